//! Which part of the text counts: the operations that executions have come to.
//!
//! Take the program in which a thread stops for good where it comes to an operation that is left
//! out. What is said of that program's text is true of it, so a search that leaves choices out on
//! the strength of it still takes every thread to every place where it can come to, those where it
//! stops included: that is what persistent sets keep. So if the search comes to nothing that is left
//! out, no execution does, and that program and the given one are the same. If it comes to more,
//! what it left out may have been needed, and it begins again with more of the text.
//!
//! The same goes for the classes of objects that the runtime makes where no operation names them.
//!
//! An operation counts as come to as soon as a thread stands before it, so that the text always has
//! what threads do next.

use fencepost_base::FxHashMap;
use fencepost_ir::{ClassId, FuncId};

/// The operations that count.
#[derive(Clone, Debug)]
pub(crate) enum Coverage {
    /// All of them.
    Whole,
    /// Some of them.
    Partial(Part),
}

/// A part of a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Part {
    /// The operations, as bits by function.
    pub functions: FxHashMap<FuncId, Box<[u64]>>,
    /// Classes of which the runtime makes objects of its own accord, in order.
    pub made: Vec<ClassId>,
}

/// The operations of one function that count.
#[derive(Clone, Copy)]
pub(crate) enum OpsCovered<'a> {
    Whole,
    Of(&'a [u64]),
}

impl Coverage {
    /// Whether something is left out.
    pub fn is_partial(&self) -> bool {
        matches!(self, Coverage::Partial(_))
    }

    /// The operations of a function that count.
    pub fn ops(&self, function: FuncId) -> OpsCovered<'_> {
        match self {
            Coverage::Whole => OpsCovered::Whole,
            Coverage::Partial(part) => {
                let words = part.functions.get(&function);
                OpsCovered::Of(words.map_or(&[], |words| words))
            }
        }
    }

    /// The classes of which the runtime was seen to make objects of its own accord.
    pub fn made(&self) -> &[ClassId] {
        match self {
            Coverage::Whole => &[],
            Coverage::Partial(part) => &part.made,
        }
    }
}

impl OpsCovered<'_> {
    /// Whether an operation counts.
    pub fn has(self, pc: usize) -> bool {
        match self {
            OpsCovered::Whole => true,
            OpsCovered::Of(words) => words
                .get(pc / 64)
                .is_some_and(|word| word >> (pc % 64) & 1 != 0),
        }
    }
}
