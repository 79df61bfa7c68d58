//! Paths through memory that has a shape but no layout: the steps are known before a program runs.

use super::bind::BoundStep;
use super::error::EvaluationError;
use super::syntax::Type;
use fencepost_ir::{Cell, ClassId, Shape, ShapeId, Source};
use fencepost_vm::word::{ObjectId, address, object_of, offset_of};
use fencepost_vm::{Machine, ObjectKind, State};

/// A variable and what is reached from it.
#[derive(Clone, Debug)]
pub(super) struct ShapedPath {
    pub class: ClassId,
    pub shape: ShapeId,
    /// The name of the variable.
    pub name: String,
    pub steps: Vec<BoundStep>,
}

/// The type that a path ends with, or what is wrong with it.
pub(super) fn type_of(source: &dyn Source, path: &ShapedPath) -> Result<Type, String> {
    let mut at = path.shape;
    let mut walked = path.name.clone();
    for step in &path.steps {
        at = match step {
            BoundStep::Member { name, .. } => {
                let next = member(source, at, name)
                    .map(|(_, _, shape)| shape)
                    .map_err(|names| no_member(&walked, name, &names))?;
                walked.push_str(&format!(".{name}"));
                next
            }
            BoundStep::Index(_) => {
                let next = match source.shape(at) {
                    Some(Shape::Array { element, .. }) => Some(element),
                    Some(Shape::Pointer(inner)) => inner,
                    _ => None,
                };
                let next = next.ok_or_else(|| format!("`{walked}` is no array"))?;
                walked.push_str("[…]");
                next
            }
        };
    }
    match source.shape(at) {
        Some(Shape::Cell(Cell::Bool)) => Ok(Type::Boolean),
        Some(Shape::Cell(_)) => Ok(Type::Number),
        Some(Shape::Pointer(_)) => Ok(Type::Unknown),
        Some(Shape::Struct(members)) => {
            let names: Vec<String> = members.iter().map(|m| format!("`{}`", m.name)).collect();
            Err(format!(
                "`{walked}` is a struct; name one of its fields: {}",
                super::bind::listed(&names)
            ))
        }
        Some(Shape::Array { .. }) => Err(format!("`{walked}` is an array; name an element")),
        None => Err(format!("`{walked}` cannot be looked at")),
    }
}

fn no_member(walked: &str, name: &str, names: &[String]) -> String {
    match names.is_empty() {
        true => format!("`{walked}` is no struct; nothing is reached from it by `.{name}`"),
        false => format!(
            "`{walked}` has no field `{name}`, but {}",
            super::bind::listed(names)
        ),
    }
}

/// Whether a pointer is followed on the way to a member, where it begins there and its shape; or
/// the members that there are.
fn member(
    source: &dyn Source,
    at: ShapeId,
    name: &str,
) -> Result<(bool, u32, ShapeId), Vec<String>> {
    let (follows, shape) = match source.shape(at) {
        Some(Shape::Pointer(Some(inner))) => (true, source.shape(inner)),
        other => (false, other),
    };
    let Some(Shape::Struct(members)) = shape else {
        return Err(Vec::new());
    };
    match members.iter().find(|member| member.name == name) {
        Some(member) => Ok((follows, member.offset, member.shape)),
        None => Err(members.iter().map(|m| format!("`{}`", m.name)).collect()),
    }
}

/// Where a path leads in a state, and what it says on the way.
pub(super) struct Walk<'a> {
    pub machine: &'a Machine,
    pub state: &'a State,
    pub walked: String,
}

impl Walk<'_> {
    fn undefined<T>(&self, message: String) -> Result<T, EvaluationError> {
        Err(EvaluationError::Undefined(message))
    }

    /// The word at the end of a path and the cell it was read from. `index` gives the value of the
    /// index with this number.
    pub fn follow(
        &mut self,
        path: &ShapedPath,
        indices: &[i128],
    ) -> Result<(u64, Cell), EvaluationError> {
        let source = self.machine.source.clone();
        let mut at = address(ObjectId::statics(path.class), 0);
        let mut shape = path.shape;
        let mut indices = indices.iter();
        for step in &path.steps {
            match step {
                BoundStep::Member { name, .. } => {
                    let Ok((follows, offset, next)) = member(&*source, shape, name) else {
                        return self.undefined(format!("`{}` has no field `{name}`", self.walked));
                    };
                    if follows {
                        at = self.pointed(at)?;
                    }
                    at = at.wrapping_add(u64::from(offset));
                    shape = next;
                    self.walked.push_str(&format!(".{name}"));
                }
                BoundStep::Index(_) => {
                    let index = indices.next().copied().unwrap_or(0);
                    let stride = match source.shape(shape) {
                        Some(Shape::Array {
                            element,
                            count,
                            stride,
                        }) => {
                            if !(0..i128::from(count)).contains(&index) {
                                return self.undefined(format!(
                                    "index {index} is out of range, `{}` has {count} elements",
                                    self.walked
                                ));
                            }
                            shape = element;
                            stride
                        }
                        Some(Shape::Pointer(Some(element))) => {
                            at = self.pointed(at)?;
                            shape = element;
                            source.shape_size(element).unwrap_or(0)
                        }
                        _ => return self.undefined(format!("`{}` is no array", self.walked)),
                    };
                    let distance = index.wrapping_mul(i128::from(stride)) as u64;
                    at = at.wrapping_add(distance);
                    self.walked.push_str(&format!("[{index}]"));
                }
            }
        }
        let cell = match source.shape(shape) {
            Some(Shape::Cell(cell)) => cell,
            Some(Shape::Pointer(_)) => Cell::Ptr,
            _ => return self.undefined(format!("`{}` is more than one value", self.walked)),
        };
        Ok((self.read(at, cell)?, cell))
    }

    fn pointed(&self, at: u64) -> Result<u64, EvaluationError> {
        match self.read(at, Cell::Ptr)? {
            0 => self.undefined(format!("`{}` is null", self.walked)),
            word => Ok(word),
        }
    }

    fn read(&self, at: u64, cell: Cell) -> Result<u64, EvaluationError> {
        let id = object_of(at);
        match self.state.heap.get(id) {
            Some(object) if matches!(object.kind, ObjectKind::Freed { .. }) => {
                self.undefined(format!("what `{}` is in was freed", self.walked))
            }
            Some(object) if object.contains(offset_of(at), cell.size()) => {
                Ok(object.read(offset_of(at), cell))
            }
            Some(_) => self.undefined(format!("`{}` lies outside its object", self.walked)),
            None => self.read_constant(at, cell),
        }
    }

    /// Constants are in no state before somebody has used them.
    fn read_constant(&self, at: u64, cell: Cell) -> Result<u64, EvaluationError> {
        let class = object_of(at).statics_class();
        let info = class.and_then(|class| self.machine.class(class).ok());
        let bytes = info.map(|info| (&info.class.initial.bytes, info.class.statics.size));
        let start = offset_of(at) as usize;
        let end = start + cell.size() as usize;
        match bytes {
            Some((bytes, size)) if end <= size as usize => {
                let mut raw = [0; 8];
                for (to, from) in raw.iter_mut().zip(start..end) {
                    *to = bytes.get(from).copied().unwrap_or(0);
                }
                Ok(cell.widen(u64::from_le_bytes(raw)))
            }
            _ => self.undefined(format!("`{}` lies outside every object", self.walked)),
        }
    }
}
