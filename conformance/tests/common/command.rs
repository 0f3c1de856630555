//! Runs `olt` as a user does, in a folder of the test's own.

#![allow(dead_code)]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own for one test, removed when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> &Self {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        self
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn olt(&self, arguments: &[&str]) -> Answer {
        self.olt_reading(arguments, "")
    }

    pub(crate) fn olt_reading(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Answer {
        let mut child = Command::new(env!("CARGO_BIN_EXE_olt"))
            .args(arguments)
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut stdin, input) = (child.stdin.take().unwrap(), input.as_ref().to_vec());
        // It is fed beside being read, as in a shell; one that does not read its input is no failure of the test.
        let feeding = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let answer = Answer::from(child.wait_with_output().unwrap());
        feeding.join().unwrap();
        answer
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a command printed, and its exit code.
#[derive(Debug, PartialEq)]
pub(crate) struct Answer {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

impl From<Output> for Answer {
    fn from(output: Output) -> Self {
        Self {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code().unwrap(),
        }
    }
}

pub(crate) fn answer(out: &str, err: &str, code: i32) -> Answer {
    Answer { out: out.to_owned(), err: err.to_owned(), code }
}
