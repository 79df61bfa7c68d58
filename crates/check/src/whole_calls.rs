//! Executions in which calls of a library come one after the other.
//!
//! Steps of two calls on one object that run into each other show what the library does inside,
//! and that is of interest only if nothing else leads to the failure. So such a call is run as a
//! whole where it ended, or where it began, and whether the execution fails all the same is what
//! running it shows. Other calls may then take another number of steps: what a thread does between
//! two switches is known by how far it comes in the program's own code.

use crate::task::Setup;
use crate::telling::story::conflict;
use fencepost_ir::FuncId;
use fencepost_vm::{Choice, Event, Machine, State, ThreadId};
use std::collections::HashMap;
use std::ops::Range;

/// Longer executions are left as they are, because accesses are compared with each other.
const MOST_STEPS: usize = 1_000;

/// Where a thread stands in the program's own code: the frames up to the innermost of these.
type OwnPlace = Vec<(FuncId, u32)>;

/// Where a thread stands.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stand {
    own: OwnPlace,
    /// Whether the program's own code has called a library there.
    is_in_call: bool,
}

impl Stand {
    fn of(machine: &Machine, state: &State, thread: ThreadId) -> Option<Self> {
        let frames = &state.thread(thread)?.frames;
        let own = frames
            .iter()
            .rposition(|frame| !machine.is_library(frame.function));
        let end = own.map_or(0, |own| own + 1);
        Some(Self {
            own: frames[..end].iter().map(|f| (f.function, f.pc)).collect(),
            is_in_call: end > 0 && end < frames.len(),
        })
    }
}

/// A step of an execution that was found.
struct Step {
    choice: Choice,
    before: Option<Stand>,
    after: Option<Stand>,
    /// The call that it is in.
    call: Option<usize>,
    /// What happened in it.
    events: Range<usize>,
}

impl Step {
    /// Whether the thread comes to another place in the program's own code.
    fn goes_on(&self) -> bool {
        own(self.before.as_ref()) != own(self.after.as_ref())
    }
}

fn own(stand: Option<&Stand>) -> Option<&OwnPlace> {
    stand.map(|stand| &stand.own)
}

/// An execution that was found, and what happened in it.
struct Found {
    steps: Vec<Step>,
    events: Vec<Event>,
    calls: usize,
}

impl Found {
    fn new(setup: &Setup, path: &[Choice]) -> Option<Self> {
        let machine = &setup.machine;
        let (mut events, mut notes) = (Vec::new(), Vec::new());
        let begun = machine.initial_narrated(setup.entry, &mut events, &mut notes);
        let mut state = begun.ok()?;
        let mut steps: Vec<Step> = Vec::new();
        let mut calls = 0;
        // The last step of each thread.
        let mut last: HashMap<ThreadId, usize> = HashMap::new();
        for &choice in path {
            let before = Stand::of(machine, &state, choice.thread);
            let first = events.len();
            let taken = machine.apply_narrated(&mut state, choice, &mut events, &mut notes);
            let is_in_call = before.as_ref().is_some_and(|stand| stand.is_in_call);
            let goes_on_from = last.get(&choice.thread).map(|&step| &steps[step]);
            let same = goes_on_from.filter(|step| step.before == before);
            let call = match same.and_then(|step| step.call) {
                Some(call) => Some(call),
                None if is_in_call => {
                    calls += 1;
                    Some(calls - 1)
                }
                None => None,
            };
            last.insert(choice.thread, steps.len());
            steps.push(Step {
                choice,
                before,
                after: Stand::of(machine, &state, choice.thread),
                call: call.filter(|_| is_in_call),
                events: first..events.len(),
            });
            if taken.is_err() {
                break;
            }
        }
        Some(Self {
            steps,
            events,
            calls,
        })
    }

    /// The steps of a call.
    fn of_call(&self, call: usize) -> Option<Range<usize>> {
        let is_own = |step: &Step| step.call == Some(call);
        let first = self.steps.iter().position(is_own)?;
        let last = self.steps.iter().rposition(is_own)?;
        Some(first..last + 1)
    }

    /// The calls that another thread comes between so that neither comes before the other.
    fn entangled(&self) -> Vec<usize> {
        let calls = 0..self.calls;
        let spans: Vec<Range<usize>> = calls
            .clone()
            .map(|call| self.of_call(call).unwrap_or(0..0))
            .collect();
        calls
            .filter(|&call| self.is_entangled(call, &spans))
            .collect()
    }

    fn is_entangled(&self, call: usize, spans: &[Range<usize>]) -> bool {
        let span = &spans[call];
        let overlaps = |step: usize| match self.steps[step].call {
            Some(other) => spans[other].start < span.end && spans[other].end > span.start,
            None => span.contains(&step),
        };
        let thread = |step: usize| self.steps[step].choice.thread;
        // The threads whose accesses come later than one of this call, and earlier.
        let (mut later, mut earlier) = (Vec::new(), Vec::new());
        let own = span.clone().filter(|&s| self.steps[s].call == Some(call));
        for mine in own {
            for other in (0..self.steps.len()).filter(|&other| overlaps(other)) {
                if thread(other) != thread(mine) && self.conflict(mine, other) {
                    match mine < other {
                        true => later.push(thread(other)),
                        false => earlier.push(thread(other)),
                    }
                }
            }
        }
        later.iter().any(|thread| earlier.contains(thread))
    }

    fn conflict(&self, one: usize, other: usize) -> bool {
        let events = |step: usize| &self.events[self.steps[step].events.clone()];
        let mut pairs = events(one)
            .iter()
            .flat_map(|a| events(other).iter().map(move |b| (a, b)));
        pairs.any(|(a, b)| conflict(a, b))
    }

    /// The execution with a call as a whole in the place of one of its steps, and the same with the
    /// last thread going on alone.
    fn with_whole(&self, setup: &Setup, call: usize, place: usize) -> Option<[Vec<Choice>; 2]> {
        let mut run = Run::new(setup, 2 * self.steps.len())?;
        let mut at = 0;
        while at < self.steps.len() {
            let step = &self.steps[at];
            if step.call == Some(call) {
                if at == place {
                    let stands = Stand::of(&setup.machine, &run.state, step.choice.thread);
                    if own(stands.as_ref()) != own(step.before.as_ref()) {
                        return None;
                    }
                    run.follow(step.choice.thread, &[], 1, 0);
                }
                at += 1;
                continue;
            }
            let block = self.steps[at..].iter().take_while(|next| {
                next.choice.thread == step.choice.thread && next.call != Some(call)
            });
            let block = &self.steps[at..at + block.count()];
            let changes = block.iter().filter(|step| step.goes_on()).count();
            let behind = block.iter().rev().take_while(|step| !step.goes_on());
            let planned: Vec<Choice> = block.iter().map(|step| step.choice).collect();
            run.follow(step.choice.thread, &planned, changes, behind.count());
            at += block.len();
        }
        let last = self.steps.last()?.choice.thread;
        let taken = run.taken.clone();
        run.follow(last, &[], usize::MAX, 0);
        Some([taken, run.taken])
    }
}

/// An execution that is made.
struct Run<'a> {
    setup: &'a Setup,
    state: fencepost_vm::RunningState,
    taken: Vec<Choice>,
    most: usize,
    is_over: bool,
}

impl<'a> Run<'a> {
    fn new(setup: &'a Setup, most: usize) -> Option<Self> {
        let state = setup.machine.initial(setup.entry, &[], None).ok()?;
        Some(Self {
            setup,
            state,
            taken: Vec::new(),
            most,
            is_over: false,
        })
    }

    /// Lets a thread come to as many new places in its own code, and take so many steps there.
    fn follow(
        &mut self,
        thread: ThreadId,
        planned: &[Choice],
        mut changes: usize,
        mut behind: usize,
    ) {
        let machine = &self.setup.machine;
        let mut planned = planned.iter();
        let mut enabled = Vec::new();
        while !self.is_over && self.taken.len() < self.most && changes + behind > 0 {
            enabled.clear();
            machine.choices(&self.state, &mut enabled);
            let next = planned.next().filter(|choice| enabled.contains(choice));
            let other = || enabled.iter().find(|choice| choice.thread == thread);
            let Some(&choice) = next.or_else(other) else {
                return;
            };
            let before = Stand::of(machine, &self.state, thread);
            self.taken.push(choice);
            self.is_over = machine.apply(&mut self.state, choice, None).is_err();
            let after = Stand::of(machine, &self.state, thread);
            match (own(before.as_ref()) != own(after.as_ref()), changes) {
                (true, 1..) => changes -= 1,
                (false, 0) => behind -= 1,
                (true, 0) => return,
                (false, _) => {}
            }
        }
    }
}

/// Runs calls as wholes that others come between, as long as the execution fails as before, which
/// `fails` says.
pub(crate) fn gather(
    setup: &Setup,
    path: &mut Vec<Choice>,
    mut fails: impl FnMut(&[Choice]) -> bool,
) {
    if setup.machine.source.has_manual_memory() || path.len() > MOST_STEPS {
        return;
    }
    let mut refused = 0;
    while let Some(found) = Found::new(setup, path) {
        let entangled = found.entangled();
        let Some(&call) = entangled.get(refused) else {
            return;
        };
        let places = found.of_call(call).unwrap_or(0..0);
        let ways = [places.end.saturating_sub(1), places.start].into_iter();
        let better = ways
            .filter_map(|place| found.with_whole(setup, call, place))
            .flatten()
            .filter(|made| made != path)
            .find(|made| fails(made) && tangles(setup, made) < entangled.len());
        match better {
            Some(better) => *path = better,
            None => refused += 1,
        }
    }
}

/// How many calls run into others.
fn tangles(setup: &Setup, path: &[Choice]) -> usize {
    let found = Found::new(setup, path);
    found.map_or(usize::MAX, |found| found.entangled().len())
}
