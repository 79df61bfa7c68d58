//! `Activator.CreateInstance<T>()`, which is also what compilers make of `new T()` in generic code.

use super::Lowerer;
use crate::world::{FuncKey, Res, Ty, TyId, problem};
use std::sync::Arc;

impl Lowerer<'_> {
    /// `new T()`, or the default value of a struct without a constructor. The built-in library wraps
    /// what a constructor throws, and says what is thrown where there is none to call.
    pub(super) fn create_instance(&mut self, ty: TyId) -> Res<()> {
        let constructor = self.world.method_named(ty, ".ctor", Some(0))?;
        if constructor.is_none() && self.world.is_value(ty)? {
            return self.push_default(ty);
        }
        let Some(makers) = self.world.known("Fencepost.Makers`1") else {
            return self.construct(ty, constructor);
        };
        let public = match &constructor {
            Some(key) => {
                let (def, info) = self.world.method_of(key)?;
                info.row.is_public() && !self.world.type_row(def)?.is_abstract()
            }
            None => false,
        };
        let owner = self.world.intern(&Ty::Named(makers, Arc::from([ty])))?;
        let name = if public { "Construct" } else { "Refuse" };
        match self.world.method_named(owner, name, Some(0))? {
            Some(helper) => self.call_key(&helper),
            None => self.construct(ty, constructor),
        }
    }

    /// The constructor itself, called inside the library's helper.
    pub(super) fn new_element(&mut self, key: &FuncKey) -> Res<()> {
        let element = match key {
            FuncKey::Method { owner, .. } => match self.world.ty(*owner) {
                Ty::Named(_, arguments) if arguments.len() == 1 => arguments[0],
                _ => return problem("malformed code: a maker of objects of no type"),
            },
            _ => return problem("malformed code: a maker of objects that is no method"),
        };
        let constructor = self.world.method_named(element, ".ctor", Some(0))?;
        self.construct(element, constructor)
    }

    fn construct(&mut self, ty: TyId, constructor: Option<FuncKey>) -> Res<()> {
        match constructor {
            Some(key) => self.new_object_key(&key),
            None => problem(format!(
                "`{}` has no constructor without parameters",
                self.world.type_name(ty)
            )),
        }
    }
}
