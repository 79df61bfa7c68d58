//! Running a task.

use crate::agree::agree;
use crate::allowance::Allowance;
use crate::bounded;
use crate::checkpoint;
use crate::classify::{Budget, Sequential};
use crate::engine::Engine;
use crate::execution::{Execution, Keep};
use crate::explain::{Confirmed, explain};
use crate::hunt::hunt_and_search;
use crate::outcome::{End, Note, OriginRow, OutcomeRow, Report, Verdict, ViolationReport};
use crate::replay;
use crate::task::{Setup, Task, TaskError};
use fencepost_base::saved::Writer;
use fencepost_engine_dpor::{explore_stateful, explore_stateless};
use fencepost_engine_explicit::{Strategy, Together, explore};
use fencepost_ir::Source;
use fencepost_search::finding::{FailureKey, FailureKind, SearchResult, Unmodelled};
use fencepost_search::histories::Judge;
use fencepost_search::limits::{LimitHit, Limits};
use fencepost_search::link::LocalLink;
use fencepost_search::task::{Checkpoint, SearchTask};
use fencepost_vm::{
    ADDRESS_ORDER, Machine, NEW_WORKERS, NO_TIME, ORDERED_UPDATES, OWN_CACHES, Origin, Place,
    SPECULATION,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Is anything wrong in any execution?
pub fn check(task: &Task) -> Result<Report, TaskError> {
    run(task, None)
}

/// Like [`check`], with the executions of the violations, in their order. Whether a violation
/// needs a reordering is not looked into; one whose execution has none is sequential.
pub fn check_with_executions(task: &Task) -> Result<(Report, Vec<Execution>), TaskError> {
    let mut executions = Vec::new();
    let report = run(task, Some(&mut executions))?;
    Ok((report, executions))
}

/// Every combination of end values.
pub fn outcomes(task: &Task) -> Result<Report, TaskError> {
    run(task, None)
}

/// How a process that is not the first one has taken part in a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Partaking {
    /// The first process has what was found.
    Reported,
    /// The search broke off. Says why.
    BrokenOff(String),
}

/// Takes part in the search of a task whose result another process has.
pub fn take_part(task: &Task) -> Result<Partaking, TaskError> {
    agree(task).map_err(TaskError::Disagreement)?;
    let setup = Setup::new(task, task.model.clone())?;
    let find_all = task.find_all || !task.outcomes.is_empty();
    let Some(link) = &task.link else {
        return Err(TaskError::Cluster("no other process is there".to_string()));
    };
    let search = search_task(task, &setup, find_all, &task.limits, None);
    match checkpoint::search_together(task, &setup, &search, link)? {
        Together::BrokenOff(why) => Ok(Partaking::BrokenOff(why)),
        Together::Found(_) | Together::Reported => Ok(Partaking::Reported),
    }
}

/// Runs the search of a task, from its beginning or from a checkpoint.
fn search(
    task: &Task,
    setup: &Setup,
    find_all: bool,
    start: Instant,
) -> Result<(SearchResult, Engine), TaskError> {
    let write = |rest: &dyn Fn(&mut Writer<'_>)| {
        if let Some(checkpoint) = &task.checkpoint {
            (checkpoint.save)(&|out| {
                checkpoint::save_heading(task, setup, out);
                rest(out);
            });
        }
    };
    let checkpoint = task.checkpoint.as_ref().map(|checkpoint| Checkpoint {
        every: checkpoint.every,
        save: &write,
    });
    let limits = limits_left(task, start);
    let search = search_task(task, setup, find_all, &limits, checkpoint);
    // A search that is saved in parts is one of processes, also where there is one.
    let alone = || LocalLink::all(1).pop().map(|link| Arc::new(link) as _);
    let link = task.link.clone();
    if let Some(link) = link.or_else(|| alone().filter(|_| task.is_together())) {
        return match checkpoint::search_together(task, setup, &search, &link)? {
            Together::Found(result) => Ok((*result, task.engine)),
            Together::Reported | Together::BrokenOff(_) => {
                let message = "this is not the first process".to_string();
                Err(TaskError::Cluster(message))
            }
        };
    }
    match &task.resume {
        Some(input) => {
            let result = checkpoint::resume(task, setup, &search, input)?;
            Ok((result, task.engine))
        }
        None => {
            let (result, engine) = hunt_and_search(task, setup, &search, start);
            Ok((repeatable(task, search, start, result), engine))
        }
    }
}

/// What one worker finds, if the task wants that and several have found something depth first:
/// which violation they find, and by which execution, depends on timing. They have proved what
/// there was to prove, so only searches with violations are repeated.
fn repeatable(
    task: &Task,
    search: SearchTask<'_>,
    start: Instant,
    result: SearchResult,
) -> SearchResult {
    // A graph that is searched for cycles is the same whoever builds it.
    let depth_first = task.strategy() == Strategy::DepthFirst && !task.liveness.is_asked();
    let by_chance = depth_first && result.statistics.workers > 1;
    let asked = task.repeatable && search.checkpoint.is_none();
    if !asked || !by_chance || result.findings.is_empty() {
        return result;
    }
    // One worker may need far longer to come to a violation, which must not be withheld for that.
    let limits = Budget::new(&result, None).limits(limits_left(task, start));
    let alone = SearchTask {
        workers: 1,
        limits: &limits,
        ..search
    };
    let again = run_engine(task, &alone);
    // What was cut short says less than what is there already.
    match again.limits.iter().any(|limit| !LASTING.contains(limit)) {
        true => result,
        false => again,
    }
}

/// The limits of a task with what is left of the time.
pub(crate) fn limits_left(task: &Task, start: Instant) -> Limits {
    let mut limits = task.limits.clone();
    limits.timeout = limits
        .timeout
        .map(|timeout| timeout.saturating_sub(start.elapsed()));
    limits
}

pub(crate) fn search_task<'a>(
    task: &'a Task,
    setup: &'a Setup,
    find_all: bool,
    limits: &'a Limits,
    checkpoint: Option<Checkpoint<'a>>,
) -> SearchTask<'a> {
    SearchTask {
        machine: &setup.machine,
        entry: setup.entry,
        properties: &setup.properties,
        find_all,
        wanted: None,
        limits,
        store: task.store,
        workers: task.workers,
        share_after: task.share_after,
        arrange_after: task.arrange_after,
        samples: task.samples,
        learns: false,
        count_origins: task.count_origins,
        checkpoint,
        interrupt: task.interrupt.as_deref(),
        progress: task.progress.as_deref(),
    }
}

pub(crate) fn run_engine(task: &Task, search: &SearchTask<'_>) -> SearchResult {
    match task.engine {
        Engine::Dpor => explore_stateless(search),
        Engine::Sdpor => explore_stateful(search),
        // What a solver found is looked for again by visiting states.
        Engine::Explicit { .. } | Engine::Random { .. } | Engine::Bounded { .. } => {
            explore(search, task.strategy())
        }
    }
}

fn run(task: &Task, executions: Option<&mut Vec<Execution>>) -> Result<Report, TaskError> {
    agree(task).map_err(TaskError::Disagreement)?;
    if let Engine::Bounded { .. } = task.engine {
        return bounded::run(task);
    }
    match task.is_resumed() {
        true => {
            Setup::new(task, task.model.clone())?;
            checkpoint::blame_file(|| run_task(task, executions))
        }
        false => run_task(task, executions),
    }
}

fn run_task(task: &Task, mut executions: Option<&mut Vec<Execution>>) -> Result<Report, TaskError> {
    let start = Instant::now();
    let mut setup = Setup::new(task, task.model.clone())?;
    if task.foresees() {
        setup.machine.early.activate();
    }
    // Outcomes are complete only if the search goes on past violations.
    let find_all = task.find_all || !task.outcomes.is_empty();
    let (mut result, engine) = search(task, &setup, find_all, start)?;
    setup.mistake()?;
    let keeps_back = setup.machine.options.defer_entries;
    let mut foreseen = BTreeSet::new();
    if task.foresees() {
        foreseen = foresee(task, &mut setup, find_all, start, &mut result)?;
        setup.mistake()?;
    }
    if task.program_first && task.model.has_working_copies() {
        result.limits.insert(LimitHit::Schedule);
    }
    let mut internal = Vec::new();
    if task.is_resumed() {
        // A file can claim anything, and have states that lead to anything.
        let missing = |one: &&Unmodelled| !replay::is_unmodelled(&setup, one);
        if let Some(one) = result.unsupported.iter().find(missing) {
            internal.push(format!("an execution does not meet this: {}", one.problem));
        }
    }
    if result.refused_choices > 0 {
        internal.push("the machine refused a choice that it had listed".to_string());
    }
    let mut allowance = Allowance::new(task, start);
    let mut confirmed = Vec::new();
    for (key, finding) in &result.findings {
        // What a step is depends on whether stores may come before their assigns.
        let early = foreseen.contains(key);
        setup.machine.options.defer_entries = keeps_back && !early;
        match Confirmed::new(task, &setup, key, finding, &mut allowance) {
            Ok(witness) => confirmed.push((early, witness)),
            Err(message) => internal.push(message),
        }
    }
    let reordered = confirmed.iter().filter(|(_, witness)| witness.reordered);
    let reordered = reordered.map(|(_, witness)| witness.key.clone()).collect();
    let sequential = match executions.is_some() {
        true => Sequential::not_asked(task),
        false => Sequential::new(task, &result, reordered, start)?,
    };
    let mut violations = Vec::new();
    for (early, witness) in &confirmed {
        setup.machine.options.defer_entries = keeps_back && !early;
        match explain(task, &setup, &sequential, witness, &mut allowance) {
            Ok((mut violation, events)) => {
                violation.witness.prescient =
                    *early && violation.witness.model == task.model.name();
                violations.push(violation);
                if let Some(executions) = &mut executions {
                    executions.push(Execution::new(&events, needed_order(task, &witness.key)));
                }
            }
            Err(message) => internal.push(message),
        }
    }
    setup.machine.options.defer_entries = keeps_back && setup.machine.early.is_empty();
    let outcomes = result
        .outcomes
        .keys()
        .map(|values| OutcomeRow {
            values: values.clone(),
            class: sequential.classify_outcome(values),
        })
        .collect();
    let ends: Vec<End> = result
        .ends
        .iter()
        .map(|(&exit_code, path)| End {
            exit_code,
            output: setup.machine.output_of(setup.entry, path),
        })
        .collect();
    let verdict = verdict(&result, &violations, &internal);
    let benign_races = benign_races(task, &setup);
    let judge = setup.properties.histories.as_deref();
    Ok(Report {
        notes: notes(task, &setup, verdict, &ends),
        ends,
        verdict,
        model: task.model.name().to_string(),
        engine,
        limits_hit: result.limits.iter().copied().collect(),
        assumptions: result
            .library_was_ordered
            .then_some("library-ordered")
            .into_iter()
            .chain(task.assumptions.iter().copied())
            .chain(task.source.assumptions())
            .chain(task.model.assumptions().iter().map(|one| one.name()))
            .chain(
                (task.model.has_working_copies() && !task.foresees())
                    .then_some("no-prescient-stores"),
            )
            .chain(
                setup
                    .machine
                    .natives_read_newest
                    .load(Ordering::Relaxed)
                    .then_some("natives-read-newest"),
            )
            .chain(relied_on(task, &setup.machine))
            .chain((!benign_races.is_empty()).then_some("benign-races"))
            .chain(judge.iter().flat_map(|judge| judge.assumptions()))
            .collect(),
        benign_races,
        pending_limit_at: result.pending_limit_at.clone(),
        states: result.states,
        transitions: result.transitions,
        depth: result.depth,
        max_pending: result.longest_pending,
        executions: result.executions,
        asserts: Some(
            task.source
                .claims()
                .unwrap_or_else(|| setup.machine.asserts()),
        ),
        only_mistakes: only_mistakes(task),
        has_properties: task.has_properties(),
        seconds: start.elapsed().as_secs_f64(),
        store_bytes: result.store_bytes,
        omission_probability: result.omission_probability,
        statistics: result.statistics,
        certificate: None,
        origins: origin_rows(task.source.as_ref(), &result.origins),
        violations,
        unsupported: result
            .unsupported
            .into_iter()
            .map(|one| one.problem)
            .collect(),
        expressions: task.outcomes.clone(),
        outcomes,
        lost: result.lost,
        internal,
    })
}

/// The marks that races were left out for. What a search left out before it was saved is not known,
/// so after a checkpoint each of them counts.
fn benign_races(task: &Task, setup: &Setup) -> Vec<String> {
    let all = setup.properties.benign_races.iter();
    all.filter(|one| task.is_resumed() || one.is_met())
        .map(|one| one.name().to_string())
        .collect()
}

/// What alone is looked for in a program that looks after its memory itself and says nowhere what
/// must hold. Its assertions leave no trace when they hold, so the text of the program tells.
fn only_mistakes(task: &Task) -> Option<&'static str> {
    let is_silent = task.source.claims() == Some(false) && !task.has_claims();
    is_silent.then_some(match task.races {
        true => "data races, deadlocks and mistakes with memory and locks",
        false => "deadlocks and mistakes with memory and locks",
    })
}

/// Says in words where choices come from, the most frequent first. Operations of one line are one
/// row.
fn origin_rows(source: &dyn Source, origins: &BTreeMap<Origin, u64>) -> Vec<OriginRow> {
    let line = |(function, pc): Place| match source.function(function) {
        Ok(code) => source.describe_position(function, code.position(pc)),
        Err(_) => source.function_name(function),
    };
    let library = |place: Place| {
        let (name, line) = (source.function_name(place.0), line(place));
        match line.is_empty() {
            true => name,
            false => format!("{name} ({line})"),
        }
    };
    let mut rows: BTreeMap<(Option<String>, Option<String>), u64> = BTreeMap::new();
    for (origin, choices) in origins {
        let key = (origin.program.map(line), origin.library.map(library));
        *rows.entry(key).or_default() += choices;
    }
    let mut rows: Vec<OriginRow> = rows
        .into_iter()
        .map(|((source, library), choices)| OriginRow {
            source,
            library,
            choices,
        })
        .collect();
    // The order of rows with the same count stays that of their text.
    rows.sort_by_key(|row| std::cmp::Reverse(row.choices));
    rows
}

/// The assumptions of the class library, and about threads and time, that the search relied on.
fn relied_on(task: &Task, machine: &Machine) -> impl Iterator<Item = &'static str> {
    let bits = machine.relied_on.load(Ordering::Relaxed);
    let names = task.library_assumptions.iter().enumerate();
    let library = names.map(|(number, &name)| (1 << number, name));
    let own = [
        (NEW_WORKERS, "pool-threads-are-new"),
        (NO_TIME, "code-takes-no-time"),
        (OWN_CACHES, "delegates-have-no-identity"),
        (ADDRESS_ORDER, "addresses-in-order"),
        (SPECULATION, "nothing-speculated"),
        (ORDERED_UPDATES, "updates-ordered"),
    ];
    let all = library.chain(own);
    let of_model = task.model.assumptions();
    let is_new = move |name: &&str| !of_model.iter().any(|one| one.name() == *name);
    all.filter_map(move |(bit, name)| (bits & bit != 0).then_some(name))
        .filter(is_new)
}

/// Limits that cut executions short, and not the search.
const LASTING: [LimitHit; 5] = [
    LimitHit::Queue,
    LimitHit::Pending,
    LimitHit::Heap,
    LimitHit::TimerFirings,
    LimitHit::ClockMoves,
];

/// Searches again with stores that come before their assigns, in rounds, until a round finds no
/// further value that a thread assigns. Gives the failures that the rounds found.
fn foresee(
    task: &Task,
    setup: &mut Setup,
    find_all: bool,
    start: Instant,
    result: &mut SearchResult,
) -> Result<BTreeSet<FailureKey>, TaskError> {
    let mut found = BTreeSet::new();
    loop {
        let cut = result.limits.iter().any(|limit| !LASTING.contains(limit));
        let enough = !find_all && !result.findings.is_empty();
        if cut || enough || !setup.machine.next_early_round() {
            return Ok(found);
        }
        setup.foresee();
        let (mut next, _) = search(task, setup, find_all, start)?;
        let new = next.findings.keys();
        found.extend(
            new.filter(|key| !result.findings.contains_key(key))
                .cloned(),
        );
        // Executions without prescient stores stay; what they show needs none.
        next.findings.append(&mut result.findings);
        next.outcomes.append(&mut result.outcomes);
        next.limits.append(&mut result.limits);
        next.refused_choices += result.refused_choices;
        for Unmodelled { problem, path } in std::mem::take(&mut result.unsupported) {
            next.note_unsupported(problem, || path);
        }
        next.library_was_ordered |= result.library_was_ordered;
        next.complete &= result.complete;
        *result = next;
    }
}

/// What should be known about a verdict. That nothing is wrong at the end of any execution says
/// little where there is no end.
fn notes(task: &Task, setup: &Setup, verdict: Verdict, ends: &[End]) -> Vec<Note> {
    let judge = setup.properties.histories.as_deref();
    let mut notes = Vec::new();
    match verdict {
        Verdict::Verified => {
            notes.extend(ends.is_empty().then_some(Note::NoExecutionEnds));
            let without = judge.map_or(Vec::new(), Judge::classes_without_calls);
            notes.extend(without.into_iter().map(Note::NoCallCompared));
        }
        Verdict::Bounded | Verdict::Unsupported | Verdict::Violated | Verdict::Internal => {}
    }
    if task.races && !task.is_resumed() {
        let marks = setup.properties.benign_races.iter();
        // A search that was cut may have met no race yet; what is not there is a mistake.
        let is_covered = verdict == Verdict::Verified;
        notes.extend(marks.filter(|one| !one.is_met()).filter_map(|one| {
            let name = one.name().to_string();
            match (one.is_known(), one.instead()) {
                (true, []) if !is_covered => None,
                (true, []) => Some(Note::UnmetMark { name, known: true }),
                (true, instead) => Some(Note::NoSuchMember {
                    name,
                    instead: instead.to_vec(),
                }),
                (false, _) => Some(Note::UnmetMark { name, known: false }),
            }
        }));
    }
    notes
}

fn verdict(result: &SearchResult, violations: &[ViolationReport], internal: &[String]) -> Verdict {
    if !internal.is_empty() {
        Verdict::Internal
    } else if !violations.is_empty() {
        Verdict::Violated
    } else if !result.unsupported.is_empty() {
        Verdict::Unsupported
    } else if !result.limits.is_empty() || !result.complete {
        Verdict::Bounded
    } else {
        Verdict::Verified
    }
}

/// How much of the order of an execution a failure depends on.
fn needed_order(task: &Task, key: &FailureKey) -> Keep {
    // Whether accesses race depends on everything before them.
    if task.races {
        return Keep::Everything;
    }
    match key.kind {
        FailureKind::Invariant => Keep::ConflictsAndMemory,
        FailureKind::Abort
        | FailureKind::Assertion
        | FailureKind::BadSync
        | FailureKind::BadUnlock
        | FailureKind::ClassInitDeadlock
        | FailureKind::CommitPoint
        | FailureKind::Deadlock
        | FailureKind::DoubleFree
        | FailureKind::Eventually
        | FailureKind::Exception
        | FailureKind::Final
        | FailureKind::LeadsTo
        | FailureKind::Leak
        | FailureKind::Livelock
        | FailureKind::NotLinearizable
        | FailureKind::NotSerial
        | FailureKind::Null
        | FailureKind::OutOfBounds
        | FailureKind::Race
        | FailureKind::Uninitialised
        | FailureKind::UseAfterFree => Keep::Conflicts,
    }
}
