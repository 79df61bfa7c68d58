//! The machine with its pending lists against the axiomatic reading of the same tables.
//!
//! For every model, with reductions and without, the outcomes must be those that total orders of
//! completions give: on every shape of up to three threads and four accesses, and on random
//! programs with locks, volatile accesses, fences, dependences, branches, atomic operations and
//! publication. A run takes every ninth shape; `FENCEPOST_ALL=1` takes all. `FENCEPOST_RANDOM=n`
//! runs `n` random programs, `FENCEPOST_SEED=n` only the one.

mod axioms;
mod generate;
mod program;
#[path = "../support/rng.rs"]
mod rng;
mod runs;
#[path = "../support/tables.rs"]
mod tables;

use fencepost_check::{Reduction, Task, Verdict, check};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::{MemoryModel, ReorderTable};
use fencepost_search::property::PropertyValue;
use fencepost_vm::NativeTable;
use program::Threads;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tables::{models, number};

type Rows = BTreeSet<Vec<i64>>;

/// The same with reads that may be reused.
fn reusing_models() -> Vec<ReorderTable> {
    let reusing = |mut model: ReorderTable| {
        model.name.push_str(" with reused reads");
        model.reuse_reads = true;
        model
    };
    models().into_iter().map(reusing).collect()
}

/// What the machine gives.
fn by_machine(
    threads: &Threads,
    model: &ReorderTable,
    reduction: Reduction,
) -> Result<Rows, String> {
    let text = program::text(threads);
    let program = parse_program(&text, "litmus.fir").map_err(|e| e.to_string())?;
    let mut task = Task::new(
        Arc::new(program),
        NativeTable::core(),
        MemoryModel::Table(model.clone()),
    );
    task.engine = reduction.into();
    task.outcomes = program::outcomes(threads);
    task.limits.timeout = Some(std::time::Duration::from_secs(60));
    let report = check(&task).map_err(|error| error.to_string())?;
    if report.verdict != Verdict::Verified {
        let messages = report.violations.iter().map(|v| v.message.clone());
        let messages: Vec<String> = messages.collect();
        let problems = &report.unsupported;
        return Err(format!("{:?} {messages:?} {problems:?}", report.verdict));
    }
    let row = |row: &fencepost_check::OutcomeRow| {
        let values = row.values.iter().map(|value| match value {
            PropertyValue::Integer(value) => *value as i64,
            other => panic!("{other:?} is no number"),
        });
        values.collect()
    };
    Ok(report.outcomes.iter().map(row).collect())
}

/// Compares one program under one model, and gives the outcomes.
fn compare(threads: &Threads, model: &ReorderTable) -> Result<Rows, String> {
    let expected = axioms::outcomes(threads, model);
    for reduction in [Reduction::None, Reduction::Ample] {
        let fail = |what: String| {
            let text = program::text(threads);
            let (name, reduction) = (&model.name, reduction.name());
            format!("under {name} with reduction {reduction}: {what}\n\n{text}")
        };
        let found = by_machine(threads, model, reduction).map_err(fail)?;
        if found != expected {
            let missing: Vec<_> = expected.difference(&found).collect();
            let extra: Vec<_> = found.difference(&expected).collect();
            return Err(fail(format!(
                "the machine lacks {missing:?}\nthe machine alone has {extra:?}"
            )));
        }
    }
    Ok(expected)
}

/// Runs jobs on all cores; the first failure by number is reported.
fn in_parallel(jobs: usize, run: impl Fn(usize) -> Result<(), String> + Sync) {
    let next = AtomicUsize::new(0);
    let failure = std::sync::Mutex::new(None::<(usize, String)>);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs || failure.lock().unwrap().is_some() {
                        break;
                    }
                    if let Err(text) = run(job) {
                        let mut failure = failure.lock().unwrap();
                        if failure.as_ref().is_none_or(|(first, _)| job < *first) {
                            *failure = Some((job, text));
                        }
                    }
                }
            });
        }
    });
    if let Some((job, text)) = failure.into_inner().unwrap() {
        panic!("number {job} {text}");
    }
}

#[test]
fn every_small_shape_has_the_outcomes_of_the_axioms() {
    let mut shapes = generate::shapes();
    if number("FENCEPOST_ALL").is_none() {
        shapes = shapes.into_iter().step_by(9).collect();
    }
    let models = models();
    in_parallel(shapes.len(), |job| {
        let threads = &shapes[job];
        let mut rows = Vec::new();
        for model in &models {
            rows.push(compare(threads, model)?);
        }
        let named = |name: &str| models.iter().position(|model| model.name == name).unwrap();
        for (less, more) in [
            ("sc", "tso"),
            ("tso", "pso"),
            ("sc", "dotnet-strict"),
            ("dotnet-strict", "dotnet"),
            ("sc", "clr-barrier"),
            ("clr-barrier", "clr"),
            ("sc", "jsr133"),
        ] {
            if !rows[named(less)].is_subset(&rows[named(more)]) {
                let text = program::text(threads);
                return Err(format!("{less} allows more than {more}:\n\n{text}"));
            }
        }
        // Without forwarding, what the runtimes promise only adds order to the standard.
        let mut clr = models[named("clr")].clone();
        clr.forwarding = false;
        if !compare(threads, &clr)?.is_subset(&rows[named("dotnet")]) {
            let text = program::text(threads);
            return Err(format!(
                "clr without forwarding allows more than dotnet:\n\n{text}"
            ));
        }
        Ok(())
    });
    println!("{} shapes", shapes.len());
}

#[test]
fn random_programs_have_the_outcomes_of_the_axioms() {
    let models = models();
    if let Some(seed) = number("FENCEPOST_SEED") {
        let threads = generate::random(seed);
        println!("{}", program::text(&threads));
        for model in &models {
            compare(&threads, model).unwrap_or_else(|text| panic!("{text}"));
        }
        return;
    }
    let programs = number("FENCEPOST_RANDOM").unwrap_or(600) as usize;
    in_parallel(programs, |job| {
        let threads = generate::random(job as u64);
        // Two of the models each time; sequential consistency has a test of its own.
        let start = std::time::Instant::now();
        for turn in 0..2 {
            let model = &models[1 + (job + turn * 3) % (models.len() - 1)];
            compare(&threads, model)?;
        }
        if start.elapsed().as_secs() >= 5 {
            eprintln!("seed {job} took {:.0} s", start.elapsed().as_secs_f64());
        }
        Ok(())
    });
}

#[test]
fn accesses_of_every_order_have_the_outcomes_of_the_axioms() {
    let (models, reusing) = (models(), reusing_models());
    let programs = number("FENCEPOST_RANDOM").unwrap_or(300) as usize;
    let first = number("FENCEPOST_SEED").unwrap_or(0);
    in_parallel(programs, |job| {
        let threads = generate::ordered(first + job as u64);
        for turn in 0..2 {
            compare(&threads, &models[(job + turn * 3) % models.len()])?;
        }
        if job % 4 == 0 {
            compare(&threads, &reusing[job / 4 % reusing.len()])?;
        }
        Ok(())
    });
}

#[test]
fn reused_reads_have_the_outcomes_of_the_axioms() {
    let (models, reusing) = (models(), reusing_models());
    let programs = number("FENCEPOST_RANDOM").unwrap_or(300) as usize;
    let more = AtomicUsize::new(0);
    in_parallel(programs, |job| {
        let threads = match job % 3 {
            0 => generate::random(job as u64),
            _ => generate::rereading(job as u64),
        };
        for turn in 0..2 {
            let at = (job + turn * 3) % models.len();
            let found = compare(&threads, &reusing[at])?;
            let without = axioms::outcomes(&threads, &models[at]);
            if !without.is_subset(&found) {
                let text = program::text(&threads);
                return Err(format!("reuse takes outcomes away:\n\n{text}"));
            }
            more.fetch_add(usize::from(found.len() > without.len()), Ordering::Relaxed);
        }
        Ok(())
    });
    let more = more.into_inner();
    println!("{more} of {} tables of outcomes grew", programs * 2);
    assert!(more > programs / 20, "reuse shows hardly anything new");
}

#[test]
fn programs_that_always_lock_have_the_same_outcomes_everywhere() {
    let (models, reusing) = (models(), reusing_models());
    in_parallel(200, |job| {
        let threads = generate::locked(job as u64);
        let sequential = axioms::outcomes(&threads, &models[0]);
        for model in models.iter().chain(&reusing) {
            if compare(&threads, model)? != sequential {
                let text = program::text(&threads);
                return Err(format!("{} differs from sc:\n\n{text}", model.name));
            }
        }
        Ok(())
    });
}
