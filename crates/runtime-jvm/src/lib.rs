//! What Java class libraries ask of the machine: one row per native method, one file per area.
//!
//! Rows are named by class, method and descriptor, as class files have them. A native happens in
//! one step, or waits and then happens in one step. Nothing here chooses, searches, or does input
//! or output.

mod classes;
mod numbers;
mod objects;
mod reflection;
mod rows;
mod strings;
mod support;
mod system;
mod threads;

use fencepost_vm::NativeTable;

/// Every native that a program of the JVM front end may call.
pub fn natives() -> NativeTable {
    let mut table = NativeTable::core();
    table.has_clock = true;
    for rows in [
        classes::ROWS,
        numbers::ROWS,
        objects::ROWS,
        reflection::ROWS,
        strings::ROWS,
        system::ROWS,
        threads::ROWS,
    ] {
        table.add(rows);
    }
    table
}
