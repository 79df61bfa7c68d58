//! Which threads only go on with async methods, and what keeps the state of these methods.

use fencepost_ir::{FuncId, Plumbing};
use fencepost_vm::{Machine, Note, Noted, ThreadId};
use std::collections::HashSet;

/// The async methods of an execution that were suspended.
#[derive(Default)]
pub(crate) struct Asynchronous {
    /// The threads that began by going on with one.
    pub resumed: HashSet<ThreadId>,
    /// The classes that keep the states of these methods, by their full names.
    pub classes: HashSet<String>,
}

impl Asynchronous {
    /// Looks at an execution.
    pub fn new(machine: &Machine, notes: &[Noted]) -> Self {
        let mut suspended: HashSet<FuncId> = HashSet::new();
        let mut began: HashSet<ThreadId> = HashSet::new();
        let mut found = Self::default();
        for noted in notes {
            match noted.note {
                Note::Call {
                    function,
                    caller: (method, _),
                    ..
                } if machine.source.plumbing(function) == Plumbing::Suspends => {
                    suspended.insert(method);
                }
                Note::CallBack { function, .. }
                    if began.insert(noted.thread)
                        && suspended.contains(&function)
                        && noted.thread != ThreadId::MAIN =>
                {
                    found.resumed.insert(noted.thread);
                }
                _ => {}
            }
        }
        for method in suspended {
            let class = machine.source.receiver(method);
            let class = class.and_then(|class| machine.loaded_class(class));
            found
                .classes
                .extend(class.map(|info| info.class.name.clone()));
        }
        found
    }
}
