//! From a signature to its tree: names looked up, annotations applied, everything checked.

use super::decode;
use super::describe::{ParameterDesc, ReturnDesc, Signature};
use super::order::Order;
use super::reflect::Held;
use super::shape::{Members, Resolved, Returns, Shape, Slot};
use super::shapes::{Shapes, members};
use super::value::Value;
use crate::contract::{DiagnosticId, SignatureError};
use crate::json::Reader;

/// Resolves and checks a signature; `held` are the types that Rust spells more narrowly than the type table.
///
/// # Errors
/// OLT008 for the name; OLT002 (in the return type OLT003) for a type that has no schema; OLT006 for one that
/// refers to itself; an error without an id for an annotation or a default that can't be read.
pub(super) fn resolve(signature: &Signature, held: &Held) -> Result<Resolved, SignatureError> {
    check_name(&signature.name)?;
    let mut order = Order::new(&signature.types, held);
    let mut shapes = Shapes::new(held);
    for parameter in &signature.parameters {
        order.add(&parameter.ty, &place(parameter), DiagnosticId::ParameterType)?;
    }
    shapes.declare(order.take(), DiagnosticId::ParameterType)?;
    let parameters = resolve_parameters(&signature.parameters, &shapes)?;
    let returns = match &signature.returns {
        ReturnDesc::Value(ty) => {
            order.add(ty, RETURN, DiagnosticId::ReturnType)?;
            shapes.declare(order.take(), DiagnosticId::ReturnType)?;
            Returns::Value(shapes.shape(ty, RETURN)?)
        }
        ReturnDesc::Void | ReturnDesc::Part | ReturnDesc::Parts | ReturnDesc::ToolResult => Returns::Content,
    };
    Ok(Resolved { parameters, returns })
}

const RETURN: &str = "the return type";

fn place(parameter: &ParameterDesc) -> String {
    format!("parameter '{}'", parameter.name)
}

fn check_name(name: &str) -> Result<(), SignatureError> {
    if olt_text::name::is_tool_name(name) {
        return Ok(());
    }
    let text = format!("the tool name '{name}' is not 1 to 64 letters, digits, _ or -; give the tool another name");
    Err(SignatureError::diagnostic(DiagnosticId::Name, text))
}

fn resolve_parameters(parameters: &[ParameterDesc], shapes: &Shapes<'_>) -> Result<Members, SignatureError> {
    let slots = parameters.iter().map(|parameter| resolve_parameter(parameter, shapes)).collect::<Result<_, _>>()?;
    members(slots).map_err(|name| {
        let text = format!("two parameters are named '{name}'; rename one of them");
        SignatureError::diagnostic(DiagnosticId::ParameterType, text)
    })
}

fn resolve_parameter(parameter: &ParameterDesc, shapes: &Shapes<'_>) -> Result<Slot, SignatureError> {
    let place = place(parameter);
    let plain = shapes.shape(&parameter.ty, &place)?;
    let default = parameter.default.as_deref().map(|text| read_default(text, &plain, &parameter.name)).transpose()?;
    Ok(Slot {
        name: parameter.name.clone(),
        description: parameter.description.clone(),
        shape: super::annotate::annotate(plain, &parameter.annotations, &place)?,
        required: default.is_none() && !parameter.optional,
        read_only: false,
        default,
    })
}

/// Reads a default's JSON text. It has to fit the type, not the annotations; `null` stands for "none" on
/// every type (ruling P-4).
fn read_default(text: &str, shape: &Shape, name: &str) -> Result<Value, SignatureError> {
    if text.trim_matches(|c| matches!(c, ' ' | '\t' | '\n' | '\r')) == "null" {
        return Ok(Value::Null);
    }
    let mut reader = Reader::new(text.as_bytes());
    let outcome = decode::value(shape, &mut reader);
    reader.finish(outcome).map_err(|fault| {
        let fault = fault.within_name(name);
        SignatureError::other(format!("the default {text} of parameter '{name}' does not fit its type: {fault}"))
    })
}
