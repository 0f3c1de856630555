//! An answer, as one line.

use serde::{Deserialize, Serialize};

use crate::case::{Description, Diagnostic, PartText};

/// An answer. Which members it has follows from what was asked; others are passed over.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reply {
    /// The id of the question.
    pub id: String,
    /// Whether there is an answer; not sent for `hello`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// For `hello`: who answers.
    #[serde(default, rename = "impl", skip_serializing_if = "Option::is_none")]
    pub implementation: Option<Implementation>,
    /// For `hello`: what is not to be asked, by the words of `fixtures/README.md`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsupported: Vec<String>,
    /// For `hello`: how many questions may wait for their answers at once; 1 where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<usize>,
    /// For `describe`: the tool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tool: Option<Description>,
    /// For `decode`: the arguments as decoded (ruling C-8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<String>,
    /// For `invoke`: the parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<PartText>>,
    /// For `check`: every diagnostic, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// For `check`: the names of the tools that are sound, in source order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tools: Option<Vec<String>>,
    /// For `lower`: whether the provider's strict mode is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strict: Option<bool>,
    /// For `lower`: the schema that the provider is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// For an error: the text the model reads. For an unsupported question: why, if there is more to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Whether there is an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// What was asked for, in the member that belongs to it.
    Ok,
    /// The call is refused or failed, with `text`.
    Error,
    /// It can't be asked; `hello` should have said so.
    Unsupported,
}

/// Who answers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Implementation {
    /// Its name.
    pub name: String,
    /// Its version.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub version: String,
    /// The language it is written in.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

impl Reply {
    /// An answer with this outcome, still without its members.
    #[must_use]
    pub fn new(id: &str, outcome: Outcome) -> Self {
        Self { id: id.to_owned(), outcome: Some(outcome), ..Self::default() }
    }

    /// The refusal of a call, in these words.
    #[must_use]
    pub fn refusal(id: &str, text: impl Into<String>) -> Self {
        Self { text: Some(text.into()), ..Self::new(id, Outcome::Error) }
    }

    /// Reads an answer.
    ///
    /// # Errors
    /// The text is none; what is said names the member.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let reply: Self = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let told = error.inner().to_string();
            let told = told.split(" at line ").next().unwrap_or_default().to_owned();
            let mend = match told.starts_with("invalid type: map, expected a string") {
                true => "; schemas and arguments travel as strings of JSON, never as JSON within JSON",
                false => "",
            };
            match error.path().to_string().as_str() {
                "." => format!("{told}{mend}"),
                path => format!("`{path}`: {told}{mend}"),
            }
        })?;
        reader.end().map_err(|error| error.to_string())?;
        Ok(reply)
    }

    /// The answer as its line, without the line end.
    #[must_use]
    pub fn line(&self) -> String {
        // Its members are strings, numbers and lists of them, which have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn an_answer_that_cannot_be_read_names_the_member() {
        let table = [
            (
                r#"{"id":"a","outcome":"ok","tool":{"name":"f","inputSchema":{"type":"object"}}}"#,
                "`tool.inputSchema`: invalid type: map, expected a string; schemas and arguments travel as strings of JSON, never as JSON within JSON",
            ),
            (
                r#"{"id":"a","outcome":"fine"}"#,
                "`outcome`: unknown variant `fine`, expected one of `ok`, `error`, `unsupported`",
            ),
            (r#"{"id":"a"} x"#, "trailing characters at line 1 column 12"),
        ];
        for (text, expected) in table {
            assert_eq!(Reply::read(text).unwrap_err(), expected);
        }
        assert_eq!(Reply::read(r#"{"id":"a","more":1}"#).unwrap().id, "a");
    }
}
