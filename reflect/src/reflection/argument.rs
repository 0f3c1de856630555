//! The arguments of a handler: which the model fills in, which the run time does.

use tokio_util::sync::CancellationToken;

use super::describe::TypeDesc;
use super::reflect::{Reflect, Types};
use super::shape::Members;
use super::value::Value;
use crate::contract::{Fault, Problem, ToolContext};
use crate::toolnexus;

/// What a handler's argument is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// The model fills it in.
    Parameter {
        /// Its type.
        ty: TypeDesc,
        /// Its type has a value for "not sent".
        can_be_absent: bool,
    },
    /// The context of the call.
    Context,
    /// What the caller of a tool method gave, or nothing.
    Caller,
    /// The cancellation of the call.
    Cancellation,
}

/// One argument of a handler: a type that reflects itself, a [`ToolContext`] or a [`CancellationToken`].
#[diagnostic::on_unimplemented(
    message = "OLT002: `{Self}` can't be an argument of a tool",
    label = "this type has no schema",
    note = "a struct or an enum gets one by `#[derive(olt::ToolType)]`; `&ToolContext` has to be the last argument",
    note = "the context of a method's caller is taken as an `Option<olt::toolnexus::ToolContext>`",
    note = "types of other crates need a feature of `olt`: `uuid1`, `chrono04`, `jiff1`, `url2`, `bytes1`, `rust_decimal1`, `indexmap2`"
)]
pub trait Argument: Sized + Send + 'static {
    /// What the argument is for.
    fn role(types: &mut Types) -> Role;

    /// Takes the argument of a call.
    ///
    /// # Errors
    /// The type can't take the decoded value.
    fn take(call: &mut Taking<'_>) -> Result<Self, Fault>;

    /// Adds the argument to those that are shown as they were decoded.
    fn show(&self, shown: &mut Vec<Option<Value>>);
}

/// The decoded arguments of one call, taken in order.
#[derive(Debug)]
pub struct Taking<'c> {
    parameters: &'c Members,
    place: usize,
    values: std::vec::IntoIter<Option<Value>>,
    context: &'c ToolContext,
}

impl<'c> Taking<'c> {
    pub(super) fn new(parameters: &'c Members, values: Vec<Option<Value>>, context: &'c ToolContext) -> Self {
        Self { parameters, place: 0, values: values.into_iter(), context }
    }

    fn parameter<T: Reflect>(&mut self) -> Result<T, Fault> {
        let name = self.parameters.slots.get(self.place).map_or("", |slot| slot.name.as_str());
        self.place += 1;
        let taken = match self.values.next().flatten() {
            Some(value) => T::from_value(value),
            None => T::absent().ok_or_else(|| Fault::new(Problem::Missing)),
        };
        taken.map_err(|fault| fault.within_name(name))
    }
}

impl<T: Reflect> Argument for T {
    fn role(types: &mut Types) -> Role {
        Role::Parameter { ty: T::describe(types), can_be_absent: T::absent().is_some() }
    }

    fn take(call: &mut Taking<'_>) -> Result<Self, Fault> {
        call.parameter()
    }

    fn show(&self, shown: &mut Vec<Option<Value>>) {
        shown.push(self.to_slot());
    }
}

impl Argument for ToolContext {
    fn role(_: &mut Types) -> Role {
        Role::Context
    }

    fn take(call: &mut Taking<'_>) -> Result<Self, Fault> {
        Ok(call.context.clone())
    }

    fn show(&self, _: &mut Vec<Option<Value>>) {}
}

impl Argument for Option<toolnexus::ToolContext> {
    fn role(_: &mut Types) -> Role {
        Role::Caller
    }

    fn take(call: &mut Taking<'_>) -> Result<Self, Fault> {
        Ok(call.context.caller().cloned())
    }

    fn show(&self, _: &mut Vec<Option<Value>>) {}
}

impl Argument for CancellationToken {
    fn role(_: &mut Types) -> Role {
        Role::Cancellation
    }

    fn take(call: &mut Taking<'_>) -> Result<Self, Fault> {
        Ok(call.context.cancellation().clone())
    }

    fn show(&self, _: &mut Vec<Option<Value>>) {}
}

/// All arguments of a handler, as a tuple of up to sixteen.
pub trait Arguments: Sized + Send + 'static {
    /// What each is for.
    fn roles(types: &mut Types) -> Vec<Role>;

    /// Takes those of a call.
    ///
    /// # Errors
    /// A type can't take its decoded value.
    fn take(call: &mut Taking<'_>) -> Result<Self, Fault>;

    /// Those that the model fills in, to be shown as they were decoded.
    fn shown(&self) -> Vec<Option<Value>>;
}

macro_rules! arguments {
    ($($name:ident)*) => {
        #[allow(non_snake_case, unused_variables, unused_mut, reason = "a tuple's names are its types'; one is empty")]
        impl<$($name: Argument),*> Arguments for ($($name,)*) {
            fn roles(types: &mut Types) -> Vec<Role> {
                vec![$($name::role(types)),*]
            }

            fn take(call: &mut Taking<'_>) -> Result<Self, Fault> {
                Ok(($($name::take(call)?,)*))
            }

            fn shown(&self) -> Vec<Option<Value>> {
                let ($($name,)*) = self;
                let mut shown = Vec::new();
                $($name.show(&mut shown);)*
                shown
            }
        }
    };
}

super::arity::for_each_arity!(arguments);
