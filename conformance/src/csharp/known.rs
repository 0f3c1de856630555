//! The types that need no declaration: the contract's table, and well-known types it leaves out.

use super::types::{Reason, Scalar, Sequence};

/// What a well-known name means, before type arguments are put in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Known {
    Scalar(Scalar),
    ToolContext,
    CancellationToken,
    Part,
    ToolResult,
    Task,
    Nullable,
    Sequence(Sequence),
    Dictionary(&'static str),
    /// Not in the table; the text says what to use instead.
    Refused(Reason),
}

const COLLECTIONS: &str = "System.Collections.Generic";

/// The meaning of a keyword such as `int`; `void` has none.
pub(super) fn keyword(text: &str) -> Option<Known> {
    Some(Known::Scalar(match text {
        "bool" => Scalar::Bool,
        "sbyte" => Scalar::Sbyte,
        "byte" => Scalar::Byte,
        "short" => Scalar::Short,
        "ushort" => Scalar::Ushort,
        "int" => Scalar::Int,
        "uint" => Scalar::Uint,
        "long" => Scalar::Long,
        "ulong" => Scalar::Ulong,
        "float" => Scalar::Float,
        "double" => Scalar::Double,
        "decimal" => Scalar::Decimal,
        "string" => Scalar::String,
        "char" => Scalar::Char,
        "object" => return Some(refused(ANY_JSON)),
        "nint" | "nuint" => return Some(refused(SIZED_INTEGER)),
        _ => return None,
    }))
}

/// The meaning of a name that no given source declares, with the number of its type arguments.
///
/// `namespace` is what was written before it: the name alone finds it, and so does its full name.
pub(super) fn named(namespace: Option<&str>, name: &str, arguments: usize) -> Option<Known> {
    let (home, known) = match arguments {
        0 => plain(name)?,
        1 => with_one_argument(name)?,
        2 => with_two_arguments(name)?,
        _ => outside_the_table(name)?,
    };
    match namespace {
        None => Some(known),
        Some(written) if home.is_empty() || written == home => Some(known),
        Some(_) => None,
    }
}

fn plain(name: &str) -> Option<(&'static str, Known)> {
    let system = match name {
        "Boolean" => Scalar::Bool,
        "SByte" => Scalar::Sbyte,
        "Byte" => Scalar::Byte,
        "Int16" => Scalar::Short,
        "UInt16" => Scalar::Ushort,
        "Int32" => Scalar::Int,
        "UInt32" => Scalar::Uint,
        "Int64" => Scalar::Long,
        "UInt64" => Scalar::Ulong,
        "Single" => Scalar::Float,
        "Double" => Scalar::Double,
        "Decimal" => Scalar::Decimal,
        "String" => Scalar::String,
        "Char" => Scalar::Char,
        "Guid" => Scalar::Guid,
        "DateTime" => Scalar::DateTime,
        "DateTimeOffset" => Scalar::DateTimeOffset,
        "DateOnly" => Scalar::DateOnly,
        "TimeOnly" => Scalar::TimeOnly,
        "TimeSpan" => Scalar::TimeSpan,
        "Uri" => Scalar::Uri,
        _ => return plain_elsewhere(name),
    };
    Some(("System", Known::Scalar(system)))
}

fn plain_elsewhere(name: &str) -> Option<(&'static str, Known)> {
    const NODES: &str = "System.Text.Json.Nodes";
    Some(match name {
        "JsonElement" => ("System.Text.Json", Known::Scalar(Scalar::JsonElement)),
        "JsonNode" => (NODES, Known::Scalar(Scalar::JsonNode)),
        "JsonObject" => (NODES, Known::Scalar(Scalar::JsonObject)),
        "JsonArray" => (NODES, Known::Scalar(Scalar::JsonArray)),
        "CancellationToken" => ("System.Threading", Known::CancellationToken),
        "Task" | "ValueTask" => ("System.Threading.Tasks", Known::Task),
        "ToolContext" => ("", Known::ToolContext),
        "ToolResult" => ("", Known::ToolResult),
        "Part" | "TextPart" | "JsonPart" => ("", Known::Part),
        _ => return outside_the_table(name),
    })
}

fn with_one_argument(name: &str) -> Option<(&'static str, Known)> {
    let list = |name| (COLLECTIONS, Known::Sequence(Sequence { name, is_set: false }));
    let set = |name| (COLLECTIONS, Known::Sequence(Sequence { name, is_set: true }));
    Some(match name {
        "List" => list("List"),
        "IList" => list("IList"),
        "ICollection" => list("ICollection"),
        "IEnumerable" => list("IEnumerable"),
        "IReadOnlyList" => list("IReadOnlyList"),
        "IReadOnlyCollection" => list("IReadOnlyCollection"),
        "HashSet" => set("HashSet"),
        "ISet" => set("ISet"),
        "IReadOnlySet" => set("IReadOnlySet"),
        "Nullable" => ("System", Known::Nullable),
        "Task" | "ValueTask" => ("System.Threading.Tasks", Known::Task),
        _ => return outside_the_table(name),
    })
}

fn with_two_arguments(name: &str) -> Option<(&'static str, Known)> {
    let dictionary = |name| (COLLECTIONS, Known::Dictionary(name));
    Some(match name {
        "Dictionary" => dictionary("Dictionary"),
        "IDictionary" => dictionary("IDictionary"),
        "IReadOnlyDictionary" => dictionary("IReadOnlyDictionary"),
        _ => return outside_the_table(name),
    })
}

const ANY_JSON: &str = "use JsonElement or JsonNode for any JSON value, or a type that says what is meant";
const SIZED_INTEGER: &str = "use int or long, whose range is the same everywhere";
const LIST: &str = "use List<T> or another list or set type of the contract's table";
const MAP: &str = "use Dictionary<string, T>";
const OWN_RECORD: &str = "declare a record with a name for each value";
const SPECIFIC: &str = "use a type of the contract's table, or a record of such types";
const SERVICE: &str = "the model cannot send one: take it from the class, for instance in its constructor";

fn refused(instead: &str) -> Known {
    Known::Refused(Reason::NotInTable(instead.to_owned()))
}

/// Well-known types without a row in the contract's table, so that they are not called unknown (ruling Y-1).
fn outside_the_table(name: &str) -> Option<(&'static str, Known)> {
    let instead = match name {
        "Object" | "dynamic" | "JsonValue" | "JsonDocument" | "ExpandoObject" => ANY_JSON,
        "IntPtr" | "UIntPtr" | "Int128" | "UInt128" | "BigInteger" | "Half" | "Complex" => {
            "use long, ulong, double or decimal"
        }
        "Array"
        | "ArrayList"
        | "IEnumerable"
        | "ICollection"
        | "IList"
        | "Queue"
        | "Stack"
        | "LinkedList"
        | "SortedSet"
        | "FrozenSet"
        | "ImmutableArray"
        | "ImmutableList"
        | "IImmutableList"
        | "ImmutableHashSet"
        | "IImmutableSet"
        | "ImmutableSortedSet"
        | "ConcurrentBag"
        | "ConcurrentQueue"
        | "ConcurrentStack"
        | "BlockingCollection"
        | "Collection"
        | "ReadOnlyCollection"
        | "ObservableCollection"
        | "PriorityQueue"
        | "IAsyncEnumerable"
        | "IQueryable"
        | "Span"
        | "ReadOnlySpan"
        | "Memory"
        | "ReadOnlyMemory"
        | "ArraySegment"
        | "BitArray" => LIST,
        "Hashtable"
        | "IDictionary"
        | "SortedDictionary"
        | "SortedList"
        | "ConcurrentDictionary"
        | "ImmutableDictionary"
        | "IImmutableDictionary"
        | "ImmutableSortedDictionary"
        | "FrozenDictionary"
        | "ReadOnlyDictionary"
        | "NameValueCollection"
        | "ILookup"
        | "OrderedDictionary" => MAP,
        "KeyValuePair" | "Tuple" | "ValueTuple" => OWN_RECORD,
        "Type" | "Version" | "CultureInfo" | "Encoding" | "IPAddress" | "Regex" | "Index" | "Range" | "Lazy"
        | "Enum" | "ValueType" | "Exception" | "DBNull" | "StringBuilder" | "Rune" | "TimeZoneInfo" | "MailAddress"
        | "EventArgs" => SPECIFIC,
        "Action" | "Func" | "Predicate" | "Comparison" | "Delegate" | "MulticastDelegate" | "EventHandler"
        | "Expression" | "IProgress" | "IServiceProvider" | "HttpClient" | "ILogger" | "IDisposable"
        | "IAsyncDisposable" | "IComparable" | "IEquatable" | "IFormattable" | "ICloneable" | "IConvertible" => SERVICE,
        "Stream" | "MemoryStream" | "FileStream" | "TextReader" | "TextWriter" | "StreamReader" | "StreamWriter"
        | "FileInfo" | "DirectoryInfo" => "use byte[] or string",
        _ => return None,
    };
    Some(("", refused(instead)))
}

/// Whether a type that extends or implements the well-known type of that name is a collection.
pub(super) fn is_enumerable(name: &str) -> bool {
    let row = |found: Option<(&'static str, Known)>| {
        found.is_some_and(|(_, known)| match known {
            Known::Sequence(_) | Known::Dictionary(_) => true,
            Known::Refused(Reason::NotInTable(instead)) => instead == LIST || instead == MAP,
            _ => false,
        })
    };
    row(with_one_argument(name)) || row(with_two_arguments(name))
}
