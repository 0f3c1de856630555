//! Enums: what `#[derive(ToolType)]` writes for one comes down to these.

use crate::contract::{Expected, Fault};
use crate::reflection::describe::{TypeDecl, TypeDesc};
use crate::reflection::{Types, Value};

/// Describes the enum `T` by its members' names, in declaration order.
///
/// ```
/// use olt::contract::Fault;
/// use olt::reflection::describe::TypeDesc;
/// use olt::reflection::{Reflect, Types, Value, enumeration};
///
/// #[derive(Debug, Clone, Copy, PartialEq)]
/// enum Size {
///     Small,
///     Large,
/// }
///
/// impl Reflect for Size {
///     fn describe(types: &mut Types) -> TypeDesc {
///         enumeration::describe::<Self>(types, "Size", &["Small", "Large"])
///     }
///
///     fn from_value(value: Value) -> Result<Self, Fault> {
///         enumeration::from_value(value, |name| match name {
///             "Small" => Some(Self::Small),
///             "Large" => Some(Self::Large),
///             _ => None,
///         })
///     }
///
///     fn to_value(&self) -> Value {
///         Value::Text(format!("{self:?}"))
///     }
/// }
/// # assert_eq!(Size::from_value(Value::Text("Large".into())), Ok(Size::Large));
/// # assert!(Size::from_value(Value::Text("large".into())).is_err());
/// ```
pub fn describe<T: 'static>(types: &mut Types, name: &str, members: &[&str]) -> TypeDesc {
    types.declare::<T>(name, |_| TypeDecl::Enum(members.iter().map(|&member| member.to_owned()).collect()))
}

/// The member of a decoded name; `member_of` knows them by their exact names.
///
/// # Errors
/// The value is no text, or no member's name.
pub fn from_value<T>(value: Value, member_of: impl FnOnce(&str) -> Option<T>) -> Result<T, Fault> {
    member_of(&value.into_text()?).ok_or_else(|| Value::misfit(Expected::String))
}
