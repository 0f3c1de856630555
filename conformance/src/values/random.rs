//! Random argument texts: valid, nearly valid, and hostile.

use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};

use super::scalar::texts;
use super::{Tree, spoilings};

/// Argument texts for a signature.
pub fn arguments(signature: &Signature) -> BoxedStrategy<String> {
    let parameters = signature.parameters.iter();
    let members = parameters.map(|parameter| {
        let may_miss = parameter.default.is_some() || parameter.optional;
        (parameter.name.clone(), may_miss, value(&parameter.ty, signature))
    });
    let valid = object(members.collect());
    prop_oneof![
        4 => valid.clone().prop_map(|tree| tree.to_string()),
        4 => (valid.clone(), vec(any::<Index>(), 1..3)).prop_map(|(tree, picks)| spoil(tree, &picks).to_string()),
        2 => (valid, hostility()).prop_map(|(tree, hostility)| hostility.applied_to(&tree.to_string())),
    ]
    .boxed()
}

fn spoil(tree: Tree, picks: &[Index]) -> Tree {
    picks.iter().fold(tree, |tree, pick| {
        let spoiled = spoilings(&tree);
        if spoiled.is_empty() { tree } else { pick.get(&spoiled).clone() }
    })
}

fn value(ty: &TypeDesc, signature: &Signature) -> BoxedStrategy<Tree> {
    if let Some((valid, doubtful)) = texts(ty) {
        return scalar(ty, valid, doubtful);
    }
    match ty {
        TypeDesc::Nullable(inner) => prop_oneof![1 => Just(Tree::raw("null")), 3 => value(inner, signature)].boxed(),
        TypeDesc::List(element) | TypeDesc::Set(element) => {
            vec(value(element, signature), 0..4).prop_map(Tree::Array).boxed()
        }
        TypeDesc::Dictionary(element) => {
            let name = select(vec!["", "a", "a key", "it's", "\u{1}", "é"]).prop_map(str::to_owned);
            vec((name, value(element, signature)), 0..3).prop_map(Tree::Object).boxed()
        }
        TypeDesc::Named(name) => match signature.types.get(name) {
            Some(TypeDecl::Enum(members)) => enumeration(members),
            Some(TypeDecl::Record(properties)) => {
                let members = properties.iter();
                let member = |property: &olt::reflection::describe::PropertyDesc| {
                    (property.name.clone(), !property.required, value(&property.ty, signature))
                };
                object(members.map(member).collect())
            }
            None => Just(Tree::raw("null")).boxed(),
        },
        _ => Just(Tree::raw("null")).boxed(),
    }
}

fn scalar(ty: &TypeDesc, valid: &'static [&str], doubtful: &'static [&str]) -> BoxedStrategy<Tree> {
    let pick = prop_oneof![8 => select(valid), 1 => select(doubtful)].prop_map(Tree::raw);
    let random = match ty {
        TypeDesc::String | TypeDesc::Char => any::<String>().prop_map(|text| Tree::string(&text)).boxed(),
        TypeDesc::Float | TypeDesc::Double | TypeDesc::Decimal => any::<f64>()
            .prop_filter("finite", |number| number.is_finite())
            .prop_map(|n| Tree::raw(format!("{n:?}")))
            .boxed(),
        TypeDesc::Long | TypeDesc::Ulong => any::<i64>().prop_map(|number| Tree::raw(number.to_string())).boxed(),
        TypeDesc::Int | TypeDesc::Uint => any::<i32>().prop_map(|number| Tree::raw(number.to_string())).boxed(),
        _ => return pick.boxed(),
    };
    prop_oneof![3 => pick, 1 => random].boxed()
}

fn enumeration(members: &[String]) -> BoxedStrategy<Tree> {
    let other = |text: &str| if text == text.to_lowercase() { text.to_uppercase() } else { text.to_lowercase() };
    let near: Vec<String> = members.iter().map(|member| other(member)).collect();
    prop_oneof![6 => select(members.to_vec()), 1 => select(near)].prop_map(|text| Tree::string(&text)).boxed()
}

/// An object of these members in any order, where those that may be missing sometimes are.
fn object(members: Vec<(String, bool, BoxedStrategy<Tree>)>) -> BoxedStrategy<Tree> {
    let optional: Vec<usize> = members.iter().enumerate().filter(|(_, member)| member.1).map(|(at, _)| at).collect();
    let count = optional.len();
    let (names, values): (Vec<String>, Vec<_>) = members.into_iter().map(|(name, _, value)| (name, value)).unzip();
    (values, subsequence(optional, 0..=count))
        .prop_map(move |(values, missing)| {
            let given = names.iter().cloned().zip(values).enumerate().filter(|(at, _)| !missing.contains(at));
            given.map(|(_, member)| member).collect::<Vec<_>>()
        })
        .prop_shuffle()
        .prop_map(Tree::Object)
        .boxed()
}

/// What is done to a text as a whole.
#[derive(Debug, Clone)]
enum Hostility {
    Cut(Index),
    Insert(Index, &'static str),
    Replace(String),
    Nest(usize),
}

fn hostility() -> impl Strategy<Value = Hostility> {
    const INSERTED: [&str; 10] = [" ", "\n\t", ",", "\"", "\\", "{", "]", "\u{feff}", "/**/", "\u{1}"];
    prop_oneof![
        any::<Index>().prop_map(Hostility::Cut),
        (any::<Index>(), select(INSERTED.as_slice())).prop_map(|(at, text)| Hostility::Insert(at, text)),
        any::<String>().prop_map(Hostility::Replace),
        select(vec!["", " \n", "null", "[]", "1", "\"{}\"", "{}{}", "{}x"])
            .prop_map(|text| Hostility::Replace(text.to_owned())),
        select(vec![1_usize, 63, 64, 65, 2000]).prop_map(Hostility::Nest),
    ]
}

impl Hostility {
    fn applied_to(&self, text: &str) -> String {
        let boundary = |at: &Index| {
            let boundaries: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            if boundaries.is_empty() { 0 } else { *at.get(&boundaries) }
        };
        match self {
            Self::Cut(at) => text[..boundary(at)].to_owned(),
            Self::Insert(at, inserted) => {
                let (head, tail) = text.split_at(boundary(at));
                format!("{head}{inserted}{tail}")
            }
            Self::Replace(other) => other.clone(),
            Self::Nest(levels) => {
                let (open, close) = ("[".repeat(*levels), "]".repeat(*levels));
                let comma = if text == "{}" { "" } else { "," };
                format!("{{\"deep\":{open}{close}{comma}{}", text.get(1..).unwrap_or_default())
            }
        }
    }
}
