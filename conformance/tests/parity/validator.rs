//! A validator that no one here wrote, asked twice: with its own `time`, and with the contract's.

use jsonschema::{Draft, Validator};
use olt::reflection::describe::Signature;
use olt_conformance::parity::Call;

pub(crate) struct Judge {
    standard: Validator,
    contract: Validator,
}

impl Judge {
    pub(crate) fn new(schema: &str) -> Self {
        let schema = serde_json::from_str(schema).unwrap();
        let options = || jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
        let standard = options().build(&schema).unwrap();
        Self { standard, contract: options().with_format("time", is_contract_time).build(&schema).unwrap() }
    }

    pub(crate) fn call<'c>(&self, signature: &'c Signature, text: &'c str) -> Call<'c> {
        let [valid, valid_by_contract_times] = [&self.standard, &self.contract].map(|judge| is_valid(judge, text));
        Call { signature, text, valid, valid_by_contract_times }
    }
}

/// Whether a validator takes the arguments; what its parser can't read it refuses, blank text aside (ruling C-1).
fn is_valid(validator: &Validator, text: &str) -> bool {
    let text = if text.trim_matches([' ', '\t', '\n', '\r']).is_empty() { "{}" } else { text };
    serde_json::from_str(text).is_ok_and(|value| validator.is_valid(&value))
}

/// `HH:mm:ss[.fffffff]`, as the note has it.
fn is_contract_time(text: &str) -> bool {
    let (clock, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_clock = clock.len() == 8
        && clock.bytes().enumerate().all(|(at, byte)| if at % 3 == 2 { byte == b':' } else { byte.is_ascii_digit() });
    let is_fraction = (1..=7).contains(&fraction.len()) && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_clock && is_fraction && clock[..2] < *"24" && clock[3..5] < *"60" && clock[6..] < *"60"
}
