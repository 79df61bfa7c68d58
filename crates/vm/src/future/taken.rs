//! What pointers of which nothing is known may point into.
//!
//! An address is taken by an operation that names a field or an element, so an access through a
//! pointer that came from anywhere can only touch what some text takes the address of.

use crate::machine::Machine;
use crate::state::flaw::Flaw;
use fencepost_base::FxHashSet;
use fencepost_ir::{ClassId, ClassKind, ConvertOp, Kind, Op, Place};

/// Everything that some text takes the address of.
#[derive(Default)]
pub(crate) struct TakenAddresses {
    /// Classes that declare such a field. From one field a pointer can get to the others.
    fields: FxHashSet<ClassId>,
    /// Classes with such a static field.
    statics: FxHashSet<ClassId>,
    /// Whether the addresses of elements are taken.
    elements: bool,
    /// Whether the addresses of values in boxes are taken.
    boxes: bool,
    /// Whether any address may be taken.
    all: bool,
    /// Whether numbers are made addresses, which may then be none.
    pub of_numbers: bool,
}

impl TakenAddresses {
    /// Notes what an operation takes the address of.
    pub fn note(&mut self, machine: &Machine, op: &Op) {
        match op {
            Op::Address { place, .. } => match place {
                Place::Static(field) => {
                    self.statics.insert(field.class);
                }
                Place::Field(_, field) => {
                    self.fields.insert(field.class);
                }
                Place::Element(..) => self.elements = true,
                // A pointer already, or memory of one thread.
                Place::Pointer(..) | Place::ThreadStatic(_) => {}
            },
            Op::ElementAddress { .. } => self.elements = true,
            Op::Convert { operator, .. } if *operator == ConvertOp::BoxToPtr => self.boxes = true,
            Op::Convert { operator, .. } => {
                self.of_numbers |= operator.to_kind() == Kind::Ptr;
                self.all |= (operator.from_kind(), operator.to_kind()) == (Kind::Ref, Kind::Ptr);
            }
            Op::Native { native, .. } => {
                let row = machine.native(*native);
                self.all |= row.is_ok_and(|row| row.result == Some(Kind::Ptr) && !row.gives_handle);
            }
            // No other operation gives an address that its thread did not have.
            _ => {}
        }
    }

    /// Whether a pointer may point into an object of a class.
    pub fn reach_instance(&self, machine: &Machine, class: ClassId) -> bool {
        if machine.options.flaw == Flaw::Addresses {
            return false;
        }
        let Some(info) = machine.loaded_class(class) else {
            return true;
        };
        let taken = match info.class.kind {
            ClassKind::Array { .. } => self.elements,
            ClassKind::Struct | ClassKind::String => self.boxes,
            ClassKind::Object | ClassKind::Interface => false,
        };
        self.all
            || taken
            || self
                .fields
                .iter()
                .any(|&own| own == class || machine.source.assignable(class, own))
    }

    /// Whether a pointer may point into the static fields of a class.
    pub fn reach_statics(&self, machine: &Machine, class: ClassId) -> bool {
        machine.options.flaw != Flaw::Addresses && (self.all || self.statics.contains(&class))
    }
}
