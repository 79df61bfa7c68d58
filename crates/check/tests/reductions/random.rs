//! Random programs under every model.

use crate::compare::{essence, model, program, run, task};
use crate::generate::{self, Flavour};
use fencepost_check::{
    Classification, LimitHit, Reduction, Report, StoreKind, TaskError, TaskOption, check,
};
use fencepost_ir::{Overlay, Program, Rules, Source};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Programs with more states than this without reduction are left out, unless told otherwise.
const MOST_STATES: u64 = 20_000;

/// Longer runs are left out, too, unless told otherwise: stateless searches repeat themselves,
/// most of all where an invariant sees every order of writes.
const MOST_MILLISECONDS: u64 = 2_000;

/// Executions of programs with loops that wait are cut here; what was cut is not compared.
const MOST_EVENTS: u64 = 150;

pub const MODELS: [&str; 10] = [
    "sc",
    "tso",
    "pso",
    "dotnet",
    "dotnet-strict",
    "clr",
    "clr-barrier",
    "jsr133",
    "c11",
    "jmm96",
];

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Models under which reads may be reused.
const REUSING: [&str; 4] = ["sc+reuse", "pso+reuse", "clr+reuse", "jsr133+reuse"];

#[test]
fn random_programs_keep_their_results() {
    let programs = number("FENCEPOST_RANDOM").unwrap_or(250);
    compare_programs(programs, &MODELS);
}

#[test]
fn random_programs_that_reuse_reads_keep_their_results() {
    let programs = number("FENCEPOST_RANDOM").unwrap_or(100);
    compare_programs(programs, &REUSING);
}

/// A program in which whoever waits for a lock cannot be interrupted there, as in Java.
struct PatientLocks(Arc<Program>);

impl Overlay for PatientLocks {
    fn original(&self) -> &dyn Source {
        self.0.as_ref()
    }

    fn rules(&self) -> Rules {
        Rules {
            locks_ignore_interrupts: true,
            ..self.0.rules()
        }
    }
}

/// Says which program it was if comparing it panics.
struct Compared(u64);

impl Drop for Compared {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while comparing the program of seed {}", self.0);
        }
    }
}

fn compare_programs(programs: u64, models: &[&str]) {
    let first = number("FENCEPOST_SEED").unwrap_or(5_000_000);
    let next = AtomicU64::new(0);
    let compared = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= programs {
                        break;
                    }
                    let _compared = Compared(first + index);
                    let counts =
                        compare(first + index, models).unwrap_or_else(|text| panic!("{text}"));
                    compared.fetch_add(u64::from(counts), Ordering::Relaxed);
                }
            });
        }
    });
    let compared = compared.into_inner();
    println!("{compared} of {programs} programs compared, first seed {first}");
    // Who sets limits of their own knows what they leave out.
    let limits = ["FENCEPOST_MOST_STATES", "FENCEPOST_MOST_MILLISECONDS"];
    let is_limited = limits.iter().any(|name| number(name).is_some());
    assert!(
        is_limited || compared * 2 >= programs,
        "only {compared} programs are small enough"
    );
}

/// A search that skips states in which races show does not look for them, whoever asks.
#[test]
fn races_are_refused_where_they_would_be_missed() {
    let program = program("func main() { yield }");
    let mut task = task(&program, model("sc"), Reduction::Sdpor);
    task.races = true;
    let refused = match check(&task) {
        Err(TaskError::Disagreement(refused)) => refused.option,
        _ => panic!("not refused"),
    };
    assert_eq!(refused, TaskOption::Races);
}

/// Compares the reductions with none on one program, but those that take too long. False if the
/// program was too large.
fn compare(seed: u64, models: &[&str]) -> Result<bool, String> {
    let chosen = std::env::var("FENCEPOST_MODEL").ok();
    let name = chosen
        .as_deref()
        .unwrap_or(models[seed as usize % models.len()]);
    let usual = if name == "sc" { 6 } else { 4 };
    let size = number("FENCEPOST_MOST_STATEMENTS").unwrap_or(usual).max(1) as usize;
    // Half of the programs have no flavour, the others one or more.
    let flavours = match seed / 8 % 16 {
        few @ 8.. => few - 8,
        _ => 0,
    };
    let flavour = Flavour {
        extras: seed / 8 % 4 == 3 || flavours & 1 != 0,
        ends: flavours & 2 != 0,
        threads: flavours & 4 != 0,
        modes: seed / 128 % 2 == 1,
        indirect: seed / 256 % 3 == 1,
        handlers: seed % 11 == 4,
        structs: seed / 16 % 4 == 3,
        guards: seed % 5 == 1,
        joins: seed % 6 == 5,
        counts: seed % 9 == 2 || number("FENCEPOST_COUNTS").is_some(),
    };
    // Half of the programs that interrupt threads do not notice that where they take locks.
    let only_interrupts = number("FENCEPOST_INTERRUPTS").is_some();
    let flavour = Flavour {
        threads: flavour.threads || only_interrupts,
        ..flavour
    };
    let is_patient = flavour.threads && (seed / 512 % 2 == 1 || only_interrupts);
    let extras = flavour.extras;
    let mut text = generate::program(seed, 1 + (seed / 7) as usize % size, flavour);
    if seed % 5 == 2 {
        // Nobody waits for the first thread, and the end of the others cuts it off.
        text = text.replace("  join %t0\n", "  native \"set_background\"(%t0)\n");
    }
    if is_patient {
        // Whoever asks for the states of threads goes without persistent sets.
        text = text.replace("native \"is_waiting\"(%h)", "1");
    }
    // Races are looked for under tables, and not by every reduction.
    let races = seed % 7 == 3 && !model(name).has_working_copies();
    let fail = |what: String| format!("seed {seed} under {name}: {what}\n\n{text}");
    let program = program(&text);
    let with = |reduction, workers| {
        let mut task = task(&program, model(name), reduction);
        if is_patient {
            task.source = Arc::new(PatientLocks(program.clone()));
        }
        task.outcomes = generate::OUTCOMES.map(str::to_string).to_vec();
        task.invariants = invariants(seed);
        task.queue_capacity = 16;
        task.races = races;
        task.workers = workers;
        if seed / 4 % 2 == 1 {
            // Then searches come to more of the text and begin again.
            task.samples = 1;
        }
        // Only the stateful search has another store than the usual one.
        if seed / 32 % 2 == 1 && reduction == Reduction::Sdpor {
            task.store = StoreKind::LocalIds;
        }
        let most = number("FENCEPOST_MOST_MILLISECONDS").unwrap_or(MOST_MILLISECONDS);
        task.limits.timeout = Some(std::time::Duration::from_millis(most));
        if reduction == Reduction::Dpor && extras {
            // A loop that waits has no longest execution.
            task.limits.max_depth = Some(MOST_EVENTS);
        }
        if reduction == Reduction::None {
            let most = number("FENCEPOST_MOST_STATES").unwrap_or(MOST_STATES);
            task.limits.max_states = Some(most);
        }
        run(&task)
    };
    let full = with(Reduction::None, 1);
    if !full.limits_hit.is_empty() || was_cut(&full) {
        return Ok(false);
    }
    let by_events = !model(name).has_working_copies() && !model(name).reuses_reads();
    for reduction in [Reduction::Ample, Reduction::Dpor, Reduction::Sdpor] {
        // Searches by events are refused there.
        if !by_events && matches!(reduction, Reduction::Dpor | Reduction::Sdpor) {
            continue;
        }
        if races && reduction == Reduction::Sdpor {
            continue;
        }
        // Now and then two workers share the search.
        let workers = 1 + usize::from(reduction == Reduction::Ample && seed % 4 == 1);
        let reduced = with(reduction, workers);
        if was_cut(&reduced) {
            continue;
        }
        let (expected, found) = (essence(&full), essence(&reduced));
        if expected != found || !reduced.internal.is_empty() {
            return Err(fail(format!(
                "{}: {}{:?}",
                reduction.name(),
                expected.difference(&found),
                reduced.internal
            )));
        }
    }
    Ok(true)
}

/// Invariants for every third program. They make steps visible that nobody else would notice, and
/// are false often enough.
fn invariants(seed: u64) -> Vec<String> {
    let choices = [
        "R.x <= R.y",
        "R.y == 0 || R.x != 0",
        "R.box == null || R.box.f <= R.box.g",
        "R.z < 2",
    ];
    match seed % 3 {
        0 => vec![choices[(seed / 3) as usize % choices.len()].to_string()],
        _ => Vec::new(),
    }
}

/// Whether time or events ran out, be it in the search or when results were told apart.
fn was_cut(report: &Report) -> bool {
    let classes = report.outcomes.iter().map(|row| row.class);
    let mut classes = classes.chain(report.violations.iter().map(|v| v.class));
    let cut = [LimitHit::Timeout, LimitHit::Depth];
    cut.iter().any(|limit| report.limits_hit.contains(limit))
        || classes.any(|c| c == Classification::Unknown)
}
