//! What every lane says of every case, as one text: the same file is compiled into the workspace's tests and
//! into a program of its own, whose `serde_json` has other features.

use std::fmt::Write as _;

use olt::contract::Fault;
use olt::reflection::Described;
use olt::reflection::describe::Signature;

/// A case: its id, its signature JSON and the arguments of its calls.
pub(crate) type Case = (String, String, Vec<String>);

/// The schemas and the answers of every lane.
pub(crate) fn report(cases: &[Case]) -> String {
    let mut out = String::new();
    for (id, signature, calls) in cases {
        if let Some((_, tool)) = olt_generated::compiled::TOOLS.iter().find(|(known, _)| known == id) {
            let tool = tool();
            tell(&mut out, "compiled", id, tool.input_schema(), tool.output_schema(), calls, |text| tool.decode(text));
        }
        if let Some((_, tool)) = olt_generated::reflected::TOOLS.iter().find(|(known, _)| known == id) {
            let tool = tool().unwrap();
            tell(&mut out, "reflected", id, tool.input_schema(), tool.output_schema(), calls, |text| tool.decode(text));
        }
        let signature: Signature = serde_json::from_str(signature).unwrap();
        let described = Described::new(&signature).unwrap();
        tell(&mut out, "described", id, described.input_schema(), described.output_schema(), calls, |text| {
            described.decode(text.as_bytes())
        });
    }
    out
}

fn tell(
    out: &mut String,
    lane: &str,
    id: &str,
    input: &str,
    output: Option<&str>,
    calls: &[String],
    decode: impl Fn(&str) -> Result<String, Fault>,
) {
    writeln!(out, "{lane} {id}\n  {input}\n  {output:?}").unwrap();
    for call in calls {
        match decode(call) {
            Ok(decoded) => writeln!(out, "  {decoded}").unwrap(),
            Err(fault) => writeln!(out, "  {fault}").unwrap(),
        }
    }
}

/// Whether this build's `serde_json` keeps the order of names, and number texts.
pub(crate) fn features() -> (bool, bool) {
    let reread = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap().to_string();
    let keeps = |text: &str| reread(text) == text;
    (keeps(r#"{"b":1,"a":2}"#), keeps("1.500"))
}
