//! What a case says of a provider: the schema that its API takes, and the calls that come of it.

use olt::provider::Provider;
use serde::Deserialize;

use super::Call;

/// What a provider's API is told of the case's tool.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Lowered {
    /// The tool is sent as a strict one.
    pub strict: bool,
    /// The lowered input schema, byte for byte.
    pub schema: String,
    /// What was changed, in order, as `olt lower` prints it.
    pub changes: Vec<serde_json::Value>,
    /// The whole tool in the API's form (of OpenAI's, that of the Chat Completions API), where the case is about it.
    #[serde(default)]
    pub wire: Option<String>,
    /// Calls that came through the lowering, each with its answer.
    #[serde(default)]
    pub calls: Vec<Call>,
}

/// The provider that a case calls by `name`.
#[must_use]
pub fn provider(name: &str) -> Option<Provider> {
    Provider::ALL.into_iter().find(|provider| provider.as_str() == name)
}
