//! Records of Rust: how a struct describes its properties, reads them and writes them.

use super::describe::{Annotation, PropertyDesc, TypeDesc};
use super::reflect::{Reflect, Types};
use super::value::Value;
use crate::contract::{Expected, Fault, Problem};

/// The properties of a record that is describing itself, in order.
///
/// ```
/// use olt::contract::Fault;
/// use olt::reflection::describe::{TypeDecl, TypeDesc};
/// use olt::reflection::{Properties, Record, Reflect, Types, Value};
///
/// struct Line {
///     sku: String,
///     note: Option<String>,
/// }
///
/// impl Reflect for Line {
///     fn describe(types: &mut Types) -> TypeDesc {
///         types.declare::<Self>("Line", |types| {
///             let mut properties = Properties::new(types);
///             properties.add::<String>("sku").description = "The article's number.".into();
///             properties.add::<Option<String>>("note").required = false;
///             TypeDecl::Record(properties.finish())
///         })
///     }
///
///     fn from_value(value: Value) -> Result<Self, Fault> {
///         let mut record = Record::of(value)?;
///         Ok(Self { sku: record.take("sku")?, note: record.take_or_else("note", || None)? })
///     }
///
///     fn to_value(&self) -> Value {
///         Value::Record(vec![self.sku.to_slot(), self.note.to_slot()])
///     }
/// }
/// # let line = Line::from_value(Value::Record(vec![Some(Value::Text("A1".into())), None]));
/// # assert_eq!(line.unwrap().to_value(), Value::Record(vec![Some(Value::Text("A1".into())), Some(Value::Null)]));
/// ```
#[derive(Debug)]
pub struct Properties<'t> {
    types: &'t mut Types,
    list: Vec<PropertyDesc>,
}

impl<'t> Properties<'t> {
    /// No property yet.
    pub fn new(types: &'t mut Types) -> Self {
        Self { types, list: Vec::new() }
    }

    /// Adds a property of the type `T`: required unless the type may be left out (ruling K-10), and without
    /// description or annotations, which the caller puts in.
    pub fn add<T: Reflect>(&mut self, name: &str) -> &mut PropertyDesc {
        let ty = T::describe(self.types);
        self.push(name, ty, T::absent().is_none())
    }

    /// Adds a property whose type has no description; the signature is refused when it is read.
    pub(super) fn add_unreflected<T: 'static>(&mut self, name: &str) -> &mut PropertyDesc {
        let ty = self.types.unreflected::<T>();
        self.push(name, ty, true)
    }

    fn push(&mut self, name: &str, ty: TypeDesc, required: bool) -> &mut PropertyDesc {
        let property = PropertyDesc {
            name: name.to_owned(),
            ty,
            description: String::new(),
            required,
            read_only: false,
            annotations: Vec::<Annotation>::new(),
        };
        let place = self.list.len();
        self.list.push(property);
        &mut self.list[place]
    }

    /// The properties that were added.
    #[must_use]
    pub fn finish(self) -> Vec<PropertyDesc> {
        self.list
    }
}

/// The values of a record's properties, taken in the order they were described in.
#[derive(Debug)]
pub struct Record {
    slots: std::vec::IntoIter<Option<Value>>,
}

impl Record {
    /// The properties of a decoded record.
    ///
    /// # Errors
    /// The value is no record.
    pub fn of(value: Value) -> Result<Self, Fault> {
        match value {
            Value::Record(slots) => Ok(Self { slots: slots.into_iter() }),
            _ => Err(Value::misfit(Expected::Object)),
        }
    }

    /// The next property, called `name` in JSON.
    ///
    /// # Errors
    /// The type can't take the value; or nothing was sent, and the type has no value for that.
    #[inline]
    pub fn take<T: Reflect>(&mut self, name: &str) -> Result<T, Fault> {
        let taken = match self.slots.next().flatten() {
            Some(value) => T::from_value(value),
            None => T::absent().ok_or_else(|| Fault::new(Problem::Missing)),
        };
        taken.map_err(|fault| fault.within_name(name))
    }

    /// The next property, called `name` in JSON; where nothing was sent, what `absent` gives.
    ///
    /// # Errors
    /// The type can't take the value.
    #[inline]
    pub fn take_or_else<T: Reflect>(&mut self, name: &str, absent: impl FnOnce() -> T) -> Result<T, Fault> {
        match self.slots.next().flatten() {
            Some(value) => T::from_value(value).map_err(|fault| fault.within_name(name)),
            None => Ok(absent()),
        }
    }
}
