//! Why a tool cannot be made: the eleven diagnostics, and the error value that carries one.

use std::fmt;

use olt_text::name::shortened;

/// One of the contract's eleven diagnostics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiagnosticId {
    /// OLT001: the container is not partial (in Rust: the impl has no `#[toolbox]`).
    Container,
    /// OLT002: a parameter's type has no schema.
    ParameterType,
    /// OLT003: the return type is not supported.
    ReturnType,
    /// OLT004: the method is generic.
    GenericMethod,
    /// OLT005: a type is not listed for serialization (in Rust: it lacks `#[derive(ToolType)]`).
    Unlisted,
    /// OLT006: a type refers to itself.
    Recursive,
    /// OLT007: two tools have the same name.
    DuplicateName,
    /// OLT008: the name has a character other than letters, digits, `_` and `-`, or not 1 to 64 of them.
    Name,
    /// OLT009: more than one context or cancellation parameter.
    Injected,
    /// OLT010: the container is generic.
    GenericContainer,
    /// OLT011: a naming policy other than camelCase or none.
    NamingPolicy,
}

impl DiagnosticId {
    /// All eleven, in order.
    pub const ALL: [Self; 11] = [
        Self::Container,
        Self::ParameterType,
        Self::ReturnType,
        Self::GenericMethod,
        Self::Unlisted,
        Self::Recursive,
        Self::DuplicateName,
        Self::Name,
        Self::Injected,
        Self::GenericContainer,
        Self::NamingPolicy,
    ];

    /// The id, such as `OLT002`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Container => "OLT001",
            Self::ParameterType => "OLT002",
            Self::ReturnType => "OLT003",
            Self::GenericMethod => "OLT004",
            Self::Unlisted => "OLT005",
            Self::Recursive => "OLT006",
            Self::DuplicateName => "OLT007",
            Self::Name => "OLT008",
            Self::Injected => "OLT009",
            Self::GenericContainer => "OLT010",
            Self::NamingPolicy => "OLT011",
        }
    }
}

impl fmt::Display for DiagnosticId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why a tool cannot be made from a signature; displayed with its id, what is wrong and how to mend it.
///
/// ```
/// use olt::reflection::Described;
/// use olt::reflection::describe::Signature;
///
/// let signature: Signature =
///     serde_json::from_str(r#"{"name":"f","parameters":[{"name":"n","type":{"list":"usize"}}]}"#)?;
/// let error = Described::new(&signature).unwrap_err();
/// assert_eq!(error.id().map(|id| id.as_str()), Some("OLT002"));
/// assert_eq!(error.message(), "parameter 'n': there is no type 'usize'");
/// assert!(error.to_string().starts_with("OLT002: parameter 'n': there is no type 'usize'; take "));
/// assert!(error.help().starts_with("take "));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignatureError {
    id: Option<DiagnosticId>,
    message: String,
    help: String,
}

impl SignatureError {
    /// An error that one of the contract's diagnostics names.
    #[must_use]
    pub fn diagnostic(id: DiagnosticId, message: impl Into<String>) -> Self {
        Self { id: Some(id), message: message.into(), help: String::new() }
    }

    /// OLT008, where the name is none.
    pub(crate) fn check_name(name: &str) -> Result<(), Self> {
        if olt_text::name::is_tool_name(name) {
            return Ok(());
        }
        let text = format!("the tool name '{}' is not 1 to 64 letters, digits, _ or -", shortened(name));
        Err(Self::diagnostic(DiagnosticId::Name, text).with_help("give the tool another name"))
    }

    /// OLT007: two tools have this name.
    pub(crate) fn duplicate(name: &str) -> Self {
        let text = format!("two tools are named '{}'", shortened(name));
        Self::diagnostic(DiagnosticId::DuplicateName, text).with_help("give one of them another name")
    }

    /// An error of the description itself, which no diagnostic names: a missing name, an undeclared type.
    #[must_use]
    pub fn other(message: impl Into<String>) -> Self {
        Self { id: None, message: message.into(), help: String::new() }
    }

    /// The same error, with how to mend it.
    #[must_use]
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: help.into(), ..self }
    }

    /// The same error of a tool method, whose name comes first unless the message has it already.
    pub(crate) fn of_method(self, name: &str) -> Self {
        let is_told = matches!(self.id, Some(DiagnosticId::Name | DiagnosticId::DuplicateName));
        let prefix = format!("{}: ", shortened(name));
        if is_told || self.message.starts_with(&prefix) {
            return self;
        }
        Self { message: prefix + &self.message, ..self }
    }

    /// The diagnostic, where one names the error.
    #[must_use]
    pub fn id(&self) -> Option<DiagnosticId> {
        self.id
    }

    /// What is wrong, naming the thing, without the id.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// How to mend it; empty where the message says it all.
    #[must_use]
    pub fn help(&self) -> &str {
        &self.help
    }
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.id {
            write!(f, "{id}: ")?;
        }
        f.write_str(&self.message)?;
        if !self.help.is_empty() {
            write!(f, "; {}", self.help)?;
        }
        Ok(())
    }
}

impl std::error::Error for SignatureError {}
