//! A whole program in memory, built by the text parser, by generators and by tests.
//!
//! Front ends that read lazily implement [`crate::Source`] themselves; this is the eager one. Every
//! program knows the class `Exception`, the classes of the faults below it, `String` and `Type`;
//! a text may declare them again to give them fields.

use crate::{
    Cell, Class, ClassId, ClassKind, Fault, Field, FieldId, FieldRef, FuncId, Function, Layout,
    NativeId, Signature, Storage, StringId,
};
use fencepost_base::{FileId, FxHashMap, Position};
use std::sync::Arc;

/// The class above the classes of all faults.
pub const EXCEPTION_CLASS: &str = "Exception";
/// The class of strings.
pub const STRING_CLASS: &str = "String";
/// The class of the objects that stand for classes.
pub const TYPE_CLASS: &str = "Type";

/// What a program knows about a class beside the class itself.
#[derive(Clone, Debug)]
pub(crate) struct ClassEntry {
    pub class: Arc<Class>,
    pub fields: Vec<FieldId>,
    pub field_names: FxHashMap<String, FieldId>,
    pub overrides: FxHashMap<FuncId, FuncId>,
    /// The overrides in the order they were made, for the printer.
    pub override_order: Vec<FuncId>,
    /// Whether the program has the class without declaring it.
    pub implicit: bool,
    pub position: Position,
}

/// A function that is declared, and perhaps defined.
#[derive(Clone, Debug)]
pub(crate) struct FunctionEntry {
    pub name: String,
    pub signature: Signature,
    pub is_virtual: bool,
    pub library: bool,
    pub body: Option<Arc<Function>>,
    pub position: Position,
}

/// A whole program in memory.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) classes: Vec<ClassEntry>,
    pub(crate) class_names: FxHashMap<String, ClassId>,
    pub(crate) functions: Vec<FunctionEntry>,
    pub(crate) function_names: FxHashMap<String, FuncId>,
    pub(crate) fields: Vec<Field>,
    pub(crate) strings: Vec<Arc<[u16]>>,
    string_ids: FxHashMap<Arc<[u16]>, StringId>,
    pub(crate) natives: Vec<String>,
    native_ids: FxHashMap<String, NativeId>,
    pub(crate) files: Vec<String>,
    file_ids: FxHashMap<String, FileId>,
    pub(crate) entry: Option<FuncId>,
}

impl Default for Program {
    fn default() -> Self {
        Self::new()
    }
}

impl Program {
    /// A program with nothing but the classes that every program has.
    pub fn new() -> Self {
        let mut program = Self {
            classes: Vec::new(),
            class_names: FxHashMap::default(),
            functions: Vec::new(),
            function_names: FxHashMap::default(),
            fields: Vec::new(),
            strings: Vec::new(),
            string_ids: FxHashMap::default(),
            natives: Vec::new(),
            native_ids: FxHashMap::default(),
            files: Vec::new(),
            file_ids: FxHashMap::default(),
            entry: None,
        };
        let exception = program.declare_class(EXCEPTION_CLASS);
        let string = program.declare_class(STRING_CLASS);
        program.class_mut(string).kind = ClassKind::String;
        program.declare_class(TYPE_CLASS);
        for fault in Fault::ALL {
            let id = program.declare_class(fault.name());
            program.class_mut(id).parent = Some(exception);
        }
        for entry in &mut program.classes {
            entry.implicit = true;
        }
        program
    }

    /// The file with this name, which becomes known if it is not yet.
    pub fn add_file(&mut self, name: &str) -> FileId {
        if let Some(&id) = self.file_ids.get(name) {
            return id;
        }
        let id = FileId::from_index(self.files.len());
        self.files.push(name.into());
        self.file_ids.insert(name.into(), id);
        id
    }

    /// The string literal with this text.
    pub fn add_string(&mut self, text: &str) -> StringId {
        self.add_string_units(text.encode_utf16().collect())
    }

    /// The string literal with these code units.
    pub fn add_string_units(&mut self, units: Vec<u16>) -> StringId {
        let units: Arc<[u16]> = units.into();
        if let Some(&id) = self.string_ids.get(&units) {
            return id;
        }
        let id = StringId::from_index(self.strings.len());
        self.strings.push(units.clone());
        self.string_ids.insert(units, id);
        id
    }

    /// The native with this name.
    pub fn add_native(&mut self, name: &str) -> NativeId {
        if let Some(&id) = self.native_ids.get(name) {
            return id;
        }
        let id = NativeId::from_index(self.natives.len());
        self.natives.push(name.into());
        self.native_ids.insert(name.into(), id);
        id
    }

    /// The class with this name, which becomes an ordinary one without fields if it is new.
    pub fn declare_class(&mut self, name: &str) -> ClassId {
        if let Some(&id) = self.class_names.get(name) {
            self.classes[id.index()].implicit = false;
            return id;
        }
        let id = ClassId::from_index(self.classes.len());
        self.classes.push(ClassEntry {
            class: Arc::new(Class::named(name)),
            fields: Vec::new(),
            field_names: FxHashMap::default(),
            overrides: FxHashMap::default(),
            override_order: Vec::new(),
            implicit: false,
            position: Position::UNKNOWN,
        });
        self.class_names.insert(name.into(), id);
        id
    }

    /// Declares a class with a parent, whose fields it inherits. The parent must be complete.
    pub fn declare_subclass(&mut self, name: &str, parent: ClassId) -> ClassId {
        let inherited = self.classes[parent.index()].class.layout.clone();
        let id = self.declare_class(name);
        let class = self.class_mut(id);
        class.parent = Some(parent);
        class.layout = inherited;
        id
    }

    /// Declares a class of arrays of cells.
    pub fn declare_array(&mut self, name: &str, cell: Cell) -> ClassId {
        let id = self.declare_class(name);
        let class = self.class_mut(id);
        class.kind = ClassKind::Array {
            stride: cell.size(),
        };
        class.layout = Layout::default();
        class.layout.push(cell, "");
        id
    }

    /// A class, to be changed. Its name and the cells of its fields must stay.
    pub fn class_mut(&mut self, id: ClassId) -> &mut Class {
        Arc::make_mut(&mut self.classes[id.index()].class)
    }

    /// Appends a field at its natural alignment.
    pub fn add_field(
        &mut self,
        class: ClassId,
        name: &str,
        storage: Storage,
        cell: Cell,
    ) -> FieldRef {
        let layout = self.layout_mut(class, storage);
        let offset = layout.push(cell, name);
        self.register_field(class, name, storage, offset, cell)
    }

    /// Puts a field at an offset; fields may overlap.
    pub fn add_field_at(
        &mut self,
        class: ClassId,
        name: &str,
        storage: Storage,
        cell: Cell,
        offset: u32,
    ) -> FieldRef {
        let layout = self.layout_mut(class, storage);
        layout.put(cell, name, offset);
        layout.sort();
        self.register_field(class, name, storage, offset, cell)
    }

    pub(crate) fn layout_mut(&mut self, class: ClassId, storage: Storage) -> &mut Layout {
        let class = self.class_mut(class);
        match storage {
            Storage::Instance => &mut class.layout,
            Storage::Static => &mut class.statics,
            Storage::ThreadStatic => &mut class.thread_statics,
        }
    }

    /// Makes a cell that is in the layout already known as a field.
    pub(crate) fn register_field(
        &mut self,
        class: ClassId,
        name: &str,
        storage: Storage,
        offset: u32,
        cell: Cell,
    ) -> FieldRef {
        let id = FieldId::from_index(self.fields.len());
        self.fields.push(Field {
            class,
            name: name.into(),
            storage,
            offset,
            cell,
        });
        let entry = &mut self.classes[class.index()];
        entry.fields.push(id);
        entry.field_names.insert(name.into(), id);
        FieldRef {
            id,
            class,
            offset,
            cell,
        }
    }

    /// Makes objects of `class` and its subclasses run `implementation` when `method` is called.
    pub fn add_override(&mut self, class: ClassId, method: FuncId, implementation: FuncId) {
        let entry = &mut self.classes[class.index()];
        if entry.overrides.insert(method, implementation).is_none() {
            entry.override_order.push(method);
        }
    }

    /// Declares a function; `None` if the name is taken.
    pub fn declare_function(&mut self, name: &str, signature: Signature) -> Option<FuncId> {
        if self.function_names.contains_key(name) {
            return None;
        }
        let id = FuncId::from_index(self.functions.len());
        self.functions.push(FunctionEntry {
            name: name.into(),
            signature,
            is_virtual: false,
            library: false,
            body: None,
            position: Position::UNKNOWN,
        });
        self.function_names.insert(name.into(), id);
        Some(id)
    }

    /// Says that a function may be overridden. Without a body it is abstract.
    pub fn set_virtual(&mut self, id: FuncId) {
        self.functions[id.index()].is_virtual = true;
    }

    /// Gives a declared function its code. Name and signature become those of the code.
    pub fn define_function(&mut self, id: FuncId, function: Function) {
        let entry = &mut self.functions[id.index()];
        entry.signature = function.signature();
        entry.library = function.library;
        entry.body = Some(Arc::new(function));
    }

    /// Declares and defines a function; `None` if the name is taken.
    pub fn add_function(&mut self, function: Function) -> Option<FuncId> {
        let id = self.declare_function(&function.name, function.signature())?;
        self.define_function(id, function);
        Some(id)
    }

    /// Chooses the function that a run starts with; without this it is the one called `main`.
    pub fn set_entry(&mut self, id: FuncId) {
        self.entry = Some(id);
    }

    /// The class with this name.
    pub fn find_class(&self, name: &str) -> Option<ClassId> {
        self.class_names.get(name).copied()
    }

    /// The function with this name.
    pub fn find_function_id(&self, name: &str) -> Option<FuncId> {
        self.function_names.get(name).copied()
    }

    /// The field of this name of a class or of one of its parents.
    pub fn find_field(&self, class: ClassId, name: &str) -> Option<FieldRef> {
        let mut at = Some(class);
        for _ in 0..=self.classes.len() {
            let entry = &self.classes[at?.index()];
            if let Some(&id) = entry.field_names.get(name) {
                let field = &self.fields[id.index()];
                return Some(FieldRef {
                    id,
                    class: field.class,
                    offset: field.offset,
                    cell: field.cell,
                });
            }
            at = entry.class.parent;
        }
        None
    }

    /// The ids of all classes.
    pub fn class_ids(&self) -> impl Iterator<Item = ClassId> + use<> {
        (0..self.classes.len()).map(ClassId::from_index)
    }

    /// The ids of all functions.
    pub fn function_ids(&self) -> impl Iterator<Item = FuncId> + use<> {
        (0..self.functions.len()).map(FuncId::from_index)
    }

    /// The code of a function, if it has any.
    pub fn body(&self, id: FuncId) -> Option<&Arc<Function>> {
        self.functions.get(id.index())?.body.as_ref()
    }
}
