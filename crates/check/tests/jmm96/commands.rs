//! Small straight-line programs on the guarded commands, every action a step: what the machine is
//! compared with.

use fencepost_memory_model::jmm96::{Action, Guards, Shape, State};
use std::collections::{BTreeSet, HashSet};

/// A step of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Uses a variable; the value goes to the next register of the thread.
    Use(usize),
    /// Assigns a number.
    Assign(usize, i64),
    /// Assigns what the last use gave, plus one.
    AssignUsed(usize),
    Lock(usize),
    Unlock(usize),
}

/// A program: what each thread does. Plain variables come first.
#[derive(Clone, Debug)]
pub struct Paths {
    pub threads: Vec<Vec<Step>>,
    pub plain: usize,
    pub volatile: usize,
    pub locks: usize,
}

/// What uses gave, thread by thread, then main memory.
pub type End = Vec<i64>;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Point {
    state: State,
    next: Vec<usize>,
    used: Vec<Vec<i64>>,
}

impl Paths {
    /// Queues that hold whatever a program of this size can put there.
    pub fn shape(&self) -> Shape {
        let assigns = |v: usize| {
            let steps = self.threads.iter().flatten();
            steps
                .filter(|step| match **step {
                    Step::Assign(x, _) | Step::AssignUsed(x) => x == v || x >= self.plain,
                    _ => false,
                })
                .count()
        };
        let most = (0..self.plain + self.volatile).map(assigns).max();
        Shape {
            threads: self.threads.len(),
            plain: self.plain,
            volatile: self.volatile,
            locks: self.locks,
            capacity: most.unwrap_or(0) + 1,
            guards: Guards::Corrected,
        }
    }

    fn action(&self, point: &Point, thread: usize) -> Option<Action> {
        Some(match *self.threads[thread].get(point.next[thread])? {
            Step::Use(v) => Action::Use(v),
            Step::Assign(v, value) => Action::Assign(v, value),
            Step::AssignUsed(v) => {
                Action::Assign(v, point.used[thread].last().copied().unwrap_or(0) + 1)
            }
            Step::Lock(lock) => Action::Lock(lock),
            Step::Unlock(lock) => Action::Unlock(lock),
        })
    }

    /// A read that no later use is about is in the way; one of the value that was read last for a
    /// plain variable changes nothing.
    fn is_useful(&self, point: &Point, thread: usize, action: Action) -> bool {
        let Action::Read(v) = action else { return true };
        let rest = &self.threads[thread][point.next[thread]..];
        rest.contains(&Step::Use(v))
            && !(v < self.plain && point.state.is_redundant_read(thread, v))
    }

    /// Every combination of end values; nothing if there are too many states.
    pub fn outcomes(&self, most: usize) -> Option<BTreeSet<End>> {
        let shape = self.shape();
        let count = self.threads.len();
        let first = Point {
            state: State::new(&shape, vec![0; self.plain + self.volatile]),
            next: vec![0; count],
            used: vec![Vec::new(); count],
        };
        let mut seen = HashSet::from([first.clone()]);
        let mut open = vec![first];
        let mut found = BTreeSet::new();
        while let Some(point) = open.pop() {
            if seen.len() > most {
                return None;
            }
            let done = (0..count).all(|t| point.next[t] == self.threads[t].len());
            if done && point.state.is_settled(&shape) && !point.state.has_unstored() {
                let mut end: End = point.used.concat();
                end.extend(point.state.memory());
                found.insert(end);
            }
            for thread in 0..count {
                let own = self.action(&point, thread);
                let own = own.filter(|&a| point.state.is_enabled(&shape, thread, a));
                let mut actions = point.state.platform_actions(&shape, thread);
                actions.retain(|&action| self.is_useful(&point, thread, action));
                for action in actions.into_iter().chain(own) {
                    let mut after = point.clone();
                    let value = after.state.perform(&shape, thread, action);
                    if !action.is_platform() {
                        after.used[thread].extend(value);
                        after.next[thread] += 1;
                    }
                    if seen.insert(after.clone()) {
                        open.push(after);
                    }
                }
            }
        }
        Some(found)
    }

    /// The program in the text form. What uses gave is kept in static fields of its own.
    pub fn text(&self) -> String {
        let mut out = String::from("class Lock\nclass V {\n");
        for v in 0..self.plain + self.volatile {
            out += &format!("  static v{v}: i32\n");
        }
        for lock in 0..self.locks {
            out += &format!("  static m{lock}: ref\n");
        }
        out += "}\nclass R {\n";
        for name in self.registers() {
            out += &format!("  static {name}: i32\n");
        }
        out += "}\n";
        let order = |v: usize| if v < self.plain { "" } else { "volatile " };
        for (thread, steps) in self.threads.iter().enumerate() {
            let params: Vec<String> = (0..self.locks).map(|m| format!("%m{m}: ref")).collect();
            out += &format!("\nfunc t{thread}({}) {{\n", params.join(", "));
            let mut uses = 0;
            for step in steps {
                match *step {
                    Step::Use(v) => {
                        out += &format!("  %r{uses} = load {}V.v{v}\n", order(v));
                        uses += 1;
                    }
                    Step::Assign(v, value) => {
                        out += &format!("  store {}V.v{v}, {value}\n", order(v));
                    }
                    Step::AssignUsed(v) if uses == 0 => {
                        out += &format!("  store {}V.v{v}, 1\n", order(v));
                    }
                    Step::AssignUsed(v) => {
                        out += &format!("  %s = add.i32 %r{}, 1\n", uses - 1);
                        out += &format!("  store {}V.v{v}, %s\n", order(v));
                    }
                    Step::Lock(lock) => out += &format!("  enter %m{lock}\n"),
                    Step::Unlock(lock) => out += &format!("  exit %m{lock}\n"),
                }
            }
            for used in 0..uses {
                out += &format!("  store R.t{thread}r{used}, %r{used}\n");
            }
            out += "}\n";
        }
        out += "\nfunc main() {\n";
        for lock in 0..self.locks {
            out += &format!("  %m{lock} = new Lock\n");
        }
        let args: Vec<String> = (0..self.locks).map(|m| format!("%m{m}")).collect();
        for thread in 0..self.threads.len() {
            out += &format!("  %t{thread} = start t{thread}({})\n", args.join(", "));
        }
        for thread in 0..self.threads.len() {
            out += &format!("  join %t{thread}\n");
        }
        out + "}\n"
    }

    fn registers(&self) -> Vec<String> {
        let threads = self.threads.iter().enumerate();
        threads
            .flat_map(|(thread, steps)| {
                let uses = steps.iter().filter(|s| matches!(s, Step::Use(_))).count();
                (0..uses).map(move |used| format!("t{thread}r{used}"))
            })
            .collect()
    }

    /// What makes up an end, as expressions.
    pub fn expressions(&self) -> Vec<String> {
        let registers = self.registers().into_iter().map(|name| format!("R.{name}"));
        let variables = (0..self.plain + self.volatile).map(|v| format!("V.v{v}"));
        registers.chain(variables).collect()
    }
}
