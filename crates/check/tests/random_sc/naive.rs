//! A second interpreter, written to be obviously right instead of fast.
//!
//! It knows only the operations that the generator writes, clones whole states, and lists every
//! interleaving. Nothing of the machine is used; the only thing in common is the program.

use fencepost_ir::{
    BinaryOperator, CompareOperator, FuncId, Function, Op, Place, Program, Reg, RmwOp, Source,
};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Frame {
    function: FuncId,
    pc: usize,
    regs: Vec<i64>,
    result: Option<Reg>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Status {
    Running,
    /// In the waiting queue of an object, with the depth to take back.
    Waiting(usize, u32),
    /// Was pulsed, and wants the monitor of an object back.
    Ready(usize, u32),
    Ended,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    frames: Vec<Frame>,
    status: Status,
    atomic: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Object {
    fields: BTreeMap<u32, i64>,
    owner: Option<(usize, u32)>,
    waiters: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct State {
    threads: Vec<Thread>,
    /// A reference is the number of an object here plus one.
    objects: Vec<Object>,
    statics: BTreeMap<u32, i64>,
}

/// What all interleavings together give.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub rows: BTreeSet<Vec<i64>>,
    /// Kind and line of failed assertions and uncaught exceptions.
    pub failures: BTreeSet<(String, u32)>,
    /// Lines of calls that are not modelled.
    pub unsupported: BTreeSet<u32>,
    pub deadlock: bool,
}

/// How a step ends a run.
enum End {
    Failure(&'static str, u32),
    Unsupported(u32),
    Discarded,
}

pub struct Naive<'a> {
    program: &'a Program,
    functions: BTreeMap<u32, Arc<Function>>,
    /// Offsets of the static numbers to report, then of the object and of its fields.
    pub numbers: Vec<u32>,
    pub object: u32,
    pub fields: Vec<u32>,
}

impl<'a> Naive<'a> {
    pub fn new(program: &'a Program, numbers: Vec<u32>, object: u32, fields: Vec<u32>) -> Self {
        let mut functions = BTreeMap::new();
        for name in ["main", "helper", "t0", "t1", "t2"] {
            if let Ok(id) = program.find_function(name) {
                functions.insert(id.0, program.function(id).unwrap());
            }
        }
        Self {
            program,
            functions,
            numbers,
            object,
            fields,
        }
    }

    /// Explores everything; none if there are too many states.
    pub fn explore(&self, most: usize) -> Option<Outcome> {
        let entry = self.program.find_function("main").unwrap();
        let mut state = State::default();
        state.threads.push(self.thread(entry));
        let mut outcome = Outcome::default();
        let mut seen: HashSet<State> = HashSet::new();
        let mut work = vec![state];
        while let Some(state) = work.pop() {
            if seen.contains(&state) {
                continue;
            }
            if seen.len() == most {
                return None;
            }
            seen.insert(state.clone());
            if self.has_cycle(&state) {
                outcome.deadlock = true;
            }
            let mut moved = false;
            let exclusive = state.threads.iter().position(|t| t.atomic);
            for index in 0..state.threads.len() {
                if exclusive.is_some_and(|e| e != index) {
                    continue;
                }
                for choice in 0..self.choices(&state, index) {
                    moved = true;
                    let mut next = state.clone();
                    match self.transition(&mut next, index, choice) {
                        Ok(()) => work.push(next),
                        Err(End::Failure(kind, line)) => {
                            outcome.failures.insert((kind.to_string(), line));
                        }
                        Err(End::Unsupported(line)) => {
                            outcome.unsupported.insert(line);
                        }
                        Err(End::Discarded) => {}
                    }
                }
            }
            if !moved {
                if state.threads.iter().all(|t| t.status == Status::Ended) {
                    outcome.rows.insert(self.row(&state));
                } else {
                    outcome.deadlock = true;
                }
            }
        }
        Some(outcome)
    }

    fn row(&self, state: &State) -> Vec<i64> {
        let get = |offset: &u32| state.statics.get(offset).copied().unwrap_or(0);
        let mut row: Vec<i64> = self.numbers.iter().map(get).collect();
        let object = &state.objects[get(&self.object) as usize - 1];
        let field = |offset: &u32| object.fields.get(offset).copied().unwrap_or(0);
        row.extend(self.fields.iter().map(field));
        row
    }

    fn thread(&self, function: FuncId) -> Thread {
        let regs = vec![0; self.functions[&function.0].regs.len()];
        Thread {
            frames: vec![Frame {
                function,
                pc: 0,
                regs,
                result: None,
            }],
            status: Status::Running,
            atomic: false,
        }
    }

    fn op<'s>(&'s self, thread: &Thread) -> Option<&'s Op> {
        let frame = thread.frames.last()?;
        Some(&self.functions[&frame.function.0].ops[frame.pc])
    }

    /// In how many ways a thread can move.
    fn choices(&self, state: &State, index: usize) -> usize {
        let thread = &state.threads[index];
        let free = |object: usize| {
            let owner = state.objects[object].owner;
            owner.is_none_or(|(owner, _)| owner == index)
        };
        match thread.status {
            Status::Ended | Status::Waiting(..) => return 0,
            Status::Ready(object, _) => return usize::from(free(object)),
            Status::Running => {}
        }
        let frame = thread.frames.last().unwrap();
        let reg = |reg: &Reg| frame.regs[reg.index()];
        match self.op(thread).unwrap() {
            Op::MonitorEnter { object, .. } => usize::from(free(reg(object) as usize - 1)),
            Op::ThreadJoin { thread: joined, .. } => {
                usize::from(state.threads[reg(joined) as usize].status == Status::Ended)
            }
            Op::Choose { bound, .. } => reg(bound) as usize,
            _ => 1,
        }
    }

    /// The thread that a blocked thread waits for, if it is a particular one.
    fn waits_for(&self, state: &State, index: usize) -> Option<usize> {
        if self.choices(state, index) > 0 {
            return None;
        }
        let thread = &state.threads[index];
        let owner = |object: usize| state.objects[object].owner.map(|(owner, _)| owner);
        match thread.status {
            Status::Ended | Status::Waiting(..) => return None,
            Status::Ready(object, _) => return owner(object),
            Status::Running => {}
        }
        let frame = thread.frames.last()?;
        match self.op(thread)? {
            Op::MonitorEnter { object, .. } => owner(frame.regs[object.index()] as usize - 1),
            Op::ThreadJoin { thread: joined, .. } => Some(frame.regs[joined.index()] as usize),
            _ => None,
        }
    }

    fn has_cycle(&self, state: &State) -> bool {
        (0..state.threads.len()).any(|start| {
            let mut at = start;
            for _ in 0..=state.threads.len() {
                match self.waits_for(state, at) {
                    Some(next) if next == start => return true,
                    Some(next) => at = next,
                    None => return false,
                }
            }
            false
        })
    }

    /// Runs one operation of a thread, and then those that only touch its registers. One that ends
    /// the execution is a step of its own: others may come first.
    fn transition(&self, state: &mut State, index: usize, choice: usize) -> Result<(), End> {
        self.step(state, index, choice)?;
        while state.threads[index].status == Status::Running && self.is_local(state, index) {
            let mut next = state.clone();
            match self.step(&mut next, index, 0) {
                Ok(()) => *state = next,
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Whether a thread stands before an operation that nobody else can notice.
    fn is_local(&self, state: &State, index: usize) -> bool {
        let thread = &state.threads[index];
        match self.op(thread) {
            Some(
                Op::Const { .. }
                | Op::Move { .. }
                | Op::Binary { .. }
                | Op::Compare { .. }
                | Op::Jump { .. }
                | Op::Branch { .. }
                | Op::Assert { .. }
                | Op::Call { .. },
            ) => true,
            Some(Op::Return { .. }) => thread.frames.len() > 1,
            _ => false,
        }
    }

    /// Runs one operation of a thread.
    fn step(&self, state: &mut State, index: usize, choice: usize) -> Result<(), End> {
        if let Status::Ready(object, count) = state.threads[index].status {
            state.objects[object].owner = Some((index, count));
            state.threads[index].status = Status::Running;
            state.threads[index].frames.last_mut().unwrap().pc += 1;
            return Ok(());
        }
        let function = state.threads[index].frames.last().unwrap().function;
        let function = &self.functions[&function.0];
        let pc = state.threads[index].frames.last().unwrap().pc;
        let line = function.position(pc as u32).line;
        let op = &function.ops[pc];
        let get =
            |state: &State, reg: Reg| state.threads[index].frames.last().unwrap().regs[reg.index()];
        let set = |state: &mut State, reg: Reg, value: i64| {
            let frame = state.threads[index].frames.last_mut().unwrap();
            frame.regs[reg.index()] = value;
        };
        let object = |state: &State, reg: Reg| get(state, reg) as usize - 1;
        let mut next = pc + 1;
        match op {
            Op::Const { dst, value } => set(state, dst.0, i64::from(value.bits as i32)),
            Op::Move { dst, src } => {
                let value = get(state, *src);
                set(state, dst.0, value);
            }
            Op::Binary {
                operator,
                dst,
                a,
                b,
            } => {
                let value = binary(operator.operator, get(state, *a), get(state, *b));
                set(state, dst.0, value);
            }
            Op::Compare {
                operator,
                dst,
                a,
                b,
            } => {
                let (a, b) = (get(state, *a), get(state, *b));
                let holds = match operator.operator {
                    CompareOperator::Eq => a == b,
                    CompareOperator::Ne => a != b,
                    CompareOperator::Lt => a < b,
                    other => panic!("the generator does not write {other:?}"),
                };
                set(state, dst.0, i64::from(holds));
            }
            Op::Jump { target } => next = target.0 as usize,
            Op::Branch {
                condition,
                then,
                otherwise,
            } => {
                let taken = if get(state, *condition) != 0 {
                    then
                } else {
                    otherwise
                };
                next = taken.0 as usize;
            }
            Op::Load { place, .. } | Op::Store { place, .. } if is_null(state, index, place) => {
                return Err(End::Failure("exception", line));
            }
            Op::Load { dst, place, .. } => {
                let value = *cell(state, index, place);
                set(state, dst.0, value);
            }
            Op::Store { place, value, .. } => {
                let value = get(state, *value);
                *cell(state, index, place) = value;
            }
            Op::Rmw {
                dst,
                operator,
                place,
                value,
                ..
            } => {
                let value = get(state, *value);
                let cell = cell(state, index, place);
                let old = *cell;
                *cell = match operator {
                    RmwOp::Exchange => value,
                    RmwOp::Add => binary(BinaryOperator::Add, old, value),
                    RmwOp::Sub => binary(BinaryOperator::Sub, old, value),
                    RmwOp::And => old & value,
                    RmwOp::Or => old | value,
                    RmwOp::Xor => old ^ value,
                };
                set(state, dst.0.unwrap(), old);
            }
            Op::CompareExchange {
                dst,
                place,
                expected,
                value,
                ..
            } => {
                let (expected, value) = (get(state, *expected), get(state, *value));
                let cell = cell(state, index, place);
                let old = *cell;
                if old == expected {
                    *cell = value;
                }
                set(state, dst.0.unwrap(), old);
            }
            Op::New { dst, .. } => {
                state.objects.push(Object::default());
                let reference = state.objects.len() as i64;
                set(state, dst.0, reference);
            }
            Op::Fence { .. } | Op::Yield {} | Op::Mark { .. } => {}
            Op::AtomicBegin {} => state.threads[index].atomic = true,
            Op::AtomicEnd {} => state.threads[index].atomic = false,
            Op::Choose { dst, .. } => set(state, dst.0, choice as i64),
            Op::Assert { condition, .. } => {
                if get(state, *condition) == 0 {
                    return Err(End::Failure("assertion", line));
                }
            }
            Op::Assume { condition } => {
                if get(state, *condition) == 0 {
                    return Err(End::Discarded);
                }
            }
            Op::Throw { .. } => return Err(End::Failure("exception", line)),
            Op::Native { .. } => return Err(End::Unsupported(line)),
            Op::MonitorEnter { object: o, .. } => {
                let o = object(state, *o);
                enter(&mut state.objects[o], index);
            }
            Op::MonitorTryEnter { dst, object: o, .. } => {
                let o = object(state, *o);
                let free = state.objects[o]
                    .owner
                    .is_none_or(|(owner, _)| owner == index);
                if free {
                    enter(&mut state.objects[o], index);
                }
                set(state, dst.0.unwrap(), i64::from(free));
            }
            Op::MonitorExit { object: o } => {
                let o = object(state, *o);
                let monitor = &mut state.objects[o];
                monitor.owner = match monitor.owner {
                    Some((owner, 1)) if owner == index => None,
                    Some((owner, count)) if owner == index => Some((owner, count - 1)),
                    _ => return Err(End::Failure("exception", line)),
                };
            }
            Op::MonitorWait { object: o, .. } => {
                let o = object(state, *o);
                match state.objects[o].owner {
                    Some((owner, count)) if owner == index => {
                        state.objects[o].owner = None;
                        state.objects[o].waiters.push(index);
                        state.threads[index].status = Status::Waiting(o, count);
                        next = pc;
                    }
                    _ => return Err(End::Failure("exception", line)),
                }
            }
            Op::MonitorPulse { object: o } | Op::MonitorPulseAll { object: o } => {
                let o = object(state, *o);
                if state.objects[o]
                    .owner
                    .is_none_or(|(owner, _)| owner != index)
                {
                    return Err(End::Failure("exception", line));
                }
                let all = matches!(op, Op::MonitorPulseAll { .. });
                let waiters = state.objects[o].waiters.len();
                let count = if all { waiters } else { waiters.min(1) };
                for woken in state.objects[o].waiters.drain(..count).collect::<Vec<_>>() {
                    if let Status::Waiting(o, count) = state.threads[woken].status {
                        state.threads[woken].status = Status::Ready(o, count);
                    }
                }
            }
            Op::ThreadStart { dst, function, .. } => {
                let handle = state.threads.len() as i64;
                state.threads.push(self.thread(*function));
                set(state, dst.0.unwrap(), handle);
            }
            Op::ThreadJoin { .. } => {}
            Op::Call {
                dst,
                function,
                args,
            } => {
                let mut callee = self.thread(*function).frames.remove(0);
                for (place, arg) in args.0.iter().enumerate() {
                    callee.regs[place] = get(state, *arg);
                }
                callee.result = dst.0;
                state.threads[index].frames.push(callee);
                return Ok(());
            }
            Op::Return { value } => {
                let value = value.0.map(|reg| get(state, reg));
                let frame = state.threads[index].frames.pop().unwrap();
                match state.threads[index].frames.last_mut() {
                    Some(caller) => {
                        caller.pc += 1;
                        if let (Some(value), Some(reg)) = (value, frame.result) {
                            caller.regs[reg.index()] = value;
                        }
                    }
                    None => state.threads[index].status = Status::Ended,
                }
                return Ok(());
            }
            Op::Null { dst } => set(state, dst.0, 0),
            other => panic!("the generator does not write {other:?}"),
        }
        state.threads[index].frames.last_mut().unwrap().pc = next;
        Ok(())
    }
}

fn enter(object: &mut Object, index: usize) {
    let count = object.owner.map_or(0, |(_, count)| count);
    object.owner = Some((index, count + 1));
}

fn binary(operator: BinaryOperator, a: i64, b: i64) -> i64 {
    let (a, b) = (a as i32, b as i32);
    i64::from(match operator {
        BinaryOperator::Add => a.wrapping_add(b),
        BinaryOperator::Sub => a.wrapping_sub(b),
        BinaryOperator::Mul => a.wrapping_mul(b),
        BinaryOperator::And => a & b,
        BinaryOperator::Or => a | b,
        BinaryOperator::Xor => a ^ b,
        other => panic!("the generator does not write {other:?}"),
    })
}

/// Whether a place is a field of no object.
fn is_null(state: &State, index: usize, place: &Place) -> bool {
    match place {
        Place::Field(base, _) => {
            state.threads[index].frames.last().unwrap().regs[base.index()] == 0
        }
        _ => false,
    }
}

/// The cell that a place means.
fn cell<'s>(state: &'s mut State, index: usize, place: &Place) -> &'s mut i64 {
    match place {
        Place::Static(field) => state.statics.entry(field.offset).or_default(),
        Place::Field(base, field) => {
            let base = state.threads[index].frames.last().unwrap().regs[base.index()];
            state.objects[base as usize - 1]
                .fields
                .entry(field.offset)
                .or_default()
        }
        other => panic!("the generator does not write {other:?}"),
    }
}
