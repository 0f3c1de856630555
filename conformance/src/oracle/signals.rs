//! Interruptions: the first ends the run with its report, a second one ends the program.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What shells give a program that an interruption ended.
const INTERRUPTED: i32 = 130;

/// A flag that the first interruption sets.
pub(super) fn flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    // Without a handler an interrupted run ends without its report; nothing else depends on it.
    let _ = ctrlc::set_handler(move || {
        if set.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    });
    flag
}
