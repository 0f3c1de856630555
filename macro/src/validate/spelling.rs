//! What the spelling of a type already tells: that it has no schema, and what to write instead. What only the
//! compiler can tell, the traits of the compiled lane say.

use quote::ToTokens;
use syn::{GenericArgument, Lifetime, PathArguments, PathSegment, Type, TypePath, TypeReference};

use super::{PRIMITIVES, has_word};
use crate::diagnostics::{Errors, spelled};

/// Types that pass their arguments on, so that what is wrong with these is wrong with the whole.
const CONTAINERS: [&str; 14] = [
    "Option", "Optional", "Vec", "VecDeque", "Box", "Arc", "Cow", "HashSet", "BTreeSet", "IndexSet", "HashMap",
    "BTreeMap", "IndexMap", "Result",
];

const MAPS: [&str; 3] = ["HashMap", "BTreeMap", "IndexMap"];

/// Where a type stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Position {
    /// A parameter or a field.
    Sent,
    /// A parameter of a tool method, which has no annotations.
    SentToMethod,
    /// The return type.
    Returned,
}

impl Position {
    fn id(self) -> &'static str {
        match self {
            Self::Sent | Self::SentToMethod => "OLT002",
            Self::Returned => "OLT003",
        }
    }
}

/// A part of a type that has no schema.
pub(crate) struct Misfit<'t> {
    part: &'t dyn ToTokens,
    text: String,
}

/// Reports a type that has no schema.
pub(crate) fn check(ty: &Type, position: Position, errors: &Errors) {
    if let Some(Misfit { part, text }) = misfit(ty, position) {
        errors.olt_on(position.id(), part, text);
    }
}

/// The first part that has no schema.
pub(crate) fn misfit(ty: &Type, position: Position) -> Option<Misfit<'_>> {
    match position {
        Position::Sent | Position::SentToMethod => part(ty, position),
        Position::Returned => returned(ty),
    }
}

/// A return type: nothing, static text and errors of any kind are returned, but not sent.
fn returned(ty: &Type) -> Option<Misfit<'_>> {
    match ty {
        Type::Group(group) => returned(&group.elem),
        Type::Paren(paren) => returned(&paren.elem),
        Type::Tuple(tuple) if tuple.elems.is_empty() => None,
        Type::Reference(reference) if is_static_text(reference) => None,
        Type::Path(path) => match last(path) {
            Some(segment) if segment.ident == "Result" => arguments(segment).next().and_then(returned),
            Some(segment) if ["BoxFuture", "LocalBoxFuture"].iter().any(|name| segment.ident == name) => {
                Some(future(ty))
            }
            Some(segment) if segment.ident == "Pin" && has_word(ty.to_token_stream(), "Future") => Some(future(ty)),
            _ => part(ty, Position::Returned),
        },
        _ => part(ty, Position::Returned),
    }
}

fn future(ty: &Type) -> Misfit<'_> {
    let text = format!("`{}` is a future, which a tool does not return; make the function `async`", spelled(ty));
    Misfit { part: ty, text }
}

/// A type or a part of it.
fn part(ty: &Type, position: Position) -> Option<Misfit<'_>> {
    let text = match ty {
        Type::Group(group) => return part(&group.elem, position),
        Type::Paren(paren) => return part(&paren.elem, position),
        Type::Path(path) => return named(path, position),
        Type::Reference(reference) => borrowed(reference, position),
        Type::Tuple(tuple) if tuple.elems.is_empty() => "`()` has no value that could be sent; remove it".to_owned(),
        Type::Tuple(_) => format!(
            "`{}` is a tuple, and its parts have no names; write a struct with `#[derive(olt::ToolType)]`",
            spelled(ty)
        ),
        Type::Array(array) => {
            let length = spelled(&array.len);
            let how = match position {
                Position::Sent => format!(" with `#[arg(length({length}..={length}))]`"),
                Position::SentToMethod | Position::Returned => String::new(),
            };
            format!("`{}` has a fixed length, and lists have any; take a `Vec`{how}", spelled(ty))
        }
        Type::TraitObject(_) => {
            format!("`{}` can be of many types, and a schema is of one; name the type", spelled(ty))
        }
        Type::Never(_) => "`!` has no value; return `()`".to_owned(),
        Type::Ptr(_) => format!("`{}` is a pointer, and what it points to has to be sent; name that type", spelled(ty)),
        Type::FnPtr(_) => format!("`{}` is a function, and only values can be sent; remove it", spelled(ty)),
        _ => return None,
    };
    Some(Misfit { part: ty, text })
}

fn borrowed(reference: &TypeReference, position: Position) -> String {
    let inside = spelled(&reference.elem);
    if reference.mutability.is_some() && is_injected(&reference.elem) {
        return format!("the run time shares its `{inside}`; take it by `&{inside}`");
    }
    let owned = match &*reference.elem {
        Type::Slice(slice) => format!("Vec<{}>", spelled(&slice.elem)),
        _ if inside == "str" => "String".to_owned(),
        _ => inside,
    };
    borrows(&spelled(reference), position, &format!("`{owned}`"))
}

fn borrows(what: &str, position: Position, instead: &str) -> String {
    match position {
        Position::Sent | Position::SentToMethod => {
            format!("`{what}` borrows, and a decoded value is its own; take {instead}")
        }
        Position::Returned => format!("`{what}` borrows, and a result outlives the call; return {instead}"),
    }
}

/// A path: a well-known name, or a container of types.
fn named(path: &TypePath, position: Position) -> Option<Misfit<'_>> {
    let segment = last(path)?;
    let name = segment.ident.to_string();
    let misfit = |text| Some(Misfit { part: path, text });
    if let Some(text) = path.path.get_ident().and_then(|_| width(&name)) {
        return misfit(text);
    }
    let is_bare_cow = name == "Cow" && lifetimes(segment).next().is_none() && arguments(segment).next().is_some();
    if is_bare_cow || lifetimes(segment).any(|lifetime| lifetime.ident != "static") {
        let instead = if name == "Cow" { "`String` or `Cow<'static, str>`" } else { "a type of its own" };
        return misfit(borrows(&spelled(path), position, instead));
    }
    if !CONTAINERS.contains(&name.as_str()) {
        return None;
    }
    let inside: Vec<&Type> = arguments(segment).collect();
    if let ([key, value, ..], true) = (inside.as_slice(), MAPS.contains(&name.as_str())) {
        return match is_primitive(key) {
            true => misfit(format!(
                "`{}` has keys that are no strings, and the names of a JSON object are; take a `{name}<String, {}>`",
                spelled(path),
                spelled(*value)
            )),
            false => part(value, position),
        };
    }
    if let Some(injected) = inside.iter().find(|ty| is_injected(ty)) {
        let injected = spelled(*injected);
        return misfit(format!("the run time always fills in a `{injected}`; take it as it is, or as `&{injected}`"));
    }
    inside.into_iter().find_map(|ty| part(ty, position))
}

/// Integers that have another width than the contract's.
fn width(name: &str) -> Option<String> {
    let (reason, instead) = match name {
        "usize" => ("is as wide as the machine", "`u32` or `u64`"),
        "isize" => ("is as wide as the machine", "`i32` or `i64`"),
        "u128" => ("is wider than 64 bits", "`u64`, or a `String` of digits"),
        "i128" => ("is wider than 64 bits", "`i64`, or a `String` of digits"),
        _ => return None,
    };
    Some(format!("`{name}` {reason}, and the contract's integers have 8 to 64 bits; take {instead}"))
}

fn last(path: &TypePath) -> Option<&PathSegment> {
    path.path.segments.last()
}

fn arguments(segment: &PathSegment) -> impl Iterator<Item = &Type> {
    generic(segment).filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

fn lifetimes(segment: &PathSegment) -> impl Iterator<Item = &Lifetime> {
    generic(segment).filter_map(|argument| match argument {
        GenericArgument::Lifetime(lifetime) => Some(lifetime),
        _ => None,
    })
}

fn generic(segment: &PathSegment) -> impl Iterator<Item = &GenericArgument> {
    let list = match &segment.arguments {
        PathArguments::AngleBracketed(list) => Some(&list.args),
        _ => None,
    };
    list.into_iter().flatten()
}

fn is_primitive(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.get_ident().is_some_and(|name| PRIMITIVES.iter().any(|known| name == known)))
}

fn is_injected(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    last(path).is_some_and(|segment| segment.ident == "ToolContext" || segment.ident == "CancellationToken")
}

fn is_static_text(reference: &TypeReference) -> bool {
    reference.lifetime.as_ref().is_some_and(|lifetime| lifetime.ident == "static")
        && matches!(&*reference.elem, Type::Path(path) if path.path.is_ident("str"))
}
