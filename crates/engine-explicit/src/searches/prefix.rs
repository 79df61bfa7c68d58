//! The way from the initial state to where a stack starts, shared by all who start there.

use fencepost_vm::Choice;
use std::sync::Arc;

/// A sequence of choices in pieces. Whoever gives work away adds a piece once; all whose way
/// begins with it hold it together.
#[derive(Clone, Default)]
pub(crate) struct Prefix(Option<Arc<Piece>>);

struct Piece {
    before: Prefix,
    choices: Box<[Choice]>,
    /// Choices up to the end of this piece.
    length: usize,
}

impl Prefix {
    /// How many choices there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |piece| piece.length)
    }

    /// The same way and then these choices.
    pub fn extended(&self, choices: impl Iterator<Item = Choice>) -> Self {
        let choices: Box<[Choice]> = choices.collect();
        if choices.is_empty() {
            return self.clone();
        }
        Self(Some(Arc::new(Piece {
            length: self.len() + choices.len(),
            before: self.clone(),
            choices,
        })))
    }

    /// All choices.
    pub fn to_vec(&self) -> Vec<Choice> {
        let mut pieces = Vec::new();
        let mut at = self;
        while let Some(piece) = &at.0 {
            pieces.push(&*piece.choices);
            at = &piece.before;
        }
        pieces.reverse();
        pieces.concat()
    }
}

impl Drop for Prefix {
    /// Piece by piece: a long way must not fill the stack of the thread.
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut piece) = next.and_then(Arc::into_inner) {
            next = piece.before.0.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fencepost_vm::{Action, ThreadId};

    fn choice(thread: u32) -> Choice {
        Choice {
            thread: ThreadId(thread),
            action: Action::Step,
        }
    }

    #[test]
    fn pieces_make_one_way() {
        let way = Prefix::default().extended((0..3).map(choice));
        let first = way.extended((3..5).map(choice));
        let second = way.extended(std::iter::once(choice(9)));
        assert_eq!(first.to_vec(), Vec::from_iter((0..5).map(choice)));
        assert_eq!(second.to_vec(), [0, 1, 2, 9].map(choice));
        assert_eq!((first.len(), second.len()), (5, 4));
        drop(way);
        assert_eq!(first.to_vec().len(), 5);
        assert_eq!(first.extended(std::iter::empty()).len(), 5);
    }

    #[test]
    fn long_ways_end_without_recursion() {
        let step = |way: Prefix, thread| way.extended(std::iter::once(choice(thread)));
        let way = (0..300_000).fold(Prefix::default(), step);
        assert_eq!(way.len(), 300_000);
        drop(way);
    }
}
