//! Fields and methods as classes declare them, whatever types inherit them or have arguments.

use super::{Category, DefId, FuncKey, Repr, Res, TyId, World};
use crate::reader::{self, RowId};
use fencepost_ir::{FieldDefinition, Storage};

/// How far up classes, and how deep structs in structs, are followed.
const MAX_DEPTH: usize = 64;

/// A number that only this method has, whatever it is instantiated with.
pub(super) fn code_number(def: DefId, row: u32) -> u64 {
    1 << 63 | u64::from(def.asm) << 32 | u64::from(row)
}

/// A number that only this field has, whatever its class is instantiated with.
pub(super) fn field_number(def: DefId, row: u32) -> u64 {
    u64::from(def.asm) << 32 | u64::from(row)
}

impl World {
    /// Whether callers may leave out the parameter of a method at this place, counted from 1.
    pub(crate) fn may_leave_out(&self, def: DefId, row: u32, place: usize) -> bool {
        const OPTIONAL: u16 = 0x10;
        let image = self.image(def);
        let params = image.params(reader::MethodDefId::from_row(row));
        let mut rows = params.into_iter().flatten();
        rows.any(|param| {
            image.row::<reader::ParamId>(param).is_ok_and(|param| {
                usize::from(param.sequence) == place && param.flags & OPTIONAL != 0
            })
        })
    }

    /// What the methods have in common that were made from one definition.
    pub(crate) fn shared_code(&self, key: &FuncKey) -> Option<u64> {
        let FuncKey::Method { owner, row, .. } = key else {
            return None;
        };
        self.named(*owner).map(|(def, _)| code_number(def, *row))
    }

    /// The fields that have a byte: the one that the type or one of its bases declares, then those
    /// of structs within it.
    pub(crate) fn field_definitions(
        &self,
        ty: TyId,
        storage: Storage,
        offset: u32,
    ) -> Res<Vec<FieldDefinition>> {
        let found = self.fields_with_byte(ty, storage, offset)?;
        Ok(found.into_iter().map(|(field, _)| field).collect())
    }

    /// The name that the enum a field is of has for a value.
    pub(crate) fn constant_name(
        &self,
        ty: TyId,
        storage: Storage,
        offset: u32,
        value: u64,
    ) -> Option<String> {
        // Classes that somebody has added to the program are described nowhere in it.
        self.named(ty)?;
        let fields = self.fields_with_byte(ty, storage, offset).ok()?;
        let (_, of) = fields.last()?;
        let data = self.data(*of).ok()?;
        let (Category::Enum, Repr::Cell(cell)) = (data.category, data.repr) else {
            return None;
        };
        let own_bits = u64::MAX >> (64 - 8 * cell.size());
        let mut constants = self.enum_constants(*of).ok()?.into_iter();
        let named = constants.find(|(_, bits)| (bits ^ value) & own_bits == 0);
        named.map(|(name, _)| name)
    }

    /// The same fields, each with its type.
    fn fields_with_byte(
        &self,
        ty: TyId,
        storage: Storage,
        offset: u32,
    ) -> Res<Vec<(FieldDefinition, TyId)>> {
        let mut found = Vec::new();
        match storage {
            Storage::Instance => self.fields_of_object(ty, offset, 0, &mut found)?,
            Storage::Static | Storage::ThreadStatic => {
                let (_, _, fields) = self.statics(ty)?;
                for field in fields.iter().filter(|field| field.storage == storage) {
                    let at = (field.row, field.ty, field.offset);
                    self.add_field(ty, at, offset, 0, &mut found)?;
                }
            }
        }
        Ok(found)
    }

    fn fields_of_object(
        &self,
        ty: TyId,
        offset: u32,
        depth: usize,
        found: &mut Vec<(FieldDefinition, TyId)>,
    ) -> Res<()> {
        if depth > MAX_DEPTH {
            return Ok(());
        }
        let data = self.data(ty)?;
        if let (Category::Class, Some(parent)) = (data.category, data.parent)
            && offset < self.layout(parent)?.layout.size
        {
            return self.fields_of_object(parent, offset, depth + 1, found);
        }
        for field in &self.layout(ty)?.fields {
            let at = (field.row, field.ty, field.offset);
            self.add_field(ty, at, offset, depth, found)?;
        }
        Ok(())
    }

    /// Adds a field, and what is within it, if it has the byte.
    fn add_field(
        &self,
        owner: TyId,
        (row, ty, from): (u32, TyId, u32),
        offset: u32,
        depth: usize,
        found: &mut Vec<(FieldDefinition, TyId)>,
    ) -> Res<()> {
        let (size, is_struct) = match self.repr(ty)? {
            Repr::Cell(cell) => (cell.size(), false),
            Repr::Struct => (self.layout(ty)?.layout.size, true),
            Repr::Void => (0, false),
        };
        let Some(inner) = offset.checked_sub(from).filter(|&inner| inner < size) else {
            return Ok(());
        };
        if let Some((def, _)) = self.named(owner) {
            let field = FieldDefinition {
                class: self.definition_name(def),
                name: self.field_name(def, reader::FieldId::from_row(row))?,
                id: Some(field_number(def, row)),
            };
            found.push((field, ty));
        }
        match is_struct {
            true => self.fields_of_object(ty, inner, depth + 1, found),
            false => Ok(()),
        }
    }
}
