//! The page's three classes, as `olt` reads them from `fixtures/csharp/page.cs`.

#[path = "common/command.rs"]
mod command;

use command::{Folder, answer};
use pretty_assertions::assert_eq;

const PAGE: &str = include_str!("../../fixtures/csharp/page.cs");

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.file("page.cs", PAGE);
    folder
}

#[test]
fn the_classes_are_described() {
    let metadata = r#""outputSchema":null,"metadata":{"endsLoop":false,"requiresApproval":false,"parallelSafe":true,"timeoutSeconds":0}}"#;
    let lines = [
        r#"{"name":"GetWeather","description":"Current weather for a city","inputSchema":{"type":"object","properties":{"city":{"type":"string"}},"required":["city"],"additionalProperties":false},"#,
        r#"{"name":"search_docs","description":"Search the documentation","inputSchema":{"type":"object","properties":{"query":{"type":"string","description":"What to search for"},"limit":{"type":"integer","description":"Max results","minimum":-2147483648,"maximum":2147483647}},"required":["query"],"additionalProperties":false},"#,
        r#"{"name":"Whoami","description":"Report the deadline the caller imposed","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"#,
    ];
    let expected: String = lines.iter().flat_map(|line| [line, metadata, "\n"]).collect();
    assert_eq!(folder("page-described").olt(&["describe", "page.cs"]), answer(&expected, "", 0));
}

#[test]
fn nothing_is_said_against_them() {
    let found = folder("page-checked").olt(&["check", "page.cs", "--format", "json"]);
    assert_eq!((found.out.trim(), found.code), ("[]", 0));
}

#[test]
fn what_is_left_out_is_zero() {
    let folder = folder("page-decoded");
    let decode = |text: &str| folder.olt(&["decode", "page.cs", "--tool", "search_docs", "--args", text]);
    let echo = "{\"ok\":{\"query\":\"toolnexus\",\"limit\":0}}\n";
    assert_eq!(decode(r#"{"query":"toolnexus"}"#), answer(echo, "", 0));
    assert_eq!(decode("{}"), answer("{\"error\":\"Argument 'query' is required.\"}\n", "", 1));
}
