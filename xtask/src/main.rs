//! `cargo xtask`: the workspace's own tasks.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{bless, files, tidy};

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
    /// Check the rules of the repository that no compiler checks.
    Tidy,
}

fn main() -> ExitCode {
    let root = files::workspace();
    let complaints = match Arguments::parse().task {
        Task::Bless { check: true } => bless::check(&root),
        Task::Bless { check: false } => bless::write(&root),
        Task::Tidy => tidy::check(&root),
    };
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
