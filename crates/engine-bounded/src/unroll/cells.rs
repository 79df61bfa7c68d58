//! Waiting for cells: semaphores, events and what else the class library makes of one number.
//!
//! Such a wait reads the cell, and perhaps writes it, in one step, once a condition on its value
//! holds. Unless it may give up, it does not happen before.

use super::flow::Waiting;
use super::memory::Refused;
use super::monitors::Patience;
use super::state::State;
use super::{TooLarge, Unroller};
use crate::circuit::{Bits, Circuit};
use crate::solver::Lit;
use crate::value::{Candidate, Data, Value, choose};
use fencepost_ir::{ARRAY_DATA, Cell, Fault, HandleFields, MutexStep, Op, Order, Place, Reg};

/// What a wait gives whose time is over, for a handle.
const WAIT_TIMEOUT: u64 = 258;

/// Where a field may be, and how coming there may fail.
type FieldOf = (Vec<Candidate>, Vec<(Fault, Lit)>);

/// What is waited for, and what happens to the cell then.
#[derive(Clone)]
enum Until {
    Differs(Bits),
    Equals(Bits),
    /// Not below a number, which stays.
    AtLeast(Bits),
    /// Not above a number, which stays.
    AtMost(Bits),
    /// Positive, which stays.
    Positive,
    /// Positive; so much is taken away.
    Take(Bits),
    /// Zero; this is stored.
    Store(Bits),
}

impl Until {
    /// Whether a value is waited for.
    fn holds(&self, circuit: &mut Circuit, value: &[Lit]) -> Lit {
        match self {
            Until::Differs(operand) => !circuit.equal(value, operand),
            Until::Equals(operand) => circuit.equal(value, operand),
            Until::AtLeast(operand) => !circuit.less(value, operand, true),
            Until::AtMost(operand) => !circuit.less(operand, value, true),
            Until::Positive | Until::Take(_) => {
                let zero = Circuit::number(0, value.len());
                circuit.less(&zero, value, true)
            }
            Until::Store(_) => !circuit.any(value),
        }
    }

    /// What is stored instead, if anything is.
    fn next(&self, circuit: &mut Circuit, value: &[Lit]) -> Option<Bits> {
        match self {
            Until::Differs(_)
            | Until::Equals(_)
            | Until::AtLeast(_)
            | Until::AtMost(_)
            | Until::Positive => None,
            Until::Take(operand) => Some(circuit.subtract(value, operand).0),
            Until::Store(operand) => Some(operand.clone()),
        }
    }
}

impl Unroller<'_> {
    /// Waits for a cell; if `section`, what follows belongs to the same step.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn wait_cell(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        section: bool,
    ) -> Result<(), TooLarge> {
        let &[cell, mode, operand, first, second, timeout] = args else {
            return self.refuse(state, op);
        };
        let Some(until) = self.until(&mut state, mode, operand) else {
            return self.refuse(state, op);
        };
        let Some(patience) = self.patience(&mut state, Some(timeout)) else {
            self.unsupported(state, "a time limit that is not a known number");
            return Ok(());
        };
        for stop in [first, second] {
            if !self.is_never_set(&mut state, stop) {
                self.unsupported(state, "a wait that can be cancelled");
                return Ok(());
            }
        }
        let place = Place::Pointer(cell, 0, Cell::I32);
        let resolved = match self.resolve(&mut state, place) {
            Ok(resolved) => resolved,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(());
            }
        };
        self.faults(waiting, round, pc, &mut state, resolved.faults)?;
        let inside = state.section.is_some();
        if inside && (section || patience == Patience::Unlimited) {
            self.unsupported(state, "a wait inside an atomic section");
            return Ok(());
        }
        if section {
            self.begin_section(&mut state);
        }
        self.waited(
            waiting,
            round,
            pc,
            state,
            dst,
            resolved.places,
            until,
            patience,
            (1, 0),
        );
        Ok(())
    }

    /// Waits for a field of an object.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn await_field(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        least: bool,
    ) -> Result<(), TooLarge> {
        let &[object, offset, number, timeout] = args else {
            return self.refuse(state, op);
        };
        if self.source.interrupts() {
            self.unsupported(state, "a wait that can be interrupted");
            return Ok(());
        }
        let Some(patience) = self.patience(&mut state, Some(timeout)) else {
            self.unsupported(state, "a time limit that is not a known number");
            return Ok(());
        };
        let number = self.get(&state, number);
        self.wait_for(&mut state, &number);
        let (Some(field), Some(bits)) = (self.field(&mut state, object, offset), number.bits())
        else {
            return self.refuse(state, op);
        };
        let until = match least {
            true => Until::AtLeast(bits.clone()),
            false => Until::AtMost(bits.clone()),
        };
        let (places, faults) = field;
        self.faults(waiting, round, pc, &mut state, faults)?;
        if state.section.is_some() && patience == Patience::Unlimited {
            self.unsupported(state, "a wait inside an atomic section");
            return Ok(());
        }
        let answers = (1, 0);
        self.waited(
            waiting, round, pc, state, dst, places, until, patience, answers,
        );
        Ok(())
    }

    /// Where a field of an object is that is given by its offset, and how that may fail.
    fn field(&mut self, state: &mut State, object: Reg, offset: Reg) -> Option<FieldOf> {
        let object = self.get(state, object);
        self.wait_for(state, &object);
        let offset = self.get(state, offset);
        let offset = offset.bits().and_then(|bits| Circuit::known(bits));
        let offset = offset.and_then(|offset| u32::try_from(offset).ok())?;
        let address = object.address()?;
        let places = address.candidates.iter().map(|one| Candidate {
            offset: one.offset.saturating_add(offset),
            ..*one
        });
        Some((places.collect(), vec![(Fault::NullReference, address.null)]))
    }

    /// Waits for a cell for as long as it takes; what follows belongs to the same step.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn await_cell(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        positive: bool,
    ) -> Result<(), TooLarge> {
        let (places, faults) = match *args {
            [cell] => match self.resolve(&mut state, Place::Pointer(cell, 0, Cell::I32)) {
                Ok(resolved) => (resolved.places, resolved.faults),
                Err(what) => {
                    self.unsupported(state, what);
                    return Ok(());
                }
            },
            [_, _] if self.source.interrupts() => {
                self.unsupported(state, "a wait that can be interrupted");
                return Ok(());
            }
            [object, offset] => match self.field(&mut state, object, offset) {
                Some(field) => field,
                None => return self.refuse(state, op),
            },
            _ => return self.refuse(state, op),
        };
        self.faults(waiting, round, pc, &mut state, faults)?;
        if state.section.is_some() {
            self.unsupported(state, "a wait inside an atomic section");
            return Ok(());
        }
        self.begin_section(&mut state);
        let until = match positive {
            true => Until::Positive,
            false => Until::Equals(Circuit::number(0, 32)),
        };
        let patience = Patience::Unlimited;
        self.waited(
            waiting,
            round,
            pc,
            state,
            dst,
            places,
            until,
            patience,
            (0, 0),
        );
        Ok(())
    }

    /// Initialises a lock that is memory of the program. The writes are plain and yet one step, so
    /// it must be one that no other thread can see.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn initialise_lock(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        args: &[Reg],
        (bytes, given): (u32, Option<u32>),
    ) -> Result<(), TooLarge> {
        let Some(&lock) = args.first() else {
            return self.refuse(state, op);
        };
        for offset in (0..bytes).step_by(4) {
            let place = Place::Pointer(lock, offset as i32, Cell::I32);
            let Some((reached, places)) = self.reach(waiting, round, pc, state, place)? else {
                return Ok(());
            };
            state = reached;
            let value = match args.get(1) {
                Some(&value) if given == Some(offset) => self.get(&state, value),
                Some(_) | None => Value::number(0, 32),
            };
            let written = match self.is_local(&places) {
                Ok(true) => self.local_store(&mut state, &places, Cell::I32, &value),
                Ok(false) => Err("a lock that is initialised where other threads see it"),
                Err(what) => Err(what),
            };
            if let Err(what) = written {
                self.unsupported(state, what);
                return Ok(());
            }
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Locks or unlocks a mutex that is memory of the program.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn mutex(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        step: MutexStep,
        (owner, kind, busy): (u32, u32, u32),
    ) -> Result<(), TooLarge> {
        let &[mutex] = args else {
            return self.refuse(state, op);
        };
        if state.section.is_some() {
            self.unsupported(state, "a mutex inside an atomic section");
            return Ok(());
        }
        let place = Place::Pointer(mutex, owner as i32, Cell::I32);
        let Some((mut state, places)) = self.reach(waiting, round, pc, state, place)? else {
            return Ok(());
        };
        let mut kinds = places.iter().map(|one| {
            let at = one.offset - owner + kind;
            self.constant(&state, one, at)
        });
        if kinds.any(|kind| kind != Some(0)) {
            self.unsupported(state, "a mutex that is not known to be a plain one");
            return Ok(());
        }
        let me = Circuit::number(u64::from(self.thread) + 1, 32);
        let (patience, places) = match step {
            MutexStep::Lock => (Patience::Unlimited, places),
            MutexStep::TryLock => (Patience::Limited, places),
            MutexStep::Unlock => {
                let free = |_: &mut Circuit, _: &Data| {
                    Some((Data::Bits(Circuit::number(0, 32)), Lit::TRUE))
                };
                let old = match self.change_cell(&mut state, &places, Cell::I32, free) {
                    Ok(old) => old,
                    Err(what) => {
                        self.unsupported(state, what);
                        return Ok(());
                    }
                };
                let Some(bits) = old.bits() else {
                    return self.refuse(state, op);
                };
                let own = self.circuit.equal(bits, &me);
                if let Some(part) = self.split(&mut state, !own) {
                    self.unsupported(part, "a mutex that is unlocked by somebody else");
                }
                if let Some(dst) = dst {
                    self.set(&mut state, dst, Value::number(0, 32));
                }
                self.next(waiting, round, pc, state);
                return Ok(());
            }
        };
        let (until, answers) = (Until::Store(me), (0, u64::from(busy)));
        self.waited(
            waiting, round, pc, state, dst, places, until, patience, answers,
        );
        Ok(())
    }

    /// Waits for the only handle of an array.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn wait_handles(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        fields: HandleFields,
    ) -> Result<(), TooLarge> {
        let &[array, _, timeout] = args else {
            return self.refuse(state, op);
        };
        let Some(patience) = self.patience(&mut state, Some(timeout)) else {
            self.unsupported(state, "a time limit that is not a known number");
            return Ok(());
        };
        if state.section.is_some() && patience == Patience::Unlimited {
            self.unsupported(state, "a wait inside an atomic section");
            return Ok(());
        }
        let handle = match self.only_handle(&mut state, array) {
            Ok(handle) => handle,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(());
            }
        };
        self.wait_for(&mut state, &handle);
        let Some(address) = handle.address().cloned() else {
            return self.refuse(state, op);
        };
        let faults = vec![(Fault::NullReference, address.null)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        let found = self.counted(&state, &address.candidates, fields);
        let (places, until) = match found {
            Ok(found) => found,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(());
            }
        };
        let answers = (0, WAIT_TIMEOUT);
        self.waited(
            waiting, round, pc, state, dst, places, until, patience, answers,
        );
        Ok(())
    }

    /// What a mode of the class library asks for.
    fn until(&mut self, state: &mut State, mode: Reg, operand: Reg) -> Option<Until> {
        let (mode, operand) = (self.get(state, mode), self.get(state, operand));
        self.wait_for(state, &operand);
        let operand = operand.bits()?.clone();
        match Circuit::known(mode.bits()?)? {
            0 => Some(Until::Differs(operand)),
            1 => Some(Until::Equals(operand)),
            2 => Some(Until::Take(operand)),
            3 => Some(Until::Store(operand)),
            _ => None,
        }
    }

    /// Whether a cell that would end a wait is the thread's own, and zero.
    fn is_never_set(&mut self, state: &mut State, stop: Reg) -> bool {
        let stop = self.get(state, stop);
        let Some(address) = stop.address() else {
            return false;
        };
        let places = address.candidates.clone();
        let local = self.is_local(&places) == Ok(true) && !self.alone;
        let value = match local || self.alone {
            true => self.local_load(state, &places, Cell::I32).ok(),
            false => None,
        };
        let known = value.and_then(|value| Circuit::known(value.bits()?));
        known == Some(0)
    }

    /// The only element of an array of handles.
    fn only_handle(&mut self, state: &mut State, array: Reg) -> Result<Value, Refused> {
        let array = self.get(state, array);
        self.wait_for(state, &array);
        let address = array.address().ok_or("a wait for a number")?;
        let mut places = Vec::new();
        for one in &address.candidates {
            if self.known.objects.get(one.object).length != Some(1) {
                return Err("a wait for several handles");
            }
            places.push(Candidate {
                offset: ARRAY_DATA,
                ..*one
            });
        }
        self.read(state, &places, Cell::Ref, Order::Plain)
    }

    /// The cells that handles count in, and what a wait for them is.
    fn counted(
        &mut self,
        state: &State,
        handles: &[Candidate],
        fields: HandleFields,
    ) -> Result<(Vec<Candidate>, Until), Refused> {
        const UNKNOWN: Refused = "a wait for a handle whose kind is not known";
        let mut kinds = Vec::new();
        let mut places = Vec::new();
        for one in handles {
            let class = self.known.objects.get(one.object).class.ok_or(UNKNOWN)?;
            let class = self.class(class).map_err(|_| UNKNOWN)?;
            let offset = |name: &str| {
                let mut cells = class.layout.cells.iter();
                cells.find(|cell| cell.name == name).map(|cell| cell.offset)
            };
            let kind = offset(fields.kind).ok_or(UNKNOWN)?;
            let count = offset(fields.count).ok_or(UNKNOWN)?;
            kinds.push(self.constant(state, one, kind).ok_or(UNKNOWN)?);
            places.push(Candidate {
                offset: count,
                ..*one
            });
        }
        kinds.dedup();
        match kinds.as_slice() {
            [0] => Ok((places, Until::Positive)),
            [1] => Ok((places, Until::Take(Circuit::number(1, 32)))),
            [2] => Err("a wait for a mutex"),
            _ => Err(UNKNOWN),
        }
    }

    /// The value of a number in an object that nobody writes once there are several threads.
    fn constant(&self, state: &State, object: &Candidate, offset: u32) -> Option<u64> {
        if self.alone {
            let value = self.local(state, object.object, offset, Cell::I32).ok()?;
            return Circuit::known(value.bits()?);
        }
        let place = (object.object, offset, Cell::I32.size());
        if self.known.objects.is_stored(place) {
            return None;
        }
        match self.initial(&place, Cell::I32) {
            Data::Bits(bits) => Circuit::known(&bits),
            Data::Address(_) | Data::Mixed(_) => None,
        }
    }

    /// Waits for a cell and goes on with an answer: what it is when the condition held, and when
    /// the thread gave up.
    #[allow(clippy::too_many_arguments)]
    fn waited(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        places: Vec<Candidate>,
        until: Until,
        patience: Patience,
        (satisfied, given_up): (u64, u64),
    ) {
        if state.guard == Lit::FALSE {
            return;
        }
        let own = match self.is_local(&places) {
            Ok(own) => own,
            Err(what) => {
                self.unsupported(state, what);
                return;
            }
        };
        let change = |circuit: &mut Circuit, old: &Data| {
            let Data::Bits(old) = old else { return None };
            let holds = until.holds(circuit, old);
            Some(match until.next(circuit, old) {
                Some(new) => (Data::Bits(new), holds),
                None => (Data::Bits(old.clone()), Lit::FALSE),
            })
        };
        let old = match self.change_cell(&mut state, &places, Cell::I32, change) {
            Ok(old) => old,
            Err(what) => {
                self.unsupported(state, what);
                return;
            }
        };
        let bits = old.bits().cloned().unwrap_or_default();
        let holds = until.holds(self.circuit, &bits);
        let mut answer = Value::number(satisfied, 32);
        match patience {
            Patience::Unlimited if own => {
                if let Some(part) = self.split(&mut state, !holds) {
                    self.unsupported(part, "a wait for something that nobody else can change");
                }
            }
            Patience::Unlimited => {
                if let Some(event) = self.out.events.last_mut() {
                    event.condition = Some(holds);
                }
            }
            Patience::Limited => {
                let other = Value::number(given_up, 32);
                answer = choose(self.circuit, holds, &answer, &other);
            }
        }
        if let Some(dst) = dst {
            self.set(&mut state, dst, answer);
        }
        self.next(waiting, round, pc, state);
    }
}
