//! Which references may be seen as which types.

use super::{Category, MAX_INSTANTIATION_DEPTH, OrProblem, Res, Ty, TyId, World};
use crate::reader::{Primitive, Variance};
use std::sync::Arc;

/// The generic interfaces that one-dimensional arrays implement.
const ARRAY_INTERFACES: [&str; 5] = [
    "System.Collections.Generic.IList`1",
    "System.Collections.Generic.ICollection`1",
    "System.Collections.Generic.IEnumerable`1",
    "System.Collections.Generic.IReadOnlyList`1",
    "System.Collections.Generic.IReadOnlyCollection`1",
];

impl World {
    /// All interfaces of a type, inherited ones included, each once.
    pub(crate) fn interfaces(&self, ty: TyId) -> Res<Arc<[TyId]>> {
        self.interfaces.get(ty, || {
            let mut found = Vec::new();
            self.collect_interfaces(ty, &mut found)?;
            Ok(found.into())
        })
    }

    fn collect_interfaces(&self, ty: TyId, found: &mut Vec<TyId>) -> Res<()> {
        for interface in self.declared_interfaces(ty)? {
            if !found.contains(&interface) {
                found.push(interface);
                self.collect_interfaces(interface, found)?;
            }
        }
        match self.data(ty)?.parent {
            Some(parent) => self.collect_interfaces(parent, found),
            None => Ok(()),
        }
    }

    /// The interfaces that a type itself lists.
    pub(crate) fn declared_interfaces(&self, ty: TyId) -> Res<Vec<TyId>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        let image = self.image(def);
        let ctx = self.ctx_of(ty);
        let mut found = Vec::new();
        for id in image.interface_impls(def.id()) {
            found.push(self.token(&ctx, image.row(id).or_problem()?.interface)?);
        }
        Ok(found)
    }

    /// The element type if the type is an interface that arrays of it implement.
    pub(crate) fn array_interface_element(&self, interface: TyId) -> Option<TyId> {
        let (def, args) = self.named(interface)?;
        let known = ARRAY_INTERFACES
            .iter()
            .any(|name| self.known(name) == Some(def));
        (known && args.len() == 1).then(|| args[0])
    }

    /// Whether a reference to an object of type `from` may be seen as `to`.
    pub(crate) fn assignable(&self, from: TyId, to: TyId) -> Res<bool> {
        self.assignable_at(from, to, 0)
    }

    fn assignable_at(&self, from: TyId, to: TyId, depth: u8) -> Res<bool> {
        // Variance can ask about ever larger types; what has no answer so far is no.
        if depth > MAX_INSTANTIATION_DEPTH {
            return Ok(false);
        }
        let depth = depth + 1;
        if from == to {
            return Ok(true);
        }
        if Ok(to) == self.primitive(Primitive::Object) {
            // Pointers are not objects.
            let pointer = Ty::FunctionPointer;
            let ty = self.ty(from);
            return Ok(!matches!(ty, Ty::Pointer(_) | Ty::ByRef(_)) && *ty != pointer);
        }
        match (self.ty(from), self.ty(to)) {
            (Ty::SzArray(a), Ty::SzArray(b)) => return self.element_assignable(*a, *b, depth),
            (Ty::Array(a, m), Ty::Array(b, n)) => {
                return Ok(m == n && self.element_assignable(*a, *b, depth)?);
            }
            (Ty::SzArray(element), Ty::Named(..)) => {
                if let Some(wanted) = self.array_interface_element(to) {
                    return self.element_assignable(*element, wanted, depth);
                }
            }
            _ => {}
        }
        match self.data(to)?.category {
            Category::Interface => {
                for interface in self.interfaces(from)?.iter() {
                    if self.variant_at(*interface, to, depth)? {
                        return Ok(true);
                    }
                }
                self.variant_at(from, to, depth)
            }
            Category::Class => {
                let mut at = Some(from);
                while let Some(ty) = at {
                    if self.variant_at(ty, to, depth)? {
                        return Ok(true);
                    }
                    at = self.data(ty)?.parent;
                }
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    /// Whether an array of `from` may be seen as an array of `to`.
    fn element_assignable(&self, from: TyId, to: TyId, depth: u8) -> Res<bool> {
        if from == to {
            return Ok(true);
        }
        let is_pointer = |ty| matches!(self.ty(ty), Ty::Pointer(_) | Ty::FunctionPointer);
        if is_pointer(from) || is_pointer(to) {
            // Pointers are not objects.
            return Ok(false);
        }
        let (a, b) = (self.data(from)?, self.data(to)?);
        if a.is_value() || b.is_value() {
            // Integers of one size are interchangeable inside arrays, whatever their sign.
            return Ok(a.is_value() && b.is_value() && self.reduced(from)? == self.reduced(to)?);
        }
        self.assignable_at(from, to, depth)
    }

    /// The signed type that stands for an integer type or enum in array compatibility.
    fn reduced(&self, ty: TyId) -> Res<(Option<Primitive>, TyId)> {
        let data = self.data(ty)?;
        let number = data.underlying.unwrap_or(ty);
        let primitive = self.data(number)?.primitive.map(|p| match p {
            Primitive::U1 => Primitive::I1,
            Primitive::U2 => Primitive::I2,
            Primitive::U4 => Primitive::I4,
            Primitive::U8 => Primitive::I8,
            Primitive::UIntPtr => Primitive::IntPtr,
            other => other,
        });
        // Two different structs are never the same, two integers of a size are.
        let anchor = match primitive {
            Some(p) => self.primitive(p)?,
            None => number,
        };
        Ok((primitive, anchor))
    }

    /// Whether unboxing as `to` accepts an object of type `from`: enums and their integers mix.
    pub(crate) fn unboxable(&self, from: TyId, to: TyId) -> Res<bool> {
        let number = |ty: TyId| Ok(self.data(ty)?.underlying.unwrap_or(ty));
        Ok(from == to || number(from)? == number(to)? && self.is_value(from)?)
    }

    /// Whether a type is another one, or differs only in arguments that may vary.
    pub(crate) fn same_or_variant(&self, from: TyId, to: TyId) -> Res<bool> {
        self.variant_at(from, to, 0)
    }

    fn variant_at(&self, from: TyId, to: TyId, depth: u8) -> Res<bool> {
        if from == to {
            return Ok(true);
        }
        let (Some((def, a)), Some((other, b))) = (self.named(from), self.named(to)) else {
            return Ok(false);
        };
        if def != other || a.len() != b.len() || a.is_empty() {
            return Ok(false);
        }
        let image = self.image(def);
        let params = image.generic_params(def.id().into()).or_problem()?;
        for (index, (&x, &y)) in a.iter().zip(b.iter()).enumerate() {
            if x == y {
                continue;
            }
            let Some(param) = params.get(index) else {
                return Ok(false);
            };
            if self.is_value(x)? || self.is_value(y)? {
                return Ok(false);
            }
            let fits = match image.row(*param).or_problem()?.variance() {
                Variance::Invariant => false,
                Variance::Covariant => self.assignable_at(x, y, depth)?,
                Variance::Contravariant => self.assignable_at(y, x, depth)?,
            };
            if !fits {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an array may hold a reference to an object of a type.
    pub(crate) fn array_can_hold(&self, array: TyId, value: TyId) -> Res<bool> {
        match self.ty(array) {
            Ty::SzArray(element) | Ty::Array(element, _) => self.assignable(value, *element),
            _ => Ok(false),
        }
    }
}
