//! Tools lowered for a provider: the forms of the APIs, the limits over a set, and the calls that come of it.

use olt::provider::{Declaration, Excess, Limit, LoweredTools, Null, Provider, What, excesses, lower};
use olt::{Metadata, Param, Part, Tool, ToolContext, ToolInvoker, ToolSet};
use pretty_assertions::assert_eq;

fn tool(name: &str) -> Tool {
    let echo = |count: i32, text: String| format!("{count} {text}");
    let count = Param::new("count").range(1..=5).default(2);
    Tool::create(echo).name(name).description("Says \"it\".").param(count).param("text").build().unwrap()
}

/// A tool of any input schema; it is only described.
fn described(name: &str, schema: &str, provider: Provider) -> Declaration {
    let definition = olt::contract::Definition {
        name: name.to_owned().into(),
        description: "".into(),
        input_schema: schema.to_owned().into(),
        output_schema: None,
        metadata: Metadata::DEFAULT,
    };
    Declaration::new(&definition, provider).unwrap()
}

fn object(properties: &str, required: &str) -> String {
    format!(r#"{{"type":"object","properties":{{{properties}}},"required":[{required}],"additionalProperties":false}}"#)
}

/// `text` for each of `count` names, parted by commas.
fn repeated(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect::<Vec<_>>().join(",")
}

#[test]
fn each_api_has_its_form() {
    let anthropic = r#"{"name":"say","description":"Says \"it\".","input_schema":{"type":"object","properties":{"count":{"type":"integer","description":"Between 1 and 5.","default":2},"text":{"type":"string"}},"required":["text"],"additionalProperties":false},"strict":true}"#;
    let schema = r#"{"type":"object","properties":{"count":{"type":["integer","null"],"description":"Default: 2.","minimum":1,"maximum":5},"text":{"type":"string"}},"required":["count","text"],"additionalProperties":false}"#;
    let function = format!(r#""name":"say","description":"Says \"it\".","parameters":{schema},"strict":true"#);
    let chat = format!(r#"{{"type":"function","function":{{{function}}}}}"#);
    let responses = format!(r#"{{"type":"function",{function}}}"#);
    let gemini = r#"{"name":"say","description":"Says \"it\".","parametersJsonSchema":{"type":"object","properties":{"count":{"type":"integer","description":"Default: 2.","minimum":1,"maximum":5},"text":{"type":"string"}},"required":["text"],"additionalProperties":false}}"#;
    let table = [
        (Provider::Anthropic, anthropic.to_owned(), anthropic.to_owned()),
        (Provider::OpenAi, chat, responses),
        (
            Provider::Gemini,
            format!(r#"{{"functionDeclarations":[{gemini}]}}"#),
            format!(r#"{{"functionDeclarations":[{gemini}]}}"#),
        ),
    ];
    for (provider, wire, of_responses) in table {
        let declaration = Declaration::new(tool("say").definition(), provider).unwrap();
        assert_eq!(declaration.wire(), wire);
        assert_eq!(declaration.wire_of_responses(), of_responses);
        let one = LoweredTools::new(provider, [&tool("say")]).unwrap();
        assert_eq!(one.wire(), format!("[{wire}]"));
        assert_eq!(one.wire_of_responses(), format!("[{of_responses}]"));
    }
}

#[test]
fn gemini_holds_all_functions_in_one_tool() {
    let lowered = LoweredTools::new(Provider::Gemini, [&tool("a"), &tool("b")]).unwrap();
    let wire: serde_json::Value = serde_json::from_str(&lowered.wire()).unwrap();
    let names = ["/0/functionDeclarations/0/name", "/0/functionDeclarations/1/name"];
    assert_eq!(names.map(|name| wire.pointer(name).unwrap().as_str().unwrap()), ["a", "b"]);
    assert_eq!(wire.as_array().unwrap().len(), 1);
    assert_eq!(LoweredTools::new(Provider::Gemini, []).unwrap().wire(), "[]");
}

#[test]
fn what_is_empty_is_left_out_and_what_is_loose_is_not_strict() {
    let open = object(r#""m":{"type":"object","additionalProperties":{"type":"boolean"}}"#, r#""m""#);
    let wire = described("f", &open, Provider::OpenAi).wire();
    assert_eq!(wire, format!(r#"{{"type":"function","function":{{"name":"f","parameters":{open},"strict":false}}}}"#));
}

#[tokio::test]
async fn a_call_that_came_through_a_lowering_may_say_null_for_not_given() {
    let lowered = LoweredTools::new(Provider::OpenAi, [&tool("say")]).unwrap();
    let tools = ToolSet::new(lowered.tools()).unwrap();
    let context = ToolContext::new();
    let call = r#"{"count":null,"text":"x"}"#;
    assert_eq!(tools.invoke("say", call, &context).await.unwrap().parts, [Part::text("2 x")]);
    // The same call of the tool itself is refused: nothing is repaired there (ruling C-6).
    let refused = ToolInvoker::invoke(&tool("say"), call, &context).await.unwrap();
    assert_eq!(refused.parts, [Part::text("Argument 'count' must be an integer from 1 to 5, not null.")]);
    for (call, error) in [
        (r#"{"count":null,"text":null}"#, "Argument 'text' must be a string, not null."),
        (r#"{"count":9,"text":"x"}"#, "Argument 'count' must be an integer from 1 to 5."),
        (r#"{"count":1,"count":null,"text":"x"}"#, "Argument 'count' is given twice."),
        (r#"{"count":null,"text":"x""#, "Arguments are not valid JSON."),
        (r#"{"count":null}"#, "Argument 'text' is required."),
    ] {
        assert_eq!(tools.invoke("say", call, &context).await.unwrap().parts, [Part::text(error)], "{call}");
        assert_eq!(tools.get("say").unwrap().decode(call).unwrap_err().to_string(), error);
    }
}

#[test]
fn lowered_tools_are_lowered_again_without_a_change() {
    let once = LoweredTools::new(Provider::OpenAi, [&tool("say")]).unwrap().tools().remove(0);
    let twice = LoweredTools::new(Provider::OpenAi, [&once]).unwrap();
    assert_eq!(twice.declarations()[0].lowered().schema(), once.input_schema());
    assert!(twice.declarations()[0].lowered().changes().is_empty());
    let told = twice.tools().remove(0);
    assert_eq!(told.decode(r#"{"count":null,"text":"x"}"#).unwrap(), r#"{"count":2,"text":"x"}"#);
}

#[test]
fn null_of_what_became_required_means_not_given_and_of_what_was_required_is_a_value() {
    let echo = |a: Option<i32>, b: i32, c: Option<i32>| format!("{a:?} {b} {c:?}");
    let [a, b] = [Param::new("a").default(3), Param::new("b").default(4)];
    let tool = Tool::create(echo).name("f").param(a).param(b).param("c").build().unwrap();
    let lowered = LoweredTools::new(Provider::OpenAi, [&tool]).unwrap();
    let told = lowered.tools().remove(0);
    assert_eq!(told.decode(r#"{"a":null,"b":null,"c":null}"#).unwrap(), r#"{"a":3,"b":4,"c":null}"#);
    assert_eq!(told.decode(r#"{"a":1,"b":2,"c":3}"#).unwrap(), r#"{"a":1,"b":2,"c":3}"#);
    // The tool itself takes the null of `a` for a value, as ever.
    assert_eq!(tool.decode(r#"{"a":null,"c":null}"#).unwrap(), r#"{"a":null,"b":4,"c":null}"#);
    let changes = lowered.declarations()[0].lowered().changes().iter();
    let required = changes.filter_map(|change| match change.what {
        What::Required { null } => Some((change.path.as_str(), null)),
        _ => None,
    });
    assert_eq!(required.collect::<Vec<_>>(), [("/properties/a", Null::ValueLost), ("/properties/b", Null::NotGiven)]);
}

#[test]
fn nulls_mean_not_given_within_lists_dictionaries_and_any_json_too() {
    let inner =
        r#"{"type":"object","properties":{"x":{"type":["integer","null"]},"y":{}},"additionalProperties":false}"#;
    let full = object(
        &format!(
            r#""l":{{"type":"array","items":{inner}}},"m":{{"type":"object","additionalProperties":{inner}}},"r":{{}}"#
        ),
        r#""l","m","r""#,
    );
    let lowered = lower(&full, Provider::OpenAi).unwrap();
    let call = br#"{"l":[{"x":null,"y":null}],"m":{"k":{"x":null,"y":[null]}},"r":null}"#;
    let restored = lowered.restore(call);
    assert_eq!(str::from_utf8(&restored).unwrap(), r#"{"l":[{}],"m":{"k":{"y":[null]}},"r":null}"#);
}

fn limits(declarations: &[Declaration]) -> Vec<(Limit, usize, usize)> {
    excesses(declarations).iter().map(|excess| (excess.limit, excess.found, excess.most)).collect()
}

#[test]
fn anthropic_counts_over_all_strict_tools() {
    let strict = |count: usize, schema: &str| -> Vec<Declaration> {
        (0..count).map(|at| described(&format!("t{at}"), schema, Provider::Anthropic)).collect()
    };
    let plain = object("", "").replace(r#""required":[],"#, "");
    assert_eq!(limits(&strict(20, &plain)), []);
    assert_eq!(limits(&strict(21, &plain)), [(Limit::StrictTools, 21, 20)]);
    let optional = object(&repeated(6, |at| format!(r#""p{at}":{{"type":"boolean"}}"#)), "");
    assert_eq!(limits(&strict(4, &optional)), []);
    assert_eq!(limits(&strict(5, &optional)), [(Limit::Optional, 30, 24)]);
    let name = |at| format!(r#""p{at}""#);
    let unions =
        object(&repeated(8, |at| format!(r#"{}:{{"type":["boolean","null"]}}"#, name(at))), &repeated(8, name));
    assert_eq!(limits(&strict(2, &unions)), []);
    assert_eq!(limits(&strict(3, &unions)), [(Limit::Unions, 24, 16)]);
    // A tool that is not strict is not counted.
    let open = object(r#""m":{"type":"object"},"n":{"type":"boolean"}"#, "");
    assert_eq!(limits(&strict(30, &open)), []);
}

#[test]
fn openai_counts_in_each_strict_tool() {
    let one = |properties: &str, required: &str| vec![described("f", &object(properties, required), Provider::OpenAi)];
    let flat = |count| {
        one(
            &repeated(count, |at| format!(r#""{at}":{{"type":"boolean"}}"#)),
            &repeated(count, |at| format!(r#""{at}""#)),
        )
    };
    assert_eq!(limits(&flat(5_000)), []);
    assert_eq!(limits(&flat(5_001)), [(Limit::Properties, 5_001, 5_000)]);
    let nested = |levels: usize| {
        let lists = r#"{"type":"array","items":"#.repeat(levels - 1);
        one(&format!(r#""p":{lists}{{"type":"boolean"}}{}"#, "}".repeat(levels - 1)), r#""p""#)
    };
    assert_eq!(limits(&nested(10)), []);
    assert_eq!(limits(&nested(11)), [(Limit::Levels, 11, 10)]);
    let members = |count, length| {
        let members = repeated(count, |at| format!(r#""{at:0>length$}""#));
        one(&format!(r#""p":{{"type":"string","enum":[{members}]}}"#), r#""p""#)
    };
    assert_eq!(limits(&members(1_000, 4)), []);
    assert_eq!(limits(&members(1_001, 4)), [(Limit::EnumValues, 1_001, 1_000)]);
    assert_eq!(limits(&members(1_000, 119)), []);
    assert_eq!(limits(&members(1_000, 120)), [(Limit::Characters, 120_001, 120_000)]);
}

#[test]
fn names_have_a_length_and_a_first_character() {
    let schema = object(r#""p":{"type":"boolean"}"#, r#""p""#);
    let named = |name: &str, provider| limits(&[described(name, &schema, provider)]);
    for provider in Provider::ALL {
        assert_eq!(named(&"n".repeat(64), provider), []);
        assert_eq!(named(&"n".repeat(65), provider), [(Limit::NameLength, 65, 64)]);
    }
    assert_eq!(named("2fa", Provider::OpenAi), []);
    assert_eq!(named("2fa", Provider::Gemini), [(Limit::DigitFirst, 1, 0)]);
    assert_eq!(named("-x", Provider::OpenAi), []);
    assert_eq!(named("-x", Provider::Gemini), [(Limit::DashFirst, 1, 0)]);
    assert_eq!(named("_2fa", Provider::Gemini), []);
}

#[test]
fn every_excess_says_how_to_mend_it() {
    let text = |limit, tool: Option<&str>| {
        let tool = tool.map(str::to_owned);
        Excess { provider: Provider::OpenAi, limit, tool, found: 9, most: 8 }.to_string()
    };
    let table = [
        (Limit::StrictTools, None, "9 tools are strict, and openai takes at most 8; send fewer"),
        (
            Limit::Optional,
            None,
            "the strict tools have 9 parameters that may be left out together, and openai takes at most 8; require some, or \
             send fewer tools",
        ),
        (
            Limit::Unions,
            None,
            "the strict tools have 9 values of more than one type together, and openai takes at most 8; make some not \
             nullable, or send fewer tools",
        ),
        (
            Limit::Properties,
            Some("f"),
            "the strict tool 'f' has 9 properties, and openai takes at most 8; split it into several tools",
        ),
        (
            Limit::Levels,
            Some("f"),
            "the strict tool 'f' has 9 levels of objects and arrays, and openai takes at most 8; nest less",
        ),
        (
            Limit::EnumValues,
            Some("f"),
            "the strict tool 'f' has 9 enum values, and openai takes at most 8; take text in place of the longest enum",
        ),
        (
            Limit::Characters,
            Some("f"),
            "the strict tool 'f' has 9 characters of names and enum values, and openai takes at most 8; take text in place \
             of the longest enum",
        ),
        (
            Limit::NameLength,
            Some("f"),
            "the name of the tool 'f' has 9 characters, and openai takes at most 8; shorten it",
        ),
        (
            Limit::DigitFirst,
            Some("2"),
            "the name of the tool '2' begins with a digit, which openai refuses; give it another name",
        ),
        (
            Limit::DashFirst,
            Some("-x"),
            "the name of the tool '-x' begins with '-', which openai refuses; give it another name",
        ),
    ];
    for (limit, tool, expected) in table {
        assert_eq!(text(limit, tool), expected);
    }
}

#[test]
fn types_of_any_depth_are_lowered() {
    let lists = format!("{}{{}}{}", r#"{"type":"array","items":"#.repeat(298), "}".repeat(298));
    let start = r#"{"type":"object","properties":{"p":"#;
    let end = r#"},"required":["p"],"additionalProperties":false}"#;
    let records = format!("{}{{}}{}", start.repeat(298), end.repeat(298));
    for provider in Provider::ALL {
        for deep in [&lists, &records] {
            assert_eq!(lower(deep, provider).unwrap().schema(), deep);
        }
    }
}

#[test]
fn a_schema_written_by_hand_is_refused_by_the_name_of_its_tool() {
    let schema = r#"{"type":"object","properties":{"x":{"oneOf":[]}}}"#;
    let by_hand = olt::toolnexus::NativeTool::of("by_hand", "", Some(schema), |_: olt::JsonObject| "").unwrap();
    let by_hand = Tool::from_toolnexus(by_hand).unwrap();
    let expected = "tool 'by_hand': its input schema is not one of the contract: at '/properties/x': the keyword \
                    'oneOf' is not one that it writes; leave the tool out, or send it with its own schema, not strict";
    for provider in Provider::ALL {
        let error = LoweredTools::new(provider, [&tool("a"), &by_hand, &tool("b")]).unwrap_err();
        assert_eq!(error.to_string(), expected);
        assert_eq!(Declaration::new(by_hand.definition(), provider).unwrap_err(), error);
    }
}

#[test]
fn a_provider_is_found_by_its_name_alone() {
    for provider in Provider::ALL {
        assert_eq!(provider.as_str().parse(), Ok(provider));
    }
    let expected = "there is no provider 'OpenAI'; name 'anthropic', 'openai' or 'gemini'";
    assert_eq!("OpenAI".parse::<Provider>().unwrap_err().to_string(), expected);
}
