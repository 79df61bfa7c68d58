//! What reflection asks about the members of a class.

use crate::source::JvmSource;
use crate::world::FuncKey;
use fencepost_ir::{ClassId, FuncId, Problem};

/// A field, a method or a constructor of a class, as its class file has it.
pub struct MemberFacts {
    /// The name.
    pub name: String,
    /// The descriptor.
    pub descriptor: String,
    /// Access flags.
    pub access: u16,
}

impl JvmSource {
    /// The fields that a class declares, in order.
    pub fn declared_fields(&self, class: ClassId) -> Result<Vec<MemberFacts>, Problem> {
        let info = self.world().info(class)?;
        let fields = info.file.iter().flat_map(|file| &file.fields);
        Ok(fields.map(facts).collect())
    }

    /// The methods and constructors that a class declares, in order.
    pub fn declared_methods(&self, class: ClassId) -> Result<Vec<MemberFacts>, Problem> {
        let info = self.world().info(class)?;
        let methods = info.file.iter().flat_map(|file| &file.methods);
        Ok(methods.map(facts).collect())
    }

    /// The function that calls a method with an array of arguments.
    pub fn invoker(&self, class: ClassId, method: u16) -> FuncId {
        self.world().function_id(&FuncKey::Invoke(class, method))
    }

    /// The function that reads a field as an object.
    pub fn getter(&self, class: ClassId, field: u16) -> FuncId {
        self.world().function_id(&FuncKey::GetField(class, field))
    }

    /// The function that writes an object into a field.
    pub fn setter(&self, class: ClassId, field: u16) -> FuncId {
        self.world().function_id(&FuncKey::SetField(class, field))
    }
}

fn facts(member: &crate::reader::Member) -> MemberFacts {
    MemberFacts {
        name: member.name.clone(),
        descriptor: member.descriptor.clone(),
        access: member.access,
    }
}
