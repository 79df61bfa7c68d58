//! Choices in few bytes: a deep search holds the choices of every state on its stack.
//!
//! Most choices are steps of threads with small numbers; those take a byte.

use fencepost_vm::{Action, Choice, ThreadId};

/// A first byte below this is a step of the thread with that number.
const SHORT: u8 = 0xf0;
/// This and the kind of the action: a byte for the thread and one for the number follow.
const MEDIUM: u8 = SHORT;
/// This and the kind of the action: four bytes each follow.
const LONG: u8 = 0xf8;

/// Writes a choice behind others.
#[inline]
pub(crate) fn put(choice: Choice, out: &mut Vec<u8>) {
    let thread = choice.thread.0;
    if choice.action == Action::Step && thread < u32::from(SHORT) {
        out.push(thread as u8);
    } else {
        put_long(choice, out);
    }
}

fn put_long(choice: Choice, out: &mut Vec<u8>) {
    let thread = choice.thread.0;
    let (kind, number) = match choice.action {
        Action::Step => (0, 0),
        Action::Complete(number) => (1, number),
        Action::Data(number) => (2, number),
        Action::Timeout => (3, 0),
        Action::Prescient(number) => (4, number),
    };
    match (u8::try_from(thread), u8::try_from(number)) {
        (Ok(thread), Ok(number)) => out.extend([MEDIUM | kind, thread, number]),
        _ => {
            out.push(LONG | kind);
            out.extend(thread.to_le_bytes());
            out.extend(number.to_le_bytes());
        }
    }
}

/// The choice that was written at a place, and the place behind it.
#[inline]
pub(crate) fn get(bytes: &[u8], at: usize) -> (Choice, usize) {
    match bytes[at] {
        thread if thread < SHORT => {
            let choice = Choice {
                thread: ThreadId(u32::from(thread)),
                action: Action::Step,
            };
            (choice, at + 1)
        }
        _ => get_long(bytes, at),
    }
}

fn get_long(bytes: &[u8], at: usize) -> (Choice, usize) {
    let four = |at: usize| {
        let bytes = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        u32::from_le_bytes(bytes)
    };
    let first = bytes[at];
    let (thread, number, next) = match first & LONG == LONG {
        true => (four(at + 1), four(at + 5), at + 9),
        false => (u32::from(bytes[at + 1]), u32::from(bytes[at + 2]), at + 3),
    };
    let action = match first & 7 {
        0 => Action::Step,
        1 => Action::Complete(number),
        2 => Action::Data(number),
        3 => Action::Timeout,
        _ => Action::Prescient(number),
    };
    let thread = ThreadId(thread);
    (Choice { thread, action }, next)
}

/// All choices of a list.
pub(crate) fn all(bytes: &[u8]) -> impl Iterator<Item = Choice> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        (at < bytes.len()).then(|| {
            let (choice, next) = get(bytes, at);
            at = next;
            choice
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back() {
        let numbers = [0, 1, 7, 200, 239, 240, 255, 256, 70_000, u32::MAX];
        let mut choices = Vec::new();
        for thread in numbers.map(ThreadId) {
            for action in [Action::Step, Action::Timeout] {
                choices.push(Choice { thread, action });
            }
            for number in numbers {
                for action in [
                    Action::Complete(number),
                    Action::Data(number),
                    Action::Prescient(number),
                ] {
                    choices.push(Choice { thread, action });
                }
            }
        }
        let mut bytes = Vec::new();
        choices.iter().for_each(|&choice| put(choice, &mut bytes));
        assert_eq!(all(&bytes).collect::<Vec<_>>(), choices);
        let mut one = Vec::new();
        put(choices[0], &mut one);
        assert_eq!(one.len(), 1);
    }
}
