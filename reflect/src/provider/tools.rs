//! The tools of one request: what the API is told of them, and how the calls that come of it are read.

use super::Provider;
use super::declaration::{Declaration, wire_of_all};
use super::limits::{Excess, excesses};
use super::lower::Lowered;
use super::read::SchemaError;
use crate::contract::{Call, Definition, Fault, Handler, Tool, ToolContext};

/// Tools as one provider's API is told of them.
///
/// ```
/// use olt::provider::{LoweredTools, Provider};
/// use olt::{Param, Tool};
///
/// let find = Tool::create(|term: String| term).name("find").param(Param::new("term").length(1..=80)).build()?;
/// let lowered = LoweredTools::new(Provider::Anthropic, [&find])?;
/// assert_eq!(
///     lowered.wire(),
///     r#"[{"name":"find","input_schema":{"type":"object","properties":{"term":{"type":"string","description":"Between 1 and 80 characters."}},"required":["term"],"additionalProperties":false},"strict":true}]"#
/// );
/// let told = lowered.tools().remove(0);
/// assert_eq!(
///     told.decode(r#"{"term":""}"#).unwrap_err().to_string(),
///     "Argument 'term' must have at least 1 character."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct LoweredTools {
    declarations: Vec<Declaration>,
    tools: Vec<Tool>,
}

impl LoweredTools {
    /// Lowers `tools` for `provider`.
    ///
    /// # Errors
    /// The input schema of one is not one that this contract writes; those of `#[tool]` and `Tool::create` are. The
    /// error names the tool.
    pub fn new<'t>(provider: Provider, tools: impl IntoIterator<Item = &'t Tool>) -> Result<Self, SchemaError> {
        let mut lowered = Self { declarations: Vec::new(), tools: Vec::new() };
        for tool in tools {
            let declaration = Declaration::new(tool.definition(), provider)?;
            lowered.tools.push(told(tool, declaration.lowered()));
            lowered.declarations.push(declaration);
        }
        Ok(lowered)
    }

    /// What the API is told of each tool, and what was changed for it.
    #[must_use]
    pub fn declarations(&self) -> &[Declaration] {
        &self.declarations
    }

    /// The array `tools` of a request, as JSON text; for OpenAI that of the Chat Completions API.
    #[must_use]
    pub fn wire(&self) -> String {
        wire_of_all(&self.declarations, false)
    }

    /// The array `tools` of a request to OpenAI's Responses API; the other providers have one API.
    #[must_use]
    pub fn wire_of_responses(&self) -> String {
        wire_of_all(&self.declarations, true)
    }

    /// The limits of the API that these tools exceed.
    #[must_use]
    pub fn excesses(&self) -> Vec<Excess> {
        excesses(&self.declarations)
    }

    /// The tools, for the calls that come of this request: where the lowering made null mean "not given", they take
    /// it so. Their input schema is the lowered one.
    #[must_use]
    pub fn tools(&self) -> Vec<Tool> {
        self.tools.clone()
    }
}

/// The tool whose calls come through a lowering.
fn told(tool: &Tool, lowered: &Lowered) -> Tool {
    let definition = Definition { input_schema: lowered.schema().to_owned().into(), ..tool.definition().clone() };
    Tool::new(definition, Told { tool: tool.clone(), lowered: lowered.clone() })
}

/// A handler for calls that come through a lowering.
struct Told {
    tool: Tool,
    lowered: Lowered,
}

impl Handler for Told {
    fn echo(&self, arguments: &[u8]) -> Result<String, Fault> {
        self.tool.handler().echo(&self.lowered.restore(arguments))
    }

    fn call<'c>(&self, arguments: &[u8], context: &'c ToolContext) -> Call<'c> {
        self.tool.handler().call(&self.lowered.restore(arguments), context)
    }
}
