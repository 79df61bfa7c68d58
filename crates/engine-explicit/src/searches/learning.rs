//! Searches that leave choices out learn which part of the program's text counts.
//!
//! What threads can still do is told from the operations that executions come to. Executions at
//! random show most of them, small searches most of the others; the search proper begins with what
//! these have shown. Whenever a search comes to more, what it has left out may have been needed, and
//! it begins again. Everything here happens in the same order each time and with one worker, so what
//! counts depends on nothing but the task.

use super::{Strategy, explore_once};
use crate::worker::chains;
use crate::worker::limits::effort;
use crate::worker::numbers::Numbers;
use crate::worker::persistent::{is_straight, pays};
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::{LimitHit, Limits};
use fencepost_search::task::SearchTask;
use fencepost_vm::TextThatCounts;
use std::time::Instant;

/// How many steps an execution at random has at most, and how many operations all of them run
/// together.
const MOST_STEPS: usize = 600;
const MOST_OPERATIONS: u64 = 400_000;
/// How much work all of them are.
const MOST_EFFORT: u64 = 40_000;
/// Every other execution mostly stays with the thread that moved last: it changes once in so many
/// steps.
const STAYS_FOR: u64 = 6;

/// How many states a small search visits at most. One that has come to more of the text ends long
/// before.
const SMALL: u64 = 8_000;
/// A space with more states than this is searched with workers renamed, if it has any.
const SMALL_AS_IT_IS: u64 = 1_000;
/// How many small searches there are at most.
const MOST_SEARCHES: usize = 12;
/// How often the search proper begins again with more of the text before all of it counts.
const MOST_TIMES: usize = 4;

/// The limits of a search that goes on for one that began at a moment.
pub(super) fn what_is_left(limits: &Limits, began: Instant) -> Limits {
    let left = |timeout: std::time::Duration| timeout.saturating_sub(began.elapsed());
    Limits {
        timeout: limits.timeout.map(left),
        ..limits.clone()
    }
}

/// Learns what counts. Gives the result of the search if a small one was enough.
pub(super) fn learn(
    task: &SearchTask<'_>,
    strategy: Strategy,
    began: Instant,
) -> Option<SearchResult> {
    let machine = task.machine;
    // Where there is nothing to leave out, working out what a large library can do takes longer than
    // running it.
    if !machine.options.persistent || machine.has_foreseen() || is_straight(task) {
        return None;
    }
    let text = match task.samples {
        0 => TextThatCounts::Whole,
        _ => TextThatCounts::ComeTo,
    };
    if text == TextThatCounts::ComeTo {
        machine.forget_covered();
        take_samples(task);
        if machine.options.canonical && machine.could_rename() {
            machine.begin_renaming();
        }
    }
    let is_new = machine.foresee(task.entry, text);
    if !is_new || !machine.has_persistent_sets() {
        return None;
    }
    if !pays(task) {
        machine.give_up_persistent_sets();
        return None;
    }
    if text == TextThatCounts::Whole {
        return None;
    }
    for _ in 0..MOST_SEARCHES {
        if machine.met_unexpected() && !foresee_more(task) {
            return None;
        }
        let mut limits = what_is_left(task.limits, began);
        let most = match machine.could_rename() {
            true => SMALL_AS_IT_IS,
            false => SMALL,
        };
        let own_limit = limits.max_states.is_none_or(|limit| limit > most);
        if own_limit {
            limits.max_states = Some(most);
        }
        let small = SearchTask {
            limits: &limits,
            workers: 1,
            checkpoint: None,
            learns: true,
            ..*task
        };
        let result = explore_once(&small, strategy);
        if is_stopped(&result) {
            return Some(result);
        }
        if machine.met_unexpected() || machine.renamed_what_shows() {
            if is_answer(&small, &result, true) {
                return Some(result);
            }
            if machine.renamed_what_shows() {
                machine.give_up_renaming();
            }
            continue;
        }
        let is_cut = own_limit && result.limits.contains(&LimitHit::States);
        if is_cut && machine.could_rename() {
            machine.begin_renaming();
            continue;
        }
        // At its end a search that is to be saved is saved.
        let is_small = task.workers == 1 || result.states <= task.share_after;
        let is_whole =
            !is_cut && is_small && task.checkpoint.is_none() && is_answer(&small, &result, true);
        return is_whole.then_some(result);
    }
    None
}

/// Takes executions at random.
fn take_samples(task: &SearchTask<'_>) {
    let machine = task.machine;
    let Ok(initial) = machine.initial(task.entry, &[], None) else {
        return;
    };
    let (mut operations, mut work) = (0, 0);
    let mut choices = Vec::new();
    for sample in 0..task.samples {
        let mut numbers = Numbers::new(sample);
        let mut state = initial.clone();
        let mut last = None;
        for _ in 0..MOST_STEPS {
            machine.choices(&state, &mut choices);
            let run = state.record.tally.operations - initial.record.tally.operations;
            work += effort(&state);
            if choices.is_empty() || operations + run > MOST_OPERATIONS || work > MOST_EFFORT {
                break;
            }
            let stays = sample % 2 == 1 && !numbers.next().is_multiple_of(STAYS_FOR);
            if stays && choices.iter().any(|choice| Some(choice.thread) == last) {
                choices.retain(|choice| Some(choice.thread) == last);
            }
            let choice = choices[(numbers.next() % choices.len() as u64) as usize];
            last = Some(choice.thread);
            if machine.apply(&mut state, choice, None).is_err() {
                break;
            }
        }
        operations += state.record.tally.operations - initial.record.tally.operations;
    }
}

/// Lets what runs have come to count. Without the means to, no choices are left out any more.
fn foresee_more(task: &SearchTask<'_>) -> bool {
    let machine = task.machine;
    let text = match machine.came_to_more() {
        true => TextThatCounts::ComeTo,
        // The text shows something less than runs do, so all of it is needed.
        false if machine.leaves_text_out() => TextThatCounts::Whole,
        false => {
            machine.give_up_persistent_sets();
            return false;
        }
    };
    let is_new = machine.foresee(task.entry, text);
    if !is_new {
        machine.give_up_persistent_sets();
    }
    is_new && machine.has_persistent_sets()
}

/// Whether a search was stopped by something that would stop every further one.
fn is_stopped(result: &SearchResult) -> bool {
    let stops = [
        LimitHit::Timeout,
        LimitHit::Memory,
        LimitHit::Operations,
        LimitHit::Interrupted,
    ];
    stops.iter().any(|limit| result.limits.contains(limit))
}

/// Whether what a search that leaves choices out (if it `reduces`) or renames has found is the
/// answer. A violation is one, even if something was left out that may have been needed.
pub(super) fn is_answer(task: &SearchTask<'_>, result: &SearchResult, reduces: bool) -> bool {
    let machine = task.machine;
    let may_lack = reduces && machine.met_unexpected() || machine.renamed_what_shows();
    let is_enough = !may_lack || is_stopped(result) || task.checks().are_enough(&result.findings);
    is_enough && chains::are_found_again(task, result)
}

/// Makes ready for the search to begin again; `reduces` says whether it has left choices out.
pub(super) fn begin_again(task: &SearchTask<'_>, times: usize, reduces: bool) {
    let machine = task.machine;
    if machine.renamed_what_shows() {
        machine.give_up_renaming();
    } else if !reduces || !machine.met_unexpected() {
        // An execution is not found again, which is a defect, but not one of the text.
        if !machine.give_up_renaming() {
            machine.give_up_persistent_sets();
        }
    } else if times < MOST_TIMES {
        foresee_more(task);
    } else {
        let counts =
            machine.leaves_text_out() && machine.foresee(task.entry, TextThatCounts::Whole);
        if !counts {
            machine.give_up_persistent_sets();
        }
    }
}

/// The same for one of several processes, which do not know what the others have come to.
pub(super) fn begin_again_together(task: &SearchTask<'_>) {
    begin_again(task, MOST_TIMES, true);
}
