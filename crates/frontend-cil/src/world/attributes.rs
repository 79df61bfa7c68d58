//! The few custom attributes that change what code means.

use super::{DefId, OrProblem, Res, World, problem};
use crate::reader::{self, AttributeArgument, Image, RowId};

/// How many elements an inline array may have here.
const MAX_INLINE: i64 = 1 << 16;

/// Whether an assembly wants everything that it throws to be an exception.
pub(super) fn wraps_throws(image: &Image) -> bool {
    let name = "System.Runtime.CompilerServices.RuntimeCompatibilityAttribute";
    let assembly = reader::AssemblyId::from_row(1);
    let Ok(Some(found)) = image.find_attribute(assembly.into(), name) else {
        return false;
    };
    let Ok(value) = image.attribute_value(found) else {
        return false;
    };
    let wraps = (value.named.iter()).find(|argument| argument.name == "WrapNonExceptionThrows");
    wraps.is_some_and(|argument| argument.value == AttributeArgument::Boolean(true))
}

impl World {
    /// Whether every thread has its own copy of a static field.
    pub(crate) fn is_thread_static(&self, def: DefId, field: reader::FieldId) -> bool {
        let found = self
            .image(def)
            .find_attribute(field.into(), "System.ThreadStaticAttribute");
        matches!(found, Ok(Some(_)))
    }

    /// How many elements a struct has that is declared as one element of an array in itself.
    pub(crate) fn inline_array(&self, def: DefId) -> Res<Option<u32>> {
        let image = self.image(def);
        let name = "System.Runtime.CompilerServices.InlineArrayAttribute";
        let Some(found) = image.find_attribute(def.id().into(), name).or_problem()? else {
            return Ok(None);
        };
        let value = image.attribute_value(found).or_problem()?;
        match value.fixed.first() {
            Some(AttributeArgument::Signed(count)) if (1..=MAX_INLINE).contains(count) => {
                Ok(Some(*count as u32))
            }
            _ => problem(format!(
                "an inline array must have between 1 and {MAX_INLINE} elements"
            )),
        }
    }

    /// Whether a field of the built-in library gets its one value in the step that lets others look
    /// for it.
    pub(crate) fn is_set_once(&self, def: DefId, field: reader::FieldId) -> bool {
        let found = self
            .image(def)
            .find_attribute(field.into(), "Fencepost.SetOnceAttribute");
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
