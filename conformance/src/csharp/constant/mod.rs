//! Constant expressions of C#: a syntax node in, its value out (ruling P-3).
//!
//! Values are typed as C# types them, since `1 / 2` and `1 / 2.0` differ. What a name stands for is asked of a
//! [`ConstantScope`]; nothing is guessed.

mod convert;
mod decimal;
mod error;
mod evaluate;
mod interpolate;
mod linear;
mod name;
mod operator;
mod promote;
mod resolve;
mod target;
mod value;

pub use convert::{Conversion, convert};
pub(super) use error::MAX_GROWTH;
pub use error::{ConstantError, Fault};
pub use evaluate::{evaluate, evaluate_within};
pub use name::type_text;
pub use target::{Builtin, CastTarget, EnumType};
pub use value::{Constant, EnumConstant};

/// What names stand for where an expression is written.
///
/// An implementation should remember what it has evaluated: constants that double themselves are evaluated
/// exponentially often otherwise.
pub trait ConstantScope {
    /// The constant or enum member that `name` stands for; none if the given sources declare no such name.
    ///
    /// `name` is dotted as written, without blanks, identifiers decoded: `Max`, `N.Limits.Max`, `global::N.E.A`,
    /// `G<int>.X`. The value has the declared type (see [`convert`]); a member of the enum whose own initializers are being
    /// evaluated has the underlying type instead, as C# has it (`All = A << 1`). `depth` goes on to [`evaluate_within`]; a name
    /// that is being evaluated already is [`Fault::Cycle`].
    fn constant(&self, name: &str, depth: Depth) -> Option<Result<Constant, ConstantError>>;

    /// What the type `name`, spelled as for [`constant`](Self::constant), is to a cast; none if the given sources declare
    /// no such type or alias. Built-in types have not to be known here.
    fn type_named(&self, name: &str) -> Option<CastTarget>;
}

/// A scope without names, for expressions that need none.
impl ConstantScope for () {
    fn constant(&self, _name: &str, _depth: Depth) -> Option<Result<Constant, ConstantError>> {
        None
    }

    fn type_named(&self, _name: &str) -> Option<CastTarget> {
        None
    }
}

/// How deep an evaluation is nested, over parentheses and over the constants that name each other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Depth(u16);

impl Depth {
    /// Beyond this many levels an expression is refused, long before the stack ends.
    pub const MAX: u16 = 200;

    /// One level deeper.
    ///
    /// # Errors
    ///
    /// [`Fault::TooComplex`] beyond [`Depth::MAX`].
    pub fn deeper(self) -> Result<Self, Fault> {
        if self.0 < Self::MAX { Ok(Self(self.0 + 1)) } else { Err(Fault::TooComplex) }
    }
}

#[cfg(test)]
mod tests;
