//! The program: a typed, register-based intermediate representation.
//!
//! Front ends lower what they read to this form, the machine runs it, and nobody else gives an
//! operation a meaning. Registers are 64-bit words with a static [`Kind`]; memory is bytes under
//! a [`Layout`]; control flow is a flat list of operations with jump targets and an ordered table
//! of exception regions. This crate names no source language and runs nothing.

mod class;
mod flow;
mod function;
mod insert;
mod interface;
mod kind;
mod kinds;
pub mod limits;
mod liveness;
mod meaning;
pub mod numbering;
mod ops;
mod overlay;
mod program;
mod program_source;
mod scalar;
mod shape;
mod source;
mod start;
pub mod text;
mod titles;
mod verify;

pub use class::{
    ARRAY_DATA, CellAt, Class, ClassId, ClassKind, Field, FieldId, FieldRef, Initial,
    InitialAddress, Layout, STRING_DATA, Storage,
};
pub use function::{
    FuncId, Function, Handler, Reg, RegInfo, Region, RegionKind, Signature, Statement, Statements,
};
pub use insert::insert_operations;
pub use interface::{
    FieldDefinition, Interface, LateValue, Marked, MarkedRaces, Operation, Parameter, Spare,
    ToldCall, names_class,
};
pub use kind::{Cell, Kind};
pub use kinds::{THREAD_HANDLE, Wants, operand_kinds};
pub use liveness::Liveness;
pub use meaning::{HandleFields, Known, MutexStep, NativeMeaning};
pub use ops::{
    Args, CasOrder, Def, Effect, FailureOrder, FenceKind, MarkId, NativeId, Number, Op, OpInfo,
    Operand, OptDef, OptString, OptUse, Order, Place, RegisterRole, RmwOp, StringId, Target,
    Targets, UpdateOrder,
};
pub use overlay::Overlay;
pub use program::{EXCEPTION_CLASS, Program, STRING_CLASS, TYPE_CLASS};
pub use scalar::{BinaryOp, BinaryOperator, CompareOp, CompareOperator, ConvertOp, UnaryOp};
pub use shape::{Allocated, Shape, ShapeId, ShapeMember};
pub use source::{
    AskForNumber, Fault, FaultTarget, INTERRUPT_NATIVE, Problem, REFUSED_NATIVE, Rules, Source,
    WAITING_NATIVE,
};
pub use start::Start;
pub use titles::{FunctionTitle, Plumbing, WrittenAs, shorten_type_name};
pub use verify::{VerifyError, verify_function};
