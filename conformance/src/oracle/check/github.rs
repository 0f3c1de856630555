//! Findings as workflow commands, which GitHub shows beside the lines of a change.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::checked::{Checked, Found};

/// What annotations without an id of the contract are titled.
const NO_ID: &str = "olt";

/// One command a line.
pub(super) fn print(checked: &Checked, out: &mut impl Write) -> io::Result<()> {
    checked.found().try_for_each(|found| writeln!(out, "{}", command(&found)))
}

fn command(found: &Found<'_>) -> String {
    let properties = [
        ("file", found.path()),
        ("line", found.start.line.to_string()),
        ("col", found.start.column.to_string()),
        ("title", found.id().unwrap_or(NO_ID).to_owned()),
    ];
    // A note goes by another name here.
    let level = if found.level() == "note" { "notice" } else { found.level() };
    let mut command = format!("::{level}");
    for (index, (name, value)) in properties.iter().enumerate() {
        let before = if index == 0 { ' ' } else { ',' };
        let _ = write!(command, "{before}{name}={}", escaped(value, true));
    }
    command + "::" + &escaped(&found.whole_message("\nhelp: "), false)
}

/// What would end a command, or within it a property, is escaped as the runner expects.
fn escaped(text: &str, is_property: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '%' => out.push_str("%25"),
            '\r' => out.push_str("%0D"),
            '\n' => out.push_str("%0A"),
            ':' if is_property => out.push_str("%3A"),
            ',' if is_property => out.push_str("%2C"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::escaped;

    #[test]
    fn what_ends_a_command_or_a_property_is_escaped() {
        assert_eq!(escaped("100%\r\n::error::a,b", false), "100%25%0D%0A::error::a,b");
        assert_eq!(escaped("C:\\a,b%20.cs", true), "C%3A\\a%2Cb%2520.cs");
    }
}
