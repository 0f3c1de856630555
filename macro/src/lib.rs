//! The compile-time lane of `olt`: the attributes `#[tool]`, `#[toolbox]` and `#[tool_methods]`, the derive `ToolType`.
//!
//! Use them through `olt`, which re-exports them; what they generate names that crate. This file holds the
//! shells and the manual; `expand` is the pipeline.

// A panic is never an answer to bad input; tests may panic.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod attr;
mod diagnostics;
mod docs;
mod emit;
mod expand;
mod literal;
mod model;
mod validate;

use proc_macro::TokenStream;

/// Makes a function a tool.
///
/// ```
/// use olt::{ToolContext, ToolType};
///
/// #[derive(Clone, Copy, ToolType)]
/// enum Cabin {
///     Standard,
///     Sleeper,
/// }
///
/// /// Books seats on a night train.
/// #[olt::tool(requires_approval, timeout_seconds = 5)]
/// async fn book_train(
///     /// Number of the train, such as NJ 421.
///     train: String,
///     #[arg(length(1..=6))] passengers: Vec<String>,
///     #[arg(default = Cabin::Standard)] cabin: Cabin,
///     seat: Option<String>,
///     #[arg(default = None)] discount_card: Option<String>,
///     ctx: &ToolContext,
/// ) -> Result<u64, std::num::ParseIntError> {
///     # let _ = (train, passengers, cabin, seat, discount_card, ctx);
///     "42".parse()
/// }
///
/// let tool = book_train::tool();
/// assert_eq!(tool.description(), "Books seats on a night train.");
/// assert!(tool.input_schema().contains(r#""required":["train","passengers","seat"]"#));
/// ```
///
/// The function stays as it is. Beside it stands an enum without variants of the same name, so that one
/// `use` brings both; its `tool()` gives the tool.
///
/// # On the function
/// | word | meaning |
/// |---|---|
/// | `name = "…"` | the tool's name; else the function's in snake_case without a trailing `Async` |
/// | `description = "…"` | what the tool does; else the function's doc comment. `""` is none |
/// | `ends_loop` | the answer ends the agent loop, and the returned value is kept |
/// | `requires_approval` | the caller approves each call |
/// | `parallel_safe = false` | the tool does not run beside others |
/// | `timeout_seconds = 5` | a call is abandoned after so many seconds; 0 is never |
/// | `blocking` | the function blocks: it runs on tokio's blocking pool |
/// | `companion = other_name` | the name of the enum, where the function's own would be in the way |
///
/// A flag may be given as `flag = true` or `flag = false`.
///
/// # On a parameter
/// | `#[arg(…)]` | meaning |
/// |---|---|
/// | `name = "…"` | the argument's name; else the parameter's |
/// | `description = "…"` | what it means; else the parameter's doc comment |
/// | `default = …` | the argument may be left out: a literal, an enum member, a constant in braces, `None` |
/// | `not_null` | an `Option` that may be left out, but not be null |
/// | `range(1..=5)` | bounds of a number; also `1..`, `..=5`, `1..5`, and `range(0.5..=1.0, exclusive_min, exclusive_max)` |
/// | `length(1..=50)` | characters of a string, items of an array |
/// | `string_length(1..=50)` | characters of a string only; a least length of 0 is none |
/// | `pattern = "…"` | ECMA-262, unanchored |
/// | `email`, `url` | the string is one |
///
/// A parameter is required unless it has a default or is an `olt::Optional`. `&ToolContext`, `ToolContext`
/// and `CancellationToken` are filled in by the run time.
///
/// # Limits
/// The compiler writes the schema while it builds the crate that holds the tool. Rough figures, of rustc 1.95 on
/// one slow core, without optimisation:
///
/// | | takes |
/// |---|---|
/// | 300 tools with 60 records, cold | 17 s |
/// | a tool of 200 parameters | 1 s |
/// | a tool of 2,000 parameters | 15 s, 0.9 GB |
/// | an enum of 1,000 members | 0.5 s |
/// | an enum of 10,000 members | 8 s, 3 GB |
///
/// Records nest 31 deep, lists and other generic types about 40. Beyond that rustc stops, in its own words:
///
/// ```text
/// error: queries overflow the depth limit!
///   = help: consider increasing the recursion limit by adding a `#![recursion_limit = "256"]` attribute to your crate
///
/// error[E0275]: overflow evaluating the requirement `alloc::raw_vec::RawVec<Vec<Vec<…>>>: Send`
///   = help: consider increasing the recursion limit by adding a `#![recursion_limit = "256"]` attribute to your crate
/// ```
///
/// With `#![recursion_limit = "1024"]`, records nest 200 deep (4 s) and lists 100 (1 s). At 200 lists within lists
/// the parser of the attribute overflows rustc's stack: `error: rustc interrupted by SIGSEGV`. A call nests at most
/// 64 levels in any case.
///
/// None of this binds [`olt::Tool::from_signature`](https://docs.rs/olt), which describes all of the above in a
/// few milliseconds, to a depth of 256.
///
/// # Mistakes
/// Each is one compile error that starts with the contract's id, `OLT001` to `OLT011`, or with `olt` where the
/// contract has none, and says what to write instead; `olt explain OLT005` says more. After one the function still
/// exists. Two are told in the compiler's own words: a method without a receiver and without `Self`, in an impl
/// without `#[toolbox]` ("enum is not supported in impls", OLT001), and types that refer to each other (E0391, "cycle
/// detected when simplifying constant … `OLT006_TYPE_REFERS_TO_ITSELF`"; its notes pass through the fields that do).
///
/// # Under another name
/// What the macros generate names the crate `olt`. Where a package depends on it by another name,
/// `extern crate other_name as olt;` in the root of the crate gives it that name.
#[proc_macro_attribute]
pub fn tool(words: TokenStream, item: TokenStream) -> TokenStream {
    expand::tool(words.into(), &item.into()).into()
}

/// Makes methods of an object tools: on an impl, with `#[tool(…)]` on the methods.
///
/// ```
/// use std::sync::atomic::{AtomicU64, Ordering};
///
/// struct Orders {
///     count: AtomicU64,
/// }
///
/// #[olt::toolbox]
/// impl Orders {
///     /// Places an order.
///     #[tool(requires_approval)]
///     async fn place(&self, sku: String) -> String {
///         format!("order {} of {sku}", self.next())
///     }
///
///     /// The articles there are.
///     #[tool]
///     fn articles() -> Vec<String> {
///         vec!["A-1".into()]
///     }
///
///     fn next(&self) -> u64 {
///         self.count.fetch_add(1, Ordering::Relaxed)
///     }
/// }
///
/// let orders = Orders { count: AtomicU64::new(1) };
/// let tools = orders.tools();
/// assert_eq!(tools[0].name(), "place");
/// assert_eq!(tools[1].name(), "articles");
/// ```
///
/// The methods stay as they are, private ones too. They take `&self`, `self: Arc<Self>` or no receiver; the
/// object is `Send + Sync + 'static`, and the calls share it. All words of [`macro@tool`] but `companion` hold
/// here as well.
#[proc_macro_attribute]
pub fn toolbox(words: TokenStream, item: TokenStream) -> TokenStream {
    expand::toolbox(words.into(), &item.into()).into()
}

/// Makes public methods of an object tools as `olt::toolnexus` has them: on an impl, with `#[tool_method(…)]` on the
/// methods. `olt::toolnexus::Tools::from_object` gives the tools, in declaration order.
///
/// ```
/// use olt::toolnexus::{ITool, ToolContext, Tools, tool_methods};
///
/// struct SearchService;
///
/// #[tool_methods]
/// impl SearchService {
///     #[tool_method(name = "search_docs", description = "Search the documentation")]
///     pub async fn search(
///         &self,
///         #[param(description = "What to search for")] query: String,
///         #[param(required = false)] limit: u32,
///         ctx: Option<&ToolContext>,
///     ) -> Result<Vec<String>, std::num::ParseIntError> {
///         # let _ = (query, limit, ctx);
///         Ok(vec![])
///     }
/// }
///
/// let tools = Tools::from_object(SearchService);
/// assert_eq!(tools[0].name(), "search_docs");
/// assert!(tools[0].input_schema().ends_with(r#""required":["query"],"additionalProperties":false}"#));
/// ```
///
/// Doc comments and annotations are not read here; what the types of the parameters say of themselves is.
///
/// # On a method
/// | `#[tool_method(…)]` | meaning |
/// |---|---|
/// | `name = "…"` | the tool's name; else, or where it is `""`, the method's exactly as it is written |
/// | `description = "…"` | what the tool does |
///
/// # On a parameter
/// | `#[param(…)]` | meaning |
/// |---|---|
/// | `name = "…"` | the argument's name; else, or where it is `""`, the parameter's |
/// | `description = "…"` | what it means |
/// | `required = false` | it may be left out, and is the zero of its type then: `0`, `false`, `None` |
/// | `not_null` | such an `Option` refuses null, as a `string` of C# does that may be left out |
///
/// `Option<&ToolContext>`, `Option<ToolContext>` (of `olt::toolnexus`) and `CancellationToken` are filled in; a caller
/// that gives no context is `None`. A method takes `&self` or `self: Arc<Self>`, and may be `async`. What it returns
/// becomes one text: a string as it is, `None` and nothing as the empty one, any other value as compact JSON, a `char`
/// or a `Uuid` in quotes; an error is told by its message alone.
#[proc_macro_attribute]
pub fn tool_methods(words: TokenStream, item: TokenStream) -> TokenStream {
    expand::tool_methods(words.into(), &item.into()).into()
}

/// Marks a method as a tool, in an impl with [`macro@tool_methods`], which reads it; anywhere else it is an error,
/// OLT001.
#[proc_macro_attribute]
pub fn tool_method(_words: TokenStream, item: TokenStream) -> TokenStream {
    expand::tool_method(&item.into()).into()
}

/// Gives a struct or an enum without payload its schema, its decoder and its description at run time.
///
/// # On a struct
/// Every field is a property, required unless `#[serde(default)]` stands on it or it is an
/// `olt::Optional`. Read as serde reads them: `rename`, `rename_all = "camelCase"`, `skip`, `default`. Words of
/// serde's that leave the JSON as it is are passed over, such as `bound` and `deny_unknown_fields`; every other is
/// refused, since the schema could not follow it.
/// On a field, `#[arg(…)]` takes `description`, `range`, `length`, `string_length`, `pattern`, `email` and
/// `url` as on a parameter of `#[tool]`, and `read_only`: the field is written to results and, where it is
/// sent, checked and dropped.
///
/// A struct that holds itself has no schema (OLT006). Where it does so through other structs, rustc finds the cycle and
/// tells it once, as E0391, whose first line ends with `OLT006_TYPE_REFERS_TO_ITSELF`; what else is wrong with the crate
/// it tells when that is mended.
///
/// # On an enum
/// The variants' names are the values; `rename` and `rename_all` are read as serde reads them.
///
/// ```
/// use olt::ToolType;
///
/// #[derive(ToolType)]
/// # #[allow(dead_code)]
/// struct Item {
///     /// The article's number.
///     sku: String,
///     #[arg(range(1..=99))]
///     #[serde(default)]
///     quantity: u8,
/// }
///
/// assert_eq!(
///     Item::FRAGMENT.to_string(),
///     r#"{"type":"object","properties":{"sku":{"type":"string","description":"The article's number."},"quantity":{"type":"integer","minimum":1,"maximum":99}},"required":["sku"],"additionalProperties":false}"#,
/// );
/// ```
#[proc_macro_derive(ToolType, attributes(arg, serde))]
pub fn tool_type(item: TokenStream) -> TokenStream {
    expand::tool_type(item.into()).into()
}
