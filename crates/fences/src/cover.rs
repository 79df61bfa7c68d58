//! The cheapest set of items that satisfies every constraint, exactly.
//!
//! A constraint is a list of alternatives, and an alternative a set of items that must all be
//! chosen. With alternatives of one item each this is the minimum hitting set. The search is
//! branch and bound: take the constraint with the fewest ways left, try each, and give up where
//! constraints that share no item already cost too much. It is bounded by a number of steps.

/// Ways to satisfy something; each is a sorted set of items.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Constraint {
    pub alternatives: Vec<Vec<usize>>,
}

#[cfg(test)]
impl Constraint {
    /// Whether a choice satisfies it.
    pub fn holds(&self, chosen: &[bool]) -> bool {
        let all_in = |alternative: &Vec<usize>| alternative.iter().all(|&item| chosen[item]);
        self.alternatives.iter().any(all_in)
    }
}

/// A cheapest choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cover {
    /// The chosen items, sorted.
    pub items: Vec<usize>,
    /// What they cost together.
    pub cost: u64,
    /// Whether nothing cheaper exists; otherwise the search was cut.
    pub exact: bool,
}

/// Finds a cheapest choice. Nothing if no choice satisfies all constraints.
pub(crate) fn cheapest(costs: &[u64], constraints: &[Constraint], steps: u64) -> Option<Cover> {
    let mut search = Search {
        costs,
        constraints: reduce(costs, constraints),
        best: None,
        steps,
        cut: false,
    };
    let items = costs.len();
    search.branch(&mut vec![false; items], &mut vec![false; items], 0);
    let cut = search.cut;
    search.best.map(|(cost, chosen)| Cover {
        items: (0..items).filter(|&item| chosen[item]).collect(),
        cost,
        exact: !cut,
    })
}

/// Constraints without the alternatives that another item does as well, and without those that
/// follow from others.
fn reduce(costs: &[u64], constraints: &[Constraint]) -> Vec<Constraint> {
    let mut kept: Vec<Constraint> = constraints.to_vec();
    for constraint in &mut kept {
        // Equal constraints must look equal.
        constraint.alternatives.sort_unstable();
        constraint.alternatives.dedup();
    }
    kept.sort();
    kept.dedup();
    let mut single: Vec<Vec<usize>> = vec![Vec::new(); costs.len()];
    let mut paired = vec![false; costs.len()];
    for (index, constraint) in kept.iter().enumerate() {
        for alternative in &constraint.alternatives {
            match alternative.as_slice() {
                [item] => single[*item].push(index),
                many => many.iter().for_each(|&item| paired[item] = true),
            }
        }
    }
    let dominated = |item: usize| {
        !paired[item]
            && (0..costs.len()).any(|other| {
                let better = (costs[other], other) < (costs[item], item);
                let no_worse = costs[other] <= costs[item];
                let covers = single[item]
                    .iter()
                    .all(|index| single[other].contains(index));
                let more = single[other].len() > single[item].len();
                other != item && covers && (no_worse && more || better)
            })
    };
    let gone: Vec<bool> = (0..costs.len()).map(dominated).collect();
    for constraint in &mut kept {
        let is_gone = |alternative: &Vec<usize>| matches!(alternative[..], [item] if gone[item]);
        constraint.alternatives.retain(|one| !is_gone(one));
    }
    kept.sort();
    kept.dedup();
    let implied = |one: &Constraint| {
        let contains = |other: &Constraint| {
            let in_one = |alternative| one.alternatives.contains(alternative);
            other != one && other.alternatives.iter().all(in_one)
        };
        kept.iter().any(contains)
    };
    kept.iter().filter(|one| !implied(one)).cloned().collect()
}

struct Search<'a> {
    costs: &'a [u64],
    constraints: Vec<Constraint>,
    best: Option<(u64, Vec<bool>)>,
    steps: u64,
    cut: bool,
}

impl Search<'_> {
    /// What an alternative still costs, or nothing if an item of it is out of the question.
    fn rest(&self, alternative: &[usize], chosen: &[bool], banned: &[bool]) -> Option<u64> {
        let mut cost = 0;
        for &item in alternative {
            if banned[item] && !chosen[item] {
                return None;
            }
            if !chosen[item] {
                cost += self.costs[item];
            }
        }
        Some(cost)
    }

    fn branch(&mut self, chosen: &mut Vec<bool>, banned: &mut Vec<bool>, cost: u64) {
        if self.cut || self.best.as_ref().is_some_and(|best| cost >= best.0) {
            return;
        }
        // The first cover is always found, so that a cut search has one, too.
        if self.steps == 0 && self.best.is_some() {
            self.cut = true;
            return;
        }
        self.steps = self.steps.saturating_sub(1);
        let mut open: Vec<(usize, usize, u64)> = Vec::new();
        for (index, constraint) in self.constraints.iter().enumerate() {
            let ways = constraint.alternatives.iter();
            let rest: Vec<u64> = ways
                .filter_map(|alternative| self.rest(alternative, chosen, banned))
                .collect();
            match rest.iter().min() {
                None => return,
                Some(0) => {}
                Some(&least) => open.push((rest.len(), index, least)),
            }
        }
        open.sort_unstable();
        let Some(&(_, next, _)) = open.first() else {
            self.best = Some((cost, chosen.clone()));
            return;
        };
        let bound = cost + self.lower_bound(&open, chosen);
        if self.best.as_ref().is_some_and(|best| bound >= best.0) {
            return;
        }
        let mut ways: Vec<(u64, Vec<usize>)> = self.constraints[next]
            .alternatives
            .iter()
            .filter_map(|one| Some((self.rest(one, chosen, banned)?, one.clone())))
            .collect();
        ways.sort();
        let mut tried = Vec::new();
        for (added, alternative) in ways {
            let new: Vec<usize> = alternative
                .iter()
                .copied()
                .filter(|&item| !chosen[item])
                .collect();
            new.iter().for_each(|&item| chosen[item] = true);
            self.branch(chosen, banned, cost + added);
            new.iter().for_each(|&item| chosen[item] = false);
            // The other ways need not consider what was just tried.
            if let [item] = new[..]
                && !banned[item]
            {
                banned[item] = true;
                tried.push(item);
            }
        }
        tried.iter().for_each(|&item| banned[item] = false);
    }

    /// What open constraints that share no item cost at least.
    fn lower_bound(&self, open: &[(usize, usize, u64)], chosen: &[bool]) -> u64 {
        let mut used = vec![false; self.costs.len()];
        let mut bound = 0;
        for &(_, index, least) in open {
            let items = || {
                let all = self.constraints[index].alternatives.iter().flatten();
                all.copied().filter(|&item| !chosen[item])
            };
            if items().all(|item| !used[item]) {
                bound += least;
                items().for_each(|item| used[item] = true);
            }
        }
        bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    /// The cheapest choice by trying all.
    fn brute_force(costs: &[u64], constraints: &[Constraint]) -> Option<u64> {
        let choices = (0u32..1 << costs.len()).filter_map(|bits| {
            let chosen: Vec<bool> = (0..costs.len()).map(|item| bits >> item & 1 != 0).collect();
            let cost = costs.iter().zip(&chosen).filter(|(_, chosen)| **chosen);
            let cost = cost.map(|(cost, _)| cost).sum();
            let holds = constraints.iter().all(|one| one.holds(&chosen));
            holds.then_some(cost)
        });
        choices.min()
    }

    #[test]
    fn agrees_with_trying_all() {
        let mut seed = 0x9e37_79b9_7f4a_7c15;
        let mut infeasible = 0;
        for _ in 0..3000 {
            let items = 1 + (next(&mut seed) % 9) as usize;
            let costs: Vec<u64> = (0..items).map(|_| 1 + next(&mut seed) % 4).collect();
            let count = next(&mut seed) % 8;
            let constraints: Vec<Constraint> = (0..count)
                .map(|_| {
                    let ways = next(&mut seed) % 5;
                    let alternatives = (0..ways).map(|_| {
                        let size = 1 + next(&mut seed) % 2;
                        let mut one: Vec<usize> = (0..size)
                            .map(|_| next(&mut seed) as usize % items)
                            .collect();
                        one.sort_unstable();
                        one.dedup();
                        one
                    });
                    Constraint {
                        alternatives: alternatives.collect(),
                    }
                })
                .collect();
            let found = cheapest(&costs, &constraints, u64::MAX);
            let expected = brute_force(&costs, &constraints);
            assert_eq!(found.as_ref().map(|cover| cover.cost), expected);
            if let Some(cover) = found {
                assert!(cover.exact);
                let chosen: Vec<bool> = (0..items).map(|i| cover.items.contains(&i)).collect();
                assert!(constraints.iter().all(|one| one.holds(&chosen)));
            } else {
                infeasible += 1;
            }
        }
        assert!(infeasible > 100);
    }

    #[test]
    fn a_cut_search_has_a_cover_and_says_that_it_was_cut() {
        let costs = vec![1; 12];
        let constraints: Vec<Constraint> = (0..12)
            .flat_map(|a| {
                (0..a).map(move |b| Constraint {
                    alternatives: vec![vec![b], vec![a]],
                })
            })
            .collect();
        let cut = cheapest(&costs, &constraints, 1).unwrap();
        assert!(!cut.exact);
        let whole = cheapest(&costs, &constraints, 1 << 20).unwrap();
        assert!(whole.exact && whole.cost == 11);
    }
}
