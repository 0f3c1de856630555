//! Annotations, as attributes.

use olt::reflection::describe::Annotation;

use super::literal::string;

/// The attribute; nothing for one that says nothing.
pub(super) fn attribute(annotation: &Annotation) -> Option<String> {
    Some(match annotation {
        Annotation::Range { min, max, min_exclusive, max_exclusive } => {
            let bounds = match (min.as_deref().and_then(finite), max.as_deref().and_then(finite)) {
                // The text keeps every digit.
                (Some(min), Some(max)) => format!("typeof(decimal), {}, {}", string(min), string(max)),
                (Some(min), None) => format!("{min}d, double.PositiveInfinity"),
                (None, Some(max)) => format!("double.NegativeInfinity, {max}d"),
                (None, None) => return None,
            };
            let min = if *min_exclusive { ", MinimumIsExclusive = true" } else { "" };
            let max = if *max_exclusive { ", MaximumIsExclusive = true" } else { "" };
            format!("Range({bounds}{min}{max})")
        }
        Annotation::StringLength { min: 0, max } => format!("StringLength({max})"),
        Annotation::StringLength { min, max } => format!("StringLength({max}, MinimumLength = {min})"),
        Annotation::Length { min: Some(min), max: Some(max) } => format!("Length({min}, {max})"),
        Annotation::Length { min: Some(min), max: None } => format!("MinLength({min})"),
        Annotation::Length { min: None, max: Some(max) } => format!("MaxLength({max})"),
        Annotation::Length { min: None, max: None } => return None,
        Annotation::Pattern(pattern) => format!("RegularExpression({})", string(pattern)),
        Annotation::Email => "EmailAddress".to_owned(),
        Annotation::Url => "Url".to_owned(),
    })
}

/// A bound that is a number; one that is not finite bounds nothing.
fn finite(bound: &str) -> Option<&str> {
    Some(bound).filter(|bound| !bound.ends_with(['y', 'N']))
}
