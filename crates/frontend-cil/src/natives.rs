//! What some natives do, in words that need no runtime.

use fencepost_ir::{Fault, HandleFields, NativeMeaning};

/// The meaning of a native, by the name under which the runtime registers it. Those that are not
/// here can only be run.
pub(crate) fn meaning(name: &str) -> Option<NativeMeaning> {
    match name {
        "cil.check_exact_array" => Some(NativeMeaning::ExactClass(Fault::ArrayTypeMismatch)),
        "cil.takes" => Some(NativeMeaning::Takes),
        "Fencepost.Runtime::AtomicBegin()" => Some(NativeMeaning::AtomicBegin),
        "Fencepost.Runtime::AtomicEnd()" => Some(NativeMeaning::AtomicEnd),
        "Fencepost.Runtime::CurrentThreadHandle()" => Some(NativeMeaning::CurrentThread),
        "Fencepost.Runtime::AssertFailed(string)" => Some(NativeMeaning::AssertFailed),
        "Fencepost.Runtime::Assume(bool)" => Some(NativeMeaning::Assume),
        "Fencepost.Runtime::Choose(int)" => Some(NativeMeaning::Choose),
        "Fencepost.Runtime::CommitPoint()" => Some(NativeMeaning::CommitPoint),
        "Fencepost.Runtime::WaitMatters()" | "Fencepost.Runtime::NoticeInterrupt()" => {
            Some(NativeMeaning::WaitUnseen)
        }
        "Fencepost.Runtime::StartThread(long&,object,object,object,object,bool)" => {
            Some(NativeMeaning::StartThread {
                function: "Fencepost.Runtime::ThreadMain",
            })
        }
        "Fencepost.Runtime::JoinThread(long&,int)" => Some(NativeMeaning::JoinThread),
        "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)" => {
            Some(NativeMeaning::WaitCell { section: false })
        }
        "Fencepost.Runtime::WaitCellThenBegin(int&,int,int,int&,int&,int)" => {
            Some(NativeMeaning::WaitCell { section: true })
        }
        "Fencepost.Runtime::AwaitPositiveThenBegin(int&)" => {
            Some(NativeMeaning::AwaitCell { positive: true })
        }
        "Fencepost.Runtime::AwaitZeroThenBegin(int&)" => {
            Some(NativeMeaning::AwaitCell { positive: false })
        }
        "Fencepost.Runtime::WaitHandles(WaitHandle[],bool,int)" => {
            Some(NativeMeaning::WaitHandles(HandleFields {
                kind: "_kind",
                count: "_count",
            }))
        }
        _ => None,
    }
}
