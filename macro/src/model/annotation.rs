//! Annotations on a parameter or a field, in the order they were written.

use proc_macro2::Ident;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned as _;
use syn::{Expr, ExprRange, LitStr, RangeLimits, Token};

use crate::attr::Word;
use crate::diagnostics::Errors;
use crate::literal::Number;

/// One annotation.
#[derive(Debug)]
pub(crate) enum Annotation {
    Range { min: Option<Bound>, max: Option<Bound> },
    Length(Bounds),
    StringLength(Bounds),
    Pattern(LitStr),
    Email,
    Url,
}

/// One bound of a range.
#[derive(Debug)]
pub(crate) struct Bound {
    pub(crate) number: Number,
    pub(crate) exclusive: bool,
}

/// The bounds of a length.
#[derive(Debug)]
pub(crate) struct Bounds {
    pub(crate) min: Option<u64>,
    pub(crate) max: Option<u64>,
}

/// The annotations of one parameter or field.
#[derive(Debug, Default)]
pub(crate) struct Annotations(pub(crate) Vec<Annotation>);

impl Annotations {
    /// Takes a word if it is an annotation.
    pub(crate) fn add(&mut self, word: &Word, errors: &Errors) -> bool {
        let annotation = match word.name.to_string().as_str() {
            "range" => range(word, errors),
            "length" => length(word, errors).map(Annotation::Length),
            "string_length" => length(word, errors).map(Annotation::StringLength),
            "pattern" => word.text(errors).map(Annotation::Pattern),
            "email" => word.flag(errors).then_some(Annotation::Email),
            "url" => word.flag(errors).then_some(Annotation::Url),
            _ => return false,
        };
        self.0.extend(annotation);
        true
    }
}

/// `1..=5`, and after it words.
struct Written {
    range: ExprRange,
    words: Vec<Ident>,
}

impl Parse for Written {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let range = match input.parse()? {
            Expr::Range(range) => range,
            other => return Err(syn::Error::new(other.span(), "this is no range")),
        };
        let mut words = Vec::new();
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            words.push(input.parse()?);
        }
        Ok(Self { range, words })
    }
}

fn range(word: &Word, errors: &Errors) -> Option<Annotation> {
    let written: Written = word.list(errors, "range(1..=5)")?;
    let mut exclusive_min = false;
    let mut exclusive_max = matches!(written.range.limits, RangeLimits::HalfOpen(_)) && written.range.end.is_some();
    for word in &written.words {
        match word.to_string().as_str() {
            "exclusive_min" | "min_exclusive" => exclusive_min = true,
            "exclusive_max" | "max_exclusive" => exclusive_max = true,
            _ => errors.other(
                word.span(),
                format_args!("`{word}` means nothing in a range; there are `exclusive_min` and `exclusive_max`"),
            ),
        }
    }
    let bound = |end: &Option<Box<Expr>>, exclusive| {
        let number = number(end.as_deref()?, errors)?;
        Some(Bound { number, exclusive })
    };
    let min = bound(&written.range.start, exclusive_min);
    let max = bound(&written.range.end, exclusive_max);
    Some(Annotation::Range { min, max })
}

fn number(expression: &Expr, errors: &Errors) -> Option<Number> {
    let number = Number::read(expression);
    if number.is_none() {
        errors.other(expression.span(), "a bound is a number, such as `-1`, `0.5`, `i32::MAX` or `f64::INFINITY`");
    }
    number
}

fn length(word: &Word, errors: &Errors) -> Option<Bounds> {
    let example = if word.is("length") { "length(1..=50)" } else { "string_length(1..=50)" };
    let written: Written = word.list(errors, example)?;
    if let Some(word) = written.words.first() {
        errors.other(word.span(), format_args!("`{word}` means nothing in a length; write `{example}`"));
    }
    if matches!(written.range.limits, RangeLimits::HalfOpen(_)) && written.range.end.is_some() {
        errors.other(word.span(), format_args!("the greatest length is included; write `{example}`"));
    }
    let count = |end: &Option<Box<Expr>>| count(end.as_deref()?, errors);
    Some(Bounds { min: count(&written.range.start), max: count(&written.range.end) })
}

fn count(expression: &Expr, errors: &Errors) -> Option<u64> {
    if let Some(Number::Integer(value)) = Number::read(expression)
        && let Ok(count) = u64::try_from(value)
    {
        return Some(count);
    }
    errors.other(expression.span(), "a length is a whole number, 0 or more");
    None
}
