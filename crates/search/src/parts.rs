//! Where processes that search together save their parts of the search.
//!
//! All of them save at the same point, which is worth something only if every part of it is there.
//! How parts are kept is not known here.

use fencepost_base::saved::{Damaged, Reader, Writer};

/// A point of a search at which all processes have saved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// The search. Later ones have larger numbers.
    pub run: u64,
    /// Which point of that search, in order.
    pub number: u64,
    /// How many processes there were, and so how many parts.
    pub parts: u32,
}

/// Writes the values of a part.
pub type FillFn<'a> = dyn Fn(&mut Writer<'_>) + 'a;
/// Reads the values of a part, to the end.
pub type TakeFn<'a> = dyn FnMut(Reader<'_>) -> Result<(), Damaged> + 'a;

/// Keeps parts, as far as one process can see them.
pub trait SavedParts: Send + Sync {
    /// A number for a new search, larger than those of all before it.
    fn new_run(&self) -> u64;
    /// All parts that are there.
    fn list(&self) -> Vec<(Point, u32)>;
    /// Writes one part. Says whether it is there now.
    fn write(&self, point: Point, part: u32, fill: &FillFn<'_>) -> bool;
    /// Reads one part.
    fn read(&self, point: Point, part: u32, take: &mut TakeFn<'_>) -> Result<(), Damaged>;
    /// Removes one part.
    fn remove(&self, point: Point, part: u32);
    /// Notes why the end of the search could not be saved.
    fn note_problem(&self, why: &str);
}
