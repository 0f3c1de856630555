//! The default of a parameter: the expression a call evaluates, and what the schema can show of it.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprLit, Lit, Macro, Path};

use crate::literal::Number;

/// A default value.
#[derive(Debug)]
pub(crate) struct Default {
    /// As it was written; a block is one constant.
    pub(crate) expression: Expr,
    pub(crate) shown: Shown,
}

/// What is known of the value at expansion.
#[derive(Debug, PartialEq)]
pub(crate) enum Shown {
    /// JSON can't say it, or says nothing of it.
    Nothing,
    Bool(bool),
    Number(Number),
    /// A string, or a character as a string.
    Text(String),
    /// A member of an enum, or a constant that is a number, a boolean or a character.
    Path,
    /// A constant in braces.
    Constant,
    /// Anything else.
    Computed,
}

impl Default {
    pub(crate) fn read(expression: Expr) -> Self {
        let shown = shown(&expression);
        Self { expression, shown }
    }

    /// The expression without its braces, which only say that it is a constant.
    pub(crate) fn constant(&self) -> &Expr {
        match &self.expression {
            Expr::Block(block) => match block.block.stmts.as_slice() {
                [syn::Stmt::Expr(inside, None)] => inside,
                _ => &self.expression,
            },
            expression => expression,
        }
    }

    /// What the schema shows of it: the same, without the `Some(…)` around it.
    pub(crate) fn inner(&self) -> &Expr {
        let mut inner = self.constant();
        while let Some(value) = wrapped(inner) {
            inner = value;
        }
        inner
    }

    /// The expression as a call evaluates it, converted to the parameter's type.
    pub(crate) fn value(&self, ty: &syn::Type) -> TokenStream {
        // A string literal becomes a `String` or `Some(String)`; inside of a written `Some` it could not.
        let is_literal = matches!(self.inner(), Expr::Lit(ExprLit { lit: Lit::Str(_), .. }));
        let expression = if is_literal { self.inner() } else { self.constant() };
        quote!(__olt::IntoDefault::<#ty>::into_default(#expression))
    }

    /// `None`, on an `Option`.
    pub(crate) fn is_none(&self) -> bool {
        matches!(&self.expression, Expr::Path(path) if is_last(&path.path, "None"))
    }
}

fn shown(expression: &Expr) -> Shown {
    if let Some(number) = Number::read(expression) {
        return Shown::Number(number);
    }
    match expression {
        Expr::Lit(ExprLit { lit, .. }) => literal(lit),
        Expr::Paren(inside) => shown(&inside.expr),
        Expr::Group(inside) => shown(&inside.expr),
        Expr::Block(_) | Expr::Const(_) => Shown::Constant,
        Expr::Path(path) if is_last(&path.path, "None") || is_last(&path.path, "Absent") => Shown::Nothing,
        Expr::Path(_) => Shown::Path,
        Expr::Call(call) => called(&call.func, call.args.iter().collect::<Vec<_>>().as_slice()),
        Expr::MethodCall(call) => converted(&call.receiver, &call.method.to_string()),
        Expr::Macro(expression) => decimal(&expression.mac),
        _ => Shown::Computed,
    }
}

fn literal(lit: &Lit) -> Shown {
    match lit {
        Lit::Bool(value) => Shown::Bool(value.value),
        Lit::Str(text) => Shown::Text(text.value()),
        Lit::Char(c) => Shown::Text(c.value().to_string()),
        Lit::Byte(byte) => Shown::Number(Number::Integer(byte.value().into())),
        _ => Shown::Computed,
    }
}

/// The `x` of `Some(x)`.
fn wrapped(expression: &Expr) -> Option<&Expr> {
    let Expr::Call(call) = expression else { return None };
    let Expr::Path(path) = &*call.func else { return None };
    let mut arguments = call.args.iter();
    arguments.next().filter(|_| is_last(&path.path, "Some") && arguments.next().is_none())
}

/// `Some(x)`, `Given(x)`, `String::from("x")`, `String::new()`.
fn called(function: &Expr, arguments: &[&Expr]) -> Shown {
    let Expr::Path(path) = function else { return Shown::Computed };
    let names: Vec<String> = path.path.segments.iter().rev().take(2).map(|part| part.ident.to_string()).collect();
    match (names.iter().map(String::as_str).collect::<Vec<_>>().as_slice(), arguments) {
        (["Some" | "Given", ..], [value]) => shown(value),
        (["from", "String"], [value]) => converted(value, "into"),
        (["new", "String"], []) => Shown::Text(String::new()),
        _ => Shown::Computed,
    }
}

/// `"x".to_owned()` and its kind.
fn converted(receiver: &Expr, method: &str) -> Shown {
    match (shown(receiver), method) {
        (Shown::Text(text), "to_owned" | "to_string" | "into") => Shown::Text(text),
        _ => Shown::Computed,
    }
}

/// `dec!(1.50)`, known by its name.
fn decimal(mac: &Macro) -> Shown {
    if !is_last(&mac.path, "dec") {
        return Shown::Computed;
    }
    match mac.parse_body::<Expr>().ok().as_ref().and_then(Number::read) {
        Some(number) => Shown::Number(number),
        None => Shown::Computed,
    }
}

fn is_last(path: &Path, name: &str) -> bool {
    path.segments.last().is_some_and(|last| last.ident == name)
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    #[test]
    fn every_spelling_of_a_default_is_told_apart() {
        let table: [(Expr, Shown); 14] = [
            (parse_quote!(true), Shown::Bool(true)),
            (parse_quote!(-3), Shown::Number(Number::Integer(-3))),
            (parse_quote!(Some(1.5)), Shown::Number(Number::Digits("1.5".into()))),
            (parse_quote!(dec!(1.50)), Shown::Number(Number::Digits("1.50".into()))),
            (parse_quote!("x"), Shown::Text("x".into())),
            (parse_quote!('x'), Shown::Text("x".into())),
            (parse_quote!(String::from("x")), Shown::Text("x".into())),
            (parse_quote!("x".to_owned()), Shown::Text("x".into())),
            (parse_quote!(String::new()), Shown::Text(String::new())),
            (parse_quote!(None), Shown::Nothing),
            (parse_quote!(Level::High), Shown::Path),
            (parse_quote!({ LIMIT }), Shown::Constant),
            (parse_quote!(limit()), Shown::Computed),
            (parse_quote!(Vec::new()), Shown::Computed),
        ];
        for (expression, expected) in table {
            assert_eq!(Default::read(expression).shown, expected);
        }
    }
}
