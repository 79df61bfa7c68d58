//! Names of objects, places and values in parts, for whoever explains an execution: which of them
//! are shown, and how, is decided there.

use super::blocks::Depth;
use super::newest_word;
use crate::machine::Machine;
use crate::machine::notes::{CellPlace, PlaceName, ValueName};
use crate::state::State;
use crate::state::heap::ObjectKind;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{ARRAY_DATA, Cell, ClassKind, FuncId, Op, Storage};

impl Machine {
    /// False if no assertion was reached, not even one that holds.
    pub fn asserts(&self) -> bool {
        let source = &self.source;
        let functions = self.loaded_functions().into_iter();
        let mut codes = functions.filter_map(|function| self.loaded_function(function));
        codes.any(|code| {
            code.ops.iter().any(|op| {
                // A failed assertion of a class library is a call of the runtime, or an exception.
                let fails = matches!(op, Op::Native { native, .. }
                    if source.native_name(*native).to_lowercase().contains("assert"));
                let throws = matches!(op, Op::New { class, .. } if source.is_assertion(*class));
                matches!(op, Op::Assert { .. }) || fails || throws
            })
        })
    }

    /// Whether a function is library code.
    pub fn is_library(&self, function: FuncId) -> bool {
        self.loaded_function(function)
            .is_some_and(|code| code.library)
    }

    /// The name that the program gave a thread, if its object has one.
    pub fn given_name(&self, state: &State, thread: ThreadId) -> Option<String> {
        let object = state.heap.pointee(state.thread(thread)?.object)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        let info = self.loaded_class(class)?;
        // Fields of base classes come first, so this is the one of the library's own class.
        let mut cells = info.class.layout.cells.iter();
        let is_name = |name: &str| matches!(name, "_name" | "name");
        let cell = cells.find(|cell| cell.cell == Cell::Ref && is_name(&cell.name))?;
        let word = object
            .contains(cell.offset, 8)
            .then(|| object.read(cell.offset, Cell::Ref))?;
        self.string_text(state, word)
            .filter(|name| !name.is_empty() && !is_counted(name))
    }

    /// What people call an object.
    pub fn object_name(&self, state: &State, object: ObjectId) -> Option<PlaceName> {
        let ObjectKind::Instance(class) = state.heap.get(object)?.kind else {
            return None;
        };
        let info = self.loaded_class(class)?;
        Some(PlaceName {
            object: Some(object),
            class: info.class.name.clone(),
            part: String::new(),
            library: info.class.library,
            cell: None,
        })
    }

    /// What people call a cell, in pieces.
    pub fn place_name(&self, state: &State, location: Location) -> Option<PlaceName> {
        let kind = state.heap.get(location.object)?.kind;
        let (class, object) = match kind {
            ObjectKind::Instance(class) => (class, Some(location.object)),
            ObjectKind::Statics(class) | ObjectKind::ThreadStatics(class) => (class, None),
            ObjectKind::Block { .. } | ObjectKind::Freed { .. } => {
                return self.block_place(state, location.object, location.offset, Depth::Cell);
            }
            ObjectKind::Frame(_) | ObjectKind::Bytes => return None,
        };
        let info = self.loaded_class(class)?;
        if info.class.name.is_empty() {
            return None;
        }
        let (part, cell) = match info.class.kind {
            ClassKind::Array { stride } if object.is_some() => {
                let at = location.offset.checked_sub(ARRAY_DATA)?;
                let offset = at.checked_rem(stride)?;
                let place = info.class.element.map(|class| CellPlace {
                    class,
                    storage: Storage::Instance,
                    offset,
                });
                let cell = info.class.layout.cell_at(offset);
                let inner = cell.filter(|cell| !cell.name.is_empty());
                let inner = inner.map_or(String::new(), |cell| format!(".{}", cell.name));
                (format!("[{}]{inner}", at / stride), place)
            }
            _ => {
                let (layout, storage) = match kind {
                    ObjectKind::Statics(_) => (&info.class.statics, Storage::Static),
                    ObjectKind::ThreadStatics(_) => {
                        (&info.class.thread_statics, Storage::ThreadStatic)
                    }
                    _ => (&info.class.layout, Storage::Instance),
                };
                let place = CellPlace {
                    class,
                    storage,
                    offset: location.offset,
                };
                let name = &layout.cell_at(location.offset)?.name;
                (format!(".{name}"), Some(place))
            }
        };
        Some(PlaceName {
            object,
            class: info.class.name.clone(),
            part,
            library: info.class.library,
            cell,
        })
    }

    /// What people call a value in a place.
    pub fn told_value(
        &self,
        state: &State,
        location: Location,
        place: Option<&PlaceName>,
        word: u64,
    ) -> ValueName {
        let cell = match self.told_cell(state, location) {
            // The code of a truth value or a character may be that of a number.
            cell @ (Cell::U8 | Cell::I8 | Cell::U16 | Cell::I16) => {
                let declared = self.declared_cell(state, location);
                let is_more = |own: &Cell| {
                    matches!(own, Cell::Bool | Cell::Char) && own.size() == cell.size()
                };
                declared.filter(is_more).unwrap_or(cell)
            }
            cell => cell,
        };
        let told = self.value_name(state, cell, word);
        let (ValueName::Text(number), Some(at)) = (&told, place.and_then(|place| place.cell))
        else {
            return told;
        };
        let source = &self.source;
        match source.constant_name(at.class, at.storage, at.offset, word) {
            Some(name) => ValueName::Constant(number.clone(), name),
            None => told,
        }
    }

    /// What a class says is kept at a location.
    fn declared_cell(&self, state: &State, location: Location) -> Option<Cell> {
        let (class, is_static) = match state.heap.get(location.object)?.kind {
            ObjectKind::Instance(class) => (class, false),
            ObjectKind::Statics(class) => (class, true),
            _ => return None,
        };
        let info = self.loaded_class(class)?;
        let (layout, offset) = match (info.class.kind, is_static) {
            (_, true) => (&info.class.statics, location.offset),
            (ClassKind::Array { stride }, false) => {
                let at = location.offset.checked_sub(ARRAY_DATA)?;
                (&info.class.layout, at.checked_rem(stride)?)
            }
            (_, false) => (&info.class.layout, location.offset),
        };
        layout.cell_at(offset).map(|cell| cell.cell)
    }

    /// The value of an object that is nothing but one, such as a number in a place for references.
    fn boxed_value(&self, state: &State, object: ObjectId) -> Option<String> {
        let object = state.heap.get(object)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        let class = &self.loaded_class(class)?.class;
        let layout = &class.layout;
        let never_changes =
            |offset: u32| class.kind == ClassKind::Struct || layout.fixed.contains(&offset);
        if !class.library || !layout.cells.iter().all(|cell| never_changes(cell.offset)) {
            return None;
        }
        let told = layout.cells.iter().map(|cell| {
            let word = newest_word(state, object, cell)?;
            let is_reference = cell.cell.kind().is_reference();
            (!is_reference).then(|| self.describe_value(state, cell.cell, word))
        });
        let told: Vec<String> = told.collect::<Option<_>>()?;
        let names = layout.cells.iter().map(|cell| cell.name.as_str());
        let parts: Vec<(&str, &str)> = names.zip(told.iter().map(String::as_str)).collect();
        self.source.value_of_parts(&parts)
    }

    /// What people call an object that is a constant with a name.
    fn named_constant(&self, state: &State, object: ObjectId) -> Option<String> {
        let object = state.heap.get(object)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        let (field, title) = self.source.named_constants(class)?;
        let offset = self.source.field(field)?.offset;
        let word = object
            .contains(offset, 8)
            .then(|| object.read(offset, Cell::Ref))?;
        Some(format!("{title}.{}", self.string_text(state, word)?))
    }

    /// What people call a value of a cell.
    pub fn value_name(&self, state: &State, cell: Cell, word: u64) -> ValueName {
        if cell == Cell::Ref && word != 0 {
            let object = object_of(word);
            let known = self.named_constant(state, object);
            if let Some(name) = known.or_else(|| self.boxed_value(state, object)) {
                return ValueName::Text(name);
            }
        }
        let pointed = match cell {
            Cell::Ref => self.pointer_place(state, word, Depth::Lock),
            Cell::Ptr => self.pointer_place(state, word, Depth::Largest),
            _ => None,
        };
        if let Some(place) = pointed {
            return ValueName::Object(place);
        }
        let object = match cell {
            Cell::Ref if word != 0 && self.string_text(state, word).is_none() => {
                self.object_name(state, object_of(word))
            }
            _ => None,
        };
        match object {
            Some(name) => ValueName::Object(name),
            None => ValueName::Text(self.describe_value(state, cell, word)),
        }
    }
}

/// Whether a name says nothing but a number, as a library gives it where the program gives none.
fn is_counted(name: &str) -> bool {
    let words: Vec<&str> = name.split('-').collect();
    let is_number = |word: &&str| word.parse::<u32>().is_ok();
    match words.as_slice() {
        ["Thread", number] => is_number(number),
        ["pool", pool, "thread", number] => is_number(pool) && is_number(number),
        _ => false,
    }
}
