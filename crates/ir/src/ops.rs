//! The one table of operations.
//!
//! A row of [`op_table!`] declares an operation: its variant, its mnemonic, its operands and its
//! effect. The enum, the register visitor, the printer and the parser all come from that row; the
//! compiler then lists the matches (verifier, machine) that a new row must extend.

use crate::scalar::named_enum;
use crate::text::{Parser, Printer, TextError, TextOperand};
use crate::{BinaryOp, Cell, ClassId, CompareOp, ConvertOp, FieldRef, FuncId, Kind, Reg, UnaryOp};
use fencepost_base::define_id;

define_id!(
    /// A string literal of the program.
    StringId
);
define_id!(
    /// The name of a native, as the program's source numbers them.
    NativeId
);
define_id!(
    /// A place in a function that somebody wants to see passed.
    MarkId
);

/// A register that an operation writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Def(pub Reg);

/// A register that an operation writes if someone wants the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptDef(pub Option<Reg>);

/// A register that an operation may read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptUse(pub Option<Reg>);

/// The arguments of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Args(pub Box<[Reg]>);

/// The operation that control goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target(pub u32);

/// The targets of a multi-way branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Targets(pub Box<[u32]>);

/// A constant of a register kind, as its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number {
    /// The kind of the constant.
    pub kind: Kind,
    /// The register word.
    pub bits: u64,
}

named_enum! {
    /// How strongly a read or a write is ordered with other accesses of its thread. What each of
    /// these means is the memory model's business; the words are about what they are for.
    Order {
        /// May be reordered as the memory model says for plain accesses, and may race.
        Plain = "plain",
        /// Atomic and coherent, ordered with nothing else; some call it opaque.
        Relaxed = "relaxed",
        /// A read that nothing later overtakes.
        Acquire = "acquire",
        /// A write that overtakes nothing earlier.
        Release = "release",
        /// Acquire on a read, release on a write, and whatever else the model promises; some call
        /// it sequentially consistent.
        Volatile = "volatile",
    }
}

named_enum! {
    /// How strongly an atomic read-modify-write is ordered.
    UpdateOrder {
        /// Atomic, ordered with nothing else.
        Relaxed = "relaxed",
        /// Nothing later overtakes it.
        Acquire = "acquire",
        /// It overtakes nothing earlier.
        Release = "release",
        /// Both.
        AcqRel = "acq_rel",
        /// A full fence: it happens in place, when everything earlier has completed.
        Volatile = "volatile",
    }
}

named_enum! {
    /// How strongly a compare-exchange that fails, and so only reads, is ordered.
    FailureOrder {
        /// Ordered with nothing else.
        Relaxed = "relaxed",
        /// Nothing later overtakes it.
        Acquire = "acquire",
        /// As a volatile read.
        Volatile = "volatile",
    }
}

/// The orders of a compare-exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CasOrder {
    /// If it stores.
    pub success: UpdateOrder,
    /// If it does not.
    pub failure: FailureOrder,
}

impl CasOrder {
    /// A full fence, whatever comes of it.
    pub const VOLATILE: CasOrder = CasOrder::of(UpdateOrder::Volatile);

    /// This order if it stores, and the same without a release if it does not.
    pub const fn of(success: UpdateOrder) -> Self {
        let failure = match success {
            UpdateOrder::Relaxed | UpdateOrder::Release => FailureOrder::Relaxed,
            UpdateOrder::Acquire | UpdateOrder::AcqRel => FailureOrder::Acquire,
            UpdateOrder::Volatile => FailureOrder::Volatile,
        };
        Self { success, failure }
    }

    /// What is at least as strong as either: all that can be said before the outcome is known.
    pub fn strongest(self) -> UpdateOrder {
        match (self.success, self.failure) {
            (UpdateOrder::Volatile, _) | (_, FailureOrder::Volatile) => UpdateOrder::Volatile,
            (success, FailureOrder::Relaxed) => success,
            (UpdateOrder::Relaxed | UpdateOrder::Acquire, FailureOrder::Acquire) => {
                UpdateOrder::Acquire
            }
            (UpdateOrder::Release | UpdateOrder::AcqRel, FailureOrder::Acquire) => {
                UpdateOrder::AcqRel
            }
        }
    }
}

named_enum! {
    /// What an atomic read-modify-write stores.
    RmwOp {
        /// The operand itself.
        Exchange = "xchg",
        /// Old value plus the operand.
        Add = "add",
        /// Old value minus the operand.
        Sub = "sub",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
    }
}

named_enum! {
    /// Memory fences.
    FenceKind {
        /// Orders everything before it with everything after it.
        Full = "full",
        /// Orders earlier loads with later loads.
        LoadLoad = "ll",
        /// Orders earlier loads with later stores.
        LoadStore = "ls",
        /// Orders earlier stores with later loads.
        StoreLoad = "sl",
        /// Orders earlier stores with later stores.
        StoreStore = "ss",
        /// Orders earlier loads with everything later.
        Acquire = "acquire",
        /// Orders everything earlier with later stores.
        Release = "release",
        /// Both an acquire and a release fence.
        AcqRel = "acq_rel",
    }
}

/// The memory that an operation accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A field of the object in a register (a reference, or a pointer to the start of a struct).
    Field(Reg, FieldRef),
    /// A static field.
    Static(FieldRef),
    /// The running thread's copy of a static field.
    ThreadStatic(FieldRef),
    /// An element of an array of primitive cells: array, index.
    Element(Reg, Reg, Cell),
    /// The bytes at a pointer plus a constant.
    Pointer(Reg, i32, Cell),
}

impl Place {
    /// The type of the accessed cell.
    #[inline]
    pub fn cell(self) -> Cell {
        match self {
            Place::Field(_, f) | Place::Static(f) | Place::ThreadStatic(f) => f.cell,
            Place::Element(_, _, cell) | Place::Pointer(_, _, cell) => cell,
        }
    }
}

/// What running an operation can do beyond writing its result register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing: a function of its inputs that cannot fail. Deferred when an input is a promise.
    Pure,
    /// Stays within the thread, but can fail or needs its inputs now.
    Local,
    /// Moves control inside the thread.
    Control,
    /// Reads or writes memory in one access.
    Memory,
    /// Synchronises with other threads, in one visible step.
    Visible,
}

/// Whether an operand register is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegisterRole {
    /// The operation reads it.
    Use,
    /// The operation writes it.
    Def,
}

/// The part of an operand that is not its text: which registers it names.
pub trait Operand {
    /// Calls `visit` for every register in the operand.
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg));
    /// Replaces every register in the operand by what `map` gives for it.
    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg);
}

/// One row of the table, for help pages and tests.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// The mnemonic, or the operand type that supplies it.
    pub name: &'static str,
    /// The operand names and types.
    pub operands: &'static str,
    /// What it does beyond its result.
    pub effect: Effect,
    /// What it means.
    pub doc: &'static str,
}

macro_rules! op_table {
    ($($effect:ident $variant:ident $mnemonic:tt { $($field:ident : $type:ty),* } $doc:literal;)*) => {
        /// An operation. See the table in this file for what each one means.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Op {
            $(#[doc = $doc] $variant {
                $(#[allow(missing_docs)] $field: $type),*
            },)*
        }

        impl Op {
            /// The rows of the table, in order.
            pub const TABLE: &'static [OpInfo] = &[$(OpInfo {
                name: op_name!($mnemonic),
                operands: stringify!($($field: $type),*),
                effect: Effect::$effect,
                doc: $doc,
            },)*];

            /// The row of the table that declares the operation.
            pub fn info(&self) -> &'static OpInfo {
                enum Row { $($variant),* }
                let row = match self { $(Op::$variant { .. } => Row::$variant,)* };
                &Self::TABLE[row as usize]
            }

            /// What the operation can do beyond writing its result.
            #[inline]
            pub fn effect(&self) -> Effect {
                match self { $(Op::$variant { .. } => Effect::$effect,)* }
            }

            /// Calls `visit` for every register the operation reads or writes.
            pub fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
                match self {
                    $(Op::$variant { $($field),* } => {
                        $($field.visit_registers(visit);)*
                    })*
                }
                let _ = visit;
            }

            /// Replaces every register by what `map` gives for it.
            pub fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
                match self {
                    $(Op::$variant { $($field),* } => {
                        $($field.map_registers(map);)*
                    })*
                }
                let _ = map;
            }

            /// Writes the operation in the text form.
            pub(crate) fn print(&self, printer: &mut Printer<'_>) {
                match self {
                    $(Op::$variant { $($field),* } => {
                        op_print!(printer, $mnemonic, $($field),*);
                    })*
                }
            }

            /// Reads the operands of the operation with this mnemonic. The result register, if
            /// the text had one, is waiting in the parser.
            pub(crate) fn parse(mnemonic: &str, parser: &mut Parser<'_>) -> Result<Option<Op>, TextError> {
                $(op_parse!(parser, mnemonic, $mnemonic, $variant, $($field : $type),*);)*
                Ok(None)
            }
        }
    };
}

/// A mnemonic is a literal, or the first operand's own name when given in brackets.
macro_rules! op_name {
    ($name:literal) => {
        $name
    };
    ([$type:ty]) => {
        stringify!($type)
    };
}

macro_rules! op_print {
    ($printer:ident, $name:literal, $($field:ident),*) => {{
        $printer.begin($name);
        $(TextOperand::print($field, $printer, stringify!($field));)*
    }};
    ($printer:ident, [$type:ty], $operator:ident, $($field:ident),*) => {{
        let name = $operator.name();
        $printer.begin(name.as_ref());
        $(TextOperand::print($field, $printer, stringify!($field));)*
    }};
}

macro_rules! op_parse {
    ($parser:ident, $mnemonic:ident, $name:literal, $variant:ident, $($field:ident : $type:ty),*) => {
        if $mnemonic == $name {
            $(let $field = <$type as TextOperand>::parse($parser, stringify!($field))?;)*
            return Ok(Some(Op::$variant { $($field),* }));
        }
    };
    ($parser:ident, $mnemonic:ident, [$optype:ty], $variant:ident, $operator:ident : $ot:ty, $($field:ident : $type:ty),*) => {
        if let Some($operator) = <$optype>::from_name($mnemonic) {
            $(let $field = <$type as TextOperand>::parse($parser, stringify!($field))?;)*
            return Ok(Some(Op::$variant { $operator, $($field),* }));
        }
    };
}

op_table! {
    Pure Const "const" { dst: Def, value: Number } "A number.";
    Pure Null "null" { dst: Def } "The null reference.";
    Pure StringLiteral "string" { dst: Def, literal: StringId } "The object of a string literal.";
    Pure TypeObject "typeof" { dst: Def, class: ClassId } "The object that stands for a class.";
    Pure FunctionAddress "funcaddr" { dst: Def, function: FuncId } "A pointer to a function.";
    Pure FrameAddress "frame" { dst: Def, offset: u32 } "A pointer into the frame's own memory.";
    Pure Move "mov" { dst: Def, src: Reg } "Copies a register.";
    Pure Unary [UnaryOp] { operator: UnaryOp, dst: Def, src: Reg } "An operator of one operand.";
    Pure Binary [BinaryOp] { operator: BinaryOp, dst: Def, a: Reg, b: Reg } "An operator of two operands; some fault.";
    Pure Compare [CompareOp] { operator: CompareOp, dst: Def, a: Reg, b: Reg } "A comparison; 1 if it holds, else 0.";
    Pure Convert [ConvertOp] { operator: ConvertOp, dst: Def, src: Reg } "A conversion; some fault.";
    Local PointerDifference "ptrdiff" { dst: Def, a: Reg, b: Reg } "The distance in bytes of two pointers into one object.";
    Pure Select "select" { dst: Def, condition: Reg, a: Reg, b: Reg } "`a` if the condition is not 0, else `b`.";

    Control Jump "jump" { target: Target } "Goes on at the target.";
    Control Branch "br" { condition: Reg, then: Target, otherwise: Target } "Goes to `then` if the condition is not 0, else to `otherwise`.";
    Control Switch "switch" { index: Reg, targets: Targets, otherwise: Target } "Goes to the target with this number.";
    Control Return "ret" { value: OptUse } "Ends the call.";
    Control Call "call" { dst: OptDef, function: FuncId, args: Args } "Calls a function.";
    Control CallVirtual "callvirt" { dst: OptDef, method: FuncId, args: Args } "Calls what the class of the first argument has for a method; null faults.";
    Control CallIndirect "calli" { dst: OptDef, function: Reg, args: Args } "Calls the function a pointer points to.";
    Control TailCall "tailcall" { function: Reg, args: Args } "Ends the call by one of the function a pointer points to, whose result becomes its own.";
    Control Native "native" { dst: OptDef, native: NativeId, args: Args } "Calls into the runtime.";

    Control Throw "throw" { exception: Reg } "Throws an object; null faults.";
    Control Rethrow "rethrow" {} "Throws the exception of the innermost active handler again.";
    Control Leave "leave" { target: Target } "Leaves protected code or a handler; finallys in between run first.";
    Control EndFinally "endfinally" {} "Ends a finally or fault handler.";
    Control EndFilter "endfilter" { accept: Reg } "Ends a filter; not 0 takes the exception.";
    Local Caught "caught" { dst: Def } "The exception of the innermost active handler or filter.";

    Memory Load "load" { dst: Def, order: Order, place: Place } "Reads a cell.";
    Memory Store "store" { order: Order, place: Place, value: Reg } "Writes a cell.";
    Visible Rmw "rmw" { dst: OptDef, order: UpdateOrder, operator: RmwOp, place: Place, value: Reg } "Changes a cell in one step; the result is the old value.";
    Visible CompareExchange "cas" { dst: OptDef, order: CasOrder, place: Place, expected: Reg, value: Reg } "Stores `value` if the cell holds `expected`; the result is the old value.";
    Local Address "addr" { dst: Def, place: Place } "The address of a cell; checks as an access would.";
    Visible Fence "fence" { kind: FenceKind } "Orders accesses around it.";

    Local New "new" { dst: Def, class: ClassId } "A zeroed object.";
    Local NewArray "newarr" { dst: Def, class: ClassId, length: Reg } "A zeroed array; a negative length faults.";
    Local NewBytes "newbytes" { dst: Def, size: Reg } "Zeroed untyped memory of the frame, gone when the call ends.";
    Local ArrayLength "len" { dst: Def, array: Reg } "The length of an array; null faults.";
    Local ElementAddress "elem" { dst: Def, array: Reg, index: Reg } "The address of an element; null and range fault.";
    Local NullCheck "nullcheck" { value: Reg } "Faults on null.";
    Local IsInstance "isinst" { dst: Def, class: ClassId, value: Reg } "The reference itself if assignable to the class, else null.";
    Local Cast "cast" { dst: Def, class: ClassId, value: Reg } "The reference itself; faults if neither null nor assignable.";
    Local StoreCheck "storecheck" { array: Reg, value: Reg } "Faults if the array cannot hold the reference.";
    Visible InitClass "initclass" { class: ClassId } "Makes sure the class is initialised.";

    Visible MonitorEnter "enter" { object: Reg, taken: OptUse } "Acquires a monitor; sets the byte that `taken` points to to 1 in the same step.";
    Visible MonitorExit "exit" { object: Reg } "Releases a monitor; faults if not held.";
    Visible MonitorTryEnter "tryenter" { dst: OptDef, object: Reg, timeout: OptUse, taken: OptUse } "Acquires a monitor if free, or before the timeout (ms, -1: no limit, none: at once); 1 if acquired.";
    Visible MonitorWait "wait" { dst: OptDef, object: Reg, timeout: OptUse } "Gives the monitor up until pulsed or timed out, then takes it again; 1 if pulsed.";
    Visible MonitorPulse "pulse" { object: Reg } "Moves the first waiting thread to the ready queue.";
    Visible MonitorPulseAll "pulseall" { object: Reg } "Moves all waiting threads to the ready queue.";

    Visible ThreadStart "start" { dst: OptDef, function: FuncId, args: Args } "Starts a thread; the result is its handle, a 64-bit number that is not 0.";
    Visible ThreadJoin "join" { dst: OptDef, thread: Reg, timeout: OptUse } "Waits for the end of a thread; 1 if it ended.";
    Local ThreadSelf "self" { dst: Def } "The handle of the running thread.";
    Visible Yield "yield" {} "A point where others may run, once nothing is pending.";
    Visible CallBegins "callbegins" { method: FuncId, class: ClassId, object: OptUse, args: Args } "Records that an operation of an object, or of a class, begins; a call inside another one on the same object is not recorded.";
    Visible CallEnds "callends" { class: ClassId, object: OptUse, results: Args } "Records that it ends: with an exception inside a fault handler, and with these results elsewhere.";
    Local Mark "mark" { number: MarkId } "A numbered place that the events of a run show; nothing happens.";

    Visible Choose "choose" { dst: Def, bound: Reg } "Any number from 0 to below the bound.";
    Local Assert "assert" { condition: Reg, message: OptString } "A violation if the condition is 0.";
    Local Assume "assume" { condition: Reg } "Discards the run if the condition is 0.";
    Visible AtomicBegin "atomic" {} "Starts a section that other threads cannot interrupt.";
    Local AtomicEnd "endatomic" {} "Ends it.";
}

/// The message of an assertion, if it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptString(pub Option<StringId>);

macro_rules! no_registers {
    ($($type:ty),*) => {
        $(impl Operand for $type {
            fn visit_registers(&self, _: &mut dyn FnMut(RegisterRole, Reg)) {}
            fn map_registers(&mut self, _: &mut dyn FnMut(Reg) -> Reg) {}
        })*
    };
}

no_registers!(
    Number,
    StringId,
    ClassId,
    FuncId,
    NativeId,
    MarkId,
    u32,
    UnaryOp,
    BinaryOp,
    CompareOp,
    ConvertOp,
    Target,
    Targets,
    Order,
    UpdateOrder,
    CasOrder,
    RmwOp,
    FenceKind,
    OptString
);

impl Operand for Reg {
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
        visit(RegisterRole::Use, *self);
    }

    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
        *self = map(*self);
    }
}

impl Operand for Def {
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
        visit(RegisterRole::Def, self.0);
    }

    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
        self.0 = map(self.0);
    }
}

impl Operand for OptDef {
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
        if let Some(reg) = self.0 {
            visit(RegisterRole::Def, reg);
        }
    }

    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
        self.0 = self.0.map(map);
    }
}

impl Operand for OptUse {
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
        if let Some(reg) = self.0 {
            visit(RegisterRole::Use, reg);
        }
    }

    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
        self.0 = self.0.map(map);
    }
}

impl Operand for Args {
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
        self.0.iter().for_each(|reg| visit(RegisterRole::Use, *reg));
    }

    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
        self.0.iter_mut().for_each(|reg| *reg = map(*reg));
    }
}

impl Operand for Place {
    fn visit_registers(&self, visit: &mut dyn FnMut(RegisterRole, Reg)) {
        match self {
            Place::Field(reg, _) | Place::Pointer(reg, ..) => visit(RegisterRole::Use, *reg),
            Place::Element(array, index, _) => {
                visit(RegisterRole::Use, *array);
                visit(RegisterRole::Use, *index);
            }
            Place::Static(_) | Place::ThreadStatic(_) => {}
        }
    }

    fn map_registers(&mut self, map: &mut dyn FnMut(Reg) -> Reg) {
        match self {
            Place::Field(reg, _) | Place::Pointer(reg, ..) => *reg = map(*reg),
            Place::Element(array, index, _) => {
                *array = map(*array);
                *index = map(*index);
            }
            Place::Static(_) | Place::ThreadStatic(_) => {}
        }
    }
}
