//! The cases of the area `providers`.
// Derived by `cargo xtask bless`; do not edit.

/// `providers/any-json`
pub mod any_json {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        /// What you like.
        any: olt::JsonElement,
        list: olt::JsonArray,
        each: Vec<olt::JsonElement>,
    ) {
        let _ = (any, list, each);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("any").description("What you like."))
            .param("list")
            .param("each")
            .build()
    }
}

/// `providers/bounds`
pub mod bounds {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(range(1..= 5))]
        stars: i32,
        /// What it costs
        #[arg(range(0.5..= f64::INFINITY))]
        price: f64,
    ) {
        let _ = (stars, price);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("stars")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("5".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("price")
                    .description("What it costs")
                    .annotation(Annotation::Range {
                        min: Some("0.5".to_owned()),
                        max: Some("Infinity".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .build()
    }
}

/// `providers/content-encoding`
pub mod content_encoding {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(file: bytes::Bytes) {
        let _ = (file,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("file").build()
    }
}

/// `providers/default`
pub mod default {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        /// How many
        #[arg(default = rust_decimal::dec!(1.50))]
        limit: rust_decimal::Decimal,
        #[arg(default = "a \"b\"")]
        text: String,
        #[arg(default = true)]
        on: Option<bool>,
    ) {
        let _ = (limit, text, on);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("limit").description("How many").default_json("1.50"))
            .param(Param::new("text").default("a \"b\""))
            .param(Param::new("on").default(true))
            .build()
    }
}

/// `providers/every-property-required`
pub mod every_property_required {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Kind {
        Low,
        High,
    }
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Line {
        pub sku: String,
        pub note: olt::Optional<String>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        lines: Vec<Line>,
        #[arg(default = Kind::High)]
        kind: Kind,
        #[arg(default = None)]
        gift: Option<bool>,
        #[arg(default = None, not_null)]
        to: Option<String>,
    ) {
        let _ = (lines, kind, gift, to);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("lines")
            .param(Param::new("kind").default(Kind::High))
            .param(Param::new("gift").default_json("null"))
            .param(Param::new("to").default_json("null").not_null())
            .build()
    }
}

/// `providers/format`
pub mod format {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        id: uuid::Uuid,
        at: chrono::DateTime<chrono::FixedOffset>,
        day: jiff::civil::Date,
        time: jiff::civil::Time,
        site: url::Url,
        #[arg(email)]
        mail: String,
    ) {
        let _ = (id, at, day, time, site, mail);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("id")
            .param("at")
            .param("day")
            .param("time")
            .param("site")
            .param(Param::new("mail").email())
            .build()
    }
}

/// `providers/items`
pub mod items {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(length(1..= 50))]
        a: Vec<String>,
        #[arg(length(2..))]
        b: Vec<String>,
        #[arg(length(0..= 1))]
        c: Vec<String>,
        #[arg(length(1..))]
        d: Vec<String>,
    ) {
        let _ = (a, b, c, d);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").length(1..=50))
            .param(Param::new("b").length(2..))
            .param(Param::new("c").length(0..=1))
            .param(Param::new("d").length(1..))
            .build()
    }
}

/// `providers/lengths`
pub mod lengths {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(length(2..= 80))]
        a: String,
        /// A mark.
        #[arg(length(1..))]
        b: String,
        c: char,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::StringLength {
                        min: 2,
                        max: 80,
                    }),
            )
            .param(Param::new("b").description("A mark.").length(1..))
            .param("c")
            .build()
    }
}

/// `providers/null-not-given`
pub mod null_not_given {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, olt::ToolType)]
    pub struct Line {
        pub price: Option<f64>,
        pub weight: olt::Optional<Option<f64>>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        limit: Option<f64>,
        lines: Vec<Line>,
        #[arg(default = 7.0)]
        most: Option<f64>,
    ) {
        let _ = (limit, lines, most);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("limit")
            .param("lines")
            .param(Param::new("most").default(7.0))
            .build()
    }
}

/// `providers/open-and-lowered`
pub mod open_and_lowered {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        map: indexmap::IndexMap<String, char>,
        #[arg(default = None)]
        site: Option<url::Url>,
    ) {
        let _ = (map, site);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("map")
            .param(Param::new("site").default_json("null"))
            .build()
    }
}

/// `providers/open-objects`
pub mod open_objects {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        map: indexmap::IndexMap<String, String>,
        any: olt::JsonObject,
        name: String,
    ) {
        let _ = (map, any, name);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("map").param("any").param("name").build()
    }
}

/// `providers/pattern`
pub mod pattern {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(pattern = "^[A-Z]{2}\\d+$")]
        a: String,
        #[arg(pattern = "^(?!x)")]
        b: String,
        #[arg(pattern = "(?<=x)y")]
        c: String,
        #[arg(pattern = "\\bword\\b")]
        d: String,
        #[arg(pattern = "^(.)\\1$")]
        e: String,
        #[arg(pattern = "^\\\\b$")]
        f: String,
        g: jiff::SignedDuration,
    ) {
        let _ = (a, b, c, d, e, f, g);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").pattern("^[A-Z]{2}\\d+$"))
            .param(Param::new("b").pattern("^(?!x)"))
            .param(Param::new("c").pattern("(?<=x)y"))
            .param(Param::new("d").pattern("\\bword\\b"))
            .param(Param::new("e").pattern("^(.)\\1$"))
            .param(Param::new("f").pattern("^\\\\b$"))
            .param("g")
            .build()
    }
}

/// `providers/union`
pub mod union {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        S,
        L,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(flag: Option<bool>, size: Option<Size>) {
        let _ = (flag, size);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("flag").param("size").build()
    }
}

/// `providers/unique-items`
pub mod unique_items {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(tags: indexmap::IndexSet<String>) {
        let _ = (tags,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("tags").build()
    }
}

/// `providers/wide-bounds`
pub mod wide_bounds {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        l: i64,
        u: u64,
        #[arg(range(-9007199254740992..= 9007199254740992))]
        edge: i64,
        #[arg(range(-9007199254740993..= 0))]
        past: i64,
    ) {
        let _ = (l, u, edge, past);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("l")
            .param("u")
            .param(
                Param::new("edge")
                    .annotation(Annotation::Range {
                        min: Some("-9007199254740992".to_owned()),
                        max: Some("9007199254740992".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("past")
                    .annotation(Annotation::Range {
                        min: Some("-9007199254740993".to_owned()),
                        max: Some("0".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .build()
    }
}

/// `providers/wire`
pub mod wire {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "find", description = "Finds \"it\".")]
    pub fn compiled(id: uuid::Uuid) -> i32 {
        let _ = (id,);
        0
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("find").description("Finds \"it\".").param("id").build()
    }
}
