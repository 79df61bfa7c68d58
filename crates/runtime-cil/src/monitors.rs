//! Monitors, as far as they are not operations of the machine.

use crate::rows::{native, told, visible};
use crate::support::Answer;
use fencepost_ir::{Fault, Kind};
use fencepost_vm::{Exec, Native, NativeResult, NativeText, Shares};

pub(crate) const ROWS: &[Native] = &[told(
    visible(
        "System.Threading.Monitor::IsEntered(object)",
        &[Kind::Ref],
        Some(Kind::I32),
        Shares::Runtime,
        native!(is_entered),
    ),
    NativeText::NOTHING,
)];

fn is_entered(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] == 0 {
        return Err(NativeResult::Fault(Fault::ArgumentNull));
    }
    Ok(u64::from(exec.holds_monitor(args[0])))
}
