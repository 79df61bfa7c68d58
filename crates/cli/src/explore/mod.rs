//! Executions by hand: a session with its commands, and two ways to show it.
//!
//! [`session`] knows neither a terminal nor a key. [`plain`] reads its commands from standard
//! input; [`screen`] draws it on a whole terminal.

pub mod drawing;
pub mod plain;
pub mod screen;
pub mod session;
pub mod words;

#[cfg(test)]
mod tests;
