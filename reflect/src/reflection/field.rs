//! A field of a derived record, whose type may turn out to have no description at run time.
//!
//! A type that has no schema at all is told by the compiler once, of the compiled lane's trait. So that it isn't told
//! of [`Reflect`] again, derived code asks nothing of a field's type: methods that need [`Reflect`] come before those
//! of a trait that every field has. Bounds on the derived implementation would say the same, but types that refer to
//! each other would then be an overflow of these bounds (OLT006).

use std::fmt;
use std::marker::PhantomData;

use super::describe::PropertyDesc;
use super::record::{Properties, Record};
use super::reflect::Reflect;
use super::value::Value;
use crate::contract::{Expected, Fault};

/// The type of a field.
#[doc(hidden)]
pub struct Field<T>(PhantomData<fn() -> T>);

impl<T> Field<T> {
    /// The one value.
    pub const TYPE: Self = Self(PhantomData);
}

impl<T> fmt::Debug for Field<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::any::type_name::<T>())
    }
}

impl<T: Reflect> Field<T> {
    /// As [`Properties::add`].
    #[must_use]
    pub fn add<'p>(self, properties: &'p mut Properties<'_>, name: &str) -> &'p mut PropertyDesc {
        properties.add::<T>(name)
    }

    /// As [`Record::take`].
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn take(self, record: &mut Record, name: &str) -> Result<T, Fault> {
        record.take(name)
    }

    /// As [`Record::take_or_else`].
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn take_or_else(self, record: &mut Record, name: &str, absent: impl FnOnce() -> T) -> Result<T, Fault> {
        record.take_or_else(name, absent)
    }

    /// As [`Reflect::to_slot`].
    #[inline]
    pub fn to_slot(self, value: &T) -> Option<Value> {
        value.to_slot()
    }
}

/// What a field is whose type does not implement [`Reflect`]: the description says so, and no tool comes of it.
#[doc(hidden)]
pub trait Unreflected<T: 'static>: Sized {
    /// Adds a property that is refused (OLT002) when the signature is read.
    fn add<'p>(self, properties: &'p mut Properties<'_>, name: &str) -> &'p mut PropertyDesc {
        properties.add_unreflected::<T>(name)
    }

    /// No value.
    ///
    /// # Errors
    /// Always.
    fn take(self, _: &mut Record, name: &str) -> Result<T, Fault> {
        Err(Value::misfit(Expected::Object).within_name(name))
    }

    /// No value.
    ///
    /// # Errors
    /// Always.
    fn take_or_else(self, record: &mut Record, name: &str, _: impl FnOnce() -> T) -> Result<T, Fault> {
        self.take(record, name)
    }

    /// Nothing that could be written.
    fn to_slot(self, _: &T) -> Option<Value> {
        None
    }
}

impl<T: 'static> Unreflected<T> for Field<T> {}
