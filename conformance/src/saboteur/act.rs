//! Where a saboteur acts: one step of an answer, replaced by a wrong one.

use std::borrow::Cow;

use olt::reflection::describe::Signature;
use olt_text::name::snake_case;

use super::json::Json;
use super::walk::{Slot, each_fragment, each_value};
use super::{Report, Sent, Verdict};
use crate::case::{Description, PartText};
use crate::protocol::{Ask, CallOf};

/// What decodes an argument text.
pub(crate) type Decoder<'d> = dyn Fn(&str) -> Verdict + 'd;

/// The step that is done wrong, and how.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) enum Act {
    /// None.
    #[default]
    Honest,
    /// The C# file is read as if it said this.
    Source(fn(&str) -> String),
    /// A tool without a name of its own is called this, after its method.
    Name(fn(&str) -> String),
    /// The signature, after it was read.
    Signature(fn(&mut Signature)),
    /// The signature that is described; what is decoded is right.
    Described(fn(&mut Signature)),
    /// The signature that is decoded for; what is described is right.
    Decoded(fn(&mut Signature)),
    /// Every fragment within the schemas, and the output schema itself.
    Fragment(fn(&mut Json)),
    /// The tool that is described.
    Tool(fn(&Signature, &mut Description)),
    /// The object of the arguments, before it is decoded.
    Arguments(fn(&Signature, &mut Json)),
    /// Every value of the arguments for which a type is declared, before it is decoded; the outer before the inner.
    Sent(fn(&Slot<'_>, &mut Json)),
    /// Every value of the decoded arguments.
    Written(fn(&Slot<'_>, &mut Json)),
    /// The decoder.
    Decode(fn(&Decoder<'_>, &str) -> Verdict),
    /// The text that refuses a call.
    Refusal(fn(&str) -> String),
    /// The text of a tool that failed.
    Failure(fn(&str) -> String),
    /// The parts of a result.
    Content(fn(&Signature, &mut Vec<PartText>)),
    /// The diagnostics of a file.
    Report(fn(&mut Report)),
    /// What a provider is sent.
    Lower(fn(&mut Sent<'_>)),
    /// What a call through a provider's form stands for, from what came and what is right.
    Restore(fn(&str, String) -> String),
}

impl Act {
    /// Whether the answer to this question can be another one than the right one.
    pub(crate) fn reaches(self, ask: &Ask) -> bool {
        let csharp = match ask {
            Ask::Check { csharp } => csharp,
            ask => ask.subject().map_or("", |subject| &subject.csharp),
        };
        match self {
            Self::Honest => false,
            Self::Source(edit) => edit(csharp) != csharp,
            Self::Name(_) | Self::Signature(_) => !matches!(ask, Ask::Check { .. }),
            Self::Fragment(_) | Self::Tool(_) => matches!(ask, Ask::Describe(_)),
            Self::Described(_) => matches!(ask, Ask::Describe(_) | Ask::Lower { .. }),
            Self::Failure(_) | Self::Content(_) => matches!(ask, Ask::Invoke(_)),
            Self::Report(_) => matches!(ask, Ask::Check { .. }),
            Self::Lower(_) => matches!(ask, Ask::Lower { .. }),
            Self::Restore(_) => matches!(ask, Ask::Decode(CallOf { provider: Some(_), .. })),
            Self::Decoded(_)
            | Self::Arguments(_)
            | Self::Sent(_)
            | Self::Written(_)
            | Self::Decode(_)
            | Self::Refusal(_) => matches!(ask, Ask::Decode(_) | Ask::Invoke(_)),
        }
    }

    pub(crate) fn source<'t>(self, csharp: &'t str) -> Cow<'t, str> {
        match self {
            Self::Source(edit) => Cow::Owned(edit(csharp)),
            _ => Cow::Borrowed(csharp),
        }
    }

    pub(crate) fn as_read(self, method: &str, mut signature: Signature) -> Signature {
        match self {
            Self::Name(name) if signature.name == snake_case(method) => signature.name = name(method),
            Self::Signature(edit) => edit(&mut signature),
            _ => {}
        }
        signature
    }

    pub(crate) fn as_described(self, signature: &Signature) -> Cow<'_, Signature> {
        match self {
            Self::Described(edit) => edited(signature, edit),
            _ => Cow::Borrowed(signature),
        }
    }

    pub(crate) fn as_decoded(self, signature: &Signature) -> Cow<'_, Signature> {
        match self {
            Self::Decoded(edit) => edited(signature, edit),
            _ => Cow::Borrowed(signature),
        }
    }

    pub(crate) fn tool(self, signature: &Signature, tool: &mut Description) {
        match self {
            Self::Tool(edit) => edit(signature, tool),
            Self::Fragment(edit) => {
                let within = |schema: &mut Json| each_fragment(schema, edit);
                rewrite(&mut tool.input_schema, within);
                if let Some(output) = &mut tool.output_schema {
                    rewrite(output, |schema| {
                        edit(schema);
                        within(schema);
                    });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn decode(self, signature: &Signature, decode: &Decoder<'_>, arguments: &str) -> Verdict {
        let mut text = arguments.to_owned();
        match self {
            Self::Arguments(edit) => rewrite(&mut text, |json| edit(signature, json)),
            Self::Sent(edit) => rewrite(&mut text, |json| each_value(signature, json, edit)),
            _ => {}
        }
        let verdict = match self {
            Self::Decode(instead) => instead(decode, &text),
            _ => decode(&text),
        };
        match self {
            Self::Refusal(edit) => verdict.map_err(|text| edit(&text)),
            Self::Written(edit) => verdict.map(|mut echo| {
                rewrite(&mut echo, |json| each_value(signature, json, edit));
                echo
            }),
            _ => verdict,
        }
    }

    pub(crate) fn lower(self, sent: &mut Sent<'_>) {
        if let Self::Lower(edit) = self {
            edit(sent);
        }
    }

    pub(crate) fn restore(self, arguments: &str, restored: String) -> String {
        match self {
            Self::Restore(instead) => instead(arguments, restored),
            _ => restored,
        }
    }

    pub(crate) fn failure(self, text: String) -> String {
        match self {
            Self::Failure(edit) => edit(&text),
            _ => text,
        }
    }

    pub(crate) fn content(self, signature: &Signature, parts: &mut Vec<PartText>) {
        if let Self::Content(edit) = self {
            edit(signature, parts);
        }
    }

    pub(crate) fn report(self, report: &mut Report) {
        if let Self::Report(edit) = self {
            edit(report);
        }
    }
}

fn edited(signature: &Signature, edit: fn(&mut Signature)) -> Cow<'_, Signature> {
    let mut signature = signature.clone();
    edit(&mut signature);
    Cow::Owned(signature)
}

/// Edits JSON text; what is none is left as it is.
pub(super) fn rewrite(text: &mut String, edit: impl FnOnce(&mut Json)) {
    if let Some(mut json) = Json::parse(text) {
        let before = json.clone();
        edit(&mut json);
        if json != before {
            *text = json.to_string();
        }
    }
}
