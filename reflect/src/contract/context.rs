//! What the run time hands to a call: its cancellation, its clock and its cost lines.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use super::TimeProvider;
use crate::toolnexus;

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
    cancellation: CancellationToken,
    clock: TimeProvider,
    costs: Arc<Mutex<Vec<CostLine>>>,
    /// What the caller of a tool method gave (ruling X-1); it has to reach the method through either lane.
    caller: Option<Arc<toolnexus::ToolContext>>,
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
    /// A context that nothing cancels, on tokio's clock.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same context with calls that are abandoned when `cancellation` is cancelled.
    #[must_use]
    pub fn with_cancellation(self, cancellation: CancellationToken) -> Self {
        Self { cancellation, ..self }
    }

    /// The same context with time-outs measured on `clock`.
    #[must_use]
    pub fn with_clock(self, clock: TimeProvider) -> Self {
        Self { clock, ..self }
    }

    /// The token that cancels this context's calls.
    #[must_use]
    pub fn cancellation(&self) -> &CancellationToken {
        &self.cancellation
    }

    /// The clock that time-outs are measured on.
    #[must_use]
    pub fn clock(&self) -> &TimeProvider {
        &self.clock
    }

    /// Records a cost; it is kept whatever becomes of the call.
    pub fn add_cost(&self, line: CostLine) {
        self.cost_lines().push(line);
    }

    /// The costs recorded so far, in order.
    #[must_use]
    pub fn costs(&self) -> Vec<CostLine> {
        self.cost_lines().clone()
    }

    /// The context of a tool method's call, for which its caller gave this one, or none.
    pub(crate) fn of_caller(caller: Option<&toolnexus::ToolContext>) -> Self {
        let cancellation = caller.map(|caller| caller.cancellation.clone()).unwrap_or_default();
        Self { cancellation, caller: caller.cloned().map(Arc::new), ..Self::default() }
    }

    /// What the caller of a tool method gave.
    pub(crate) fn caller(&self) -> Option<&toolnexus::ToolContext> {
        self.caller.as_deref()
    }

    fn cost_lines(&self) -> MutexGuard<'_, Vec<CostLine>> {
        self.costs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
