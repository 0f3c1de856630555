//! The workspace's own tasks, as functions that tests call too.

pub mod bench;
pub mod bless;
pub mod files;
pub mod fuzz;
mod signatures;
pub mod tidy;
pub mod torture;
