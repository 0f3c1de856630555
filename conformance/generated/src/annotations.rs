//! The cases of the area `annotations`.
// Derived by `cargo xtask bless`; do not edit.

/// `annotations/elsewhere`
pub mod elsewhere {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(range(1..= 2))]
        a: String,
        #[arg(length(..= 3))]
        b: i32,
        c: Vec<i32>,
        #[arg(length(1..))]
        d: Size,
        #[arg(pattern = "x")]
        e: uuid::Uuid,
        #[arg(email)]
        f: chrono::DateTime<chrono::Utc>,
        #[arg(length(..= 3))]
        g: char,
        #[arg(length(1..= 2))]
        h: bytes::Bytes,
        #[arg(length(1..))]
        i: indexmap::IndexMap<String, i32>,
    ) {
        let _ = (a, b, c, d, e, f, g, h, i);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("2".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("b")
                    .annotation(Annotation::StringLength {
                        min: 0,
                        max: 3,
                    }),
            )
            .param(
                Param::new("c")
                    .annotation(Annotation::StringLength {
                        min: 0,
                        max: 3,
                    }),
            )
            .param(Param::new("d").length(1..))
            .param(Param::new("e").pattern("x"))
            .param(Param::new("f").email())
            .param(Param::new("g").length(..=3))
            .param(Param::new("h").length(1..=2))
            .param(Param::new("i").length(1..))
            .build()
    }
}

/// `annotations/email-forms`
pub mod email_forms {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(email)] to: String) {
        let _ = (to,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("to").email()).build()
    }
}

/// `annotations/first-format`
pub mod first_format {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(email, url)] a: String, #[arg(url)] b: Option<String>) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").email().url())
            .param(Param::new("b").url())
            .build()
    }
}

/// `annotations/in-records`
pub mod in_records {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Rating {
        /// Stars
        #[arg(range(1..= 5))]
        pub stars: i32,
        #[arg(pattern = "^[a-z]+$")]
        pub tag: Option<String>,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(ratings: Vec<Rating>) {
        let _ = (ratings,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("ratings").build()
    }
}

/// `annotations/length`
pub mod length {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(length(1..))]
        a: String,
        #[arg(length(..= 1))]
        b: Vec<i32>,
        #[arg(length(0..= 2))]
        c: Option<indexmap::IndexSet<i32>>,
        #[arg(length(2..= 3))]
        d: String,
    ) {
        let _ = (a, b, c, d);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").length(1..))
            .param(Param::new("b").length(..=1))
            .param(Param::new("c").length(0..=2))
            .param(Param::new("d").length(2..=3))
            .build()
    }
}

/// `annotations/order-of-faults`
pub mod order_of_faults {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(length(3..= 2), pattern = "^x")] a: String) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").length(3..).length(..=2).pattern("^x"))
            .build()
    }
}

/// `annotations/pattern`
pub mod pattern {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "invite")]
    pub fn compiled(
        #[arg(pattern = "^(?!\\.)[^@]+@[^@]+$")]
        mail: String,
        #[arg(pattern = "[abc]|[def]")]
        letter: String,
        #[arg(email)]
        cc: String,
        #[arg(url)]
        site: String,
    ) -> String {
        let _ = (letter, cc, site);
        mail
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("invite")
            .param(Param::new("mail").pattern("^(?!\\.)[^@]+@[^@]+$"))
            .param(Param::new("letter").pattern("[abc]|[def]"))
            .param(Param::new("cc").email())
            .param(Param::new("site").url())
            .build()
    }
}

/// `annotations/pattern-dialect`
pub mod pattern_dialect {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(pattern = "b+")]
        part: String,
        #[arg(pattern = "^.$")]
        one: String,
        #[arg(pattern = "(?i)^a$")]
        unread: String,
        #[arg(pattern = "^\\d$")]
        digit: String,
    ) {
        let _ = (part, one, unread, digit);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("part").pattern("b+"))
            .param(Param::new("one").pattern("^.$"))
            .param(Param::new("unread").pattern("(?i)^a$"))
            .param(Param::new("digit").pattern("^\\d$"))
            .build()
    }
}

/// `annotations/pattern-unanchored`
pub mod pattern_unanchored {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(pattern = "[0-9]+")] a: String) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("a").pattern("[0-9]+")).build()
    }
}

/// `annotations/range`
pub mod range {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "sim")]
    pub fn compiled(
        #[arg(range(-1..= 10))]
        rate: rust_decimal::Decimal,
        #[arg(range(0.5..= 1.5))]
        k: f64,
        #[arg(range(1..= 100))]
        pct: u8,
        #[arg(range(2..= 1.7976931348623157E+308))]
        n: i32,
        #[arg(default = None, range(1..= 5))]
        star: Option<i32>,
    ) -> String {
        let _ = (rate, k, pct, n, star);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("sim")
            .param(
                Param::new("rate")
                    .annotation(Annotation::Range {
                        min: Some("-1".to_owned()),
                        max: Some("10".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("k")
                    .annotation(Annotation::Range {
                        min: Some("0.5".to_owned()),
                        max: Some("1.5".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("pct")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("100".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("n")
                    .annotation(Annotation::Range {
                        min: Some("2".to_owned()),
                        max: Some("1.7976931348623157E+308".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("star")
                    .default_json("null")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("5".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .build()
    }
}

/// `annotations/range-beyond-the-type`
pub mod range_beyond_the_type {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(range(300..= 400))] a: u8) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::Range {
                        min: Some("300".to_owned()),
                        max: Some("400".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .build()
    }
}

/// `annotations/range-integers`
pub mod range_integers {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(range(0.5..= 9.5))]
        a: i32,
        #[arg(range(-1000..= 1000))]
        b: i8,
        #[arg(range(1..= 5, exclusive_min, exclusive_max))]
        c: i32,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::Range {
                        min: Some("0.5".to_owned()),
                        max: Some("9.5".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("b")
                    .annotation(Annotation::Range {
                        min: Some("-1000".to_owned()),
                        max: Some("1000".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("c")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("5".to_owned()),
                        min_exclusive: true,
                        max_exclusive: true,
                    }),
            )
            .build()
    }
}

/// `annotations/range-open`
pub mod range_open {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(range(0..= f64::INFINITY))]
        a: f64,
        #[arg(range(f64::NEG_INFINITY..= 0))]
        b: Option<f64>,
        #[arg(range(0.1..= 1))]
        c: f32,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::Range {
                        min: Some("0".to_owned()),
                        max: Some("Infinity".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("b")
                    .annotation(Annotation::Range {
                        min: Some("-Infinity".to_owned()),
                        max: Some("0".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("c")
                    .annotation(Annotation::Range {
                        min: Some("0.1".to_owned()),
                        max: Some("1".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .build()
    }
}

/// `annotations/range-rest`
pub mod range_rest {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(range(1..= 5, exclusive_max))]
        a: f64,
        #[arg(range(0.10..= 9.90))]
        b: rust_decimal::Decimal,
        #[arg(range(5..= 1))]
        c: i32,
        #[arg(range(0.1..= 0.9))]
        d: i32,
        #[arg(range(-1E+40..= 1E+40))]
        e: f32,
        #[arg(range(2..= 16))]
        f: i16,
    ) {
        let _ = (a, b, c, d, e, f);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::Range {
                        min: Some("1".to_owned()),
                        max: Some("5".to_owned()),
                        min_exclusive: false,
                        max_exclusive: true,
                    }),
            )
            .param(
                Param::new("b")
                    .annotation(Annotation::Range {
                        min: Some("0.10".to_owned()),
                        max: Some("9.90".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("c")
                    .annotation(Annotation::Range {
                        min: Some("5".to_owned()),
                        max: Some("1".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("d")
                    .annotation(Annotation::Range {
                        min: Some("0.1".to_owned()),
                        max: Some("0.9".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("e")
                    .annotation(Annotation::Range {
                        min: Some("-1E+40".to_owned()),
                        max: Some("1E+40".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .param(
                Param::new("f")
                    .annotation(Annotation::Range {
                        min: Some("2".to_owned()),
                        max: Some("16".to_owned()),
                        min_exclusive: false,
                        max_exclusive: false,
                    }),
            )
            .build()
    }
}

/// `annotations/strictest-length`
pub mod strictest_length {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(length(2..= 8))] a: String, b: String) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::StringLength {
                        min: 1,
                        max: 10,
                    })
                    .length(2..)
                    .length(..=8),
            )
            .param("b")
            .build()
    }
}

/// `annotations/string-length`
pub mod string_length {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::describe::Annotation;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(length(..= 5))]
        a: String,
        #[arg(length(2..= 5))]
        b: Option<String>,
    ) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .annotation(Annotation::StringLength {
                        min: 0,
                        max: 5,
                    }),
            )
            .param(
                Param::new("b")
                    .annotation(Annotation::StringLength {
                        min: 2,
                        max: 5,
                    }),
            )
            .build()
    }
}
