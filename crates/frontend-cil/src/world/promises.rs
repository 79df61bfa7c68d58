//! Whether code of the program may complete a promise while it has more to do.
//!
//! What follows an `await` usually runs on the thread that completes the awaited task, before that
//! thread goes on. Where only the library completes promises, the thread has nothing left to do, so
//! what follows can as well have a worker of its own. The answer may say yes too often: that costs
//! only steps.

use super::World;
use super::scope::Part;
use crate::reader::{self, Image, Instruction, Opcode, Operand, Token, TypeSig};

/// Promises whose completion is up to whoever made them.
const SOURCES: &[&str] = &[
    "System.Threading.Tasks.TaskCompletionSource",
    "System.Threading.Tasks.TaskCompletionSource`1",
];

/// Types that make objects of types which they are given.
const MAKERS: &[&str] = &["System.Activator", "System.Reflection.ConstructorInfo"];

/// Types that complete promises inside their own methods.
const COMPLETERS: &[&str] = &[
    "System.TimeProvider",
    "System.Threading.PeriodicTimer",
    "System.Threading.Tasks.ConcurrentExclusiveSchedulerPair",
];

/// Types whose implementers decide themselves where what follows a task, or a task itself, runs.
const RUNNERS: &[&str] = &[
    "System.Threading.SynchronizationContext",
    "System.Threading.Tasks.TaskScheduler",
    "System.Threading.Tasks.Sources.IValueTaskSource",
    "System.Threading.Tasks.Sources.IValueTaskSource`1",
    "System.Runtime.CompilerServices.INotifyCompletion",
    "System.Runtime.CompilerServices.ICriticalNotifyCompletion",
    "System.Runtime.CompilerServices.IAsyncStateMachine",
];

/// Methods that complete a task in the middle of what their caller does, or promise to.
const METHODS: &[&str] = &[
    "RunSynchronously",
    "FromAsync",
    "WaitAsync",
    "set_AllowSynchronousContinuations",
];

/// Types of tasks, and of what makes them. One that has not begun is completed by whoever cancels its
/// token.
const TASKS: &[&str] = &[
    "System.Threading.Tasks.Task",
    "System.Threading.Tasks.Task`1",
    "System.Threading.Tasks.TaskFactory",
    "System.Threading.Tasks.TaskFactory`1",
];

/// What says that a task is to be cancelled.
const TOKEN: &str = "System.Threading.CancellationToken";

/// The only type whose `WaitAsync` gives a promise that never runs what follows in place.
const SEMAPHORE: &str = "System.Threading.SemaphoreSlim";

/// The option of a promise that runs what follows it elsewhere.
const ASYNCHRONOUSLY: i32 = 64;

impl World {
    /// Whether code other than the built-in library's may complete a promise while it has more to do.
    pub(crate) fn completes_promises(&self) -> bool {
        let others = (0..self.assemblies.len() as u32)
            .filter(|&number| !self.builtin || number != self.core);
        others
            .map(|number| self.part(number))
            .any(|part| names_completer(&part) || has_runner(&part) || makes_promise(&part))
    }
}

/// The full name of the type that a token of a declaration means.
fn type_name(image: &Image, token: Token) -> Option<String> {
    if let Some(id) = token.as_id::<reader::TypeRefId>() {
        return image.type_ref_name(id).ok();
    }
    if let Some(id) = token.as_id::<reader::TypeDefId>() {
        return image.type_def_name(id).ok();
    }
    let id = token.as_id::<reader::TypeSpecId>()?;
    match image.type_spec_sig(id).ok()?.unmodified() {
        TypeSig::GenericInst { generic, .. } => type_name(image, *generic),
        TypeSig::Class(token) | TypeSig::ValueType(token) => {
            // Only one that does not name a further signature can come to an end.
            token
                .as_id::<reader::TypeSpecId>()
                .is_none()
                .then_some(())?;
            type_name(image, *token)
        }
        _ => None,
    }
}

/// Whether what counts of an assembly names something that completes promises in the middle of a call.
fn names_completer(part: &Part<'_>) -> bool {
    let image = part.image;
    let (mut types, mut members) = (part.type_refs(), part.members());
    let is_completer = |name: String| COMPLETERS.contains(&name.as_str());
    types.any(|id| image.type_ref_name(id).is_ok_and(is_completer))
        || members.any(|id| {
            let Ok(row) = image.row(id) else {
                return true;
            };
            let Ok(name) = image.string(row.name) else {
                return true;
            };
            let class = || type_name(image, row.class);
            METHODS.contains(&name) && class().as_deref() != Some(SEMAPHORE)
                || (name == ".ctor" || name.starts_with("Continue"))
                    && class().is_some_and(|class| TASKS.contains(&class.as_str()))
                    && takes_token(image, id)
        })
}

/// Whether a method has a parameter by which what it makes can be cancelled.
fn takes_token(image: &Image, id: reader::MemberRefId) -> bool {
    let is_token = |sig: &TypeSig| match sig.unmodified() {
        TypeSig::ValueType(token) => type_name(image, *token).as_deref() == Some(TOKEN),
        _ => false,
    };
    match image.member_ref_sig(id) {
        Ok(reader::MemberSig::Method(sig)) => sig.parameters.iter().any(is_token),
        Ok(reader::MemberSig::Field(_)) => false,
        Err(_) => true,
    }
}

/// Whether a type that no compiler made up extends or implements one that runs what follows, or is a
/// builder of asynchronous methods.
fn has_runner(part: &Part<'_>) -> bool {
    let image = part.image;
    let is_runner = |token: Token| {
        let name = type_name(image, token);
        name.is_some_and(|name| RUNNERS.contains(&name.as_str()))
    };
    part.types().any(|id| {
        let Ok(row) = image.row(id) else {
            return true;
        };
        let is_made_up = image
            .string(row.name)
            .is_ok_and(|name| name.starts_with('<'));
        let mut interfaces = image.interface_impls(id);
        let is_builder = || {
            let found = image.find_methods(id, "AwaitUnsafeOnCompleted");
            found.map_or(true, |methods| !methods.is_empty())
        };
        !is_made_up
            && (is_runner(row.extends)
                || is_builder()
                || interfaces.any(|id| image.row(id).is_ok_and(|row| is_runner(row.interface))))
    })
}

/// Whether what counts of an assembly may make a promise that it completes itself and that runs what
/// follows in place. One is told from the others by the number in front of the call of its
/// constructor.
fn makes_promise(part: &Part<'_>) -> bool {
    let image = part.image;
    let mut types = part.type_refs();
    let is_source = |name: String| SOURCES.contains(&name.as_str());
    if !types.any(|id| image.type_ref_name(id).is_ok_and(is_source)) {
        return false;
    }
    let is_constructor = |token: Token| {
        let row = token.as_id::<reader::MemberRefId>().map(|id| image.row(id));
        row.and_then(Result::ok).is_some_and(|row| {
            let name = type_name(image, row.class);
            name.is_some_and(is_source) && image.string(row.name) == Ok(".ctor")
        })
    };
    let (mut types, mut members) = (part.type_refs(), part.members());
    let is_maker = |name: String| MAKERS.contains(&name.as_str());
    // With which options one is made in another way cannot be told.
    if !members.any(|id| is_constructor(id.into()))
        || types.any(|id| image.type_ref_name(id).is_ok_and(is_maker))
    {
        return true;
    }
    part.methods().any(|id| {
        match image
            .method_body(id)
            .map(|body| body.map(|body| body.decode()))
        {
            Ok(Some(Ok(code))) => calls_without_option(&code, &is_constructor),
            Ok(None) => false,
            // What cannot be read may do anything.
            Ok(Some(Err(_))) | Err(_) => true,
        }
    })
}

/// Whether code calls a constructor and does not pass, as a number just before the call, the option
/// that runs what follows elsewhere. Where a jump leads to the call, another number may be passed.
fn calls_without_option(code: &[Instruction<'_>], is_constructor: &dyn Fn(Token) -> bool) -> bool {
    let jumps_to = |offset: u32| {
        code.iter().any(|instruction| match instruction.operand {
            Operand::Branch(target) => target == offset,
            Operand::Switch(table) => table.targets().any(|target| target == offset),
            _ => false,
        })
    };
    (0..code.len()).any(|at| {
        let Operand::Token(token) = code[at].operand else {
            return false;
        };
        if !matches!(code[at].opcode, Opcode::Newobj | Opcode::Call) || !is_constructor(token) {
            return false;
        }
        let passed = match at.checked_sub(1).map(|before| code[before].operand) {
            Some(Operand::I4(options)) if !jumps_to(code[at].offset) => options,
            _ => 0,
        };
        passed & ASYNCHRONOUSLY == 0
    })
}
