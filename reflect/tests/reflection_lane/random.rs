//! Random signatures and texts: whatever comes, there is a schema or an error, a value or a fault.

use olt::reflection::Described;
use olt::reflection::describe::{Annotation, ParameterDesc, PropertyDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn leaf() -> impl Strategy<Value = TypeDesc> {
    let rows = [
        TypeDesc::Bool,
        TypeDesc::Sbyte,
        TypeDesc::Byte,
        TypeDesc::Int,
        TypeDesc::Ulong,
        TypeDesc::Float,
        TypeDesc::Double,
        TypeDesc::Decimal,
        TypeDesc::String,
        TypeDesc::Char,
        TypeDesc::Guid,
        TypeDesc::DateTimeOffset,
        TypeDesc::TimeSpan,
        TypeDesc::Uri,
        TypeDesc::Base64,
        TypeDesc::Json,
        TypeDesc::JsonObject,
        TypeDesc::JsonArray,
    ];
    prop_oneof![
        4 => proptest::sample::select(rows.to_vec()),
        1 => "[ABCD]".prop_map(TypeDesc::Named),
    ]
}

fn ty() -> impl Strategy<Value = TypeDesc> {
    leaf().prop_recursive(4, 8, 1, |inner| {
        (0..4, inner).prop_map(|(wrapper, inner)| {
            let inner = Box::new(inner);
            match wrapper {
                0 => TypeDesc::Nullable(inner),
                1 => TypeDesc::List(inner),
                2 => TypeDesc::Set(inner),
                _ => TypeDesc::Dictionary(inner),
            }
        })
    })
}

fn bound() -> impl Strategy<Value = Option<String>> {
    option::of(prop_oneof![
        "-?[0-9]{1,3}(\\.[0-9]{1,2})?(E[+-][0-9]{1,3})?",
        "NaN|Infinity|-Infinity",
        "[-0-9eE.]{0,3}"
    ])
}

fn annotation() -> impl Strategy<Value = Annotation> {
    prop_oneof![
        (bound(), bound(), any::<bool>(), any::<bool>()).prop_map(|(min, max, min_exclusive, max_exclusive)| {
            Annotation::Range { min, max, min_exclusive, max_exclusive }
        }),
        (any::<u64>(), any::<u64>()).prop_map(|(min, max)| Annotation::StringLength { min, max }),
        (option::of(0..4u64), option::of(0..4u64)).prop_map(|(min, max)| Annotation::Length { min, max }),
        ".{0,6}".prop_map(Annotation::Pattern),
        Just(Annotation::Email),
        Just(Annotation::Url),
    ]
}

fn parameter() -> impl Strategy<Value = ParameterDesc> {
    let default = option::weighted(0.2, prop_oneof!["null|true|0|1.5|\"A\"|\\[\\]|\\{\\}", ".{0,4}"]);
    ("[ab\u{1}é]{1,2}", ty(), ".{0,3}", default, any::<bool>(), vec(annotation(), 0..3)).prop_map(
        |(name, ty, description, default, optional, annotations)| ParameterDesc {
            name,
            ty,
            description,
            default,
            optional,
            annotations,
        },
    )
}

fn declaration() -> impl Strategy<Value = TypeDecl> {
    let property =
        (parameter(), any::<bool>(), any::<bool>()).prop_map(|(parameter, required, read_only)| PropertyDesc {
            name: parameter.name,
            ty: parameter.ty,
            description: parameter.description,
            required,
            read_only,
            annotations: parameter.annotations,
        });
    prop_oneof![vec("[A-Z\"]{1,2}", 0..4).prop_map(TypeDecl::Enum), vec(property, 0..4).prop_map(TypeDecl::Record),]
}

fn signature() -> impl Strategy<Value = Signature> {
    let types = proptest::collection::btree_map("[ABC]", declaration(), 0..4);
    (vec(parameter(), 0..4), option::of(ty()), types).prop_map(|(parameters, returned, types)| Signature {
        parameters,
        returns: returned.map_or(ReturnDesc::Void, ReturnDesc::Value),
        types,
        ..Signature::new("f")
    })
}

fn json() -> impl Strategy<Value = String> {
    let leaf = prop_oneof!["null|true|0|-1.50|1e400|\"A\"|\"\"", "\"[a-z0-9:@/.-]{0,8}\""];
    leaf.prop_recursive(4, 16, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(|items| format!("[{}]", items.join(","))),
            vec(("[ab]{1,2}", inner), 0..4).prop_map(|members| {
                let members: Vec<String> = members.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
                format!("{{{}}}", members.join(","))
            }),
        ]
    })
}

proptest! {
    #[test]
    fn a_sound_signature_has_schemas_that_are_json(signature in signature()) {
        match Described::new(&signature) {
            Ok(described) => {
                let schema: serde_json::Value = serde_json::from_str(described.input_schema()).unwrap();
                prop_assert_eq!(&schema["type"], "object");
                prop_assert_eq!(&schema["additionalProperties"], &serde_json::Value::Bool(false));
                if let Some(output) = described.output_schema() {
                    prop_assert!(serde_json::from_str::<serde_json::Value>(output).unwrap().is_object());
                }
            }
            Err(error) => prop_assert!(!error.message().is_empty()),
        }
    }

    #[test]
    fn signatures_survive_their_own_json(signature in signature()) {
        let text = serde_json::to_string(&signature).unwrap();
        prop_assert_eq!(serde_json::from_str::<Signature>(&text).unwrap(), signature);
    }

    #[test]
    fn what_is_accepted_is_accepted_again_as_it_was_shown(signature in signature(), values in vec(json(), 4)) {
        let Ok(described) = Described::new(&signature) else { return Ok(()) };
        let named = signature.parameters.iter().map(|parameter| serde_json::json!(parameter.name).to_string());
        let members: Vec<String> = named.zip(&values).map(|(name, value)| format!("{name}:{value}")).collect();
        match described.decode(format!("{{{}}}", members.join(",")).as_bytes()) {
            Ok(shown) => prop_assert_eq!(described.decode(shown.as_bytes()), Ok(shown)),
            Err(fault) => prop_assert!(fault.to_string().starts_with("Argument")),
        }
    }

    #[test]
    fn any_bytes_are_decoded_or_refused(signature in signature(), bytes in vec(any::<u8>(), 0..40)) {
        if let Ok(described) = Described::new(&signature) {
            let _ = described.decode(&bytes);
        }
    }
}
