//! A value that may not have been sent.

/// A parameter or property that the model may leave out, where "not sent" has to be told from any value.
///
/// `Optional<T>` has the schema of `T` and is not required; unlike `Option<T>`, it does not accept `null`
/// unless `T` does.
///
/// ```
/// use olt::Optional;
/// let given = Optional::Given(3);
/// assert_eq!(given.as_ref().into_option(), Some(&3));
/// assert_eq!(Optional::<i32>::default(), Optional::Absent);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Optional<T> {
    /// Nothing was sent.
    #[default]
    Absent,
    /// This was sent.
    Given(T),
}

impl<T> Optional<T> {
    /// The value, where one was sent.
    pub fn into_option(self) -> Option<T> {
        match self {
            Self::Absent => None,
            Self::Given(value) => Some(value),
        }
    }

    /// The same, by reference.
    pub fn as_ref(&self) -> Optional<&T> {
        match self {
            Self::Absent => Optional::Absent,
            Self::Given(value) => Optional::Given(value),
        }
    }
}

impl<T> From<Option<T>> for Optional<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Absent, Self::Given)
    }
}
