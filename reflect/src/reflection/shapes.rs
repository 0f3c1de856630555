//! The shapes of described types: each declared type resolved once, then shared.

use std::collections::HashMap;
use std::sync::Arc;

use olt_text::name::shortened;

use super::annotate::annotate;
use super::describe::{PropertyDesc, TypeDecl, TypeDesc};
use super::order::Declared;
use super::reflect::Held;
use super::shape::{Enumeration, Form, Items, Json, Lengths, Members, Number, Scalar, Shape, Slot, Text, Width};
use crate::contract::{DiagnosticId, SignatureError};

/// Types may contain one another so many levels deep. No call nests beyond 64; the rest is leeway.
const MOST_LEVELS: usize = 256;

/// Shapes by type name.
#[derive(Debug)]
pub(super) struct Shapes<'s> {
    declared: HashMap<&'s str, Shape>,
    held: &'s Held,
}

impl<'s> Shapes<'s> {
    /// No declared type yet.
    pub(super) fn new(held: &'s Held) -> Self {
        Self { declared: HashMap::new(), held }
    }

    /// Resolves declared types that come each after those it is made of; `id` names a bad declaration.
    pub(super) fn declare(&mut self, ordered: Vec<Declared<'s>>, id: DiagnosticId) -> Result<(), SignatureError> {
        for (name, declaration) in ordered {
            let shape = match declaration {
                TypeDecl::Enum(names) => enumeration(names).map_err(|bad| bad_declaration(id, name, bad))?,
                TypeDecl::Record(properties) => self.record(name, properties, id)?,
            };
            self.declared.insert(name, shape);
        }
        Ok(())
    }

    /// The shape of a type whose declared types are resolved.
    pub(super) fn shape(&self, ty: &TypeDesc, place: &str) -> Result<Shape, SignatureError> {
        let mut wrappers = Vec::new();
        let mut inner = ty;
        while let TypeDesc::Nullable(next) | TypeDesc::List(next) | TypeDesc::Set(next) | TypeDesc::Dictionary(next) =
            inner
        {
            wrappers.push(inner);
            inner = next;
        }
        let mut shape = self.innermost(inner, place)?;
        for wrapper in wrappers.into_iter().rev() {
            shape = wrap(wrapper, shape);
            check_levels(&shape, place)?;
        }
        Ok(shape)
    }

    fn innermost(&self, ty: &TypeDesc, place: &str) -> Result<Shape, SignatureError> {
        let TypeDesc::Named(name) = ty else { return Ok(Shape::leaf(leaf(ty))) };
        if let Some((ty, holds)) = self.held.get(name) {
            return Ok(Shape { holds: *holds, ..self.shape(ty, place)? });
        }
        self.declared
            .get(name.as_str())
            .cloned()
            .ok_or_else(|| SignatureError::other(format!("{place}: the type {} is not declared", shortened(name))))
    }

    fn record(&self, name: &str, properties: &[PropertyDesc], id: DiagnosticId) -> Result<Shape, SignatureError> {
        let slots = properties.iter().map(|property| self.property(name, property)).collect::<Result<Vec<_>, _>>()?;
        let levels = slots.iter().map(|slot| slot.shape.levels).max().unwrap_or(0);
        let members = members(slots).map_err(|property| {
            let text = format!("has two properties that JSON names '{}'", shortened(&property));
            bad_declaration(id, name, Bad { text, help: "rename one of them" })
        })?;
        let shape = Shape::container(Form::Record(Arc::new(members)), levels);
        check_levels(&shape, &format!("the type {}", shortened(name)))?;
        Ok(shape)
    }

    fn property(&self, owner: &str, property: &PropertyDesc) -> Result<Slot, SignatureError> {
        let place = place_of(owner, &property.name);
        Ok(Slot {
            name: property.name.clone(),
            description: property.description.clone(),
            shape: annotate(self.shape(&property.ty, &place)?, &property.annotations, &place)?,
            required: property.required,
            read_only: property.read_only,
            default: None,
            hides_default: false,
        })
    }
}

/// Parameters or properties by name; the first name that is there twice is the error.
pub(super) fn members(slots: Vec<Slot>) -> Result<Members, String> {
    let names = slots.iter().map(|slot| slot.name.as_str());
    let places = places(names)?;
    Ok(Members { slots, places })
}

fn places<'n>(names: impl Iterator<Item = &'n str>) -> Result<HashMap<String, usize>, String> {
    let mut places = HashMap::new();
    for (place, name) in names.enumerate() {
        if places.insert(name.to_owned(), place).is_some() {
            return Err(name.to_owned());
        }
    }
    Ok(places)
}

/// A property as the place of a type.
pub(super) fn place_of(owner: &str, property: &str) -> String {
    format!("property '{}' of {}", shortened(property), shortened(owner))
}

/// What is wrong with a declaration.
struct Bad {
    text: String,
    help: &'static str,
}

fn enumeration(members: &[String]) -> Result<Shape, Bad> {
    if members.is_empty() {
        return Err(Bad { text: "has no members, so no text is one of them".to_owned(), help: "give it a member" });
    }
    let places = places(members.iter().map(String::as_str)).map_err(|member| Bad {
        text: format!("has two members named '{}'", shortened(&member)),
        help: "rename one of them",
    })?;
    Ok(Shape::leaf(Form::Enumeration(Arc::new(Enumeration { members: members.to_vec(), places }))))
}

fn bad_declaration(id: DiagnosticId, name: &str, Bad { text, help }: Bad) -> SignatureError {
    SignatureError::diagnostic(id, format!("the type {} {text}", shortened(name))).with_help(help)
}

fn check_levels(shape: &Shape, place: &str) -> Result<(), SignatureError> {
    if shape.levels <= MOST_LEVELS {
        return Ok(());
    }
    let text = format!("{place}: types are nested more than {MOST_LEVELS} levels deep");
    Err(SignatureError::other(text).with_help("no call can nest beyond 64"))
}

fn wrap(wrapper: &TypeDesc, inner: Shape) -> Shape {
    let levels = inner.levels;
    match wrapper {
        TypeDesc::Nullable(_) => Shape { nullable: true, ..inner },
        TypeDesc::Dictionary(_) => Shape::container(Form::Dictionary(Arc::new(inner)), levels),
        list => {
            let items = Items { unique: matches!(list, TypeDesc::Set(_)), ..Items::default() };
            Shape::container(Form::Sequence(Arc::new(inner), items), levels)
        }
    }
}

/// The form of a type that contains no other.
fn leaf(ty: &TypeDesc) -> Form {
    match ty {
        TypeDesc::Bool => Form::Boolean,
        TypeDesc::Sbyte => integer(i8::MIN, i8::MAX),
        TypeDesc::Byte => integer(u8::MIN, u8::MAX),
        TypeDesc::Short => integer(i16::MIN, i16::MAX),
        TypeDesc::Ushort => integer(u16::MIN, u16::MAX),
        TypeDesc::Int => integer(i32::MIN, i32::MAX),
        TypeDesc::Uint => integer(u32::MIN, u32::MAX),
        TypeDesc::Long => integer(i64::MIN, i64::MAX),
        TypeDesc::Ulong => integer(u64::MIN, u64::MAX),
        TypeDesc::Float => number(Width::Float),
        TypeDesc::Double => number(Width::Double),
        TypeDesc::Decimal => number(Width::Decimal),
        TypeDesc::String => Form::Text(Text::default()),
        TypeDesc::Char => Form::Character,
        TypeDesc::Guid => scalar(Scalar::Guid),
        TypeDesc::DateTime => scalar(Scalar::DateTime),
        TypeDesc::DateTimeOffset => scalar(Scalar::DateTimeOffset),
        TypeDesc::DateOnly => scalar(Scalar::Date),
        TypeDesc::TimeOnly => scalar(Scalar::Time),
        TypeDesc::TimeSpan => scalar(Scalar::TimeSpan),
        TypeDesc::Uri => scalar(Scalar::Uri),
        TypeDesc::Base64 => scalar(Scalar::Base64),
        TypeDesc::JsonObject => Form::Json(Json::Object),
        TypeDesc::JsonArray => Form::Json(Json::Array(Lengths::default())),
        // The others contain a type or name one, known or not; they are unwrapped or refused before.
        TypeDesc::Json
        | TypeDesc::Nullable(_)
        | TypeDesc::List(_)
        | TypeDesc::Set(_)
        | TypeDesc::Dictionary(_)
        | TypeDesc::Named(_)
        | TypeDesc::Unknown(_) => Form::Json(Json::Any),
    }
}

fn integer<T: Into<i128>>(min: T, max: T) -> Form {
    Form::Integer { min: min.into(), max: max.into() }
}

fn number(width: Width) -> Form {
    Form::Number(Number { width, min: None, max: None })
}

fn scalar(scalar: Scalar) -> Form {
    Form::Scalar(scalar, Lengths::default())
}
