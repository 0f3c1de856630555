//! Signatures that no one wrote: read from the case's C# and put into the case.

use std::fs;
use std::path::Path;

use olt_conformance::case::Case;
use olt_conformance::library::Library;

/// Where in a case the signature goes.
const BEFORE: &str = "\n  \"expected\":";

/// Writes the signature into each case that has none; the complaints about those it can't be read for.
pub(crate) fn write(root: &Path) -> Vec<String> {
    let fixtures = root.join("fixtures");
    let library = match Library::read(&fixtures) {
        Ok(library) => library,
        Err(error) => return vec![error.to_string()],
    };
    let unread = library.cases.iter().filter(|case| case.expected.is_some() && case.signature.is_none());
    unread.filter_map(|case| write_one(&fixtures.join(format!("cases/{}.json", case.id)), case).err()).collect()
}

fn write_one(path: &Path, case: &Case) -> Result<(), String> {
    let complaint = |what: &str| format!("{}: {what}", path.display());
    let signature = case
        .read_signature()
        .ok_or_else(|| complaint("its C# yields no such tool; run `olt check` on it, or name the method in `tool`"))?;
    let text = fs::read_to_string(path).map_err(|error| complaint(&error.to_string()))?;
    let signature = serde_json::to_string(&signature).map_err(|error| complaint(&error.to_string()))?;
    let written = with_signature(&text, &signature).ok_or_else(|| complaint("`expected` must begin a line"))?;
    fs::write(path, written).map_err(|error| complaint(&error.to_string()))
}

/// The case's text with the signature in it; the rest stays as it was written.
fn with_signature(text: &str, signature: &str) -> Option<String> {
    let (head, tail) = text.split_once(BEFORE)?;
    Some(format!("{head}\n  \"signature\": {signature},{BEFORE}{tail}"))
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn the_signature_stands_before_what_it_must_come_to() {
        let text = "{\n  \"csharp\": \"\",\n  \"expected\": {}\n}\n";
        let written = "{\n  \"csharp\": \"\",\n  \"signature\": {\"name\":\"f\"},\n  \"expected\": {}\n}\n";
        assert_eq!(with_signature(text, "{\"name\":\"f\"}").as_deref(), Some(written));
        assert_eq!(with_signature("{}", "{}"), None);
    }
}
