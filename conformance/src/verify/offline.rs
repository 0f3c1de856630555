//! Answers that were collected elsewhere: a file in place of a running program.

use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE};

use super::ledger::{Ledger, Line, Waiting};
use crate::protocol::{HELLO, Reply};
use crate::report::{Event, FindingKind, Stop};

/// Grades the answers in `bytes`. They may stand in any order, with any line ends and a byte order mark, as UTF-8 or
/// as the UTF-16 that some shells write.
pub(super) fn grade(mut ledger: Ledger<'_>, bytes: &[u8]) -> Vec<Event> {
    let bytes = utf8(bytes);
    let lines = || bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| !line.trim_ascii().is_empty());
    // What was declared as unsupported decides what was asked, wherever that line stands.
    match lines().find_map(hello) {
        Some(reply) => {
            ledger.hello(&reply);
        }
        None => {
            let text = "the answers have none to `hello`, so that nothing counts as unsupported".to_owned();
            ledger.find(FindingKind::NoHello, Some(HELLO), text);
        }
    }
    let mut introductions = 0;
    for line in lines() {
        if matches!(ledger.take(line, Waiting::All), Line::Hello(_)) {
            introductions += 1;
            if introductions == 2 {
                let text = "`hello` is answered more than once; only the first answer counts".to_owned();
                ledger.find(FindingKind::AnsweredTwice, Some(HELLO), text);
            }
        }
    }
    ledger.close(Stop::Completed)
}

fn hello(line: &[u8]) -> Option<Reply> {
    let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    serde_json::from_slice::<Reply>(line).ok().filter(|reply| reply.id == HELLO && reply.implementation.is_some())
}

/// The bytes as UTF-8, without a byte order mark. What is not UTF-16 by its mark stays as it is, so that a line that is not UTF-8 is found.
#[must_use]
pub fn utf8(bytes: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    match encoding_rs::Encoding::for_bom(bytes) {
        Some((encoding, length)) if encoding == UTF_16LE || encoding == UTF_16BE => {
            let rest = bytes.get(length..).unwrap_or_default();
            encoding.decode_without_bom_handling(rest).0.into_owned().into_bytes().into()
        }
        Some((encoding, length)) if encoding == UTF_8 => bytes.get(length..).unwrap_or_default().into(),
        _ => bytes.into(),
    }
}
