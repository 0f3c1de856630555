//! Constants that name each other, and input made to break an evaluator.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use pretty_assertions::assert_eq;
use tree_sitter::Node;

use super::{Names, initializers, parse, show, value_in};
use crate::csharp::constant::{
    CastTarget, Constant, ConstantError, ConstantScope, Depth, Fault, evaluate, evaluate_within,
};

/// The constants of one class, evaluated as they name each other.
struct Class<'t> {
    source: &'t str,
    nodes: BTreeMap<String, Node<'t>>,
    busy: RefCell<Vec<String>>,
}

impl ConstantScope for Class<'_> {
    fn constant(&self, name: &str, depth: Depth) -> Option<Result<Constant, ConstantError>> {
        let node = self.nodes.get(name)?;
        if self.busy.borrow().iter().any(|busy| busy == name) {
            return Some(Err(Fault::Cycle(name.to_owned()).at(node.byte_range())));
        }
        self.busy.borrow_mut().push(name.to_owned());
        let value = evaluate_within(*node, self.source, self, depth);
        self.busy.borrow_mut().pop();
        Some(value)
    }

    fn type_named(&self, _name: &str) -> Option<CastTarget> {
        None
    }
}

fn last_of(fields: &str) -> Result<Constant, ConstantError> {
    let source = format!("class C {{ {fields} const int X = Last; }}");
    let tree = parse(&source);
    let nodes = initializers(&tree, &source);
    let scope = Class { source: &source, nodes, busy: RefCell::default() };
    evaluate(scope.nodes["X"], &source, &scope)
}

#[test]
fn constants_name_each_other() {
    let value = last_of("const int A = 2; const int B = A * A; const int Last = B + 1;");
    assert_eq!(value.map(|value| show(&value)), Ok("int 5".to_owned()));
    for (fields, text) in [
        ("const int A = Last; const int Last = A + 1;", "`Last` is defined by itself; give it a value of its own"),
        (
            "const int A = 1 / 0; const int B = A; const int Last = B;",
            "`A` has no value: a constant is divided by zero; change the divisor",
        ),
    ] {
        assert_eq!(last_of(fields).unwrap_err().to_string(), text);
    }
}

#[test]
fn neither_depth_nor_length_ends_the_stack() {
    let started = Instant::now();
    let deep = "the expression nests deeper than 200 levels; write it flatter";
    let count = 100_000;
    for (expression, expected) in [
        (format!("{}1{}", "(".repeat(count), ")".repeat(count)), Err(deep)),
        (format!("{}1", "true ? 1 : ".repeat(count)), Err(deep)),
        (format!("1{}", "+1".repeat(count)), Ok("int 100001")),
        (format!("{}1", "- ".repeat(count)), Ok("int 1")),
        (format!("{}1", "(int)".repeat(count)), Ok("int 1")),
        (format!("(x){}", " + (x)".repeat(1000)), Ok("int 10010")),
        (format!("nameof(a{}.z)", ".a".repeat(20_000)), Ok("string Some(\"z\")")),
    ] {
        let found = value_in(&expression, &Names).map(|value| show(&value)).map_err(|error| error.to_string());
        let start: String = expression.chars().take(40).collect();
        assert_eq!(found.as_deref().map_err(String::as_str), expected, "{start}");
    }
    let chain: String = (1..1000).map(|i| format!("const int A{i} = A{} + 1; ", i - 1)).collect();
    let fault = last_of(&format!("const int A0 = 1; {chain} const int Last = A999;")).unwrap_err();
    assert_eq!(fault.to_string(), deep);
    assert!(started.elapsed() < Duration::from_secs(120));
}

#[test]
fn a_string_that_doubles_itself_is_stopped() {
    let doubled: String = (1..64).map(|i| format!("const string A{i} = A{0} + A{0}; ", i - 1)).collect();
    let fields = format!("const string A0 = \"{}\"; {doubled} const string Last = A5;", "a".repeat(1 << 16));
    let text = last_of(&fields).unwrap_err().to_string();
    assert_eq!(text, "`A1` has no value: the string is longer than 65536 characters; write a shorter one");
}

#[test]
fn no_node_of_any_tree_panics() {
    let source = "class C { int A = 1 +; int B = ((2; string D = $\"{a\"; [Range(typeof(int), \"1\" x = (y)(] void M(int? a = -(x) + , E e = E.) { nameof(); new(; (int) ; \"\"\" } }";
    for end in (0..=source.len()).filter(|end| source.is_char_boundary(*end)) {
        let part = source.get(..end).unwrap();
        let tree = parse(part);
        let mut pending = vec![tree.root_node()];
        while let Some(node) = pending.pop() {
            let value = evaluate(node, part, &Names);
            // A node of another source is no reason to panic either.
            let foreign = evaluate(node, "", &Names);
            assert!(value.is_ok() || value.is_err_and(|error| !error.to_string().is_empty()));
            assert!(foreign.is_ok() || foreign.is_err_and(|error| !error.to_string().is_empty()));
            let mut cursor = node.walk();
            pending.extend(node.children(&mut cursor));
        }
    }
}
