//! Makes a signature that the lanes differ on smaller: each round tries its parts, the smallest that differs wins.

use std::collections::BTreeSet;
use std::path::Path;

use olt::reflection::describe::{ParameterDesc, ReturnDesc, Signature, Surface, TypeDecl, TypeDesc};

use super::Subject;
use super::compare::{Difference, differences};

/// Each round is a build; a signature is small after a few.
const ROUNDS: usize = 6;

/// The smallest part of the subject's signature that still differs, if any does.
pub(super) fn smallest(root: &Path, subject: &Subject) -> Option<Difference> {
    let mut current = subject.clone();
    let mut smallest = None;
    for _ in 0..ROUNDS {
        let parts = parts(&current);
        let Ok(found) = differences(root, &parts) else { break };
        let Some(found) = found.into_iter().min_by_key(|found| found.signature.len()) else { break };
        let Some(part) = parts.into_iter().find(|part| part.id == found.id) else { break };
        current = part;
        smallest = Some(found);
    }
    smallest
}

/// The subject with less in it, in every way there is: one parameter or the return type alone, a parameter made
/// simpler, a record with a property less.
fn parts(subject: &Subject) -> Vec<Subject> {
    let whole = &subject.signature;
    let mut smaller = vec![alone(whole, None, whole.returns.clone())];
    for parameter in &whole.parameters {
        smaller.push(alone(whole, Some(parameter.clone()), ReturnDesc::Void));
    }
    for index in 0..whole.parameters.len() {
        for parameter in simpler(&whole.parameters[index], whole) {
            let mut with = whole.clone();
            with.parameters[index] = parameter;
            smaller.push(with);
        }
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
    let subject =
        |(index, signature)| Subject { id: format!("torture/s{index}"), signature, calls: subject.calls.clone() };
    smaller.into_iter().enumerate().map(subject).collect()
}

/// A tool of one parameter or of none, with nothing else said.
fn alone(whole: &Signature, parameter: Option<ParameterDesc>, returns: ReturnDesc) -> Signature {
    Signature {
        name: "f".to_owned(),
        description: String::new(),
        ends_loop: false,
        requires_approval: false,
        parallel_safe: true,
        timeout_seconds: 0,
        surface: Surface::Tool,
        parameters: parameter.into_iter().collect(),
        returns,
        types: whole.types.clone(),
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
    let inner = match &parameter.ty {
        TypeDesc::Nullable(inner) | TypeDesc::List(inner) | TypeDesc::Set(inner) | TypeDesc::Dictionary(inner) => {
            vec![(**inner).clone()]
        }
        TypeDesc::Named(name) => match signature.types.get(name) {
            Some(TypeDecl::Record(properties)) => properties.iter().map(|property| property.ty.clone()).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    simpler.extend(inner.into_iter().map(|ty| ParameterDesc { ty, ..bare.clone() }));
    simpler
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
        let subject = Subject { id: "torture/s0".to_owned(), signature, calls: Vec::new() };
        let texts: Vec<String> =
            parts(&subject).iter().map(|part| serde_json::to_string(&part.signature).unwrap()).collect();
        let record = r#""types":{"R":{"record":[{"name":"x","type":"int"}]}}}"#;
        let returns = r#""returns":{"value":"int"}"#;
        let expected = [
            format!(r#"{{"name":"f","parameters":[],{returns}}}"#),
            format!(
                r#"{{"name":"f","parameters":[{{"name":"p","type":{{"list":{{"named":"R"}}}},"description":"d"}}],{record}"#
            ),
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
