//! Argument texts with less in them.

use crate::grade::json::Spelled;

/// The text with less in it, in every way there is: a member or an element left out, one value in place of what it
/// stands in; of what is no JSON, halves.
#[must_use]
pub fn texts(text: &str) -> Vec<String> {
    match Spelled::parse(text) {
        Some(value) => smaller(&value),
        None => halves(text),
    }
}

fn smaller(value: &Spelled<'_>) -> Vec<String> {
    match value {
        Spelled::Object(members) => {
            let member = |(name, value): &(&str, Spelled<'_>)| format!("{name}:{}", value.text());
            let each = members.iter().map(|(name, value)| {
                smaller(value).into_iter().map(|value| format!("{name}:{value}")).collect::<Vec<_>>()
            });
            around('{', &members.iter().map(member).collect::<Vec<_>>(), each, '}')
        }
        Spelled::Array(items) => {
            around('[', &items.iter().map(Spelled::text).collect::<Vec<_>>(), items.iter().map(smaller), ']')
        }
        Spelled::String(_) | Spelled::Number(_) | Spelled::Word(_) => Vec::new(),
    }
}

/// The container without one of its parts, then with one of them made smaller.
fn around(open: char, parts: &[String], smaller: impl Iterator<Item = Vec<String>>, close: char) -> Vec<String> {
    let whole = |parts: &[String]| format!("{open}{}{close}", parts.join(","));
    let fewer = (0..parts.len()).map(|index| {
        let mut fewer = parts.to_vec();
        fewer.remove(index);
        whole(&fewer)
    });
    let less = smaller.enumerate().flat_map(|(index, texts)| texts.into_iter().map(move |text| (index, text)));
    let less = less.map(|(index, text)| {
        let mut with = parts.to_vec();
        with.splice(index..=index, [text]);
        whole(&with)
    });
    fewer.chain(less).collect()
}

/// The text without its first half, without its last, and without its middle.
fn halves(text: &str) -> Vec<String> {
    let boundary = |at: usize| (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let (quarter, half) = (boundary(text.len() / 4), boundary(text.len() / 2));
    let three = boundary(text.len() - text.len() / 4);
    let (head, tail) = text.split_at(half);
    let middle = format!("{}{}", text.get(..quarter).unwrap_or_default(), text.get(three..).unwrap_or_default());
    let mut halves = vec![head.to_owned(), tail.to_owned(), middle];
    halves.retain(|half| half.len() < text.len());
    halves
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn each_text_lacks_one_thing() {
        let expected = [r#"{"b":1.0}"#, r#"{"a":[1,{}]}"#, r#"{"a":[{}],"b":1.0}"#, r#"{"a":[1],"b":1.0}"#];
        assert_eq!(texts(r#"{ "a": [1, {}], "b": 1.0 }"#), expected);
        assert_eq!(texts("{}"), Vec::<String>::new());
        assert_eq!(texts("{\"é"), ["{\"", "é", "{é"]);
        assert_eq!(texts(""), Vec::<String>::new());
    }
}
