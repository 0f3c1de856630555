//! From C# files to tools: the pipeline.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use olt::contract::DiagnosticId;
use olt::reflection::describe::{Signature, Surface};
use olt_text::name::shortened;

use super::collect::collect;
use super::context::Contexts;
use super::diagnostic::{Diagnostic, Finding, Severity};
use super::parse::{Parsed, parse};
use super::symbols::{DefId, ScopeId};
use super::syntax;
use super::tool::{ReadTool, ToolReader, attribute_of};
use super::world::World;

/// A C# file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// What to call it; nothing is read from there.
    pub path: String,
    /// The text.
    pub text: String,
}

/// Which of the contract's two implementations is asked about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Mode {
    /// The source generator: doc comments are read, classes have to be partial, contexts list and name.
    #[default]
    Generator,
    /// `Tool.Create` over a delegate: no doc comments, always camelCase. Where the method stands and which context
    /// lists a type do not matter to it, so OLT001, OLT005 and OLT011 are not reported.
    Reflection,
}

/// How the sources are to be read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// Generator or reflection.
    pub mode: Mode,
    /// The symbols that `#if` finds defined.
    pub defines: BTreeSet<String>,
}

/// A tool and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToolSource {
    /// The tool.
    pub signature: Signature,
    /// Index of its file among the given ones.
    pub file: usize,
    /// The name of the method.
    pub method: String,
    /// The bytes of the method's name.
    pub range: Range<usize>,
}

/// What the sources hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The tools without an error, in source order.
    pub tools: Vec<ToolSource>,
    /// What is wrong or doubtful, in source order, then by id (ruling G-1).
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads all tools that `sources` declare. Types, constants and contexts are found across files.
///
/// A tool with an error is left out; the others of its file are not. Text of any kind may be given: what is not C#
/// is reported.
///
/// ```
/// use olt_conformance::csharp::{Options, Source, analyze};
/// let text = "partial class Clock { [Tool] int GetHour(bool utc = true) => 1; }".to_owned();
/// let found = analyze(&[Source { path: "Clock.cs".to_owned(), text }], &Options::default());
/// assert!(found.diagnostics.is_empty());
/// assert_eq!(found.tools[0].signature.name, "get_hour");
/// assert_eq!(found.tools[0].signature.parameters[0].default.as_deref(), Some("true"));
/// ```
#[must_use]
pub fn analyze(sources: &[Source], options: &Options) -> Analysis {
    let parsed: Vec<Parsed> =
        sources.iter().enumerate().map(|(file, source)| parse(file, &source.text, &options.defines)).collect();
    let trees: Vec<syntax::Source<'_>> = parsed.iter().filter_map(Parsed::source).collect();
    let world = World::new(collect(&trees), options.mode);
    let mut analysis = Analysis::default();
    for file in &parsed {
        analysis.diagnostics.extend(file.diagnostics.iter().cloned());
    }
    for index in 0..world.symbols.defs.len() {
        analysis.diagnostics.extend(world.misplaced_tools(DefId(index)));
    }
    let mut tools = read_tools(&world, sources);
    tools.sort_by_key(|tool| (tool.place.file, tool.place.range.start));
    for mut tool in tools {
        tool.settle();
        analysis.diagnostics.append(&mut tool.diagnostics);
        analysis.tools.extend(tool.into_source());
    }
    let order = |found: &Diagnostic| (found.file, found.range.start, found.severity, found.id);
    analysis.diagnostics.sort_by_key(order);
    tell_once(&mut analysis.diagnostics);
    analysis
}

/// A warning about a type that several tools use is told once.
fn tell_once(diagnostics: &mut Vec<Diagnostic>) {
    let mut told = HashSet::new();
    diagnostics.retain(|found| {
        let key = (found.file, found.range.clone(), found.message.clone());
        found.severity == Severity::Error || told.insert(key)
    });
}

fn read_tools(world: &World<'_>, sources: &[Source]) -> Vec<ReadTool> {
    let contexts = Contexts::of(world);
    let mut tools = Vec::new();
    for index in 0..world.symbols.defs.len() {
        let methods = world.tools_of(DefId(index));
        let read = methods.iter().filter_map(|method| ToolReader::read(world, &contexts, method));
        let mut read: Vec<ReadTool> = read.collect();
        refuse_same_names(&mut read, sources);
        tools.append(&mut read);
    }
    for (index, scope) in world.symbols.scopes.iter().enumerate() {
        if scope.parent.is_none() {
            let methods = world.tools_of_no_type(scope.source, ScopeId(index));
            let read = methods.iter().filter_map(|method| ToolReader::read(world, &contexts, method));
            tools.extend(read);
        }
    }
    tools
}

/// OLT007: one report for each name that several tools of a class have (ruling N-4). Their files are named where the
/// class is spread over several.
fn refuse_same_names(tools: &mut [ReadTool], sources: &[Source]) {
    let mut by_name: HashMap<(Surface, String), Vec<usize>> = HashMap::new();
    for (index, tool) in tools.iter().enumerate().filter(|(_, tool)| tool.is_tool) {
        by_name.entry((tool.surface, tool.name.clone())).or_default().push(index);
    }
    for ((surface, name), indexes) in by_name {
        let [first, _, ..] = indexes.as_slice() else {
            continue;
        };
        let named: Vec<&ReadTool> = indexes.iter().filter_map(|index| tools.get(*index)).collect();
        let help = format!("give each a name of its own with [{}(Name = \"...\")]", attribute_of(surface));
        let message = format!("the methods {} are all named \"{}\"", methods(&named, sources), shortened(&name));
        // Paths are told whole.
        let error = Finding { message, ..Finding::error(DiagnosticId::DuplicateName, "", help) };
        if let Some(tool) = tools.get_mut(*first) {
            let place = tool.place.clone();
            tool.diagnostics.push(error.at(place, Some(&name)));
        }
        for index in &indexes {
            if let Some(tool) = tools.get_mut(*index) {
                tool.signature = None;
            }
        }
    }
}

/// The methods by name, with the path of each one's file where they stand in several.
fn methods(tools: &[&ReadTool], sources: &[Source]) -> String {
    let is_one_file = tools.windows(2).all(|pair| matches!(pair, [one, other] if one.place.file == other.place.file));
    let named = tools.iter().map(|tool| {
        let method = shortened(&tool.method);
        match sources.get(tool.place.file).filter(|_| !is_one_file) {
            Some(source) => format!("`{method}` ({})", source.path),
            None => format!("`{method}`"),
        }
    });
    named.collect::<Vec<_>>().join(", ")
}
