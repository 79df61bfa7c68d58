//! Program points: places between statements, numbered as they are first seen.

use fencepost_base::{FxHashMap, Position};
use fencepost_ir::{
    Cell, FieldRef, FuncId, Function, MarkId, Op, Order, Place as IrPlace, Source, Statement,
    Statements,
};
use fencepost_memory_model::AccessKind;
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
    /// Whether it is where control comes to the line from the one before, and from nowhere later.
    pub begins_line: bool,
}

/// What is done at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RepairKind {
    /// A full fence.
    Barrier,
    /// A field becomes volatile, and with it every access by name.
    VolatileField,
    /// One read becomes volatile.
    VolatileRead,
    /// One write becomes volatile.
    VolatileWrite,
    /// A relaxed read becomes an acquire read.
    AcquireRead,
    /// A relaxed write becomes a release write.
    ReleaseWrite,
    /// A weaker atomic read becomes sequentially consistent.
    SequentialRead,
    /// A weaker atomic write becomes sequentially consistent.
    SequentialWrite,
    /// A fence between reads.
    LoadLoad,
    /// A fence between reads and later writes.
    LoadStore,
    /// A fence between writes and later reads.
    StoreLoad,
    /// A fence between writes.
    StoreStore,
}

impl RepairKind {
    /// The fences that order one kind of access only, in the order of [`ONE_SIDED`].
    ///
    /// [`ONE_SIDED`]: fencepost_check::ONE_SIDED
    pub const ONE_SIDED: [RepairKind; 4] = [
        RepairKind::LoadLoad,
        RepairKind::LoadStore,
        RepairKind::StoreLoad,
        RepairKind::StoreStore,
    ];

    /// Whether it is a fence, not another kind of access.
    pub fn is_fence(self) -> bool {
        match self {
            RepairKind::Barrier
            | RepairKind::LoadLoad
            | RepairKind::LoadStore
            | RepairKind::StoreLoad
            | RepairKind::StoreStore => true,
            RepairKind::VolatileField
            | RepairKind::VolatileRead
            | RepairKind::VolatileWrite
            | RepairKind::AcquireRead
            | RepairKind::ReleaseWrite
            | RepairKind::SequentialRead
            | RepairKind::SequentialWrite => false,
        }
    }

    /// The order of an access that is repaired so; none for a fence.
    pub(crate) fn order(self) -> Option<Order> {
        match self {
            RepairKind::VolatileField
            | RepairKind::VolatileRead
            | RepairKind::VolatileWrite
            | RepairKind::SequentialRead
            | RepairKind::SequentialWrite => Some(Order::Volatile),
            RepairKind::AcquireRead => Some(Order::Acquire),
            RepairKind::ReleaseWrite => Some(Order::Release),
            RepairKind::Barrier
            | RepairKind::LoadLoad
            | RepairKind::LoadStore
            | RepairKind::StoreLoad
            | RepairKind::StoreStore => None,
        }
    }

    /// The kind that an access becomes which is repaired so.
    pub(crate) fn changed(self, kind: AccessKind) -> AccessKind {
        match self.order() {
            None => kind,
            Some(Order::Acquire) => AccessKind::AcquireRead,
            Some(Order::Release) => AccessKind::ReleaseWrite,
            Some(Order::Plain | Order::Relaxed | Order::Volatile) => match kind {
                _ if !kind.is_write() => AccessKind::VolatileRead,
                _ if !kind.is_read() => AccessKind::VolatileWrite,
                // An update has orders of its own.
                _ => kind,
            },
        }
    }

    /// What makes an access stronger: in a language with orders the next ones, in the others all
    /// that `volatile` stands for.
    fn of_access(op: &Op, has_orders: bool) -> &'static [RepairKind] {
        match (op, has_orders) {
            (Op::Load { order, .. }, false) if *order == Order::Plain => {
                &[RepairKind::VolatileRead]
            }
            (Op::Store { order, .. }, false) if *order == Order::Plain => {
                &[RepairKind::VolatileWrite]
            }
            (Op::Load { order, .. }, true) => match order {
                Order::Relaxed => &[RepairKind::AcquireRead, RepairKind::SequentialRead],
                Order::Acquire => &[RepairKind::SequentialRead],
                Order::Plain | Order::Release | Order::Volatile => &[],
            },
            (Op::Store { order, .. }, true) => match order {
                Order::Relaxed => &[RepairKind::ReleaseWrite, RepairKind::SequentialWrite],
                Order::Release => &[RepairKind::SequentialWrite],
                Order::Plain | Order::Acquire | Order::Volatile => &[],
            },
            // Nothing else reads or writes one cell alone.
            _ => &[],
        }
    }
}

/// A program point, or another place where something can be repaired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// What is done there.
    pub kind: RepairKind,
    /// The statement after it, in the words of reports; the name of a field.
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
    /// What is accessed: the name of a field, `[]` for an element; empty for fences.
    pub target: String,
}

impl Point {
    /// What an order of points goes by: the same in every process that opens the program.
    pub(crate) fn sort_key(&self) -> (PointRank, RepairKind, &str, u32, u32, &str, u32, &str) {
        let Position {
            line,
            column,
            code_offset,
            ..
        } = self.position;
        (
            self.rank,
            self.kind,
            &self.file,
            line,
            column,
            &self.method,
            code_offset,
            &self.before,
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

/// What makes a place the one it is.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    /// Before an instruction of a piece of code.
    Before(u64, u32),
    /// An access by an instruction, and what becomes of it.
    Access(u64, u32, RepairKind),
    /// A field by its name.
    Field(String),
}

/// Places where something can be repaired; only points have marks in the program.
#[derive(Default)]
struct Table {
    numbers: FxHashMap<Key, MarkId>,
    points: Vec<Point>,
}

impl Table {
    /// The number of a place, which is described if it is new.
    fn number(&mut self, key: Key, describe: impl FnOnce() -> Point) -> MarkId {
        let next = MarkId(self.points.len() as u32);
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.points.push(describe());
        }
        number
    }
}

/// An access that could be ordered more strongly, and the repairs that make it so.
pub(crate) struct WeakAccess {
    /// The operation.
    pub pc: u32,
    /// This access, or the field and with it all of its accesses.
    pub repairs: Vec<(MarkId, RepairKind)>,
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
            let number = table.number(Key::Before(code, offset), || {
                let file = file_of(source, position);
                let place = Place {
                    file: &file,
                    position,
                    enters_loop: statement.enters_loop,
                    begins_line: loops.begins_line(function, statement.pc),
                };
                let rank = match (function.library, (self.nameable)(place)) {
                    (true, _) => PointRank::Library,
                    (_, true) => PointRank::Line,
                    (_, false) => PointRank::Code,
                };
                Point {
                    kind: RepairKind::Barrier,
                    before: source.describe_position(id, position),
                    method: source.function_name(id),
                    position,
                    rank,
                    loops: loops.around(statement.pc),
                    enters_loop: statement.enters_loop,
                    target: String::new(),
                    file,
                }
            });
            found.push((statement.pc, number));
        }
        found
    }
}

impl Points {
    /// The accesses of a function that could be volatile, or have a stronger order.
    pub fn accesses(
        &self,
        source: &dyn Source,
        id: FuncId,
        function: &Function,
    ) -> Vec<WeakAccess> {
        let mut found: Vec<WeakAccess> = Vec::new();
        if function.library {
            return found;
        }
        let code = source.shared_code(id);
        let loops = Loops::of(function);
        let has_orders = source.has_manual_memory();
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        for (pc, op) in function.ops.iter().enumerate() {
            let (kinds, place) = match op {
                Op::Load { place, .. } | Op::Store { place, .. } => {
                    (RepairKind::of_access(op, has_orders), place)
                }
                _ => continue,
            };
            if kinds.is_empty() {
                continue;
            }
            let pc = pc as u32;
            let position = function.position(pc);
            let has_offset = position.code_offset != Position::NO_OFFSET;
            let offset = if has_offset { position.code_offset } else { pc };
            // An instruction with several accesses copies a struct, which is no volatile access.
            let same = |other: u32| function.position(other).code_offset == offset;
            let neighbours = [pc.wrapping_sub(1), pc + 1];
            let is_access = |other: &u32| {
                let op = function.ops.get(*other as usize);
                matches!(op, Some(Op::Load { .. } | Op::Store { .. })) && same(*other)
            };
            if has_offset && neighbours.iter().any(is_access) {
                continue;
            }
            let target = match place {
                IrPlace::Field(_, field) | IrPlace::Static(field) => {
                    source.field(field.id).map_or(String::new(), |f| f.name)
                }
                IrPlace::Element(..) => "[]".to_string(),
                _ => String::new(),
            };
            let mut access = |kind: RepairKind| {
                let number = table.number(Key::Access(code, offset, kind), || Point {
                    kind,
                    target: target.clone(),
                    before: source.describe_position(id, position),
                    file: file_of(source, position),
                    method: source.function_name(id),
                    position,
                    rank: PointRank::Line,
                    loops: loops.around(pc),
                    enters_loop: false,
                });
                (number, kind)
            };
            let mut repairs: Vec<(MarkId, RepairKind)> =
                kinds.iter().map(|&kind| access(kind)).collect();
            let field = match place {
                IrPlace::Field(_, field) | IrPlace::Static(field) => Some(*field),
                _ => None,
            };
            // Where every operation is a statement, there is no declaration to change.
            let declared = function.statements != Statements::Every && !has_orders;
            if let Some(name) = field
                .filter(|field| declared && may_be_volatile(field.cell))
                .and_then(|field| field_name(source, field))
            {
                let kind = RepairKind::VolatileField;
                let number = table.number(Key::Field(name.clone()), || Point {
                    kind,
                    target: name.rsplit('.').next().unwrap_or_default().to_string(),
                    before: name,
                    file: String::new(),
                    method: String::new(),
                    position: Position::UNKNOWN,
                    rank: PointRank::Line,
                    loops: 0,
                    enters_loop: false,
                });
                repairs.push((number, kind));
            }
            found.push(WeakAccess { pc, repairs });
        }
        found
    }
}

/// The name of a field, the same for every instance of a generic class.
fn field_name(source: &dyn Source, field: FieldRef) -> Option<String> {
    let known = source.field(field.id)?;
    let class = source.class(known.class).ok()?;
    let generic = class.name.find('<').unwrap_or(class.name.len());
    Some(format!("{}.{}", &class.name[..generic], known.name))
}

/// Whether languages let a field of this type be volatile: what every machine reads at once.
fn may_be_volatile(cell: Cell) -> bool {
    cell.size() <= 4 || cell.kind().is_reference()
}

fn file_of(source: &dyn Source, position: Position) -> String {
    match position.line {
        0 => String::new(),
        _ => source.file_name(position.file),
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
    /// Whether an operation is the first of its line, and no loop comes back to it.
    fn begins_line(&self, function: &Function, pc: u32) -> bool {
        let line = |pc: u32| function.position(pc).line;
        (pc == 0 || line(pc - 1) != line(pc)) && self.spans.iter().all(|&(first, _)| first != pc)
    }

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
