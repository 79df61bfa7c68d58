//! Numbers for what somebody else adds to the program.

use super::{FuncKey, Res, Ty, World};
use fencepost_ir::{FieldId, Spare};

/// No assembly has this number, so nothing of the program's own gets a key with it.
pub(super) const NO_ASSEMBLY: u32 = u32::MAX;

impl World {
    /// A class, a function and a field that the program itself does not have.
    pub(crate) fn spare(&self, number: u32) -> Res<Spare> {
        let ty = self.intern(&Ty::Data(NO_ASSEMBLY, number))?;
        Ok(Spare {
            class: ty.class(),
            function: self.function_id(&FuncKey::InitialData(NO_ASSEMBLY, number)),
            field: FieldId(self.fields.intern(&(ty, 0))),
        })
    }
}
