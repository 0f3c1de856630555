//! Arguments that mean harm: each gives an error result with its exact text, in both lanes, in linear time.

use olt::reflection::Param;
use olt::{Part, Tool, ToolContext, ToolInvoker, ToolType, tool};
use pretty_assertions::assert_eq;

/// A record with a list of itself is refused, so depth comes from the lists.
#[derive(Debug, ToolType)]
struct Item {
    sku: String,
    #[arg(range(1..=9))]
    qty: i32,
}

#[tool]
fn take(items: Vec<Item>, note: Option<String>) -> String {
    let pieces: i32 = items.iter().map(|item| item.qty).sum();
    format!("{pieces} {}", items.into_iter().map(|item| item.sku).chain(note).collect::<Vec<_>>().concat().len())
}

fn lanes() -> [Tool; 2] {
    let reflected = Tool::create(take).param(Param::new("items")).param("note").build().unwrap();
    [take::tool(), reflected]
}

/// What both lanes answer, and whether it is an error result.
fn answer(arguments: impl AsRef<[u8]>) -> (String, bool) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let answers = lanes().map(|tool| {
        let context = ToolContext::new();
        let result = runtime.block_on(ToolInvoker::invoke(&tool, arguments.as_ref(), &context)).unwrap();
        match &result.parts[..] {
            [Part::Text(text)] => (text.clone(), result.is_error),
            other => panic!("one text part expected, not {other:?}"),
        }
    });
    let [compiled, reflected] = answers;
    assert_eq!(compiled, reflected);
    compiled
}

fn refused(arguments: impl AsRef<[u8]>, text: &str) {
    assert_eq!(answer(arguments), (text.to_owned(), true));
}

const NOT_JSON: &str = "Arguments are not valid JSON.";
const TOO_DEEP: &str = "Arguments are nested too deeply (more than 64 levels).";
/// 50 MB, the size of the large texts.
const LARGE: usize = 50_000_000;
/// The size of texts of many tokens: an unoptimized build reads them slowly, but in linear time.
const MANY: usize = if cfg!(debug_assertions) { 2_500_000 } else { LARGE };

#[test]
fn the_plain_mistakes() {
    refused("{", NOT_JSON);
    refused("nonsense", NOT_JSON);
    refused([b'{', b'"', 0xff, b'"', b':', b'1', b'}'], NOT_JSON);
    refused("[]", "Arguments must be a JSON object, not an array.");
    refused("null", "Arguments must be a JSON object, not null.");
    refused(r#"{"note":null}"#, "Argument 'items' is required.");
    refused("", "Argument 'items' is required.");
    refused(r#"{"items":[],"note":null,"more":1}"#, "Argument 'more' is not declared by this tool.");
    refused(r#"{"items":null,"note":null}"#, "Argument 'items' must be an array, not null.");
    refused(r#"{"items":[],"note":1}"#, "Argument 'note' must be a string or null, not a number.");
    refused(r#"{"items":[],"items":[],"note":null}"#, "Argument 'items' is given twice.");
    refused(
        r#"{"items":[{"sku":"a","qty":1},{"qty":10,"sku":"b"}],"note":null}"#,
        "Argument 'items[1].qty' must be an integer from 1 to 9.",
    );
    assert_eq!(answer(r#"{"items":[{"sku":"a","qty":1}],"note":"bc"}"#), ("1 3".to_owned(), false));
}

#[test]
fn a_hundred_thousand_levels() {
    refused("[".repeat(100_000), TOO_DEEP);
    refused(r#"{"items":"#.to_owned() + &"[".repeat(100_000), TOO_DEEP);
    refused(r#"{"a":"#.repeat(100_000), TOO_DEEP);
    refused("[".repeat(64), NOT_JSON);
}

#[test]
fn fifty_megabytes_of_one_thing() {
    refused(" ".repeat(LARGE), "Argument 'items' is required.");
    refused("x".repeat(LARGE), NOT_JSON);
    refused(format!("{{\"items\":[],\"note\":\"{}\"", "x".repeat(LARGE)), NOT_JSON);
    refused(
        format!("{{\"items\":[],\"note\":{}}}", "7".repeat(LARGE)),
        "Argument 'note' must be a string or null, not a number.",
    );
    refused(
        format!("{{\"items\":[{{\"sku\":\"a\",\"qty\":{}}}],\"note\":null}}", "7".repeat(LARGE)),
        "Argument 'items[0].qty' must be an integer from 1 to 9.",
    );
    refused(
        format!("{{\"{}\":1}}", "k".repeat(LARGE)),
        &format!("Argument '{}…' is not declared by this tool.", "k".repeat(100)),
    );
    let accepted = answer(format!("{{\"items\":[],\"note\":\"{}\"}}", "x".repeat(LARGE)));
    assert_eq!(accepted, (format!("0 {LARGE}"), false));
}

#[test]
fn megabytes_of_many_things() {
    let item = r#"{"sku":"a","qty":1},"#;
    let items = item.repeat(MANY / item.len());
    let accepted = answer(format!("{{\"items\":[{}],\"note\":null}}", items.trim_end_matches(',')));
    assert!(!accepted.1);
    // The fault stands first; the rest is still read, and is JSON.
    refused(
        format!("{{\"items\":[{{\"sku\":1,\"qty\":1}},{}],\"note\":null}}", items.trim_end_matches(',')),
        "Argument 'items[0].sku' must be a string, not a number.",
    );
    // The fault stands first; the rest is still read, and is none.
    refused(format!("{{\"items\":[{{\"sku\":1,\"qty\":1}},{items}"), NOT_JSON);
    let names: String = (0..MANY / 16).map(|number| format!("\"n{number:09}\":1,")).collect();
    refused(format!("{{{}}}", names.trim_end_matches(',')), "Argument 'n000000000' is not declared by this tool.");
}
