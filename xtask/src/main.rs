//! `cargo xtask`: the workspace's own tasks.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::torture::{self, Effort};
use xtask::{bench, bless, files, fuzz, tidy};

/// The workspace's own tasks.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Write everything that is derived from the fixtures: generated Rust, golden files, snapshots, README tables.
    Bless {
        /// Write nothing; fail and name what is stale.
        #[arg(long)]
        check: bool,
    },
    /// Run the benchmark and hold its ratios against their bounds.
    Bench,
    /// Compare all lanes, and the decoder with a validator, on random argument texts.
    Fuzz {
        /// How many texts in each comparison.
        #[arg(long, default_value_t = 100_000)]
        texts: u32,
        /// What the random choices start from; a new one each time where it is not given.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Check the rules of the repository that no compiler checks.
    Tidy,
    /// Compare the lanes on random signatures.
    Torture {
        /// What the random choices start from.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many signatures.
        #[arg(long, default_value_t = 300)]
        signatures: usize,
        /// How many argument texts for each signature.
        #[arg(long, default_value_t = 20)]
        calls: usize,
    },
}

fn main() -> ExitCode {
    let root = files::workspace();
    let complaints = match Arguments::parse().task {
        Task::Bless { check: true } => bless::check(&root),
        Task::Bless { check: false } => bless::write(&root),
        Task::Bench => bench::run(&root),
        Task::Fuzz { texts, seed } => fuzz::run(&root, texts, seed.unwrap_or_else(fuzz::new_seed)),
        Task::Tidy => tidy::check(&root),
        Task::Torture { seed, signatures, calls } => torture::run(&root, Effort { seed, signatures, calls }),
    };
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
