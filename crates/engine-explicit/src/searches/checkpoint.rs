//! Saving a search that is under way, and continuing one that was saved.
//!
//! A checkpoint is the tables of visited states, what was found so far, and the work that is left:
//! the stacks of a depth-first search, or the layers of a breadth-first one. It is written while no
//! worker moves, so it is a point that an undisturbed search passes, too.

use super::{Strategy, breadth, depth, learning};
use crate::worker::chains::run_again;
use crate::worker::explorer::has_chains;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_ir::{ClassId, FuncId};
use fencepost_search::finding::{FailureKey, Finding, SearchResult};
use fencepost_search::saved::SavedFailure;
use fencepost_search::store::Tables;
use fencepost_search::task::SearchTask;
use fencepost_vm::{CountedText, TextThatCounts};

const DEPTH_FIRST: u32 = 1;
const BREADTH_FIRST: u32 = 2;
/// Added if the steps of chains are missing in what is saved.
pub(crate) const CHAINS: u32 = 1 << 8;
/// Added if the search leaves choices out by persistent sets.
pub(crate) const REDUCES: u32 = 1 << 9;

/// Saves a search, if the task asks for that.
pub(crate) fn save(
    task: &SearchTask<'_>,
    result: &SearchResult,
    tables: &Tables,
    kind: Kind,
    rest: &dyn Fn(&mut Writer<'_>),
) {
    let Some(checkpoint) = &task.checkpoint else {
        return;
    };
    // Whoever went on from here would miss what was left out.
    if task.machine.must_begin_again() {
        return;
    }
    (checkpoint.save)(&|out| {
        let order = match kind {
            Kind::DepthFirst => DEPTH_FIRST,
            Kind::BreadthFirst => BREADTH_FIRST,
        };
        let chains = if has_chains(task) { CHAINS } else { 0 };
        let reduces = match task.machine.has_persistent_sets() {
            true => REDUCES,
            false => 0,
        };
        out.u32(order | chains | reduces);
        save_text(task, out);
        result.save(out);
        tables.save(out);
        rest(out);
    });
}

/// The order of a search that is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    DepthFirst,
    BreadthFirst,
}

/// Continues a search that was saved.
pub fn resume(
    task: &SearchTask<'_>,
    strategy: Strategy,
    mut input: Reader<'_>,
) -> Result<SearchResult, Damaged> {
    let wanted = match strategy {
        Strategy::DepthFirst => DEPTH_FIRST,
        Strategy::BreadthFirst => BREADTH_FIRST,
        Strategy::Random { .. } => 0,
    };
    let found = input.u32()?;
    if found & !(CHAINS | REDUCES) != wanted {
        return Err(Damaged::new("it is of a search in another order"));
    }
    restore_text(task, found & REDUCES != 0, &mut input)?;
    let reduces = task.machine.has_persistent_sets();
    if (found & CHAINS != 0) != has_chains(task) {
        return Err(Damaged::new("it is of a search with another `--max-depth`"));
    }
    let (mut result, failures) = SearchResult::restore(&mut input)?;
    for failure in failures {
        let (key, finding) = find_again(task, &failure)?;
        result.findings.insert(key, finding);
    }
    let tables = Tables::restore(&mut input)?;
    if !tables.all_components(|words| task.machine.accepts(words)) {
        return Err(Damaged::new("it holds what the program does not have"));
    }
    let result = match strategy {
        Strategy::BreadthFirst => breadth::resume(task, result, tables, input),
        Strategy::DepthFirst => depth::resume(task, result, tables, input),
        Strategy::Random { .. } => Err(Damaged::new("executions at random are not saved")),
    }?;
    if reduces && !learning::is_answer(task, &result, true) {
        learning::begin_again(task, 0, true);
        return Ok(super::explore(task, strategy));
    }
    Ok(result)
}

/// Saves which part of the program's text counts.
pub(crate) fn save_text(task: &SearchTask<'_>, out: &mut Writer<'_>) {
    let text = task.machine.text_that_counts();
    out.bool(text.is_some());
    let CountedText { functions, made } = text.unwrap_or_default();
    out.len(functions.len());
    for (function, words) in functions {
        out.u32(function.0);
        out.len(words.len());
        words.into_iter().for_each(|word| out.u64(word));
    }
    out.len(made.len());
    made.into_iter().for_each(|class| out.u32(class.0));
}

/// Lets that part of the text count that was saved. A search that began again without persistent sets
/// goes on without them.
pub(crate) fn restore_text(
    task: &SearchTask<'_>,
    reduces: bool,
    input: &mut Reader<'_>,
) -> Result<(), Damaged> {
    let machine = task.machine;
    let is_partial = input.bool()?;
    let mut text = CountedText::default();
    for _ in 0..input.len(usize::MAX)? {
        let function = FuncId(input.u32()?);
        let count = input.len(usize::MAX)?;
        let words: Result<Vec<u64>, Damaged> = (0..count).map(|_| input.u64()).collect();
        text.functions.push((function, words?));
    }
    for _ in 0..input.len(usize::MAX)? {
        text.made.push(ClassId(input.u32()?));
    }
    // The parts of several processes all say the same.
    let is_known = match is_partial {
        true => machine.text_that_counts().as_ref() == Some(&text),
        false => machine.has_foreseen() && !machine.leaves_text_out(),
    };
    if !is_known {
        let what = match is_partial {
            true => TextThatCounts::ComeTo,
            false => TextThatCounts::Whole,
        };
        machine.forget_covered();
        if !machine.add_covered(&text) {
            return Err(Damaged::new(
                "it names operations that the program does not have",
            ));
        }
        machine.foresee(task.entry, what);
    }
    if !reduces && machine.has_persistent_sets() {
        machine.give_up_persistent_sets();
    }
    match reduces == machine.has_persistent_sets() {
        true => Ok(()),
        false => Err(Damaged::new("it is of a search with persistent sets")),
    }
}

/// Takes an execution again and finds the failure that it was saved for.
pub(crate) fn find_again(
    task: &SearchTask<'_>,
    saved: &SavedFailure,
) -> Result<(FailureKey, Finding), Damaged> {
    let again = run_again(task, &saved.path);
    let mut findings = again.into_iter().flat_map(|result| result.findings);
    findings
        .find(|(key, _)| key.kind.name() == saved.kind && key.detail == saved.detail)
        .ok_or_else(|| Damaged::new("an execution does not fail as it did"))
}
