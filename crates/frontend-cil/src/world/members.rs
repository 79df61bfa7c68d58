//! Methods and fields: what a token means, with its full instantiation.

use super::modifiers::Modifier;
use super::{Category, Ctx, DefId, FieldSlot, OrProblem, Res, Ty, TyId, World, problem};
use crate::reader::{
    self, CallingConvention, MemberSig, MethodDefId, MethodDefRow, MethodSig, RowId, Token,
};
use fencepost_ir::{Fault, FuncId};
use std::sync::Arc;

/// A method that every array of more than one dimension has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ArrayMethod {
    /// Creates one; lengths, or lower bounds and lengths.
    Ctor(u32),
    /// Reads an element.
    Get,
    /// Writes an element.
    Set,
    /// The address of an element.
    Address,
}

impl ArrayMethod {
    pub(crate) fn name(self) -> &'static str {
        match self {
            ArrayMethod::Ctor(_) => ".ctor",
            ArrayMethod::Get => "Get",
            ArrayMethod::Set => "Set",
            ArrayMethod::Address => "Address",
        }
    }
}

/// What a function is made from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FuncKey {
    /// A method with all its type arguments.
    Method {
        /// The type that declares it, instantiated.
        owner: TyId,
        /// The row of the `MethodDef` table.
        row: u32,
        /// The arguments of a generic method.
        args: Arc<[TyId]>,
    },
    /// A method of an array type.
    Array(TyId, ArrayMethod),
    /// Throws what a fault stands for.
    Fault(Fault),
    /// Calls the program's entry point.
    Entry,
    /// Calls the method with this number, where the user wants a run to start.
    Start(u32),
    /// Runs the test with this number, with what comes before and after it.
    Test(u32),
    /// Writes the initial data of a static field.
    InitialData(u32, u32),
    /// Copies an object of this class, field by field.
    Copy(TyId),
    /// Uses a function or field, by its number, with everything as objects.
    Reflected(Reflected, u32),
    /// Makes the custom attribute with this row of an assembly.
    Attribute(u32, u32),
}

/// What reflection does with a member: a function of an object and an array of arguments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Reflected {
    /// Calls a function.
    Call,
    /// Makes an object with a constructor.
    Create,
    /// Reads a field.
    Load,
    /// Writes a field.
    Store,
}

impl Reflected {
    /// All of them, in the order of their numbers.
    pub(crate) const ALL: [Reflected; 4] = [
        Reflected::Call,
        Reflected::Create,
        Reflected::Load,
        Reflected::Store,
    ];
}

/// A method definition, decoded.
#[derive(Debug)]
pub(crate) struct MethodInfo {
    /// The row.
    pub(crate) row: MethodDefRow,
    /// The name.
    pub(crate) name: String,
    /// The signature, to be understood in the declaring assembly.
    pub(crate) sig: MethodSig,
    /// Result and parameters with generic parameters left open.
    pub(crate) open: (TyId, Vec<TyId>),
    /// The custom modifiers in the signature.
    pub(crate) modifiers: Vec<Modifier>,
    /// The declaring assembly.
    pub(crate) asm: u32,
}

/// The signature that a reference asks for.
struct Wanted {
    /// Result and parameters with generic parameters left open.
    open: (TyId, Vec<TyId>),
    /// The custom modifiers.
    modifiers: Vec<Modifier>,
}

/// A field with its place and its owner.
#[derive(Clone, Debug)]
pub(crate) struct FieldInfo {
    /// The type that declares it, instantiated.
    pub(crate) owner: TyId,
    /// Where it is.
    pub(crate) slot: FieldSlot,
}

impl World {
    /// The dense id of a function.
    pub(crate) fn function_id(&self, key: &FuncKey) -> FuncId {
        FuncId(self.functions.intern(key))
    }

    /// A method definition, decoded.
    pub(crate) fn method(&self, def: DefId, row: u32) -> Res<Arc<MethodInfo>> {
        self.methods.get((def, row), || {
            let image = self.image(def);
            let id = MethodDefId::from_row(row);
            let decoded = image.row(id).or_problem()?;
            let sig = image.method_sig(id).or_problem()?;
            let open = self.open_signature(def.asm, &sig)?;
            let modifiers = self.modifiers(def.asm, &sig)?;
            Ok(Arc::new(MethodInfo {
                row: decoded,
                name: image.string(decoded.name).or_problem()?.to_string(),
                sig,
                open,
                modifiers,
                asm: def.asm,
            }))
        })
    }

    /// Result and parameters with generic parameters left open.
    pub(crate) fn open_signature(&self, asm: u32, sig: &MethodSig) -> Res<(TyId, Vec<TyId>)> {
        let ctx = Ctx::open(asm);
        let result = self.sig(&ctx, &sig.return_type)?;
        let params = sig.parameters.iter();
        let params = params.map(|p| self.sig(&ctx, p)).collect::<Res<_>>()?;
        Ok((result, params))
    }

    /// The definition that owns a method key, and the decoded method.
    pub(crate) fn method_of(&self, key: &FuncKey) -> Res<(DefId, Arc<MethodInfo>)> {
        let FuncKey::Method { owner, row, .. } = key else {
            return problem("a synthesised function has no definition");
        };
        let Some((def, _)) = self.named(*owner) else {
            return problem("a method of a type without members");
        };
        Ok((def, self.method(def, *row)?))
    }

    /// The context in which the body of a method is to be understood.
    pub(crate) fn body_ctx(&self, key: &FuncKey) -> Ctx {
        match key {
            FuncKey::Method { owner, args, .. } => Ctx {
                method_args: args.clone(),
                ..self.ctx_of(*owner)
            },
            _ => Ctx::open(self.core),
        }
    }

    /// Result and parameters of a method, instantiated; `this` is not among them.
    pub(crate) fn signature_of(&self, key: &FuncKey) -> Res<(TyId, Vec<TyId>)> {
        let (_, info) = self.method_of(key)?;
        let ctx = self.body_ctx(key);
        let result = self.instantiate(&ctx, info.open.0)?;
        let params = info.open.1.iter();
        let params = params
            .map(|p| self.instantiate(&ctx, *p))
            .collect::<Res<_>>()?;
        Ok((result, params))
    }

    /// The method that a `MethodDef`, `MemberRef` or `MethodSpec` token means.
    pub(crate) fn method_token(&self, ctx: &Ctx, token: Token) -> Res<FuncKey> {
        let image = &self.assembly(ctx.asm).image;
        if let Some(id) = token.as_id::<reader::MethodSpecId>() {
            let row = image.row(id).or_problem()?;
            let sigs = image.method_spec_sig(id).or_problem()?;
            let args = sigs.iter().map(|sig| self.sig(ctx, sig));
            let args = args.collect::<Res<Vec<_>>>()?;
            args.iter().try_for_each(|arg| self.check_present(*arg))?;
            return match self.method_token(ctx, row.method)? {
                FuncKey::Method { owner, row, .. } => Ok(FuncKey::Method {
                    owner,
                    row,
                    args: args.into(),
                }),
                _ => problem("a generic instantiation of a method that is not generic"),
            };
        }
        if let Some(id) = token.as_id::<MethodDefId>() {
            let owner = image.declaring_type_of_method(id).or_problem()?;
            let def = DefId {
                asm: ctx.asm,
                row: owner.row(),
            };
            return Ok(FuncKey::Method {
                owner: self.own_type(ctx, def)?,
                row: id.row(),
                args: Arc::from([]),
            });
        }
        let Some(id) = token.as_id::<reader::MemberRefId>() else {
            return problem(format!("{token} is not a method"));
        };
        self.method_ref(ctx, id)
    }

    /// A definition named inside its own assembly: a generic one means the instantiation at hand.
    pub(crate) fn own_type(&self, ctx: &Ctx, def: DefId) -> Res<TyId> {
        let generic = self
            .image(def)
            .generic_params(def.id().into())
            .or_problem()?;
        if generic.is_empty() || generic.len() != ctx.type_args.len() {
            return self.plain(def);
        }
        self.intern(&Ty::Named(def, ctx.type_args.clone()))
    }

    fn method_ref(&self, ctx: &Ctx, id: reader::MemberRefId) -> Res<FuncKey> {
        let image = &self.assembly(ctx.asm).image;
        let row = image.row(id).or_problem()?;
        let name = image.string(row.name).or_problem()?;
        let MemberSig::Method(sig) = image.member_ref_sig(id).or_problem()? else {
            return problem(format!("field `{name}` is called"));
        };
        if sig.convention == CallingConvention::VarArg {
            return problem(format!(
                "`{name}` takes a variable argument list, which is not modelled"
            ));
        }
        if row.class.as_id::<MethodDefId>().is_some() {
            return self.method_token(ctx, row.class);
        }
        let owner = self.token(ctx, row.class)?;
        if let Ty::Array(..) | Ty::SzArray(_) = self.ty(owner) {
            let method = match name {
                ".ctor" => Some(ArrayMethod::Ctor(sig.parameters.len() as u32)),
                "Get" => Some(ArrayMethod::Get),
                "Set" => Some(ArrayMethod::Set),
                "Address" => Some(ArrayMethod::Address),
                _ => None,
            };
            if let Some(method) = method {
                return Ok(FuncKey::Array(owner, method));
            }
        }
        let cached = self.member_refs.get((ctx.asm, id.row(), owner), || {
            let wanted = Wanted {
                open: self.open_signature(ctx.asm, &sig)?,
                modifiers: self.modifiers(ctx.asm, &sig)?,
            };
            match self.find_method(owner, name, &sig, &wanted)? {
                Some(found) => Ok(found),
                None => {
                    let (result, params) = &wanted.open;
                    let types = params.iter().chain([result]);
                    types
                        .into_iter()
                        .try_for_each(|ty| self.check_present(*ty))?;
                    problem(self.missing_method(owner, name, params))
                }
            }
        })?;
        Ok(FuncKey::Method {
            owner: cached.0,
            row: cached.1,
            args: Arc::from([]),
        })
    }

    fn missing_method(&self, owner: TyId, name: &str, params: &[TyId]) -> String {
        let params: Vec<String> = params.iter().map(|p| self.type_name(*p)).collect();
        let place = match self.named(owner) {
            Some((def, _)) if self.builtin && def.asm == self.core => {
                " in the built-in class library"
            }
            _ => "",
        };
        format!(
            "method `{}::{name}({})` does not exist{place}",
            self.type_name(owner),
            params.join(",")
        )
    }

    /// Finds a method by name and open signature, in the type or in what it extends.
    fn find_method(
        &self,
        owner: TyId,
        name: &str,
        sig: &MethodSig,
        wanted: &Wanted,
    ) -> Res<Option<(TyId, u32)>> {
        let mut at = Some(owner);
        while let Some(ty) = at {
            if let Some(row) = self.find_own_method(ty, owner, name, sig, wanted)? {
                return Ok(Some((ty, row)));
            }
            at = self.data(ty)?.parent;
        }
        if self.data(owner)?.category != Category::Interface {
            return Ok(None);
        }
        let object = self.primitive(reader::Primitive::Object)?;
        let inherited = self.interfaces(owner)?;
        for ty in inherited.iter().copied().chain([object]) {
            if let Some(row) = self.find_own_method(ty, ty, name, sig, wanted)? {
                return Ok(Some((ty, row)));
            }
        }
        Ok(None)
    }

    /// Finds a method that a type itself declares; the reference named `named`.
    fn find_own_method(
        &self,
        ty: TyId,
        named: TyId,
        name: &str,
        sig: &MethodSig,
        wanted: &Wanted,
    ) -> Res<Option<u32>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(None);
        };
        let mut close = None;
        for id in self.image(def).find_methods(def.id(), name).or_problem()? {
            let found = self.method(def, id.row())?;
            let comparable =
                found.sig.has_this == sig.has_this && found.sig.generic_count == sig.generic_count;
            if !comparable || !self.same_open(&found.open, &wanted.open, ty, named)? {
                continue;
            }
            // Type arguments can make two signatures one; the method that is written like the
            // reference is meant. Another class library may have other modifiers than the one
            // compiled against.
            let rank = (
                found.open == wanted.open,
                found.modifiers == wanted.modifiers,
            );
            if rank == (true, true) {
                return Ok(Some(id.row()));
            }
            if close.is_none_or(|(best, _)| rank > best) {
                close = Some((rank, id.row()));
            }
        }
        Ok(close.map(|(_, row)| row))
    }

    /// Whether a declared signature is the wanted one. A reference that names a derived type may
    /// be written in terms of either type's parameters.
    fn same_open(
        &self,
        found: &(TyId, Vec<TyId>),
        wanted: &(TyId, Vec<TyId>),
        declarer: TyId,
        named: TyId,
    ) -> Res<bool> {
        if found.1.len() != wanted.1.len() {
            return Ok(false);
        }
        if found == wanted {
            return Ok(true);
        }
        let (declared, asked) = (self.ctx_of(declarer), self.ctx_of(named));
        let pairs = found.1.iter().zip(&wanted.1);
        for (a, b) in pairs.chain([(&found.0, &wanted.0)]) {
            if self.instantiate(&declared, *a)? != self.instantiate(&asked, *b)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The field that a `Field` or `MemberRef` token means.
    pub(crate) fn field_token(&self, ctx: &Ctx, token: Token) -> Res<FieldInfo> {
        let image = &self.assembly(ctx.asm).image;
        if let Some(id) = token.as_id::<reader::FieldId>() {
            let owner = image.declaring_type_of_field(id).or_problem()?;
            let def = DefId {
                asm: ctx.asm,
                row: owner.row(),
            };
            return self.field_of(self.own_type(ctx, def)?, id.row());
        }
        let Some(id) = token.as_id::<reader::MemberRefId>() else {
            return problem(format!("{token} is not a field"));
        };
        let row = image.row(id).or_problem()?;
        let name = image.string(row.name).or_problem()?;
        let named = self.token(ctx, row.class)?;
        match self.find_field(named, name)? {
            Some((owner, row)) => {
                let row = self.field_of_type(ctx.asm, id, owner, name)?.unwrap_or(row);
                self.field_of(owner, row)
            }
            None => problem(format!(
                "field `{}.{name}` does not exist",
                self.type_name(named)
            )),
        }
    }

    /// The field of a type that a reference means by its signature, should several have the name.
    fn field_of_type(
        &self,
        asm: u32,
        reference: reader::MemberRefId,
        owner: TyId,
        name: &str,
    ) -> Res<Option<u32>> {
        let Some((def, _)) = self.named(owner) else {
            return Ok(None);
        };
        let image = self.image(def);
        let mut rows = Vec::new();
        for field in image.fields(def.id()).or_problem()? {
            if self.field_name(def, field)? == name {
                rows.push(field);
            }
        }
        if rows.len() < 2 {
            return Ok(None);
        }
        let sig = self.assembly(asm).image.member_ref_sig(reference);
        let reader::MemberSig::Field(sig) = sig.or_problem()? else {
            return Ok(None);
        };
        let wanted = self.sig(&Ctx::open(asm), &sig)?;
        for field in rows {
            let sig = image.field_sig(field).or_problem()?;
            if self.sig(&Ctx::open(def.asm), &sig)? == wanted {
                return Ok(Some(field.row()));
            }
        }
        Ok(None)
    }

    /// Finds a field by name, in the type or in what it extends.
    pub(crate) fn find_field(&self, ty: TyId, name: &str) -> Res<Option<(TyId, u32)>> {
        let mut at = Some(ty);
        while let Some(ty) = at {
            if let Some((def, _)) = self.named(ty)
                && let Some(field) = self.image(def).find_field(def.id(), name).or_problem()?
            {
                return Ok(Some((ty, field.row())));
            }
            at = self.data(ty)?.parent;
        }
        Ok(None)
    }

    /// A field with its place.
    pub(crate) fn field_of(&self, owner: TyId, row: u32) -> Res<FieldInfo> {
        let Some((def, _)) = self.named(owner) else {
            return problem("a field of a type without fields");
        };
        let field = reader::FieldId::from_row(row);
        let decoded = self.image(def).row(field).or_problem()?;
        let find = |slots: &[FieldSlot]| slots.iter().find(|slot| slot.row == row).cloned();
        let slot = if !decoded.is_static() {
            find(&self.layout(owner)?.fields)
        } else if decoded.has_rva() {
            let sig = self.image(def).field_sig(field).or_problem()?;
            Some(FieldSlot {
                row,
                storage: fencepost_ir::Storage::Static,
                offset: 0,
                ty: self.sig(&self.ctx_of(owner), &sig)?,
            })
        } else {
            find(&self.statics(owner)?.2)
        };
        match slot {
            Some(slot) => Ok(FieldInfo { owner, slot }),
            None => {
                let sig = self.image(def).field_sig(field).or_problem()?;
                self.check_size(self.sig(&self.ctx_of(owner), &sig)?)?;
                problem(format!(
                    "field `{}` of `{}` has no storage",
                    self.field_name(def, field)?,
                    self.type_name(owner)
                ))
            }
        }
    }

    /// The initialiser of a type, if it has one.
    pub(crate) fn initializer(&self, ty: TyId) -> Res<Option<FuncKey>> {
        if let Ty::Data(asm, row) = self.ty(ty) {
            return Ok(Some(FuncKey::InitialData(*asm, *row)));
        }
        let Some((def, _)) = self.named(ty) else {
            return Ok(None);
        };
        let found = self
            .image(def)
            .find_methods(def.id(), ".cctor")
            .or_problem()?;
        match found.first() {
            Some(id) => Ok(Some(FuncKey::Method {
                owner: ty,
                row: id.row(),
                args: Arc::from([]),
            })),
            None => self.stand_in_initializer(def),
        }
    }

    /// A method of a type by name and, if given, by number of parameters.
    pub(crate) fn method_named(
        &self,
        ty: TyId,
        name: &str,
        params: Option<usize>,
    ) -> Res<Option<FuncKey>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(None);
        };
        for id in self.image(def).find_methods(def.id(), name).or_problem()? {
            let info = self.method(def, id.row())?;
            if params.is_none_or(|count| info.sig.parameters.len() == count) {
                return Ok(Some(FuncKey::Method {
                    owner: ty,
                    row: id.row(),
                    args: Arc::from([]),
                }));
            }
        }
        Ok(None)
    }

    /// All methods of a type with a name.
    pub(crate) fn methods_named(&self, ty: TyId, name: &str) -> Res<Vec<FuncKey>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        let found = self.image(def).find_methods(def.id(), name).or_problem()?;
        let key = |id: &MethodDefId| FuncKey::Method {
            owner: ty,
            row: id.row(),
            args: Arc::from([]),
        };
        Ok(found.iter().map(key).collect())
    }
}
