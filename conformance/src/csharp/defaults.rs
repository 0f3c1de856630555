//! Default values of parameters as JSON text (ruling P-2).

use olt_text::escape::json_string;
use tree_sitter::Node;

use super::constant::{Constant, ConstantError, Fault};
use super::lookup::Site;
use super::symbols::Kind;
use super::types::{Scalar, Ty, TyKind};
use super::world::World;

/// What a default value is to the signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DefaultValue {
    /// JSON text; `null` too.
    Json(String),
    /// It has no JSON form: the parameter is optional, no more.
    Unspoken,
}

/// The zero of the table's structs that are written as text.
pub(super) fn struct_zero(ty: &Ty) -> Option<&'static str> {
    match ty.kind() {
        TyKind::Scalar(Scalar::Guid) => Some("\"00000000-0000-0000-0000-000000000000\""),
        TyKind::Scalar(Scalar::DateTime | Scalar::DateTimeOffset) => Some("\"0001-01-01T00:00:00Z\""),
        TyKind::Scalar(Scalar::DateOnly) => Some("\"0001-01-01\""),
        TyKind::Scalar(Scalar::TimeOnly | Scalar::TimeSpan) => Some("\"00:00:00\""),
        _ => None,
    }
}

impl<'t> World<'t> {
    /// The default that `node` gives a parameter of type `ty`.
    pub(super) fn default_value(
        &self,
        node: Node<'t>,
        ty: &Ty,
        site: &Site<'t>,
    ) -> Result<DefaultValue, ConstantError> {
        let target = self.cast_target(ty);
        let value = self.constant_of(node, &target, site)?;
        let text = match value {
            Constant::Null => Some("null".to_owned()),
            Constant::Bool(value) => Some(value.to_string()),
            Constant::String(text) => text.text().map(|text| json_string(&text)),
            Constant::Char(unit) => String::from_utf16(&[unit]).ok().map(|c| json_string(&c)),
            Constant::Enum(value) => {
                let member = match self.not_null(ty).kind() {
                    TyKind::Declared(id, _) => self.enum_member_of(*id, value.value)?,
                    _ => None,
                };
                member.map(|member| json_string(&member))
            }
            // Only the type knows whether its default is null.
            Constant::DefaultOf(_) | Constant::Default if !self.is_value(ty) => Some("null".to_owned()),
            // It is not written (ruling P-2), but filled in (ruling C-8).
            Constant::Default | Constant::DefaultOf(_) | Constant::New(_) => struct_zero(ty).map(str::to_owned),
            Constant::Type(name) => {
                return Err(Fault::NotConstant(format!("typeof({name})")).at(node.byte_range()));
            }
            number => number.number_text(),
        };
        Ok(text.map_or(DefaultValue::Unspoken, DefaultValue::Json))
    }

    /// The type without its `?`.
    pub(super) fn not_null(&self, ty: &Ty) -> Ty {
        match ty.kind() {
            TyKind::Nullable(inner) => inner.clone(),
            _ => ty.clone(),
        }
    }

    /// Whether it is a declared enum.
    pub(super) fn is_enum(&self, ty: &Ty) -> bool {
        match ty.kind() {
            TyKind::Declared(id, _) => self.symbols.def(*id).kind == Kind::Enum,
            _ => false,
        }
    }
}
