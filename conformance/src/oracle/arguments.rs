//! The command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use glob::Pattern;

use super::outcome::Failure;
use crate::case::Level;
use crate::csharp::Mode;
use crate::report::ReportRequest;

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
    /// Explain a diagnostic, a clause, a ruling or a case, by its id
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
    Testee,
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
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum CheckFormat {
    Text,
    Json,
    Sarif,
    Github,
}

/// Options of `olt explain`.
#[derive(Debug, Args)]
pub(super) struct ExplainOptions {
    /// Such as OLT005, K-8, record.serializer or types/int
    #[arg(value_name = "ID")]
    pub(super) id: String,
}

/// Which questions are put.
#[derive(Debug, Args)]
pub(super) struct SelectionOptions {
    /// Only questions or cases whose id this glob matches, such as 'types/*'; may be repeated
    #[arg(long, value_name = "GLOB")]
    pub(super) only: Vec<Pattern>,
    /// Only questions of this level; may be repeated
    #[arg(long = "level", value_enum, value_name = "LEVEL")]
    pub(super) levels: Vec<LevelOption>,
    /// Put the questions in another order, the same for the same number
    #[arg(long, value_name = "SEED")]
    pub(super) shuffle: Option<u64>,
}

/// How much a third party has to follow a case.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum LevelOption {
    Must,
    Should,
    Variant,
}

impl From<LevelOption> for Level {
    fn from(level: LevelOption) -> Self {
        match level {
            LevelOption::Must => Self::Must,
            LevelOption::Should => Self::Should,
            LevelOption::Variant => Self::Variant,
        }
    }
}

/// What a graded run has in common, live or not.
#[derive(Debug, Args)]
pub(super) struct RunOptions {
    #[command(flatten)]
    pub(super) selection: SelectionOptions,
    /// Questions that are known to fail: lines of an id and a reason; one that passes fails the run
    #[arg(long, value_name = "FILE")]
    pub(super) known: Option<PathBuf>,
    /// Write a report too, such as html=report.html; may be repeated
    ///
    /// The kinds are terminal, jsonl, json, junit, markdown, html and badge.
    #[arg(long = "report", value_name = "KIND=PATH")]
    pub(super) reports: Vec<ReportRequest>,
    /// A folder of fixtures in place of those that the program carries
    #[arg(long, value_name = "FOLDER")]
    pub(super) fixtures: Option<PathBuf>,
}

/// Options of `olt verify`.
#[derive(Debug, Args)]
pub(super) struct VerifyOptions {
    #[command(flatten)]
    pub(super) run: RunOptions,
    /// The program answers one question and ends; it is started for each
    #[arg(long)]
    pub(super) per_case: bool,
    /// How many of the program run at a time
    #[arg(long, value_name = "N", default_value = "1")]
    pub(super) jobs: NonZeroUsize,
    /// Seconds that an answer may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(super) timeout: f64,
    /// The program and its arguments, after `--`
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(super) command: Vec<String>,
}

/// Seconds, more than none and no more than a day.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.ok_or_else(|| "a number of seconds is needed, above 0 and at most 86400".to_owned())
}

/// Options of `olt requests`.
#[derive(Debug, Args)]
pub(super) struct RequestsOptions {
    #[command(flatten)]
    pub(super) selection: SelectionOptions,
    /// A folder of fixtures in place of those that the program carries
    #[arg(long, value_name = "FOLDER")]
    pub(super) fixtures: Option<PathBuf>,
}

/// Options of `olt grade`.
#[derive(Debug, Args)]
pub(super) struct GradeOptions {
    #[command(flatten)]
    pub(super) run: RunOptions,
    /// The file of answers, one a line in any order; - is standard input
    #[arg(value_name = "ANSWERS")]
    pub(super) answers: PathBuf,
}

/// Options of `olt fuzz`.
#[derive(Debug, Args)]
pub(super) struct FuzzOptions {
    /// What the random choices start from; a new one each time where it is not given
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// How many random signatures
    #[arg(long, value_name = "K", default_value_t = 200)]
    pub(super) cases: usize,
    /// How many random calls of each
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(super) calls: usize,
    /// Stop after so many different disagreements
    #[arg(long, value_name = "N", default_value = "5")]
    pub(super) enough: NonZeroUsize,
    /// Seconds that an answer may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(super) timeout: f64,
    /// The program and its arguments, after `--`
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(super) command: Vec<String>,
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
    format!("{}; see 'olt --help'", words.join(" "))
}
