//! Small straight-line programs on the guarded commands, every action a step: what the machine is
//! compared with.

use fencepost_memory_model::jmm96::{Action, Guards, Shape, State};
use std::collections::{BTreeSet, HashMap};

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

/// What an exploration found: ends, and which thread assigns what to which variable.
struct Explored {
    ends: BTreeSet<End>,
    assigned: BTreeSet<(usize, usize, i64)>,
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

    /// Every combination of end values; nothing if there are too many states. With prescient
    /// stores, their values are the least set that a thread assigns in executions that count.
    pub fn outcomes(&self, most: usize, prescient: bool) -> Option<BTreeSet<End>> {
        let mut values = BTreeSet::new();
        loop {
            let graph = self.explore(most, &values)?;
            let next: BTreeSet<_> = graph.assigned.union(&values).copied().collect();
            if !prescient || next == values {
                return Some(graph.ends);
            }
            values = next;
        }
    }

    /// Every state that can be reached with these prescient values; what ends and assigns count is
    /// worked out backwards, from the states in which no prescient store is pending.
    fn explore(&self, most: usize, values: &BTreeSet<(usize, usize, i64)>) -> Option<Explored> {
        let shape = self.shape();
        let count = self.threads.len();
        let first = Point {
            state: State::new(&shape, vec![0; self.plain + self.volatile]),
            next: vec![0; count],
            used: vec![Vec::new(); count],
        };
        let mut points = vec![first.clone()];
        let mut numbers = HashMap::from([(first, 0)]);
        let mut before: Vec<Vec<usize>> = vec![Vec::new()];
        let mut assigns = Vec::new();
        let mut at = 0;
        while at < points.len() {
            if points.len() > most {
                return None;
            }
            let point = points[at].clone();
            for thread in 0..count {
                let own = self.action(&point, thread);
                let mut actions = point.state.platform_actions(&shape, thread);
                actions.retain(|&action| self.is_useful(&point, thread, action));
                let early = values.iter().filter(|value| value.0 == thread);
                actions.extend(early.map(|&(_, v, value)| Action::PrescientStore(v, value)));
                actions.extend(own);
                actions.retain(|&action| point.state.is_enabled(&shape, thread, action));
                for action in actions {
                    let mut after = point.clone();
                    let value = after.state.perform(&shape, thread, action);
                    if !action.is_platform() {
                        after.used[thread].extend(value);
                        after.next[thread] += 1;
                    }
                    let number = *numbers.entry(after).or_insert_with_key(|after| {
                        points.push(after.clone());
                        before.push(Vec::new());
                        points.len() - 1
                    });
                    before[number].push(at);
                    if let Action::Assign(v, value) = action
                        && v < self.plain
                    {
                        assigns.push((number, (thread, v, value)));
                    }
                }
            }
            at += 1;
        }
        let mut counts = vec![false; points.len()];
        let mut open: Vec<usize> = (0..points.len())
            .filter(|&at| !points[at].state.has_prescient())
            .collect();
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut counts[at], true) {
                open.extend(&before[at]);
            }
        }
        let done = |point: &&Point| {
            (0..count).all(|t| point.next[t] == self.threads[t].len())
                && point.state.is_settled(&shape)
                && !point.state.has_unstored()
        };
        let ends = points.iter().filter(done).map(|point| {
            let mut end: End = point.used.concat();
            end.extend(point.state.memory());
            end
        });
        let assigned = assigns.into_iter().filter(|(at, _)| counts[*at]);
        Some(Explored {
            ends: ends.collect(),
            assigned: assigned.map(|(_, value)| value).collect(),
        })
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
