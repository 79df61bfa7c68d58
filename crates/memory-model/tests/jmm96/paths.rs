//! Program paths, as the paper's figure 3 writes them, run on the guarded commands.

use fencepost_memory_model::jmm96::{Action, Guards, Shape, State};
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

/// What a use must give for the path to go on; with the use, one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    Anything,
    Is(i64),
    IsNot(i64),
}

/// A value to assign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Number(i64),
    Register(usize),
}

/// A step of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Use a variable, check its value, keep it in a register.
    Use(usize, Check, usize),
    Assign(usize, Value),
    Lock,
    Unlock,
}

/// When the platform may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schedule {
    /// Always.
    All,
    /// Only while no thread's next step is possible.
    ProgramFirst,
}

pub struct Program {
    pub paths: Vec<Vec<Step>>,
    pub plain: usize,
    pub volatile: usize,
    pub memory: Vec<i64>,
    pub prescient: bool,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Point {
    pub state: State,
    next: Vec<usize>,
    pub registers: Vec<[i64; 2]>,
}

pub type Event = (usize, Action);

/// The registers of all threads, and main memory.
pub type End = (Vec<[i64; 2]>, Vec<i64>);

impl Program {
    pub fn shape(&self) -> Shape {
        Shape {
            threads: self.paths.len(),
            plain: self.plain,
            volatile: self.volatile,
            locks: 1,
            capacity: 2,
            guards: Guards::Corrected,
        }
    }

    fn first(&self) -> Point {
        Point {
            state: State::new(&self.shape(), self.memory.clone()),
            next: vec![0; self.paths.len()],
            registers: vec![[0; 2]; self.paths.len()],
        }
    }

    /// The next step of a thread, done, if its guard and its check let it.
    fn program_step(&self, point: &Point, thread: usize) -> Option<(Event, Point)> {
        let step = *self.paths[thread].get(point.next[thread])?;
        let action = match step {
            Step::Use(v, ..) => Action::Use(v),
            Step::Assign(v, Value::Number(value)) => Action::Assign(v, value),
            Step::Assign(v, Value::Register(r)) => Action::Assign(v, point.registers[thread][r]),
            Step::Lock => Action::Lock(0),
            Step::Unlock => Action::Unlock(0),
        };
        let shape = self.shape();
        if !point.state.is_enabled(&shape, thread, action) {
            return None;
        }
        let mut after = point.clone();
        let value = after.state.perform(&shape, thread, action);
        if let (Step::Use(_, check, register), Some(value)) = (step, value) {
            let passes = match check {
                Check::Anything => true,
                Check::Is(wanted) => value == wanted,
                Check::IsNot(other) => value != other,
            };
            if !passes {
                return None;
            }
            after.registers[thread][register] = value;
        }
        after.next[thread] += 1;
        Some(((thread, action), after))
    }

    /// A read that no later use can be about only gets in the way of what comes behind it, and
    /// one of the value that was read last changes nothing.
    fn is_useful(&self, point: &Point, thread: usize, action: Action) -> bool {
        let Action::Read(v) = action else { return true };
        let rest = &self.paths[thread][point.next[thread]..];
        let used = rest
            .iter()
            .any(|step| matches!(step, Step::Use(x, ..) if *x == v));
        used && !point.state.is_redundant_read(thread, v)
    }

    /// Values that a thread may still assign to a variable.
    fn promises(&self, point: &Point, thread: usize) -> Vec<Action> {
        let rest = &self.paths[thread][point.next[thread]..];
        let mut found = BTreeSet::new();
        for step in rest {
            if let Step::Assign(v, Value::Number(value)) = step
                && *v < self.plain
            {
                found.insert(Action::PrescientStore(*v, *value));
            }
        }
        found.into_iter().filter(|_| self.prescient).collect()
    }

    fn successors(&self, point: &Point, schedule: Schedule) -> Vec<(Event, Point)> {
        let threads = 0..self.paths.len();
        let mut found: Vec<_> = threads
            .clone()
            .filter_map(|thread| self.program_step(point, thread))
            .collect();
        if schedule == Schedule::ProgramFirst && !found.is_empty() {
            return found;
        }
        let shape = self.shape();
        for thread in threads {
            let mut actions = point.state.platform_actions(&shape, thread);
            actions.extend(self.promises(point, thread));
            actions.retain(|&action| self.is_useful(point, thread, action));
            for action in actions {
                if point.state.is_enabled(&shape, thread, action) {
                    let mut after = point.clone();
                    after.state.perform(&shape, thread, action);
                    found.push(((thread, action), after));
                }
            }
        }
        found
    }

    /// Whether all paths are at their end, and nothing is under way.
    fn is_end(&self, point: &Point) -> bool {
        let done = point
            .next
            .iter()
            .zip(&self.paths)
            .all(|(n, path)| *n == path.len());
        done && point.state.is_settled(&self.shape()) && !point.state.has_unstored()
    }

    /// Every combination of end values of registers and memory, and how many states there are.
    pub fn outcomes(&self, schedule: Schedule) -> (BTreeSet<End>, usize) {
        let first = self.first();
        let mut seen = HashSet::from([first.clone()]);
        let mut open = vec![first];
        let mut found = BTreeSet::new();
        while let Some(point) = open.pop() {
            if self.is_end(&point) {
                found.insert((point.registers.clone(), point.state.memory().to_vec()));
            }
            for (_, after) in self.successors(&point, schedule) {
                if seen.insert(after.clone()) {
                    open.push(after);
                }
            }
        }
        (found, seen.len())
    }

    /// A shortest trace to a state that breaks an invariant, and how many states were visited.
    pub fn shortest(
        &self,
        schedule: Schedule,
        broken: impl Fn(&Point) -> bool,
    ) -> (Option<Vec<Event>>, usize) {
        let first = self.first();
        let mut from: HashMap<Point, Option<(Event, Point)>> =
            HashMap::from([(first.clone(), None)]);
        let mut open = VecDeque::from([first]);
        while let Some(point) = open.pop_front() {
            if broken(&point) {
                let mut trace = Vec::new();
                let mut at = point;
                while let Some(Some((event, before))) = from.get(&at) {
                    trace.push(*event);
                    at = before.clone();
                }
                trace.reverse();
                return (Some(trace), from.len());
            }
            for (event, after) in self.successors(&point, schedule) {
                if !from.contains_key(&after) {
                    from.insert(after.clone(), Some((event, point.clone())));
                    open.push_back(after);
                }
            }
        }
        (None, from.len())
    }
}
