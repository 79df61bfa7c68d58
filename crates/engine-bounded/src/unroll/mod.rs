//! From operations to streams of guarded accesses, one per thread.
//!
//! Calls are put in place of themselves and loops are followed for a number of rounds; what lies
//! beyond is a point that must not be reached. Where control joins, values are chosen by the
//! condition under which each way was taken. As long as there is one thread only, memory is part
//! of the state and nothing is an access; from the first start on, it is.

mod arithmetic;
mod atomics;
mod calls;
mod cells;
mod early;
mod exceptions;
mod flow;
mod frozen;
mod loops;
mod memory;
mod monitors;
mod natives;
mod operations;
mod own;
mod pointers;
mod preset;
mod spins;
mod state;
mod synchronise;

use crate::circuit::Circuit;
use crate::fencing::{Fencing, Selectors};
use crate::flaw::Flaw;
use crate::objects::{Objects, Place};
use crate::solver::{Lit, StopFn};
use crate::value::{Data, EventId, Reads, Value};
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::{
    Cell, Class, ClassId, Fault, FenceKind, FuncId, Function, MarkId, Problem, Source, StringId,
};
use fencepost_memory_model::AccessKind;
use state::State;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// An operation of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// Its function.
    pub function: FuncId,
    /// Its place there.
    pub pc: u32,
}

/// An access to memory or a monitor.
#[derive(Clone, Debug)]
pub struct Event {
    /// The thread.
    pub thread: u32,
    /// Its place among the items of the thread.
    pub position: u32,
    /// Whether it is executed.
    pub guard: Lit,
    /// What it is to the memory model.
    pub kind: AccessKind,
    /// Whether everything of its thread before it completes before it, and nothing behind it
    /// before it does.
    pub in_place: bool,
    /// The cells that it may touch, each with the condition under which it does.
    pub targets: Vec<(Place, Lit)>,
    /// The cells that it may write.
    pub written: Vec<(Place, Lit)>,
    /// What it reads.
    pub loaded: Option<Data>,
    /// What it writes.
    pub stored: Option<Data>,
    /// The reads that the written value was computed from.
    pub feeders: Reads,
    /// The reads that its thread had to wait for before it came here.
    pub stops: Reads,
    /// What must hold for it to happen, if it waits for that.
    pub condition: Option<Lit>,
    /// The operation.
    pub site: Site,
    /// The type of the cell.
    pub cell: Cell,
    /// Whether somebody asks when it happens, so that it is never left out.
    pub pinned: bool,
    /// The section without interruption that it belongs to.
    pub section: Option<u32>,
}

/// What a thread does, in program order.
#[derive(Clone, Copy, Debug)]
pub enum Item {
    /// An access.
    Event(EventId),
    /// A fence, under a condition.
    Fence(FenceKind, Lit),
    /// The start of a thread.
    Start(u32),
    /// Waiting for the end of a thread, under a condition.
    Join(u32, Lit),
    /// A place that somebody wants to see passed.
    Mark(MarkId),
    /// An operation of a data type says, under a condition, that it has taken effect.
    Commit(Lit),
}

/// A thread.
#[derive(Clone, Debug)]
pub struct Thread {
    /// Who started it, and where.
    pub parent: Option<(u32, u32)>,
    /// Whether it is started.
    pub guard: Lit,
    /// What it does.
    pub items: Vec<Item>,
    /// The function that it runs.
    pub function: FuncId,
    arguments: Vec<Value>,
}

/// What happens at a point where a thread stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// An assertion fails.
    Assertion(Option<StringId>),
    /// An exception that nobody handles.
    Exception(ClassId),
    /// Something that is not encoded.
    Unsupported(String),
    /// A loop or recursion goes on beyond its bound.
    Bound,
    /// An operation faults, and what follows was not looked at.
    Fault(Fault),
    /// An assumption does not hold.
    Assumption,
    /// A loop goes round once more without having done anything.
    Idle,
}

/// A point where a thread stops.
#[derive(Clone, Debug)]
pub struct Point {
    /// The thread.
    pub thread: u32,
    /// How many items of the thread come before.
    pub position: u32,
    /// Whether it is reached.
    pub guard: Lit,
    /// The reads that the thread had to wait for.
    pub stops: Reads,
    /// What happens.
    pub what: What,
    /// The operation.
    pub site: Site,
    /// The section without interruption that is not over then.
    pub section: Option<u32>,
}

/// A wait for a pulse.
#[derive(Clone, Copy, Debug)]
pub struct Wait {
    /// Where the monitor is given up, and the thread queued.
    pub release: EventId,
    /// Where the monitor is taken again.
    pub retake: EventId,
    /// Where the time is over, and whether it is. A wait without a limit has none.
    pub expiry: Option<(EventId, Lit)>,
}

/// Who is woken by a pulse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wakes {
    /// Who has waited longest.
    First,
    /// One of those that wait.
    Any,
    /// All that wait.
    All,
}

/// A pulse of a monitor.
#[derive(Clone, Copy, Debug)]
pub struct Pulse {
    /// When it happens.
    pub event: EventId,
    /// Whom it is for.
    pub wakes: Wakes,
}

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// How often control may go back within one call, in loops that are inside each other.
    pub rounds: u32,
    /// How many accesses there may be.
    pub events: usize,
    /// How many operations may be followed.
    pub steps: usize,
    /// How deep calls may nest.
    pub depth: usize,
    /// A mistake to make, for tests.
    pub flaw: Option<Flaw>,
}

/// A program that was unrolled.
pub struct Unrolled {
    /// All accesses.
    pub events: Vec<Event>,
    /// All threads; the first is where the program starts.
    pub threads: Vec<Thread>,
    /// Where threads stop.
    pub points: Vec<Point>,
    /// Waits for pulses.
    pub waits: Vec<Wait>,
    /// Pulses.
    pub pulses: Vec<Pulse>,
    /// Places where fences could be.
    pub selectors: Selectors,
    /// Whether something is chosen while there are several threads.
    pub chooses: bool,
    /// What memory holds when the second thread starts; the rest is zero.
    pub initial: BTreeMap<Place, Data>,
    /// Objects that hold static cells.
    pub statics: BTreeSet<crate::value::ObjectId>,
    /// Whether library code was treated as ordered.
    pub library_was_ordered: bool,
    /// Whether an atomic update promises less than the order that it was given.
    pub updates_were_ordered: bool,
    /// How many operations were followed.
    pub steps: usize,
}

/// Which kinds of access may be left out where nobody competes with them.
#[derive(Clone, Copy, Debug)]
pub struct Quiet {
    /// Plain and volatile reads.
    pub read: [bool; 2],
}

/// What stays from one round of unrolling to the next.
#[derive(Default)]
pub struct Known {
    /// Objects and what may be in their cells.
    pub objects: Objects,
    /// Operations whose faults are followed.
    pub faulting: FxHashSet<(Site, Fault)>,
    /// Whether there are fences that order some kinds of access only.
    pub one_sided: bool,
    /// Classes whose initialisers would run when there are several threads.
    late: BTreeSet<ClassId>,
    rounds: Rounds,
    functions: FxHashMap<FuncId, Arc<Body>>,
    classes: FxHashMap<ClassId, Arc<Class>>,
}

/// A function and its loops.
struct Body {
    function: Arc<Function>,
    loops: loops::Loops,
}

/// Rounds of the loops around an operation, by number.
#[derive(Default)]
struct Rounds {
    list: Vec<Vec<u32>>,
    numbers: FxHashMap<Vec<u32>, u32>,
}

impl Rounds {
    fn get(&self, number: u32) -> &[u32] {
        self.list.get(number as usize).map_or(&[0], Vec::as_slice)
    }

    fn intern(&mut self, rounds: &[u32]) -> u32 {
        if let Some(&known) = self.numbers.get(rounds) {
            return known;
        }
        let number = self.list.len() as u32;
        self.list.push(rounds.to_vec());
        self.numbers.insert(rounds.to_vec(), number);
        number
    }
}

/// One round of unrolling.
pub(crate) struct Unroller<'a> {
    source: &'a dyn Source,
    circuit: &'a mut Circuit,
    known: &'a mut Known,
    bounds: Bounds,
    library_ordered: bool,
    quiet: Quiet,
    stop: Option<&'a StopFn>,
    pinned: &'a Pinned<'a>,
    fencing: &'a Fencing,
    out: Unrolled,
    /// The thread that is followed.
    thread: u32,
    /// Whether it is the only one so far.
    alone: bool,
    /// How many class initialisers are running.
    initialising: u32,
    /// The initialiser that is run before its time, if one is.
    early: Option<early::Early>,
    /// Classes whose initialisers were run before their time.
    done_early: BTreeSet<ClassId>,
    /// Classes that are initialised when the second thread starts.
    begun: Initialised,
    /// The calls that are active, with where each of them is.
    stack: Vec<Active>,
    /// How many sections without interruption there are so far.
    sections: u32,
    /// What is in cells of objects that never change once others can see them.
    frozen: BTreeMap<Place, Data>,
}

/// A call that is active.
#[derive(Clone)]
struct Active {
    id: FuncId,
    body: Arc<Body>,
    pc: u32,
    round: u32,
    frame: crate::value::ObjectId,
    /// Memory that the call has asked for.
    blocks: BTreeSet<crate::value::ObjectId>,
}

/// Why unrolling stopped altogether.
#[derive(Clone, Debug)]
pub enum TooLarge {
    /// There are too many accesses or operations.
    Size,
    /// Somebody wanted it to stop.
    Stopped,
}

/// Says of operations whose accesses are never left out.
pub type Pinned<'a> = dyn Fn(Site) -> bool + 'a;

/// Unrolls a program from its entry.
#[allow(clippy::too_many_arguments)]
pub fn unroll(
    source: &dyn Source,
    entry: FuncId,
    circuit: &mut Circuit,
    known: &mut Known,
    bounds: Bounds,
    library_ordered: bool,
    quiet: Quiet,
    stop: Option<&StopFn>,
    pinned: &Pinned<'_>,
    fencing: &Fencing,
) -> Result<Unrolled, TooLarge> {
    known.objects.grew = false;
    let mut unroller = Unroller {
        source,
        circuit,
        known,
        bounds,
        library_ordered,
        quiet,
        stop,
        pinned,
        fencing,
        out: Unrolled {
            events: Vec::new(),
            threads: vec![Thread {
                parent: None,
                guard: Lit::TRUE,
                items: Vec::new(),
                function: entry,
                arguments: Vec::new(),
            }],
            points: Vec::new(),
            waits: Vec::new(),
            pulses: Vec::new(),
            selectors: Selectors::default(),
            chooses: false,
            initial: BTreeMap::new(),
            statics: BTreeSet::new(),
            library_was_ordered: false,
            updates_were_ordered: false,
            steps: 0,
        },
        thread: 0,
        alone: true,
        initialising: 0,
        early: None,
        done_early: BTreeSet::new(),
        begun: Initialised::new(),
        stack: Vec::new(),
        sections: 0,
        frozen: BTreeMap::new(),
    };
    let mut next = 0;
    while next < unroller.out.threads.len() {
        unroller.thread = next as u32;
        let thread = unroller.out.threads[next].clone();
        let mut state = State::new();
        state.guard = thread.guard;
        state.initialised = unroller.begun.clone();
        let exits = unroller.call(state, thread.function, thread.arguments)?;
        if unroller.alone
            && let Some((state, _)) = exits.returned
        {
            unroller.take_memory(&state);
        }
        next += 1;
    }
    Ok(unroller.out)
}

impl Unroller<'_> {
    fn site(&self) -> Site {
        match self.stack.last() {
            Some(active) => Site {
                function: active.id,
                pc: active.pc,
            },
            None => Site {
                function: self.out.threads[self.thread as usize].function,
                pc: 0,
            },
        }
    }

    /// Adds an item to the thread that is followed; gives its place.
    fn push(&mut self, item: Item) -> u32 {
        let items = &mut self.out.threads[self.thread as usize].items;
        items.push(item);
        items.len() as u32 - 1
    }

    /// Ends what a state stands for.
    fn stop(&mut self, state: State, what: What) {
        if state.guard != Lit::FALSE {
            self.out.points.push(Point {
                thread: self.thread,
                position: self.out.threads[self.thread as usize].items.len() as u32,
                guard: state.guard,
                stops: state.stops.clone(),
                what,
                site: self.site(),
                section: state.section.map(|(number, _)| number),
            });
        }
    }

    fn unsupported(&mut self, state: State, what: impl Into<String>) {
        self.stop(state, What::Unsupported(what.into()));
    }

    fn problem(&mut self, state: State, problem: &Problem) {
        self.unsupported(state, problem.what.clone());
    }

    fn class(&mut self, id: ClassId) -> Result<Arc<Class>, Problem> {
        if let Some(class) = self.known.classes.get(&id) {
            return Ok(class.clone());
        }
        let class = self.source.class(id)?;
        self.known.classes.insert(id, class.clone());
        Ok(class)
    }

    /// Where the running operation makes an object: the same in every round of unrolling.
    fn path(&self) -> Vec<(FuncId, u32, u32)> {
        let calls = self.stack.iter();
        calls.map(|call| (call.id, call.pc, call.round)).collect()
    }

    /// Memory as it is when the second thread starts.
    fn take_memory(&mut self, state: &State) {
        for (&(object, offset), (size, value)) in &state.memory {
            let is_frame = self.known.objects.is_own(object);
            let place = (object, offset, *size);
            // Zero is what memory starts with, at whatever size it is read.
            let plain = spins::is_zero(value) && self.preset(place) == Ok(None);
            if !is_frame && !plain {
                self.out.initial.insert(place, value.data.clone());
            }
        }
        for (&object, held) in &state.held {
            if let Some(&once) = held.first().filter(|&&once| once != Lit::FALSE) {
                let place = (object, crate::objects::MONITOR, 0);
                self.out.initial.insert(place, Data::Bits(vec![once]));
            }
        }
    }
}

/// Classes that are initialised, each under a condition.
type Initialised = BTreeSet<ClassId>;

impl Unrolled {
    /// The accesses that are complete when a thread starts: those of its parent up to there, and
    /// what was complete when the parent started.
    pub fn before_start(&self, thread: usize) -> Vec<EventId> {
        let mut found = Vec::new();
        let mut at = thread;
        while let Some((parent, position)) = self.threads[at].parent {
            let items = self.threads[parent as usize].items.iter();
            found.extend(items.take(position as usize).filter_map(|item| match item {
                Item::Event(event) => Some(*event),
                Item::Fence(..)
                | Item::Start(_)
                | Item::Join(..)
                | Item::Mark(_)
                | Item::Commit(_) => None,
            }));
            at = parent as usize;
        }
        found
    }

    /// The accesses that are complete when a thread has ended: its own, and those of threads that
    /// it waited for, each under a condition.
    pub fn before_end(&self, thread: usize) -> Vec<(EventId, Lit)> {
        let mut found = Vec::new();
        for item in &self.threads[thread].items {
            match item {
                Item::Event(event) => found.push((*event, Lit::TRUE)),
                Item::Join(child, guard) if *child as usize > thread => {
                    // A chain of waits needs all its conditions; one that is not always there
                    // is left to the accesses in between.
                    if *guard == Lit::TRUE {
                        found.extend(self.before_end(*child as usize));
                    }
                }
                Item::Join(..)
                | Item::Fence(..)
                | Item::Start(_)
                | Item::Mark(_)
                | Item::Commit(_) => {}
            }
        }
        found
    }
}
