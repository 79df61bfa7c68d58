//! What failing operations throw.

use fencepost_ir::Fault;

/// The method of the class library that throws what a fault stands for.
pub(super) fn thrower(fault: Fault) -> &'static str {
    match fault {
        Fault::NullReference | Fault::ArgumentNull => "nullPointer",
        Fault::IndexOutOfRange => "arrayIndex",
        Fault::DivideByZero => "arithmetic",
        Fault::Overflow => "overflow",
        Fault::InvalidCast => "classCast",
        Fault::ArrayTypeMismatch => "arrayStore",
        Fault::NegativeArraySize => "negativeArraySize",
        Fault::OutOfMemory => "outOfMemory",
        Fault::StackOverflow => "stackOverflow",
        Fault::MonitorState => "monitorState",
        Fault::ThreadState => "threadState",
        Fault::ClassInitialization => "classInitialization",
        Fault::ArgumentOutOfRange | Fault::Argument => "argument",
        Fault::Format => "numberFormat",
        Fault::InvalidOperation => "illegalState",
        Fault::ThreadInterrupted => "interrupted",
    }
}

/// The type of that method.
pub(super) fn descriptor(fault: Fault) -> &'static str {
    match fault {
        Fault::ClassInitialization => "(Ljava/lang/Throwable;Ljava/lang/Class;Z)V",
        Fault::IndexOutOfRange => "(II)V",
        Fault::NegativeArraySize => "(I)V",
        Fault::ArrayTypeMismatch => "(Ljava/lang/Class;)V",
        Fault::InvalidCast => "(Ljava/lang/Class;Ljava/lang/Class;)V",
        _ => "()V",
    }
}
