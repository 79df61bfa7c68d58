//! The state graph of a small program: white and black states, solid and dashed edges.

use crate::worker::explorer::Explorer;
use fencepost_search::checks::Going;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::StateNumbers;
use fencepost_search::task::SearchTask;
use fencepost_vm::{Choice, Event, Stop};

/// A state of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Node {
    /// Whether solid edges alone lead here from the initial state.
    pub white: bool,
    /// Whether nothing follows because the program has ended.
    pub end: bool,
    /// Whether a property fails here.
    pub violating: bool,
}

/// A transition of the graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Where it starts.
    pub from: u32,
    /// Where it leads; nothing if the step itself fails.
    pub to: Option<u32>,
    /// The choice.
    pub choice: Choice,
    /// What happened.
    pub events: Vec<Event>,
    /// Whether an operation completed before an earlier one of its thread.
    pub dashed: bool,
    /// Whether the step itself violates a property.
    pub violates: bool,
}

/// A whole state graph.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// The states; the first is the initial one.
    pub nodes: Vec<Node>,
    /// The transitions.
    pub edges: Vec<Edge>,
    /// Whether all of it is here.
    pub complete: bool,
    /// The limit that cut it, if one did.
    pub limit: Option<LimitHit>,
}

/// Builds the state graph, breadth first, until `max_states` are found.
pub fn graph(task: &SearchTask<'_>, max_states: usize) -> Graph {
    let (mut explorer, initial) = Explorer::start(task);
    let mut graph = Graph::default();
    let Some(initial) = initial else {
        graph.nodes.push(Node {
            white: true,
            violating: true,
            ..Node::default()
        });
        graph.complete = true;
        return graph;
    };
    let mut numbers = StateNumbers::default();
    numbers.of(initial);
    let mut choices = Vec::new();
    let mut next = 0;
    while next < numbers.len() {
        let from = next as u32;
        let id = numbers.state(from);
        next += 1;
        explorer.store.load(id, &mut explorer.state);
        explorer.current = Some(id);
        explorer.result.findings.clear();
        let over = explorer.enter(&mut choices, Vec::new) == Going::Over;
        graph.nodes.push(Node {
            white: false,
            end: choices.is_empty() && explorer.state.has_ended(),
            violating: over || !explorer.result.findings.is_empty(),
        });
        let full = numbers.len() > max_states;
        if full || explorer.limit_met(0) {
            let stops = [LimitHit::Interrupted, LimitHit::Timeout, LimitHit::Memory];
            let met = |limit: &LimitHit| explorer.result.limits.contains(limit);
            let limit = stops.into_iter().find(met).unwrap_or(LimitHit::States);
            return cut(graph, &numbers, limit);
        }
        for &choice in &choices {
            explorer.store.load(id, &mut explorer.state);
            let mut events = Vec::new();
            let machine = task.machine;
            let applied = machine.apply(&mut explorer.state, choice, Some(&mut events));
            let violates = matches!(applied, Err(Stop::Violation(_)));
            let to = match applied {
                Ok(()) => {
                    let Some(stored) = explorer.put() else {
                        return cut(graph, &numbers, LimitHit::Memory);
                    };
                    Some(numbers.of(stored.id()))
                }
                Err(_) => {
                    explorer.store.forget_running();
                    None
                }
            };
            explorer.current = None;
            graph.edges.push(Edge {
                from,
                to,
                choice,
                dashed: events.iter().any(|event| event.out_of_order),
                violates,
                events,
            });
        }
    }
    graph.complete = true;
    color(&mut graph);
    graph
}

/// A graph that a limit ends. Edges lead to states that nobody looked at, so these are there, too.
fn cut(mut graph: Graph, numbers: &StateNumbers, limit: LimitHit) -> Graph {
    graph.limit = Some(limit);
    graph.nodes.resize(numbers.len(), Node::default());
    color(&mut graph);
    graph
}

/// Marks the states that solid edges alone reach.
fn color(graph: &mut Graph) {
    let mut solid: Vec<Vec<u32>> = vec![Vec::new(); graph.nodes.len()];
    for edge in graph.edges.iter().filter(|edge| !edge.dashed) {
        if let Some(to) = edge.to {
            solid[edge.from as usize].push(to);
        }
    }
    let mut stack = vec![0u32];
    while let Some(at) = stack.pop() {
        let Some(node) = graph.nodes.get_mut(at as usize) else {
            continue;
        };
        if !std::mem::replace(&mut node.white, true) {
            stack.extend(&solid[at as usize]);
        }
    }
}
