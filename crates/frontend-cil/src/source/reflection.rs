//! What reflection asks of a program.

use super::CilSource;
use crate::reflected::{Attributed, MemberUse};
use crate::world::{FieldFacts, FuncKey, MethodFacts, PropertyFacts, Reflected, TyId};
use fencepost_ir::{ClassId, FieldId, FuncId, Problem};

impl CilSource {
    /// The methods that a class itself declares, constructors included.
    pub fn declared_methods(&self, class: ClassId) -> Result<Vec<FuncId>, Problem> {
        self.world.declared_methods(TyId(class.0))
    }

    /// What reflection can ask about a method.
    pub fn method_details(&self, function: FuncId) -> Result<MethodFacts, Problem> {
        self.world.method_details(function)
    }

    /// The fields that a class itself declares.
    pub fn declared_fields(&self, class: ClassId) -> Result<Vec<FieldId>, Problem> {
        self.world.declared_fields(TyId(class.0))
    }

    /// What reflection can ask about a field.
    pub fn field_details(&self, field: FieldId) -> Result<FieldFacts, Problem> {
        self.world.field_details(field)
    }

    /// The properties that a class itself declares.
    pub fn declared_properties(&self, class: ClassId) -> Result<Vec<PropertyFacts>, Problem> {
        self.world.declared_properties(TyId(class.0))
    }

    /// The names of the type parameters of a generic definition.
    pub fn type_parameters(&self, definition: ClassId) -> Result<Vec<String>, Problem> {
        self.world.type_parameters(TyId(definition.0))
    }

    /// A generic class with arguments; none if they do not meet its constraints.
    pub fn make_generic(
        &self,
        definition: ClassId,
        args: &[ClassId],
    ) -> Result<Option<ClassId>, Problem> {
        let args: Vec<TyId> = args.iter().map(|class| TyId(class.0)).collect();
        let made = self.world.make_generic(TyId(definition.0), &args)?;
        Ok(made.map(TyId::class))
    }

    /// A generic method with arguments; none if they do not meet its constraints.
    pub fn make_generic_method(
        &self,
        definition: FuncId,
        args: &[ClassId],
    ) -> Result<Option<FuncId>, Problem> {
        let args: Vec<TyId> = args.iter().map(|class| TyId(class.0)).collect();
        self.world.make_generic_method(definition, &args)
    }

    /// The function `(object, object[]) -> object` that uses a member.
    pub fn member_use(&self, what: MemberUse) -> FuncId {
        let key = match what {
            MemberUse::Call(function) => FuncKey::Reflected(Reflected::Call, function.0),
            MemberUse::Create(function) => FuncKey::Reflected(Reflected::Create, function.0),
            MemberUse::Load(field) => FuncKey::Reflected(Reflected::Load, field.0),
            MemberUse::Store(field) => FuncKey::Reflected(Reflected::Store, field.0),
        };
        self.world.function_id(&key)
    }

    /// The functions that make the custom attributes of something, each with its class.
    pub fn attributes(&self, of: Attributed) -> Result<Vec<(FuncId, ClassId)>, Problem> {
        self.world.attributes(of)
    }

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
}
