//! Random graphs: a part is found exactly if some set of states is one, and its cycle is fair.

use super::components::Finder;
use super::graph::{Graph, Kind};
use super::lasso::fair_cycle;
use crate::worker::numbers::Numbers;
use fencepost_search::fairness::{Account, Demand, Dues, PlaceId};
use fencepost_vm::{Action, Choice, ThreadId};

type States = Vec<(Kind, Vec<(u32, Choice)>)>;

const THREADS: u64 = 2;
const GRAPHS: u64 = 20_000;

fn demands() -> Vec<Demand> {
    let of = |thread: u64| {
        let thread = ThreadId(thread as u32);
        [
            Demand::Move(thread),
            Demand::Complete(thread),
            Demand::Expire(thread, PlaceId(0)),
            Demand::Take(thread, PlaceId(1), 0),
            Demand::Take(thread, PlaceId(1), 1),
        ]
    };
    (0..THREADS).flat_map(of).collect()
}

/// A number below a bound.
fn below(numbers: &mut Numbers, bound: u64) -> u64 {
    numbers.next() % bound
}

fn random_graph(numbers: &mut Numbers) -> States {
    let count = 1 + below(numbers, 5);
    let density = 2 + below(numbers, 4);
    let state = |numbers: &mut Numbers| {
        let all = demands().into_iter();
        let mut raised: Vec<Demand> = all.filter(|_| below(numbers, density) == 0).collect();
        let inside_section = below(numbers, 5) == 0;
        raised.retain(|demand| !inside_section || !demand.lapses());
        raised.sort_unstable();
        let kind = Kind {
            dues: Dues {
                inside_section,
                counts: below(numbers, 3) == 0,
                raised,
            },
            ..Kind::default()
        };
        let out = below(numbers, 4);
        let edges = (0..out).map(|_| {
            let action = [
                Action::Step,
                Action::Complete(0),
                Action::Complete(1),
                Action::Timeout,
                Action::Data(0),
                Action::Data(1),
            ][below(numbers, 6) as usize];
            let thread = ThreadId(below(numbers, THREADS) as u32);
            (below(numbers, count) as u32, Choice { thread, action })
        });
        let edges = edges.collect();
        (kind, edges)
    };
    (0..count).map(|_| state(numbers)).collect()
}

/// Whether an execution that goes through all of a set of states, and no others, again and again
/// is fair. This is the definition, demand by demand.
fn is_fair(states: &States, set: u32) -> bool {
    let has = |state: usize| set >> state & 1 != 0;
    let inside: Vec<usize> = (0..states.len()).filter(|&state| has(state)).collect();
    demands().into_iter().all(|demand| {
        let stands = |state: &usize| states[*state].0.dues.raised.contains(&demand);
        let met = |state: usize| {
            let (kind, edges) = &states[state];
            let lapsed = demand.lapses() && !kind.dues.inside_section && !stands(&state);
            let mut edges = edges.iter().filter(|(to, _)| has(*to as usize));
            lapsed
                || edges.any(|(_, choice)| match (demand, choice.action) {
                    (Demand::Move(thread), action) => {
                        thread == choice.thread && !matches!(action, Action::Complete(_))
                    }
                    (Demand::Complete(thread), Action::Complete(0)) => thread == choice.thread,
                    (Demand::Expire(thread, _), Action::Timeout) => {
                        thread == choice.thread && stands(&state)
                    }
                    (Demand::Take(thread, _, number), Action::Data(taken)) => {
                        thread == choice.thread && number == taken && stands(&state)
                    }
                    _ => false,
                })
        };
        !inside.iter().any(stands) || inside.iter().any(|&state| met(state))
    })
}

/// Whether each state of a set leads to each other, by one step at least, without leaving it.
fn is_connected(states: &States, set: u32) -> bool {
    let has = |state: usize| set >> state & 1 != 0;
    (0..states.len()).filter(|&state| has(state)).all(|from| {
        let mut reached = 0u32;
        let mut work = vec![from];
        while let Some(state) = work.pop() {
            for &(to, _) in &states[state].1 {
                if has(to as usize) && reached >> to & 1 == 0 {
                    reached |= 1 << to;
                    work.push(to as usize);
                }
            }
        }
        reached == set
    })
}

#[test]
fn parts_are_found_if_they_are_there() {
    let mut numbers = Numbers::new(7);
    let (mut fair, mut unfair) = (0, 0);
    for _ in 0..GRAPHS {
        let states = random_graph(&mut numbers);
        let graph = Graph::made_of(&states);
        for counting in [false, true] {
            let counts = |set: u32| {
                let mut own = states.iter().enumerate();
                !counting || own.any(|(state, (kind, _))| set >> state & 1 != 0 && kind.dues.counts)
            };
            let expected = (1..1u32 << states.len())
                .any(|set| counts(set) && is_connected(&states, set) && is_fair(&states, set));
            let all = (0..states.len() as u32).collect();
            let parts = Finder::new(&graph).fair_parts(all, counting);
            assert_eq!(!parts.is_empty(), expected, "{states:?}");
            for part in &parts {
                check_cycle(&states, &graph, part, counting);
            }
            match expected {
                true => fair += 1,
                false => unfair += 1,
            }
        }
    }
    assert!(fair > 1000 && unfair > 1000, "{fair} fair, {unfair} not");
}

/// The cycle of a part is one, and owes nothing.
fn check_cycle(states: &States, graph: &Graph, part: &[u32], counting: bool) {
    let start = part[0];
    let cycle = fair_cycle(graph, part, start, counting);
    // Several edges may have one choice here, so every way that the choices can be taken is.
    let mut ways = vec![(start, Vec::new())];
    for &choice in &cycle {
        let next = ways.into_iter().flat_map(|(at, way)| {
            let edges = states[at as usize].1.iter();
            let edges = edges.filter(move |(to, other)| *other == choice && part.contains(to));
            edges.map(move |&(to, _)| {
                let mut way: Vec<u32> = way.clone();
                way.push(at);
                (to, way)
            })
        });
        ways = next.take(1000).collect();
    }
    let is_good = |(end, way): &(u32, Vec<u32>)| {
        let mut account = Account::default();
        for (&state, &choice) in way.iter().zip(&cycle) {
            account.add_states(&states[state as usize].0.dues, 1);
            account.add_step(&states[state as usize].0.dues, choice);
        }
        *end == start && account.open().next().is_none() && (account.counts() || !counting)
    };
    assert!(
        !cycle.is_empty() && ways.iter().any(is_good),
        "{states:?}\n{cycle:?}"
    );
}
