//! Several tools under their names: look-up, approval, and many calls at once.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use tokio::task::JoinSet;

use super::invoke::{failed, guarded};
use super::{Cancelled, SignatureError, Tool, ToolContext, ToolInvoker, ToolResult};

/// Calls that run beside each other at most, unless [`ToolSet::with_parallel_calls`] says otherwise.
const PARALLEL_CALLS: usize = 16;

/// Tools with distinct names.
///
/// ```
/// # use olt::{Tool, ToolContext, ToolSet};
/// # async fn run(search: Tool, book: Tool) -> Result<(), Box<dyn std::error::Error>> {
/// let tools = ToolSet::new([search, book])?.with_approver(|request| async move {
///     println!("may {} run with {}?", request.tool.name(), request.arguments);
///     true
/// });
/// let result = tools.invoke("search", r#"{"term":"chairs"}"#, &ToolContext::new()).await?;
/// # drop(result); Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct ToolSet {
    tools: Vec<Tool>,
    by_name: HashMap<String, usize>,
    approver: Option<Approver>,
    parallel_calls: usize,
}

type Approver = Arc<dyn Fn(ApprovalRequest) -> Pin<Box<dyn Future<Output = bool> + Send>> + Send + Sync>;

/// A call that waits for its approval.
#[derive(Debug, Clone)]
pub struct ApprovalRequest {
    /// The tool that was called.
    pub tool: Tool,
    /// The arguments as decoded: valid, in declaration order, defaults filled in.
    pub arguments: String,
    /// The context of the call.
    pub context: ToolContext,
}

/// A call by name, as a model makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToolCall {
    /// The tool's name.
    pub name: String,
    /// The arguments' text.
    pub arguments: String,
}

impl ToolCall {
    /// A call of the tool `name`.
    #[must_use]
    pub fn new(name: impl Into<String>, arguments: impl Into<String>) -> Self {
        Self { name: name.into(), arguments: arguments.into() }
    }
}

impl ToolSet {
    /// A set of `tools`, kept in their order.
    ///
    /// # Errors
    /// OLT007: two of them have the same name.
    pub fn new(tools: impl IntoIterator<Item = Tool>) -> Result<Self, SignatureError> {
        let tools: Vec<Tool> = tools.into_iter().collect();
        let mut by_name = HashMap::with_capacity(tools.len());
        for (index, tool) in tools.iter().enumerate() {
            if by_name.insert(tool.name().to_owned(), index).is_some() {
                return Err(SignatureError::duplicate(tool.name()));
            }
        }
        Ok(Self { tools, by_name, approver: None, parallel_calls: PARALLEL_CALLS })
    }

    /// Asks `approver` before each call of a tool that requires approval; without one such calls are refused.
    #[must_use]
    pub fn with_approver<F, A>(mut self, approver: F) -> Self
    where
        F: Fn(ApprovalRequest) -> A + Send + Sync + 'static,
        A: Future<Output = bool> + Send + 'static,
    {
        self.approver = Some(Arc::new(move |request| Box::pin(approver(request))));
        self
    }

    /// Lets at most `calls` calls run beside each other; 0 counts as 1.
    #[must_use]
    pub fn with_parallel_calls(self, calls: usize) -> Self {
        Self { parallel_calls: calls.max(1), ..self }
    }

    /// The tools, in their order.
    pub fn iter(&self) -> std::slice::Iter<'_, Tool> {
        self.tools.iter()
    }

    /// The tool of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Tool> {
        self.tools.get(*self.by_name.get(name)?)
    }

    /// Calls the tool `name`; a name the set does not have and a refused approval are error results
    /// (ruling I-6).
    ///
    /// # Errors
    /// [`Cancelled`], as [`ToolInvoker::invoke`] has it.
    ///
    /// # Panics
    /// With the approver's panic, if it panics.
    pub async fn invoke(
        &self,
        name: &str,
        arguments: impl AsRef<[u8]>,
        context: &ToolContext,
    ) -> Result<ToolResult, Cancelled> {
        let Some(tool) = self.get(name) else {
            return Ok(ToolResult::error(format!("Tool '{name}' does not exist.")));
        };
        let arguments = arguments.as_ref();
        if tool.metadata().requires_approval
            && let Some(refusal) = self.approval_refused(tool, arguments, context).await?
        {
            return Ok(refusal);
        }
        ToolInvoker::invoke(tool, arguments, context).await
    }

    /// Runs `calls`, each in this context, and answers in their order.
    ///
    /// Neighbours whose tools are parallel-safe run beside each other, on tasks of the tokio runtime; a call
    /// of another tool waits for those before it and runs alone.
    ///
    /// # Panics
    /// With the approver's panic, if it panics.
    pub async fn invoke_all(
        &self,
        calls: impl IntoIterator<Item = ToolCall>,
        context: &ToolContext,
    ) -> Vec<Result<ToolResult, Cancelled>> {
        let mut answers = Answers::default();
        let mut running = JoinSet::new();
        for (index, call) in calls.into_iter().enumerate() {
            answers.0.push(None);
            let is_alone = self.get(&call.name).is_some_and(|tool| !tool.metadata().parallel_safe);
            let others = if is_alone { 0 } else { self.parallel_calls - 1 };
            answers.collect(&mut running, others).await;
            let (set, context) = (self.clone(), context.clone());
            running.spawn(async move { (index, set.invoke(&call.name, &call.arguments, &context).await) });
            if is_alone {
                answers.collect(&mut running, 0).await;
            }
        }
        answers.collect(&mut running, 0).await;
        answers.0.into_iter().map(|answer| answer.unwrap_or(Err(Cancelled))).collect()
    }

    /// Asks for approval of a call that would be accepted; the result that answers it where it is not to run.
    async fn approval_refused(
        &self,
        tool: &Tool,
        arguments: &[u8],
        context: &ToolContext,
    ) -> Result<Option<ToolResult>, Cancelled> {
        if context.cancellation().is_cancelled() {
            return Err(Cancelled);
        }
        let arguments = match guarded(|| tool.decode(arguments)) {
            Ok(Ok(decoded)) => decoded,
            Ok(Err(fault)) => return Ok(Some(ToolResult::error(fault.to_string()))),
            Err(panic) => return Ok(Some(failed(tool, &panic))),
        };
        let is_approved = match &self.approver {
            None => false,
            Some(approver) => {
                let request = ApprovalRequest { tool: tool.clone(), arguments, context: context.clone() };
                tokio::select! {
                    biased;
                    approved = approver(request) => approved,
                    () = context.cancellation().cancelled() => return Err(Cancelled),
                }
            }
        };
        let refusal = || ToolResult::error(format!("Tool '{}' was not approved.", tool.name()));
        Ok((!is_approved).then(refusal))
    }
}

impl<'s> IntoIterator for &'s ToolSet {
    type Item = &'s Tool;
    type IntoIter = std::slice::Iter<'s, Tool>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::fmt::Debug for ToolSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tools.iter().map(Tool::name)).finish()
    }
}

type Answer = (usize, Result<ToolResult, Cancelled>);

/// The answers so far, in the order of the calls.
#[derive(Default)]
struct Answers(Vec<Option<Result<ToolResult, Cancelled>>>);

impl Answers {
    /// Takes answers in until at most `others` calls are still running.
    async fn collect(&mut self, running: &mut JoinSet<Answer>, others: usize) {
        while running.len() > others {
            match running.join_next().await {
                Some(Ok((index, answer))) => {
                    if let Some(place) = self.0.get_mut(index) {
                        *place = Some(answer);
                    }
                }
                Some(Err(failed)) => {
                    if let Ok(panic) = failed.try_into_panic() {
                        std::panic::resume_unwind(panic);
                    }
                }
                None => return,
            }
        }
    }
}
