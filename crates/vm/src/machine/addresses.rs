//! Which words of an object can hold an address.

use crate::machine::Machine;
use crate::state::heap::{Object, ObjectKind};
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{ARRAY_DATA, Cell, ClassKind, Kind, Layout};

/// What is known of a word where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// A reference or a pointer.
    Reference,
    /// A number, which may have been a pointer once.
    Number,
}

pub(crate) fn meaning(kind: Kind) -> Meaning {
    match kind.is_reference() {
        true => Meaning::Reference,
        false => Meaning::Number,
    }
}

/// Calls `visit` with the place and meaning of every word of an object that can hold an address.
pub(crate) fn for_each_word(
    machine: &Machine,
    object: &Object,
    visit: &mut dyn FnMut(u32, Meaning),
) {
    let mut of_layout = |layout: &Layout, base: u32| {
        for at in &layout.cells {
            if at.cell.size() == 8 && object.contains(base + at.offset, 8) {
                visit(base + at.offset, meaning(at.cell.kind()));
            }
        }
    };
    let class = object.kind.class().and_then(|id| machine.loaded_class(id));
    match (object.kind, class) {
        (ObjectKind::Instance(_), Some(info)) => match info.class.kind {
            ClassKind::Array { stride } if stride > 0 => {
                let mut base = ARRAY_DATA;
                while object.contains(base, stride) {
                    of_layout(&info.class.layout, base);
                    base += stride;
                }
            }
            ClassKind::Array { .. } => {}
            _ => of_layout(&info.class.layout, 0),
        },
        (ObjectKind::Statics(_), Some(info)) => of_layout(&info.class.statics, 0),
        (ObjectKind::ThreadStatics(_), Some(info)) => of_layout(&info.class.thread_statics, 0),
        (ObjectKind::Frame(function), _) => {
            if let Some(code) = machine.loaded_function(function) {
                of_layout(&code.frame, 0);
            }
        }
        // Untyped bytes may hold anything anywhere.
        _ => {
            for offset in (0..object.bytes.len() as u32).step_by(4) {
                if object.contains(offset, 8) {
                    visit(offset, Meaning::Number);
                }
            }
        }
    }
}

impl Machine {
    /// The objects whose addresses some bytes of an object belong to.
    pub(crate) fn addresses_at(&self, object: &Object, offset: u32, size: u32) -> Vec<ObjectId> {
        let mut places = object.addresses.clone();
        for_each_word(self, object, &mut |at, meaning| {
            if meaning == Meaning::Reference {
                places.push(at);
            }
        });
        places.retain(|at| *at < offset + size && offset < at + 8);
        let words = places.iter().map(|&at| object.read(at, Cell::Ptr));
        words.map(object_of).collect()
    }
}
