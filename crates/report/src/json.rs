//! The JSON contract. `docs/schema/` describes it; names are never changed or removed.

use crate::history;
use crate::json_failure::{
    Exception, Position, Suspended, Wait, exception, position, suspended, waits,
};
use crate::{Context, TOOL, VERSION};
use fencepost_check::{
    Classification, CycleReport, ReplayReport, Report, Statistics, TraceStep, Verdict,
    ViolationReport,
};
use fencepost_ir::Problem;
use fencepost_search::property::PropertyValue;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

#[derive(Serialize)]
struct Head<'a> {
    tool: &'a str,
    version: &'a str,
    program: &'a str,
    entry: Option<&'a str>,
    model: &'a str,
    engine: &'a str,
    reduction: &'a str,
    verdict: &'a str,
    limits_hit: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    process_lost: Option<&'a str>,
    assumptions: &'a [&'a str],
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    benign_races: &'a [String],
    notes: Vec<&'a str>,
    corlib: Option<&'a str>,
    states: u64,
    transitions: u64,
    depth: u64,
    max_pending: usize,
    executions: Option<u64>,
    seconds: f64,
    peak_memory_bytes: u64,
    store_bytes: u64,
    omission_probability: Option<f64>,
    workers: usize,
    statistics: Costs,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices_at: Vec<Origin<'a>>,
}

/// How many choices came from one place in the code.
#[derive(Serialize)]
struct Origin<'a> {
    source: Option<&'a str>,
    library: Option<&'a str>,
    choices: u64,
}

/// Where there is one process, nothing is said about several.
fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

/// What a search cost in detail.
#[derive(Serialize, Default)]
struct Costs {
    #[serde(skip_serializing_if = "is_zero")]
    processes: usize,
    #[serde(skip_serializing_if = "is_zero")]
    bytes_sent: u64,
    work_given_away: u64,
    components: u64,
    nodes: u64,
    component_bytes: u64,
    node_bytes: u64,
    state_bytes: u64,
    components_per_state: f64,
    whole_bytes_per_state: f64,
    squeezed: bool,
    workers_renumbered: bool,
    steps_run: u64,
    steps_looked_up: u64,
    collections: u64,
    collections_skipped: u64,
    objects_removed: u64,
    operations_merged: u64,
    issues_merged: u64,
    completions_merged: u64,
    states_passed_through: u64,
    choices_left: u64,
    races_reversed: u64,
    executions_cut: u64,
    steps_repeated: u64,
}

impl From<&Statistics> for Costs {
    fn from(statistics: &Statistics) -> Self {
        let (tally, comparison) = (&statistics.tally, &statistics.comparison);
        Self {
            processes: statistics.processes,
            bytes_sent: statistics.bytes_sent,
            work_given_away: statistics.shared_work,
            components: statistics.components,
            nodes: statistics.nodes,
            component_bytes: statistics.component_bytes,
            node_bytes: statistics.node_bytes,
            state_bytes: statistics.state_bytes,
            components_per_state: statistics.components_per_state,
            whole_bytes_per_state: statistics.whole_bytes_per_state,
            squeezed: statistics.squeezed,
            workers_renumbered: statistics.renamed_workers,
            steps_run: tally.steps,
            steps_looked_up: statistics.looked_up,
            collections: tally.collections,
            collections_skipped: tally.steps.saturating_sub(tally.collections),
            objects_removed: tally.removed,
            operations_merged: tally.merged,
            issues_merged: tally.issued,
            completions_merged: tally.completed.saturating_sub(tally.chosen),
            states_passed_through: statistics.passed_through,
            choices_left: statistics.choices_left(),
            races_reversed: comparison.reversals,
            executions_cut: comparison.cut,
            steps_repeated: comparison.repeated,
        }
    }
}

#[derive(Serialize)]
pub(crate) struct Check<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    exit_code: Option<i32>,
    ends: Vec<End<'a>>,
    asserts: Option<bool>,
    violations: Vec<Violation<'a>>,
    unsupported: Vec<Unsupported<'a>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    internal: &'a [String],
}

/// How executions end that nothing is wrong with, one entry per exit code.
#[derive(Serialize)]
struct End<'a> {
    exit_code: i32,
    output: &'a str,
}

#[derive(Serialize)]
struct Outcomes<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    outcomes: Vec<Outcome<'a>>,
    violations: Vec<Violation<'a>>,
    unsupported: Vec<Unsupported<'a>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    internal: &'a [String],
}

#[derive(Serialize)]
pub(crate) struct Violation<'a> {
    kind: &'a str,
    message: &'a str,
    source: Option<&'a str>,
    class: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    class_reason: Option<&'a str>,
    reorderings: Vec<Reordering<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reused_reads: Vec<ReusedRead<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exception: Option<Exception<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waits: Vec<Wait<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suspended: Vec<Suspended<'a>>,
    trace: Vec<Step<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cycle: Option<Cycle<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    history: Vec<history::Call<'a>>,
    output: &'a str,
}

/// What is repeated for ever at the end of a trace.
#[derive(Serialize)]
struct Cycle<'a> {
    start: usize,
    threads: Vec<CycleThread<'a>>,
}

#[derive(Serialize)]
struct CycleThread<'a> {
    thread: usize,
    thread_name: &'a str,
    does: &'a str,
    endless: bool,
    method: &'a str,
    sources: &'a [String],
}

#[derive(Serialize)]
struct Reordering<'a> {
    thread: usize,
    first: &'a str,
    overtaken_by: &'a str,
}

#[derive(Serialize)]
struct ReusedRead<'a> {
    thread: usize,
    read: &'a str,
    value_of: &'a str,
}

#[derive(Serialize)]
struct Step<'a> {
    step: usize,
    thread: usize,
    thread_name: &'a str,
    action: &'a str,
    operation: &'a str,
    location: Option<&'a str>,
    value: Option<&'a str>,
    source: &'a str,
    method: &'a str,
    out_of_order: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<&'a str>,
    detail: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reads_from: Option<usize>,
}

#[derive(Serialize)]
pub(crate) struct Unsupported<'a> {
    what: &'a str,
    #[serde(rename = "where")]
    place: &'a str,
}

#[derive(Serialize)]
struct Outcome<'a> {
    values: Row<'a>,
    class: &'a str,
}

#[derive(Serialize)]
struct Replay<'a> {
    tool: &'a str,
    version: &'a str,
    program: &'a str,
    model: &'a str,
    verdict: &'a str,
    replayed: bool,
    violations: Vec<Violation<'a>>,
}

/// A row of outcomes: an object whose keys are the expressions, in the order they were given.
struct Row<'a> {
    expressions: &'a [String],
    values: &'a [PropertyValue],
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let entries = self.expressions.iter().zip(self.values);
        for (index, (key, entry)) in entries.enumerate() {
            // An expression that was given twice has one value, and an object has one such key.
            if !self.expressions[..index].contains(key) {
                map.serialize_entry(key, &value(entry))?;
            }
        }
        map.end()
    }
}

/// A value as rows show it.
fn value(value: &PropertyValue) -> serde_json::Value {
    match value {
        PropertyValue::Null => serde_json::Value::Null,
        PropertyValue::Bool(value) => (*value).into(),
        PropertyValue::Integer(number) => {
            // What 64 bits cannot hold is no JSON integer that readers would keep exact.
            let narrow = i64::try_from(*number).map(serde_json::Value::from);
            let wide = || u64::try_from(*number).map(serde_json::Value::from);
            narrow
                .or_else(|_| wide())
                .unwrap_or_else(|_| number.to_string().into())
        }
        PropertyValue::Float(number) => match serde_json::Number::from_f64(number.0) {
            Some(number) => number.into(),
            None => number.0.to_string().into(),
        },
        PropertyValue::String(text) => text.as_str().into(),
        PropertyValue::Object(object) => format!("{}#{}", object.class, object.number).into(),
    }
}

/// Serialises one of this crate's types, which have nothing in them that can fail.
pub(crate) fn to_string(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(value).unwrap_or_else(|error| {
        format!(
            "{{\"verdict\": \"internal\", \"internal\": [{:?}]}}",
            error.to_string()
        )
    });
    text.push('\n');
    text
}

fn head<'a>(report: &'a Report, context: &'a Context) -> Head<'a> {
    Head {
        tool: TOOL,
        version: VERSION,
        program: &context.program,
        entry: context.entry.as_deref(),
        model: &report.model,
        engine: report.engine.name(),
        reduction: report.engine.reduction().name(),
        verdict: report.verdict.name(),
        limits_hit: report.limit_names(),
        process_lost: report.lost.as_deref(),
        assumptions: &report.assumptions,
        benign_races: &report.benign_races,
        notes: report.note_names(),
        corlib: context.corlib.as_deref(),
        states: report.states,
        transitions: report.transitions,
        depth: report.depth,
        max_pending: report.max_pending,
        executions: report.executions,
        seconds: report.seconds,
        peak_memory_bytes: context.peak_memory_bytes,
        store_bytes: report.store_bytes,
        omission_probability: report.omission_probability,
        workers: report.statistics.workers,
        statistics: Costs::from(&report.statistics),
        proof: context.proof.as_deref(),
        choices_at: report
            .origins
            .iter()
            .map(|row| Origin {
                source: row.source.as_deref(),
                library: row.library.as_deref(),
                choices: row.choices,
            })
            .collect(),
    }
}

fn step(step: &TraceStep) -> Step<'_> {
    Step {
        step: step.step,
        thread: step.thread,
        thread_name: &step.thread_name,
        action: step.action,
        operation: &step.operation,
        location: step.location.as_deref(),
        value: step.value.as_deref(),
        source: &step.source,
        method: &step.method,
        out_of_order: step.out_of_order,
        call: step.call.as_deref(),
        detail: step.detail,
        reads_from: step.reads_from,
    }
}

fn cycle(cycle: &CycleReport) -> Cycle<'_> {
    let threads = cycle.threads.iter().map(|one| CycleThread {
        thread: one.thread,
        thread_name: &one.thread_name,
        does: one.fate.name(),
        endless: one.endless,
        method: &one.method,
        sources: &one.sources,
    });
    Cycle {
        start: cycle.start,
        threads: threads.collect(),
    }
}

pub(crate) fn violation<'a>(violation: &'a ViolationReport, context: &Context) -> Violation<'a> {
    let reorderings = violation.reorderings.iter();
    Violation {
        kind: violation.kind.name(),
        message: &violation.message,
        source: violation.source.as_deref(),
        class: violation.class.name(),
        class_reason: violation.class_reason.as_deref(),
        reorderings: reorderings
            .map(|pair| Reordering {
                thread: pair.thread,
                first: &pair.first,
                overtaken_by: &pair.overtaken_by,
            })
            .collect(),
        reused_reads: violation
            .reused
            .iter()
            .map(|reused| ReusedRead {
                thread: reused.thread,
                read: &reused.read,
                value_of: &reused.value_of,
            })
            .collect(),
        position: violation.position.as_ref().map(|at| position(at, context)),
        exception: violation.exception.as_ref().map(exception),
        waits: waits(&violation.waits),
        suspended: suspended(&violation.suspended),
        trace: violation.trace.iter().map(step).collect(),
        cycle: violation.cycle.as_ref().map(cycle),
        history: history::calls(&violation.history),
        output: &violation.output,
    }
}

pub(crate) fn unsupported(problems: &[Problem]) -> Vec<Unsupported<'_>> {
    let problems = problems.iter();
    problems
        .map(|problem| Unsupported {
            what: &problem.what,
            place: &problem.location,
        })
        .collect()
}

fn violations<'a>(report: &'a Report, context: &Context) -> Vec<Violation<'a>> {
    let all = report.violations.iter();
    all.map(|one| violation(one, context)).collect()
}

/// The result of `check`.
pub fn check_json(report: &Report, context: &Context) -> String {
    to_string(&check(report, context))
}

pub(crate) fn check<'a>(report: &'a Report, context: &'a Context) -> Check<'a> {
    Check {
        head: head(report, context),
        exit_code: report.exit_code(),
        asserts: report.asserts,
        ends: report
            .ends
            .iter()
            .map(|end| End {
                exit_code: end.exit_code,
                output: &end.output,
            })
            .collect(),
        violations: violations(report, context),
        unsupported: unsupported(&report.unsupported),
        internal: &report.internal,
    }
}

/// The result of `outcomes`.
pub fn outcomes_json(report: &Report, context: &Context) -> String {
    let outcomes = report.outcomes.iter().map(|outcome| Outcome {
        values: Row {
            expressions: &report.expressions,
            values: &outcome.values,
        },
        class: outcome.class.name(),
    });
    to_string(&Outcomes {
        head: head(report, context),
        outcomes: outcomes.collect(),
        violations: violations(report, context),
        unsupported: unsupported(&report.unsupported),
        internal: &report.internal,
    })
}

/// The result of `replay`.
pub fn replay_json(report: &ReplayReport, model: &str, context: &Context) -> String {
    let class = class_of_trace(&report.trace);
    to_string(&Replay {
        tool: TOOL,
        version: VERSION,
        program: &context.program,
        model,
        verdict: "violated",
        replayed: true,
        violations: vec![Violation {
            kind: report.kind.name(),
            message: &report.message,
            source: None,
            class,
            class_reason: (class == Classification::Unknown.name())
                .then_some("one execution does not say whether another needs no reordering"),
            reorderings: Vec::new(),
            reused_reads: Vec::new(),
            position: None,
            exception: report.exception.as_ref().map(exception),
            waits: waits(&report.waits),
            suspended: suspended(&report.suspended),
            trace: report.trace.iter().map(step).collect(),
            cycle: report.cycle.as_ref().map(cycle),
            history: history::calls(&report.history),
            output: &report.output,
        }],
    })
}

/// One execution shows only this much: without a reordering in it, it is sequential.
fn class_of_trace(trace: &[TraceStep]) -> &'static str {
    match trace.iter().any(|step| step.out_of_order) {
        true => Classification::Unknown.name(),
        false => Classification::Sequential.name(),
    }
}

/// The result of a run that met a defect of ours before it had a result.
///
/// It has every key of a result, so that scripts need not look for this case.
pub fn internal_json(program: &str, message: &str) -> String {
    to_string(&Check {
        head: Head {
            tool: TOOL,
            version: VERSION,
            program,
            entry: None,
            model: "",
            engine: "explicit",
            reduction: "none",
            verdict: Verdict::Internal.name(),
            limits_hit: Vec::new(),
            process_lost: None,
            assumptions: &[],
            benign_races: &[],
            notes: Vec::new(),
            corlib: None,
            states: 0,
            transitions: 0,
            depth: 0,
            max_pending: 0,
            executions: None,
            seconds: 0.0,
            peak_memory_bytes: 0,
            store_bytes: 0,
            omission_probability: None,
            workers: 0,
            statistics: Costs::default(),
            proof: None,
            choices_at: Vec::new(),
        },
        exit_code: None,
        ends: Vec::new(),
        asserts: None,
        violations: Vec::new(),
        unsupported: Vec::new(),
        internal: &[message.to_string()],
    })
}

#[cfg(test)]
mod tests {
    use super::value;
    use fencepost_search::property::{Float, ObjectValue, PropertyValue};

    #[test]
    fn values_of_rows() {
        let object = ObjectValue {
            class: "Node".to_string(),
            number: 2,
        };
        for (given, expected) in [
            (PropertyValue::Null, "null"),
            (PropertyValue::Bool(true), "true"),
            (PropertyValue::Integer(-5), "-5"),
            (
                PropertyValue::Integer(u64::MAX.into()),
                "18446744073709551615",
            ),
            (
                PropertyValue::Integer(1 << 70),
                "\"1180591620717411303424\"",
            ),
            (PropertyValue::Float(Float(1.5)), "1.5"),
            (PropertyValue::Float(Float(f64::NAN)), "\"NaN\""),
            (PropertyValue::String("a\"b".to_string()), "\"a\\\"b\""),
            (PropertyValue::Object(object), "\"Node#2\""),
        ] {
            assert_eq!(value(&given).to_string(), expected);
        }
    }
}
