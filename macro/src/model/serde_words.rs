//! The words of serde's that a derive does not follow: which it may pass over, and what is said of the others.
//!
//! A word is passed over only where the JSON stays what the schema says, when it is sent and when it is returned. What
//! is not known here may change it, so that it is refused.

use syn::Attribute;

use crate::attr::{self, Word};
use crate::diagnostics::Errors;

/// What an attribute `#[serde(…)]` stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Struct,
    Enum,
    Field,
    Variant,
}

impl Place {
    fn on(self) -> &'static str {
        match self {
            Self::Struct => "on a struct",
            Self::Enum => "on an enum",
            Self::Field => "on a field",
            Self::Variant => "on a member of an enum",
        }
    }

    /// The words that the derive follows.
    fn followed(self) -> &'static str {
        match self {
            Self::Struct => "`rename_all` and `default`",
            Self::Enum => "`rename_all`",
            Self::Field => "`rename`, `skip` and `default`",
            Self::Variant => "`rename`",
        }
    }
}

/// What becomes of a word.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    /// The JSON is the same with it.
    Harmless,
    /// The JSON is another, and this is to be done.
    Refused(&'static str),
    /// It is no word of serde's there.
    Unknown,
}

const PLAIN: &str = "remove it, or give the tool a plain type";
const NO_SKIP: &str = "every member of a tool's enum can be sent and returned; remove the word, or the member";

/// The words of `#[serde(…)]`; one that stands there twice is an error.
pub(super) fn find(attrs: &[Attribute], errors: &Errors) -> Vec<Word> {
    let words = attr::find(attrs, "serde", errors);
    // serde takes many aliases, and each is refused by itself.
    let single: Vec<&Word> = words.iter().filter(|word| !word.is("alias")).collect();
    attr::refuse_repeated(&single, errors);
    words
}

/// Refuses a word that the derive does not follow, unless it changes nothing.
pub(super) fn judge(word: &Word, place: Place, errors: &Errors) {
    let name = word.name.to_string();
    match verdict(&name, place) {
        Verdict::Harmless => {}
        Verdict::Refused(remedy) => errors.olt002(
            word.span(),
            format_args!("`serde({name})` changes the JSON form, and the schema can't follow it; {remedy}"),
        ),
        Verdict::Unknown => errors.other(
            word.span(),
            format_args!(
                "`serde({name})` is not known {}, and might change the JSON form; remove it, or write one that is followed there: {}",
                place.on(),
                place.followed()
            ),
        ),
    }
}

fn verdict(word: &str, place: Place) -> Verdict {
    use Place::{Enum, Field, Struct, Variant};
    match (word, place) {
        // Bounds, lifetimes, the path of serde, words of serde's errors: nothing of the JSON. An unknown member is
        // refused in any case, and a type's own name is in no JSON of a tool's.
        ("bound", _) | ("borrow", Field | Variant) => Verdict::Harmless,
        ("crate" | "deny_unknown_fields" | "expecting" | "rename", Struct | Enum) => Verdict::Harmless,
        // Members without fields have none to rename.
        ("rename_all_fields", Enum) | ("rename_all", Variant) => Verdict::Harmless,
        ("skip" | "skip_serializing" | "skip_deserializing", Variant) => Verdict::Refused(NO_SKIP),
        ("skip_serializing", Field) => Verdict::Refused(
            "a tool writes every field that it reads; write `#[serde(skip)]` to do neither, or return a struct without the field",
        ),
        ("skip_deserializing", Field) => Verdict::Refused(
            "a tool reads every field that it writes; write `#[serde(skip)]` to do neither, or `#[arg(read_only)]` to write it only",
        ),
        ("skip_serializing_if", Field) => Verdict::Refused(
            "a tool writes every field; remove it, or make the field an `olt::Optional`, which is not written while it is absent",
        ),
        ("alias", Field | Variant) => {
            Verdict::Refused("a tool reads one name; remove it, or make it the name by `rename`")
        }
        ("transparent" | "tag" | "content" | "untagged" | "from" | "try_from" | "into" | "remote", Struct | Enum)
        | ("variant_identifier" | "field_identifier", Enum)
        | ("flatten" | "getter", Field)
        | ("other" | "untagged", Variant)
        | ("with" | "serialize_with" | "deserialize_with", Field | Variant) => Verdict::Refused(PLAIN),
        _ => Verdict::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of serde 1.0, and which of them each place passes over.
    #[test]
    fn nothing_is_passed_over_but_what_changes_nothing() {
        let words = "rename rename_all rename_all_fields deny_unknown_fields tag content untagged bound default remote \
                     transparent from try_from into crate expecting variant_identifier field_identifier alias skip \
                     skip_serializing skip_deserializing serialize_with deserialize_with with borrow other flatten \
                     skip_serializing_if getter defualt Rename";
        for (place, harmless) in [
            (Place::Struct, "rename deny_unknown_fields bound crate expecting"),
            (Place::Enum, "rename rename_all_fields deny_unknown_fields bound crate expecting"),
            (Place::Field, "bound borrow"),
            (Place::Variant, "rename_all bound borrow"),
        ] {
            let passed = words.split_whitespace().filter(|word| verdict(word, place) == Verdict::Harmless);
            assert_eq!(passed.collect::<Vec<_>>().join(" "), harmless, "{place:?}");
        }
    }

    #[test]
    fn what_serde_does_not_know_is_told_as_that() {
        for (word, place) in [
            ("defualt", Place::Field),
            ("skip_deserialising", Place::Field),
            ("default", Place::Enum),
            ("flatten", Place::Struct),
            ("crate", Place::Field),
            ("alias", Place::Struct),
        ] {
            assert_eq!(verdict(word, place), Verdict::Unknown, "{word} {place:?}");
        }
    }
}
