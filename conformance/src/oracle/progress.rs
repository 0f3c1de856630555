//! How far a run is, on standard error.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// How far a run is: a bar on a terminal, a line for each tenth elsewhere.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    total: usize,
    tenths: AtomicUsize,
    things: &'static str,
}

impl Progress {
    /// A run over so many `things`.
    pub(super) fn over(total: usize, things: &'static str) -> Self {
        let bar = io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos} of {len} {msg} {elapsed}");
            let bar = ProgressBar::new(total as u64).with_message(things);
            if let Ok(style) = style {
                bar.set_style(style);
            }
            bar
        });
        Self { bar, total, tenths: AtomicUsize::new(0), things }
    }

    /// So many of them are done.
    pub(super) fn at(&self, settled: usize) {
        match &self.bar {
            Some(bar) => bar.set_position(settled as u64),
            None => {
                let tenth = settled * 10 / self.total.max(1);
                if self.tenths.fetch_max(tenth, Ordering::Relaxed) < tenth {
                    // Where standard error can't be written there is no one to tell.
                    let _ = writeln!(io::stderr().lock(), "{settled} of {} {}", self.total, self.things);
                }
            }
        }
    }

    /// The run is over.
    pub(super) fn done(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
