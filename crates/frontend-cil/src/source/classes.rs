//! Classes that others need: of arrays and pointers, of generic ones with an argument, and those
//! whose objects are known by what they hold.

use super::CilSource;
use crate::world::{Ty, TyId};
use fencepost_ir::{Class, ClassId, FuncId, LateValue, Problem};
use std::sync::Arc;

impl CilSource {
    /// The class of one-dimensional arrays of an element class.
    pub fn array_class(&self, element: ClassId) -> Result<ClassId, Problem> {
        let ty = self.world.intern(&Ty::SzArray(TyId(element.0)))?;
        Ok(ty.class())
    }

    /// The class of arrays with this many dimensions; one dimension with a lower bound is general.
    pub fn general_array_class(&self, element: ClassId, rank: u32) -> Result<ClassId, Problem> {
        let ty = self.world.intern(&Ty::Array(TyId(element.0), rank))?;
        Ok(ty.class())
    }

    /// A class of the class library by its full name in metadata.
    pub fn library_class(&self, full_name: &str) -> Option<ClassId> {
        let def = self.world.core_type(full_name)?;
        self.world.plain(def).ok().map(TyId::class)
    }

    /// A generic class of the core library with one argument, if that meets the constraints.
    pub fn generic_class(
        &self,
        full_name: &str,
        argument: ClassId,
    ) -> Result<Option<ClassId>, Problem> {
        let found = self.world.generic(full_name, TyId(argument.0))?;
        Ok(found.map(TyId::class))
    }

    /// A static method of a generic class of the library that works on elements of one class.
    pub fn element_method(
        &self,
        full_name: &'static str,
        method: &str,
        element: ClassId,
    ) -> Result<FuncId, Problem> {
        let missing = || Problem {
            what: format!("the class library has no `{full_name}::{method}`"),
            location: String::new(),
        };
        let helper = self.world.known(full_name).ok_or_else(missing)?;
        let arguments = Arc::from([TyId(element.0)]);
        let owner = self.world.intern(&Ty::Named(helper, arguments))?;
        let found = self.world.method_named(owner, method, None)?;
        Ok(self.world.function_id(&found.ok_or_else(missing)?))
    }

    /// The class of managed pointers to values of a class.
    pub fn reference_class(&self, of: ClassId) -> Result<ClassId, Problem> {
        let ty = self.world.intern(&Ty::ByRef(TyId(of.0)))?;
        Ok(ty.class())
    }

    /// The class of unmanaged pointers to values of a class.
    pub fn pointer_class(&self, of: ClassId) -> Result<ClassId, Problem> {
        let ty = self.world.intern(&Ty::Pointer(TyId(of.0)))?;
        Ok(ty.class())
    }
}

/// `TaskStatus.RanToCompletion`.
const RAN_TO_COMPLETION: u64 = 5;

/// The result of a task of the built-in library that has run to its end. Nobody asks which of
/// several completed tasks it is.
pub(super) fn late_value(class: &Class) -> Option<LateValue> {
    let name = class.name.split(['<', '`']).next();
    if !class.library || name != Some("System.Threading.Tasks.Task") {
        return None;
    }
    let mut cells = class.layout.cells.iter();
    let state = cells.find(|cell| cell.name == "_completed")?;
    let is_result = |name: &str| name == "_result" || name.starts_with("_result.");
    let cells = class.layout.cells.iter();
    let results = cells.filter(|cell| is_result(&cell.name));
    Some(LateValue {
        state: (state.offset, state.cell, RAN_TO_COMPLETION),
        cells: results.map(|cell| (cell.offset, cell.cell)).collect(),
    })
}
