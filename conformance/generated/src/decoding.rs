//! The cases of the area `decoding`.
// Derived by `cargo xtask bless`; do not edit.

/// `decoding/blank`
pub mod blank {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] a: i32) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("a").default(1)).build()
    }
}

/// `decoding/decimal-forms`
pub mod decimal_forms {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(a: rust_decimal::Decimal) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").build()
    }
}

/// `decoding/depth`
pub mod depth {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(a: olt::JsonElement) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").build()
    }
}

/// `decoding/document-order`
pub mod document_order {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Item {
        pub id: i32,
        pub count: i32,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(a: i32, item: Item, c: i32) {
        let _ = (a, item, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("item").param("c").build()
    }
}

/// `decoding/floating-point`
pub mod floating_point {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "gen")]
    pub fn compiled(
        creativity: f32,
        t: f64,
        price: rust_decimal::Decimal,
        #[arg(default = 1.0)]
        again: f32,
        #[arg(default = 1E+300)]
        big: f64,
    ) -> String {
        let _ = (creativity, t, price, again, big);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("gen")
            .param("creativity")
            .param("t")
            .param("price")
            .param(Param::new("again").default(1f32))
            .param(Param::new("big").default(1E+300))
            .build()
    }
}

/// `decoding/given-twice`
pub mod given_twice {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "pay")]
    pub fn compiled(amount: i32, map: indexmap::IndexMap<String, i32>) -> String {
        let _ = (amount, map);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("pay").param("amount").param("map").build()
    }
}

/// `decoding/integer-forms`
pub mod integer_forms {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(a: i32, b: i64, c: u64) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").param("c").build()
    }
}

/// `decoding/json-numbers`
pub mod json_numbers {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(a: olt::JsonElement, b: olt::JsonObject, c: olt::JsonArray) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").param("c").build()
    }
}

/// `decoding/laxer-elsewhere`
pub mod laxer_elsewhere {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
        pub y: i32,
    }
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum State {
        Open,
        Closed,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        at: Point,
        id: uuid::Uuid,
        when: chrono::DateTime<chrono::Utc>,
        numbers: indexmap::IndexSet<i32>,
        #[arg(range(1..= 999))]
        count: i32,
        state: State,
    ) {
        let _ = (at, id, when, numbers, count, state);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("at")
            .param("id")
            .param("when")
            .param("numbers")
            .param(
                Param::new("count")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("999".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param("state")
            .build()
    }
}

/// `decoding/no-coercion`
pub mod no_coercion {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(a: bool, b: i32, c: String, d: Vec<i32>, e: f64) {
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

/// `decoding/not-an-object`
pub mod not_an_object {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(a: i32, #[arg(default = None)] b: Option<String>) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param(Param::new("b").default_json("null"))
            .build()
    }
}

/// `decoding/not-json`
pub mod not_json {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(a: i32, #[arg(default = None)] b: Option<String>) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param(Param::new("b").default_json("null"))
            .build()
    }
}

/// `decoding/order-and-space`
pub mod order_and_space {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(a: i32, #[arg(default = None)] b: Option<String>) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param(Param::new("b").default_json("null"))
            .build()
    }
}

/// `decoding/set-equality`
pub mod set_equality {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Pair {
        pub a: i32,
        pub b: olt::Optional<Option<i32>>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: indexmap::IndexSet<chrono::DateTime<chrono::FixedOffset>>,
        b: indexmap::IndexSet<rust_decimal::Decimal>,
        c: indexmap::IndexSet<Pair>,
        d: indexmap::IndexSet<uuid::Uuid>,
    ) {
        let _ = (a, b, c, d);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param("b")
            .param("c")
            .param("d")
            .build()
    }
}

/// `decoding/set-of-json`
pub mod set_of_json {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: indexmap::IndexSet<olt::JsonElement>,
        b: indexmap::IndexSet<url::Url>,
    ) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").build()
    }
}

/// `decoding/whole-numbers`
pub mod whole_numbers {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "wait")]
    pub fn compiled(ms: i32, #[arg(default = 0)] id: i64) -> String {
        let _ = (ms, id);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("wait")
            .param("ms")
            .param(Param::new("id").default(0i64))
            .build()
    }
}
