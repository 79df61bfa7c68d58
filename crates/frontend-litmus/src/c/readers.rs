//! Readers in sections, and threads that wait for those who were in one before.

use super::access::Value;
use super::calls::take;
use super::lower::Lowering;
use super::syntax::{Expression, Thread};
use crate::error::{LitmusError, Place};
use crate::memory::{CellId, Memory};
use fencepost_ir::{CompareOperator, FenceKind, FieldRef, Op, Order, RmwOp, UpdateOrder};

/// Where a thread waits for readers, those say in a location whether they are in a section. One
/// that has several is not followed: which of them was there before is more than that tells.
pub fn settle_readers(threads: &mut [Thread], memory: &mut Memory) -> Result<(), LitmusError> {
    if threads.iter().all(|thread| thread.waits.is_empty()) {
        return Ok(());
    }
    let mut names = Vec::new();
    for (number, thread) in threads.iter_mut().enumerate() {
        let Some(&place) = thread.sections.first() else {
            continue;
        };
        if thread.sections.len() > 1 || thread.has_loops {
            return Err(place.unsupported(
                "several sections of one reader, where somebody waits for readers, are not \
                 modelled",
            ));
        }
        // No text can name it.
        let name = format!("section of P{number}");
        memory.declare(&name, place)?;
        thread.section = Some(name.clone());
        names.push((number, name));
    }
    for (number, thread) in threads.iter_mut().enumerate() {
        let others = names.iter().filter(|(reader, _)| *reader != number);
        thread.readers = others.map(|(_, name)| name.clone()).collect();
    }
    Ok(())
}

impl Lowering<'_> {
    /// Sections that readers are in, and waiting for those who were in one before.
    pub fn section_call(
        &mut self,
        name: &str,
        arguments: &[Expression],
        place: Place,
    ) -> Result<Option<Option<Value>>, LitmusError> {
        let state = match name {
            "rcu_read_lock" => 1,
            "rcu_read_unlock" => 2,
            "synchronize_rcu" | "synchronize_rcu_expedited" => 0,
            _ => return Ok(None),
        };
        let [] = take(arguments, name, place)?;
        if state != 0 {
            // Sections matter to those who wait for them alone.
            if let Some(field) = self.own_section() {
                let state = self.emitter.constant(state);
                self.emitter
                    .rmw(UpdateOrder::Volatile, RmwOp::Exchange, field, state);
                self.assumes_ordered_updates = true;
            }
            return Ok(Some(None));
        }
        self.emitter.op(Op::Fence {
            kind: FenceKind::Full,
        });
        for field in self.other_sections() {
            let [again, next] = [self.emitter.label(), self.emitter.label()];
            self.emitter.bind(again);
            let seen = self.emitter.load(field, Order::Volatile);
            let inside = self.emitter.constant(1);
            let waits = self.emitter.compare(CompareOperator::Eq, seen, inside);
            self.emitter.branch(waits, again, next);
            self.emitter.bind(next);
        }
        self.emitter.op(Op::Fence {
            kind: FenceKind::Full,
        });
        Ok(Some(None))
    }

    fn section_field(&self, name: &str) -> Option<FieldRef> {
        let memory = self.outside.memory;
        let location = memory.find(name)?;
        Some(memory.field(CellId {
            location,
            element: 0,
        }))
    }

    /// The cell that says whether the thread is in a section that others wait for.
    fn own_section(&self) -> Option<FieldRef> {
        self.section_field(self.thread.section.as_ref()?)
    }

    /// The cells of the threads that this one waits for.
    fn other_sections(&self) -> Vec<FieldRef> {
        let readers = self.thread.readers.iter();
        readers
            .filter_map(|name| self.section_field(name))
            .collect()
    }
}
