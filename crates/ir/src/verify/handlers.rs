//! Flat exception tables: each row for itself, since rows may overlap as they like.

use super::{Wrong, wrong, wrong_function};
use crate::limits::MAX_HANDLERS;
use crate::{Function, Kind, Op, Source};

pub(super) fn check_handlers(source: &dyn Source, function: &Function) -> Result<(), Wrong> {
    let rows = &function.handlers;
    if rows.is_empty() {
        return Ok(());
    }
    if !function.regions.is_empty() {
        return wrong_function("a function has either regions or a flat table of handlers");
    }
    if rows.len() > MAX_HANDLERS {
        return wrong_function(format!(
            "{} handlers; the limit is {MAX_HANDLERS}",
            rows.len()
        ));
    }
    let count = function.ops.len() as u32;
    for row in rows {
        if row.start >= row.end || row.end > count {
            return wrong_function(format!(
                "a handler protects operations {} to {} of {count}",
                row.start, row.end
            ));
        }
        if row.target >= count {
            return wrong_function(format!(
                "a handler goes to operation {}, but there are only {count}",
                row.target
            ));
        }
        let kind = function.regs.get(row.exception.index());
        if kind.is_none_or(|register| register.kind != Kind::Ref) {
            return wrong(row.target, "the register of a handler must be a ref");
        }
        if let Some(class) = row.class
            && source.class(class).is_err()
        {
            return wrong(row.target, "a handler for a class that does not exist");
        }
    }
    check_tail_calls(function)
}

/// A call that ends this one would take the handlers away that its exception needs.
fn check_tail_calls(function: &Function) -> Result<(), Wrong> {
    let mut calls = function.ops.iter().enumerate();
    let protected = calls.find(|&(pc, op)| {
        matches!(op, Op::TailCall { .. })
            && function.handlers.iter().any(|row| row.protects(pc as u32))
    });
    match protected {
        Some((pc, _)) => wrong(pc as u32, "`tailcall` where a handler protects"),
        None => Ok(()),
    }
}
