//! Mono's class library: what of it is replaced, and the natives that only it asks for.
//!
//! Most replacements are ordinary code, in the stand-in assembly that `corlib/mono` builds; it
//! calls the same natives as the built-in library. Here are the methods that are natives
//! themselves, and those that do nothing or stop a run.

mod memory;
mod objects;

use fencepost_frontend_cil::Replacement;
use fencepost_vm::Native;

/// The natives of this family of libraries.
pub(crate) const ROWS: &[&[Native]] = &[memory::ROWS, objects::ROWS];

/// What runs instead of a method, by its full signature.
pub(crate) const REPLACED: &[(&str, Replacement)] = &[
    (
        "System.Threading.Monitor::IsEntered(object)",
        Replacement::Native,
    ),
    // Nobody traces or debugs tasks here.
    (
        "Internal.Threading.Tasks.Tracing.TaskTrace::get_Enabled()",
        Replacement::Nothing,
    ),
    (
        "System.Threading.Tasks.DebuggerSupport::get_LoggingOn()",
        Replacement::Nothing,
    ),
    (
        "System.Threading.Tasks.DebuggerSupport::AddToActiveTasks(Task)",
        Replacement::Nothing,
    ),
    (
        "System.Threading.Tasks.DebuggerSupport::RemoveFromActiveTasks(Task)",
        Replacement::Nothing,
    ),
    (
        "System.Threading.Tasks.AsyncCausalityTracer::get_LoggingOn()",
        Replacement::Nothing,
    ),
    ("System.Math::Truncate(double)", Replacement::Native),
    ("string::get_Length()", Replacement::Native),
    ("string::get_Chars(int)", Replacement::Native),
    (
        "System.Buffer::Memcpy(byte*,byte*,int)",
        Replacement::Native,
    ),
    (
        "System.Buffer::Memmove(byte*,byte*,uint)",
        Replacement::Native,
    ),
];
