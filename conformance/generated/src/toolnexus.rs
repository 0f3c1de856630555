//! The cases of the area `toolnexus`.
// Derived by `cargo xtask bless`; do not edit.

/// `toolnexus/annotations-ignored`
pub mod annotations_ignored {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: i32, text: String) -> i32 {
            let _ = (text,);
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: i32, text: String| {
                    object.method(value, text)
                },
            )
            .param(olt::toolnexus::Param::new("value"))
            .param(olt::toolnexus::Param::new("text"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/beside-tool`
pub mod beside_tool {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "GetTraffic")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "GetTraffic",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/closed`
pub mod closed {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: i32) -> i32 {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, value: i32| object.method(value))
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/context-in-the-middle`
pub mod context_in_the_middle {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(
            &self,
            value: String,
            #[param(required = false)]
            times: i32,
            _context: Option<&olt::toolnexus::ToolContext>,
            _cancellation: olt::CancellationToken,
        ) -> String {
            let _ = (times,);
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |
                    object: std::sync::Arc<Object>,
                    value: String,
                    times: i32,
                    injected0: Option<olt::toolnexus::ToolContext>,
                    injected1: olt::CancellationToken|
                object.method(value, times, injected0.as_ref(), injected1),
            )
            .param(olt::toolnexus::Param::new("value"))
            .param(olt::toolnexus::Param::new("times").required(false))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/description-empty`
pub mod description_empty {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/description-none`
pub mod description_none {
    use olt::contract::SignatureError;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
        pub y: i32,
    }
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: String, at: Point) -> String {
            let _ = (at,);
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String, at: Point| {
                    object.method(value, at)
                },
            )
            .param(olt::toolnexus::Param::new("value"))
            .param(olt::toolnexus::Param::new("at"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/description-verbatim`
pub mod description_verbatim {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F", description = "Says \"hi\"\n twice")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .description("Says \"hi\"\n twice")
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-async-kept`
pub mod name_async_kept {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "GetHTTPPageAsync")]
        pub async fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "GetHTTPPageAsync",
                |object: std::sync::Arc<Object>, value: String| async move {
                    object.method(value).await
                },
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-constant`
pub mod name_constant {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "docs_search")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "docs_search",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-constructor-labels`
pub mod name_constructor_labels {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "Service", description = "Gives it back")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "Service",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .description("Gives it back")
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-empty`
pub mod name_empty {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-given`
pub mod name_given {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "first-One_2")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "first-One_2",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-null`
pub mod name_null {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-positional`
pub mod name_positional {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "first", description = "Gives it back")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "first",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .description("Gives it back")
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/name-verbatim-identifier`
pub mod name_verbatim_identifier {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "event")]
        pub fn method(&self, class: String) -> String {
            class
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "event",
                |object: std::sync::Arc<Object>, class: String| object.method(class),
            )
            .param(olt::toolnexus::Param::new("class"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/no-partial-no-context`
pub mod no_partial_no_context {
    use olt::contract::SignatureError;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Line {
        pub sku: String,
        pub quantity: i32,
    }
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, lines: Vec<Line>) -> Vec<Line> {
            lines
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, lines: Vec<Line>| object.method(lines),
            )
            .param(olt::toolnexus::Param::new("lines"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-bool`
pub mod output_bool {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: bool) -> bool {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, value: bool| object.method(value))
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-enum`
pub mod output_enum {
    use olt::contract::SignatureError;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Level {
        Low,
        High,
    }
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: Level) -> Level {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, value: Level| object.method(value))
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-guid`
pub mod output_guid {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: uuid::Uuid) -> uuid::Uuid {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: uuid::Uuid| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-list`
pub mod output_list {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: Vec<String>) -> Vec<String> {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: Vec<String>| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-nothing`
pub mod output_nothing {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub async fn method(&self, value: i32) {
            let _ = (value,);
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: i32| async move {
                    object.method(value).await
                },
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-null-number`
pub mod output_null_number {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: Option<i32>) -> Option<i32> {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: Option<i32>| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-null-string`
pub mod output_null_string {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: Option<String>) -> Option<String> {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: Option<String>| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-record`
pub mod output_record {
    use olt::contract::SignatureError;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
        pub y: Option<i32>,
    }
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: Point) -> Point {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, value: Point| object.method(value))
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/output-string`
pub mod output_string {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-declared-default`
pub mod param_declared_default {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, #[param(required = false)] value: i32) -> i32 {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, value: i32| object.method(value))
            .param(olt::toolnexus::Param::new("value").required(false))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-description`
pub mod param_description {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, #[param(description = "What")] value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value").description("What"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-name`
pub mod param_name {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, #[param(name = "the-query")] the_query: String) -> String {
            the_query
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, the_query: String| object.method(the_query),
            )
            .param(olt::toolnexus::Param::new("the-query"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-name-empty`
pub mod param_name_empty {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-none`
pub mod param_none {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: i32, note: Option<String>) -> i32 {
            let _ = (note,);
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, value: i32, note: Option<String>| {
                    object.method(value, note)
                },
            )
            .param(olt::toolnexus::Param::new("value"))
            .param(olt::toolnexus::Param::new("note"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-positional`
pub mod param_positional {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, #[param(description = "How many")] count: i32) -> i32 {
            count
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, count: i32| object.method(count))
            .param(olt::toolnexus::Param::new("count").description("How many"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/param-required-explicit`
pub mod param_required_explicit {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, value: i32) -> i32 {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method("F", |object: std::sync::Arc<Object>, value: i32| object.method(value))
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/public-instance-methods`
pub mod public_instance_methods {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "Alpha")]
        pub fn method(&self, value: String) -> String {
            value
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "Alpha",
                |object: std::sync::Arc<Object>, value: String| object.method(value),
            )
            .param(olt::toolnexus::Param::new("value"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/types`
pub mod types {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(
            &self,
            tags: indexmap::IndexSet<String>,
            counts: indexmap::IndexMap<String, Option<i32>>,
        ) -> indexmap::IndexMap<String, Option<i32>> {
            let _ = (tags,);
            counts
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |
                    object: std::sync::Arc<Object>,
                    tags: indexmap::IndexSet<String>,
                    counts: indexmap::IndexMap<String, Option<i32>>|
                object.method(tags, counts),
            )
            .param(olt::toolnexus::Param::new("tags"))
            .param(olt::toolnexus::Param::new("counts"))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/zero-moments`
pub mod zero_moments {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(
            &self,
            #[param(required = false)]
            id: uuid::Uuid,
            #[param(required = false)]
            at: chrono::DateTime<chrono::Utc>,
            #[param(required = false)]
            there: chrono::DateTime<chrono::FixedOffset>,
            #[param(required = false)]
            day: jiff::civil::Date,
            #[param(required = false)]
            time: jiff::civil::Time,
            #[param(required = false)]
            span: jiff::SignedDuration,
        ) {
            let _ = (id, at, there, day, time, span);
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |
                    object: std::sync::Arc<Object>,
                    id: uuid::Uuid,
                    at: chrono::DateTime<chrono::Utc>,
                    there: chrono::DateTime<chrono::FixedOffset>,
                    day: jiff::civil::Date,
                    time: jiff::civil::Time,
                    span: jiff::SignedDuration|
                object.method(id, at, there, day, time, span),
            )
            .param(olt::toolnexus::Param::new("id").required(false))
            .param(olt::toolnexus::Param::new("at").required(false))
            .param(olt::toolnexus::Param::new("there").required(false))
            .param(olt::toolnexus::Param::new("day").required(false))
            .param(olt::toolnexus::Param::new("time").required(false))
            .param(olt::toolnexus::Param::new("span").required(false))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/zero-null`
pub mod zero_null {
    use olt::contract::SignatureError;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
        pub y: i32,
    }
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(
            &self,
            #[param(required = false, not_null)]
            text: Option<String>,
            #[param(required = false)]
            other: Option<String>,
            #[param(required = false)]
            number: Option<i32>,
            #[param(required = false, not_null)]
            list: Option<Vec<i32>>,
            #[param(required = false, not_null)]
            point: Option<Point>,
            #[param(required = false, not_null)]
            bytes: Option<bytes::Bytes>,
        ) -> Option<i32> {
            let _ = (text, other, list, point, bytes);
            number
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |
                    object: std::sync::Arc<Object>,
                    text: Option<String>,
                    other: Option<String>,
                    number: Option<i32>,
                    list: Option<Vec<i32>>,
                    point: Option<Point>,
                    bytes: Option<bytes::Bytes>|
                object.method(text, other, number, list, point, bytes),
            )
            .param(olt::toolnexus::Param::new("text").required(false).not_null())
            .param(olt::toolnexus::Param::new("other").required(false))
            .param(olt::toolnexus::Param::new("number").required(false))
            .param(olt::toolnexus::Param::new("list").required(false).not_null())
            .param(olt::toolnexus::Param::new("point").required(false).not_null())
            .param(olt::toolnexus::Param::new("bytes").required(false).not_null())
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/zero-numbers`
pub mod zero_numbers {
    use olt::contract::SignatureError;
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(
            &self,
            #[param(required = false)]
            flag: bool,
            #[param(required = false)]
            small: u8,
            #[param(required = false)]
            big: i64,
            #[param(required = false)]
            half: f32,
            #[param(required = false)]
            real: f64,
            #[param(required = false)]
            exact: rust_decimal::Decimal,
            #[param(required = false)]
            letter: char,
        ) {
            let _ = (flag, small, big, half, real, exact, letter);
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |
                    object: std::sync::Arc<Object>,
                    flag: bool,
                    small: u8,
                    big: i64,
                    half: f32,
                    real: f64,
                    exact: rust_decimal::Decimal,
                    letter: char|
                object.method(flag, small, big, half, real, exact, letter),
            )
            .param(olt::toolnexus::Param::new("flag").required(false))
            .param(olt::toolnexus::Param::new("small").required(false))
            .param(olt::toolnexus::Param::new("big").required(false))
            .param(olt::toolnexus::Param::new("half").required(false))
            .param(olt::toolnexus::Param::new("real").required(false))
            .param(olt::toolnexus::Param::new("exact").required(false))
            .param(olt::toolnexus::Param::new("letter").required(false))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}

/// `toolnexus/zero-struct`
pub mod zero_struct {
    use olt::contract::SignatureError;
    #[derive(Debug, Clone, PartialEq, Eq, Hash, olt::ToolType)]
    pub struct Point {
        pub x: i32,
        pub y: i32,
    }
    /// The object whose method is the tool.
    pub struct Object;
    #[olt::toolnexus::tool_methods]
    impl Object {
        #[tool_method(name = "F")]
        pub fn method(&self, #[param(required = false)] point: olt::Optional<Point>) {
            let _ = (point,);
        }
    }
    /// The compiled lane's tool.
    pub enum compiled {}
    impl compiled {
        /// The tool, as one of the contract's.
        pub fn tool() -> olt::Tool {
            let tools = olt::toolnexus::Tools::from_object(Object);
            olt::Tool::from_toolnexus(tools[0].clone()).unwrap()
        }
    }
    /// The reflection lane's tool, as one of the contract's.
    pub fn reflected() -> Result<olt::Tool, SignatureError> {
        let tools = olt::toolnexus::Tools::describe(Object)
            .method(
                "F",
                |object: std::sync::Arc<Object>, point: olt::Optional<Point>| {
                    object.method(point)
                },
            )
            .param(olt::toolnexus::Param::new("point").required(false))
            .tools()?;
        olt::Tool::from_toolnexus(tools[0].clone())
    }
}
