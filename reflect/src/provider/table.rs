//! What each provider's API accepts: the contract's table and rulings V as data, and nothing else.
//!
//! Vendors change what they accept. Such a change is a change of this file, and of its date. What stands here beyond
//! the contract and its rulings says so, and where it comes from.

/// The day on which this table was entered, from the contract's note and its rulings V. It is no day on which anyone
/// held it against the vendors' pages: the note says no more than that this was done when it was written.
pub const AS_OF: &str = "2026-11-30";

/// What an API accepts of the contract's keywords, row by row as the contract has them.
///
/// What the vendors call rejected, do not list, list without support or do not enforce is not accepted (ruling V-1). The
/// union of a type with `"null"` has no row, since every API accepts it.
#[derive(Debug)]
pub(super) struct Accepts {
    /// Tools can be marked `strict`: the model's calls are then held to the schema.
    pub(super) strict_mode: bool,
    /// `minimum`, `maximum`
    pub(super) bounds: Bounds,
    /// `minLength`, `maxLength`
    pub(super) lengths: bool,
    /// `minItems`, `maxItems`
    pub(super) item_counts: ItemCounts,
    /// `uniqueItems`
    pub(super) unique_items: bool,
    /// `pattern`
    pub(super) pattern: Patterns,
    /// `format`: the ones that are accepted.
    pub(super) formats: &'static [&'static str],
    /// `contentEncoding`
    pub(super) content_encoding: bool,
    /// Objects whose `additionalProperties` is not `false`, and values of any JSON.
    pub(super) open: bool,
    /// Properties that may be left out.
    pub(super) optional: bool,
    /// Arrays without `items`.
    pub(super) bare_arrays: bool,
    /// `default`
    pub(super) default: bool,
    /// How much of everything.
    pub(super) limits: Limits,
}

/// Which `minimum` and `maximum` are accepted.
#[derive(Debug, Clone, Copy)]
pub(super) enum Bounds {
    None,
    All,
    /// Those of at most this size, below zero and above.
    Within(&'static str),
}

/// Which `minItems` and `maxItems` are accepted.
#[derive(Debug, Clone, Copy)]
pub(super) enum ItemCounts {
    All,
    /// These values of `minItems`, and no `maxItems`.
    Least(&'static [&'static str]),
}

/// Which `pattern`s are accepted.
#[derive(Debug, Clone, Copy)]
pub(super) enum Patterns {
    None,
    All,
    /// Without look-around, back-references and word boundaries.
    Simple,
}

/// The limits of an API; none where it has no such limit.
#[derive(Debug)]
pub(super) struct Limits {
    /// Strict tools of one request.
    pub(super) strict_tools: Option<usize>,
    /// Properties that may be left out, at any depth, of all strict tools together.
    pub(super) optional: Option<usize>,
    /// Fragments of more than one type, of all strict tools together. The ruling counts parameters; elements and the
    /// properties of records are counted as well, so that no request is refused that passed here.
    pub(super) unions: Option<usize>,
    /// Properties of a strict tool.
    pub(super) properties: Option<usize>,
    /// Objects and arrays within each other in a strict tool, its arguments included.
    pub(super) levels: Option<usize>,
    /// Members of all enums of a strict tool.
    pub(super) enum_values: Option<usize>,
    /// Characters of all property names and enum members of a strict tool.
    pub(super) characters: Option<usize>,
    /// Characters of a tool's name.
    pub(super) name_length: Option<usize>,
    /// A tool's name does not begin with a digit (ruling V-4).
    pub(super) no_digit_first: bool,
    /// A tool's name does not begin with `-`. No ruling says so, a vendor's page does.
    pub(super) no_dash_first: bool,
}

const NO_LIMITS: Limits = Limits {
    strict_tools: None,
    optional: None,
    unions: None,
    properties: None,
    levels: None,
    enum_values: None,
    characters: None,
    name_length: Some(64),
    no_digit_first: false,
    no_dash_first: false,
};

/// Anthropic's strict tool use: <https://platform.claude.com/docs/en/build-with-claude/structured-outputs>
pub(super) const ANTHROPIC: Accepts = Accepts {
    strict_mode: true,
    bounds: Bounds::None,
    lengths: false,
    item_counts: ItemCounts::Least(&["0", "1"]),
    unique_items: false,
    pattern: Patterns::Simple,
    formats: &["date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"],
    content_encoding: false,
    open: false,
    optional: true,
    bare_arrays: true,
    default: true,
    limits: Limits { strict_tools: Some(20), optional: Some(24), unions: Some(16), ..NO_LIMITS },
};

/// OpenAI's strict functions: <https://developers.openai.com/api/docs/guides/structured-outputs>
pub(super) const OPENAI: Accepts = Accepts {
    strict_mode: true,
    // Some models refuse bounds beyond ±2^53.
    bounds: Bounds::Within("9007199254740992"),
    lengths: false,
    item_counts: ItemCounts::All,
    unique_items: false,
    pattern: Patterns::All,
    formats: &["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"],
    content_encoding: false,
    open: false,
    optional: false,
    // `array schema missing items`, strict or not.
    bare_arrays: false,
    default: false,
    limits: Limits {
        properties: Some(5_000),
        levels: Some(10),
        enum_values: Some(1_000),
        characters: Some(120_000),
        ..NO_LIMITS
    },
};

/// Gemini's `parametersJsonSchema`: <https://ai.google.dev/gemini-api/docs/structured-output>
pub(super) const GEMINI: Accepts = Accepts {
    strict_mode: false,
    bounds: Bounds::All,
    lengths: false,
    item_counts: ItemCounts::All,
    unique_items: false,
    pattern: Patterns::None,
    formats: &["date-time", "date", "time"],
    content_encoding: false,
    open: true,
    optional: true,
    bare_arrays: true,
    default: false,
    // The reference of `FunctionDeclaration` on Vertex AI: a name starts with a letter or an underscore. That leaves
    // `-` out of what the contract allows, beside the digits.
    limits: Limits { no_digit_first: true, no_dash_first: true, ..NO_LIMITS },
};
