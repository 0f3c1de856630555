//! Whether an annotation does anything where it stands, for the warnings (rulings ).

use olt::reflection::describe::Annotation;
use olt::scalar::pattern::{Pattern, is_anchored};

use super::constant::Builtin;
use super::types::{ARRAY, Scalar, Ty, TyKind};
use super::world::World;

/// What the fragment of a type can carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    Integer(Scalar),
    Number,
    /// A string that is only that.
    Text,
    /// A string with a format or pattern of its own.
    Formatted,
    Array,
    Other,
}

impl World<'_> {
    /// Why the annotations of something of type `ty` do less than they seem to, with the index of each.
    pub(super) fn idle_annotations(&self, annotations: &[Annotation], ty: &Ty) -> Vec<(usize, String, &'static str)> {
        let shape = self.shape(ty);
        let mut found = Vec::new();
        let mut has_format = false;
        for (index, annotation) in annotations.iter().enumerate() {
            let is_format = matches!(annotation, Annotation::Email | Annotation::Url);
            let said = if is_format && has_format && shape == Shape::Text {
                let first = "is ignored: another format is written before it";
                Some((first.to_owned(), "keep one of the two"))
            } else {
                idle(annotation, shape)
            };
            has_format |= is_format;
            found.extend(said.map(|(message, help)| (index, message, help)));
        }
        found
    }

    fn shape(&self, ty: &Ty) -> Shape {
        match ty.kind() {
            TyKind::Nullable(inner) => self.shape(inner),
            TyKind::Scalar(scalar) if scalar.is_integer() => Shape::Integer(*scalar),
            TyKind::Scalar(scalar) => match scalar {
                Scalar::Float | Scalar::Double | Scalar::Decimal => Shape::Number,
                Scalar::String => Shape::Text,
                Scalar::Guid
                | Scalar::DateTime
                | Scalar::DateTimeOffset
                | Scalar::DateOnly
                | Scalar::TimeOnly
                | Scalar::TimeSpan
                | Scalar::Uri => Shape::Formatted,
                Scalar::JsonArray => Shape::Array,
                _ => Shape::Other,
            },
            TyKind::Sequence(sequence, of) if *sequence == ARRAY && *of.kind() == TyKind::Scalar(Scalar::Byte) => {
                Shape::Other
            }
            TyKind::Sequence(..) => Shape::Array,
            _ => Shape::Other,
        }
    }
}

fn idle(annotation: &Annotation, shape: Shape) -> Option<(String, &'static str)> {
    let ignored = |what: &str, help: &'static str| Some((format!("is ignored: {what}"), help));
    match (annotation, shape) {
        (Annotation::Range { .. }, Shape::Integer(scalar)) if is_empty(annotation, scalar) => {
            ignored("no value of the type lies between its bounds", "widen the bounds")
        }
        (Annotation::Range { min_exclusive, max_exclusive, .. }, Shape::Number) if *min_exclusive || *max_exclusive => {
            Some(("excludes a bound that the schema can only include".to_owned(), "choose a bound that may be reached"))
        }
        (Annotation::Range { .. }, Shape::Integer(_) | Shape::Number) => None,
        (Annotation::Range { .. }, _) => ignored("it bounds numbers only", "remove it"),
        (Annotation::StringLength { .. }, Shape::Text | Shape::Formatted)
        | (Annotation::Length { .. }, Shape::Text | Shape::Formatted | Shape::Array) => None,
        (Annotation::StringLength { .. }, Shape::Array) => {
            ignored("it bounds strings only", "use [Length] for a number of items")
        }
        (Annotation::StringLength { .. } | Annotation::Length { .. }, _) => {
            ignored("the type has no length that a schema can bound", "remove it")
        }
        (Annotation::Pattern(pattern), Shape::Text) => idle_pattern(pattern),
        (Annotation::Email | Annotation::Url, Shape::Text) => None,
        (Annotation::Pattern(_) | Annotation::Email | Annotation::Url, Shape::Formatted) => {
            ignored("the type has a form of its own", "use string for other forms")
        }
        (Annotation::Pattern(_) | Annotation::Email | Annotation::Url, _) => {
            ignored("it is about strings only", "remove it")
        }
    }
}

/// Where a pattern means less than the attribute does in C# (ruling A-4).
fn idle_pattern(pattern: &str) -> Option<(String, &'static str)> {
    if let Some(error) = Pattern::new(pattern).error() {
        let message = format!("is not enforced: it can't be read as ECMA-262 under the u flag, {error}");
        return Some((message, "write it as JavaScript would with that flag"));
    }
    let message = "matches anywhere in the text, where the attribute itself means all of it";
    (!is_anchored(pattern)).then(|| (message.to_owned(), "write the pattern as ^(?:...)$"))
}

/// Whether an integer type has no value between the bounds.
fn is_empty(range: &Annotation, scalar: Scalar) -> bool {
    let Annotation::Range { min, max, min_exclusive, max_exclusive } = range else {
        return false;
    };
    let Some(Builtin::Integer(kind)) = Builtin::of_keyword(scalar.name()) else {
        return false;
    };
    let lower = min.as_ref().and_then(|min| whole(min, f64::ceil));
    let upper = max.as_ref().and_then(|max| whole(max, f64::floor));
    let lower = lower.map_or(kind.min(), |(value, exact)| value.saturating_add(i128::from(exact && *min_exclusive)));
    let upper = upper.map_or(kind.max(), |(value, exact)| value.saturating_sub(i128::from(exact && *max_exclusive)));
    lower.max(kind.min()) > upper.min(kind.max())
}

/// A bound rounded inward, and whether that changed nothing.
fn whole(text: &str, inward: fn(f64) -> f64) -> Option<(i128, bool)> {
    if let Ok(value) = text.parse() {
        return Some((value, true));
    }
    let value: f64 = text.parse().ok()?;
    if value.is_nan() {
        return None;
    }
    // Saturates, which is beyond every integer type.
    let rounded = inward(value);
    Some((rounded as i128, rounded == value))
}
