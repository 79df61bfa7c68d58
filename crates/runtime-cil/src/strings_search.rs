//! Strings: comparing, searching, hashing.

use crate::collation;
use crate::rows::{native, pure};
use crate::support::{Answer, range, text, text_or_null};
use fencepost_ir::Kind;
use fencepost_vm::{Exec, Native};
use std::cmp::Ordering;

pub(crate) const ROWS: &[Native] = &[
    pure(
        "Fencepost.Runtime::StringEquals(string,string)",
        &[Kind::Ref; 2],
        Some(Kind::I32),
        native!(equals),
    ),
    pure(
        "Fencepost.Runtime::CompareOrdinal(string,string)",
        &[Kind::Ref; 2],
        Some(Kind::I32),
        native!(compare_ordinal),
    ),
    pure(
        "Fencepost.Runtime::CompareCulture(string,string,bool)",
        &[Kind::Ref, Kind::Ref, Kind::I32],
        Some(Kind::I32),
        native!(compare_culture),
    ),
    pure(
        "Fencepost.Runtime::IndexOf(string,string,int,int)",
        &[Kind::Ref, Kind::Ref, Kind::I32, Kind::I32],
        Some(Kind::I32),
        native!(index_of),
    ),
    pure(
        "Fencepost.Runtime::LastIndexOf(string,string,int,int)",
        &[Kind::Ref, Kind::Ref, Kind::I32, Kind::I32],
        Some(Kind::I32),
        native!(last_index_of),
    ),
    pure(
        "Fencepost.Runtime::StringHash(string)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(hash),
    ),
];

const NOT_FOUND: u64 = u32::MAX as u64;

fn signed(value: i32) -> u64 {
    u64::from(value as u32)
}

fn equals(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let same = args[0] == args[1] || text_or_null(exec, args[0])? == text_or_null(exec, args[1])?;
    Ok(u64::from(same))
}

fn compare_ordinal(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (a, b) = (text_or_null(exec, args[0])?, text_or_null(exec, args[1])?);
    let (a, b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, b) => return Ok(signed(i32::from(a.is_some()) - i32::from(b.is_some()))),
    };
    let differing = a.iter().zip(&b).find(|(x, y)| x != y);
    Ok(signed(match differing {
        Some((&x, &y)) => i32::from(x) - i32::from(y),
        None => a.len() as i32 - b.len() as i32,
    }))
}

fn compare_culture(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (a, b) = (text_or_null(exec, args[0])?, text_or_null(exec, args[1])?);
    let order = match (&a, &b) {
        (Some(a), Some(b)) => collation::compare(a, b, args[2] != 0),
        (a, b) => a.is_some().cmp(&b.is_some()),
    };
    Ok(match order {
        Ordering::Less => signed(-1),
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    })
}

fn index_of(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (units, value) = (text(exec, args[0])?, text(exec, args[1])?);
    let (start, count) = range(args[2], args[3], units.len())?;
    if value.is_empty() {
        return Ok(start as u64);
    }
    let found = units[start..start + count]
        .windows(value.len())
        .position(|window| window == value);
    Ok(found.map_or(NOT_FOUND, |at| (start + at) as u64))
}

fn last_index_of(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (units, value) = (text(exec, args[0])?, text(exec, args[1])?);
    let (start, count) = range(args[2], args[3], units.len())?;
    if value.is_empty() {
        return Ok((start + count.saturating_sub(1)) as u64);
    }
    let found = units[start..start + count]
        .windows(value.len())
        .rposition(|window| window == value);
    Ok(found.map_or(NOT_FOUND, |at| (start + at) as u64))
}

/// A fixed hash: every run gives the same.
fn hash(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let hash = units.iter().fold(5381u32, |hash, &unit| {
        hash.wrapping_mul(33) ^ u32::from(unit)
    });
    Ok(u64::from(hash))
}
