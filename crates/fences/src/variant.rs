//! A program with marks at its points, and with some repairs made.

use crate::points::{Points, RepairKind};
use fencepost_base::FxHashMap;
use fencepost_ir::{
    FenceKind, FuncId, Function, MarkId, Op, Order, Overlay, Problem, Source, insert_operations,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A program like another one, with marks and repairs in its functions.
pub(crate) struct Variant {
    pub original: Arc<dyn Source>,
    pub points: Arc<Points>,
    /// The repairs that are made.
    pub repairs: BTreeSet<MarkId>,
    /// Whether accesses may become volatile, or have stronger orders.
    pub volatile: bool,
}

impl Variant {
    /// The operations that are put into a function.
    fn inserted(&self, id: FuncId, function: &Function) -> Vec<(u32, Op)> {
        let mut inserted = Vec::new();
        for (pc, number) in self.points.of(self.original.as_ref(), id, function) {
            inserted.push((pc, Op::Mark { number }));
            if self.repairs.contains(&number) {
                let kind = FenceKind::Full;
                inserted.push((pc, Op::Fence { kind }));
            }
        }
        inserted
    }

    fn rewrite(&self, id: FuncId, function: &Function) -> Function {
        let inserted = self.inserted(id, function);
        let mut copy = insert_operations(function, &inserted);
        if self.volatile {
            for access in self.points.accesses(self.original.as_ref(), id, function) {
                let chosen = access.repairs.iter();
                let chosen = chosen.filter(|(one, _)| self.repairs.contains(one));
                let orders: Vec<Order> = chosen.filter_map(|(_, kind)| kind.order()).collect();
                // The strongest one is what counts.
                let stronger = orders.iter().find(|order| **order == Order::Volatile);
                let pc = shifted(&inserted, access.pc) as usize;
                if let (Some(&chosen), Op::Load { order, .. } | Op::Store { order, .. }) =
                    (stronger.or(orders.first()), &mut copy.ops[pc])
                {
                    *order = chosen;
                }
            }
        }
        copy
    }

    /// The repairs that make the access at an operation volatile, or its order stronger.
    pub fn repairs_at(&self, id: FuncId) -> FxHashMap<u32, Vec<(MarkId, RepairKind)>> {
        let Ok(function) = self.original.function(id) else {
            return FxHashMap::default();
        };
        let inserted = self.inserted(id, &function);
        let accesses = self.points.accesses(self.original.as_ref(), id, &function);
        let accesses = accesses.into_iter();
        accesses
            .map(|access| (shifted(&inserted, access.pc), access.repairs))
            .collect()
    }
}

/// Where an operation is once others were put before it.
fn shifted(inserted: &[(u32, Op)], pc: u32) -> u32 {
    pc + inserted.partition_point(|&(before, _)| before <= pc) as u32
}

impl Overlay for Variant {
    fn original(&self) -> &dyn Source {
        self.original.as_ref()
    }

    fn function(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        let function = self.original.function(id)?;
        Ok(Arc::new(self.rewrite(id, &function)))
    }

    fn preview(&self, id: FuncId) -> Result<Arc<Function>, Problem> {
        let function = self.original.preview(id)?;
        Ok(Arc::new(self.rewrite(id, &function)))
    }
}
