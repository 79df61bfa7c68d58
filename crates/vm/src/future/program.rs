//! Summaries of all functions that a program may come to.
//!
//! Which functions those are is found by rapid type analysis: a virtual call may go to what any
//! class that is instantiated somewhere has for the method, an indirect call to any function whose
//! address is taken somewhere. Objects that calls into the runtime make are told by the machine
//! when it makes them; a class or function that was not foreseen spoils the analysis, and the
//! search begins again without it.

use super::callable::CallGraph;
use super::coverage::Coverage;
use super::discovery::Discovery;
use super::effects::{Callees, OwnEffects};
use super::flow::{Flow, Points};
use super::gates::{Gate, Gates, gates_passed};
use super::initializers::plain_initializers;
use super::matching::AccessKey;
use super::place::{Access, Bits, Place, Places};
use super::shape::{CallShape, TakenFunctions};
use super::taken::TakenAddresses;
use super::text::Text;
use super::value::{Value, ValueId, Values};
use crate::machine::Machine;
use crate::machine::native::Native;
use crate::state::flaw::Flaw;
use fencepost_base::{FxHashMap, FxHashSet, LazyTable};
use fencepost_ir::{ClassId, ClassKind, Fault, FaultTarget, FuncId, Function, Kind, NativeId, Reg};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::{Arc, RwLock};

/// How often summaries are worked out, per function, before the analysis is given up.
const MOST_ROUNDS: usize = 8;

/// What a finished analysis knows.
pub(crate) struct Futures {
    /// The part of the text that it is about.
    pub coverage: Coverage,
    pub values: Values,
    pub places: Places,
    /// Functions that may be called, started or run as initialisers, with the classes of objects
    /// that they are methods of.
    functions: FxHashMap<FuncId, Option<ClassId>>,
    /// Functions that may be called through a pointer.
    taken: TakenFunctions,
    classes: FxHashSet<ClassId>,
    dispatch: FxHashMap<FuncId, Vec<FuncId>>,
    /// The functions that natives may go on in.
    continuations: FxHashMap<NativeId, Vec<FuncId>>,
    /// The gates that functions pass before they return.
    passed: FxHashMap<FuncId, Gates>,
    summaries: FxHashMap<FuncId, Text>,
    points: LazyTable<Points>,
    /// The classes that some text needs, and the bits that say so.
    class_bits: Vec<(ClassId, u32)>,
    /// Which accesses may touch a piece of memory, as far as it was asked for, and how many places
    /// were known then.
    pub(super) accesses: RwLock<FxHashMap<AccessKey, (usize, Arc<Bits>)>>,
    /// Classes whose initialisers touch their own static fields and new objects only. Who runs such
    /// an initialiser makes no difference.
    plain_initializers: FxHashSet<ClassId>,
    /// Who calls whom, and for which objects.
    pub(super) calls: CallGraph,
    /// What throwing the exceptions of failed operations may touch.
    pub faults: Bits,
    /// What pointers may point into.
    pub(super) addresses: TakenAddresses,
    /// Whether some thread may wait for a piece of memory.
    pub awaits_cells: bool,
}

/// An analysis under way, or one that is asked for more detail.
pub(crate) struct Analysis<'a> {
    pub machine: &'a Machine,
    pub coverage: &'a Coverage,
    pub values: &'a Values,
    pub places: &'a Places,
    taken: &'a TakenFunctions,
    dispatch: &'a FxHashMap<FuncId, Vec<FuncId>>,
    continuations: &'a FxHashMap<NativeId, Vec<FuncId>>,
    /// The gates that functions pass before they return, as far as it is known.
    passed: &'a FxHashMap<FuncId, Gates>,
    summaries: &'a RefCell<FxHashMap<FuncId, Text>>,
    finished: Option<&'a FxHashMap<FuncId, Text>>,
}

impl<'a> Analysis<'a> {
    /// The same analysis, with what is known about the gates that functions pass.
    pub(super) fn with_passed(&self, passed: &'a FxHashMap<FuncId, Gates>) -> Self {
        Self { passed, ..*self }
    }
}

impl Analysis<'_> {
    /// Looks at what a function may touch, in terms of its parameters, as far as it is known.
    pub fn look_at_summary(&self, function: FuncId, look: &mut dyn FnMut(&Text)) {
        match self.finished {
            Some(summaries) => summaries.get(&function).into_iter().for_each(look),
            None => {
                let summaries = self.summaries.borrow();
                summaries.get(&function).into_iter().for_each(look);
            }
        }
    }

    /// The gates that a function passes before it returns.
    pub(super) fn passed(&self, function: FuncId) -> &[Gate] {
        self.passed.get(&function).map_or(&[], Vec::as_slice)
    }

    /// The access to a field that one at the address of the field is. A field of a struct may be part
    /// of any object, unless the struct is in a box.
    pub fn as_field(&self, access: Access, base: ValueId) -> (Access, ValueId) {
        let Value::FieldAddress(object, class, offset) = self.values.get(base) else {
            return (access, base);
        };
        let is_box = matches!(self.values.get(object), Value::Typed(_, own) if own == class);
        match self.places.get(access.place) {
            Some(Place::Memory(cell)) if is_box || self.is_object(class) => {
                let place = self.places.name(Place::Field(class, offset, cell.size()));
                (Access { place, ..access }, object)
            }
            _ => (access, base),
        }
    }

    /// What is left of an access if its object is not known: the class of the object, the field or
    /// the kind of element that a pointer points to.
    pub fn coarse(&self, access: Access, base: ValueId) -> Access {
        let place = match (self.places.get(access.place), self.values.get(base)) {
            // Objects of the class, and of those that extend it, have the field, too.
            (Some(Place::Field(class, offset, size)), Value::Typed(_, own))
                if own != class && self.machine.source.assignable(own, class) =>
            {
                Place::Field(own, offset, size)
            }
            (Some(Place::Memory(cell)), _) if self.values.array_of(base).is_some() => {
                Place::Element(cell.size())
            }
            (Some(Place::Memory(cell)), Value::StaticAddress(class, offset)) => {
                Place::Static(class, offset, cell.size())
            }
            (Some(Place::Atomic(cell)), Value::StaticAddress(class, offset)) => {
                Place::StaticAtomic(class, offset, cell.size())
            }
            (Some(Place::Bytes(size)), Value::StaticAddress(class, offset)) => {
                Place::Static(class, offset, size)
            }
            (Some(Place::Lock(size)), Value::StaticAddress(class, offset)) => {
                Place::StaticLock(class, offset, size)
            }
            (
                Some(
                    place
                    @ (Place::Memory(_) | Place::Atomic(_) | Place::Bytes(_) | Place::Lock(_)),
                ),
                _,
            ) if self.machine.manual_memory => match self.values.get(self.values.origin(base)) {
                Value::StaticAddress(class, _) if place.is_lock() => {
                    Place::StaticLock(class, 0, u32::MAX)
                }
                Value::StaticAddress(class, _) if place.is_atomic() => {
                    Place::StaticAtomic(class, 0, u32::MAX)
                }
                Value::StaticAddress(class, _) => Place::Static(class, 0, u32::MAX),
                _ => return access,
            },
            _ => return access,
        };
        let place = self.places.name(place);
        Access { place, ..access }
    }

    /// Whether objects of a class exist by themselves, and not as parts of others.
    pub fn is_object(&self, class: ClassId) -> bool {
        let info = self.machine.class(class);
        info.is_ok_and(|info| info.class.kind == ClassKind::Object)
    }

    /// The class of the structs that a function is a method of.
    pub fn struct_of(&self, function: FuncId) -> Option<ClassId> {
        let class = self.machine.source.receiver(function)?;
        let info = self.machine.class(class).ok()?;
        (info.class.kind == ClassKind::Struct).then_some(class)
    }

    /// The functions that a virtual call may go to.
    pub fn virtual_targets(&self, method: FuncId) -> Vec<FuncId> {
        self.dispatch.get(&method).cloned().unwrap_or_default()
    }

    /// The functions that a native may go on in.
    pub fn continuations(&self, native: NativeId) -> Vec<FuncId> {
        self.continuations.get(&native).cloned().unwrap_or_default()
    }

    /// The functions that a call through a pointer may go to.
    pub fn indirect_targets(&self, shape: &CallShape) -> Vec<FuncId> {
        let mut targets = self.taken.of_shape(shape).to_vec();
        if self.machine.options.flaw == Flaw::Targets {
            targets.pop();
        }
        targets
    }
}

/// The functions, with the classes of objects that they are methods of.
fn methods_of(machine: &Machine, functions: &[FuncId]) -> FxHashMap<FuncId, Option<ClassId>> {
    let receiver = |function: FuncId| {
        let class = machine.source.receiver(function)?;
        let info = machine.class(class).ok()?;
        (info.class.kind == ClassKind::Object).then_some(class)
    };
    functions.iter().map(|&f| (f, receiver(f))).collect()
}

impl Futures {
    /// Analyses what a run from `entry` may come to in the part of the text that counts. None if that
    /// is too much.
    pub fn analyse(machine: &Machine, entry: FuncId, coverage: Coverage) -> Option<Self> {
        let mut discovery = Discovery::new(machine, &coverage);
        discovery.add(entry);
        let named = [
            machine.source.string_class(),
            machine.source.type_object_class(),
        ];
        for class in named
            .into_iter()
            .flatten()
            .chain(coverage.made().iter().copied())
        {
            discovery.add_class(class);
        }
        let mut throwers = Vec::new();
        for fault in Fault::ALL {
            match machine.source.fault(fault) {
                Ok(FaultTarget::Function(function)) => {
                    discovery.add(function);
                    throwers.push(function);
                }
                Ok(FaultTarget::Class(class)) => discovery.add_class(class),
                Err(_) => {}
            }
        }
        if !discovery.run() {
            return None;
        }
        let Discovery {
            order,
            entered,
            taken,
            known_classes,
            dispatch,
            receivers,
            typed,
            continuations,
            addresses,
            awaits_cells,
            ..
        } = discovery;
        let mut futures = Self {
            coverage,
            values: Values::default(),
            places: Places::default(),
            functions: methods_of(machine, &order),
            taken,
            classes: known_classes,
            dispatch,
            continuations,
            passed: FxHashMap::default(),
            summaries: FxHashMap::default(),
            points: LazyTable::default(),
            class_bits: Vec::new(),
            accesses: RwLock::default(),
            plain_initializers: FxHashSet::default(),
            calls: CallGraph::default(),
            faults: Bits::default(),
            addresses,
            awaits_cells,
        };
        let unused = RefCell::default();
        let analysis = futures.analysis(machine, &unused);
        futures.passed = gates_passed(&analysis, &order);
        futures.summaries = futures.summarise(machine, &order)?;
        for id in 0..futures.places.len() as u32 {
            if let Some(Place::Class(class)) = futures.places.get(id) {
                futures.class_bits.push((class, id << 1 | 1));
            }
        }
        futures.plain_initializers = plain_initializers(&futures, machine, &order, &entered);
        let unused = RefCell::default();
        futures.calls = CallGraph::of(
            &futures.analysis(machine, &unused),
            &order,
            futures
                .classes
                .iter()
                .map(|class| (*class, typed.contains(class))),
            &receivers,
            &throwers,
        );
        for thrower in throwers {
            if let Some(summary) = futures.summaries.get(&thrower) {
                for part in summary.all() {
                    futures.faults.union(&part.any);
                    for based in &part.based {
                        let coarse = futures.coarse(machine, based.access, based.base);
                        futures.faults.insert(coarse.bit());
                    }
                }
                let mut called = Bits::default();
                futures.add_called(machine, summary, &mut called);
                futures.faults.union(&called);
            }
        }
        Some(futures)
    }

    fn summarise(&self, machine: &Machine, order: &[FuncId]) -> Option<FxHashMap<FuncId, Text>> {
        let summaries = RefCell::new(FxHashMap::default());
        let analysis = Analysis {
            machine,
            coverage: &self.coverage,
            values: &self.values,
            places: &self.places,
            taken: &self.taken,
            dispatch: &self.dispatch,
            continuations: &self.continuations,
            passed: &self.passed,
            summaries: &summaries,
            finished: None,
        };
        let mut callers: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
        for &function in order {
            let Ok(code) = machine.preview(function) else {
                continue;
            };
            let covered = self.coverage.ops(function);
            let ops = code.ops.iter().enumerate();
            for (_, op) in ops.filter(|&(pc, _)| covered.has(pc)) {
                if let Callees::Some(callees) = OwnEffects::of(&analysis, code, op).callees {
                    for (callee, _) in callees {
                        let known = callers.entry(callee).or_default();
                        if known.last() != Some(&function) {
                            known.push(function);
                        }
                    }
                }
            }
        }
        // Callees were found after their callers, so most summaries are right the first time.
        let mut queue: VecDeque<FuncId> = order.iter().rev().copied().collect();
        let mut queued: FxHashSet<FuncId> = queue.iter().copied().collect();
        let mut left = order.len().saturating_mul(MOST_ROUNDS);
        // Where a pointer becomes unknown, the caller of a caller looks at what it may point to.
        let mut is_stale = false;
        loop {
            let Some(function) = queue.pop_front() else {
                if !std::mem::take(&mut is_stale) {
                    break;
                }
                queue = order.iter().rev().copied().collect();
                queued = queue.iter().copied().collect();
                continue;
            };
            queued.remove(&function);
            left = left.checked_sub(1)?;
            let Ok(code) = machine.preview(function) else {
                continue;
            };
            let summary = Flow::new(&analysis, code, self.coverage.ops(function))
                .summary(self.receiver(function))?;
            let mut all = summaries.borrow_mut();
            let known: &mut Text = all.entry(function).or_default();
            if known.union(&summary) {
                is_stale |= machine.manual_memory && self.taken.contains(function);
                for &caller in callers.get(&function).into_iter().flatten() {
                    if queued.insert(caller) {
                        queue.push_back(caller);
                    }
                }
            }
        }
        Some(summaries.into_inner())
    }

    /// What may be touched from each operation of a function on. None for a function that was not
    /// foreseen.
    pub fn points(&self, machine: &Machine, function: FuncId) -> Option<&Points> {
        if let Some(points) = self.points.get(function.index()) {
            return Some(points);
        }
        if !self.functions.contains_key(&function) {
            return None;
        }
        let code = machine.preview(function).ok()?;
        let unused = RefCell::default();
        let analysis = self.analysis(machine, &unused);
        let points = Flow::new(&analysis, code, self.coverage.ops(function)).points()?;
        Some(self.points.fill(function.index(), points))
    }

    /// The classes that some text needs, and the bits that say so.
    pub fn class_bits(&self) -> impl Iterator<Item = (ClassId, u32)> + '_ {
        self.class_bits.iter().copied()
    }

    /// What is left of an access if its object is not known ([`Analysis::coarse`]).
    pub fn coarse(&self, machine: &Machine, access: Access, base: ValueId) -> Access {
        let unused = RefCell::default();
        self.analysis(machine, &unused).coarse(access, base)
    }

    pub(super) fn analysis<'a>(
        &'a self,
        machine: &'a Machine,
        unused: &'a RefCell<FxHashMap<FuncId, Text>>,
    ) -> Analysis<'a> {
        Analysis {
            machine,
            coverage: &self.coverage,
            values: &self.values,
            places: &self.places,
            taken: &self.taken,
            dispatch: &self.dispatch,
            continuations: &self.continuations,
            passed: &self.passed,
            summaries: unused,
            finished: Some(&self.summaries),
        }
    }

    /// The classes whose static fields a text names.
    pub fn statics_of(&self, any: &Bits) -> Vec<ClassId> {
        let mut classes: Vec<ClassId> = Vec::new();
        for bit in any.iter() {
            if let Some(
                Place::Static(class, ..)
                | Place::StaticAtomic(class, ..)
                | Place::StaticLock(class, ..),
            ) = self.places.get(bit >> 1)
                && classes.last() != Some(&class)
            {
                classes.push(class);
            }
        }
        classes
    }

    /// Whether it makes no difference who initialises a class.
    pub fn is_plainly_initialized(&self, class: ClassId) -> bool {
        self.plain_initializers.contains(&class)
    }

    /// What a whole function may touch.
    pub fn summary(&self, function: FuncId) -> Option<&Text> {
        self.summaries.get(&function)
    }

    /// Whether a call of a function was foreseen.
    pub fn foresees_call(&self, function: FuncId) -> bool {
        self.functions.contains_key(&function)
    }

    /// The class of the objects that a function is a method of.
    pub fn receiver(&self, function: FuncId) -> Option<ClassId> {
        self.functions.get(&function).copied().flatten()
    }

    /// Whether a call of a function through a pointer was foreseen.
    pub fn foresees_indirect(
        &self,
        machine: &Machine,
        target: FuncId,
        caller: &Function,
        args: &[Reg],
        wanted: Option<Kind>,
    ) -> bool {
        self.taken.foresee(machine, target, caller, args, wanted)
    }

    /// Whether it was foreseen that a native goes on in a function.
    pub fn foresees_continuation(
        &self,
        machine: &Machine,
        native: NativeId,
        function: FuncId,
    ) -> bool {
        let known = self.continuations.get(&native);
        let is_named = |row: &Native| {
            let mut names = row.text().starts.iter();
            names.any(|name| machine.named_function(name).ok() == Some(function))
        };
        known.is_some_and(|known| known.contains(&function))
            || machine.native(native).is_ok_and(is_named)
    }

    /// Whether some text makes addresses of numbers.
    pub fn has_addresses_of_numbers(&self) -> bool {
        self.addresses.of_numbers
    }

    /// Whether an object of a class was foreseen.
    pub fn foresees_object(&self, class: ClassId) -> bool {
        self.classes.contains(&class)
    }
}
