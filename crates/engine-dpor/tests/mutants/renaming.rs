//! Searches that rename objects and workers of a pool.

use crate::timers::{LOCKED_BY_WORKERS, RELAY};
use crate::{
    broken_searches_lose, found_in, machine, program, search_on, whole, without_reduction,
};
use fencepost_engine_dpor::Fault;
use fencepost_engine_explicit::{Strategy, explore};
use fencepost_memory_model::MemoryModel;
use fencepost_search::finding::SearchResult;
use fencepost_search::task::SearchTask;
use fencepost_vm::{Flaw, Options};

fn renaming() -> Options {
    Options {
        persistent: true,
        canonical: true,
        may_rename: true,
        finds_cycles: true,
        ..Options::default()
    }
}

fn broken_renaming_is_noticed(text: &str, flaw: Flaw) -> bool {
    broken_searches_lose(MemoryModel::sequential(), program(text), flaw, &renaming())
}

#[test]
fn threads_that_are_put_off_by_renamed_workers_for_ever_are_noticed() {
    assert!(broken_renaming_is_noticed(RELAY, Flaw::StartedOver));
}

#[test]
fn workers_that_start_one_another_put_nobody_off_layer_by_layer() {
    fn by_layers(task: &SearchTask<'_>, _: Fault) -> SearchResult {
        explore(task, Strategy::BreadthFirst)
    }
    let found = |options, search| {
        let model = MemoryModel::sequential();
        found_in(program(RELAY), &model, options, search, Fault::None)
    };
    let options = Options {
        finds_cycles: false,
        ..renaming()
    };
    assert_eq!(found(options, by_layers), found(whole(), without_reduction));
}

#[test]
fn a_search_notices_that_it_has_renamed_wrongly() {
    let renames_to_the_end = |text, flaw| {
        let options = Options { flaw, ..renaming() };
        let machine = machine(program(text), &MemoryModel::sequential(), options);
        search_on(&machine, without_reduction, Fault::None);
        machine.renames_workers()
    };
    assert!(renames_to_the_end(LOCKED_BY_WORKERS, Flaw::None));
    assert!(!renames_to_the_end(
        LOCKED_BY_WORKERS,
        Flaw::OwnersOfMonitors
    ));
    // A worker that has its own handle can tell others its name.
    let told = LOCKED_BY_WORKERS.replace(
        "  %x = load R.x\n",
        "  %me: i64 = native \"Fencepost.Runtime::CurrentThreadHandle()\"()\n  %x = load R.x\n",
    );
    assert!(!renames_to_the_end(&told, Flaw::None));
}
