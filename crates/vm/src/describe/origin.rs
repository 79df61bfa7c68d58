//! Where in the code a step comes from, for people who want to know why a space is large.

use crate::machine::Machine;
use crate::machine::choice::{Action, Choice};
use crate::state::State;
use crate::state::thread::Frame;
use fencepost_ir::FuncId;

/// An operation of a function.
pub type Place = (FuncId, u32);

/// Where in the code a step comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Origin {
    /// The operation of the program's own code, if some is on the stack.
    pub program: Option<Place>,
    /// The operation of the library that was called from there, if it is one.
    pub library: Option<Place>,
}

impl Machine {
    /// Where a choice comes from; nothing if its thread has no frames.
    pub fn origin(&self, state: &State, choice: Choice) -> Option<Origin> {
        let thread = state.thread(choice.thread)?;
        let is_library = |function: FuncId| {
            let code = self.loaded_function(function);
            code.is_none_or(|code| code.library)
        };
        if let Action::Complete(place) = choice.action {
            let entry = thread.pending.entries.get(place as usize)?;
            let at = Some((entry.function, entry.pc));
            return Some(match is_library(entry.function) {
                true => Origin {
                    program: None,
                    library: at,
                },
                false => Origin {
                    program: at,
                    library: None,
                },
            });
        }
        let place = |frame: &Frame| (frame.function, frame.pc);
        let mut frames = thread.frames.iter().rev();
        let top = place(thread.top()?);
        Some(Origin {
            program: frames.find(|f| !is_library(f.function)).map(place),
            library: is_library(top.0).then_some(top),
        })
    }
}
