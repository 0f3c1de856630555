//! The files a command is given: directories and globs expanded, text read as UTF-8.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use super::outcome::Failure;

/// A file's text, without a byte order mark, and the path to call it by.
#[derive(Debug)]
pub(super) struct TextFile {
    pub(super) path: PathBuf,
    pub(super) text: String,
}

/// Reads the files that `paths` name, each once, in the order they are named; a directory's in name order.
pub(super) fn read(paths: &[PathBuf]) -> Result<Vec<TextFile>, Failure> {
    let mut seen = HashSet::new();
    let mut files = Vec::new();
    for path in paths {
        for path in expand(path)? {
            let identity = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
            if seen.insert(identity) {
                files.push(read_file(path)?);
            }
        }
    }
    Ok(files)
}

fn expand(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let shown = path.display();
    if path.is_dir() {
        let files = below(path)?;
        return if files.is_empty() { Err(Failure::usage(format!("'{shown}' has no .cs file"))) } else { Ok(files) };
    }
    match path.to_str() {
        Some(pattern) if !path.exists() && pattern.contains(['*', '?', '[']) => matches(pattern),
        _ => named(path),
    }
}

/// A file given by its name: C#, a signature, or one without an extension, which is taken for C#.
fn named(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let is_other = |extension: &OsStr| !["cs", "csx", "json"].iter().any(|known| extension.eq_ignore_ascii_case(known));
    if path.is_file() && path.extension().is_some_and(is_other) {
        let line = format!("'{}' is neither C# (.cs) nor a signature (.json)", path.display());
        return Err(Failure::usage(line));
    }
    Ok(vec![path.to_owned()])
}

/// The C# files below a directory; hidden folders and those a build writes into are passed over.
fn below(directory: &Path) -> Result<Vec<PathBuf>, Failure> {
    let is_wanted = |entry: &DirEntry| {
        let name = entry.file_name().to_string_lossy();
        entry.depth() == 0 || !(name.starts_with('.') || entry.file_type().is_dir() && (name == "bin" || name == "obj"))
    };
    let mut files = Vec::new();
    for entry in WalkDir::new(directory).sort_by_file_name().into_iter().filter_entry(is_wanted) {
        let entry = entry.map_err(|error| Failure::usage(format!("cannot list '{}': {error}", directory.display())))?;
        if entry.file_type().is_file() && entry.path().extension().is_some_and(|extension| extension == "cs") {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

fn matches(pattern: &str) -> Result<Vec<PathBuf>, Failure> {
    let paths = glob::glob(pattern).map_err(|error| Failure::usage(format!("'{pattern}' is not a glob: {error}")))?;
    let files: Vec<PathBuf> = paths.filter_map(Result::ok).filter(|path| path.is_file()).collect();
    if files.is_empty() {
        return Err(Failure::usage(format!("no file matches '{pattern}'")));
    }
    Ok(files)
}

fn read_file(path: PathBuf) -> Result<TextFile, Failure> {
    let shown = path.display();
    // A device may never end, and a pipe without a writer never begins.
    if fs::metadata(&path).is_ok_and(|known| !known.is_file()) {
        let line = format!("'{shown}' is a device or a pipe, not a file; write what it gives into a file first");
        return Err(Failure::usage(line));
    }
    let bytes = fs::read(&path).map_err(|error| Failure::usage(format!("cannot read '{shown}': {error}")))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(TextFile { path, text: without_mark(text) }),
        Err(error) => {
            let offset = error.utf8_error().valid_up_to();
            Err(Failure::usage(format!(
                "'{shown}' is not UTF-8 (byte {offset} is the first that is not); save it as UTF-8"
            )))
        }
    }
}

/// The mark is no part of the text: columns do not count it, and JSON does not allow it.
fn without_mark(text: String) -> String {
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}
