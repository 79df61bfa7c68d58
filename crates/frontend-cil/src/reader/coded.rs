//! Tokens and coded indexes: how one row refers to rows of several tables.

use std::fmt;

use super::schema::{RowId, TableId};

/// A metadata token: a table in the top byte, a one-based row below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Token(pub u32);

impl Token {
    /// The token of a row.
    pub fn new(table: TableId, row: u32) -> Self {
        Token((table as u32) << 24 | row & 0x00ff_ffff)
    }

    /// The one-based row number; zero means nil.
    pub fn row(self) -> u32 {
        self.0 & 0x00ff_ffff
    }

    /// True when the token refers to nothing.
    pub fn is_nil(self) -> bool {
        self.row() == 0
    }

    /// The table, if the top byte names one.
    pub fn table(self) -> Option<TableId> {
        TableId::from_number((self.0 >> 24) as u8)
    }

    /// The typed handle, if the token is a non-nil one of that table.
    pub fn as_id<I: RowId>(self) -> Option<I> {
        (self.table() == Some(I::TABLE) && !self.is_nil()).then(|| I::from_row(self.row()))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({:#010x})", self.0)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// One kind of coded index: the low bits select one of `tables`.
#[derive(Debug)]
pub struct CodedIndex {
    /// How many low bits hold the tag.
    pub tag_bits: u32,
    /// The table of each tag; `None` where the standard reserves the tag.
    pub tables: &'static [Option<TableId>],
}

impl CodedIndex {
    /// The token that a raw column value stands for.
    pub fn decode(&self, raw: u32) -> Option<Token> {
        let row = raw >> self.tag_bits;
        let tag = raw & ((1 << self.tag_bits) - 1);
        match self.tables.get(tag as usize) {
            Some(Some(table)) if row <= 0x00ff_ffff => Some(Token::new(*table, row)),
            _ => None,
        }
    }

    /// The raw column value of a token, if this kind can express it.
    pub fn encode(&self, token: Token) -> Option<u32> {
        let table = token.table()?;
        let tag = self.tables.iter().position(|t| *t == Some(table))?;
        Some(token.row() << self.tag_bits | tag as u32)
    }
}

/// A family of coded indexes, as a type for row declarations.
pub trait CodedKind {
    /// The tags of this family.
    const INDEX: CodedIndex;
}

macro_rules! coded {
    (@table _) => { None };
    (@table $table:ident) => { Some(TableId::$table) };
    ($($name:ident $bits:literal [$($table:tt)*])*) => {$(
        #[doc = concat!("The coded index `", stringify!($name), "` (ECMA-335 II.24.2.6).")]
        #[derive(Debug, Clone, Copy)]
        pub enum $name {}
        impl CodedKind for $name {
            const INDEX: CodedIndex = CodedIndex {
                tag_bits: $bits,
                tables: &[$(coded!(@table $table)),*],
            };
        }
    )*};
}

coded! {
    TypeDefOrRef 2 [TypeDef TypeRef TypeSpec]
    HasConstant 2 [Field Param Property]
    HasCustomAttribute 5 [
        MethodDef Field TypeRef TypeDef Param InterfaceImpl MemberRef Module
        DeclSecurity Property Event StandAloneSig ModuleRef TypeSpec Assembly
        AssemblyRef File ExportedType ManifestResource GenericParam
        GenericParamConstraint MethodSpec
    ]
    HasFieldMarshal 1 [Field Param]
    HasDeclSecurity 2 [TypeDef MethodDef Assembly]
    MemberRefParent 3 [TypeDef TypeRef ModuleRef MethodDef TypeSpec]
    HasSemantics 1 [Event Property]
    MethodDefOrRef 1 [MethodDef MemberRef]
    MemberForwarded 1 [Field MethodDef]
    Implementation 2 [File AssemblyRef ExportedType]
    CustomAttributeType 3 [_ _ MethodDef MemberRef _]
    ResolutionScope 2 [Module ModuleRef AssemblyRef TypeRef]
    TypeOrMethodDef 1 [TypeDef MethodDef]
    HasCustomDebugInformation 5 [
        MethodDef Field TypeRef TypeDef Param InterfaceImpl MemberRef Module
        DeclSecurity Property Event StandAloneSig ModuleRef TypeSpec Assembly
        AssemblyRef File ExportedType ManifestResource GenericParam
        GenericParamConstraint MethodSpec Document LocalScope LocalVariable
        LocalConstant ImportScope
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::schema::{TypeDefId, TypeRefId};

    #[test]
    fn coded_indexes_round_trip() {
        let index = TypeDefOrRef::INDEX;
        let token = Token::new(TableId::TypeRef, 7);
        assert_eq!(index.encode(token), Some(7 << 2 | 1));
        assert_eq!(index.decode(7 << 2 | 1), Some(token));
        assert_eq!(index.decode(3), None);
        assert_eq!(CustomAttributeType::INDEX.decode(8), None);
        assert_eq!(index.encode(Token::new(TableId::Field, 1)), None);
    }

    #[test]
    fn tokens_give_typed_handles_only_of_their_table() {
        let token = Token::new(TableId::TypeDef, 5);
        assert_eq!(token.as_id::<TypeDefId>().map(|id| id.row()), Some(5));
        assert!(token.as_id::<TypeRefId>().is_none());
        assert!(Token(0x0200_0000).as_id::<TypeDefId>().is_none());
        assert!(Token(0x7000_0001).table().is_none());
    }
}
