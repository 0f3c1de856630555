//! The limits of the APIs, checked over all the tools of a request.

use std::fmt;

use super::Declaration;
use super::Provider;
use super::sizes::Sizes;
use super::table::Limits;

/// A limit that tools exceed; displayed with what exceeds it and how to mend that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excess {
    /// Whose limit it is.
    pub provider: Provider,
    /// Which limit.
    pub limit: Limit,
    /// The tool's name; none where it is about all tools together.
    pub tool: Option<String>,
    /// How many there are.
    pub found: usize,
    /// How many there may be.
    pub most: usize,
}

/// What is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// Strict tools.
    StrictTools,
    /// Properties that may be left out, at any depth, of all strict tools together.
    Optional,
    /// Values of more than one type, at any depth, of all strict tools together.
    Unions,
    /// Properties of a strict tool, at any depth.
    Properties,
    /// Objects and arrays within each other in a strict tool; its arguments are the first.
    Levels,
    /// Values of all enums of a strict tool.
    EnumValues,
    /// Characters of all property names and enum values of a strict tool.
    Characters,
    /// Characters of a tool's name.
    NameLength,
    /// A digit that a tool's name begins with (ruling V-4).
    DigitFirst,
    /// A `-` that a tool's name begins with. Beyond the rulings: the vendor's reference refuses it too.
    DashFirst,
}

/// Every limit that the tools of one request exceed: those of all together first, then tool by tool. Declarations
/// for another provider than the first one's are not looked at.
///
/// ```
/// use olt::Tool;
/// use olt::provider::{Declaration, Provider, excesses};
/// let tool = Tool::create(|| {}).name("2fa").build()?;
/// let declaration = Declaration::new(tool.definition(), Provider::Gemini)?;
/// assert_eq!(
///     excesses(&[declaration])[0].to_string(),
///     "the name of the tool '2fa' begins with a digit, which gemini refuses; give it another name"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn excesses(declarations: &[Declaration]) -> Vec<Excess> {
    let Some(provider) = declarations.first().map(|first| first.lowered().provider()) else { return Vec::new() };
    let limits = &provider.accepts().limits;
    let of_provider = || declarations.iter().filter(|declaration| declaration.lowered().provider() == provider);
    let strict: Vec<&Sizes> =
        of_provider().map(Declaration::lowered).filter(|lowered| lowered.is_strict()).map(|l| &l.sizes).collect();
    let sum = |measure: fn(&Sizes) -> usize| strict.iter().map(|sizes| measure(sizes)).sum();
    let together = [
        (Limit::StrictTools, strict.len(), limits.strict_tools),
        (Limit::Optional, sum(|sizes| sizes.optional), limits.optional),
        (Limit::Unions, sum(|sizes| sizes.unions), limits.unions),
    ];
    let alone = of_provider().flat_map(|declaration| {
        let name = declaration.name();
        measures(declaration, limits).into_iter().map(move |measure| (measure, Some(name.to_owned())))
    });
    let all = together.map(|measure| (measure, None)).into_iter().chain(alone);
    all.filter_map(|((limit, found, most), tool)| {
        let most = most.filter(|most| found > *most)?;
        Some(Excess { provider, limit, tool, found, most })
    })
    .collect()
}

/// What is limited of one tool: how many there are, how many there may be.
fn measures(declaration: &Declaration, limits: &Limits) -> Vec<(Limit, usize, Option<usize>)> {
    let name = declaration.name();
    let is_digit = |first: char| first.is_ascii_digit();
    let mut measures = vec![
        (Limit::NameLength, name.chars().count(), limits.name_length),
        (Limit::DigitFirst, usize::from(name.starts_with(is_digit)), limits.no_digit_first.then_some(0)),
        (Limit::DashFirst, usize::from(name.starts_with('-')), limits.no_dash_first.then_some(0)),
    ];
    let lowered = declaration.lowered();
    if lowered.is_strict() {
        let sizes = &lowered.sizes;
        measures.extend([
            (Limit::Properties, sizes.properties, limits.properties),
            (Limit::Levels, sizes.levels, limits.levels),
            (Limit::EnumValues, sizes.enum_values, limits.enum_values),
            (Limit::Characters, sizes.characters, limits.characters),
        ]);
    }
    measures
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { provider, limit, tool, found, most } = self;
        let tool = tool.as_deref().unwrap_or_default();
        let (what, mend) = match limit {
            Limit::StrictTools => {
                return write!(f, "{found} tools are strict, and {provider} takes at most {most}; send fewer");
            }
            Limit::Optional => ("parameters that may be left out", "require some, or send fewer tools"),
            Limit::Unions => ("values of more than one type", "make some not nullable, or send fewer tools"),
            Limit::Properties => ("properties", "split it into several tools"),
            Limit::Levels => ("levels of objects and arrays", "nest less"),
            Limit::EnumValues => ("enum values", "take text in place of the longest enum"),
            Limit::Characters => ("characters of names and enum values", "take text in place of the longest enum"),
            Limit::NameLength => {
                let start = format!("the name of the tool '{tool}' has {found} characters");
                return write!(f, "{start}, and {provider} takes at most {most}; shorten it");
            }
            Limit::DigitFirst | Limit::DashFirst => {
                let first = if *limit == Limit::DigitFirst { "a digit" } else { "'-'" };
                let start = format!("the name of the tool '{tool}' begins with {first}");
                return write!(f, "{start}, which {provider} refuses; give it another name");
            }
        };
        match &self.tool {
            None => {
                write!(f, "the strict tools have {found} {what} together, and {provider} takes at most {most}; {mend}")
            }
            Some(_) => {
                write!(f, "the strict tool '{tool}' has {found} {what}, and {provider} takes at most {most}; {mend}")
            }
        }
    }
}
