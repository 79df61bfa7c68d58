//! Names for people: locations, values, threads, exceptions.

mod blocks;
pub(crate) mod names;
pub(crate) mod origin;
mod pointers;

use blocks::Depth;

use crate::machine::Machine;
use crate::state::State;
use crate::state::heap::{Object, ObjectKind};
use crate::state::keys::{ObjectKey, ThreadId};
use crate::state::location::Location;
use crate::state::pending::Value;
use crate::state::word::{ObjectId, object_of};
use fencepost_base::{Position, SourcePosition};
use fencepost_ir::{ARRAY_DATA, Cell, CellAt, ClassId, ClassKind, FuncId, Kind, STRING_DATA};

/// How many causes of one exception are told at most.
const MOST_CAUSES: u64 = 16;

impl Machine {
    /// The source position of an operation, in the words of reports.
    pub fn describe_operation(&self, function: FuncId, pc: u32) -> String {
        let position = self
            .loaded_function(function)
            .map_or(Position::UNKNOWN, |code| code.position(pc));
        self.source.describe_position(function, position)
    }

    /// The source position of an operation, if debug information names a line.
    pub fn source_position(&self, function: FuncId, pc: u32) -> Option<SourcePosition> {
        let position = self.loaded_function(function)?.position(pc);
        self.source.source_position(position)
    }

    /// What people call a cell: `Class.field`, `Class[3]`, or the object and an offset.
    pub fn describe_location(&self, state: &State, location: Location) -> String {
        let Some(object) = state.heap.get(location.object) else {
            return self.describe_object(state, location.object);
        };
        let field = |class: ClassId, statics: u8| {
            let info = self.loaded_class(class)?;
            let layout = match statics {
                0 => &info.class.layout,
                1 => &info.class.statics,
                _ => &info.class.thread_statics,
            };
            let cell = layout.cell_at(location.offset)?;
            Some(match info.class.name.is_empty() {
                true => cell.name.clone(),
                false => format!("{}.{}", info.class.name, cell.name),
            })
        };
        let name = match object.kind {
            ObjectKind::Statics(class) => field(class, 1),
            ObjectKind::ThreadStatics(class) => field(class, 2),
            ObjectKind::Instance(class) => self
                .element_name(class, location.offset)
                .or(field(class, 0)),
            ObjectKind::Frame(_)
            | ObjectKind::Bytes
            | ObjectKind::Block { .. }
            | ObjectKind::Freed { .. } => None,
        };
        let variable = || {
            let allocated = self.allocated(location.object);
            let variable = allocated.filter(|allocated| allocated.is_variable)?;
            let (object, offset) = (location.object, location.offset);
            let part = self.block_part(state, object, &variable, offset, Depth::Cell);
            Some(format!("{}{part}", variable.name))
        };
        name.or_else(variable).unwrap_or_else(|| {
            format!(
                "{}+{}",
                self.describe_object(state, location.object),
                location.offset
            )
        })
    }

    fn element_name(&self, class: ClassId, offset: u32) -> Option<String> {
        let info = self.loaded_class(class)?;
        let ClassKind::Array { stride } = info.class.kind else {
            return None;
        };
        let at = offset.checked_sub(ARRAY_DATA)?;
        let index = at.checked_div(stride)?;
        let name = info.class.name.trim_end_matches("[]");
        let inner = info
            .class
            .layout
            .cell_at(at % stride)
            .filter(|cell| !cell.name.is_empty())
            .map_or(String::new(), |cell| format!(".{}", cell.name));
        Some(format!("{name}[{index}]{inner}"))
    }

    /// What people call something that threads wait for: the object, or the part of one that a
    /// program without objects has for it.
    pub(crate) fn describe_monitor(&self, state: &State, location: Location) -> String {
        if !self.manual_memory {
            return self.describe_object(state, location.object);
        }
        // What it consists of is of no interest.
        let name = self.describe_location(state, location);
        let end = name.find(".__").unwrap_or(name.len());
        name[..end].to_string()
    }

    /// What people call an object: its class.
    pub fn describe_object(&self, state: &State, object: ObjectId) -> String {
        let class = state.heap.get(object).map(|o| o.kind);
        match class {
            Some(ObjectKind::Instance(class)) => self.class_name(class),
            Some(ObjectKind::Statics(class) | ObjectKind::ThreadStatics(class))
                if self.manual_memory =>
            {
                self.variable_name(class)
            }
            Some(ObjectKind::Statics(class) | ObjectKind::ThreadStatics(class)) => {
                format!("statics of {}", self.class_name(class))
            }
            Some(ObjectKind::Frame(_)) => "local".to_string(),
            Some(ObjectKind::Bytes) => "bytes".to_string(),
            Some(ObjectKind::Block { .. } | ObjectKind::Freed { .. }) => self.block_name(object),
            // A variable that nobody has touched yet, or a block that is gone.
            None => match object.statics_class() {
                Some(class) if self.manual_memory => self.variable_name(class),
                None if self.manual_memory => self.block_name(object),
                _ => "?".to_string(),
            },
        }
    }

    /// What people call a block: where it was allocated, and which one if there were others.
    fn block_name(&self, object: ObjectId) -> String {
        let allocated = self.allocated(object);
        if let Some(variable) = allocated.filter(|allocated| allocated.is_variable) {
            return match variable.name.split_once("::") {
                Some((function, name)) => format!("variable {name} of {function}"),
                None => variable.name,
            };
        }
        match self.identities.object_key(object) {
            Some(ObjectKey::Allocated {
                function,
                pc,
                ordinal,
                ..
            }) => {
                let place = self.describe_operation(function, pc);
                match ordinal {
                    0 => format!("block of {place}"),
                    _ => format!("block#{} of {place}", ordinal + 1),
                }
            }
            _ => "block".to_string(),
        }
    }

    /// What people call a variable: what its cells have in common.
    fn variable_name(&self, class: ClassId) -> String {
        let Some(info) = self.loaded_class(class) else {
            return "?".to_string();
        };
        let cells = &info.class.statics.cells;
        let first = cells.first().or(info.class.thread_statics.cells.first());
        first.map_or_else(
            || "constant".to_string(),
            |cell| {
                let end = cell.name.find(['.', '[']).unwrap_or(cell.name.len());
                cell.name[..end].to_string()
            },
        )
    }

    fn class_name(&self, class: ClassId) -> String {
        self.loaded_class(class)
            .map_or_else(|| "?".to_string(), |info| info.class.name.clone())
    }

    /// A value of a cell, for people.
    pub fn describe_value(&self, state: &State, cell: Cell, word: u64) -> String {
        match cell {
            Cell::Bool => (word as u8 != 0).to_string(),
            Cell::U8 | Cell::U16 | Cell::U32 => (word as u32).to_string(),
            Cell::Char => match char::from_u32(word as u32) {
                // A quotation mark of the other kind needs no backslash.
                Some('"') => "'\"'".to_string(),
                Some(c) => format!("{c:?}"),
                None => (word as u32).to_string(),
            },
            Cell::U64 => word.to_string(),
            Cell::Ref | Cell::Ptr => self.describe_reference(state, word),
            _ => self.describe_word(cell.kind(), word),
        }
    }

    fn describe_word(&self, kind: Kind, word: u64) -> String {
        match kind {
            Kind::I32 => (word as i32).to_string(),
            Kind::F32 => f32::from_bits(word as u32).to_string(),
            Kind::F64 => f64::from_bits(word).to_string(),
            _ => (word as i64).to_string(),
        }
    }

    fn describe_reference(&self, state: &State, word: u64) -> String {
        if word == 0 {
            return "null".to_string();
        }
        if self.manual_memory {
            return self.describe_pointer(state, word);
        }
        match self.string_text(state, word) {
            Some(text) => format!("{text:?}"),
            None => self.describe_object(state, object_of(word)),
        }
    }

    /// The text of a string object.
    pub fn string_text(&self, state: &State, word: u64) -> Option<String> {
        self.string_units(state, word)
            .map(|units| String::from_utf16_lossy(&units))
    }

    /// The code units of a string object.
    pub fn string_units(&self, state: &State, word: u64) -> Option<Vec<u16>> {
        let object = state.heap.pointee(word)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        if self.loaded_class(class)?.class.kind != ClassKind::String {
            return None;
        }
        // Behind the units there is a zero that is none of them.
        let end = object.bytes.len().checked_sub(2)?;
        let data = object.bytes.get(STRING_DATA as usize..end)?;
        Some(
            data.chunks_exact(2)
                .map(|unit| u16::from_le_bytes([unit[0], unit[1]]))
                .collect(),
        )
    }

    /// What an exception says, if its class has a message field.
    pub(crate) fn exception_text(&self, state: &State, exception: u64) -> Option<String> {
        let text = self.text_field(state, exception, |name| name.ends_with("message"))?;
        // What it is about is a part of what it says.
        let about = |field: &str| self.text_field(state, exception, |name| name == field);
        Some(match (about("_paramname"), about("_objectname")) {
            (Some(parameter), _) => format!("{text} (Parameter '{parameter}')"),
            (None, Some(object)) => format!("{text} (Object name: '{object}')"),
            (None, None) => text,
        })
    }

    /// The exceptions that led to an exception.
    pub fn causes(&self, state: &State, exception: u64) -> Vec<u64> {
        let list = self.reference_field(state, exception, |name| name == "_inner");
        let all = list.map(|list| self.elements(state, list));
        if let Some(all) = all.filter(|all| !all.is_empty()) {
            return all;
        }
        let one = |name: &str| matches!(name, "_innerexception" | "inner_exception" | "cause");
        let cause = self.reference_field(state, exception, one);
        // In some languages an exception without a cause is its own.
        let cause = cause.filter(|&cause| cause != 0 && cause != exception);
        cause.into_iter().collect()
    }

    /// The class of an exception and what it says.
    pub fn describe_exception(
        &self,
        state: &State,
        exception: u64,
    ) -> Option<(String, Option<String>)> {
        let name = self.object_name(state, object_of(exception))?;
        Some((name.class, self.exception_text(state, exception)))
    }

    /// The references in an array.
    fn elements(&self, state: &State, array: u64) -> Vec<u64> {
        let Some(object) = state.heap.pointee(array) else {
            return Vec::new();
        };
        let length = match object.contains(0, 8) {
            true => object.read(0, Cell::I64),
            false => 0,
        };
        let offsets = (0..length.min(MOST_CAUSES)).map(|index| ARRAY_DATA + 8 * index as u32);
        let present = offsets.filter(|&offset| object.contains(offset, 8));
        let words = present.map(|offset| object.read(offset, Cell::Ref));
        words.filter(|&word| word != 0).collect()
    }

    fn text_field(
        &self,
        state: &State,
        object: u64,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Option<String> {
        let word = self.reference_field(state, object, is_wanted)?;
        self.string_text(state, word)
    }

    /// The value of the first reference field of an object whose name, in small letters, is wanted.
    fn reference_field(
        &self,
        state: &State,
        word: u64,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Option<u64> {
        let object = state.heap.pointee(word)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        let info = self.loaded_class(class)?;
        let mut cells = info.class.layout.cells.iter();
        let cell =
            cells.find(|cell| cell.cell == Cell::Ref && is_wanted(&cell.name.to_lowercase()))?;
        newest_word(state, object, cell)
    }

    /// What people call a thread: `Main`, or the function it started with.
    pub fn thread_name(&self, state: &State, thread: ThreadId) -> String {
        if thread == ThreadId::MAIN {
            return "Main".to_string();
        }
        match state.thread(thread) {
            Some(thread) => self.source.thread_name(thread.label),
            None => "?".to_string(),
        }
    }
}

/// What stands in a cell, or will: whoever made the object may have the write still pending.
fn newest_word(state: &State, object: &Object, cell: &CellAt) -> Option<u64> {
    let entries = state.threads.iter().flat_map(|t| &t.pending.entries);
    let mut pending = entries
        .filter(|entry| entry.object == object.id && entry.offset == cell.offset)
        .filter_map(|entry| match entry.value {
            Value::Known(word) => Some(word),
            Value::Node(_) => None,
        });
    match pending.next_back() {
        Some(word) => Some(word),
        None => object
            .contains(cell.offset, cell.cell.size())
            .then(|| object.read(cell.offset, cell.cell)),
    }
}
