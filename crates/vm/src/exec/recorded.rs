//! Recording which operations of an object begin and end, in what order, and with what.

use super::{Exec, Flow, FlowResult};
use crate::machine::event::EventKind;
use crate::state::pending::Value;
use crate::state::record::{CallEnd, RECORDED, RecordedCall, RecordedWord, Subject};
use crate::state::thread::{Thread, Unwind};
use crate::state::word::object_of;
use fencepost_ir::{ClassId, FuncId, Function, Reg};

/// How many words of calls a thread may record.
const MAX_WORDS: usize = 4_096;

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

    /// Records that a call begins, unless it is part of another one on the same object.
    pub(super) fn call_begins(
        &mut self,
        code: &Function,
        method: FuncId,
        of: (ClassId, Option<Reg>),
        args: &[Reg],
    ) -> FlowResult {
        let subject = self.subject(of);
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
        let args = self.record_words(code, args);
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
            CallEnd::Returned => self.record_words(code, results),
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
            _ => None,
        }
    }

    /// Adds the values of registers to the record; a promise is kept there when it is.
    fn record_words(&mut self, code: &Function, registers: &[Reg]) -> (u32, u32) {
        let values: Vec<Value> = registers.iter().map(|&reg| self.value_of(reg)).collect();
        let Thread {
            record, pending, ..
        } = self.thread();
        let first = record.words.len() as u32;
        for (&reg, value) in registers.iter().zip(values) {
            let place = RECORDED + record.words.len() as u32;
            let word = match value {
                Value::Known(word) => word,
                Value::Node(node) => {
                    pending.set_promise(place, Some(node));
                    0
                }
            };
            record.words.push(RecordedWord {
                kind: code.regs[reg.index()].kind,
                word,
            });
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
