//! Fields, objects and arrays.

use super::blocks::Method;
use crate::reader::{Constant, JavaType, access, parse_field};
use crate::world::{FoundField, Res, STRING, array_name, damaged, problem};
use fencepost_ir::{Def, Kind, Op, Order, Place};

impl Method<'_> {
    pub(super) fn field(&mut self, index: u16) -> Res<FoundField> {
        let reference = self.file.pool.member(&self.file.bytes, index);
        self.b.world.resolve_field(&reference.map_err(damaged)?)
    }

    pub(super) fn static_field(&mut self, index: u16) -> Res<FoundField> {
        let field = self.field(index)?;
        if field.access & access::STATIC == 0 {
            return problem("ill-formed code: a field of objects is used as a static one");
        }
        Ok(field)
    }

    pub(super) fn init_for(&mut self, class: fencepost_ir::ClassId) -> Res<()> {
        match self.is_initialized(class) {
            true => Ok(()),
            false => self.b.init_class(class),
        }
    }

    pub(super) fn get_static(&mut self, index: u16) -> Res<()> {
        let field = self.static_field(index)?;
        if field.access & access::FINAL != 0
            && let Some(file) = &field.class.file
            && let Some(constant) = file
                .constant_value(&file.fields[usize::from(field.index)])
                .map_err(damaged)?
        {
            return match constant {
                Constant::String(text) => {
                    let units = file.pool.units(&file.bytes, *text).map_err(damaged)?;
                    let literal = self.b.source.literal(units);
                    let dst = self.push(Kind::Ref)?;
                    self.b.emit(Op::StringLiteral {
                        dst: Def(dst),
                        literal,
                    });
                    Ok(())
                }
                other => self.constant(&other.clone(), 0),
            };
        }
        self.init_for(field.class.id)?;
        let dst = self.push(field.reference.cell.kind())?;
        if field.access & access::FINAL != 0
            && let Some(entry) = self.stack.entries.last_mut()
        {
            entry.origin = Some(field.reference.id);
        }
        let place = Place::Static(field.reference);
        self.load_cell(dst, order(&field), place, field.access)
    }

    pub(super) fn put_static(&mut self, index: u16) -> Res<()> {
        let field = self.static_field(index)?;
        let value = self.stack.pop(field.reference.cell.kind())?;
        self.init_for(field.class.id)?;
        let place = Place::Static(field.reference);
        self.store_cell(order(&field), place, value, field.access)
    }

    pub(super) fn new_object(&mut self, index: u16) -> Res<()> {
        let name = self.class_name(index)?;
        let class = self.b.world.class_id(&name);
        let info = self.b.world.info(class)?;
        let is_abstract = info
            .file
            .as_ref()
            .is_none_or(|file| file.access & (access::ABSTRACT | access::INTERFACE) != 0);
        if is_abstract {
            return problem(format!("an object of the abstract class `{name}` is made"));
        }
        self.init_for(class)?;
        let dst = self.push(Kind::Ref)?;
        if name == STRING {
            // The constructor's stand-in makes the string.
            self.b.emit(Op::Null { dst: Def(dst) });
            if let Some(entry) = self.stack.entries.last_mut() {
                entry.unmade = true;
            }
            return Ok(());
        }
        self.b.emit(Op::New {
            dst: Def(dst),
            class,
        });
        Ok(())
    }

    pub(super) fn new_array(&mut self, element: &str) -> Res<()> {
        let class = self.b.world.class_id(&array_name(element));
        // An array of a class that is missing is an error where it is made.
        self.b.world.info(self.b.world.class_id(element))?;
        let length = self.stack.pop(Kind::I32)?;
        let dst = self.push(Kind::Ref)?;
        self.b.emit(Op::NewArray {
            dst: Def(dst),
            class,
            length,
        });
        Ok(())
    }
}

/// How a field is accessed.
pub(super) fn order(field: &FoundField) -> Order {
    match field.access & access::VOLATILE {
        0 => Order::Plain,
        _ => Order::Volatile,
    }
}

/// The type of a field, for those who only have its descriptor.
pub(super) fn field_type(descriptor: &str) -> Res<JavaType> {
    parse_field(descriptor).map_err(damaged)
}
