//! Program points: places between statements, numbered as they are first seen.

use fencepost_base::{FxHashMap, Position};
use fencepost_ir::{FuncId, Function, MarkId, Op, Source, Statement, Statements};
use std::sync::{Arc, Mutex, PoisonError};

/// How good a place for a fence a point is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PointRank {
    /// A line can be put before the statement.
    Line,
    /// The source has no place for a line there; the compiled code has one.
    Code,
    /// Inside a library, which the programmer does not change.
    Library,
}

/// A place in the source, for whoever decides whether a line can be put there.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The source file, as debug information names it.
    pub file: &'a str,
    /// The position of the statement.
    pub position: Position,
    /// Whether the statement is a loop and the place is before it.
    pub enters_loop: bool,
}

/// A program point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The statement after it, in the words of reports.
    pub before: String,
    /// The source file, as debug information names it.
    pub file: String,
    /// The function.
    pub method: String,
    /// The position of the statement after it.
    pub position: Position,
    /// How good a place it is.
    pub rank: PointRank,
    /// How many loops of its function it is in.
    pub loops: u32,
    /// Whether the statement is a loop and the place is before it.
    pub enters_loop: bool,
}

impl Point {
    /// What an order of points goes by: the same in every process that opens the program.
    pub(crate) fn sort_key(&self) -> (PointRank, &str, u32, u32, &str, u32) {
        let Position {
            line,
            column,
            code_offset,
            ..
        } = self.position;
        (
            self.rank,
            &self.file,
            line,
            column,
            &self.method,
            code_offset,
        )
    }
}

/// Says whether a line can be put at a place.
pub(crate) type Nameable = dyn Fn(Place<'_>) -> bool + Send + Sync;

/// All points seen so far. Functions made from one piece of code share theirs.
pub(crate) struct Points {
    nameable: Arc<Nameable>,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    numbers: FxHashMap<(u64, u32), MarkId>,
    points: Vec<Point>,
}

impl Points {
    pub fn new(nameable: Arc<Nameable>) -> Self {
        Self {
            nameable,
            table: Mutex::default(),
        }
    }

    /// The point with a number.
    pub fn get(&self, id: MarkId) -> Option<Point> {
        let table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        table.points.get(id.index()).cloned()
    }

    /// The points of a function, each with the operation that it is before.
    pub fn of(&self, source: &dyn Source, id: FuncId, function: &Function) -> Vec<(u32, MarkId)> {
        let statements = statements(function);
        let code = source.shared_code(id);
        let loops = Loops::of(function);
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found = Vec::with_capacity(statements.len());
        for statement in statements {
            let position = statement.position;
            let offset = match position.code_offset {
                Position::NO_OFFSET => statement.pc,
                offset => offset,
            };
            let next = MarkId(table.points.len() as u32);
            let number = *table.numbers.entry((code, offset)).or_insert(next);
            if number == next {
                let file = match position.line {
                    0 => String::new(),
                    _ => source.file_name(position.file),
                };
                let place = Place {
                    file: &file,
                    position,
                    enters_loop: statement.enters_loop,
                };
                let rank = match (function.library, (self.nameable)(place)) {
                    (true, _) => PointRank::Library,
                    (_, true) => PointRank::Line,
                    (_, false) => PointRank::Code,
                };
                table.points.push(Point {
                    before: source.describe_position(id, position),
                    method: source.function_name(id),
                    position,
                    rank,
                    loops: loops.around(statement.pc),
                    enters_loop: statement.enters_loop,
                    file,
                });
            }
            found.push((statement.pc, number));
        }
        found
    }
}

/// The places between the statements of a function, by operation.
fn statements(function: &Function) -> Vec<Statement> {
    match &function.statements {
        Statements::At(all) => all.clone(),
        Statements::Every => (0..function.ops.len() as u32)
            // A handler begins with the exception in hand.
            .filter(|&pc| !matches!(function.ops[pc as usize], Op::Caught { .. }))
            .filter(|&pc| {
                pc == 0 || !same_statement(function.position(pc - 1), function.position(pc))
            })
            .map(|pc| Statement {
                pc,
                position: function.position(pc),
                enters_loop: false,
            })
            .collect(),
    }
}

/// Whether two operations that follow each other were written as one.
fn same_statement(first: Position, second: Position) -> bool {
    first == second && first.line != 0
}

/// The loops of a function: the operations between a jump back and its target.
struct Loops {
    /// First and last operation.
    spans: Vec<(u32, u32)>,
}

impl Loops {
    fn of(function: &Function) -> Self {
        let mut ends: FxHashMap<u32, u32> = FxHashMap::default();
        for (pc, op) in function.ops.iter().enumerate() {
            op.for_each_target(&mut |target| {
                if target as usize <= pc {
                    ends.insert(target, pc as u32);
                }
            });
        }
        Self {
            spans: ends.into_iter().collect(),
        }
    }

    fn around(&self, pc: u32) -> u32 {
        let inside = self
            .spans
            .iter()
            .filter(|span| span.0 <= pc && pc <= span.1);
        inside.count() as u32
    }
}
