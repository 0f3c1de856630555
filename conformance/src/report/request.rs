//! `--report kind=path`: which reports are asked for, and the files they are written to.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::event::Event;
use super::summary::Report;
use super::{badge, html, json, jsonl, junit, markdown, terminal};

/// A kind of report, by the word that asks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// What is printed at the end of a run, as plain text.
    Terminal,
    /// The event log, an event a line.
    Jsonl,
    /// The summary and every question that is not answered as it should be.
    Json,
    /// `JUnit` XML, as CI systems read it.
    Junit,
    /// Markdown, for the summary of a CI job.
    Markdown,
    /// One page, clause by clause.
    Html,
    /// What shields.io reads from an endpoint.
    Badge,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 7] =
        [Self::Terminal, Self::Jsonl, Self::Json, Self::Junit, Self::Markdown, Self::Html, Self::Badge];

    /// The word that asks for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Terminal => "terminal",
            Self::Jsonl => "jsonl",
            Self::Json => "json",
            Self::Junit => "junit",
            Self::Markdown => "markdown",
            Self::Html => "html",
            Self::Badge => "badge",
        }
    }

    /// The text of the report.
    ///
    /// # Errors
    /// It cannot be rendered, which is a fault of this crate.
    pub fn render(self, report: &Report<'_>, events: &[Event]) -> Result<String, RenderError> {
        Ok(match self {
            Self::Terminal => terminal::plain(report),
            Self::Jsonl => jsonl::jsonl(events)?,
            Self::Json => json::json(report)?,
            Self::Junit => junit::junit(report)?,
            Self::Markdown => markdown::markdown(report)?,
            Self::Html => html::html(report)?,
            Self::Badge => badge::badge(report)?,
        })
    }
}

/// Why a report cannot be rendered.
pub type RenderError = Box<dyn std::error::Error + Send + Sync>;

/// A report that is asked for: `kind=path`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRequest {
    /// The kind.
    pub kind: Kind,
    /// The file it is written to; the folders above it are made.
    pub path: PathBuf,
}

impl FromStr for ReportRequest {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = Kind::ALL.map(Kind::name).join(", ");
        let Some((name, path)) = text.split_once('=') else {
            return Err(format!("a report is `kind=path`, as in `html=report.html`; the kinds are {names}"));
        };
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        let kind = kind.ok_or_else(|| format!("there is no report `{name}`; the kinds are {names}"))?;
        if path == "-" {
            return Err(format!("`{name}=-`: a report goes into a file; what is printed is the report terminal"));
        }
        if path.is_empty() {
            return Err(format!("`{name}=` names no file; write it behind the sign, as in `{name}=report`"));
        }
        Ok(Self { kind, path: PathBuf::from(path) })
    }
}

impl fmt::Display for ReportRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.kind.name(), self.path.display())
    }
}

/// A report that was not written.
#[derive(Debug)]
pub struct Unwritten {
    /// The report.
    pub request: ReportRequest,
    /// Why.
    pub cause: RenderError,
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the report {} is not written: {}", self.request, self.cause)
    }
}

impl std::error::Error for Unwritten {}

/// Writes every report that is asked for. One that fails keeps none of the others from being written.
///
/// A file has its old text or the whole new one, never a part of it.
#[must_use = "a report may not be written"]
pub fn write_all(requests: &[ReportRequest], events: &[Event]) -> Vec<Unwritten> {
    let report = Report::of(events);
    let mut unwritten = Vec::new();
    for (index, request) in requests.iter().enumerate() {
        let place = place(&request.path);
        let is_taken = requests.iter().take(index).any(|earlier| self::place(&earlier.path) == place);
        let written = match is_taken {
            true => Err("another report is written to this file; name a file for each".into()),
            false => request.kind.render(&report, events).and_then(|text| Ok(write(&place, &text)?)),
        };
        if let Err(cause) = written {
            unwritten.push(Unwritten { request: request.clone(), cause });
        }
    }
    unwritten
}

/// The file that a path means: links are followed, and two spellings of one path are one.
fn place(path: &Path) -> PathBuf {
    let of_folder = || {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Some(fs::canonicalize(folder).ok()?.join(path.file_name()?))
    };
    fs::canonicalize(path).ok().or_else(of_folder).unwrap_or_else(|| path.to_owned())
}

/// Writes beside the file first, then puts it in its place.
fn write(path: &Path, text: &str) -> io::Result<()> {
    // A pipe or a device has no place that another file could take.
    if fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        return fs::write(path, text);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let placed = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    if placed.is_err() {
        // What is left of it is of no use; the error that counts is the first.
        let _ = fs::remove_file(&beside);
    }
    placed
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_request_is_a_kind_and_a_path() {
        for kind in Kind::ALL {
            let text = format!("{}=out/a=b.txt", kind.name());
            let request: ReportRequest = text.parse().unwrap();
            assert_eq!(request, ReportRequest { kind, path: PathBuf::from("out/a=b.txt") });
            assert_eq!(request.to_string(), text);
        }
        let kinds = "the kinds are terminal, jsonl, json, junit, markdown, html, badge";
        let table = [
            ("report.html", format!("a report is `kind=path`, as in `html=report.html`; {kinds}")),
            ("xml=a", format!("there is no report `xml`; {kinds}")),
            ("=a", format!("there is no report ``; {kinds}")),
            ("html=", "`html=` names no file; write it behind the sign, as in `html=report`".to_owned()),
        ];
        for (text, complaint) in table {
            assert_eq!(text.parse::<ReportRequest>(), Err(complaint));
        }
    }
}
