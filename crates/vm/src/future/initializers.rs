//! Class initialisers of which it makes no difference who runs them.

use super::control::{handlers, successors};
use super::place::Place;
use super::program::Futures;
use crate::machine::Machine;
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::{ClassId, FuncId, Function, Op, Place as IrPlace};

/// The classes whose initialisers touch only their own static fields, new objects, and static fields
/// of other such classes that nobody but the initialiser there changes; if nobody comes to the fields
/// without having asked for the class to be initialised.
///
/// Whoever initialises one of them waits at most for somebody who initialises another one, and never
/// in a circle, because a class is added only after those that its initialiser uses.
pub(super) fn plain_initializers(
    futures: &Futures,
    machine: &Machine,
    functions: &[FuncId],
    entered: &FxHashSet<FuncId>,
) -> FxHashSet<ClassId> {
    let uses = Uses::of(&Callers::of(machine, functions, entered), functions);
    let classes = futures.class_bits().map(|(class, _)| class);
    let mut open: Vec<ClassId> = classes
        .filter(|class| !uses.without_asking.contains(class))
        .collect();
    let mut plain = FxHashSet::default();
    loop {
        let before = plain.len();
        open.retain(|&class| {
            let is_plain = is_plain(futures, machine, class, &plain, &uses);
            if is_plain {
                plain.insert(class);
            }
            !is_plain
        });
        if plain.len() == before {
            return plain;
        }
    }
}

/// Who calls whom by name.
struct Callers<'a> {
    machine: &'a Machine,
    of: FxHashMap<FuncId, Vec<FuncId>>,
    /// Functions that something else than a call of just this function may come to.
    entered: &'a FxHashSet<FuncId>,
}

impl<'a> Callers<'a> {
    fn of(machine: &'a Machine, functions: &[FuncId], entered: &'a FxHashSet<FuncId>) -> Self {
        let mut of: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
        for &caller in functions {
            let Ok(code) = machine.preview(caller) else {
                continue;
            };
            for op in &code.ops {
                if let Op::Call { function, .. } = op {
                    let known = of.entry(*function).or_default();
                    if known.last() != Some(&caller) {
                        known.push(caller);
                    }
                }
            }
        }
        Self {
            machine,
            of,
            entered,
        }
    }

    fn of_function(&self, function: FuncId) -> &[FuncId] {
        self.of.get(&function).map_or(&[], Vec::as_slice)
    }

    /// Whether a function runs only as a part of the initialiser of a class.
    fn belongs_to(&self, function: FuncId, class: ClassId) -> bool {
        let initializer = initializer(self.machine, class);
        let (mut seen, mut work) = (FxHashSet::default(), vec![function]);
        while let Some(function) = work.pop() {
            if initializer == Some(function) || !seen.insert(function) {
                continue;
            }
            if self.entered.contains(&function) {
                return false;
            }
            work.extend(self.of_function(function));
        }
        true
    }

    /// Whether a function may be called before anybody asked for a class to be initialised.
    fn is_called_unasked(&self, function: FuncId, class: ClassId) -> bool {
        let (mut seen, mut work) = (FxHashSet::default(), vec![function]);
        while let Some(function) = work.pop() {
            if !seen.insert(function) || self.belongs_to(function, class) {
                continue;
            }
            if self.entered.contains(&function) {
                return true;
            }
            let calls = |op: &Op| matches!(op, Op::Call { function: f, .. } if *f == function);
            work.extend(self.of_function(function).iter().filter(|caller| {
                let code = self.machine.preview(**caller);
                code.is_ok_and(|code| comes_without_asking(code, class, calls))
            }));
        }
        false
    }
}

/// How static fields are used outside of the initialisers of their classes.
#[derive(Default)]
struct Uses {
    /// Classes to whose fields control may come without having asked for them to be initialised.
    without_asking: FxHashSet<ClassId>,
    /// Classes of which a field may be changed.
    changed: FxHashSet<ClassId>,
}

impl Uses {
    fn of(callers: &Callers<'_>, functions: &[FuncId]) -> Self {
        let mut uses = Self::default();
        for &function in functions {
            let Ok(code) = callers.machine.preview(function) else {
                continue;
            };
            let mut named: Vec<ClassId> = code.ops.iter().filter_map(statics_of).collect();
            named.sort_unstable();
            named.dedup();
            named.retain(|class| !callers.belongs_to(function, *class));
            for class in named {
                let uses_it = |op: &Op| statics_of(op) == Some(class);
                if !uses.changed.contains(&class)
                    && code
                        .ops
                        .iter()
                        .any(|op| uses_it(op) && !matches!(op, Op::Load { .. }))
                {
                    uses.changed.insert(class);
                }
                if !uses.without_asking.contains(&class)
                    && comes_without_asking(code, class, uses_it)
                    && callers.is_called_unasked(function, class)
                {
                    uses.without_asking.insert(class);
                }
            }
        }
        uses
    }
}

fn initializer(machine: &Machine, class: ClassId) -> Option<FuncId> {
    machine.class(class).ok()?.class.initializer
}

fn is_plain(
    futures: &Futures,
    machine: &Machine,
    class: ClassId,
    plain: &FxHashSet<ClassId>,
    uses: &Uses,
) -> bool {
    let initializer = initializer(machine, class);
    let Some(summary) = initializer.and_then(|initializer| futures.summary(initializer)) else {
        return false;
    };
    let is_allowed = |bit: u32| {
        let writes = bit & 1 != 0;
        match futures.places.get(bit >> 1) {
            Some(Place::Class(owner)) => owner == class || plain.contains(&owner),
            Some(Place::Static(owner, ..) | Place::StaticAtomic(owner, ..)) => {
                owner == class
                    || !writes && plain.contains(&owner) && !uses.changed.contains(&owner)
            }
            _ => false,
        }
    };
    summary.all().all(|part| {
        part.based.is_empty() && part.calls.is_empty() && part.any.iter().all(is_allowed)
    })
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

/// Whether control may come to an operation without passing one that initialises a class.
fn comes_without_asking(
    code: &Function,
    class: ClassId,
    is_looked_for: impl Fn(&Op) -> bool,
) -> bool {
    let mut seen = vec![false; code.ops.len()];
    let (mut next, mut failing) = (Vec::new(), Vec::new());
    let mut work = vec![0u32];
    while let Some(pc) = work.pop() {
        let at = pc as usize;
        let Some(op) = code.ops.get(at).filter(|_| !seen[at]) else {
            continue;
        };
        seen[at] = true;
        if is_looked_for(op) {
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
