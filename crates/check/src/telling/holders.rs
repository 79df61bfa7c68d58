//! Who holds a lock of the .NET class library that is no monitor: mutexes and reader-writer locks
//! keep the handles of threads in fields. Only for people; what waits for what is known elsewhere.

use fencepost_ir::Cell;
use fencepost_vm::{Machine, Object, ObjectId, ObjectKind, State, ThreadId};

/// How many holders of one lock are looked for: damaged lists may have a cycle.
const MOST: usize = 64;

/// The threads that hold a lock; none if the object is none, or nobody is known to hold it.
pub(crate) fn holders(machine: &Machine, state: &State, lock: ObjectId) -> Vec<ThreadId> {
    let Some(lock) = state.heap.get(lock) else {
        return Vec::new();
    };
    let field = |object: &Object, name: &str, cell| field(machine, object, name, cell);
    let thread = |handle: u64| Some(ThreadId(u32::try_from(handle.checked_sub(1)?).ok()?));
    if let Some(owner) = field(lock, "_owner", Cell::I64) {
        let is_held = field(lock, "_count", Cell::I32).is_some_and(|count| count != 0);
        return thread(owner).into_iter().filter(|_| is_held).collect();
    }
    // A reader-writer lock has a list of those who hold it in some mode.
    let mut found = Vec::new();
    let mut next = field(lock, "_first", Cell::Ref);
    while let Some(hold) = next.and_then(|word| state.heap.pointee(word)) {
        let holds = ["Reads", "Upgrades", "Writes"];
        let mut counts = holds.iter().map(|mode| field(hold, mode, Cell::I32));
        if found.len() < MOST && counts.any(|count| count.is_some_and(|count| count != 0)) {
            found.extend(field(hold, "Thread", Cell::I64).and_then(thread));
            next = field(hold, "Next", Cell::Ref);
        } else {
            next = None;
        }
    }
    found
}

/// What a field of an object of the class library holds.
fn field(machine: &Machine, object: &Object, name: &str, cell: Cell) -> Option<u64> {
    let ObjectKind::Instance(class) = object.kind else {
        return None;
    };
    let info = machine
        .loaded_class(class)
        .filter(|info| info.class.library)?;
    let mut cells = info.class.layout.cells.iter();
    let found = cells.find(|known| known.cell == cell && known.name == name)?;
    let size = cell.size();
    object
        .contains(found.offset, size)
        .then(|| object.read(found.offset, cell))
}
