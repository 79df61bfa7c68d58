//! Thousands of small random programs, run by the tool and by a naive interpreter.
//!
//! Under sequential consistency both must give the same end values, the same failed assertions
//! and the same verdict on deadlocks, with reductions and without. A failure prints the seed and
//! the program. `FENCEPOST_RANDOM=n` runs `n` programs, `FENCEPOST_SEED=n` only the one.

mod generate;
mod naive;
#[path = "../support/rng.rs"]
mod rng;

use fencepost_check::{FailureKind, Reduction, Report, Task, Verdict, check};
use fencepost_ir::text::parse_program;
use fencepost_ir::{Program, Source};
use fencepost_memory_model::{MemoryModel, builtin};
use fencepost_search::property::PropertyValue;
use fencepost_vm::NativeTable;
use generate::Flavour;
use naive::{Naive, Outcome};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Programs with more states than this are left out: the naive way is slow.
const MOST_STATES: usize = 6_000;

/// So are those that have more states than this under a relaxed model.
const MOST_TOOL_STATES: u64 = 20_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn the_tool_agrees_with_the_naive_interpreter() {
    if let Some(seed) = number("FENCEPOST_SEED") {
        for size in 1..=SIZES {
            println!("{}", generate::program(seed, size, flavour(seed)));
            run(seed, size).unwrap_or_else(|text| panic!("{text}"));
        }
        return;
    }
    let programs = number("FENCEPOST_RANDOM").unwrap_or(2_500);
    let next = AtomicU64::new(0);
    let compared = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= programs {
                        break;
                    }
                    let size = 1 + seed as usize % SIZES;
                    match run(seed, size) {
                        Ok(counts) => {
                            compared.fetch_add(u64::from(counts), Ordering::Relaxed);
                        }
                        Err(text) => panic!("{}", shrink(seed, size, text)),
                    }
                }
            });
        }
    });
    let compared = compared.into_inner();
    println!("{compared} of {programs} programs compared");
    assert!(
        compared * 10 >= programs * 7,
        "only {compared} programs are small enough"
    );
}

/// Under relaxed models there is no naive interpreter for programs like these, but what reductions
/// leave out must still be nothing.
#[test]
fn reductions_change_no_result_of_a_relaxed_model() {
    let models = [
        "tso",
        "pso",
        "dotnet",
        "clr",
        "jsr133",
        "dotnet-strict",
        "c11",
    ];
    let programs = number("FENCEPOST_RANDOM").unwrap_or(1_000);
    let next = AtomicU64::new(0);
    let compared = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= programs {
                        break;
                    }
                    let model = models[seed as usize % models.len()];
                    let counts = compare_reductions(seed + 1_000_000, model)
                        .unwrap_or_else(|text| panic!("{text}"));
                    compared.fetch_add(u64::from(counts), Ordering::Relaxed);
                }
            });
        }
    });
    let compared = compared.into_inner();
    println!("{compared} of {programs} programs compared");
    assert!(
        compared * 2 >= programs,
        "only {compared} programs are small enough"
    );
}

/// Compares the reductions with none on one program. False if it was too large.
fn compare_reductions(seed: u64, model: &str) -> Result<bool, String> {
    let text = generate::program(seed, 1 + seed as usize % 4, flavour(seed));
    let fail = |what: &str| format!("seed {seed} under {model}: {what}\n\n{text}");
    let program = parse_program(&text, "random.fir").map_err(|e| fail(&e.to_string()))?;
    let program = Arc::new(program);
    let model = builtin(model).ok_or_else(|| fail("no such model"))?;
    let full = by_tool(&program, model.clone(), Reduction::None);
    if !full.limits_hit.is_empty() {
        return Ok(false);
    }
    let reduced = by_tool(&program, model, Reduction::Ample);
    let (expected, found) = (outcome(&full), outcome(&reduced));
    let internal = [&full.internal[..], &reduced.internal[..]].concat();
    if expected != found || !internal.is_empty() {
        return Err(fail(&format!(
            "none: {expected:?}\nample: {found:?}\n{internal:?}"
        )));
    }
    Ok(true)
}

/// Every third program has ends, every fourth all kinds of orders; the naive interpreter knows no
/// other flavour.
fn flavour(seed: u64) -> Flavour {
    Flavour {
        ends: seed % 3 == 1,
        modes: seed % 4 == 2,
        ..Flavour::default()
    }
}

/// The number of sizes that programs have.
const SIZES: usize = 6;

/// A smaller program of the same seed that fails, too, or else the given one.
fn shrink(seed: u64, size: usize, text: String) -> String {
    let smaller = (1..size).find_map(|size| run(seed, size).err());
    smaller.unwrap_or(text)
}

/// Compares one program. False if it was too large.
fn run(seed: u64, size: usize) -> Result<bool, String> {
    let text = generate::program(seed, size, flavour(seed));
    let fail = |what: &str| format!("seed {seed}, size {size}: {what}\n\n{text}");
    let program = parse_program(&text, "random.fir").map_err(|e| fail(&e.to_string()))?;
    let program = Arc::new(program);
    let Some(expected) = naively(&program) else {
        return Ok(false);
    };
    for reduction in [Reduction::None, Reduction::Ample] {
        let report = by_tool(&program, MemoryModel::sequential(), reduction);
        let found = outcome(&report);
        let clean = report.internal.is_empty() && report.limits_hit.is_empty();
        if found != expected || !clean {
            return Err(fail(&format!(
                "reduction {}\nnaive: {expected:?}\ntool: {found:?}\n{:?} {:?} {:?}",
                reduction.name(),
                report.internal,
                report.unsupported,
                report.limits_hit,
            )));
        }
        let violated = !expected.failures.is_empty() || expected.deadlock;
        let verdict = match (violated, expected.unsupported.is_empty()) {
            (true, _) => Verdict::Violated,
            (false, false) => Verdict::Unsupported,
            (false, true) => Verdict::Verified,
        };
        if report.verdict != verdict {
            return Err(fail(&format!("verdict {:?}", report.verdict)));
        }
    }
    Ok(true)
}

fn naively(program: &Program) -> Option<Outcome> {
    let offset = |text: &str| {
        let id = program.find_statics(text)[0];
        program.field(id).unwrap().offset
    };
    let numbers = generate::OUTCOMES[..generate::STATIC_OUTCOMES]
        .iter()
        .map(|text| offset(text))
        .collect();
    let class = program.find_class("Box").unwrap();
    let fields = ["f", "g"].map(|name| {
        let id = program.find_instance_field(class, name).unwrap();
        program.field(id).unwrap().offset
    });
    Naive::new(program, numbers, offset("R.box"), fields.to_vec()).explore(MOST_STATES)
}

fn by_tool(program: &Arc<Program>, model: MemoryModel, reduction: Reduction) -> Report {
    let mut task = Task::new(program.clone(), NativeTable::core(), model);
    task.engine = reduction.into();
    task.find_all = true;
    task.limits.max_states = Some(MOST_TOOL_STATES);
    task.outcomes = generate::OUTCOMES.map(str::to_string).to_vec();
    check(&task).unwrap_or_else(|error| panic!("{error}"))
}

/// The report in the words of the naive interpreter.
fn outcome(report: &Report) -> Outcome {
    let mut outcome = Outcome::default();
    for row in &report.outcomes {
        let values = row.values.iter().map(|value| match value {
            PropertyValue::Integer(value) => *value as i64,
            other => panic!("{other:?} is no number"),
        });
        outcome.rows.insert(values.collect());
    }
    let line_of = |source: &str| source.rsplit(':').next().and_then(|line| line.parse().ok());
    for problem in &report.unsupported {
        let line = line_of(&problem.location);
        outcome.unsupported.insert(line.unwrap_or(0));
    }
    for violation in &report.violations {
        if violation.kind == FailureKind::Deadlock {
            outcome.deadlock = true;
            continue;
        }
        let source = violation.source.as_deref().unwrap_or("");
        outcome
            .failures
            .insert((violation.kind.to_string(), line_of(source).unwrap_or(0)));
    }
    outcome
}
