//! Reused reads: what a compiler does when it keeps a value in a register.
//!
//! Under a model with this switch a thread remembers what it has read, cell by cell, and a plain
//! read may take the remembered value instead of being issued. Which of the two is decided in
//! program order, where the read would be issued, and concerns nobody else; a read that was still
//! pending is reused as the promise that it is. A newer read of the cell takes the place of the
//! older one. Whatever orders later reads makes a thread forget, and a write of its own makes it
//! forget the cell ([`crate::exec`]).
//!
//! Where an ordinary read could complete at once and give the same value, nothing is left to
//! decide: every finite execution has its counterpart. (Not every endless one: a thread that goes
//! on with an old value for ever needs the choice each time.) And what the code cannot read again is forgotten ([`crate::machine::rereads`]).

use crate::enabled::completion::Completion;
use crate::machine::Machine;
use crate::machine::resolve::resolve_quietly;
use crate::state::State;
use crate::state::location::Location;
use crate::state::pending::{Entry, EntryKind, Value};
use crate::state::thread::Thread;
use fencepost_ir::{FuncId, Op};
use fencepost_memory_model::AccessKind;

impl Machine {
    /// Whether reads may be reused.
    #[inline]
    pub(crate) fn reuses_reads(&self) -> bool {
        self.table.reuse_reads
    }

    /// The value that a plain read of a cell may reuse, if that can make a difference.
    pub(crate) fn reusable(&self, state: &State, thread: &Thread, at: Location) -> Option<Value> {
        let remembered = &thread.pending.remembered;
        let read = remembered.iter().find(|read| read.at == at)?;
        let (entries, nodes) = (&thread.pending.entries, &thread.pending.nodes);
        let fresh = Entry {
            kind: EntryKind::Access(AccessKind::Read),
            object: at.object,
            offset: at.offset,
            cell: at.cell,
            value: Value::Known(0),
            stale: false,
            plain: true,
            function: FuncId(0),
            pc: 0,
        };
        let same = match read.value {
            Value::Known(word) => {
                let mut list = entries.clone();
                list.push(fresh);
                match self.completion(&list, nodes, entries.len()) {
                    Completion::No => false,
                    Completion::Memory => {
                        let object = state.heap.get(at.object);
                        object.is_some_and(|object| {
                            object.contains(at.offset, at.cell.size())
                                && object.read(at.offset, at.cell) == word
                        })
                    }
                    Completion::Forward(j) => match entries[j].value {
                        Value::Known(own) => at.cell.widen(at.cell.narrow(own)) == word,
                        Value::Node(_) => false,
                    },
                }
            }
            // Both are plain reads of one cell, so what holds back the earlier one alone needs no
            // look: the later one can complete right behind it unless something between says no.
            Value::Node(_) => entries
                .iter()
                .position(|entry| entry.value == read.value)
                .is_some_and(|first| {
                    let mut list = entries[first + 1..].to_vec();
                    list.push(fresh);
                    self.completion(&list, nodes, list.len() - 1) == Completion::Memory
                }),
        };
        (!same).then_some(read.value)
    }

    /// Whether the numbers that a thread is offered say whether its next read takes the value of an
    /// earlier one. Which of them is taken, and for how long, is up to a compiler, and fairness
    /// does not come into it.
    pub fn chooses_reuse(&self, state: &State, thread: &Thread) -> bool {
        let op = self.next_op(thread);
        op.is_some_and(|op| self.reusable_next(state, thread, op).is_some())
    }

    /// The value that the read a thread stands before may reuse.
    pub(crate) fn reusable_next(&self, state: &State, thread: &Thread, op: &Op) -> Option<Value> {
        if !self.reuses_reads() || thread.pending.remembered.is_empty() || thread.is_exclusive() {
            return None;
        }
        let Op::Load { order, place, .. } = op else {
            return None;
        };
        let function = self.loaded_function(thread.top()?.function)?;
        if self.access_kind(function, *order, true) != AccessKind::Read {
            return None;
        }
        let at = resolve_quietly(self, state, thread, *place)?;
        self.reusable(state, thread, at)
    }
}
