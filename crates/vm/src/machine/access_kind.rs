//! Which kind of access an operation is to the memory model: plain, relaxed, acquire, release or
//! volatile. What each may overtake is decided in `enabled::completion`, by the model's table.

use crate::machine::Machine;
use fencepost_ir::{Function, Order};
use fencepost_memory_model::AccessKind;

impl Machine {
    /// The kind that the table knows an access by. Library code may count as volatile.
    pub(crate) fn access_kind(
        &self,
        function: &Function,
        order: Order,
        is_read: bool,
    ) -> AccessKind {
        let ordered = function.library && self.options.library_ordered;
        let order = match order {
            Order::Plain if ordered => Order::Volatile,
            // The model of 1996 knows two kinds of variables.
            Order::Relaxed if self.has_copies() && !ordered => Order::Plain,
            Order::Relaxed | Order::Acquire | Order::Release if self.has_copies() => {
                Order::Volatile
            }
            order => order,
        };
        kind_of(order, is_read)
    }
}

/// The kind that a table knows a read or a write by.
pub(crate) fn kind_of(order: Order, is_read: bool) -> AccessKind {
    match (order, is_read) {
        (Order::Plain, true) => AccessKind::Read,
        (Order::Plain, false) => AccessKind::Write,
        (Order::Relaxed, true) => AccessKind::RelaxedRead,
        (Order::Relaxed, false) => AccessKind::RelaxedWrite,
        // The verifier lets no load release and no store acquire.
        (Order::Acquire | Order::Release, true) => AccessKind::AcquireRead,
        (Order::Acquire | Order::Release, false) => AccessKind::ReleaseWrite,
        (Order::Volatile, true) => AccessKind::VolatileRead,
        (Order::Volatile, false) => AccessKind::VolatileWrite,
    }
}
