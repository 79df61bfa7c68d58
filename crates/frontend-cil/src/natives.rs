//! What some natives do, in words that need no runtime.

use fencepost_ir::{Fault, NativeMeaning};

/// The meaning of a native, by the name under which the runtime registers it. Those that are not
/// here can only be run.
pub(crate) fn meaning(name: &str) -> Option<NativeMeaning> {
    match name {
        "cil.check_exact_array" => Some(NativeMeaning::ExactClass(Fault::ArrayTypeMismatch)),
        "Fencepost.Runtime::AtomicBegin()" => Some(NativeMeaning::AtomicBegin),
        "Fencepost.Runtime::AtomicEnd()" => Some(NativeMeaning::AtomicEnd),
        "Fencepost.Runtime::CurrentThreadHandle()" => Some(NativeMeaning::CurrentThread),
        _ => None,
    }
}
