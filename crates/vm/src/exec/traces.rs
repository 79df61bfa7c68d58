//! What a thrown object remembers of where it was thrown: text, for programs that may ask for it.
//!
//! The text is written once a handler is found, because it ends with the frame that catches. Only
//! an object that no other thread can reach is written to, so that nobody else can notice the step.

use super::Exec;
use crate::machine::event::{MachineLimit, Stop};
use crate::state::thread::FrameKind;
use crate::state::word::object_of;
use fencepost_ir::{Cell, Op};

/// What stands between the places of an exception that was kept and thrown again.
const AGAIN: &str = "--- End of stack trace from previous location ---";

impl Exec<'_> {
    /// Notes the frames from the one that throws to the one that catches.
    pub(crate) fn record_throw(&mut self, exception: u64, target: u32) -> Result<(), Stop> {
        let Some(field) = self.machine.source.throw_trace() else {
            return Ok(());
        };
        let Some(field) = self.machine.source.field(field) else {
            return Ok(());
        };
        if !self.is_instance(exception, field.class)? || self.state.is_shared(object_of(exception))
        {
            return Ok(());
        }
        let frames = self.state.threads[self.index].frames.to_vec();
        let Some(thrower) = frames.last() else {
            return Ok(());
        };
        let function = self.machine.function(thrower.function)?;
        let rethrown = matches!(
            function.ops.get(thrower.pc as usize),
            Some(Op::Rethrow { .. })
        );
        let at = exception + u64::from(field.offset);
        let before = match self.read_cell(at, Cell::Ref) {
            Some(word) if word != 0 => self.string_units(word),
            _ => None,
        };
        let mut lines = Vec::new();
        // A library throws again what it kept; a program that throws an object anew forgets.
        if rethrown || self.machine.is_library(thrower.function) {
            lines.extend(before.map(|units| String::from_utf16_lossy(&units)));
        }
        if !rethrown && !lines.is_empty() {
            lines.push(AGAIN.to_string());
        }
        // The frame that rethrows is there already, as the one that caught.
        let passed = frames.iter().skip(target as usize).rev();
        for frame in passed.skip(usize::from(rethrown)) {
            if frame.kind != FrameKind::Filter {
                lines.extend(self.machine.source.trace_line(frame.function));
            }
        }
        let text: Vec<u16> = lines.join("\n").encode_utf16().collect();
        match self.allocate_string(&text)? {
            Ok(word) => self.write_in_place(at, Cell::Ref, word),
            Err(_) => return Err(Stop::Limit(MachineLimit::Heap)),
        };
        Ok(())
    }
}
