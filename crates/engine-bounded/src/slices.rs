//! Bits that are only moved about.
//!
//! A data type that stores values without looking at them does the same with every bit of them.
//! Then the formula falls apart into what is decided (the order, the ways taken, the places) and
//! one slice for each bit, and slices that are built alike have the same solutions. If results
//! differ in one such slice, they can differ in any other: give all of them the values of that
//! one. So it is enough to ask about one slice of each kind.

use crate::circuit::{Circuit, Made};
use crate::solver::Lit;
use crate::value::Data;
use fencepost_base::FxHashMap;
use std::collections::BTreeMap;

/// The slice that each variable belongs to; those that decide something belong to none.
pub(crate) struct Slices {
    of: Vec<Option<u32>>,
    /// For each slice, the first one that is built alike.
    like: BTreeMap<u32, u32>,
}

/// One step of building a slice, with the variables of the slice by their order.
type Shape = Vec<(usize, Vec<Part>)>;

/// The steps of a shape that are no part of the circuit: bits that the slices begin with.
const BEGINNING: usize = 0;
/// The first of those for bits that are compared, by what they are bits of.
const COMPARED: usize = 16;

/// Two bits that are compared, and what they are bits of.
pub(crate) type Pair = (usize, Lit, Lit);

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// A literal that decides, or a constant.
    Outside(Lit),
    /// A variable of the slice, and whether it is negated.
    Inside(usize, bool),
}

impl Slices {
    /// Takes the circuit apart, beginning with the bits of some values; `pairs` is what is asked
    /// about. Nothing if bits meet.
    pub fn of(circuit: &Circuit, values: &[&Data], pairs: &[Pair]) -> Option<Self> {
        let made = circuit.made.as_deref()?;
        let mut of = vec![None; circuit.solver.variables()];
        for value in values {
            let Data::Bits(bits) = value else { return None };
            for (at, &bit) in bits.iter().enumerate() {
                if bit.known().is_none() {
                    merge(&mut of, bit, Some(at as u32))?;
                }
            }
        }
        // What is loaded may be built before what it is loaded from.
        while spread(made, &mut of)? {}
        let mut slices = Self {
            of,
            like: BTreeMap::new(),
        };
        slices.compare(made, values, pairs)?;
        Some(slices)
    }

    /// Slices by the place of each bit, whatever the circuit does with them.
    pub fn by_place(circuit: &Circuit, pairs: &[Pair]) -> Self {
        let mut of = vec![None; circuit.solver.variables()];
        let (mut column, mut place) = (usize::MAX, 0);
        let mut like = BTreeMap::new();
        for &(at, a, b) in pairs {
            place = if at == column { place + 1 } else { 0 };
            column = at;
            for bit in [a, b] {
                if bit.known().is_none() {
                    of[bit.variable() as usize] = Some(place);
                }
            }
            like.insert(place, 0);
        }
        Self { of, like }
    }

    /// Finds the slices that are built alike.
    fn compare(&mut self, made: &[Made], values: &[&Data], pairs: &[Pair]) -> Option<()> {
        let mut shapes: BTreeMap<u32, Shape> = BTreeMap::new();
        let mut order: FxHashMap<u32, (u32, usize)> = FxHashMap::default();
        let mut count: BTreeMap<u32, usize> = BTreeMap::new();
        let mut part = |of: &[Option<u32>], lit: Lit| match of[lit.variable() as usize] {
            None => Part::Outside(lit),
            Some(slice) => {
                let next = count.entry(slice).or_default();
                let entry = order.entry(lit.variable()).or_insert((slice, *next));
                *next += usize::from(entry.1 == *next);
                Part::Inside(entry.1, lit.is_negated())
            }
        };
        for value in values {
            if let Data::Bits(bits) = value {
                for &bit in bits {
                    if let Some(slice) = self.of[bit.variable() as usize] {
                        let one = part(&self.of, bit);
                        let shape = shapes.entry(slice).or_default();
                        shape.push((BEGINNING, vec![one]));
                    }
                }
            }
        }
        for step in made {
            let (kind, lits) = step.parts();
            let slice = lits.iter().find_map(|lit| self.of[lit.variable() as usize]);
            if let Some(slice) = slice {
                let parts = lits.iter().map(|&lit| part(&self.of, lit)).collect();
                shapes.entry(slice).or_default().push((kind, parts));
            }
        }
        for &(column, a, b) in pairs {
            let slices = [a, b].map(|lit| self.of[lit.variable() as usize]);
            let slice = match slices {
                [Some(own), Some(other)] if own != other => return None,
                [own, other] => own.or(other),
            };
            if let Some(slice) = slice {
                let parts = vec![part(&self.of, a), part(&self.of, b)];
                shapes
                    .entry(slice)
                    .or_default()
                    .push((COMPARED + column, parts));
            }
        }
        let mut first: BTreeMap<Shape, u32> = BTreeMap::new();
        for (slice, shape) in shapes {
            let like = *first.entry(shape).or_insert(slice);
            self.like.insert(slice, like);
        }
        Some(())
    }

    /// Whether a bit need not be looked at, because one that is built alike is.
    pub fn is_spare(&self, bit: Lit) -> bool {
        let slice = self.of.get(bit.variable() as usize).copied().flatten();
        slice.is_some_and(|slice| self.like.get(&slice).is_some_and(|&like| like != slice))
    }
}

/// Puts a variable into a slice; nothing if it is in another one. Says whether that is new.
fn merge(of: &mut [Option<u32>], lit: Lit, slice: Option<u32>) -> Option<bool> {
    let entry = &mut of[lit.variable() as usize];
    match (*entry, slice) {
        (_, None) => Some(false),
        (Some(own), Some(other)) => (own == other).then_some(false),
        (None, Some(_)) if lit.known().is_some() => None,
        (None, Some(_)) => {
            *entry = slice;
            Some(true)
        }
    }
}

/// Spreads slices over everything that is built from them. Says whether there is more.
fn spread(made: &[Made], of: &mut [Option<u32>]) -> Option<bool> {
    let mut more = false;
    for step in made {
        match step {
            Made::Gate(out, inputs) => {
                let mut slice = None;
                for input in inputs {
                    match (slice, of[input.variable() as usize]) {
                        (_, None) => {}
                        (None, some) => slice = some,
                        (Some(a), Some(b)) if a == b => {}
                        (Some(_), Some(_)) => return None,
                    }
                }
                more |= merge(of, *out, slice)?;
            }
            Made::Equal(condition, a, b) => {
                if of[condition.variable() as usize].is_some() {
                    return None;
                }
                let (own, other) = (of[a.variable() as usize], of[b.variable() as usize]);
                // A constant stays what it is; it is part of how the slice is built.
                if a.known().is_none() {
                    more |= merge(of, *a, other)?;
                }
                if b.known().is_none() {
                    more |= merge(of, *b, own)?;
                }
            }
            Made::Clause(lits) => {
                let inside = |lit: &Lit| of[lit.variable() as usize].is_some();
                if lits.iter().any(inside) {
                    return None;
                }
            }
        }
    }
    Some(more)
}
