//! The atomic types that the tables are made of.

pub(super) use std::sync::atomic::{AtomicU64, Ordering};
