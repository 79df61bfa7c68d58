//! What reflection can ask about the members of a type, and the types it can make.

use super::{ArrayMethod, Ctx, DefId, FuncKey, OrProblem, Res, Ty, TyId, World, problem};
use crate::reader::{
    Constant, FieldId as FieldRow, MethodDefId, ParamId, PropertyId, RowId, Token,
};
use fencepost_ir::{ClassId, FieldId, FuncId};
use std::sync::Arc;

/// The access bits of a public member.
const PUBLIC: u32 = 6;

/// What reflection can ask about a method.
#[derive(Clone, Debug)]
pub struct MethodFacts {
    /// The simple name.
    pub name: String,
    /// The class that declares it.
    pub owner: ClassId,
    /// The flags of its row.
    pub flags: u32,
    /// The type of its result.
    pub result: ClassId,
    /// The types of its parameters.
    pub params: Vec<ClassId>,
    /// Names and flags of its parameters.
    pub param_names: Vec<(String, u32)>,
    /// How many type parameters it has.
    pub generic_count: u32,
    /// Its type arguments, if it is instantiated.
    pub args: Vec<ClassId>,
}

/// What reflection can ask about a field.
#[derive(Clone, Debug)]
pub struct FieldFacts {
    /// The name.
    pub name: String,
    /// The class that declares it.
    pub owner: ClassId,
    /// The flags of its row.
    pub flags: u32,
    /// The type of its value.
    pub ty: ClassId,
}

/// What reflection can ask about a property.
#[derive(Clone, Debug)]
pub struct PropertyFacts {
    /// The name.
    pub name: String,
    /// The type of its value.
    pub ty: ClassId,
    /// The method that reads it.
    pub getter: Option<FuncId>,
    /// The method that writes it.
    pub setter: Option<FuncId>,
}

impl World {
    /// The methods that a type itself declares, constructors included.
    pub(crate) fn declared_methods(&self, ty: TyId) -> Res<Vec<FuncId>> {
        let (def, _) = match self.ty(ty) {
            Ty::Named(def, args) => (*def, args),
            Ty::SzArray(_) | Ty::Array(..) => {
                let all = [ArrayMethod::Set, ArrayMethod::Address, ArrayMethod::Get];
                let keys = all.into_iter().map(|method| FuncKey::Array(ty, method));
                return Ok(keys.map(|key| self.function_id(&key)).collect());
            }
            _ => return Ok(Vec::new()),
        };
        let rows = self.image(def).methods(def.id()).or_problem()?;
        Ok(rows.map(|id| self.declared_method(ty, id)).collect())
    }

    fn declared_method(&self, owner: TyId, id: MethodDefId) -> FuncId {
        self.function_id(&FuncKey::Method {
            owner,
            row: id.row(),
            args: Arc::from([]),
        })
    }

    /// What reflection can ask about a method.
    pub(crate) fn method_details(&self, function: FuncId) -> Res<MethodFacts> {
        let key = self.functions.key(function.0);
        match key {
            Some(key @ FuncKey::Method { owner, row, args }) => {
                let (def, info) = self.method_of(key)?;
                let (result, params) = self.signature_of(key)?;
                let id = MethodDefId::from_row(*row);
                let image = self.image(def);
                let mut param_names = vec![(String::new(), 0); params.len()];
                for param in image.params(id).or_problem()? {
                    let row = image.row::<ParamId>(param).or_problem()?;
                    let place = usize::from(row.sequence).checked_sub(1);
                    if let Some(slot) = place.and_then(|place| param_names.get_mut(place)) {
                        let name = image.string(row.name).or_problem()?.to_string();
                        *slot = (name, u32::from(row.flags));
                    }
                }
                Ok(MethodFacts {
                    name: info.name.clone(),
                    owner: owner.class(),
                    flags: u32::from(info.row.flags),
                    result: result.class(),
                    params: params.iter().map(|p| p.class()).collect(),
                    param_names,
                    generic_count: info.sig.generic_count,
                    args: args.iter().map(|a| a.class()).collect(),
                })
            }
            Some(FuncKey::Array(ty, method)) => {
                let (_, params, result) = crate::lower::array_signature(self, *ty, *method)?;
                Ok(MethodFacts {
                    name: method.name().to_string(),
                    owner: ty.class(),
                    flags: PUBLIC,
                    result: result.class(),
                    param_names: vec![(String::new(), 0); params.len()],
                    params: params.iter().map(|p| p.class()).collect(),
                    generic_count: 0,
                    args: Vec::new(),
                })
            }
            _ => problem("reflection over a function without a definition"),
        }
    }

    /// The fields that a type itself declares.
    pub(crate) fn declared_fields(&self, ty: TyId) -> Res<Vec<FieldId>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        let rows = self.image(def).fields(def.id()).or_problem()?;
        Ok(rows.map(|id| self.field_id(ty, id.row())).collect())
    }

    /// What reflection can ask about a field.
    pub(crate) fn field_details(&self, field: FieldId) -> Res<FieldFacts> {
        let Some(&(owner, row)) = self.fields.key(field.0) else {
            return problem("reflection over a field that does not exist");
        };
        let Some((def, _)) = self.named(owner) else {
            return problem("reflection over a field without a definition");
        };
        let image = self.image(def);
        let id = FieldRow::from_row(row);
        let decoded = image.row(id).or_problem()?;
        let sig = image.field_sig(id).or_problem()?;
        Ok(FieldFacts {
            name: image.string(decoded.name).or_problem()?.to_string(),
            owner: owner.class(),
            flags: u32::from(decoded.flags),
            ty: self.sig(&self.ctx_of(owner), &sig)?.class(),
        })
    }

    /// The constant behind a field, if it is one.
    pub(crate) fn field_constant(&self, owner: TyId, row: u32) -> Res<Option<Constant>> {
        let Some((def, _)) = self.named(owner) else {
            return Ok(None);
        };
        let image = self.image(def);
        let id = FieldRow::from_row(row);
        if !image.row(id).or_problem()?.is_literal() {
            return Ok(None);
        }
        image.constant(id.into()).or_problem()
    }

    /// The properties that a type itself declares.
    pub(crate) fn declared_properties(&self, ty: TyId) -> Res<Vec<PropertyFacts>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        let image = self.image(def);
        let rows = image.properties(def.id()).or_problem()?;
        rows.map(|id| self.property(ty, def, id)).collect()
    }

    fn property(&self, ty: TyId, def: DefId, id: PropertyId) -> Res<PropertyFacts> {
        let image = self.image(def);
        let row = image.row(id).or_problem()?;
        let sig = image.property_sig(id).or_problem()?;
        let mut facts = PropertyFacts {
            name: image.string(row.name).or_problem()?.to_string(),
            ty: self.sig(&self.ctx_of(ty), &sig.property_type)?.class(),
            getter: None,
            setter: None,
        };
        for semantics in image.semantics(id.into()).into_iter().flatten() {
            let row = image.row(semantics).or_problem()?;
            let method = Some(self.declared_method(ty, row.method));
            if row.is_getter() {
                facts.getter = method;
            } else if row.is_setter() {
                facts.setter = method;
            }
        }
        Ok(facts)
    }

    /// The full name of the assembly of a type. The built-in library goes by the name that programs
    /// know the core of a real one by.
    pub(crate) fn assembly_name(&self, ty: TyId) -> Res<String> {
        let core = "mscorlib, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089";
        let mut at = ty;
        while let Ty::SzArray(of) | Ty::Array(of, _) | Ty::ByRef(of) | Ty::Pointer(of) =
            *self.ty(at)
        {
            at = of;
        }
        let Some((def, _)) = self.named(at) else {
            return Ok(core.to_string());
        };
        let assembly = self.assembly(def.asm);
        if assembly.library {
            return Ok(core.to_string());
        }
        let name = assembly.image.assembly_name().or_problem()?;
        if !name.public_key_or_token.is_empty() {
            return problem("the name of an assembly with a key is not modelled");
        }
        let culture = match name.culture.as_str() {
            "" => "neutral",
            culture => culture,
        };
        let [a, b, c, d] = name.version;
        Ok(format!(
            "{}, Version={a}.{b}.{c}.{d}, Culture={culture}, PublicKeyToken=null",
            name.name
        ))
    }

    /// The name that reflection has for a type, with the assemblies of type arguments.
    pub(crate) fn full_name(&self, ty: TyId) -> Res<String> {
        Ok(match self.ty(ty) {
            Ty::Named(def, args) if !args.is_empty() => {
                let name = self.reflected_name(self.plain(*def)?);
                let mut texts = Vec::with_capacity(args.len());
                for arg in args.iter() {
                    let assembly = self.assembly_name(*arg)?;
                    texts.push(format!("[{}, {assembly}]", self.full_name(*arg)?));
                }
                format!("{name}[{}]", texts.join(","))
            }
            Ty::SzArray(of) => format!("{}[]", self.full_name(*of)?),
            Ty::ByRef(of) => format!("{}&", self.full_name(*of)?),
            Ty::Pointer(of) => format!("{}*", self.full_name(*of)?),
            _ => self.reflected_name(ty),
        })
    }

    /// The number of the assembly of a type. Arrays and their like have that of what they are made of.
    pub(crate) fn assembly_number(&self, ty: TyId) -> u32 {
        let mut at = ty;
        while let Ty::SzArray(of) | Ty::Array(of, _) | Ty::ByRef(of) | Ty::Pointer(of) = self.ty(at)
        {
            at = *of;
        }
        self.named(at).map_or(0, |(def, _)| def.asm)
    }

    /// The type for global members of the assembly with a number.
    pub(crate) fn assembly_module(&self, asm: u32) -> Res<Option<TyId>> {
        let exists = (asm as usize) < self.assemblies.len();
        exists
            .then(|| self.plain(DefId { asm, row: 1 }))
            .transpose()
    }

    /// All types of the assembly of a type, without the one for global members.
    pub(crate) fn assembly_types(&self, ty: TyId) -> Res<Vec<TyId>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        if self.assembly(def.asm).library {
            return problem("a list of all types of the class library is not modelled");
        }
        let count = self.image(def).count(crate::reader::TableId::TypeDef);
        let rows = (2..=count).map(|row| DefId { asm: def.asm, row });
        rows.map(|def| self.plain(def)).collect()
    }

    /// The names of the type parameters of a generic definition.
    pub(crate) fn type_parameters(&self, definition: TyId) -> Res<Vec<String>> {
        let Some((def, _)) = self.named(definition) else {
            return Ok(Vec::new());
        };
        let image = self.image(def);
        let mut names = Vec::new();
        for param in image.generic_params(def.id().into()).or_problem()? {
            let row = image.row(param).or_problem()?;
            names.push(image.string(row.name).or_problem()?.to_string());
        }
        Ok(names)
    }

    /// A generic type with arguments; none if they do not meet its constraints.
    pub(crate) fn make_generic(&self, definition: TyId, args: &[TyId]) -> Res<Option<TyId>> {
        let Some((def, _)) = self.named(definition) else {
            return Ok(None);
        };
        let made = self.intern(&Ty::Named(def, args.into()))?;
        let meets = self.meets_constraints(def, def.id().into(), &self.ctx_of(made), args)?;
        Ok(meets.then_some(made))
    }

    /// A generic method with arguments; none if they do not meet its constraints. Without
    /// arguments it is the definition.
    pub(crate) fn make_generic_method(
        &self,
        function: FuncId,
        args: &[TyId],
    ) -> Res<Option<FuncId>> {
        let Some(FuncKey::Method { owner, row, .. }) = self.functions.key(function.0) else {
            return Ok(None);
        };
        let key = FuncKey::Method {
            owner: *owner,
            row: *row,
            args: args.into(),
        };
        if args.is_empty() {
            return Ok(Some(self.function_id(&key)));
        }
        let (def, info) = self.method_of(&key)?;
        if info.sig.generic_count as usize != args.len() {
            return Ok(None);
        }
        let token = MethodDefId::from_row(*row).into();
        let meets = self.meets_constraints(def, token, &self.body_ctx(&key), args)?;
        Ok(meets.then(|| self.function_id(&key)))
    }

    /// Whether arguments may stand for the type parameters of something generic.
    fn meets_constraints(&self, def: DefId, owner: Token, ctx: &Ctx, args: &[TyId]) -> Res<bool> {
        let image = self.image(def);
        let params = image.generic_params(owner).or_problem()?;
        if params.len() != args.len() {
            return Ok(false);
        }
        for (param, &arg) in params.into_iter().zip(args) {
            let row = image.row(param).or_problem()?;
            let is_value = self.is_value(arg)?;
            let is_nullable = match (self.named(arg), self.known("System.Nullable`1")) {
                (Some((def, _)), Some(nullable)) => def == nullable,
                _ => false,
            };
            let constructible = is_value || self.has_default_constructor(arg)?;
            let fails = (row.requires_reference_type() && is_value)
                || (row.requires_value_type() && (!is_value || is_nullable))
                || (row.requires_constructor() && !constructible);
            if fails {
                return Ok(false);
            }
            for constraint in image.generic_constraints(param) {
                let row = image.row(constraint).or_problem()?;
                let wanted = self.token(ctx, row.constraint)?;
                if !self.assignable(arg, wanted)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn has_default_constructor(&self, ty: TyId) -> Res<bool> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(false);
        };
        if self.type_row(def)?.is_abstract() {
            return Ok(false);
        }
        let Some(key) = self.method_named(ty, ".ctor", Some(0))? else {
            return Ok(false);
        };
        Ok(u32::from(self.method_of(&key)?.1.row.flags) & 7 == PUBLIC)
    }
}
