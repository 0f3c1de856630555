//! Wrong lengths: which are read, what they count, which of several is in force.

use olt::reflection::describe::{Annotation, TypeDesc};

use super::Saboteur;
use super::act::Act;
use super::json::Json;
use super::walk::{bare, each_annotations};

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "minimum-length-unread",
        "annotation.string-length-minimum",
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
        "lengths-on-lists-only",
        "annotation.length",
        &[],
        "Reads [MinLength], [MaxLength] and [Length] on lists alone.",
        Act::Signature(|signature| {
            for parameter in
                signature.parameters.iter_mut().filter(|parameter| *bare(&parameter.ty) == TypeDesc::String)
            {
                parameter.annotations.retain(|annotation| !matches!(annotation, Annotation::Length { .. }));
            }
        }),
    ),
    Saboteur::new(
        "items-counted-as-characters",
        "annotation.items",
        &["annotation.length"],
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
];
