//! Where the statements of a body begin: places at which a line of source could be put.
//!
//! Debug information says which instructions begin a statement; without any, every instruction
//! counts. Either way the evaluation stack must be empty. A loop that tests its condition first
//! is entered by a jump over its body, which belongs to no statement: the place before that jump
//! is the place before the loop.

use super::{Lines, Lowerer};
use crate::reader::{Instruction, Opcode, Operand, SequencePoint};
use fencepost_base::{FxHashMap, Position};
use fencepost_ir::{Statement, Statements};

/// What is known about the statements of a body before it is walked.
pub(crate) struct StatementStarts {
    /// The last instruction that jumps back to an instruction, by the latter.
    jumped_back_to: FxHashMap<u32, u32>,
}

impl StatementStarts {
    pub(crate) fn of(code: &[Instruction<'_>]) -> Self {
        let mut jumped_back_to = FxHashMap::default();
        for instruction in code {
            if let Operand::Branch(target) = instruction.operand
                && target <= instruction.offset
            {
                jumped_back_to.insert(target, instruction.offset);
            }
        }
        Self { jumped_back_to }
    }

    /// The condition of the loop that a jump enters, if it enters one.
    fn entered_loop(&self, instruction: &Instruction<'_>) -> Option<u32> {
        let Operand::Branch(condition) = instruction.operand else {
            return None;
        };
        let jumps = matches!(instruction.opcode, Opcode::Br | Opcode::BrS);
        let back_from = self.jumped_back_to.get(&instruction.next_offset())?;
        (jumps && condition > instruction.offset && *back_from >= condition).then_some(condition)
    }
}

impl Lines<'_> {
    /// Whether the source says that a statement begins at an instruction.
    fn begins_at(&self, offset: u32) -> bool {
        let point = SequencePoint::covering(&self.points, offset);
        point.is_some_and(|point| point.il_offset == offset && !point.is_hidden)
    }
}

impl Lowerer<'_> {
    /// Notes the next operation if a statement begins with the instruction.
    pub(crate) fn note_statement(
        &mut self,
        instruction: &Instruction<'_>,
        lines: &Lines<'_>,
        starts: &StatementStarts,
        is_target: bool,
    ) {
        let pc = self.function.ops.len() as u32;
        if is_target
            && let Statements::At(all) = &mut self.function.statements
            && all.last().is_some_and(|last| last.pc == pc)
        {
            // Nothing was emitted in between, but a jump to here does not come past there.
            all.pop();
        }
        if !self.stack.is_empty() {
            return;
        }
        let offset = instruction.offset;
        let entered = starts.entered_loop(instruction);
        let entered = entered.filter(|&condition| lines.begins_at(condition));
        let position = match entered {
            Some(condition) => Position {
                code_offset: offset,
                ..lines.at(condition)
            },
            None if lines.points.is_empty() || lines.begins_at(offset) => lines.at(offset),
            None => return,
        };
        if let Statements::At(all) = &mut self.function.statements {
            if all.last().is_some_and(|last| last.pc == pc) {
                all.pop();
            }
            all.push(Statement {
                pc,
                position,
                enters_loop: entered.is_some(),
            });
        }
    }
}
