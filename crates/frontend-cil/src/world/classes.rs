//! Types as the classes that the machine knows.

use super::{Category, FieldSlot, OrProblem, Repr, Res, Ty, TyId, World};
use crate::reader;
use crate::reader::RowId;
use fencepost_ir::{Cell, Class, ClassId, ClassKind, Field, FieldId, FieldRef, Layout};

impl TyId {
    /// The class of the type.
    pub(crate) fn class(self) -> ClassId {
        ClassId(self.0)
    }
}

impl World {
    /// The class that the machine sees for a type.
    pub(crate) fn make_class(&self, ty: TyId) -> Res<Class> {
        let data = self.data(ty)?;
        let mut class = Class::named(self.type_name(ty));
        class.parent = data.parent.map(TyId::class);
        class.library = self.is_library(ty);
        class.interfaces = self.interfaces(ty)?.iter().map(|i| i.class()).collect();
        class.kind = match data.category {
            Category::Interface => ClassKind::Interface,
            Category::Struct | Category::Enum => ClassKind::Struct,
            _ => ClassKind::Object,
        };
        // Delegates, strings and the bounds of arrays are complete before anyone else sees them.
        class.immutable = data.is_delegate
            || data.primitive == Some(reader::Primitive::String)
            || matches!(self.ty(ty), Ty::Array(..));
        match self.ty(ty) {
            Ty::SzArray(element) => {
                class.layout = self.element_layout(*element)?;
                class.kind = ClassKind::Array {
                    stride: class.layout.size,
                };
                class.element = self.element_class(*element)?;
            }
            // Its elements, then a length and a lower bound for each dimension, which never change.
            Ty::Array(element, rank) => {
                class.layout.put(Cell::Ref, "elements", 0);
                for dimension in 0..*rank {
                    class.layout.push(Cell::I32, format!("length{dimension}"));
                    class.layout.push(Cell::I32, format!("lower{dimension}"));
                }
                class.element = self.element_class(*element)?;
            }
            Ty::Named(..) if data.primitive == Some(reader::Primitive::String) => {
                class.kind = ClassKind::String;
                class.layout = self.layout(ty)?.layout.clone();
            }
            Ty::Named(..) => class.layout = self.layout(ty)?.layout.clone(),
            _ => {}
        }
        let (shared, own, _) = self.statics(ty)?;
        class.statics = shared;
        class.thread_statics = own;
        class.initializer = self
            .initializer(ty)?
            .map(|initializer| self.function_id(&initializer));
        Ok(class)
    }

    fn element_class(&self, element: TyId) -> Res<Option<ClassId>> {
        let data = self.data(element)?;
        let wanted = data.repr == Repr::Struct || !data.is_value();
        Ok((wanted && data.category != Category::Pointer).then(|| element.class()))
    }

    /// The layout of one array element.
    pub(crate) fn element_layout(&self, element: TyId) -> Res<Layout> {
        let mut layout = Layout::default();
        match self.repr(element)? {
            Repr::Void => {}
            Repr::Cell(cell) => layout.put(cell, "", 0),
            Repr::Struct => {
                layout = self.layout(element)?.layout.clone();
                // Elements follow each other at the size of their type.
                layout.size = layout.size.max(1);
            }
        }
        Ok(layout)
    }

    /// Whether a type belongs to the class library.
    pub(crate) fn is_library(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Named(def, _) => self.assembly(def.asm).library,
            Ty::SzArray(of) | Ty::Array(of, _) | Ty::ByRef(of) | Ty::Pointer(of) => {
                self.is_library(*of)
            }
            // Copying initial data is not a step of the program.
            _ => true,
        }
    }

    /// The dense id of a field.
    pub(crate) fn field_id(&self, owner: TyId, row: u32) -> FieldId {
        FieldId(self.fields.intern(&(owner, row)))
    }

    /// A field in an operation. A field of struct type has the first cell of the struct.
    pub(crate) fn field_ref(&self, owner: TyId, slot: &FieldSlot) -> Res<FieldRef> {
        Ok(FieldRef {
            id: self.field_id(owner, slot.row),
            class: owner.class(),
            offset: slot.offset,
            cell: self.first_cell(slot.ty)?,
        })
    }

    fn first_cell(&self, ty: TyId) -> Res<Cell> {
        Ok(match self.repr(ty)? {
            Repr::Cell(cell) => cell,
            Repr::Void => Cell::U8,
            Repr::Struct => {
                let layout = &self.layout(ty)?.layout;
                let first = layout.cells.first().filter(|cell| cell.offset == 0);
                first.map_or(Cell::U8, |cell| cell.cell)
            }
        })
    }

    /// A field as the machine and the reports see it.
    pub(crate) fn describe_field(&self, id: FieldId) -> Res<Option<Field>> {
        let Some(&(owner, row)) = self.fields.key(id.0) else {
            return Ok(None);
        };
        let Some((def, _)) = self.named(owner) else {
            return Ok(None);
        };
        let info = self.field_of(owner, row)?;
        let field = self.field_ref(owner, &info.slot)?;
        Ok(Some(Field {
            class: field.class,
            name: self.field_name(def, reader::FieldId::from_row(row))?,
            storage: info.slot.storage,
            offset: field.offset,
            cell: field.cell,
        }))
    }

    /// Whether a static field is memory of its own, with initial data.
    pub(crate) fn has_initial_data(&self, owner: TyId, row: u32) -> Res<Option<TyId>> {
        let Some((def, _)) = self.named(owner) else {
            return Ok(None);
        };
        let field = reader::FieldId::from_row(row);
        if self.image(def).row(field).or_problem()?.has_rva() {
            return self.intern(&Ty::Data(def.asm, row)).map(Some);
        }
        Ok(None)
    }
}
