//! How signature JSON is read: structs from objects, type words that may be unknown, names that stand once.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::Error as WordError;
use serde::de::{Error as _, IgnoredAny, IntoDeserializer as _, MapAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Deserializer, Serialize};

use super::objects::Objects;
use super::{Annotation, ParameterDesc, PropertyDesc, Signature, TypeDecl, TypeDesc};

/// What is derived takes arrays for structs; the traits are implemented around it.
macro_rules! from_objects {
    ($($ty:ty)+) => {$(
        impl<'de> Deserialize<'de> for $ty {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <$ty>::deserialize(Objects(from))
            }
        }

        impl Serialize for $ty {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                <$ty>::serialize(self, to)
            }
        }
    )+};
}

from_objects!(Signature ParameterDesc PropertyDesc Annotation);

/// The types that hold another, or a name.
const HOLDERS: [&str; 5] = ["nullable", "list", "set", "dictionary", "named"];

impl Serialize for TypeDesc {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, to)
    }
}

/// A word that is no type is read all the same, since it is a diagnostic of the tool (OLT002, OLT003).
impl<'de> Deserialize<'de> for TypeDesc {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Type)
    }
}

struct Type;

impl<'de> Visitor<'de> for Type {
    type Value = TypeDesc;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(r#"a type, such as "int" or {"list":"int"}"#)
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<TypeDesc, E> {
        if HOLDERS.contains(&word) {
            return Err(E::custom(format_args!(r#"the type `{word}` holds another; write {{"{word}":…}}"#)));
        }
        of_word(word).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<TypeDesc, A::Error> {
        let Some(word) = members.next_key::<String>()? else {
            return Err(A::Error::custom(r#"an empty object is no type; write one such as {"list":"int"}"#));
        };
        let ty = match word.as_str() {
            "nullable" => TypeDesc::Nullable(members.next_value()?),
            "list" => TypeDesc::List(members.next_value()?),
            "set" => TypeDesc::Set(members.next_value()?),
            "dictionary" => TypeDesc::Dictionary(members.next_value()?),
            "named" => TypeDesc::Named(members.next_value()?),
            word => match of_word(word).map_err(A::Error::custom)? {
                unknown @ TypeDesc::Unknown(_) => members.next_value::<IgnoredAny>().map(|_| unknown)?,
                _ => return Err(A::Error::custom(format_args!(r#"the type `{word}` holds no other; write "{word}""#))),
            },
        };
        match members.next_key::<String>()? {
            None => Ok(ty),
            Some(second) => {
                Err(A::Error::custom(format_args!("a type is an object with one member, but `{second}` is a second")))
            }
        }
    }
}

fn of_word(word: &str) -> Result<TypeDesc, WordError> {
    TypeDesc::deserialize(word.into_deserializer())
}

/// Reads declared types; a name that stands twice is refused, not overwritten.
pub(super) fn distinct<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, TypeDecl>, D::Error> {
    from.deserialize_map(Distinct)
}

struct Distinct;

impl<'de> Visitor<'de> for Distinct {
    type Value = BTreeMap<String, TypeDecl>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of declared types by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut types = BTreeMap::new();
        while let Some((name, declaration)) = entries.next_entry::<String, TypeDecl>()? {
            if types.contains_key(&name) {
                return Err(A::Error::custom(format_args!("the type `{name}` is declared twice")));
            }
            types.insert(name, declaration);
        }
        Ok(types)
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn types_are_read_as_they_are_written() {
        for text in [
            r#""int""#,
            r#""dateTimeOffset""#,
            r#""jsonArray""#,
            r#"{"list":{"nullable":"string"}}"#,
            r#"{"set":{"dictionary":{"named":"A"}}}"#,
            r#""usize""#,
        ] {
            let ty: TypeDesc = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&ty).unwrap(), text);
        }
        for (text, word) in [(r#""usize""#, "usize"), (r#"{"tuple":["int",{}]}"#, "tuple"), (r#""""#, "")] {
            assert_eq!(serde_json::from_str::<TypeDesc>(text).unwrap(), TypeDesc::Unknown(word.to_owned()));
        }
    }

    #[test]
    fn what_has_not_the_form_of_a_type_is_told() {
        for (text, told) in [
            ("1", r#"invalid type: integer `1`, expected a type, such as "int" or {"list":"int"}"#),
            (r#"["int"]"#, r#"invalid type: sequence, expected a type, such as "int" or {"list":"int"}"#),
            (r#""list""#, r#"the type `list` holds another; write {"list":…}"#),
            ("{}", r#"an empty object is no type; write one such as {"list":"int"}"#),
            (r#"{"int":null}"#, r#"the type `int` holds no other; write "int""#),
            (r#"{"list":"int","set":"int"}"#, "a type is an object with one member, but `set` is a second"),
            (r#"{"named":1}"#, "invalid type: integer `1`, expected a string"),
        ] {
            let error = serde_json::from_str::<TypeDesc>(text).unwrap_err().to_string();
            assert!(error.starts_with(told), "{text}: {error}");
        }
    }

    #[test]
    fn no_struct_is_read_from_an_array() {
        let told = |error: serde_json::Error| error.to_string();
        for text in [r#"["f"]"#, r#"{"name":"f","parameters":[["a","int"]]}"#] {
            let error = serde_json::from_str::<Signature>(text).map_err(told).unwrap_err();
            assert!(error.starts_with("invalid type: sequence, expected a "), "{text}: {error}");
        }
        let property = serde_json::from_str::<TypeDecl>(r#"{"record":[["p","int"]]}"#).map_err(told).unwrap_err();
        assert!(property.starts_with("invalid type: sequence, expected a property, such as "), "{property}");
        for text in [r#"{"range":["1","5"]}"#, r#"{"length":[1,5]}"#, r#"{"stringLength":[1,5]}"#] {
            let error = serde_json::from_str::<Annotation>(text).map_err(told).unwrap_err();
            assert!(error.starts_with("invalid type: sequence, expected an annotation, such as "), "{error}");
        }
        assert_eq!(
            serde_json::from_str::<Annotation>(r#"{"length":{"max":5}}"#).unwrap(),
            Annotation::Length { min: None, max: Some(5) }
        );
    }
}
