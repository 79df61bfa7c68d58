//! How the rows of the table are written down.

use crate::support::Answer;
use fencepost_ir::Kind;
use fencepost_vm::{
    Native, NativeEffect, NativeFn, NativeResult, NativeText, ReadyFn, Shares, TouchesFn,
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

const fn row(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    effect: NativeEffect,
    function: NativeFn,
) -> Native {
    let (shares, text) = match effect {
        NativeEffect::Pure | NativeEffect::Local => (Shares::Nothing, None),
        NativeEffect::Visible | NativeEffect::Blocking => {
            (Shares::Runtime, Some(NativeText::ANYTHING))
        }
    };
    Native {
        text,
        ..Native::plain(name, params, result, (effect, shares), function)
    }
}

/// A function of its arguments and of what never changes.
pub(crate) const fn pure(
    name: &'static str,
    params: &'static [Kind],
    result: Kind,
    function: NativeFn,
) -> Native {
    row(name, params, Some(result), NativeEffect::Pure, function)
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

/// Works on memory that is normally the running thread's alone.
pub(crate) const fn touching(
    name: &'static str,
    params: &'static [Kind],
    result: Kind,
    touches: TouchesFn,
    function: NativeFn,
) -> Native {
    Native {
        touches: Some(touches),
        ..row(name, params, Some(result), NativeEffect::Local, function)
    }
}

/// One in-place visible step.
pub(crate) const fn visible(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    row(name, params, result, NativeEffect::Visible, function)
}

/// One in-place visible step that starts a thread, which no atomic section can contain.
pub(crate) const fn starting(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    function: NativeFn,
) -> Native {
    row(name, params, result, NativeEffect::Blocking, function)
}

/// One in-place visible step that may have to wait.
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
