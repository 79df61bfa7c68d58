//! `BeginInvoke` and `EndInvoke` of delegates: the library runs the call on a pool thread.

use super::Lowerer;
use crate::reader::Primitive;
use crate::world::{FuncKey, Repr, Res, Ty, TyId, problem};
use fencepost_ir::{Kind, Order};

/// The class of the library that makes such calls.
const LIBRARY: &str = "Fencepost.AsyncCalls";

impl Lowerer<'_> {
    fn async_helper(&self, owner: TyId, name: &str, params: usize) -> Res<FuncKey> {
        let found = match self.world.known(LIBRARY) {
            Some(def) => {
                let helpers = self.world.plain(def)?;
                self.world.method_named(helpers, name, Some(params))?
            }
            None => None,
        };
        match found {
            Some(key) => Ok(key),
            None => problem(format!(
                "`{name}Invoke` of delegate `{}` is not modelled",
                self.world.type_name(owner)
            )),
        }
    }

    /// Puts the arguments into an array, and hands them to the library with the delegate, the
    /// callback and its state.
    pub(crate) fn begin_invoke(&mut self, owner: TyId) -> Res<()> {
        let helper = self.async_helper(owner, "Begin", 4)?;
        let Some(count) = self.args.len().checked_sub(3) else {
            return problem("malformed code: a `BeginInvoke` without its parameters");
        };
        let object = self.world.primitive(Primitive::Object)?;
        self.load_variable(self.args[0])?;
        self.load_int(count as i32)?;
        self.new_array(object)?;
        for index in 0..count {
            let array = self.pop_kind(Kind::Ref)?;
            self.hold(array);
            self.push(array);
            self.push(array);
            self.load_int(index as i32)?;
            let variable = self.args[1 + index];
            self.load_variable(variable)?;
            let mut ty = variable.ty;
            match *self.world.ty(ty) {
                Ty::ByRef(of) => {
                    self.load_object(of, Order::Plain)?;
                    ty = of;
                }
                Ty::Pointer(_) | Ty::FunctionPointer => {
                    return problem("a pointer passed to `BeginInvoke` is not modelled");
                }
                _ => {}
            }
            self.box_value(ty)?;
            self.store_element(object)?;
        }
        self.load_variable(self.args[1 + count])?;
        self.load_variable(self.args[2 + count])?;
        self.call_key(&helper)?;
        self.return_result()
    }

    /// Waits for the call; the library answers with the result and, behind it, all arguments.
    pub(crate) fn end_invoke(&mut self, owner: TyId) -> Res<()> {
        let helper = self.async_helper(owner, "End", 2)?;
        let Some(count) = self.args.len().checked_sub(2) else {
            return problem("malformed code: an `EndInvoke` without its parameters");
        };
        let Some(invoke) = self.world.method_named(owner, "Invoke", None)? else {
            return problem("malformed code: a delegate without `Invoke`");
        };
        let (_, params, _) = self.parameters(&invoke)?;
        let is_reference = |ty: &TyId| matches!(self.world.ty(*ty), Ty::ByRef(_));
        let places: Vec<usize> = (0..params.len())
            .filter(|index| is_reference(&params[*index]))
            .collect();
        if places.len() != count {
            return problem("malformed code: an `EndInvoke` that does not fit its `Invoke`");
        }
        let object = self.world.primitive(Primitive::Object)?;
        self.load_variable(self.args[0])?;
        self.load_variable(self.args[1 + count])?;
        self.call_key(&helper)?;
        let results = self.pop_kind(Kind::Ref)?;
        self.hold(results);
        for (index, place) in places.into_iter().enumerate() {
            let variable = self.args[1 + index];
            let of = self.pointee(variable.ty)?;
            self.load_variable(variable)?;
            self.hold(results);
            self.push(results);
            self.load_int(1 + place as i32)?;
            self.load_element(object)?;
            self.unbox_any(of)?;
            self.store_object(of, Order::Plain)?;
        }
        if self.world.repr(self.result)? != Repr::Void {
            self.push(results);
            self.load_int(0)?;
            self.load_element(object)?;
            self.unbox_any(self.result)?;
        }
        self.return_result()
    }
}
