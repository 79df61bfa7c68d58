//! A second definition of fair executions that never end: cycles of a product graph.
//!
//! Nothing of the search is used here: states are compared by their words, what is owed is read
//! off the choices again, and instead of taking states out of strongly connected parts, what an
//! execution keeps away from is guessed, and all the rest must come in turn. One more dimension
//! says what it is waiting for.

use fencepost_vm::component::{write_globals, write_object, write_thread};
use fencepost_vm::{Action, Choice, Machine, State};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

/// Programs with more states are left to others.
const MOST_STATES: usize = 150;
/// So are those with more things that must be done each way.
const MOST_OFFERS: usize = 4;

/// Something that is offered: the thread, the calls that it has active, and what.
type Offer = (u32, Vec<(u32, u32)>, Option<u32>);

/// What must come again and again.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Goal {
    /// A thread moves or cannot.
    Moves(u32),
    /// The oldest entry of a thread completes, or there is none.
    Completes(u32),
    /// An offer is taken.
    Takes(Offer),
}

struct Node {
    edges: Vec<(Choice, usize)>,
    /// Threads that can move, and those with something pending.
    can_move: BTreeSet<u32>,
    has_pending: BTreeSet<u32>,
    offers: BTreeMap<(u32, Option<u32>), Offer>,
}

fn words(machine: &Machine, state: &State) -> Vec<u64> {
    let mut words = Vec::new();
    write_globals(&state.globals, &mut words);
    state
        .threads
        .iter()
        .for_each(|thread| write_thread(machine, thread, &mut words));
    state
        .heap
        .iter()
        .for_each(|object| write_object(object, &mut words));
    words
}

fn node(state: &State, choices: &[Choice]) -> Node {
    let mut node = Node {
        edges: Vec::new(),
        can_move: BTreeSet::new(),
        has_pending: BTreeSet::new(),
        offers: BTreeMap::new(),
    };
    for thread in &state.threads {
        if !thread.pending.entries.is_empty() {
            node.has_pending.insert(thread.id.0);
        }
    }
    for choice in choices {
        let thread = choice.thread.0;
        let calls = || {
            let thread = state.threads.iter().find(|t| t.id == choice.thread);
            let frames = thread.map_or(&[][..], |thread| &thread.frames);
            frames.iter().map(|f| (f.function.0, f.pc)).collect()
        };
        match choice.action {
            Action::Complete(_) => continue,
            Action::Step | Action::Prescient(_) => {}
            Action::Timeout => {
                node.offers.insert((thread, None), (thread, calls(), None));
            }
            Action::Data(number) => {
                let number = Some(number);
                node.offers
                    .insert((thread, number), (thread, calls(), number));
            }
        }
        node.can_move.insert(thread);
    }
    node
}

/// The whole graph, if it is small.
fn graph(machine: &Machine, entry: fencepost_ir::FuncId) -> Option<Vec<Node>> {
    let first = machine.initial(entry, &[], None).ok()?;
    let mut numbers = HashMap::from([(words(machine, &first), 0)]);
    let mut queue = VecDeque::from([first]);
    let mut nodes = Vec::new();
    let mut choices = Vec::new();
    while let Some(state) = queue.pop_front() {
        machine.choices(&state, &mut choices);
        let mut node = node(&state, &choices);
        for &choice in &choices {
            let mut next = state.clone();
            if machine.apply(&mut next, choice, None).is_err() {
                continue;
            }
            let fresh = numbers.len();
            let number = *numbers.entry(words(machine, &next)).or_insert(fresh);
            if number == fresh {
                queue.push_back(next);
            }
            node.edges.push((choice, number));
        }
        nodes.push(node);
        if numbers.len() > MOST_STATES {
            return None;
        }
    }
    Some(nodes)
}

/// Whether a step from a state brings what should come.
fn brings(node: &Node, choice: Choice, goal: &Goal) -> bool {
    let thread = choice.thread.0;
    match goal {
        Goal::Moves(who) => {
            !node.can_move.contains(who)
                || *who == thread && !matches!(choice.action, Action::Complete(_))
        }
        Goal::Completes(who) => {
            !node.has_pending.contains(who)
                || *who == thread && choice.action == Action::Complete(0)
        }
        Goal::Takes(offer) => {
            let taken = match choice.action {
                Action::Timeout => None,
                Action::Data(number) => Some(number),
                Action::Step | Action::Complete(_) | Action::Prescient(_) => return false,
            };
            node.offers.get(&(thread, taken)) == Some(offer)
        }
    }
}

/// Whether some fair execution never ends; nothing if the program is too large to say.
pub fn never_ends(machine: &Machine, entry: fencepost_ir::FuncId) -> Option<bool> {
    let nodes = graph(machine, entry)?;
    let offers: BTreeSet<&Offer> = nodes.iter().flat_map(|n| n.offers.values()).collect();
    let offers: Vec<&Offer> = offers.into_iter().collect();
    if offers.len() > MOST_OFFERS {
        return None;
    }
    let mut always: BTreeSet<Goal> = BTreeSet::new();
    for node in &nodes {
        always.extend(node.can_move.iter().map(|&thread| Goal::Moves(thread)));
        let pending = node.has_pending.iter();
        always.extend(pending.map(|&thread| Goal::Completes(thread)));
    }
    // Which offers an execution keeps away from in the end; it must take the others.
    Some((0..1u32 << offers.len()).any(|avoided| {
        let avoids = |index: usize| avoided >> index & 1 != 0;
        let allowed: Vec<bool> = nodes
            .iter()
            .map(|node| {
                let mut avoided = (0..offers.len()).filter(|&index| avoids(index));
                !avoided.any(|index| node.offers.values().any(|offer| offer == offers[index]))
            })
            .collect();
        let mut goals: Vec<Goal> = always.iter().cloned().collect();
        let taken = (0..offers.len()).filter(|&index| !avoids(index));
        goals.extend(taken.map(|index| Goal::Takes(offers[index].clone())));
        has_cycle(&nodes, &allowed, &goals)
    }))
}

/// Whether the allowed states have a cycle in which all goals come, in turn.
fn has_cycle(nodes: &[Node], allowed: &[bool], goals: &[Goal]) -> bool {
    let turns = goals.len().max(1);
    let at = |state: usize, turn: usize| state * turns + turn;
    // Steps of the product, and those with which the last goal comes.
    let mut steps: Vec<Vec<usize>> = vec![Vec::new(); nodes.len() * turns];
    let mut rounds = Vec::new();
    for (state, node) in nodes
        .iter()
        .enumerate()
        .filter(|(state, _)| allowed[*state])
    {
        for &(choice, to) in node.edges.iter().filter(|(_, to)| allowed[*to]) {
            for turn in 0..turns {
                let comes = goals
                    .get(turn)
                    .is_none_or(|goal| brings(node, choice, goal));
                let next = if comes { (turn + 1) % turns } else { turn };
                steps[at(state, turn)].push(at(to, next));
                if comes && turn + 1 == turns {
                    rounds.push((at(state, turn), at(to, next)));
                }
            }
        }
    }
    let firsts: BTreeSet<usize> = rounds.iter().map(|&(_, first)| first).collect();
    firsts.into_iter().any(|first| {
        let reached = reached(&steps, first);
        let mut own = rounds.iter().filter(|(_, other)| *other == first);
        own.any(|&(last, _)| reached[last])
    })
}

fn reached(steps: &[Vec<usize>], from: usize) -> Vec<bool> {
    let mut seen = vec![false; steps.len()];
    let mut stack = vec![from];
    while let Some(at) = stack.pop() {
        if !std::mem::replace(&mut seen[at], true) {
            stack.extend(&steps[at]);
        }
    }
    seen
}
