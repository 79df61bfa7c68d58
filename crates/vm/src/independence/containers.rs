//! Which object of a library two threads are in calls of, where what they access is its inside.
//!
//! A collection keeps what it holds in arrays and objects of its own, which those who use it do not
//! know. A race on these is a race on the collection.

use crate::independence::races::{Race, RacingAccess};
use crate::machine::Machine;
use crate::machine::collect::for_each_reference;
use crate::machine::notes::PlaceName;
use crate::state::State;
use crate::state::heap::{Object, ObjectKind};
use crate::state::word::{ObjectId, object_of};
use fencepost_base::FxHashSet;
use fencepost_ir::{ClassKind, FuncId, Op};

/// Inside an object with more parts nobody looks.
const MOST_PARTS: usize = 4096;

impl Machine {
    /// The method of a library that an operation of the program's own code calls.
    pub(crate) fn library_call(&self, function: FuncId, pc: u32) -> Option<FuncId> {
        let code = self
            .loaded_function(function)
            .filter(|code| !code.library)?;
        let callee = match code.ops.get(pc as usize)? {
            Op::Call { function, .. } => *function,
            Op::CallVirtual { method, .. } => *method,
            // Of what is called through a pointer nothing is known, and others call nobody.
            _ => return None,
        };
        let receives = self.source.told_call(callee)?.receives;
        let own = self
            .loaded_function(callee)
            .is_some_and(|code| !code.library);
        (receives && !own).then_some(callee)
    }

    /// Whether an object may be the inside of one of a library: a library's own, or an array.
    pub(crate) fn may_be_inside(&self, state: &State, object: ObjectId) -> bool {
        let kind = state.heap.get(object).map(|object| object.kind);
        kind.is_some_and(|kind| self.is_array(kind) || self.is_of_library(kind))
    }

    /// Where a thread's own code stands, if that is where an access is made.
    fn stands_at(&self, state: &State, access: &RacingAccess) -> Option<usize> {
        let frames = &state.thread(access.thread)?.frames;
        let mut all = frames.iter();
        let own = all.rposition(|frame| !self.is_library(frame.function))?;
        ((frames[own].function, frames[own].pc) == (access.function, access.pc)).then_some(own)
    }

    /// Whether the call in which an access is made is not over.
    pub fn is_in_call(&self, state: &State, access: &RacingAccess) -> bool {
        self.stands_at(state, access).is_some()
    }

    /// The object that both accesses of a race between calls are inside of, as far as a state that a
    /// run has come to shows it. Of calls that may be over, and of those that have no object, it is
    /// not known what they were about.
    pub fn container(&self, state: &State, race: &Race) -> Option<PlaceName> {
        let part = race
            .place
            .as_ref()?
            .object
            .filter(|_| race.calls.is_some())?;
        let is_inside = |&object: &ObjectId| self.is_inside(state, object, part);
        let called = [&race.first, &race.second].map(|access| self.called_objects(state, access));
        let container = match called {
            [Some(first), Some(second)] => {
                let mut both = first.into_iter().filter(|object| second.contains(object));
                both.find(is_inside)
            }
            [Some(called), None] | [None, Some(called)] => called.into_iter().find(is_inside),
            [None, None] => self.holder(state, part),
        };
        self.object_name(state, container?)
    }

    /// The objects whose methods a thread's own code called into the library, the outermost first;
    /// nothing if it called what has no object, such as a method of a struct.
    fn called_objects(&self, state: &State, access: &RacingAccess) -> Option<Vec<ObjectId>> {
        let own = self.stands_at(state, access)?;
        let thread = state.thread(access.thread)?;
        let calls = thread.frames[own + 1..].iter();
        let calls = calls.filter(|frame| {
            let told = self.source.told_call(frame.function);
            let receives = told
                .is_some_and(|call| call.receives && matches!(call.params.first(), Some(Some(_))));
            receives && thread.pending.promise(frame.base).is_none()
        });
        let objects = calls.filter_map(|frame| thread.regs.get(frame.base as usize));
        let objects: Vec<ObjectId> = objects.map(|&word| object_of(word)).collect();
        (!objects.is_empty()).then_some(objects)
    }

    /// The object of the library that a part is, or that alone has it in a field if it is an array.
    fn holder(&self, state: &State, part: ObjectId) -> Option<ObjectId> {
        let kind = state.heap.get(part)?.kind;
        if !self.is_array(kind) {
            return self.is_of_library(kind).then_some(part);
        }
        let holds = |object: &&Object| {
            let mut holds = false;
            for_each_reference(self, object, |word| holds |= object_of(word) == part);
            holds
        };
        let mut holders = state.heap.iter().filter(holds);
        let holder = holders.next().filter(|_| holders.next().is_none())?;
        let is_library = self.is_of_library(holder.kind) && !self.is_array(holder.kind);
        is_library.then_some(holder.id)
    }

    /// Whether a part belongs to the inside of an object: it is the object or is held by it, not as
    /// something that was put there, but in objects of the library and their arrays.
    fn is_inside(&self, state: &State, container: ObjectId, part: ObjectId) -> bool {
        let (mut seen, mut open) = (FxHashSet::default(), vec![container]);
        while let Some(id) = open.pop() {
            if id == part {
                return true;
            }
            let Some(object) = state.heap.get(id) else {
                continue;
            };
            if !seen.insert(id) || seen.len() > MOST_PARTS {
                continue;
            }
            let is_array = self.is_array(object.kind);
            for_each_reference(self, object, |word| {
                let target = object_of(word);
                let kind = state.heap.get(target).map(|object| object.kind);
                let belongs = kind.is_some_and(|kind| match self.is_array(kind) {
                    true => !is_array,
                    false => self.is_of_library(kind),
                });
                if belongs {
                    open.push(target);
                }
            });
        }
        false
    }

    fn is_array(&self, kind: ObjectKind) -> bool {
        let info = kind.class().and_then(|class| self.loaded_class(class));
        info.is_some_and(|info| matches!(info.class.kind, ClassKind::Array { .. }))
    }

    fn is_of_library(&self, kind: ObjectKind) -> bool {
        let ObjectKind::Instance(class) = kind else {
            return false;
        };
        let info = self.loaded_class(class);
        info.is_some_and(|info| info.class.library)
    }
}
