//! Something that is known of halves of states, by their numbers.

/// Halves with larger numbers are looked at each time: the table would become too large.
const MOST_HALVES: usize = 1 << 20;

/// What is known; the default value of `T` stands for what is not.
#[derive(Clone, Default)]
pub(crate) struct HalfTable<T>([Vec<T>; 2]);

impl<T: Copy + Default + PartialEq> HalfTable<T> {
    /// What is known of a half.
    #[inline]
    pub fn get(&self, half: usize, number: u32) -> Option<T> {
        let known = self.0[half].get(number as usize).copied();
        known.filter(|&known| known != T::default())
    }

    /// Notes what is known of a half.
    pub fn set(&mut self, half: usize, number: u32, value: T) {
        let (number, known) = (number as usize, &mut self.0[half]);
        if number < MOST_HALVES {
            if known.len() <= number {
                known.resize(number + 1, T::default());
            }
            known[number] = value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_told_apart() {
        let mut table = HalfTable::default();
        table.set(1, 7, 3);
        table.set(0, u32::MAX, 5);
        assert_eq!(table.get(1, 7), Some(3));
        assert_eq!(table.get(0, 7), None);
        assert_eq!(table.get(1, 6), None);
        assert_eq!(table.get(0, u32::MAX), None, "it is not kept");
    }
}
