//! States that come from other processes: nothing in them is taken for granted.

use super::Search;
use super::layers::{Arrival, Full, Origin};
use super::travel::Bytes;
use fencepost_base::saved::Damaged;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::{StateStore, Stored};
use fencepost_vm::component;

/// A process whose memory is used up may take this part of it more, for states that are on their
/// way to it.
const SPARE_PART: u64 = 8;

impl Search<'_> {
    /// Stores states that another process sent.
    pub(super) fn take_states(
        &mut self,
        from: usize,
        input: &mut Bytes<'_>,
    ) -> Result<(), Damaged> {
        let tables = input.number()?.min(u64::from(u16::MAX));
        let counts: Result<Vec<u32>, Damaged> = (0..tables).map(|_| input.short()).collect();
        if let Some(asking) = &self.asking {
            asking.catch_up(&counts?);
        }
        // What is on its way when memory is used up must be taken, or the search is not saved.
        let spare = match self.stopping && self.saves() {
            true => self.task.limits.memory_bytes.unwrap_or(0) / SPARE_PART,
            false => 0,
        };
        while !input.is_empty() {
            let (task, layers) = (self.task, &mut self.layers);
            let Some(store) = self.explorer.store.own() else {
                return Ok(());
            };
            let may_grow = |has, more: u64| {
                let more = more.saturating_sub(spare);
                task.limits.memory_allows(has, more)
            };
            let mut is_full = false;
            let receiver = &mut self.receivers[from];
            let way = receiver.take(input, |words| {
                if !task.machine.load_mentioned(words) {
                    return Err(Damaged::new("a component of another program"));
                }
                let number = store.intern_component(words, may_grow);
                is_full = number.is_none();
                Ok(number.unwrap_or(0))
            })?;
            let threads = match is_full {
                true => None,
                false => Some(threads_of(store, &receiver.last)?),
            };
            let stored =
                threads.and_then(|threads| store.store_vector(threads, &receiver.last, may_grow));
            self.explorer.current = stored.map(Stored::id);
            let arrived = match stored {
                Some(Stored::New(state) | Stored::Recent(state)) => {
                    let origin = Origin::before(from as u32);
                    layers.arrive(Arrival { state, origin, way }, spare, task.limits)
                }
                Some(Stored::Seen(_)) => Ok(()),
                Some(Stored::Elsewhere(_)) => {
                    return Err(Damaged::new("a state of another process"));
                }
                None => Err(Full),
            };
            if let Err(Full) = arrived {
                self.explorer.result.limits.insert(LimitHit::Memory);
                self.is_torn = true;
                self.stop();
                return Ok(());
            }
        }
        Ok(())
    }
}

/// How many threads a vector from elsewhere has, which must be one: globals, then threads, then
/// objects, each kind by ascending number.
fn threads_of(store: &StateStore, leaves: &[u32]) -> Result<usize, Damaged> {
    let mut before = None;
    let mut threads = 0;
    for (place, &leaf) in leaves.iter().enumerate() {
        let words = store.component(leaf);
        let tag = words.first().copied().unwrap_or(0) & 0xff;
        let here = (tag, component::component_name(words));
        let globals = tag == component::TAG_GLOBALS;
        let in_order = match before {
            None => globals,
            Some(before) => !globals && before < here,
        };
        if !in_order {
            return Err(Damaged::new(format!("component {place} is out of order")));
        }
        threads += usize::from(tag == component::TAG_THREAD);
        // The name of the globals says nothing.
        before = Some(if globals { (tag, 0) } else { here });
    }
    match before {
        Some(_) => Ok(threads),
        None => Err(Damaged::new("an empty state")),
    }
}
