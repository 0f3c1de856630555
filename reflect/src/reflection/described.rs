//! A signature without code behind it: its schemas, and whether it takes given arguments.

use std::borrow::Cow;

use super::describe::{Signature, Surface};
use super::encode;
use super::reflect::Held;
use super::resolve::resolve;
use super::shape::{Form, Resolved, Returns};
use super::{decode, schema};
use crate::contract::{Definition, Fault, Metadata, SignatureError};

/// A signature that was found sound.
///
/// ```
/// use olt::reflection::Described;
/// let signature = serde_json::from_str(
///     r#"{"name":"rate","parameters":[{"name":"stars","type":"int",
///         "annotations":[{"range":{"min":"1","max":"5"}}]}]}"#,
/// )?;
/// let rate = Described::new(&signature)?;
/// assert_eq!(
///     rate.input_schema(),
///     r#"{"type":"object","properties":{"stars":{"type":"integer","minimum":1,"maximum":5}},"required":["stars"],"additionalProperties":false}"#
/// );
/// assert_eq!(rate.decode(br#"{"stars":5.0}"#)?, r#"{"stars":5}"#);
/// let fault = rate.decode(br#"{"stars":6}"#).unwrap_err();
/// assert_eq!(fault.to_string(), "Argument 'stars' must be an integer from 1 to 5.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Described {
    pub(super) definition: Definition,
    pub(super) resolved: Resolved,
}

impl Described {
    /// Resolves and checks a signature, and writes its schemas.
    ///
    /// # Errors
    /// OLT002 for a type that has no schema and for two parameters or properties of one name (OLT003 in the
    /// return type), OLT006 for a type that refers to itself, OLT008 for the tool name. Errors without an id:
    /// a default or a bound that can't be read, types nested more than 256 levels deep, a schema beyond 16 MiB.
    pub fn new(signature: &Signature) -> Result<Self, SignatureError> {
        let resolved = resolve(signature, &Held::new(), Vec::new())?;
        Self::of(signature, resolved)
    }

    /// Writes the schemas of a signature that is resolved already.
    pub(super) fn of(signature: &Signature, resolved: Resolved) -> Result<Self, SignatureError> {
        let definition = Definition {
            name: Cow::Owned(signature.name.clone()),
            description: Cow::Owned(signature.description.clone()),
            input_schema: Cow::Owned(schema::object(&resolved.parameters)?),
            output_schema: match signature.surface {
                Surface::Tool => output_schema(&resolved.returns)?.map(Cow::Owned),
                Surface::ToolMethod => None,
            },
            metadata: Metadata {
                ends_loop: signature.ends_loop,
                requires_approval: signature.requires_approval,
                parallel_safe: signature.parallel_safe,
                timeout_seconds: signature.timeout_seconds,
            },
        };
        Ok(Self { definition, resolved })
    }

    /// What a tool of this signature is known by.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The input schema's text.
    #[must_use]
    pub fn input_schema(&self) -> &str {
        &self.definition.input_schema
    }

    /// The output schema's text, where the return type has one.
    #[must_use]
    pub fn output_schema(&self) -> Option<&str> {
        self.definition.output_schema.as_deref()
    }

    /// Decodes a call's arguments and writes them as they were decoded (ruling C-8): parameters in declaration
    /// order, defaults filled in, of records what was sent.
    ///
    /// # Errors
    /// The first fault of the arguments.
    pub fn decode(&self, arguments: &[u8]) -> Result<String, Fault> {
        let values = decode::arguments(&self.resolved.parameters, arguments)?;
        Ok(encode::arguments(&self.resolved.parameters, &values))
    }
}

/// The output schema: none for text, for content and for JSON of any shape (ruling Y-6).
fn output_schema(returns: &Returns) -> Result<Option<String>, SignatureError> {
    match returns {
        Returns::Content => Ok(None),
        Returns::Value(shape) => match shape.form {
            Form::Text(_) | Form::Json(_) => Ok(None),
            _ => schema::value(shape).map(Some),
        },
    }
}
