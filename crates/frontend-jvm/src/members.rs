//! What reflection asks about the members of a class.

use crate::reader::Member;
use crate::source::JvmSource;
use crate::world::{FuncKey, damaged};
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

/// What annotations are asked about.
pub enum Annotated {
    /// The class itself.
    Class,
    /// A field.
    Field(u16),
    /// A method or constructor.
    Method(u16),
    /// All parameters of a method or constructor.
    Parameters(u16),
    /// The value that an element of an annotation has where none is given.
    Default(u16),
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

    /// The annotations of something, or a value that belongs to them, as a text; see
    /// [`crate::reader`]. None if there are none.
    pub fn annotations(&self, class: ClassId, of: Annotated) -> Result<Option<String>, Problem> {
        let info = self.world().info(class)?;
        let Some(file) = &info.file else {
            return Ok(None);
        };
        let listed = |members: &[Member], index: u16, name: &str| {
            let member = members.get(usize::from(index))?;
            member.attribute(name)
        };
        let list = |range| file.annotation_list(range);
        const VISIBLE: &str = "RuntimeVisibleAnnotations";
        const OF_PARAMETERS: &str = "RuntimeVisibleParameterAnnotations";
        let found = match of {
            Annotated::Class => file.visible_annotations.clone().map(list),
            Annotated::Field(index) => listed(&file.fields, index, VISIBLE).map(list),
            Annotated::Method(index) => listed(&file.methods, index, VISIBLE).map(list),
            Annotated::Parameters(index) => listed(&file.methods, index, OF_PARAMETERS)
                .map(|range| file.parameter_annotations(range)),
            Annotated::Default(index) => listed(&file.methods, index, "AnnotationDefault")
                .map(|range| file.default_value(range)),
        };
        found.transpose().map_err(damaged)
    }

    /// An exception that a method declares; none if it declares fewer.
    pub fn declared_exception(
        &self,
        class: ClassId,
        method: u16,
        at: usize,
    ) -> Result<Option<ClassId>, Problem> {
        let info = self.world().info(class)?;
        let file = info.file.as_ref();
        let member = file.and_then(|file| file.methods.get(usize::from(method)));
        let range = member.and_then(|member| member.attribute("Exceptions"));
        let (Some(file), Some(range)) = (file, range) else {
            return Ok(None);
        };
        let names = file.class_list(range).map_err(damaged)?;
        Ok(names.get(at).map(|name| self.world().class_id(name)))
    }

    /// The class of proxies that implement some interfaces.
    pub fn proxy_class(&self, interfaces: &[ClassId]) -> Result<ClassId, Problem> {
        let mut names = Vec::new();
        for &interface in interfaces {
            names.push(self.world().info(interface)?.name.clone());
        }
        Ok(self.world().proxy_class(&names))
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
