//! Models by name.

use fencepost_memory_model::{ReorderTable, builtin};

/// A built-in model; with `+reuse` behind its name, the same with reads that may be reused.
pub fn model(name: &str) -> Option<ReorderTable> {
    match name.strip_suffix("+reuse") {
        None => builtin(name),
        Some(name) => builtin(name).map(|table| ReorderTable {
            reuse_reads: true,
            ..table
        }),
    }
}
