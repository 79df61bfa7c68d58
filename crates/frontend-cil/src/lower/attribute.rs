//! Custom attributes as objects: the constructor is called, then fields and properties are set.

use super::Lowerer;
use crate::reader::{
    ArgumentType, AttributeArgument as Argument, CustomAttributeId, Primitive, RowId,
};
use crate::world::{FuncKey, OrProblem, Repr, Res, Ty, TyId, problem};
use fencepost_ir::{Def, Kind, Op, Order};

impl Lowerer<'_> {
    /// A function `(object, object[]) -> object` that makes an attribute.
    pub(crate) fn attribute(&mut self, asm: u32, row: u32) -> Res<()> {
        let object = self.world.primitive(Primitive::Object)?;
        let arguments = self.array_type(object)?;
        self.declare_parameters(None, &[object, arguments], object)?;
        let key = self.world.attribute_constructor(asm, row)?;
        let FuncKey::Method { owner, .. } = key else {
            return problem("malformed assembly: an attribute that is not an object");
        };
        let image = &self.world.assembly(asm).image;
        let id = CustomAttributeId::from_row(row);
        let enums = |name: &str| self.world.enum_by_name(name);
        let value = image.attribute_value_with(id, &enums).or_problem()?;
        let (_, params, _) = self.parameters(&key)?;
        for (argument, ty) in value.fixed.iter().zip(&params) {
            self.push_attribute_argument(argument, *ty)?;
        }
        self.new_object_key(&key)?;
        let made = self.pop_kind(Kind::Ref)?;
        for named in &value.named {
            self.hold(made);
            self.push(made);
            if named.is_property {
                let setter = format!("set_{}", named.name);
                let mut at = Some(owner);
                let mut found = None;
                while let (Some(ty), None) = (at, &found) {
                    found = self.world.method_named(ty, &setter, Some(1))?;
                    at = self.world.data(ty)?.parent;
                }
                let Some(setter) = found else {
                    return problem(format!(
                        "an attribute sets `{}`, which is not there",
                        named.name
                    ));
                };
                let (_, params, _) = self.parameters(&setter)?;
                self.push_attribute_argument(&named.value, params[0])?;
                self.call_virtual_key(&setter)?;
            } else {
                let mut at = Some(owner);
                let mut found = None;
                while let (Some(ty), None) = (at, &found) {
                    found = self.world.find_field(ty, &named.name)?;
                    at = self.world.data(ty)?.parent;
                }
                let Some((owner, row)) = found else {
                    return problem(format!(
                        "an attribute sets `{}`, which is not there",
                        named.name
                    ));
                };
                let info = self.world.field_of(owner, row)?;
                let field = self.world.field_ref(owner, &info.slot)?;
                self.push_attribute_argument(&named.value, info.slot.ty)?;
                self.store_known_field(&info, field, Order::Plain)?;
            }
        }
        self.push(made);
        self.return_result()
    }

    fn push_null(&mut self) -> Res<()> {
        let null = self.zero(Kind::Ref)?;
        self.push(null);
        Ok(())
    }

    /// Pushes an argument as a value of a type.
    fn push_attribute_argument(&mut self, argument: &Argument, ty: TyId) -> Res<()> {
        match argument {
            Argument::String(Some(text)) => {
                return self.push_literal(text.encode_utf16().collect());
            }
            Argument::String(None) | Argument::Type(None) | Argument::Array(None) => {
                return self.push_null();
            }
            Argument::Type(Some(name)) => {
                let Some(named) = self.world.type_by_name(name)? else {
                    return problem(format!(
                        "type `{name}`, which an attribute names, was not found"
                    ));
                };
                let dst = self.temp(Kind::Ref)?;
                self.emit(Op::TypeObject {
                    dst: Def(dst),
                    class: named.class(),
                });
                self.push(dst);
                return Ok(());
            }
            Argument::Array(Some(elements)) => {
                let Ty::SzArray(element) = *self.world.ty(ty) else {
                    return problem(
                        "malformed assembly: an array that an attribute has no place for",
                    );
                };
                self.load_int(elements.len() as i32)?;
                self.new_array(element)?;
                let array = self.pop_kind(Kind::Ref)?;
                for (index, value) in elements.iter().enumerate() {
                    self.hold(array);
                    self.push(array);
                    self.load_int(index as i32)?;
                    self.push_attribute_argument(value, element)?;
                    self.store_element(element)?;
                }
                self.push(array);
                return Ok(());
            }
            Argument::Boxed(kind, value) => {
                let ty = self.boxed_type(kind)?;
                self.push_attribute_argument(value, ty)?;
                return self.box_value(ty);
            }
            _ => {}
        }
        let Repr::Cell(cell) = self.world.repr(ty)? else {
            return problem("malformed assembly: an attribute with a struct");
        };
        let bits = match *argument {
            Argument::Boolean(value) => u64::from(value),
            Argument::Char(value) => u64::from(value),
            Argument::Signed(value) => value as u64,
            Argument::Unsigned(value) => value,
            Argument::R4(value) => u64::from(value.to_bits()),
            Argument::R8(value) => value.to_bits(),
            _ => 0,
        };
        let kind = cell.kind();
        let bits = match kind {
            Kind::I32 => u64::from(bits as u32),
            _ => bits,
        };
        let reg = self.number(kind, bits)?;
        self.push_typed(reg, ty)
    }

    /// The type of a value that an attribute has behind `object`.
    pub(super) fn boxed_type(&mut self, kind: &ArgumentType) -> Res<TyId> {
        let named = |name: &str| match self.world.type_by_name(name)? {
            Some(ty) => Ok(ty),
            None => problem(format!(
                "type `{name}`, which an attribute names, was not found"
            )),
        };
        match kind {
            ArgumentType::Primitive(primitive) => self.world.primitive(*primitive),
            ArgumentType::Enum(name, _) => named(name),
            ArgumentType::Type => named("System.Type"),
            ArgumentType::Boxed => self.world.primitive(Primitive::Object),
            ArgumentType::Array(element) => {
                let element = self.boxed_type(element)?;
                self.array_type(element)
            }
        }
    }
}
