//! The cases of the area `errors`.
// Derived by `cargo xtask bless`; do not edit.

/// `errors/counts`
pub mod counts {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(length(1..= 2))]
        a: String,
        #[arg(default = None, length(2..= 3))]
        b: Option<Vec<i32>>,
        #[arg(default = None, length(1..))]
        c: Option<Vec<i32>>,
        #[arg(default = None, length(..= 1))]
        d: Option<String>,
    ) {
        let _ = (a, b, c, d);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").length(1..=2))
            .param(Param::new("b").default_json("null").length(2..=3))
            .param(Param::new("c").default_json("null").length(1..))
            .param(Param::new("d").default_json("null").length(..=1))
            .build()
    }
}

/// `errors/empty-name`
pub mod empty_name {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(s: String) {
        let _ = (s,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("s").build()
    }
}

/// `errors/or-null`
pub mod or_null {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Act {
        pub kind: Kind,
        pub qty: i32,
    }
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Kind {
        A,
        B,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(range(1..= 5))]
        s: Option<i32>,
        k: Option<Kind>,
        m: Option<indexmap::IndexMap<String, Act>>,
    ) {
        let _ = (s, k, m);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("s")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("5".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param("k")
            .param("m")
            .build()
    }
}

/// `errors/paths`
pub mod paths {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(m: indexmap::IndexMap<String, Vec<i32>>) {
        let _ = (m,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("m").build()
    }
}
