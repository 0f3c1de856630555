//! The faults of a call's arguments and their texts (rulings E): the one place that words them.

use std::fmt;

use super::{Expected, Kind, Path, Step};

/// The first thing wrong with a call's arguments; displayed as the text the model reads.
///
/// Boxed, so that a decoder's `Result` stays as small as the value it carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(Box<Located>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Located {
    path: Path,
    problem: Problem,
}

/// What is wrong, apart from where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The text as a whole is not JSON.
    NotJson,
    /// Arrays and objects are nested beyond 64 levels.
    TooDeep,
    /// The arguments are JSON, but not an object.
    NotAnObject(Kind),
    /// A required argument or property was not sent.
    Missing,
    /// A name that nothing declares.
    NotDeclared,
    /// A name that its object has already.
    GivenTwice,
    /// A value of the wrong kind (`found`), or of the right kind and the wrong value.
    NotExpected {
        /// What it must be.
        expected: Expected,
        /// Null is allowed as well.
        or_null: bool,
        /// The kind that was sent, where that is the fault.
        found: Option<Kind>,
    },
    /// Fewer characters or items than the schema asks for.
    TooFew(Unit, u64),
    /// More characters or items than the schema allows.
    TooMany(Unit, u64),
    /// A string that the annotation's pattern does not match.
    NotMatching(String),
    /// A set element that equals the one at this index.
    Repeats(usize),
}

/// What a length counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Unicode code points of a string.
    Characters,
    /// Elements of an array.
    Items,
}

impl Fault {
    /// A fault at the place the decoder stands at; [`Fault::within`] tells where that is.
    #[must_use]
    #[cold]
    pub fn new(problem: Problem) -> Self {
        Self(Box::new(Located { path: Path::default(), problem }))
    }

    /// The same fault, inside of what `step` leads to.
    #[must_use]
    #[cold]
    pub fn within(mut self, step: Step) -> Self {
        self.0.path.enclose(step);
        self
    }

    /// The same fault, inside the argument, property or dictionary value of this name.
    #[must_use]
    #[cold]
    pub fn within_name(self, name: &str) -> Self {
        self.within(Step::Name(name.to_owned()))
    }

    /// The same fault, inside the element at this index.
    #[must_use]
    #[cold]
    pub fn within_index(self, index: usize) -> Self {
        self.within(Step::Index(index))
    }

    /// What is wrong.
    #[must_use]
    pub fn problem(&self) -> &Problem {
        &self.0.problem
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Whether the text as a whole could not be read, which precedes every other fault.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        matches!(self.0.problem, Problem::NotJson | Problem::TooDeep)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Located { path, problem } = &*self.0;
        match problem {
            Problem::NotJson => f.write_str("Arguments are not valid JSON."),
            Problem::TooDeep => f.write_str("Arguments are nested too deeply (more than 64 levels)."),
            Problem::NotAnObject(found) => write!(f, "Arguments must be a JSON object, not {found}."),
            Problem::Missing => write!(f, "Argument '{path}' is required."),
            Problem::NotDeclared => write!(f, "Argument '{path}' is not declared by this tool."),
            Problem::GivenTwice => write!(f, "Argument '{path}' is given twice."),
            Problem::NotExpected { expected, or_null, found } => {
                let or_null = if *or_null { " or null" } else { "" };
                write!(f, "Argument '{path}' must be {expected}{or_null}")?;
                match found {
                    Some(found) => write!(f, ", not {found}."),
                    None => f.write_str("."),
                }
            }
            Problem::TooFew(unit, least) => {
                write!(f, "Argument '{path}' must have at least {}.", Counted(*unit, *least))
            }
            Problem::TooMany(unit, most) => {
                write!(f, "Argument '{path}' must have at most {}.", Counted(*unit, *most))
            }
            Problem::NotMatching(pattern) => write!(f, "Argument '{path}' must match the pattern '{pattern}'."),
            Problem::Repeats(earlier) => write!(f, "Argument '{path}' repeats '{}'.", path.sibling(*earlier)),
        }
    }
}

impl std::error::Error for Fault {}

/// A count with its unit, in the singular for 1.
struct Counted(Unit, u64);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(unit, count) = self;
        let unit = match unit {
            Unit::Characters => "character",
            Unit::Items => "item",
        };
        let plural = if *count == 1 { "" } else { "s" };
        write!(f, "{count} {unit}{plural}")
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use pretty_assertions::assert_eq;

    use super::*;

    fn text(problem: Problem) -> String {
        Fault::new(problem).within_index(3).within_name("p").to_string()
    }

    fn not_expected(expected: Expected, or_null: bool, found: Option<Kind>) -> Problem {
        Problem::NotExpected { expected, or_null, found }
    }

    #[test]
    fn every_problem_has_its_text() {
        let one_of = Expected::OneOf(Cow::Owned(vec!["A".into(), "B".into()]));
        let table = [
            (Problem::NotJson, "Arguments are not valid JSON."),
            (Problem::TooDeep, "Arguments are nested too deeply (more than 64 levels)."),
            (Problem::NotAnObject(Kind::Array), "Arguments must be a JSON object, not an array."),
            (Problem::Missing, "Argument 'p[3]' is required."),
            (Problem::NotDeclared, "Argument 'p[3]' is not declared by this tool."),
            (Problem::GivenTwice, "Argument 'p[3]' is given twice."),
            (
                not_expected(Expected::Integer { min: 1, max: 5 }, true, Some(Kind::String)),
                "Argument 'p[3]' must be an integer from 1 to 5 or null, not a string.",
            ),
            (
                not_expected(one_of, true, Some(Kind::Number)),
                "Argument 'p[3]' must be one of 'A', 'B' or null, not a number.",
            ),
            (
                not_expected(Expected::NumberWithin("double"), false, None),
                "Argument 'p[3]' must be a number within the range of double.",
            ),
            (Problem::TooFew(Unit::Characters, 1), "Argument 'p[3]' must have at least 1 character."),
            (Problem::TooMany(Unit::Items, 2), "Argument 'p[3]' must have at most 2 items."),
            (Problem::NotMatching("^a$".into()), "Argument 'p[3]' must match the pattern '^a$'."),
            (Problem::Repeats(1), "Argument 'p[3]' repeats 'p[1]'."),
        ];
        for (problem, expected) in table {
            assert_eq!(text(problem), expected);
        }
    }

    #[test]
    fn bounds_are_named_as_far_as_there_are_any() {
        let number = |min: Option<&'static str>, max: Option<&'static str>| {
            Expected::Number { min: min.map(Cow::Borrowed), max: max.map(Cow::Borrowed) }.to_string()
        };
        assert_eq!(number(None, None), "a number");
        assert_eq!(number(Some("0.5"), None), "a number of at least 0.5");
        assert_eq!(number(None, Some("1E+20")), "a number of at most 1E+20");
        assert_eq!(number(Some("-1"), Some("10")), "a number from -1 to 10");
    }
}
