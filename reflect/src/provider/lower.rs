//! A full schema, taken down to what a provider accepts.

use std::borrow::Cow;
use std::sync::Arc;

use olt_text::digits::Digits;

use super::change::{Change, Loose, Null, What};
use super::not_given::NotGiven;
use super::read::{SchemaError, pointer, read};
use super::schema::{Additional, Property, Schema};
use super::sizes::Sizes;
use super::table::{Accepts, Bounds, ItemCounts, Patterns};
use super::write::write;
use super::{Provider, words};
use crate::scalar::pattern;

/// A schema as a provider accepts it.
#[derive(Debug, Clone)]
pub struct Lowered {
    provider: Provider,
    schema: String,
    is_strict: bool,
    changes: Vec<Change>,
    pub(super) not_given: Option<Arc<NotGiven>>,
    pub(super) sizes: Sizes,
}

impl Lowered {
    /// The provider it was lowered for.
    #[must_use]
    pub fn provider(&self) -> Provider {
        self.provider
    }

    /// The schema's text: compact, keywords in the contract's order.
    #[must_use]
    pub fn schema(&self) -> &str {
        &self.schema
    }

    /// Whether a tool of this schema can be strict. Gemini has no strict mode: always false there.
    #[must_use]
    pub fn is_strict(&self) -> bool {
        self.is_strict
    }

    /// What was changed, in the schema's order.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The arguments of a call that came through this lowering, as they are for the full schema: the nulls of
    /// properties that it made required, at any depth, mean "not given" and are taken out; every other byte stays
    /// (ruling C-6).
    ///
    /// Text that can't be read stays as it is, and so does a null whose name its object has twice: decoding
    /// refuses both.
    ///
    /// ```
    /// use olt::provider::{Provider, lower};
    /// let full = concat!(
    ///     r#"{"type":"object","properties":{"a":{"type":"boolean"},"b":{"type":["boolean","null"]}},"#,
    ///     r#""required":["b"],"additionalProperties":false}"#
    /// );
    /// let lowered = lower(full, Provider::OpenAi)?;
    /// assert_eq!(*lowered.restore(br#"{"a":null,"b":null}"#), *br#"{"b":null}"#);
    /// assert_eq!(*lowered.restore(br#"{"a":true,"b":null}"#), *br#"{"a":true,"b":null}"#);
    /// # Ok::<(), olt::provider::SchemaError>(())
    /// ```
    #[must_use]
    pub fn restore<'a>(&self, arguments: &'a [u8]) -> Cow<'a, [u8]> {
        match &self.not_given {
            Some(not_given) => not_given.restore(arguments),
            None => Cow::Borrowed(arguments),
        }
    }
}

/// Takes a schema that this contract writes down to what `provider` accepts, by the table of rulings V.
///
/// A keyword that is not accepted goes, and the description says what it said. Where every property has to be
/// required, the others become required and nullable: null of one of those means that it is not given
/// ([`Lowered::restore`]). What strict mode can't say stays, and the tool is not strict; the rest of its schema is
/// lowered all the same. Lowering what was lowered changes nothing.
///
/// # Errors
/// The text is not a schema that this contract writes.
///
/// ```
/// use olt::provider::{Provider, lower};
/// let full = r#"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":50}"#;
/// let lowered = lower(full, Provider::Anthropic)?;
/// assert_eq!(
///     lowered.schema(),
///     r#"{"type":"array","description":"Between 1 and 50 items.","items":{"type":"string"},"minItems":1}"#
/// );
/// assert_eq!(
///     lowered.changes()[0].to_string(),
///     "the schema: maxItems is not accepted; the description says: Between 1 and 50 items."
/// );
/// # Ok::<(), olt::provider::SchemaError>(())
/// ```
pub fn lower(schema: &str, provider: Provider) -> Result<Lowered, SchemaError> {
    let mut schema = read(schema)?;
    let accepts = provider.accepts();
    let mut lowering = Lowering { accepts, path: String::new(), changes: Vec::new() };
    let not_given = lowering.schema(&mut schema);
    let changes = lowering.changes;
    Ok(Lowered {
        provider,
        schema: write(&schema),
        is_strict: accepts.strict_mode && !changes.iter().any(Change::is_not_strict),
        changes,
        not_given: not_given.map(Arc::new),
        sizes: Sizes::of(&schema),
    })
}

/// The walk over one schema.
struct Lowering {
    accepts: &'static Accepts,
    path: String,
    changes: Vec<Change>,
}

impl Lowering {
    /// Lowers a schema and what is in it; which nulls within mean "not given".
    fn schema(&mut self, schema: &mut Schema) -> Option<NotGiven> {
        self.texts(schema);
        self.numbers(schema);
        self.arrays(schema);
        if let Some(default) = schema.default.take_if(|_| !self.accepts.default) {
            self.dropped(schema, &["default"], words::default(&default));
        }
        self.strictness(schema);
        self.inner(schema)
    }

    /// `format`, `pattern`, `contentEncoding`, `minLength` and `maxLength`.
    fn texts(&mut self, schema: &mut Schema) {
        let accepts = self.accepts;
        if let Some(format) = schema.format.take_if(|format| !accepts.formats.contains(&format.as_str())) {
            self.dropped(schema, &["format"], words::format(&format));
        }
        let is_dropped = |text: &mut String| match accepts.pattern {
            Patterns::None => true,
            Patterns::All => false,
            Patterns::Simple => !pattern::is_simple(text),
        };
        let lengths =
            Pair { least: ("minLength", &mut schema.min_length), most: ("maxLength", &mut schema.max_length) };
        if let Some((keywords, said)) = lengths.dropped("character", |_, _| !accepts.lengths) {
            self.dropped(schema, &keywords, said);
        }
        if let Some(pattern) = schema.pattern.take_if(is_dropped) {
            self.dropped(schema, &["pattern"], words::pattern(&pattern));
        }
        if let Some(encoding) = schema.content_encoding.take_if(|_| !accepts.content_encoding) {
            self.dropped(schema, &["contentEncoding"], words::content_encoding(&encoding));
        }
    }

    /// `minimum` and `maximum`.
    fn numbers(&mut self, schema: &mut Schema) {
        let is_dropped = |_: bool, bound: &str| match self.accepts.bounds {
            Bounds::None => true,
            Bounds::All => false,
            Bounds::Within(size) => is_beyond(bound, size),
        };
        let bounds = Pair { least: ("minimum", &mut schema.minimum), most: ("maximum", &mut schema.maximum) };
        if let Some((keywords, said)) = bounds.dropped("", is_dropped) {
            self.dropped(schema, &keywords, said);
        }
    }

    /// `minItems`, `maxItems`, `uniqueItems`, and `items` where they are missing.
    fn arrays(&mut self, schema: &mut Schema) {
        let is_dropped = |is_least: bool, count: &str| match self.accepts.item_counts {
            ItemCounts::All => false,
            ItemCounts::Least(accepted) => !(is_least && accepted.contains(&count)),
        };
        let counts = Pair { least: ("minItems", &mut schema.min_items), most: ("maxItems", &mut schema.max_items) };
        if let Some((keywords, said)) = counts.dropped("item", is_dropped) {
            self.dropped(schema, &keywords, said);
        }
        if schema.unique_items && !self.accepts.unique_items {
            schema.unique_items = false;
            self.dropped(schema, &["uniqueItems"], words::unique_items());
        }
    }

    /// What strict mode refuses, and what no mode takes.
    fn strictness(&mut self, schema: &mut Schema) {
        let is_bare = schema.is("array") && schema.items.is_none();
        let loose = match &schema.additional {
            _ if schema.ty.is_none() => Loose::AnyValue,
            _ if is_bare => Loose::AnyArray,
            Additional::Each(_) => Loose::Dictionary,
            Additional::Any if schema.is("object") => Loose::AnyObject,
            _ => return,
        };
        if !self.accepts.open {
            self.changed(What::NotStrict { because: loose });
        }
        if is_bare && !self.accepts.bare_arrays {
            self.changed(What::Items);
        }
    }

    /// The schemas within.
    fn inner(&mut self, schema: &mut Schema) -> Option<NotGiven> {
        let mut not_given = NotGiven::default();
        if let Some(items) = &mut schema.items {
            not_given.each = self.at("items", |lowering| lowering.schema(items)).map(Box::new);
        } else if schema.is("array") && !self.accepts.bare_arrays {
            schema.items = Some(Box::default());
        }
        for property in schema.properties.iter_mut().flatten() {
            let path = format!("properties{}", pointer(&property.name));
            let (is_null_not_given, inner) = self.at(&path, |lowering| lowering.property(property));
            not_given.add(&property.name, is_null_not_given, inner);
        }
        if let Additional::Each(value) = &mut schema.additional {
            not_given.each = self.at("additionalProperties", |lowering| lowering.schema(value)).map(Box::new);
        }
        (!not_given.is_empty()).then_some(not_given)
    }

    /// A property: whether null means that it is not given, and which nulls within do.
    fn property(&mut self, property: &mut Property) -> (bool, Option<NotGiven>) {
        let inner = self.schema(&mut property.schema);
        if property.required || self.accepts.optional {
            return (false, inner);
        }
        property.required = true;
        let null = if property.schema.accepts_null() { Null::ValueLost } else { Null::NotGiven };
        property.schema.accept_null();
        self.changed(What::Required { null });
        (true, inner)
    }

    fn at<T>(&mut self, step: &str, body: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        self.path.push('/');
        self.path.push_str(step);
        let outcome = body(self);
        self.path.truncate(length);
        outcome
    }

    fn dropped(&mut self, schema: &mut Schema, keywords: &[&'static str], said: String) {
        words::append(schema.description.get_or_insert_default(), &said);
        self.changed(What::Dropped { keywords: keywords.to_vec(), said });
    }

    fn changed(&mut self, what: What) {
        self.changes.push(Change { path: self.path.clone(), what });
    }
}

/// Two keywords that bound a value from both sides.
struct Pair<'s> {
    least: (&'static str, &'s mut Option<String>),
    most: (&'static str, &'s mut Option<String>),
}

impl Pair<'_> {
    /// Drops those that `is_dropped`, which is told whether it is the least, picks: which they are, and what both
    /// said before. A sentence of one bound would hide the other.
    fn dropped(self, unit: &str, is_dropped: impl Fn(bool, &str) -> bool) -> Option<(Vec<&'static str>, String)> {
        let said = words::between(self.least.1.as_deref(), self.most.1.as_deref(), unit);
        let least = self.least.1.take_if(|bound| is_dropped(true, bound)).map(|_| self.least.0);
        let most = self.most.1.take_if(|bound| is_dropped(false, bound)).map(|_| self.most.0);
        let keywords: Vec<&'static str> = least.into_iter().chain(most).collect();
        (!keywords.is_empty()).then_some((keywords, said))
    }
}

/// Whether a number is greater than `size`, or less than `-size`.
fn is_beyond(number: &str, size: &str) -> bool {
    let digits = Digits::parse(number.trim_start_matches('-')).zip(Digits::parse(size));
    digits.is_some_and(|(number, size)| number.compare(&size).is_gt())
}

#[cfg(test)]
mod tests {
    use super::is_beyond;

    #[test]
    fn sizes_are_compared_on_digits() {
        for (number, expected) in [
            ("9007199254740992", false),
            ("-9007199254740992", false),
            ("9007199254740993", true),
            ("-9007199254740993", true),
            ("9007199254740992.5", true),
            ("1E+20", true),
            ("-1E+15", false),
            ("0", false),
        ] {
            assert_eq!(is_beyond(number, "9007199254740992"), expected, "{number}");
        }
    }
}
