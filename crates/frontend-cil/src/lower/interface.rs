//! Methods as callers outside the program see them.

use crate::world::{FuncKey, Repr, Res, Ty, TyId, World, problem};
use fencepost_ir::{Cell, Interface, Parameter, ToldCall};

/// What a caller outside the program must know about a method.
pub(crate) fn interface(world: &World, key: &FuncKey) -> Res<Interface> {
    let FuncKey::Method { owner, .. } = key else {
        return problem("only methods are called from outside");
    };
    let (_, info) = world.method_of(key)?;
    let (result, params) = world.signature_of(key)?;
    let mut shapes = Vec::new();
    if info.sig.has_this {
        shapes.push(match world.is_value(*owner)? {
            true => {
                return problem(format!(
                    "`{}` is a struct, and threads share objects",
                    world.type_name(*owner)
                ));
            }
            false => Parameter::Value(Cell::Ref),
        });
    }
    for param in params {
        shapes.push(match world.ty(param) {
            Ty::ByRef(to) => Parameter::Address(cell(world, *to)?),
            Ty::Pointer(_) | Ty::FunctionPointer => {
                return problem("a caller outside the program has no unmanaged pointers");
            }
            _ => Parameter::Value(cell(world, param)?),
        });
    }
    let result = match world.repr(result)? {
        Repr::Void => None,
        _ => Some(cell(world, result)?),
    };
    Ok(Interface {
        owner: Some(owner.class()),
        constructs: info.name == ".ctor",
        receives: info.sig.has_this,
        params: shapes,
        result,
    })
}

/// What people are told of a call of a method.
pub(crate) fn told_call(world: &World, key: &FuncKey) -> Option<ToldCall> {
    let FuncKey::Method { owner, row, .. } = key else {
        return None;
    };
    let (def, info) = world.method_of(key).ok()?;
    let (_, mut params) = world.signature_of(key).ok()?;
    // A token at the end that callers may leave out says nothing about what they want.
    let is_token = |&last: &TyId| world.type_name(last) == "System.Threading.CancellationToken";
    if params.last().is_some_and(is_token) && world.may_leave_out(def, *row, params.len()) {
        params.pop();
    }
    let this = info.sig.has_this.then(|| match world.is_value(*owner) {
        Ok(false) => Some(Cell::Ref),
        Ok(true) | Err(_) => None,
    });
    let told = |param: TyId| match world.ty(param) {
        Ty::ByRef(_) | Ty::Pointer(_) | Ty::FunctionPointer => None,
        _ => cell(world, param).ok(),
    };
    Some(ToldCall {
        constructs: info.name == ".ctor",
        receives: info.sig.has_this,
        params: this
            .into_iter()
            .chain(params.into_iter().map(told))
            .collect(),
    })
}

fn cell(world: &World, ty: TyId) -> Res<Cell> {
    match world.repr(ty)? {
        Repr::Cell(cell) => Ok(cell),
        Repr::Struct | Repr::Void => problem(format!(
            "a caller outside the program cannot pass or see a `{}`",
            world.type_name(ty)
        )),
    }
}
