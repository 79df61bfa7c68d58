//! Which functions a program may come to, and which objects it makes, by rapid type analysis.

use super::callable::Receivers;
use super::control::reachable;
use super::coverage::Coverage;
use super::initializers::{statics_of, thread_statics_of};
use super::shape::TakenFunctions;
use super::taken::TakenAddresses;
use crate::machine::Machine;
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::{ClassId, FuncId, InitialAddress, NativeId, Op};

/// Programs that may come to more functions, or operations, are not analysed.
const MOST_FUNCTIONS: usize = 1_500;
const MOST_OPERATIONS: usize = 60_000;

/// The search for functions that may be called.
pub(super) struct Discovery<'a> {
    machine: &'a Machine,
    coverage: &'a Coverage,
    functions: FxHashSet<FuncId>,
    pub order: Vec<FuncId>,
    /// Functions that something else than a call of just this function may come to.
    pub entered: FxHashSet<FuncId>,
    pub taken: TakenFunctions,
    classes: Vec<ClassId>,
    pub known_classes: FxHashSet<ClassId>,
    methods: Vec<FuncId>,
    pub dispatch: FxHashMap<FuncId, Vec<FuncId>>,
    pub receivers: Receivers,
    pub typed: FxHashSet<ClassId>,
    pub continuations: FxHashMap<NativeId, Vec<FuncId>>,
    pub addresses: TakenAddresses,
    /// Whether some native waits for a piece of memory.
    pub awaits_cells: bool,
    /// Classes of static memory that has been looked at.
    filled: FxHashSet<ClassId>,
    operations: usize,
}

impl<'a> Discovery<'a> {
    pub fn new(machine: &'a Machine, coverage: &'a Coverage) -> Self {
        Self {
            machine,
            coverage,
            functions: FxHashSet::default(),
            order: Vec::new(),
            entered: FxHashSet::default(),
            taken: TakenFunctions::default(),
            classes: Vec::new(),
            known_classes: FxHashSet::default(),
            methods: Vec::new(),
            dispatch: FxHashMap::default(),
            receivers: Receivers::default(),
            typed: FxHashSet::default(),
            continuations: FxHashMap::default(),
            addresses: TakenAddresses::default(),
            awaits_cells: false,
            filled: FxHashSet::default(),
            operations: 0,
        }
    }

    /// Adds a function that is not, or not only, called by its name.
    pub fn add(&mut self, function: FuncId) {
        self.entered.insert(function);
        self.add_called(function);
    }

    fn add_called(&mut self, function: FuncId) {
        if self.functions.insert(function) {
            self.order.push(function);
        }
    }

    pub fn add_class(&mut self, class: ClassId) {
        if !self.known_classes.insert(class) {
            return;
        }
        self.classes.push(class);
        for at in 0..self.methods.len() {
            self.dispatch_on(class, self.methods[at]);
        }
        let natives: Vec<NativeId> = self.continuations.keys().copied().collect();
        for native in natives {
            self.continue_with(class, native);
        }
    }

    fn add_native(&mut self, native: NativeId) {
        let Ok(row) = self.machine.native(native) else {
            return;
        };
        for name in row.text().starts {
            if let Ok(function) = self.machine.named_function(name) {
                self.add(function);
            }
        }
        if row.continues_in.is_some() && !self.continuations.contains_key(&native) {
            self.continuations.insert(native, Vec::new());
            for at in 0..self.classes.len() {
                self.continue_with(self.classes[at], native);
            }
        }
    }

    /// Adds what a native goes on in for objects of a class.
    fn continue_with(&mut self, class: ClassId, native: NativeId) {
        let row = self.machine.native(native).ok();
        let continues_in = row.and_then(|row| row.continues_in);
        let Some(function) = continues_in.and_then(|of| of(self.machine, class)) else {
            return;
        };
        let known = self.continuations.entry(native).or_default();
        if !known.contains(&function) {
            known.push(function);
        }
        self.add(function);
    }

    fn add_method(&mut self, method: FuncId) {
        if self.dispatch.contains_key(&method) {
            return;
        }
        self.dispatch.insert(method, Vec::new());
        self.methods.push(method);
        for at in 0..self.classes.len() {
            self.dispatch_on(self.classes[at], method);
        }
    }

    fn dispatch_on(&mut self, class: ClassId, method: FuncId) {
        let source = &self.machine.source;
        let receives = source.receiver(method);
        if receives.is_some_and(|receiver| !source.assignable(class, receiver)) {
            return;
        }
        let Ok(target) = self.machine.dispatch(class, method) else {
            return;
        };
        let targets = self.dispatch.entry(method).or_default();
        if !targets.contains(&target) {
            targets.push(target);
        }
        self.receivers
            .entry((method, target))
            .or_default()
            .push(class);
        self.add(target);
        // A pointer to a virtual function may be one to any of those that override it.
        if self.taken.contains(method) {
            self.take_address(target);
        }
    }

    fn take_address(&mut self, function: FuncId) {
        if !self.taken.contains(function)
            && let Ok(signature) = self.machine.source.signature(function)
        {
            self.taken.insert(self.machine, function, &signature);
            self.add(function);
            match self.dispatch.get(&function).cloned() {
                Some(targets) => targets.into_iter().for_each(|f| self.take_address(f)),
                None => self.add_method(function),
            }
        }
    }

    /// Looks at everything that may be called; false if that is too much.
    pub fn run(&mut self) -> bool {
        let mut next = 0;
        while let Some(&function) = self.order.get(next) {
            next += 1;
            // What cannot be lowered ends the execution that comes to it.
            let Ok(code) = self.machine.preview(function) else {
                continue;
            };
            self.operations += code.ops.len();
            if next > MOST_FUNCTIONS || self.operations > MOST_OPERATIONS {
                return false;
            }
            let reachable = reachable(self.machine, code, self.coverage.ops(function));
            for (op, _) in code.ops.iter().zip(reachable).filter(|(_, there)| *there) {
                self.look_at(op);
            }
        }
        true
    }

    /// Takes the addresses of functions that static memory holds from the start, and of those that
    /// it leads to.
    fn add_filled(&mut self, class: ClassId) {
        let mut classes = vec![class];
        while let Some(class) = classes.pop() {
            let info = self.machine.class(class);
            let Some(info) = info.ok().filter(|_| self.filled.insert(class)) else {
                continue;
            };
            for &(_, address) in &info.class.initial.addresses {
                match address {
                    InitialAddress::Function(function) => self.take_address(function),
                    InitialAddress::Static(other, _) => classes.push(other),
                }
            }
        }
    }

    fn look_at(&mut self, op: &Op) {
        self.addresses.note(self.machine, op);
        if let Some(class) = statics_of(op).or_else(|| thread_statics_of(op)) {
            self.add_filled(class);
        }
        match op {
            Op::Call { function, .. } => self.add_called(*function),
            Op::ThreadStart { function, .. } => self.add(*function),
            Op::CallVirtual { method, .. } => self.add_method(*method),
            Op::FunctionAddress { function, .. } => self.take_address(*function),
            Op::New { class, .. } | Op::NewArray { class, .. } => self.add_class(*class),
            Op::TypeObject { class, .. } => {
                self.typed.insert(*class);
                self.add_class(*class);
            }
            Op::InitClass { class } => {
                if let Ok(info) = self.machine.class(*class)
                    && let Some(initializer) = info.class.initializer
                {
                    self.add(initializer);
                }
            }
            Op::Native { native, .. } => {
                let row = self.machine.native(*native);
                self.awaits_cells |= row.is_ok_and(|row| row.gate.is_some());
                self.add_native(*native);
            }
            // No other operation leads to code or makes objects.
            _ => {}
        }
    }
}
