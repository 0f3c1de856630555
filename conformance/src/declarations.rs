//! The declarations of the cases as C# files, one an area, for test projects that need real methods.
//!
//! A case's C# is written as it stands, in a namespace of its own. What a project has of itself by default, and what
//! the platform's namespaces hold, is imported for the whole file.

use crate::case::Case;

/// The folder they are written to, from the workspace's root.
pub const FOLDER: &str = "fixtures/csharp";

/// The files of that folder that are written by hand.
pub const BY_HAND: [&str; 4] = ["page.cs", "quickstart.cs", "stubs.cs", "toolnexus-stubs.cs"];

/// What the C# of any case may name without a `using` of its own.
const USINGS: [&str; 11] = [
    "System",
    "System.Collections.Generic",
    "System.ComponentModel",
    "System.ComponentModel.DataAnnotations",
    "System.IO",
    "System.Linq",
    "System.Text.Json",
    "System.Text.Json.Nodes",
    "System.Text.Json.Serialization",
    "System.Threading",
    "System.Threading.Tasks",
];

/// The cases whose C# no compiler takes, and why.
const LEFT_OUT: [(&str, &str); 2] = [
    ("diagnostics/no-context", "its context lists nothing, so that the platform's generator gives it no body"),
    ("diagnostics/outside-the-table", "it names a type that no file declares"),
];

/// The namespace of a case: `types/int-nested` is `Olt.Cases.types_int_nested`.
///
/// Each id has another; none is also the name of a type, which it would hide from the cases.
#[must_use]
pub fn namespace(id: &str) -> String {
    format!("Olt.Cases.{}", id.replace(['/', '-'], "_"))
}

/// Why a case is in no file, where it is not.
#[must_use]
pub fn left_out(case: &Case) -> Option<&'static str> {
    LEFT_OUT.iter().find(|(id, _)| *id == case.id).map(|(_, why)| *why)
}

/// The file that declares the cases of an area.
#[must_use]
pub fn file(area: &str, cases: &[&Case]) -> String {
    let mut text = format!(
        "// Written by `cargo xtask bless` from fixtures/cases/{area}; do not edit.\n\
         // stubs.cs declares what these files take from a library: [Tool], ToolContext, the parts.\n\
         #nullable enable\n#pragma warning disable\n\n"
    );
    text.extend(USINGS.iter().map(|name| format!("using {name};\n")));
    for case in cases.iter().filter(|case| left_out(case).is_none()) {
        let source = case.csharp.text();
        let csharp = source.trim_end();
        text.push_str(&format!("\n// {}\nnamespace {}\n{{\n{csharp}\n}}\n", case.id, namespace(&case.id)));
    }
    let absent: Vec<String> =
        cases.iter().filter_map(|case| Some(format!("//   {}: {}\n", case.id, left_out(case)?))).collect();
    if !absent.is_empty() {
        text.push_str("\n// Left out, since they are no C# that compiles:\n");
        text.extend(absent);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use pretty_assertions::assert_eq;

    use super::*;

    fn case(id: &str) -> Case {
        let text = r#"{"clauses":["T-1"],"level":"must","csharp":["class A","{","}",""],"diagnostics":[{"id":"OLT001","tool":"f"}]}"#;
        Case::parse(id, Path::new("x"), text).unwrap()
    }

    #[test]
    fn a_case_stands_in_its_namespace_and_one_that_does_not_compile_says_why() {
        let cases = [case("diagnostics/a-b"), case("diagnostics/no-context")];
        let text = file("diagnostics", &cases.iter().collect::<Vec<_>>());
        let (_, body) = text.split_once("using System.Threading.Tasks;\n").unwrap();
        let expected = "
// diagnostics/a-b
namespace Olt.Cases.diagnostics_a_b
{
class A
{
}
}

// Left out, since they are no C# that compiles:
//   diagnostics/no-context: its context lists nothing, so that the platform's generator gives it no body
";
        assert_eq!(body, expected);
        assert!(text.starts_with("// Written by `cargo xtask bless` from fixtures/cases/diagnostics; do not edit.\n"));
    }
}
