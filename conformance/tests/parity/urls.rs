//! What `url::Url` explains of a difference: it prints a URI in its own way and holds fewer of them (ruling I-5).

use olt::contract::{Fault, Kind};
use olt::json::{Reader, copy_value};
use olt::reflection::describe::{Signature, TypeDecl, TypeDesc};
use olt::scalar::uri::is_uri;
use olt_conformance::case::Answer;
use olt_conformance::parity::uses;
use olt_text::escape::write_json_string;
use url::Url;

/// Whether a lane of `Url`s answers what it must: the same with each value of a `Uri` as `Url` prints it, or a fault of
/// a URI that `Url` takes for another, or for none.
pub(crate) fn explain(signature: &Signature, text: &str, expected: &Answer, found: &Answer) -> bool {
    let has_uri = uses(signature, |ty| *ty == TypeDesc::Uri);
    has_uri
        && match (expected, found) {
            (Answer::Ok(expected), Answer::Ok(found)) => reprinted(signature, expected).as_ref() == Some(found),
            (_, Answer::Error(error)) => {
                text.split('"').any(is_changed) && (error.contains(" an absolute URI") || error.contains(" repeats '"))
            }
            (Answer::Error(_), Answer::Ok(_)) => false,
        }
}

fn is_changed(text: &str) -> bool {
    is_uri(text) && Url::parse(text).map_or(true, |url| url.as_str() != text)
}

/// Decoded arguments, with each value of a `Uri` as `Url` prints it.
fn reprinted(signature: &Signature, echo: &str) -> Option<String> {
    let mut writer = Writer { signature, reader: Reader::new(echo.as_bytes()), out: String::new() };
    let parameter = |name: &str| signature.parameters.iter().find(|parameter| parameter.name == name);
    writer.object(|name| parameter(name).map(|parameter| &parameter.ty)).ok()?;
    Some(writer.out)
}

struct Writer<'c> {
    signature: &'c Signature,
    reader: Reader<'c>,
    out: String,
}

impl<'c> Writer<'c> {
    fn value(&mut self, ty: Option<&'c TypeDesc>) -> Result<(), Fault> {
        let kind = self.reader.kind()?;
        match ty {
            Some(TypeDesc::Nullable(inner)) if kind != Kind::Null => self.value(Some(inner)),
            Some(TypeDesc::Uri) if kind == Kind::String => {
                let text = self.reader.string()?;
                write_json_string(&mut self.out, Url::parse(text).as_ref().map_or(text, Url::as_str));
                Ok(())
            }
            Some(TypeDesc::List(inner) | TypeDesc::Set(inner)) => self.array(inner),
            Some(TypeDesc::Dictionary(inner)) => self.object(|_| Some(&**inner)),
            Some(TypeDesc::Named(name)) => match self.signature.types.get(name) {
                Some(TypeDecl::Record(properties)) => self.object(|name| {
                    let property = properties.iter().find(|property| property.name == name);
                    property.map(|property| &property.ty)
                }),
                _ => copy_value(&mut self.reader, &mut self.out),
            },
            _ => copy_value(&mut self.reader, &mut self.out),
        }
    }

    fn array(&mut self, element: &'c TypeDesc) -> Result<(), Fault> {
        self.out.push('[');
        let mut more = self.reader.first_element()?;
        while more {
            self.value(Some(element))?;
            more = self.reader.next_element()?;
            self.out.push_str(if more { "," } else { "" });
        }
        self.out.push(']');
        Ok(())
    }

    fn object(&mut self, type_of: impl Fn(&str) -> Option<&'c TypeDesc>) -> Result<(), Fault> {
        self.out.push('{');
        let mut next = self.reader.first_name()?.map(str::to_owned);
        while let Some(name) = next {
            write_json_string(&mut self.out, &name);
            self.out.push(':');
            self.value(type_of(&name))?;
            next = self.reader.next_name()?.map(str::to_owned);
            self.out.push_str(if next.is_some() { "," } else { "" });
        }
        self.out.push('}');
        Ok(())
    }
}

#[test]
fn only_a_uri_is_printed_anew() {
    let text = r#"{"name":"f","parameters":[{"name":"u","type":"uri"},{"name":"s","type":"string"},
        {"name":"m","type":{"dictionary":{"list":{"nullable":"uri"}}}}]}"#;
    let signature: Signature = serde_json::from_str(text).unwrap();
    let echo = |uri: &str| Answer::Ok(format!(r#"{{"u":"{uri}","s":"HTTP://a","m":{{"k":[null,"{uri}"]}}}}"#));
    assert!(explain(&signature, "", &echo("HTTP://a"), &echo("http://a/")));
    assert!(!explain(&signature, "", &echo("HTTP://a"), &echo("http://b/")));
    let changed = |text: &str| Answer::Ok(text.to_owned());
    assert!(!explain(&signature, "", &changed(r#"{"s":"HTTP://a"}"#), &changed(r#"{"s":"http://a/"}"#)));
    let refused = Answer::Error("Argument 'u' must be an absolute URI.".to_owned());
    assert!(explain(&signature, r#"{"u":"https://"}"#, &echo("https://"), &refused));
    assert!(!explain(&signature, r#"{"u":"https://a/"}"#, &echo("https://a/"), &refused));
}
