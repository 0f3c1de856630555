//! The cases of the area `rows`.
// Derived by `cargo xtask bless`; do not edit.

/// `rows/bool`
pub mod bool {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: bool,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: bool,
        nullable: Option<bool>,
        list: Vec<bool>,
        set: indexmap::IndexSet<bool>,
        dictionary: indexmap::IndexMap<String, bool>,
        property: Holder,
        #[arg(default = true)]
        defaulted: bool,
    ) -> bool {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(true))
            .build()
    }
}

/// `rows/sbyte`
pub mod sbyte {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i8,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: i8,
        nullable: Option<i8>,
        list: Vec<i8>,
        set: indexmap::IndexSet<i8>,
        dictionary: indexmap::IndexMap<String, i8>,
        property: Holder,
        #[arg(default = -1)]
        defaulted: i8,
    ) -> i8 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(-1))
            .build()
    }
}

/// `rows/byte`
pub mod byte {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u8,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: u8,
        nullable: Option<u8>,
        list: Vec<u8>,
        set: indexmap::IndexSet<u8>,
        dictionary: indexmap::IndexMap<String, u8>,
        property: Holder,
        #[arg(default = 1)]
        defaulted: u8,
    ) -> u8 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(1))
            .build()
    }
}

/// `rows/short`
pub mod short {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i16,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: i16,
        nullable: Option<i16>,
        list: Vec<i16>,
        set: indexmap::IndexSet<i16>,
        dictionary: indexmap::IndexMap<String, i16>,
        property: Holder,
        #[arg(default = -1)]
        defaulted: i16,
    ) -> i16 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(-1))
            .build()
    }
}

/// `rows/ushort`
pub mod ushort {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u16,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: u16,
        nullable: Option<u16>,
        list: Vec<u16>,
        set: indexmap::IndexSet<u16>,
        dictionary: indexmap::IndexMap<String, u16>,
        property: Holder,
        #[arg(default = 1)]
        defaulted: u16,
    ) -> u16 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(1))
            .build()
    }
}

/// `rows/int`
pub mod int {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i32,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: i32,
        nullable: Option<i32>,
        list: Vec<i32>,
        set: indexmap::IndexSet<i32>,
        dictionary: indexmap::IndexMap<String, i32>,
        property: Holder,
        #[arg(default = -1)]
        defaulted: i32,
    ) -> i32 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(-1))
            .build()
    }
}

/// `rows/uint`
pub mod uint {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u32,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: u32,
        nullable: Option<u32>,
        list: Vec<u32>,
        set: indexmap::IndexSet<u32>,
        dictionary: indexmap::IndexMap<String, u32>,
        property: Holder,
        #[arg(default = 1)]
        defaulted: u32,
    ) -> u32 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(1u32))
            .build()
    }
}

/// `rows/long`
pub mod long {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i64,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: i64,
        nullable: Option<i64>,
        list: Vec<i64>,
        set: indexmap::IndexSet<i64>,
        dictionary: indexmap::IndexMap<String, i64>,
        property: Holder,
        #[arg(default = -9223372036854775808)]
        defaulted: i64,
    ) -> i64 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(-9223372036854775808i64))
            .build()
    }
}

/// `rows/ulong`
pub mod ulong {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u64,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: u64,
        nullable: Option<u64>,
        list: Vec<u64>,
        set: indexmap::IndexSet<u64>,
        dictionary: indexmap::IndexMap<String, u64>,
        property: Holder,
        #[arg(default = 18446744073709551615)]
        defaulted: u64,
    ) -> u64 {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(18446744073709551615u64))
            .build()
    }
}

/// `rows/float`
pub mod float {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Holder {
        pub value: f32,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: f32,
        nullable: Option<f32>,
        list: Vec<f32>,
        dictionary: indexmap::IndexMap<String, f32>,
        property: Holder,
        #[arg(default = 0.1)]
        defaulted: f32,
    ) -> f32 {
        let _ = (nullable, list, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(0.1f32))
            .build()
    }
}

/// `rows/double`
pub mod double {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Holder {
        pub value: f64,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: f64,
        nullable: Option<f64>,
        list: Vec<f64>,
        dictionary: indexmap::IndexMap<String, f64>,
        property: Holder,
        #[arg(default = 1E+300)]
        defaulted: f64,
    ) -> f64 {
        let _ = (nullable, list, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(1E+300))
            .build()
    }
}

/// `rows/decimal`
pub mod decimal {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: rust_decimal::Decimal,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: rust_decimal::Decimal,
        nullable: Option<rust_decimal::Decimal>,
        list: Vec<rust_decimal::Decimal>,
        set: indexmap::IndexSet<rust_decimal::Decimal>,
        dictionary: indexmap::IndexMap<String, rust_decimal::Decimal>,
        property: Holder,
        #[arg(default = rust_decimal::dec!(1.50))]
        defaulted: rust_decimal::Decimal,
    ) -> rust_decimal::Decimal {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default_json("1.50"))
            .build()
    }
}

/// `rows/string`
pub mod string {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: String,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: String,
        nullable: Option<String>,
        list: Vec<String>,
        set: indexmap::IndexSet<String>,
        dictionary: indexmap::IndexMap<String, String>,
        property: Holder,
        #[arg(default = "a \"b\"")]
        defaulted: String,
    ) -> String {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default("a \"b\""))
            .build()
    }
}

/// `rows/char`
pub mod char {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: char,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: char,
        nullable: Option<char>,
        list: Vec<char>,
        set: indexmap::IndexSet<char>,
        dictionary: indexmap::IndexMap<String, char>,
        property: Holder,
        #[arg(default = ';')]
        defaulted: char,
    ) -> char {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(';'))
            .build()
    }
}

/// `rows/guid`
pub mod guid {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: uuid::Uuid,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: uuid::Uuid,
        nullable: Option<uuid::Uuid>,
        list: Vec<uuid::Uuid>,
        set: indexmap::IndexSet<uuid::Uuid>,
        dictionary: indexmap::IndexMap<String, uuid::Uuid>,
        property: Holder,
    ) -> uuid::Uuid {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/date-time`
pub mod date_time {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: chrono::DateTime<chrono::Utc>,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: chrono::DateTime<chrono::Utc>,
        nullable: Option<chrono::DateTime<chrono::Utc>>,
        list: Vec<chrono::DateTime<chrono::Utc>>,
        set: indexmap::IndexSet<chrono::DateTime<chrono::Utc>>,
        dictionary: indexmap::IndexMap<String, chrono::DateTime<chrono::Utc>>,
        property: Holder,
    ) -> chrono::DateTime<chrono::Utc> {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/date-time-offset`
pub mod date_time_offset {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: chrono::DateTime<chrono::FixedOffset>,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: chrono::DateTime<chrono::FixedOffset>,
        nullable: Option<chrono::DateTime<chrono::FixedOffset>>,
        list: Vec<chrono::DateTime<chrono::FixedOffset>>,
        set: indexmap::IndexSet<chrono::DateTime<chrono::FixedOffset>>,
        dictionary: indexmap::IndexMap<String, chrono::DateTime<chrono::FixedOffset>>,
        property: Holder,
    ) -> chrono::DateTime<chrono::FixedOffset> {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/date-only`
pub mod date_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: jiff::civil::Date,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: jiff::civil::Date,
        nullable: Option<jiff::civil::Date>,
        list: Vec<jiff::civil::Date>,
        set: indexmap::IndexSet<jiff::civil::Date>,
        dictionary: indexmap::IndexMap<String, jiff::civil::Date>,
        property: Holder,
    ) -> jiff::civil::Date {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/time-only`
pub mod time_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: jiff::civil::Time,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: jiff::civil::Time,
        nullable: Option<jiff::civil::Time>,
        list: Vec<jiff::civil::Time>,
        set: indexmap::IndexSet<jiff::civil::Time>,
        dictionary: indexmap::IndexMap<String, jiff::civil::Time>,
        property: Holder,
    ) -> jiff::civil::Time {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/time-span`
pub mod time_span {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: jiff::SignedDuration,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: jiff::SignedDuration,
        nullable: Option<jiff::SignedDuration>,
        list: Vec<jiff::SignedDuration>,
        set: indexmap::IndexSet<jiff::SignedDuration>,
        dictionary: indexmap::IndexMap<String, jiff::SignedDuration>,
        property: Holder,
    ) -> jiff::SignedDuration {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/uri`
pub mod uri {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: url::Url,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: url::Url,
        nullable: Option<url::Url>,
        list: Vec<url::Url>,
        set: indexmap::IndexSet<url::Url>,
        dictionary: indexmap::IndexMap<String, url::Url>,
        property: Holder,
    ) -> url::Url {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/base64`
pub mod base64 {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: bytes::Bytes,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: bytes::Bytes,
        nullable: Option<bytes::Bytes>,
        list: Vec<bytes::Bytes>,
        set: indexmap::IndexSet<bytes::Bytes>,
        dictionary: indexmap::IndexMap<String, bytes::Bytes>,
        property: Holder,
    ) -> bytes::Bytes {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/enum`
pub mod enum_ {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: Size,
    }
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Large,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: Size,
        nullable: Option<Size>,
        list: Vec<Size>,
        set: indexmap::IndexSet<Size>,
        dictionary: indexmap::IndexMap<String, Size>,
        property: Holder,
        #[arg(default = Size::Large)]
        defaulted: Size,
    ) -> Size {
        let _ = (nullable, list, set, dictionary, property, defaulted);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .param(Param::new("defaulted").default(Size::Large))
            .build()
    }
}

/// `rows/list`
pub mod list {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: Vec<i32>,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: Vec<i32>,
        nullable: Option<Vec<i32>>,
        list: Vec<Vec<i32>>,
        set: indexmap::IndexSet<Vec<i32>>,
        dictionary: indexmap::IndexMap<String, Vec<i32>>,
        property: Holder,
    ) -> Vec<i32> {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/set`
pub mod set {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Holder {
        pub value: indexmap::IndexSet<i32>,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: indexmap::IndexSet<i32>,
        nullable: Option<indexmap::IndexSet<i32>>,
        list: Vec<indexmap::IndexSet<i32>>,
        dictionary: indexmap::IndexMap<String, indexmap::IndexSet<i32>>,
        property: Holder,
    ) -> indexmap::IndexSet<i32> {
        let _ = (nullable, list, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/dictionary`
pub mod dictionary {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Holder {
        pub value: indexmap::IndexMap<String, i32>,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: indexmap::IndexMap<String, i32>,
        nullable: Option<indexmap::IndexMap<String, i32>>,
        list: Vec<indexmap::IndexMap<String, i32>>,
        dictionary: indexmap::IndexMap<String, indexmap::IndexMap<String, i32>>,
        property: Holder,
    ) -> indexmap::IndexMap<String, i32> {
        let _ = (nullable, list, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/json`
pub mod json {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonElement,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: olt::JsonElement,
        nullable: Option<olt::JsonElement>,
        list: Vec<olt::JsonElement>,
        set: indexmap::IndexSet<olt::JsonElement>,
        dictionary: indexmap::IndexMap<String, olt::JsonElement>,
        property: Holder,
    ) -> olt::JsonElement {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/json-object`
pub mod json_object {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonObject,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: olt::JsonObject,
        nullable: Option<olt::JsonObject>,
        list: Vec<olt::JsonObject>,
        set: indexmap::IndexSet<olt::JsonObject>,
        dictionary: indexmap::IndexMap<String, olt::JsonObject>,
        property: Holder,
    ) -> olt::JsonObject {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/json-array`
pub mod json_array {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonArray,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: olt::JsonArray,
        nullable: Option<olt::JsonArray>,
        list: Vec<olt::JsonArray>,
        set: indexmap::IndexSet<olt::JsonArray>,
        dictionary: indexmap::IndexMap<String, olt::JsonArray>,
        property: Holder,
    ) -> olt::JsonArray {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}

/// `rows/record`
pub mod record {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: Point,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
        pub y: i32,
    }
    #[olt::tool(name = "row")]
    pub fn compiled(
        plain: Point,
        nullable: Option<Point>,
        list: Vec<Point>,
        set: indexmap::IndexSet<Point>,
        dictionary: indexmap::IndexMap<String, Point>,
        property: Holder,
    ) -> Point {
        let _ = (nullable, list, set, dictionary, property);
        plain
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("row")
            .param("plain")
            .param("nullable")
            .param("list")
            .param("set")
            .param("dictionary")
            .param("property")
            .build()
    }
}
