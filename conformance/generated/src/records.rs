//! The cases of the area `records`.
// Derived by `cargo xtask bless`; do not edit.

/// `records/as-written`
pub mod as_written {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        #[serde(rename = "X")]
        pub x: i32,
        #[serde(rename = "Y")]
        pub y: i32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(point: Point) {
        let _ = (point,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("point").build()
    }
}

/// `records/base-first`
pub mod base_first {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Opt {
        pub name: olt::Optional<String>,
        /// derived
        pub on: olt::Optional<bool>,
        pub url: olt::Optional<String>,
        pub wait: olt::Optional<u32>,
    }
    #[olt::tool(name = "set")]
    pub fn compiled(o: Opt) -> String {
        let _ = (o,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("set").param("o").build()
    }
}

/// `records/body-replaces-positional`
pub mod body_replaces_positional {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Item {
        pub sku: String,
        pub note: olt::Optional<String>,
        pub count: i32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(item: Item) {
        let _ = (item,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("item").build()
    }
}

/// `records/class-members`
pub mod class_members {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Account {
        pub id: String,
        pub level: i32,
        pub note: olt::Optional<Option<String>>,
        pub kept: olt::Optional<Option<String>>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(account: Account) {
        let _ = (account,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("account").build()
    }
}

/// `records/closed-generic`
pub mod closed_generic {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct PageString {
        pub items: Vec<String>,
        pub first: Option<String>,
        pub total: i32,
    }
    #[olt::tool(name = "show")]
    pub fn compiled(p: PageString) -> String {
        let _ = (p,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("show").param("p").build()
    }
}

/// `records/closed-generic-values`
pub mod closed_generic_values {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct BoxBool {
        pub value: Option<bool>,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct PageInt {
        pub items: Vec<i32>,
        pub first: i32,
    }
    #[olt::tool(name = "show")]
    pub fn compiled(page: PageInt, #[arg(name = "box")] box_: BoxBool) {
        let _ = (page, box_);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("show").param("page").param("box").build()
    }
}

/// `records/constructor-parameter-matches`
pub mod constructor_parameter_matches {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Window {
        pub width: i32,
        pub height: olt::Optional<i32>,
        pub title: olt::Optional<Option<String>>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(window: Window) {
        let _ = (window,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("window").build()
    }
}

/// `records/constructors-that-count`
pub mod constructors_that_count {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Heir {
        pub name: String,
        pub quiet: olt::Optional<bool>,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Hidden {
        pub level: i32,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Two {
        pub path: olt::Optional<String>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(two: Two, hidden: Hidden, heir: Heir) {
        let _ = (two, hidden, heir);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("two")
            .param("hidden")
            .param("heir")
            .build()
    }
}

/// `records/default-in-record`
pub mod default_in_record {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Page {
        pub size: olt::Optional<i32>,
        pub sort: olt::Optional<String>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(page: Page) {
        let _ = (page,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("page").build()
    }
}

/// `records/empty`
pub mod empty {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Nothing {}
    #[olt::tool(name = "take")]
    pub fn compiled(nothing: Nothing) {
        let _ = (nothing,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("nothing").build()
    }
}

/// `records/get-only`
pub mod get_only {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct File {
        pub name: String,
        #[arg(read_only)]
        pub full: olt::Optional<String>,
    }
    #[olt::tool(name = "up")]
    pub fn compiled(f: File) -> String {
        let _ = (f,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("up").param("f").build()
    }
}

/// `records/hidden-and-abstract`
pub mod hidden_and_abstract {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Animal {
        pub name: olt::Optional<String>,
        pub age: olt::Optional<i32>,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Dog {
        pub name: olt::Optional<Option<String>>,
        pub age: olt::Optional<i32>,
        pub loud: olt::Optional<bool>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(animal: Animal, dog: Dog) {
        let _ = (animal, dog);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("animal").param("dog").build()
    }
}

/// `records/ignored-self-reference`
pub mod ignored_self_reference {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Free {
        pub id: olt::Optional<i32>,
    }
    #[olt::tool(name = "o")]
    pub fn compiled(f: Free) -> String {
        let _ = (f,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("o").param("f").build()
    }
}

/// `records/json-names`
pub mod json_names {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Names {
        pub id: i32,
        #[serde(rename = "urlPath")]
        pub url_path: i32,
        #[serde(rename = "iPv4")]
        pub i_pv4: i32,
        #[serde(rename = "Exact name")]
        pub exact_name: i32,
        pub already: i32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(names: Names) {
        let _ = (names,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("names").build()
    }
}

/// `records/nested`
pub mod nested {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Address {
        pub street: String,
        pub number: Option<i32>,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Customer {
        pub name: String,
        pub home: Address,
        pub others: Vec<Address>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(customer: Customer) {
        let _ = (customer,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("customer").build()
    }
}

/// `records/one-record-parameter`
pub mod one_record_parameter {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct WriteFile {
        /// Full path
        pub path: String,
        pub content: String,
    }
    #[olt::tool(name = "write_file")]
    pub async fn compiled(
        input: WriteFile,
        _cancellation: olt::CancellationToken,
    ) -> String {
        let _ = (input,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("write_file").param("input").build()
    }
}

/// `records/positional-attributes`
pub mod positional_attributes {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Person {
        /// first
        pub first: String,
        /// last
        pub last: String,
        #[arg(range(0..= 150))]
        pub age: i32,
        pub pet: Option<Pet>,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Pet {
        /// pet
        pub name: String,
        pub legs: olt::Optional<i32>,
    }
    #[olt::tool(name = "add")]
    pub fn compiled(person: Person) -> String {
        let _ = (person,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("add").param("person").build()
    }
}

/// `records/property-descriptions`
pub mod property_descriptions {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Item {
        /// The sku.
        pub sku: String,
        /// From the attribute.
        pub count: i32,
        /// Why.
        pub why: olt::Optional<Option<String>>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        /// The item.
        item: Item,
    ) {
        let _ = (item,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("item").description("The item."))
            .build()
    }
}

/// `records/property-name-policy-wins`
pub mod property_name_policy_wins {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(point: Point) {
        let _ = (point,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("point").build()
    }
}

/// `records/structs`
pub mod structs {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Built {
        pub a: i32,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Plain {
        pub a: olt::Optional<i32>,
        pub b: olt::Optional<i32>,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Positional {
        pub a: i32,
        pub b: olt::Optional<i32>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(plain: Plain, positional: Option<Positional>, built: Built) {
        let _ = (plain, positional, built);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("plain")
            .param("positional")
            .param("built")
            .build()
    }
}

/// `records/two-constructors`
pub mod two_constructors {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Op {
        pub path: olt::Optional<String>,
        pub remove: olt::Optional<bool>,
    }
    #[olt::tool(name = "apply")]
    pub fn compiled(op: Op) -> String {
        let _ = (op,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("apply").param("op").build()
    }
}
