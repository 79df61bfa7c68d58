//! Tables of keys that get their numbers when something first asks for them, for another process
//! that is to number the same way.

use crate::AskForNumber;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_base::{AskFn, Interner};
use std::hash::Hash;
use std::sync::Arc;

/// Writes all keys of an interner.
pub fn save_keys<K: Hash + Eq + Clone>(
    interner: &Interner<K>,
    out: &mut Writer<'_>,
    mut save: impl FnMut(&K, &mut Writer<'_>),
) {
    let count = interner.len();
    out.len(count);
    for key in (0..count).filter_map(|number| interner.key(number as u32)) {
        save(key, out);
    }
}

/// Numbers keys in the order in which they were written. What this process has numbered already
/// must be the same.
pub fn restore_keys(
    input: &mut Reader<'_>,
    mut restore: impl FnMut(&mut Reader<'_>) -> Result<u32, Damaged>,
) -> Result<(), Damaged> {
    for wanted in 0..input.len(u32::MAX as usize)? as u32 {
        if restore(input)? != wanted {
            return Err(Damaged::new("its numbers do not fit this program"));
        }
    }
    Ok(())
}

/// Writes the key with this number.
pub fn save_numbered<K: Hash + Eq + Clone>(
    interner: &Interner<K>,
    number: u32,
    out: &mut Writer<'_>,
    save: fn(&K, &mut Writer<'_>),
) {
    if let Some(key) = interner.key(number) {
        save(key, out);
    }
}

/// Lets a table ask before it numbers a key.
pub fn ask_for_keys<K: Hash + Eq + Clone + Send + Sync + 'static>(
    interner: &Interner<K>,
    ask: Option<&Arc<AskForNumber>>,
    table: u32,
    save: fn(&K, &mut Writer<'_>),
) {
    let ask = ask.cloned().map(|ask| {
        let of_key = move |key: &K| ask(table, &|out: &mut Writer<'_>| save(key, out));
        Arc::new(of_key) as Arc<AskFn<K>>
    });
    interner.ask_before_numbering(ask);
}
