//! An object whose methods are tools.

use std::collections::HashSet;
use std::sync::Arc;

use super::ITool;
use crate::contract::SignatureError;
use crate::reflection::ObjectBuilder;

/// An object whose methods are tools; `#[tool_methods]` implements it.
#[diagnostic::on_unimplemented(
    message = "olt: `{Self}` has no tool methods",
    label = "not an object with tool methods",
    note = "put `#[olt::toolnexus::tool_methods]` on its impl and `#[tool_method]` on the methods that are tools, or describe them at run time by `Tools::describe`"
)]
pub trait ToolObject: Send + Sync + 'static {
    /// The tools of an object, in declaration order; their calls share it.
    fn tools_of(object: Arc<Self>) -> Vec<Arc<dyn ITool>>;
}

/// Where tools come from: C#'s `Tools`.
#[derive(Debug, Clone, Copy)]
pub struct Tools;

impl Tools {
    /// The tools of an object, in declaration order: C#'s `Tools.FromObject`.
    #[must_use]
    pub fn from_object<T: ToolObject>(object: T) -> Vec<Arc<dyn ITool>> {
        T::tools_of(Arc::new(object))
    }

    /// The tools of an object that others hold too.
    #[must_use]
    pub fn from_shared<T: ToolObject>(object: Arc<T>) -> Vec<Arc<dyn ITool>> {
        T::tools_of(object)
    }

    /// Begins the tools of an object that are described at run time, without the attribute.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use olt::toolnexus::{ITool, Param, Tools};
    ///
    /// struct SearchService;
    ///
    /// impl SearchService {
    ///     fn search(&self, query: &str, limit: i32) -> String {
    ///         format!("{limit} results for {query}")
    ///     }
    /// }
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), olt::contract::SignatureError> {
    /// let tools = Tools::describe(SearchService)
    ///     .method("search_docs", |docs: Arc<SearchService>, query: String, limit: i32| docs.search(&query, limit))
    ///     .description("Search the documentation")
    ///     .param(Param::new("query").description("What to search for"))
    ///     .param(Param::new("limit").description("Max results").required(false))
    ///     .tools()?;
    /// let search = &tools[0];
    /// assert_eq!(search.name(), "search_docs");
    /// assert_eq!(search.execute(r#"{"query":"toolnexus"}"#, None).await.output, "0 results for toolnexus");
    /// # Ok(())
    /// # }
    /// ```
    pub fn describe<T: Send + Sync + 'static>(object: T) -> ObjectBuilder<T> {
        ObjectBuilder::new(Arc::new(object))
    }
}

/// OLT007: two tools of one object have the same name.
pub(crate) fn distinct(tools: &[Arc<dyn ITool>]) -> Result<(), SignatureError> {
    let mut seen = HashSet::new();
    match tools.iter().find(|tool| !seen.insert(tool.name())) {
        None => Ok(()),
        Some(tool) => Err(SignatureError::duplicate(tool.name())),
    }
}
