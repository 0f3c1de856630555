//! `pattern` (ruling A-4): tables, limits, and two judges.

mod judges;
mod limits;
mod reading;
mod table;
