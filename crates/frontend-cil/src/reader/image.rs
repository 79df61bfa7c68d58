//! An opened assembly: the container, its metadata and lazily built indexes.
//!
//! This file holds the basic access (rows, heaps, signatures, bodies). Names
//! are in `names.rs`, what belongs to a type in `members.rs`, the manifest in
//! `assembly.rs`.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use super::coded::Token;
use super::error::{ReadError, ReadErrorKind};
use super::heaps::Blob;
use super::il::MethodBody;
use super::members::OwnerIndex;
use super::metadata::Metadata;
use super::names::NameIndex;
use super::pe::Pe;
use super::schema::*;
use super::signature::{self, MemberSig, MethodSig, PropertySig, TypeSig};

/// An opened assembly. It can be shared between threads; indexes that are
/// built on demand are built once.
#[derive(Debug)]
pub struct Image {
    pub(super) metadata: Metadata,
    pub(super) pe: Pe,
    pub(super) indexes: Indexes,
}

/// What is computed on first use.
#[derive(Debug, Default)]
pub(super) struct Indexes {
    pub types_by_name: OnceLock<NameIndex>,
    pub exported_by_name: OnceLock<NameIndex>,
    pub nested_by_enclosing: OnceLock<Box<[(u32, u32)]>>,
    pub method_owners: OnceLock<Result<OwnerIndex, ReadError>>,
    pub field_owners: OnceLock<Result<OwnerIndex, ReadError>>,
}

impl Image {
    /// Opens an assembly: parses headers and stream layout, decodes no rows.
    pub fn open(data: Arc<[u8]>) -> Result<Image, ReadError> {
        let pe = Pe::open(&data)?;
        let span = pe.metadata_span(&data)?;
        let metadata = Metadata::open(data, span)?;
        if metadata.count(TableId::Assembly) == 0 {
            return Err(ReadError::new(span.start, ReadErrorKind::NetModule));
        }
        Ok(Image {
            metadata,
            pe,
            indexes: Indexes::default(),
        })
    }

    /// The metadata behind this image.
    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// The container of this image.
    pub fn pe(&self) -> &Pe {
        &self.pe
    }

    /// The bytes of the file.
    pub fn data(&self) -> &Arc<[u8]> {
        self.metadata.data()
    }

    /// How many rows a table has.
    pub fn count(&self, table: TableId) -> u32 {
        self.metadata.count(table)
    }

    /// The handles of all rows of a table.
    pub fn ids<I: RowId>(&self) -> impl ExactSizeIterator<Item = I> + use<I> {
        self.metadata.ids()
    }

    /// Decodes a row.
    pub fn row<I: RowId>(&self, id: I) -> Result<I::Row, ReadError> {
        self.metadata.row(id)
    }

    /// A name of the `#Strings` heap.
    pub fn string(&self, index: StringIndex) -> Result<&str, ReadError> {
        self.metadata.string(index)
    }

    /// A blob of the `#Blob` heap.
    pub fn blob(&self, index: BlobIndex) -> Result<Blob<'_>, ReadError> {
        self.metadata.blob(index)
    }

    /// A GUID of the `#GUID` heap.
    pub fn guid(&self, index: GuidIndex) -> Result<Option<[u8; 16]>, ReadError> {
        self.metadata.guid(index)
    }

    /// A string literal as UTF-16 units; it may hold lone surrogates.
    pub fn user_string(&self, index: UserStringIndex) -> Result<Vec<u16>, ReadError> {
        self.metadata.user_string(index)
    }

    /// The signature of a method definition.
    pub fn method_sig(&self, id: MethodDefId) -> Result<MethodSig, ReadError> {
        signature::method_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The type of a field definition.
    pub fn field_sig(&self, id: FieldId) -> Result<TypeSig, ReadError> {
        signature::field_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The signature of a property.
    pub fn property_sig(&self, id: PropertyId) -> Result<PropertySig, ReadError> {
        signature::property_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The signature of a member reference.
    pub fn member_ref_sig(&self, id: MemberRefId) -> Result<MemberSig, ReadError> {
        signature::member_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The type of a type specification.
    pub fn type_spec_sig(&self, id: TypeSpecId) -> Result<TypeSig, ReadError> {
        signature::type_spec_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The type arguments of a method specification.
    pub fn method_spec_sig(&self, id: MethodSpecId) -> Result<Vec<TypeSig>, ReadError> {
        signature::method_spec_sig(self.blob(self.row(id)?.instantiation)?)
    }

    /// The types of the local variables of a body.
    pub fn locals_sig(&self, id: StandAloneSigId) -> Result<Vec<TypeSig>, ReadError> {
        signature::locals_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The signature of a `calli` instruction.
    pub fn call_site_sig(&self, id: StandAloneSigId) -> Result<MethodSig, ReadError> {
        signature::method_sig(self.blob(self.row(id)?.signature)?)
    }

    /// The body of a method; `None` if it is abstract, external or supplied by
    /// the runtime.
    pub fn method_body(&self, id: MethodDefId) -> Result<Option<MethodBody<'_>>, ReadError> {
        let row = self.row(id)?;
        // Implementation flags 3 mask the code type: 0 is CIL.
        if row.rva == 0 || row.impl_flags & 3 != 0 {
            return Ok(None);
        }
        let at = self.metadata.row_offset(id.token());
        let (bytes, offset) = self.pe.bytes_at(self.data(), row.rva, at)?;
        MethodBody::read(bytes, offset).map(Some)
    }

    /// The first `size` bytes of the initial data of a field, if it has any;
    /// the size follows from the field's type.
    pub fn field_data(&self, id: FieldId, size: usize) -> Result<Option<Cow<'_, [u8]>>, ReadError> {
        let Some(rva) = self.field_rva(id)? else {
            return Ok(None);
        };
        let at = self.metadata.row_offset(id.token());
        self.pe.mapped(self.data(), rva, size, at).map(Some)
    }

    /// The method that an executable starts with.
    pub fn entry_point(&self) -> Option<MethodDefId> {
        Token(self.pe.cli.entry_point).as_id()
    }
}
