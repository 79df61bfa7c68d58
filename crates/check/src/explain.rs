//! From a finding to a violation that is explained: its execution, replayed and put in order, its
//! class, and the reorderings that it needed.

use crate::allowance::{Allowance, USUAL_STEPS};
use crate::classify::Sequential;
use crate::engine::Reduction;
use crate::minimize_reorderings::minimize_reorderings;
use crate::outcome::{Classification, ViolationReport};
use crate::platform;
use crate::reorder::{self, Reorder};
use crate::replay::{self, Replayed, Run};
use crate::shorten::shorten;
use crate::task::{Setup, Task};
use crate::telling::{Telling, cycles, failure, memory};
use crate::trace;
use crate::witness::{Witness, WitnessStep, numbers};
use fencepost_search::finding::{Failure, FailureKey, FailureKind, Finding};
use fencepost_vm::{Choice, Event, EventKind};

/// A finding whose execution was replayed and fails as it should.
pub(crate) struct Confirmed {
    pub key: FailureKey,
    /// The execution, with as few operations out of order as could be had.
    path: Vec<Choice>,
    /// How many of its choices come before what is repeated for ever.
    cycle: Option<usize>,
    /// Whether operations are out of order in it.
    pub reordered: bool,
}

impl Confirmed {
    /// Replays a finding.
    pub fn new(
        task: &Task,
        setup: &Setup,
        key: &FailureKey,
        finding: &Finding,
        allowance: &mut Allowance,
    ) -> Result<Self, String> {
        let run = Run::from(finding);
        let found = replay::confirm(setup, &run, key);
        let (mut failure, mut replayed) = found.map_err(|error| {
            format!(
                "a witness of {} ({}) does not replay: {error}",
                key.kind, key.detail
            )
        })?;
        let mut path = finding.path.clone();
        if !task.model.has_working_copies()
            && run.cycle.is_none()
            && let Some((shorter, again)) =
                shortened(setup, key, &path, &replayed.events, allowance)
        {
            (path, (failure, replayed)) = (shorter, again);
        }
        let as_found = turned(&replayed.events);
        // Where operations come in another order, a cycle is another one, if it is one.
        let may_change =
            !task.model.has_working_copies() && run.cycle.is_none() && !allowance.is_over();
        let better = match as_found > 0 && may_change {
            true => with_fewest_reorderings(setup, key, &failure, &path, &replayed.events),
            false => None,
        };
        let (path, turned) = match better {
            Some((path, turned)) if turned < as_found => (path, turned),
            _ => (path, as_found),
        };
        Ok(Self {
            key: key.clone(),
            path,
            cycle: run.cycle,
            // A write that completes behind the end of its operation overtakes nothing, and yet a
            // model without pending operations has no such execution.
            reordered: turned > 0
                || key.kind == FailureKind::NotLinearizable && !task.model.is_sequential(),
        })
    }
}

/// An execution of the same failure without what it does not need, if that does not put more
/// operations out of order.
fn shortened(
    setup: &Setup,
    key: &FailureKey,
    path: &[Choice],
    events: &[Event],
    allowance: &mut Allowance,
) -> Option<(Vec<Choice>, (Failure, Replayed))> {
    let mut shorter = path.to_vec();
    shorten(setup, key, &mut shorter, USUAL_STEPS, allowance);
    if shorter == path {
        return None;
    }
    let run = Run {
        path: &shorter,
        cycle: None,
    };
    let again = replay::confirm(setup, &run, key).ok()?;
    (turned(&again.1.events) <= turned(events)).then_some((shorter, again))
}

/// How many operations are out of order.
fn turned(events: &[Event]) -> usize {
    // A read that takes an earlier one's value is no less out of the ordinary.
    let is_turned = |event: &&Event| event.out_of_order || event.kind == EventKind::Reuse;
    events.iter().filter(is_turned).count()
}

/// Another execution of the same failure with as few operations out of order as possible, and how
/// many they are.
fn with_fewest_reorderings(
    setup: &Setup,
    key: &FailureKey,
    failure: &Failure,
    path: &[Choice],
    events: &[Event],
) -> Option<(Vec<Choice>, usize)> {
    let path = minimize_reorderings(setup, failure, path, events)?;
    let run = Run {
        path: &path,
        cycle: None,
    };
    let (_, replayed) = replay::confirm(setup, &run, key).ok()?;
    Some((path, turned(&replayed.events)))
}

/// Turns a finding into a report. Gives the events of the execution that is reported, too.
pub(crate) fn explain(
    task: &Task,
    setup: &Setup,
    sequential: &Sequential,
    witness: &Confirmed,
    allowance: &mut Allowance,
) -> Result<(ViolationReport, Vec<Event>), String> {
    let key = &witness.key;
    // A violation that plain interleaving shows is reported with such an execution.
    if witness.reordered
        && let Some((setup, reduction, finding)) = sequential.finding(key)
    {
        let mut path = finding.path.clone();
        let cycle = Run::from(finding).cycle;
        if cycle.is_none() {
            shorten(setup, key, &mut path, USUAL_STEPS, allowance);
        }
        let run = Run { path: &path, cycle };
        let (failure, replayed) = replay::confirm(setup, &run, key)
            .map_err(|error| format!("a sequential witness does not replay: {error}"))?;
        let shown = Shown {
            setup,
            model: "sc",
            reduction,
            run,
            class: Classification::Sequential,
            why_unknown: None,
            shows_memory: task.show_memory,
        };
        let events = replayed.events.clone();
        return Ok((shown.report(key, &failure, replayed), events));
    }
    let run = Run {
        path: &witness.path,
        cycle: witness.cycle,
    };
    let (failure, replayed) = replay::confirm(setup, &run, key)
        .map_err(|error| format!("a witness does not replay a second time: {error}"))?;
    let (class, why_unknown) = match witness.reordered {
        true => sequential.classify_missing(key),
        false => (Classification::Sequential, None),
    };
    let shown = Shown {
        setup,
        model: task.model.name(),
        reduction: task.used_engine().reduction(),
        run,
        class,
        why_unknown,
        shows_memory: task.show_memory,
    };
    let events = replayed.events.clone();
    Ok((shown.report(key, &failure, replayed), events))
}

/// The execution that a report shows, and what is known about it.
struct Shown<'a> {
    setup: &'a Setup,
    model: &'a str,
    reduction: Reduction,
    run: Run<'a>,
    class: Classification,
    why_unknown: Option<String>,
    shows_memory: bool,
}

impl Shown<'_> {
    fn report(self, key: &FailureKey, failure: &Failure, replayed: Replayed) -> ViolationReport {
        let machine = &self.setup.machine;
        let replayed = &replayed.with_threads_apart();
        let events = &replayed.events;
        let past_holders = replay::past_holders(self.setup, self.run.path);
        let (mut telling, told) = Telling::told(machine, replayed, &past_holders, failure);
        let memory = match self.shows_memory {
            true => memory::views(&mut telling, self.setup, self.run.path, &told.events),
            false => Vec::new(),
        };
        let text = failure::describe(&mut telling, failure);
        let cycle = cycles::tell(&telling, replayed.before_cycle, failure);
        let threads = trace::number_threads(events);
        let number = |thread| threads.iter().position(|&t| t == thread).unwrap_or(0);
        let mut name = |at: usize| telling.describe_access(at);
        let reorderings = match self.class {
            Classification::Sequential => Vec::new(),
            _ if machine.has_copies() => {
                platform::reorderings(machine, failure, events, number, &mut name)
            }
            Classification::Relaxed | Classification::Unknown => {
                Reorder::new(machine, failure, events).reorderings(number, &mut name)
            }
        };
        let steps = self.run.path.iter();
        ViolationReport {
            kind: failure.kind(),
            message: text.message,
            source: text.source,
            position: text.position,
            class: self.class,
            class_reason: self.why_unknown,
            reorderings,
            reused: reorder::reused_reads(events, number, &mut name),
            exception: text.exception,
            waits: text.waits,
            suspended: text.suspended,
            trace: told.trace,
            cycle,
            history: failure.history().to_vec(),
            story: told.story,
            output: told.output,
            memory,
            witness: Witness {
                model: self.model.to_string(),
                reduction: self.reduction.name().to_string(),
                prescient: false,
                steps: steps
                    .map(|&choice| WitnessStep::from_choice(machine, choice))
                    .collect(),
                cycle_start: self.run.cycle,
                kind: key.kind.to_string(),
                detail: key.detail.clone(),
                code_place: failure.code_place(machine),
                numbers: numbers(machine),
            },
        }
    }
}
