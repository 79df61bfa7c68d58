//! What was numbered so far, for another process that is to number the same way.
//!
//! Types, functions and fields get their numbers when something first asks for them, and states
//! hold the numbers. Keys refer to types that were numbered before, so writing all keys in order
//! and numbering them again in that order gives the same numbers.

use super::{ArrayMethod, Assembly, DefId, FuncKey, MissingType, Reflected, Ty, TyId, World};
use crate::reader::{MethodDefId, RowId, TableId};
use fencepost_base::FxHasher;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_ir::numbering::{ask_for_keys, restore_keys, save_keys, save_numbered};
use fencepost_ir::{AskForNumber, Fault};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The tables, in an order in which keys refer to those before them only.
const TYPES: u32 = 0;
const FUNCTIONS: u32 = 1;
const FIELDS: u32 = 2;
/// The table of string literals, which belongs to the source.
pub(crate) const LITERALS: u32 = 3;

fn save_types(args: &[TyId], out: &mut Writer<'_>) {
    out.len(args.len());
    args.iter().for_each(|ty| out.u32(ty.0));
}

fn save_type(ty: &Ty, out: &mut Writer<'_>) {
    let mut put = |tag: u32, first: u32, second: u32| {
        out.u32(tag);
        out.u32(first);
        out.u32(second);
    };
    match ty {
        Ty::Named(def, args) => {
            put(0, def.asm, def.row);
            save_types(args, out);
        }
        Ty::SzArray(of) => put(1, of.0, 0),
        Ty::Array(of, rank) => put(2, of.0, *rank),
        Ty::ByRef(of) => put(3, of.0, 0),
        Ty::Pointer(of) => put(4, of.0, 0),
        Ty::FunctionPointer => put(5, 0, 0),
        Ty::Var(number) => put(6, *number, 0),
        Ty::MethodVar(number) => put(7, *number, 0),
        Ty::Data(asm, row) => put(8, *asm, *row),
        Ty::Missing(missing) => {
            put(9, u32::from(missing.is_value), 0);
            out.text(&missing.name);
            out.text(&missing.what);
        }
    }
}

fn save_function(key: &FuncKey, out: &mut Writer<'_>) {
    let mut put = |tag: u32, first: u32, second: u32| {
        out.u32(tag);
        out.u32(first);
        out.u32(second);
    };
    match key {
        FuncKey::Method { owner, row, args } => {
            put(0, owner.0, *row);
            save_types(args, out);
        }
        FuncKey::Array(ty, ArrayMethod::Get) => put(1, ty.0, 0),
        FuncKey::Array(ty, ArrayMethod::Set) => put(2, ty.0, 0),
        FuncKey::Array(ty, ArrayMethod::Address) => put(3, ty.0, 0),
        FuncKey::Array(ty, ArrayMethod::Ctor(count)) => put(4, ty.0, *count),
        FuncKey::Fault(fault) => {
            let place = Fault::ALL.iter().position(|known| known == fault);
            put(5, place.unwrap_or(usize::MAX) as u32, 0);
        }
        FuncKey::Entry => put(6, 0, 0),
        FuncKey::InitialData(asm, row) => put(7, *asm, *row),
        FuncKey::Copy(ty) => put(8, ty.0, 0),
        FuncKey::Reflected(what, member) => put(9, *what as u32, *member),
        FuncKey::Attribute(asm, row) => put(10, *asm, *row),
        FuncKey::Start(method) => put(11, *method, 0),
        FuncKey::Test(number) => put(12, *number, 0),
    }
}

fn save_field(&(owner, row): &(TyId, u32), out: &mut Writer<'_>) {
    out.u32(owner.0);
    out.u32(row);
}

/// A digest of the code of an assembly. Compilers put a fresh identity into every assembly, so the
/// bytes of the file would say too much.
fn code_digest(assembly: &Assembly) -> u64 {
    let mut hasher = FxHasher::default();
    assembly.name.hash(&mut hasher);
    let image = &assembly.image;
    for table in [TableId::TypeDef, TableId::TypeRef, TableId::MemberRef] {
        image.count(table).hash(&mut hasher);
    }
    for row in 1..=image.count(TableId::MethodDef) {
        if let Ok(Some(body)) = image.method_body(MethodDefId::from_row(row)) {
            body.code.hash(&mut hasher);
        }
    }
    hasher.finish()
}

impl World {
    /// Writes what was numbered so far.
    pub(crate) fn save_numbering(&self, out: &mut Writer<'_>) {
        out.len(self.assemblies.len());
        for assembly in &self.assemblies {
            out.u64(code_digest(assembly));
        }
        save_keys(&self.types, out, save_type);
        save_keys(&self.functions, out, save_function);
        save_keys(&self.fields, out, save_field);
    }

    /// Reads a type and numbers it, asking nobody.
    fn restore_type_number(&self, input: &mut Reader<'_>) -> Result<u32, Damaged> {
        let ty = self.restore_type(input)?;
        let number = self.assign(&ty).map(|ty| ty.0);
        number.map_err(|problem| Damaged::new(problem.to_string()))
    }

    /// Reads a key of one of the tables of this world and numbers it, asking nobody.
    pub(crate) fn restore_key(&self, table: u32, input: &mut Reader<'_>) -> Result<u32, Damaged> {
        match table {
            TYPES => self.restore_type_number(input),
            FUNCTIONS => Ok(self.functions.assign(&self.restore_function(input)?)),
            FIELDS => Ok(self.fields.assign(&self.restore_field(input)?)),
            _ => Err(Damaged::new("a key of an unknown table")),
        }
    }

    /// Writes a key of one of the tables of this world.
    pub(crate) fn save_key(&self, table: u32, number: u32, out: &mut Writer<'_>) {
        match table {
            TYPES => save_numbered(&self.types, number, out, save_type),
            FUNCTIONS => save_numbered(&self.functions, number, out, save_function),
            FIELDS => save_numbered(&self.fields, number, out, save_field),
            _ => {}
        }
    }

    /// How many keys of one of the tables of this world have a number.
    pub(crate) fn numbered(&self, table: u32) -> u32 {
        let count = match table {
            TYPES => self.types.len(),
            FUNCTIONS => self.functions.len(),
            FIELDS => self.fields.len(),
            _ => 0,
        };
        count as u32
    }

    /// See [`fencepost_ir::Source::ask_before_numbering`].
    pub(crate) fn ask_before_numbering(&self, ask: Option<&Arc<AskForNumber>>) {
        ask_for_keys(&self.types, ask, TYPES, save_type);
        ask_for_keys(&self.functions, ask, FUNCTIONS, save_function);
        ask_for_keys(&self.fields, ask, FIELDS, save_field);
    }

    fn restore_field(&self, input: &mut Reader<'_>) -> Result<(TyId, u32), Damaged> {
        Ok((self.known_type(input.u32()?)?, input.u32()?))
    }

    fn known_type(&self, number: u32) -> Result<TyId, Damaged> {
        let ty = TyId(number);
        match self.has_type(ty) {
            true => Ok(ty),
            false => Err(Damaged::new("a type has no number yet")),
        }
    }

    fn known_assembly(&self, asm: u32) -> Result<u32, Damaged> {
        match (asm as usize) < self.assemblies.len() {
            true => Ok(asm),
            false => Err(Damaged::new("an assembly is not there")),
        }
    }

    fn restore_types(&self, input: &mut Reader<'_>) -> Result<Arc<[TyId]>, Damaged> {
        let count = input.len(u32::MAX as usize)?;
        (0..count)
            .map(|_| input.u32().and_then(|number| self.known_type(number)))
            .collect()
    }

    fn restore_type(&self, input: &mut Reader<'_>) -> Result<Ty, Damaged> {
        let (tag, first, second) = (input.u32()?, input.u32()?, input.u32()?);
        Ok(match tag {
            0 => {
                let asm = self.known_assembly(first)?;
                Ty::Named(DefId { asm, row: second }, self.restore_types(input)?)
            }
            1 => Ty::SzArray(self.known_type(first)?),
            2 => Ty::Array(self.known_type(first)?, second),
            3 => Ty::ByRef(self.known_type(first)?),
            4 => Ty::Pointer(self.known_type(first)?),
            5 => Ty::FunctionPointer,
            6 => Ty::Var(first),
            7 => Ty::MethodVar(first),
            8 => Ty::Data(self.known_assembly(first)?, second),
            9 => Ty::Missing(Arc::new(MissingType {
                is_value: first != 0,
                name: input.text()?,
                what: input.text()?,
            })),
            _ => return Err(Damaged::new("a type of an unknown kind")),
        })
    }

    fn restore_function(&self, input: &mut Reader<'_>) -> Result<FuncKey, Damaged> {
        let (tag, first, second) = (input.u32()?, input.u32()?, input.u32()?);
        let of_array = |method| Ok(FuncKey::Array(self.known_type(first)?, method));
        match tag {
            0 => Ok(FuncKey::Method {
                owner: self.known_type(first)?,
                row: second,
                args: self.restore_types(input)?,
            }),
            1 => of_array(ArrayMethod::Get),
            2 => of_array(ArrayMethod::Set),
            3 => of_array(ArrayMethod::Address),
            4 => of_array(ArrayMethod::Ctor(second)),
            5 => match Fault::ALL.get(first as usize) {
                Some(&fault) => Ok(FuncKey::Fault(fault)),
                None => Err(Damaged::new("a fault of an unknown kind")),
            },
            6 => Ok(FuncKey::Entry),
            7 => Ok(FuncKey::InitialData(self.known_assembly(first)?, second)),
            8 => Ok(FuncKey::Copy(self.known_type(first)?)),
            9 => match Reflected::ALL.get(first as usize) {
                Some(Reflected::Call | Reflected::Create)
                    if self.functions.key(second).is_none() =>
                {
                    Err(Damaged::new("a function has no number yet"))
                }
                Some(&what) => Ok(FuncKey::Reflected(what, second)),
                None => Err(Damaged::new("a use of a member of an unknown kind")),
            },
            10 => Ok(FuncKey::Attribute(self.known_assembly(first)?, second)),
            11 if self.functions.key(first).is_some() => Ok(FuncKey::Start(first)),
            11 => Err(Damaged::new("a function has no number yet")),
            12 if self.test(first).is_ok() => Ok(FuncKey::Test(first)),
            12 => Err(Damaged::new("there is no such test")),
            _ => Err(Damaged::new("a function of an unknown kind")),
        }
    }

    /// Numbers everything as another process did.
    pub(crate) fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        let other = || Damaged::new("the program or a library of it is another one now");
        if input.len(usize::MAX)? != self.assemblies.len() {
            return Err(other());
        }
        for assembly in &self.assemblies {
            if input.u64()? != code_digest(assembly) {
                return Err(other());
            }
        }
        restore_keys(input, |input| self.restore_type_number(input))?;
        restore_keys(input, |input| {
            Ok(self.functions.assign(&self.restore_function(input)?))
        })?;
        restore_keys(input, |input| {
            Ok(self.fields.assign(&self.restore_field(input)?))
        })
    }
}

/// Writes a text.
pub(crate) fn save_literal(text: &Arc<[u16]>, out: &mut Writer<'_>) {
    out.len(text.len());
    text.iter().for_each(|&unit| out.u32(u32::from(unit)));
}

/// Reads a text.
pub(crate) fn restore_literal(input: &mut Reader<'_>) -> Result<Arc<[u16]>, Damaged> {
    let count = input.len(u32::MAX as usize)?;
    let units = (0..count).map(|_| input.u32().map(|unit| unit as u16));
    units.collect::<Result<Vec<u16>, Damaged>>().map(Arc::from)
}
