//! Words of a signature that are none.

use olt::reflection::describe::{ReturnDesc, Signature, TypeDecl, TypeDesc};

/// The first type word of a signature that the contract does not have.
pub(super) fn unknown_type(signature: &Signature) -> Option<&str> {
    let parameters = signature.parameters.iter().map(|parameter| &parameter.ty);
    let returned = match &signature.returns {
        ReturnDesc::Value(ty) => Some(ty),
        _ => None,
    };
    let properties = signature.types.values().flat_map(|declared| match declared {
        TypeDecl::Record(properties) => properties.as_slice(),
        TypeDecl::Enum(_) => &[],
    });
    parameters.chain(returned).chain(properties.map(|property| &property.ty)).find_map(unknown)
}

fn unknown(mut ty: &TypeDesc) -> Option<&str> {
    loop {
        ty = match ty {
            TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Set(inner) | TypeDesc::Dictionary(inner) => {
                inner
            }
            TypeDesc::Unknown(word) => return Some(word),
            _ => return None,
        };
    }
}
