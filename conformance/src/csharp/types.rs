//! Types as signatures use them: resolved, with type arguments put in, each held once.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use super::symbols::DefId;

/// A type. Equal types are the same allocation, so comparing costs nothing however deep they are.
#[derive(Debug, Clone)]
pub(super) struct Ty(Rc<Held>);

#[derive(Debug)]
struct Held {
    kind: TyKind,
    depth: usize,
    is_open: bool,
}

impl Ty {
    pub(super) fn kind(&self) -> &TyKind {
        &self.0.kind
    }

    /// How many types it is nested in itself: 1 for `int`, 2 for `List<int>`.
    pub(super) fn depth(&self) -> usize {
        self.0.depth
    }

    /// Whether a type parameter is part of it that nothing was put in for.
    pub(super) fn is_open(&self) -> bool {
        self.0.is_open
    }
}

impl PartialEq for Ty {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Ty {}

impl Hash for Ty {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Rc::as_ptr(&self.0).hash(state);
    }
}

/// What a type is made of.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum TyKind {
    Scalar(Scalar),
    Void,
    ToolContext,
    CancellationToken,
    Part,
    ToolResult,
    /// `Task`, `ValueTask` and their generic forms.
    Task(Option<Ty>),
    /// A written `T?` that adds null.
    Nullable(Ty),
    Sequence(Sequence, Ty),
    /// The dictionary's name, its key and its value.
    Dictionary(&'static str, Ty, Ty),
    /// A declared enum or record and its type arguments, those of the types around it first.
    Declared(DefId, Vec<Ty>),
    /// A type parameter of a generic method or class that is not closed.
    Parameter(String),
    Refused(Refusal),
}

/// The rows of the type table that stand for themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Scalar {
    Bool,
    Sbyte,
    Byte,
    Short,
    Ushort,
    Int,
    Uint,
    Long,
    Ulong,
    Float,
    Double,
    Decimal,
    String,
    Char,
    Guid,
    DateTime,
    DateTimeOffset,
    DateOnly,
    TimeOnly,
    TimeSpan,
    Uri,
    JsonElement,
    JsonNode,
    JsonObject,
    JsonArray,
}

impl Scalar {
    /// Whether C# has it as a value type, so that `T?` is another type to the runtime.
    pub(super) fn is_value(self) -> bool {
        !matches!(self, Self::String | Self::Uri | Self::JsonNode | Self::JsonObject | Self::JsonArray)
    }

    /// Whether it is one of the eight integer types.
    pub(super) fn is_integer(self) -> bool {
        (Self::Sbyte as u8..=Self::Ulong as u8).contains(&(self as u8))
    }

    /// Whether it is a number.
    pub(super) fn is_number(self) -> bool {
        self.is_integer() || matches!(self, Self::Float | Self::Double | Self::Decimal)
    }

    /// The name C# programs use.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Bool => "bool",
            Self::Sbyte => "sbyte",
            Self::Byte => "byte",
            Self::Short => "short",
            Self::Ushort => "ushort",
            Self::Int => "int",
            Self::Uint => "uint",
            Self::Long => "long",
            Self::Ulong => "ulong",
            Self::Float => "float",
            Self::Double => "double",
            Self::Decimal => "decimal",
            Self::String => "string",
            Self::Char => "char",
            Self::Guid => "Guid",
            Self::DateTime => "DateTime",
            Self::DateTimeOffset => "DateTimeOffset",
            Self::DateOnly => "DateOnly",
            Self::TimeOnly => "TimeOnly",
            Self::TimeSpan => "TimeSpan",
            Self::Uri => "Uri",
            Self::JsonElement => "JsonElement",
            Self::JsonNode => "JsonNode",
            Self::JsonObject => "JsonObject",
            Self::JsonArray => "JsonArray",
        }
    }
}

/// Which list or set type it is: to the serializer `List<T>` and `T[]` are two types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Sequence {
    /// The C# name; `[]` for an array.
    pub(super) name: &'static str,
    /// Refuses duplicates.
    pub(super) is_set: bool,
}

/// A one-dimensional array.
pub(super) const ARRAY: Sequence = Sequence { name: "[]", is_set: false };

/// A type that has no schema.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Refusal {
    /// The type as written.
    pub(super) text: String,
    /// Why it has no schema.
    pub(super) reason: Reason,
}

/// Why a type has no schema.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Reason {
    /// It is known, and not in the contract's table; says what to write instead.
    NotInTable(String),
    /// No given source declares it.
    Unknown,
    /// It derives from a class that no given source declares.
    UnknownBase(String),
    /// Several usings offer the name.
    Ambiguous(String),
}

/// Holds every type once.
#[derive(Debug, Default)]
pub(super) struct Types {
    held: RefCell<HashMap<TyKind, Ty>>,
}

impl Types {
    pub(super) fn of(&self, kind: TyKind) -> Ty {
        let mut held = self.held.borrow_mut();
        if let Some(ty) = held.get(&kind) {
            return ty.clone();
        }
        let inner: Vec<&Ty> = match &kind {
            TyKind::Nullable(of) | TyKind::Sequence(_, of) | TyKind::Task(Some(of)) => vec![of],
            TyKind::Dictionary(_, key, value) => vec![key, value],
            TyKind::Declared(_, arguments) => arguments.iter().collect(),
            _ => Vec::new(),
        };
        let is_parameter = matches!(kind, TyKind::Parameter(_));
        let ty = Ty(Rc::new(Held {
            depth: inner.iter().map(|of| of.depth()).max().unwrap_or(0) + 1,
            is_open: is_parameter || inner.iter().any(|of| of.is_open()),
            kind: kind.clone(),
        }));
        held.insert(kind, ty.clone());
        ty
    }

    pub(super) fn scalar(&self, scalar: Scalar) -> Ty {
        self.of(TyKind::Scalar(scalar))
    }

    pub(super) fn refused(&self, text: impl Into<String>, reason: Reason) -> Ty {
        self.of(TyKind::Refused(Refusal { text: text.into(), reason }))
    }

    /// `T?`; nothing is added twice (ruling Y-5).
    pub(super) fn nullable(&self, ty: Ty) -> Ty {
        match ty.kind() {
            TyKind::Nullable(_) | TyKind::Refused(_) | TyKind::Void => ty,
            _ => self.of(TyKind::Nullable(ty)),
        }
    }
}
