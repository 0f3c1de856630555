//! The macros in code that nobody here wrote: strict lints, names that hide the standard ones, other macros.

#![deny(warnings, missing_docs, unreachable_pub, clippy::pedantic, clippy::as_conversions)]

use olt::{Tool, ToolType};
use pretty_assertions::assert_eq;

/// Names that the generated code must not mean.
mod shadows {
    #![allow(dead_code, clippy::unnecessary_wraps, clippy::unused_self)]

    pub(crate) struct Option;
    pub(crate) struct Result;
    pub(crate) struct String;
    pub(crate) struct Vec;
    pub(crate) struct Box;
    pub(crate) struct None;
    pub(crate) struct Err;
    pub(crate) enum Some {}
    pub(crate) enum Ok {}
    pub(crate) struct Tool;
    pub(crate) struct ToolContext;
    pub(crate) struct Fault;
    pub(crate) trait Default {}
    pub(crate) trait Clone {}
    pub(crate) trait From {}
    pub(crate) trait Into {}
    pub(crate) trait Send {}
    pub(crate) trait Sync {}
    pub(crate) trait Infallible {}
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod alloc {}
    pub(crate) fn drop() {}

    /// A record beside them.
    #[derive(olt::ToolType)]
    pub(crate) struct Item {
        #[arg(pattern = "a")]
        name: ::std::string::String,
        #[arg(range(1..=2))]
        count: i32,
        #[serde(default)]
        note: ::core::option::Option<i32>,
        #[serde(skip)]
        skipped: u8,
        #[arg(read_only)]
        sum: u8,
    }

    /// Members named as the standard ones.
    #[derive(olt::ToolType)]
    pub(crate) enum Kind {
        Some,
        None,
        Ok,
        Err,
    }

    /// Takes and returns them.
    #[olt::tool]
    pub(crate) fn all(
        item: Item,
        kind: Kind,
        #[arg(default = "x")] text: ::std::string::String,
    ) -> ::core::result::Result<Kind, ::std::string::String> {
        let _ = (item.name, item.count, item.note, item.skipped, item.sum, text);
        ::core::result::Result::Ok(kind)
    }

    pub(crate) struct Orders;

    #[olt::toolbox]
    impl Orders {
        /// Runs elsewhere.
        #[tool(blocking)]
        fn block(&self, name: ::std::string::String) -> ::std::string::String {
            name
        }

        /// Waits.
        #[tool]
        async fn wait(self: ::std::sync::Arc<Self>, context: &::olt::ToolContext) {
            context.cancellation().cancelled().await;
        }
    }
}

#[test]
fn hidden_names_are_not_meant() {
    assert_eq!(
        shadows::all::tool().input_schema(),
        r#"{"type":"object","properties":{"item":{"type":"object","properties":{"name":{"type":"string","pattern":"a"},"count":{"type":"integer","minimum":1,"maximum":2},"note":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647},"sum":{"type":"integer","minimum":0,"maximum":255}},"required":["name","count"],"additionalProperties":false},"kind":{"type":"string","enum":["Some","None","Ok","Err"]},"text":{"type":"string","default":"x"}},"required":["item","kind"],"additionalProperties":false}"#
    );
    assert_eq!(shadows::Orders.tools().len(), 2);
}

/// Parameters and fields named as the generated variables are.
#[derive(ToolType)]
struct Names {
    reader: i32,
    fragment: i32,
    out: i32,
    name: i32,
    index: i32,
    record: i32,
    __olt: i32,
    r#type: i32,
}

#[olt::tool]
#[allow(clippy::used_underscore_binding)]
fn sum(__olt: i32, __a: i32, reader: i32, arguments: i32, object: i32, __context: i32, names: Names) -> i32 {
    let fields = names.reader + names.fragment + names.out + names.name + names.index + names.record;
    __olt + __a + reader + arguments + object + __context + fields + names.__olt + names.r#type
}

#[test]
fn names_do_not_meet_the_generated_ones() {
    let names = r#"{"reader":1,"fragment":1,"out":1,"name":1,"index":1,"record":1,"__olt":1,"type":1}"#;
    let arguments =
        format!(r#"{{"__olt":1,"__a":2,"reader":3,"arguments":4,"object":5,"__context":6,"names":{names}}}"#);
    assert_eq!(sum::tool().decode(&arguments).unwrap(), arguments);
}

macro_rules! tools {
    ($name:ident, $ty:ty, $doc:expr, $default:expr) => {
        #[doc = $doc]
        #[olt::tool]
        fn $name(#[doc = $doc] value: $ty, #[arg(default = $default)] other: $ty) -> $ty {
            value + other
        }

        mod wrapped {
            #[derive(olt::ToolType)]
            pub(crate) struct Wrapped {
                pub(crate) value: $ty,
            }

            #[olt::tool]
            pub(crate) fn $name(value: Wrapped) -> $ty {
                value.value
            }

            #[olt::toolbox]
            impl Wrapped {
                #[tool]
                fn $name(&self, value: $ty) -> $ty {
                    self.value + value
                }
            }
        }
    };
}

tools!(made, i32, "Made elsewhere.", 3);

#[test]
fn other_macros_may_make_tools() {
    let integer = r#""type":"integer","minimum":-2147483648,"maximum":2147483647"#;
    let described = integer.replacen(',', r#","description":"Made elsewhere.","#, 1);
    assert_eq!(
        made::tool().input_schema(),
        format!(
            r#"{{"type":"object","properties":{{"value":{{{described}}},"other":{{{integer},"default":3}}}},"required":["value"],"additionalProperties":false}}"#
        )
    );
    assert_eq!(wrapped::made::tool().name(), wrapped::Wrapped { value: 1 }.tools()[0].name());
}

/// Two tools of one name, in modules that see all of this one.
mod one {
    use super::*;

    type Hidden = i32;

    #[olt::tool]
    pub(crate) fn same(names: Names, hidden: Hidden) -> Hidden {
        names.reader + hidden
    }
}

mod two {
    #[olt::tool]
    pub(crate) fn same() {}
}

#[test]
fn modules_keep_their_tools_apart() {
    assert_eq!((one::same::tool().name(), two::same::tool().name()), ("same", "same"));
}

/**
 * A block
 * of text.
 */
#[olt::tool]
extern "C" fn block(
    /** What it
     * takes. */
    value: i32,
) -> i32 {
    value
}

#[doc = "Two"]
#[doc = "attributes."]
#[olt::tool]
const fn attributes(value: i32) -> i32 {
    value
}

#[doc = concat!("From", " elsewhere.")]
#[olt::tool(description = "Its own.")]
#[cfg_attr(all(), must_use)]
#[cfg(not(any()))]
pub(crate) fn described(#[allow(unused_variables)] value: i32) -> i32 {
    3
}

#[cfg(any())]
#[olt::tool]
fn left_out(value: Nothing) {}

#[test]
fn every_form_of_comment_describes() {
    let tools = [block::tool(), attributes::tool(), described::tool()];
    let descriptions: Vec<&str> = tools.iter().map(Tool::description).collect();
    assert_eq!(descriptions, ["A block of text.", "Two attributes.", "Its own."]);
    assert!(tools[0].input_schema().contains(r#""description":"What it takes.""#));
}

#[test]
fn items_of_a_function_body_are_seen() {
    const MOST: u8 = 9;

    #[derive(ToolType)]
    struct Local {
        value: u8,
    }

    struct Toolbox;

    #[olt::tool]
    fn r#type(local: Local, #[arg(default = MOST)] r#fn: u8) -> Local {
        Local { value: local.value + r#fn }
    }

    #[olt::toolbox]
    impl Toolbox {
        #[tool]
        fn take(local: Local) -> u8 {
            local.value
        }
    }

    let tool = r#type::tool();
    assert_eq!(tool.name(), "type");
    assert_eq!(tool.decode(r#"{"local":{"value":1}}"#).unwrap(), r#"{"local":{"value":1},"fn":9}"#);
    assert_eq!(Toolbox.tools().len(), 1);
}

#[olt::tool]
fn defaults(
    #[arg(default = Some(Level::High))] level: Option<Level>,
    #[arg(default = Some("x"))] text: Option<String>,
    #[arg(default = b'a')] byte: u8,
    #[arg(default = Some('c'))] letter: Option<char>,
    #[arg(default = Some(1.50))] rate: Option<f64>,
) {
    let _ = (level, text, byte, letter, rate);
}

/// How loud.
#[derive(ToolType)]
enum Level {
    Low,
    High,
}

#[test]
fn wrapped_defaults_are_shown() {
    let _ = Level::Low;
    assert_eq!(
        defaults::tool().decode("{}").unwrap(),
        r#"{"level":"High","text":"x","byte":97,"letter":"c","rate":1.5}"#
    );
    assert!(defaults::tool().input_schema().contains(r#""enum":["Low","High",null],"default":"High""#));
}
