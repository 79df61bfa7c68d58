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
