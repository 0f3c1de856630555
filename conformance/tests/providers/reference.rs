//! What nulls mean in a call that came through OpenAI's lowering, decided by the signature and not by a schema.

use std::collections::HashMap;

use olt::contract::{Fault, Kind};
use olt::json::Reader;
use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};
use olt_conformance::values::Tree;
use olt_text::escape::json_string;

/// The tree of a JSON text; none where the text is not JSON, or nests too deeply.
pub(crate) fn tree(text: &str) -> Option<Tree> {
    let mut reader = Reader::new(text.as_bytes());
    let tree = value(&mut reader);
    reader.finish(tree).ok()
}

fn value(reader: &mut Reader<'_>) -> Result<Tree, Fault> {
    Ok(match reader.kind()? {
        Kind::Null => {
            reader.null()?;
            Tree::raw("null")
        }
        Kind::Boolean => Tree::raw(reader.boolean()?.to_string()),
        Kind::Number => Tree::raw(reader.number()?),
        Kind::String => Tree::raw(json_string(reader.string()?)),
        Kind::Array => {
            let mut elements = Vec::new();
            let mut more = reader.first_element()?;
            while more {
                elements.push(value(reader)?);
                more = reader.next_element()?;
            }
            Tree::Array(elements)
        }
        Kind::Object => {
            let mut members = Vec::new();
            let mut next = reader.first_name()?.map(str::to_owned);
            while let Some(name) = next {
                members.push((name, value(reader)?));
                next = reader.next_name()?.map(str::to_owned);
            }
            Tree::Object(members)
        }
    })
}

/// What is done with a member that may be left out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// Take out nulls: each means "not given".
    Restore,
    /// Put in a null for each that is missing.
    Fill,
}

/// A member that is declared: its name, whether it may be left out, its type.
type Declared<'s> = (&'s str, bool, &'s TypeDesc);

impl Task {
    /// Does it to a call's arguments, at every depth.
    pub(crate) fn done_to(self, signature: &Signature, tree: &Tree) -> Tree {
        let parameters = signature.parameters.iter();
        let declared: Vec<Declared<'_>> = parameters
            .map(|parameter| {
                (parameter.name.as_str(), parameter.default.is_some() || parameter.optional, &parameter.ty)
            })
            .collect();
        match tree {
            Tree::Object(members) => self.object(signature, &declared, members),
            other => other.clone(),
        }
    }

    fn value(self, signature: &Signature, ty: &TypeDesc, tree: &Tree) -> Tree {
        match (ty, tree) {
            (TypeDesc::Nullable(inner), tree) => self.value(signature, inner, tree),
            (TypeDesc::List(inner) | TypeDesc::Set(inner), Tree::Array(elements)) => {
                Tree::Array(elements.iter().map(|element| self.value(signature, inner, element)).collect())
            }
            (TypeDesc::Dictionary(inner), Tree::Object(members)) => {
                let value = |(name, tree): &(String, Tree)| (name.clone(), self.value(signature, inner, tree));
                Tree::Object(members.iter().map(value).collect())
            }
            (TypeDesc::Named(name), Tree::Object(members)) => match signature.types.get(name) {
                Some(TypeDecl::Record(properties)) => {
                    let declared: Vec<Declared<'_>> = properties
                        .iter()
                        .map(|property| (property.name.as_str(), !property.required, &property.ty))
                        .collect();
                    self.object(signature, &declared, members)
                }
                _ => tree.clone(),
            },
            _ => tree.clone(),
        }
    }

    fn object(self, signature: &Signature, declared: &[Declared<'_>], members: &[(String, Tree)]) -> Tree {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for (name, _) in members {
            *counts.entry(name).or_default() += 1;
        }
        let of_name = |name: &str| declared.iter().find(|(declared, ..)| *declared == name);
        let is_kept = |(name, tree): &&(String, Tree)| {
            let may_go = of_name(name).is_some_and(|(_, is_optional, _)| *is_optional);
            self != Self::Restore || !may_go || *tree != Tree::raw("null") || counts[name.as_str()] > 1
        };
        let kept = members.iter().filter(is_kept);
        let mut done: Vec<(String, Tree)> = kept
            .map(|(name, tree)| {
                let inner = of_name(name).map(|(.., ty)| self.value(signature, ty, tree));
                (name.clone(), inner.unwrap_or_else(|| tree.clone()))
            })
            .collect();
        for (name, is_optional, _) in declared {
            if self == Self::Fill && *is_optional && !counts.contains_key(name) {
                done.push(((*name).to_owned(), Tree::raw("null")));
            }
        }
        Tree::Object(done)
    }
}
