//! Random numbers: the framework's subtractive generator, as a function of a seed and of how many
//! numbers were drawn before.

use crate::rows::{native, pure};
use crate::support::{Answer, unsupported};
use fencepost_ir::Kind;
use fencepost_vm::{Exec, Native};
use std::cell::RefCell;

pub(crate) const ROWS: &[Native] = &[pure(
    "Fencepost.Runtime::RandomSample(int,long)",
    &[Kind::I32, Kind::I64],
    Some(Kind::I32),
    native!(sample),
)];

/// Numbers that are worked out at once, at most.
const FARTHEST: u64 = 1 << 20;
/// Generators that are remembered, at most.
const REMEMBERED: usize = 16;

/// A generator after it has given some numbers.
#[derive(Clone)]
struct Generator {
    seed: i32,
    seeds: [i32; 56],
    next: usize,
    plus: usize,
    drawn: u64,
}

impl Generator {
    fn new(seed: i32) -> Self {
        let mut seeds = [0i32; 56];
        let mut last = 161_803_398i32.wrapping_sub(seed.checked_abs().unwrap_or(i32::MAX));
        seeds[55] = last;
        let mut current = 1i32;
        for i in 1..55 {
            let at = 21 * i % 55;
            seeds[at] = current;
            current = wrapped(last.wrapping_sub(current));
            last = seeds[at];
        }
        for _ in 0..4 {
            for i in 1..56 {
                seeds[i] = wrapped(seeds[i].wrapping_sub(seeds[1 + (i + 30) % 55]));
            }
        }
        Self {
            seed,
            seeds,
            next: 0,
            plus: 21,
            drawn: 0,
        }
    }

    fn draw(&mut self) -> i32 {
        let after = |at: usize| if at >= 55 { 1 } else { at + 1 };
        self.next = after(self.next);
        self.plus = after(self.plus);
        let mut value = self.seeds[self.next].wrapping_sub(self.seeds[self.plus]);
        if value == i32::MAX {
            value -= 1;
        }
        let value = wrapped(value);
        self.seeds[self.next] = value;
        self.drawn += 1;
        value
    }
}

fn wrapped(value: i32) -> i32 {
    match value < 0 {
        true => value.wrapping_add(i32::MAX),
        false => value,
    }
}

thread_local! {
    /// Where drawing goes on; a matter of speed alone.
    static GENERATORS: RefCell<Vec<Generator>> = const { RefCell::new(Vec::new()) };
}

/// The number that a generator with this seed gives after so many others, if it is not too far.
fn number(seed: i32, drawn: u64) -> Option<i32> {
    GENERATORS.with_borrow_mut(|all| {
        let mut known = all.iter().position(|g| g.seed == seed && g.drawn <= drawn);
        if known.is_none() {
            all.retain(|generator| generator.seed != seed);
            if all.len() >= REMEMBERED {
                all.remove(0);
            }
            all.push(Generator::new(seed));
            known = Some(all.len() - 1);
        }
        let generator = &mut all[known?];
        if drawn - generator.drawn > FARTHEST {
            return None;
        }
        while generator.drawn < drawn {
            generator.draw();
        }
        Some(generator.draw())
    })
}

fn sample(_: &mut Exec<'_>, args: &[u64]) -> Answer {
    match number(args[0] as i32, args[1]) {
        Some(value) => Ok(u64::from(value as u32)),
        None => unsupported("so many random numbers of one generator"),
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    /// What Mono prints for the first five calls of `new Random(seed).Next()`, and for the 66th.
    #[test]
    fn seeds_give_the_numbers_of_the_framework() {
        let table = [
            (
                0,
                [1559595546, 1755192844, 1649316166, 1198642031, 442452829],
                1800834903,
            ),
            (
                1,
                [534011718, 237820880, 1002897798, 1657007234, 1412011072],
                669806174,
            ),
            (
                -5,
                [726643700, 610783965, 564707973, 1342984399, 995276750],
                440658552,
            ),
            (
                i32::MIN,
                [1559595546, 1755192844, 1649316172, 1198642031, 442452829],
                1800834903,
            ),
        ];
        for (seed, expected, later) in table {
            for (drawn, value) in expected.into_iter().enumerate() {
                assert_eq!(number(seed, drawn as u64), Some(value), "{seed}: {drawn}");
            }
            assert_eq!(number(seed, 65), Some(later));
            // Going back gives the same numbers again.
            assert_eq!(number(seed, 1), Some(expected[1]));
        }
        assert_eq!(number(7, u64::MAX), None);
    }
}
