//! What the caller of a tool tells it of the call.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

/// What a caller tells the tool it calls: C#'s `ToolContext`.
///
/// A method of a [`ToolObject`](super::ToolObject) that takes an `Option<&ToolContext>` gets it, and the model never
/// hears of it. Both members are for the tool to heed; no one enforces them.
///
/// ```
/// use std::time::Duration;
/// use olt::toolnexus::ToolContext;
/// let context = ToolContext::new().with_timeout(Duration::from_millis(2_500));
/// assert_eq!(context.timeout, Some(Duration::from_millis(2_500)));
/// assert!(!context.cancellation.is_cancelled());
/// ```
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ToolContext {
    /// How long the caller means to wait; none where it did not say. C#'s `TimeoutMs`.
    pub timeout: Option<Duration>,
    /// Cancelled when the caller has given up.
    pub cancellation: CancellationToken,
}

impl ToolContext {
    /// A context without a time-out, which nothing cancels.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same context with a time-out.
    #[must_use]
    pub fn with_timeout(self, timeout: Duration) -> Self {
        Self { timeout: Some(timeout), ..self }
    }

    /// The same context with a token of the caller's.
    #[must_use]
    pub fn with_cancellation(self, cancellation: CancellationToken) -> Self {
        Self { cancellation, ..self }
    }
}
