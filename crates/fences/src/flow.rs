//! Minimum cuts of a network, by Dinic's algorithm.

/// An edge and its way back, which is the next or the previous one in the list.
struct Edge {
    to: usize,
    left: u64,
}

/// A network with capacities.
pub(crate) struct Network {
    edges: Vec<Edge>,
    at: Vec<Vec<usize>>,
}

/// A capacity that no cut can have.
pub(crate) const UNLIMITED: u64 = 1 << 62;

impl Network {
    pub fn new(nodes: usize) -> Self {
        Self {
            edges: Vec::new(),
            at: vec![Vec::new(); nodes],
        }
    }

    /// Adds an edge and gives its number.
    pub fn add(&mut self, from: usize, to: usize, capacity: u64) -> usize {
        let number = self.edges.len();
        self.edges.push(Edge { to, left: capacity });
        self.edges.push(Edge { to: from, left: 0 });
        self.at[from].push(number);
        self.at[to].push(number + 1);
        number
    }

    /// The nodes that stay with the source once every cheapest way to the sink is cut; nothing if
    /// some way cannot be cut.
    pub fn cut(&mut self, source: usize, sink: usize) -> Option<Vec<bool>> {
        let mut flow: u64 = 0;
        loop {
            let levels = self.levels(source);
            if levels[sink] == usize::MAX {
                return Some(levels.iter().map(|&level| level != usize::MAX).collect());
            }
            let mut next = vec![0; self.at.len()];
            loop {
                let pushed = self.push(source, sink, &levels, &mut next);
                if pushed == 0 {
                    break;
                }
                flow = flow.saturating_add(pushed);
                if flow >= UNLIMITED {
                    return None;
                }
            }
        }
    }

    /// The distance of every node from the source over edges with room.
    fn levels(&self, source: usize) -> Vec<usize> {
        let mut levels = vec![usize::MAX; self.at.len()];
        levels[source] = 0;
        let mut queue = std::collections::VecDeque::from([source]);
        while let Some(node) = queue.pop_front() {
            for &edge in &self.at[node] {
                let Edge { to, left } = self.edges[edge];
                if left > 0 && levels[to] == usize::MAX {
                    levels[to] = levels[node] + 1;
                    queue.push_back(to);
                }
            }
        }
        levels
    }

    /// Pushes along one shortest way, and gives how much.
    fn push(&mut self, source: usize, sink: usize, levels: &[usize], next: &mut [usize]) -> u64 {
        let mut way: Vec<usize> = Vec::new();
        let mut node = source;
        while node != sink {
            let step = self.at[node][next[node]..].iter().copied().find(|&edge| {
                let Edge { to, left } = self.edges[edge];
                let open = left > 0 && levels[to] == levels[node] + 1;
                next[node] += usize::from(!open);
                open
            });
            match (step, way.pop()) {
                (Some(edge), last) => {
                    way.extend(last);
                    way.push(edge);
                    node = self.edges[edge].to;
                }
                // A dead end: the edge that led here leads nowhere.
                (None, Some(edge)) => {
                    node = self.edges[edge ^ 1].to;
                    next[node] += 1;
                }
                (None, None) => return 0,
            }
        }
        let room = way.iter().map(|&edge| self.edges[edge].left).min();
        let pushed = room.unwrap_or(0);
        for edge in way {
            self.edges[edge].left -= pushed;
            self.edges[edge ^ 1].left += pushed;
        }
        pushed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_are_as_cheap_as_trying_all() {
        let mut seed = 0x0123_4567_89ab_cdef_u64;
        let mut next = |bound: u64| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed % bound
        };
        for _ in 0..500 {
            let nodes = 3 + next(5) as usize;
            let edges: Vec<(usize, usize, u64)> = (0..next(14))
                .map(|_| {
                    let capacity = match next(6) {
                        0 => UNLIMITED,
                        _ => 1 + next(5),
                    };
                    let end = |n: u64| n as usize;
                    (end(next(nodes as u64)), end(next(nodes as u64)), capacity)
                })
                .collect();
            // Every way to divide the nodes, with the first on one side and the last on the other.
            let cheapest = (0u32..1 << (nodes - 2))
                .map(|bits| {
                    let side = |n: usize| n == 0 || n < nodes - 1 && bits >> (n - 1) & 1 != 0;
                    let crossing = edges
                        .iter()
                        .filter(|(from, to, _)| side(*from) && !side(*to));
                    crossing.map(|edge| edge.2).fold(0, u64::saturating_add)
                })
                .min();
            let mut network = Network::new(nodes);
            for &(from, to, capacity) in &edges {
                network.add(from, to, capacity);
            }
            let found = network.cut(0, nodes - 1).map(|side| {
                let crossing = edges
                    .iter()
                    .filter(|(from, to, _)| side[*from] && !side[*to]);
                crossing.map(|edge| edge.2).sum::<u64>()
            });
            assert_eq!(
                found,
                cheapest.filter(|&cost| cost < UNLIMITED),
                "{edges:?}"
            );
        }
    }
}
