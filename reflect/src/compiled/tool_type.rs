//! What the compiled lane asks of a type.

use super::encode::{Encoder, NoJsonForm};
use super::fragment::{Fragment, Property};
use super::result::Output;
use crate::contract::{Fault, Part};
use crate::json::Reader;

/// A type that a tool can take as an argument or return as a result.
///
/// `#[derive(ToolType)]` implements it for structs and for enums without payload. Of other types, these have it:
///
/// | contract | Rust |
/// |---|---|
/// | `bool` | `bool` |
/// | `sbyte` … `ulong` | `i8`, `u8`, `i16`, `u16`, `i32`, `u32`, `i64`, `u64` |
/// | `float`, `double` | `f32`, `f64` |
/// | `decimal` | `rust_decimal::Decimal` (feature `rust_decimal1`) |
/// | `string` | `String`, `Box<str>`, `Cow<'static, str>` |
/// | `char` | `char` |
/// | `Guid` | `uuid::Uuid` (feature `uuid1`) |
/// | `DateTime` | `jiff::Timestamp` (feature `jiff1`), `chrono::DateTime<Utc>` (feature `chrono04`) |
/// | `DateTimeOffset` | `chrono::DateTime<FixedOffset>` |
/// | `DateOnly` | `jiff::civil::Date`, `chrono::NaiveDate` |
/// | `TimeOnly` | `jiff::civil::Time`, `chrono::NaiveTime` |
/// | `TimeSpan` | `jiff::SignedDuration`, `chrono::TimeDelta` |
/// | `Uri` | `url::Url` (feature `url2`) |
/// | `byte[]` | `bytes::Bytes` (feature `bytes1`) |
/// | `T?` | `Option<T>` |
/// | lists | `Vec<T>`, `Box<[T]>`, `VecDeque<T>` |
/// | sets | `HashSet<T>`, `BTreeSet<T>`, `IndexSet<T>` (feature `indexmap2`) |
/// | dictionaries | `HashMap<String, T>`, `BTreeMap<String, T>`, `IndexMap<String, T>` |
/// | `JsonElement`, `JsonNode` | [`JsonElement`](crate::JsonElement), `serde_json::Value` |
/// | `JsonObject` | [`JsonObject`](crate::JsonObject), `serde_json::Map<String, Value>` |
/// | `JsonArray` | [`JsonArray`](crate::JsonArray) |
///
/// Elements that decode equal are refused by a set (ruling C-5), whatever `Eq` says of them, and so are those that
/// are equal in Rust: none is lost.
///
/// `Box<T>` and `Arc<T>` are what `T` is; [`Optional<T>`](crate::Optional) is, and may be left out.
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
    message = "OLT005: `{Self}` has no schema",
    label = "this type can't be an argument or a result of a tool",
    note = "a struct or an enum gets a schema by `#[derive(olt::ToolType)]`; around another crate's type, or instead of a tuple, put a struct of your own",
    note = "which types have one without, the documentation of `olt::ToolType` says; the keys of a map are `String`s",
    note = "types of other crates need a feature of `olt`: `uuid1`, `chrono04`, `jiff1`, `url2`, `bytes1`, `rust_decimal1`, `indexmap2`"
)]
pub trait ToolType: Sized + Send + Sync + 'static {
    /// The schema.
    const FRAGMENT: Fragment;

    /// What a record has inside, in order; empty for other types.
    #[doc(hidden)]
    const PROPERTIES: &'static [Property] = &[];

    /// How often this is so of the type and what it is made of: never, or the constant has no value, and what the
    /// compiler says of that (E0391) begins with this name.
    #[doc(hidden)]
    const OLT006_TYPE_REFERS_TO_ITSELF: usize = 0;

    /// A parameter or property of this type may be left out.
    #[doc(hidden)]
    const OPTIONAL: bool = false;

    /// `Eq` says of two values exactly what ruling C-5 says of what they were read from, so that a set asks once.
    #[doc(hidden)]
    const EQ_AS_DECODED: bool = false;

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
    /// The value holds a number that is not finite, or what its row of the type table has no text for.
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

    /// There is no value: what C# calls null.
    #[doc(hidden)]
    fn is_null(&self) -> bool {
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
