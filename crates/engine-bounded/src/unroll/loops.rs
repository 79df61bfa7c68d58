//! The loops of a function, and an order in which each of them is one piece.
//!
//! Strongly connected parts are put in topological order; each is a loop, whose first operation
//! comes first, and the rest is taken apart in the same way. So what follows a loop comes after
//! all of it, and ways that leave the loop in different rounds are joined before they go on.

use fencepost_ir::{Function, Op, RegionKind};

/// How deep loops may nest; what is deeper counts as one loop.
const MAX_NESTING: usize = 32;

/// The loops of a function.
pub(super) struct Loops {
    /// The place of each operation in the order.
    pub place: Vec<u32>,
    /// The first operations of the loops around each operation, outer ones first.
    pub around: Vec<Vec<u32>>,
}

impl Loops {
    pub fn of(function: &Function) -> Self {
        let count = function.ops.len();
        let edges: Vec<Vec<u32>> = (0..count as u32)
            .map(|pc| successors(function, pc))
            .collect();
        let mut builder = Builder {
            edges: &edges,
            loops: Loops {
                place: vec![u32::MAX; count],
                around: vec![Vec::new(); count],
            },
            next: 0,
            inside: vec![false; count],
        };
        let all: Vec<u32> = (0..count as u32).collect();
        builder.decompose(&all, 0);
        builder.loops
    }
}

/// The handler that control goes to next when it leaves for a target, or the target.
fn next_on_leaving(function: &Function, pc: u32, target: u32) -> u32 {
    let mut rows = function.regions.iter();
    let inner = rows
        .find(|row| row.kind == RegionKind::Finally && row.protects(pc) && !row.protects(target));
    inner.map_or(target, |row| row.handler)
}

/// Where control may go from an operation. Exceptions count as edges from where protection begins.
fn successors(function: &Function, pc: u32) -> Vec<u32> {
    let mut all = match &function.ops[pc as usize] {
        Op::Jump { target } => vec![target.0],
        Op::Branch {
            then, otherwise, ..
        } => vec![then.0, otherwise.0],
        Op::Switch {
            targets, otherwise, ..
        } => {
            let mut all = targets.0.to_vec();
            all.push(otherwise.0);
            all
        }
        Op::Leave { target } => vec![next_on_leaving(function, pc, target.0)],
        Op::EndFinally {} => after_finally(function, pc),
        Op::Return { .. }
        | Op::Throw { .. }
        | Op::Rethrow {}
        | Op::EndFilter { .. }
        | Op::TailCall { .. } => Vec::new(),
        _ => vec![pc + 1],
    };
    let begun = function.regions.iter().filter(|row| row.start == pc);
    all.extend(begun.map(|row| row.handler));
    // Control may jump into the middle of a row. One that protects its own handler would make a
    // loop of it, which it is only if leaving a monitor fails again and again.
    let mut rows = function.handlers.iter();
    let rows = rows.by_ref().filter(|row| row.protects(pc));
    all.extend(
        rows.filter(|row| !row.protects(row.target))
            .map(|row| row.target),
    );
    all.retain(|&to| (to as usize) < function.ops.len());
    all.sort_unstable();
    all.dedup();
    all
}

/// Where control may go when a finally ends: on the way of every leave that may have come here.
fn after_finally(function: &Function, pc: u32) -> Vec<u32> {
    let mut found = Vec::new();
    let own = function.regions.iter().filter(|row| row.handles(pc));
    for row in own {
        for at in row.start..row.end {
            if let Some(Op::Leave { target }) = function.ops.get(at as usize)
                && !row.protects(target.0)
            {
                found.push(next_on_leaving(function, pc, target.0));
            }
        }
    }
    found
}

struct Builder<'a> {
    edges: &'a [Vec<u32>],
    loops: Loops,
    next: u32,
    /// The operations that are being taken apart.
    inside: Vec<bool>,
}

impl Builder<'_> {
    fn decompose(&mut self, nodes: &[u32], depth: usize) {
        for &node in nodes {
            self.inside[node as usize] = true;
        }
        let parts = self.components(nodes);
        for &node in nodes {
            self.inside[node as usize] = false;
        }
        for mut part in parts.into_iter().rev() {
            part.sort_unstable();
            let first = part[0];
            let alone = part.len() == 1 && !self.edges[first as usize].contains(&first);
            if alone || depth >= MAX_NESTING {
                for node in part {
                    self.put(node);
                }
                continue;
            }
            // The first in the text is nearly always where a loop is entered; any other would do.
            for &node in &part {
                self.loops.around[node as usize].push(first);
            }
            self.put(first);
            self.decompose(&part[1..], depth + 1);
        }
    }

    fn put(&mut self, node: u32) {
        self.loops.place[node as usize] = self.next;
        self.next += 1;
    }

    /// The strongly connected parts of what is inside, in reverse topological order (Tarjan).
    fn components(&self, nodes: &[u32]) -> Vec<Vec<u32>> {
        let count = self.edges.len();
        let mut number = vec![u32::MAX; count];
        let mut low = vec![u32::MAX; count];
        let mut open = vec![false; count];
        let mut stack: Vec<u32> = Vec::new();
        let mut work: Vec<(u32, usize)> = Vec::new();
        let mut parts = Vec::new();
        let mut next = 0;
        for &root in nodes {
            if number[root as usize] != u32::MAX {
                continue;
            }
            work.push((root, 0));
            while let Some((node, edge)) = work.last_mut() {
                let at = *node as usize;
                if number[at] == u32::MAX {
                    number[at] = next;
                    low[at] = next;
                    next += 1;
                    stack.push(*node);
                    open[at] = true;
                }
                if let Some(&to) = self.edges[at].get(*edge) {
                    *edge += 1;
                    let to_at = to as usize;
                    if self.inside[to_at] && number[to_at] == u32::MAX {
                        work.push((to, 0));
                    } else if self.inside[to_at] && open[to_at] {
                        low[at] = low[at].min(number[to_at]);
                    }
                    continue;
                }
                work.pop();
                if low[at] == number[at] {
                    let mut part = Vec::new();
                    while let Some(member) = stack.pop() {
                        open[member as usize] = false;
                        part.push(member);
                        if member as usize == at {
                            break;
                        }
                    }
                    parts.push(part);
                }
                if let Some(&(parent, _)) = work.last() {
                    let parent = parent as usize;
                    low[parent] = low[parent].min(low[at]);
                }
            }
        }
        parts
    }
}
