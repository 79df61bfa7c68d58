//! A total order that keeps to the edges of a graph while edges are added.
//!
//! An edge that already points forward costs nothing. One that points backward makes only what
//! lies between its ends move (Pearce and Kelly's dynamic topological sort), or closes a cycle
//! and is refused. Where finding out takes too long, an edge is refused, too.

use std::ops::RangeInclusive;

/// How many edges may be looked at for one order, if nobody says.
const MOST_EDGES: usize = 20_000_000;

/// Nodes `0..n` in an order that keeps to all edges.
pub(crate) struct Order {
    /// The place of each node.
    place: Vec<usize>,
    /// Edges out of each node, and into it.
    out: Vec<Vec<usize>>,
    into: Vec<Vec<usize>>,
    /// In which walk along edges each node was met last, and how many walks there were.
    met: Vec<u64>,
    walks: u64,
    /// How many edges may still be looked at.
    left: usize,
}

/// A direction along edges.
#[derive(Clone, Copy)]
enum Way {
    Out,
    Into,
}

impl Order {
    /// The order `0, 1, … n - 1`, without edges.
    pub fn new(nodes: usize) -> Self {
        Self {
            place: (0..nodes).collect(),
            out: vec![Vec::new(); nodes],
            into: vec![Vec::new(); nodes],
            met: vec![0; nodes],
            walks: 0,
            left: MOST_EDGES,
        }
    }

    /// Adds an edge, unless it would close a cycle or it would take too long to say whether it
    /// does; says whether it was added.
    pub fn add(&mut self, from: usize, to: usize) -> bool {
        if self.place[from] > self.place[to] && !self.turn(from, to) {
            return false;
        }
        self.out[from].push(to);
        self.into[to].push(from);
        true
    }

    /// Moves nodes so that `from` comes before `to`, which it does not yet. Says whether it could.
    fn turn(&mut self, from: usize, to: usize) -> bool {
        let (low, high) = (self.place[to], self.place[from]);
        let Some(behind) = self.within(to, Way::Out, 0..=high) else {
            return false;
        };
        if self.met[from] == self.walks {
            return false;
        }
        let Some(before) = self.within(from, Way::Into, low..=usize::MAX) else {
            return false;
        };
        // What must come before `from` takes the first of the places that both groups had.
        let mut moved: Vec<usize> = Vec::with_capacity(before.len() + behind.len());
        for group in [before, behind] {
            let mut group = group;
            group.sort_by_key(|&node| self.place[node]);
            moved.extend(group);
        }
        let mut places: Vec<usize> = moved.iter().map(|&node| self.place[node]).collect();
        places.sort_unstable();
        for (node, place) in moved.into_iter().zip(places) {
            self.place[node] = place;
        }
        true
    }

    /// The nodes reachable over some edges without leaving a range of places, unless there are too
    /// many edges to look at.
    fn within(
        &mut self,
        start: usize,
        way: Way,
        places: RangeInclusive<usize>,
    ) -> Option<Vec<usize>> {
        let edges = match way {
            Way::Out => &self.out,
            Way::Into => &self.into,
        };
        self.walks += 1;
        self.met[start] = self.walks;
        let mut found = vec![start];
        let mut at = 0;
        while at < found.len() {
            let ends = &edges[found[at]];
            let Some(left) = self.left.checked_sub(ends.len() + 1) else {
                self.left = 0;
                return None;
            };
            self.left = left;
            for &next in ends {
                if places.contains(&self.place[next]) && self.met[next] != self.walks {
                    self.met[next] = self.walks;
                    found.push(next);
                }
            }
            at += 1;
        }
        Some(found)
    }

    /// The nodes that edges lead to from a node.
    pub fn after(&self, node: usize) -> &[usize] {
        &self.out[node]
    }

    /// The nodes in their order.
    pub fn nodes(&self) -> Vec<usize> {
        let mut nodes = vec![0; self.place.len()];
        for (node, &place) in self.place.iter().enumerate() {
            nodes[place] = node;
        }
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn edges_turn_the_order_and_cycles_are_refused() {
        let mut order = Order::new(4);
        assert!(order.add(0, 1));
        assert!(order.add(3, 0));
        assert!(!order.add(1, 3));
        assert!(order.add(2, 3));
        assert_eq!(order.nodes(), [2, 3, 0, 1]);
        assert!(!order.add(0, 2));
    }

    /// What it takes too long to look into is refused, and the order stays as it is.
    #[test]
    fn an_edge_is_refused_when_there_are_too_many_to_look_at() {
        let mut order = Order::new(4);
        assert!(order.add(0, 1));
        assert!(order.add(1, 2));
        order.left = 3;
        assert!(!order.add(3, 0));
        assert_eq!(order.nodes(), [0, 1, 2, 3]);
        // One that points forward takes no looking.
        assert!(order.add(2, 3));
    }

    #[test]
    fn an_order_keeps_to_every_edge_that_was_taken() {
        // A fixed sequence of pseudo-random edges; a refused one must have closed a cycle.
        let mut seed = 12345_u64;
        let mut next = |bound: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
            (seed >> 33) as usize % bound
        };
        let mut order = Order::new(40);
        let mut taken: Vec<(usize, usize)> = Vec::new();
        for _ in 0..400 {
            let (from, to) = (next(40), next(40));
            if from == to {
                continue;
            }
            let mut reached = vec![to];
            let mut at = 0;
            while at < reached.len() {
                let here = reached[at];
                for &(a, b) in &taken {
                    if a == here && !reached.contains(&b) {
                        reached.push(b);
                    }
                }
                at += 1;
            }
            let closes = reached.contains(&from);
            assert_eq!(order.add(from, to), !closes);
            if !closes {
                taken.push((from, to));
            }
            let nodes = order.nodes();
            let place = |node: usize| nodes.iter().position(|&n| n == node);
            assert!(taken.iter().all(|&(a, b)| place(a) < place(b)));
        }
    }
}
