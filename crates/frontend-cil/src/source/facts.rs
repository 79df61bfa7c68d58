//! What reflection asks about classes and methods.

use super::CilSource;
use crate::world::{FuncKey, TyId, TypeFacts};
use fencepost_ir::{ClassId, Field, FuncId, Problem};

impl CilSource {
    /// The simple name of a function and the class that declares it.
    pub fn method_facts(&self, function: FuncId) -> Option<(String, ClassId)> {
        match self.world.functions.key(function.0)? {
            FuncKey::Method { owner, row, .. } => {
                let (def, _) = self.world.named(*owner)?;
                Some((self.world.method_name(def, *row), owner.class()))
            }
            FuncKey::Array(ty, method) => Some((method.name().to_string(), ty.class())),
            _ => None,
        }
    }

    /// The full name of the assembly of a class.
    pub fn assembly_name(&self, class: ClassId) -> Result<String, Problem> {
        self.world.assembly_name(TyId(class.0))
    }

    /// The name that reflection has for a class, with the assemblies of type arguments.
    pub fn full_name(&self, class: ClassId) -> Result<String, Problem> {
        self.world.full_name(TyId(class.0))
    }

    /// All classes of the assembly of a class.
    pub fn assembly_types(&self, class: ClassId) -> Result<Vec<ClassId>, Problem> {
        let types = self.world.assembly_types(TyId(class.0))?;
        Ok(types.into_iter().map(TyId::class).collect())
    }

    /// What reflection can ask about a class.
    pub fn type_facts(&self, class: ClassId) -> Result<TypeFacts, Problem> {
        self.world.facts(TyId(class.0))
    }

    /// All interfaces of a class, inherited ones included.
    pub fn type_interfaces(&self, class: ClassId) -> Vec<ClassId> {
        let found = self.world.interfaces(TyId(class.0));
        found.map_or_else(
            |_| Vec::new(),
            |all| all.iter().map(|i| i.class()).collect(),
        )
    }

    /// Names and values of an enum's constants, in the order of their unsigned values.
    pub fn enum_constants(&self, class: ClassId) -> Vec<(String, u64)> {
        self.world.enum_constants(TyId(class.0)).unwrap_or_default()
    }

    /// Whether an enum is a set of bits.
    pub fn is_flags_enum(&self, class: ClassId) -> bool {
        let named = self.world.named(TyId(class.0));
        named.is_some_and(|(def, _)| self.world.is_flags_enum(def))
    }

    /// The instance fields of a class, base classes first, each with the class of its type.
    pub fn instance_fields(&self, class: ClassId) -> Result<Vec<(Field, ClassId)>, Problem> {
        self.world.instance_fields(TyId(class.0))
    }
}
