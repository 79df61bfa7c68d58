//! State graphs in the words of the source.

use crate::task::{Setup, Task, TaskError};
use crate::telling::Telling;
use crate::trace;
use fencepost_engine_explicit::Node;
use fencepost_ir::FuncId;
use fencepost_search::limits::LimitHit;
use fencepost_search::task::{SearchTask, StoreKind};
use fencepost_vm::{EventKind, State};

/// A transition, described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphEdge {
    /// Where it starts.
    pub from: u32,
    /// Where it leads; nothing if the step itself fails.
    pub to: Option<u32>,
    /// The thread and what it did.
    pub label: String,
    /// Whether an operation completed before an earlier one of its thread.
    pub dashed: bool,
    /// Whether the step itself violates a property.
    pub violates: bool,
    /// The first operation that completed before an earlier one of its thread: its function and
    /// its place there.
    pub overtaking: Option<(FuncId, u32)>,
}

/// The coloured state graph of a program.
#[derive(Clone, Debug)]
pub struct GraphReport {
    /// The memory model.
    pub model: String,
    /// The states; the first is the initial one.
    pub nodes: Vec<Node>,
    /// The transitions.
    pub edges: Vec<GraphEdge>,
    /// Whether the whole graph is here.
    pub complete: bool,
    /// The limit that cut it, if one did.
    pub limit: Option<LimitHit>,
}

/// Builds the coloured state graph of a program that is small enough.
pub fn graph(task: &Task, max_states: usize) -> Result<GraphReport, TaskError> {
    let setup = Setup::new(task, task.model.clone())?;
    let built = fencepost_engine_explicit::graph(
        &SearchTask {
            machine: &setup.machine,
            entry: setup.entry,
            properties: &setup.properties,
            find_all: true,
            wanted: None,
            limits: &task.limits,
            store: StoreKind::Exact,
            workers: 1,
            share_after: u64::MAX,
            arrange_after: u64::MAX,
            count_origins: false,
            interrupt: task.interrupt.as_deref(),
            progress: None,
            checkpoint: None,
        },
        max_states,
    );
    // Names of threads do not change, so any state will do to ask for them.
    let nowhere = State::default();
    let edges = built
        .edges
        .iter()
        .map(|edge| {
            let path = setup.machine.identities.thread_path(edge.choice.thread);
            let mut telling = Telling::of_piece(&setup.machine, &nowhere, &edge.events);
            let steps = trace::lines(&mut telling).steps;
            let done: Vec<String> = steps
                .iter()
                .map(|step| {
                    let parts = [Some(step.operation.clone()), step.location.clone()];
                    let mut text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
                    if let Some(value) = &step.value {
                        text.push_str(&format!(" = {value}"));
                    }
                    text
                })
                .collect();
            let issued = edge
                .events
                .iter()
                .filter(|event| matches!(event.kind, EventKind::Issue(_)))
                .count();
            let what = match (done.is_empty(), issued) {
                (false, _) => done.join("; "),
                (true, 0) => "run".to_string(),
                (true, _) => "issue".to_string(),
            };
            let thread: Vec<String> = path.iter().map(u32::to_string).collect();
            let name = match thread.is_empty() {
                true => "main".to_string(),
                false => format!("main/{}", thread.join("/")),
            };
            GraphEdge {
                from: edge.from,
                to: edge.to,
                label: format!("{name}: {what}"),
                dashed: edge.dashed,
                violates: edge.violates,
                overtaking: edge
                    .events
                    .iter()
                    .find(|event| event.out_of_order)
                    .map(|event| (event.function, event.pc)),
            }
        })
        .collect();
    Ok(GraphReport {
        model: task.model.name().to_string(),
        nodes: built.nodes,
        edges,
        complete: built.complete,
        limit: built.limit,
    })
}
