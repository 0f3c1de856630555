//! One valid call of a signature, with everything given.

use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};

use super::Tree;
use super::scalar::texts;

/// Arguments that give every parameter and every property, in order, each the plainest value of its type.
/// Annotations are not looked at.
#[must_use]
pub fn sample(signature: &Signature) -> Tree {
    let parameters = signature.parameters.iter();
    Tree::Object(parameters.map(|parameter| (parameter.name.clone(), value(&parameter.ty, signature))).collect())
}

fn value(ty: &TypeDesc, signature: &Signature) -> Tree {
    if let Some((valid, _)) = texts(ty) {
        return Tree::raw(valid.first().copied().unwrap_or("null"));
    }
    match ty {
        TypeDesc::Nullable(inner) => value(inner, signature),
        TypeDesc::List(element) | TypeDesc::Set(element) => Tree::Array(vec![value(element, signature)]),
        TypeDesc::Dictionary(element) => Tree::Object(vec![("a key".to_owned(), value(element, signature))]),
        TypeDesc::Named(name) => match signature.types.get(name) {
            Some(TypeDecl::Enum(members)) => members.first().map_or(Tree::raw("null"), |member| Tree::string(member)),
            Some(TypeDecl::Record(properties)) => {
                let members = properties.iter();
                Tree::Object(members.map(|member| (member.name.clone(), value(&member.ty, signature))).collect())
            }
            None => Tree::raw("null"),
        },
        _ => Tree::raw("null"),
    }
}
