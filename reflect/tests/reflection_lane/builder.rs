//! `ToolBuilder`: what it is told, what follows from that, and what it refuses.

use std::ops::Bound;

use olt::contract::{DiagnosticId, Fault, SignatureError};
use olt::reflection::describe::{Annotation, TypeDecl, TypeDesc};
use olt::reflection::{Param, Properties, Record, Reflect, Types, Value, enumeration};
use olt::{CancellationToken, Optional, Part, Tool, ToolContext, ToolInvoker};
use pretty_assertions::assert_eq;

use crate::create::{awaited, awaited_with_context, nothing, plain};

fn refusal(built: Result<Tool, SignatureError>) -> (Option<DiagnosticId>, String) {
    let error = built.unwrap_err();
    (error.id(), error.to_string())
}

/// A record and an enum as `#[derive(ToolType)]` describes them.
#[derive(Debug, PartialEq)]
struct Line {
    sku: String,
    size: Size,
    note: Optional<String>,
    count: u8,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Size {
    Small,
    Large,
}

impl Reflect for Size {
    fn describe(types: &mut Types) -> TypeDesc {
        enumeration::describe::<Self>(types, "Size", &["Small", "Large"])
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        enumeration::from_value(value, |name| match name {
            "Small" => Some(Self::Small),
            "Large" => Some(Self::Large),
            _ => None,
        })
    }

    fn to_value(&self) -> Value {
        Value::Text(format!("{self:?}"))
    }
}

impl Reflect for Line {
    fn describe(types: &mut Types) -> TypeDesc {
        types.declare::<Self>("Line", |types| {
            let mut properties = Properties::new(types);
            properties.add::<String>("sku").description = "The article.".into();
            properties.add::<Size>("size");
            properties.add::<Optional<String>>("note");
            properties.add::<u8>("count").required = false;
            TypeDecl::Record(properties.finish())
        })
    }

    fn from_value(value: Value) -> Result<Self, Fault> {
        let mut record = Record::of(value)?;
        Ok(Self {
            sku: record.take("sku")?,
            size: record.take("size")?,
            note: record.take("note")?,
            count: record.take_or_else("count", || 1)?,
        })
    }

    fn to_value(&self) -> Value {
        Value::Record(vec![self.sku.to_slot(), self.size.to_slot(), self.note.to_slot(), self.count.to_slot()])
    }
}

const LINE: &str = r#"{"type":"object","properties":{"sku":{"type":"string","description":"The article."},"size":{"type":"string","enum":["Small","Large"]},"note":{"type":"string"},"count":{"type":"integer","minimum":0,"maximum":255}},"required":["sku","size"],"additionalProperties":false}"#;

#[tokio::test]
async fn records_go_in_and_out() {
    let tool = Tool::create(|line: Line| line).name("line").param("line").ends_loop().build().unwrap();
    assert_eq!(tool.output_schema(), Some(LINE));
    assert_eq!(
        tool.input_schema(),
        format!(
            r#"{{"type":"object","properties":{{"line":{LINE}}},"required":["line"],"additionalProperties":false}}"#
        )
    );
    let arguments = r#"{"line":{"size":"Large","sku":"A1"}}"#;
    let line = r#"{"sku":"A1","size":"Large","count":1}"#;
    assert_eq!(tool.decode(arguments).unwrap(), format!(r#"{{"line":{line}}}"#));
    let result = ToolInvoker::invoke(&tool, arguments, &ToolContext::new()).await.unwrap();
    assert_eq!(result.parts, [Part::json(line)]);
    let typed = Line { sku: "A1".into(), size: Size::Large, note: Optional::Absent, count: 1 };
    assert_eq!(result.typed::<Line>(), Some(&typed));
    let fault = tool.decode(r#"{"line":{"sku":"A1"}}"#).unwrap_err();
    assert_eq!(fault.to_string(), "Argument 'line.size' is required.");
}

#[test]
fn defaults_and_optional_parameters() {
    let handler =
        |a: i64, b: f32, c: Option<String>, d: Size, e: Optional<u8>, f: f64, g: Vec<u8>, h: Option<String>| {
            let _ = (a, b, c, d, e, f, g, h);
        };
    let tool = Tool::create(handler)
        .name("defaults")
        .param(Param::new("a").default(3))
        .param(Param::new("b").default(0.1))
        .param(Param::new("c").default(None::<String>).not_null())
        .param(Param::new("d").default(Size::Large))
        .param("e")
        .param(Param::new("f").default(f64::NAN))
        .param(Param::new("g").default_json("[1]"))
        .param(Param::new("h").default("x"))
        .build()
        .unwrap();
    assert_eq!(
        tool.input_schema(),
        concat!(
            r#"{"type":"object","properties":{"#,
            r#""a":{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807,"default":3},"#,
            r#""b":{"type":"number","default":0.1},"#,
            r#""c":{"type":"string"},"#,
            r#""d":{"type":"string","enum":["Small","Large"],"default":"Large"},"#,
            r#""e":{"type":"integer","minimum":0,"maximum":255},"#,
            r#""f":{"type":"number"},"#,
            r#""g":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}},"#,
            r#""h":{"type":["string","null"],"default":"x"}"#,
            r#"},"additionalProperties":false}"#
        )
    );
    assert_eq!(tool.decode("{}").unwrap(), r#"{"a":3,"b":0.1,"c":null,"d":"Large","g":[1],"h":"x"}"#);
    assert_eq!(
        tool.decode(r#"{"e":7,"h":null}"#).unwrap(),
        r#"{"a":3,"b":0.1,"c":null,"d":"Large","e":7,"g":[1],"h":null}"#
    );
    assert_eq!(tool.decode(r#"{"c":null}"#).unwrap_err().to_string(), "Argument 'c' must be a string, not null.");
}

#[test]
fn metadata_is_what_the_builder_says() {
    let tool = Tool::create(nothing)
        .name("N-1")
        .description("What.")
        .ends_loop()
        .requires_approval()
        .parallel_safe(false)
        .timeout_seconds(5)
        .build()
        .unwrap();
    assert_eq!((tool.name(), tool.description()), ("N-1", "What."));
    let metadata = tool.metadata();
    assert!(metadata.ends_loop && metadata.requires_approval && !metadata.parallel_safe);
    assert_eq!(metadata.timeout_seconds, 5);
}

struct Menu;

impl Reflect for Menu {
    fn describe(types: &mut Types) -> TypeDesc {
        types.declare::<Self>("Menu", |types| {
            let mut properties = Properties::new(types);
            properties.add::<Vec<Menu>>("children");
            TypeDecl::Record(properties.finish())
        })
    }

    fn from_value(_: Value) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn to_value(&self) -> Value {
        Value::Record(vec![None])
    }
}

fn r#type() {}

fn generic<T: Reflect>(a: T) -> T {
    a
}

/// A type that is described by a name that nothing declares.
struct Undeclared;

impl Reflect for Undeclared {
    fn describe(_: &mut Types) -> TypeDesc {
        TypeDesc::Named("Undeclared".to_owned())
    }

    fn from_value(_: Value) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn to_value(&self) -> Value {
        Value::Null
    }
}

/// A record with a repeated name.
struct Misdeclared;

impl Reflect for Misdeclared {
    fn describe(types: &mut Types) -> TypeDesc {
        types.declare::<Self>("Misdeclared", |types| {
            let mut properties = Properties::new(types);
            properties.add::<u8>("a");
            properties.add::<u8>("a");
            TypeDecl::Record(properties.finish())
        })
    }

    fn from_value(_: Value) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn to_value(&self) -> Value {
        Value::Null
    }
}

fn größe() {}

#[test]
fn a_bad_tool_is_an_error_value() {
    let table = [
        (
            Tool::create(|| ()).build(),
            None,
            "the handler is no named function, so the tool has no name; give it one by `.name(\"…\")`",
        ),
        (
            Tool::create(plain).build(),
            None,
            "plain: the handler has 1 argument that the model fills in, but `.param` was called 0 times; call it once for each, in order",
        ),
        (
            Tool::create(awaited).param("a").build(),
            None,
            "awaited: the handler has 2 arguments that the model fills in, but `.param` was called 1 time; call it once for each, in order",
        ),
        (
            Tool::create(plain).name("a b").param("a").build(),
            Some(DiagnosticId::Name),
            "OLT008: the tool name 'a b' is not 1 to 64 letters, digits, _ or -; give the tool another name",
        ),
        (
            Tool::create(größe).build(),
            Some(DiagnosticId::Name),
            "OLT008: the tool name 'größe' is not 1 to 64 letters, digits, _ or -; give the tool another name",
        ),
        (
            Tool::create(|_: Vec<Undeclared>| ()).name("n").param("a").build(),
            Some(DiagnosticId::ParameterType),
            "OLT002: parameter 'a': the type Undeclared is not declared; describe it among the signature's types",
        ),
        (
            Tool::create(|_: Misdeclared| ()).name("n").param("a").build(),
            Some(DiagnosticId::ParameterType),
            "OLT002: the type Misdeclared has two properties that JSON names 'a'; rename one of them",
        ),
        (
            Tool::create(|| Some(Undeclared)).name("n").build(),
            Some(DiagnosticId::ReturnType),
            "OLT003: the return type: the type Undeclared is not declared; describe it among the signature's types",
        ),
        (
            Tool::create(|| Ok::<_, String>(Misdeclared)).name("n").build(),
            Some(DiagnosticId::ReturnType),
            "OLT003: the type Misdeclared has two properties that JSON names 'a'; rename one of them",
        ),
        (
            Tool::create(|_: ToolContext, _: &ToolContext| ()).name("n").build(),
            Some(DiagnosticId::Injected),
            "OLT009: the handler takes more than one ToolContext; the run time fills in one, so take it once",
        ),
        (
            Tool::create(|_: CancellationToken, _: CancellationToken| ()).name("n").build(),
            Some(DiagnosticId::Injected),
            "OLT009: the handler takes more than one CancellationToken; the run time fills in one, so take it once",
        ),
        (
            Tool::create(awaited).param("a").param("a").build(),
            Some(DiagnosticId::ParameterType),
            "OLT002: two parameters are named 'a'; rename one of them",
        ),
        (
            Tool::create(|_: Menu| ()).name("n").param("menu").build(),
            Some(DiagnosticId::Recursive),
            "OLT006: the type Menu refers to itself (Menu.children → Menu), so no finite schema describes it; refer to the value by an id instead",
        ),
        (
            Tool::create(|| Some(Menu)).name("n").build(),
            Some(DiagnosticId::Recursive),
            "OLT006: the type Menu refers to itself (Menu.children → Menu), so no finite schema describes it; refer to the value by an id instead",
        ),
        (
            Tool::create(plain).param(Param::new("a").default("x")).build(),
            None,
            "the default \"x\" of parameter 'a' does not fit its type: Argument 'a' must be an integer from -2147483648 to 2147483647, not a string; write a value of the type as JSON, or null for none",
        ),
        (
            Tool::create(plain).param(Param::new("a").default(vec![1])).build(),
            None,
            "the default of parameter 'a' is of another type than the parameter; give it a value of the parameter's type",
        ),
        (
            Tool::create(plain).param(Param::new("a").optional()).build(),
            None,
            "parameter 'a' is optional, but its type has no value for what was not sent; give it a default or take it as `olt::Optional`",
        ),
    ];
    for (built, id, text) in table {
        assert_eq!(refusal(built), (id, text.to_owned()));
    }
}

#[test]
fn a_function_names_its_tool() {
    assert_eq!(Tool::create(generic::<i32>).param("a").build().unwrap().name(), "generic");
    assert_eq!(Tool::create(generic::<Vec<Option<Line>>>).param("a").build().unwrap().name(), "generic");
    assert_eq!(Tool::create(awaited_with_context).param("a").build().unwrap().name(), "awaited_with_context");
    assert_eq!(Tool::create(r#type).build().unwrap().name(), "type");
    let pointer: fn(i32) -> i32 = plain;
    assert_eq!(refusal(Tool::create(pointer).param("a").build()).0, None);
}

#[test]
fn a_param_says_what_an_attribute_would() {
    type Text = Option<String>;
    let handler = |a: f64, b: f32, c: u8, d: i32, e: Vec<u8>, f: String, g: String, h: Text, i: Text| {
        let _ = (a, b, c, d, e, f, g, h, i);
    };
    let tool = Tool::create(handler)
        .name("n")
        .param(Param::new("a").range(0.5..))
        .param(Param::new("b").range(..=0.1f32))
        .param(Param::new("c").range(1..10))
        .param(Param::new("d").range((Bound::Excluded(f64::NEG_INFINITY), Bound::Excluded(5.0))))
        .param(Param::new("e").length(1..=2).length(..5))
        .param(Param::new("f").pattern("^a").length((Bound::Excluded(1), Bound::Unbounded)))
        .param(Param::new("g").email())
        .param(Param::new("h").url().default(Some("x:y")))
        .param(Param::new("i").annotation(Annotation::StringLength { min: 0, max: 9 }).default(None::<&str>))
        .build()
        .unwrap();
    assert_eq!(
        tool.input_schema(),
        concat!(
            r#"{"type":"object","properties":{"#,
            r#""a":{"type":"number","minimum":0.5},"#,
            r#""b":{"type":"number","maximum":0.1},"#,
            r#""c":{"type":"integer","minimum":1,"maximum":9},"#,
            r#""d":{"type":"integer","minimum":-2147483648,"maximum":4},"#,
            r#""e":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"minItems":1,"maxItems":2},"#,
            r#""f":{"type":"string","minLength":2,"pattern":"^a"},"#,
            r#""g":{"type":"string","format":"email"},"#,
            r#""h":{"type":["string","null"],"format":"uri","default":"x:y"},"#,
            r#""i":{"type":["string","null"],"maxLength":9}"#,
            r#"},"required":["a","b","c","d","e","f","g"],"additionalProperties":false}"#
        )
    );
}
