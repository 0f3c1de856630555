//! A struct with `#[derive(ToolType)]`.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{DataStruct, DeriveInput, Expr, ExprLit, Field, Fields, Generics, Lit, Path, Type};

use super::annotation::Annotations;
use super::naming;
use super::serde_words::{self, Place};
use crate::attr::{self, Value, Word};
use crate::diagnostics::Errors;
use crate::docs;

const KNOWN: &str = "`description`, `range`, `length`, `string_length`, `pattern`, `email`, `url` and `read_only`";

/// A struct as it was written.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) ident: Ident,
    pub(crate) generics: Generics,
    pub(crate) properties: Vec<Property>,
}

/// A field.
#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) field: Ident,
    pub(crate) ty: Type,
    /// The JSON name.
    pub(crate) name: String,
    pub(crate) span: Span,
    pub(crate) description: String,
    pub(crate) annotations: Annotations,
    /// What the field gets where nothing is sent.
    pub(crate) filling: Filling,
    pub(crate) read_only: bool,
    pub(crate) skipped: bool,
}

/// What a field gets where nothing is sent.
#[derive(Debug, Clone)]
pub(crate) enum Filling {
    /// Nothing: it has to be sent, unless its type says otherwise.
    None,
    /// Its type's `Default`.
    OfType,
    /// The same field of the struct's `Default`.
    OfStruct,
    /// What this function gives.
    Call(Box<Path>),
}

impl Record {
    pub(crate) fn read(input: &DeriveInput, data: &DataStruct, errors: &Errors) -> Self {
        let container = Container::read(input, errors);
        let properties = match &data.fields {
            Fields::Named(fields) => {
                fields.named.iter().filter_map(|field| Property::read(field, &container, errors)).collect()
            }
            Fields::Unnamed(_) | Fields::Unit => {
                errors.olt002(
                    input.ident.span(),
                    format_args!("`{}` has no named fields; a tool's type is a struct with named fields", input.ident),
                );
                Vec::new()
            }
        };
        Self { ident: input.ident.clone(), generics: input.generics.clone(), properties }
    }
}

/// What stands on the struct itself.
struct Container {
    camel_case: bool,
    defaulted: bool,
}

impl Container {
    fn read(input: &DeriveInput, errors: &Errors) -> Self {
        let mut container = Self { camel_case: false, defaulted: false };
        for word in serde_words::find(&input.attrs, errors) {
            match word.name.to_string().as_str() {
                "rename_all" => container.camel_case = is_camel_case(&word, errors),
                "default" => {
                    container.defaulted = true;
                    if !matches!(word.value, Value::Nothing) {
                        let text = "fields that are not sent come from the struct's `Default`; write `default` here, or `default = \"path::to::function\"` on single fields";
                        errors.other(word.span(), text);
                    }
                }
                _ => serde_words::judge(&word, Place::Struct, errors),
            }
        }
        for word in attr::find(&input.attrs, "arg", errors) {
            word.unknown(errors, "on a struct", "no words; put `#[arg(…)]` on its fields");
        }
        container
    }
}

fn is_camel_case(word: &Word, errors: &Errors) -> bool {
    let Some(rule) = naming::renamed(word, errors) else { return false };
    match rule.value().as_str() {
        "camelCase" => true,
        "snake_case" => false,
        other => {
            errors.olt("OLT011", rule.span(), format_args!("a tool's properties are named as written or in camelCase, not in `{other}`; write `rename_all = \"camelCase\"`, or rename single fields"));
            false
        }
    }
}

impl Property {
    fn read(field: &Field, container: &Container, errors: &Errors) -> Option<Self> {
        let ident = field.ident.clone()?;
        let written = ident.unraw().to_string();
        let mut property = Self {
            name: if container.camel_case { naming::camel_case_field(&written) } else { written },
            span: ident.span(),
            field: ident,
            ty: field.ty.clone(),
            description: docs::text(&field.attrs),
            annotations: Annotations::default(),
            filling: if container.defaulted { Filling::OfStruct } else { Filling::None },
            read_only: false,
            skipped: false,
        };
        for word in serde_words::find(&field.attrs, errors) {
            property.set_serde(&word, errors);
        }
        let words = attr::find(&field.attrs, "arg", errors);
        attr::refuse_repeated(&words, errors);
        if !words.iter().any(|word| word.is("description")) {
            docs::refuse_computed(&field.attrs, errors);
        }
        for word in &words {
            property.set(word, errors);
        }
        Some(property)
    }

    fn set_serde(&mut self, word: &Word, errors: &Errors) {
        match word.name.to_string().as_str() {
            "rename" => {
                if let Some(name) = naming::renamed(word, errors) {
                    self.name = name.value();
                }
            }
            "skip" => {
                self.skipped = true;
                if !matches!(word.value, Value::Nothing) {
                    errors.other(word.span(), "write `skip` alone, or remove it");
                }
            }
            "default" => self.filling = filling(word, errors),
            _ => serde_words::judge(word, Place::Field, errors),
        }
    }

    fn set(&mut self, word: &Word, errors: &Errors) {
        match word.name.to_string().as_str() {
            "description" => self.description = word.text(errors).map(|text| text.value()).unwrap_or_default(),
            "read_only" => self.read_only = word.flag(errors),
            "default" => errors.other(
                word.span(),
                "a property has no default in the schema; write `#[serde(default)]` to make it optional",
            ),
            "name" => errors
                .other(word.span(), "a property is named by `#[serde(rename = \"…\")]`, so that the serializer agrees"),
            _ => {
                if !self.annotations.add(word, errors) {
                    word.unknown(errors, "on a field", KNOWN);
                }
            }
        }
    }
}

/// `default` or `default = "path"`.
fn filling(word: &Word, errors: &Errors) -> Filling {
    match &word.value {
        Value::Nothing => Filling::OfType,
        Value::Assigned(Expr::Lit(ExprLit { lit: Lit::Str(path), .. })) => match path.parse() {
            Ok(path) => Filling::Call(Box::new(path)),
            Err(error) => {
                errors.syntax(error);
                Filling::OfType
            }
        },
        Value::Assigned(other) => {
            errors.other(other.span(), "write `default` or `default = \"path::to::function\"`");
            Filling::OfType
        }
        Value::List(_) => {
            errors.other(word.span(), "write `default` or `default = \"path::to::function\"`");
            Filling::OfType
        }
    }
}
