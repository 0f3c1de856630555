//! What the compiled lane asks of a type.

use super::encode::{Encoder, NoJsonForm};
use super::fragment::{Fragment, Property};
use super::result::Output;
use crate::contract::{Fault, Part};
use crate::json::Reader;

/// A type that a tool can take as an argument or return as a result.
///
/// `#[derive(ToolType)]` implements it for structs and for enums without payload; the built-in types are
/// listed in the README.
///
/// ```
/// # use olt::ToolType;
/// #[derive(ToolType)]
/// enum Size {
///     Small,
///     Large,
/// }
///
/// #[derive(ToolType)]
/// struct Item {
///     /// The article's number.
///     sku: String,
///     #[arg(range(1..=99))]
///     quantity: u32,
///     size: Size,
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "OLT002: `{Self}` has no schema",
    label = "this type can't be an argument or a result of a tool",
    note = "a struct or an enum gets a schema by `#[derive(olt::ToolType)]`",
    note = "of the built-in types, those that the documentation of `olt::ToolType` names have one; `usize`, `i128`, tuples, arrays of a fixed length and references have none"
)]
pub trait ToolType: Sized + Send + Sync + 'static {
    /// The schema.
    const FRAGMENT: Fragment;

    /// What a record has inside, in order; empty for other types.
    #[doc(hidden)]
    const PROPERTIES: &'static [Property] = &[];

    /// A parameter or property of this type may be left out.
    #[doc(hidden)]
    const OPTIONAL: bool = false;

    /// What a tool that returns this type tells of its result.
    #[doc(hidden)]
    const OUTPUT: Output = Output::Schema;

    /// Reads the next value, which has to satisfy `fragment`: this type's own, or one that annotations
    /// have narrowed.
    ///
    /// # Errors
    /// The first fault of the value.
    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault>;

    /// Appends the value as JSON.
    ///
    /// # Errors
    /// The value holds a number that is not finite.
    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm>;

    /// What a value that was not sent is, where the type allows that.
    #[doc(hidden)]
    fn absent() -> Option<Self> {
        None
    }

    /// The value stands for one that was not sent, and is not written.
    #[doc(hidden)]
    fn is_absent(&self) -> bool {
        false
    }

    /// The value as a tool's result.
    #[doc(hidden)]
    fn to_part(&self) -> Result<Part, NoJsonForm> {
        let mut out = Encoder::result();
        self.encode(&mut out)?;
        Ok(Part::json(out.into_text()))
    }
}
