//! Circuits: conditions and numbers as literals, folded where they are known.

use crate::solver::{Lit, Solver};
use fencepost_base::FxHashMap;

/// A number as literals, the lowest bit first.
pub type Bits = Vec<Lit>;

/// Something that was built.
#[derive(Clone, Debug)]
pub enum Made {
    /// A literal that others decide.
    Gate(Lit, Vec<Lit>),
    /// Two literals that are equal where a condition holds.
    Equal(Lit, Lit, Lit),
    /// Any other clause.
    Clause(Vec<Lit>),
}

impl Made {
    /// Its kind, and all literals in it.
    pub fn parts(&self) -> (usize, Vec<Lit>) {
        match self {
            Made::Gate(out, inputs) => {
                let all = [*out].into_iter().chain(inputs.iter().copied());
                (1, all.collect())
            }
            Made::Equal(condition, a, b) => (2, vec![*condition, *a, *b]),
            Made::Clause(lits) => (3, lits.clone()),
        }
    }
}

/// Builds circuits. A gate that was built before is used again.
#[derive(Default)]
pub struct Circuit {
    /// The clauses.
    pub solver: Solver,
    /// Everything that was built, if somebody wants to know.
    pub made: Option<Vec<Made>>,
    ands: FxHashMap<(Lit, Lit), Lit>,
    xors: FxHashMap<(Lit, Lit), Lit>,
}

impl Circuit {
    /// Builds circuits for a solver.
    pub fn new(solver: Solver) -> Self {
        Self {
            solver,
            ..Self::default()
        }
    }

    /// A literal that is free.
    pub fn fresh(&mut self) -> Lit {
        self.solver.fresh()
    }

    /// Requires one of the literals.
    pub fn clause(&mut self, lits: &[Lit]) {
        if let Some(made) = &mut self.made {
            made.push(Made::Clause(lits.to_vec()));
        }
        self.solver.add(lits);
    }

    /// The same for literals that only say what comes before what, of which there are many.
    pub fn order_clause(&mut self, lits: &[Lit]) {
        self.solver.add(lits);
    }

    fn note(&mut self, step: impl FnOnce() -> Made) {
        if let Some(made) = &mut self.made {
            made.push(step());
        }
    }

    /// Both.
    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        match (a, b) {
            (Lit::FALSE, _) | (_, Lit::FALSE) => return Lit::FALSE,
            (Lit::TRUE, other) | (other, Lit::TRUE) => return other,
            _ if a == b => return a,
            _ if a == !b => return Lit::FALSE,
            _ => {}
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.ands.get(&key) {
            return known;
        }
        let out = self.fresh();
        self.note(|| Made::Gate(out, vec![a, b]));
        self.solver.add(&[!out, a]);
        self.solver.add(&[!out, b]);
        self.solver.add(&[out, !a, !b]);
        self.ands.insert(key, out);
        out
    }

    /// Either.
    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// All of several.
    pub fn all(&mut self, lits: &[Lit]) -> Lit {
        lits.iter().fold(Lit::TRUE, |sum, &lit| self.and(sum, lit))
    }

    /// Any of several.
    pub fn any(&mut self, lits: &[Lit]) -> Lit {
        match lits {
            [] => Lit::FALSE,
            [one] => *one,
            _ if lits.contains(&Lit::TRUE) => Lit::TRUE,
            [a, b] => self.or(*a, *b),
            _ => {
                let mut used: Vec<Lit> =
                    lits.iter().copied().filter(|&l| l != Lit::FALSE).collect();
                used.sort_unstable();
                used.dedup();
                if used.windows(2).any(|pair| pair[0] == !pair[1]) {
                    return Lit::TRUE;
                }
                if used.len() < 3 {
                    return self.any(&used);
                }
                let out = self.fresh();
                self.note(|| Made::Gate(out, used.clone()));
                for &lit in &used {
                    self.solver.add(&[!lit, out]);
                }
                used.push(!out);
                self.solver.add(&used);
                out
            }
        }
    }

    /// Exactly one of two.
    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        match (a, b) {
            (Lit::FALSE, other) | (other, Lit::FALSE) => return other,
            (Lit::TRUE, other) | (other, Lit::TRUE) => return !other,
            _ if a == b => return Lit::FALSE,
            _ if a == !b => return Lit::TRUE,
            _ => {}
        }
        let negated = a.is_negated() != b.is_negated();
        let plain = |lit: Lit| if lit.is_negated() { !lit } else { lit };
        let (a, b) = (plain(a), plain(b));
        let key = (a.min(b), a.max(b));
        let out = match self.xors.get(&key) {
            Some(&known) => known,
            None => {
                let out = self.fresh();
                self.note(|| Made::Gate(out, vec![a, b]));
                self.solver.add(&[!out, a, b]);
                self.solver.add(&[!out, !a, !b]);
                self.solver.add(&[out, !a, b]);
                self.solver.add(&[out, a, !b]);
                self.xors.insert(key, out);
                out
            }
        };
        if negated { !out } else { out }
    }

    /// `a` where the condition holds, else `b`.
    pub fn choose(&mut self, condition: Lit, a: Lit, b: Lit) -> Lit {
        match condition.known() {
            Some(true) => return a,
            Some(false) => return b,
            None if a == b => return a,
            None => {}
        }
        let first = self.and(condition, a);
        let second = self.and(!condition, b);
        self.or(first, second)
    }

    /// Requires that two literals are equal where a condition holds.
    pub fn equal_if(&mut self, condition: Lit, a: Lit, b: Lit) {
        if a != b {
            self.note(|| Made::Equal(condition, a, b));
            self.solver.add(&[!condition, !a, b]);
            self.solver.add(&[!condition, a, !b]);
        }
    }

    /// A known number.
    pub fn number(bits: u64, width: usize) -> Bits {
        (0..width)
            .map(|bit| Lit::constant(bit < 64 && bits >> bit & 1 != 0))
            .collect()
    }

    /// The number that bits stand for, if all of them are known.
    pub fn known(bits: &[Lit]) -> Option<u64> {
        let mut value = 0;
        for (at, lit) in bits.iter().enumerate() {
            if lit.known()? {
                value |= 1u64.checked_shl(at as u32)?;
            }
        }
        Some(value)
    }

    /// `a` where the condition holds, else `b`, bit by bit.
    pub fn choose_bits(&mut self, condition: Lit, a: &[Lit], b: &[Lit]) -> Bits {
        let pairs = a.iter().zip(b);
        pairs.map(|(&a, &b)| self.choose(condition, a, b)).collect()
    }

    /// Whether two numbers are equal.
    pub fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let mut sum = Lit::TRUE;
        for (&a, &b) in a.iter().zip(b) {
            let same = !self.xor(a, b);
            sum = self.and(sum, same);
            if sum == Lit::FALSE {
                break;
            }
        }
        sum
    }

    /// The sum and the carry out.
    pub fn add(&mut self, a: &[Lit], b: &[Lit], carry: Lit) -> (Bits, Lit) {
        let mut carry = carry;
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let half = self.xor(a, b);
            sum.push(self.xor(half, carry));
            let both = self.and(a, b);
            let passed = self.and(half, carry);
            carry = self.or(both, passed);
        }
        (sum, carry)
    }

    /// The difference, and whether the first number is at least the second, both unsigned.
    pub fn subtract(&mut self, a: &[Lit], b: &[Lit]) -> (Bits, Lit) {
        let inverted: Bits = b.iter().map(|&lit| !lit).collect();
        self.add(a, &inverted, Lit::TRUE)
    }

    /// The product, cut to the width.
    pub fn multiply(&mut self, a: &[Lit], b: &[Lit]) -> Bits {
        let width = a.len();
        let mut sum = Self::number(0, width);
        for (shift, &factor) in b.iter().enumerate() {
            if factor == Lit::FALSE {
                continue;
            }
            let mut row = Self::number(0, width);
            for at in shift..width {
                row[at] = self.and(factor, a[at - shift]);
            }
            sum = self.add(&sum, &row, Lit::FALSE).0;
        }
        sum
    }

    /// Whether `a` is less than `b`.
    pub fn less(&mut self, a: &[Lit], b: &[Lit], signed: bool) -> Lit {
        let (mut a, mut b) = (a.to_vec(), b.to_vec());
        if signed {
            // Turning the sign bits maps the order of signed numbers to that of unsigned ones.
            for bits in [&mut a, &mut b] {
                if let Some(last) = bits.last_mut() {
                    *last = !*last;
                }
            }
        }
        !self.subtract(&a, &b).1
    }

    /// Shifts by an amount that is taken modulo the width; `fill` comes in at the end.
    pub fn shift(&mut self, a: &[Lit], amount: &[Lit], left: bool, fill: Lit) -> Bits {
        let width = a.len();
        let mut value = a.to_vec();
        let mut step = 1;
        for &condition in amount {
            if step >= width {
                break;
            }
            let moved: Bits = (0..width)
                .map(|at| match left {
                    true => at.checked_sub(step).map_or(fill, |from| value[from]),
                    false => value.get(at + step).copied().unwrap_or(fill),
                })
                .collect();
            value = self.choose_bits(condition, &moved, &value);
            step *= 2;
        }
        value
    }

    /// Quotient and remainder of unsigned numbers; the divisor is not zero.
    pub fn divide(&mut self, a: &[Lit], b: &[Lit]) -> (Bits, Bits) {
        let width = a.len();
        let mut quotient = Self::number(0, width);
        // One bit more, so that shifting loses nothing.
        let mut rest = Self::number(0, width + 1);
        let mut divisor = b.to_vec();
        divisor.push(Lit::FALSE);
        for at in (0..width).rev() {
            rest.pop();
            rest.insert(0, a[at]);
            let (difference, fits) = self.subtract(&rest, &divisor);
            quotient[at] = fits;
            rest = self.choose_bits(fits, &difference, &rest);
        }
        rest.pop();
        (quotient, rest)
    }
}
