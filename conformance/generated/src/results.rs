//! The cases of the area `results`.
// Derived by `cargo xtask bless`; do not edit.

/// `results/base64`
pub mod base64 {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: bytes::Bytes) -> bytes::Bytes {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/bool`
pub mod bool {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: bool) -> bool {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/char`
pub mod char {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: char) -> char {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/date-only`
pub mod date_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: jiff::civil::Date) -> jiff::civil::Date {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/date-time`
pub mod date_time {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: chrono::DateTime<chrono::Utc>) -> chrono::DateTime<chrono::Utc> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/date-time-offset`
pub mod date_time_offset {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(
        value: chrono::DateTime<chrono::FixedOffset>,
    ) -> chrono::DateTime<chrono::FixedOffset> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/decimal`
pub mod decimal {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: rust_decimal::Decimal) -> rust_decimal::Decimal {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/dictionary`
pub mod dictionary {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(
        value: indexmap::IndexMap<String, bool>,
    ) -> indexmap::IndexMap<String, bool> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/double`
pub mod double {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: f64) -> f64 {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/enum`
pub mod enum_ {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Large,
    }
    #[olt::tool(name = "echo")]
    pub fn compiled(value: Size) -> Size {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/exception`
pub mod exception {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "boom")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("boom").build()
    }
}

/// `results/guid`
pub mod guid {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: uuid::Uuid) -> uuid::Uuid {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/int`
pub mod int {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: i32) -> i32 {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/json-element`
pub mod json_element {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: olt::JsonElement) -> olt::JsonElement {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/json-object`
pub mod json_object {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: olt::JsonObject) -> olt::JsonObject {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/list`
pub mod list {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: Vec<i32>) -> Vec<i32> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/listed-record`
pub mod listed_record {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Item {
        pub id: i32,
    }
    #[olt::tool(name = "one")]
    pub fn compiled(i: Item) -> Item {
        i
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("one").param("i").build()
    }
}

/// `results/nullable-int`
pub mod nullable_int {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: Option<i32>) -> Option<i32> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/nullable-list`
pub mod nullable_list {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: Option<Vec<Option<String>>>) -> Option<Vec<Option<String>>> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/nullable-string`
pub mod nullable_string {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: Option<String>) -> Option<String> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/part`
pub mod part {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub fn compiled() -> olt::Part {
        olt::Part::text("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/parts`
pub mod parts {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub fn compiled() -> Vec<olt::Part> {
        vec![olt::Part::text("one"), olt::Part::text("two")]
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/record`
pub mod record {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Item {
        pub sku: String,
        pub count: Option<i32>,
        pub at: jiff::civil::Time,
    }
    #[olt::tool(name = "echo")]
    pub fn compiled(value: Item) -> Item {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/string`
pub mod string {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: String) -> String {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/task`
pub mod task {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub async fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/task-of-int`
pub mod task_of_int {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub async fn compiled(value: i32) -> i32 {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/task-of-tool-result`
pub mod task_of_tool_result {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub async fn compiled() -> olt::ToolResult {
        olt::ToolResult::text("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/text-part`
pub mod text_part {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub fn compiled() -> olt::Part {
        olt::Part::text("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/text-parts`
pub mod text_parts {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub fn compiled() -> Vec<olt::Part> {
        vec![olt::Part::text("one"), olt::Part::text("two")]
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/time-only`
pub mod time_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: jiff::civil::Time) -> jiff::civil::Time {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/time-span`
pub mod time_span {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: jiff::SignedDuration) -> jiff::SignedDuration {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/tool-result`
pub mod tool_result {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub fn compiled() -> olt::ToolResult {
        olt::ToolResult::text("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/uri`
pub mod uri {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub fn compiled(value: url::Url) -> url::Url {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/value-task`
pub mod value_task {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub async fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}

/// `results/value-task-of-nullable`
pub mod value_task_of_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "echo")]
    pub async fn compiled(value: Option<bool>) -> Option<bool> {
        value
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("echo").param("value").build()
    }
}

/// `results/void`
pub mod void {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "give")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("give").build()
    }
}
