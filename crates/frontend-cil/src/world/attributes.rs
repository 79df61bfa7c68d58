//! The few custom attributes that change what code means.

use super::{DefId, World};
use crate::reader;

impl World {
    /// Whether every thread has its own copy of a static field.
    pub(crate) fn is_thread_static(&self, def: DefId, field: reader::FieldId) -> bool {
        let found = self
            .image(def)
            .find_attribute(field.into(), "System.ThreadStaticAttribute");
        matches!(found, Ok(Some(_)))
    }

    /// Whether an enum is a set of bits.
    pub(crate) fn is_flags_enum(&self, def: DefId) -> bool {
        let found = self
            .image(def)
            .find_attribute(def.id().into(), "System.FlagsAttribute");
        matches!(found, Ok(Some(_)))
    }
}
