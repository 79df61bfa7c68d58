//! Operations whose inputs may be promises.

use super::{Exec, Flow, FlowResult};
use crate::machine::effects::{Leaves, effects};
use crate::machine::event::Stop;
use crate::state::pending::{Deferred, Node, Pending, Value, compute};
use fencepost_ir::{Function, Op, Reg, RegisterRole};

impl Exec<'_> {
    /// Runs an operation while some register holds a promise. `None` means that the operation
    /// needs no promise and runs in the ordinary way.
    pub(crate) fn run_with_promises(
        &mut self,
        function: &Function,
        op: &Op,
    ) -> Result<Option<Flow>, Stop> {
        let mut needs_promise = false;
        let mut overwritten = None;
        op.visit_registers(&mut |role, reg| match role {
            RegisterRole::Use => needs_promise |= matches!(self.value_of(reg), Value::Node(_)),
            RegisterRole::Def => overwritten = Some(reg),
        });
        if !needs_promise {
            // Register operations of the fast path do not look at promises, so a result that
            // replaces one is noted here. Operations that may stand still note it themselves.
            if let Some(reg) = overwritten
                && op.effect() == fencepost_ir::Effect::Pure
            {
                let thread = self.thread();
                let base = thread.base();
                thread.pending.set_promise(base + u32::from(reg.0), None);
            }
            return Ok(None);
        }
        self.run_on_promise(function, op)
    }

    fn run_on_promise(&mut self, function: &Function, op: &Op) -> Result<Option<Flow>, Stop> {
        let effects = effects(op);
        // The last result of a thread is needed when it ends, and that is in place.
        if effects.leaves == Leaves::Returns {
            return Ok(None);
        }
        let mut waits = false;
        effects.visit_needed(op, &mut |reg| {
            waits |= matches!(self.value_of(reg), Value::Node(_));
        });
        if waits {
            return Ok(Some(Flow::Stop));
        }
        let zero = Value::Known(0);
        let flow: FlowResult = match op {
            Op::Move { dst, src } => {
                let value = self.value_of(*src);
                self.set_value(dst.0, value)
            }
            Op::Unary { operator, dst, src } => {
                let inputs = [self.value_of(*src), zero, zero];
                self.set_deferred(dst.0, Deferred::Unary(*operator), inputs)
            }
            Op::Binary {
                operator,
                dst,
                a,
                b,
            } => {
                let inputs = [self.value_of(*a), self.value_of(*b), zero];
                self.set_deferred(dst.0, Deferred::Binary(*operator), inputs)
            }
            Op::Compare {
                operator,
                dst,
                a,
                b,
            } => {
                let inputs = [self.value_of(*a), self.value_of(*b), zero];
                self.set_deferred(dst.0, Deferred::Compare(*operator), inputs)
            }
            Op::Convert { operator, dst, src } => {
                let inputs = [self.value_of(*src), zero, zero];
                self.set_deferred(dst.0, Deferred::Convert(*operator), inputs)
            }
            Op::Select {
                dst,
                condition,
                a,
                b,
            } => {
                let inputs = [
                    self.value_of(*condition),
                    self.value_of(*a),
                    self.value_of(*b),
                ];
                let kind = function.regs[dst.0.index()].kind;
                self.set_deferred(dst.0, Deferred::Select(kind), inputs)
            }
            // These pass promises on: a stored value, operands, arguments, what is recorded.
            Op::Store { .. }
            | Op::Rmw { .. }
            | Op::CompareExchange { .. }
            | Op::Call { .. }
            | Op::CallVirtual { .. }
            | Op::CallIndirect { .. }
            | Op::TailCall { .. }
            | Op::CallBegins { .. }
            | Op::CallEnds { .. } => return Ok(None),
            // All others need their inputs, and those were asked for above.
            _ => Err(self.broken("an operation ran without its inputs")),
        };
        flow.map(Some)
    }

    fn set_deferred(&mut self, dst: Reg, deferred: Deferred, inputs: [Value; 3]) -> FlowResult {
        let value = self.defer(deferred, inputs);
        self.set_value(dst, value)
    }

    /// The word or promise in a register of the running frame.
    pub(crate) fn value_of(&self, reg: Reg) -> Value {
        let thread = &self.state.threads[self.index];
        let base = thread.base();
        match thread.pending.promise(base + u32::from(reg.0)) {
            Some(node) => Value::Node(node),
            None => Value::Known(self.reg(reg)),
        }
    }

    /// Puts a word or a promise into a register of the running frame.
    pub(crate) fn set_value(&mut self, reg: Reg, value: Value) -> FlowResult {
        match value {
            Value::Known(word) => self.set(reg, word),
            Value::Node(node) => {
                self.set(reg, 0)?;
                let thread = self.thread();
                let base = thread.base();
                thread
                    .pending
                    .set_promise(base + u32::from(reg.0), Some(node));
                Ok(Flow::Next)
            }
        }
    }

    /// The value of arithmetic on values that may be promises.
    pub(crate) fn defer(&mut self, deferred: Deferred, inputs: [Value; 3]) -> Value {
        match compute(deferred, &inputs) {
            Some(word) => Value::Known(word),
            None => {
                let pending: &mut Pending = &mut self.thread().pending;
                Value::Node(pending.add_node(Node::Computed(deferred, inputs)))
            }
        }
    }
}
