//! The command line of the commands that ask and grade.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use glob::Pattern;

use crate::case::Level;
use crate::report::ReportRequest;

/// Which questions are put.
#[derive(Debug, Args)]
pub(in crate::oracle) struct SelectionOptions {
    /// Only questions or cases whose id this glob matches, such as 'types/*'; may be repeated
    #[arg(long, value_name = "GLOB")]
    pub(in crate::oracle) only: Vec<Pattern>,
    /// Only questions of this level; may be repeated
    #[arg(long = "level", value_enum, value_name = "LEVEL")]
    pub(in crate::oracle) levels: Vec<LevelOption>,
    /// Put the questions in another order, the same for the same number
    #[arg(long, value_name = "SEED")]
    pub(in crate::oracle) shuffle: Option<u64>,
}

/// How much a third party has to follow a case.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(in crate::oracle) enum LevelOption {
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
pub(in crate::oracle) struct RunOptions {
    #[command(flatten)]
    pub(in crate::oracle) selection: SelectionOptions,
    /// Questions that are known to fail: lines of an id and a reason; one that passes fails the run
    #[arg(long, value_name = "FILE")]
    pub(in crate::oracle) known: Option<PathBuf>,
    /// Write a report too, such as html=report.html; may be repeated
    ///
    /// The kinds are terminal, jsonl, json, junit, markdown, html and badge.
    #[arg(long = "report", value_name = "KIND=PATH")]
    pub(in crate::oracle) reports: Vec<ReportRequest>,
    /// A folder of fixtures in place of those that the program carries
    #[arg(long, value_name = "FOLDER")]
    pub(in crate::oracle) fixtures: Option<PathBuf>,
}

/// Options of `olt verify`.
#[derive(Debug, Args)]
pub(in crate::oracle) struct VerifyOptions {
    #[command(flatten)]
    pub(in crate::oracle) run: RunOptions,
    /// The program answers one question and ends; it is started for each
    #[arg(long)]
    pub(in crate::oracle) per_case: bool,
    /// How many of the program run at a time
    #[arg(long, value_name = "N", default_value = "1")]
    pub(in crate::oracle) jobs: NonZeroUsize,
    /// Seconds that an answer may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(in crate::oracle) timeout: f64,
    /// The program and its arguments, after `--`
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(in crate::oracle) command: Vec<String>,
}

/// Seconds, more than none and no more than a day.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds.ok_or_else(|| "a number of seconds is needed, above 0 and at most 86400".to_owned())
}

/// Options of `olt requests`.
#[derive(Debug, Args)]
pub(in crate::oracle) struct RequestsOptions {
    #[command(flatten)]
    pub(in crate::oracle) selection: SelectionOptions,
    /// A folder of fixtures in place of those that the program carries
    #[arg(long, value_name = "FOLDER")]
    pub(in crate::oracle) fixtures: Option<PathBuf>,
}

/// Options of `olt grade`.
#[derive(Debug, Args)]
pub(in crate::oracle) struct GradeOptions {
    #[command(flatten)]
    pub(in crate::oracle) run: RunOptions,
    /// The file of answers, one a line in any order; - is standard input
    #[arg(value_name = "ANSWERS")]
    pub(in crate::oracle) answers: PathBuf,
}

/// Options of `olt fuzz`.
#[derive(Debug, Args)]
pub(in crate::oracle) struct FuzzOptions {
    /// What the random choices start from; a new one each time where it is not given
    #[arg(long, value_name = "N")]
    pub(in crate::oracle) seed: Option<u64>,
    /// How many random signatures
    #[arg(long, value_name = "K", default_value_t = 200)]
    pub(in crate::oracle) cases: usize,
    /// How many random calls of each
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(in crate::oracle) calls: usize,
    /// Write each case into this folder, in place of printing it
    #[arg(long, value_name = "FOLDER")]
    pub(in crate::oracle) out: Option<PathBuf>,
    /// Stop after so many different disagreements
    #[arg(long, value_name = "N", default_value = "5")]
    pub(in crate::oracle) enough: NonZeroUsize,
    /// Seconds that an answer may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(in crate::oracle) timeout: f64,
    /// The program and its arguments, after `--`
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(in crate::oracle) command: Vec<String>,
}

/// Options of `olt testee`.
#[derive(Debug, Args)]
pub(in crate::oracle) struct TesteeOptions {
    /// Get one rule wrong, to see what the suite says of it
    #[arg(long, value_name = "NAME")]
    pub(in crate::oracle) saboteur: Option<String>,
    /// List the saboteurs instead: name, the clause it breaks, what it does
    #[arg(long, conflicts_with = "saboteur")]
    pub(in crate::oracle) list: bool,
}
