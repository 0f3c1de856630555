//! What generated code names; nothing here is for use by hand.

pub use crate::compiled::{
    Constant, DefaultValue, Encoder, Fragment, Function, IntoDefault, IntoToolResult, Limit, Member, NoJsonForm,
    Object, Pattern, Property, Range, ToolType, enumeration, fill, length, or_absent, output_length,
    properties_length, record, run_blocking, text, write, write_output, write_properties,
};
pub use crate::contract::{Call, Definition, Fault, Metadata, Outcome};
pub use crate::json::Reader;
