//! Annotation attributes as the signature carries them: bounds, lengths, patterns, formats.

use olt::reflection::describe::Annotation;
use olt_text::decimal::Decimal;
use olt_text::number::{double_text, float_text};
use tree_sitter::Node;

use super::attributes::Attribute;
use super::constant::{Builtin, CastTarget, Constant, ConstantError, Conversion, convert};
use super::diagnostic::{Finding, Place};
use super::literal::IntegerKind;
use super::types::{Scalar, TyKind};
use super::world::World;

/// What an attribute says, or what there is to say about it.
type Read = Result<Option<Annotation>, (Finding, Place)>;

impl<'t> World<'t> {
    /// The annotation an attribute stands for; none if it is no annotation, or one without effect.
    pub(super) fn annotation(&self, attribute: &Attribute<'t>) -> Read {
        match attribute.name.as_str() {
            "Range" => self.range(attribute),
            "StringLength" => self.string_length(attribute),
            "MinLength" => self.length(attribute, Some((0, "length")), None),
            "MaxLength" => self.length(attribute, None, Some((0, "length"))),
            "Length" => self.length(attribute, Some((0, "minimumLength")), Some((1, "maximumLength"))),
            "RegularExpression" => {
                let Some(pattern) = attribute.argument(0, "pattern") else {
                    return Ok(None);
                };
                let pattern = self.constant_text(pattern, &attribute.site);
                let pattern = pattern.map_err(|error| attribute.fault(&error))?;
                Ok(pattern.map(Annotation::Pattern))
            }
            "EmailAddress" => Ok(Some(Annotation::Email)),
            "Url" => Ok(Some(Annotation::Url)),
            _ => Ok(None),
        }
    }

    fn range(&self, attribute: &Attribute<'t>) -> Read {
        let exclusive = |name: &str| match attribute.property(name) {
            Some(value) => self.constant_bool(value, &attribute.site).map_err(|error| attribute.fault(&error)),
            None => Ok(false),
        };
        let bounds = if attribute.constructor_arguments() > 2 {
            self.text_bounds(attribute)?
        } else {
            self.number_bounds(attribute)?
        };
        let Some((min, max)) = bounds else {
            return Ok(None);
        };
        Ok(Some(Annotation::Range {
            min: Some(min),
            max: Some(max),
            min_exclusive: exclusive("MinimumIsExclusive")?,
            max_exclusive: exclusive("MaximumIsExclusive")?,
        }))
    }

    /// `Range(1, 5)` is of integers when both are `int`s, else of doubles.
    fn number_bounds(&self, attribute: &Attribute<'t>) -> Result<Option<(String, String)>, (Finding, Place)> {
        let min = attribute.argument(0, "minimum");
        let (Some(min), Some(max)) = (min, attribute.argument(1, "maximum")) else {
            return Ok(None);
        };
        let value = |node: Node<'t>| self.constant(node, &attribute.site);
        let bounds = || {
            let values = [(value(min)?, min), (value(max)?, max)];
            let int = CastTarget::Builtin(Builtin::Integer(IntegerKind::Int));
            let is_int = |value: &Constant| convert(value.clone(), &int, Conversion::Implicit).is_ok();
            let kind = match values.iter().all(|(value, _)| is_int(value)) {
                true => int,
                false => CastTarget::Builtin(Builtin::Double),
            };
            let [min, max] = values.map(|(value, node)| {
                let value = convert(value, &kind, Conversion::Implicit);
                value.map_err(|fault| fault.at(node.byte_range()))
            });
            Ok((bound_text(&min?), bound_text(&max?)))
        };
        bounds().map(Some).map_err(|error: ConstantError| attribute.fault(&error))
    }

    /// `Range(typeof(decimal), "0.5", "1.5")` is read invariantly, for numeric types only (ruling A-2).
    fn text_bounds(&self, attribute: &Attribute<'t>) -> Result<Option<(String, String)>, (Finding, Place)> {
        let ty = attribute.argument(0, "type").and_then(|node| self.type_of(node, &attribute.site));
        let scalar = match ty.as_ref().map(super::types::Ty::kind) {
            Some(TyKind::Scalar(scalar)) if scalar.is_number() => *scalar,
            _ => {
                let warning =
                    Finding::warning("[Range] of a type that is not a number is ignored", "give the bounds as numbers");
                return Err((warning, attribute.place()));
            }
        };
        let bound = |index: usize, name: &str| {
            let Some(node) = attribute.argument(index, name) else {
                return Ok(None);
            };
            let text = self.constant_text(node, &attribute.site);
            let text = text.map_err(|error| attribute.fault(&error))?.unwrap_or_default();
            bound_of(scalar, text.trim()).map(Some).ok_or_else(|| {
                let message = format!("\"{text}\" in [Range] is no `{}`", scalar.name());
                let error = Finding::error(None, message, "write the bound as invariant text: \"1.5\"");
                (error, attribute.site.source.place(node))
            })
        };
        Ok(bound(1, "minimum")?.zip(bound(2, "maximum")?))
    }

    fn string_length(&self, attribute: &Attribute<'t>) -> Read {
        let number = |node: Option<Node<'t>>| self.count(attribute, node);
        let max = number(attribute.argument(0, "maximumLength"))?;
        let min = number(attribute.property("MinimumLength"))?;
        Ok(max.map(|max| Annotation::StringLength { min: min.unwrap_or(0), max }))
    }

    fn length(&self, attribute: &Attribute<'t>, min: Option<(usize, &str)>, max: Option<(usize, &str)>) -> Read {
        let number = |argument: Option<(usize, &str)>| {
            let node = argument.and_then(|(index, name)| attribute.argument(index, name));
            self.count(attribute, node)
        };
        let (min, max) = (number(min)?, number(max)?);
        // `[MaxLength]` without a number says nothing.
        Ok((min.is_some() || max.is_some()).then_some(Annotation::Length { min, max }))
    }

    /// A number of characters or items; a negative one is none.
    fn count(&self, attribute: &Attribute<'t>, node: Option<Node<'t>>) -> Result<Option<u64>, (Finding, Place)> {
        let Some(node) = node else {
            return Ok(None);
        };
        let value = self.constant_int(node, &attribute.site);
        let value = value.map_err(|error| attribute.fault(&error))?;
        if value == -1 && attribute.name == "MaxLength" {
            return Ok(None);
        }
        let negative = || {
            let message = format!("[{}] has a negative length and is ignored", attribute.name);
            let warning = Finding::warning(message, "write 0 or more");
            (warning, attribute.place())
        };
        u64::try_from(value).map(Some).map_err(|_| negative())
    }
}

/// A bound by ruling T-3, or what it is where JSON has no number for it.
fn bound_text(value: &Constant) -> String {
    match value {
        Constant::Double(value) => double_or_word(*value),
        other => other.number_text().unwrap_or_default(),
    }
}

fn double_or_word(value: f64) -> String {
    double_text(value).unwrap_or_else(|| word(value).to_owned())
}

fn word(value: f64) -> &'static str {
    match value {
        value if value.is_nan() => "NaN",
        value if value > 0.0 => "Infinity",
        _ => "-Infinity",
    }
}

/// Text read as a number of that type.
fn bound_of(scalar: Scalar, text: &str) -> Option<String> {
    match scalar {
        Scalar::Decimal => Decimal::parse(text).map(|value| value.to_string()),
        Scalar::Float => {
            let value: f32 = text.parse().ok()?;
            Some(float_text(value).unwrap_or_else(|| word(value.into()).to_owned()))
        }
        Scalar::Double => text.parse().ok().map(double_or_word),
        integer => {
            let Some(Builtin::Integer(kind)) = Builtin::of_keyword(integer.name()) else {
                return None;
            };
            let value: i128 = text.parse().ok()?;
            kind.holds(value).then(|| value.to_string())
        }
    }
}
