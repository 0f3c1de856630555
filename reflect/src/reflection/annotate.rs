//! What annotations come to on a type (rulings ): the one place that says which apply where.

use std::sync::Arc;

use olt_text::name::shortened;

use super::bounds::{self, Written};
use super::describe::Annotation;
use super::shape::{Form, Format, Json, Lengths, Number, Pattern, Scalar, Shape, Text};
use crate::contract::SignatureError;

/// `shape` with the annotations of its place. One that does not apply to the type changes nothing.
pub(super) fn annotate(mut shape: Shape, annotations: &[Annotation], place: &str) -> Result<Shape, SignatureError> {
    let mut is_ranged = false;
    for annotation in annotations {
        match annotation {
            Annotation::Range { min, max, min_exclusive, max_exclusive } => {
                let min = written(min.as_deref(), *min_exclusive, place)?;
                let max = written(max.as_deref(), *max_exclusive, place)?;
                // Of several ranges the first counts.
                if !std::mem::replace(&mut is_ranged, true) {
                    apply_range(&mut shape.form, min, max);
                }
            }
            Annotation::StringLength { min, max } => {
                if let Some(lengths) = text_lengths(&mut shape.form) {
                    lengths.narrow(Some(*min).filter(|&min| min > 0), Some(*max));
                }
            }
            Annotation::Length { min, max } => {
                if let Some(lengths) = lengths(&mut shape.form) {
                    lengths.narrow(*min, *max);
                }
            }
            Annotation::Pattern(pattern) => {
                if let Form::Text(text) = &mut shape.form {
                    text.pattern.get_or_insert_with(|| Arc::new(Pattern::new(pattern)));
                }
            }
            Annotation::Email => apply_format(&mut shape.form, Format::Email),
            Annotation::Url => apply_format(&mut shape.form, Format::Uri),
        }
    }
    Ok(shape)
}

fn written<'t>(text: Option<&'t str>, exclusive: bool, place: &str) -> Result<Option<Written<'t>>, SignatureError> {
    match text {
        Some(text) if !bounds::is_bound(text) => {
            let text = format!("{place}: the bound '{}' of its range is no number", shortened(text));
            Err(SignatureError::other(text).with_help("write it as JSON does, or as Infinity, -Infinity or NaN"))
        }
        text => Ok(text.map(|text| Written { text, exclusive })),
    }
}

fn apply_range(form: &mut Form, min: Option<Written<'_>>, max: Option<Written<'_>>) {
    match form {
        Form::Integer { min: least, max: greatest } => {
            if let Some((min, max)) = bounds::narrow_integer((*least, *greatest), min, max) {
                (*least, *greatest) = (min, max);
            }
        }
        Form::Number(Number { width, min: least, max: greatest }) => {
            *least = min.and_then(|min| bounds::spell(*width, min.text));
            *greatest = max.and_then(|max| bounds::spell(*width, max.text));
        }
        _ => {}
    }
}

/// Where lengths of a string go, on the string types that take any.
fn text_lengths(form: &mut Form) -> Option<&mut Lengths> {
    match form {
        Form::Text(Text { lengths, .. }) => Some(lengths),
        Form::Scalar(scalar, lengths) if *scalar != Scalar::Base64 => Some(lengths),
        _ => None,
    }
}

/// Where lengths go: to the characters of a string or the items of an array.
fn lengths(form: &mut Form) -> Option<&mut Lengths> {
    match form {
        Form::Sequence(_, items) => Some(&mut items.counts),
        Form::Json(Json::Array(counts)) => Some(counts),
        form => text_lengths(form),
    }
}

fn apply_format(form: &mut Form, format: Format) {
    if let Form::Text(text) = form {
        text.format.get_or_insert(format);
    }
}
