//! Histories of random objects: what `--linearizable` says is what every order of the calls says,
//! tried one by one on a plain interpreter, about all executions with their beginnings and ends.

#[path = "support/rng.rs"]
mod rng;

use fencepost_check::{FailureKind, Reduction, Report, Task, Verdict, check, outcomes};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_search::property::PropertyValue;
use fencepost_vm::NativeTable;
use rng::Rng;
use std::fmt::Write as _;
use std::sync::Arc;

/// How many programs are tried.
const PROGRAMS: u64 = 120;

/// What an operation does, step by step, with a register that starts as its argument.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Reads a field into the register.
    Load(usize),
    /// Writes the register to a field.
    Store(usize),
    /// Adds to the register.
    Add(i32),
    /// Adds the register to a field at once; the register gets what was there.
    Exchange(usize),
}

/// An operation; with a lock around it or not.
#[derive(Clone, Debug)]
struct Operation {
    locked: bool,
    steps: Vec<Step>,
}

/// Operations, and which of them each thread calls, with which argument.
#[derive(Clone, Debug)]
struct Client {
    operations: Vec<Operation>,
    threads: Vec<Vec<(usize, i32)>>,
}

fn random(rng: &mut Rng) -> Client {
    let locks = rng.below(4);
    let operations = (0..2).map(|_| {
        // All of them are locked, none, or some.
        let locked = locks == 0 || locks == 1 && rng.one_in(2);
        let count = 2 + rng.below(3);
        let steps = (0..count).map(|_| match rng.below(5) {
            0 | 1 => Step::Load(rng.below(2)),
            2 => Step::Store(rng.below(2)),
            3 => Step::Add(rng.pick(&[1, 2])),
            _ => Step::Exchange(rng.below(2)),
        });
        Operation {
            locked,
            steps: steps.collect(),
        }
    });
    let operations: Vec<Operation> = operations.collect();
    let threads = (0..2).map(|_| {
        let calls = 1 + rng.below(2);
        let calls = (0..calls).map(|_| (rng.below(2), 1 + rng.below(2) as i32));
        calls.collect::<Vec<_>>()
    });
    Client {
        operations,
        threads: threads.collect(),
    }
}

impl Client {
    /// The calls: thread, operation, argument.
    fn calls(&self) -> Vec<(usize, usize, i32)> {
        let threads = self.threads.iter().enumerate();
        let calls = threads.flat_map(|(thread, calls)| {
            let calls = calls.iter();
            calls.map(move |&(operation, argument)| (thread, operation, argument))
        });
        calls.collect()
    }

    /// The program. With a clock it says itself when calls begin and end, and what they give.
    fn text(&self, clock: bool) -> String {
        let mut out = String::from("class Box { f0: i32; f1: i32 }\nclass R { static time: i32 ");
        for call in 0..self.calls().len() {
            let _ = write!(
                out,
                "static b{call}: i32 static e{call}: i32 static r{call}: i32 "
            );
        }
        out.push_str("}\n");
        for (number, operation) in self.operations.iter().enumerate() {
            let _ = writeln!(out, "func `Box::op{number}`(%this: ref, %x: i32) -> i32 {{");
            if operation.locked {
                out.push_str("  enter %this\n");
            }
            for step in &operation.steps {
                let _ = match step {
                    Step::Load(field) => writeln!(out, "  %x = load volatile %this.Box.f{field}"),
                    Step::Store(field) => writeln!(out, "  store volatile %this.Box.f{field}, %x"),
                    Step::Add(amount) => writeln!(out, "  %x = add.i32 %x, {amount}"),
                    Step::Exchange(field) => writeln!(out, "  %x = rmw add %this.Box.f{field}, %x"),
                };
            }
            if operation.locked {
                out.push_str("  exit %this\n");
            }
            out.push_str("  ret %x\n}\n");
        }
        let mut number = 0;
        for (thread, calls) in self.threads.iter().enumerate() {
            let _ = writeln!(out, "func t{thread}(%o: ref) {{");
            for (operation, argument) in calls {
                let tick = |out: &mut String, what: &str| {
                    if clock {
                        let _ = writeln!(
                            out,
                            "  %t = rmw add R.time, 1\n  store R.{what}{number}, %t"
                        );
                    }
                };
                tick(&mut out, "b");
                let _ = writeln!(out, "  %r = call `Box::op{operation}`(%o, {argument})");
                tick(&mut out, "e");
                if clock {
                    let _ = writeln!(out, "  store R.r{number}, %r");
                }
                number += 1;
            }
            out.push_str("}\n");
        }
        out.push_str("func main() {\n  %o = new Box\n");
        for thread in 0..self.threads.len() {
            let _ = writeln!(out, "  %t{thread} = start t{thread}(%o)");
        }
        for thread in 0..self.threads.len() {
            let _ = writeln!(out, "  join %t{thread}");
        }
        out.push_str("}\n");
        out
    }

    /// What a call gives, and what it does to the fields.
    fn run(&self, fields: &mut [i32; 2], operation: usize, argument: i32) -> i32 {
        let mut x = argument;
        for step in &self.operations[operation].steps {
            match *step {
                Step::Load(field) => x = fields[field],
                Step::Store(field) => fields[field] = x,
                Step::Add(amount) => x = x.wrapping_add(amount),
                Step::Exchange(field) => {
                    let old = fields[field];
                    fields[field] = old.wrapping_add(x);
                    x = old;
                }
            }
        }
        x
    }

    /// Whether some order of the calls gives what they gave: begin, end and result of each.
    fn is_explained(&self, came: &[(i32, i32, i32)]) -> bool {
        let calls = self.calls();
        let mut order: Vec<usize> = (0..calls.len()).collect();
        permutations(&mut order, 0, &mut |order| {
            let place = |call: usize| order.iter().position(|&one| one == call);
            let kept = (0..calls.len()).all(|first| {
                (0..calls.len())
                    .filter(|&second| came[first].1 < came[second].0)
                    .all(|second| place(first) < place(second))
            });
            let mut fields = [0; 2];
            kept && order.iter().all(|&call| {
                let (_, operation, argument) = calls[call];
                self.run(&mut fields, operation, argument) == came[call].2
            })
        })
    }
}

/// Whether some permutation is as wanted.
fn permutations(
    order: &mut Vec<usize>,
    from: usize,
    wanted: &mut impl FnMut(&[usize]) -> bool,
) -> bool {
    if from == order.len() {
        return wanted(order);
    }
    for at in from..order.len() {
        order.swap(from, at);
        let found = permutations(order, from + 1, wanted);
        order.swap(from, at);
        if found {
            return true;
        }
    }
    false
}

fn task(text: &str, model: &str, reduction: Reduction) -> Task {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = builtin(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = reduction.into();
    task
}

/// Whether every history is serial, by the second definition.
fn by_hand(client: &Client) -> bool {
    let mut task = task(&client.text(true), "sc", Reduction::Ample);
    task.classify_outcomes = false;
    let count = client.calls().len();
    for call in 0..count {
        let columns = ["b", "e", "r"].map(|what| format!("R.{what}{call}"));
        task.outcomes.extend(columns);
    }
    let report = outcomes(&task).expect("the task is fine");
    assert_eq!(report.verdict, Verdict::Verified);
    report.outcomes.iter().all(|row| {
        let number = |value: &PropertyValue| match value {
            PropertyValue::Integer(number) => *number as i32,
            other => panic!("{other:?} is no number"),
        };
        let numbers: Vec<i32> = row.values.iter().map(number).collect();
        let came: Vec<_> = numbers.chunks(3).map(|c| (c[0], c[1], c[2])).collect();
        client.is_explained(&came)
    })
}

fn linearizable(text: &str, model: &str, reduction: Reduction, workers: usize) -> Report {
    let mut task = task(text, model, reduction);
    task.linearizable = vec!["Box".to_string()];
    task.workers = workers;
    task.share_after = 1;
    let report = check(&task).expect("the task is fine");
    assert!(
        matches!(report.verdict, Verdict::Verified | Verdict::Violated),
        "{text}\n{report:?}"
    );
    report
}

#[test]
fn every_order_says_the_same_about_random_objects() {
    let (mut serial, mut wrong) = (0, 0);
    for seed in 0..PROGRAMS {
        let client = random(&mut Rng::new(seed));
        let text = client.text(false);
        let expected = by_hand(&client);
        for (reduction, workers) in [
            (Reduction::Ample, 1),
            (Reduction::None, 1),
            (Reduction::Ample, 2),
        ] {
            let report = linearizable(&text, "sc", reduction, workers);
            let found = report.verdict == Verdict::Verified;
            assert_eq!(found, expected, "seed {seed}, {reduction:?}\n{text}");
            let kinds = report.violations.iter().map(|violation| violation.kind);
            let all = kinds
                .clone()
                .all(|kind| kind == FailureKind::NotLinearizable);
            assert!(all, "seed {seed}\n{text}");
        }
        // A model with more executions has all those of `sc`.
        if !expected {
            let report = linearizable(&text, "tso", Reduction::Ample, 1);
            assert_eq!(report.verdict, Verdict::Violated, "seed {seed}\n{text}");
        }
        match expected {
            true => serial += 1,
            false => wrong += 1,
        }
    }
    println!("{serial} are linearizable, {wrong} are not");
    assert!(serial > 20 && wrong > 20, "{serial} and {wrong}");
}

/// Under a relaxed model a lock, or one atomic update, still makes operations atomic.
#[test]
fn locked_objects_are_linearizable_under_every_model() {
    for seed in 0..40 {
        let mut client = random(&mut Rng::new(seed));
        client
            .operations
            .iter_mut()
            .for_each(|one| one.locked = true);
        let text = client.text(false);
        for model in ["tso", "pso", "clr", "jsr133", "dotnet"] {
            let report = linearizable(&text, model, Reduction::Ample, 1);
            assert_eq!(
                report.verdict,
                Verdict::Verified,
                "{model}, seed {seed}\n{text}"
            );
        }
    }
}
