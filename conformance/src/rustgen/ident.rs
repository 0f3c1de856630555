//! Rust identifiers for names that any language may have written.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Span};

/// Words that are no identifier, not even raw.
const NEVER_RAW: [&str; 5] = ["self", "Self", "super", "crate", "_"];

/// Names of the prelude and of the derives: a declared type must not hide them.
const RESERVED_TYPES: [&str; 14] = [
    "Box",
    "Clone",
    "Debug",
    "Err",
    "Eq",
    "Hash",
    "None",
    "Ok",
    "Option",
    "PartialEq",
    "Result",
    "Some",
    "String",
    "Vec",
];

/// The module of a case: its name with `_` for what an identifier can't hold.
#[must_use]
pub fn module_name(case_name: &str) -> String {
    let name = snake(case_name);
    if is_plain(&name) { name } else { format!("{name}_") }
}

/// Gives out identifiers, no two alike.
#[derive(Debug, Default)]
pub(super) struct Idents {
    taken: BTreeSet<String>,
}

impl Idents {
    /// A value's identifier: snake case.
    pub(super) fn value(&mut self, name: &str) -> Ident {
        let name = snake(name);
        self.free(&if is_plain(&name) { name } else { format!("{name}_") })
    }

    /// A type's or variant's identifier: each word begins with a capital.
    pub(super) fn ty(&mut self, name: &str) -> Ident {
        let name = pascal(name);
        self.free(&if RESERVED_TYPES.contains(&name.as_str()) { format!("{name}Type") } else { name })
    }

    fn free(&mut self, name: &str) -> Ident {
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        let name = std::iter::once(name.to_owned()).chain(numbered).find(|name| !self.taken.contains(name));
        let name = name.unwrap_or_default();
        let ident = Ident::new(&name, Span::call_site());
        self.taken.insert(name);
        ident
    }
}

/// The identifiers of the declared types of a signature, by their names in it.
#[must_use]
pub fn type_idents<'n>(names: impl Iterator<Item = &'n String>) -> BTreeMap<String, Ident> {
    let mut idents = Idents::default();
    names.map(|name| (name.clone(), idents.ty(name))).collect()
}

/// `snake_case` of any text: a capital after a small letter begins a word, what no identifier holds is `_`.
pub(super) fn snake(name: &str) -> String {
    let mut snake = String::new();
    let mut after_small = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && after_small {
            snake.push('_');
        }
        after_small = c.is_ascii_lowercase();
        snake.push(if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' });
    }
    starting_well(snake, "n")
}

fn pascal(name: &str) -> String {
    let mut pascal = String::new();
    let mut starts = true;
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() {
            starts = true;
        } else if std::mem::take(&mut starts) {
            pascal.push(c.to_ascii_uppercase());
        } else {
            pascal.push(c);
        }
    }
    starting_well(pascal, "N")
}

fn starting_well(name: String, prefix: &str) -> String {
    let bare = name.trim_matches('_').is_empty() || name.starts_with(|c: char| c.is_ascii_digit());
    if bare { format!("{prefix}{name}") } else { name }
}

fn is_plain(name: &str) -> bool {
    !NEVER_RAW.contains(&name) && syn::parse_str::<Ident>(name).is_ok()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn any_name_becomes_an_identifier() {
        let table = [
            ("maxDepth", "max_depth"),
            ("URLPath", "urlpath"),
            ("type", "type_"),
            ("self", "self_"),
            ("9-lives", "n9_lives"),
            ("", "n"),
            ("größe", "gr__e"),
        ];
        for (name, expected) in table {
            assert_eq!(Idents::default().value(name).to_string(), expected, "{name:?}");
        }
    }

    #[test]
    fn types_keep_clear_of_the_prelude_and_of_each_other() {
        let names = ["Page<string>".to_owned(), "Shop.Item".to_owned(), "ShopItem".to_owned(), "String".to_owned()];
        let idents: Vec<String> = type_idents(names.iter()).into_values().map(|ident| ident.to_string()).collect();
        assert_eq!(idents, ["PageString", "ShopItem", "ShopItem_2", "StringType"]);
    }

    #[test]
    fn modules_are_no_keywords() {
        assert_eq!(module_name("enum"), "enum_");
        assert_eq!(module_name("int-nullable"), "int_nullable");
    }
}
