//! The rows of the contract's type table, each in every use a type has: for reading, and for the README.

use std::collections::BTreeMap;

use olt::reflection::describe::{ParameterDesc, PropertyDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};

use crate::rustgen::{is_hashable, spelling_text};

/// One row.
#[derive(Debug, Clone)]
pub struct Row {
    /// A file name for it.
    pub name: &'static str,
    /// How C# spells the type.
    pub csharp: &'static str,
    /// The other spellings of the same row.
    pub also: &'static [&'static str],
    /// Its description.
    pub ty: TypeDesc,
    /// A default: how C# spells it, and its JSON text.
    pub default: Option<(&'static str, &'static str)>,
}

/// One use of a row's type.
#[derive(Debug, Clone)]
pub struct Use {
    /// What the use is called.
    pub name: &'static str,
    /// The parameter, as C# declares it.
    pub csharp: String,
    /// The parameter's Rust type; none where Rust has no such type.
    pub rust: Option<String>,
    /// The parameter.
    pub parameter: ParameterDesc,
}

/// Every row, in the table's order.
#[must_use]
pub fn rows() -> Vec<Row> {
    let plain = |name, csharp, ty| Row { name, csharp, also: &[], ty, default: None };
    let with = |name, csharp, ty, spelled, json| Row { default: Some((spelled, json)), ..plain(name, csharp, ty) };
    let int = || Box::new(TypeDesc::Int);
    let named = |name: &str| TypeDesc::Named(name.to_owned());
    vec![
        with("bool", "bool", TypeDesc::Bool, "true", "true"),
        with("sbyte", "sbyte", TypeDesc::Sbyte, "-1", "-1"),
        with("byte", "byte", TypeDesc::Byte, "1", "1"),
        with("short", "short", TypeDesc::Short, "-1", "-1"),
        with("ushort", "ushort", TypeDesc::Ushort, "1", "1"),
        with("int", "int", TypeDesc::Int, "-1", "-1"),
        with("uint", "uint", TypeDesc::Uint, "1", "1"),
        with("long", "long", TypeDesc::Long, "long.MinValue", "-9223372036854775808"),
        with("ulong", "ulong", TypeDesc::Ulong, "ulong.MaxValue", "18446744073709551615"),
        with("float", "float", TypeDesc::Float, "0.1f", "0.1"),
        with("double", "double", TypeDesc::Double, "1e300", "1E+300"),
        with("decimal", "decimal", TypeDesc::Decimal, "1.50m", "1.50"),
        with("string", "string", TypeDesc::String, "\"a \\\"b\\\"\"", "\"a \\\"b\\\"\""),
        with("char", "char", TypeDesc::Char, "';'", "\";\""),
        plain("guid", "Guid", TypeDesc::Guid),
        plain("date-time", "DateTime", TypeDesc::DateTime),
        plain("date-time-offset", "DateTimeOffset", TypeDesc::DateTimeOffset),
        plain("date-only", "DateOnly", TypeDesc::DateOnly),
        plain("time-only", "TimeOnly", TypeDesc::TimeOnly),
        plain("time-span", "TimeSpan", TypeDesc::TimeSpan),
        plain("uri", "Uri", TypeDesc::Uri),
        plain("base64", "byte[]", TypeDesc::Base64),
        with("enum", "Size", named("Size"), "Size.Large", "\"Large\""),
        Row {
            also: &[
                "int[]",
                "IList<int>",
                "ICollection<int>",
                "IEnumerable<int>",
                "IReadOnlyList<int>",
                "IReadOnlyCollection<int>",
            ],
            ..plain("list", "List<int>", TypeDesc::List(int()))
        },
        Row { also: &["ISet<int>", "IReadOnlySet<int>"], ..plain("set", "HashSet<int>", TypeDesc::Set(int())) },
        Row {
            also: &["IDictionary<string, int>", "IReadOnlyDictionary<string, int>"],
            ..plain("dictionary", "Dictionary<string, int>", TypeDesc::Dictionary(int()))
        },
        Row { also: &["JsonNode"], ..plain("json", "JsonElement", TypeDesc::Json) },
        plain("json-object", "JsonObject", TypeDesc::JsonObject),
        plain("json-array", "JsonArray", TypeDesc::JsonArray),
        plain("record", "Point", named("Point")),
    ]
}

impl Row {
    /// The row's type in each use it has, as parameters of one tool.
    #[must_use]
    pub fn uses(&self) -> Vec<Use> {
        let boxed = || Box::new(self.ty.clone());
        let csharp = self.csharp;
        let mut uses = vec![
            self.using("plain", csharp, self.ty.clone()),
            self.using("nullable", &format!("{csharp}?"), TypeDesc::Nullable(boxed())),
            self.using("list", &format!("List<{csharp}>"), TypeDesc::List(boxed())),
            self.using("set", &format!("HashSet<{csharp}>"), TypeDesc::Set(boxed())),
            self.using("dictionary", &format!("Dictionary<string, {csharp}>"), TypeDesc::Dictionary(boxed())),
            self.using("property", "Holder", TypeDesc::Named("Holder".to_owned())),
        ];
        if let Some((spelled, json)) = self.default {
            let mut defaulted = self.using("defaulted", csharp, self.ty.clone());
            defaulted.csharp = format!("{} = {spelled}", defaulted.csharp);
            defaulted.parameter.default = Some(json.to_owned());
            uses.push(defaulted);
        }
        uses
    }

    /// The tool whose parameters are the uses.
    #[must_use]
    pub fn signature(&self, uses: &[Use]) -> Signature {
        Signature {
            parameters: uses.iter().map(|one| one.parameter.clone()).collect(),
            returns: ReturnDesc::Value(self.ty.clone()),
            types: self.types(),
            ..Signature::new("row")
        }
    }

    /// The same tool without the uses that Rust has no type for: sets of what has no `Eq` and `Hash`.
    #[must_use]
    pub fn spellable(&self) -> Signature {
        self.signature(&self.uses().into_iter().filter(|one| one.rust.is_some()).collect::<Vec<_>>())
    }

    /// How Rust spells the type.
    #[must_use]
    pub fn rust(&self) -> String {
        self.spelled(&self.ty)
    }

    /// The types the uses name, as C# declares them.
    #[must_use]
    pub fn csharp_types(&self) -> Vec<String> {
        let own = match self.name {
            "enum" => Some("enum Size { Small, Large }"),
            "record" => Some("record Point(int X, int Y);"),
            _ => None,
        };
        own.map(str::to_owned).into_iter().chain([format!("record Holder({} Value);", self.csharp)]).collect()
    }

    /// The types the uses name, as Rust declares them.
    #[must_use]
    pub fn rust_types(&self) -> Vec<String> {
        let own = match self.name {
            "enum" => Some("enum Size { Small, Large }"),
            "record" => Some("struct Point { x: i32, y: i32 }"),
            _ => None,
        };
        own.map(str::to_owned).into_iter().chain([format!("struct Holder {{ value: {} }}", self.rust())]).collect()
    }

    fn using(&self, name: &'static str, csharp: &str, ty: TypeDesc) -> Use {
        let has_rust = match &ty {
            TypeDesc::Set(element) => is_hashable(element, &self.types()),
            _ => true,
        };
        let rust = has_rust.then(|| self.spelled(&ty));
        let parameter = ParameterDesc {
            name: name.to_owned(),
            ty,
            description: String::new(),
            default: None,
            optional: false,
            annotations: Vec::new(),
        };
        Use { name, csharp: format!("{csharp} {name}"), rust, parameter }
    }

    fn spelled(&self, ty: &TypeDesc) -> String {
        spelling_text(ty, &crate::rustgen::type_idents(self.types().keys()))
    }

    fn types(&self) -> BTreeMap<String, TypeDecl> {
        let property = |name: &str, ty: &TypeDesc| PropertyDesc {
            name: name.to_owned(),
            ty: ty.clone(),
            description: String::new(),
            required: true,
            read_only: false,
            annotations: Vec::new(),
        };
        let mut types = BTreeMap::from([("Holder".to_owned(), TypeDecl::Record(vec![property("value", &self.ty)]))]);
        if self.name == "enum" {
            types.insert("Size".to_owned(), TypeDecl::Enum(vec!["Small".to_owned(), "Large".to_owned()]));
        }
        if self.name == "record" {
            let members = ["x", "y"].map(|name| property(name, &TypeDesc::Int));
            types.insert("Point".to_owned(), TypeDecl::Record(members.to_vec()));
        }
        types
    }
}

/// The README's table: a line for each row, `fragment` giving its schema.
pub fn table(fragment: impl Fn(&Row) -> Option<String>) -> String {
    let mut table = String::from("| C# | Rust | schema |\n|---|---|---|\n");
    for row in rows() {
        let fragment = fragment(&row).unwrap_or_default().replace('|', "\\|");
        let spellings: Vec<String> =
            [row.csharp].iter().chain(row.also).map(|spelling| format!("`{spelling}`")).collect();
        table.push_str(&format!("| {} | `{}` | `{fragment}` |\n", spellings.join(", "), row.rust()));
    }
    table
}
