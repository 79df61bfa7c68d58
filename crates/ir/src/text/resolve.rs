//! Declarations become classes and signatures of a [`Program`].

use super::TextError;
use super::budget::Budget;
use super::declare::{ClassDecl, Declarations, Declared, FieldDecl, FunctionDecl};
use super::lexer::{Token, Tokens};
use super::names::{decode_word, suggestion};
use crate::limits::{MAX_NESTING, MAX_OBJECT_BYTES};
use crate::{Cell, ClassId, ClassKind, FuncId, Kind, Layout, Program, Signature, Source, Storage};
use fencepost_base::{FileId, Position};

/// A function whose body is still to be read.
pub(crate) struct PendingBody<'a> {
    pub id: FuncId,
    pub name: Token<'a>,
    pub library: bool,
    pub params: Vec<Token<'a>>,
    pub body: Tokens<'a>,
}

/// How far the layout of a declared class is.
#[derive(Clone, Copy, PartialEq)]
enum Progress {
    Waiting,
    Running,
    Done,
}

struct Resolver<'p, 'a> {
    program: &'p mut Program,
    classes: Vec<ClassDecl<'a>>,
    ids: Vec<ClassId>,
    /// The declaration of a class, by class.
    by_class: Vec<Option<usize>>,
    progress: Vec<Progress>,
    budget: &'p mut Budget,
    /// Which classes without a declaration have what they inherit.
    inherited: Vec<bool>,
    /// The cells of the fields of each declared class.
    placed: Vec<Vec<Placed<'a>>>,
}

/// A cell that a declared field stands for.
struct Placed<'a> {
    token: Token<'a>,
    name: String,
    storage: Storage,
    offset: u32,
    cell: Cell,
}

/// Puts everything declared into the program, bodies excepted.
pub(crate) fn resolve<'a>(
    declarations: Declarations<'a>,
    program: &mut Program,
    budget: &mut Budget,
) -> Result<Vec<PendingBody<'a>>, TextError> {
    let bodies = declare(&declarations, program)?;
    let ids: Vec<ClassId> = declarations
        .classes
        .iter()
        .map(|class| lookup_class(program, &class.name))
        .collect::<Result<_, _>>()?;
    let mut by_class = vec![None; program.class_ids().count()];
    ids.iter()
        .enumerate()
        .for_each(|(index, id)| by_class[id.index()] = Some(index));
    let mut resolver = Resolver {
        program,
        progress: vec![Progress::Waiting; ids.len()],
        placed: ids.iter().map(|_| Vec::new()).collect(),
        classes: declarations.classes,
        ids,
        inherited: vec![false; by_class.len()],
        by_class,
        budget,
    };
    for id in resolver.program.class_ids() {
        resolver.require(id, 0)?;
    }
    resolver.register_fields()?;
    resolver.functions(declarations.functions, bodies)
}

/// Gives every class and function its id, so that they can refer to each other.
fn declare(
    declarations: &Declarations<'_>,
    program: &mut Program,
) -> Result<Vec<FuncId>, TextError> {
    let mut seen = fencepost_base::FxHashSet::default();
    for class in &declarations.classes {
        let name = decode_word(&class.name)?;
        if Cell::from_name(&name).is_some() {
            return Err(class
                .name
                .error(format!("`{name}` is the name of a cell type")));
        }
        if !seen.insert(name.to_string()) {
            return Err(class
                .name
                .error(format!("class `{name}` is declared twice")));
        }
        let id = program.declare_class(&name);
        program.classes[id.index()].position = position(&class.name);
        let entry = program.class_mut(id);
        entry.library = class.library;
        entry.kind = match class.declared {
            Declared::Class => ClassKind::Object,
            Declared::Interface => ClassKind::Interface,
            Declared::Struct => ClassKind::Struct,
            Declared::Array => ClassKind::Array { stride: 1 },
            Declared::String => ClassKind::String,
        };
    }
    let mut bodies = Vec::with_capacity(declarations.functions.len());
    let mut entry = None;
    for function in &declarations.functions {
        let name = decode_word(&function.name)?;
        let nothing = Signature {
            params: Vec::new(),
            result: None,
        };
        let id = program.declare_function(&name, nothing).ok_or_else(|| {
            let message = format!("function `{name}` is declared twice");
            function.name.error(message)
        })?;
        if function.entry && entry.replace(id).is_some() {
            return Err(function.name.error("a program has one entry function"));
        }
        bodies.push(id);
    }
    if let Some(entry) = entry {
        program.set_entry(entry);
    }
    Ok(bodies)
}

/// The place of a token as a position in the text, which is always the first file.
pub(crate) fn position(token: &Token<'_>) -> Position {
    Position::at(FileId(0), token.line, token.column)
}

/// The class that a word names.
pub(crate) fn lookup_class(program: &Program, token: &Token<'_>) -> Result<ClassId, TextError> {
    let name = decode_word(token)?;
    program.find_class(&name).ok_or_else(|| {
        let names = program.classes.iter().map(|c| c.class.name.as_str());
        token.error(format!(
            "unknown class `{name}`{}",
            suggestion(&name, names)
        ))
    })
}

/// The function that a word names.
pub(crate) fn lookup_function(program: &Program, token: &Token<'_>) -> Result<FuncId, TextError> {
    let name = decode_word(token)?;
    program.find_function_id(&name).ok_or_else(|| {
        let names = program.functions.iter().map(|f| f.name.as_str());
        token.error(format!(
            "unknown function `{name}`{}",
            suggestion(&name, names)
        ))
    })
}

/// The kind that a word names: a kind, a cell type, or a class of objects.
pub(crate) fn lookup_kind(program: &Program, token: &Token<'_>) -> Result<Kind, TextError> {
    if let Some(cell) = Cell::from_name(token.text) {
        return Ok(cell.kind());
    }
    let name = decode_word(token)?;
    match program.find_class(&name).map(|id| program.class(id)) {
        Some(Ok(class)) if class.kind == ClassKind::Struct => Err(token.error(format!(
            "a register cannot hold the struct `{name}`; pass `ptr`"
        ))),
        Some(_) => Ok(Kind::Ref),
        None => {
            let kinds = Kind::ALL.iter().map(|k| k.name());
            let classes = program.classes.iter().map(|c| c.class.name.as_str());
            Err(token.error(format!(
                "unknown kind `{name}`{}",
                suggestion(&name, kinds.chain(classes))
            )))
        }
    }
}

/// What a field is made of.
pub(crate) enum FieldType {
    Cell(Cell),
    Struct(ClassId),
}

/// The type that a word names: a cell type, a struct, or a class whose references are meant.
pub(crate) fn lookup_type(program: &Program, token: &Token<'_>) -> Result<FieldType, TextError> {
    if let Some(cell) = Cell::from_name(token.text) {
        return Ok(FieldType::Cell(cell));
    }
    let name = decode_word(token)?;
    match program.find_class(&name) {
        Some(id) if program.classes[id.index()].class.kind == ClassKind::Struct => {
            Ok(FieldType::Struct(id))
        }
        Some(_) => Ok(FieldType::Cell(Cell::Ref)),
        None => {
            let cells = Cell::ALL.iter().map(|c| c.name());
            let classes = program.classes.iter().map(|c| c.class.name.as_str());
            Err(token.error(format!(
                "unknown type `{name}`{}",
                suggestion(&name, cells.chain(classes))
            )))
        }
    }
}

/// Adds the cells of a declared field to a layout and returns them by name.
///
/// The layout is left unsorted, because sorting after every field would be quadratic.
pub(crate) fn place_field(
    program: &Program,
    layout: &mut Layout,
    field: &FieldDecl<'_>,
    budget: &mut Budget,
) -> Result<Vec<(String, u32, Cell)>, TextError> {
    let name = decode_word(&field.name)?;
    let (parts, alignment, size) = match lookup_type(program, &field.type_name)? {
        FieldType::Cell(cell) => {
            budget.cell(&field.name, name.len())?;
            (vec![(name.to_string(), 0, cell)], cell.size(), cell.size())
        }
        FieldType::Struct(id) => {
            let inner = &program.classes[id.index()].class.layout;
            budget.layout(&field.name, inner, name.len() + 1)?;
            let parts = inner.cells.iter();
            let parts = parts.map(|c| (format!("{name}.{}", c.name), c.offset, c.cell));
            (parts.collect(), inner.alignment(), inner.size)
        }
    };
    let aligned = layout.size.div_ceil(alignment) * alignment;
    let start = field.offset.unwrap_or(aligned);
    if u64::from(start) + u64::from(size) > u64::from(MAX_OBJECT_BYTES) {
        return Err(field.name.error(format!(
            "`{name}` ends past {MAX_OBJECT_BYTES} bytes, the limit for an object"
        )));
    }
    layout.size = layout.size.max(start + size);
    let mut placed = Vec::with_capacity(parts.len());
    for (name, offset, cell) in parts {
        layout.put(cell, name.clone(), start + offset);
        placed.push((name, start + offset, cell));
    }
    Ok(placed)
}

/// Sets an explicit size, which must cover what is there.
pub(crate) fn set_size(
    layout: &mut Layout,
    size: Option<u32>,
    token: &Token<'_>,
) -> Result<(), TextError> {
    let Some(size) = size else { return Ok(()) };
    if size < layout.size || size > MAX_OBJECT_BYTES {
        return Err(token.error(format!(
            "size {size} is not between {} (what the cells need) and {MAX_OBJECT_BYTES}",
            layout.size
        )));
    }
    layout.size = size;
    Ok(())
}

impl<'a> Resolver<'_, 'a> {
    fn class(&mut self, index: usize, depth: usize) -> Result<(), TextError> {
        let name = self.classes[index].name;
        match self.progress[index] {
            Progress::Done => return Ok(()),
            Progress::Running => {
                return Err(name.error(format!("class `{}` extends or contains itself", name.text)));
            }
            Progress::Waiting => {}
        }
        if depth > MAX_NESTING {
            return Err(name.error(format!(
                "classes are nested or inherited more than {MAX_NESTING} deep"
            )));
        }
        self.progress[index] = Progress::Running;
        self.bases(index, depth)?;
        match self.classes[index].element {
            Some(element) => self.array(index, element, depth)?,
            None => self.fields(index, depth)?,
        }
        self.progress[index] = Progress::Done;
        Ok(())
    }

    fn require(&mut self, id: ClassId, depth: usize) -> Result<(), TextError> {
        if let Some(index) = self.by_class[id.index()] {
            return self.class(index, depth + 1);
        }
        // A class that every program has inherits what the text gives its parent.
        if std::mem::replace(&mut self.inherited[id.index()], true) {
            return Ok(());
        }
        if let Some(parent) = self.program.classes[id.index()].class.parent {
            self.require(parent, depth + 1)?;
            let inherited = self.program.classes[parent.index()].class.layout.clone();
            self.program.class_mut(id).layout = inherited;
        }
        Ok(())
    }

    fn bases(&mut self, index: usize, depth: usize) -> Result<(), TextError> {
        let id = self.ids[index];
        let declared = self.classes[index].declared;
        let mut parent = None;
        for at in 0..self.classes[index].bases.len() {
            let token = self.classes[index].bases[at];
            let base = lookup_class(self.program, &token)?;
            self.require(base, depth)?;
            match self.program.classes[base.index()].class.kind {
                ClassKind::Interface => {
                    let interfaces = &mut self.program.class_mut(id).interfaces;
                    if interfaces.contains(&base) {
                        return Err(token.error(format!("`{}` is named twice", token.text)));
                    }
                    interfaces.push(base);
                }
                ClassKind::Object if declared == Declared::Class => {
                    if parent.replace(base).is_some() {
                        return Err(token.error("a class has one parent; the rest are interfaces"));
                    }
                }
                _ => {
                    return Err(token.error(format!("`{}` cannot be extended here", token.text)));
                }
            }
        }
        // A fault that is declared without a parent is still an exception.
        let implicit = self.program.classes[id.index()].class.parent;
        let parent = parent.or(implicit);
        if let Some(parent) = parent {
            self.require(parent, depth)?;
            let inherited = &self.program.classes[parent.index()].class.layout;
            let name = &self.classes[index].name;
            self.budget.layout(name, inherited, 0)?;
            let inherited = inherited.clone();
            let class = self.program.class_mut(id);
            class.parent = Some(parent);
            class.layout = inherited;
        }
        Ok(())
    }

    fn array(&mut self, index: usize, element: Token<'a>, depth: usize) -> Result<(), TextError> {
        let decl = &self.classes[index];
        if let Some(field) = decl.fields.first() {
            return Err(field.name.error("an array class has no fields"));
        }
        let id = self.ids[index];
        let mut layout = Layout::default();
        let element_class = match lookup_type(self.program, &element)? {
            FieldType::Cell(cell) => {
                layout.push(cell, "");
                // The name of a class stands for references to its objects.
                let named = Cell::from_name(element.text).is_none();
                named
                    .then(|| lookup_class(self.program, &element))
                    .transpose()?
            }
            FieldType::Struct(inner) => {
                self.require(inner, depth)?;
                let repeated = &self.program.classes[inner.index()].class.layout;
                self.budget.layout(&element, repeated, 0)?;
                layout = repeated.clone();
                Some(inner)
            }
        };
        let class = self.program.class_mut(id);
        class.kind = ClassKind::Array {
            stride: layout.stride().max(1),
        };
        class.layout = layout;
        class.element = element_class;
        Ok(())
    }

    fn fields(&mut self, index: usize, depth: usize) -> Result<(), TextError> {
        let id = self.ids[index];
        let mut fields = std::mem::take(&mut self.classes[index].fields);
        // Statics come last, because a struct may have statics of its own type.
        fields.sort_by_key(|field| field.storage);
        for field in &fields {
            if let FieldType::Struct(inner) = lookup_type(self.program, &field.type_name)?
                && (inner != id || field.storage == Storage::Instance)
            {
                self.require(inner, depth)?;
            }
            let is_value = matches!(
                self.classes[index].declared,
                Declared::Class | Declared::Struct
            );
            if field.storage == Storage::Instance && !is_value {
                return Err(field
                    .name
                    .error("only classes and structs have instance fields"));
            }
            let mut layout = std::mem::take(self.program.layout_mut(id, field.storage));
            let placed = place_field(self.program, &mut layout, field, self.budget)?;
            *self.program.layout_mut(id, field.storage) = layout;
            let owned = placed.into_iter();
            let owned = owned.map(|(name, offset, cell)| Placed {
                token: field.name,
                name,
                storage: field.storage,
                offset,
                cell,
            });
            self.placed[index].extend(owned);
        }
        let storages = [Storage::Instance, Storage::Static, Storage::ThreadStatic];
        for (storage, size) in storages.into_iter().zip(self.classes[index].sizes) {
            let name = self.classes[index].name;
            let layout = self.program.layout_mut(id, storage);
            layout.sort();
            set_size(layout, size, &name)?;
        }
        Ok(())
    }

    /// Numbers the fields in the order of their classes, whatever order layouts were made in.
    fn register_fields(&mut self) -> Result<(), TextError> {
        for id in self.program.class_ids() {
            let Some(index) = self.by_class[id.index()] else {
                continue;
            };
            for field in std::mem::take(&mut self.placed[index]) {
                let name = &field.name;
                let known = &self.program.classes[id.index()].field_names;
                if known.contains_key(name) {
                    let message = format!("field `{name}` is declared twice");
                    return Err(field.token.error(message));
                }
                self.program
                    .register_field(id, name, field.storage, field.offset, field.cell);
            }
        }
        Ok(())
    }

    /// Signatures, initialisers and overrides, now that all kinds are known.
    fn functions(
        self,
        functions: Vec<FunctionDecl<'a>>,
        ids: Vec<FuncId>,
    ) -> Result<Vec<PendingBody<'a>>, TextError> {
        let program = self.program;
        let mut bodies = Vec::with_capacity(functions.len());
        for (function, id) in functions.into_iter().zip(ids) {
            let mut signature = Signature {
                params: Vec::with_capacity(function.params.len()),
                result: None,
            };
            for (_, kind) in &function.params {
                signature.params.push(lookup_kind(program, kind)?);
            }
            if let Some(kind) = &function.result {
                signature.result = Some(lookup_kind(program, kind)?);
            }
            let entry = &mut program.functions[id.index()];
            entry.signature = signature;
            entry.is_virtual = function.is_virtual;
            entry.library = function.library;
            entry.position = position(&function.name);
            if let Some(body) = function.body {
                bodies.push(PendingBody {
                    id,
                    name: function.name,
                    library: function.library,
                    params: function.params.iter().map(|p| p.0).collect(),
                    body,
                });
            }
        }
        for (decl, id) in self.classes.iter().zip(self.ids) {
            if let Some(initializer) = &decl.initializer {
                let function = lookup_function(program, initializer)?;
                program.class_mut(id).initializer = Some(function);
            }
            for (method, implementation) in &decl.overrides {
                let slot = lookup_function(program, method)?;
                let function = lookup_function(program, implementation)?;
                if program.classes[id.index()].overrides.contains_key(&slot) {
                    return Err(method.error(format!("`{}` is overridden twice", method.text)));
                }
                program.add_override(id, slot, function);
            }
        }
        Ok(bodies)
    }
}
