//! What the run time hands to a call: its cancellation, its clock and its cost lines.

use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::sync::CancellationToken;

/// The context of one call, or of all calls of a run: cheap to clone, every clone is the same context.
///
/// ```
/// use olt::{CostLine, ToolContext};
/// let context = ToolContext::new();
/// context.add_cost(CostLine::new("search", 1_500, "USD"));
/// assert_eq!(context.costs()[0].micros, 1_500);
/// ```
#[derive(Debug, Clone, Default)]
pub struct ToolContext {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    cancellation: CancellationToken,
    costs: Mutex<Vec<CostLine>>,
}

/// Something a call cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CostLine {
    /// What was paid for.
    pub item: String,
    /// The amount, in millionths of the currency's unit.
    pub micros: i64,
    /// The currency, such as `USD`.
    pub currency: String,
}

impl CostLine {
    /// A cost of `micros` millionths of `currency`.
    #[must_use]
    pub fn new(item: impl Into<String>, micros: i64, currency: impl Into<String>) -> Self {
        Self { item: item.into(), micros, currency: currency.into() }
    }
}

impl ToolContext {
    /// A context that nothing cancels.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A context whose calls are abandoned when `cancellation` is.
    #[must_use]
    pub fn with_cancellation(cancellation: CancellationToken) -> Self {
        Self { shared: Arc::new(Shared { cancellation, ..Shared::default() }) }
    }

    /// The token that cancels this context's calls.
    #[must_use]
    pub fn cancellation(&self) -> &CancellationToken {
        &self.shared.cancellation
    }

    /// Records a cost; it is kept whatever becomes of the call.
    pub fn add_cost(&self, line: CostLine) {
        self.shared.costs.lock().unwrap_or_else(PoisonError::into_inner).push(line);
    }

    /// The costs recorded so far, in order.
    #[must_use]
    pub fn costs(&self) -> Vec<CostLine> {
        self.shared.costs.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
