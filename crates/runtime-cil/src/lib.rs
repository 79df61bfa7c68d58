//! What class libraries ask of the machine: one row per native, one file per area.
//!
//! `corlib/NATIVES.md` says what each does; a test keeps this table and that page the same. A
//! native happens in one step, or waits and then happens in one step. Nothing here chooses,
//! searches, or does input or output.

mod arrays;
mod cases;
mod categories;
mod characters;
mod cil;
mod collation;
mod console;
mod decimal_math;
mod elements;
mod enums;
mod freedoms;
mod math;
mod monitors;
mod mono;
mod number_natives;
mod numbers;
mod objects;
mod pool_timers;
mod program;
mod random;
mod reflection;
mod rows;
mod strings;
mod strings_search;
mod support;
mod threads;
mod types;
mod verify;
mod waits;

use fencepost_frontend_cil::Replacement;
use fencepost_vm::NativeTable;

pub use freedoms::{ASSUMPTIONS, LIFTABLE};

/// Every native that a program of the CIL front end may call.
pub fn natives() -> NativeTable {
    let mut table = NativeTable::core();
    table.has_clock = true;
    for rows in [
        arrays::ROWS,
        elements::ROWS,
        characters::ROWS,
        console::ROWS,
        math::ROWS,
        monitors::ROWS,
        number_natives::ROWS,
        pool_timers::ROWS,
        random::ROWS,
        strings::ROWS,
        strings_search::ROWS,
        threads::ROWS,
        verify::ROWS,
        freedoms::ROWS,
        waits::ROWS,
        types::ROWS,
        reflection::ROWS,
        objects::ROWS,
        enums::ROWS,
        cil::ROWS,
    ] {
        table.add(rows);
    }
    table
}

/// Every native that a program may call on Mono's class library.
pub fn natives_for_mono() -> NativeTable {
    let mut table = natives();
    mono::ROWS.iter().for_each(|rows| table.add(rows));
    table
}

/// The methods of Mono's class library that do not run their own code, without those that the
/// stand-in assembly has.
pub fn replaced_in_mono() -> impl Iterator<Item = (&'static str, Replacement)> {
    mono::REPLACED.iter().copied()
}
