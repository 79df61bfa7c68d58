//! Values, places and accesses.

use super::lower::Lowering;
use crate::emit::Emitter;
use crate::error::{LitmusError, Place};
use crate::memory::CellId;
use crate::program::emit_wild_pointer;
use crate::types::Type;
use fencepost_ir::{CasOrder, FenceKind, FieldRef, Kind, Op, Order, Reg, RmwOp, UpdateOrder};

/// The memory orders of C11, which the calls of other dialects are put in terms of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MemoryOrder {
    /// No order.
    Relaxed,
    /// Nothing later comes before it.
    Acquire,
    /// Nothing earlier comes after it.
    Release,
    /// Both.
    AcquireRelease,
    /// Both, and one order of all of these.
    Sequential,
}

/// A value.
#[derive(Clone, Debug)]
pub struct Value {
    /// The register that holds it.
    pub reg: Reg,
    /// Its type.
    pub kind: Type,
    /// The cell whose address it is, if that is known before the program runs.
    pub cell: Option<CellId>,
}

/// Something that has a value and may get another.
#[derive(Clone, Debug)]
pub enum Target {
    /// A variable of the thread.
    Variable(Reg, Type),
    /// A shared cell.
    Cell(CellId),
    /// The cell that a pointer points to, and the type that the pointer says.
    Pointed(Reg, Type),
}

impl Lowering<'_> {
    /// Reads a place.
    pub fn load(
        &mut self,
        target: &Target,
        order: MemoryOrder,
        place: Place,
    ) -> Result<Value, LitmusError> {
        let how = match order {
            MemoryOrder::Acquire | MemoryOrder::AcquireRelease | MemoryOrder::Sequential => {
                Order::Volatile
            }
            _ => Order::Plain,
        };
        if order == MemoryOrder::Sequential && self.stored_sequentially {
            // An earlier store of this kind must not be overtaken.
            self.fence(FenceKind::StoreLoad);
        }
        if let Target::Variable(reg, kind) = target {
            let copy = self.emitter.fresh(Kind::I64);
            self.emitter.copy(copy, *reg);
            return Ok(Value {
                reg: copy,
                kind: kind.clone(),
                cell: None,
            });
        }
        let reg = self.access(target, place, |emitter, field| emitter.load(field, how))?;
        Ok(Value {
            reg,
            kind: self.type_of(target),
            cell: None,
        })
    }

    /// Writes a place.
    pub fn store(
        &mut self,
        target: &Target,
        order: MemoryOrder,
        value: &Value,
        place: Place,
    ) -> Result<(), LitmusError> {
        let how = match order {
            MemoryOrder::Release | MemoryOrder::AcquireRelease | MemoryOrder::Sequential => {
                Order::Volatile
            }
            _ => Order::Plain,
        };
        if let Target::Variable(reg, kind) = target {
            let wrapped = self.emitter.wrap(kind.cell(), value.reg);
            self.emitter.copy(*reg, wrapped);
            return Ok(());
        }
        let reg = value.reg;
        self.access(target, place, |emitter, field| {
            emitter.store(field, how, reg);
            reg
        })?;
        if order == MemoryOrder::Sequential {
            self.stored_sequentially = true;
        }
        Ok(())
    }

    /// Changes a place in one step; gives the old value.
    pub fn change(
        &mut self,
        target: &Target,
        operator: RmwOp,
        order: MemoryOrder,
        value: Reg,
        place: Place,
    ) -> Result<Value, LitmusError> {
        self.note_order(order);
        let reg = self.access(target, place, |emitter, field| {
            emitter.rmw(UpdateOrder::Volatile, operator, field, value)
        })?;
        Ok(Value {
            reg,
            kind: self.type_of(target),
            cell: None,
        })
    }

    /// Stores `value` where `expected` is, in one step; gives the old value.
    pub fn compare_exchange(
        &mut self,
        target: &Target,
        order: MemoryOrder,
        expected: Reg,
        value: Reg,
        place: Place,
    ) -> Result<Value, LitmusError> {
        self.note_order(order);
        let reg = self.access(target, place, |emitter, field| {
            emitter.compare_exchange(CasOrder::VOLATILE, field, expected, value)
        })?;
        Ok(Value {
            reg,
            kind: self.type_of(target),
            cell: None,
        })
    }

    /// Read-modify-writes order everything around them here, whatever the text asks for.
    fn note_order(&mut self, order: MemoryOrder) {
        if order < MemoryOrder::Sequential {
            self.assumes_ordered_updates = true;
        }
    }

    /// A fence of an order.
    pub fn order_fence(&mut self, order: MemoryOrder) {
        let kinds: &[FenceKind] = match order {
            MemoryOrder::Relaxed => &[],
            MemoryOrder::Acquire => &[FenceKind::LoadLoad, FenceKind::LoadStore],
            MemoryOrder::Release => &[FenceKind::LoadStore, FenceKind::StoreStore],
            MemoryOrder::AcquireRelease => &[
                FenceKind::LoadLoad,
                FenceKind::LoadStore,
                FenceKind::StoreStore,
            ],
            MemoryOrder::Sequential => &[FenceKind::Full],
        };
        kinds.iter().for_each(|&kind| self.fence(kind));
    }

    /// A fence.
    pub fn fence(&mut self, kind: FenceKind) {
        self.emitter.op(Op::Fence { kind });
    }

    /// The type of what a place holds.
    pub fn type_of(&self, target: &Target) -> Type {
        match target {
            Target::Variable(_, kind) | Target::Pointed(_, kind) => kind.clone(),
            Target::Cell(id) => self.cell_type(*id),
        }
    }

    /// The type of what a cell holds.
    pub fn cell_type(&self, id: CellId) -> Type {
        let location = &self.outside.memory.locations[id.location];
        location
            .declared
            .clone()
            .unwrap_or(Type::Number(location.cell))
    }

    /// Runs an access to a shared place; gives what it gives.
    fn access(
        &mut self,
        target: &Target,
        place: Place,
        mut access: impl FnMut(&mut Emitter, FieldRef) -> Reg,
    ) -> Result<Reg, LitmusError> {
        let memory = self.outside.memory;
        match target {
            Target::Variable(..) => Err(place.unsupported("this is no shared location")),
            Target::Cell(id) => {
                let location = &memory.locations[id.location];
                if location.is_lock() {
                    return Err(place.unsupported(format!(
                        "`{}` is a lock; only locking and unlocking it is modelled",
                        location.name
                    )));
                }
                Ok(access(&mut self.emitter, memory.field(*id)))
            }
            Target::Pointed(pointer, kind) => {
                let result = self.emitter.fresh(Kind::I64);
                let size = match kind {
                    Type::Void | Type::Lock => None,
                    kind => Some(kind.cell().size()),
                };
                memory.through_pointer(&mut self.emitter, *pointer, |emitter, id| {
                    let field = memory.field(id);
                    let untyped = memory.locations[id.location].declared.is_none();
                    if untyped || size.is_none_or(|size| size == field.cell.size()) {
                        let value = access(emitter, field);
                        emitter.copy(result, value);
                    } else {
                        emit_wild_pointer(emitter);
                    }
                });
                Ok(result)
            }
        }
    }
}
