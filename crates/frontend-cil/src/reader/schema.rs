//! The one table of metadata tables: columns, handles and decoded rows.
//!
//! Everything about a table (its number, its column widths, its typed handle
//! and its decoded row) is generated from its entry below. Reading the bytes
//! is `tables.rs`; following references between rows is elsewhere.

use super::coded::*;
use super::error::ReadError;
use super::tables::RowReader;

/// An offset into the `#Strings` heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StringIndex(pub u32);

/// An offset into the `#Blob` heap; zero is the empty blob.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlobIndex(pub u32);

/// A one-based index into the `#GUID` heap; zero is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GuidIndex(pub u32);

/// An offset into the `#US` heap, as `ldstr` tokens carry it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UserStringIndex(pub u32);

/// How a column is stored.
#[derive(Debug)]
pub enum ColumnKind {
    /// A number of that many bytes.
    Fixed(u8),
    /// An offset into `#Strings`.
    Strings,
    /// An index into `#GUID`.
    Guids,
    /// An offset into `#Blob`.
    Blobs,
    /// A row of one table.
    Row(TableId),
    /// The first row of a run in one table, or in its pointer table if the
    /// metadata is uncompressed and has one.
    List(TableId, TableId),
    /// A row of one of several tables.
    Coded(&'static CodedIndex),
}

/// A type that can stand in a row declaration.
pub trait Column {
    /// What the decoded row holds.
    type Value;
    /// How the column is stored.
    const KIND: ColumnKind;
    /// The value of the raw number, if it is a legal one.
    fn decode(raw: u32) -> Option<Self::Value>;
}

/// A typed handle of a row: a one-based row number of one table.
pub trait RowId: Copy + Eq + std::fmt::Debug {
    /// The decoded row.
    type Row: TableRow;
    /// The table the handle belongs to.
    const TABLE: TableId;
    /// The handle of a one-based row number.
    fn from_row(row: u32) -> Self;
    /// The one-based row number.
    fn row(self) -> u32;
    /// The handle as a token.
    fn token(self) -> Token {
        Token::new(Self::TABLE, self.row())
    }
}

/// A decoded row.
pub trait TableRow: Sized {
    /// Decodes all columns.
    fn decode(reader: RowReader<'_>) -> Result<Self, ReadError>;
}

/// A coded-index column; decodes to a `Token`.
pub struct Coded<K>(std::marker::PhantomData<K>);

/// A member-list column; decodes to the raw first row.
pub struct List<I>(std::marker::PhantomData<I>);

/// The pointer table of uncompressed metadata that can stand before a list.
pub trait ListTarget: RowId {
    /// The pointer table; the table itself where none exists.
    const POINTER: TableId;
}

macro_rules! simple_columns {
    ($($ty:ty: $kind:expr, $raw:ident => $value:expr;)*) => {$(
        impl Column for $ty {
            type Value = $ty;
            const KIND: ColumnKind = $kind;
            fn decode($raw: u32) -> Option<$ty> { Some($value) }
        }
    )*};
}

simple_columns! {
    u16: ColumnKind::Fixed(2), raw => raw as u16;
    u32: ColumnKind::Fixed(4), raw => raw;
    StringIndex: ColumnKind::Strings, raw => StringIndex(raw);
    GuidIndex: ColumnKind::Guids, raw => GuidIndex(raw);
    BlobIndex: ColumnKind::Blobs, raw => BlobIndex(raw);
}

impl<K: CodedKind> Column for Coded<K> {
    type Value = Token;
    const KIND: ColumnKind = ColumnKind::Coded(&K::INDEX);
    fn decode(raw: u32) -> Option<Token> {
        K::INDEX.decode(raw)
    }
}

impl<I: ListTarget> Column for List<I> {
    type Value = u32;
    const KIND: ColumnKind = ColumnKind::List(I::TABLE, I::POINTER);
    fn decode(raw: u32) -> Option<u32> {
        Some(raw)
    }
}

macro_rules! list_targets {
    ($($id:ident $pointer:ident)*) => {$(
        impl ListTarget for $id {
            const POINTER: TableId = TableId::$pointer;
        }
    )*};
}

list_targets! {
    FieldId FieldPtr
    MethodDefId MethodPtr
    ParamId ParamPtr
    EventId EventPtr
    PropertyId PropertyPtr
    LocalVariableId LocalVariable
    LocalConstantId LocalConstant
}

macro_rules! tables {
    ($($number:literal $table:ident $id:ident $row:ident { $($field:ident: $ty:ty),* $(,)? })*) => {
        /// The metadata tables of ECMA-335 and of portable PDB.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum TableId {
            $(#[doc = concat!("Table ", stringify!($number), ".")] $table = $number,)*
        }

        impl TableId {
            /// Every table, in the order of their numbers.
            pub const ALL: &'static [TableId] = &[$(TableId::$table),*];

            /// The table with that number.
            pub fn from_number(number: u8) -> Option<TableId> {
                match number {
                    $($number => Some(TableId::$table),)*
                    _ => None,
                }
            }

            /// The columns in file order.
            pub fn columns(self) -> &'static [ColumnKind] {
                match self {
                    $(TableId::$table => const { &[$(<$ty as Column>::KIND),*] },)*
                }
            }

            /// The name in the standard.
            pub fn name(self) -> &'static str {
                match self {
                    $(TableId::$table => stringify!($table),)*
                }
            }
        }

        $(
            #[doc = concat!("A handle of a row of the `", stringify!($table), "` table.")]
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
            pub struct $id(u32);

            impl RowId for $id {
                type Row = $row;
                const TABLE: TableId = TableId::$table;
                fn from_row(row: u32) -> Self { $id(row) }
                fn row(self) -> u32 { self.0 }
            }

            impl From<$id> for Token {
                fn from(id: $id) -> Token { id.token() }
            }

            impl Column for $id {
                type Value = $id;
                const KIND: ColumnKind = ColumnKind::Row(TableId::$table);
                fn decode(raw: u32) -> Option<$id> { Some($id(raw)) }
            }

            #[doc = concat!("A decoded row of the `", stringify!($table), "` table.")]
            #[derive(Debug, Clone, Copy)]
            pub struct $row {
                $(
                    #[doc = concat!("The column `", stringify!($field), "`.")]
                    pub $field: <$ty as Column>::Value,
                )*
            }

            impl TableRow for $row {
                fn decode(mut reader: RowReader<'_>) -> Result<Self, ReadError> {
                    Ok($row { $($field: reader.column::<$ty>()?),* })
                }
            }
        )*
    };
}

tables! {
    0x00 Module ModuleId ModuleRow { generation: u16, name: StringIndex, mvid: GuidIndex, enc_id: GuidIndex, enc_base_id: GuidIndex }
    0x01 TypeRef TypeRefId TypeRefRow { resolution_scope: Coded<ResolutionScope>, name: StringIndex, namespace: StringIndex }
    0x02 TypeDef TypeDefId TypeDefRow { flags: u32, name: StringIndex, namespace: StringIndex, extends: Coded<TypeDefOrRef>, field_list: List<FieldId>, method_list: List<MethodDefId> }
    0x03 FieldPtr FieldPtrId FieldPtrRow { field: FieldId }
    0x04 Field FieldId FieldRow { flags: u16, name: StringIndex, signature: BlobIndex }
    0x05 MethodPtr MethodPtrId MethodPtrRow { method: MethodDefId }
    0x06 MethodDef MethodDefId MethodDefRow { rva: u32, impl_flags: u16, flags: u16, name: StringIndex, signature: BlobIndex, param_list: List<ParamId> }
    0x07 ParamPtr ParamPtrId ParamPtrRow { param: ParamId }
    0x08 Param ParamId ParamRow { flags: u16, sequence: u16, name: StringIndex }
    0x09 InterfaceImpl InterfaceImplId InterfaceImplRow { class: TypeDefId, interface: Coded<TypeDefOrRef> }
    0x0a MemberRef MemberRefId MemberRefRow { class: Coded<MemberRefParent>, name: StringIndex, signature: BlobIndex }
    0x0b Constant ConstantId ConstantRow { element_type: u16, parent: Coded<HasConstant>, value: BlobIndex }
    0x0c CustomAttribute CustomAttributeId CustomAttributeRow { parent: Coded<HasCustomAttribute>, constructor: Coded<CustomAttributeType>, value: BlobIndex }
    0x0d FieldMarshal FieldMarshalId FieldMarshalRow { parent: Coded<HasFieldMarshal>, native_type: BlobIndex }
    0x0e DeclSecurity DeclSecurityId DeclSecurityRow { action: u16, parent: Coded<HasDeclSecurity>, permission_set: BlobIndex }
    0x0f ClassLayout ClassLayoutId ClassLayoutRow { packing_size: u16, class_size: u32, parent: TypeDefId }
    0x10 FieldLayout FieldLayoutId FieldLayoutRow { offset: u32, field: FieldId }
    0x11 StandAloneSig StandAloneSigId StandAloneSigRow { signature: BlobIndex }
    0x12 EventMap EventMapId EventMapRow { parent: TypeDefId, event_list: List<EventId> }
    0x13 EventPtr EventPtrId EventPtrRow { event: EventId }
    0x14 Event EventId EventRow { flags: u16, name: StringIndex, event_type: Coded<TypeDefOrRef> }
    0x15 PropertyMap PropertyMapId PropertyMapRow { parent: TypeDefId, property_list: List<PropertyId> }
    0x16 PropertyPtr PropertyPtrId PropertyPtrRow { property: PropertyId }
    0x17 Property PropertyId PropertyRow { flags: u16, name: StringIndex, signature: BlobIndex }
    0x18 MethodSemantics MethodSemanticsId MethodSemanticsRow { semantics: u16, method: MethodDefId, association: Coded<HasSemantics> }
    0x19 MethodImpl MethodImplId MethodImplRow { class: TypeDefId, body: Coded<MethodDefOrRef>, declaration: Coded<MethodDefOrRef> }
    0x1a ModuleRef ModuleRefId ModuleRefRow { name: StringIndex }
    0x1b TypeSpec TypeSpecId TypeSpecRow { signature: BlobIndex }
    0x1c ImplMap ImplMapId ImplMapRow { flags: u16, member: Coded<MemberForwarded>, import_name: StringIndex, import_scope: ModuleRefId }
    0x1d FieldRva FieldRvaId FieldRvaRow { rva: u32, field: FieldId }
    0x1e EncLog EncLogId EncLogRow { token: u32, function: u32 }
    0x1f EncMap EncMapId EncMapRow { token: u32 }
    0x20 Assembly AssemblyId AssemblyRow { hash_algorithm: u32, major: u16, minor: u16, build: u16, revision: u16, flags: u32, public_key: BlobIndex, name: StringIndex, culture: StringIndex }
    0x21 AssemblyProcessor AssemblyProcessorId AssemblyProcessorRow { processor: u32 }
    0x22 AssemblyOs AssemblyOsId AssemblyOsRow { platform: u32, major: u32, minor: u32 }
    0x23 AssemblyRef AssemblyRefId AssemblyRefRow { major: u16, minor: u16, build: u16, revision: u16, flags: u32, public_key_or_token: BlobIndex, name: StringIndex, culture: StringIndex, hash_value: BlobIndex }
    0x24 AssemblyRefProcessor AssemblyRefProcessorId AssemblyRefProcessorRow { processor: u32, assembly_ref: AssemblyRefId }
    0x25 AssemblyRefOs AssemblyRefOsId AssemblyRefOsRow { platform: u32, major: u32, minor: u32, assembly_ref: AssemblyRefId }
    0x26 File FileId FileRow { flags: u32, name: StringIndex, hash_value: BlobIndex }
    0x27 ExportedType ExportedTypeId ExportedTypeRow { flags: u32, type_def_hint: u32, name: StringIndex, namespace: StringIndex, implementation: Coded<Implementation> }
    0x28 ManifestResource ManifestResourceId ManifestResourceRow { offset: u32, flags: u32, name: StringIndex, implementation: Coded<Implementation> }
    0x29 NestedClass NestedClassId NestedClassRow { nested: TypeDefId, enclosing: TypeDefId }
    0x2a GenericParam GenericParamId GenericParamRow { number: u16, flags: u16, owner: Coded<TypeOrMethodDef>, name: StringIndex }
    0x2b MethodSpec MethodSpecId MethodSpecRow { method: Coded<MethodDefOrRef>, instantiation: BlobIndex }
    0x2c GenericParamConstraint GenericParamConstraintId GenericParamConstraintRow { owner: GenericParamId, constraint: Coded<TypeDefOrRef> }
    0x30 Document DocumentId DocumentRow { name: BlobIndex, hash_algorithm: GuidIndex, hash: BlobIndex, language: GuidIndex }
    0x31 MethodDebugInformation MethodDebugInformationId MethodDebugInformationRow { document: DocumentId, sequence_points: BlobIndex }
    0x32 LocalScope LocalScopeId LocalScopeRow { method: MethodDefId, import_scope: ImportScopeId, variable_list: List<LocalVariableId>, constant_list: List<LocalConstantId>, start_offset: u32, length: u32 }
    0x33 LocalVariable LocalVariableId LocalVariableRow { attributes: u16, index: u16, name: StringIndex }
    0x34 LocalConstant LocalConstantId LocalConstantRow { name: StringIndex, signature: BlobIndex }
    0x35 ImportScope ImportScopeId ImportScopeRow { parent: ImportScopeId, imports: BlobIndex }
    0x36 StateMachineMethod StateMachineMethodId StateMachineMethodRow { move_next: MethodDefId, kickoff: MethodDefId }
    0x37 CustomDebugInformation CustomDebugInformationId CustomDebugInformationRow { parent: Coded<HasCustomDebugInformation>, kind: GuidIndex, value: BlobIndex }
}
