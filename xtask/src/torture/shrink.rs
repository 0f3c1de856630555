//! Makes a signature that the lanes differ on smaller: each round tries its parts, the smallest that differs wins.

use std::path::Path;

use olt::reflection::describe::{ParameterDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};

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

/// The subject with one thing left out, in every way there is.
fn parts(subject: &Subject) -> Vec<Subject> {
    let mut smaller = Vec::new();
    let whole = &subject.signature;
    if whole.returns != ReturnDesc::Void {
        smaller.push(Signature { returns: ReturnDesc::Void, ..whole.clone() });
    }
    for index in 0..whole.parameters.len() {
        let mut without = whole.clone();
        without.parameters.remove(index);
        smaller.push(without);
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
    let subject =
        |(index, signature)| Subject { id: format!("torture/s{index}"), signature, calls: subject.calls.clone() };
    smaller.into_iter().enumerate().map(subject).collect()
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
        let text = r#"{"name":"f","parameters":[{"name":"p","type":{"list":"int"},"description":"d"}],"returns":{"value":"int"}}"#;
        let signature = serde_json::from_str(text).unwrap();
        let subject = Subject { id: "torture/s0".to_owned(), signature, calls: Vec::new() };
        let texts: Vec<String> =
            parts(&subject).iter().map(|part| serde_json::to_string(&part.signature).unwrap()).collect();
        let expected = [
            r#"{"name":"f","parameters":[{"name":"p","type":{"list":"int"},"description":"d"}]}"#,
            r#"{"name":"f","parameters":[],"returns":{"value":"int"}}"#,
            r#"{"name":"f","parameters":[{"name":"p","type":{"list":"int"}}],"returns":{"value":"int"}}"#,
            r#"{"name":"f","parameters":[{"name":"p","type":"int"}],"returns":{"value":"int"}}"#,
        ];
        assert_eq!(texts, expected);
    }
}
