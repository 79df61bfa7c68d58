//! Putting operations into a function that is already lowered.

use crate::{Function, Handler, Op, RegionKind, Statements};

/// A copy of a function with operations inserted before others.
///
/// `inserted` is sorted by the operation to insert before. Whatever led to that operation leads
/// to the inserted ones first, and a region that begins there begins with them.
pub fn insert_operations(function: &Function, inserted: &[(u32, Op)]) -> Function {
    let mut copy = Function::new(function.name.clone());
    copy.param_count = function.param_count;
    copy.regs = function.regs.clone();
    copy.result = function.result;
    copy.frame = function.frame.clone();
    copy.library = function.library;
    copy.constructs = function.constructs;
    // Where an operation is now, counting what was put before it as a part of it.
    let place = |pc: u32| pc + inserted.partition_point(|&(before, _)| before < pc) as u32;
    let mut rest = inserted.iter().peekable();
    for (pc, op) in function.ops.iter().enumerate() {
        let position = function.position(pc as u32);
        while let Some((_, new)) = rest.next_if(|&&(before, _)| before as usize == pc) {
            copy.add_op(new.clone(), position);
        }
        let mut op = op.clone();
        op.map_targets(&mut |target| place(target));
        copy.add_op(op, position);
    }
    for region in &function.regions {
        let mut region = *region;
        region.start = place(region.start);
        region.end = place(region.end);
        region.handler = place(region.handler);
        region.handler_end = place(region.handler_end);
        if let RegionKind::Filter(filter) = region.kind {
            region.kind = RegionKind::Filter(place(filter));
        }
        copy.regions.push(region);
    }
    for row in &function.handlers {
        copy.handlers.push(Handler {
            start: place(row.start),
            end: place(row.end),
            target: place(row.target),
            ..*row
        });
    }
    copy.statements = match &function.statements {
        Statements::Every => Statements::Every,
        Statements::At(all) => {
            let mut all = all.clone();
            for statement in &mut all {
                statement.pc = place(statement.pc);
            }
            Statements::At(all)
        }
    };
    copy
}
