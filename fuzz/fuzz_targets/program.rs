//! Programs in the textual form, and a short search of those that are whole.

#![no_main]

use fencepost_check::{Task, check};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_vm::NativeTable;
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

/// Enough for most mistakes, and few enough for many inputs.
const MOST_STATES: u64 = 300;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let Ok(program) = parse_program(&text, "fuzz.fir") else {
        return;
    };
    let model = if data.len() % 2 == 0 { "sc" } else { "dotnet" };
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.limits.max_states = Some(MOST_STATES);
    let _ = check(&task);
});
