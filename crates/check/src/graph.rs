//! State graphs in the words of the source.

use crate::task::{Setup, Task, TaskError};
use crate::telling::Telling;
use crate::trace;
use fencepost_engine_explicit::Node;
use fencepost_ir::FuncId;
use fencepost_search::limits::LimitHit;
use fencepost_search::task::{SearchTask, StoreKind};
use fencepost_vm::{Event, EventKind, State};
use std::collections::{BTreeMap, BTreeSet};

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
    /// Whether it only issues something, or is of interest inside a library only.
    pub quiet: bool,
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
            samples: task.samples,
            learns: false,
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
                quiet: !edge.violates && is_quiet(&edge.events),
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

/// Whether a transition says nothing to whoever looks at the program: it issues operations, runs
/// on unseen, or does what only library code sees. Starts and ends of threads are of interest.
fn is_quiet(events: &[Event]) -> bool {
    events.iter().all(|event| {
        let is_told = matches!(
            event.kind,
            EventKind::Start(_) | EventKind::End | EventKind::Output(_)
        );
        trace::is_hidden(&event.kind) || !is_told && event.library
    })
}

impl GraphReport {
    /// The graph for a page: states that only quiet transitions lie between are one, and steps that
    /// a thread takes one after the other, with nothing to choose between them, are one transition.
    pub fn folded(&self) -> GraphReport {
        let mut classes = Classes::new(self.nodes.len());
        for edge in self.edges.iter().filter(|edge| edge.quiet) {
            if let Some(to) = edge.to {
                classes.join(edge.from as usize, to as usize);
            }
        }
        let mut numbers: BTreeMap<usize, u32> = BTreeMap::new();
        let mut nodes: Vec<Node> = Vec::new();
        let mut number_of: Vec<u32> = Vec::new();
        for (state, node) in self.nodes.iter().enumerate() {
            let class = classes.of(state);
            let number = *numbers.entry(class).or_insert_with(|| {
                nodes.push(Node::default());
                nodes.len() as u32 - 1
            });
            let whole = &mut nodes[number as usize];
            whole.white |= node.white;
            whole.end |= node.end;
            whole.violating |= node.violating;
            number_of.push(number);
        }
        let mut edges: Vec<GraphEdge> = Vec::new();
        let mut seen = BTreeSet::new();
        for edge in self.edges.iter().filter(|edge| !edge.quiet) {
            let from = number_of[edge.from as usize];
            let to = edge.to.map(|to| number_of[to as usize]);
            if seen.insert((from, to, edge.label.clone(), edge.dashed)) {
                edges.push(GraphEdge {
                    from,
                    to,
                    ..edge.clone()
                });
            }
        }
        chained(GraphReport {
            nodes,
            edges,
            model: self.model.clone(),
            complete: self.complete,
            limit: self.limit,
        })
    }
}

/// The graph without states that one transition leads to, and one of the same thread away from.
fn chained(graph: GraphReport) -> GraphReport {
    let mut edges: Vec<Option<GraphEdge>> = graph.edges.into_iter().map(Some).collect();
    let mut into: Vec<Vec<usize>> = vec![Vec::new(); graph.nodes.len()];
    let mut out_of: Vec<Vec<usize>> = vec![Vec::new(); graph.nodes.len()];
    for (number, edge) in edges.iter().enumerate() {
        let Some(edge) = edge else { continue };
        out_of[edge.from as usize].push(number);
        if let Some(to) = edge.to {
            into[to as usize].push(number);
        }
    }
    let mut kept = vec![true; graph.nodes.len()];
    for (state, node) in graph.nodes.iter().enumerate().skip(1) {
        let (&[first], &[second]) = (into[state].as_slice(), out_of[state].as_slice()) else {
            continue;
        };
        let (Some(one), Some(other)) = (&edges[first], &edges[second]) else {
            continue;
        };
        let thread = |edge: &GraphEdge| {
            edge.label
                .split_once(": ")
                .map(|(name, _)| name.to_string())
        };
        let colour = other.to.map(|to| graph.nodes[to as usize].white);
        let is_plain = !node.end && !node.violating && colour == Some(node.white);
        if !is_plain || one.from as usize == state || thread(one) != thread(other) {
            continue;
        }
        let rest = other.label.split_once(": ").map_or("", |(_, rest)| rest);
        let joined = GraphEdge {
            label: format!("{}; {rest}", one.label),
            to: other.to,
            dashed: one.dashed || other.dashed,
            violates: other.violates,
            overtaking: one.overtaking.or(other.overtaking),
            ..one.clone()
        };
        if let Some(to) = joined.to {
            for number in &mut into[to as usize] {
                if *number == second {
                    *number = first;
                }
            }
        }
        edges[first] = Some(joined);
        edges[second] = None;
        kept[state] = false;
    }
    let mut number = 0;
    let numbers: Vec<u32> = kept
        .iter()
        .map(|&kept| {
            number += u32::from(kept);
            number.saturating_sub(1)
        })
        .collect();
    let nodes = graph.nodes.iter().zip(&kept);
    GraphReport {
        nodes: nodes
            .filter(|(_, kept)| **kept)
            .map(|(node, _)| *node)
            .collect(),
        edges: edges
            .into_iter()
            .flatten()
            .map(|edge| GraphEdge {
                from: numbers[edge.from as usize],
                to: edge.to.map(|to| numbers[to as usize]),
                ..edge
            })
            .collect(),
        ..graph
    }
}

/// States that count as one.
struct Classes(Vec<usize>);

impl Classes {
    fn new(count: usize) -> Self {
        Self((0..count).collect())
    }

    /// The first state of a class, which stands for it.
    fn of(&mut self, state: usize) -> usize {
        let mut root = state;
        while self.0[root] != root {
            root = self.0[root];
        }
        // What was passed on the way need not be passed again.
        let mut at = state;
        while self.0[at] != root {
            at = std::mem::replace(&mut self.0[at], root);
        }
        root
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.of(a), self.of(b));
        self.0[a.max(b)] = a.min(b);
    }
}

#[cfg(test)]
mod tests {
    use super::{GraphEdge, GraphReport};
    use fencepost_engine_explicit::Node;

    fn edge(from: u32, to: u32, label: &str, quiet: bool) -> GraphEdge {
        GraphEdge {
            from,
            to: Some(to),
            label: label.to_string(),
            dashed: label.contains('*'),
            violates: false,
            quiet,
            overtaking: None,
        }
    }

    #[test]
    fn quiet_transitions_and_chains_are_folded() {
        let mut nodes = vec![Node::default(); 6];
        nodes.iter_mut().for_each(|node| node.white = true);
        nodes[5].end = true;
        let graph = GraphReport {
            model: "tso".to_string(),
            nodes,
            edges: vec![
                edge(0, 1, "main: issue", true),
                edge(1, 2, "main: a", false),
                edge(2, 3, "main: b", false),
                edge(1, 4, "main/1: *c", false),
                edge(0, 4, "main/1: *c", false),
                edge(3, 5, "main/1: d", false),
                edge(4, 5, "main: e", false),
            ],
            complete: true,
            limit: None,
        };
        let folded = graph.folded();
        // States 0 and 1 are one; 2 lies between two steps of one thread.
        assert_eq!(folded.nodes.len(), 4);
        let shown: Vec<(u32, Option<u32>, &str)> = folded
            .edges
            .iter()
            .map(|edge| (edge.from, edge.to, edge.label.as_str()))
            .collect();
        let expected = [
            (0, Some(1), "main: a; b"),
            (0, Some(2), "main/1: *c"),
            (1, Some(3), "main/1: d"),
            (2, Some(3), "main: e"),
        ];
        assert_eq!(shown, expected);
        assert!(folded.edges[1].dashed && folded.nodes[3].end);
    }
}
