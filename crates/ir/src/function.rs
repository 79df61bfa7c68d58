//! Functions: registers, operations, exception regions.

use crate::{ClassId, Kind, Layout, Liveness, Op};
use fencepost_base::{Position, define_id};
use std::sync::OnceLock;

define_id!(
    /// A function of the program.
    FuncId
);

/// A register of a function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reg(pub u16);

impl Reg {
    /// The register's place in its frame.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known about a register before the program runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegInfo {
    /// What it holds.
    pub kind: Kind,
    /// The name people know it by, if it has one.
    pub name: Option<String>,
}

/// Parameter and result kinds of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Kinds of the parameters.
    pub params: Vec<Kind>,
    /// Kind of the result, if there is one.
    pub result: Option<Kind>,
}

/// What an exception region does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Handles exceptions assignable to the class.
    Catch(ClassId),
    /// Asks the filter code at this operation whether to handle the exception.
    Filter(u32),
    /// Runs whichever way control leaves the protected operations.
    Finally,
    /// Runs only when an exception leaves the protected operations.
    Fault,
}

/// One row of a function's exception table. Rows are tried in order, inner ones first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// What it does.
    pub kind: RegionKind,
    /// First protected operation.
    pub start: u32,
    /// One past the last protected operation.
    pub end: u32,
    /// First operation of the handler.
    pub handler: u32,
    /// One past the last operation of the handler.
    pub handler_end: u32,
}

impl Region {
    /// Whether the operation at `pc` is protected by this region.
    #[inline]
    pub fn protects(&self, pc: u32) -> bool {
        self.start <= pc && pc < self.end
    }

    /// Whether the operation at `pc` is part of the handler (not of a filter).
    #[inline]
    pub fn handles(&self, pc: u32) -> bool {
        self.handler <= pc && pc < self.handler_end
    }
}

/// One row of a flat exception table: where control goes if an exception of a class comes up in a
/// range of operations. Rows are tried in order. They need not be nested, a handler may protect
/// itself, and control may jump into and out of protected ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handler {
    /// First protected operation.
    pub start: u32,
    /// One past the last protected operation.
    pub end: u32,
    /// Where control goes.
    pub target: u32,
    /// What it handles; everything if there is no class.
    pub class: Option<ClassId>,
    /// The register that gets the exception.
    pub exception: Reg,
}

impl Handler {
    /// Whether the operation at `pc` is protected by this row.
    #[inline]
    pub fn protects(&self, pc: u32) -> bool {
        self.start <= pc && pc < self.end
    }
}

/// A place between two statements of the source, where something could be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The operation before which it is. Every way to the statement comes past here.
    pub pc: u32,
    /// Where the statement begins; the code offset is that of the operation.
    pub position: Position,
    /// Whether the statement is a loop and the place is outside it, passed once on the way in.
    pub enters_loop: bool,
}

/// The places between the statements of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Statements {
    /// Every operation is a statement of its own.
    #[default]
    Every,
    /// These, by operation.
    At(Vec<Statement>),
}

/// A lowered function.
#[derive(Debug)]
pub struct Function {
    /// Full name, as reports show it.
    pub name: String,
    /// The first registers are the parameters.
    pub param_count: u16,
    /// All registers.
    pub regs: Vec<RegInfo>,
    /// Kind of the result, if there is one.
    pub result: Option<Kind>,
    /// Memory for locals whose address is taken; private to the running thread.
    pub frame: Layout,
    /// The code.
    pub ops: Vec<Op>,
    /// Where each operation comes from; as long as `ops`.
    pub positions: Vec<Position>,
    /// The exception table, if it consists of nested regions.
    pub regions: Vec<Region>,
    /// The exception table, if it is flat. A function has one or the other.
    pub handlers: Vec<Handler>,
    /// Where its statements begin.
    pub statements: Statements,
    /// Whether this is library code (see the library option of the checker).
    pub library: bool,
    /// Whether it may set cells of its first argument that get their value only once.
    pub constructs: bool,
    liveness: OnceLock<Liveness>,
}

impl Function {
    /// An empty function to be filled by a front end or the text parser.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            param_count: 0,
            regs: Vec::new(),
            result: None,
            frame: Layout::default(),
            ops: Vec::new(),
            positions: Vec::new(),
            regions: Vec::new(),
            handlers: Vec::new(),
            statements: Statements::default(),
            library: false,
            constructs: false,
            liveness: OnceLock::new(),
        }
    }

    /// Adds a register.
    pub fn add_reg(&mut self, kind: Kind, name: Option<String>) -> Reg {
        let reg = Reg(self.regs.len() as u16);
        self.regs.push(RegInfo { kind, name });
        reg
    }

    /// Adds an operation and returns its index.
    pub fn add_op(&mut self, op: Op, position: Position) -> u32 {
        self.ops.push(op);
        self.positions.push(position);
        self.ops.len() as u32 - 1
    }

    /// Whether an exception may lead to code of the function itself.
    #[inline]
    pub fn handles_exceptions(&self) -> bool {
        !self.regions.is_empty() || !self.handlers.is_empty()
    }

    /// The position of the operation at `pc`.
    pub fn position(&self, pc: u32) -> Position {
        self.positions
            .get(pc as usize)
            .copied()
            .unwrap_or(Position::UNKNOWN)
    }

    /// Which registers are live before each operation, computed on first use.
    #[inline]
    pub fn liveness(&self) -> &Liveness {
        self.liveness.get_or_init(|| Liveness::compute(self))
    }

    /// The parameter and result kinds.
    pub fn signature(&self) -> Signature {
        Signature {
            params: self.regs[..self.param_count as usize]
                .iter()
                .map(|r| r.kind)
                .collect(),
            result: self.result,
        }
    }
}
