//! Control flow: where blocks start, what can be reached, and how the stack crosses edges.

use super::{Label, Lowerer, Scalar, Small, Stops, Val};
use crate::reader::{ClauseKind, ExceptionClause, Flow, Instruction, Opcode, Operand};
use crate::world::{Res, TyId, problem};
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::{Def, Kind, Op, Order, Reg};

/// What a stack entry is where a block begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// A scalar in its agreed register.
    Scalar(Reg, bool),
    /// A struct in its agreed place.
    Struct(TyId, u32),
}

/// A block boundary of the body.
#[derive(Default, Debug)]
pub(crate) struct Block {
    /// The label of its first operation.
    pub(crate) label: Option<Label>,
    /// The stack where it begins, once an edge to it is known.
    pub(crate) entry: Option<Vec<Entry>>,
}

/// The control flow of a body.
pub(crate) struct Flowgraph {
    /// Blocks by the offset of their first instruction.
    pub(crate) blocks: FxHashMap<u32, Block>,
    /// Offsets of instructions that can be reached.
    reachable: FxHashSet<u32>,
}

impl Flowgraph {
    /// Works out the blocks of a body. No way leads on from a stop.
    pub(crate) fn of(code: &[Instruction<'_>], clauses: &[ExceptionClause], stops: &Stops) -> Self {
        let mut starts: FxHashSet<u32> = FxHashSet::default();
        for (index, instruction) in code.iter().enumerate() {
            match instruction.operand {
                Operand::Branch(target) => {
                    starts.insert(target);
                }
                Operand::Switch(table) => starts.extend(table.targets()),
                _ => {}
            }
            let ends = !matches!(
                instruction.opcode.flow(),
                Flow::Next | Flow::Call | Flow::Prefix | Flow::Break
            );
            if let (true, Some(next)) = (ends, code.get(index + 1)) {
                starts.insert(next.offset);
            }
        }
        for clause in clauses {
            starts.extend([clause.try_start, clause.try_end]);
            starts.extend([clause.handler_start, clause.handler_end]);
            if let ClauseKind::Filter(start) = clause.kind {
                starts.insert(start);
            }
        }
        starts.insert(0);
        let blocks = starts.into_iter().map(|at| (at, Block::default()));
        Self {
            blocks: blocks.collect(),
            reachable: reachable(code, clauses, stops),
        }
    }

    /// Whether an instruction can be reached.
    pub(crate) fn is_reachable(&self, offset: u32) -> bool {
        self.reachable.contains(&offset)
    }

    /// Whether a block starts at an instruction.
    pub(crate) fn starts_at(&self, offset: u32) -> bool {
        self.blocks.contains_key(&offset)
    }
}

/// The offsets that control can get to.
fn reachable(
    code: &[Instruction<'_>],
    clauses: &[ExceptionClause],
    stops: &Stops,
) -> FxHashSet<u32> {
    let index_of = |offset: u32| code.binary_search_by_key(&offset, |i| i.offset).ok();
    let mut seen = FxHashSet::default();
    let mut work = vec![0];
    loop {
        while let Some(offset) = work.pop() {
            let Some(mut index) = index_of(offset) else {
                continue;
            };
            while let Some(instruction) = code.get(index) {
                if !seen.insert(instruction.offset) {
                    break;
                }
                if stops.contains_key(&instruction.offset) {
                    break;
                }
                match instruction.operand {
                    Operand::Branch(target) => work.push(target),
                    Operand::Switch(table) => work.extend(table.targets()),
                    _ => {}
                }
                let goes_on = match instruction.opcode.flow() {
                    Flow::Branch | Flow::Leave | Flow::Return | Flow::Throw => false,
                    _ => instruction.opcode != Opcode::Jmp,
                };
                if !goes_on {
                    break;
                }
                index += 1;
            }
        }
        // A handler can be reached once anything it protects can.
        for clause in clauses {
            let live = seen
                .iter()
                .any(|at| (clause.try_start..clause.try_end).contains(at));
            if live {
                if let ClauseKind::Filter(start) = clause.kind
                    && !seen.contains(&start)
                {
                    work.push(start);
                }
                if !seen.contains(&clause.handler_start) {
                    work.push(clause.handler_start);
                }
            }
        }
        if work.is_empty() {
            return seen;
        }
    }
}

impl Lowerer<'_> {
    /// The label of a block.
    pub(crate) fn block_label(&mut self, graph: &mut Flowgraph, offset: u32) -> Res<Label> {
        if let Some(Some(label)) = graph.blocks.get(&offset).map(|block| block.label) {
            return Ok(label);
        }
        let label = self.label();
        match graph.blocks.get_mut(&offset) {
            Some(block) => {
                block.label = Some(label);
                Ok(label)
            }
            None => problem("malformed code: a jump into the middle of an instruction"),
        }
    }

    /// Moves the stack to where a block expects it, and returns the block's label.
    pub(crate) fn flow_to(&mut self, graph: &mut Flowgraph, offset: u32) -> Res<Label> {
        let label = self.block_label(graph, offset)?;
        let wanted = graph.blocks.get(&offset).and_then(|b| b.entry.clone());
        let wanted = match wanted {
            Some(wanted) => wanted,
            None => {
                let entry = self.agree()?;
                if let Some(block) = graph.blocks.get_mut(&offset) {
                    block.entry = Some(entry.clone());
                }
                entry
            }
        };
        if wanted.len() != self.stack.len() {
            return problem(format!(
                "malformed code: the stack holds {} values at IL_{offset:04x} on one way and {} on another",
                wanted.len(),
                self.stack.len()
            ));
        }
        self.move_stack(&wanted)?;
        Ok(label)
    }

    /// Agreed places for what is on the stack now.
    fn agree(&mut self) -> Res<Vec<Entry>> {
        let mut entry = Vec::with_capacity(self.stack.len());
        for depth in 0..self.stack.len() {
            entry.push(match self.stack[depth] {
                Val::Scalar(scalar) => {
                    let kind = self.kind(scalar.reg);
                    Entry::Scalar(self.join_register(depth, kind)?, scalar.native)
                }
                Val::Struct { ty, .. } => Entry::Struct(ty, self.join_struct(depth, ty)?),
            });
        }
        Ok(entry)
    }

    fn join_register(&mut self, depth: usize, kind: Kind) -> Res<Reg> {
        if let Some(reg) = self.joins.get(&(depth, kind)) {
            return Ok(*reg);
        }
        let reg = self.new_register(kind)?;
        self.holds[reg.index()] = u16::MAX;
        self.joins.insert((depth, kind), reg);
        Ok(reg)
    }

    fn join_struct(&mut self, depth: usize, ty: TyId) -> Res<u32> {
        if let Some(offset) = self.struct_joins.get(&(depth, ty)) {
            return Ok(*offset);
        }
        let offset = self.reserve(ty, "")?;
        self.struct_joins.insert((depth, ty), offset);
        Ok(offset)
    }

    /// Moves every stack entry to its agreed place.
    fn move_stack(&mut self, wanted: &[Entry]) -> Res<()> {
        let mut moves = Vec::new();
        for (depth, entry) in wanted.iter().enumerate() {
            match (self.stack[depth], *entry) {
                (Val::Scalar(scalar), Entry::Scalar(target, native)) => {
                    if scalar.reg != target {
                        self.hold(scalar.reg);
                        let value = self.coerce(scalar, self.kind(target))?;
                        moves.push((target, value));
                        self.release(scalar.reg);
                    }
                    self.stack[depth] = Val::Scalar(Scalar {
                        reg: target,
                        small: Small::Any,
                        native,
                    });
                }
                (Val::Struct { ty, offset }, Entry::Struct(wanted, target)) if ty == wanted => {
                    if offset != target {
                        let memory = super::registers::Memory::Frame;
                        self.copy_struct(ty, memory(offset), memory(target), Order::Plain)?;
                        self.release_value(Val::Struct { ty, offset });
                    }
                    self.stack[depth] = Val::Struct { ty, offset: target };
                }
                _ => {
                    return problem("malformed code: ways that join disagree about the stack");
                }
            }
        }
        self.parallel_moves(moves)
    }

    /// Moves that must look simultaneous.
    fn parallel_moves(&mut self, mut moves: Vec<(Reg, Reg)>) -> Res<()> {
        let clashes = moves
            .iter()
            .any(|(target, _)| moves.iter().any(|(_, source)| source == target));
        if clashes {
            for (_, source) in &mut moves {
                let dst = self.temp(self.kind(*source))?;
                self.emit(Op::Move {
                    dst: Def(dst),
                    src: *source,
                });
                self.release(*source);
                *source = dst;
            }
        }
        for (target, source) in moves {
            self.emit(Op::Move {
                dst: Def(target),
                src: source,
            });
            self.release(source);
        }
        Ok(())
    }

    /// Makes the stack what a block begins with.
    pub(crate) fn enter_block(&mut self, graph: &mut Flowgraph, offset: u32) -> Res<()> {
        for value in std::mem::take(&mut self.stack) {
            self.release_value(value);
        }
        let Some(block) = graph.blocks.get_mut(&offset) else {
            return Ok(());
        };
        let entry = block.entry.get_or_insert_default().clone();
        for entry in entry {
            self.stack.push(match entry {
                Entry::Scalar(reg, native) => Val::Scalar(Scalar {
                    reg,
                    small: Small::Any,
                    native,
                }),
                Entry::Struct(ty, offset) => Val::Struct { ty, offset },
            });
        }
        Ok(())
    }
}
