//! States as bytes that go from one process to another.
//!
//! Each connection has a dictionary of components: the words of one are sent once, later its number
//! in the dictionary stands for it. A state is sent as its differences from the one sent before it.

use fencepost_base::saved::Damaged;
use fencepost_search::store::Vector;
use fencepost_vm::{Action, Choice, MAX_OBJECTS, MAX_THREADS, ThreadId};

/// Appends a number in as few bytes as it needs.
pub(super) fn put_number(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Reads bytes that came from elsewhere.
pub(super) struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn byte(&mut self) -> Result<u8, Damaged> {
        let (&first, rest) = self.0.split_first().ok_or_else(too_short)?;
        self.0 = rest;
        Ok(first)
    }

    /// Reads what [`put_number`] wrote.
    pub fn number(&mut self) -> Result<u64, Damaged> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Damaged::new("a number is too long"))
    }

    /// Reads a number of 32 bits.
    pub fn short(&mut self) -> Result<u32, Damaged> {
        u32::try_from(self.number()?).map_err(|_| Damaged::new("a number is too large"))
    }

    fn word(&mut self) -> Result<u64, Damaged> {
        let (word, rest) = self.0.split_first_chunk().ok_or_else(too_short)?;
        self.0 = rest;
        Ok(u64::from_le_bytes(*word))
    }
}

fn too_short() -> Damaged {
    Damaged::new("it ends too early")
}

pub(super) fn put_choice(choice: Choice, out: &mut Vec<u8>) {
    let (tag, number) = match choice.action {
        Action::Step => (0, None),
        Action::Complete(number) => (1, Some(number)),
        Action::Data(number) => (2, Some(number)),
        Action::Timeout => (3, None),
        Action::Prescient(number) => (4, Some(number)),
    };
    put_number(u64::from(choice.thread.0) << 3 | tag, out);
    if let Some(number) = number {
        put_number(u64::from(number), out);
    }
}

pub(super) fn take_choice(input: &mut Bytes<'_>) -> Result<Choice, Damaged> {
    let head = input.number()?;
    let action = match head & 7 {
        0 => Action::Step,
        1 => Action::Complete(input.short()?),
        2 => Action::Data(input.short()?),
        3 => Action::Timeout,
        4 => Action::Prescient(input.short()?),
        _ => return Err(Damaged::new("a choice of an unknown kind")),
    };
    let thread = u32::try_from(head >> 3).map_err(|_| Damaged::new("a number is too large"))?;
    Ok(Choice {
        thread: ThreadId(thread),
        action,
    })
}

/// How a state was reached: from which place of the layer before, by which of its choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub parent: u32,
    pub turn: u32,
    pub choice: Choice,
}

/// Writes states for one other process.
#[derive(Default)]
pub(super) struct Sender {
    /// The number of each component in the dictionary plus 1; 0 if it was never sent.
    numbers: Vec<u32>,
    next: u32,
    /// The last state that was written, by numbers of components here.
    last: Vec<u32>,
    pub buffer: Vec<u8>,
}

impl Sender {
    /// Appends a state.
    pub fn put(&mut self, way: Way, vector: Vector<'_>) {
        put_number(u64::from(way.parent), &mut self.buffer);
        put_number(u64::from(way.turn), &mut self.buffer);
        put_choice(way.choice, &mut self.buffer);
        let leaves = vector.components();
        if leaves.len() == self.last.len() {
            let differs = |place: &usize| leaves[*place] != self.last[*place];
            let places: Vec<usize> = (0..leaves.len()).filter(differs).collect();
            put_number((places.len() as u64) << 1 | 1, &mut self.buffer);
            let mut before = 0;
            for place in places {
                put_number((place - before) as u64, &mut self.buffer);
                before = place;
                self.put_component(vector, place);
            }
        } else {
            put_number((leaves.len() as u64) << 1, &mut self.buffer);
            for place in 0..leaves.len() {
                self.put_component(vector, place);
            }
        }
        self.last.clear();
        self.last.extend_from_slice(leaves);
    }

    fn put_component(&mut self, vector: Vector<'_>, place: usize) {
        let component = vector.component(place) as usize;
        if component >= self.numbers.len() {
            // Those of a forged checkpoint may not be there. Nobody takes an empty component.
            if !vector.has_component(place) {
                self.buffer.extend([0, 0]);
                return;
            }
            self.numbers.resize(component + component / 2 + 1, 0);
        }
        let number = self.numbers[component];
        if number != 0 {
            put_number(u64::from(number), &mut self.buffer);
            return;
        }
        self.next += 1;
        self.numbers[component] = self.next;
        let words = vector.words(place);
        put_number(0, &mut self.buffer);
        put_number(words.len() as u64, &mut self.buffer);
        for word in words {
            self.buffer.extend_from_slice(&word.to_le_bytes());
        }
    }
}

/// Reads states from one other process.
#[derive(Default)]
pub(super) struct Receiver {
    /// The components of the dictionary, by their numbers here.
    dictionary: Vec<u32>,
    /// The last state that was read.
    pub last: Vec<u32>,
    words: Vec<u64>,
}

impl Receiver {
    /// Reads a state into `last`, and how it was reached. `intern` numbers components here.
    pub fn take(
        &mut self,
        input: &mut Bytes<'_>,
        mut intern: impl FnMut(&[u64]) -> Result<u32, Damaged>,
    ) -> Result<Way, Damaged> {
        let way = Way {
            parent: input.short()?,
            turn: input.short()?,
            choice: take_choice(input)?,
        };
        let head = input.number()?;
        let (count, is_whole) = (head >> 1, head & 1 == 0);
        let most = match is_whole {
            true => 1 + MAX_THREADS + MAX_OBJECTS,
            false => self.last.len(),
        };
        if count > most as u64 {
            return Err(Damaged::new("a state is too large"));
        }
        if is_whole {
            self.last.clear();
        }
        let mut place = 0;
        for _ in 0..count {
            if !is_whole {
                place += input.number()?.min(most as u64) as usize;
            }
            let component = self.take_component(input, &mut intern)?;
            if is_whole {
                self.last.push(component);
            } else {
                let leaf = self.last.get_mut(place);
                *leaf.ok_or_else(|| Damaged::new("a component has no place"))? = component;
            }
        }
        Ok(way)
    }

    fn take_component(
        &mut self,
        input: &mut Bytes<'_>,
        intern: &mut impl FnMut(&[u64]) -> Result<u32, Damaged>,
    ) -> Result<u32, Damaged> {
        let number = input.number()?;
        if number != 0 {
            let known = self.dictionary.get(number as usize - 1).copied();
            return known.ok_or_else(|| Damaged::new("a component is not in the dictionary"));
        }
        let length = input.number()?;
        if length > input.0.len() as u64 / 8 {
            return Err(too_short());
        }
        self.words.clear();
        for _ in 0..length {
            self.words.push(input.word()?);
        }
        let component = intern(&self.words)?;
        self.dictionary.push(component);
        Ok(component)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_choices_come_back() {
        let mut out = Vec::new();
        let numbers = [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        numbers
            .iter()
            .for_each(|&number| put_number(number, &mut out));
        let actions = [
            Action::Step,
            Action::Complete(7),
            Action::Data(u32::MAX),
            Action::Timeout,
            Action::Prescient(0),
        ];
        let choice = |action| Choice {
            thread: ThreadId(9),
            action,
        };
        for action in actions {
            put_choice(choice(action), &mut out);
        }
        let mut input = Bytes(&out);
        for number in numbers {
            assert_eq!(input.number(), Ok(number));
        }
        for action in actions {
            assert_eq!(take_choice(&mut input), Ok(choice(action)));
        }
        assert!(input.is_empty() && input.number().is_err());
    }

    /// Whatever bytes come, they give states of known components or an error.
    #[test]
    fn bytes_of_a_stranger_are_refused_or_harmless() {
        let mut seed = 3u64;
        for length in 0..600 {
            let bytes: Vec<u8> = (0..length)
                .map(|_| {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (seed >> 60) as u8 * 16 / 15
                })
                .collect();
            let (mut input, mut receiver) = (Bytes(&bytes), Receiver::default());
            let mut count = 0;
            while !input.is_empty() {
                let intern = |_: &[u64]| {
                    count += 1;
                    Ok(count)
                };
                if receiver.take(&mut input, intern).is_err() {
                    break;
                }
            }
            assert!(receiver.last.iter().all(|&leaf| leaf <= count));
        }
    }
}
