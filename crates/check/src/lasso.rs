//! Executions that never end, run again: a way to a state, and steps that lead back to it.

use crate::replay::{ReplayError, Replayed};
use crate::task::Setup;
use fencepost_search::fairness::{Cycle, NoCycle, follow_cycle};
use fencepost_search::finding::Failure;
use fencepost_search::property::BoundExpression;
use fencepost_vm::{Choice, RunningState, State};

/// Runs the choices before the cycle, and those of the cycle once. Says what is wrong with the
/// execution that repeats them for ever, if it does and is fair.
pub(crate) fn run_lasso(
    setup: &Setup,
    path: &[Choice],
    start: usize,
) -> Result<Replayed, ReplayError> {
    let (machine, liveness) = (&setup.machine, &setup.properties.liveness);
    let (before, cycle) = path.split_at(start);
    let refused = |step| ReplayError::StepNotEnabled {
        step,
        of: path.len(),
    };
    let (mut events, mut notes) = (Vec::new(), Vec::new());
    let initial = machine.initial_narrated(setup.entry, &mut events, &mut notes);
    let mut state = initial.map_err(|_| refused(0))?;
    let mut run = |state: &mut RunningState, first: usize, steps: &[Choice]| {
        for (step, &choice) in steps.iter().enumerate() {
            let applied = machine.apply_narrated(state, choice, &mut events, &mut notes);
            applied.map_err(|_| refused(first + step))?;
        }
        Ok(events.len())
    };
    let before_cycle = run(&mut state, 0, before)?;
    let followed = follow_cycle(machine, liveness, &state, cycle);
    let (threads, counts) = followed.map_err(|problem| ReplayError::NotEndless {
        why: match problem {
            NoCycle::Refused => "a step of what is repeated is not possible",
            NoCycle::Elsewhere => "what is repeated does not lead back to where it starts",
            NoCycle::Unfair => "what is repeated is not fair",
        },
    })?;
    run(&mut state, start, cycle)?;
    let cycle = Cycle { start, threads };
    let mut failures = broken_promises(setup, path, Some(&cycle));
    if counts && liveness.livelocks {
        failures.push(Failure::Livelock(cycle));
    }
    Ok(Replayed {
        failures,
        events,
        notes,
        state,
        before_cycle: Some(before_cycle),
    })
}

/// What an execution should have come to and did not: one that has ended, or one that repeats its
/// last choices for ever.
pub(crate) fn broken_promises(
    setup: &Setup,
    path: &[Choice],
    cycle: Option<&Cycle>,
) -> Vec<Failure> {
    let (machine, liveness) = (&setup.machine, &setup.properties.liveness);
    let expressions: Vec<&BoundExpression> = liveness.expressions().collect();
    // For each condition whether it held, state by state, and why it did not at last.
    let mut held: Vec<Vec<bool>> = vec![Vec::new(); expressions.len()];
    let mut why = vec![String::new(); expressions.len()];
    let mut look = |state: &State| {
        for (index, condition) in expressions.iter().enumerate() {
            let holds = condition.holds(machine, state);
            held[index].push(holds.is_ok());
            if let Err(message) = holds {
                why[index] = message;
            }
        }
    };
    let Ok(mut state) = machine.initial(setup.entry, &[], None) else {
        return Vec::new();
    };
    look(&state);
    for &choice in path {
        if machine.apply(&mut state, choice, None).is_err() {
            return Vec::new();
        }
        look(&state);
    }
    let mut failures = Vec::new();
    for index in 0..liveness.eventually.len() {
        if !held[index].contains(&true) {
            failures.push(Failure::Eventually {
                index,
                message: why[index].clone(),
                cycle: cycle.cloned(),
            });
        }
    }
    for index in 0..liveness.leads_to.len() {
        let cause = liveness.eventually.len() + 2 * index;
        let effect = cause + 1;
        let last = held[effect].iter().rposition(|&holds| holds);
        // What comes in a cycle comes again and again.
        let comes_again = last
            .zip(cycle)
            .is_some_and(|(last, cycle)| last >= cycle.start);
        let open = last.map_or(0, |last| last + 1);
        if !comes_again && held[cause][open..].contains(&true) {
            failures.push(Failure::LeadsTo {
                index,
                message: why[effect].clone(),
                cycle: cycle.cloned(),
            });
        }
    }
    failures
}
