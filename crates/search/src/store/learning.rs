//! Which components of states belong together, learned from some states.
//!
//! Components that say much about each other (their mutual information, over the states that were
//! seen) should stand in the same half, and close together in it: then a half, and each group of
//! components in it, takes few values. What is learned decides how much memory states take and how
//! fast they are found, nothing else.

use super::layout::{Layout, MOST_COMPONENTS};
use super::shape::{LEFT, RIGHT, Shape};
use rustc_hash::FxHashMap;

/// States of one shape that are looked at.
const MOST_STATES: usize = 1024;
/// Fewer states than this say too little.
const FEWEST_STATES: usize = 64;
/// Components that are put in order; those that vary less follow them.
const MOST_VARYING: usize = 64;
/// Tables of pairs of values have at most this many entries; larger ones are hashed.
const MOST_PAIRS: usize = 1 << 16;
/// From how many columns a division is tried.
const MOST_STARTS: usize = 16;
/// How often a division is improved.
const MOST_ROUNDS: usize = 16;
/// How far from the middle a division may be, as a part of all weight, and what it costs to be
/// further away.
const SLACK: f64 = 0.05;
const UNBALANCED: f64 = 4.0;

/// A component over all states: equal numbers mean equal components.
struct Column {
    place: u32,
    numbers: Vec<u16>,
    values: usize,
    /// How many bits it says (its entropy).
    weight: f64,
}

/// How much columns say about each other.
struct Ties {
    weights: Vec<f64>,
    /// Row by row.
    between: Vec<f64>,
}

impl Ties {
    #[inline]
    fn between(&self, one: usize, other: usize) -> f64 {
        self.between[one * self.weights.len() + other]
    }
}

/// The order in which these states, all of one shape, fold best as far as one can tell. None if
/// they say too little.
pub(super) fn learn(shape: Shape, vectors: &[Vec<u32>]) -> Option<Layout> {
    let enough = vectors.len() >= FEWEST_STATES && shape.length() <= MOST_COMPONENTS;
    let vectors = &vectors[..vectors.len().min(MOST_STATES)];
    if !enough || vectors.iter().any(|v| v.len() != shape.length()) {
        return None;
    }
    let logs = Logs::new(vectors.len());
    let columns = (0..shape.length()).map(|place| column(vectors, place, &logs));
    let (mut varying, mut rest): (Vec<Column>, Vec<Column>) =
        columns.partition(|column| column.values > 1);
    varying.sort_by(|one, other| other.weight.total_cmp(&one.weight));
    rest.extend(varying.drain(varying.len().min(MOST_VARYING)..));
    if varying.len() < 2 {
        return None;
    }
    varying.sort_by_key(|column| column.place);
    rest.sort_by_key(|column| column.place);
    let ties = ties(&varying, &logs);
    let all: Vec<usize> = (0..varying.len()).collect();
    let halves = divide(&all, &ties).map(|half| in_order(half, &ties));
    let mut places = halves.map(|half| half.iter().map(|&at| varying[at].place).collect());
    for column in &rest {
        let [left, right]: &mut [Vec<u32>; 2] = &mut places;
        let shorter = if left.len() < right.len() {
            LEFT
        } else {
            RIGHT
        };
        places[shorter].push(column.place);
    }
    Layout::learned(shape, places)
}

/// What one more of something that was there so often adds to the sum of `n log n`.
struct Logs(Vec<f64>);

impl Logs {
    fn new(most: usize) -> Self {
        let of = |count: usize| count as f64 * (count.max(1) as f64).log2();
        Self((0..most).map(|count| of(count + 1) - of(count)).collect())
    }

    /// The entropy of values, from the sum of `n log n` over how often each is there.
    fn entropy(&self, sum: f64) -> f64 {
        let count = self.0.len() as f64;
        count.log2() - sum / count
    }
}

fn column(vectors: &[Vec<u32>], place: usize, logs: &Logs) -> Column {
    let mut known: FxHashMap<u32, u16> = FxHashMap::default();
    let mut counts: Vec<u16> = Vec::new();
    let (mut numbers, mut sum) = (Vec::with_capacity(vectors.len()), 0.0);
    for vector in vectors {
        let fresh = counts.len() as u16;
        let number = *known.entry(vector[place]).or_insert(fresh);
        if number == fresh {
            counts.push(0);
        }
        let count = &mut counts[number as usize];
        sum += logs.0[*count as usize];
        *count += 1;
        numbers.push(number);
    }
    Column {
        place: place as u32,
        numbers,
        values: counts.len(),
        weight: logs.entropy(sum),
    }
}

fn ties(columns: &[Column], logs: &Logs) -> Ties {
    let count = columns.len();
    let mut between = vec![0.0; count * count];
    let mut counts = Vec::new();
    for (at, one) in columns.iter().enumerate() {
        for (beside, other) in columns.iter().enumerate().skip(at + 1) {
            let both = logs.entropy(sum_of_pairs(one, other, logs, &mut counts));
            let tie = (one.weight + other.weight - both).max(0.0);
            between[at * count + beside] = tie;
            between[beside * count + at] = tie;
        }
    }
    Ties {
        weights: columns.iter().map(|column| column.weight).collect(),
        between,
    }
}

/// The sum of `n log n` over how often each pair of values is there.
fn sum_of_pairs(one: &Column, other: &Column, logs: &Logs, counts: &mut Vec<u16>) -> f64 {
    let pairs = one.numbers.iter().zip(&other.numbers);
    let pairs = pairs.map(|(&a, &b)| a as usize * other.values + b as usize);
    let mut sum = 0.0;
    let mut add = |count: &mut u16| {
        sum += logs.0[*count as usize];
        *count += 1;
    };
    if one.values * other.values <= MOST_PAIRS {
        counts.clear();
        counts.resize(one.values * other.values, 0);
        pairs.for_each(|pair| add(&mut counts[pair]));
    } else {
        let mut counts: FxHashMap<usize, u16> = FxHashMap::default();
        pairs.for_each(|pair| add(counts.entry(pair).or_insert(0)));
    }
    sum
}

/// Columns on two sides.
struct Division<'a> {
    columns: &'a [usize],
    ties: &'a Ties,
    /// Whether each column is on the first side.
    first: Vec<bool>,
    /// How much each column is tied to the first side, less how much to the second.
    pull: Vec<f64>,
    /// The weight of the first side and of both.
    weight: f64,
    total: f64,
}

impl<'a> Division<'a> {
    /// All columns on the second side.
    fn new(columns: &'a [usize], ties: &'a Ties) -> Self {
        let tied = |&one: &usize| columns.iter().map(|&c| ties.between(one, c)).sum::<f64>();
        Self {
            columns,
            ties,
            first: vec![false; columns.len()],
            pull: columns.iter().map(|column| -tied(column)).collect(),
            weight: 0.0,
            total: columns.iter().map(|&column| ties.weights[column]).sum(),
        }
    }

    fn weight_of(&self, at: usize) -> f64 {
        self.ties.weights[self.columns[at]]
    }

    /// Moves a column to the other side.
    fn turn(&mut self, at: usize) {
        let sign = if self.first[at] { -1.0 } else { 1.0 };
        self.first[at] = !self.first[at];
        self.weight += sign * self.weight_of(at);
        for (pull, &column) in self.pull.iter_mut().zip(self.columns) {
            *pull += 2.0 * sign * self.ties.between(column, self.columns[at]);
        }
    }

    /// What it costs that the first side has this weight.
    fn imbalance(&self, weight: f64) -> f64 {
        let off = (weight - self.total / 2.0).abs() - SLACK * self.total;
        UNBALANCED * off.max(0.0)
    }

    /// What turning a column changes: the ties that are cut, and the balance.
    fn change(&self, at: usize) -> f64 {
        let sign = if self.first[at] { -1.0 } else { 1.0 };
        let weight = self.weight + sign * self.weight_of(at);
        -sign * self.pull[at] + self.imbalance(weight) - self.imbalance(self.weight)
    }

    /// What is tied across, and what the balance costs.
    fn cost(&self) -> f64 {
        let side = |wanted: bool| {
            let both = self.columns.iter().zip(&self.first);
            both.filter(move |(_, first)| **first == wanted)
                .map(|(&column, _)| column)
        };
        let across = side(true).flat_map(|one| side(false).map(move |other| (one, other)));
        let cut: f64 = across
            .map(|(one, other)| self.ties.between(one, other))
            .sum();
        cut + self.imbalance(self.weight)
    }

    /// Moves what is tied most to the first side there, until it has half of the weight.
    fn grow(&mut self, start: usize) {
        self.turn(start);
        while self.weight < self.total / 2.0 {
            let others = (0..self.columns.len()).filter(|&at| !self.first[at]);
            let Some(next) = others.max_by(|&a, &b| self.pull[a].total_cmp(&self.pull[b])) else {
                return;
            };
            if self.weight + self.weight_of(next) > self.total * 0.6 {
                return;
            }
            self.turn(next);
        }
    }

    /// Moves columns as long as that makes it better.
    fn improve(&mut self) {
        for _ in 0..MOST_ROUNDS {
            let mut better = false;
            for at in 0..self.columns.len() {
                if self.change(at) < -1e-9 {
                    self.turn(at);
                    better = true;
                }
            }
            if !better {
                return;
            }
        }
    }
}

/// Columns in two parts that say as much and have little to do with each other.
fn divide(columns: &[usize], ties: &Ties) -> [Vec<usize>; 2] {
    let step = columns.len().div_ceil(MOST_STARTS).max(1);
    let mut best: Option<(f64, Vec<bool>)> = None;
    for start in (0..columns.len()).step_by(step) {
        let mut division = Division::new(columns, ties);
        division.grow(start);
        division.improve();
        let cost = division.cost();
        if best.as_ref().is_none_or(|(least, _)| cost < least - 1e-9) {
            best = Some((cost, division.first));
        }
    }
    let first = best.map(|(_, first)| first).unwrap_or_default();
    let side = |wanted: bool| {
        let both = columns.iter().zip(&first);
        let side = both.filter(|(_, is_first)| **is_first == wanted);
        side.map(|(&column, _)| column).collect()
    };
    [side(true), side(false)]
}

/// Columns in an order in which those that belong together are neighbours.
fn in_order(columns: Vec<usize>, ties: &Ties) -> Vec<usize> {
    if columns.len() <= 2 {
        return columns;
    }
    let parts = divide(&columns, ties);
    if parts.iter().any(Vec::is_empty) {
        return columns;
    }
    let [first, second] = parts.map(|part| in_order(part, ties));
    [first, second].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::random::Numbers;

    /// Four groups of components that vary together, spread over the vector, beside constant ones:
    /// no group is divided between the halves, and its members are neighbours.
    #[test]
    fn what_varies_together_stands_together() {
        let mut numbers = Numbers::new(3);
        let shape = Shape::new(5, 14);
        let vectors: Vec<Vec<u32>> = (0..1000)
            .map(|_| {
                let groups: Vec<u32> = (0..4).map(|_| numbers.below(5) as u32).collect();
                let component = |place: usize| match place {
                    0..16 => 10 * place as u32 + groups[place * 7 % 4] * (1 + place as u32 % 2),
                    _ => 7,
                };
                (0..shape.length()).map(component).collect()
            })
            .collect();
        let layout = learn(shape, &vectors).expect("something varies");
        for group in 0..4 {
            let members = (0..16).filter(|place| place * 7 % 4 == group);
            let spots: Vec<_> = members.map(|place| layout.half_of(place)).collect();
            assert!(spots.iter().all(|spot| spot.0 == spots[0].0), "{spots:?}");
            let places = spots.iter().map(|spot| spot.1);
            let (first, last) = (places.clone().min(), places.max());
            assert_eq!(last.zip(first).map(|(l, f)| l - f), Some(3), "{spots:?}");
        }
    }

    #[test]
    fn what_says_nothing_teaches_nothing() {
        let shape = Shape::new(1, 2);
        assert!(learn(shape, &[]).is_none());
        assert!(learn(shape, &vec![vec![1, 2, 3, 4]; 500]).is_none());
        assert!(learn(shape, &vec![vec![1, 2, 3]; 500]).is_none());
    }
}
