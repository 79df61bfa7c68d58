//! Calls: which function runs, and how arguments and results get there and back.

use super::body::Prefixes;
use super::{Lowerer, Small, Val};
use crate::reader::{CallingConvention, StandAloneSigId, Token};
use crate::world::{Category, FuncKey, OrProblem, Repr, Res, Ty, TyId, problem};
use fencepost_ir::{Args, Cell, FuncId, Kind, NativeId, Op, OptDef, OptUse, Order, Place, Reg};

/// How a call finds its function.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callee {
    /// It is known.
    Direct(FuncId),
    /// The class of the first argument decides.
    Virtual(FuncId),
    /// A pointer leads to it.
    Indirect(Reg),
    /// The runtime has it.
    Native(NativeId),
}

impl Lowerer<'_> {
    /// `call`.
    pub(crate) fn call(&mut self, token: Token, prefixes: Prefixes) -> Res<()> {
        let key = self.named_method(token, prefixes.constrained)?;
        if let FuncKey::Array(array, crate::world::ArrayMethod::Address) = key {
            self.check_address_of(array, prefixes.readonly)?;
        }
        self.tail_call = prefixes.tail;
        if self.is_open_interface_method(&key)? {
            return self.call_virtual_key(&key);
        }
        self.call_key(&key)
    }

    /// The method that a token means, for the type that stands for a type parameter if there is one.
    pub(crate) fn named_method(&self, token: Token, constrained: Option<TyId>) -> Res<FuncKey> {
        let Some(ty) = constrained else {
            return self.world.method_token(&self.ctx, token);
        };
        if let Some(found) = self.world.static_implementation(&self.ctx, token, ty)? {
            return Ok(found);
        }
        let key = self.world.method_token(&self.ctx, token)?;
        self.world.dispatch(ty, &key)
    }

    /// Whether a method is one of an interface that has no body, so that only an object has it.
    fn is_open_interface_method(&self, key: &FuncKey) -> Res<bool> {
        let FuncKey::Method { owner, .. } = key else {
            return Ok(false);
        };
        let is_interface = self.world.data(*owner)?.category == Category::Interface;
        Ok(is_interface && self.world.method_of(key)?.1.row.is_abstract())
    }

    /// Faults if an address in a general array could be used to store what it may not hold.
    fn check_address_of(&mut self, array: TyId, readonly: bool) -> Res<()> {
        let &Ty::Array(element, rank) = self.world.ty(array) else {
            return Ok(());
        };
        if readonly || self.world.repr(element)? != Repr::Cell(Cell::Ref) {
            return Ok(());
        }
        let at = self.stack.len().checked_sub(rank as usize + 1);
        let Some(Val::Scalar(object)) = at.map(|at| self.stack[at]) else {
            return problem("malformed code: a call without an object");
        };
        if self.kind(object.reg) == Kind::Ref {
            self.check_exact_array(object.reg, array)?;
        }
        Ok(())
    }

    /// Calls a method that is known, with its arguments on the stack.
    pub(crate) fn call_key(&mut self, key: &FuncKey) -> Res<()> {
        // What stands for a call may itself call, and that is not in tail position.
        let tail_call = std::mem::take(&mut self.tail_call);
        if self.replaced_call(key)? {
            return Ok(());
        }
        self.tail_call = tail_call;
        let (this, params, result) = self.parameters(key)?;
        self.emit_call(Callee::Direct(self.function_id(key)), this, &params, result)
    }

    /// The kind of `this`, the parameters and the result of a function.
    pub(crate) fn parameters(&self, key: &FuncKey) -> Res<(Option<Kind>, Vec<TyId>, TyId)> {
        match key {
            FuncKey::Method { owner, .. } => {
                let (_, info) = self.world.method_of(key)?;
                let (result, params) = self.world.signature_of(key)?;
                let this = super::this_kind(self.world, *owner, info.sig.has_this)?;
                Ok((this, params, result))
            }
            FuncKey::Array(ty, method) => {
                let (this, params, result) =
                    super::synth::array_signature(self.world, *ty, *method)?;
                Ok((this.map(|_| Kind::Ref), params, result))
            }
            _ => problem("a call of something that cannot be called"),
        }
    }

    /// `callvirt`.
    pub(crate) fn call_virtual(&mut self, token: Token, prefixes: Prefixes) -> Res<()> {
        let key = self.world.method_token(&self.ctx, token)?;
        if let Some(ty) = prefixes.constrained {
            return self.constrained_call(ty, &key);
        }
        self.tail_call = prefixes.tail;
        self.call_virtual_key(&key)
    }

    /// A call that the object decides, with everything on the stack.
    pub(crate) fn call_virtual_key(&mut self, key: &FuncKey) -> Res<()> {
        let FuncKey::Method { owner, .. } = key else {
            return self.call_key(key);
        };
        let (_, info) = self.world.method_of(key)?;
        if !info.sig.has_this {
            return self.call_key(key);
        }
        let (this, params, result) = self.parameters(key)?;
        let data = self.world.data(*owner)?;
        if this == Some(Kind::Ptr) {
            return self.call_key(key);
        }
        if !info.row.is_virtual() || data.is_delegate {
            // A call that needs no object to find its method still faults on null.
            self.check_receiver(params.len())?;
            return self.call_key(key);
        }
        self.emit_call(
            Callee::Virtual(self.function_id(key)),
            this,
            &params,
            result,
        )
    }

    /// Faults if the object below the arguments is null.
    fn check_receiver(&mut self, params: usize) -> Res<()> {
        let at = self.stack.len().checked_sub(params + 1);
        match at.map(|at| self.stack[at]) {
            Some(Val::Scalar(scalar)) => {
                if self.kind(scalar.reg).is_reference() {
                    self.emit(Op::NullCheck { value: scalar.reg });
                }
                Ok(())
            }
            _ => problem("malformed code: a call without an object"),
        }
    }

    /// A virtual call through a pointer to a value of a generic type.
    fn constrained_call(&mut self, ty: TyId, key: &FuncKey) -> Res<()> {
        let (_, params, _) = self.parameters(key)?;
        let mut arguments = Vec::with_capacity(params.len());
        for _ in &params {
            arguments.push(self.pop()?);
        }
        let is_value = self.world.is_value(ty)?;
        let target;
        if !is_value {
            let base = self.pop_kind(Kind::Ptr)?;
            let object = self.load(Place::Pointer(base, 0, Cell::Ref), Order::Plain)?;
            self.release(base);
            self.push(object);
            target = self.only_target(ty, key)?;
            if target.is_some() {
                self.emit(Op::NullCheck { value: object });
            }
        } else {
            let found = self.world.dispatch(ty, key)?;
            let own = matches!(found, FuncKey::Method { owner, .. } if owner == ty);
            if !own {
                self.load_object(ty, Order::Plain)?;
                self.box_value(ty)?;
            }
            target = Some(found);
        }
        self.stack.extend(arguments.into_iter().rev());
        match target {
            Some(found) => self.call_key(&found),
            None => self.call_virtual_key(key),
        }
    }

    /// The method that a virtual call goes to whatever the object is, if nothing can extend its class.
    fn only_target(&self, class: TyId, key: &FuncKey) -> Res<Option<FuncKey>> {
        let is_class = matches!(key, FuncKey::Method { .. })
            && self.world.is_sealed_class(class)
            && self.world.method_of(key)?.1.row.is_virtual();
        if !is_class {
            return Ok(None);
        }
        let found = self.world.dispatch(class, key)?;
        let is_own = matches!(found, FuncKey::Method { owner, .. } if owner == class);
        Ok(is_own.then_some(found))
    }

    /// `calli`.
    pub(crate) fn call_indirect(&mut self, token: Token, prefixes: Prefixes) -> Res<()> {
        let Some(id) = token.as_id::<StandAloneSigId>() else {
            return problem(format!("malformed code: {token} is not a signature"));
        };
        let image = &self.world.assembly(self.ctx.asm).image;
        let sig = image.call_site_sig(id).or_problem()?;
        if matches!(sig.convention, CallingConvention::VarArg) {
            return problem("a variable argument list is not modelled");
        }
        let function = self.pop_kind(Kind::Ptr)?;
        let result = self.world.sig(&self.ctx, &sig.return_type)?;
        let params = sig.parameters.iter();
        let params = params
            .map(|p| self.world.sig(&self.ctx, p))
            .collect::<Res<Vec<_>>>()?;
        let this = if sig.has_this && !sig.explicit_this {
            // Whatever is on the stack is what the method takes: a reference or a pointer.
            let at = self.stack.len().checked_sub(params.len() + 1);
            match at.map(|at| self.stack[at]) {
                Some(Val::Scalar(scalar)) => Some(self.kind(scalar.reg)),
                _ => return problem("malformed code: a call without an object"),
            }
        } else {
            None
        };
        self.tail_call = prefixes.tail;
        self.emit_call(Callee::Indirect(function), this, &params, result)?;
        self.release(function);
        Ok(())
    }

    /// Takes the arguments off the stack, calls, and pushes the result.
    pub(crate) fn emit_call(
        &mut self,
        callee: Callee,
        this: Option<Kind>,
        params: &[TyId],
        result: TyId,
    ) -> Res<()> {
        let mut args = Vec::with_capacity(params.len() + 2);
        let mut structs = Vec::new();
        for param in params.iter().rev() {
            args.push(self.pop_argument(*param, &mut structs)?);
        }
        if let Some(kind) = this {
            let scalar = self.pop_scalar()?;
            args.push(self.coerce(scalar, kind)?);
        }
        args.reverse();
        if self.takes_place(callee, &args, params, result)? {
            return self.emit_tail_call(callee, args, result);
        }
        let repr = self.world.repr(result)?;
        let mut struct_result = None;
        if repr == Repr::Struct {
            let offset = self.new_struct(result)?;
            struct_result = Some(offset);
            args.push(self.frame_address(offset)?);
        }
        for arg in &args {
            self.release(*arg);
        }
        let dst = match repr {
            Repr::Cell(cell) => Some(self.temp(cell.kind())?),
            _ => None,
        };
        let (dst, args) = (OptDef(dst), Args(args.into()));
        self.emit(match callee {
            Callee::Direct(function) => Op::Call {
                dst,
                function,
                args,
            },
            Callee::Virtual(method) => Op::CallVirtual { dst, method, args },
            Callee::Indirect(function) => Op::CallIndirect {
                dst,
                function,
                args,
            },
            Callee::Native(native) => Op::Native { dst, native, args },
        });
        structs
            .into_iter()
            .for_each(|value| self.release_value(value));
        if let Some(offset) = struct_result {
            self.stack.push(Val::Struct { ty: result, offset });
        }
        if let Some(reg) = dst.0 {
            self.push_typed(reg, result)?;
        }
        Ok(())
    }

    /// An argument as the callee wants it; structs go as pointers to their private copy.
    fn pop_argument(&mut self, ty: TyId, structs: &mut Vec<Val>) -> Res<Reg> {
        match (self.pop()?, self.world.repr(ty)?) {
            (Val::Scalar(scalar), Repr::Cell(cell)) => self.coerce_to(scalar, cell),
            (value @ Val::Struct { ty: actual, offset }, Repr::Struct) => {
                self.check_same_struct(actual, ty)?;
                structs.push(value);
                self.frame_address(offset)
            }
            _ => problem(format!(
                "malformed code: an argument that is no `{}`",
                self.world.type_name(ty)
            )),
        }
    }

    /// `jmp`: calls another method with the current arguments and returns what it returns.
    pub(crate) fn jump_to_method(&mut self, token: Token) -> Res<()> {
        let key = self.world.method_token(&self.ctx, token)?;
        for variable in self.args.clone() {
            self.load_variable(variable)?;
        }
        self.call_key(&key)?;
        self.return_result()
    }

    /// A body that only makes the call which stands for the method.
    pub(crate) fn forward_to_call(&mut self, key: &FuncKey) -> Res<()> {
        for variable in self.args.clone() {
            self.load_variable(variable)?;
        }
        if !self.replaced_call(key)? {
            return problem(format!("method `{}` has no body", self.function.name));
        }
        self.return_result()
    }

    /// Pushes a boolean result.
    pub(crate) fn push_bool(&mut self, reg: Reg) {
        self.push_scalar(reg, Small::Both, false);
    }

    /// Takes the monitor that the whole method holds.
    pub(crate) fn synchronized_enter(
        &mut self,
        owner: TyId,
        info: &crate::world::MethodInfo,
    ) -> Res<()> {
        let object = self.new_register(Kind::Ref)?;
        self.holds[object.index()] = u16::MAX;
        let dst = fencepost_ir::Def(object);
        match (info.row.is_static(), self.args.first()) {
            (
                false,
                Some(super::Variable {
                    loc: super::Loc::Reg(this),
                    ..
                }),
            ) => {
                self.emit(Op::Move { dst, src: *this });
            }
            _ => self.emit(Op::TypeObject {
                dst,
                class: owner.class(),
            }),
        }
        self.emit(Op::MonitorEnter {
            object,
            taken: OptUse(None),
        });
        let result = match self.world.repr(self.result)? {
            Repr::Cell(cell) => {
                let reg = self.new_register(cell.kind())?;
                self.holds[reg.index()] = u16::MAX;
                Some(reg)
            }
            _ => None,
        };
        self.synchronized = Some(super::Synchronized {
            object,
            start: self.function.ops.len() as u32,
            epilogue: self.label(),
            result,
        });
        Ok(())
    }

    /// A return that gives the monitor back first.
    pub(crate) fn synchronized_return(&mut self, held: super::Synchronized, value: Option<Reg>) {
        if let (Some(dst), Some(src)) = (held.result, value) {
            self.emit(Op::Move {
                dst: fencepost_ir::Def(dst),
                src,
            });
        }
        self.emit(Op::Leave {
            target: Self::target(held.epilogue),
        });
    }

    /// The finally that gives the monitor back, and the place where the method returns.
    pub(crate) fn synchronized_end(&mut self) -> Res<()> {
        let Some(held) = self.synchronized else {
            return Ok(());
        };
        let end = self.function.ops.len() as u32;
        self.emit(Op::MonitorExit {
            object: held.object,
        });
        self.emit(Op::EndFinally {});
        self.function.regions.push(fencepost_ir::Region {
            kind: fencepost_ir::RegionKind::Finally,
            start: held.start,
            end,
            handler: end,
            handler_end: end + 2,
        });
        self.bind(held.epilogue);
        self.emit(Op::Return {
            value: OptUse(held.result),
        });
        Ok(())
    }
}
