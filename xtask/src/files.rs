//! Files of the workspace: where they are, and whether they hold what they must.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A file that is derived, with the text it must hold.
#[derive(Debug)]
pub struct Derived {
    /// The file, from the workspace's root.
    pub path: PathBuf,
    /// What it must hold.
    pub text: String,
}

impl Derived {
    /// A derived file.
    pub fn new(path: impl Into<PathBuf>, text: impl Into<String>) -> Self {
        Self { path: path.into(), text: text.into() }
    }

    /// Why the file does not hold its text, if it does not.
    #[must_use]
    pub fn complaint(&self, root: &Path) -> Option<String> {
        let path = self.path.display();
        match fs::read_to_string(root.join(&self.path)) {
            Ok(text) if text == self.text => None,
            Ok(text) => Some(format!("{path}:{}: stale, or edited by hand", first_difference(&text, &self.text))),
            Err(_) => Some(format!("{path}: missing")),
        }
    }

    /// Writes the file where it does not hold its text.
    ///
    /// # Errors
    /// The file system refuses.
    pub fn ensure(&self, root: &Path) -> io::Result<()> {
        if self.complaint(root).is_none() {
            return Ok(());
        }
        let path = root.join(&self.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, &self.text)
    }
}

/// The number of the first line that differs.
fn first_difference(found: &str, expected: &str) -> usize {
    let same = found.lines().zip(expected.lines()).take_while(|(a, b)| a == b).count();
    same + 1
}

/// The workspace's root.
#[must_use]
pub fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The files below `folder`, from `root`, in order; none where there is no such folder.
#[must_use]
pub fn below(root: &Path, folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.extend((!is_foreign(&path)).then_some(path));
            } else if !is_foreign(&path) {
                files.extend(path.strip_prefix(root).map(Path::to_owned));
            }
        }
    }
    files.sort();
    files
}

/// Files and folders that hold nothing of ours; `.git` is a file in a linked work tree.
fn is_foreign(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    name == "target" || name == ".git" || name == "wip"
}
