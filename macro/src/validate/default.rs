//! Defaults of parameters whose type is spelled out: whether they are of that type, and whether the schema can
//! show them. On other types the compiler finds out when it writes the schema.

use syn::{GenericArgument, PathArguments, Type};

use crate::diagnostics::Errors;
use crate::literal::Number;
use crate::model::{Argument, Default, Shown};

/// Reports a default that its parameter can't have, or the schema can't show (ruling P-2).
pub(crate) fn check(argument: &Argument, errors: &Errors) {
    let Some(default) = &argument.default else { return };
    let Some(plain) = Plain::of(&argument.ty) else { return };
    let Some(instead) = plain.instead_of(default) else { return };
    let text = format!("olt: {}", instead.text(&plain));
    errors.syntax(syn::Error::new_spanned(&default.expression, text));
}

/// A type that is known by its name.
struct Plain {
    name: String,
    is_option: bool,
}

/// What is wrong with a default, and how to write it.
enum Instead {
    OfAnotherType,
    NoneWithoutOption,
    Hidden(&'static str),
}

impl Instead {
    fn text(&self, plain: &Plain) -> String {
        let name = &plain.name;
        match self {
            Self::OfAnotherType => {
                let example = match name.as_str() {
                    "bool" => "`true` or `false`",
                    "f32" | "f64" => "a number with a point (`1.0`)",
                    "String" => "a string",
                    "char" => "a character",
                    _ => "a whole number",
                };
                format!("this default is no `{name}`; write {example}")
            }
            Self::NoneWithoutOption => {
                format!("`None` is no `{name}`; write a value, or take an `Option<{name}>`")
            }
            Self::Hidden(instead) => {
                format!("the schema has to show this default, and can't evaluate it; write {instead}")
            }
        }
    }
}

impl Plain {
    /// The type, or the one in an `Option`.
    fn of(ty: &Type) -> Option<Self> {
        let path = match ty {
            Type::Group(group) => return Self::of(&group.elem),
            Type::Paren(paren) => return Self::of(&paren.elem),
            Type::Path(path) => &path.path,
            _ => return None,
        };
        let last = path.segments.last()?;
        match &last.arguments {
            PathArguments::None => Some(Self { name: last.ident.to_string(), is_option: false }),
            PathArguments::AngleBracketed(list) if last.ident == "Option" => match list.args.first()? {
                GenericArgument::Type(inside) => Some(Self { is_option: true, ..Self::of(inside)? }),
                _ => None,
            },
            _ => None,
        }
    }

    fn instead_of(&self, default: &Default) -> Option<Instead> {
        let name = self.name.as_str();
        let is_number = matches!(name, "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64");
        let is_float = matches!(name, "f32" | "f64");
        if !(is_number || is_float || matches!(name, "bool" | "String" | "char")) {
            return None;
        }
        if default.is_none() {
            return (!self.is_option).then_some(Instead::NoneWithoutOption);
        }
        let is_right = match &default.shown {
            Shown::Nothing | Shown::Constant => true,
            Shown::Bool(_) => name == "bool",
            Shown::Number(Number::Integer(_)) => is_number,
            Shown::Number(_) => is_float,
            Shown::Text(_) => matches!(name, "String" | "char"),
            Shown::Path if is_float => return Some(Instead::Hidden("the number itself")),
            Shown::Path if name == "String" => return Some(Instead::Hidden("the constant in braces, `{NAME}`")),
            Shown::Path => true,
            Shown::Computed => {
                return Some(Instead::Hidden(match name {
                    "f32" | "f64" => "the number itself",
                    "String" => "a literal, or a constant in braces, `{NAME}`",
                    _ => "a literal or the name of a constant",
                }));
            }
        };
        (!is_right).then_some(Instead::OfAnotherType)
    }
}
