//! What is noted for whoever explains an execution to people, as data.

use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::word::ObjectId;
use fencepost_ir::{ClassId, FuncId, Storage};

/// What people call an object, a part of one, or static memory, in pieces, so that a report can
/// tell the objects of a class apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceName {
    /// The object; nothing for static memory.
    pub object: Option<ObjectId>,
    /// The class, by its full name; empty for memory that no class has.
    pub class: String,
    /// The part, with what stands before it: `.balance`, `[3]`. Empty for the object as a whole.
    pub part: String,
    /// Whether the class belongs to a library.
    pub library: bool,
    /// Where the part is, if it is a cell.
    pub cell: Option<CellPlace>,
}

/// A cell of memory that a class describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellPlace {
    /// The class; for an element of an array, the struct that the array is made of.
    pub class: ClassId,
    /// Which memory of the class it is.
    pub storage: Storage,
    /// The offset in that.
    pub offset: u32,
}

/// A value, as far as it can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueName {
    /// A number, a text, null.
    Text(String),
    /// A value that its type has a name for: the number, and the name.
    Constant(String, String),
    /// A reference to an object.
    Object(PlaceName),
}

/// A frame of a call stack: a function and the operation it stands at.
pub type StackFrame = (FuncId, u32);

/// Something that happened between two events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The program's own code called a library function.
    Call {
        /// The function.
        function: FuncId,
        /// Where the call is.
        caller: StackFrame,
        /// The object that the caller belongs to, or the first that it was given.
        object: ObjectId,
        /// The arguments, the object that it belongs to first; nothing if they cannot be told.
        arguments: Option<Vec<ValueName>>,
    },
    /// The innermost of these calls gives a value.
    Result(ValueName),
    /// The innermost of these calls is over, with or without a result.
    Leave,
    /// Library code called the program's own, or a thread began with it.
    CallBack {
        /// The function.
        function: FuncId,
        /// The object that it belongs to, or the first that it was given.
        object: ObjectId,
    },
    /// That call is over.
    CallBackDone,
    /// A thread that the program has named was started.
    Named(ThreadId, String),
    /// An exception was thrown, perhaps again.
    Throw {
        /// The exception.
        exception: ObjectId,
        /// The call stack, the innermost frame first.
        stack: Vec<StackFrame>,
    },
    /// An object was allocated. Its number may have stood for another one that is gone.
    New {
        /// The object.
        object: ObjectId,
        /// Its class.
        class: ClassId,
    },
    /// The program's own code read or wrote memory while no other thread could tell, so that this
    /// was no step of its own.
    Quiet(QuietAccess),
}

/// An access that no other thread could notice when it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuietAccess {
    /// Whether it writes.
    pub writes: bool,
    /// The cell.
    pub location: Location,
    /// What the cell is called.
    pub place: PlaceName,
    /// What was read or written.
    pub value: ValueName,
    /// Where it stands.
    pub frame: StackFrame,
}

/// A note, and when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// How many events came before it.
    pub at: usize,
    /// The thread.
    pub thread: ThreadId,
    /// What happened.
    pub note: Note,
}
