//! The operand stack, and the registers of local variables.

use super::builder::Builder;
use crate::world::{Res, problem};
use fencepost_base::FxHashMap;
use fencepost_ir::{FieldId, Kind, Op, Reg, RegisterRole};

/// An entry of the operand stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Val {
    pub reg: Reg,
    pub kind: Kind,
    /// Whether it is a string that no constructor has made yet.
    pub unmade: bool,
    /// The static final field that it was read from.
    pub origin: Option<FieldId>,
}

/// What the stack looks like where blocks join.
pub(super) type Shape = Vec<(Kind, bool)>;

/// More entries than any method may have.
const MAX_STACK: usize = 0xffff;

#[derive(Default)]
pub(super) struct Stack {
    pub entries: Vec<Val>,
    /// The register of each depth, kind and alternative.
    slots: FxHashMap<(usize, Kind, usize), Reg>,
    /// The register of each local variable at each kind.
    pub locals: FxHashMap<(u16, Kind), Reg>,
}

impl Stack {
    pub fn shape(&self) -> Shape {
        self.entries.iter().map(|v| (v.kind, v.unmade)).collect()
    }

    fn is_used(&self, reg: Reg) -> bool {
        self.entries.iter().any(|entry| entry.reg == reg)
    }

    fn slot(&mut self, b: &mut Builder<'_>, depth: usize, kind: Kind, n: usize) -> Res<Reg> {
        if depth > MAX_STACK {
            return problem("ill-formed code: the operand stack grows without end");
        }
        if let Some(&reg) = self.slots.get(&(depth, kind, n)) {
            return Ok(reg);
        }
        let reg = b.register(kind, None)?;
        self.slots.insert((depth, kind, n), reg);
        Ok(reg)
    }

    /// The register of a depth that no entry uses.
    fn free_slot(&mut self, b: &mut Builder<'_>, depth: usize, kind: Kind) -> Res<Reg> {
        let mut n = 0;
        loop {
            let reg = self.slot(b, depth, kind, n)?;
            if !self.is_used(reg) {
                return Ok(reg);
            }
            n += 1;
        }
    }

    /// Starts a block with entries in the registers of their depths.
    pub fn enter(&mut self, b: &mut Builder<'_>, shape: &Shape) -> Res<()> {
        self.entries.clear();
        for (depth, &(kind, unmade)) in shape.iter().enumerate() {
            let reg = self.slot(b, depth, kind, 0)?;
            self.entries.push(Val {
                reg,
                kind,
                unmade,
                origin: None,
            });
        }
        Ok(())
    }

    /// The register for a new entry, which is pushed.
    pub fn push_new(&mut self, b: &mut Builder<'_>, kind: Kind) -> Res<Reg> {
        let reg = self.free_slot(b, self.entries.len(), kind)?;
        self.push(Val {
            reg,
            kind,
            unmade: false,
            origin: None,
        });
        Ok(reg)
    }

    pub fn push(&mut self, entry: Val) {
        self.entries.push(entry);
    }

    pub fn pop_any(&mut self) -> Res<Val> {
        match self.entries.pop() {
            Some(entry) => Ok(entry),
            None => problem("ill-formed code: the operand stack is empty"),
        }
    }

    pub fn pop(&mut self, kind: Kind) -> Res<Reg> {
        Ok(self.pop_entry(kind)?.reg)
    }

    pub fn pop_entry(&mut self, kind: Kind) -> Res<Val> {
        let entry = self.pop_any()?;
        match entry.kind == kind {
            true => Ok(entry),
            false => problem(format!(
                "ill-formed code: {} on the operand stack where {} is needed",
                entry.kind.name(),
                kind.name()
            )),
        }
    }

    /// The register of a local variable.
    pub fn local(&mut self, b: &mut Builder<'_>, slot: u16, kind: Kind) -> Res<Reg> {
        if let Some(&reg) = self.locals.get(&(slot, kind)) {
            return Ok(reg);
        }
        let reg = b.register(kind, None)?;
        self.locals.insert((slot, kind), reg);
        Ok(reg)
    }

    /// Copies entries that stand for a local variable, because it is about to change.
    pub fn keep(&mut self, b: &mut Builder<'_>, local: Reg) -> Res<()> {
        for depth in 0..self.entries.len() {
            let entry = self.entries[depth];
            if entry.reg == local {
                let reg = self.free_slot(b, depth, entry.kind)?;
                b.mov(reg, local);
                self.entries[depth].reg = reg;
            }
        }
        Ok(())
    }

    /// Stores the top entry into a local variable.
    pub fn store(&mut self, b: &mut Builder<'_>, slot: u16, kind: Kind) -> Res<()> {
        let value = self.pop(kind)?;
        let local = self.local(b, slot, kind)?;
        if value == local {
            return Ok(());
        }
        self.keep(b, local)?;
        // The operation that made the value can put it there itself.
        let barrier = b.barrier;
        let is_own = self.slots.values().any(|&slot| slot == value) && !self.is_used(value);
        let ops = b.ops();
        if is_own
            && ops.len() > barrier
            && let Some((op, _)) = ops.last_mut()
            && defines_only(op, value)
        {
            op.map_registers(&mut |reg| if reg == value { local } else { reg });
            return Ok(());
        }
        b.mov(local, value);
        Ok(())
    }

    /// Puts every entry into the register of its depth.
    pub fn settle(&mut self, b: &mut Builder<'_>) -> Res<()> {
        let mut moves = Vec::new();
        for depth in 0..self.entries.len() {
            let entry = self.entries[depth];
            let wanted = self.slot(b, depth, entry.kind, 0)?;
            if entry.reg != wanted {
                moves.push((wanted, entry.reg, entry.kind));
            }
            self.entries[depth].reg = wanted;
        }
        while !moves.is_empty() {
            let free = moves
                .iter()
                .position(|&(to, ..)| moves.iter().all(|&(_, from, _)| from != to));
            match free {
                Some(index) => {
                    let (to, from, _) = moves.remove(index);
                    b.mov(to, from);
                }
                None => {
                    // A cycle: one value has to wait elsewhere.
                    let (_, from, kind) = moves[0];
                    let aside = b.temp(kind)?;
                    b.mov(aside, from);
                    for (_, source, _) in &mut moves {
                        if *source == from {
                            *source = aside;
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// Whether an operation writes a register and does not read it.
fn defines_only(op: &Op, wanted: Reg) -> bool {
    let (mut defines, mut uses) = (false, false);
    op.visit_registers(&mut |role, reg| {
        if reg == wanted {
            match role {
                RegisterRole::Def => defines = true,
                RegisterRole::Use => uses = true,
            }
        }
    });
    defines && !uses
}
