//! The badge: what shields.io reads from an endpoint.

use serde::Serialize;

use super::summary::Report;
use super::text::number;
use super::verdict::Conformance;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Badge {
    schema_version: u8,
    label: &'static str,
    message: String,
    color: &'static str,
}

/// The badge as JSON: how many of the scored answers conform, and what was not asked.
///
/// # Errors
/// A member has no JSON form; those of this crate have one.
pub(super) fn badge(report: &Report<'_>) -> serde_json::Result<String> {
    let scored = report.scored();
    let (all, known) = (&report.states, report.states.known_failure);
    let mut message = match report.verdict.conformance {
        Conformance::Incomplete => {
            format!("incomplete, answered {} of {}", number(all.answered()), number(all.asked()))
        }
        _ => format!("{} / {}", number(scored.conforming()), number(scored.answered())),
    };
    if all.unsupported > 0 {
        message.push_str(&format!(", {} unsupported", number(all.unsupported)));
    }
    let color = match report.verdict.conformance {
        Conformance::Conforms if known > 0 || all.unsupported > 0 => "green",
        Conformance::Conforms => "brightgreen",
        Conformance::DoesNotConform => "red",
        Conformance::Incomplete => "lightgrey",
    };
    let badge = Badge { schema_version: 1, label: "tool contract", message, color };
    serde_json::to_string(&badge).map(|text| text + "\n")
}
