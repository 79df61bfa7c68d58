//! What reflection asks about classes, and the library about the whole program.

use super::CilSource;
use crate::world::{TyId, TypeFacts};
use fencepost_ir::{ClassId, Field, Problem};

impl CilSource {
    /// Whether comparing objects of a class may run code of the program, as far as is known.
    pub fn compares_in_program(&self, class: ClassId) -> bool {
        self.world
            .compares_in_program(TyId(class.0))
            .unwrap_or(true)
    }

    /// Whether the program's own code wants to be told of the end of the process, or of a key that
    /// asks for it.
    pub fn handles_process_events(&self) -> bool {
        self.world.handles_process_events()
    }

    /// Whether the program's own code may send console output elsewhere.
    pub fn sets_console(&self) -> bool {
        *self.sets_console.get_or_init(|| self.world.sets_console())
    }

    /// Whether the program's own code may hold the lock of one of the console's writers.
    pub fn locks_console(&self) -> bool {
        *self
            .locks_console
            .get_or_init(|| self.world.locks_console())
    }

    /// Whether the program's own code may run while tracing is locked.
    pub fn locks_traces(&self) -> bool {
        *self.locks_traces.get_or_init(|| self.world.locks_traces())
    }

    /// The full name of the assembly of a class.
    pub fn assembly_name(&self, class: ClassId) -> Result<String, Problem> {
        self.world.assembly_name(TyId(class.0))
    }

    /// The name that reflection has for a class, with the assemblies of type arguments.
    pub fn full_name(&self, class: ClassId) -> Result<String, Problem> {
        self.world.full_name(TyId(class.0))
    }

    /// The number of the assembly of a class; 0 for a type parameter.
    pub fn assembly_number(&self, class: ClassId) -> u32 {
        self.world.assembly_number(TyId(class.0))
    }

    /// The class for global members of an assembly, which stands for it; none behind the last one.
    pub fn assembly_module(&self, number: u32) -> Result<Option<ClassId>, Problem> {
        let found = self.world.assembly_module(number)?;
        Ok(found.map(TyId::class))
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
