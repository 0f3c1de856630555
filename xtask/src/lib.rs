//! The workspace's own tasks, as functions that tests call too.

pub mod bless;
pub mod files;
mod signatures;
pub mod tidy;
pub mod torture;
