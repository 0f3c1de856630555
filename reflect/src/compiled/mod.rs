//! The compile-time lane: const fragments written to text by the compiler, decoders typed by it.
//!
//! Generated code names what stands here; by hand one implements [`ToolType`] for a type of one's own.

mod annotate;
mod decode;
mod default;
mod encode;
mod fragment;
mod handler;
mod identity;
mod method;
mod no_row;
mod result;
mod tool_type;
mod types;
mod writer;

pub use annotate::{Limit, Range};
pub use decode::{arguments, fill, or_absent, record};
pub use default::{Constant, DefaultValue, IntoDefault};
pub use encode::{Encoder, NoJsonForm, Object};
pub use fragment::{Additional, Bound, Form, Fragment, JsonType, Member, Members, Pattern, Properties, Property};
pub use handler::{Function, definition, run_blocking};
pub use method::{MethodOutput, caller, or_zero, zero};
pub use no_row::{Row, TypeTable};
pub use result::{Fallible, Infallible, IntoToolResult, Output, ReturnType, Returned, Returns, Sure, ToolError};
pub use tool_type::ToolType;
pub use types::enumeration;
pub use writer::{length, output_length, properties_length, write, write_output, write_properties};
