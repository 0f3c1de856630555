//! Random signatures: types nested up to four deep, records of records, enums, annotations, defaults, and texts
//! that have to be escaped.

use std::collections::BTreeMap;

use olt::reflection::describe::{
    Annotation, ParameterDesc, PropertyDesc, ReturnDesc, Signature, Surface, TypeDecl, TypeDesc,
};
use proptest::collection::{btree_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// The declared types of every random signature; a record refers to those before it only.
const ENUMS: [&str; 2] = ["Kind", "Odd names"];
const RECORDS: [&str; 3] = ["Inner", "Middle", "Outer"];

/// How deep lists, sets, dictionaries and nullables go.
const DEEPEST: u32 = 4;

/// Signatures that Rust can spell.
pub fn signatures() -> impl Strategy<Value = Signature> {
    let metadata = (any::<bool>(), any::<bool>(), any::<bool>(), prop_oneof![3 => Just(0), 1 => 1..100_u64]);
    let returns = prop_oneof![Just(ReturnDesc::Void), ty(RECORDS.len()).prop_map(ReturnDesc::Value)];
    let names = btree_set("[A-Za-z_][A-Za-z0-9_]{0,12}", 0..6);
    ("[A-Za-z0-9_-]{1,64}", text(), metadata, parameters(names), returns, types()).prop_map(
        |(
            name,
            description,
            (ends_loop, requires_approval, parallel_safe, timeout_seconds),
            parameters,
            returns,
            types,
        )| {
            Signature {
                name,
                description,
                ends_loop,
                requires_approval,
                parallel_safe,
                timeout_seconds,
                surface: Surface::Tool,
                parameters,
                returns,
                types,
            }
        },
    )
}

fn parameters(
    names: impl Strategy<Value = std::collections::BTreeSet<String>>,
) -> impl Strategy<Value = Vec<ParameterDesc>> {
    names.prop_flat_map(|names| names.into_iter().map(parameter).collect::<Vec<_>>()).prop_shuffle()
}

fn parameter(name: String) -> impl Strategy<Value = ParameterDesc> {
    (ty(RECORDS.len()), text(), any::<bool>())
        .prop_flat_map(|(ty, description, optional)| {
            let default = option::weighted(0.3, default(&ty));
            (Just(ty.clone()), Just(description), annotations(&ty), default, Just(optional))
        })
        .prop_map(move |(ty, description, annotations, default, optional)| {
            let optional = optional && default.is_none();
            ParameterDesc { name: name.clone(), ty, description, default, optional, annotations }
        })
}

fn types() -> impl Strategy<Value = BTreeMap<String, TypeDecl>> {
    let enums = vec(enumeration(), ENUMS.len());
    let records = (0..RECORDS.len()).map(record).collect::<Vec<_>>();
    (enums, records).prop_map(|(enums, records)| {
        let names = ENUMS.iter().chain(&RECORDS).map(|name| (*name).to_owned());
        names.zip(enums.into_iter().chain(records)).collect()
    })
}

fn enumeration() -> impl Strategy<Value = TypeDecl> {
    btree_set("[A-Za-z_][A-Za-z0-9_]{0,8}|[a-zäß' \"]{1,5}", 1..5)
        .prop_map(|members| members.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
        .prop_map(TypeDecl::Enum)
}

/// A record that may refer to the `earlier` ones.
fn record(earlier: usize) -> BoxedStrategy<TypeDecl> {
    let names = btree_set("[a-z][A-Za-z0-9]{0,8}|[A-Z_]{1,4}|[a-z 'é\"]{1,6}", 0..5);
    let properties =
        names.prop_flat_map(move |names| names.into_iter().map(|name| property(name, earlier)).collect::<Vec<_>>());
    properties.prop_shuffle().prop_map(TypeDecl::Record).boxed()
}

fn property(name: String, earlier: usize) -> impl Strategy<Value = PropertyDesc> {
    (ty(earlier), text(), any::<bool>(), 0..5_u8)
        .prop_flat_map(|(ty, description, required, read_only)| {
            (annotations(&ty), Just((ty, description, required, read_only == 0)))
        })
        .prop_map(move |(annotations, (ty, description, required, read_only))| {
            let required = required && !read_only;
            PropertyDesc { name: name.clone(), ty, description, required, read_only, annotations }
        })
}

/// A type that may refer to the first `records` records.
fn ty(records: usize) -> BoxedStrategy<TypeDesc> {
    let named: Vec<&str> = ENUMS.iter().chain(&RECORDS[..records]).copied().collect();
    let named = select(named).prop_map(|name| TypeDesc::Named(name.to_owned()));
    let leaf = prop_oneof![4 => scalar(), 1 => float(), 1 => named].boxed();
    let nested = leaf.clone().prop_recursive(DEEPEST, 16, 1, |inner| {
        prop_oneof![
            2 => inner.clone().prop_map(nullable),
            2 => inner.clone().prop_map(|inner| TypeDesc::List(Box::new(inner))),
            1 => inner.prop_map(|inner| TypeDesc::Dictionary(Box::new(inner))),
            1 => element().prop_map(|inner| TypeDesc::Set(Box::new(inner))),
        ]
    });
    // By itself the recursion hardly ever ends at once.
    prop_oneof![1 => leaf, 2 => nested].boxed()
}

/// A type whose values Rust can compare and hash.
fn element() -> impl Strategy<Value = TypeDesc> {
    let kind = select(ENUMS.as_slice()).prop_map(|name| TypeDesc::Named(name.to_owned()));
    prop_oneof![
        3 => scalar(),
        1 => kind,
        1 => scalar().prop_map(nullable),
        1 => scalar().prop_map(|inner| TypeDesc::List(Box::new(inner))),
    ]
}

fn nullable(inner: TypeDesc) -> TypeDesc {
    match inner {
        TypeDesc::Nullable(_) => inner,
        inner => TypeDesc::Nullable(Box::new(inner)),
    }
}

fn float() -> impl Strategy<Value = TypeDesc> {
    select(vec![TypeDesc::Float, TypeDesc::Double])
}

fn scalar() -> impl Strategy<Value = TypeDesc> {
    select(vec![
        TypeDesc::Bool,
        TypeDesc::Sbyte,
        TypeDesc::Byte,
        TypeDesc::Short,
        TypeDesc::Ushort,
        TypeDesc::Int,
        TypeDesc::Uint,
        TypeDesc::Long,
        TypeDesc::Ulong,
        TypeDesc::Decimal,
        TypeDesc::String,
        TypeDesc::Char,
        TypeDesc::Guid,
        TypeDesc::DateTime,
        TypeDesc::DateTimeOffset,
        TypeDesc::DateOnly,
        TypeDesc::TimeOnly,
        TypeDesc::TimeSpan,
        TypeDesc::Uri,
        TypeDesc::Base64,
        TypeDesc::Json,
        TypeDesc::JsonObject,
        TypeDesc::JsonArray,
    ])
}

/// A description: none, plain, or such that every kind of escape is needed.
fn text() -> BoxedStrategy<String> {
    let hard = select(vec![
        "\"quoted\" \\ back",
        "line\nbreak\ttab\r",
        "\u{0}\u{1f}\u{7f}\u{8}\u{c}",
        "é 漢 😀\u{2028}",
        "*/ // {}",
    ]);
    prop_oneof![2 => Just(String::new()), 1 => Just("Plain words".to_owned()), 1 => hard.prop_map(str::to_owned), 1 => any::<String>()]
        .boxed()
}

/// A default of the type, as JSON text; `null` for what has none of its own.
fn default(ty: &TypeDesc) -> BoxedStrategy<String> {
    let texts: &[&str] = match ty {
        TypeDesc::Nullable(inner) => return prop_oneof![Just("null".to_owned()), default(inner)].boxed(),
        TypeDesc::Bool => &["true", "false"],
        TypeDesc::Sbyte | TypeDesc::Short | TypeDesc::Int => &["0", "-128", "127"],
        TypeDesc::Byte | TypeDesc::Ushort | TypeDesc::Uint => &["0", "255"],
        TypeDesc::Long => &["-9223372036854775808", "9223372036854775807"],
        TypeDesc::Ulong => &["18446744073709551615"],
        TypeDesc::Float => &["0.1", "1E+20", "-0", "3.4028235E+38"],
        TypeDesc::Double => &["0.1", "1E+17", "-1E-05", "1.7976931348623157E+308"],
        TypeDesc::Decimal => &["1.50", "-0.0000000000000000000000000001", "79228162514264337593543950335"],
        TypeDesc::String => &["\"\"", "\"\\\"\\\\\\u0000é\"", "\"null\""],
        TypeDesc::Char => &["\";\"", "\"\\u0000\"", "\"\\\"\"", "\"é\""],
        _ => &["null"],
    };
    select(texts).prop_map(str::to_owned).boxed()
}

fn annotations(ty: &TypeDesc) -> BoxedStrategy<Vec<Annotation>> {
    let one = match ty {
        TypeDesc::Nullable(inner) => return annotations(inner),
        TypeDesc::String => prop_oneof![
            length(),
            select(vec!["^a", "[\"\\\\]+$", "é|x"]).prop_map(|pattern| Annotation::Pattern(pattern.to_owned())),
            Just(Annotation::Email),
            Just(Annotation::Url),
        ]
        .boxed(),
        TypeDesc::List(_) | TypeDesc::Set(_) | TypeDesc::JsonArray => length().boxed(),
        TypeDesc::Float | TypeDesc::Double | TypeDesc::Decimal => {
            range(vec!["-1.5", "0", "0.25", "10", "1E+10"]).boxed()
        }
        TypeDesc::Long | TypeDesc::Int | TypeDesc::Short | TypeDesc::Ulong | TypeDesc::Byte => {
            range(vec!["-1000", "-0.5", "0", "3", "99.5", "9223372036854775807"]).boxed()
        }
        _ => return Just(Vec::new()).boxed(),
    };
    vec(one, 0..2).boxed()
}

fn length() -> impl Strategy<Value = Annotation> {
    (option::of(0..4_u64), option::of(4..9_u64)).prop_map(|(min, max)| Annotation::Length { min, max })
}

/// A range between two of these bounds, which ascend.
fn range(bounds: Vec<&'static str>) -> impl Strategy<Value = Annotation> {
    let places = 0..bounds.len();
    (option::of(places.clone()), option::of(places), any::<bool>(), any::<bool>()).prop_map(
        move |(min, max, open, ended)| {
            let (low, high) = match (min, max) {
                (Some(a), Some(b)) => (Some(a.min(b)), Some(a.max(b))),
                bounds => bounds,
            };
            let bound =
                |place: Option<usize>| place.and_then(|place| bounds.get(place)).map(|bound| (*bound).to_owned());
            Annotation::Range { min: bound(low), max: bound(high), min_exclusive: open, max_exclusive: ended }
        },
    )
}
