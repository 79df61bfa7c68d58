//! Jumps between blocks, and the values that blocks get from those before them.

use super::{Fixup, Lowering, Refusal};
use crate::TextError;
use crate::cursor::Value;
use crate::types::Type;
use fencepost_ir::{
    BinaryOperator, CompareOp, CompareOperator, ConvertOp, Def, Kind, Op, Target, Targets,
};
use std::collections::BTreeMap;

impl Lowering<'_> {
    /// Copies what the target block gets on the way from a block, all at once.
    fn copies(&mut self, from: u32, to: u32) -> Result<(), Refusal> {
        let Some(phis) = self.phis.get(&to).cloned() else {
            return Ok(());
        };
        let mut moves = Vec::new();
        for phi in &phis {
            let Some((value, _)) = phi.incoming.iter().find(|(_, block)| *block == from) else {
                return Err("a block gets no value from one before it".to_string());
            };
            let sources = self.registers(&phi.ty, value)?;
            moves.extend(phi.registers.iter().copied().zip(sources));
        }
        moves.retain(|(to, from)| to != from);
        let clash = moves
            .iter()
            .any(|(_, from)| moves.iter().any(|(to, _)| to == from));
        if clash {
            let mut through = Vec::new();
            for (to, from) in moves {
                let copy = self.fresh(self.function.regs[from.index()].kind);
                self.emit(Op::Move {
                    dst: Def(copy),
                    src: from,
                });
                through.push((to, copy));
            }
            moves = through;
        }
        for (to, from) in moves {
            self.emit(Op::Move {
                dst: Def(to),
                src: from,
            });
        }
        Ok(())
    }

    pub(super) fn jump_to(&mut self, from: u32, to: u32) -> Result<(), Refusal> {
        self.copies(from, to)?;
        let at = self.emit(Op::Jump { target: Target(0) });
        self.fixups.push((at, Fixup::Jump(to)));
        Ok(())
    }

    fn has_phis(&self, block: u32) -> bool {
        self.phis.contains_key(&block)
    }

    pub(super) fn branch(
        &mut self,
        from: u32,
        condition: &Value,
        then: u32,
        otherwise: u32,
    ) -> Result<(), Refusal> {
        let condition = self.scalar(&Type::Int(1), condition)?;
        let at = self.emit(Op::Branch {
            condition,
            then: Target(0),
            otherwise: Target(0),
        });
        if self.has_phis(then) {
            self.patch(at, |op, next| {
                if let Op::Branch { then, .. } = op {
                    *then = Target(next);
                }
            });
            self.jump_to(from, then)?;
        } else {
            self.fixups.push((at, Fixup::Then(then)));
        }
        if self.has_phis(otherwise) {
            self.patch(at, |op, next| {
                if let Op::Branch { otherwise, .. } = op {
                    *otherwise = Target(next);
                }
            });
            self.jump_to(from, otherwise)?;
        } else {
            self.fixups.push((at, Fixup::Otherwise(otherwise)));
        }
        Ok(())
    }

    /// Changes an operation with the place where the next one will be.
    pub(super) fn patch(&mut self, at: u32, change: impl FnOnce(&mut Op, u32)) {
        let next = self.function.ops.len() as u32;
        change(&mut self.function.ops[at as usize], next);
    }

    pub(super) fn switch(
        &mut self,
        from: u32,
        ty: &Type,
        value: &Value,
        otherwise: u32,
        cases: &[(u64, u32)],
    ) -> Result<(), Refusal> {
        let reg = self.scalar(ty, value)?;
        let Type::Int(bits) = *ty else {
            return Err("a switch over something that is no integer".to_string());
        };
        let mask = if bits >= 64 {
            u64::MAX
        } else {
            (1 << bits) - 1
        };
        let numbers: Vec<u64> = cases.iter().map(|(number, _)| number & mask).collect();
        let least = numbers.iter().copied().min().unwrap_or(0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        let dense = bits <= 32 && most - least < 3 * cases.len() as u64 + 8 && !cases.is_empty();
        if !dense {
            for (number, (_, target)) in numbers.iter().zip(cases) {
                let kind = self.function.regs[reg.index()].kind;
                let wanted = self.constant(kind, *number);
                let test = self.fresh(Kind::I32);
                self.emit(Op::Compare {
                    operator: CompareOp {
                        operator: CompareOperator::Eq,
                        kind,
                    },
                    dst: Def(test),
                    a: reg,
                    b: wanted,
                });
                let at = self.emit(Op::Branch {
                    condition: test,
                    then: Target(0),
                    otherwise: Target(0),
                });
                self.patch(at, |op, next| {
                    if let Op::Branch { then, .. } = op {
                        *then = Target(next);
                    }
                });
                self.jump_to(from, *target)?;
                self.patch(at, |op, next| {
                    if let Op::Branch { otherwise, .. } = op {
                        *otherwise = Target(next);
                    }
                });
            }
            return self.jump_to(from, otherwise);
        }
        let low = self.constant(Kind::I32, least);
        let index = self.binary(BinaryOperator::Sub, Kind::I32, reg, low);
        let count = (most - least + 1) as usize;
        let at = self.emit(Op::Switch {
            index,
            targets: Targets(vec![0; count].into()),
            otherwise: Target(0),
        });
        for number in 0..count {
            let case = numbers.iter().position(|n| n - least == number as u64);
            let target = case.map_or(otherwise, |case| cases[case].1);
            if self.has_phis(target) {
                let next = self.function.ops.len() as u32;
                if let Op::Switch { targets, .. } = &mut self.function.ops[at as usize] {
                    targets.0[number] = next;
                }
                self.jump_to(from, target)?;
            } else {
                self.fixups.push((at, Fixup::Case(number, target)));
            }
        }
        if self.has_phis(otherwise) {
            self.patch(at, |op, next| {
                if let Op::Switch { otherwise, .. } = op {
                    *otherwise = Target(next);
                }
            });
            self.jump_to(from, otherwise)?;
        } else {
            self.fixups.push((at, Fixup::Otherwise(otherwise)));
        }
        Ok(())
    }

    /// A jump to the block whose number an address is, one comparison after another.
    pub(super) fn indirect_jump(
        &mut self,
        from: u32,
        address: &Value,
        targets: &[(u64, u32)],
    ) -> Result<(), Refusal> {
        let mut numbers: BTreeMap<u64, u32> = BTreeMap::new();
        for &(number, target) in targets {
            if numbers.insert(number, target).unwrap_or(target) != target {
                return Err("a jump to labels that are numbered alike".to_string());
            }
        }
        let address = self.scalar(&Type::Pointer, address)?;
        let address = self.convert(ConvertOp::PtrToI64, address);
        for (number, target) in numbers {
            let wanted = self.constant(Kind::I64, number);
            let condition = self.compare(CompareOperator::Eq, Kind::I64, address, wanted);
            let at = self.emit(Op::Branch {
                condition,
                then: Target(0),
                otherwise: Target(0),
            });
            self.patch(at, |op, next| {
                if let Op::Branch { then, .. } = op {
                    *then = Target(next);
                }
            });
            self.jump_to(from, target)?;
            self.patch(at, |op, next| {
                if let Op::Branch { otherwise, .. } = op {
                    *otherwise = Target(next);
                }
            });
        }
        self.refuse("a jump to an address that is no label of the function");
        self.end_here();
        Ok(())
    }

    pub(super) fn fix(&mut self) -> Result<(), TextError> {
        for (at, fixup) in std::mem::take(&mut self.fixups) {
            let (Fixup::Jump(block)
            | Fixup::Then(block)
            | Fixup::Otherwise(block)
            | Fixup::Case(_, block)) = fixup;
            let Some(&start) = self.starts.get(&block) else {
                return Err(TextError::new(
                    format!(
                        "`{}` jumps to a block that it does not have",
                        self.function.name
                    ),
                    0,
                ));
            };
            match (&mut self.function.ops[at as usize], fixup) {
                (Op::Jump { target }, _) => *target = Target(start),
                (Op::Branch { then, .. }, Fixup::Then(_)) => *then = Target(start),
                (Op::Branch { otherwise, .. }, _) => *otherwise = Target(start),
                (Op::Switch { targets, .. }, Fixup::Case(number, _)) => targets.0[number] = start,
                (Op::Switch { otherwise, .. }, _) => *otherwise = Target(start),
                _ => {}
            }
        }
        Ok(())
    }
}
