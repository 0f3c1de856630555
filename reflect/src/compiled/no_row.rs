//! Well-known types that the contract's type table has no row for, so that what the compiler says of them is
//! OLT002, and OLT005 is left to the types that a derive would mend.

use super::encode::{Encoder, NoJsonForm};
use super::fragment::Fragment;
use super::tool_type::ToolType;
use crate::contract::Fault;
use crate::json::Reader;

/// The contract's table of types.
#[derive(Debug)]
pub enum TypeTable {}

/// The table has a row for this type.
#[diagnostic::on_unimplemented(
    message = "OLT002: `{T}` has no schema",
    label = "the type table has no row for this type",
    note = "instead of an array take a `Vec`; a whole number has 8 to 64 bits (`u32` or `u64` instead of `usize`); instead of a path or an address take a `String`, instead of a `SystemTime` a `jiff::Timestamp` or a `chrono::DateTime<Utc>`"
)]
pub trait Row<T> {
    /// The type's schema.
    const FRAGMENT: Fragment;

    /// As [`ToolType::decode`].
    ///
    /// # Errors
    /// The first fault of the value.
    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<T, Fault>;

    /// As [`ToolType::encode`].
    ///
    /// # Errors
    /// The value holds a number that is not finite.
    fn encode(value: &T, out: &mut Encoder) -> Result<(), NoJsonForm>;
}

macro_rules! rows {
    ($($ty:ty)+) => {$(
        impl Row<$ty> for TypeTable {
            const FRAGMENT: Fragment = <$ty as ToolType>::FRAGMENT;

            fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<$ty, Fault> {
                <$ty as ToolType>::decode(reader, fragment)
            }

            fn encode(value: &$ty, out: &mut Encoder) -> Result<(), NoJsonForm> {
                <$ty as ToolType>::encode(value, out)
            }
        }
    )+};
}

// The compiler names these as what there is instead.
rows!(i32 i64 u32 u64 String);

/// An implementation that waits for a row.
macro_rules! by_row {
    () => {
        const FRAGMENT: Fragment = <TypeTable as Row<Self>>::FRAGMENT;

        fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
            <TypeTable as Row<Self>>::decode(reader, fragment)
        }

        fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
            <TypeTable as Row<Self>>::encode(self, out)
        }
    };
}

macro_rules! plain {
    ($($ty:ty)+) => {$(
        // A bound over a lifetime is no error where it does not hold; the implementation just can't be used.
        #[doc(hidden)]
        impl ToolType for $ty
        where
            for<'row> TypeTable: Row<$ty>,
        {
            by_row!();
        }
    )+};
}

plain! {
    usize isize u128 i128
    std::ffi::OsString std::net::IpAddr std::net::SocketAddr std::path::PathBuf std::time::SystemTime
}

// Not tuples: the compiler would name them, which come first by spelling, among the types that have a schema.
#[doc(hidden)]
impl<T: Send + Sync + 'static, const N: usize> ToolType for [T; N]
where
    for<'row> TypeTable: Row<[T; N]>,
{
    by_row!();
}
