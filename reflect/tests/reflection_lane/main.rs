//! The reflection lane from outside: signatures in, schemas, echoes and error texts out.

mod annotations;
mod builder;
mod create;
mod decode;
mod defaults;
mod random;
mod refusals;
mod results;
mod schema;
mod sets;
mod sizes;
#[cfg(all(feature = "bytes1", feature = "chrono04", feature = "indexmap2", feature = "jiff1"))]
#[cfg(all(feature = "rust_decimal1", feature = "url2", feature = "uuid1"))]
mod types;

use olt::contract::SignatureError;
use olt::reflection::Described;
use olt::reflection::describe::Signature;

/// A tool of one required parameter `v` of this type, with these annotations (both as signature JSON).
fn of_type(ty: &str, annotations: &str) -> Described {
    described(&format!(r#"[{{"name":"v","type":{ty},"annotations":[{annotations}]}}]"#))
}

/// A tool of these parameters, beside the types that [`signature`] declares.
fn described(parameters: &str) -> Described {
    try_described(parameters).unwrap_or_else(|error| panic!("{parameters}: {error}"))
}

fn try_described(parameters: &str) -> Result<Described, SignatureError> {
    Described::new(&signature(parameters))
}

/// A signature of these parameters, beside an enum `Kind` and a record `Item`.
fn signature(parameters: &str) -> Signature {
    let text = format!(
        r#"{{"name":"f","parameters":{parameters},"types":{{
            "Kind":{{"enum":["A","B"]}},
            "Item":{{"record":[
                {{"name":"id","type":"int","required":true}},
                {{"name":"kind","type":{{"named":"Kind"}}}},
                {{"name":"total","type":"int","readOnly":true}}
            ]}}
        }}}}"#
    );
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The fragment of `v` in the input schema of a tool that has no other parameter.
fn fragment(described: &Described) -> &str {
    let schema = described.input_schema().strip_prefix(r#"{"type":"object","properties":{"v":"#).unwrap();
    schema.strip_suffix(r#"},"required":["v"],"additionalProperties":false}"#).unwrap()
}

/// What comes of `v` being sent as this JSON: the echo of `v`, or the error text.
fn sent(described: &Described, json: &str) -> Result<String, String> {
    let echo = described.decode(format!(r#"{{"v":{json}}}"#).as_bytes()).map_err(|fault| fault.to_string())?;
    Ok(echo.strip_prefix(r#"{"v":"#).unwrap().strip_suffix('}').unwrap().to_owned())
}
