//! Answers of a solver as reports.
//!
//! Violations are looked for again by visiting states, which replays and explains them.

use crate::agree::agree;
use crate::outcome::{Classification, OutcomeRow, Report, Verdict, ViolationReport};
use crate::run;
use crate::task::{Setup, Task, TaskError};
use fencepost_engine_bounded::{
    Found, Last, Limit, Question, Reason, Result as Answer, Row, Sought, StaticCell, StopFn, What,
    answer,
};
use fencepost_ir::{Cell, ClassId, FuncId, Problem, Source};
use fencepost_memory_model::{AccessKind, Axioms, MemoryModel, ReorderTable};
use fencepost_search::finding::FailureKind;
use fencepost_search::limits::LimitHit;
use fencepost_search::property::{Float, ObjectValue, PropertyValue, number_objects};
use fencepost_search::task::Progress;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// States that are visited at least to find a violation again.
const REPLAY_STATES: u64 = 1_000_000;

/// The limit that a solver met.
pub(crate) fn limit_hit(limit: Limit) -> LimitHit {
    match limit {
        Limit::Unrolling => LimitHit::Unrolling,
        Limit::Size => LimitHit::FormulaSize,
        Limit::Rows => LimitHit::Observations,
        Limit::Stopped(Reason::Time) => LimitHit::Timeout,
        Limit::Stopped(Reason::Memory) => LimitHit::Memory,
        Limit::Stopped(Reason::Interrupt) => LimitHit::Interrupted,
    }
}

/// Each limit once, by name.
pub(crate) fn sorted_limits(limits: impl IntoIterator<Item = LimitHit>) -> Vec<LimitHit> {
    let mut limits: Vec<LimitHit> = limits.into_iter().collect();
    limits.sort_by_key(|limit| limit.name());
    limits.dedup();
    limits
}

/// Asked by a solver whether to give up: when time or memory is used up, or somebody says so.
pub(crate) fn patience(task: &Task, start: Instant) -> StopFn {
    let deadline: Option<Instant> = task.limits.timeout.map(|timeout| start + timeout);
    let interrupt: Option<Arc<AtomicBool>> = task.interrupt.clone();
    let memory = task.limits.memory_bytes.zip(task.limits.resident_bytes);
    let progress = task.progress.clone();
    let tell = move |bytes: Option<u64>| {
        if let Some(progress) = &progress {
            // Nobody visits states.
            progress(Progress {
                states: 0,
                transitions: 0,
                fresh: 0,
                workers: 0,
                depth: 0,
                bytes: bytes.unwrap_or_default(),
            });
        }
    };
    tell(None);
    let looked = std::cell::Cell::new(start);
    let full = std::cell::Cell::new(false);
    Rc::new(move || {
        let now = Instant::now();
        if let Some((most, resident)) = memory
            && now.duration_since(looked.get()) > Duration::from_millis(200)
        {
            looked.set(now);
            let used = resident();
            tell(used);
            // Memory that comes free after the solver has given up does not call it back.
            full.set(full.get() || used.is_some_and(|bytes| bytes > most));
        }
        let interrupted = interrupt
            .as_ref()
            .is_some_and(|flag| flag.load(Ordering::Relaxed));
        if interrupted {
            Some(Reason::Interrupt)
        } else if full.get() {
            Some(Reason::Memory)
        } else {
            let late = deadline.is_some_and(|deadline| now >= deadline);
            late.then_some(Reason::Time)
        }
    })
}

/// What an encoder must know about the model of a task.
pub(crate) fn axioms(task: &Task) -> Result<Axioms, TaskError> {
    agree(task).map_err(TaskError::Disagreement)?;
    Ok(Axioms::of_table(task.model.table().clone()))
}

/// What is asked about a program unless somebody wants to know more: does anything fail, and which
/// rows of end values are there?
pub(crate) fn question<'a>(
    task: &Task,
    source: &'a dyn Source,
    entry: FuncId,
    axioms: Axioms,
    start: Instant,
) -> Question<'a> {
    Question {
        source,
        entry,
        axioms,
        library_ordered: task.library_ordered,
        wanted: Vec::new(),
        rows: true,
        excluded: Vec::new(),
        first_row: false,
        sought: None,
        required: None,
        commits: None,
        failures: true,
        fencing: task.fencing.clone(),
        certify: false,
        effort: task.engine.effort().unwrap_or_default(),
        solver: task.engine.solver().unwrap_or_default(),
        stop: Some(patience(task, start)),
    }
}

/// Runs a task.
pub(crate) fn run(task: &Task) -> Result<Report, TaskError> {
    let start = Instant::now();
    let axioms = axioms(task)?;
    let setup = Setup::new(task, task.model.clone())?;
    let wanted = wanted(&setup)?;
    let question = |axioms: Axioms, failures: bool| Question {
        wanted: wanted.clone(),
        rows: !wanted.is_empty() || !task.outcomes.is_empty(),
        failures,
        ..question(task, task.source.as_ref(), setup.entry, axioms, start)
    };
    let rows = Rows {
        task,
        setup: &setup,
        wanted: &wanted,
    };
    // One row that a condition does not hold in is enough, unless somebody wants them all.
    let breaks: Sought<'_> = Box::new(|row| rows.failing(row).is_some());
    let found = answer(&Question {
        certify: task.certify,
        sought: task.outcomes.is_empty().then_some(breaks),
        ..question(axioms, true)
    });
    let sequential =
        match task.model.is_sequential() || !task.classify_outcomes || task.outcomes.is_empty() {
            true => None,
            false => {
                let sc = Axioms::of_table(ReorderTable::sequential());
                Some(answer(&question(sc, false)))
            }
        };
    let mut internal = Vec::new();
    let mut outcomes = BTreeSet::new();
    let mut broken = None;
    for row in &found.rows {
        if let Some(failed) = rows.failing(row) {
            broken.get_or_insert(failed);
        }
        outcomes.insert(rows.outcome(row));
    }
    let plain: Option<(BTreeSet<Vec<PropertyValue>>, bool)> = sequential.as_ref().map(|answer| {
        let complete = answer.limits.is_empty() && answer.unsupported.is_empty();
        let all = answer.rows.iter().map(|row| rows.outcome(row)).collect();
        (all, complete)
    });
    let class = |row: &Vec<PropertyValue>| match &plain {
        None if task.model.is_sequential() => Classification::Sequential,
        None => Classification::Unknown,
        Some((all, _)) if all.contains(row) => Classification::Sequential,
        Some((_, true)) => Classification::Relaxed,
        Some((_, false)) => Classification::Unknown,
    };
    let strings = found.rows.iter().any(|row| rows.has_string(row));
    let table: Vec<OutcomeRow> = match task.outcomes.is_empty() {
        true => Vec::new(),
        false => outcomes
            .iter()
            .map(|values| OutcomeRow {
                class: class(values),
                values: values.clone(),
            })
            .collect(),
    };
    let mut unsupported = found.unsupported.clone();
    if strings {
        unsupported.push(Problem {
            what: "a string as an end value is not told by a solver".to_string(),
            location: String::new(),
        });
    }
    let mut limits: Vec<LimitHit> = found.limits.iter().map(|&one| limit_hit(one)).collect();
    let violations = match found.failures.is_empty() && broken.is_none() {
        true => Vec::new(),
        false => confirm(
            task,
            &found,
            broken.is_some(),
            start,
            &mut internal,
            &mut limits,
        )?,
    };
    let verdict = if !internal.is_empty() {
        Verdict::Internal
    } else if !violations.is_empty() {
        Verdict::Violated
    } else if !unsupported.is_empty() {
        Verdict::Unsupported
    } else if !limits.is_empty() {
        Verdict::Bounded
    } else {
        Verdict::Verified
    };
    Ok(report(
        task,
        &found,
        start,
        verdict,
        limits,
        violations,
        unsupported,
        table,
        internal,
    ))
}

/// The static cells that the properties of a task look at.
fn wanted(setup: &Setup) -> Result<Vec<StaticCell>, TaskError> {
    let mut cells: Vec<StaticCell> = Vec::new();
    let properties = &setup.properties;
    for expression in properties.finals.iter().chain(&properties.outcomes) {
        let Some(found) = expression.static_cells() else {
            return Err(TaskError::Solver {
                option: "--engine",
                message: format!(
                    "`{}` goes beyond static fields, which a solver is not asked about",
                    expression.text()
                ),
            });
        };
        for (class, offset, cell) in found {
            let cell = StaticCell {
                class,
                offset,
                cell,
            };
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
    }
    Ok(cells)
}

/// Turns last values of cells into values of expressions.
struct Rows<'a> {
    task: &'a Task,
    setup: &'a Setup,
    wanted: &'a [StaticCell],
}

impl Rows<'_> {
    fn value(&self, values: &[Last], class: ClassId, offset: u32, cell: Cell) -> PropertyValue {
        let same = |one: &StaticCell| {
            *one == StaticCell {
                class,
                offset,
                cell,
            }
        };
        match self
            .wanted
            .iter()
            .position(same)
            .and_then(|at| values.get(at))
        {
            Some(last) => property_value(self.task.source.as_ref(), last, cell),
            None => PropertyValue::Null,
        }
    }

    /// What the expressions give.
    fn outcome(&self, row: &Row) -> Vec<PropertyValue> {
        let outcomes = &self.setup.properties.outcomes;
        let mut values: Vec<PropertyValue> = outcomes
            .iter()
            .map(|expression| self.evaluate(expression, row))
            .collect();
        number_objects(&mut values);
        values
    }

    /// Whether an end value is a string.
    fn has_string(&self, row: &Row) -> bool {
        let string = self.task.source.string_class();
        let mut values = row.values.iter();
        values.any(|last| matches!(last, Last::Object(_, Some(class)) if Some(*class) == string))
    }

    fn evaluate(
        &self,
        expression: &fencepost_search::property::BoundExpression,
        row: &Row,
    ) -> PropertyValue {
        let value = |class, offset, cell| self.value(&row.values, class, offset, cell);
        let machine = &self.setup.machine;
        let state = match machine.initial(self.setup.entry, &[], None) {
            Ok(state) => state,
            Err((state, _)) => *state,
        };
        let expression = expression.with_values(&value);
        expression
            .evaluate(machine, &state)
            .unwrap_or(PropertyValue::Null)
    }

    /// The number of a final condition that does not hold.
    fn failing(&self, row: &Row) -> Option<usize> {
        let finals = &self.setup.properties.finals;
        finals
            .iter()
            .position(|expression| self.evaluate(expression, row) != PropertyValue::Bool(true))
    }
}

/// A last value as results show it.
pub(crate) fn property_value(source: &dyn Source, last: &Last, cell: Cell) -> PropertyValue {
    let word = match last {
        Last::Word(word) => *word,
        Last::Null => return PropertyValue::Null,
        Last::Object(number, class) => {
            let class = class.and_then(|class| source.class(class).ok());
            return PropertyValue::Object(ObjectValue {
                class: class.map_or_else(String::new, |class| class.name.clone()),
                number: *number,
            });
        }
    };
    PropertyValue::Integer(match cell {
        Cell::Bool => return PropertyValue::Bool(word as u8 != 0),
        Cell::F32 => {
            return PropertyValue::Float(Float(f64::from(f32::from_bits(word as u32))));
        }
        Cell::F64 => return PropertyValue::Float(Float(f64::from_bits(word))),
        Cell::I8 | Cell::I16 | Cell::I32 => i128::from(word as i32),
        Cell::U8 | Cell::U16 | Cell::Char | Cell::U32 => i128::from(word as u32),
        Cell::I64 => i128::from(word as i64),
        Cell::U64 | Cell::Ref | Cell::Ptr => i128::from(word),
    })
}

/// Whether it matters that an access is volatile.
pub(crate) fn tells_volatile(model: &MemoryModel) -> bool {
    model.tells_volatile(true) || model.tells_volatile(false)
}

/// Whether the read of an atomic update might overtake what comes before the update.
fn updates_overtake(model: &MemoryModel) -> bool {
    let table = model.table();
    table.may_overtake(AccessKind::Write, AccessKind::VolatileRead)
}

/// The kind of what a solver found.
fn kind(found: &Found) -> FailureKind {
    match &found.what {
        Some(What::Assertion(_)) => FailureKind::Assertion,
        Some(What::Exception(_)) => FailureKind::Exception,
        _ => FailureKind::Deadlock,
    }
}

/// Looks for what the solver found by visiting states, which replays and explains it.
fn confirm(
    task: &Task,
    found: &Answer,
    broken: bool,
    start: Instant,
    internal: &mut Vec<String>,
    limits: &mut Vec<LimitHit>,
) -> Result<Vec<ViolationReport>, TaskError> {
    let mut explicit = Task::new(
        task.source.clone(),
        task.natives.clone(),
        task.model.clone(),
    );
    explicit.entry = task.entry.clone();
    explicit.finals = task.finals.clone();
    explicit.find_all = true;
    explicit.max_pending = task.max_pending;
    explicit.library_ordered = task.library_ordered;
    explicit.library_assumptions = task.library_assumptions;
    explicit.lifted = task.lifted;
    explicit.classify_states = task.classify_states;
    explicit.interrupt = task.interrupt.clone();
    explicit.limits = run::limits_left(task, start);
    explicit.limits.max_states = Some(REPLAY_STATES);
    let report = run::check(&explicit)?;
    let kinds: BTreeSet<FailureKind> = found
        .failures
        .iter()
        .map(kind)
        .chain(broken.then_some(FailureKind::Final))
        .collect();
    let complete = report.limits_hit.is_empty() && report.unsupported.is_empty();
    internal.extend(report.internal.iter().cloned());
    for wanted in &kinds {
        let same = |v: &&ViolationReport| v.kind == *wanted;
        if report.violations.iter().find(same).is_none() {
            match complete {
                true => internal.push(format!(
                    "a solver says that there is a violation of kind {wanted}, and no state shows one"
                )),
                false => limits.extend(&report.limits_hit),
            }
        }
    }
    *limits = sorted_limits(limits.drain(..));
    let mut violations = report.violations;
    violations.retain(|violation| kinds.contains(&violation.kind));
    if !task.find_all && task.outcomes.is_empty() {
        violations.truncate(1);
    }
    Ok(violations)
}

#[allow(clippy::too_many_arguments)]
fn report(
    task: &Task,
    found: &Answer,
    start: Instant,
    verdict: Verdict,
    limits_hit: Vec<LimitHit>,
    violations: Vec<ViolationReport>,
    unsupported: Vec<Problem>,
    outcomes: Vec<OutcomeRow>,
    internal: Vec<String>,
) -> Report {
    Report {
        verdict,
        model: task.model.name().to_string(),
        engine: task.engine,
        limits_hit,
        pending_limit_at: None,
        assumptions: (found.library_was_ordered && tells_volatile(&task.model))
            .then_some("library-ordered")
            .into_iter()
            .chain(task.assumptions.iter().copied())
            .chain(task.source.assumptions())
            .chain(
                (found.updates_were_ordered && updates_overtake(&task.model))
                    .then_some("updates-ordered"),
            )
            .chain(task.model.assumptions().iter().map(|one| one.name()))
            .collect(),
        // Races are looked for by visiting states only.
        benign_races: Vec::new(),
        // A program that cannot end is never unrolled to its end, and its verdict is `bounded`.
        notes: Vec::new(),
        states: 0,
        transitions: 0,
        depth: 0,
        max_pending: 0,
        executions: None,
        asserts: None,
        only_mistakes: None,
        has_properties: task.has_properties(),
        seconds: start.elapsed().as_secs_f64(),
        store_bytes: 0,
        ends: Vec::new(),
        omission_probability: None,
        statistics: Default::default(),
        certificate: found.certificate.clone().map(|mut one| {
            // What a solver says no to in the end is that there is anything beside what it found.
            if !violations.is_empty() {
                one.proof = None;
            }
            one
        }),
        origins: Vec::new(),
        violations,
        unsupported,
        expressions: task.outcomes.clone(),
        outcomes,
        lost: None,
        internal,
    }
}
