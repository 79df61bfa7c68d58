//! Memory of calls that holds for good what it holds now.
//!
//! Nobody but the thread itself gets at it: the call that it belongs to, and those above, which may
//! have been given its address.

use super::keepers::Texts;
use super::place::{Bits, Place};
use super::program::Futures;
use super::prospects::Range;
use crate::machine::Machine;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::thread::Thread;
use crate::state::word::ObjectId;

impl Futures {
    /// Adds the memory of those calls of a thread that do not write it any more.
    pub(super) fn add_settled_frames(
        &self,
        (machine, state): (&Machine, &State),
        thread: &Thread,
        texts: &Texts<'_>,
        settled: &mut Vec<ObjectId>,
    ) {
        let own = self
            .places
            .find(Place::OwnFrame)
            .map(|place| place << 1 | 1);
        let mut by_pointer = Bits::default();
        for (depth, frame) in thread.frames.iter().enumerate().rev() {
            let mut writes_own = false;
            let text = texts.list.iter().find(|(_, at)| *at == depth);
            if let Some((text, _)) = text {
                let mut all = Bits::default();
                for part in text.all() {
                    all.union(&part.any);
                    for based in &part.based {
                        all.insert(based.coarse);
                    }
                }
                self.add_called(machine, text, &mut all);
                writes_own = own.is_some_and(|own| all.contains(own));
                own.into_iter().for_each(|own| all.remove(own));
                by_pointer.union(&all);
            }
            let Some(memory) = state.heap.get(frame.memory) else {
                continue;
            };
            let writes = self.accesses(machine, memory, Range::whole(frame.memory), false);
            let is_settled = !writes_own && !writes.meets(&by_pointer);
            if is_settled || machine.options.flaw == Flaw::Frames {
                settled.push(frame.memory);
            }
        }
    }
}
