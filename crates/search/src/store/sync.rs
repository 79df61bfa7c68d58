//! The atomic types that the tables are made of; where `loom` checks the tables, they are its own.

#[cfg(not(all(loom, test)))]
pub(super) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

#[cfg(all(loom, test))]
pub(super) use loom::sync::atomic::{AtomicU32, AtomicU64, Ordering};
