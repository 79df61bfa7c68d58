//! What the tests of `tests/ir` and of `tests/dotnet` share: every directory with a program and an
//! `expect.toml` is a test of its own, and results are compared with what the file says.

pub mod expectation;
pub mod fixtures;
pub mod result;
