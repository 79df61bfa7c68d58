//! How the rows of the table are written down.

use crate::support::Answer;
use fencepost_ir::{Cell, Kind};
use fencepost_vm::{
    Arguments, BoundFn, JoinsFn, Native, NativeEffect, NativeFn, NativeResult, NativeText, NeedsFn,
    ReadyFn, Shares, State, TouchesFn, word,
};

/// Turns a function that may end early into one that the table takes.
macro_rules! native {
    ($function:path) => {
        |exec, args| $crate::rows::finish($function(exec, args))
    };
}
pub(crate) use native;

/// The result of a native, however it ended.
pub(crate) fn finish(answer: Answer) -> NativeResult {
    match answer {
        Ok(word) => NativeResult::Done(word),
        Err(result) => result,
    }
}

/// A function of its arguments and of what never changes.
pub(crate) const fn pure(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    Native::plain(
        name,
        params,
        result,
        (NativeEffect::Pure, Shares::Nothing),
        function,
    )
}

/// Works on the running thread alone.
pub(crate) const fn local(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    Native::plain(
        name,
        params,
        result,
        (NativeEffect::Local, Shares::Nothing),
        function,
    )
}

/// Works on memory that is normally the running thread's alone.
pub(crate) const fn touching(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    touches: TouchesFn,
    function: NativeFn,
) -> Native {
    Native {
        touches: Some(touches),
        ..Native::plain(
            name,
            params,
            result,
            (NativeEffect::Local, Shares::Runtime),
            function,
        )
    }
}

/// The same native, whose pointer stands for a function, a type or a text.
pub(crate) const fn handle(row: Native) -> Native {
    Native {
        gives_handle: true,
        ..row
    }
}

/// The same native, with what it may touch of what its arguments point to, and of nothing else.
pub(crate) const fn using(arguments: Arguments, row: Native) -> Native {
    told(
        row,
        NativeText {
            arguments,
            ..NativeText::NOTHING
        },
    )
}

/// The same native, with the cells that must all change while it waits.
pub(crate) const fn needing(needs: NeedsFn, row: Native) -> Native {
    Native {
        needs: Some(needs),
        ..row
    }
}

/// One in-place visible step.
pub(crate) const fn visible(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    shares: Shares,
    function: NativeFn,
) -> Native {
    Native::plain(
        name,
        params,
        result,
        (NativeEffect::Visible, shares),
        function,
    )
}

/// One in-place visible step that starts a thread, which no atomic section can contain.
pub(crate) const fn starting(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    shares: Shares,
    function: NativeFn,
) -> Native {
    Native::plain(
        name,
        params,
        result,
        (NativeEffect::Blocking, shares),
        function,
    )
}

/// One in-place visible step that may have to wait.
pub(crate) const fn blocking(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    shares: Shares,
    ready: ReadyFn,
    function: NativeFn,
) -> Native {
    Native {
        ready: Some(ready),
        ..Native::plain(
            name,
            params,
            result,
            (NativeEffect::Blocking, shares),
            function,
        )
    }
}

/// The same native, with what a call may ever touch or start.
pub(crate) const fn told(row: Native, text: NativeText) -> Native {
    Native {
        text: Some(text),
        ..row
    }
}

/// The same native, which begins an atomic section.
pub(crate) const fn section(row: Native) -> Native {
    Native {
        section: true,
        ..row
    }
}

/// The same native, which waits for the end of a thread.
pub(crate) const fn joining(row: Native, joins: JoinsFn) -> Native {
    Native {
        joins: Some(joins),
        ..row
    }
}

/// The same native, in which a thread is seen waiting even where it need not wait.
pub(crate) const fn showing(row: Native) -> Native {
    Native {
        shows_waiting: true,
        ..row
    }
}

/// The same native, which may be a data choice.
pub(crate) const fn choosing(row: Native, bound: BoundFn) -> Native {
    Native {
        bound: Some(bound),
        ..row
    }
}

/// Touches what every argument points to; numbers point nowhere.
pub(crate) fn all_arguments(
    _state: &State,
    words: &[u64],
    objects: &mut Vec<fencepost_vm::ObjectId>,
) {
    objects.extend(words.iter().map(|&word| word::object_of(word)));
}

/// Touches what every argument points to, and what the first word there refers to: an array of
/// several dimensions keeps its elements in a vector of its own.
pub(crate) fn objects_and_elements(
    state: &State,
    words: &[u64],
    objects: &mut Vec<fencepost_vm::ObjectId>,
) {
    all_arguments(state, words, objects);
    for index in 0..objects.len() {
        let elements = state
            .heap
            .get(objects[index])
            .filter(|object| object.contains(0, 8))
            .map(|object| object.read(0, Cell::Ref));
        objects.extend(elements.map(word::object_of));
    }
}

/// Touches what the first argument points to.
pub(crate) fn first_argument(
    _state: &State,
    words: &[u64],
    objects: &mut Vec<fencepost_vm::ObjectId>,
) {
    objects.extend(words.first().map(|&word| word::object_of(word)));
}

/// Touches what the last argument points to.
pub(crate) fn last_argument(
    _state: &State,
    words: &[u64],
    objects: &mut Vec<fencepost_vm::ObjectId>,
) {
    objects.extend(words.last().map(|&word| word::object_of(word)));
}
