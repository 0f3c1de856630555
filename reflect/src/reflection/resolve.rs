//! From a signature to its tree: names looked up, annotations applied, everything checked.

use olt_text::name::shortened;

use super::annotate::annotate;
use super::decode;
use super::describe::{ParameterDesc, ReturnDesc, Signature, Surface};
use super::encode::{self, Purpose, Unwritable};
use super::order::Order;
use super::reflect::Held;
use super::shape::{Members, Resolved, Returns, Shape, Slot};
use super::shapes::{Shapes, members};
use super::value::Value;
use crate::contract::{DiagnosticId, Kind, SignatureError};
use crate::json::Reader;

/// Resolves and checks a signature; `held` are the types that Rust spells more narrowly than the type table,
/// `defaults` those that were given as values, by the parameters' places.
///
/// # Errors
/// OLT008 for the name; OLT002 (in the return type OLT003) for a type that has no schema; OLT006 for one that
/// refers to itself; an error without an id for an annotation or a default that can't be read.
pub(super) fn resolve(
    signature: &Signature,
    held: &Held,
    defaults: Vec<Option<Value>>,
) -> Result<Resolved, SignatureError> {
    SignatureError::check_name(&signature.name)?;
    let mut order = Order::new(&signature.types, held);
    let mut shapes = Shapes::new(held);
    for parameter in &signature.parameters {
        order.add(&parameter.ty, &place(parameter), DiagnosticId::ParameterType)?;
    }
    shapes.declare(order.take(), DiagnosticId::ParameterType)?;
    let mut parameters = resolve_parameters(&signature.parameters, defaults, &shapes)?;
    for slot in &mut parameters.slots {
        slot.hides_default = signature.surface == Surface::ToolMethod;
    }
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
    format!("parameter '{}'", shortened(&parameter.name))
}

fn resolve_parameters(
    parameters: &[ParameterDesc],
    defaults: Vec<Option<Value>>,
    shapes: &Shapes<'_>,
) -> Result<Members, SignatureError> {
    let defaults = defaults.into_iter().chain(std::iter::repeat_with(|| None));
    let slots =
        parameters.iter().zip(defaults).map(|(parameter, default)| resolve_parameter(parameter, default, shapes));
    members(slots.collect::<Result<_, _>>()?).map_err(|name| {
        let text = format!("two parameters are named '{}'", shortened(&name));
        SignatureError::diagnostic(DiagnosticId::ParameterType, text).with_help("rename one of them")
    })
}

fn resolve_parameter(
    parameter: &ParameterDesc,
    given: Option<Value>,
    shapes: &Shapes<'_>,
) -> Result<Slot, SignatureError> {
    let place = place(parameter);
    let plain = shapes.shape(&parameter.ty, &place)?;
    let default = match (given, parameter.default.as_deref()) {
        (Some(value), _) => Some(check_default(value, &plain, &parameter.name)?),
        (None, Some(text)) => Some(read_default(text, &plain, &parameter.name)?),
        (None, None) => None,
    };
    Ok(Slot {
        name: parameter.name.clone(),
        description: parameter.description.clone(),
        shape: annotate(plain, &parameter.annotations, &place)?,
        required: default.is_none() && !parameter.optional,
        read_only: false,
        default,
        hides_default: false,
    })
}

/// Reads a default's JSON text. It has to fit the type, not the annotations; `null` stands for "none" on
/// every type (ruling P-4).
fn read_default(text: &str, shape: &Shape, name: &str) -> Result<Value, SignatureError> {
    let mut reader = Reader::new(text.as_bytes());
    if reader.kind() == Ok(Kind::Null) && reader.null().is_ok() && reader.finish(Ok(())).is_ok() {
        return Ok(Value::Null);
    }
    decode::whole(shape, text).map_err(|fault| {
        let fault = fault.within_name(name).to_string();
        let fault = fault.trim_end_matches('.');
        let (text, name) = (shortened(text), shortened(name));
        SignatureError::other(format!("the default {text} of parameter '{name}' does not fit its type: {fault}"))
            .with_help("write a value of the type as JSON, or null for none")
    })
}

/// Checks a default that was given as a value. One without a JSON text, such as NaN, stands as it is (ruling P-2).
fn check_default(value: Value, shape: &Shape, name: &str) -> Result<Value, SignatureError> {
    match encode::text(shape, &value, Purpose::Echo) {
        Ok(text) => read_default(&text, shape, name),
        Err(Unwritable::NotFinite | Unwritable::OutOfRange) => Ok(value),
        Err(Unwritable::Misdescribed) => {
            let text = format!("the default of parameter '{}' is of another type than the parameter", shortened(name));
            Err(SignatureError::other(text).with_help("give it a value of the parameter's type"))
        }
    }
}
