//! Types as keys: one number per instantiated type.

use super::{MAX_INSTANTIATION_DEPTH, OrProblem, Res, World, problem};
use crate::reader::{self, Primitive, RowId, Token, TypeSig};
use fencepost_base::Interner;
use fencepost_ir::Problem;
use std::sync::Arc;

/// A type definition: an assembly and a row of its `TypeDef` table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct DefId {
    /// The assembly.
    pub(crate) asm: u32,
    /// The row.
    pub(crate) row: u32,
}

impl DefId {
    /// The handle that the reader knows.
    pub(crate) fn id(self) -> reader::TypeDefId {
        reader::TypeDefId::from_row(self.row)
    }
}

/// The number of a type. It is also the number of its class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct TyId(pub(crate) u32);

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ty {
    /// A class, struct, interface or enum; a generic one without arguments is the definition.
    Named(DefId, Arc<[TyId]>),
    /// A one-dimensional, zero-based array.
    SzArray(TyId),
    /// Any other array, with its rank.
    Array(TyId, u32),
    /// A managed pointer.
    ByRef(TyId),
    /// An unmanaged pointer.
    Pointer(TyId),
    /// A pointer to a function; its signature does not matter to the machine.
    FunctionPointer,
    /// A parameter of a generic type that is not instantiated.
    Var(u32),
    /// A parameter of a generic method that is not instantiated.
    MethodVar(u32),
    /// The initial data of a static field, which is memory of its own.
    Data(u32, u32),
    /// A type that a signature names and no assembly has.
    Missing(Arc<MissingType>),
}

/// What a signature says about a type that no assembly has. Of a class that is enough to hold
/// references; of a struct it is not even enough to know the size.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct MissingType {
    /// Its name as reports show it.
    pub(crate) name: String,
    /// Why it is not there.
    pub(crate) what: String,
    /// Whether its values are copied, not shared.
    pub(crate) is_value: bool,
}

/// In which assembly, and with which type arguments, a token is to be understood.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ctx {
    /// The assembly.
    pub(crate) asm: u32,
    /// Arguments of the enclosing type; parameters beyond stay open.
    pub(crate) type_args: Arc<[TyId]>,
    /// Arguments of the enclosing method; parameters beyond stay open.
    pub(crate) method_args: Arc<[TyId]>,
}

impl Ctx {
    /// A context in which generic parameters stay open.
    pub(crate) fn open(asm: u32) -> Self {
        Self {
            asm,
            type_args: Arc::from([]),
            method_args: Arc::from([]),
        }
    }
}

impl World {
    /// The number of a type.
    pub(crate) fn intern(&self, ty: &Ty) -> Res<TyId> {
        self.number_type(ty, Interner::intern)
    }

    /// Like `intern`, but asks nobody.
    pub(super) fn assign(&self, ty: &Ty) -> Res<TyId> {
        self.number_type(ty, Interner::assign)
    }

    fn number_type(&self, ty: &Ty, number: fn(&Interner<Ty>, &Ty) -> u32) -> Res<TyId> {
        if let Some(number) = self.types.find(ty) {
            return Ok(TyId(number));
        }
        let depth_of = |ty: &TyId| self.depths.get(ty.0 as usize).copied().unwrap_or(0);
        let inner = match ty {
            Ty::Named(_, args) => args.iter().map(depth_of).max().unwrap_or(0),
            Ty::SzArray(of) | Ty::Array(of, _) | Ty::ByRef(of) | Ty::Pointer(of) => depth_of(of),
            _ => 0,
        };
        if inner >= MAX_INSTANTIATION_DEPTH {
            return problem(format!(
                "generic types nest deeper than {MAX_INSTANTIATION_DEPTH}, the limit of instantiation"
            ));
        }
        let number = number(&self.types, ty);
        self.depths.fill(number as usize, inner + 1);
        Ok(TyId(number))
    }

    /// What a type is.
    pub(crate) fn ty(&self, id: TyId) -> &Ty {
        // Numbers come from this interner only; an unknown one would be a bug, not bad input.
        self.types.key(id.0).unwrap_or(&Ty::FunctionPointer)
    }

    /// Whether a number is that of a type.
    pub(crate) fn has_type(&self, id: TyId) -> bool {
        self.types.key(id.0).is_some()
    }

    /// A type without arguments.
    pub(crate) fn plain(&self, def: DefId) -> Res<TyId> {
        self.intern(&Ty::Named(def, Arc::from([])))
    }

    /// The type of a built-in type.
    pub(crate) fn primitive(&self, primitive: Primitive) -> Res<TyId> {
        match self.primitive_types.iter().find(|(p, _)| *p == primitive) {
            Some((_, ty)) => Ok(*ty),
            None => problem(format!(
                "the class library has no {}",
                primitive.full_name()
            )),
        }
    }

    /// The definition and the arguments of a named type.
    pub(crate) fn named(&self, ty: TyId) -> Option<(DefId, &Arc<[TyId]>)> {
        match self.ty(ty) {
            Ty::Named(def, args) => Some((*def, args)),
            _ => None,
        }
    }

    /// The context in which the members of a type are to be understood.
    pub(crate) fn ctx_of(&self, ty: TyId) -> Ctx {
        match self.named(ty) {
            Some((def, args)) => Ctx {
                asm: def.asm,
                type_args: args.clone(),
                method_args: Arc::from([]),
            },
            None => Ctx::open(self.core),
        }
    }

    /// The type that a type of a signature means. A type that no assembly has is one of its own:
    /// a field, a parameter or a local variable that nobody uses does no harm.
    pub(crate) fn sig(&self, ctx: &Ctx, sig: &TypeSig) -> Res<TyId> {
        self.sig_at(ctx, sig, 0)
    }

    fn sig_at(&self, ctx: &Ctx, sig: &TypeSig, depth: u8) -> Res<TyId> {
        if depth > MAX_INSTANTIATION_DEPTH {
            return problem(format!(
                "a type nests deeper than {MAX_INSTANTIATION_DEPTH}"
            ));
        }
        let inner = |sig: &TypeSig| self.sig_at(ctx, sig, depth + 1);
        match sig {
            TypeSig::Primitive(primitive) => self.primitive(*primitive),
            TypeSig::Class(token) | TypeSig::ValueType(token) => {
                let is_value = matches!(sig, TypeSig::ValueType(_));
                let found = self.token_at(ctx, *token, depth + 1);
                found.or_else(|problem| self.missing_type(ctx.asm, *token, is_value, problem))
            }
            TypeSig::Var(number) => match ctx.type_args.get(*number as usize) {
                Some(arg) => Ok(*arg),
                None => self.intern(&Ty::Var(*number)),
            },
            TypeSig::MVar(number) => match ctx.method_args.get(*number as usize) {
                Some(arg) => Ok(*arg),
                None => self.intern(&Ty::MethodVar(*number)),
            },
            TypeSig::Ptr(of) => self.intern(&Ty::Pointer(inner(of)?)),
            TypeSig::ByRef(of) => self.intern(&Ty::ByRef(inner(of)?)),
            TypeSig::SzArray(of) => self.intern(&Ty::SzArray(inner(of)?)),
            TypeSig::Array(of, shape) => self.intern(&Ty::Array(inner(of)?, shape.rank)),
            TypeSig::GenericInst {
                generic,
                arguments,
                is_value_type,
            } => {
                let def = match self.definition(ctx.asm, *generic) {
                    Ok(def) => def,
                    Err(problem) => {
                        return self.missing_type(ctx.asm, *generic, *is_value_type, problem);
                    }
                };
                let args = arguments.iter().map(inner).collect::<Res<Vec<_>>>()?;
                self.intern(&Ty::Named(def, args.into()))
            }
            TypeSig::FnPtr(_) => self.intern(&Ty::FunctionPointer),
            TypeSig::Modified { inner: of, .. } | TypeSig::Pinned(of) => inner(of),
        }
    }

    /// The type that a `TypeDef`, `TypeRef` or `TypeSpec` token means.
    pub(crate) fn token(&self, ctx: &Ctx, token: Token) -> Res<TyId> {
        self.token_at(ctx, token, 0)
    }

    fn token_at(&self, ctx: &Ctx, token: Token, depth: u8) -> Res<TyId> {
        if let Some(spec) = token.as_id::<reader::TypeSpecId>() {
            let image = &self.assembly(ctx.asm).image;
            let sig = image.type_spec_sig(spec).or_problem()?;
            let ty = self.sig_at(ctx, &sig, depth + 1)?;
            self.check_present(ty)?;
            return Ok(ty);
        }
        self.plain(self.definition(ctx.asm, token)?)
    }

    /// A type that a signature refers to, and that could not be found.
    fn missing_type(&self, asm: u32, token: Token, is_value: bool, problem: Problem) -> Res<TyId> {
        let Some(id) = token.as_id::<reader::TypeRefId>() else {
            return Err(problem);
        };
        if super::is_malformed(&problem) {
            return Err(problem);
        }
        let name = self.assembly(asm).image.type_ref_name(id).or_problem()?;
        self.intern(&Ty::Missing(Arc::new(MissingType {
            name: super::names::plain_name(&name),
            what: problem.what,
            is_value,
        })))
    }

    /// Whether a type and all its parts exist, as they must for an instruction that names them.
    pub(crate) fn check_present(&self, ty: TyId) -> Res<()> {
        match self.ty(ty) {
            Ty::Missing(missing) => problem(missing.what.clone()),
            Ty::Named(_, args) => args.iter().try_for_each(|arg| self.check_present(*arg)),
            Ty::SzArray(of) | Ty::Array(of, _) | Ty::ByRef(of) | Ty::Pointer(of) => {
                self.check_present(*of)
            }
            Ty::FunctionPointer | Ty::Var(_) | Ty::MethodVar(_) | Ty::Data(..) => Ok(()),
        }
    }

    /// The definition that a `TypeDef` or `TypeRef` token means.
    pub(crate) fn definition(&self, asm: u32, token: Token) -> Res<DefId> {
        if let Some(id) = token.as_id::<reader::TypeDefId>() {
            return Ok(DefId { asm, row: id.row() });
        }
        if let Some(id) = token.as_id::<reader::TypeRefId>() {
            return self.type_ref(asm, id);
        }
        problem(format!("{token} is not a type"))
    }

    /// A type with its open parameters replaced by what a context has for them.
    pub(crate) fn instantiate(&self, ctx: &Ctx, ty: TyId) -> Res<TyId> {
        match self.ty(ty) {
            Ty::Named(def, args) if !args.is_empty() => {
                let args = args
                    .iter()
                    .map(|arg| self.instantiate(ctx, *arg))
                    .collect::<Res<Vec<_>>>()?;
                self.intern(&Ty::Named(*def, args.into()))
            }
            Ty::SzArray(of) => self.intern(&Ty::SzArray(self.instantiate(ctx, *of)?)),
            Ty::Array(of, rank) => self.intern(&Ty::Array(self.instantiate(ctx, *of)?, *rank)),
            Ty::ByRef(of) => self.intern(&Ty::ByRef(self.instantiate(ctx, *of)?)),
            Ty::Pointer(of) => self.intern(&Ty::Pointer(self.instantiate(ctx, *of)?)),
            Ty::Var(n) => Ok(ctx.type_args.get(*n as usize).copied().unwrap_or(ty)),
            Ty::MethodVar(n) => Ok(ctx.method_args.get(*n as usize).copied().unwrap_or(ty)),
            Ty::Named(..) | Ty::FunctionPointer | Ty::Data(..) | Ty::Missing(_) => Ok(ty),
        }
    }
}
