//! A signature, resolved: the tree that the schema writer, the decoder and the writer of values walk.
//!
//! Names are looked up, annotations applied and recursion refused before a tree exists, so walking one
//! needs no checks and ends. A declared type is shared wherever it is named.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use super::identity::Elements;
use super::value::Value;
use crate::scalar::pattern;

/// A whole tool, resolved.
#[derive(Debug)]
pub(super) struct Resolved {
    pub(super) parameters: Members,
    pub(super) returns: Returns,
}

/// What a tool gives back.
#[derive(Debug)]
pub(super) enum Returns {
    /// Nothing, parts or a finished result: what has neither a schema nor a JSON form.
    Content,
    /// A value.
    Value(Shape),
}

/// The parameters of a tool or the properties of a record, in order and by name.
#[derive(Debug)]
pub(super) struct Members {
    pub(super) slots: Vec<Slot>,
    pub(super) places: HashMap<String, usize>,
}

/// One parameter or property.
#[derive(Debug)]
pub(super) struct Slot {
    pub(super) name: String,
    pub(super) description: String,
    pub(super) shape: Shape,
    /// It has to be sent.
    pub(super) required: bool,
    /// What is sent is checked, then dropped (ruling K-3).
    pub(super) read_only: bool,
    /// What stands in where it was not sent.
    pub(super) default: Option<Value>,
    /// The schema says nothing of the default (ruling X-2).
    pub(super) hides_default: bool,
}

/// A type with the annotations of its place.
#[derive(Debug, Clone)]
pub(super) struct Shape {
    pub(super) form: Form,
    /// `null` is allowed as well.
    pub(super) nullable: bool,
    /// Arrays and objects one inside the other, this one included.
    pub(super) levels: usize,
    /// What the type can hold of what its schema allows.
    pub(super) holds: Holds,
}

/// What a Rust type can hold of the values that its row of the type table allows.
#[derive(Debug, Clone, Copy)]
pub(super) enum Holds {
    /// All of them.
    Everything,
    /// Those this says yes to.
    Only(fn(&Value) -> bool),
    /// Sets of elements of which no two are equal in Rust; this begins an empty one.
    Distinct(fn() -> Box<dyn Elements>),
    /// JSON whose numbers are within the range of a double (ruling C-7).
    Doubles,
    /// None: the type does not describe itself.
    Nothing,
}

/// A row of the type table.
#[derive(Debug, Clone)]
pub(super) enum Form {
    Boolean,
    Integer { min: i128, max: i128 },
    Number(Number),
    Text(Text),
    Character,
    Scalar(Scalar, Lengths),
    Enumeration(Arc<Enumeration>),
    Sequence(Arc<Shape>, Items),
    Dictionary(Arc<Shape>),
    Record(Arc<Members>),
    Json(Json),
}

/// `float`, `double`, `decimal`.
#[derive(Debug, Clone)]
pub(super) struct Number {
    pub(super) width: Width,
    pub(super) min: Option<Bound>,
    pub(super) max: Option<Bound>,
}

/// Which of the types that are no integers a number has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Width {
    Float,
    Double,
    Decimal,
}

/// A bound of a number, as its type writes it.
#[derive(Debug, Clone)]
pub(super) struct Bound(pub(super) String);

/// `string`, with its annotations.
#[derive(Debug, Clone, Default)]
pub(super) struct Text {
    pub(super) format: Option<Format>,
    pub(super) lengths: Lengths,
    pub(super) pattern: Option<Arc<Pattern>>,
}

/// The pattern that an annotation gives a string; read when it is first matched, which writing a schema never does.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) source: String,
    read: OnceLock<pattern::Pattern>,
}

impl Pattern {
    pub(super) fn new(source: &str) -> Self {
        Self { source: source.to_owned(), read: OnceLock::new() }
    }

    /// Whether a text matches; one that can't be read is not enforced (ruling A-4).
    pub(super) fn accepts(&self, text: &str) -> bool {
        self.read.get_or_init(|| pattern::Pattern::new(&self.source)).accepts(text)
    }
}

/// The format that an annotation gives a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    Email,
    Uri,
}

impl Format {
    /// The value of the keyword `format`.
    pub(super) fn keyword(self) -> &'static str {
        match self {
            Self::Email => "email",
            Self::Uri => "uri",
        }
    }
}

/// A string type with a form of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scalar {
    Guid,
    DateTime,
    DateTimeOffset,
    Date,
    Time,
    TimeSpan,
    Uri,
    Base64,
}

/// The least and the greatest number of characters or items.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Lengths {
    pub(super) min: Option<u64>,
    pub(super) max: Option<u64>,
}

/// What a list asks of its items.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Items {
    pub(super) counts: Lengths,
    /// No two may be equal.
    pub(super) unique: bool,
}

/// The members of an enum.
#[derive(Debug)]
pub(super) struct Enumeration {
    pub(super) members: Vec<String>,
    pub(super) places: HashMap<String, usize>,
}

/// The three types that hold JSON as it was sent.
#[derive(Debug, Clone, Copy)]
pub(super) enum Json {
    Any,
    Object,
    Array(Lengths),
}

impl Shape {
    /// A type without annotations that contains no other.
    pub(super) fn leaf(form: Form) -> Self {
        Self { form, nullable: false, levels: 0, holds: Holds::Everything }
    }

    /// A type that contains others, of so many levels.
    pub(super) fn container(form: Form, levels_inside: usize) -> Self {
        Self { levels: levels_inside + 1, ..Self::leaf(form) }
    }
}

impl Members {
    /// The place of the parameter or property of this name.
    pub(super) fn place(&self, name: &str) -> Option<(usize, &Slot)> {
        let place = *self.places.get(name)?;
        Some((place, self.slots.get(place)?))
    }
}

impl Lengths {
    /// Keeps the stricter of each two bounds (ruling A-3).
    pub(super) fn narrow(&mut self, min: Option<u64>, max: Option<u64>) {
        self.min = self.min.max(min);
        self.max = match (self.max, max) {
            (Some(known), Some(max)) => Some(known.min(max)),
            (known, max) => known.or(max),
        };
    }
}
