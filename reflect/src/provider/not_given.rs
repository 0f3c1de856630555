//! Nulls that mean "not given", taken out of a call's text before it is decoded.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use crate::contract::{Fault, Kind};
use crate::json::Reader;

/// Where such nulls stand in a value.
#[derive(Debug, Clone, Default)]
pub(super) struct NotGiven {
    /// The members of an object: whether a null means "not given", and where others stand within.
    members: HashMap<String, (bool, Option<NotGiven>)>,
    /// The elements of an array, the values of a dictionary.
    pub(super) each: Option<Box<NotGiven>>,
}

impl NotGiven {
    /// Adds a member, where it is one to look at.
    pub(super) fn add(&mut self, name: &str, is_null_not_given: bool, inner: Option<Self>) {
        if is_null_not_given || inner.is_some() {
            self.members.insert(name.to_owned(), (is_null_not_given, inner));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.members.is_empty() && self.each.is_none()
    }

    /// The text without the members whose null means "not given"; as it is where it can't be read.
    pub(super) fn restore<'a>(&self, text: &'a [u8]) -> Cow<'a, [u8]> {
        let mut search = Search { text, reader: Reader::new(text), removed: Vec::new() };
        let outcome = search.value(Some(self));
        let mut removed = search.removed;
        if outcome.is_err() || removed.is_empty() {
            return Cow::Borrowed(text);
        }
        // An object's own ranges are found after those of the objects within.
        removed.sort_unstable_by_key(|range| range.start);
        let mut kept = Vec::with_capacity(text.len());
        let mut at = 0;
        for range in removed {
            kept.extend_from_slice(text.get(at..range.start).unwrap_or_default());
            at = range.end;
        }
        kept.extend_from_slice(text.get(at..).unwrap_or_default());
        Cow::Owned(kept)
    }
}

struct Search<'a> {
    text: &'a [u8],
    reader: Reader<'a>,
    /// What is to be taken out, in no order.
    removed: Vec<Range<usize>>,
}

/// A member as it stands in the text: from the end of what precedes it, its comma included.
struct Member {
    range: Range<usize>,
    /// Its name, where its value is a null that means "not given".
    not_given: Option<String>,
}

impl Search<'_> {
    fn value(&mut self, not_given: Option<&NotGiven>) -> Result<(), Fault> {
        match (not_given, self.reader.kind()?) {
            (Some(not_given), Kind::Object) => self.object(not_given),
            (Some(NotGiven { each: Some(each), .. }), Kind::Array) => self.array(each),
            _ => self.reader.skip(),
        }
    }

    fn array(&mut self, each: &NotGiven) -> Result<(), Fault> {
        let mut more = self.reader.first_element()?;
        while more {
            self.value(Some(each))?;
            more = self.reader.next_element()?;
        }
        Ok(())
    }

    fn object(&mut self, not_given: &NotGiven) -> Result<(), Fault> {
        let mut members = Vec::new();
        let mut seen: HashMap<String, usize> = HashMap::new();
        // The reader stands at the brace, whose kind was asked for.
        let mut start = self.reader.position() + 1;
        let mut next = self.reader.first_name()?.map(str::to_owned);
        while let Some(name) = next {
            let known = not_given.members.get(&name);
            let is_null = known.is_some_and(|known| known.0) && self.reader.kind()? == Kind::Null;
            self.value(known.map_or(not_given.each.as_deref(), |known| known.1.as_ref()))?;
            let end = self.reader.position();
            if known.is_some() {
                *seen.entry(name.clone()).or_default() += 1;
            }
            members.push(Member { range: start..end, not_given: is_null.then_some(name) });
            start = end;
            next = self.reader.next_name()?.map(str::to_owned);
        }
        self.remove(&members, |name| seen.get(name) == Some(&1));
        Ok(())
    }

    /// Marks the members that go; `is_once` tells whether a name was given once.
    fn remove(&mut self, members: &[Member], is_once: impl Fn(&str) -> bool) {
        let mut is_first_kept = true;
        let mut is_first = true;
        for Member { range, not_given } in members {
            if not_given.as_deref().is_some_and(&is_once) {
                self.removed.push(range.clone());
            } else if is_first_kept {
                // What was in the middle comes first now, and has no comma before it.
                let before = self.text.get(range.clone()).unwrap_or_default();
                let comma = before.iter().position(|byte| *byte == b',').filter(|_| !is_first);
                self.removed.extend(comma.map(|comma| range.start..range.start + comma + 1));
                is_first_kept = false;
            }
            is_first = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    /// `a` and `b`, and the same in the elements of `c`.
    fn not_given() -> NotGiven {
        let mut element = NotGiven::default();
        element.add("a", true, None);
        element.add("b", true, None);
        let mut root = element.clone();
        root.add("c", false, Some(NotGiven { each: Some(Box::new(element)), ..NotGiven::default() }));
        root.add("d", false, None);
        root
    }

    #[test]
    fn only_the_members_go_and_every_other_byte_stays() {
        for (text, expected) in [
            (r#"{"a":null}"#, "{}"),
            ("{ \"a\" : null }", "{ }"),
            (r#"{"a":null,"b":null}"#, "{}"),
            (r#"{"a":null, "b": 1}"#, r#"{ "b": 1}"#),
            ("{\"b\": 1.0 ,\n\"a\":null }", "{\"b\": 1.0 }"),
            (r#"{"x":1,"a":null,"y":2,"b":null,"z":3}"#, r#"{"x":1,"y":2,"z":3}"#),
            (r#"{"a":null,"x":[1,2],"y":2}"#, r#"{"x":[1,2],"y":2}"#),
            (r#"{"\u0061":null,"d":null}"#, r#"{"d":null}"#),
            (
                r#"{"a":null,"c":[{"a":null,"x":1},{"x":1,"b":null},null,{"a":null}],"b":null}"#,
                r#"{"c":[{"x":1},{"x":1},null,{}]}"#,
            ),
        ] {
            assert_eq!(String::from_utf8_lossy(&not_given().restore(text.as_bytes())), expected, "{text}");
        }
    }

    #[test]
    fn what_decoding_has_to_refuse_stays() {
        let deep = format!(r#"{{"a":null,"x":{}{}}}"#, "[".repeat(64), "]".repeat(64));
        for text in [
            "",
            "null",
            "[{\"a\":null}]",
            r#"{"a":nul}"#,
            r#"{"a":null,}"#,
            r#"{"a":null,"b":}"#,
            r#"{"a":null"#,
            r#"{"a":null,"a":null}"#,
            r#"{"a":null,"x":1,"\u0061":2}"#,
            r#"{"a":{"a":null},"c":{"a":null}}"#,
            deep.as_str(),
        ] {
            assert_eq!(String::from_utf8_lossy(&not_given().restore(text.as_bytes())), text);
        }
        assert_eq!(*not_given().restore(b"{\"a\":null,\"x\":\"\xff\"}"), *b"{\"a\":null,\"x\":\"\xff\"}");
        assert_eq!(*not_given().restore(b"{\"a\":null}}"), *b"{}}");
    }
}
