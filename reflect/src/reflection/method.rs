//! The methods of an object as tools, described at run time.

use std::sync::Arc;

use super::create::ToolBuilder;
use super::describe::{Surface, TypeDesc};
use super::handler::{ToolHandler, WithState};
use super::param::Param;
use crate::contract::{SignatureError, Tool};
use crate::toolnexus::{ITool, NativeTool, distinct};

/// The tools of one object, in the making; [`Tools::describe`](crate::toolnexus::Tools::describe) begins them.
#[must_use = "a builder makes tools by `tools`"]
pub struct ObjectBuilder<T> {
    object: Arc<T>,
    described: Vec<ToolBuilder>,
}

/// The tools of one object, the last of which is being described.
#[must_use = "a builder makes tools by `tools`"]
pub struct MethodBuilder<T> {
    object: Arc<T>,
    described: Vec<ToolBuilder>,
    last: ToolBuilder,
}

impl<T: Send + Sync + 'static> ObjectBuilder<T> {
    pub(crate) fn new(object: Arc<T>) -> Self {
        Self { object, described: Vec::new() }
    }

    /// Adds a method: a function or closure, sync or async, of the object as `Arc<T>`, then its arguments. An
    /// `Option<`[`ToolContext`](crate::toolnexus::ToolContext)`>` and a `CancellationToken` are filled in. The name
    /// is taken as it is (ruling X-1).
    pub fn method<F, M: 'static>(self, name: impl Into<String>, method: F) -> MethodBuilder<T>
    where
        WithState<Arc<T>, F>: ToolHandler<M>,
    {
        let last = Tool::create_with(Arc::clone(&self.object), method).name(name).surface(Surface::ToolMethod);
        MethodBuilder { object: self.object, described: self.described, last }
    }
}

impl<T: Send + Sync + 'static> MethodBuilder<T> {
    /// What the method does; an empty text is none.
    pub fn description(self, description: impl Into<String>) -> Self {
        Self { last: self.last.description(description), ..self }
    }

    /// The next parameter of the method, by its name or as a [`MethodParam`] that says more: once for each argument
    /// that the model fills in, in order.
    pub fn param(self, param: impl Into<MethodParam>) -> Self {
        Self { last: self.last.param(param.into().0), ..self }
    }

    /// Adds another method, as [`ObjectBuilder::method`] does.
    pub fn method<F, M: 'static>(self, name: impl Into<String>, method: F) -> Self
    where
        WithState<Arc<T>, F>: ToolHandler<M>,
    {
        let (object, described) = self.finished();
        ObjectBuilder { object, described }.method(name, method)
    }

    /// Makes the tools, in the order they were described in.
    ///
    /// # Errors
    /// OLT007 for two methods of one name, and those of [`ToolBuilder::build`]. Without an id: a parameter that may be
    /// left out of a type that has no zero, a context that is not the `Option` of one. Each names the method.
    pub fn tools(self) -> Result<Vec<Arc<dyn ITool>>, SignatureError> {
        let (_, described) = self.finished();
        let tools = described.into_iter().map(|method| Ok(NativeTool::of_method(method.build_method()?)));
        let tools = tools.collect::<Result<Vec<_>, _>>()?;
        distinct(&tools)?;
        Ok(tools)
    }

    fn finished(self) -> (Arc<T>, Vec<ToolBuilder>) {
        let mut described = self.described;
        described.push(self.last);
        (self.object, described)
    }
}

/// One parameter of a method: C#'s `[Param]`.
#[derive(Debug, Clone)]
pub struct MethodParam(Param);

impl MethodParam {
    /// A parameter that the model calls `name` and has to send.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self(Param::new(name))
    }

    /// What the argument means; an empty text is none.
    #[must_use]
    pub fn description(self, description: impl Into<String>) -> Self {
        Self(self.0.description(description))
    }

    /// Whether it has to be sent; it has to unless this says no. Where it is not sent, the method gets the zero of
    /// its type: `0`, `false`, `None` (ruling X-2).
    #[must_use]
    pub fn required(self, is_required: bool) -> Self {
        Self(Param { zero: !is_required, ..self.0 })
    }

    /// Refuses an explicit `null` on an `Option`, which is `None` only where it was not sent: what C# has for a
    /// `string` that is not required. On what is no such `Option` it is an error.
    #[must_use]
    pub fn not_null(self) -> Self {
        Self(self.0.not_null())
    }
}

impl<N: Into<String>> From<N> for MethodParam {
    fn from(name: N) -> Self {
        Self::new(name)
    }
}

/// The zero of a type, as JSON text, where it has one (ruling X-2).
pub(super) fn zero(ty: &TypeDesc) -> Option<&'static str> {
    Some(match ty {
        TypeDesc::Nullable(_) => "null",
        TypeDesc::Bool => "false",
        TypeDesc::Sbyte | TypeDesc::Byte | TypeDesc::Short | TypeDesc::Ushort => "0",
        TypeDesc::Int | TypeDesc::Uint | TypeDesc::Long | TypeDesc::Ulong => "0",
        TypeDesc::Float | TypeDesc::Double | TypeDesc::Decimal => "0",
        TypeDesc::Char => "\"\\u0000\"",
        TypeDesc::Guid => "\"00000000-0000-0000-0000-000000000000\"",
        TypeDesc::DateTime | TypeDesc::DateTimeOffset => "\"0001-01-01T00:00:00Z\"",
        TypeDesc::DateOnly => "\"0001-01-01\"",
        TypeDesc::TimeOnly | TypeDesc::TimeSpan => "\"00:00:00\"",
        TypeDesc::String | TypeDesc::Uri | TypeDesc::Base64 => return None,
        TypeDesc::Json | TypeDesc::JsonObject | TypeDesc::JsonArray => return None,
        TypeDesc::List(_) | TypeDesc::Set(_) | TypeDesc::Dictionary(_) | TypeDesc::Named(_) => return None,
        TypeDesc::Unknown(_) => return None,
    })
}
