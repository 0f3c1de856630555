//! Wrong diagnostics: what is not told, told too often, or told of what is sound.

use super::act::Act;
use super::edit::each_piece;
use super::{Report, Saboteur};
use crate::case::Diagnostic;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "plain-class-taken",
        "diagnostic.OLT001",
        &[],
        "Takes tools of classes that are not partial.",
        Act::Report(|report| report.untell("OLT001")),
    ),
    Saboteur::new(
        "object-is-any-json",
        "diagnostic.OLT002",
        &[],
        "Takes a parameter of type object for any JSON.",
        Act::Source(|csharp| csharp.replace("(object ", "(JsonElement ")),
    ),
    Saboteur::new(
        "by-reference-taken",
        "type.unsupported-by-reference",
        &[],
        "Takes a parameter that is passed by reference.",
        Act::Source(|csharp| csharp.replace("(ref ", "(").replace("(out ", "(").replace("(in ", "(")),
    ),
    Saboteur::new(
        "in-parameter-taken",
        "P-1",
        &[],
        "Takes an `in` parameter, which cannot be written to.",
        Act::Source(|csharp| csharp.replace("(in ", "(")),
    ),
    Saboteur::new(
        "grid-is-list",
        "type.unsupported-array",
        &[],
        "Takes an array of two dimensions for a list.",
        Act::Source(|csharp| csharp.replace("[,] ", "[] ")),
    ),
    Saboteur::new(
        "delegate-is-text",
        "type.unsupported-delegate",
        &[],
        "Takes the name of a delegate as text.",
        Act::Source(|csharp| csharp.replace("(Action ", "(string ")),
    ),
    Saboteur::new(
        "services-injected",
        "type.unsupported-interface",
        &[],
        "Fills in an IServiceProvider.",
        Act::Source(|csharp| csharp.replace("(IServiceProvider ", "(ToolContext ")),
    ),
    Saboteur::new(
        "half-is-float",
        "Y-1",
        &[],
        "Takes a Half for a float.",
        Act::Source(|csharp| csharp.replace("(Half ", "(float ")),
    ),
    Saboteur::new(
        "any-dictionary-key-taken",
        "type.unsupported-key",
        &["diagnostic.OLT003"],
        "Takes dictionaries whose keys are numbers.",
        Act::Source(|csharp| csharp.replace("Dictionary<int, ", "Dictionary<string, ")),
    ),
    Saboteur::new(
        "sorted-dictionary-taken",
        "type.unsupported-collection",
        &[],
        "Takes a dictionary that the table does not list.",
        Act::Source(|csharp| csharp.replace("SortedDictionary<", "Dictionary<")),
    ),
    Saboteur::new(
        "async-void-taken",
        "diagnostic.OLT003-async-void",
        &[],
        "Takes an async method that returns void.",
        Act::Source(|csharp| csharp.replace("async void", "void")),
    ),
    Saboteur::new(
        "async-stream-taken",
        "diagnostic.OLT003",
        &[],
        "Takes an asynchronous sequence for a list.",
        Act::Source(|csharp| csharp.replace("IAsyncEnumerable<", "IEnumerable<")),
    ),
    Saboteur::new(
        "tuple-result-taken",
        "G-3",
        &[],
        "Takes a returned tuple for its first member.",
        Act::Source(|csharp| csharp.replace(" (int, int) ", " int ")),
    ),
    Saboteur::new(
        "generic-method-taken",
        "diagnostic.OLT004",
        &[],
        "Does not tell a generic method.",
        Act::Report(|report| report.untell("OLT004")),
    ),
    Saboteur::new(
        "unlisted-type-taken",
        "diagnostic.OLT005",
        &[],
        "Does not ask that a context list a type.",
        Act::Report(|report| report.untell("OLT005")),
    ),
    Saboteur::new(
        "recursive-type-taken",
        "diagnostic.OLT006",
        &[],
        "Does not tell a type that refers to itself.",
        Act::Report(|report| report.untell("OLT006")),
    ),
    Saboteur::new(
        "recursion-by-collections-missed",
        "record.recursive-members",
        &[],
        "Does not look into dictionaries for a type that refers to itself.",
        Act::Source(|csharp| {
            each_piece(csharp, "public Dictionary<string, ", " {", |property| {
                let (value, name) = property.rsplit_once('>').unwrap_or((property, ""));
                let value = if name.contains('(') { value } else { "int" };
                format!("public Dictionary<string, {value}>{name} {{")
            })
        }),
    ),
    Saboteur::new(
        "same-name-taken",
        "diagnostic.OLT007",
        &[],
        "Does not tell two tools of one name.",
        Act::Report(|report| report.untell("OLT007")),
    ),
    Saboteur::new(
        "names-compared-in-any-case",
        "N-4",
        &[],
        "Takes names for the same that differ in case.",
        Act::Report(|report| {
            let same = |name: &String, other: &String| name != other && name.eq_ignore_ascii_case(other);
            report.tell_alike(same);
        }),
    ),
    Saboteur::new(
        "names-compared-over-classes",
        "N-4",
        &[],
        "Takes tools of one name for a mistake though they are of two classes.",
        Act::Report(|report| report.tell_alike(|name, other| name == other)),
    ),
    Saboteur::new(
        "any-name-taken",
        "diagnostic.OLT008",
        &[],
        "Does not check a tool's name.",
        Act::Report(|report| report.untell("OLT008")),
    ),
    Saboteur::new(
        "blanks-in-names-taken",
        "tool.name-form",
        &[],
        "Takes a name with a blank.",
        Act::Report(|report| report.diagnostics.retain(|told| told.id != "OLT008" || !told.tool.contains(' '))),
    ),
    Saboteur::new(
        "letters-of-any-language-in-names",
        "N-2",
        &[],
        "Takes a name with letters beyond ASCII.",
        Act::Report(|report| {
            report.diagnostics.retain(|told| told.id != "OLT008" || told.tool.is_ascii());
        }),
    ),
    Saboteur::new(
        "injected-twice-taken",
        "diagnostic.OLT009",
        &["diagnostic.OLT009-token"],
        "Does not tell a second ToolContext or CancellationToken.",
        Act::Report(|report| report.untell("OLT009")),
    ),
    Saboteur::new(
        "nullable-token-injected",
        "P-6",
        &[],
        "Fills in `CancellationToken?`.",
        Act::Source(|csharp| csharp.replace("CancellationToken? ", "CancellationToken ")),
    ),
    Saboteur::new(
        "generic-class-taken",
        "diagnostic.OLT010",
        &[],
        "Does not tell a generic class.",
        Act::Report(|report| report.untell("OLT010")),
    ),
    Saboteur::new(
        "any-policy-taken",
        "diagnostic.OLT011",
        &[],
        "Takes any naming policy.",
        Act::Report(|report| report.untell("OLT011")),
    ),
    Saboteur::new(
        "told-by-id",
        "G-1",
        &[],
        "Tells diagnostics in the order of their ids.",
        Act::Report(|report| report.diagnostics.sort_by(|a, b| a.id.cmp(&b.id))),
    ),
    Saboteur::new(
        "told-once-a-tool",
        "G-1",
        &[],
        "Tells one diagnostic of each tool.",
        Act::Report(|report| report.diagnostics.dedup_by(|a, b| a.tool == b.tool)),
    ),
    Saboteur::new(
        "partial-record-refused",
        "G-2",
        &[],
        "Takes a partial record for no partial class.",
        Act::Source(|csharp| csharp.replace("partial record ", "record ")),
    ),
    Saboteur::new(
        "struct-taken",
        "G-2",
        &[],
        "Takes the tools of a partial struct.",
        Act::Source(|csharp| csharp.replace("partial struct", "partial class")),
    ),
];

impl Report {
    /// Tells nothing of this id.
    fn untell(&mut self, id: &str) {
        self.diagnostics.retain(|told| told.id != id);
    }

    /// Tells OLT007 of every sound tool whose name is like that of one before it.
    fn tell_alike(&mut self, is_alike: impl Fn(&String, &String) -> bool) {
        for (index, name) in self.tools.iter().enumerate() {
            if self.tools.iter().take(index).any(|other| is_alike(name, other)) {
                self.diagnostics.push(Diagnostic { id: "OLT007".to_owned(), tool: name.clone() });
            }
        }
    }
}
