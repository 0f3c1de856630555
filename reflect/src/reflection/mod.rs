//! The run-time lane: a description, walked by a schema writer, a decoder and a result writer.

mod annotate;
mod argument;
mod arity;
mod bounds;
mod create;
mod decode;
pub mod describe;
mod described;
mod dynamic;
mod encode;
mod field;
mod function;
mod handler;
mod identity;
mod method;
mod order;
mod outcome;
mod param;
mod record;
mod reflect;
mod resolve;
mod scalars;
mod schema;
mod shape;
mod shapes;
mod types;
mod value;

pub use argument::{Argument, Arguments, Role, Taking};
pub use create::ToolBuilder;
pub use described::Described;
#[doc(hidden)]
pub use field::{Field, Unreflected};
pub use handler::{Awaited, AwaitedContext, ContextFn, Plain, PlainContext, Stateful, ToolHandler, WithState};
pub use method::{MethodBuilder, MethodParam, ObjectBuilder};
pub use outcome::{Returned, Returning};
pub use param::{DefaultValue, Param, RangeNumber};
pub use record::{Properties, Record};
pub use reflect::{Reflect, Types};
pub use types::enumeration;
pub use value::Value;
