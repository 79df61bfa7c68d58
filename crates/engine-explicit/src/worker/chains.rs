//! Chains: states with a single way on are passed through and not stored.
//!
//! Where one step is all that a state needs, because nothing else can happen or because a
//! persistent set has nothing else, only the state behind it is of interest. Where a chain leads
//! depends on the state that it begins with alone, so its steps need not be kept, either: whoever
//! needs an execution takes them again.

use crate::worker::explorer::{Explorer, has_chains};
use crate::worker::original_names::Twins;
use crate::worker::persistent::are_several;
use fencepost_search::finding::SearchResult;
use fencepost_search::store::{StateId, Stored};
use fencepost_search::task::SearchTask;
use fencepost_vm::{Choice, Foreseen, Machine, MachineLimit, RunningState, Stop, ThreadId};

/// Chains are cut here: who waits for a search wants to hear of it now and then.
const LONGEST: usize = 256;

/// Where so many chains lead is remembered, or fewer where memory is limited.
const MOST_CHAINS: u64 = 1 << 20;
/// Of the memory that a search may take, as many bytes for each.
const BYTES_PER_CHAIN: u64 = 1 << 9;

/// What is known of the choices of a state at which a chain ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// A persistent set leaves some of them out, provided that its threads get further on.
    Reduced,
    /// None may be left out.
    Whole,
    /// Nobody has looked.
    Unknown,
}

/// Goes on from a state as long as a single step is all that is needed, and notes each of them in
/// `steps`. Says what is known of the choices of the state in which that ends; they are in
/// `choices`. `go_back` makes the state again that the chain begins with. Where the chain ends, past
/// accesses are forgotten that do not matter any more.
pub(crate) fn pass_through(
    machine: &Machine,
    state: &mut RunningState,
    choices: &mut Vec<Choice>,
    steps: &mut Vec<Choice>,
    go_back: impl FnMut(&mut RunningState),
) -> Result<Ending, Stop> {
    let ending = follow_single_steps(machine, state, choices, steps, go_back)?;
    machine.forget_harmless_accesses(state);
    Ok(ending)
}

fn follow_single_steps(
    machine: &Machine,
    state: &mut RunningState,
    choices: &mut Vec<Choice>,
    steps: &mut Vec<Choice>,
    mut go_back: impl FnMut(&mut RunningState),
) -> Result<Ending, Stop> {
    // Threads that others must not be left out for: their steps lead back in their code, or end the
    // execution. As long as they do not move they are not asked again.
    let mut refused: Vec<ThreadId> = Vec::new();
    // Whether somebody was refused before, so that the way to a state counts as well.
    let mut remembers = false;
    let mut foreseen = Foreseen::default();
    while steps.len() < LONGEST && state.globals.knowledge.found.is_none() {
        machine.choices(state, choices);
        let several = are_several(choices);
        let reduced = machine.reduce_further(state, choices, &refused, &mut foreseen);
        let known = |ending| match remembers {
            true => Ending::Unknown,
            false => ending,
        };
        if several && !reduced {
            return Ok(known(Ending::Whole));
        }
        let [choice] = choices[..] else {
            return Ok(known(match reduced {
                true => Ending::Reduced,
                false => Ending::Whole,
            }));
        };
        let Some(thread) = state.thread(choice.thread) else {
            return Ok(Ending::Unknown);
        };
        let before = (!machine.must_progress(thread)).then(|| thread.clone());
        let tally = state.record.tally;
        let taken = machine.apply(state, choice, None);
        if state.record.is_late() {
            return Err(Stop::Limit(MachineLimit::Time));
        }
        let progress =
            taken.is_ok() && before.is_none_or(|before| machine.makes_progress(&before, state));
        if taken.is_err() || reduced && !progress {
            go_back(state);
            for &step in steps.iter() {
                machine.apply(state, step, None)?;
            }
            state.record.tally = tally;
        }
        if reduced && !progress {
            refused.push(choice.thread);
            continue;
        }
        if taken.is_err() {
            // The execution ends here, so a deadlock of some threads must not have been passed by.
            machine.choices(state, choices);
            if machine.waiting_cycle_beside(state, choices).is_some() {
                return Ok(Ending::Whole);
            }
            steps.push(choice);
            return machine.apply(state, choice, None).map(|()| Ending::Unknown);
        }
        steps.push(choice);
        foreseen.follow(choice.thread, state, machine.options.flaw);
        remembers = !refused.is_empty();
        if !progress {
            // The only step that there is: some state of every cycle is stored.
            break;
        }
    }
    Ok(Ending::Unknown)
}

impl Explorer<'_> {
    /// An execution with the steps of its chains.
    pub fn with_chains(&self, path: Vec<Choice>) -> Vec<Choice> {
        let machine = self.task.machine;
        if self.marks_paths || !self.has_chains && !self.renames {
            return path;
        }
        if self.renames {
            return self.with_original_names(path);
        }
        let Ok(mut state) = machine.initial(self.task.entry, &[], None) else {
            return path;
        };
        let (mut whole, mut choices, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        for choice in path {
            whole.push(choice);
            if machine.apply(&mut state, choice, None).is_err() {
                break;
            }
            let first = state.clone();
            let go_back = |state: &mut RunningState| state.clone_from(&first);
            let ended = pass_through(machine, &mut state, &mut choices, &mut steps, go_back);
            whole.append(&mut steps);
            if ended.is_err() {
                break;
            }
        }
        whole
    }

    /// The same for a search that renames threads.
    fn with_original_names(&self, path: Vec<Choice>) -> Vec<Choice> {
        let machine = self.task.machine;
        let Some(mut twins) = Twins::new(machine, self.task.entry) else {
            return path;
        };
        let (mut choices, mut steps) = (Vec::new(), Vec::new());
        for choice in path {
            if !twins.take(choice) {
                break;
            }
            if self.has_chains {
                let first = twins.renamed.clone();
                let go_back = |state: &mut RunningState| state.clone_from(&first);
                let mut state = first.clone();
                steps.clear();
                // Whether it ends there is seen when the steps are taken.
                let _ = pass_through(machine, &mut state, &mut choices, &mut steps, go_back);
                if !steps.iter().all(|&step| twins.take(step)) {
                    break;
                }
                machine.forget_harmless_accesses(&mut twins.renamed);
            }
            twins.rename();
        }
        twins.steps
    }

    /// Which state the running one is, which a chain may begin with.
    pub(crate) fn chain_head(&mut self) -> Option<StateId> {
        let machine = self.task.machine;
        match machine.renames_objects() {
            true => None,
            false => self.store.fold(machine, &mut self.state),
        }
    }

    /// Stands where a chain leads that was followed before; nothing is left of the running state.
    pub(crate) fn known_end(&mut self, head: StateId) -> Option<Stored> {
        let &end = self.chains.get(&head)?;
        self.current = None;
        self.store.store_halves([end.half(0), end.half(1)])
    }

    /// Notes where a chain leads, and that it ends there.
    pub(crate) fn note_chain(&mut self, head: StateId, end: StateId) {
        let memory = self.task.limits.memory_bytes.unwrap_or(u64::MAX);
        if self.chains.len() as u64 >= MOST_CHAINS.min(memory / BYTES_PER_CHAIN) {
            self.chains.clear();
        }
        self.chains.insert(head, end);
        // A chain that was cut may go on from there for those who come another way.
        if self.ending != Ending::Unknown {
            self.chains.insert(end, end);
        }
    }

    /// Passes through the states behind the running one that need not be stored; that one is what a
    /// choice from a stored state has led to.
    pub(crate) fn pass_through(&mut self, from: StateId, choice: Choice) -> Result<(), Stop> {
        let machine = self.task.machine;
        let Self {
            state,
            store,
            ahead,
            steps,
            ..
        } = self;
        steps.clear();
        let go_back = |state: &mut RunningState| {
            store.forget_running();
            store.go_to(from, state);
            store.follow(state);
            // It was taken before.
            let _ = machine.apply(state, choice, None);
        };
        let ended = pass_through(machine, state, ahead, steps, go_back);
        self.result.statistics.passed_through += steps.len() as u64;
        self.ending = ended?;
        Ok(())
    }
}

/// Puts failures in the words of executions without renaming. Those that are not found again stay
/// as they are, so that somebody notices.
pub(crate) fn tell_with_original_names(task: &SearchTask<'_>, result: &mut SearchResult) {
    if !task.machine.renames_workers() {
        return;
    }
    for (key, finding) in &mut result.findings {
        let again = run_again(task, &finding.path);
        if let Some(same) = again.and_then(|mut again| again.findings.remove(key)) {
            finding.failure = same.failure;
        }
    }
}

/// Whether all executions of a result, with the steps of chains that were taken again, show what
/// they were kept for. If whether others can be left out in a state depended on more of it than is
/// stored, a chain could be another one when it is taken again. That would be a defect, but not one
/// that a result may suffer from.
pub(crate) fn are_found_again(task: &SearchTask<'_>, result: &SearchResult) -> bool {
    if !has_chains(task) && !task.machine.renames_workers() {
        return true;
    }
    let findings = result.findings.iter();
    let mut findings = findings.map(|(key, finding)| (key, run_again(task, &finding.path)));
    let mut outcomes = result.outcomes.iter();
    let mut ends = result.ends.iter();
    let mut unsupported = result.unsupported.iter();
    findings.all(|(key, again)| again.is_some_and(|again| again.findings.contains_key(key)))
        && outcomes.all(|(row, path)| {
            run_again(task, path).is_some_and(|again| again.outcomes.contains_key(row))
        })
        && ends.all(|(code, path)| {
            run_again(task, path).is_some_and(|again| again.ends.contains_key(code))
        })
        && unsupported.all(|one| {
            let again = run_again(task, &one.path);
            let problem = &one.problem;
            again.is_some_and(|again| again.unsupported.iter().any(|one| one.problem == *problem))
        })
}

/// What a whole execution shows at its end; nothing if it cannot be taken.
pub(crate) fn run_again(task: &SearchTask<'_>, path: &[Choice]) -> Option<SearchResult> {
    // The path has the steps of all chains, under original names.
    let (mut explorer, initial) = Explorer::start_single(task);
    let whole = || path.to_vec();
    if initial.is_some() {
        let mut steps = path.iter();
        let went_on = steps.all(|&choice| explorer.advance(choice, whole) == Ok(true));
        if !went_on && steps.next().is_some() {
            return None;
        }
        if went_on {
            // Whether to go on is not the question here.
            let _ = explorer.enter(&mut Vec::new(), whole);
        }
    }
    Some(explorer.result)
}
