//! The clock that time-outs are measured on: the real one, or one that tests turn by hand.

use std::future::pending;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// The clock of a [`ToolContext`](super::ToolContext).
#[derive(Debug, Clone, Default)]
pub struct TimeProvider(Source);

#[derive(Debug, Clone, Default)]
enum Source {
    #[default]
    Tokio,
    Manual(watch::Receiver<Duration>),
}

/// Turns a clock made by [`TimeProvider::manual`].
#[derive(Debug)]
pub struct ManualClock(watch::Sender<Duration>);

impl TimeProvider {
    /// The clock of the tokio runtime that the call runs on.
    #[must_use]
    pub fn tokio() -> Self {
        Self::default()
    }

    /// A clock that stands still until it is turned.
    ///
    /// ```
    /// use std::time::Duration;
    /// use olt::{TimeProvider, ToolContext};
    /// let (clock, hand) = TimeProvider::manual();
    /// let context = ToolContext::new().with_clock(clock);
    /// hand.advance(Duration::from_secs(5)); // what has 5 s in this context has timed out now
    /// # drop(context);
    /// ```
    #[must_use]
    pub fn manual() -> (Self, ManualClock) {
        let (sender, receiver) = watch::channel(Duration::ZERO);
        (Self(Source::Manual(receiver)), ManualClock(sender))
    }

    /// The moment at which a call that begins now has taken `seconds`; 0 is never.
    pub(super) fn deadline(&self, seconds: u64) -> Deadline {
        let limit = Duration::from_secs(seconds);
        match &self.0 {
            _ if seconds == 0 => Deadline::Never,
            Source::Tokio => Instant::now().checked_add(limit).map_or(Deadline::Never, Deadline::Tokio),
            Source::Manual(now) => Deadline::Manual(now.clone(), now.borrow().saturating_add(limit)),
        }
    }
}

impl ManualClock {
    /// Lets `time` pass.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|now| *now = now.saturating_add(time));
    }
}

/// A moment on some clock.
pub(super) enum Deadline {
    Never,
    Tokio(Instant),
    Manual(watch::Receiver<Duration>, Duration),
}

impl Deadline {
    /// Waits for the moment to come.
    pub(super) async fn reached(self) {
        match self {
            Self::Never => pending().await,
            Self::Tokio(moment) => sleep_until(moment).await,
            Self::Manual(mut now, moment) => {
                // A clock without a hand stands still for ever.
                if now.wait_for(|now| *now >= moment).await.is_err() {
                    pending::<()>().await;
                }
            }
        }
    }
}
