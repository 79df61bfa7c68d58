//! Methods that stand for a member of another type, whoever may see it (`UnsafeAccessor`).

use super::Lowerer;
use crate::reader::{AttributeArgument, CallingConvention, MethodDefId, RowId};
use crate::world::{DefId, FuncKey, MethodInfo, OrProblem, Res, Ty, TyId, problem};
use fencepost_ir::Storage;

const ATTRIBUTE: &str = "System.Runtime.CompilerServices.UnsafeAccessorAttribute";

/// What kind of member a method stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Constructor,
    Method,
    StaticMethod,
    Field,
    StaticField,
}

impl Kind {
    /// The numbers are those of `UnsafeAccessorKind`.
    fn of(number: i64) -> Option<Self> {
        Some(match number {
            0 => Kind::Constructor,
            1 => Kind::Method,
            2 => Kind::StaticMethod,
            3 => Kind::Field,
            4 => Kind::StaticField,
            _ => return None,
        })
    }
}

impl Lowerer<'_> {
    /// The body of a method that stands for another member; false if it does not.
    pub(crate) fn accessor(&mut self, def: DefId, row: u32, info: &MethodInfo) -> Res<bool> {
        let image = self.world.image(def);
        let method = MethodDefId::from_row(row);
        let found = image
            .find_attribute(method.into(), ATTRIBUTE)
            .or_problem()?;
        let Some(attribute) = found.filter(|_| info.row.is_static()) else {
            return Ok(false);
        };
        let value = image.attribute_value(attribute).or_problem()?;
        let kind = match value.fixed.first() {
            Some(AttributeArgument::Signed(number)) => Kind::of(*number),
            _ => None,
        };
        let Some(kind) = kind else {
            return problem("an `UnsafeAccessor` of an unknown kind");
        };
        let given = value.named.iter().find(|argument| argument.name == "Name");
        let name = match given.map(|argument| &argument.value) {
            Some(AttributeArgument::String(Some(name))) => name.clone(),
            _ => info.name.clone(),
        };
        self.function.library = true;
        match kind {
            Kind::Constructor => self.access_method(kind, self.result, ".ctor")?,
            Kind::Method | Kind::StaticMethod => {
                self.access_method(kind, self.accessed_type()?, &name)?;
            }
            Kind::Field | Kind::StaticField => {
                self.access_field(kind, self.accessed_type()?, &name)?
            }
        }
        Ok(true)
    }

    /// The type whose member is used: that of the first parameter.
    fn accessed_type(&self) -> Res<TyId> {
        let Some(first) = self.args.first() else {
            return problem("an `UnsafeAccessor` without a parameter for the type");
        };
        Ok(match *self.world.ty(first.ty) {
            Ty::ByRef(of) => of,
            _ => first.ty,
        })
    }

    fn access_method(&mut self, kind: Kind, owner: TyId, name: &str) -> Res<()> {
        let takes = match kind {
            Kind::Constructor => 0,
            _ => 1,
        };
        let result = match kind {
            Kind::Constructor => self.world.primitive(crate::reader::Primitive::Void)?,
            _ => self.result,
        };
        let wanted: Vec<TyId> = self.args.iter().skip(takes).map(|arg| arg.ty).collect();
        let Some(key) = self.accessed_method(kind, owner, name, &wanted, result)? else {
            return self.throw_new("System.MissingMethodException", "Method not found.");
        };
        let skipped = usize::from(kind == Kind::StaticMethod);
        for index in skipped..self.args.len() {
            self.load_variable(self.args[index])?;
        }
        match kind {
            Kind::Constructor => self.new_object_key(&key)?,
            Kind::Method => self.call_virtual_key(&key)?,
            _ => self.call_key(&key)?,
        }
        self.return_result()
    }

    /// The method that the type itself declares with this name and signature.
    fn accessed_method(
        &self,
        kind: Kind,
        owner: TyId,
        name: &str,
        params: &[TyId],
        result: TyId,
    ) -> Res<Option<FuncKey>> {
        let FuncKey::Method { args: given, .. } = &self.key else {
            return Ok(None);
        };
        for key in self.world.methods_named(owner, name)? {
            let (_, info) = self.world.method_of(&key)?;
            let (FuncKey::Method { owner, row, .. }, generic) = (key, info.sig.generic_count)
            else {
                continue;
            };
            let args = match generic {
                0 => [].into(),
                count if count as usize == given.len() => given.clone(),
                _ => continue,
            };
            let key = FuncKey::Method { owner, row, args };
            let is_static = kind == Kind::StaticMethod;
            let fits = info.row.is_static() == is_static
                && info.sig.convention != CallingConvention::VarArg
                && info.sig.parameters.len() == params.len();
            if fits && self.world.signature_of(&key)? == (result, params.to_vec()) {
                return Ok(Some(key));
            }
        }
        Ok(None)
    }

    /// Pushes the address of a field and returns it.
    fn access_field(&mut self, kind: Kind, owner: TyId, name: &str) -> Res<()> {
        let declared = self.world.named(owner).map(|(def, _)| def);
        let field = match declared {
            Some(def) => self
                .world
                .image(def)
                .find_field(def.id(), name)
                .or_problem()?,
            None => None,
        };
        let found = field.map(|field| self.world.field_of(owner, field.row()));
        let wanted = self.world.ty(self.result).clone();
        let fits = |info: &crate::world::FieldInfo| {
            let is_static = info.slot.storage != Storage::Instance;
            is_static == (kind == Kind::StaticField) && wanted == Ty::ByRef(info.slot.ty)
        };
        let Some(info) = found.transpose()?.filter(fits) else {
            return self.throw_new("System.MissingFieldException", "Field not found.");
        };
        self.load_variable(self.args[0])?;
        self.known_field_address(&info)?;
        self.return_result()
    }
}
