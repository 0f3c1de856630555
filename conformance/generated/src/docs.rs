//! The cases of the area `docs`.
// Derived by `cargo xtask bless`; do not edit.

/// `docs/block-comment`
pub mod block_comment {
    use olt::contract::SignatureError;
    use olt::Tool;
    /// One two.
    #[olt::tool(name = "take")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").description("One two.").build()
    }
}

/// `docs/broken`
pub mod broken {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").build()
    }
}

/// `docs/entities`
pub mod entities {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(
        name = "take",
        description = "A <b> <c>d</c> ef, System.Guid T that inline A."
    )]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .description("A <b> <c>d</c> ef, System.Guid T that inline A.")
            .build()
    }
}

/// `docs/flattening`
pub mod flattening {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(
        name = "read",
        description = "Reads path & returns System.IO.Stream, null or nothing. See true, docs, lists. one two a b end"
    )]
    pub fn compiled(path: String) -> String {
        path
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("read")
            .description(
                "Reads path & returns System.IO.Stream, null or nothing. See true, docs, lists. one two a b end",
            )
            .param("path")
            .build()
    }
}

/// `docs/inherited`
pub mod inherited {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled() {}
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").build()
    }
}

/// `docs/parameters`
pub mod parameters {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    /// Takes.
    #[olt::tool(name = "take")]
    pub fn compiled(
        /// First, see b.
        a: i32,
        /// Attribute.
        b: i32,
        c: i32,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .description("Takes.")
            .param(Param::new("a").description("First, see b."))
            .param(Param::new("b").description("Attribute."))
            .param("c")
            .build()
    }
}

/// `docs/which-comments`
pub mod which_comments {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    /// First.
    #[olt::tool(name = "take")]
    pub fn compiled(
        /// One.
        a: i32,
        b: i32,
    ) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .description("First.")
            .param(Param::new("a").description("One."))
            .param("b")
            .build()
    }
}
