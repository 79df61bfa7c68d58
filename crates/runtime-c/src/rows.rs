//! How the rows of the table are written down, and what all natives share.

use fencepost_ir::{Cell, Kind};
use fencepost_vm::word::{object_of, offset_of};
use fencepost_vm::{
    BoundFn, Exec, JoinsFn, Mistake, Mode, Native, NativeEffect, NativeFn, NativeResult,
    NativeText, ReadyFn, Shares, State, Stop, TouchesFn,
};

/// What a native gives, or how it ends otherwise.
pub(crate) type Answer = Result<u64, NativeResult>;

/// Turns a function that may end early into one that the table takes.
macro_rules! native {
    ($function:path) => {
        |exec, args| $crate::rows::finish($function(exec, args))
    };
}
pub(crate) use native;

pub(crate) fn finish(answer: Answer) -> NativeResult {
    match answer {
        Ok(word) => NativeResult::Done(word),
        Err(result) => result,
    }
}

pub(crate) fn stopped(stop: Stop) -> NativeResult {
    NativeResult::Stopped(stop)
}

pub(crate) fn mistake(exec: &Exec<'_>, kind: Mistake, message: impl Into<String>) -> NativeResult {
    stopped(exec.mistake(kind, message.into()))
}

pub(crate) const fn row(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    effect: NativeEffect,
    function: NativeFn,
) -> Native {
    Native::plain(name, params, result, (effect, Shares::Runtime), function)
}

/// A function of its arguments.
pub(crate) const fn pure(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    row(name, params, result, NativeEffect::Pure, function)
}

/// Works on the running thread alone.
pub(crate) const fn local(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    row(name, params, result, NativeEffect::Local, function)
}

/// Works on memory; a step of its own where others can reach it.
pub(crate) const fn touching(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    touches: TouchesFn,
    function: NativeFn,
) -> Native {
    Native {
        touches: Some(touches),
        ..row(name, params, result, NativeEffect::Local, function)
    }
}

/// One step that never waits.
pub(crate) const fn visible(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    row(name, params, result, NativeEffect::Visible, function)
}

/// One step that may have to wait.
pub(crate) const fn blocking(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    ready: ReadyFn,
    function: NativeFn,
) -> Native {
    Native {
        ready: Some(ready),
        ..row(name, params, result, NativeEffect::Blocking, function)
    }
}

/// Natives that share nothing with others but the memory which they say that they use.
pub(crate) const fn in_memory(native: Native) -> Native {
    Native {
        shares: Shares::Nothing,
        ..native
    }
}

/// What a call may ever touch or start, for a native of which its effect alone says too much.
pub(crate) const fn with_text(native: Native, text: NativeText) -> Native {
    Native {
        text: Some(text),
        ..native
    }
}

/// A native that waits for what a thread holds.
pub(crate) const fn held_by(native: Native, holder: JoinsFn) -> Native {
    Native {
        holder: Some(holder),
        ..native
    }
}

/// A native that picks a number.
pub(crate) const fn choosing(native: Native, bound: BoundFn) -> Native {
    Native {
        bound: Some(bound),
        ..native
    }
}

/// The object that the first argument points into.
pub(crate) fn first_object(
    _state: &State,
    words: &[u64],
    out: &mut Vec<fencepost_vm::word::ObjectId>,
) {
    if let Some(&word) = words.first() {
        out.push(object_of(word));
    }
}

/// Reads an `int` of a state, as functions do that only look.
pub(crate) fn peek(state: &State, pointer: u64) -> Option<u32> {
    let object = state.heap.pointee(pointer)?;
    let offset = offset_of(pointer);
    object
        .contains(offset, 4)
        .then(|| object.read(offset, Cell::U32) as u32)
}

/// The `int`s at the start of an object of the library, which a native changes in one step.
pub(crate) struct Record {
    pointer: u64,
}

impl Record {
    /// Opens an object of this many bytes; says so if there is none. That alone orders nothing.
    pub fn open(exec: &mut Exec<'_>, pointer: u64, size: u32) -> Result<Record, NativeResult> {
        exec.check_range(pointer, size).map_err(stopped)?;
        exec.uses_memory(pointer, size, Mode::Write);
        exec.synchronises_by(pointer, size);
        Ok(Record { pointer })
    }

    /// Orders the running thread behind all that told so before with this object.
    pub fn learn(&self, exec: &mut Exec<'_>) {
        exec.learn_from(self.pointer);
    }

    /// Orders the running thread before all that will learn from this object.
    pub fn tell(&self, exec: &mut Exec<'_>) {
        exec.tell(self.pointer);
    }

    pub fn get(&self, exec: &Exec<'_>, offset: u32) -> u32 {
        let at = self.pointer.wrapping_add(u64::from(offset));
        exec.read_cell(at, Cell::U32).unwrap_or(0) as u32
    }

    pub fn set(&self, exec: &mut Exec<'_>, offset: u32, value: u32) {
        let at = self.pointer.wrapping_add(u64::from(offset));
        exec.write_in_place(at, Cell::U32, u64::from(value));
    }
}
