//! The models that are tables, and numbers from the environment.

use fencepost_memory_model::{BUILTIN_NAMES, MemoryModel, ReorderTable, builtin};

/// A number that whoever runs the tests gives.
pub fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Every built-in model that is a table.
pub fn models() -> Vec<ReorderTable> {
    let all = BUILTIN_NAMES.map(|name| builtin(name).unwrap());
    let tables = all.into_iter().filter_map(|model| match model {
        MemoryModel::Table(table) => Some(table),
        MemoryModel::WorkingCopies(_) => None,
    });
    tables.collect()
}
