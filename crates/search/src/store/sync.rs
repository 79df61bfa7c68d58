//! The atomic types that the tables are made of; where `loom` checks the tables, they are its own.

#[cfg(not(all(loom, test)))]
pub(super) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

#[cfg(all(loom, test))]
pub(super) use loom::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// A number that all workers change, on cache lines of its own: what stands beside it is read at
/// every lookup.
#[derive(Default)]
#[repr(align(128))]
pub(super) struct Counter(pub AtomicU64);
