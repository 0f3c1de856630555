//! Random argument texts: the lanes answer alike, and they accept what a validator accepts.

mod common;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use common::{described, lanes, library};
use jsonschema::{Draft, Validator};
use olt_conformance::case::{Answer, Case};
use olt_conformance::lane::{Described, Lane, Unanswered};
use olt_conformance::values::arguments;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

/// Texts tried on each case, unless `PROPTEST_CASES` says another number.
const TEXTS: u32 = 40;

fn cases() -> impl Iterator<Item = &'static Case> {
    library().cases.iter().filter(|case| case.signature.is_some())
}

/// Runs `check` on random texts for each case; the minimal failing text is in the message.
fn for_random_texts(check: impl Fn(&Case, &str) -> Result<(), String>) {
    let texts = if std::env::var_os("PROPTEST_CASES").is_some() { Config::default().cases } else { TEXTS };
    for case in cases() {
        let Some(signature) = &case.signature else { continue };
        let config = Config { cases: texts, failure_persistence: None, ..Config::default() };
        let outcome = TestRunner::new(config).run(&arguments(signature), |text| {
            check(case, &text).map_err(|why| TestCaseError::fail(format!("{}\n{text:?}\n{why}", case.id)))
        });
        if let Err(failure) = outcome {
            panic!("{failure}");
        }
    }
}

/// Whether the lane's Rust type explains the difference: a `Url` prints itself, and holds fewer URIs (ruling I-5).
fn is_a_url(case: &Case, found: &Result<Answer, Unanswered>) -> bool {
    let has_uri = serde_json::to_string(&case.signature).is_ok_and(|signature| signature.contains(r#""uri""#));
    let is_explained = match found {
        Ok(Answer::Ok(_)) => true,
        Ok(Answer::Error(error)) => error.contains("an absolute URI"),
        Err(_) => false,
    };
    has_uri && is_explained
}

#[test]
fn the_lanes_answer_alike() {
    for_random_texts(|case, text| {
        let expected = described().decode(&case.id, text.as_bytes());
        for (lane, skips) in lanes() {
            let found = lane.decode(&case.id, text.as_bytes());
            if !skips(case) && found != expected && !is_a_url(case, &found) {
                return Err(format!("described  {expected:?}\n{:<10} {found:?}", lane.name()));
            }
        }
        Ok(())
    });
}

/// A way in which the decoder differs from a validator, by the ruling that allows it.
struct Exception {
    ruling: &'static str,
    /// Whether it explains that the decoder refuses, in these words, arguments that the validator accepts.
    refuses: fn(error: &str, text: &str) -> bool,
    /// Whether it explains that the decoder accepts these arguments, which the validator refuses.
    accepts: fn(case: &Case, text: &str) -> bool,
}

const EXCEPTIONS: [Exception; 6] = [
    // Repeated names; set elements that decode equal though they differ as JSON.
    Exception {
        ruling: "C-5",
        refuses: |error, text| has_repeated_name(text) || error.contains(" repeats '"),
        accepts: |_, _| false,
    },
    // Nesting; a lone surrogate is no JSON, though a validator may never see it.
    Exception { ruling: "C-1", refuses: |error, _| error.contains("nested too deeply"), accepts: |_, _| false },
    // Whole numbers above 2^53 spelled with a fraction or an exponent: a validator reads them as doubles.
    Exception {
        ruling: "C-2",
        refuses: |error, _| error.contains(" must be an integer from "),
        accepts: |case, text| has_format(case, "\"integer\"") && has_inexact_integer(text),
    },
    // Numbers beyond float, double and decimal; ones so small that a validator reads them as 0.
    Exception {
        ruling: "C-3",
        refuses: |error, text| error.contains(" within the range of ") || has_underflow(text),
        accepts: |_, _| false,
    },
    // Times without an offset; leap seconds, far offsets and years; TimeSpan ranges; char by UTF-16 units; base64;
    // display names of e-mail addresses.
    Exception {
        ruling: "C-4",
        refuses: |error, text| {
            let clocks = ["an RFC 3339 date-time", "a date such", "a time span"];
            let others = ["a time such", "a base64 string", "a string of one character", "an email address"];
            let says = |form: &&str| error.contains(form);
            others.iter().any(says) || clocks.iter().any(says) && is_off_the_clock(text)
        },
        accepts: |case, _| has_format(case, "\"time\""),
    },
    // JSON of any shape keeps numbers that the validator's parser can't hold.
    Exception {
        ruling: "C-7",
        refuses: |_, _| false,
        accepts: |_, text| serde_json::from_str::<serde_json::Value>(text).is_err(),
    },
];

fn has_format(case: &Case, name: &str) -> bool {
    case.expected.as_ref().is_some_and(|tool| tool.input_schema.contains(name))
}

/// Whether the text holds a leap second, a far offset, a year or a span of time that no clock of the contract has.
fn is_off_the_clock(text: &str) -> bool {
    const SIGNS: [&str; 7] = [":60", "24:", "+14:01", "\"0000-", "\"0001-01-01T", "\"9999-12-31T", "10675199."];
    SIGNS.iter().any(|sign| text.contains(sign))
}

/// Whether a name is given twice anywhere in the text; a validator sees only the last of the two.
fn has_repeated_name(text: &str) -> bool {
    static ANY: LazyLock<Described> = LazyLock::new(|| {
        let signature =
            serde_json::from_str(r#"{"name":"any","parameters":[{"name":"value","type":"json"}]}"#).unwrap();
        let mut lane = Described::default();
        lane.add("any", &signature);
        lane
    });
    let answer = ANY.decode("any", format!("{{\"value\":{text}}}").as_bytes());
    matches!(answer, Ok(Answer::Error(error)) if error.ends_with("is given twice."))
}

/// Whether the text spells a number with a fraction or an exponent that is above 2^53.
fn has_inexact_integer(text: &str) -> bool {
    let is_large = |token: &str| token.parse::<f64>().is_ok_and(|number| number.abs() >= 9_007_199_254_740_992.0);
    numbers(text).filter(|token| token.contains(['.', 'e', 'E'])).any(is_large)
}

/// Whether the text spells a number that is not 0 but as a double would be.
fn has_underflow(text: &str) -> bool {
    let has_digits = |token: &str| {
        token.split(['e', 'E']).next().is_some_and(|digits| digits.contains(|c| ('1'..='9').contains(&c)))
    };
    numbers(text).any(|token| token.parse::<f64>() == Ok(0.0) && has_digits(token))
}

fn numbers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)))
}

fn validators() -> BTreeMap<&'static str, Validator> {
    let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
    cases()
        .filter_map(|case| {
            let schema = serde_json::from_str(&case.expected.as_ref()?.input_schema).unwrap();
            Some((case.id.as_str(), options.build(&schema).unwrap()))
        })
        .collect()
}

/// Whether a validator takes the arguments; what its parser can't read it refuses, blank text aside (ruling C-1).
fn is_valid(validator: &Validator, text: &str) -> bool {
    let text = if text.trim_matches([' ', '\t', '\n', '\r']).is_empty() { "{}" } else { text };
    serde_json::from_str(text).is_ok_and(|value| validator.is_valid(&value))
}

#[test]
fn decoding_accepts_what_the_schema_accepts() {
    let validators = validators();
    for_random_texts(|case, text| {
        let valid = validators.get(case.id.as_str()).is_some_and(|validator| is_valid(validator, text));
        let answer = described().decode(&case.id, text.as_bytes()).map_err(|why| why.to_string())?;
        let excused = match &answer {
            Answer::Ok(_) => valid || EXCEPTIONS.iter().any(|exception| (exception.accepts)(case, text)),
            Answer::Error(error) => !valid || EXCEPTIONS.iter().any(|exception| (exception.refuses)(error, text)),
        };
        let rulings: Vec<_> = EXCEPTIONS.iter().map(|exception| exception.ruling).collect();
        let why = || format!("validator accepts: {valid}; decoder: {answer:?}; no ruling of {rulings:?} allows it");
        excused.then_some(()).ok_or_else(why)
    });
}

#[test]
fn every_schema_meets_the_metaschema() {
    for case in cases() {
        let Some(tool) = &case.expected else { continue };
        for text in [Some(&tool.input_schema), tool.output_schema.as_ref()].into_iter().flatten() {
            let schema: serde_json::Value = serde_json::from_str(text).unwrap();
            assert!(jsonschema::draft202012::meta::is_valid(&schema), "{}: {text}", case.id);
        }
    }
}
