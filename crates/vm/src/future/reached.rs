//! The objects that a thread can come to.

use crate::machine::Machine;
use crate::machine::collect::{failed_initialisers, for_each_reference};
use crate::state::State;
use crate::state::heap::{ObjectKind, Reach};
use crate::state::thread::Thread;
use crate::state::word::{ObjectId, object_of};
use fencepost_base::FxHashSet;
use fencepost_ir::ClassId;

/// What a thread's roots lead to, static fields that its text names included.
pub(crate) fn reached_by(
    machine: &Machine,
    state: &State,
    thread: &Thread,
    statics: impl Iterator<Item = ClassId>,
) -> FxHashSet<ObjectId> {
    let mut stack = Vec::new();
    machine.thread_roots(thread, &mut stack);
    stack.extend(statics.map(ObjectId::statics));
    stack.extend(failed_initialisers(&state.globals));
    let own = state.heap.iter().filter(|object| {
        matches!(object.kind, ObjectKind::ThreadStatics(_))
            && object.reach == Reach::Only(thread.id)
    });
    stack.extend(own.map(|object| object.id));
    let mut reached = FxHashSet::default();
    while let Some(id) = stack.pop() {
        let Some(object) = state.heap.get(id) else {
            continue;
        };
        if reached.insert(id) {
            for_each_reference(machine, object, |word| {
                stack.push(object_of(word));
            });
        }
    }
    reached
}
