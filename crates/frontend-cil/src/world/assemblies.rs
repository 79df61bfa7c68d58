//! Opening the program with everything it refers to.

use super::attributes::{is_reference, wraps_throws};
use super::replace::Replaced;
use super::{DefId, Replacements, Res, StandIn, Ty, World, problem};
use crate::reader::{self, DebugInfo, Image, Primitive, ReadError, RowId, TableId, Token};
use fencepost_base::{FxHashMap, Interner, LazyTable};
use std::fmt;
use std::sync::Arc;

/// Supplies the files that a program refers to.
pub trait Resolve {
    /// The bytes of the assembly with this simple name.
    fn assembly(&self, name: &str) -> Option<Arc<[u8]>>;

    /// The bytes of the assembly with this simple name if the user named its file: a part of the
    /// framework that is given in this way runs as it is, on the built-in library.
    fn given(&self, name: &str) -> Option<Arc<[u8]>> {
        let _ = name;
        None
    }

    /// The debug information of the assembly with this simple name, if it is a file of its own.
    fn debug_file(&self, name: &str) -> Option<Arc<[u8]>>;

    /// The debug information of the program, whose file may be called differently from itself.
    fn program_debug_file(&self) -> Option<Arc<[u8]>> {
        None
    }

    /// Where the assembly with this simple name was looked for, for messages.
    fn places(&self, name: &str) -> Vec<String> {
        let _ = name;
        Vec::new()
    }
}

/// Where the class library comes from.
#[derive(Clone)]
pub enum Library {
    /// One closed library that stands for every framework assembly.
    Builtin {
        /// The assembly.
        image: Arc<[u8]>,
        /// Its debug information.
        debug: Option<Arc<[u8]>>,
    },
    /// Framework assemblies are resolved like any other; some of their methods are replaced.
    Real(Replacements),
}

/// Why a program could not be opened.
#[derive(Debug)]
pub enum OpenError {
    /// An assembly is malformed; with its name.
    Unreadable(String, ReadError),
    /// No assembly declares `System.Object`.
    NoCoreLibrary(String),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unreadable(name, error) => write!(f, "{name}: {error}"),
            OpenError::NoCoreLibrary(what) => write!(f, "no class library: {what}"),
        }
    }
}

impl std::error::Error for OpenError {}

/// An opened assembly.
pub(crate) struct Assembly {
    pub(crate) image: Image,
    pub(crate) name: String,
    pub(crate) debug: Option<DebugInfo>,
    pub(crate) library: bool,
    /// Whether objects that its code throws and that are no exceptions are wrapped in one.
    pub(crate) wraps: bool,
    /// The assembly that each `AssemblyRef` row means, or where it was looked for.
    refs: Vec<Result<u32, Arc<[String]>>>,
}

/// The most assemblies one program may bring along.
const MAX_ASSEMBLIES: usize = 1024;

/// Whether an assembly of this name is part of the framework.
pub fn is_framework(name: &str) -> bool {
    matches!(
        name,
        "mscorlib" | "netstandard" | "System" | "WindowsBase" | "Accessibility"
    ) || [
        "System.",
        "Microsoft.Win32.",
        "Microsoft.CSharp",
        "Microsoft.VisualBasic",
        "Mono.",
    ]
    .iter()
    .any(|prefix| name.starts_with(prefix))
}

struct Opener<'a> {
    resolve: &'a dyn Resolve,
    builtin: Option<u32>,
    assemblies: Vec<Assembly>,
    by_name: FxHashMap<String, Option<u32>>,
}

impl Opener<'_> {
    fn add(
        &mut self,
        bytes: Arc<[u8]>,
        debug: Option<Arc<[u8]>>,
        library: Option<bool>,
        called: &str,
    ) -> Result<u32, OpenError> {
        let unreadable = |error| OpenError::Unreadable(called.to_string(), error);
        let image = Image::open(bytes).map_err(unreadable)?;
        let name = image.assembly_name().map_err(unreadable)?.name;
        let number = self.assemblies.len() as u32;
        let debug = debug
            .or_else(|| self.resolve.debug_file(&name))
            .and_then(|bytes| DebugInfo::open(bytes).ok())
            .filter(|debug| debug.matches(&image).unwrap_or(false))
            .or_else(|| DebugInfo::embedded(&image).ok().flatten());
        self.by_name.insert(name.clone(), Some(number));
        self.assemblies.push(Assembly {
            library: library.unwrap_or_else(|| is_framework(&name)),
            wraps: wraps_throws(&image),
            image,
            name,
            debug,
            refs: Vec::new(),
        });
        Ok(number)
    }

    /// Finds what every reference of an assembly means; may append assemblies.
    fn link(&mut self, number: usize) -> Result<(), OpenError> {
        let count = self.assemblies[number].image.count(TableId::AssemblyRef);
        let mut refs = Vec::new();
        for row in 1..=count {
            let image = &self.assemblies[number].image;
            let id = reader::AssemblyRefId::from_row(row);
            let name = image
                .assembly_ref_name(id)
                .map_err(|e| OpenError::Unreadable(self.assemblies[number].name.clone(), e))?
                .name;
            refs.push(match self.find(&name)? {
                Some(number) => Ok(number),
                None => Err(self.resolve.places(&name).into()),
            });
        }
        self.assemblies[number].refs = refs;
        Ok(())
    }

    fn find(&mut self, name: &str) -> Result<Option<u32>, OpenError> {
        if self.builtin.is_some() && is_framework(name) {
            return self.part_of_framework(name).map(Some);
        }
        if let Some(known) = self.by_name.get(name) {
            return Ok(*known);
        }
        let found = match self.resolve.assembly(name) {
            Some(bytes) if self.assemblies.len() < MAX_ASSEMBLIES => {
                Some(self.add(bytes, None, None, name)?)
            }
            _ => None,
        };
        self.by_name.insert(name.to_string(), found);
        Ok(found)
    }

    /// A part of the framework: the built-in library, unless the user gave one that has code and
    /// is not the core itself.
    fn part_of_framework(&mut self, name: &str) -> Result<u32, OpenError> {
        let builtin = self.builtin.unwrap_or_default();
        if let Some(known) = self.by_name.get(name) {
            return Ok(known.unwrap_or(builtin));
        }
        let mut found = builtin;
        if let Some(bytes) = self.resolve.given(name)
            && self.assemblies.len() < MAX_ASSEMBLIES
        {
            let image = Image::open(bytes.clone())
                .map_err(|error| OpenError::Unreadable(name.to_string(), error))?;
            if !is_reference(&image) && image.find_type("System", "Object").is_none() {
                found = self.add(bytes, None, Some(true), name)?;
            }
        }
        self.by_name.insert(name.to_string(), Some(found));
        Ok(found)
    }
}

/// The built-in types, in the order of their element types.
const PRIMITIVES: [Primitive; 18] = [
    Primitive::Void,
    Primitive::Boolean,
    Primitive::Char,
    Primitive::I1,
    Primitive::U1,
    Primitive::I2,
    Primitive::U2,
    Primitive::I4,
    Primitive::U4,
    Primitive::I8,
    Primitive::U8,
    Primitive::R4,
    Primitive::R8,
    Primitive::String,
    Primitive::TypedByRef,
    Primitive::IntPtr,
    Primitive::UIntPtr,
    Primitive::Object,
];

impl World {
    /// Opens a program and every assembly it leads to.
    pub(crate) fn open(
        program: Arc<[u8]>,
        resolve: &dyn Resolve,
        library: &Library,
    ) -> Result<World, OpenError> {
        let mut opener = Opener {
            resolve,
            builtin: None,
            assemblies: Vec::new(),
            by_name: FxHashMap::default(),
        };
        opener.add(
            program,
            resolve.program_debug_file(),
            Some(false),
            "the program",
        )?;
        if let Library::Builtin { image, debug } = library {
            let number = opener.add(
                image.clone(),
                debug.clone(),
                Some(true),
                "the built-in library",
            )?;
            opener.builtin = Some(number);
        }
        let mut replaced = Replaced::default();
        if let Library::Real(replacements) = library {
            let stand_in = replacements.stand_in.as_ref();
            let number = stand_in
                .map(|StandIn { image, debug }| {
                    opener.add(image.clone(), debug.clone(), Some(true), "the stand-in")
                })
                .transpose()?;
            replaced = Replaced::new(replacements.rows.clone(), number);
        }
        let mut next = 0;
        while next < opener.assemblies.len() {
            opener.link(next)?;
            next += 1;
        }
        let builtin = opener.builtin.is_some();
        let assemblies = opener.assemblies;
        let core = assemblies
            .iter()
            .position(|assembly| assembly.image.find_type("System", "Object").is_some());
        let Some(core) = core else {
            let names: Vec<&str> = assemblies.iter().map(|a| a.name.as_str()).collect();
            return Err(OpenError::NoCoreLibrary(format!(
                "System.Object is in none of {}",
                names.join(", ")
            )));
        };
        let mut world = World {
            assemblies,
            core: core as u32,
            builtin,
            types: Interner::new(),
            depths: LazyTable::default(),
            data: LazyTable::default(),
            layouts: LazyTable::default(),
            functions: Interner::new(),
            fields: Interner::new(),
            type_refs: Default::default(),
            member_refs: Default::default(),
            methods: Default::default(),
            interfaces: Default::default(),
            primitives: FxHashMap::default(),
            primitive_types: Vec::new(),
            known: Default::default(),
            early_initializers: false,
            early: Default::default(),
            ancestors: Default::default(),
            written: Default::default(),
            literals: Default::default(),
            tests: Default::default(),
            start: Default::default(),
            replaced,
        };
        world.find_primitives();
        Ok(world)
    }

    fn find_primitives(&mut self) {
        for primitive in PRIMITIVES {
            let Some(def) = self.core_type(primitive.full_name()) else {
                continue;
            };
            let number = self.types.intern(&Ty::Named(def, Arc::from([])));
            self.depths.fill(number as usize, 1);
            self.primitives.insert(def, primitive);
            self.primitive_types.push((primitive, super::TyId(number)));
        }
    }

    /// The built-in type that a definition is.
    pub(crate) fn as_primitive(&self, def: DefId) -> Option<Primitive> {
        self.primitives.get(&def).copied()
    }

    /// How many assemblies there are.
    pub(crate) fn assembly_count(&self) -> usize {
        self.assemblies.len()
    }

    /// An assembly, by number.
    pub(crate) fn assembly(&self, number: u32) -> &Assembly {
        &self.assemblies[number as usize]
    }

    /// The image that declares a type.
    pub(crate) fn image(&self, def: DefId) -> &Image {
        &self.assemblies[def.asm as usize].image
    }

    /// A type of the core library by its full name.
    pub(crate) fn core_type(&self, full_name: &str) -> Option<DefId> {
        let image = &self.assembly(self.core).image;
        image.find_type_by_full_name(full_name).map(|id| DefId {
            asm: self.core,
            row: id.row(),
        })
    }

    /// A type of the core library, or of what stands in for its methods, that is asked for often.
    pub(crate) fn known(&self, full_name: &'static str) -> Option<DefId> {
        let find = || {
            let core = self.core_type(full_name);
            Ok(core.or_else(|| self.stand_in_type(full_name)))
        };
        self.known.get(full_name, find).ok().flatten()
    }

    /// The definition that a type reference means.
    pub(crate) fn type_ref(&self, asm: u32, id: reader::TypeRefId) -> Res<DefId> {
        self.type_refs
            .get((asm, id.row()), || self.resolve_type_ref(asm, id, 0))
    }

    fn resolve_type_ref(&self, asm: u32, id: reader::TypeRefId, depth: u32) -> Res<DefId> {
        use super::OrProblem;
        let image = &self.assembly(asm).image;
        let row = image.row(id).or_problem()?;
        let name = image.string(row.name).or_problem()?;
        let namespace = image.string(row.namespace).or_problem()?;
        let full_name = || image.type_ref_name(id).unwrap_or_else(|_| name.to_string());
        if depth > 64 {
            return problem(format!("type references nest deeper than 64 at {name}"));
        }
        let scope = row.resolution_scope;
        if let Some(outer) = scope.as_id::<reader::TypeRefId>() {
            let outer = self.resolve_type_ref(asm, outer, depth + 1)?;
            return match self.image(outer).find_nested_type(outer.id(), name) {
                Some(nested) => Ok(DefId {
                    asm: outer.asm,
                    row: nested.row(),
                }),
                None => problem(format!("type `{}` does not exist", full_name())),
            };
        }
        let target = match scope.as_id::<reader::AssemblyRefId>() {
            Some(reference) => self.referenced(asm, reference, &full_name())?,
            None if scope.table() == Some(TableId::ModuleRef) => {
                return self.in_another_module(asm, &full_name());
            }
            None => asm,
        };
        self.find_in_assembly(target, namespace, name, full_name)
    }

    /// The assembly that a reference means; `wanted` is the type that is looked for there.
    fn referenced(&self, asm: u32, reference: reader::AssemblyRefId, wanted: &str) -> Res<u32> {
        use super::OrProblem;
        let assembly = self.assembly(asm);
        let found = assembly.refs.get(reference.row() as usize - 1);
        if let Some(Ok(number)) = found {
            return Ok(*number);
        }
        let called = assembly.image.assembly_ref_name(reference);
        let called = called.or_problem()?.name;
        let places = match found {
            Some(Err(places)) if !places.is_empty() => {
                format!(" (looked in {}; `-r` names it)", places.join(", "))
            }
            _ => String::new(),
        };
        problem(format!(
            "type `{wanted}`: assembly `{called}` was not found{places}"
        ))
    }

    fn in_another_module<T>(&self, asm: u32, wanted: &str) -> Res<T> {
        problem(format!(
            "type `{wanted}` is in another module of assembly `{}`; only assemblies of one module \
             are understood",
            self.assembly(asm).name
        ))
    }

    /// A type of an assembly by name, following forwarders.
    fn find_in_assembly(
        &self,
        asm: u32,
        namespace: &str,
        name: &str,
        full_name: impl Fn() -> String,
    ) -> Res<DefId> {
        use super::OrProblem;
        let mut path = vec![asm];
        let mut asm = asm;
        loop {
            let image = &self.assembly(asm).image;
            if let Some(id) = image.find_type(namespace, name) {
                return Ok(DefId { asm, row: id.row() });
            }
            let Some(exported) = image.find_exported_type(namespace, name) else {
                let place = match self.builtin && asm == self.core {
                    true => "the built-in class library".to_string(),
                    false => format!("assembly `{}`", self.assembly(asm).name),
                };
                return problem(format!("type `{}` is not in {place}", full_name()));
            };
            let implementation: Token = image.row(exported).or_problem()?.implementation;
            let Some(reference) = implementation.as_id::<reader::AssemblyRefId>() else {
                return self.in_another_module(asm, &full_name());
            };
            asm = self.referenced(asm, reference, &full_name())?;
            if path.contains(&asm) {
                path.push(asm);
                let names: Vec<&str> = path.iter().map(|&a| &*self.assembly(a).name).collect();
                return problem(format!(
                    "type `{}` is forwarded in a circle: {}",
                    full_name(),
                    names.join(" to ")
                ));
            }
            path.push(asm);
        }
    }
}
