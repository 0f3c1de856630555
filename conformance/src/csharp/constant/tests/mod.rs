//! What the tests of constant expressions share: a parser, a scope and a way to show a value.

mod conversions;
mod faults;
mod limits;
mod values;

use std::collections::BTreeMap;

use pretty_assertions::assert_eq;
use tree_sitter::{Node, Parser, Tree};

use super::{
    Builtin, CastTarget, Constant, ConstantError, ConstantScope, Depth, EnumConstant, EnumType, Fault, evaluate,
    type_text,
};
use crate::csharp::literal::IntegerKind;

fn parse(source: &str) -> Tree {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_c_sharp::LANGUAGE.into()).unwrap();
    parser.parse(source, None).unwrap()
}

/// The nodes after `=` of every constant in `tree`, by name.
fn initializers<'t>(tree: &'t Tree, source: &str) -> BTreeMap<String, Node<'t>> {
    let mut found = BTreeMap::new();
    let mut pending = vec![tree.root_node()];
    while let Some(node) = pending.pop() {
        if node.kind() == "variable_declarator" {
            let name = node.child_by_field_name("name").unwrap();
            let last = node.child_count().saturating_sub(1);
            found.insert(type_text(name, source), node.child(last).unwrap());
        } else {
            let mut cursor = node.walk();
            pending.extend(node.children(&mut cursor));
        }
    }
    found
}

fn value_in(expression: &str, scope: &dyn ConstantScope) -> Result<Constant, ConstantError> {
    let source = format!("class C {{ const int X = {expression}; }}");
    let tree = parse(&source);
    evaluate(initializers(&tree, &source)["X"], &source, scope)
}

fn enum_type(name: &str) -> EnumType {
    let underlying = if name == "Small" { IntegerKind::Byte } else { IntegerKind::Int };
    EnumType { name: name.to_owned(), underlying }
}

fn member(name: &str, value: i128) -> Constant {
    Constant::Enum(EnumConstant { ty: enum_type(name), value })
}

/// Some names of every kind.
struct Names;

impl ConstantScope for Names {
    fn constant(&self, name: &str, _depth: Depth) -> Option<Result<Constant, ConstantError>> {
        Some(match name {
            "x" | "N.Limits.x" | "global::N.Limits.x" | "G<int>.x" | "event" => Ok(Constant::of(IntegerKind::Int, 10)),
            "text" => Ok(Constant::String("t".into())),
            "none" => Ok(Constant::Null),
            "E.A" => Ok(member("E", 1)),
            "E.B" => Ok(member("E", 2)),
            "Small.Max" => Ok(member("Small", 255)),
            "broken" => Err(Fault::DivisionByZero.at(0..1)),
            "ring" => Err(Fault::Cycle("ring".to_owned()).at(0..1)),
            _ => return None,
        })
    }

    fn type_named(&self, name: &str) -> Option<CastTarget> {
        match name {
            "E" | "Small" => Some(CastTarget::Enum(enum_type(name))),
            "Alias" => Some(CastTarget::Builtin(Builtin::Double)),
            "Single" => Some(CastTarget::Other("N.Single".to_owned())),
            _ => None,
        }
    }
}

/// A value as C# would write it with its type.
fn show(value: &Constant) -> String {
    let shown = match value {
        Constant::Bool(value) => value.to_string(),
        Constant::Char(unit) => format!("{unit:04x}"),
        Constant::String(text) => format!("{:?}", text.text()),
        Constant::Enum(constant) => constant.value.to_string(),
        Constant::Float(value) => format!("{value:?}"),
        Constant::Double(value) => format!("{value:?}"),
        Constant::Null | Constant::Default | Constant::New(None) => String::new(),
        Constant::DefaultOf(_) => "default".to_owned(),
        Constant::New(_) => "new".to_owned(),
        Constant::Type(name) => name.clone(),
        number => number.number_text().unwrap_or_default(),
    };
    format!("{} {shown}", value.type_name()).trim_end().to_owned()
}

fn check(table: &[(&str, &str)]) {
    for (expression, expected) in table {
        let found = value_in(expression, &Names).map(|value| show(&value));
        assert_eq!(found.map_err(|error| error.to_string()), Ok((*expected).to_owned()), "{expression}");
    }
}
