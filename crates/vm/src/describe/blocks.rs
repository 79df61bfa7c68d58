//! What people call memory that a program looks after itself: local variables by their names, blocks
//! by their types, and the parts of both.

use crate::machine::Machine;
use crate::machine::notes::PlaceName;
use crate::state::State;
use crate::state::keys::ObjectKey;
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::{Allocated, Shape, ShapeId};

/// How deep parts may lie in each other.
const MAX_DEPTH: u32 = 16;

/// How far the name of a place goes into an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// To the cell.
    Cell,
    /// To the largest part that begins there.
    Largest,
    /// To what threads wait for, if that begins there.
    Lock,
}

impl Machine {
    /// What the text of the program says about a block.
    pub(super) fn allocated(&self, object: ObjectId) -> Option<Allocated> {
        if !self.manual_memory {
            return None;
        }
        match self.identities.object_key(object)? {
            ObjectKey::Allocated { function, pc, .. } => self.source.allocated(function, pc),
            _ => None,
        }
    }

    /// What people call a part of a block, in pieces.
    pub(super) fn block_place(
        &self,
        state: &State,
        object: ObjectId,
        offset: u32,
        depth: Depth,
    ) -> Option<PlaceName> {
        let allocated = self.allocated(object)?;
        let part = self.block_part(state, object, &allocated, offset, depth);
        Some(PlaceName {
            object: Some(object),
            class: allocated.name,
            part,
            library: false,
            cell: None,
        })
    }

    /// What people call the block that an address points into, with the part.
    pub(super) fn pointer_place(
        &self,
        state: &State,
        word: u64,
        depth: Depth,
    ) -> Option<PlaceName> {
        let object = object_of(word);
        let is_block = self.manual_memory && word >> 32 != 0 && object.statics_class().is_none();
        is_block
            .then(|| self.block_place(state, object, offset_of(word), depth))
            .flatten()
    }

    pub(super) fn block_part(
        &self,
        state: &State,
        object: ObjectId,
        allocated: &Allocated,
        offset: u32,
        depth: Depth,
    ) -> String {
        let plain = |offset: u32| match offset {
            0 => String::new(),
            _ => format!("+{}", offset as i32),
        };
        let shape = allocated.shape;
        let size = shape.and_then(|shape| self.source.shape_size(shape));
        let (Some(shape), Some(size @ 1..)) = (shape, size) else {
            return plain(offset);
        };
        let bytes = state.heap.get(object).map_or(0, |o| o.bytes.len() as u32);
        let is_array = !allocated.is_variable
            && (bytes > size && bytes.is_multiple_of(size) || bytes == 0 && offset >= size);
        match is_array {
            // An address behind the end, or before the start.
            true if offset as i32 >= 0 => {
                let index = offset / size;
                let is_whole = depth != Depth::Cell && offset == 0;
                let inner = self.inner_part(shape, offset % size, depth);
                match is_whole {
                    true => inner,
                    false => format!("[{index}]{inner}"),
                }
            }
            false if offset < size => self.inner_part(shape, offset, depth),
            _ => plain(offset),
        }
    }

    /// The part of a shape that is at an offset, with what stands before it.
    fn inner_part(&self, mut shape: ShapeId, mut offset: u32, depth: Depth) -> String {
        let mut name = String::new();
        let mut largest = (offset == 0).then(String::new);
        for _ in 0..MAX_DEPTH {
            match self.source.shape(shape) {
                Some(Shape::Struct(members)) => {
                    // What consists of such members belongs to a library.
                    let is_opaque = members.iter().all(|member| member.name.starts_with("__"));
                    if is_opaque && !members.is_empty() {
                        return name;
                    }
                    let mut inside = members.iter().filter(|member| {
                        let size = self.source.shape_size(member.shape).unwrap_or(0);
                        member.offset <= offset && offset - member.offset < size
                    });
                    let Some(member) = inside.next() else { break };
                    name.push_str(&format!(".{}", member.name));
                    offset -= member.offset;
                    shape = member.shape;
                }
                Some(Shape::Array {
                    element, stride, ..
                }) if stride > 0 => {
                    name.push_str(&format!("[{}]", offset / stride));
                    offset %= stride;
                    shape = element;
                }
                Some(Shape::Cell(_) | Shape::Pointer(_) | Shape::Array { .. }) | None => break,
            }
            if offset == 0 && largest.is_none() {
                largest = Some(name.clone());
            }
        }
        match (depth, largest) {
            (Depth::Largest | Depth::Lock, Some(largest)) => largest,
            _ if offset != 0 => format!("{name}+{offset}"),
            _ => name,
        }
    }
}
