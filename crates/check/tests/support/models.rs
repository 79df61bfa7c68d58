//! Models by name.

use fencepost_memory_model::{MemoryModel, builtin};

/// A built-in model; with `+reuse` behind its name, the same with reads that may be reused.
pub fn model(name: &str) -> Option<MemoryModel> {
    let Some(name) = name.strip_suffix("+reuse") else {
        return builtin(name);
    };
    match builtin(name)? {
        MemoryModel::Table(mut table) => {
            table.reuse_reads = true;
            Some(MemoryModel::Table(table))
        }
        MemoryModel::WorkingCopies(_) => None,
    }
}
