//! Identifiers that C# takes.

use std::collections::{BTreeMap, BTreeSet};

use olt::reflection::describe::{Signature, TypeDecl};

/// The C# names of a signature's declared types, and of the members of its enums.
pub(super) struct Names {
    types: BTreeMap<String, String>,
    members: BTreeMap<String, BTreeMap<String, String>>,
}

impl Names {
    pub(super) fn of(signature: &Signature) -> Self {
        let taken = ["Tools", "ToolsContext"].map(str::to_owned).into();
        let types = distinct(signature.types.keys(), taken);
        let members = signature.types.iter().filter_map(|(name, declared)| match declared {
            TypeDecl::Enum(members) => Some((name.clone(), distinct(members, BTreeSet::new()))),
            TypeDecl::Record(_) => None,
        });
        Self { members: members.collect(), types }
    }

    /// The C# name of a declared type; a type that is not declared keeps its own, for the front end to tell.
    pub(super) fn of_type<'n>(&'n self, name: &'n str) -> &'n str {
        self.types.get(name).map_or(name, String::as_str)
    }

    /// The C# name of an enum's member.
    pub(super) fn of_member<'n>(&'n self, ty: &str, member: &'n str) -> &'n str {
        self.members.get(ty).and_then(|members| members.get(member)).map_or(member, String::as_str)
    }
}

/// An identifier for each name, no two of them the same.
fn distinct<'n>(names: impl IntoIterator<Item = &'n String>, mut taken: BTreeSet<String>) -> BTreeMap<String, String> {
    let mut identifiers = BTreeMap::new();
    for name in names {
        let mut spelled = identifier(name);
        while !taken.insert(spelled.clone()) {
            spelled.push('_');
        }
        identifiers.insert(name.clone(), spelled);
    }
    identifiers
}

/// The nearest identifier: what can't stand in one becomes `_`.
fn identifier(name: &str) -> String {
    let plain: String =
        name.chars().map(|character| if character.is_ascii_alphanumeric() { character } else { '_' }).collect();
    match plain.chars().next() {
        Some('0'..='9') | None => format!("_{plain}"),
        Some(_) => escaped(&plain),
    }
}

/// An identifier; a keyword is escaped.
pub(super) fn escaped(name: &str) -> String {
    if KEYWORDS.contains(&name) { format!("@{name}") } else { name.to_owned() }
}

/// The reserved words of C#, which an identifier needs `@` for.
const KEYWORDS: [&str; 77] = [
    "abstract",
    "as",
    "base",
    "bool",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "checked",
    "class",
    "const",
    "continue",
    "decimal",
    "default",
    "delegate",
    "do",
    "double",
    "else",
    "enum",
    "event",
    "explicit",
    "extern",
    "false",
    "finally",
    "fixed",
    "float",
    "for",
    "foreach",
    "goto",
    "if",
    "implicit",
    "in",
    "int",
    "interface",
    "internal",
    "is",
    "lock",
    "long",
    "namespace",
    "new",
    "null",
    "object",
    "operator",
    "out",
    "override",
    "params",
    "private",
    "protected",
    "public",
    "readonly",
    "ref",
    "return",
    "sbyte",
    "sealed",
    "short",
    "sizeof",
    "stackalloc",
    "static",
    "string",
    "struct",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "uint",
    "ulong",
    "unchecked",
    "unsafe",
    "ushort",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
];
