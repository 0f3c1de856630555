//! Names as serde makes them from `rename` and `rename_all`.

use syn::LitStr;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Ident, Token};

use crate::attr::{Value, Word};
use crate::diagnostics::Errors;

/// `rename = "…"` or `rename_all = "…"`; where the two directions are given, they have to agree.
pub(super) fn renamed(word: &Word, errors: &Errors) -> Option<LitStr> {
    let Value::List(tokens) = &word.value else { return word.text(errors) };
    let Ok(directions) = syn::parse2::<Directions>(tokens.clone()) else {
        errors.other(word.span(), format_args!("write `{} = \"…\"`", word.name));
        return None;
    };
    let mut names = directions.0.into_iter();
    match (names.next(), names.next()) {
        (Some(one), Some(other)) if one.value() == other.value() => Some(one),
        _ => {
            let id = if word.is("rename_all") { "OLT011" } else { "OLT002" };
            let text = "a tool reads and writes one name; give the same for `serialize` and `deserialize`";
            errors.olt(id, word.span(), text);
            None
        }
    }
}

struct Directions(Vec<LitStr>);

impl Parse for Directions {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let pairs = Punctuated::<Direction, Token![,]>::parse_terminated(input)?;
        Ok(Self(pairs.into_iter().map(|direction| direction.0).collect()))
    }
}

struct Direction(LitStr);

impl Parse for Direction {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let direction = input.parse::<Ident>()?;
        if direction != "serialize" && direction != "deserialize" {
            return Err(syn::Error::new(direction.span(), "neither `serialize` nor `deserialize`"));
        }
        input.parse::<Token![=]>()?;
        input.parse().map(Self)
    }
}

/// A field's name in camelCase, as serde makes it from snake_case.
pub(super) fn camel_case_field(field: &str) -> String {
    let mut out = String::with_capacity(field.len());
    let mut capital = false;
    for c in field.chars() {
        if c == '_' {
            capital = true;
        } else if std::mem::take(&mut capital) && !out.is_empty() {
            out.push(c.to_ascii_uppercase());
        } else {
            out.push(if out.is_empty() { c.to_ascii_lowercase() } else { c });
        }
    }
    out
}

/// A variant's name by one of serde's rules; none where it is not one of them.
pub(super) fn variant(rule: &str, variant: &str) -> Option<String> {
    Some(match rule {
        "PascalCase" => variant.to_owned(),
        "lowercase" => variant.to_ascii_lowercase(),
        "UPPERCASE" => variant.to_ascii_uppercase(),
        "camelCase" => {
            let mut rest = variant.chars();
            let first = rest.next().map(|c| c.to_ascii_lowercase());
            first.into_iter().chain(rest).collect()
        }
        "snake_case" => words(variant, '_'),
        "SCREAMING_SNAKE_CASE" => words(variant, '_').to_ascii_uppercase(),
        "kebab-case" => words(variant, '-'),
        "SCREAMING-KEBAB-CASE" => words(variant, '-').to_ascii_uppercase(),
        _ => return None,
    })
}

fn words(variant: &str, separator: char) -> String {
    let mut out = String::with_capacity(variant.len() + 4);
    for c in variant.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push(separator);
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_as_serde_cases_them() {
        for (field, json) in [("order_id", "orderId"), ("id", "id"), ("x_1", "x1"), ("_private", "private")] {
            assert_eq!(camel_case_field(field), json);
        }
    }

    #[test]
    fn variants_as_serde_cases_them() {
        for (rule, json) in [
            ("lowercase", "veryhigh"),
            ("UPPERCASE", "VERYHIGH"),
            ("PascalCase", "VeryHigh"),
            ("camelCase", "veryHigh"),
            ("snake_case", "very_high"),
            ("SCREAMING_SNAKE_CASE", "VERY_HIGH"),
            ("kebab-case", "very-high"),
            ("SCREAMING-KEBAB-CASE", "VERY-HIGH"),
        ] {
            assert_eq!(variant(rule, "VeryHigh").as_deref(), Some(json));
        }
        assert_eq!(variant("Title Case", "VeryHigh"), None);
    }
}
