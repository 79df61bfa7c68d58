//! Kinds of objects as words of a component.

use crate::state::heap::ObjectKind;
use fencepost_ir::{ClassId, FuncId};

impl ObjectKind {
    /// A number for the kind, what it is about, and a further word if it needs one.
    pub(crate) fn words(self) -> (u64, u32, Option<u64>) {
        match self {
            ObjectKind::Instance(class) => (0, class.0, None),
            ObjectKind::Statics(class) => (1, class.0, None),
            ObjectKind::ThreadStatics(class) => (2, class.0, None),
            ObjectKind::Frame(function) => (3, function.0, None),
            ObjectKind::Bytes => (4, 0, None),
            ObjectKind::Block { heap } => (5 + u64::from(heap), 0, None),
            ObjectKind::Freed { function, pc, heap } => {
                (7 + u64::from(heap), function.0, Some(u64::from(pc)))
            }
        }
    }

    /// The kind with these words; the further word is asked for only if there is one.
    pub(crate) fn from_words(kind: u64, number: u32, further: impl FnOnce() -> u64) -> Self {
        match kind {
            0 => ObjectKind::Instance(ClassId(number)),
            1 => ObjectKind::Statics(ClassId(number)),
            2 => ObjectKind::ThreadStatics(ClassId(number)),
            3 => ObjectKind::Frame(FuncId(number)),
            5 | 6 => ObjectKind::Block { heap: kind == 6 },
            7 | 8 => ObjectKind::Freed {
                function: FuncId(number),
                pc: further() as u32,
                heap: kind == 8,
            },
            _ => ObjectKind::Bytes,
        }
    }
}
