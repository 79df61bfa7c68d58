//! Numbers of classes, functions and fields, for a process that is to number the same way.

use super::{ClassKey, FuncKey, World};
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_ir::numbering::{ask_for_keys, restore_keys, save_keys, save_numbered};
use fencepost_ir::{AskForNumber, ClassId, FuncId};
use std::sync::Arc;

/// The tables, in an order in which keys refer to those before them only.
const CLASSES: u32 = 0;
const FUNCTIONS: u32 = 1;
const FIELDS: u32 = 2;
/// The table of string literals, which belongs to the source.
pub(crate) const LITERALS: u32 = 3;

fn save_class(key: &ClassKey, out: &mut Writer<'_>) {
    match key {
        ClassKey::Named(name) => {
            out.bool(false);
            out.text(name);
        }
        ClassKey::Lambda {
            owner,
            method,
            offset,
        } => {
            out.bool(true);
            out.text(owner);
            out.u32(u32::from(*method));
            out.u32(*offset);
        }
    }
}

fn restore_class(input: &mut Reader<'_>) -> Result<ClassKey, Damaged> {
    if !input.bool()? {
        return Ok(ClassKey::Named(input.text()?.into()));
    }
    Ok(ClassKey::Lambda {
        owner: input.text()?.into(),
        method: input.u32()? as u16,
        offset: input.u32()?,
    })
}

fn save_function(key: &FuncKey, out: &mut Writer<'_>) {
    let (tag, a, b, c) = match *key {
        FuncKey::Method(class, index) => (0, class.0, u32::from(index), 0),
        FuncKey::ClassInit(class) => (1, class.0, 0, 0),
        FuncKey::Entry => (2, 0, 0, 0),
        FuncKey::Start(function) => (3, function.0, 0, 0),
        FuncKey::ThreadMain => (4, 0, 0, 0),
        FuncKey::LambdaBody(class) => (5, class.0, 0, 0),
        FuncKey::Site(class, index, offset) => (6, class.0, u32::from(index), offset),
        FuncKey::MultiArray(class, dimensions) => (7, class.0, u32::from(dimensions), 0),
        FuncKey::Copy(class) => (8, class.0, 0, 0),
        FuncKey::Values(class) => (9, class.0, 0, 0),
        FuncKey::Initialize(class) => (10, class.0, 0, 0),
        FuncKey::Invoke(class, index) => (11, class.0, u32::from(index), 0),
        FuncKey::GetField(class, index) => (12, class.0, u32::from(index), 0),
        FuncKey::SetField(class, index) => (13, class.0, u32::from(index), 0),
        FuncKey::Spare(number) => (14, number, 0, 0),
        FuncKey::Forward(class, index) => (15, class.0, u32::from(index), 0),
    };
    [tag, a, b, c].into_iter().for_each(|word| out.u32(word));
}

fn restore_function(input: &mut Reader<'_>) -> Result<FuncKey, Damaged> {
    let (tag, a, b, c) = (input.u32()?, input.u32()?, input.u32()?, input.u32()?);
    let class = ClassId(a);
    Ok(match tag {
        0 => FuncKey::Method(class, b as u16),
        1 => FuncKey::ClassInit(class),
        2 => FuncKey::Entry,
        3 => FuncKey::Start(FuncId(a)),
        4 => FuncKey::ThreadMain,
        5 => FuncKey::LambdaBody(class),
        6 => FuncKey::Site(class, b as u16, c),
        7 => FuncKey::MultiArray(class, b as u8),
        8 => FuncKey::Copy(class),
        9 => FuncKey::Values(class),
        10 => FuncKey::Initialize(class),
        11 => FuncKey::Invoke(class, b as u16),
        12 => FuncKey::GetField(class, b as u16),
        13 => FuncKey::SetField(class, b as u16),
        14 => FuncKey::Spare(a),
        15 => FuncKey::Forward(class, b as u16),
        _ => return Err(Damaged::new("it has a function of an unknown kind")),
    })
}

fn save_field((class, index): &(ClassId, u16), out: &mut Writer<'_>) {
    out.u32(class.0);
    out.u32(u32::from(*index));
}

fn restore_field(input: &mut Reader<'_>) -> Result<(ClassId, u16), Damaged> {
    Ok((ClassId(input.u32()?), input.u32()? as u16))
}

impl World {
    pub fn save_numbering(&self, out: &mut Writer<'_>) {
        save_keys(&self.classes, out, save_class);
        save_keys(&self.functions, out, save_function);
        save_keys(&self.fields, out, save_field);
    }

    pub fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        for table in [CLASSES, FUNCTIONS, FIELDS] {
            restore_keys(input, |input| self.restore_key(table, input))?;
        }
        Ok(())
    }

    /// Reads a key of one of the tables of this world and numbers it, asking nobody.
    pub fn restore_key(&self, table: u32, input: &mut Reader<'_>) -> Result<u32, Damaged> {
        match table {
            CLASSES => Ok(self.classes.assign(&restore_class(input)?)),
            FUNCTIONS => Ok(self.functions.assign(&restore_function(input)?)),
            FIELDS => Ok(self.fields.assign(&restore_field(input)?)),
            _ => Err(Damaged::new("a key of an unknown table")),
        }
    }

    /// Writes a key of one of the tables of this world.
    pub fn save_key(&self, table: u32, number: u32, out: &mut Writer<'_>) {
        match table {
            CLASSES => save_numbered(&self.classes, number, out, save_class),
            FUNCTIONS => save_numbered(&self.functions, number, out, save_function),
            FIELDS => save_numbered(&self.fields, number, out, save_field),
            _ => {}
        }
    }

    /// How many keys of one of the tables of this world have a number.
    pub fn numbered(&self, table: u32) -> u32 {
        let count = match table {
            CLASSES => self.classes.len(),
            FUNCTIONS => self.functions.len(),
            FIELDS => self.fields.len(),
            _ => 0,
        };
        count as u32
    }

    /// See [`fencepost_ir::Source::ask_before_numbering`].
    pub fn ask_before_numbering(&self, ask: Option<&Arc<AskForNumber>>) {
        ask_for_keys(&self.classes, ask, CLASSES, save_class);
        ask_for_keys(&self.functions, ask, FUNCTIONS, save_function);
        ask_for_keys(&self.fields, ask, FIELDS, save_field);
    }
}
