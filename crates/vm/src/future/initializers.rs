//! Class initialisers of which it makes no difference who runs them.

use super::control::{handlers, successors};
use super::place::Place;
use super::program::Futures;
use crate::machine::Machine;
use fencepost_base::FxHashSet;
use fencepost_ir::{ClassId, FuncId, Function, Op, Place as IrPlace};

/// The classes whose initialisers touch their own static fields and new objects only, if nobody
/// comes to these fields without having asked for the class to be initialised.
pub(super) fn plain_initializers(
    futures: &Futures,
    machine: &Machine,
    functions: &[FuncId],
) -> FxHashSet<ClassId> {
    let classes = futures.class_bits().map(|(class, _)| class);
    let mut plain: FxHashSet<ClassId> = classes
        .filter(|&class| is_plain(futures, machine, class))
        .collect();
    for &function in functions {
        let Ok(code) = machine.preview(function) else {
            continue;
        };
        let mut named: Vec<ClassId> = code.ops.iter().filter_map(statics_of).collect();
        named.sort_unstable();
        named.dedup();
        for class in named {
            let is_initializer = initializer(machine, class) == Some(function);
            if plain.contains(&class) && !is_initializer && comes_without_asking(code, class) {
                plain.remove(&class);
            }
        }
    }
    plain
}

fn initializer(machine: &Machine, class: ClassId) -> Option<FuncId> {
    machine.class(class).ok()?.class.initializer
}

fn is_plain(futures: &Futures, machine: &Machine, class: ClassId) -> bool {
    let initializer = initializer(machine, class);
    let Some(summary) = initializer.and_then(|initializer| futures.summary(initializer)) else {
        return false;
    };
    let is_own = |bit: u32| match futures.places.get(bit >> 1) {
        Some(Place::Static(owner, ..) | Place::Class(owner)) => owner == class,
        _ => false,
    };
    summary.based.is_empty() && summary.calls.is_empty() && summary.any.iter().all(is_own)
}

/// The class whose static fields an operation uses.
pub(super) fn statics_of(op: &Op) -> Option<ClassId> {
    match place_of(op)? {
        IrPlace::Static(field) => Some(field.class),
        IrPlace::ThreadStatic(_)
        | IrPlace::Field(..)
        | IrPlace::Element(..)
        | IrPlace::Pointer(..) => None,
    }
}

/// The class of whose static memory an operation uses what each thread has of its own.
pub(super) fn thread_statics_of(op: &Op) -> Option<ClassId> {
    match place_of(op)? {
        IrPlace::ThreadStatic(field) => Some(field.class),
        IrPlace::Static(_) | IrPlace::Field(..) | IrPlace::Element(..) | IrPlace::Pointer(..) => {
            None
        }
    }
}

fn place_of(op: &Op) -> Option<&IrPlace> {
    match op {
        Op::Load { place, .. }
        | Op::Store { place, .. }
        | Op::Rmw { place, .. }
        | Op::CompareExchange { place, .. }
        | Op::Address { place, .. } => Some(place),
        // No other operation has a place.
        _ => None,
    }
}

/// Whether control may come to a static field of a class without passing an operation that
/// initialises the class.
fn comes_without_asking(code: &Function, class: ClassId) -> bool {
    let mut seen = vec![false; code.ops.len()];
    let (mut next, mut failing) = (Vec::new(), Vec::new());
    let mut work = vec![0u32];
    while let Some(pc) = work.pop() {
        let at = pc as usize;
        let Some(op) = code.ops.get(at).filter(|_| !seen[at]) else {
            continue;
        };
        seen[at] = true;
        if statics_of(op) == Some(class) {
            return true;
        }
        // If the initialiser fails, control leaves without having passed.
        handlers(code, at, &mut failing);
        work.extend(failing.iter().map(|&(handler, _)| handler));
        if !matches!(op, Op::InitClass { class: asked } if *asked == class) {
            successors(code, at, &mut next);
            work.extend(&next);
        }
    }
    false
}
