//! What generated code names; nothing here is for use by hand.

pub use crate::compiled::{
    Constant, DefaultValue, Encoder, Fragment, Function, IntoDefault, IntoToolResult, Limit, Member, NoJsonForm,
    Pattern, Property, Range, ToolType, arguments, check, enumeration, fill, finish, length, or_absent,
    properties_length, record, run_blocking, text, write, write_properties,
};
pub use crate::contract::{Call, Definition, Fault, Handler, Metadata, Outcome};
pub use crate::json::Reader;
