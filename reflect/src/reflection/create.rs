//! `Tool::create`: a tool of a function or closure, described by its types and by what the builder is told.

use std::sync::Arc;

use olt_text::name::shortened;

use super::argument::{Arguments, Role};
use super::describe::{ParameterDesc, ReturnDesc, Signature, Surface, TypeDesc};
use super::described::Described;
use super::function::{Erased, Function, Shaped};
use super::handler::{ToolHandler, WithState};
use super::method::zero;
use super::outcome::{Returned, Returning};
use super::param::{GivenDefault, Param};
use super::reflect::Types;
use super::resolve::resolve;
use super::value::Value;
use crate::contract::{DiagnosticId, SignatureError, Tool};

impl Tool {
    /// Begins a tool of a function or closure, sync or async.
    ///
    /// The name is the function's in snake_case (ruling N-1); a closure has to be given one. The parameters get
    /// their names by position, `ToolContext` and `CancellationToken` left out.
    ///
    /// ```
    /// use olt::{Tool, ToolContext, ToolInvoker};
    ///
    /// async fn greet(name: String) -> String {
    ///     format!("Hello {name}")
    /// }
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let tool = Tool::create(greet).description("Says hello.").param("name").build()?;
    /// assert_eq!(tool.name(), "greet");
    /// let result = ToolInvoker::invoke(&tool, r#"{"name":"Ada"}"#, &ToolContext::new()).await?;
    /// assert_eq!(result.parts, [olt::Part::text("Hello Ada")]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn create<H: ToolHandler<M>, M: 'static>(handler: H) -> ToolBuilder {
        ToolBuilder::new::<H, M>(handler, std::any::type_name::<H>())
    }

    /// Begins a tool of a handler and a state, which is cloned for each call and comes before the arguments. An
    /// async closure that used what it captured could not be called twice.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use olt::Tool;
    ///
    /// let stock = Arc::new(vec![3, 0, 7]);
    /// let tool = Tool::create_with(stock, |stock: Arc<Vec<i32>>, shelf: u8| async move {
    ///     stock.get(usize::from(shelf)).copied().ok_or("no such shelf")
    /// })
    /// .name("count_stock")
    /// .param("shelf")
    /// .build()?;
    /// assert_eq!(tool.name(), "count_stock");
    /// # Ok::<(), olt::contract::SignatureError>(())
    /// ```
    pub fn create_with<S, F, M: 'static>(state: S, handler: F) -> ToolBuilder
    where
        WithState<S, F>: ToolHandler<M>,
    {
        ToolBuilder::new::<_, M>(WithState { state, handler }, std::any::type_name::<F>())
    }
}

/// A tool that is being described; [`Tool::create`] begins one.
#[must_use = "a builder makes a tool by `build`"]
pub struct ToolBuilder {
    handler: Box<dyn Erased>,
    function: &'static str,
    roles: Vec<Role>,
    types: Types,
    name: Option<String>,
    params: Vec<Param>,
    signature: Signature,
}

impl ToolBuilder {
    fn new<H: ToolHandler<M>, M: 'static>(handler: H, function: &'static str) -> Self {
        let mut types = Types::default();
        let mut roles = H::Arguments::roles(&mut types);
        roles.extend(H::BORROWS_CONTEXT.then_some(Role::Context));
        let returns = H::Returned::describe(&mut types);
        Self {
            handler: Box::new(Shaped::<H, M>::new(handler)),
            function,
            roles,
            types,
            name: None,
            params: Vec::new(),
            signature: blank(returns),
        }
    }

    /// The tool's name, taken as it is (ruling N-2).
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// What the tool does; an empty text is none (ruling T-4).
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.signature.description = description.into();
        self
    }

    /// The tool's answer ends the agent loop, and what it returns is kept as the typed result.
    pub fn ends_loop(mut self) -> Self {
        self.signature.ends_loop = true;
        self
    }

    /// The caller has to approve each call.
    pub fn requires_approval(mut self) -> Self {
        self.signature.requires_approval = true;
        self
    }

    /// Whether the tool may run beside others; it may unless this says no.
    pub fn parallel_safe(mut self, is_safe: bool) -> Self {
        self.signature.parallel_safe = is_safe;
        self
    }

    /// Seconds until a call is abandoned; 0, which stands without this, means never.
    pub fn timeout_seconds(mut self, seconds: u64) -> Self {
        self.signature.timeout_seconds = seconds;
        self
    }

    /// The next parameter, by its name or as a [`Param`] that says more: once for each argument that the model
    /// fills in, in order.
    pub fn param(mut self, param: impl Into<Param>) -> Self {
        self.params.push(param.into());
        self
    }

    /// Makes it a tool of another attribute.
    pub(super) fn surface(mut self, surface: Surface) -> Self {
        self.signature.surface = surface;
        self
    }

    /// Makes the tool, as a method of an object: the errors name it, since others are described beside it.
    pub(super) fn build_method(self) -> Result<Tool, SignatureError> {
        let name = self.name.clone().unwrap_or_default();
        self.build().map_err(|error| error.of_method(&name))
    }

    /// Makes the tool.
    ///
    /// # Errors
    /// OLT002 for two parameters of one name and for a type without a schema (OLT003 in the return type), OLT006
    /// for a type that refers to itself, OLT008 for the name, OLT009 for more than one context or cancellation.
    /// Without an id: a closure without a name, more or fewer parameters than the handler has, a default that
    /// does not fit its type, a parameter that may not be null and is no `Option` that may be left out.
    pub fn build(self) -> Result<Tool, SignatureError> {
        check_injected(&self.roles, self.signature.surface)?;
        let mut signature = self.signature;
        signature.name = match self.name {
            Some(name) => name,
            None => default_name(self.function)?,
        };
        check_returned(&signature)?;
        let (parameters, defaults) = parameters(&signature, self.roles, self.params, &self.types)?;
        signature.parameters = parameters;
        let (declared, held) = self.types.into_parts();
        signature.types = declared;
        let resolved = resolve(&signature, &held, defaults)?;
        let Described { definition, resolved } = Described::of(&signature, resolved)?;
        let returning =
            Returning { returns: resolved.returns, keeps_value: signature.ends_loop, surface: signature.surface };
        let parameters = resolved.parameters;
        Ok(Tool::new(definition, Function { handler: self.handler, parameters, returning: Arc::new(returning) }))
    }
}

fn blank(returns: ReturnDesc) -> Signature {
    Signature { returns, ..Signature::new("") }
}

fn check_injected(roles: &[Role], surface: Surface) -> Result<(), SignatureError> {
    if surface == Surface::ToolMethod && roles.contains(&Role::Context) {
        let text = "the caller of a tool method may give no context; take an `Option<olt::toolnexus::ToolContext>`";
        return Err(SignatureError::other(text));
    }
    let contexts = [(Role::Context, "ToolContext"), (Role::Caller, "ToolContext")];
    for (role, name) in contexts.into_iter().chain([(Role::Cancellation, "CancellationToken")]) {
        if roles.iter().filter(|known| **known == role).count() > 1 {
            let text = format!("the handler takes more than one {name}");
            let help = "the run time fills in one, so take it once";
            return Err(SignatureError::diagnostic(DiagnosticId::Injected, text).with_help(help));
        }
    }
    Ok(())
}

/// OLT003: a tool method's result is one text (ruling X-4).
fn check_returned(signature: &Signature) -> Result<(), SignatureError> {
    let gives_parts = matches!(signature.returns, ReturnDesc::Part | ReturnDesc::Parts);
    if signature.surface == Surface::Tool || !gives_parts {
        return Ok(());
    }
    let text = "a tool method gives one text, not parts; return a `String` or an `olt::toolnexus::ToolResult`";
    Err(SignatureError::diagnostic(DiagnosticId::ReturnType, format!("{}: {text}", signature.name)))
}

/// The tool name of a function, from the path that the compiler gives it.
fn default_name(function: &'static str) -> Result<String, SignatureError> {
    let name = last_segment(function);
    let name = name.strip_prefix("r#").unwrap_or(name);
    if !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_') {
        return Ok(olt_text::name::snake_case(name));
    }
    let error = SignatureError::other("the handler is no named function, so the tool has no name");
    Err(error.with_help("give it one by `.name(\"…\")`"))
}

/// The last segment of a path, without the type arguments behind it.
fn last_segment(path: &'static str) -> &'static str {
    let mut depth = 0usize;
    let mut end = path.len();
    for (at, c) in path.char_indices().rev() {
        match c {
            '>' => depth += 1,
            '<' => {
                depth = depth.saturating_sub(1);
                end = at;
            }
            ':' if depth == 0 => return path.get(at + 1..end).unwrap_or_default(),
            _ => {}
        }
    }
    path.get(..end).unwrap_or_default()
}

type Parameters = (Vec<ParameterDesc>, Vec<Option<Value>>);

/// Puts what the types say of the parameters together with what the builder was told.
fn parameters(
    signature: &Signature,
    roles: Vec<Role>,
    params: Vec<Param>,
    known: &Types,
) -> Result<Parameters, SignatureError> {
    let types = roles.into_iter().filter_map(|role| match role {
        Role::Parameter { ty, can_be_absent } => Some((ty, can_be_absent)),
        Role::Context | Role::Caller | Role::Cancellation => None,
    });
    let types: Vec<_> = types.collect();
    if types.len() != params.len() {
        let text = format!(
            "{}: the handler has {} that the model fills in, but `.param` was called {}",
            shortened(&signature.name),
            counted(types.len(), "argument", "arguments"),
            counted(params.len(), "time", "times"),
        );
        return Err(SignatureError::other(text).with_help("call it once for each, in order"));
    }
    let described = types.into_iter().zip(params).map(|((ty, absent), param)| {
        let param = if param.zero && !absent { with_zero(known.row(&ty), param)? } else { param };
        check_not_null(&param, &ty, absent, signature.surface)?;
        parameter(ty, absent, param)
    });
    Ok(described.collect::<Result<Vec<_>, _>>()?.into_iter().unzip())
}

/// The zero of the type as the default of a parameter that may be left out (ruling X-2).
fn with_zero(row: &TypeDesc, param: Param) -> Result<Param, SignatureError> {
    match zero(row) {
        Some(text) => Ok(param.default_json(text)),
        None => Err(SignatureError::other(format!(
            "parameter '{}' may be left out, but its type has no zero to stand in; take an `Option` of it, which is `None` then",
            param.name
        ))),
    }
}

/// Only an `Option` can be null, and one that has to be sent would never be `None` (ruling P-4).
fn check_not_null(param: &Param, ty: &TypeDesc, can_be_absent: bool, surface: Surface) -> Result<(), SignatureError> {
    let is_none = match &param.default {
        Some(GivenDefault::Value(value)) => matches!(value, Value::Null),
        Some(GivenDefault::Json(text)) => text.trim() == "null",
        None => false,
    };
    if !param.not_null || (is_none && matches!(ty, TypeDesc::Nullable(_)) && !can_be_absent) {
        return Ok(());
    }
    let text = format!(
        "parameter '{}' is `not_null`, which an `Option` is that may be left out, but not be null",
        shortened(&param.name)
    );
    let left_out = match surface {
        Surface::ToolMethod => "required(false)",
        _ => "default(None::<…>)",
    };
    Err(SignatureError::other(text)
        .with_help(format!("remove `not_null`, or make it such an `Option` by `.{left_out}`")))
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn parameter(
    ty: TypeDesc,
    can_be_absent: bool,
    param: Param,
) -> Result<(ParameterDesc, Option<Value>), SignatureError> {
    if param.optional && param.default.is_none() && !can_be_absent {
        let text = format!(
            "parameter '{}' is optional, but its type has no value for what was not sent",
            shortened(&param.name)
        );
        return Err(SignatureError::other(text).with_help("give it a default or take it as `olt::Optional`"));
    }
    let ty = match ty {
        TypeDesc::Nullable(inner) if param.not_null => *inner,
        ty => ty,
    };
    let (default, value) = match param.default {
        Some(GivenDefault::Json(text)) => (Some(text), None),
        Some(GivenDefault::Value(value)) => (None, Some(value)),
        None => (None, None),
    };
    let described = ParameterDesc {
        name: param.name,
        ty,
        description: param.description,
        default,
        optional: param.optional || can_be_absent,
        annotations: param.annotations,
    };
    Ok((described, value))
}
