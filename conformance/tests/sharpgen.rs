//! C# that is written from random signatures is read back as what it was written from.

use olt::reflection::Described;
use olt::reflection::describe::{Annotation, ParameterDesc, Signature, TypeDecl, TypeDesc};
use olt_conformance::csharp::{Options, Source, analyze};
use olt_conformance::sharpgen::file;
use olt_conformance::values::signatures;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

fn read(text: &str) -> Signature {
    let source = Source { path: "random.cs".to_owned(), text: text.to_owned() };
    let analysis = analyze(&[source], &Options::default());
    let [tool] = &analysis.tools[..] else { panic!("{:#?}\n{text}", analysis.diagnostics) };
    tool.signature.clone()
}

/// What is left of a signature in C#: required parameters first, annotations that say something.
fn spellable(mut signature: Signature) -> Signature {
    for declared in signature.types.values_mut() {
        match declared {
            TypeDecl::Enum(_) => {}
            TypeDecl::Record(properties) => {
                for property in properties {
                    property.annotations.retain(says_something);
                }
            }
        }
    }
    for parameter in &mut signature.parameters {
        parameter.annotations.retain(says_something);
    }
    signature.parameters.sort_by_key(|parameter| parameter.default.is_some() || parameter.optional);
    signature
}

fn says_something(annotation: &Annotation) -> bool {
    !matches!(annotation, Annotation::Length { min: None, max: None } | Annotation::Range { min: None, max: None, .. })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_schema_survives(signature in signatures()) {
        let text = file(&signature);
        let read = read(&text);
        let names = |signature: &Signature| {
            signature.parameters.iter().map(|parameter: &ParameterDesc| parameter.name.clone()).collect::<Vec<_>>()
        };
        let spellable = spellable(signature);
        prop_assert_eq!(names(&read), names(&spellable), "{}", text);
        let described = |signature: &Signature| Described::new(signature).map(|tool| tool.definition().clone());
        // Enum members become identifiers, which the schema shows; all else is the same.
        let is_plain = spellable.types.values().all(|declared| match declared {
            TypeDecl::Enum(members) => members.iter().all(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')),
            TypeDecl::Record(_) => true,
        });
        // `= default` of a type that has no null is its own default, or has no JSON form.
        let has_default_of_type = spellable.parameters.iter().any(|parameter| {
            let is_null = parameter.default.as_deref() == Some("null");
            parameter.optional || is_null && !matches!(parameter.ty, TypeDesc::Nullable(_))
        });
        if is_plain && !has_default_of_type {
            assert_eq!(described(&read).unwrap(), described(&spellable).unwrap(), "{text}");
        } else {
            prop_assert!(described(&read).is_ok());
        }
    }
}
