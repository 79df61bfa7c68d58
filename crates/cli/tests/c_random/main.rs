//! Random C programs, as LLVM text: every reduction gives what no reduction gives.
//!
//! They have locks of every kind, also such as are overwritten, semaphores, condition variables,
//! atomic accesses of every order, plain ones that may race, memory that is given away and freed,
//! numbers that look like addresses, threads that end early or late, or that several others join or
//! detach, barriers, what is done once, waits that may time out, calls through tables of
//! functions. In some of them every variable has a lock that is mostly taken. `FENCEPOST_RANDOM=n` runs `n` of them, `FENCEPOST_SEED=n` begins with another one,
//! `FENCEPOST_MODEL=m` takes them all under one model, with `FENCEPOST_GUARDED` all have locks.

mod guarded;
#[path = "../../../check/tests/support/rng.rs"]
mod rng;
mod writer;

use fencepost_check::{Classification, LimitHit, Reduction, Report, Task, check};
use fencepost_frontend_llvm::{Input, LlvmSource, Orders};
use fencepost_memory_model::{AccessKind, MemoryModel, builtin};
use fencepost_runtime_c::{LIBRARIES, natives};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use writer::program;

/// Programs with more states than this without reduction are left out.
const MOST_STATES: u64 = 4_000;
/// A search that takes longer is left out, too.
const MOST_TIME: Duration = Duration::from_secs(4);
/// Executions are cut here in the search that keeps no states.
const MOST_EVENTS: u64 = 200;

const MODELS: [&str; 4] = ["c11", "sc", "tso", "pso"];
const OUTCOMES: [&str; 6] = ["x", "y", "z", "r0", "r1", "r2"];

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn search(text: &str, model: &MemoryModel, reduction: Reduction, races: bool, all: bool) -> Report {
    search_with_lists(text, model, reduction, (races, all), None)
}

/// Searches with pending lists of at most so many entries, if that is said.
fn search_with_lists(
    text: &str,
    model: &MemoryModel,
    reduction: Reduction,
    (races, all): (bool, bool),
    most: Option<usize>,
) -> Report {
    let mut inputs = vec![Input {
        name: "random.ll",
        text,
        library: false,
    }];
    inputs.extend(LIBRARIES.iter().map(|&(name, text)| Input {
        name,
        text,
        library: true,
    }));
    let (write, read) = (AccessKind::VolatileWrite, AccessKind::VolatileRead);
    let orders = Orders {
        sequential: model.is_sequential(),
        fence_after_write: model.table().may_overtake(write, read),
    };
    let source = LlvmSource::open(&inputs, &["random".to_string()], orders)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut task = Task::new(Arc::new(source), natives(), model.clone());
    task.engine = reduction.into();
    task.find_all = all;
    task.races = races;
    task.outcomes = OUTCOMES.map(str::to_string).to_vec();
    task.limits.timeout = Some(MOST_TIME);
    task.max_pending = most.unwrap_or(task.max_pending);
    match reduction {
        Reduction::None => task.limits.max_states = Some(MOST_STATES),
        Reduction::Dpor => task.limits.max_depth = Some(MOST_EVENTS),
        Reduction::Ample | Reduction::Sdpor => {}
    }
    check(&task).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What must be the same. Where accesses race, a program may do anything; then it must be found,
/// and nothing else counts.
fn essence(report: &Report) -> BTreeSet<String> {
    if report
        .violations
        .iter()
        .any(|v| v.kind.to_string() == "race")
    {
        return BTreeSet::from(["race".to_string()]);
    }
    let outcomes = report.outcomes.iter();
    let outcomes = outcomes.map(|row| format!("outcome {:?} {:?}", row.values, row.class));
    let violations = report.violations.iter();
    let violations = violations.map(|v| format!("{} {} {:?}", v.kind, v.witness.detail, v.class));
    let unsupported = report.unsupported.iter().map(|p| p.to_string());
    outcomes.chain(violations).chain(unsupported).collect()
}

/// Whether a limit was met, in the search or when results were told apart.
fn was_cut(report: &Report) -> bool {
    let classes = report.outcomes.iter().map(|row| row.class);
    let mut classes = classes.chain(report.violations.iter().map(|v| v.class));
    !report.limits_hit.is_empty() && report.limits_hit != [LimitHit::Pending]
        || classes.any(|class| class == Classification::Unknown)
}

/// Compares the reductions on one program. False if it was too large.
fn compare(seed: u64) -> Result<bool, String> {
    let chosen = std::env::var("FENCEPOST_MODEL").ok();
    let usual = match seed % 3 {
        0 => MODELS[1 + seed as usize / 3 % 3],
        _ => MODELS[0],
    };
    let name = chosen.as_deref().unwrap_or(usual);
    let model = builtin(name).unwrap_or_else(|| panic!("no model {name}"));
    let races = seed % 4 != 1;
    let text = program(seed);
    let full = search(&text, &model, Reduction::None, races, true);
    if was_cut(&full) {
        return Ok(false);
    }
    let expected = essence(&full);
    for reduction in [Reduction::Ample, Reduction::Dpor, Reduction::Sdpor] {
        if races && reduction == Reduction::Sdpor {
            continue;
        }
        let reduced = search(&text, &model, reduction, races, true);
        if was_cut(&reduced) {
            continue;
        }
        let found = essence(&reduced);
        if expected != found || !reduced.internal.is_empty() {
            let lost: Vec<&String> = expected.difference(&found).collect();
            let new: Vec<&String> = found.difference(&expected).collect();
            let (name_of, internal) = (reduction.name(), &reduced.internal);
            return Err(format!(
                "seed {seed} under {name}, {name_of}: lost {lost:#?}, new {new:#?} {internal:?}\n{text}"
            ));
        }
    }
    // Where races are violations, a full list makes room by itself, and nothing is lost by that.
    for reduction in [Reduction::Ample, Reduction::Dpor] {
        let short = search_with_lists(&text, &model, reduction, (races, true), Some(2));
        if short.limits_hit.is_empty() && !was_cut(&short) && essence(&short) != expected {
            let (name_of, found) = (reduction.name(), essence(&short));
            return Err(format!(
                "seed {seed} under {name}, {name_of}, short lists: {expected:#?}, found {found:#?}\n{text}"
            ));
        }
    }
    // A search that ends with the first violation leaves more out where races are looked for.
    let first = search(&text, &model, Reduction::Ample, races, false);
    let agrees = match full.violations.is_empty() {
        true => essence(&first) == expected,
        false => !first.violations.is_empty(),
    };
    if !was_cut(&first) && (!agrees || !first.internal.is_empty()) {
        let (found, internal) = (essence(&first), &first.internal);
        return Err(format!(
            "seed {seed} under {name}, first violation: {expected:#?}, found {found:#?} {internal:?}\n{text}"
        ));
    }
    Ok(true)
}

#[test]
fn random_programs_keep_their_results() {
    let programs = number("FENCEPOST_RANDOM").unwrap_or(100);
    let first = number("FENCEPOST_SEED").unwrap_or(1_000);
    let (next, compared) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= programs {
                        break;
                    }
                    let counts = compare(first + index).unwrap_or_else(|text| panic!("{text}"));
                    compared.fetch_add(u64::from(counts), Ordering::Relaxed);
                }
            });
        }
    });
    let compared = compared.into_inner();
    println!("{compared} of {programs} programs compared, first seed {first}");
    assert!(
        compared * 2 >= programs,
        "only {compared} programs are small enough"
    );
}
