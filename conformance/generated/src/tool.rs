//! The cases of the area `tool`.
// Derived by `cargo xtask bless`; do not edit.

/// `tool/container-record`
pub mod container_record {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "v")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("v").build()
    }
}

/// `tool/container-several-parts`
pub mod container_several_parts {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "z")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("z").build()
    }
}

/// `tool/container-static`
pub mod container_static {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "w")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("w").build()
    }
}

/// `tool/description-attribute`
pub mod description_attribute {
    use olt::contract::SignatureError;
    use olt::Tool;
    /// From the tool attribute.
    #[olt::tool(name = "send")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("send").description("From the tool attribute.").build()
    }
}

/// `tool/description-description`
pub mod description_description {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "send", description = "From the \"attribute\"\n.")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("send").description("From the \"attribute\"\n.").build()
    }
}

/// `tool/description-empty`
pub mod description_empty {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "send")]
    pub fn compiled(x: i32) {
        let _ = (x,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("send").param("x").build()
    }
}

/// `tool/everything-at-once`
pub mod everything_at_once {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Item {
        /// Stock keeping unit
        pub sku: String,
        pub quantity: i32,
    }
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Priority {
        Low,
        Normal,
        High,
    }
    /// Places an order.
    #[olt::tool(name = "place_order", requires_approval)]
    pub async fn compiled(
        /// Who orders
        customer: String,
        items: Vec<Item>,
        #[arg(default = Priority::Normal)]
        priority: Priority,
        #[arg(default = None)]
        discount: Option<f64>,
        #[arg(default = false)]
        express: bool,
        _cancellation: olt::CancellationToken,
        _context: &olt::ToolContext,
    ) -> String {
        let _ = (items, priority, discount, express);
        customer
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("place_order")
            .description("Places an order.")
            .requires_approval()
            .param(Param::new("customer").description("Who orders"))
            .param("items")
            .param(Param::new("priority").default(Priority::Normal))
            .param(Param::new("discount").default_json("null"))
            .param(Param::new("express").default(false))
            .build()
    }
}

/// `tool/metadata`
pub mod metadata {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(
        name = "send",
        ends_loop,
        requires_approval,
        parallel_safe = false,
        timeout_seconds = 5
    )]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("send")
            .ends_loop()
            .requires_approval()
            .parallel_safe(false)
            .timeout_seconds(5)
            .build()
    }
}

/// `tool/metadata-defaults`
pub mod metadata_defaults {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "send")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("send").build()
    }
}

/// `tool/name-abc123-def456`
pub mod name_abc123_def456 {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "abc123_def456")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("abc123_def456").build()
    }
}

/// `tool/name-async`
pub mod name_async {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "async")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("async").build()
    }
}

/// `tool/name-async-wait`
pub mod name_async_wait {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "async_wait")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("async_wait").build()
    }
}

/// `tool/name-digits`
pub mod name_digits {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "9-lives_")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("9-lives_").build()
    }
}

/// `tool/name-explicit`
pub mod name_explicit {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "Place-Order_2")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("Place-Order_2").build()
    }
}

/// `tool/name-get-async`
pub mod name_get_async {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "get_async")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("get_async").build()
    }
}

/// `tool/name-get-docket`
pub mod name_get_docket {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "get_docket")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("get_docket").build()
    }
}

/// `tool/name-get-item`
pub mod name_get_item {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "get_item")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("get_item").build()
    }
}

/// `tool/name-get-v2-item`
pub mod name_get_v2_item {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "get_v2_item")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("get_v2_item").build()
    }
}

/// `tool/name-hidden`
pub mod name_hidden {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "_hidden")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("_hidden").build()
    }
}

/// `tool/name-http-request`
pub mod name_http_request {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "http_request")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("http_request").build()
    }
}

/// `tool/name-i-pv4-address`
pub mod name_i_pv4_address {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "i_pv4_address")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("i_pv4_address").build()
    }
}

/// `tool/name-md5-hash`
pub mod name_md5_hash {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "md5_hash")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("md5_hash").build()
    }
}

/// `tool/name-null`
pub mod name_null {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "place_order")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("place_order").build()
    }
}

/// `tool/name-read-async`
pub mod name_read_async {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "read_async")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("read_async").build()
    }
}

/// `tool/name-verbatim-identifier`
pub mod name_verbatim_identifier {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "event")]
    pub fn compiled(class: i32) {
        let _ = (class,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("event").param("class").build()
    }
}

/// `tool/name-xml2-linq`
pub mod name_xml2_linq {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "xml2_linq")]
    pub fn compiled() -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("xml2_linq").build()
    }
}

/// `tool/partial-method`
pub mod partial_method {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    /// Finds.
    #[olt::tool(name = "find")]
    pub fn compiled(
        /// What.
        query: String,
        /// How many.
        #[arg(default = 3)]
        limit: i32,
    ) -> String {
        let _ = (limit,);
        query
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("find")
            .description("Finds.")
            .param(Param::new("query").description("What."))
            .param(Param::new("limit").description("How many.").default(3))
            .build()
    }
}
