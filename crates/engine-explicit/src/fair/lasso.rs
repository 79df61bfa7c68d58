//! From a part of the graph to one execution: a way there, and a cycle that owes nothing.

use super::graph::{Edge, Graph};
use fencepost_search::fairness::{Account, Demand};
use fencepost_vm::Choice;
use std::collections::{HashMap, VecDeque};

/// A step of a walk.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    edge: Edge,
}

/// What a cycle must come through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    /// A state or a step that meets a demand.
    Met(Demand),
    /// A state that must not come again and again.
    Counting,
}

/// A cycle within a part of the graph, from a state of it back to that state, that is fair. With
/// `counting`, it goes through a state that must not come again and again. The part is sorted.
pub(super) fn fair_cycle(graph: &Graph, part: &[u32], start: u32, counting: bool) -> Vec<Choice> {
    let inside = |state: u32| part.binary_search(&state).is_ok();
    let mut targets = Vec::new();
    loop {
        let mut walk = Vec::new();
        let mut at = start;
        for &target in &targets {
            at = go(graph, &inside, at, &mut walk, |graph, step| {
                is_at(graph, step, target)
            });
        }
        if at != start || walk.is_empty() {
            go(
                graph,
                &inside,
                at,
                &mut walk,
                |_, step| matches!(step, Seen::Step(step) if step.edge.to == start),
            );
        }
        let mut account = Account::default();
        for step in &walk {
            let dues = &graph.kind(step.from).dues;
            account.add_states(dues, 1);
            account.add_step(dues, graph.choice(step.edge));
        }
        let open = account.open().min_by_key(|&demand| graph.order(demand));
        let open = open.map(Target::Met);
        let missing = (counting && !account.counts()).then_some(Target::Counting);
        match open.or(missing) {
            // Each is met by going there, if the part is fair.
            Some(target) if !targets.contains(&target) => targets.push(target),
            _ => {
                let steps = walk.iter();
                return steps.map(|step| graph.choice(step.edge)).collect();
            }
        }
    }
}

/// Something that a walk comes to.
enum Seen {
    State(u32),
    Step(Step),
}

fn is_at(graph: &Graph, seen: &Seen, target: Target) -> bool {
    match (target, seen) {
        (Target::Met(demand), Seen::State(state)) => graph.kind(*state).dues.lifts(demand),
        (Target::Met(demand), Seen::Step(step)) => {
            let dues = &graph.kind(step.from).dues;
            dues.met_by(graph.choice(step.edge))
                .any(|met| met == demand)
        }
        (Target::Counting, Seen::State(state)) => graph.kind(*state).dues.counts,
        (Target::Counting, Seen::Step(_)) => false,
    }
}

/// Walks the shortest way from a state to something, inside a part. Gives where the walk ends. A
/// state that lifts a demand must be left again, so that it is part of the walk.
fn go(
    graph: &Graph,
    inside: &impl Fn(u32) -> bool,
    from: u32,
    walk: &mut Vec<Step>,
    wanted: impl Fn(&Graph, &Seen) -> bool,
) -> u32 {
    let mut parents: HashMap<u32, Step> = HashMap::new();
    let mut queue = VecDeque::from([from]);
    let mut last = None;
    'search: while let Some(state) = queue.pop_front() {
        let lifted = wanted(graph, &Seen::State(state));
        for &edge in graph.edges(state).iter().filter(|edge| inside(edge.to)) {
            let step = Step { from: state, edge };
            if lifted || wanted(graph, &Seen::Step(step)) {
                last = Some(step);
                break 'search;
            }
            if edge.to != from && !parents.contains_key(&edge.to) {
                parents.insert(edge.to, step);
                queue.push_back(edge.to);
            }
        }
    }
    let Some(last) = last else { return from };
    let first = walk.len();
    walk.push(last);
    let mut at = last.from;
    while at != from {
        let Some(&step) = parents.get(&at) else { break };
        walk.push(step);
        at = step.from;
    }
    walk[first..].reverse();
    last.edge.to
}
