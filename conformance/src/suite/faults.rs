//! Every fault of a call, not only the first: for a third party each of their texts is right (rulings E).
//!
//! A decoder ends at the first fault. Here the arguments are walked as a whole, and each value is judged alone.

use std::collections::{BTreeMap, HashSet};

use olt::contract::{Fault, Problem};
use olt::reflection::Described;
use olt::reflection::describe::{Annotation, ParameterDesc, PropertyDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};
use serde::de::IgnoredAny;

use crate::grade::json::{Spelled, meaning};

/// The texts of all faults of a call, the first in document order before the others; none where it is accepted.
///
/// Where the text is no JSON there is no other: nothing can be said of its arguments.
#[must_use]
pub fn faults(signature: &Signature, arguments: &str) -> Vec<String> {
    let tool = Described::new(signature).ok();
    let Some(first) = tool.and_then(|tool| tool.decode(arguments.as_bytes()).err()) else { return Vec::new() };
    let blank = arguments.bytes().all(|byte| b" \t\r\n".contains(&byte));
    let read = Spelled::parse(if blank { "{}" } else { arguments });
    let others = match &read {
        Some(Spelled::Object(members)) => {
            let fields: Vec<Field<'_>> = signature.parameters.iter().map(Field::from).collect();
            Walk { types: &signature.types }.object(&fields, members)
        }
        None if serde_json::from_str::<IgnoredAny>(arguments).is_err() => vec![Fault::new(Problem::NotJson)],
        _ => Vec::new(),
    };
    let mut texts: Vec<String> = [first].iter().chain(&others).map(Fault::to_string).collect();
    let mut seen = HashSet::new();
    texts.retain(|text| seen.insert(text.clone()));
    texts
}

/// A parameter or a property.
struct Field<'s> {
    name: &'s str,
    ty: &'s TypeDesc,
    is_required: bool,
    annotations: &'s [Annotation],
}

impl<'s> From<&'s ParameterDesc> for Field<'s> {
    fn from(parameter: &'s ParameterDesc) -> Self {
        let ParameterDesc { name, ty, annotations, default, optional, .. } = parameter;
        Self { name, ty, is_required: default.is_none() && !optional, annotations }
    }
}

impl<'s> From<&'s PropertyDesc> for Field<'s> {
    fn from(property: &'s PropertyDesc) -> Self {
        let PropertyDesc { name, ty, annotations, required, .. } = property;
        Self { name, ty, is_required: *required, annotations }
    }
}

/// Walks values; the faults of a value are told from where it stands.
struct Walk<'s> {
    types: &'s BTreeMap<String, TypeDecl>,
}

type Members<'m, 't> = &'m [(&'t str, Spelled<'t>)];

impl Walk<'_> {
    fn object(&self, fields: &[Field<'_>], members: Members<'_, '_>) -> Vec<Fault> {
        let mut faults = given_twice(members);
        let mut sent = HashSet::new();
        for (name, value) in members {
            let name = meaning(name).unwrap_or_default();
            let inner = match fields.iter().find(|field| field.name == name) {
                Some(field) => self.value(field.ty, field.annotations, value),
                None => [vec![Fault::new(Problem::NotDeclared)], repeats(value)].concat(),
            };
            faults.extend(inner.into_iter().map(|fault| fault.within_name(&name)));
            sent.insert(name);
        }
        let missing = fields.iter().filter(|field| field.is_required && !sent.contains(field.name));
        faults.extend(missing.map(|field| Fault::new(Problem::Missing).within_name(field.name)));
        faults
    }

    fn value(&self, ty: &TypeDesc, annotations: &[Annotation], value: &Spelled<'_>) -> Vec<Fault> {
        let inner = match ty {
            TypeDesc::Nullable(inner) => inner,
            ty => ty,
        };
        match (inner, value) {
            (TypeDesc::List(element), Spelled::Array(items)) => self.items(element, annotations, items),
            (TypeDesc::Set(element), Spelled::Array(items)) => {
                let faults = self.items(element, annotations, items);
                [faults, self.equal_elements(element, items)].concat()
            }
            (TypeDesc::Dictionary(element), Spelled::Object(members)) => {
                let values = members.iter().flat_map(|(name, value)| {
                    let faults = self.value(element, &[], value).into_iter();
                    faults.map(move |fault| fault.within_name(&meaning(name).unwrap_or_default()))
                });
                given_twice(members).into_iter().chain(values).collect()
            }
            (TypeDesc::Named(name), Spelled::Object(members)) => match self.types.get(name) {
                Some(TypeDecl::Record(properties)) => {
                    self.object(&properties.iter().map(Field::from).collect::<Vec<_>>(), members)
                }
                _ => self.wrong_kind(ty, annotations, value),
            },
            (TypeDesc::Json | TypeDesc::JsonObject, Spelled::Object(_))
            | (TypeDesc::Json | TypeDesc::JsonArray, Spelled::Array(_)) => repeats(value),
            (_, Spelled::Object(_) | Spelled::Array(_)) => self.wrong_kind(ty, annotations, value),
            (_, Spelled::String(text) | Spelled::Number(text) | Spelled::Word(text)) => {
                self.alone(ty, annotations, text)
            }
        }
    }

    /// An array or an object where another kind belongs: what is within it can only repeat names.
    fn wrong_kind(&self, ty: &TypeDesc, annotations: &[Annotation], value: &Spelled<'_>) -> Vec<Fault> {
        let empty = if matches!(value, Spelled::Array(_)) { "[]" } else { "{}" };
        [self.alone(ty, annotations, empty), repeats(value)].concat()
    }

    fn items(&self, element: &TypeDesc, annotations: &[Annotation], items: &[Spelled<'_>]) -> Vec<Fault> {
        let stand_ins = format!("[{}]", vec!["0"; items.len()].join(","));
        let counts = self.alone(&TypeDesc::List(Box::new(TypeDesc::Json)), annotations, &stand_ins);
        let of_items = items.iter().enumerate().flat_map(|(index, item)| {
            self.value(element, &[], item).into_iter().map(move |fault| fault.within_index(index))
        });
        of_items.chain(counts).collect()
    }

    /// Each element of a set that equals an earlier one, told by the first of these.
    fn equal_elements(&self, element: &TypeDesc, items: &[Spelled<'_>]) -> Vec<Fault> {
        let sound: Vec<(usize, String)> = items
            .iter()
            .enumerate()
            .filter(|(_, item)| self.value(element, &[], item).is_empty())
            .map(|(index, item)| (index, item.to_string()))
            .collect();
        let pair_of = TypeDesc::Set(Box::new(element.clone()));
        let mut faults = Vec::new();
        for (at, (index, item)) in sound.iter().enumerate() {
            let earlier = sound.iter().take(at).find(|(_, earlier)| {
                let pair = format!("[{earlier},{item}]");
                !self.judge(&pair_of, &[], &pair).is_empty()
            });
            faults.extend(earlier.map(|(first, _)| Fault::new(Problem::Repeats(*first)).within_index(*index)));
        }
        faults
    }

    /// The faults of one value: its kind, or its form, its lengths and its pattern, each whatever the others say.
    fn alone(&self, ty: &TypeDesc, annotations: &[Annotation], text: &str) -> Vec<Fault> {
        let first = self.judge(ty, annotations, text);
        let is_of_kind = |fault: &Fault| matches!(fault.problem(), Problem::NotExpected { found: Some(_), .. });
        if first.is_empty() || first.iter().any(is_of_kind) {
            return first;
        }
        let apart = RULES.iter().flat_map(|rule| {
            let kept: Vec<Annotation> = annotations.iter().filter_map(rule).collect();
            self.judge(ty, &kept, text)
        });
        first.into_iter().chain(apart).collect()
    }

    /// The first fault of a value, as a tool with this one parameter finds it.
    fn judge(&self, ty: &TypeDesc, annotations: &[Annotation], text: &str) -> Vec<Fault> {
        let parameter = ParameterDesc {
            name: "value".to_owned(),
            ty: ty.clone(),
            description: String::new(),
            default: None,
            optional: false,
            annotations: annotations.to_vec(),
        };
        let signature = Signature {
            parameters: vec![parameter],
            returns: ReturnDesc::Void,
            types: self.types.clone(),
            ..Signature::new("judge")
        };
        let tool = Described::new(&signature).ok();
        let fault = tool.and_then(|tool| tool.decode(format!("{{\"value\":{text}}}").as_bytes()).err());
        fault.map(|fault| Fault::new(fault.problem().clone())).into_iter().collect()
    }
}

/// What is left of an annotation where one rule is looked at alone. A range always stays: it words the type.
type Rule = fn(&Annotation) -> Option<Annotation>;

const RULES: [Rule; 4] = [
    |annotation| match annotation {
        Annotation::Range { .. } | Annotation::Email | Annotation::Url => Some(annotation.clone()),
        _ => None,
    },
    |annotation| match annotation {
        Annotation::StringLength { min, .. } => Some(Annotation::StringLength { min: *min, max: u64::MAX }),
        Annotation::Length { min, .. } => Some(Annotation::Length { min: *min, max: None }),
        Annotation::Range { .. } => Some(annotation.clone()),
        _ => None,
    },
    |annotation| match annotation {
        Annotation::StringLength { max, .. } => Some(Annotation::StringLength { min: 0, max: *max }),
        Annotation::Length { max, .. } => Some(Annotation::Length { min: None, max: *max }),
        Annotation::Range { .. } => Some(annotation.clone()),
        _ => None,
    },
    |annotation| match annotation {
        Annotation::Range { .. } | Annotation::Pattern(_) => Some(annotation.clone()),
        _ => None,
    },
];

/// The names that an object has already, nested ones aside.
fn given_twice(members: Members<'_, '_>) -> Vec<Fault> {
    let mut seen = HashSet::new();
    let names = members.iter().map(|(name, _)| meaning(name).unwrap_or_default());
    let again: Vec<String> = names.filter(|name| !seen.insert(name.clone())).collect();
    again.iter().map(|name| Fault::new(Problem::GivenTwice).within_name(name)).collect()
}

/// The names given twice anywhere in a value.
fn repeats(value: &Spelled<'_>) -> Vec<Fault> {
    match value {
        Spelled::Object(members) => {
            let inner = members.iter().flat_map(|(name, value)| {
                let name = meaning(name).unwrap_or_default();
                repeats(value).into_iter().map(move |fault| fault.within_name(&name))
            });
            given_twice(members).into_iter().chain(inner).collect()
        }
        Spelled::Array(items) => {
            let inner = items.iter().enumerate();
            inner
                .flat_map(|(index, item)| repeats(item).into_iter().map(move |fault| fault.within_index(index)))
                .collect()
        }
        Spelled::String(_) | Spelled::Number(_) | Spelled::Word(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn all(signature: &str, arguments: &str) -> Vec<String> {
        faults(&serde_json::from_str(signature).unwrap(), arguments)
    }

    #[test]
    fn each_fault_is_told_the_first_before_the_others() {
        let signature = r#"{"name":"f","parameters":[
            {"name":"a","type":"string","annotations":[{"stringLength":{"min":3,"max":9}},{"pattern":"^x"}]},
            {"name":"b","type":{"set":{"named":"R"}},"annotations":[{"length":{"max":1}}]},
            {"name":"c","type":"int"}],
            "types":{"R":{"record":[{"name":"n","type":"int","required":true}]}}}"#;
        let arguments = r#"{"a":"y","b":[{"n":1},{"n":1.0},{"n":"z"},{}],"d":{"e":1,"e":2},"a":7}"#;
        let expected = [
            "Argument 'a' must have at least 3 characters.",
            "Argument 'a' is given twice.",
            "Argument 'a' must match the pattern '^x'.",
            "Argument 'b[2].n' must be an integer from -2147483648 to 2147483647, not a string.",
            "Argument 'b[3].n' is required.",
            "Argument 'b' must have at most 1 item.",
            "Argument 'b[1]' repeats 'b[0]'.",
            "Argument 'd' is not declared by this tool.",
            "Argument 'd.e' is given twice.",
            "Argument 'a' must be a string, not a number.",
            "Argument 'c' is required.",
        ];
        assert_eq!(all(signature, arguments), expected);
    }

    #[test]
    fn of_a_text_that_is_no_json_nothing_else_is_told() {
        let signature = r#"{"name":"f","parameters":[{"name":"a","type":"int"}]}"#;
        assert_eq!(all(signature, "{\"a\":\"x\","), ["Arguments are not valid JSON."]);
        assert_eq!(all(signature, "[]"), ["Arguments must be a JSON object, not an array."]);
        let deep = "[".repeat(70);
        let too_deep = "Arguments are nested too deeply (more than 64 levels).";
        assert_eq!(all(signature, &deep), [too_deep, "Arguments are not valid JSON."]);
        let closed = format!("{{\"b\":{deep}{}}}", "]".repeat(70));
        let undeclared = "Argument 'b' is not declared by this tool.";
        assert_eq!(all(signature, &closed), [too_deep, undeclared, "Argument 'a' is required."]);
        assert_eq!(all(signature, "  "), ["Argument 'a' is required."]);
        assert_eq!(all(signature, "{\"a\":1}"), Vec::<String>::new());
    }
}
