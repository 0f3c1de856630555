//! Wrong annotations: which are read, how they are fitted to a type, how they are enforced.

use olt::reflection::describe::{Annotation, TypeDesc};

use super::Saboteur;
use super::act::Act;
use super::edit::each_parameter;
use super::walk::{bare, each_annotations, each_property};

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "range-on-integers-only",
        "annotation.range",
        &[],
        "Reads [Range] on integers alone.",
        Act::Signature(|signature| {
            for parameter in &mut signature.parameters {
                let is_real = |ty: &TypeDesc| matches!(ty, TypeDesc::Float | TypeDesc::Double | TypeDesc::Decimal);
                if is_real(bare(&parameter.ty)) {
                    parameter.annotations.retain(|annotation| !matches!(annotation, Annotation::Range { .. }));
                }
            }
        }),
    ),
    Saboteur::new(
        "range-written-not-enforced",
        "annotation.range",
        &[],
        "Writes the bounds of a number and decodes any number.",
        Act::Decoded(|signature| {
            for parameter in &mut signature.parameters {
                if parameter.ty == TypeDesc::Decimal {
                    parameter.annotations.clear();
                }
            }
        }),
    ),
    Saboteur::new(
        "range-of-properties-unread",
        "record.annotations",
        &[],
        "Reads [Range] on parameters, not on properties.",
        Act::Signature(|signature| {
            each_property(signature, |property| {
                property.annotations.retain(|annotation| !matches!(annotation, Annotation::Range { .. }));
            });
        }),
    ),
    Saboteur::new(
        "exclusive-bounds-unread",
        "A-2",
        &[],
        "Does not read MinimumIsExclusive and MaximumIsExclusive.",
        Act::Signature(|signature| {
            each_annotations(signature, |annotations| {
                for annotation in annotations {
                    if let Annotation::Range { min_exclusive, max_exclusive, .. } = annotation {
                        (*min_exclusive, *max_exclusive) = (false, false);
                    }
                }
            });
        }),
    ),
    Saboteur::new(
        "exclusive-bounds-by-keyword",
        "schema.keywords",
        &[],
        "Writes exclusiveMinimum and exclusiveMaximum.",
        Act::Tool(|signature, tool| {
            each_parameter(signature, tool, |parameter, fragment| {
                for annotation in &parameter.annotations {
                    if let Annotation::Range { min_exclusive: true, max_exclusive: true, .. } = annotation {
                        fragment.rename("minimum", "exclusiveMinimum");
                        fragment.rename("maximum", "exclusiveMaximum");
                    }
                }
            });
        }),
    ),
    Saboteur::new(
        "integer-bounds-rounded-outward",
        "A-2",
        &[],
        "Rounds the bounds of an integer outward.",
        Act::Signature(|signature| {
            for parameter in signature.parameters.iter_mut().filter(|parameter| parameter.ty == TypeDesc::Int) {
                for annotation in &mut parameter.annotations {
                    if let Annotation::Range { min, max, .. } = annotation {
                        *min = min.as_deref().map(|bound| rounded(bound, f64::floor));
                        *max = max.as_deref().map(|bound| rounded(bound, f64::ceil));
                    }
                }
            }
        }),
    ),
    Saboteur::new(
        "range-beyond-type-ignored",
        "A-2",
        &[],
        "Ignores a [Range] with a bound that the type cannot hold, rather than clamping it.",
        Act::Signature(|signature| {
            for parameter in &mut signature.parameters {
                let limit = match parameter.ty {
                    TypeDesc::Sbyte => 128.0,
                    TypeDesc::Int => 2_147_483_648.0,
                    _ => f64::MAX,
                };
                let fits = |bound: &Option<String>| {
                    bound.as_ref().and_then(|text| text.parse().ok()).is_none_or(|bound: f64| bound.abs() <= limit)
                };
                parameter.annotations.retain(|annotation| match annotation {
                    Annotation::Range { min, max, .. } => fits(min) && fits(max),
                    _ => true,
                });
            }
        }),
    ),
    Saboteur::new(
        "pattern-not-enforced",
        "annotation.pattern",
        &[],
        "Writes the pattern and decodes any text.",
        Act::Decoded(|signature| {
            each_annotations(signature, |annotations| {
                annotations.retain(|annotation| !matches!(annotation, Annotation::Pattern(_)));
            });
        }),
    ),
    Saboteur::new(
        "pattern-matches-whole-text",
        "A-4",
        &[],
        "Asks of the whole text that it match the pattern, as the attribute itself does.",
        Act::Decoded(|signature| {
            each_annotations(signature, |annotations| {
                for annotation in annotations {
                    if let Annotation::Pattern(pattern) = annotation {
                        *pattern = format!("^(?:{pattern})$");
                    }
                }
            });
        }),
    ),
    Saboteur::new(
        "email-not-enforced",
        "annotation.email",
        &[],
        "Writes the format email and decodes any text.",
        Act::Decoded(|signature| {
            each_annotations(signature, |annotations| {
                if annotations.first() == Some(&Annotation::Email) {
                    annotations.clear();
                }
            });
        }),
    ),
    Saboteur::new(
        "url-not-enforced",
        "annotation.url",
        &[],
        "Writes the format uri and decodes any text.",
        Act::Decoded(|signature| {
            each_annotations(signature, |annotations| {
                if annotations.first() == Some(&Annotation::Url) {
                    annotations.clear();
                }
            });
        }),
    ),
    Saboteur::new(
        "last-format-wins",
        "A-1",
        &[],
        "Of [EmailAddress] and [Url] reads the last.",
        Act::Signature(|signature| each_annotations(signature, |annotations| annotations.reverse())),
    ),
];

fn rounded(bound: &str, round: fn(f64) -> f64) -> String {
    let value = bound.parse().ok().map(round).and_then(olt_text::number::double_text);
    value.unwrap_or_else(|| bound.to_owned())
}
