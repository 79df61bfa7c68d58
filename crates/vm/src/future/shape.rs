//! What a call through a pointer and the function that it goes to have in common.

use crate::machine::Machine;
use fencepost_base::FxHashMap;
use fencepost_ir::{FuncId, Function, Kind, Op, Reg, Signature};

/// The kinds of the arguments and of the result. Whoever calls a function as another one, with a
/// number in the place of a reference, is noticed while the program runs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct CallShape {
    params: Box<[Kind]>,
    result: Option<Kind>,
}

/// References, addresses and wide numbers stand for each other: a method of a struct gets an address
/// where its caller has a box, and programs whose memory has no types make numbers addresses.
fn broadly(kind: Kind) -> Kind {
    match kind {
        Kind::I64 | Kind::Ref | Kind::Ptr => Kind::I64,
        Kind::I32 | Kind::F32 | Kind::F64 => kind,
    }
}

/// The result as far as it counts: where memory has no types, callers may ignore it.
fn result(machine: &Machine, result: Option<Kind>) -> Option<Kind> {
    result.filter(|_| !machine.manual_memory).map(broadly)
}

/// The kinds of the registers of a call.
fn kinds<'a>(caller: &'a Function, args: &'a [Reg]) -> impl Iterator<Item = Kind> + 'a {
    args.iter()
        .map(|arg| broadly(caller.regs[arg.index()].kind))
}

/// The kind of what a call through a pointer gives its caller.
fn wanted(caller: &Function, op: &Op) -> Option<Kind> {
    match op {
        Op::CallIndirect { dst, .. } => dst.0.map(|dst| caller.regs[dst.index()].kind),
        // A tail call gives what the caller would have given.
        _ => caller.result,
    }
}

impl CallShape {
    fn of_function(machine: &Machine, signature: &Signature) -> Self {
        Self {
            params: signature.params.iter().copied().map(broadly).collect(),
            result: result(machine, signature.result),
        }
    }

    /// The shape of a call through a pointer.
    pub fn of_call(machine: &Machine, caller: &Function, op: &Op, args: &[Reg]) -> Self {
        Self {
            params: kinds(caller, args).collect(),
            result: result(machine, wanted(caller, op)),
        }
    }
}

/// The functions whose addresses are taken.
#[derive(Default)]
pub(crate) struct TakenFunctions {
    by_shape: FxHashMap<CallShape, Vec<FuncId>>,
    shapes: FxHashMap<FuncId, CallShape>,
}

impl TakenFunctions {
    pub fn insert(&mut self, machine: &Machine, function: FuncId, signature: &Signature) {
        let shape = CallShape::of_function(machine, signature);
        self.by_shape
            .entry(shape.clone())
            .or_default()
            .push(function);
        self.shapes.insert(function, shape);
    }

    pub fn contains(&self, function: FuncId) -> bool {
        self.shapes.contains_key(&function)
    }

    /// The functions of a shape.
    pub fn of_shape(&self, shape: &CallShape) -> &[FuncId] {
        self.by_shape.get(shape).map_or(&[], Vec::as_slice)
    }

    /// Whether a call that wants a result is one that the text of the program leads to expect.
    pub fn foresee(
        &self,
        machine: &Machine,
        target: FuncId,
        caller: &Function,
        args: &[Reg],
        wanted: Option<Kind>,
    ) -> bool {
        self.shapes.get(&target).is_some_and(|shape| {
            shape.params.iter().copied().eq(kinds(caller, args))
                && shape.result == result(machine, wanted)
        })
    }
}
