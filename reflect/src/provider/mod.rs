//! What each provider's API accepts: the nearest schema, what it loses, and the whole tool in the API's own form.
//!
//! [`lower`] takes one schema down; [`LoweredTools`] takes tools, writes them as a request's `tools`, and gives them
//! back as [`Tool`](crate::Tool)s that read the calls which come of it. What a lowered schema can no longer refuse, decoding
//! refuses with the usual words: it goes by the full schema, whatever the model was told.
//!
//! ```
//! use olt::provider::{LoweredTools, Provider};
//! use olt::{Param, Tool, ToolSet};
//!
//! fn rate(stars: i32) -> i32 {
//!     stars
//! }
//! let rate = Tool::create(rate).param(Param::new("stars").range(1..=5).default(3)).build()?;
//!
//! let lowered = LoweredTools::new(Provider::OpenAi, [&rate])?;
//! assert_eq!(
//!     lowered.wire(),
//!     r#"[{"type":"function","function":{"name":"rate","parameters":{"type":"object","properties":{"stars":{"type":["integer","null"],"description":"Default: 3.","minimum":1,"maximum":5}},"required":["stars"],"additionalProperties":false},"strict":true}}]"#
//! );
//! let tools = ToolSet::new(lowered.tools())?;
//! let rate = tools.get("rate").ok_or("it is there")?;
//! assert_eq!(rate.decode(r#"{"stars":null}"#)?, r#"{"stars":3}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod change;
mod declaration;
mod limits;
mod lower;
mod not_given;
mod read;
mod schema;
mod sizes;
mod table;
mod tools;
mod words;
mod write;

use std::fmt;
use std::str::FromStr;

pub use change::{Change, Loose, Null, What};
pub use declaration::Declaration;
pub use limits::{Excess, Limit, excesses};
pub use lower::{Lowered, lower};
use olt_text::name::shortened;
pub use read::SchemaError;
pub use table::AS_OF;
pub use tools::LoweredTools;

use table::{ANTHROPIC, Accepts, GEMINI, OPENAI};

/// A provider of models.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Provider {
    /// Anthropic: strict tool use, in the form of the Messages API.
    Anthropic,
    /// OpenAI: strict functions, in the form of the Chat Completions or of the Responses API.
    OpenAi,
    /// Gemini: `functionDeclarations` with a `parametersJsonSchema`; it has no strict mode.
    Gemini,
}

impl Provider {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Anthropic, Self::OpenAi, Self::Gemini];

    /// Its name in lower case: `anthropic`, `openai`, `gemini`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Anthropic => "anthropic",
            Self::OpenAi => "openai",
            Self::Gemini => "gemini",
        }
    }

    /// Whether its tools can be strict: the model's calls are then held to the schema.
    #[must_use]
    pub fn has_strict_mode(self) -> bool {
        self.accepts().strict_mode
    }

    fn accepts(self) -> &'static Accepts {
        match self {
            Self::Anthropic => &ANTHROPIC,
            Self::OpenAi => &OPENAI,
            Self::Gemini => &GEMINI,
        }
    }
}

impl fmt::Display for Provider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A provider by its name, exactly as [`Provider::as_str`] gives it.
///
/// ```
/// use olt::provider::Provider;
/// assert_eq!("gemini".parse(), Ok(Provider::Gemini));
/// assert_eq!(
///     "mistral".parse::<Provider>().unwrap_err().to_string(),
///     "there is no provider 'mistral'; name 'anthropic', 'openai' or 'gemini'"
/// );
/// ```
impl FromStr for Provider {
    type Err = UnknownProvider;

    fn from_str(name: &str) -> Result<Self, UnknownProvider> {
        let found = Self::ALL.into_iter().find(|provider| provider.as_str() == name);
        found.ok_or_else(|| UnknownProvider(name.to_owned()))
    }
}

/// A text that names no [`Provider`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownProvider(String);

impl fmt::Display for UnknownProvider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no provider '{}'; name 'anthropic', 'openai' or 'gemini'", shortened(&self.0))
    }
}

impl std::error::Error for UnknownProvider {}
