//! Executions with fewer context switches, and without what the failure does not need.
//!
//! An execution that was found at random switches between threads all the time, and one that was
//! found depth first goes round loops for no reason. Steps are left out and rearranged as long as
//! the result still ends in the same failure, which running it shows. Calls of a library that run
//! into each other are a matter of their own, in `whole_calls`.

use crate::allowance::{Allowance, cost};
use crate::replay::failures_of;
use crate::task::Setup;
use crate::whole_calls;
use fencepost_ir::FuncId;
use fencepost_search::finding::FailureKey;
use fencepost_vm::{Action, Choice, ThreadId};
use std::collections::BTreeSet;

/// Where a thread stands: the functions and operations of its frames.
type Position = Vec<(FuncId, u32)>;

/// An attempt to shorten an execution.
struct Attempt<'a> {
    setup: &'a Setup,
    key: &'a FailureKey,
    /// What may be spent on all executions.
    allowance: &'a mut Allowance,
    /// What may be spent on this one.
    left: usize,
    /// How many threads and objects there were at the end of the last run.
    size: usize,
    /// What pending operations added to the cost of a step at most in the last run.
    pending: usize,
}

impl Attempt<'_> {
    /// Takes off what a run costs. Says whether it may take place.
    fn spend(&mut self, path: &[Choice]) -> bool {
        let steps = path.len() * (1 + self.pending);
        let cost = cost(steps, self.size);
        if self.allowance.is_over() || cost > self.left {
            self.left = 0;
            return false;
        }
        self.left -= cost;
        self.allowance.spend(steps, self.size);
        true
    }

    /// Whether an execution ends in the failure.
    fn fails(&mut self, path: &[Choice]) -> bool {
        if !self.spend(path) {
            return false;
        }
        let (failures, state) = failures_of(self.setup, path);
        self.size = state.threads.len() + state.heap.len();
        failures.is_some_and(|failures| {
            let mut failures = failures.iter();
            failures.any(|failure| failure.key(&self.setup.machine) == *self.key)
        })
    }

    /// An execution of fewer steps than `most` that ends in the failure, if these choices lead to
    /// one. What was left out may have been in the way of others, or have made their way longer: if
    /// the choices as they are do not fail, those that are not enabled are left out, too, and at
    /// last the thread that failed goes on alone.
    fn failing(&mut self, choices: Vec<Choice>, most: usize) -> Option<Vec<Choice>> {
        if choices.len() < most && self.fails(&choices) {
            return Some(choices);
        }
        let last = choices.last()?.thread;
        if !self.spend(&choices) {
            return None;
        }
        let machine = &self.setup.machine;
        let mut state = machine.initial(self.setup.entry, &[], None).ok()?;
        let mut taken: Vec<Choice> = Vec::new();
        let mut enabled = Vec::new();
        let mut planned = choices.into_iter();
        self.pending = 0;
        while taken.len() + 1 < most {
            enabled.clear();
            machine.choices(&state, &mut enabled);
            self.pending = self.pending.max(state.cost_of_pending() as usize);
            let choice = match planned.next() {
                Some(choice) if !enabled.contains(&choice) => continue,
                Some(choice) => choice,
                None => *enabled.iter().find(|choice| choice.thread == last)?,
            };
            taken.push(choice);
            if machine.apply(&mut state, choice, None).is_err() {
                break;
            }
        }
        self.fails(&taken).then_some(taken)
    }

    /// Leaves out the last steps of each thread, as many as possible, by halving.
    fn drop_tails(&mut self, path: &mut Vec<Choice>) {
        for thread in threads_of(path) {
            let count = path.iter().filter(|choice| choice.thread == thread).count();
            let mut drop = count;
            while drop > 0 && self.left > 0 {
                let keep = path.iter().filter(|c| c.thread == thread).count();
                let mut left = keep.saturating_sub(drop);
                let mut shorter = path.clone();
                shorter.retain(|choice| {
                    let own = choice.thread == thread;
                    let stays = !own || left > 0;
                    left = left.saturating_sub(usize::from(own));
                    stays
                });
                match self.failing(shorter, path.len()) {
                    Some(shorter) => *path = shorter,
                    None => drop /= 2,
                }
            }
        }
    }

    /// Leaves out what a thread does between two visits of the same place in its code, as much at
    /// once as possible.
    fn drop_rounds(&mut self, path: &mut Vec<Choice>) {
        for thread in threads_of(path) {
            let mut from = 0;
            while self.left > 0 {
                let places = self.positions(path, thread);
                let Some((start, position)) = places.get(from).cloned() else {
                    break;
                };
                let visits = places[from + 1..].iter();
                let visits = visits.filter(|(_, other)| *other == position);
                let mut ends: Vec<usize> = visits.map(|&(step, _)| step).collect();
                let mut dropped = false;
                while let Some(&end) = ends.last()
                    && self.left > 0
                {
                    let mut shorter = path.clone();
                    let mut step = 0;
                    shorter.retain(|choice| {
                        let inside = (start..end).contains(&step);
                        step += 1;
                        !(inside && choice.thread == thread)
                    });
                    if let Some(shorter) = self.failing(shorter, path.len()) {
                        *path = shorter;
                        dropped = true;
                        break;
                    }
                    ends.truncate(ends.len() / 2);
                }
                from += usize::from(!dropped);
            }
        }
    }

    /// The steps of a thread in an execution, and where it stands before each.
    fn positions(&mut self, path: &[Choice], thread: ThreadId) -> Vec<(usize, Position)> {
        let machine = &self.setup.machine;
        let mut positions = Vec::new();
        if !self.spend(path) {
            return positions;
        }
        let Ok(mut state) = machine.initial(self.setup.entry, &[], None) else {
            return positions;
        };
        for (step, &choice) in path.iter().enumerate() {
            if choice.thread == thread
                && let Some(thread) = state.thread(thread)
            {
                let frames = thread.frames.iter();
                positions.push((step, frames.map(|f| (f.function, f.pc)).collect()));
            }
            if machine.apply(&mut state, choice, None).is_err() {
                break;
            }
        }
        positions
    }

    /// Leaves out the completions of pending entries that nobody needs.
    fn drop_completions(&mut self, path: &mut Vec<Choice>) {
        let mut at = path.len();
        while at > 0 && self.left > 0 {
            at -= 1;
            if let Some(shorter) = without_completion(path, at)
                && self.fails(&shorter)
            {
                *path = shorter;
            }
        }
    }

    /// Moves the steps of a thread between two switches up to the last ones of the same thread.
    /// Says whether that was possible somewhere.
    fn join_blocks(&mut self, path: &mut Vec<Choice>) -> bool {
        let mut joined = false;
        let mut at = 1;
        while at < path.len() && self.left > 0 {
            let thread = path[at].thread;
            if path[at - 1].thread == thread {
                at += 1;
                continue;
            }
            let Some(before) = path[..at].iter().rposition(|c| c.thread == thread) else {
                at += 1;
                continue;
            };
            let block = path[at..].iter().take_while(|c| c.thread == thread).count();
            // Either the block comes earlier, or the one before it comes later.
            let mut earlier = path.clone();
            earlier[before + 1..at + block].rotate_right(block);
            if self.fails(&earlier) {
                *path = earlier;
                joined = true;
                continue;
            }
            let first = path[..=before].iter().rev();
            let first = before + 1 - first.take_while(|c| c.thread == thread).count();
            let mut later = path.clone();
            later[first..at].rotate_left(before + 1 - first);
            if self.fails(&later) {
                *path = later;
                joined = true;
                continue;
            }
            at += block;
        }
        joined
    }
}

fn threads_of(path: &[Choice]) -> BTreeSet<ThreadId> {
    path.iter().map(|choice| choice.thread).collect()
}

/// An execution in which the entry stays on the list of pending ones that completes at a step.
fn without_completion(path: &[Choice], at: usize) -> Option<Vec<Choice>> {
    let Choice { thread, action } = path[at];
    let Action::Complete(mut stays) = action else {
        return None;
    };
    let mut rest = path.to_vec();
    rest.remove(at);
    // The entries behind it have other numbers now.
    for choice in rest[at..].iter_mut().filter(|c| c.thread == thread) {
        if let Action::Complete(place) = &mut choice.action {
            match *place < stays {
                true => stays -= 1,
                false => *place += 1,
            }
        }
    }
    Some(rest)
}

/// Makes an execution that ends in a failure easier to read. Takes so many steps for it at most.
pub(crate) fn shorten(
    setup: &Setup,
    key: &FailureKey,
    path: &mut Vec<Choice>,
    most_steps: usize,
    allowance: &mut Allowance,
) {
    let mut attempt = Attempt {
        setup,
        key,
        left: most_steps.min(allowance.steps()),
        allowance,
        size: 0,
        pending: 0,
    };
    attempt.drop_tails(path);
    attempt.drop_rounds(path);
    attempt.drop_completions(path);
    while attempt.join_blocks(path) {}
    whole_calls::gather(setup, path, |path| attempt.fails(path));
    attempt.drop_tails(path);
}

#[cfg(test)]
mod tests {
    use super::shorten;
    use crate::allowance::{Allowance, MOST_STEPS};
    use crate::run::search_task;
    use crate::task::{Setup, Task};
    use fencepost_engine_explicit::{Strategy, explore};
    use fencepost_ir::text::parse_program;
    use fencepost_memory_model::builtin;
    use fencepost_search::finding::FailureKey;
    use fencepost_vm::{Choice, NativeTable};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::time::{Duration, Instant};

    /// Two threads that deadlock after some rounds, beside an array that makes states larger.
    const PROGRAM: &str = "
class Lock
array Locks of ref
class T { static a: ref; static b: ref; static more: ref }
func both(%first: ref, %second: ref) {
again:
  enter %first
  enter %second
  exit %second
  exit %first
  jump again
}
func main() {
  %more = newarr Locks, 400
  store T.more, %more
  %i = const i32 0
fill:
  %one = new Lock
  store ref %more[%i], %one
  %i = add.i32 %i, 1
  %go = lt.i32 %i, COUNT
  br %go, fill, on
on:
  %a = new Lock
  store T.a, %a
  %b = new Lock
  store T.b, %b
  start both(%a, %b)
  start both(%b, %a)
}
";

    /// A task, and an execution of it that was found at random.
    fn found(objects: usize) -> (Task, Setup, FailureKey, Vec<Choice>) {
        let text = PROGRAM.replace("COUNT", &objects.to_string());
        let program = parse_program(&text, "program.fir").expect("the program is fine");
        let model = builtin("sc").expect("a built-in model");
        let task = Task::new(Arc::new(program), NativeTable::core(), model);
        let setup = Setup::new(&task, task.model.clone()).expect("the task is fine");
        let strategy = Strategy::Random {
            runs: 100,
            steps: 10_000,
            seed: 7,
        };
        let search = search_task(&task, &setup, false, &task.limits, None);
        let mut result = explore(&search, strategy);
        let (key, finding) = result.findings.pop_first().expect("a deadlock");
        (task, setup, key, finding.path)
    }

    /// What is left of the steps after shortening, and how many steps the execution has then.
    fn shortened(task: &Task, setup: &Setup, key: &FailureKey, path: &[Choice]) -> (usize, usize) {
        let mut allowance = Allowance::new(task, Instant::now());
        let mut shorter = path.to_vec();
        shorten(setup, key, &mut shorter, MOST_STEPS, &mut allowance);
        (allowance.steps(), shorter.len())
    }

    #[test]
    fn an_execution_gets_shorter_as_long_as_there_is_time() {
        let (mut task, setup, key, path) = found(1);
        let (left, steps) = shortened(&task, &setup, &key, &path);
        assert!(left < MOST_STEPS && steps < path.len());
        task.limits.timeout = Some(Duration::ZERO);
        let untouched = (MOST_STEPS, path.len());
        assert_eq!(shortened(&task, &setup, &key, &path), untouched);
        task.limits.timeout = None;
        task.interrupt = Some(Arc::new(AtomicBool::new(true)));
        assert_eq!(shortened(&task, &setup, &key, &path), untouched);
    }

    #[test]
    fn steps_of_large_states_cost_more() {
        let spent = |objects: usize| {
            let (task, setup, key, path) = found(objects);
            let (left, steps) = shortened(&task, &setup, &key, &path);
            (MOST_STEPS - left, path.len(), steps)
        };
        let (small, large) = (spent(1), spent(320));
        // The executions are the same but for the objects.
        assert_eq!((small.1, small.2), (large.1, large.2));
        assert!(large.0 > 4 * small.0, "{small:?} {large:?}");
    }
}
