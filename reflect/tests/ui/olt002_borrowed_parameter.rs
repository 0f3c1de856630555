//! Parameters that borrow what is decoded for them.

use std::borrow::Cow;

use olt::ToolContext;

#[olt::tool]
fn greet(name: &str, title: Option<&'static str>, list: &[i32]) -> String {
    format!("{name} {title:?} {list:?}")
}

#[olt::tool]
fn shout<'a>(name: Cow<'a, str>, other: Cow<str>, part: Part<'a>) -> String {
    format!("{name} {other} {}", part.0)
}

struct Part<'a>(&'a str);

#[olt::tool]
fn charge(ctx: &mut ToolContext) {
    let _ = ctx;
}

fn main() {
    greet("a", None, &[]);
    greet::tool();
    shout::tool();
    charge::tool();
}
