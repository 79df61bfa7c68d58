//! Numbers of classes, functions and fields, for a process that is to number the same way.

use super::{ClassKey, FuncKey, World};
use fencepost_base::Interner;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_ir::{ClassId, FuncId};
use std::hash::Hash;

/// Writes all keys of an interner in the order of their numbers.
pub(crate) fn save_keys<K: Hash + Eq + Clone>(
    interner: &Interner<K>,
    out: &mut Writer<'_>,
    mut save: impl FnMut(&K, &mut Writer<'_>),
) {
    let count = interner.len();
    out.len(count);
    for key in (0..count).filter_map(|number| interner.key(number as u32)) {
        save(key, out);
    }
}

/// Numbers keys in the order in which they were written. What this process has numbered already
/// must be the same.
pub(crate) fn restore_keys<K>(
    input: &mut Reader<'_>,
    mut restore: impl FnMut(&mut Reader<'_>) -> Result<K, Damaged>,
    mut number: impl FnMut(&K) -> u32,
) -> Result<(), Damaged> {
    for wanted in 0..input.len(u32::MAX as usize)? as u32 {
        if number(&restore(input)?) != wanted {
            return Err(Damaged::new("its numbers do not fit this program"));
        }
    }
    Ok(())
}

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
        _ => return Err(Damaged::new("it has a function of an unknown kind")),
    })
}

impl World {
    pub fn save_numbering(&self, out: &mut Writer<'_>) {
        save_keys(&self.classes, out, save_class);
        save_keys(&self.functions, out, save_function);
        save_keys(&self.fields, out, |(class, index), out| {
            out.u32(class.0);
            out.u32(u32::from(*index));
        });
    }

    pub fn restore_numbering(&self, input: &mut Reader<'_>) -> Result<(), Damaged> {
        restore_keys(input, restore_class, |key| self.classes.intern(key))?;
        restore_keys(input, restore_function, |key| self.functions.intern(key))?;
        restore_keys(
            input,
            |input| Ok((ClassId(input.u32()?), input.u32()? as u16)),
            |key| self.fields.intern(key),
        )
    }
}
