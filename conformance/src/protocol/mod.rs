//! The protocol between the suite and an implementation: JSON Lines, one question and one answer a line.
//!
//! A question carries the C# file and the signature that is read from it, so that an implementation can take the
//! one it has a use for. What is expected is never sent. An answer repeats the question's `id`.

mod reply;

use olt::reflection::describe::Signature;
use serde::{Deserialize, Serialize};

pub use reply::{Implementation, Outcome, Reply};

/// The version of the protocol that this suite speaks.
pub const PROTOCOL: u32 = 1;

/// The version of the suite: its questions and what is expected of them.
pub const SUITE: &str = "1.0.0";

/// The id of the first question, which asks who answers.
pub const HELLO: &str = "hello";

/// A question, as one line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// What the answer has to repeat.
    pub id: String,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

impl Request {
    /// The question that opens a run.
    #[must_use]
    pub fn hello() -> Self {
        Self { id: HELLO.to_owned(), ask: Ask::Hello { protocol: PROTOCOL, suite: SUITE.to_owned() } }
    }

    /// The question as its line, without the line end.
    #[must_use]
    pub fn line(&self) -> String {
        // Its members are strings and numbers, which have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What is asked, by `op`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Ask {
    /// Who answers, and what it does not support.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the suite.
        suite: String,
    },
    /// What the tool says of itself.
    Describe(Subject),
    /// What the tool makes of an argument text.
    Decode(CallOf),
    /// What a call of the tool gives, its body run.
    Invoke(CallOf),
    /// What is wrong with a file, and which of its tools are sound.
    Check {
        /// The C# file.
        csharp: String,
    },
    /// What a provider is sent in place of the tool's input schema.
    Lower {
        /// The tool.
        #[serde(flatten)]
        subject: Subject,
        /// `anthropic`, `openai` or `gemini`.
        provider: String,
    },
}

impl Ask {
    /// The word that `op` has on the line.
    #[must_use]
    pub fn op(&self) -> &'static str {
        match self {
            Self::Hello { .. } => "hello",
            Self::Describe(_) => "describe",
            Self::Decode(_) => "decode",
            Self::Invoke(_) => "invoke",
            Self::Check { .. } => "check",
            Self::Lower { .. } => "lower",
        }
    }

    /// The tool that is asked about, where it is one.
    #[must_use]
    pub fn subject(&self) -> Option<&Subject> {
        match self {
            Self::Describe(subject) | Self::Lower { subject, .. } => Some(subject),
            Self::Decode(call) | Self::Invoke(call) => Some(&call.subject),
            Self::Hello { .. } | Self::Check { .. } => None,
        }
    }
}

/// The tool a question is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subject {
    /// The C# file that declares it.
    pub csharp: String,
    /// The C# method, where the file has several tools.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tool: Option<String>,
    /// What the C# says, without the language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// A call of a tool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallOf {
    /// The tool.
    #[serde(flatten)]
    pub subject: Subject,
    /// The argument text, which need not be JSON.
    pub arguments: String,
    /// The provider through whose form the call came, where it came through one: `anthropic`, `openai` or `gemini`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<String>,
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_question_is_one_line_and_comes_back() {
        let subject = Subject { csharp: "class A\n{}".to_owned(), tool: None, signature: None };
        let call = CallOf { subject, arguments: "{\"a\":1.0}".to_owned(), provider: None };
        let request = Request { id: "types/int#3".to_owned(), ask: Ask::Decode(call) };
        let line = r#"{"id":"types/int#3","op":"decode","csharp":"class A\n{}","arguments":"{\"a\":1.0}"}"#;
        assert_eq!(request.line(), line);
        assert_eq!(serde_json::from_str::<Request>(line).unwrap(), request);
    }

    #[test]
    fn the_first_question_names_the_versions() {
        assert_eq!(Request::hello().line(), r#"{"id":"hello","op":"hello","protocol":1,"suite":"1.0.0"}"#);
    }
}
