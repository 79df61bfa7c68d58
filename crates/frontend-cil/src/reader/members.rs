//! What belongs to a type or a member: fields, methods, parameters, layouts,
//! interfaces, generic parameters.
//!
//! Lists are iterators over handles; nothing is decoded until `Image::row`.

use std::marker::PhantomData;

use super::coded::*;
use super::error::ReadError;
use super::image::Image;
use super::metadata::{KeyedRows, Metadata};
use super::schema::*;

/// A run of members, in file order.
#[derive(Debug, Clone)]
pub struct Members<'a, I> {
    metadata: &'a Metadata,
    pointer: Option<TableId>,
    next: u32,
    end: u32,
    handle: PhantomData<I>,
}

impl<'a, I: ListTarget> Members<'a, I> {
    fn empty(metadata: &'a Metadata) -> Self {
        Members {
            metadata,
            pointer: None,
            next: 1,
            end: 1,
            handle: PhantomData,
        }
    }

    /// The run that starts at a list column and ends where that of the next
    /// row starts.
    pub(super) fn of_row(
        metadata: &'a Metadata,
        owner: TableId,
        row: u32,
        column: usize,
    ) -> Result<Self, ReadError> {
        let owners = metadata.count(owner);
        let at = metadata.row_offset(Token::new(owner, row));
        if row == 0 || row > owners {
            let what = format!("row {row} of table {} does not exist", owner.name());
            return Err(ReadError::malformed(at, what));
        }
        let is_indirect = I::POINTER != I::TABLE && metadata.count(I::POINTER) > 0;
        let pointer = is_indirect.then_some(I::POINTER);
        let limit = metadata.count(pointer.unwrap_or(I::TABLE)) + 1;
        let next = metadata.raw_column(owner, row, column);
        let end = match row < owners {
            true => metadata.raw_column(owner, row + 1, column),
            false => limit,
        };
        // Zero stands for an empty list at the end in some compilers' output.
        let next = if next == 0 { end.min(limit) } else { next };
        if next > end || end > limit {
            let what = format!(
                "the {} list of row {row} of table {} runs from {next} to {end}",
                I::TABLE.name(),
                owner.name()
            );
            return Err(ReadError::malformed(at, what));
        }
        Ok(Members {
            metadata,
            pointer,
            next,
            end,
            handle: PhantomData,
        })
    }
}

impl<I: RowId> Iterator for Members<'_, I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        if self.next >= self.end {
            return None;
        }
        let row = match self.pointer {
            Some(table) => self.metadata.raw_column(table, self.next, 0),
            None => self.next,
        };
        self.next += 1;
        Some(I::from_row(row))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.end.saturating_sub(self.next) as usize;
        (left, Some(left))
    }
}

impl<I: RowId> ExactSizeIterator for Members<'_, I> {}

/// The declaring type of each member, by row.
#[derive(Debug)]
pub(super) struct OwnerIndex(Box<[u32]>);

impl OwnerIndex {
    fn build<I: ListTarget>(metadata: &Metadata, column: usize) -> Result<Self, ReadError> {
        let count = metadata.count(I::TABLE) as usize;
        let mut owners = vec![0; count + 1];
        let mut total = 0;
        for row in 1..=metadata.count(TableId::TypeDef) {
            let members = Members::<I>::of_row(metadata, TableId::TypeDef, row, column)?;
            // Lists that overlap would make this loop quadratic.
            total += members.len();
            if total > count.max(metadata.count(I::POINTER) as usize) {
                let at = metadata.row_offset(Token::new(TableId::TypeDef, row));
                return Err(ReadError::malformed(at, "member lists overlap"));
            }
            for member in members {
                if let Some(owner) = owners.get_mut(member.row() as usize) {
                    *owner = row;
                }
            }
        }
        Ok(OwnerIndex(owners.into_boxed_slice()))
    }

    fn owner<I: RowId>(&self, metadata: &Metadata, id: I) -> Result<TypeDefId, ReadError> {
        match self.0.get(id.row() as usize) {
            Some(&owner) if owner != 0 => Ok(TypeDefId::from_row(owner)),
            _ => {
                let what = format!("{} belongs to no type", id.token());
                Err(ReadError::malformed(metadata.row_offset(id.token()), what))
            }
        }
    }
}

impl Image {
    /// The fields of a type.
    pub fn fields(&self, id: TypeDefId) -> Result<Members<'_, FieldId>, ReadError> {
        Members::of_row(&self.metadata, TableId::TypeDef, id.row(), 4)
    }

    /// The methods of a type.
    pub fn methods(&self, id: TypeDefId) -> Result<Members<'_, MethodDefId>, ReadError> {
        Members::of_row(&self.metadata, TableId::TypeDef, id.row(), 5)
    }

    /// The parameter rows of a method; the return value may have one too, with
    /// sequence zero, and parameters without a name may have none.
    pub fn params(&self, id: MethodDefId) -> Result<Members<'_, ParamId>, ReadError> {
        Members::of_row(&self.metadata, TableId::MethodDef, id.row(), 5)
    }

    /// The properties of a type.
    pub fn properties(&self, id: TypeDefId) -> Result<Members<'_, PropertyId>, ReadError> {
        match self.metadata.keyed_first::<PropertyMapId>(id.row()) {
            Some(map) => Members::of_row(&self.metadata, TableId::PropertyMap, map.row(), 1),
            None => Ok(Members::empty(&self.metadata)),
        }
    }

    /// The events of a type.
    pub fn events(&self, id: TypeDefId) -> Result<Members<'_, EventId>, ReadError> {
        match self.metadata.keyed_first::<EventMapId>(id.row()) {
            Some(map) => Members::of_row(&self.metadata, TableId::EventMap, map.row(), 1),
            None => Ok(Members::empty(&self.metadata)),
        }
    }

    /// The methods of a type with that name, overloads in file order.
    pub fn find_methods(&self, id: TypeDefId, name: &str) -> Result<Vec<MethodDefId>, ReadError> {
        let mut found = Vec::new();
        for method in self.methods(id)? {
            if self.string(self.row(method)?.name)? == name {
                found.push(method);
            }
        }
        Ok(found)
    }

    /// The field of a type with that name.
    pub fn find_field(&self, id: TypeDefId, name: &str) -> Result<Option<FieldId>, ReadError> {
        for field in self.fields(id)? {
            if self.string(self.row(field)?.name)? == name {
                return Ok(Some(field));
            }
        }
        Ok(None)
    }

    /// The type that declares a method.
    pub fn declaring_type_of_method(&self, id: MethodDefId) -> Result<TypeDefId, ReadError> {
        self.indexes
            .method_owners
            .get_or_init(|| OwnerIndex::build::<MethodDefId>(&self.metadata, 5))
            .as_ref()
            .map_err(Clone::clone)?
            .owner(&self.metadata, id)
    }

    /// The type that declares a field.
    pub fn declaring_type_of_field(&self, id: FieldId) -> Result<TypeDefId, ReadError> {
        self.indexes
            .field_owners
            .get_or_init(|| OwnerIndex::build::<FieldId>(&self.metadata, 4))
            .as_ref()
            .map_err(Clone::clone)?
            .owner(&self.metadata, id)
    }

    /// The interfaces a type declares.
    pub fn interface_impls(&self, id: TypeDefId) -> KeyedRows<'_, InterfaceImplId> {
        self.metadata.keyed(id.row())
    }

    /// The explicit overrides of a type.
    pub fn method_impls(&self, id: TypeDefId) -> KeyedRows<'_, MethodImplId> {
        self.metadata.keyed(id.row())
    }

    /// The generic parameters of a `TypeDef` or `MethodDef`, by number.
    pub fn generic_params(&self, owner: Token) -> Result<Vec<GenericParamId>, ReadError> {
        let Some(key) = TypeOrMethodDef::INDEX.encode(owner) else {
            return Ok(Vec::new());
        };
        let mut params = Vec::new();
        for id in self.metadata.keyed::<GenericParamId>(key) {
            params.push((self.row(id)?.number, id));
        }
        params.sort_by_key(|(number, _)| *number);
        Ok(params.into_iter().map(|(_, id)| id).collect())
    }

    /// The constraints of a generic parameter.
    pub fn generic_constraints(
        &self,
        id: GenericParamId,
    ) -> KeyedRows<'_, GenericParamConstraintId> {
        self.metadata.keyed(id.row())
    }

    /// The declared packing and size of a type.
    pub fn class_layout(&self, id: TypeDefId) -> Result<Option<ClassLayoutRow>, ReadError> {
        self.metadata
            .keyed_first::<ClassLayoutId>(id.row())
            .map(|layout| self.row(layout))
            .transpose()
    }

    /// The declared offset of a field in an explicit layout.
    pub fn field_offset(&self, id: FieldId) -> Result<Option<u32>, ReadError> {
        self.metadata
            .keyed_first::<FieldLayoutId>(id.row())
            .map(|layout| Ok(self.row(layout)?.offset))
            .transpose()
    }

    /// The RVA of the initial data of a field; see [`Image::field_data`].
    pub fn field_rva(&self, id: FieldId) -> Result<Option<u32>, ReadError> {
        self.metadata
            .keyed_first::<FieldRvaId>(id.row())
            .map(|rva| Ok(self.row(rva)?.rva))
            .transpose()
    }

    /// Getters, setters and the like of a `Property` or `Event`.
    pub fn semantics(&self, token: Token) -> Option<KeyedRows<'_, MethodSemanticsId>> {
        let key = HasSemantics::INDEX.encode(token)?;
        Some(self.metadata.keyed(key))
    }

    /// What a P/Invoke method calls.
    pub fn impl_map(&self, id: MethodDefId) -> Result<Option<ImplMapRow>, ReadError> {
        let Some(key) = MemberForwarded::INDEX.encode(id.into()) else {
            return Ok(None);
        };
        self.metadata
            .keyed_first::<ImplMapId>(key)
            .map(|map| self.row(map))
            .transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::heaps::Span;

    /// A metadata root with a `#-` stream of these tables, in table order.
    fn uncompressed(tables: &[(TableId, u32)], rows: &[u16]) -> Metadata {
        let mut stream = vec![0, 0, 0, 0, 2, 0, 0, 1];
        let valid: u64 = tables.iter().map(|(t, _)| 1u64 << *t as u8).sum();
        stream.extend(valid.to_le_bytes());
        stream.extend([0; 8]);
        for (_, count) in tables {
            stream.extend(count.to_le_bytes());
        }
        for word in rows {
            stream.extend(word.to_le_bytes());
        }
        let mut root = b"BSJB\x01\0\x01\0\0\0\0\0\x04\0\0\0v1\0\0\0\0\x01\0".to_vec();
        root.extend(36u32.to_le_bytes());
        root.extend((stream.len() as u32).to_le_bytes());
        root.extend(b"#-\0\0");
        root.extend(stream);
        let size = root.len();
        Metadata::open(root.into(), Span { start: 0, size }).unwrap()
    }

    #[test]
    fn pointer_tables_are_followed() {
        // Two types; the lists index FieldPtr, which permutes three fields.
        let metadata = uncompressed(
            &[
                (TableId::TypeDef, 2),
                (TableId::FieldPtr, 3),
                (TableId::Field, 3),
            ],
            &[
                0, 0, 0, 0, 0, 1, 1, // type 1: fields from pointer 1
                0, 0, 0, 0, 0, 3, 1, // type 2: fields from pointer 3
                3, 1, 2, // pointers
                0, 0, 0, 0, 0, 0, 0, 0, 0, // fields
            ],
        );
        let fields = |row| -> Vec<u32> {
            Members::<FieldId>::of_row(&metadata, TableId::TypeDef, row, 4)
                .unwrap()
                .map(|field| field.row())
                .collect()
        };
        assert_eq!((fields(1), fields(2)), (vec![3, 1], vec![2]));
        let owners = OwnerIndex::build::<FieldId>(&metadata, 4).unwrap();
        let owner = |row| {
            owners
                .owner(&metadata, FieldId::from_row(row))
                .unwrap()
                .row()
        };
        assert_eq!([owner(1), owner(2), owner(3)], [1, 2, 1]);
    }

    #[test]
    fn lists_that_run_backwards_are_refused() {
        let metadata = uncompressed(
            &[(TableId::TypeDef, 2), (TableId::Field, 1)],
            &[0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0],
        );
        let list = |row| Members::<FieldId>::of_row(&metadata, TableId::TypeDef, row, 4);
        assert!(list(1).is_err());
        assert!(list(2).is_ok());
        assert!(list(0).is_err() && list(3).is_err());
    }
}
