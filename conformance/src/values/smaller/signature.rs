//! Signatures with less in them, to find the smallest that shows something.

use std::collections::BTreeSet;

use olt::reflection::describe::{ParameterDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};

/// The signature with less in it, in every way there is: one parameter or the return type alone, a parameter left out
/// or made simpler, a simpler return type, a record with a property less.
#[must_use]
pub fn signatures(whole: &Signature) -> Vec<Signature> {
    let mut smaller = vec![alone(whole, None, whole.returns.clone())];
    for parameter in &whole.parameters {
        smaller.push(alone(whole, Some(parameter.clone()), ReturnDesc::Void));
    }
    for (index, parameter) in whole.parameters.iter().enumerate() {
        let mut without = whole.clone();
        without.parameters.remove(index);
        smaller.push(without);
        for parameter in simpler(parameter, whole) {
            let mut with = whole.clone();
            with.parameters.splice(index..=index, [parameter]);
            smaller.push(with);
        }
    }
    if let ReturnDesc::Value(ty) = &whole.returns {
        smaller.extend(
            within(ty, whole).into_iter().map(|ty| Signature { returns: ReturnDesc::Value(ty), ..whole.clone() }),
        );
    }
    for (name, declared) in &whole.types {
        let TypeDecl::Record(properties) = declared else { continue };
        for index in 0..properties.len() {
            let mut fewer = properties.clone();
            fewer.remove(index);
            let mut with = whole.clone();
            with.types.insert(name.clone(), TypeDecl::Record(fewer));
            smaller.push(with);
        }
    }
    let mut smaller: Vec<Signature> = smaller.into_iter().map(without_unused_types).collect();
    smaller.retain(|part| part != whole);
    smaller.dedup();
    smaller
}

/// A tool of one parameter or of none, with nothing else said.
fn alone(whole: &Signature, parameter: Option<ParameterDesc>, returns: ReturnDesc) -> Signature {
    Signature {
        parameters: parameter.into_iter().collect(),
        returns,
        types: whole.types.clone(),
        ..Signature::new("f")
    }
}

fn without_unused_types(mut signature: Signature) -> Signature {
    let mut used = BTreeSet::new();
    let mut open: Vec<&TypeDesc> = signature.parameters.iter().map(|parameter| &parameter.ty).collect();
    if let ReturnDesc::Value(ty) = &signature.returns {
        open.push(ty);
    }
    while let Some(ty) = open.pop() {
        match ty {
            TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Set(inner) | TypeDesc::Dictionary(inner) => {
                open.push(inner);
            }
            TypeDesc::Named(name) if used.insert(name.clone()) => {
                if let Some(TypeDecl::Record(properties)) = signature.types.get(name) {
                    open.extend(properties.iter().map(|property| &property.ty));
                }
            }
            _ => {}
        }
    }
    signature.types.retain(|name, _| used.contains(name));
    signature
}

/// The parameter without its description, default or annotations, or of an inner type.
fn simpler(parameter: &ParameterDesc, signature: &Signature) -> Vec<ParameterDesc> {
    let bare =
        ParameterDesc { description: String::new(), default: None, annotations: Vec::new(), ..parameter.clone() };
    let mut simpler = Vec::new();
    if bare != *parameter {
        simpler.push(bare.clone());
        simpler.push(ParameterDesc { description: String::new(), ..parameter.clone() });
        simpler.push(ParameterDesc { annotations: Vec::new(), ..parameter.clone() });
    }
    simpler.extend(within(&parameter.ty, signature).into_iter().map(|ty| ParameterDesc { ty, ..bare.clone() }));
    simpler
}

/// The types that stand in a type.
fn within(ty: &TypeDesc, signature: &Signature) -> Vec<TypeDesc> {
    match ty {
        TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Set(inner) | TypeDesc::Dictionary(inner) => {
            vec![(**inner).clone()]
        }
        TypeDesc::Named(name) => match signature.types.get(name) {
            Some(TypeDecl::Record(properties)) => properties.iter().map(|property| property.ty.clone()).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn each_part_lacks_one_thing() {
        let text = r#"{"name":"g","parameters":[{"name":"p","type":{"list":{"named":"R"}},"description":"d"}],
            "returns":{"value":"int"},"types":{"R":{"record":[{"name":"x","type":"int"}]}}}"#;
        let signature = serde_json::from_str(text).unwrap();
        let texts: Vec<String> =
            signatures(&signature).iter().map(|part| serde_json::to_string(part).unwrap()).collect();
        let record = r#""types":{"R":{"record":[{"name":"x","type":"int"}]}}}"#;
        let returns = r#""returns":{"value":"int"}"#;
        let expected = [
            format!(r#"{{"name":"f","parameters":[],{returns}}}"#),
            format!(
                r#"{{"name":"f","parameters":[{{"name":"p","type":{{"list":{{"named":"R"}}}},"description":"d"}}],{record}"#
            ),
            format!(r#"{{"name":"g","parameters":[],{returns}}}"#),
            format!(
                r#"{{"name":"g","parameters":[{{"name":"p","type":{{"list":{{"named":"R"}}}}}}],{returns},{record}"#
            ),
            format!(r#"{{"name":"g","parameters":[{{"name":"p","type":{{"named":"R"}}}}],{returns},{record}"#),
            format!(
                r#"{{"name":"g","parameters":[{{"name":"p","type":{{"list":{{"named":"R"}}}},"description":"d"}}],{returns},"types":{{"R":{{"record":[]}}}}}}"#
            ),
        ];
        assert_eq!(texts, expected);
    }
}
