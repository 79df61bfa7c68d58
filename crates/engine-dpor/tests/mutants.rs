//! Tests of the tests: searches that are broken on purpose lose something that whole ones find.

use fencepost_engine_dpor::{Fault, explore_stateful_broken, explore_stateless_broken};
use fencepost_engine_explicit::{SearchTask, Strategy, explore};
use fencepost_ir::Source;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::{ReorderTable, builtin};
use fencepost_search::checks::Properties;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::Limits;
use fencepost_search::property::Expression;
use fencepost_vm::{Machine, Merge, NativeTable, Options};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Two threads that write and read each other's numbers: three outcomes.
const STORE_BUFFERING: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start t0()
  start t1()
}
func t0() {
  store R.x, 1
  %a = load R.y
  store R.a, %a
}
func t1() {
  store R.y, 1
  %b = load R.x
  store R.b, %b
}
";

/// One thread keeps a lock for ever. Whether the other one gets it first shows in `a`; if it does
/// not, its operation never happens.
const KEPT_LOCK: &str = "
class Lock
class R { static x: i32; static y: i32; static a: i32; static b: i32; static lock: ref }
func main() {
  %l = new Lock
  store R.lock, %l
  start t0(%l)
  start t1(%l)
}
func t0(%l: ref) {
  enter %l
}
func t1(%l: ref) {
  enter %l
  store R.a, 1
  exit %l
}
";

/// One thread runs in circles for ever, the other one fails.
const SPINNER: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start t0()
  start t1()
}
func t0() {
again:
  %x = load R.x
  jump again
}
func t1() {
  store R.y, 1
  %no = 0
  assert %no, \"reached\"
}
";

/// An object is published, perhaps before what was written into it.
const PUBLICATION: &str = "
class Box { f: i32 }
class R { static a: i32; static b: i32; static box: Box }
func main() {
  start t0()
  start t1()
}
func t0() {
  %o = new Box
  store %o.Box.f, 1
  store R.box, %o
}
func t1() {
  %a = 2
  %o = load R.box
  %none = eq.ref %o, null
  br %none, out, go
go:
  %a = load %o.Box.f
out:
  store R.a, %a
}
";

type Search = fn(&SearchTask<'_>, Fault) -> SearchResult;

fn without_reduction(task: &SearchTask<'_>, _: Fault) -> SearchResult {
    explore(task, Strategy::DepthFirst)
}

/// The outcomes and failures that a search finds.
fn found(
    text: &str,
    model: &ReorderTable,
    stable: bool,
    search: Search,
    fault: Fault,
) -> BTreeSet<String> {
    let program = Arc::new(parse_program(text, "program.fir").expect("a program"));
    let outcomes = ["R.a", "R.b"].map(|text| {
        let expression = Expression::parse(text).expect("an expression");
        expression.bind(program.as_ref()).expect("a static field")
    });
    let options = Options {
        merge: if stable {
            Merge::Private
        } else {
            Merge::Registers
        },
        late_entries: false,
        stable,
        ..Options::default()
    };
    let entry = program.entry().expect("an entry");
    let machine = Machine::new(program, NativeTable::core(), model.clone(), options);
    let result = search(
        &SearchTask {
            machine: &machine,
            entry,
            properties: &Properties {
                outcomes: outcomes.into(),
                ..Properties::default()
            },
            find_all: true,
            limits: &Limits {
                max_depth: stable.then_some(60),
                ..Limits::default()
            },
            store: fencepost_engine_explicit::StoreKind::Exact,
            workers: 1,
            share_after: u64::MAX,
            interrupt: None,
            progress: None,
            checkpoint: None,
        },
        fault,
    );
    let outcomes = result.outcomes.keys().map(|row| format!("{row:?}"));
    let findings = result.findings.keys().map(|key| format!("{key:?}"));
    outcomes.chain(findings).collect()
}

fn is_noticed(text: &str, search: Search, fault: Fault) -> bool {
    is_noticed_under(&ReorderTable::sequential(), text, search, fault)
}

fn is_noticed_under(model: &ReorderTable, text: &str, search: Search, fault: Fault) -> bool {
    let whole = found(text, model, false, without_reduction, Fault::None);
    assert_eq!(found(text, model, true, search, Fault::None), whole);
    found(text, model, true, search, fault) != whole
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
