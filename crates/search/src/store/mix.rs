//! A bijection of numbers with few bits that spreads them evenly.
//!
//! What comes out decides where an entry stands; because nothing is lost, the place is a part of
//! the entry and need not be written into it (see [`super::segment`]).

const FACTORS: [u64; 2] = [0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93];

/// The inverse of an odd number modulo 2^64.
const fn inverse(odd: u64) -> u64 {
    // Each round doubles the number of bits that are right; an odd number is right in three.
    let mut inverse = odd;
    let mut round = 0;
    while round < 5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
        round += 1;
    }
    inverse
}

const INVERSES: [u64; 2] = [inverse(FACTORS[0]), inverse(FACTORS[1])];

/// A bijection of the numbers with this many bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mix {
    bits: u32,
    /// Half of the bits or one more: a shift by so many undoes itself.
    shift: u32,
}

impl Mix {
    /// The bijection of numbers with 1 to 64 bits.
    pub fn new(bits: u32) -> Self {
        debug_assert!((1..=64).contains(&bits));
        Self {
            bits,
            shift: bits.div_ceil(2),
        }
    }

    /// How many bits numbers have.
    pub fn bits(self) -> u32 {
        self.bits
    }

    #[inline]
    fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    /// Mixes a number. The result stands in the high bits; those below it are zero.
    #[inline]
    pub fn forward(self, number: u64) -> u64 {
        let mut mixed = number ^ number >> self.shift;
        mixed = mixed.wrapping_mul(FACTORS[0]) & self.mask();
        mixed ^= mixed >> self.shift;
        mixed = mixed.wrapping_mul(FACTORS[1]) & self.mask();
        mixed ^= mixed >> self.shift;
        mixed << (64 - self.bits)
    }

    /// The number that was mixed.
    pub fn backward(self, mixed: u64) -> u64 {
        let mut number = mixed >> (64 - self.bits);
        number ^= number >> self.shift;
        number = number.wrapping_mul(INVERSES[1]) & self.mask();
        number ^= number >> self.shift;
        number = number.wrapping_mul(INVERSES[0]) & self.mask();
        number ^ number >> self.shift
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back() {
        for bits in 1..=64 {
            let mix = Mix::new(bits);
            let most = u64::MAX >> (64 - bits);
            let mut number = 1u64;
            for _ in 0..2000 {
                number = number
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                for number in [number & most, number >> 32 & most, most, 0] {
                    assert_eq!(mix.backward(mix.forward(number)), number, "{bits} bits");
                }
            }
        }
    }

    #[test]
    fn no_two_numbers_become_one() {
        let mix = Mix::new(13);
        let mut seen: Vec<u64> = (0..1 << 13).map(|number| mix.forward(number)).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 1 << 13);
    }
}
