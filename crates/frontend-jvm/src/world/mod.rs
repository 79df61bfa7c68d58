//! The type system across class files: classes, members, what overrides what.

mod classes;
mod find;
mod lambda;
mod members;
mod numbering;
mod operations;
mod scope;

pub(crate) use classes::{LAMBDA, PRIMITIVES};
pub(crate) use lambda::{CallSite, HandleKind, Label, LambdaSite, Part, call_site, site_at};
pub(crate) use members::{FoundField, FoundMethod};
pub(crate) use numbering::LITERALS;

use crate::reader::{ClassFile, ReadError};
use fencepost_base::{FxHashMap, Interner, LazyTable};
use fencepost_ir::{ClassId, FieldId, FuncId, Layout, Problem, Start};
use std::sync::Arc;

/// A class file that was found.
pub struct Found {
    /// Its bytes.
    pub bytes: Arc<[u8]>,
    /// Whether it belongs to the class library rather than to the program.
    pub library: bool,
}

/// Where class files come from.
pub trait ClassPath: Send + Sync {
    /// The class with this internal name (`java/lang/Object`).
    fn find(&self, name: &str) -> Option<Found>;
    /// The internal names of the program's own classes, in an order that is always the same.
    fn own_classes(&self) -> Vec<String>;
    /// Where classes are looked for, in the words of messages.
    fn places(&self) -> Vec<String>;
    /// Whether there are library classes whose code may use anything.
    fn is_open(&self) -> bool {
        false
    }
    /// Whether the concurrent collections are those of a JDK.
    fn has_real_collections(&self) -> bool {
        false
    }
    /// Whether the locks inside those are the built-in ones.
    fn has_simple_locks(&self) -> bool {
        false
    }
}

/// What makes a class one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ClassKey {
    /// A class by its internal name, an array by its descriptor, a primitive type by its keyword.
    Named(Arc<str>),
    /// The class of the objects that an `invokedynamic` instruction makes.
    Lambda {
        /// The class with the instruction.
        owner: Arc<str>,
        /// The place of the method in the class.
        method: u16,
        /// The offset of the instruction.
        offset: u32,
    },
}

/// What makes a function one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FuncKey {
    /// A method of a class, by its place in the class file.
    Method(ClassId, u16),
    /// What initialises a class.
    ClassInit(ClassId),
    /// Calls the program's `main`.
    Entry,
    /// Calls another method that a run starts with.
    Start(FuncId),
    /// What a started thread runs.
    ThreadMain,
    /// The method of the interface that a lambda implements.
    LambdaBody(ClassId),
    /// What a call site does that the runtime links: the class, the method with the call, and the
    /// offset of the instruction.
    Site(ClassId, u16, u32),
    /// Copies an object, field by field.
    Copy(ClassId),
    /// Gives the constants of an enumeration.
    Values(ClassId),
    /// Initialises a class if nobody has.
    Initialize(ClassId),
    /// Calls a method with an array of arguments, for reflection.
    Invoke(ClassId, u16),
    /// Reads a field as an object.
    GetField(ClassId, u16),
    /// Writes an object into a field.
    SetField(ClassId, u16),
    /// What a proxy does for a method of an interface, or of every object.
    Forward(ClassId, u16),
    /// Makes an array of several dimensions: the class, and how many lengths there are.
    MultiArray(ClassId, u8),
    /// What somebody else adds to the program.
    Spare(u32),
}

/// A class that was loaded.
pub(crate) struct Info {
    pub id: ClassId,
    /// The internal name.
    pub name: String,
    /// The class file; none for arrays, primitive types and lambdas.
    pub file: Option<ClassFile>,
    pub library: bool,
    pub parent: Option<ClassId>,
    pub interfaces: Vec<ClassId>,
    /// Cells of an instance, inherited ones included.
    pub instance: Layout,
    pub statics: Layout,
    /// The offset of every field of the class file.
    pub offsets: Vec<u32>,
    /// Places of methods by name and descriptor.
    pub methods: FxHashMap<(String, String), u16>,
    /// Whether using the class may run code.
    pub initializes: bool,
    /// For the class of a lambda: what it is.
    pub lambda: Option<LambdaSite>,
    /// Whether its objects forward all calls.
    pub is_proxy: bool,
}

/// What a look-up gives, or why it cannot.
pub(crate) type Res<T> = Result<T, Problem>;

/// A problem whose place is filled in by whoever knows it.
pub(crate) fn problem<T>(what: impl Into<String>) -> Res<T> {
    Err(Problem {
        what: what.into(),
        location: String::new(),
    })
}

/// Something wrong in a class file.
pub(crate) fn damaged(error: ReadError) -> Problem {
    Problem {
        what: format!("a damaged class file: {error}"),
        location: String::new(),
    }
}

/// The classes that every program has.
pub(crate) const OBJECT: &str = "java/lang/Object";
pub(crate) const STRING: &str = "java/lang/String";
pub(crate) const CLASS: &str = "java/lang/Class";
pub(crate) const THROWABLE: &str = "java/lang/Throwable";
pub(crate) const THREAD: &str = "java/lang/Thread";
pub(crate) const ENUM: &str = "java/lang/Enum";

/// All classes, functions and fields, by number.
pub(crate) struct World {
    path: Box<dyn ClassPath>,
    pub classes: Interner<ClassKey>,
    infos: LazyTable<Res<Arc<Info>>>,
    pub functions: Interner<FuncKey>,
    pub fields: Interner<(ClassId, u16)>,
    /// The class whose `main` runs.
    pub main_class: Option<String>,
    /// The class that runs start in, if it is one, and the classes that count then.
    start: Start<Option<String>, Vec<Arc<Info>>>,
}

impl World {
    pub fn new(path: Box<dyn ClassPath>, main_class: Option<String>) -> World {
        World {
            path,
            classes: Interner::new(),
            infos: LazyTable::default(),
            functions: Interner::new(),
            fields: Interner::new(),
            main_class,
            start: Default::default(),
        }
    }

    /// The number of a class, known or not.
    pub fn class_id(&self, name: &str) -> ClassId {
        self.class_number(&ClassKey::Named(name.into()))
    }

    pub fn class_number(&self, key: &ClassKey) -> ClassId {
        ClassId(self.classes.intern(key))
    }

    pub fn function_id(&self, key: &FuncKey) -> FuncId {
        FuncId(self.functions.intern(key))
    }

    pub fn field_id(&self, class: ClassId, index: u16) -> FieldId {
        FieldId(self.fields.intern(&(class, index)))
    }

    /// The class path.
    pub fn path(&self) -> &dyn ClassPath {
        &*self.path
    }

    /// A class, loaded on first use.
    pub fn info(&self, id: ClassId) -> Res<Arc<Info>> {
        self.load(id, 0)
    }

    fn load(&self, id: ClassId, depth: usize) -> Res<Arc<Info>> {
        if let Some(known) = self.infos.get(id.index()) {
            return known.clone();
        }
        let Some(key) = self.classes.key(id.0) else {
            return problem(format!("there is no class number {}", id.0));
        };
        let made = self.make_info(id, key, depth).map(Arc::new);
        // A chain that is too long is only known to be so from where it was entered.
        match made {
            Err(problem) if depth > 0 => Err(problem),
            made => self.infos.fill(id.index(), made).clone(),
        }
    }
}

/// The name of a class as Java programs write it.
pub(crate) fn dotted(name: &str) -> String {
    let dimensions = name.bytes().take_while(|&byte| byte == b'[').count();
    if dimensions == 0 {
        return name.replace('/', ".");
    }
    let element = element_name(&name[dimensions - 1..]).unwrap_or_default();
    format!("{}{}", element.replace('/', "."), "[]".repeat(dimensions))
}

/// The name of the class of an array's elements.
pub(crate) fn element_name(array: &str) -> Option<String> {
    let element = array.strip_prefix('[')?;
    match crate::reader::parse_field(element) {
        Ok(found) => Some(found.name().to_string()),
        Err(_) => None,
    }
}

/// The name of the class of arrays of a class.
pub(crate) fn array_name(element: &str) -> String {
    let primitive = b"ZBSCIJFD".iter().find(|&&letter| {
        crate::reader::JavaType::primitive(letter).is_some_and(|found| found.name() == element)
    });
    match primitive {
        Some(&letter) => format!("[{}", letter as char),
        None if element.starts_with('[') => format!("[{element}"),
        None => format!("[L{element};"),
    }
}
