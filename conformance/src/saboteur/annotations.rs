//! Wrong annotations: which are read, how they are fitted to a type, how they are enforced.

use olt::reflection::describe::{Annotation, TypeDesc};

use super::Saboteur;
use super::act::Act;
use super::json::Json;
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
        "annotation.range",
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
        "minimum-length-unread",
        "annotation.string-length",
        &[],
        "Reads the maximum of [StringLength] alone.",
        Act::Signature(|signature| {
            each_annotations(signature, |annotations| {
                for annotation in annotations {
                    if let Annotation::StringLength { min, .. } = annotation {
                        *min = 0;
                    }
                }
            });
        }),
    ),
    Saboteur::new(
        "string-length-exclusive",
        "annotation.string-length",
        &[],
        "Takes the maximum of [StringLength] for the first length that is too long.",
        Act::Signature(|signature| {
            each_annotations(signature, |annotations| {
                for annotation in annotations {
                    if let Annotation::StringLength { max, .. } = annotation {
                        *max = max.saturating_sub(1);
                    }
                }
            });
        }),
    ),
    Saboteur::new(
        "string-length-writes-zero",
        "A-3",
        &[],
        "Writes a minLength of 0 for a [StringLength] without a minimum.",
        Act::Signature(|signature| {
            for parameter in
                signature.parameters.iter_mut().filter(|parameter| *bare(&parameter.ty) == TypeDesc::String)
            {
                let is_open = |annotation: &Annotation| matches!(annotation, Annotation::StringLength { min: 0, .. });
                if parameter.annotations.iter().any(is_open) {
                    parameter.annotations.push(Annotation::Length { min: Some(0), max: None });
                }
            }
        }),
    ),
    Saboteur::new(
        "string-length-counts-items",
        "A-1",
        &[],
        "Reads [StringLength] on lists as well.",
        Act::Signature(|signature| {
            for parameter in &mut signature.parameters {
                for annotation in &mut parameter.annotations {
                    if let (TypeDesc::List(_), Annotation::StringLength { max, .. }) = (&parameter.ty, &*annotation) {
                        *annotation = Annotation::Length { min: None, max: Some(*max) };
                    }
                }
            }
        }),
    ),
    Saboteur::new(
        "items-counted-as-characters",
        "annotation.length",
        &[],
        "Writes minLength and maxLength on arrays.",
        Act::Fragment(|fragment| {
            fragment.rename("minItems", "minLength");
            fragment.rename("maxItems", "maxLength");
        }),
    ),
    Saboteur::new(
        "zero-length-left-out",
        "A-3",
        &[],
        "Writes no minimum of 0, whichever attribute it comes from.",
        Act::Described(|signature| {
            each_annotations(signature, |annotations| {
                for annotation in annotations {
                    if let Annotation::Length { min, .. } = annotation {
                        *min = min.filter(|least| *least > 0);
                    }
                }
            });
        }),
    ),
    Saboteur::new(
        "first-length-wins",
        "A-3",
        &["annotation.length"],
        "Reads the first of several lengths alone.",
        Act::Signature(|signature| {
            each_annotations(signature, |annotations| {
                let mut lengths = 0;
                annotations.retain(|annotation| {
                    let is_length = matches!(annotation, Annotation::StringLength { .. } | Annotation::Length { .. });
                    lengths += usize::from(is_length);
                    !is_length || lengths == 1
                });
            });
        }),
    ),
    Saboteur::new(
        "lengths-in-utf-16",
        "A-4",
        &[],
        "Counts a character beyond U+FFFF as two.",
        Act::Sent(|slot, value| {
            let is_limited = slot
                .annotations
                .iter()
                .any(|annotation| matches!(annotation, Annotation::StringLength { .. } | Annotation::Length { .. }));
            if let Some(text) = value.text().filter(|_| is_limited) {
                let units = text.chars().map(|c| if c.len_utf16() == 2 { "??".to_owned() } else { c.to_string() });
                *value = Json::string(&units.collect::<String>());
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
        &["annotation.pattern"],
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
