//! The tables of the exact store as a stream of values, and back.
//!
//! Numbers stay what they are, because stored states are made of them. Workers that insert the
//! same at once can leave numbers behind that nothing refers to; those are left out and stay
//! unused.

use super::arena::WordArena;
use super::components::ComponentTable;
use super::index::Index;
use super::layout::Layouts;
use super::roots::RootTable;
use super::tables::Tables;
use super::tree::{TreeTable, WIDTH};
use super::trees::Trees;
use fencepost_base::saved::{Damaged, Reader, Writer};

/// The most words of a component: more than any object that the machine allows.
const MAX_COMPONENT_WORDS: usize = 1 << 28;
/// Entries that an index is grown by at a time while it is read.
const GROW_BY: u64 = 1 << 10;

impl Tables {
    /// Writes all tables.
    pub fn save(&self, out: &mut Writer<'_>) {
        self.components.save(out);
        self.trees.layouts.save(out);
        self.trees.nodes.save(out);
        self.trees.halves.iter().for_each(|half| half.save(out));
        self.roots.save(out);
    }

    /// Reads what [`Tables::save`] wrote.
    pub fn restore(input: &mut Reader<'_>) -> Result<Tables, Damaged> {
        let mut tables = Tables {
            components: ComponentTable::restore(input)?,
            trees: Trees {
                layouts: Layouts::restore(input)?,
                nodes: TreeTable::restore(input)?,
                halves: [TreeTable::restore(input)?, TreeTable::restore(input)?],
            },
            roots: RootTable::default(),
        };
        tables.roots = RootTable::restore(input, |halves| tables.trees.has_halves(halves))?;
        Ok(tables)
    }
}

/// Writes how many numbers there are, and calls `save` for each whether it is in use.
pub(super) fn save_numbers(
    index: &Index,
    count: u64,
    out: &mut Writer<'_>,
    mut save: impl FnMut(u32, bool, &mut Writer<'_>),
) {
    out.u64(count);
    let used = index.numbers(count);
    for number in 0..count as usize {
        let in_use = used[number / 64] >> (number % 64) & 1 != 0;
        save(number as u32, in_use, out);
    }
}

/// Puts a number into an index that grows as it must.
pub(super) fn put_number(
    index: &mut Index,
    number: u32,
    hash_of: impl Fn(u32) -> u64,
    same: impl Fn(u32) -> bool,
) -> Result<(), Damaged> {
    let full = || Damaged::new("a table is too large");
    // A number must fit into an entry, also where smaller ones are not in use.
    while !index.has_room(1) || !index.fits(number) {
        if !index.grow(
            GROW_BY.max(u64::from(number).saturating_sub(index.len())),
            &hash_of,
        ) {
            return Err(full());
        }
    }
    let found = index.find_or_insert(hash_of(number), same, || Some(number));
    match found {
        Some((_, true)) => Ok(()),
        Some((_, false)) => Err(Damaged::new("something is there twice")),
        None => Err(full()),
    }
}

/// Reads words from an array.
pub(super) fn words_at(arena: &WordArena, at: usize, out: &mut [u32]) {
    arena.read(at, out);
}

/// Reads how many numbers there are.
pub(super) fn restore_count(input: &mut Reader<'_>) -> Result<u32, Damaged> {
    let count = input.u64()?;
    match u32::try_from(count) {
        Ok(count) if count < u32::MAX => Ok(count),
        _ => Err(Damaged::new("a table is too large")),
    }
}

/// Reads as many words as a component has.
pub(super) fn restore_words(input: &mut Reader<'_>, length: u64) -> Result<Box<[u64]>, Damaged> {
    if length > MAX_COMPONENT_WORDS as u64 {
        return Err(Damaged::new("a component is too large"));
    }
    // Collecting grows with what is there, so a wrong length allocates nothing.
    (0..length).map(|_| input.u64()).collect()
}

/// Reads a tuple.
pub(super) fn restore_tuple(input: &mut Reader<'_>) -> Result<[u32; WIDTH], Damaged> {
    let mut tuple = [0; WIDTH];
    for word in &mut tuple {
        *word = input.u32()?;
    }
    Ok(tuple)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(tables: &Tables) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut sink = |part: &[u8]| bytes.extend_from_slice(part);
        let mut writer = Writer::new(&mut sink);
        tables.save(&mut writer);
        writer.finish();
        bytes
    }

    fn restored(bytes: &[u8]) -> Result<Tables, Damaged> {
        let mut rest = bytes;
        let mut source = |out: &mut [u8]| {
            let Some((head, tail)) = rest.split_at_checked(out.len()) else {
                return Err(Damaged::new("it ends too early"));
            };
            out.copy_from_slice(head);
            rest = tail;
            Ok(())
        };
        let mut reader = Reader::new(&mut source);
        let tables = Tables::restore(&mut reader)?;
        reader.finish()?;
        Ok(tables)
    }

    #[test]
    fn tables_come_back_with_their_numbers() {
        let mut tables = Tables::default();
        let fill = |tables: &mut Tables, from: u64| {
            for number in from..from + 5000 {
                let growth = tables.room_for(1);
                if let Err(growth) = growth {
                    assert!(tables.grow(growth, 1));
                }
                assert_eq!(tables.components.intern(&[number, 7]), Some(number as u32));
                let tuple = [number as u32, 1, 2, u32::MAX];
                assert_eq!(tables.trees.nodes.intern(tuple), Some(number as u32));
            }
        };
        fill(&mut tables, 0);
        let bytes = saved(&tables);
        let mut again = restored(&bytes).expect("it is whole");
        assert_eq!(again.component_count(), 5000);
        assert_eq!(saved(&again), bytes);
        for number in 0..5000 {
            assert_eq!(again.components.get(number), [u64::from(number), 7]);
            assert_eq!(
                again.components.intern(&[u64::from(number), 7]),
                Some(number)
            );
            assert_eq!(again.trees.nodes.get(number), [number, 1, 2, u32::MAX]);
        }
        fill(&mut again, 5000);
    }
}
