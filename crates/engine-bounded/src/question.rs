//! What is asked about a program, and what is answered.

use crate::certificate::Certificate;
use crate::commit::Commits;
use crate::decode::Step;
use crate::fencing::{Fencing, Obstacle};
use crate::flaw::Flaw;
use crate::solver::{Reason, SolverName, StopFn};
use crate::unroll::{Site, What};
use fencepost_ir::{Cell, ClassId, FuncId, Problem, Source};
use fencepost_memory_model::Axioms;
use std::collections::BTreeSet;

/// A static cell whose last value is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StaticCell {
    /// The class.
    pub class: ClassId,
    /// The byte in its static memory.
    pub offset: u32,
    /// The type of the cell.
    pub cell: Cell,
}

/// How far to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The first bound on how often control may go back within a call.
    pub first_rounds: u32,
    /// The last one; each is twice the one before.
    pub last_rounds: u32,
    /// Accesses that are ordered; the formula grows with the third power.
    pub events: usize,
    /// Operations that are followed.
    pub steps: usize,
    /// Rows of last values.
    pub rows: usize,
    /// A mistake to make, for tests.
    #[doc(hidden)]
    pub flaw: Option<Flaw>,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            first_rounds: 2,
            last_rounds: 16,
            events: 300,
            steps: 2_000_000,
            rows: 100_000,
            flaw: None,
        }
    }
}

/// Says of a row whether somebody looks for it.
pub type Sought<'a> = Box<dyn Fn(&Row) -> bool + 'a>;

/// A program, a memory model and what is asked.
pub struct Question<'a> {
    /// The program.
    pub source: &'a dyn Source,
    /// Where it starts.
    pub entry: FuncId,
    /// The memory model.
    pub axioms: Axioms,
    /// Whether plain accesses of library code count as volatile.
    pub library_ordered: bool,
    /// Cells whose last values are collected.
    pub wanted: Vec<StaticCell>,
    /// Whether to collect last values at all.
    pub rows: bool,
    /// Rows that are known already and not wanted.
    pub excluded: Vec<Vec<Last>>,
    /// Whether one row is enough.
    pub first_row: bool,
    /// Whether a row is what somebody looks for, so that none is asked for behind it.
    pub sought: Option<Sought<'a>>,
    /// Last values that are required.
    pub required: Option<Vec<Last>>,
    /// Where operations take effect, if a test says so; then an observation is asked for that
    /// differs from that of the operations one after the other in this order.
    pub commits: Option<Commits<'a>>,
    /// Whether to look for failures and deadlocks, too.
    pub failures: bool,
    /// Fences beside those of the program.
    pub fencing: Fencing,
    /// Whether to keep the formula, and a proof of the answer.
    pub certify: bool,
    /// How far to go.
    pub effort: Effort,
    /// Who is asked.
    pub solver: SolverName,
    /// Asked now and then whether to give up.
    pub stop: Option<StopFn>,
}

impl Question<'_> {
    /// Whether an operation is where some operation of a test takes effect.
    pub(crate) fn pins(&self, site: Site) -> bool {
        self.commits.as_ref().is_some_and(|commits| {
            let mut numbers = 0..commits.operations.len();
            numbers.any(|operation| (commits.is_commit)(operation, site))
        })
    }
}

/// The last value of a cell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Last {
    /// A number, as the register word.
    Word(u64),
    /// No object.
    Null,
    /// An object, or a place in one: a number that tells objects apart, and the class.
    Object(u32, Option<ClassId>),
}

/// Why an answer is not about all executions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Limit {
    /// Loops or calls may go on beyond what was unrolled.
    Unrolling,
    /// There are too many accesses.
    Size,
    /// There are too many rows.
    Rows,
    /// Somebody wanted it to stop.
    Stopped(Reason),
}

/// Something wrong, with an execution that shows it.
#[derive(Clone, Debug)]
pub struct Found {
    /// What; nothing for threads that wait for each other.
    pub what: Option<What>,
    /// Where, if it is in one place.
    pub site: Option<Site>,
    /// The execution.
    pub steps: Vec<Step>,
    /// The arguments of the operations, where a test has commit points.
    pub arguments: Vec<Last>,
}

/// Last values, with an execution that has them.
#[derive(Clone, Debug)]
pub struct Row {
    /// The values, in the order of the cells.
    pub values: Vec<Last>,
    /// What the operations one after the other give, where they are compared with that.
    pub serial: Vec<Last>,
    /// The execution.
    pub steps: Vec<Step>,
}

/// The answer to a question.
#[derive(Clone, Debug, Default)]
pub struct Result {
    /// What is wrong.
    pub failures: Vec<Found>,
    /// Every combination of last values.
    pub rows: Vec<Row>,
    /// What executions need and the encoder does not have.
    pub unsupported: Vec<Problem>,
    /// Why the answer is not about all executions.
    pub limits: BTreeSet<Limit>,
    /// Whether library code was treated as ordered.
    pub library_was_ordered: bool,
    /// Whether an atomic update promises less than the order that it was given.
    pub updates_were_ordered: bool,
    /// Operations that were followed.
    pub instructions: usize,
    /// Reads among the accesses.
    pub loads: usize,
    /// Writes among the accesses.
    pub stores: usize,
    /// Variables of the formula.
    pub variables: usize,
    /// Its clauses.
    pub clauses: usize,
    /// Operations without any access that could be where they take effect.
    pub without_commit: Vec<usize>,
    /// Whether no execution comes to its end, so that there was nothing to compare.
    pub vacuous: bool,
    /// What stands against the fences that were chosen, where fences are looked for.
    pub obstacle: Option<Obstacle>,
    /// The formula, and a proof if it has no solution, if they are wanted.
    pub certificate: Option<Certificate>,
    /// Whether something is chosen while there are several threads, so that operations in one
    /// order have several results.
    pub chooses: bool,
    /// How often control went back at most within a call.
    pub rounds: u32,
}
