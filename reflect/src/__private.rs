//! What generated code names; nothing here is for use by hand.

pub use crate::compiled::{
    Constant, DefaultValue, Encoder, Fragment, Function, Infallible, IntoDefault, IntoToolResult, Limit, Member,
    MethodOutput, NoJsonForm, Object, Pattern, Property, Range, ReturnType, Returned, ToolType, caller, definition,
    enumeration, fill, length, or_absent, or_zero, output_length, properties_length, record, run_blocking, write,
    write_output, write_properties, zero,
};
pub use crate::contract::{Call, Fault, Metadata, Outcome};
pub use crate::json::Reader;
pub use crate::scalar::pattern::LazyPattern;
