//! What some natives do, in words that need no runtime.

use fencepost_ir::{Known, MutexStep, NativeMeaning};

/// What the runtime gives for a mutex that is taken.
const EBUSY: u32 = 16;
/// Where the runtime keeps the kind of a mutex.
const MUTEX_KIND: u32 = 16;

/// The meaning of a native, by the name under which the runtime registers it. Those that are not
/// here can only be run, or have a known result.
pub(crate) fn meaning(name: &str) -> Option<NativeMeaning> {
    // As the runtime lays a mutex out.
    let mutex = |step: MutexStep| {
        Some(NativeMeaning::Mutex {
            step,
            owner: 8,
            kind: MUTEX_KIND,
            busy: EBUSY,
        })
    };
    let initialise = |bytes: u32, given: Option<u32>| {
        let meaning = NativeMeaning::InitialiseLock { bytes, given };
        Some(meaning)
    };
    match name {
        "c.malloc" => Some(NativeMeaning::NewBlock),
        "c.mark_written" => Some(NativeMeaning::Nothing),
        "c.atomic_begin" => Some(NativeMeaning::AtomicBegin),
        "c.atomic_end" => Some(NativeMeaning::AtomicEnd),
        "c.mutex_lock" => mutex(MutexStep::Lock),
        "c.mutex_trylock" => mutex(MutexStep::TryLock),
        "c.mutex_unlock" => mutex(MutexStep::Unlock),
        "c.init_mutex" => initialise(40, Some(MUTEX_KIND)),
        "c.init_cond" => initialise(48, None),
        "c.init_rw" => initialise(56, None),
        "c.init_word" => initialise(4, Some(0)),
        _ => None,
    }
}

/// What a native gives for arguments that are known.
pub(crate) fn result(name: &str, arguments: &[Known]) -> Option<Known> {
    match (name, arguments) {
        // The product that `calloc` makes.
        ("c.overflows", [Known::Number(a), Known::Number(b), Known::Number(5)]) => {
            Some(Known::Number(u64::from(a.checked_mul(*b).is_none())))
        }
        _ => None,
    }
}
