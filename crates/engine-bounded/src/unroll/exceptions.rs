//! Exceptions, handlers and finallys.

use super::flow::{Raised, Waiting};
use super::state::{State, Then};
use super::{TooLarge, Unroller, What};
use crate::value::{Address, Data, Value};
use fencepost_ir::{ClassId, Fault, FaultTarget, Function, Op, RegionKind};

/// Marks the operation where a fault makes an object, beside what the operation itself makes.
const FAULT: u32 = 1 << 31;

/// Whether a filter takes everything: a number that is not zero, and its end.
fn takes_all(function: &Function, filter: u32) -> bool {
    let at = filter as usize;
    let (Some(Op::Const { dst, value }), Some(Op::EndFilter { accept })) =
        (function.ops.get(at), function.ops.get(at + 1))
    else {
        return false;
    };
    dst.0 == *accept && value.bits != 0
}

impl Unroller<'_> {
    /// An operation faults.
    pub(super) fn fault(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        fault: Fault,
    ) -> Result<(), TooLarge> {
        let site = self.site();
        if !self.known.faulting.contains(&(site, fault)) {
            self.stop(state, What::Fault(fault));
            return Ok(());
        }
        match self.source.fault(fault) {
            Ok(FaultTarget::Class(class)) => {
                if let Some(active) = self.stack.last_mut() {
                    active.pc |= FAULT;
                }
                let made = self.allocate(class, None);
                if let Some(active) = self.stack.last_mut() {
                    active.pc = pc;
                }
                match made {
                    Ok(address) => {
                        let value = Value::free(Data::Address(address));
                        self.throw(waiting, round, pc, state, value)?;
                    }
                    Err(problem) => self.problem(state, &problem),
                }
            }
            Ok(FaultTarget::Function(function)) => {
                let signature = match self.source.signature(function) {
                    Ok(signature) => signature,
                    Err(problem) => {
                        self.problem(state, &problem);
                        return Ok(());
                    }
                };
                let nothing = signature.params.iter().map(|&kind| Value::zero(kind));
                let arguments = nothing.collect();
                let exits = self.call(state, function, arguments)?;
                if let Some((state, _)) = exits.returned {
                    self.unsupported(state, "a fault that throws nothing");
                }
                for raised in exits.raised {
                    self.unwind(waiting, round, pc, raised);
                }
            }
            Err(problem) => self.problem(state, &problem),
        }
        Ok(())
    }

    /// Throws an object.
    pub(super) fn throw(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        exception: Value,
    ) -> Result<(), TooLarge> {
        self.wait_for(&mut state, &exception);
        let Some(address) = exception.address().cloned() else {
            self.unsupported(state, "a thrown number");
            return Ok(());
        };
        if let Some(part) = self.split(&mut state, address.null) {
            self.fault(waiting, round, pc, part, Fault::NullReference)?;
        }
        for one in address.candidates {
            let Some(part) = self.split(&mut state, one.holds) else {
                continue;
            };
            let Some(class) = self.known.objects.get(one.object).class else {
                self.unsupported(part, "a thrown piece of memory");
                continue;
            };
            let exception = Value::free(Data::Address(Address::of(one.object, one.offset)));
            match self.handler(class) {
                Ok(Some(_)) if part.section.is_some() => {
                    self.unsupported(part, "an exception inside an atomic section");
                }
                Ok(Some(then)) => self.unwind(
                    waiting,
                    round,
                    pc,
                    Raised {
                        state: part,
                        exception,
                        then,
                    },
                ),
                Ok(None) => self.stop(part, What::Exception(class)),
                Err(what) => self.unsupported(part, what),
            }
        }
        Ok(())
    }

    /// The handler of an exception: in which call, and which of its regions.
    fn handler(&self, class: ClassId) -> Result<Option<Then>, &'static str> {
        for (depth, active) in self.stack.iter().enumerate().rev() {
            let function = &active.body.function;
            let mut rows = function.handlers.iter();
            let found = rows.position(|row| {
                let takes = |wanted| self.source.assignable(class, wanted);
                row.protects(active.pc) && row.class.is_none_or(takes)
            });
            if let Some(region) = found {
                return Ok(Some(Then::Unwind {
                    depth,
                    region,
                    class,
                }));
            }
            for (region, row) in function.regions.iter().enumerate() {
                if !row.protects(active.pc) {
                    continue;
                }
                let takes = match row.kind {
                    RegionKind::Catch(wanted) => self.source.assignable(class, wanted),
                    RegionKind::Filter(filter) if takes_all(function, filter) => true,
                    RegionKind::Filter(_) => return Err("a filter that looks at the exception"),
                    RegionKind::Finally | RegionKind::Fault => false,
                };
                if takes {
                    return Ok(Some(Then::Unwind {
                        depth,
                        region,
                        class,
                    }));
                }
            }
        }
        Ok(None)
    }

    /// Takes an exception on to its handler: through the finallys of this call, then into the
    /// handler or out of the call.
    pub(super) fn unwind(&mut self, waiting: &mut Waiting, round: u32, pc: u32, raised: Raised) {
        let Raised {
            mut state,
            exception,
            then,
        } = raised;
        let Then::Unwind { depth, region, .. } = then else {
            self.unsupported(state, "an exception without a handler");
            return;
        };
        let Some(active) = self.stack.last() else {
            return;
        };
        let own = depth + 1 == self.stack.len();
        // A row of a flat table leads to an operation like any other, and leaves no record.
        if own && let Some(&row) = active.body.function.handlers.get(region) {
            self.set(&mut state, row.exception, exception);
            self.enter(waiting, round, Some(pc), row.target, state);
            return;
        }
        let rows = active.body.function.regions.iter().enumerate();
        let mut inner = rows.filter(|&(at, row)| {
            let between = !own || at < region;
            let runs = matches!(row.kind, RegionKind::Finally | RegionKind::Fault);
            between && runs && row.protects(pc)
        });
        if let Some((_, row)) = inner.next() {
            let handler = row.handler;
            state.caught.push(exception);
            state.then.push(then);
            self.enter(waiting, round, Some(pc), handler, state);
        } else if own {
            let row = active.body.function.regions[region];
            // Handlers that the exception leaves are over.
            let left = self.handlers_left(pc, row.handler);
            let keep = state.caught.len().saturating_sub(left);
            state.caught.truncate(keep);
            state.caught.push(exception);
            self.enter(waiting, round, Some(pc), row.handler, state);
        } else {
            waiting.exits.raised.push(Raised {
                state,
                exception,
                then,
            });
        }
    }

    /// How many active handlers control leaves on its way from one operation to another.
    fn handlers_left(&self, from: u32, to: u32) -> usize {
        let Some(active) = self.stack.last() else {
            return 0;
        };
        let rows = active.body.function.regions.iter();
        rows.filter(|row| matches!(row.kind, RegionKind::Catch(_) | RegionKind::Filter(_)))
            .filter(|row| row.handles(from) && !row.handles(to))
            .count()
    }

    /// Leaves protected code or a handler, through the finallys in between.
    pub(super) fn leave(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        target: u32,
    ) {
        let Some(active) = self.stack.last() else {
            return;
        };
        let mut rows = active.body.function.regions.iter();
        let inner = rows.find(|row| {
            row.kind == RegionKind::Finally && row.protects(pc) && !row.protects(target)
        });
        let next = inner.map_or(target, |row| row.handler);
        let through = inner.is_some();
        let left = self.handlers_left(pc, next);
        let keep = state.caught.len().saturating_sub(left);
        state.caught.truncate(keep);
        if through {
            state.then.push(Then::Leave(target));
        }
        self.enter(waiting, round, Some(pc), next, state);
    }

    /// Goes on after a finally.
    pub(super) fn end_finally(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
    ) {
        match state.then.pop() {
            Some(Then::Leave(target)) => self.leave(waiting, round, pc, state, target),
            Some(then @ Then::Unwind { .. }) => match state.caught.pop() {
                Some(exception) => {
                    let raised = Raised {
                        state,
                        exception,
                        then,
                    };
                    self.unwind(waiting, round, pc, raised);
                }
                None => self.unsupported(state, "a finally without its exception"),
            },
            None => self.unsupported(state, "the end of a finally that nobody entered"),
        }
    }
}
