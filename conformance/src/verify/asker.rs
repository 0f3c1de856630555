//! One question at a time, for callers that decide by the answer what to ask next.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::process::{Process, Received};
use crate::protocol::{Reply, Request};

/// How often a wait looks whether the search was interrupted.
const LOOK: Duration = Duration::from_millis(100);

/// A program that is asked one question at a time. It is started again when it fails.
#[derive(Debug)]
pub struct Asker {
    command: Vec<String>,
    timeout: Duration,
    live: Option<Process>,
    introduction: Reply,
    interrupted: Arc<AtomicBool>,
}

impl Asker {
    /// Starts the program and asks who it is.
    ///
    /// # Errors
    /// It can't be started, or does not answer `hello`; the text says which.
    pub fn start(command: Vec<String>, timeout: Duration) -> Result<Self, String> {
        let mut asker =
            Self { command, timeout, live: None, introduction: Reply::default(), interrupted: Arc::default() };
        asker.introduction = asker.introduce()?;
        Ok(asker)
    }

    /// Stops waiting for an answer once this is set.
    pub fn interrupt_by(&mut self, interrupted: Arc<AtomicBool>) {
        self.interrupted = interrupted;
    }

    /// Whether waiting was stopped: that there is no answer then says nothing of the program.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// Its answer to `hello`.
    #[must_use]
    pub fn introduction(&self) -> &Reply {
        &self.introduction
    }

    /// Asks one question. Lines that do not answer it are passed over.
    ///
    /// # Errors
    /// There is no answer in time, or the program ended; the text says which. The next question starts it again.
    pub fn ask(&mut self, request: &Request) -> Result<Reply, String> {
        if self.live.is_none() {
            self.introduce()?;
        }
        self.exchange(request)
    }

    fn introduce(&mut self) -> Result<Reply, String> {
        let started = Process::start(&self.command);
        let program = self.command.first().map_or("", String::as_str);
        self.live = Some(started.map_err(|error| format!("'{program}' can't be started: {error}"))?);
        let reply = self.exchange(&Request::hello()).map_err(|why| format!("`hello` is not answered: {why}"))?;
        match reply.implementation {
            Some(_) => Ok(reply),
            None => Err("the answer to `hello` has no `impl`".to_owned()),
        }
    }

    fn exchange(&mut self, request: &Request) -> Result<Reply, String> {
        let deadline = Instant::now() + self.timeout;
        let Some(process) = self.live.as_mut() else { return Err("the program does not run".to_owned()) };
        process.send(request.line());
        let why = loop {
            match process.receive(deadline.min(Instant::now() + LOOK)) {
                Received::Line(line) => match serde_json::from_slice::<Reply>(&line) {
                    Ok(reply) if reply.id == request.id => {
                        process.answered();
                        return Ok(reply);
                    }
                    _ => {}
                },
                Received::TooLong => {}
                Received::TooMuch => break "it writes and writes, and answers nothing".to_owned(),
                Received::Closed => break "it ended".to_owned(),
                Received::Nothing if self.interrupted.load(Ordering::Relaxed) => break "it was interrupted".to_owned(),
                Received::Nothing if Instant::now() < deadline => {}
                Received::Nothing => break format!("no answer within {} s", self.timeout.as_secs_f64()),
            }
        };
        self.live = None;
        Err(why)
    }
}
