//! What stands next to each diagnostic and has none, in the order of their ids.

#![deny(warnings)]

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use olt::{CancellationToken, Part, Tool, ToolContext, ToolResult, ToolType};

/// 001: a free function, a toolbox's methods, a private one among them.
#[olt::tool]
fn free() {}

struct Shop;

#[olt::toolbox]
impl Shop {
    #[tool]
    fn open(&self) -> Option<u32> {
        self.hidden()
    }

    #[tool]
    fn named(name: String) -> Result<String, std::fmt::Error> {
        Ok(name)
    }

    fn hidden(&self) -> Option<u32> {
        None
    }
}

/// Words of serde's that leave the JSON as it is.
#[derive(ToolType)]
#[serde(rename = "Parcel", deny_unknown_fields, expecting = "a parcel", crate = "serde", bound = "")]
struct Package {
    #[serde(bound = "", rename(serialize = "kg", deserialize = "kg"))]
    weight: u32,
    #[serde(default, skip)]
    cache: u32,
}

#[derive(ToolType)]
#[serde(rename_all_fields = "camelCase", rename_all(serialize = "lowercase", deserialize = "lowercase"))]
enum Speed {
    #[serde(rename_all = "camelCase")]
    Slow,
    Fast,
}

#[olt::tool]
fn send(package: Package, speed: Speed) -> u32 {
    package.weight + package.cache + speed as u32
}

/// 002: types under other names, maps of lists, a pattern with a name, owned text, a type named as one of std's.
type Count = u64;
type Key = String;

#[derive(ToolType)]
struct Duration {
    seconds: Count,
}

#[olt::tool]
fn parameters(
    count: Count,
    map: HashMap<Key, Vec<BTreeMap<String, Box<[u8]>>>>,
    #[arg(name = "duration")] Duration { seconds }: Duration,
    text: Cow<'static, str>,
    boxed: Box<str>,
    mut list: Vec<Option<i32>>,
) -> u64 {
    list.clear();
    count + seconds + (map.len() + text.len() + boxed.len() + list.len()) as u64
}

/// 003: nothing, parts, results, static text, a `Result` under another name, an erased error.
type Answer<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[olt::tool]
fn nothing() -> Result<(), String> {
    Ok(())
}

#[olt::tool]
async fn parts() -> Answer<Vec<Part>> {
    Ok(Vec::new())
}

#[olt::tool]
fn result() -> ToolResult {
    ToolResult::text("x")
}

#[olt::tool]
fn fixed() -> &'static str {
    "x"
}

mod found {
    /// A type of one's own with the name of std's.
    #[derive(olt::ToolType)]
    pub struct Result<T> {
        pub value: T,
    }
}

#[olt::tool]
fn own_result() -> found::Result<i32> {
    found::Result { value: 1 }
}

/// 004: a generic function behind one that is not, a lifetime of the context.
fn generic<T: ToString>(value: T) -> String {
    value.to_string()
}

#[olt::tool]
fn wrapped<'c>(value: i32, ctx: &'c ToolContext) -> String {
    let _ = ctx;
    generic(value)
}

/// 005: a generic struct with arguments that have the derive.
#[derive(ToolType)]
struct Page<T> {
    items: Vec<T>,
}

#[olt::tool]
fn page(page: Page<Page<Duration>>) -> Page<u8> {
    let first = page.items.first().map_or(0, |page| page.items.len());
    Page { items: vec![u8::try_from(first).unwrap_or(u8::MAX)] }
}

/// 006: one type twice and on two ways, a type with a longer name of the same beginning.
#[derive(ToolType)]
struct Node {
    left: NodeId,
    right: NodeId,
}

#[derive(ToolType)]
struct NodeId {
    id: u32,
}

#[derive(ToolType)]
struct Edge {
    from: Option<Box<Node>>,
    ends: Vec<NodeId>,
    pages: HashMap<String, Page<NodeId>>,
}

#[olt::tool]
fn link(from: Node, to: Node, edge: Edge) -> u32 {
    let _ = (edge.from.is_some(), edge.ends.len(), edge.pages.len());
    from.left.id + from.right.id + to.left.id + to.right.id
}

/// 007: two toolboxes, and names that differ by case.
struct Other;

#[olt::toolbox]
impl Other {
    #[tool]
    fn open(&self) {}

    #[tool(name = "Open")]
    fn open_loudly(&self) {}
}

/// 008: 64 characters, digits, a dash; a name that the function could not have.
#[olt::tool(name = "0123456789-123456789_123456789-123456789_123456789-123456789_123")]
fn größe() {}

/// 009: one of each.
#[olt::tool]
async fn both(ctx: &ToolContext, name: String, token: CancellationToken) {
    let _ = (ctx, name, token);
}

/// 010: an impl of one of a generic type's forms.
struct Store<T>(T);

#[olt::toolbox]
impl Store<i32> {
    #[tool]
    fn get(&self) -> i32 {
        self.0
    }
}

/// 011: camelCase, single names.
#[derive(ToolType)]
#[serde(rename_all = "camelCase")]
struct Named {
    first_name: String,
    #[serde(rename = "last-name")]
    last_name: String,
}

#[olt::tool]
fn name(name: Named) -> String {
    name.first_name + &name.last_name
}

/// The other system: names as they are written, a private type, a context that may not be there.
mod second {
    use std::sync::Arc;

    use olt::CancellationToken;
    use olt::toolnexus::{ToolContext, ToolResult, tool_methods};

    pub(super) struct Service;

    #[tool_methods]
    impl Service {
        #[tool_method]
        #[allow(non_snake_case)]
        pub fn GetIt(&self, #[param(required)] r#type: i32, ctx: Option<ToolContext>) -> Result<ToolResult, std::fmt::Error> {
            Ok(ToolResult::new(format!("{} {}", self.hidden(r#type), ctx.is_some())))
        }

        #[tool_method]
        pub(crate) async fn shared(self: Arc<Self>, token: &CancellationToken, #[param(required = false)] a: Option<Vec<u8>>) {
            let _ = (token, a);
        }

        fn hidden(&self, value: i32) -> i32 {
            value
        }
    }
}

fn main() {
    assert_eq!(olt::toolnexus::Tools::from_object(second::Service).len(), 2);
    let tools: [Tool; 14] = [
        free::tool(),
        send::tool(),
        parameters::tool(),
        nothing::tool(),
        parts::tool(),
        result::tool(),
        fixed::tool(),
        own_result::tool(),
        wrapped::tool(),
        page::tool(),
        link::tool(),
        größe::tool(),
        both::tool(),
        name::tool(),
    ];
    assert_eq!(tools.len() + Shop.tools().len() + Other.tools().len() + Store(1).tools().len(), 19);
}
