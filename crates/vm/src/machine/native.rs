//! Natives: calls into the runtime, one row each.
//!
//! A native commits in one step or says that it must wait, never half. What needs two visible
//! steps, or calls back into the program, is written in the program's own code over one-step
//! natives.

use crate::exec::Exec;
use crate::machine::Machine;
use crate::machine::event::Stop;
use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use fencepost_base::FxHashMap;
use fencepost_ir::{ClassId, Fault, FuncId, Kind};

/// What a native may touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NativeEffect {
    /// A function of its arguments and of immutable objects; may allocate.
    Pure,
    /// Touches only what the running thread alone can reach.
    Local,
    /// One in-place visible step.
    Visible,
    /// One in-place visible step that may have to wait.
    Blocking,
}

/// What of the runtime's own state a visible native shares with calls of other threads, beside
/// the objects that its arguments lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shares {
    /// Nothing, or only what the machine notes where it is used: the clock, the end of a thread.
    Nothing,
    /// All of it ([`crate::Resource::Runtime`]): timers, pools, waits, the state of threads.
    Runtime,
}

/// How a native ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NativeResult {
    /// It is done; the word is the result, if the native has one.
    Done(u64),
    /// The program sees a fault.
    Fault(Fault),
    /// It throws this object.
    Throw(u64),
    /// The function is called with these arguments instead, and its result is the native's.
    Call(FuncId, Vec<u64>),
    /// It must wait; nothing happened.
    Blocked,
    /// It is not modelled.
    Unsupported(String),
    /// The run stops for a reason that the machine found.
    Stopped(Stop),
    /// The property "this is never reached" is violated.
    AssertionFailed(String),
    /// The execution is discarded from here on.
    Assumed,
}

impl NativeResult {
    /// Whether the execution ends here.
    pub(crate) fn ends_execution(&self) -> bool {
        match self {
            NativeResult::Unsupported(_)
            | NativeResult::Stopped(_)
            | NativeResult::AssertionFailed(_)
            | NativeResult::Assumed => true,
            NativeResult::Done(_)
            | NativeResult::Fault(_)
            | NativeResult::Throw(_)
            | NativeResult::Call(..)
            | NativeResult::Blocked => false,
        }
    }
}

/// The implementation of a native.
pub type NativeFn = fn(&mut Exec<'_>, &[u64]) -> NativeResult;

/// Whether a blocking native could proceed: machine, state, the asking thread, arguments.
pub type ReadyFn = fn(&Machine, &State, ThreadId, &[u64]) -> Readiness;

/// The handle of the thread whose end a native waits for, from its arguments.
pub type JoinsFn = fn(&State, ThreadId, &[u64]) -> u64;

/// The addresses of four-byte cells, from its arguments: while a native waits, each of them must
/// change before it can go on. Empty if that is not known.
pub type NeedsFn = fn(&Machine, &State, ThreadId, &[u64]) -> Vec<u64>;

/// The function that a native goes on in if it is given an object of a class, or its type.
pub type ContinuationFn = fn(&Machine, ClassId) -> Option<FuncId>;

/// The result of a call that depends on nothing but its arguments and on options of the machine.
pub type ConstantFn = fn(&Machine, &[u64]) -> u64;

/// The least and the greatest word that something may be.
pub type Span = (u64, u64);

/// The result of a call that is the same for good, given the same arguments, as a state shows it.
/// None if it shows none. Nothing need be known of the last of four arguments.
pub type LastingFn = fn(&Machine, &State, &[Option<Span>]) -> Option<Span>;

/// How many numbers a call with these arguments has to choose from; none if there is no choice.
pub type BoundFn = fn(&Machine, &State, ThreadId, &[u64]) -> Option<u32>;

/// The objects whose memory a local native touches, from its arguments.
pub type TouchesFn = fn(&State, &[u64], &mut Vec<ObjectId>);

/// The memory that decides whether a call with these arguments can proceed: its address, and of how
/// many bytes it is.
pub type GateFn = fn(&[u64]) -> (u64, u32);

/// Whether a blocking native could proceed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// It can proceed now.
    Ready,
    /// It must wait.
    Blocked,
    /// It must wait, but may give up at any time; so many milliseconds have passed then.
    MayTimeOut(i32),
}

/// What a native may touch of what its arguments point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arguments {
    /// Nothing that others can notice.
    Nothing,
    /// The eight bytes that pointers point to; references are passed on only.
    Cells,
    /// The same, which are only read.
    CellsRead,
    /// The objects themselves.
    Objects,
    /// The same, which are only read.
    ObjectsRead,
    /// The objects themselves, which are arrays.
    Arrays,
    /// The same, which are only read.
    ArraysRead,
    /// Arrays, and the objects that they refer to.
    Elements,
    /// Arrays of objects of the class with this name, which are written or only read, and the eight
    /// bytes that pointers point to, which are only read.
    ElementsOf(&'static str, bool),
    /// So many bytes from an offset on, of objects of the class with this name, which are written or
    /// only read.
    Part(&'static str, u32, u32, bool),
    /// The monitors of the objects, which are looked at.
    Monitors,
    /// The timers of the objects.
    Timers(TimerUse),
    /// The objects, and whatever they lead to.
    Reachable,
    /// So many bytes where pointers point to, for each parameter.
    Bytes(&'static [u32]),
    /// Locks of so many bytes where pointers point to, for each parameter: it takes them, gives them
    /// back or looks at them.
    Locks(&'static [u32]),
    /// What they lead to, and any other memory that its thread can address.
    Anywhere,
    /// The same, which is only read.
    AnywhereRead,
}

/// What a call does to the timer of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimerUse {
    /// Arms it, or asks it to fire.
    Arms,
    /// Stops it.
    Stops,
}

/// What of the runtime's own state a call may touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuntimePart {
    /// Nothing.
    Nothing,
    /// Which timers are armed, and when they are due.
    Timers,
    /// Whether workers have moved.
    Workers,
    /// All of it.
    All,
}

impl RuntimePart {
    /// Whether two parts have something in common.
    pub fn overlaps(self, other: Self) -> bool {
        match (self, other) {
            (RuntimePart::Nothing, _) | (_, RuntimePart::Nothing) => false,
            (RuntimePart::All, _) | (_, RuntimePart::All) => true,
            (RuntimePart::Timers | RuntimePart::Workers, _) => self == other,
        }
    }
}

/// What a call of a native may ever touch or start, for those who ask what a thread can still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NativeText {
    /// What it may touch of what its arguments point to.
    pub arguments: Arguments,
    /// What it may touch of what calls into the runtime share.
    pub runtime: RuntimePart,
    /// Whether it may tell the time, or let it pass.
    pub clock: bool,
    /// Whether it makes a difference that the program ends before it: it may keep the program going,
    /// or change what is looked at afterwards.
    pub missed_at_end: bool,
    /// Whether it asks if threads have ended, other than to wait for that.
    pub ends_of_threads: bool,
    /// Whether it notes, when it runs, whose end it asked for. Otherwise it may be anybody's.
    pub notes_ends: bool,
    /// The argument that says how long it waits at most; -1 is for ever, and then waiting for the
    /// end of a thread is not asking, and no time passes.
    pub timeout: Option<usize>,
    /// Whether it may interrupt a thread.
    pub interrupts: bool,
    /// Whether it looks at whether a thread is interrupted, which its argument is, or else its own.
    pub asks_interrupts: bool,
    /// Whether it ends an atomic section.
    pub ends_section: bool,
    /// The functions that it may start threads with or go on in, by name.
    pub starts: &'static [&'static str],
    /// Whether its thread leaves all calls for what it goes on in, and never comes back to them.
    pub leaves: bool,
    /// Whether it gives the address of memory that did not exist before.
    pub fresh: bool,
    /// Whether it may let nobody wait for the end of a thread any more.
    pub detaches: bool,
    /// Whether the function that it goes on in touches nothing else than what is said here.
    pub says_all: bool,
    /// Whether it takes a lock alone that others may share, and learns of those.
    pub learns_of_sharers: bool,
}

impl NativeText {
    /// Touches nothing that others can notice.
    pub const NOTHING: Self = Self {
        arguments: Arguments::Nothing,
        runtime: RuntimePart::Nothing,
        clock: false,
        missed_at_end: false,
        ends_of_threads: false,
        notes_ends: false,
        timeout: None,
        interrupts: false,
        asks_interrupts: false,
        ends_section: false,
        starts: &[],
        leaves: false,
        fresh: false,
        detaches: false,
        says_all: false,
        learns_of_sharers: false,
    };
    /// Touches the cells that it is given the addresses of.
    pub const CELLS: Self = Self {
        arguments: Arguments::Cells,
        ..Self::NOTHING
    };
    /// Reads the cells that it is given the addresses of.
    pub const CELLS_READ: Self = Self {
        arguments: Arguments::CellsRead,
        ..Self::NOTHING
    };

    /// Touches so many bytes where its arguments point to.
    pub const fn bytes(sizes: &'static [u32]) -> Self {
        Self {
            arguments: Arguments::Bytes(sizes),
            ..Self::NOTHING
        }
    }

    /// Takes, gives back or looks at locks of so many bytes where its arguments point to.
    pub const fn locks(sizes: &'static [u32]) -> Self {
        Self {
            arguments: Arguments::Locks(sizes),
            ..Self::NOTHING
        }
    }

    /// Starts threads with functions of these names and touches nothing else.
    pub const fn starting(starts: &'static [&'static str]) -> Self {
        Self {
            starts,
            ..Self::NOTHING
        }
    }

    /// The same, for a native that waits; -1 as this argument is for ever.
    pub const fn waiting(self, timeout: usize) -> Self {
        Self {
            clock: true,
            timeout: Some(timeout),
            ..self
        }
    }

    /// May touch everything that its arguments lead to, and what the runtime knows.
    pub const ANYTHING: Self = Self {
        arguments: Arguments::Reachable,
        runtime: RuntimePart::All,
        clock: true,
        missed_at_end: true,
        ends_of_threads: true,
        interrupts: true,
        asks_interrupts: true,
        detaches: true,
        ..Self::NOTHING
    };
}

/// One row of the table of natives.
#[derive(Clone, Copy)]
pub struct Native {
    /// The name that programs use.
    pub name: &'static str,
    /// Kinds of the parameters.
    pub params: &'static [Kind],
    /// Kind of the result.
    pub result: Option<Kind>,
    /// What it may touch.
    pub effect: NativeEffect,
    /// What it shares with calls of other threads.
    pub shares: Shares,
    /// For blocking natives: whether it could proceed.
    pub ready: Option<ReadyFn>,
    /// For natives that wait for the end of a thread: where its handle is.
    pub joins: Option<JoinsFn>,
    /// For natives that wait for what a thread holds: the handle of that thread; 0 for nobody.
    pub holder: Option<JoinsFn>,
    /// For natives of one or two arguments that wait for a piece of memory, for as long as it takes,
    /// and touch nothing before: where it is.
    pub gate: Option<GateFn>,
    /// For natives that wait for several things together: what they are.
    pub needs: Option<NeedsFn>,
    /// Whether a thread is seen waiting in this call even where it need not wait, as in a call to
    /// the operating system.
    pub shows_waiting: bool,
    /// For data choices: how many numbers there are to choose from.
    pub bound: Option<BoundFn>,
    /// For local natives that work on memory: the objects they touch. Where only the running
    /// thread can reach all of them the call is invisible; else it is one in-place visible step.
    /// A real runtime would make one access per cell; that the step shows them together is an
    /// approximation, and the only one.
    pub touches: Option<TouchesFn>,
    /// For natives that go on in a function ([`NativeResult::Call`]): which one. Without it nothing
    /// is known of what such a native leads to.
    pub continues_in: Option<ContinuationFn>,
    /// Whether a pointer that it gives stands for a function, a type or a text: it is not the address
    /// of a field.
    pub gives_handle: bool,
    /// For natives whose result never changes: what it is.
    pub constant: Option<ConstantFn>,
    /// For natives whose result is the same for good for the same objects: what it is.
    pub lasting: Option<LastingFn>,
    /// Whether it begins a section in which nobody else moves and which may touch anything.
    pub section: bool,
    /// Whether it ends the program, which cuts all threads off where they are.
    pub ends: bool,
    /// What a call may ever touch or start; none if that follows from its effect alone.
    pub text: Option<NativeText>,
    /// What it does.
    pub function: NativeFn,
}

impl Native {
    /// A native that never waits, chooses nothing, and has no more to say about itself.
    pub const fn plain(
        name: &'static str,
        params: &'static [Kind],
        result: Option<Kind>,
        (effect, shares): (NativeEffect, Shares),
        function: NativeFn,
    ) -> Self {
        Self {
            name,
            params,
            result,
            effect,
            shares,
            ready: None,
            joins: None,
            holder: None,
            gate: None,
            needs: None,
            shows_waiting: false,
            bound: None,
            touches: None,
            continues_in: None,
            gives_handle: false,
            constant: None,
            lasting: None,
            section: false,
            ends: false,
            text: None,
            function,
        }
    }

    /// What a call may ever touch or start.
    pub fn text(&self) -> NativeText {
        if let Some(text) = self.text {
            return text;
        }
        match self.effect {
            NativeEffect::Visible | NativeEffect::Blocking => NativeText::ANYTHING,
            NativeEffect::Pure | NativeEffect::Local => NativeText {
                arguments: match self.touches {
                    Some(_) => Arguments::Objects,
                    None => Arguments::Nothing,
                },
                ..NativeText::NOTHING
            },
        }
    }

    /// Whether other threads may be able to notice the call.
    pub fn is_visible(&self) -> bool {
        matches!(self.effect, NativeEffect::Visible | NativeEffect::Blocking)
            || self.touches.is_some()
    }

    /// The thread that holds what a call with these arguments waits for.
    pub(crate) fn holder(
        &self,
        state: &State,
        thread: ThreadId,
        words: &[u64],
    ) -> Option<ThreadId> {
        let handle = (self.holder?)(state, thread, words);
        (handle != 0).then(|| ThreadId((handle as u32).wrapping_sub(1)))
    }

    /// Which argument is the lock that it takes, and the size of that, if a thread holds what it waits
    /// for and the arguments say where it is in the memory of the program. Of two the second is the
    /// lock, and the first what the thread waits at.
    pub(crate) fn one_lock(&self) -> Option<(usize, u32)> {
        match (self.text().arguments, self.holder, self.ready) {
            (Arguments::Locks(&[size]), Some(_), Some(_)) => Some((0, size)),
            (Arguments::Locks(&[_, size]), Some(_), Some(_)) => Some((1, size)),
            _ => None,
        }
    }

    /// Where its arguments point to and how many bytes are meant there, if those are all that it
    /// touches of memory. What is not given is not touched.
    pub(crate) fn named_bytes(&self, words: &[u64]) -> Option<impl Iterator<Item = (u64, u32)>> {
        let (Arguments::Bytes(sizes) | Arguments::Locks(sizes)) = self.text().arguments else {
            return None;
        };
        let given = words.iter().copied().zip(sizes.iter().copied());
        Some(given.filter(|&(word, size)| word != 0 && size > 0))
    }

    /// The thread whose end a call with these arguments waits for.
    pub(crate) fn joins(&self, state: &State, thread: ThreadId, words: &[u64]) -> Option<ThreadId> {
        let handle = (self.joins?)(state, thread, words);
        (handle != 0).then(|| ThreadId((handle as u32).wrapping_sub(1)))
    }

    /// The same, if the call waits for as long as it takes.
    pub(crate) fn joins_patiently(
        &self,
        state: &State,
        thread: ThreadId,
        words: &[u64],
    ) -> Option<ThreadId> {
        let limit = self.text().timeout.map(|limit| words[limit] as i32);
        let endless = limit.is_none_or(|limit| limit == -1);
        self.joins(state, thread, words).filter(|_| endless)
    }
}

/// All natives that a program may call.
#[derive(Clone, Default)]
pub struct NativeTable {
    rows: FxHashMap<&'static str, Native>,
    /// Whether one of them tells the time.
    pub has_clock: bool,
}

impl NativeTable {
    /// Adds rows; a later row with the same name replaces an earlier one.
    pub fn add(&mut self, rows: &[Native]) {
        for row in rows {
            self.rows.insert(row.name, *row);
        }
    }

    /// The names of all rows, sorted.
    pub fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.rows.keys().copied().collect();
        names.sort_unstable();
        names
    }

    /// The row with this name.
    pub fn find(&self, name: &str) -> Option<&Native> {
        self.rows.get(name)
    }
}
