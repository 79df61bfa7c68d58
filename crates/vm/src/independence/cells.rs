//! Memory that threads wait for, and whether it stays as it is.
//!
//! A thread that waits for a cell goes on once somebody has changed it. The first who does so among
//! the threads that move cannot come from behind any cell that all of them leave as it is. So as many
//! cells as possible are taken to stay, and those that somebody can change who is not kept by the
//! others are taken out until none is left.

use crate::future::{Keeper, Prospects, Range};
use crate::independence::next::Next;
use crate::independence::survey::{Meeting, Survey};
use crate::independence::thread_set::ThreadSet;
use crate::state::flaw::Flaw;
use std::rc::Rc;

/// The cells that threads wait for in a state.
#[derive(Default)]
pub(super) struct Cells {
    all: Vec<Range>,
    /// How each thread may change each cell, once somebody asked: by cells, then by threads.
    changes: Vec<Option<Rc<[Meeting]>>>,
    /// The cells that stay as they are, as it was found out last, and for whom.
    closed: Option<(ThreadSet, ThreadSet, Rc<[Range]>)>,
}

impl Cells {
    /// The cells that some thread waits for, of so many threads.
    fn of<'p>(futures: impl Iterator<Item = &'p Prospects>, threads: usize) -> Self {
        let behind = futures.flat_map(|all| &all.behind);
        let keepers = behind.flat_map(|behind| &behind.gates);
        let cells = keepers.filter_map(|keeper| match keeper {
            Keeper::Cell(cell) => Some(*cell),
            Keeper::Thread { .. } => None,
        });
        let mut all: Vec<Range> = cells.collect();
        all.sort_unstable();
        all.dedup();
        let changes = vec![None; all.len() * threads];
        Self {
            all,
            changes,
            closed: None,
        }
    }
}

impl Survey<'_> {
    /// The cells that stay as they are as long as only `movers` give back locks and end, and only
    /// `writers` write memory.
    pub(super) fn closed_cells(&mut self, movers: ThreadSet, writers: ThreadSet) -> Rc<[Range]> {
        if !self.analysis.awaits_cells {
            return Rc::from([]);
        }
        let futures = &self.futures;
        let threads = self.threads.len();
        let cells = (self.cells).get_or_insert_with(|| Cells::of(futures.all(), threads));
        if cells.all.is_empty() {
            return Rc::from([]);
        }
        if let Some((known_movers, known_writers, closed)) = &cells.closed
            && (*known_movers, *known_writers) == (movers, writers)
        {
            return Rc::clone(closed);
        }
        let mut closed = cells.all.clone();
        closed.retain(|&cell| !self.may_change_by_itself(cell));
        while self.machine.options.flaw != Flaw::Cells {
            let all = movers.with(writers);
            let mut cells = closed.iter();
            let opened = cells.position(|&cell| {
                let mut all = all.iter();
                all.any(|at| {
                    let changes = self.changes_of(cell, at);
                    self.happens_behind(&changes, at, (movers, writers), &closed)
                })
            });
            match opened {
                Some(opened) => closed.remove(opened),
                None => break,
            };
        }
        let closed: Rc<[Range]> = closed.into();
        if let Some(cells) = &mut self.cells {
            cells.closed = Some((movers, writers, Rc::clone(&closed)));
        }
        closed
    }

    /// Whether a cell is one that a pending access is about, which a step may take along, or whether it
    /// belongs to a class that is not initialised yet.
    fn may_change_by_itself(&self, cell: Range) -> bool {
        let mut pending = self.threads.iter().flat_map(|t| &t.pending.entries);
        self.belongs_to_initializer(cell.object)
            || pending.any(|entry| {
                Range::cell(entry.object, entry.offset, entry.cell.size()).overlaps(cell)
            })
    }

    /// How a thread may change a cell.
    fn changes_of(&mut self, cell: Range, at: usize) -> Rc<[Meeting]> {
        let count = self.threads.len();
        let place = |cells: &Cells| cells.all.iter().position(|&other| other == cell);
        let known = self.cells.as_ref().and_then(|cells| {
            let changes = &cells.changes[place(cells)? * count + at];
            changes.as_ref().map(Rc::clone)
        });
        if let Some(changes) = known {
            return changes;
        }
        let changes: Rc<[Meeting]> = self.meetings_of(&[Next::Memory(cell, false)], at).into();
        if let Some(cells) = &mut self.cells
            && let Some(place) = place(cells)
        {
            cells.changes[place * count + at] = Some(Rc::clone(&changes));
        }
        changes
    }
}
