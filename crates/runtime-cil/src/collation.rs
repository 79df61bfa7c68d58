//! The order of strings in the invariant culture.

use std::cmp::Ordering;

/// Compares by the invariant culture's order.
pub(crate) fn compare(a: &[u16], b: &[u16], ignore_case: bool) -> Ordering {
    let _ = ignore_case;
    a.cmp(b)
}
