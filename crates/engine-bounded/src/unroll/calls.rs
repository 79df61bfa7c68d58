//! Calls, class initialisers, and new objects.

use super::flow::{Exits, Waiting};
use super::natives::known;
use super::state::State;
use super::{TooLarge, Unroller};
use crate::circuit::Circuit;
use crate::objects::{Object, ObjectKey};
use crate::solver::{Answer, Lit};
use crate::value::{Address, Candidate, Data, Value, choose};
use fencepost_ir::{ARRAY_DATA, ClassId, ClassKind, Fault, FuncId, Known, Op, Problem, Reg};
use std::collections::BTreeSet;

/// The largest array that is followed.
const MAX_LENGTH: u32 = 1 << 16;
/// The largest length that is tried where it is not known.
const MAX_UNKNOWN_LENGTH: u32 = 32;
/// How many lengths are followed where it is not known.
const MAX_LENGTHS: u32 = 4;

impl Unroller<'_> {
    /// Goes on after a call.
    pub(super) fn after_call(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        exits: Exits,
        dst: Option<Reg>,
    ) {
        if let Some((mut state, value)) = exits.returned {
            if let (Some(dst), Some(value)) = (dst, value) {
                self.set(&mut state, dst, value);
            }
            self.next(waiting, round, pc, state);
        }
        for raised in exits.raised {
            self.unwind(waiting, round, pc, raised);
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn call_to(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        dst: Option<Reg>,
        function: FuncId,
        args: &[Reg],
    ) -> Result<(), TooLarge> {
        let arguments: Vec<Value> = args.iter().map(|&reg| self.get(&state, reg)).collect();
        let exits = self.call(state, function, arguments)?;
        self.after_call(waiting, round, pc, exits, dst);
        Ok(())
    }

    /// Calls what the class of the first argument has for a method, class by class.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn call_virtual(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        method: FuncId,
        args: &[Reg],
    ) -> Result<(), TooLarge> {
        let Some(&first) = args.first() else {
            self.unsupported(state, "a virtual call without an object");
            return Ok(());
        };
        let object = self.get(&state, first);
        self.wait_for(&mut state, &object);
        let Some(address) = object.address().cloned() else {
            self.unsupported(state, "a virtual call on a number");
            return Ok(());
        };
        let faults = vec![(Fault::NullReference, address.null)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        let mut ways: Vec<(FuncId, Vec<Candidate>)> = Vec::new();
        for one in address.candidates {
            let class = self.known.objects.get(one.object).class;
            let found = match class {
                Some(class) => self.source.dispatch(class, method),
                None => Ok(method),
            };
            match found {
                Ok(target) => match ways.iter_mut().find(|(known, _)| *known == target) {
                    Some((_, list)) => list.push(one),
                    None => ways.push((target, vec![one])),
                },
                Err(problem) => {
                    if let Some(part) = self.split(&mut state, one.holds) {
                        self.problem(part, &problem);
                    }
                }
            }
        }
        for (target, list) in ways {
            let lits: Vec<_> = list.iter().map(|one| one.holds).collect();
            let condition = self.circuit.any(&lits);
            if let Some(part) = self.split(&mut state, condition) {
                self.call_to(waiting, round, pc, part, dst, target, args)?;
            }
        }
        Ok(())
    }

    /// Whether the function that a pointer points to has so many parameters; nothing if that
    /// cannot be told.
    pub(super) fn takes(&mut self, state: &mut State, args: &[Reg]) -> Option<Lit> {
        let &[function, count] = args else {
            return None;
        };
        let (function, count) = (self.get(state, function), self.get(state, count));
        self.wait_for(state, &function);
        let count = Circuit::known(count.bits()?)?;
        let mut ways = Vec::new();
        for one in &function.address()?.candidates {
            let ObjectKey::Function(function) = self.known.objects.get(one.object).key else {
                return None;
            };
            let params = self.source.signature(function).ok()?.params.len();
            if params as u64 == count {
                ways.push(one.holds);
            }
        }
        Some(self.circuit.any(&ways))
    }

    /// Calls what a pointer points to, function by function.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn call_indirect(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        function: Reg,
        args: &[Reg],
    ) -> Result<(), TooLarge> {
        const OTHER: &str = "a call through something not a function";
        let pointer = self.get(&state, function);
        self.wait_for(&mut state, &pointer);
        let Some(address) = pointer.address().cloned() else {
            self.unsupported(state, OTHER);
            return Ok(());
        };
        let faults = vec![(Fault::NullReference, address.null)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        for one in address.candidates {
            let Some(part) = self.split(&mut state, one.holds) else {
                continue;
            };
            match self.known.objects.get(one.object).key {
                ObjectKey::Function(function) => {
                    self.call_to(waiting, round, pc, part, dst, function, args)?;
                }
                _ => self.unsupported(part, OTHER),
            }
        }
        Ok(())
    }

    /// Runs a class initialiser as long as there is one thread only.
    pub(super) fn initialise(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        class: ClassId,
    ) -> Result<(), TooLarge> {
        let initializer = match self.class(class) {
            Ok(class) => class.initializer,
            Err(problem) => {
                self.problem(state, &problem);
                return Ok(());
            }
        };
        let known = state.initialised.contains(&class);
        if let Some(early) = &self.early
            && early.running.contains(&class)
            && early.running.last() != Some(&class)
        {
            self.unsupported(state, "class initialisers that wait for each other");
            return Ok(());
        }
        let Some(initializer) = initializer.filter(|_| !known) else {
            self.next(waiting, round, pc, state);
            return Ok(());
        };
        if !self.alone && self.done_early.contains(&class) {
            state.initialised.insert(class);
            self.next(waiting, round, pc, state);
            return Ok(());
        }
        if !self.alone {
            if self.known.late.insert(class) {
                self.known.objects.grew = true;
            }
            let what = "a class initialiser that runs when there are several threads";
            self.unsupported(state, what);
            return Ok(());
        }
        // A use of the class inside its own initialiser goes on.
        state.initialised.insert(class);
        self.initialising += 1;
        let mut made = BTreeSet::new();
        if let Some(early) = &mut self.early {
            early.running.push(class);
            made = std::mem::take(&mut early.made);
        }
        let exits = self.call(state, initializer, Vec::new());
        if let Some(early) = &mut self.early {
            early.running.pop();
            early.made = made;
        }
        self.initialising -= 1;
        let exits = exits?;
        for raised in exits.raised {
            self.unsupported(raised.state, "a class initialiser that fails");
        }
        if let Some((state, _)) = exits.returned {
            self.next(waiting, round, pc, state);
        }
        Ok(())
    }

    /// A new object. Its number says where it is made.
    pub(super) fn allocate(
        &mut self,
        class: ClassId,
        length: Option<u32>,
    ) -> Result<Address, Problem> {
        let known = self.class(class)?;
        let problem = |what: &str| Problem {
            what: what.to_string(),
            location: String::new(),
        };
        let length = match (known.kind, length) {
            (ClassKind::Array { stride }, Some(length)) if length <= MAX_LENGTH => {
                let bytes = u64::from(stride) * u64::from(length) + u64::from(ARRAY_DATA);
                u32::try_from(bytes).map_err(|_| problem("a very large array"))?;
                Some(length)
            }
            (ClassKind::Array { .. }, _) => return Err(problem("a very large array")),
            (ClassKind::String, _) => return Err(problem("a new string")),
            (ClassKind::Object | ClassKind::Struct | ClassKind::Interface, _) => None,
        };
        let object = self.known.objects.intern(Object {
            key: ObjectKey::Made(self.thread, self.path(), length),
            class: Some(class),
            length,
        });
        if let Some(early) = &mut self.early {
            early.made.insert(object);
        }
        Ok(Address::of(object, 0))
    }

    /// A new array. Where its length is not known, each of the smallest lengths that it may have
    /// is an array of its own; longer ones are not followed.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn new_array(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Reg,
        class: ClassId,
        length: Reg,
    ) -> Result<(), TooLarge> {
        let length = self.get(&state, length);
        self.wait_for(&mut state, &length);
        let Some(bits) = length.bits().cloned() else {
            self.unsupported(state, "an array whose length is an address");
            return Ok(());
        };
        if let Some(known) = Circuit::known(&bits) {
            let Ok(known) = u32::try_from(known) else {
                self.unsupported(state, "a very large array");
                return Ok(());
            };
            self.make_array(waiting, round, pc, state, dst, class, known);
            return Ok(());
        }
        let mut followed = 0;
        for number in 0..=MAX_UNKNOWN_LENGTH {
            let wanted = Circuit::number(u64::from(number), bits.len());
            let here = self.circuit.equal(&bits, &wanted);
            let both = self.circuit.and(state.guard, here);
            if followed == MAX_LENGTHS || both == Lit::FALSE {
                continue;
            }
            if self.circuit.solver.probe(&[both], self.stop) == Answer::Unsatisfiable {
                continue;
            }
            if let Some(part) = self.split(&mut state, here) {
                followed += 1;
                self.make_array(waiting, round, pc, part, dst, class, number);
            }
        }
        self.unsupported(state, "an array whose length is not a known number");
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    fn make_array(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Reg,
        class: ClassId,
        length: u32,
    ) {
        match self.allocate(class, Some(length)) {
            Ok(address) => {
                let value = Value::free(Data::Address(address));
                self.set(&mut state, dst, value);
                self.next(waiting, round, pc, state);
            }
            Err(problem) => self.problem(state, &problem),
        }
    }

    /// Whether an object is not of just the class that a number stands for; nothing if that
    /// cannot be told.
    pub(super) fn is_not_exactly(&mut self, state: &mut State, args: &[Reg]) -> Option<Lit> {
        let &[object, class] = args else { return None };
        let (object, class) = (self.get(state, object), self.get(state, class));
        self.wait_for(state, &object);
        let wanted = class.bits().and_then(|bits| Circuit::known(bits))?;
        let mut ways = Vec::new();
        for one in &object.address()?.candidates {
            let own = self.known.objects.get(one.object).class?;
            if u64::from(own.0) != wanted {
                ways.push(one.holds);
            }
        }
        Some(self.circuit.any(&ways))
    }

    /// Whether an object is of the class that another one stands for; nothing if that cannot be
    /// told.
    pub(super) fn is_instance(&mut self, state: &mut State, args: &[Reg]) -> Option<Lit> {
        let &[class, object] = args else { return None };
        let (class, object) = (self.get(state, class), self.get(state, object));
        self.wait_for(state, &class);
        self.wait_for(state, &object);
        let Some(Known::Class(wanted)) = known(&self.known.objects, &class) else {
            return None;
        };
        let mut ways = Vec::new();
        for one in &object.address()?.candidates {
            let own = self.known.objects.get(one.object).class?;
            if self.source.assignable(own, wanted) {
                ways.push(one.holds);
            }
        }
        Some(self.circuit.any(&ways))
    }

    /// How many elements an object has, and -1 if it is no array; nothing if that cannot be told.
    pub(super) fn object_length(&mut self, state: &mut State, args: &[Reg]) -> Option<Value> {
        let &[object] = args else { return None };
        let object = self.get(state, object);
        self.wait_for(state, &object);
        let mut sum = Value::number(u64::MAX, 32);
        for one in &object.address()?.candidates {
            let object = self.known.objects.get(one.object);
            object.class?;
            if let Some(length) = object.length {
                let length = Value::number(u64::from(length), 32);
                sum = choose(self.circuit, one.holds, &length, &sum);
            }
        }
        Some(sum)
    }

    /// The class of all arrays that a register may refer to, if it is the same.
    fn array_class(&self, state: &State, array: Reg) -> Option<ClassId> {
        let array = self.get(state, array);
        let mut found = None;
        for one in &array.address()?.candidates {
            let object = self.known.objects.get(one.object);
            object.length?;
            if found.is_some_and(|class| Some(class) != object.class) {
                return None;
            }
            found = object.class;
        }
        found
    }

    /// Makes an array of the class of another one.
    pub(super) fn array_like(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
    ) -> Result<(), TooLarge> {
        let (Some(dst), &[array, length]) = (dst, args) else {
            return self.refuse(state, op);
        };
        let Some(class) = self.array_class(&state, array) else {
            return self.refuse(state, op);
        };
        let like = self.get(&state, array);
        self.wait_for(&mut state, &like);
        let null = like.address().map_or(Lit::TRUE, |address| address.null);
        let faults = vec![(Fault::NullReference, null)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        self.new_array(waiting, round, pc, state, dst, class, length)
    }

    /// Copies an array by code of the library.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn copy_array(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        function: &str,
    ) -> Result<(), TooLarge> {
        let (&[array], Ok(function)) = (args, self.source.find_function(function)) else {
            return self.refuse(state, op);
        };
        let original = self.get(&state, array);
        self.wait_for(&mut state, &original);
        let Some(address) = original.address().cloned() else {
            return self.refuse(state, op);
        };
        let mut places = address.candidates.iter();
        if places.any(|one| self.known.objects.get(one.object).length.is_none()) {
            return self.refuse(state, op);
        }
        let faults = vec![(Fault::NullReference, address.null)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        self.call_to(waiting, round, pc, state, dst, function, args)
    }

    /// Whether an array can hold a reference, whatever both are.
    pub(super) fn fits(&self, array: &Value, value: &Value) -> bool {
        let (Some(array), Some(value)) = (array.address(), value.address()) else {
            return false;
        };
        let class = |one: &Candidate| self.known.objects.get(one.object).class;
        array.candidates.iter().all(|array| {
            value.candidates.iter().all(|value| {
                let classes = class(array).zip(class(value));
                classes.is_some_and(|(a, v)| self.source.array_can_hold(a, v))
            })
        })
    }
}
