//! Static memory, and memory that holds whatever is written there.

use crate::machine::Machine;
use crate::machine::event::Stop;
use crate::state::heap::{Heap, Object, ObjectKind, Reach};
use crate::state::word::ObjectId;
use fencepost_ir::ClassId;

impl Machine {
    /// Whether an object holds whatever is written there, so that it must remember addresses.
    #[inline]
    pub(crate) fn is_untyped(&self, kind: ObjectKind) -> bool {
        match kind {
            ObjectKind::Bytes | ObjectKind::Block { .. } => true,
            ObjectKind::Statics(class) | ObjectKind::ThreadStatics(class) => {
                self.manual_memory
                    && self
                        .loaded_class(class)
                        .is_some_and(|info| info.class.untyped)
            }
            ObjectKind::Instance(_) | ObjectKind::Frame(_) | ObjectKind::Freed { .. } => false,
        }
    }

    /// The static fields of a class, created zeroed on first touch.
    pub(crate) fn ensure_statics(&self, heap: &mut Heap, class: ClassId) -> Result<ObjectId, Stop> {
        let id = ObjectId::statics(class);
        if !heap.contains(id) {
            let class_info = self.class(class)?;
            let size = class_info.class.statics.size;
            let mut object = Object {
                bytes: vec![0; size as usize],
                ..Object::blank(id, ObjectKind::Statics(class), Reach::Shared)
            };
            object.fill(&class_info.class.initial);
            heap.insert(object);
        }
        Ok(id)
    }
}
