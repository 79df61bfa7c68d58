//! Recording which operations of an object begin and end, in what order, and with what.

use super::{Exec, Flow, FlowResult};
use crate::machine::event::EventKind;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::location::Location;
use crate::state::pending::{Entry, Value};
use crate::state::record::{CallEnd, RECORDED, RecordedCall, RecordedWord, Subject};
use crate::state::thread::{Thread, Unwind};
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, FuncId, Function, Kind, Reg};
use fencepost_memory_model::AccessKind;

/// How many words of calls a thread may record.
const MAX_WORDS: usize = 4_096;

/// How many elements of an array are recorded with it, at most.
const MAX_HELD: usize = 64;

/// What an object holds.
type Held = Vec<(Kind, Value)>;

/// Whether what objects hold is recorded with them.
#[derive(Clone, Copy)]
enum Look {
    /// It is, if they are known by it.
    Inside,
    /// It is not.
    Outside,
}

impl Exec<'_> {
    /// Whether an operation may run that others may move before and that orders nothing.
    fn take_turn(&mut self) -> bool {
        if self.thread().is_exclusive() {
            return true;
        }
        std::mem::take(&mut self.permit)
    }

    fn subject(&self, (class, object): (ClassId, Option<Reg>)) -> Subject {
        match object {
            Some(reg) => Subject::Object(object_of(self.reg(reg))),
            None => Subject::Class(class),
        }
    }

    /// Whether calls on this are recorded. Those that a class inherits are not, on objects of the
    /// classes that it inherits them from.
    fn is_recorded(&self, subject: Subject) -> bool {
        let Subject::Object(object) = subject else {
            return true;
        };
        match self.state.heap.get(object).map(|object| object.kind) {
            Some(ObjectKind::Instance(class)) => self.machine.source.is_recorded(class),
            Some(
                ObjectKind::Statics(_)
                | ObjectKind::ThreadStatics(_)
                | ObjectKind::Frame(_)
                | ObjectKind::Bytes
                | ObjectKind::Block { .. }
                | ObjectKind::Freed { .. },
            )
            | None => true,
        }
    }

    /// Records that code which does not belong to an object is about to change it: what its
    /// operations do then is not what they would have done without that.
    #[inline]
    pub(super) fn note_outside_write(&mut self, id: ObjectId) {
        if self.machine.options.records {
            self.note_recorded_write(id);
        }
    }

    fn note_recorded_write(&mut self, id: ObjectId) {
        let Some(object) = self.state.heap.get(id) else {
            return;
        };
        let ObjectKind::Instance(class) = object.kind else {
            return;
        };
        let thread = &self.state.threads[self.index];
        let Some(function) = thread.top().map(|frame| frame.function) else {
            return;
        };
        if !self.machine.source.is_foreign(function, class)
            || thread.record.open(Subject::Object(id)).is_some()
        {
            return;
        }
        let changed = &mut self.thread().record.changed;
        if let Err(at) = changed.binary_search(&id) {
            changed.insert(at, id);
        }
    }

    /// Records that a call begins, unless it is part of another one on the same object.
    pub(super) fn call_begins(
        &mut self,
        code: &Function,
        method: FuncId,
        of: (ClassId, Option<Reg>),
        args: &[Reg],
    ) -> FlowResult {
        let subject = self.subject(of);
        if !self.is_recorded(subject) {
            return Ok(Flow::Next);
        }
        let open = self.state.threads[self.index].record.open(subject);
        if let Some(at) = open {
            if let CallEnd::Open { depth } = &mut self.thread().record.calls[at].end {
                *depth += 1;
            }
            return Ok(Flow::Next);
        }
        if !self.take_turn() {
            return Ok(Flow::Stop);
        }
        if self.thread().record.words.len() + args.len() > MAX_WORDS {
            return Err(self.unsupported("a history with very many operations"));
        }
        let me = self.thread_id();
        let others = self.state.threads.iter().filter(|other| other.id != me);
        let after = others.map(|other| (other.id, other.ended_calls(subject)));
        let after = after.filter(|&(_, count)| count > 0).collect();
        let args = self.record_words(code, args, Look::Outside);
        self.thread().record.calls.push(RecordedCall {
            function: method,
            subject,
            end: CallEnd::Open { depth: 1 },
            after,
            args,
            results: (0, 0),
        });
        self.tell_call("begins", method);
        Ok(Flow::Next)
    }

    /// Records that a call ends, unless it is part of another one on the same object.
    pub(super) fn call_ends(
        &mut self,
        code: &Function,
        of: (ClassId, Option<Reg>),
        results: &[Reg],
    ) -> FlowResult {
        let subject = self.subject(of);
        if !self.is_recorded(subject) {
            return Ok(Flow::Next);
        }
        let record = &self.state.threads[self.index].record;
        let open = record.open(subject).map(|at| (at, &record.calls[at]));
        let Some((at, call)) = open else {
            return Err(self.unsupported("the end of an operation that has not begun"));
        };
        let method = call.function;
        if let CallEnd::Open { depth } = call.end
            && depth > 1
        {
            self.thread().record.calls[at].end = CallEnd::Open { depth: depth - 1 };
            return Ok(Flow::Next);
        }
        if !self.take_turn() {
            return Ok(Flow::Stop);
        }
        if self.thread().record.words.len() + results.len() > MAX_WORDS {
            return Err(self.unsupported("a history with very many operations"));
        }
        let end = match self.leaving_exception() {
            Some(exception) => {
                let class = self.class_of(exception);
                CallEnd::Threw(class.unwrap_or(ClassId(0)))
            }
            None => CallEnd::Returned,
        };
        let results = match end {
            CallEnd::Returned => self.record_words(code, results, Look::Inside),
            CallEnd::Threw(_) | CallEnd::Open { .. } => (0, 0),
        };
        let call = &mut self.thread().record.calls[at];
        call.end = end;
        call.results = results;
        self.tell_call("ends", method);
        Ok(Flow::Next)
    }

    /// The exception that is leaving the running call, if a handler of its own runs for that.
    fn leaving_exception(&self) -> Option<u64> {
        let thread = &self.state.threads[self.index];
        match thread.unwinds.last() {
            Some(&Unwind::Run {
                exception, depth, ..
            }) if depth == thread.depth() => Some(exception),
            Some(
                Unwind::Run { .. }
                | Unwind::Search { .. }
                | Unwind::Leave { .. }
                | Unwind::Unhandled { .. },
            )
            | None => None,
        }
    }

    /// What an object holds that is known by that: an array that nobody else can change, or an
    /// object that has got its value for good. Numbers and texts are told, nothing else is.
    fn held(&self, kind: Kind, value: Value) -> Option<Held> {
        let Value::Known(word) = value else {
            return None;
        };
        let id = object_of(word);
        let object = self.state.heap.get(id).filter(|_| kind == Kind::Ref)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        let is_shared = object.reach == Reach::Shared;
        let cells = match self.machine.source.late_value(class) {
            Some(late) => {
                // What others wrote there must have come.
                let mut threads = self.state.threads.iter();
                let writes = |entry: &Entry| entry.access().is_some_and(AccessKind::is_write);
                let on_its_way = |thread: &Thread| {
                    let mut entries = thread.pending.entries.iter();
                    entries.any(|entry| entry.object == id && writes(entry))
                };
                if is_shared && threads.any(|thread| on_its_way(thread)) {
                    return None;
                }
                let (offset, cell, there) = late.state;
                if self.own_view(object, id, offset, cell)? != Value::Known(there) {
                    return None;
                }
                late.cells
            }
            None if is_shared => return None,
            None => self.elements(object, class)?,
        };
        let values = cells.into_iter().map(|(offset, cell)| {
            let kind = cell.kind();
            let value = self.own_view(object, id, offset, cell)?;
            let is_plain = match (kind, value) {
                (Kind::I32 | Kind::I64 | Kind::F32 | Kind::F64, _) => true,
                (Kind::Ref, Value::Known(word)) => {
                    word == 0 || self.machine.string_units(self.state, word).is_some()
                }
                (Kind::Ref, Value::Node(_)) | (Kind::Ptr, _) => false,
            };
            is_plain.then_some((kind, value))
        });
        values.collect()
    }

    /// The elements of an array, if they are few and have one cell each.
    fn elements(&self, object: &Object, class: ClassId) -> Option<Vec<(u32, Cell)>> {
        let class = &self.machine.loaded_class(class)?.class;
        let (ClassKind::Array { stride }, [cell]) = (class.kind, class.layout.cells.as_slice())
        else {
            return None;
        };
        let length = object.read(0, Cell::U32) as u32;
        if length as usize > MAX_HELD {
            return None;
        }
        let offsets = (0..length).map(|index| {
            let offset = ARRAY_DATA.checked_add(index.checked_mul(stride)?)?;
            Some((offset.checked_add(cell.offset)?, cell.cell))
        });
        offsets.collect()
    }

    /// What the running thread has in a cell that nobody else writes: its newest write that is
    /// still on its way there, or what is there.
    fn own_view(&self, object: &Object, id: ObjectId, offset: u32, cell: Cell) -> Option<Value> {
        let at = Location {
            object: id,
            offset,
            cell,
        };
        let entries = &self.state.threads[self.index].pending.entries;
        let writes = |entry: &&Entry| {
            let access = entry.access();
            access.is_some_and(AccessKind::is_write) && entry.overlaps_location(at)
        };
        let Some(newest) = entries.iter().rev().find(writes) else {
            let is_there = object.contains(offset, cell.size());
            return is_there.then(|| Value::Known(object.read(offset, cell)));
        };
        let is_whole = newest.offset == offset && newest.cell.size() == cell.size();
        if !is_whole || newest.access().is_some_and(AccessKind::is_update) {
            return None;
        }
        match newest.value {
            Value::Known(word) => Some(Value::Known(cell.widen(cell.narrow(word)))),
            // The promise is what it is, not what a smaller cell keeps of it.
            Value::Node(node) => (cell.size() >= 4).then_some(Value::Node(node)),
        }
    }

    /// Adds the values of registers to the record; a promise is kept there when it is.
    fn record_words(&mut self, code: &Function, registers: &[Reg], look: Look) -> (u32, u32) {
        let values = registers.iter().map(|&reg| {
            let value = self.value_of(reg);
            let held = match look {
                Look::Inside => self.held(code.regs[reg.index()].kind, value),
                Look::Outside => None,
            };
            (value, held)
        });
        let values: Vec<(Value, Option<Held>)> = values.collect();
        let Thread {
            record, pending, ..
        } = self.thread();
        let first = record.words.len() as u32;
        let mut add = |kind: Kind, value: Value, held: Option<u32>| {
            let place = RECORDED + record.words.len() as u32;
            let word = match value {
                Value::Known(word) => word,
                Value::Node(node) => {
                    pending.set_promise(place, Some(node));
                    0
                }
            };
            record.words.push(RecordedWord { kind, word, held });
        };
        for (&reg, (value, held)) in registers.iter().zip(values) {
            let count = held.as_ref().map(|held| held.len() as u32);
            add(code.regs[reg.index()].kind, value, count);
            for (kind, value) in held.into_iter().flatten() {
                add(kind, value, None);
            }
        }
        (first, record.words.len() as u32)
    }

    fn tell_call(&mut self, what: &str, method: FuncId) {
        if self.is_watched() {
            let title = self.machine.source.function_title(method);
            self.emit(EventKind::Native(format!("{what} {title}")), None, None);
        }
    }
}
