//! Interns what changed in a running state.

use super::components::ComponentTable;
use fencepost_vm::component;
use fencepost_vm::{Machine, State};

/// Notes where the vector of a state differs from `leaves`.
struct Walk<'a> {
    leaves: &'a [u32],
    changes: &'a mut Vec<(u32, u32)>,
    place: usize,
}

impl Walk<'_> {
    #[inline]
    fn leaf(&mut self, number: u32) {
        if self.leaves.get(self.place) != Some(&number) {
            self.changes.push((self.place as u32, number));
        }
        self.place += 1;
    }
}

/// Interns dirty components and collects the leaves that differ from `leaves` in `changes`.
/// `intern_thread` numbers the thread at a place of the vector. None if there are no numbers left.
#[inline]
pub(crate) fn walk(
    components: &ComponentTable,
    mut intern_thread: impl FnMut(usize, &[u64]) -> Option<u32>,
    leaves: &[u32],
    changes: &mut Vec<(u32, u32)>,
    scratch: &mut Vec<u64>,
    machine: &Machine,
    state: &mut State,
) -> Option<()> {
    changes.clear();
    let mut walk = Walk {
        leaves,
        changes,
        place: 0,
    };
    if state.globals.is_dirty() {
        scratch.clear();
        component::write_globals(&state.globals, scratch);
        state.globals.set_component(components.intern(scratch)?);
    }
    walk.leaf(state.globals.component());
    for thread in &mut state.threads {
        if thread.is_dirty() {
            scratch.clear();
            component::write_thread(machine, thread, scratch);
            thread.set_component(intern_thread(walk.place, scratch)?);
        }
        walk.leaf(thread.component());
    }
    let mut complete = true;
    state.heap.for_each_mut(|object| {
        if object.is_dirty() {
            scratch.clear();
            component::write_object(object, scratch);
            match components.intern(scratch) {
                Some(number) => object.set_component(number),
                None => complete = false,
            }
        }
        walk.leaf(object.component());
    });
    complete.then_some(())
}
