//! Whether accesses see objects as what they are.
//!
//! What threads can still do is worked out from the types that a program's text names. Code can see
//! an object as something else: through fields that overlap, or by a cast that checks nothing.

use super::Exec;
use crate::future::{Futures, has_elements, is_array};
use crate::state::heap::{Object, ObjectKind};
use crate::state::thread::Frame;
use fencepost_ir::{ClassId, ClassKind, Place};

impl Exec<'_> {
    /// Notes an access to a field or an element of something that has none like it. Whoever relies
    /// on the text takes the access to touch other objects.
    #[inline]
    pub(super) fn note_type(&self, target: &Object, place: Place) {
        let as_declared = match (place, target.kind) {
            (Place::Field(_, field), ObjectKind::Instance(class)) => class == field.class,
            (Place::Static(_) | Place::ThreadStatic(_), _) => true,
            (Place::Field(..) | Place::Element(..) | Place::Pointer(..), _) => false,
        };
        if !as_declared && self.machine.futures().is_some() && !self.has(target, place) {
            self.machine.note_unexpected();
        }
    }

    /// Notes a call of a method, whose frame is on top now, on an object that has no such method.
    #[inline]
    pub(super) fn note_receiver(&self) {
        if let Some(futures) = self.machine.futures() {
            let thread = &self.state.threads[self.index];
            self.note_receivers_of(futures, thread.top());
        }
    }

    /// Does the same for all frames, of which some may not have known their objects before. Nothing
    /// was touched of an object that was not known.
    pub(super) fn note_receivers(&self) {
        if let Some(futures) = self.machine.futures() {
            let thread = &self.state.threads[self.index];
            self.note_receivers_of(futures, &thread.frames);
        }
    }

    fn note_receivers_of<'f>(
        &self,
        futures: &Futures,
        frames: impl IntoIterator<Item = &'f Frame>,
    ) {
        let thread = &self.state.threads[self.index];
        let fits = |frame: &Frame| {
            let Some(class) = futures.receiver(frame.function) else {
                return true;
            };
            if thread.pending.promise(frame.base).is_some() {
                return true;
            }
            let target = self.state.heap.pointee(thread.regs[frame.base as usize]);
            match target.map(|target| target.kind) {
                Some(ObjectKind::Instance(own)) => own == class || self.is_a(own, class),
                Some(_) => false,
                None => true,
            }
        };
        if !frames.into_iter().all(fits) {
            self.machine.note_unexpected();
        }
    }

    fn has(&self, target: &Object, place: Place) -> bool {
        let machine = self.machine;
        match (place, target.kind) {
            // Untyped memory can be seen as anything.
            (_, ObjectKind::Bytes) => true,
            (Place::Field(_, field), kind) => {
                let info = machine.loaded_class(field.class);
                // A field of a struct may be part of any object.
                let is_part = info.is_some_and(|info| info.class.kind != ClassKind::Object);
                is_part
                    || matches!(kind, ObjectKind::Instance(class) if self.is_a(class, field.class))
            }
            (Place::Element(_, _, cell), ObjectKind::Instance(class)) => {
                has_elements(machine, class, cell.size())
            }
            (Place::Element(..), _) => false,
            // A pointer into an array is taken to point to whole elements.
            (Place::Pointer(_, _, cell), ObjectKind::Instance(class)) => {
                !is_array(machine, class) || has_elements(machine, class, cell.size())
            }
            (Place::Static(_) | Place::ThreadStatic(_) | Place::Pointer(..), _) => true,
        }
    }

    fn is_a(&self, class: ClassId, wanted: ClassId) -> bool {
        let mut at = Some(class);
        while let Some(own) = at {
            if own == wanted {
                return true;
            }
            let info = self.machine.loaded_class(own);
            at = info.and_then(|info| info.class.parent);
        }
        self.machine.source.assignable(class, wanted)
    }
}
