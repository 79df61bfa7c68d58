//! What collection sees of a state: who refers to what, and nothing else.
//!
//! Many states differ in values and agree in references. A collection of two states that agree in
//! the reference shapes of all their parts removes the same objects and finds the same owners.

use crate::machine::Machine;
use crate::machine::collect::{failed_initialisers, for_each_reference};
use crate::state::Globals;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::thread::Thread;
use crate::state::word::{ObjectId, object_of};

/// Who can reach an object, as a number.
fn reach_number(reach: Reach) -> u32 {
    match reach {
        Reach::Shared => u32::MAX,
        Reach::Only(thread) => thread.0,
    }
}

/// Marking does not care for the order of references, nor for how often one comes.
fn extend_with_set(out: &mut Vec<u32>, mut references: Vec<ObjectId>) {
    references.sort_unstable();
    references.dedup();
    let references = references.into_iter().filter(|&id| id != ObjectId::NULL);
    out.extend(references.map(|id| id.0));
}

impl Object {
    /// Who can reach the object, as a number.
    pub fn reach_number(&self) -> u32 {
        reach_number(self.reach)
    }
}

impl Machine {
    /// What collection sees of the globals. None if it depends on more: under a model with working
    /// copies, or where stopwatches run, which stop when nobody can read them.
    pub fn globals_reference_shape(&self, globals: &Globals, out: &mut Vec<u32>) -> Option<()> {
        out.extend(failed_initialisers(globals).map(|object| object.0));
        let known = &globals.knowledge;
        (globals.history.is_empty() && globals.watches.is_empty() && known.is_empty()).then_some(())
    }

    /// What collection sees of a thread.
    pub fn thread_reference_shape(&self, thread: &Thread, out: &mut Vec<u32>) {
        let mut roots = Vec::new();
        self.thread_roots(thread, &mut roots);
        out.extend([thread.id.0, u32::from(thread.has_ended())]);
        extend_with_set(out, roots);
    }

    /// What collection sees of an object.
    pub fn object_reference_shape(&self, object: &Object, out: &mut Vec<u32>) {
        let kind = match object.kind {
            ObjectKind::Statics(_) => 0,
            // The id says whose they are.
            ObjectKind::ThreadStatics(_) => 1,
            ObjectKind::Instance(_)
            | ObjectKind::Frame(_)
            | ObjectKind::Bytes
            | ObjectKind::Block { .. }
            | ObjectKind::Freed { .. } => 2,
        };
        let held = self.is_held_by_name(object);
        out.extend([
            object.id.0,
            kind,
            u32::from(held),
            u32::from(object.exposed),
        ]);
        out.push(reach_number(object.reach));
        let mut references = Vec::new();
        for_each_reference(self, object, |word| references.push(object_of(word)));
        extend_with_set(out, references);
    }
}
