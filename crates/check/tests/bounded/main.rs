//! Answers of the solver against those of the search through states.
//!
//! On every fixture under `tests/ir` and on random programs, under every model that both know,
//! the two must find the same end values and the same kinds of violations, unless one of them
//! met a limit or something that it does not have. `FENCEPOST_RANDOM=n` runs `n` random programs
//! of each kind, `FENCEPOST_SEED=n` only the one, `FENCEPOST_CASE=part` only some fixtures.

#[path = "../axiomatic/generate.rs"]
#[allow(dead_code, reason = "only some of the programs are taken from there")]
mod generate;
mod operators;
#[path = "../axiomatic/program.rs"]
#[allow(dead_code, reason = "only the text of programs is taken from there")]
mod program;
#[path = "../random_sc/generate.rs"]
#[allow(dead_code, reason = "only some of the programs are taken from there")]
mod random;
#[path = "../support/rng.rs"]
mod rng;
#[path = "../support/tables.rs"]
mod tables;

use fencepost_check::{
    Effort, Engine, FailureKind, Report, SolverFlaw, SolverName, Task, Verdict, check,
};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::{MemoryModel, ReorderTable};
use fencepost_search::property::PropertyValue;
use fencepost_vm::NativeTable;
use program::Threads;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tables::{models, number};

/// How a comparison went.
#[derive(Default)]
struct Tally {
    compared: AtomicUsize,
    refused: AtomicUsize,
    cut: AtomicUsize,
}

fn report(
    text: &str,
    outcomes: &[String],
    model: &ReorderTable,
    solver: bool,
) -> Result<Report, String> {
    flawed_report(text, outcomes, model, solver, None)
}

/// The same with a mistake in the encoding.
fn flawed_report(
    text: &str,
    outcomes: &[String],
    model: &ReorderTable,
    solver: bool,
    flaw: Option<SolverFlaw>,
) -> Result<Report, String> {
    let program = parse_program(text, "program.fir").map_err(|e| e.to_string())?;
    let model = MemoryModel::Table(model.clone());
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    if solver {
        let effort = Effort {
            last_rounds: 4,
            events: 90,
            flaw,
            ..Effort::default()
        };
        task.engine = Engine::Bounded {
            effort,
            solver: SOLVER,
        };
    }
    task.outcomes = outcomes.to_vec();
    task.classify_outcomes = false;
    task.find_all = true;
    task.limits.max_states = Some(200_000);
    task.limits.timeout = Some(Duration::from_secs(10));
    check(&task).map_err(|error| error.to_string())
}

/// Who is asked: the solver that is built in, or the one that a feature adds.
#[cfg(not(feature = "cadical"))]
const SOLVER: SolverName = SolverName::Batsat;
#[cfg(feature = "cadical")]
const SOLVER: SolverName = SolverName::Cadical;

fn rows(report: &Report) -> BTreeSet<Vec<PropertyValue>> {
    report
        .outcomes
        .iter()
        .map(|row| row.values.clone())
        .collect()
}

fn kinds(report: &Report) -> BTreeSet<FailureKind> {
    report
        .violations
        .iter()
        .map(|violation| violation.kind)
        .collect()
}

/// Compares the two on a program.
fn compare(
    text: &str,
    outcomes: &[String],
    model: &ReorderTable,
    tally: &Tally,
) -> Result<(), String> {
    let fail = |what: String| format!("under {}: {what}\n\n{text}", model.name);
    let found = report(text, outcomes, model, true).map_err(&fail)?;
    if found.verdict == Verdict::Internal {
        return Err(fail(format!("{:?}", found.internal)));
    }
    let whole = |report: &Report| report.limits_hit.is_empty() && report.unsupported.is_empty();
    if !whole(&found) {
        let counter = match found.unsupported.is_empty() {
            true => &tally.cut,
            false => &tally.refused,
        };
        counter.fetch_add(1, Ordering::Relaxed);
        return Ok(());
    }
    let expected = report(text, outcomes, model, false).map_err(&fail)?;
    if !whole(&expected) {
        tally.cut.fetch_add(1, Ordering::Relaxed);
        return Ok(());
    }
    tally.compared.fetch_add(1, Ordering::Relaxed);
    let (own, other) = (rows(&found), rows(&expected));
    if own != other {
        let missing: Vec<_> = other.difference(&own).collect();
        let extra: Vec<_> = own.difference(&other).collect();
        return Err(fail(format!(
            "the solver lacks {missing:?}\nthe solver alone has {extra:?}"
        )));
    }
    if kinds(&found) != kinds(&expected) {
        let (own, other) = (kinds(&found), kinds(&expected));
        return Err(fail(format!(
            "the solver finds {own:?}, the search {other:?}"
        )));
    }
    Ok(())
}

/// How many failures are told.
const TOLD: usize = 5;

/// Runs jobs on all cores; the first few failures by number are reported.
fn in_parallel(jobs: usize, run: impl Fn(usize) -> Result<(), String> + Sync) {
    let next = AtomicUsize::new(0);
    let failures = std::sync::Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs || failures.lock().unwrap().len() >= TOLD {
                        break;
                    }
                    if let Err(text) = run(job) {
                        failures.lock().unwrap().insert(job, text);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    let texts: Vec<String> = failures
        .iter()
        .map(|(job, text)| format!("number {job} {text}"))
        .collect();
    assert!(texts.is_empty(), "{}", texts.join("\n\n"));
}

/// All programs of the fixtures, in order.
fn fixtures(at: &Path, out: &mut Vec<PathBuf>) {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(at)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            fixtures(&path, out);
        } else if path.ends_with("program.fir") {
            out.push(path);
        }
    }
}

/// The static numbers that a program declares, by full name.
fn static_numbers(text: &str) -> Vec<String> {
    let numbers = ["bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"];
    let mut class = String::new();
    let mut found = Vec::new();
    let words: Vec<&str> = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .flat_map(|line| line.split(|c: char| c.is_whitespace() || "{};,".contains(c)))
        .filter(|word| !word.is_empty())
        .collect();
    for pair in words.windows(3) {
        match pair[0] {
            "class" => class = pair[1].to_string(),
            "static" if numbers.contains(&pair[2]) => {
                if let Some(name) = pair[1].strip_suffix(':') {
                    found.push(format!("{class}.{name}"));
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn fixtures_have_the_same_outcomes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir");
    let mut all = Vec::new();
    fixtures(&root, &mut all);
    let filter = std::env::var("FENCEPOST_CASE").unwrap_or_default();
    all.retain(|path| path.to_string_lossy().contains(&filter));
    assert!(!all.is_empty(), "no fixtures under {}", root.display());
    let (models, tally) = (models(), Tally::default());
    in_parallel(all.len(), |job| {
        let text = std::fs::read_to_string(&all[job]).map_err(|error| error.to_string())?;
        let outcomes = static_numbers(&text);
        for turn in 0..2 {
            let model = &models[(job + turn * 3) % models.len()];
            compare(&text, &outcomes, model, &tally)
                .map_err(|text| format!("{}: {text}", all[job].display()))?;
        }
        Ok(())
    });
    let (compared, refused) = (tally.compared.into_inner(), tally.refused.into_inner());
    println!(
        "{compared} compared, {refused} not encoded, {:?} cut",
        tally.cut
    );
    assert!(
        !filter.is_empty() || compared > all.len() / 2,
        "hardly anything is compared"
    );
}

/// Compares random programs of plain accesses, under one model each.
fn compare_random(generate: impl Fn(u64) -> Threads + Sync) {
    let (models, tally) = (models(), Tally::default());
    let run = |seed: u64, model: &ReorderTable| {
        let threads = generate(seed);
        let text = program::text(&threads);
        compare(&text, &program::outcomes(&threads), model, &tally)
    };
    if let Some(seed) = number("FENCEPOST_SEED") {
        for model in &models {
            run(seed, model).unwrap_or_else(|text| panic!("{text}"));
        }
        return;
    }
    let programs = number("FENCEPOST_RANDOM").unwrap_or(1_500) as usize;
    in_parallel(programs, |job| run(job as u64, &models[job % models.len()]));
    let compared = tally.compared.into_inner();
    println!(
        "{compared} of {programs} compared, {:?} not encoded",
        tally.refused
    );
    assert!(compared > programs / 2, "hardly anything is compared");
}

#[test]
fn random_litmus_programs_have_the_same_outcomes() {
    compare_random(generate::random);
}

#[test]
fn random_programs_of_every_order_have_the_same_outcomes() {
    compare_random(generate::ordered);
}

#[test]
fn random_programs_have_the_same_outcomes() {
    let (models, tally) = (models(), Tally::default());
    let run = |seed: u64, model: &ReorderTable| {
        let flavour = random::Flavour {
            ends: seed % 4 == 3,
            ..Default::default()
        };
        let text = random::program(seed, 1 + seed as usize % 6, flavour);
        let outcomes = random::OUTCOMES[..random::STATIC_OUTCOMES].iter();
        let outcomes: Vec<String> = outcomes.map(|name| name.to_string()).collect();
        compare(&text, &outcomes, model, &tally)
    };
    if let Some(seed) = number("FENCEPOST_SEED") {
        for model in &models {
            run(seed, model).unwrap_or_else(|text| panic!("{text}"));
        }
        return;
    }
    let programs = number("FENCEPOST_RANDOM").unwrap_or(1_000) as usize;
    in_parallel(programs, |job| run(job as u64, &models[job % models.len()]));
    let compared = tally.compared.into_inner();
    println!(
        "{compared} of {programs} compared, {:?} not encoded",
        tally.refused
    );
    assert!(compared > programs / 10, "hardly anything is compared");
}

/// Each shortcut of the encoding, taken where it is wrong, changes the outcomes of some program.
#[test]
fn flaws_in_the_encoding_are_noticed() {
    /// Random programs that are tried.
    const PROGRAMS: u64 = 600;
    let models = models();
    let differs = |flaw: SolverFlaw, seed: u64| {
        let threads = generate::random(seed);
        let (text, outcomes) = (program::text(&threads), program::outcomes(&threads));
        let model = &models[seed as usize % models.len()];
        let right = report(&text, &outcomes, model, true).expect("an answer");
        let wrong = flawed_report(&text, &outcomes, model, true, Some(flaw)).expect("an answer");
        rows(&right) != rows(&wrong) || kinds(&right) != kinds(&wrong)
    };
    for flaw in SolverFlaw::ALL {
        let noticed = match flaw {
            SolverFlaw::DropPublished => published(),
            SolverFlaw::FoldConditions => shows(flaw, MAYBE_ONE_CELL, "dotnet"),
            SolverFlaw::ForwardUnknown => shows(flaw, NOT_YET_KNOWN, "clr"),
            SolverFlaw::IdleWrites => shows(flaw, COUNTS_UP, "sc"),
            SolverFlaw::FreezeObjects => shows(flaw, CHANGED_LATER, "sc"),
            // Tests of data types are compared with their serial selves; see `datatype.rs`.
            SolverFlaw::MixedBits => continue,
            SolverFlaw::NoTransitivity | SolverFlaw::NoFeeders => {
                (0..PROGRAMS).any(|seed| differs(flaw, seed))
            }
        };
        assert!(noticed, "{flaw:?} changes nothing");
    }
}

/// Accesses to cells that may be one and are not: what would keep them in order if they were must
/// not do so.
const MAYBE_ONE_CELL: &str = "
array Cells of i32
class S { static a: Cells, static i: i32, static j: i32, static r1: i32, static r2: i32 }
func first(%i: i32) {
  %a = load S.a
  store i32 %a[%i], 1
  %r = load i32 %a[1]
  store S.r1, %r
}
func second(%j: i32) {
  %a = load S.a
  store i32 %a[%j], 1
  %r = load i32 %a[0]
  store S.r2, %r
}
func main() {
  %a = newarr Cells, 2
  store S.a, %a
  %i = choose 2
  %j = choose 2
  store S.i, %i
  store S.j, %j
  %t = start first(%i)
  %u = start second(%j)
  join %t
  join %u
}
";

/// A read that takes the pending value of its own thread must wait until that is known, and with
/// it the branch that depends on it.
const NOT_YET_KNOWN: &str = "
class S { static x: i32, static y: i32, static z: i32, static r1: i32, static r2: i32 }
func first() {
  %r = load S.y
  store S.x, %r
  %s = load S.x
  %other = ne.i32 %s, 7
  br %other, yes, no
yes:
  store S.z, 1
no:
  store S.r1, %r
}
func second() {
  %t = load volatile S.z
  store S.y, 1
  store S.r2, %t
}
func main() {
  %t = start first()
  %u = start second()
  join %t
  join %u
}
";

/// A loop that comes back to its beginning with nothing changed but what others can see.
const COUNTS_UP: &str = "
class S { static x: i32, static r: i32 }
func counts() {
again:
  %old = rmw add S.x, 1
  %more = lt.i32 %old, 2
  br %more, again, done
done:
  ret
}
func main() {
  %t = start counts()
  %r = load S.x
  store S.r, %r
  join %t
}
";

/// An object that changes while others can see it.
const CHANGED_LATER: &str = "
class Box { f: i32 }
class S { static r: i32 }
func change(%o: ref) {
  store %o.Box.f, 1
}
func main() {
  %o = new Box
  %t = start change(%o)
  %r = load %o.Box.f
  store S.r, %r
  join %t
}
";

/// Whether a program shows a flaw; without it, the solver says what the search says.
fn shows(flaw: SolverFlaw, text: &str, model: &str) -> bool {
    let mut tables = models().into_iter();
    let model = tables.find(|one| one.name == model).expect("a model");
    let outcomes = static_numbers(text);
    let tally = Tally::default();
    compare(text, &outcomes, &model, &tally).unwrap_or_else(|text| panic!("{text}"));
    assert_eq!(tally.compared.into_inner(), 1, "nothing is compared");
    let right = report(text, &outcomes, &model, true).expect("an answer");
    let wrong = flawed_report(text, &outcomes, &model, true, Some(flaw)).expect("an answer");
    rows(&right) != rows(&wrong)
}

/// Whether the fixture about publication notices writes that are left out.
fn published() -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir");
    let file = root.join("relaxed/publication-waits-for-fields/program.fir");
    let text = std::fs::read_to_string(file).expect("a fixture");
    let outcomes = static_numbers(&text);
    let mut tables = models().into_iter();
    let model = tables.find(|model| model.name == "clr-barrier");
    let model = model.expect("a model");
    let right = report(&text, &outcomes, &model, true).expect("an answer");
    let flaw = Some(SolverFlaw::DropPublished);
    let wrong = flawed_report(&text, &outcomes, &model, true, flaw).expect("an answer");
    rows(&right) != rows(&wrong)
}
