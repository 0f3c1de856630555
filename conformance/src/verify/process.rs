//! A program that is asked: started in a group of its own, fed and read by threads, and always stopped.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use process_wrap::std::{ChildWrapper, CommandWrap};

/// A longer line is not kept.
const MAX_LINE: usize = 16 << 20;

/// How much a program may write without answering anything, in bytes.
const MAX_UNASKED: u64 = 64 << 20;

/// How many lines a program may write without answering anything.
const MAX_UNASKED_LINES: usize = 10_000;

/// How long the end of standard error is waited for when the program has ended.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// How much of standard error is kept.
const ERROR_TAIL: usize = 4096;

/// How long the end of a killed program is waited for.
const REAPED: Duration = Duration::from_secs(2);

/// How many lines may wait to be read.
const WAITING_LINES: usize = 256;

/// What came from the program.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Received {
    /// A line, without its end.
    Line(Vec<u8>),
    /// A line that is too long to be kept.
    TooLong,
    /// It writes and writes, and answers nothing.
    TooMuch,
    /// It closed its output.
    Closed,
    /// Nothing, in the given time.
    Nothing,
}

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Box<dyn ChildWrapper>,
    lines: Receiver<Received>,
    input: Option<Sender<String>>,
    errors: Receiver<Vec<u8>>,
    unasked: Arc<AtomicU64>,
    unasked_lines: usize,
}

impl Process {
    /// Starts the program.
    pub(super) fn start(command: &[String]) -> io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut prepared = Command::new(program);
        prepared.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut wrapped = CommandWrap::from(prepared);
        // What the program starts ends with it: a shell's children too.
        #[cfg(unix)]
        wrapped.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        wrapped.wrap(process_wrap::std::JobObject);
        let mut child = wrapped.spawn()?;
        let (to_lines, lines) = sync_channel(WAITING_LINES);
        let unasked = Arc::new(AtomicU64::new(0));
        if let Some(output) = child.stdout().take() {
            let unasked = Arc::clone(&unasked);
            thread::spawn(move || read_lines(BufReader::new(output), &to_lines, &unasked));
        }
        let (to_errors, errors) = channel();
        if let Some(stream) = child.stderr().take() {
            // Where no one asks for the last words any more there is no one to tell.
            thread::spawn(move || to_errors.send(tail_of(stream)));
        }
        let (input, to_write) = channel();
        if let Some(stream) = child.stdin().take() {
            thread::spawn(move || write_lines(stream, &to_write));
        }
        Ok(Self { child, lines, input: Some(input), errors, unasked, unasked_lines: 0 })
    }

    /// Sends a line. A program that does not read it can't keep the caller waiting.
    pub(super) fn send(&self, line: String) {
        // A program that has ended is told by what is received.
        let _ = self.input.as_ref().map(|input| input.send(line));
    }

    /// Tells the program that nothing more comes.
    pub(super) fn end_input(&mut self) {
        self.input = None;
    }

    /// What comes next, until `deadline`.
    pub(super) fn receive(&mut self, deadline: Instant) -> Received {
        self.unasked_lines += 1;
        if self.unasked_lines > MAX_UNASKED_LINES {
            return Received::TooMuch;
        }
        match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(received) => received,
            Err(RecvTimeoutError::Timeout) => {
                self.unasked_lines -= 1;
                Received::Nothing
            }
            Err(RecvTimeoutError::Disconnected) => Received::Closed,
        }
    }

    /// Says that what came last was asked for.
    pub(super) fn answered(&mut self) {
        self.unasked.store(0, Ordering::Relaxed);
        self.unasked_lines = 0;
    }

    /// Waits for the program to end by itself; tells its exit status in words if it does.
    pub(super) fn wait(&mut self, limit: Duration) -> Option<String> {
        let deadline = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }

    /// The end of what it wrote to standard error, if it has ended and wrote something.
    pub(super) fn last_words(&self) -> Option<String> {
        let errors = self.errors.recv_timeout(LAST_WORDS).ok()?;
        let text = String::from_utf8_lossy(&errors).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, and its group with it; or it may have left the group.
        let _ = self.child.start_kill();
        let _ = self.child.inner_mut().start_kill();
        let deadline = Instant::now() + REAPED;
        while Instant::now() < deadline && matches!(self.child.inner_mut().try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Cuts the output at its line ends; memory stays bounded whatever comes.
fn read_lines(mut output: impl BufRead, lines: &SyncSender<Received>, unasked: &AtomicU64) {
    let mut line = Vec::new();
    let mut is_too_long = false;
    let last = loop {
        let Ok(chunk) = output.fill_buf() else { break Received::Closed };
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let taken = end.map_or(chunk.len(), |end| end + 1);
        if unasked.fetch_add(taken as u64, Ordering::Relaxed) > MAX_UNASKED {
            break Received::TooMuch;
        }
        if line.len() + taken > MAX_LINE {
            is_too_long = true;
            line.clear();
        } else if !is_too_long {
            line.extend(chunk.iter().take(end.unwrap_or(taken)));
        }
        output.consume(taken);
        // The last line need not be ended.
        let is_over = taken == 0;
        if end.is_some() || (is_over && !line.is_empty()) {
            let received = if is_too_long { Received::TooLong } else { Received::Line(std::mem::take(&mut line)) };
            is_too_long = false;
            if lines.send(received).is_err() {
                return;
            }
        }
        if is_over {
            break Received::Closed;
        }
    };
    // Where no one listens any more there is no one to tell.
    let _ = lines.send(last);
}

/// Reads a stream to its end, and keeps the end of it.
fn tail_of(mut stream: impl Read) -> Vec<u8> {
    let mut tail = Vec::new();
    let mut chunk = [0; 1024];
    while let Ok(count @ 1..) = stream.read(&mut chunk) {
        tail.extend(chunk.iter().take(count));
        let surplus = tail.len().saturating_sub(ERROR_TAIL);
        tail.drain(..surplus);
    }
    tail
}

fn write_lines(mut stream: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = stream.write_all(line.as_bytes()).and_then(|()| stream.write_all(b"\n"));
        if written.and_then(|()| stream.flush()).is_err() {
            return;
        }
    }
}
