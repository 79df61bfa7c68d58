//! What people call addresses in C programs.

use crate::machine::Machine;
use crate::state::State;
use crate::state::heap::ObjectKind;
use crate::state::location::Location;
use crate::state::word::{ObjectId, object_of, offset_of, word_function};
use fencepost_ir::{Cell, Class, Layout};

/// The longest text that is shown in place of its address.
const LONGEST_TEXT: usize = 40;

impl Machine {
    /// How people read what an access takes: atomic accesses of C take pointers for numbers.
    pub(crate) fn told_cell(&self, state: &State, location: Location) -> Cell {
        let is_number = matches!(location.cell, Cell::I64 | Cell::U64);
        let Some(object) = state.heap.get(location.object) else {
            return location.cell;
        };
        if !self.manual_memory || !is_number {
            return location.cell;
        }
        let class = match object.kind {
            ObjectKind::Statics(class) | ObjectKind::ThreadStatics(class) => {
                self.loaded_class(class)
            }
            _ => None,
        };
        let declared = class.and_then(|info| layout(&info.class).cell_at(location.offset));
        let is_address = match declared {
            Some(declared) => declared.cell == Cell::Ptr,
            None => object.addresses.binary_search(&location.offset).is_ok(),
        };
        match is_address {
            true => Cell::Ptr,
            false => location.cell,
        }
    }

    /// What people call an address that is not null: `&counter`, `&table[2]`, a text, or
    /// the block that it points into.
    pub(super) fn describe_pointer(&self, state: &State, word: u64) -> String {
        // A function, or a number that was made a pointer.
        if word >> 32 == 0 {
            let known = self.source.own_functions();
            let function = word_function(word).filter(|function| known.contains(function));
            return match function {
                Some(function) => format!("&{}", self.source.function_name(function)),
                None => word.to_string(),
            };
        }
        let (id, offset) = (object_of(word), offset_of(word));
        let kind = state.heap.get(id).map(|object| object.kind);
        let class = match kind {
            Some(ObjectKind::Statics(class) | ObjectKind::ThreadStatics(class)) => Some(class),
            None => id.statics_class(),
            _ => None,
        };
        if let Some(info) = class.and_then(|class| self.loaded_class(class)) {
            let layout = layout(&info.class);
            let is_text = info.class.immutable && layout.cells.is_empty();
            if is_text && let Some(text) = text_at(state, id, offset) {
                return format!("{text:?}");
            }
            if offset != 0
                && let Some(name) = part_name(layout, offset)
            {
                return format!("&{name}");
            }
        }
        let name = self.describe_object(state, id);
        match (class, offset) {
            (None, _) if kind.is_none() => (word as i64).to_string(),
            (Some(_), 0) if name != "constant" => format!("&{name}"),
            (_, 0) => name,
            _ => format!("{name}+{}", offset as i32),
        }
    }
}

fn layout(class: &Class) -> &Layout {
    match class.statics.cells.is_empty() {
        true => &class.thread_statics,
        false => &class.statics,
    }
}

/// The part of a variable that begins at an offset: the largest, as a pointer to a struct is one to
/// its first member, too.
fn part_name(layout: &Layout, offset: u32) -> Option<&str> {
    let at = layout.cells.iter().position(|cell| cell.offset == offset)?;
    let mut name = layout.cells[at].name.as_str();
    let before = layout.cells[..at].last().map_or("", |cell| &cell.name);
    while let Some(end) = name.rfind('.') {
        // Another member of the same struct before it: it is not the first.
        if before.starts_with(&name[..=end]) {
            break;
        }
        name = &name[..end];
    }
    Some(name)
}

/// The text that begins in a constant.
fn text_at(state: &State, object: ObjectId, offset: u32) -> Option<String> {
    let bytes = state.heap.get(object)?.bytes.get(offset as usize..)?;
    let end = bytes.iter().position(|&byte| byte == 0)?;
    let text = std::str::from_utf8(&bytes[..end]).ok()?;
    let is_text = (1..=LONGEST_TEXT).contains(&text.len()) && !text.chars().any(char::is_control);
    is_text.then(|| text.to_string())
}
