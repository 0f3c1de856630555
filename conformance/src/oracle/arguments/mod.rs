//! The command line.

mod graded;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};

use super::outcome::Failure;
use super::provider::ProviderOption;
use crate::csharp::Mode;
pub(super) use graded::{
    FuzzOptions, GradeOptions, RequestsOptions, RunOptions, SelectionOptions, TesteeOptions, VerifyOptions,
};

/// Answers what a C# tool's schema is and how its arguments are decoded.
#[derive(Debug, Parser)]
#[command(name = "olt", version, about, disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Describe every tool: name, description, schemas, metadata
    Describe(DescribeOptions),
    /// Decode a call's arguments: {"ok":{…}} with exit 0, or {"error":"…"} with exit 1
    Decode(DecodeOptions),
    /// Check the tools: OLT001 to OLT011 and warnings; exit 1 if there is an error
    Check(CheckOptions),
    /// Take the tools down to what a provider's API accepts, and say what is lost
    Lower(LowerOptions),
    /// Explain a diagnostic, a clause, a ruling, a case or a question of one, or a saboteur, by its id
    Explain(ExplainOptions),
    /// Grade a program: every question of the suite is put to it
    Verify(VerifyOptions),
    /// Print the questions of the suite, to be answered elsewhere
    Requests(RequestsOptions),
    /// Grade a file of answers to what `olt requests` printed
    Grade(GradeOptions),
    /// Ask a program about random signatures and calls; print what it answers differently as cases
    Fuzz(FuzzOptions),
    /// Answer the questions of the suite with this implementation
    Testee(TesteeOptions),
    /// Tell what changed between two folders of fixtures; exit 1 if anything did
    Diff(DiffOptions),
}

/// Where the tools come from.
#[derive(Debug, Args)]
pub(super) struct SourceOptions {
    /// C# files, signature .json files, directories (their .cs files), or globs
    #[arg(required = true, value_name = "FILES")]
    pub(super) files: Vec<PathBuf>,
    /// Read C# as the source generator does, or as reflection does (no doc comments, always camelCase)
    #[arg(long, value_enum, default_value_t = ModeOption::Generator)]
    mode: ModeOption,
    /// Define a preprocessor symbol; may be repeated
    #[arg(long = "define", value_name = "SYMBOL")]
    pub(super) defines: Vec<String>,
}

impl SourceOptions {
    pub(super) fn mode(&self) -> Mode {
        match self.mode {
            ModeOption::Generator => Mode::Generator,
            ModeOption::Reflection => Mode::Reflection,
        }
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum ModeOption {
    Generator,
    Reflection,
}

/// Options of `olt describe`.
#[derive(Debug, Args)]
pub(super) struct DescribeOptions {
    #[command(flatten)]
    pub(super) sources: SourceOptions,
    /// Only the tool of this name
    #[arg(long, value_name = "NAME")]
    pub(super) tool: Option<String>,
    /// Print the tool's input schema, byte for byte, and nothing else
    #[arg(long, requires = "tool", conflicts_with = "format")]
    pub(super) schema: bool,
    /// text is for reading, jsonl is one JSON object a tool; the default is text on a terminal, else jsonl
    #[arg(long, value_enum)]
    pub(super) format: Option<Format>,
}

/// How tools are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Text,
    Jsonl,
}

/// Options of `olt decode`.
#[derive(Debug, Args)]
pub(super) struct DecodeOptions {
    #[command(flatten)]
    pub(super) sources: SourceOptions,
    /// The tool that is called
    #[arg(long, value_name = "NAME")]
    pub(super) tool: String,
    /// The arguments' JSON text; without it, standard input is read
    #[arg(long = "args", value_name = "TEXT", allow_hyphen_values = true)]
    pub(super) arguments: Option<String>,
    /// The call came through the lowering for this provider: null can mean "not given"
    #[arg(long, value_enum, value_name = "PROVIDER")]
    pub(super) provider: Option<ProviderOption>,
}

/// Options of `olt check`.
#[derive(Debug, Args)]
pub(super) struct CheckOptions {
    #[command(flatten)]
    pub(super) sources: SourceOptions,
    /// text is for reading, json an array, sarif a SARIF 2.1.0 log, github workflow annotations
    ///
    /// Lines and columns count from 1, columns in Unicode code points.
    #[arg(long, value_enum, default_value_t = CheckFormat::Text)]
    pub(super) format: CheckFormat,
    /// Note what this provider's API will not be told, and which of its limits the tools exceed
    #[arg(long, value_enum, value_name = "PROVIDER")]
    pub(super) provider: Option<ProviderOption>,
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum CheckFormat {
    Text,
    Json,
    Sarif,
    Github,
}

/// Options of `olt lower`.
#[derive(Debug, Args)]
pub(super) struct LowerOptions {
    #[command(flatten)]
    pub(super) sources: SourceOptions,
    /// Whose API takes them
    #[arg(long, value_enum, value_name = "PROVIDER")]
    pub(super) provider: ProviderOption,
    /// Only the tool of this name
    #[arg(long, value_name = "NAME")]
    pub(super) tool: Option<String>,
    /// The API of OpenAI that the wire form is for; the other providers have one
    #[arg(long, value_enum, default_value_t = Api::Chat)]
    pub(super) api: Api,
    /// text is for reading, jsonl is one JSON object a tool; the default is text on a terminal, else jsonl
    #[arg(long, value_enum)]
    pub(super) format: Option<Format>,
}

/// An API of OpenAI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Api {
    Chat,
    Responses,
}

/// Options of `olt explain`.
#[derive(Debug, Args)]
pub(super) struct ExplainOptions {
    /// Such as OLT005, K-8, record.serializer, types/int or types/int#3
    #[arg(value_name = "ID")]
    pub(super) id: String,
}

/// Options of `olt diff`.
#[derive(Debug, Args)]
pub(super) struct DiffOptions {
    /// The folder of fixtures as it was
    #[arg(value_name = "OLD")]
    pub(super) old: PathBuf,
    /// The folder as it is
    #[arg(value_name = "NEW")]
    pub(super) new: PathBuf,
    /// text is for reading, json is one object
    #[arg(long, value_enum, default_value_t = DiffFormat::Text)]
    pub(super) format: DiffFormat,
}

/// How differences are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum DiffFormat {
    Text,
    Json,
}

/// The command that was asked for; else the exit code, with the reason or the help printed.
pub(super) fn read() -> Result<Command, ExitCode> {
    match CommandLine::try_parse() {
        Ok(line) => Ok(line.command),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            let printed = error.print();
            Err(printed.map_or_else(|error| Failure::Output(error).report(), |()| ExitCode::SUCCESS))
        }
        Err(error) => Err(Failure::usage(one_line(&error)).report()),
    }
}

/// What `clap` says on many lines: the first paragraph on one line, and where to read more.
fn one_line(error: &clap::Error) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return "a command is needed, such as 'olt describe FILE.cs'; 'olt --help' lists them".to_owned();
    }
    let text = error.to_string();
    // What was typed may hold blank lines itself; the usage and the hints come last.
    let paragraph = ["\n\nUsage:", "\n\nFor more information"]
        .iter()
        .fold(text.as_str(), |text, end| text.rsplit_once(end).map_or(text, |(before, _)| before));
    let sentence = paragraph.replace("\n\n  tip:", ";");
    let words: Vec<&str> = sentence.trim_start_matches("error: ").split_whitespace().collect();
    let named = std::env::args().nth(1).filter(|word| CommandLine::command().find_subcommand(word).is_some());
    let asks = matches!(named.as_deref(), Some("verify" | "fuzz")) && error.kind() == ErrorKind::UnknownArgument;
    let mend = if asks { "; the program to ask stands after `--`" } else { "" };
    let help = named.map_or_else(|| "olt --help".to_owned(), |command| format!("olt {command} --help"));
    format!("{}{mend}; see '{help}'", words.join(" "))
}
