//! Tests of the tests: searches that are broken on purpose lose something that whole ones find.

mod joins;
mod locks;
mod programs;
mod renaming;
mod timers;

use fencepost_engine_dpor::{Fault, explore_stateful_broken, explore_stateless_broken};
use fencepost_engine_explicit::{Strategy, explore};
use fencepost_ir::text::parse_program;
use fencepost_ir::{Overlay, Rules, Source};
use fencepost_memory_model::{MemoryModel, builtin};
use fencepost_search::checks::Properties;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::Limits;
use fencepost_search::property::Expression;
use fencepost_search::task::{SearchTask, StoreKind};
use fencepost_vm::{Flaw, Machine, Merge, Options};
use joins::{LEAVES_A_LOOP, MAY_WAIT, WAITS_FOR_ONE};
use locks::{
    ANOTHER_LOCK, BEHIND_A_LOCK, FAILS_BEFORE_A_LOCK, KEPT_LOCK, RELEASED_AND_ENDED,
    RELEASED_BEFORE_A_READ, RELEASED_ON_THE_WAY,
};
use programs::{
    COUNTED_WRITER, FILLED_BY_A_CALL, IMPATIENT_JOIN, IN_A_CALL, INTERRUPTED, INTERRUPTED_JOIN,
    JOINED, OLD_OBJECT, ONE_OR_THE_OTHER, POINTER_THAT_CHANGES, PUBLICATION, SEMAPHORE, SPINNER,
    STORE_BUFFERING, THROUGH_A_POINTER, THROUGH_AN_ARRAY, THROUGH_REGISTERS, WAITS_AND_READS,
    WOKEN_WRITER,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use timers::{ARMED_LATE, RELAY};

type Search = fn(&SearchTask<'_>, Fault) -> SearchResult;

fn without_reduction(task: &SearchTask<'_>, _: Fault) -> SearchResult {
    explore(task, Strategy::DepthFirst)
}

/// The machine of a search without reduction.
fn whole() -> Options {
    Options {
        merge: Merge::Registers,
        defer_entries: false,
        ..Options::default()
    }
}

/// The machine of the searches that compare executions.
fn stable() -> Options {
    Options {
        defer_entries: false,
        stable: true,
        ..Options::default()
    }
}

/// The outcomes and failures that a search finds.
fn found(
    text: &str,
    model: &MemoryModel,
    options: Options,
    search: Search,
    fault: Fault,
) -> BTreeSet<String> {
    found_in(program(text), model, options, search, fault)
}

fn program(text: &str) -> Arc<dyn Source> {
    Arc::new(parse_program(text, "program.fir").expect("a program"))
}

/// A program that looks after its memory itself, as C programs do.
struct Untyped(Arc<dyn Source>);

impl Overlay for Untyped {
    fn original(&self) -> &dyn Source {
        self.0.as_ref()
    }

    fn has_manual_memory(&self) -> bool {
        true
    }
}

/// A program in which whoever waits for a lock cannot be interrupted there, as in Java.
struct PatientLocks(Arc<dyn Source>);

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

/// A program that never asks what time it is.
struct Timeless(Arc<dyn Source>);

impl Overlay for Timeless {
    fn original(&self) -> &dyn Source {
        self.0.as_ref()
    }

    fn tells_time(&self) -> bool {
        false
    }
}

fn found_in(
    program: Arc<dyn Source>,
    model: &MemoryModel,
    options: Options,
    search: Search,
    fault: Fault,
) -> BTreeSet<String> {
    let result = searched(program, model, options, search, fault);
    let outcomes = result.outcomes.keys().map(|row| format!("{row:?}"));
    let findings = result.findings.keys().map(|key| format!("{key:?}"));
    outcomes.chain(findings).collect()
}

fn searched(
    program: Arc<dyn Source>,
    model: &MemoryModel,
    options: Options,
    search: Search,
    fault: Fault,
) -> SearchResult {
    search_on(&machine(program, model, options), search, fault)
}

fn machine(program: Arc<dyn Source>, model: &MemoryModel, options: Options) -> Machine {
    let natives = match program.find_function("Fencepost.Runtime::TimerMain") {
        Ok(_) => fencepost_runtime_cil::natives(),
        Err(_) => fencepost_runtime_c::natives(),
    };
    Machine::new(program, natives, model.clone(), options)
}

fn search_on(machine: &Machine, search: Search, fault: Fault) -> SearchResult {
    let (program, options) = (&machine.source, &machine.options);
    let outcomes = ["R.a", "R.b"].map(|text| {
        let expression = Expression::parse(text).expect("an expression");
        expression.bind(program.as_ref()).expect("a static field")
    });
    let entry = program.entry().expect("an entry");
    let (max_depth, races) = (options.stable.then_some(60), options.races);
    search(
        &SearchTask {
            machine,
            entry,
            properties: &Properties {
                outcomes: outcomes.into(),
                races,
                ..Properties::default()
            },
            find_all: true,
            wanted: None,
            limits: &Limits {
                max_depth,
                ..Limits::default()
            },
            store: StoreKind::Exact,
            workers: 1,
            share_after: u64::MAX,
            arrange_after: u64::MAX,
            samples: 1,
            learns: false,
            count_origins: false,
            interrupt: None,
            progress: None,
            checkpoint: None,
        },
        fault,
    )
}

fn is_noticed(text: &str, search: Search, fault: Fault) -> bool {
    is_noticed_under(&MemoryModel::sequential(), text, search, fault)
}

fn is_noticed_under(model: &MemoryModel, text: &str, search: Search, fault: Fault) -> bool {
    let all = found(text, model, whole(), without_reduction, Fault::None);
    assert_eq!(found(text, model, stable(), search, Fault::None), all);
    found(text, model, stable(), search, fault) != all
}

/// Whether fewer choices that are wrong lose something.
fn flaw_is_noticed(model: &MemoryModel, text: &str, flaw: Flaw) -> bool {
    let with = |options| found(text, model, options, without_reduction, Fault::None);
    let all = with(whole());
    assert_eq!(with(Options::default()), all);
    let flawed = Options {
        flaw,
        ..Options::default()
    };
    with(flawed) != all
}

/// Whether persistent sets that are wrong lose something.
fn broken_sets_are_noticed(text: &str, flaw: Flaw) -> bool {
    broken_sets_lose(program(text), flaw)
}

fn broken_sets_lose(program: Arc<dyn Source>, flaw: Flaw) -> bool {
    broken_sets_lose_under(MemoryModel::sequential(), program, flaw)
}

fn broken_sets_lose_under(model: MemoryModel, program: Arc<dyn Source>, flaw: Flaw) -> bool {
    let options = Options {
        persistent: true,
        ..Options::default()
    };
    broken_searches_lose(model, program, flaw, &options)
}

fn broken_searches_lose(
    model: MemoryModel,
    program: Arc<dyn Source>,
    flaw: Flaw,
    options: &Options,
) -> bool {
    let with = |flaw| {
        let options = Options {
            flaw,
            ..options.clone()
        };
        found_in(
            program.clone(),
            &model,
            options,
            without_reduction,
            Fault::None,
        )
    };
    let all = found_in(
        program.clone(),
        &model,
        whole(),
        without_reduction,
        Fault::None,
    );
    assert_eq!(with(Flaw::None), all);
    with(flaw) != all
}

#[test]
fn persistent_sets_that_look_at_nobody_else_are_noticed() {
    assert!(broken_sets_are_noticed(STORE_BUFFERING, Flaw::Futures));
}

#[test]
fn summaries_that_forget_what_is_called_are_noticed() {
    assert!(broken_sets_are_noticed(IN_A_CALL, Flaw::Callees));
}

#[test]
fn targets_of_pointers_that_are_forgotten_are_noticed() {
    let text = IN_A_CALL
        .replace("static a:", "static f: ptr; static a:")
        .replace(
            "  start t0()",
            "  %f = funcaddr put\n  store R.f, %f\n  start t0()",
        )
        .replace("call put()", "%f = load R.f\n  calli %f()");
    assert!(broken_sets_are_noticed(&text, Flaw::Targets));
    let untyped = Arc::new(Untyped(program(&text)));
    assert!(broken_sets_lose(untyped, Flaw::Targets));
}

#[test]
fn interrupts_that_nobody_notices_are_noticed() {
    let patient = Arc::new(PatientLocks(program(INTERRUPTED)));
    assert!(broken_sets_lose(patient, Flaw::Interrupts));
}

#[test]
fn interrupts_by_a_thread_that_is_waited_for_are_noticed() {
    let patient = Arc::new(PatientLocks(program(INTERRUPTED_JOIN)));
    assert!(broken_sets_lose(patient, Flaw::Interrupts));
}

#[test]
fn blocked_threads_without_those_who_free_them_are_noticed() {
    assert!(broken_sets_are_noticed(WAITS_AND_READS, Flaw::Freed));
}

#[test]
fn stuck_threads_that_nobody_wakes_are_noticed() {
    assert!(broken_sets_are_noticed(WOKEN_WRITER, Flaw::Woken));
}

#[test]
fn monitors_taken_for_never_given_back_are_noticed() {
    // The writer does something before it waits for the lock.
    let text = WOKEN_WRITER.replace(
        "  enter %l\n  store R.x",
        "  %y = rmw add R.y, 1\n  enter %l\n  store R.x",
    );
    assert!(broken_sets_are_noticed(&text, Flaw::Monitors));
}

#[test]
fn cells_taken_for_never_changed_are_noticed() {
    assert!(broken_sets_are_noticed(COUNTED_WRITER, Flaw::Cells));
    // The one who changes the number waits for another one before, which the main thread changes.
    let text = COUNTED_WRITER
        .replace("static busy: i32", "static busy: i32; static first: i32")
        .replace(
            "  start reader()",
            "  store R.first, 1\n  start reader()\n  start other()",
        )
        .replace("  store volatile R.busy, 0", "  store volatile R.first, 0")
        + "func other() {\n  %p = addr R.first\n  native \"take_zero\"(%p)\n  store volatile R.busy, 0\n}\n";
    assert!(broken_sets_are_noticed(&text, Flaw::Cells));
}

#[test]
fn failures_that_lead_past_a_lock_are_noticed() {
    assert!(broken_sets_are_noticed(FAILS_BEFORE_A_LOCK, Flaw::Failures));
}

#[test]
fn entries_that_complete_first_are_noticed() {
    let model = builtin("tso").expect("a model");
    let program = program(STORE_BUFFERING);
    assert!(broken_sets_lose_under(model, program, Flaw::Settled));
}

#[test]
fn objects_that_are_handed_over_before_their_fields_are_noticed() {
    let model = builtin("dotnet").expect("a model");
    let program = program(PUBLICATION);
    assert!(broken_sets_lose_under(model, program, Flaw::Givers));
}

#[test]
fn monitors_whose_release_is_pending_are_noticed() {
    for text in [RELEASED_BEFORE_A_READ, RELEASED_AND_ENDED] {
        let model = builtin("clr").expect("a model");
        assert!(broken_sets_lose_under(model, program(text), Flaw::Releases));
    }
}

#[test]
fn waits_for_threads_that_need_not_come_are_noticed() {
    assert!(broken_sets_are_noticed(MAY_WAIT, Flaw::Joins));
}

#[test]
fn local_variables_that_calls_fill_are_noticed() {
    assert!(broken_sets_are_noticed(FILLED_BY_A_CALL, Flaw::Frames));
}

#[test]
fn rounds_of_waiting_that_need_not_come_are_noticed() {
    assert!(broken_sets_are_noticed(LEAVES_A_LOOP, Flaw::Rounds));
}

#[test]
fn threads_that_are_not_waited_for_are_noticed() {
    assert!(broken_sets_are_noticed(WAITS_FOR_ONE, Flaw::Lookahead));
}

#[test]
fn locks_that_are_given_back_along_a_chain_are_noticed() {
    assert!(broken_sets_are_noticed(RELEASED_ON_THE_WAY, Flaw::Foreseen));
}

#[test]
fn timers_that_are_armed_after_others_have_fired_are_noticed() {
    let timeless = Arc::new(Timeless(program(ARMED_LATE)));
    assert!(broken_sets_lose(timeless, Flaw::Timers));
}

#[test]
fn accesses_that_are_forgotten_too_early_are_noticed() {
    let races = |flaw| {
        let options = Options {
            persistent: true,
            races: true,
            flaw,
            ..Options::default()
        };
        let model = MemoryModel::sequential();
        let program = Arc::new(Untyped(program(ANOTHER_LOCK)));
        let result = searched(program, &model, options, without_reduction, Fault::None);
        result.findings.len()
    };
    assert_eq!(races(Flaw::None), 1);
    assert_eq!(races(Flaw::Lessons), 0);
}

#[test]
fn writes_that_only_registers_show_are_noticed() {
    let program = Arc::new(Untyped(program(POINTER_THAT_CHANGES)));
    assert!(broken_sets_lose(program, Flaw::Writes));
}

/// What one thread reads, another one writes, but only if it comes at one of many moments.
const RARE: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start t0()
  start t1()
  store R.x, 1
  store R.x, 2
  store R.x, 3
  store R.x, 4
  store R.x, 5
}
func t0() {
  %a = load R.y
  store R.a, %a
}
func t1() {
  %x = load R.x
  %rare = eq.i32 %x, 3
  br %rare, now, out
now:
  store R.y, 1
out:
  ret
}
";

#[test]
fn operations_that_count_too_late_are_noticed() {
    assert!(broken_sets_are_noticed(RARE, Flaw::NewCode));
}

#[test]
fn elements_that_a_loop_comes_to_are_noticed() {
    assert!(broken_sets_are_noticed(THROUGH_AN_ARRAY, Flaw::Elements));
}

#[test]
fn calls_of_objects_that_are_forgotten_are_noticed() {
    assert!(broken_sets_are_noticed(OLD_OBJECT, Flaw::Instances));
}

#[test]
fn pointers_that_point_nowhere_are_noticed() {
    assert!(broken_sets_are_noticed(THROUGH_A_POINTER, Flaw::Addresses));
}

#[test]
fn pointers_taken_for_own_memory_are_noticed() {
    assert!(broken_sets_are_noticed(
        THROUGH_REGISTERS,
        Flaw::FrameMemory
    ));
}

#[test]
fn results_of_calls_that_are_forgotten_are_noticed() {
    assert!(broken_sets_are_noticed(ONE_OR_THE_OTHER, Flaw::Results));
}

#[test]
fn threads_that_are_put_off_for_ever_are_noticed() {
    assert!(broken_sets_are_noticed(SPINNER, Flaw::Progress));
}

#[test]
fn threads_that_are_put_off_by_workers_for_ever_are_noticed() {
    assert!(broken_sets_are_noticed(RELAY, Flaw::StartedOver));
}

#[test]
fn a_stateful_search_without_summaries_is_noticed() {
    assert!(is_noticed(
        STORE_BUFFERING,
        explore_stateful_broken,
        Fault::Summary
    ));
}

#[test]
fn a_stateful_search_that_ignores_blocked_threads_is_noticed() {
    assert!(is_noticed(
        KEPT_LOCK,
        explore_stateful_broken,
        Fault::Blocked
    ));
}

#[test]
fn a_stateful_search_that_ignores_cycles_is_noticed() {
    assert!(is_noticed(SPINNER, explore_stateful_broken, Fault::Cycles));
}

#[test]
fn a_stateless_search_that_ignores_blocked_threads_is_noticed() {
    assert!(is_noticed(
        KEPT_LOCK,
        explore_stateless_broken,
        Fault::Blocked
    ));
}

#[test]
fn a_stateless_search_without_races_is_noticed() {
    assert!(is_noticed(
        STORE_BUFFERING,
        explore_stateless_broken,
        Fault::Races
    ));
}

#[test]
fn whoever_need_not_wait_for_an_end_is_noticed() {
    assert!(is_noticed(
        IMPATIENT_JOIN,
        explore_stateless_broken,
        Fault::Ends
    ));
}

#[test]
fn whoever_took_a_lock_before_it_was_given_back_is_noticed() {
    assert!(is_noticed(
        SEMAPHORE,
        explore_stateless_broken,
        Fault::Locks
    ));
}

#[test]
fn no_execution_is_begun_in_vain() {
    for (text, executions) in [(JOINED, 6), (SEMAPHORE, 2)] {
        let model = MemoryModel::sequential();
        let search = explore_stateless_broken;
        let result = searched(program(text), &model, stable(), search, Fault::None);
        assert_eq!(result.executions, Some(executions), "{text}");
        assert_eq!(result.statistics.comparison.cut, 0, "{text}");
    }
}

#[test]
fn searches_that_overlook_unpublished_objects_are_noticed() {
    let model = builtin("pso").expect("a model");
    for search in [explore_stateful_broken, explore_stateless_broken] {
        assert!(is_noticed_under(
            &model,
            PUBLICATION,
            search,
            Fault::Unpublished
        ));
    }
}

#[test]
fn objects_that_are_written_at_once_are_noticed() {
    let model = builtin("dotnet").expect("a model");
    for text in [PUBLICATION, BEHIND_A_LOCK] {
        assert!(flaw_is_noticed(&model, text, Flaw::Unpublished));
    }
}

#[test]
fn late_entries_that_look_at_nobody_else_are_noticed() {
    let model = builtin("tso").expect("a model");
    assert!(flaw_is_noticed(&model, STORE_BUFFERING, Flaw::Conflicts));
}
