//! Which method a virtual or interface call runs.

use super::{Category, Ctx, DefId, FuncKey, MethodInfo, OrProblem, Res, Ty, TyId, World, problem};
use crate::reader::{MethodDefId, RowId, Token};
use std::sync::Arc;

/// A method as dispatch sees it: who declares it, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Slot {
    owner: TyId,
    row: u32,
}

impl World {
    /// Whether a type is a class that nothing can extend. A delegate is no ordinary class.
    pub(crate) fn is_sealed_class(&self, ty: TyId) -> bool {
        let is_sealed = |def: DefId| self.type_row(def).is_ok_and(|row| row.is_sealed());
        self.named(ty).is_some_and(|(def, _)| is_sealed(def))
            && self
                .data(ty)
                .is_ok_and(|data| data.category == Category::Class && !data.is_delegate)
    }

    /// The method that a call of `method` runs on an object of type `class`.
    pub(crate) fn dispatch(&self, class: TyId, method: &FuncKey) -> Res<FuncKey> {
        let FuncKey::Method { owner, row, args } = method else {
            return Ok(method.clone());
        };
        let (_, info) = self.method_of(method)?;
        let key = |slot: Slot| FuncKey::Method {
            owner: slot.owner,
            row: slot.row,
            args: args.clone(),
        };
        let slot = Slot {
            owner: *owner,
            row: *row,
        };
        if self.data(*owner)?.category == Category::Interface {
            if let Some(found) = self.array_method(class, *owner, &info)? {
                return Ok(found);
            }
            let found = match self.interface_method(class, slot, &info)? {
                None => self.unlisted_method(class, slot, &info)?,
                found => found,
            };
            return match found {
                Some(found) => Ok(key(found)),
                None => problem(format!(
                    "`{}` does not implement `{}::{}`",
                    self.type_name(class),
                    self.type_name(*owner),
                    info.name
                )),
            };
        }
        if !info.row.is_virtual() {
            return Ok(method.clone());
        }
        Ok(key(self.override_of(class, slot, &info)?))
    }

    /// The method of a type of the built-in library with the name and signature of an interface
    /// method: the compiler of that library knows no interfaces of structs that live on the stack.
    fn unlisted_method(&self, class: TyId, slot: Slot, info: &MethodInfo) -> Res<Option<Slot>> {
        let Some((def, _)) = self.named(class) else {
            return Ok(None);
        };
        if !self.builtin || def.asm != self.core || !self.is_value(class)? {
            return Ok(None);
        }
        let wanted = self.slot_signature(slot, info)?;
        for id in self
            .image(def)
            .find_methods(def.id(), &info.name)
            .or_problem()?
        {
            let own = Slot {
                owner: class,
                row: id.row(),
            };
            let found = self.method(def, id.row())?;
            let fits = found.sig.has_this == info.sig.has_this
                && found.sig.generic_count == info.sig.generic_count;
            if fits && self.slot_signature(own, &found)? == wanted {
                return Ok(Some(own));
            }
        }
        Ok(None)
    }

    /// Arrays implement the generic collection interfaces through static methods of the library.
    fn array_method(
        &self,
        class: TyId,
        interface: TyId,
        info: &MethodInfo,
    ) -> Res<Option<FuncKey>> {
        let Ty::SzArray(_) = self.ty(class) else {
            return Ok(None);
        };
        let Some(element) = self.array_interface_element(interface) else {
            return Ok(None);
        };
        let Some(helper) = self.known("Fencepost.ArrayInterfaces`1") else {
            return problem(
                "the class library does not say how arrays implement generic interfaces",
            );
        };
        let helper = self.intern(&Ty::Named(helper, Arc::from([element])))?;
        self.method_named(helper, &info.name, None)
    }

    /// The override of a class's virtual method in a class that extends it.
    fn override_of(&self, class: TyId, slot: Slot, info: &MethodInfo) -> Res<Slot> {
        let mut chain = Vec::new();
        let mut at = Some(class);
        while let Some(ty) = at {
            if ty == slot.owner {
                break;
            }
            chain.push(ty);
            at = self.data(ty)?.parent;
        }
        if at.is_none() {
            // The receiver does not extend the declaring class; unverifiable code gets what it names.
            return Ok(slot);
        }
        let wanted = self.slot_signature(slot, info)?;
        let mut members = vec![slot];
        let mut current = slot;
        let mut visible = true;
        for &ty in chain.iter().rev() {
            let body = self.explicit_override(ty, &members)?;
            if let Some(body) = body {
                current = body;
                members.push(body);
            }
            let Some((found, row)) = self.matching_virtual(ty, &info.name, info, &wanted)? else {
                continue;
            };
            if row.row.is_new_slot() {
                visible = false;
            } else if visible && body.is_none() {
                current = found;
                members.push(found);
            }
        }
        let renamed = chain.contains(&current.owner) && self.slot_name(current) != info.name;
        if renamed {
            // A body with another name has a slot of its own, which may be overridden further on.
            return self.final_override(class, current);
        }
        Ok(current)
    }

    fn slot_name(&self, slot: Slot) -> String {
        match self.named(slot.owner) {
            Some((def, _)) => self.method_name(def, slot.row),
            None => String::new(),
        }
    }

    /// Parameters and result of a method in terms of its instantiated owner.
    fn slot_signature(&self, slot: Slot, info: &MethodInfo) -> Res<(TyId, Vec<TyId>)> {
        let ctx = self.ctx_of(slot.owner);
        let result = self.instantiate(&ctx, info.open.0)?;
        let params = info.open.1.iter();
        let params = params
            .map(|p| self.instantiate(&ctx, *p))
            .collect::<Res<_>>()?;
        Ok((result, params))
    }

    /// The virtual method of a type with this name and signature.
    fn matching_virtual(
        &self,
        ty: TyId,
        name: &str,
        like: &MethodInfo,
        wanted: &(TyId, Vec<TyId>),
    ) -> Res<Option<(Slot, Arc<MethodInfo>)>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(None);
        };
        let mut close = None;
        for id in self.image(def).find_methods(def.id(), name).or_problem()? {
            let info = self.method(def, id.row())?;
            let slot = Slot {
                owner: ty,
                row: id.row(),
            };
            let candidate = info.row.is_static() == like.row.is_static()
                && (info.row.is_virtual() || like.row.is_static())
                && info.sig.generic_count == like.sig.generic_count
                && info.sig.parameters.len() == wanted.1.len();
            if !candidate || self.slot_signature(slot, &info)? != *wanted {
                continue;
            }
            if info.modifiers == like.modifiers {
                return Ok(Some((slot, info)));
            }
            // Another class library may have other modifiers than the one compiled against.
            if info.asm != like.asm && close.is_none() {
                close = Some((slot, info));
            }
        }
        Ok(close)
    }

    /// What a type's override table has for any of these methods.
    fn explicit_override(&self, ty: TyId, declared: &[Slot]) -> Res<Option<Slot>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(None);
        };
        let image = self.image(def);
        let ctx = self.ctx_of(ty);
        for id in image.method_impls(def.id()) {
            let row = image.row(id).or_problem()?;
            if !self.may_name(def, row.declaration, declared) {
                continue;
            }
            let Ok(FuncKey::Method { owner, row: at, .. }) =
                self.method_token(&ctx, row.declaration)
            else {
                continue;
            };
            if declared.contains(&Slot { owner, row: at }) {
                return self.body_slot(&ctx, ty, row.body).map(Some);
            }
        }
        Ok(None)
    }

    /// A cheap test by name, before a token is resolved.
    fn may_name(&self, def: DefId, declaration: Token, declared: &[Slot]) -> bool {
        let image = self.image(def);
        let name = match declaration.as_id::<crate::reader::MemberRefId>() {
            Some(id) => image.row(id).and_then(|row| image.string(row.name)),
            None => match declaration.as_id::<MethodDefId>() {
                Some(id) => image.row(id).and_then(|row| image.string(row.name)),
                None => return true,
            },
        };
        let Ok(name) = name else { return true };
        declared.iter().any(|slot| {
            self.named(slot.owner)
                .is_some_and(|(def, _)| self.method_name(def, slot.row) == name)
        })
    }

    fn body_slot(&self, ctx: &Ctx, ty: TyId, body: Token) -> Res<Slot> {
        match self.method_token(ctx, body)? {
            FuncKey::Method { owner, row, .. } => {
                // A body is a method of the type itself or of what it extends.
                let own =
                    self.named(owner).map(|(def, _)| def) == self.named(ty).map(|(def, _)| def);
                Ok(Slot {
                    owner: if own { ty } else { owner },
                    row,
                })
            }
            _ => problem("an override whose body is not a method"),
        }
    }

    /// The method of a class that implements an interface method.
    fn interface_method(&self, class: TyId, slot: Slot, info: &MethodInfo) -> Res<Option<Slot>> {
        let all = self.interfaces(class)?;
        if !all.contains(&slot.owner) && class != slot.owner {
            // Variance: another instantiation of the same interface may do.
            for interface in all.iter() {
                if *interface != slot.owner && self.same_or_variant(*interface, slot.owner)? {
                    let other = Slot {
                        owner: *interface,
                        row: slot.row,
                    };
                    return self.interface_method(class, other, info);
                }
            }
            return Ok(None);
        }
        let wanted = self.slot_signature(slot, info)?;
        // The most derived type that lists the interface decides where the search starts.
        let mut at = Some(class);
        let mut listed = false;
        while let Some(ty) = at {
            if self.data(ty)?.category == Category::Interface {
                break;
            }
            listed = listed || self.lists(ty, slot.owner)?;
            if let Some(body) = self.explicit_override(ty, &[slot])? {
                return Ok(Some(self.final_override(class, body)?));
            }
            if listed
                && let Some((found, info)) = self.matching_virtual(ty, &info.name, info, &wanted)?
            {
                if info.row.is_static() {
                    return Ok(Some(found));
                }
                return self.override_of(class, found, &info).map(Some);
            }
            at = self.data(ty)?.parent;
        }
        self.default_method(class, slot, info, &all)
    }

    fn final_override(&self, class: TyId, slot: Slot) -> Res<Slot> {
        let Some((def, _)) = self.named(slot.owner) else {
            return Ok(slot);
        };
        let info = self.method(def, slot.row)?;
        if info.row.is_virtual() && !info.row.is_final() && !info.row.is_static() {
            return self.override_of(class, slot, &info);
        }
        Ok(slot)
    }

    /// Whether a type itself lists an interface, perhaps through another interface.
    fn lists(&self, ty: TyId, interface: TyId) -> Res<bool> {
        for declared in self.declared_interfaces(ty)? {
            if declared == interface || self.interfaces(declared)?.contains(&interface) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The most specific body that interfaces themselves have for a method.
    fn default_method(
        &self,
        class: TyId,
        slot: Slot,
        info: &MethodInfo,
        all: &[TyId],
    ) -> Res<Option<Slot>> {
        let mut bodies: Vec<(TyId, Slot)> = Vec::new();
        for interface in all.iter().copied().chain([class]) {
            if let Some(body) = self.explicit_override(interface, &[slot])? {
                bodies.push((interface, body));
            }
        }
        let mut best = Vec::new();
        for &(interface, body) in &bodies {
            let mut hidden = false;
            for &(other, _) in &bodies {
                hidden |= other != interface && self.interfaces(other)?.contains(&interface);
            }
            if !hidden && !best.contains(&body) {
                best.push(body);
            }
        }
        match best[..] {
            [] => {}
            [body] => return Ok(Some(body)),
            _ => {
                return problem(format!(
                    "`{}` has no most specific implementation of `{}::{}`; what the runtime throws \
                     then is not modelled",
                    self.type_name(class),
                    self.type_name(slot.owner),
                    info.name
                ));
            }
        }
        Ok((!info.row.is_abstract()).then_some(slot))
    }
}
