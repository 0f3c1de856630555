//! The cases of the area `types`.
// Derived by `cargo xtask bless`; do not edit.

/// `types/aliases`
pub mod aliases {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(id: uuid::Uuid, ids: Vec<i32>) {
        let _ = (id, ids);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("id").param("ids").build()
    }
}

/// `types/any-json`
pub mod any_json {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "run")]
    pub fn compiled(
        /// raw
        a: olt::JsonElement,
        b: Option<olt::JsonElement>,
        c: olt::JsonObject,
        d: Option<olt::JsonArray>,
        #[arg(default = None)]
        e: Option<olt::JsonElement>,
    ) -> String {
        let _ = (a, b, c, d, e);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("run")
            .param(Param::new("a").description("raw"))
            .param("b")
            .param("c")
            .param("d")
            .param(Param::new("e").default_json("null"))
            .build()
    }
}

/// `types/base64`
pub mod base64 {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: bytes::Bytes) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/base64-nested`
pub mod base64_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: bytes::Bytes,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<bytes::Bytes>,
        set: indexmap::IndexSet<bytes::Bytes>,
        map: indexmap::IndexMap<String, bytes::Bytes>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/base64-nullable`
pub mod base64_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<bytes::Bytes>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/bool`
pub mod bool {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: bool) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/bool-nested`
pub mod bool_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: bool,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<bool>,
        set: indexmap::IndexSet<bool>,
        map: indexmap::IndexMap<String, bool>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/bool-nullable`
pub mod bool_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<bool>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/byte`
pub mod byte {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: u8) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/byte-nested`
pub mod byte_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u8,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<u8>,
        set: indexmap::IndexSet<u8>,
        map: indexmap::IndexMap<String, u8>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/byte-nullable`
pub mod byte_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<u8>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/bytes-beside-base64`
pub mod bytes_beside_base64 {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: bytes::Bytes,
        b: Vec<Option<u8>>,
        c: Vec<u8>,
        d: Vec<bytes::Bytes>,
        e: Option<bytes::Bytes>,
    ) {
        let _ = (a, b, c, d, e);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param("b")
            .param("c")
            .param("d")
            .param("e")
            .build()
    }
}

/// `types/char`
pub mod char {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: char) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/char-nested`
pub mod char_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: char,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<char>,
        set: indexmap::IndexSet<char>,
        map: indexmap::IndexMap<String, char>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/char-nullable`
pub mod char_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<char>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/date-only`
pub mod date_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: jiff::civil::Date) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/date-only-nested`
pub mod date_only_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: jiff::civil::Date,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<jiff::civil::Date>,
        set: indexmap::IndexSet<jiff::civil::Date>,
        map: indexmap::IndexMap<String, jiff::civil::Date>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/date-only-nullable`
pub mod date_only_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<jiff::civil::Date>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/date-time`
pub mod date_time {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: chrono::DateTime<chrono::Utc>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/date-time-nested`
pub mod date_time_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: chrono::DateTime<chrono::Utc>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<chrono::DateTime<chrono::Utc>>,
        set: indexmap::IndexSet<chrono::DateTime<chrono::Utc>>,
        map: indexmap::IndexMap<String, chrono::DateTime<chrono::Utc>>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/date-time-nullable`
pub mod date_time_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<chrono::DateTime<chrono::Utc>>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/date-time-offset`
pub mod date_time_offset {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: chrono::DateTime<chrono::FixedOffset>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/date-time-offset-nested`
pub mod date_time_offset_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: chrono::DateTime<chrono::FixedOffset>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<chrono::DateTime<chrono::FixedOffset>>,
        set: indexmap::IndexSet<chrono::DateTime<chrono::FixedOffset>>,
        map: indexmap::IndexMap<String, chrono::DateTime<chrono::FixedOffset>>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/date-time-offset-nullable`
pub mod date_time_offset_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<chrono::DateTime<chrono::FixedOffset>>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/decimal`
pub mod decimal {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: rust_decimal::Decimal) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/decimal-nested`
pub mod decimal_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: rust_decimal::Decimal,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<rust_decimal::Decimal>,
        set: indexmap::IndexSet<rust_decimal::Decimal>,
        map: indexmap::IndexMap<String, rust_decimal::Decimal>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/decimal-nullable`
pub mod decimal_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<rust_decimal::Decimal>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/dictionaries`
pub mod dictionaries {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "put")]
    pub fn compiled(
        labels: indexmap::IndexMap<String, String>,
        counts: indexmap::IndexMap<String, Option<i32>>,
        #[arg(default = None)]
        more: Option<indexmap::IndexMap<String, Vec<String>>>,
    ) -> String {
        let _ = (labels, counts, more);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("put")
            .param("labels")
            .param("counts")
            .param(Param::new("more").default_json("null"))
            .build()
    }
}

/// `types/dictionary-spellings`
pub mod dictionary_spellings {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: indexmap::IndexMap<String, i32>,
        b: indexmap::IndexMap<String, i32>,
        c: indexmap::IndexMap<String, i32>,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").param("c").build()
    }
}

/// `types/double`
pub mod double {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: f64) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/double-nested`
pub mod double_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Holder {
        pub value: f64,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(list: Vec<f64>, map: indexmap::IndexMap<String, f64>, holder: Holder) {
        let _ = (list, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/double-nullable`
pub mod double_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<f64>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/enum`
pub mod enum_ {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(value: Size) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/enum-aliases`
pub mod enum_aliases {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Sw {
        Unknown,
        On,
        Off,
        A,
        B,
    }
    #[olt::tool(name = "flip")]
    pub fn compiled(to: Sw) -> Sw {
        to
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("flip").param("to").build()
    }
}

/// `types/enum-exact-names`
pub mod enum_exact_names {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "pick")]
    pub fn compiled(size: Size) -> String {
        let _ = (size,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("pick").param("size").build()
    }
}

/// `types/enum-flags`
pub mod enum_flags {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Access {
        #[serde(rename = "None")]
        NoneType,
        Read,
        Write,
    }
    #[olt::tool(name = "grant")]
    pub fn compiled(a: Access, #[arg(default = Access::Read)] b: Access) -> String {
        let _ = (a, b);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("grant")
            .param("a")
            .param(Param::new("b").default(Access::Read))
            .build()
    }
}

/// `types/enum-member-attributes`
pub mod enum_member_attributes {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(size: Size) {
        let _ = (size,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("size").build()
    }
}

/// `types/enum-nested`
pub mod enum_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: Size,
    }
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<Size>,
        set: indexmap::IndexSet<Size>,
        map: indexmap::IndexMap<String, Size>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/enum-null-default`
pub mod enum_null_default {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Shade {
        Light,
        Dark,
    }
    #[olt::tool(name = "paint")]
    pub fn compiled(
        #[arg(default = None)]
        shade: Option<Shade>,
        #[arg(default = None)]
        coats: Option<i32>,
    ) -> String {
        let _ = (shade, coats);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("paint")
            .param(Param::new("shade").default_json("null"))
            .param(Param::new("coats").default_json("null"))
            .build()
    }
}

/// `types/enum-nullable`
pub mod enum_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<Size>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/float`
pub mod float {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: f32) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/float-nested`
pub mod float_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Holder {
        pub value: f32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(list: Vec<f32>, map: indexmap::IndexMap<String, f32>, holder: Holder) {
        let _ = (list, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/float-nullable`
pub mod float_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<f32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/guid`
pub mod guid {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: uuid::Uuid) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/guid-nested`
pub mod guid_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: uuid::Uuid,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<uuid::Uuid>,
        set: indexmap::IndexSet<uuid::Uuid>,
        map: indexmap::IndexMap<String, uuid::Uuid>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/guid-nullable`
pub mod guid_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<uuid::Uuid>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/innermost-name`
pub mod innermost_name {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Inner,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(size: Size) {
        let _ = (size,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("size").build()
    }
}

/// `types/int`
pub mod int {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: i32) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/int-nested`
pub mod int_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<i32>,
        set: indexmap::IndexSet<i32>,
        map: indexmap::IndexMap<String, i32>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/int-nullable`
pub mod int_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<i32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json`
pub mod json {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: olt::JsonElement) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-array`
pub mod json_array {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: olt::JsonArray) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-array-nested`
pub mod json_array_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonArray,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<olt::JsonArray>,
        set: indexmap::IndexSet<olt::JsonArray>,
        map: indexmap::IndexMap<String, olt::JsonArray>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/json-array-nullable`
pub mod json_array_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<olt::JsonArray>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-nested`
pub mod json_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonElement,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<olt::JsonElement>,
        set: indexmap::IndexSet<olt::JsonElement>,
        map: indexmap::IndexMap<String, olt::JsonElement>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/json-node`
pub mod json_node {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: olt::JsonElement) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-node-nested`
pub mod json_node_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonElement,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<olt::JsonElement>,
        set: indexmap::IndexSet<olt::JsonElement>,
        map: indexmap::IndexMap<String, olt::JsonElement>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/json-node-nullable`
pub mod json_node_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<olt::JsonElement>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-nullable`
pub mod json_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<olt::JsonElement>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-object`
pub mod json_object {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: olt::JsonObject) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/json-object-nested`
pub mod json_object_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: olt::JsonObject,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<olt::JsonObject>,
        set: indexmap::IndexSet<olt::JsonObject>,
        map: indexmap::IndexMap<String, olt::JsonObject>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/json-object-nullable`
pub mod json_object_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<olt::JsonObject>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/list-of-nullable`
pub mod list_of_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "mail")]
    pub fn compiled(
        to: Vec<String>,
        cc: Vec<Option<String>>,
        bcc: Option<Vec<String>>,
        ranks: Vec<Option<i32>>,
    ) -> String {
        let _ = (to, cc, bcc, ranks);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("mail")
            .param("to")
            .param("cc")
            .param("bcc")
            .param("ranks")
            .build()
    }
}

/// `types/list-spellings`
pub mod list_spellings {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: Vec<i32>,
        b: Vec<i32>,
        c: Vec<i32>,
        d: Vec<i32>,
        e: Vec<i32>,
        f: Vec<i32>,
        g: Vec<i32>,
    ) {
        let _ = (a, b, c, d, e, f, g);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param("b")
            .param("c")
            .param("d")
            .param("e")
            .param("f")
            .param("g")
            .build()
    }
}

/// `types/lists-of-records`
pub mod lists_of_records {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    #[serde(rename_all = "camelCase")]
    pub struct OrderItem {
        pub item_id: i32,
        pub quantity: olt::Optional<i32>,
    }
    #[olt::tool(name = "place_order")]
    pub fn compiled(
        items: Vec<OrderItem>,
        grid: Vec<Vec<i32>>,
        notes: Vec<String>,
    ) -> String {
        let _ = (items, grid, notes);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("place_order")
            .param("items")
            .param("grid")
            .param("notes")
            .build()
    }
}

/// `types/long`
pub mod long {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: i64) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/long-nested`
pub mod long_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i64,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<i64>,
        set: indexmap::IndexSet<i64>,
        map: indexmap::IndexMap<String, i64>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/long-nullable`
pub mod long_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<i64>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/nested-collections`
pub mod nested_collections {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: indexmap::IndexMap<String, Option<Vec<Option<i32>>>>,
        b: Vec<indexmap::IndexSet<String>>,
    ) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").build()
    }
}

/// `types/sbyte`
pub mod sbyte {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: i8) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/sbyte-nested`
pub mod sbyte_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i8,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<i8>,
        set: indexmap::IndexSet<i8>,
        map: indexmap::IndexMap<String, i8>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/sbyte-nullable`
pub mod sbyte_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<i8>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/set-spellings`
pub mod set_spellings {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: indexmap::IndexSet<String>,
        b: indexmap::IndexSet<i32>,
        c: indexmap::IndexSet<bool>,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").param("c").build()
    }
}

/// `types/short`
pub mod short {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: i16) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/short-nested`
pub mod short_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: i16,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<i16>,
        set: indexmap::IndexSet<i16>,
        map: indexmap::IndexMap<String, i16>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/short-nullable`
pub mod short_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<i16>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/string`
pub mod string {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: String) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/string-nested`
pub mod string_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: String,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<String>,
        set: indexmap::IndexSet<String>,
        map: indexmap::IndexMap<String, String>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/string-nullable`
pub mod string_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<String>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/time-and-date`
pub mod time_and_date {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "ring")]
    pub fn compiled(at: jiff::civil::Time, on: jiff::civil::Date) -> String {
        let _ = (at, on);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("ring").param("at").param("on").build()
    }
}

/// `types/time-only`
pub mod time_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: jiff::civil::Time) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/time-only-nested`
pub mod time_only_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: jiff::civil::Time,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<jiff::civil::Time>,
        set: indexmap::IndexSet<jiff::civil::Time>,
        map: indexmap::IndexMap<String, jiff::civil::Time>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/time-only-nullable`
pub mod time_only_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<jiff::civil::Time>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/time-span`
pub mod time_span {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: jiff::SignedDuration) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/time-span-nested`
pub mod time_span_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: jiff::SignedDuration,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<jiff::SignedDuration>,
        set: indexmap::IndexSet<jiff::SignedDuration>,
        map: indexmap::IndexMap<String, jiff::SignedDuration>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/time-span-nullable`
pub mod time_span_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<jiff::SignedDuration>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/uint`
pub mod uint {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: u32) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/uint-nested`
pub mod uint_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<u32>,
        set: indexmap::IndexSet<u32>,
        map: indexmap::IndexMap<String, u32>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/uint-nullable`
pub mod uint_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<u32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/ulong`
pub mod ulong {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: u64) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/ulong-nested`
pub mod ulong_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u64,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<u64>,
        set: indexmap::IndexSet<u64>,
        map: indexmap::IndexMap<String, u64>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/ulong-nullable`
pub mod ulong_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<u64>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/uri`
pub mod uri {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: url::Url) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/uri-absolute`
pub mod uri_absolute {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "open")]
    pub fn compiled(
        link: url::Url,
        #[arg(default = None)]
        next: Option<url::Url>,
    ) -> String {
        let _ = (link, next);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("open")
            .param("link")
            .param(Param::new("next").default_json("null"))
            .build()
    }
}

/// `types/uri-nested`
pub mod uri_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: url::Url,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<url::Url>,
        set: indexmap::IndexSet<url::Url>,
        map: indexmap::IndexMap<String, url::Url>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/uri-nullable`
pub mod uri_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<url::Url>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/ushort`
pub mod ushort {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: u16) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/ushort-nested`
pub mod ushort_nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Holder {
        pub value: u16,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        list: Vec<u16>,
        set: indexmap::IndexSet<u16>,
        map: indexmap::IndexMap<String, u16>,
        holder: Holder,
    ) {
        let _ = (list, set, map, holder);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("list")
            .param("set")
            .param("map")
            .param("holder")
            .build()
    }
}

/// `types/ushort-nullable`
pub mod ushort_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(value: Option<u16>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("value").build()
    }
}

/// `types/well-known-names`
pub mod well_known_names {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: i32,
        b: i64,
        c: Option<bool>,
        d: Option<uuid::Uuid>,
        e: String,
        f: f64,
    ) {
        let _ = (a, b, c, d, e, f);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param("b")
            .param("c")
            .param("d")
            .param("e")
            .param("f")
            .build()
    }
}
