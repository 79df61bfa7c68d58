//! What the threads of one state can still do.

use super::callable::Callable;
use super::keepers::{GateMeaning, Texts};
use super::place::{Based, Bits, Place};
use super::program::Futures;
use super::prospects::{Future, Keeper, Prospects, Range, Teacher, Touched};
use super::value::{Value, ValueId};
use super::words::NoWord;
use crate::machine::Machine;
use crate::machine::collect::for_each_reference;
use crate::machine::lookahead::Lookahead;
use crate::machine::native::RuntimePart;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::{Object, Reach};
use crate::state::keys::ThreadId;
use crate::state::pending::Entry;
use crate::state::thread::{Frame, FrameKind, Status, Thread};
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::ARRAY_DATA;
use fencepost_memory_model::AccessKind;
use std::cell::RefCell;

/// What it means to a thread that it waits for the end of another one in a state.
type EndMeaning<G> = fn(&State, ThreadId) -> Option<G>;

/// What the threads of one state can still do, found out for each when somebody asks.
pub(crate) struct Evaluation<'a> {
    futures: &'a Futures,
    machine: &'a Machine,
    state: &'a State,
    texts: Vec<Option<Texts<'a>>>,
    callable: Callable<'a>,
    writes: Writes,
    hopeless: bool,
    /// What is known of each thread by kind alone; taken by whoever asks for the rest.
    begun: RefCell<Vec<Option<Future>>>,
}

impl<'a> Evaluation<'a> {
    /// Finds out what concerns all threads: what they may still write.
    pub fn new(futures: &'a Futures, machine: &'a Machine, state: &'a State) -> Self {
        let threads = state.threads.unseen();
        let texts: Vec<Option<Texts<'a>>> = threads
            .iter()
            .map(|thread| match thread.has_ended() {
                true => None,
                false => futures.texts(machine, thread),
            })
            .collect();
        let callable = futures.callable(machine, state);
        let begun: Vec<Option<Future>> = threads
            .iter()
            .zip(&texts)
            .enumerate()
            .map(|(at, (thread, texts))| {
                (!thread.has_ended()).then(|| {
                    let mut future = Future::default();
                    match texts {
                        Some(texts) => {
                            texts.note_possible(&callable, at, &mut future.any);
                            futures.begin(machine, state, thread, &mut future);
                        }
                        None => future.unknown = true,
                    }
                    future
                })
            })
            .collect();
        let mut evaluation = Self {
            futures,
            machine,
            state,
            texts,
            callable,
            writes: Writes::default(),
            hopeless: true,
            begun: RefCell::new(begun),
        };
        let writes = evaluation.find_writes();
        evaluation.writes = writes;
        let begun = evaluation.begun.get_mut().iter().flatten();
        evaluation.hopeless = begun.into_iter().any(|future| future.unknown);
        evaluation
    }

    /// What the threads may still write, as long as it is not known what stays as it is.
    fn find_writes(&self) -> Writes {
        let (futures, machine, state) = (self.futures, self.machine, self.state);
        let nothing_stays = self.reader();
        let mut writes = Writes::default();
        let begun = self.begun.borrow();
        let known = state
            .threads
            .unseen()
            .iter()
            .zip(begun.iter().zip(&self.texts));
        for (at, (thread, (future, texts))) in known.enumerate() {
            let (Some(future), Some(texts)) = (future, texts) else {
                continue;
            };
            writes.any.union(&future.any);
            for (text, depth) in &texts.list {
                let parts = text.all().flat_map(|part| &part.based);
                for based in parts.filter(|based| self.callable.is_possible(at, based.access.bit()))
                {
                    match nothing_stays.writes(thread, *depth, based) {
                        Some(_) if machine.options.flaw == Flaw::Writes => {}
                        Some(range) => writes.ranges.extend(range),
                        None => {
                            writes.any.insert(based.coarse);
                        }
                    }
                }
                futures.add_called(machine, text, &mut writes.any);
            }
            let settled = &mut writes.settled_frames;
            futures.add_settled_frames((machine, state), thread, texts, settled);
        }
        writes
    }

    fn reader(&self) -> Reader<'_> {
        Reader {
            futures: self.futures,
            machine: self.machine,
            state: self.state,
            writes: &self.writes,
            hopeless: self.hopeless,
            texts: &self.texts,
            callable: &self.callable,
        }
    }

    /// What the thread at a position can still do, by who keeps it from that; it may have been run
    /// ahead. None if it has ended. Each thread may be asked about once.
    pub fn kept(&self, at: usize, lookahead: Option<Lookahead>) -> Option<Prospects> {
        let end = |state: &State, thread: ThreadId| {
            let lives = !state.thread(thread)?.has_ended();
            lives.then_some(Keeper::Thread { thread, lock: None })
        };
        let meaning: GateMeaning<Keeper> =
            |reader, thread, frame, gate| reader.keeper(thread, frame, gate);
        self.by_gates(at, lookahead, (end, meaning))
    }

    /// The same, by what the thread synchronises with before.
    pub fn taught(&self, at: usize, lookahead: Option<Lookahead>) -> Option<Prospects<Teacher>> {
        let meaning: GateMeaning<Teacher> =
            |reader, thread, frame, gate| reader.teacher(thread, frame, gate);
        let end = |_: &State, thread| Some(Teacher::End(thread));
        self.by_gates(at, lookahead, (end, meaning))
    }

    fn by_gates<G: Ord + Clone>(
        &self,
        at: usize,
        lookahead: Option<Lookahead>,
        (end, meaning): (EndMeaning<G>, GateMeaning<G>),
    ) -> Option<Prospects<G>> {
        let (futures, machine, state) = (self.futures, self.machine, self.state);
        let thread = state.threads.unseen().get(at)?;
        let mut prospects = Prospects {
            open: self.begun.borrow_mut().get_mut(at)?.take()?,
            behind: Vec::new(),
        };
        let Some(texts) = &self.texts[at] else {
            return Some(prospects);
        };
        let reader = self.reader();
        let ahead = lookahead.as_ref().and_then(|lookahead| {
            let later = lookahead.state.thread(thread.id)?;
            Some((lookahead, later, futures.texts(machine, later)?))
        });
        let Some((lookahead, later, later_texts)) = ahead else {
            reader.fill(at, thread, texts, (&[], meaning), &mut prospects);
            pending(thread, &mut prospects.open);
            return Some(prospects);
        };
        let ended = lookahead.ended.iter();
        let mut passed: Vec<G> = ended.filter_map(|&ended| end(state, ended)).collect();
        passed.sort_unstable();
        passed.dedup();
        let mut all_texts = self.texts.clone();
        all_texts[at] = Some(later_texts.clone());
        let reader = Reader {
            state: &lookahead.state,
            texts: &all_texts,
            ..reader
        };
        reader.fill(at, later, &later_texts, (&passed, meaning), &mut prospects);
        pending(later, prospects.behind(passed));
        futures.begin(machine, state, thread, &mut prospects.open);
        Some(prospects)
    }
}

impl Futures {
    /// Notes accesses of which only the kind is known, and initialisers.
    fn begin(&self, machine: &Machine, state: &State, thread: &Thread, future: &mut Future) {
        future.any.union(&self.faults);
        for frame in &thread.frames {
            if let FrameKind::Initializer { class, .. } = frame.kind {
                future.initializes.push(class);
            }
        }
        // A timer can be disarmed before it fires, and whether a worker has moved can be asked.
        let is_timer = thread.status == Status::Delayed;
        for (shown, place) in [
            (is_timer, Place::Runtime(RuntimePart::Timers)),
            (is_timer, Place::Clock),
            (thread.fresh, Place::Runtime(RuntimePart::Workers)),
        ] {
            // If no text names it, nobody can ask.
            if let Some(place) = self.places.find(place).filter(|_| shown) {
                future.any.insert(place << 1 | 1);
            }
        }
        if let Status::AwaitingClass(class) = thread.status {
            match self.places.find(Place::Class(class)) {
                Some(place) => {
                    future.any.insert(place << 1 | 1);
                }
                None => future.unknown = true,
            }
        }
        self.add_initializers(machine, state, future);
    }

    /// Adds what the initialisers of classes may touch that the text needs and that have not begun.
    fn add_initializers(&self, machine: &Machine, state: &State, future: &mut Future) {
        let mut done = Bits::default();
        loop {
            let mut added = Bits::default();
            for (class, bit) in self.class_bits() {
                if !future.any.contains(bit) || done.contains(bit) {
                    continue;
                }
                done.insert(bit);
                if state.globals.class_state(class).is_some() {
                    continue;
                }
                let info = machine.class(class).ok();
                let initializer = info.and_then(|info| info.class.initializer);
                let Some(initializer) = initializer else {
                    continue;
                };
                match self.summary(initializer) {
                    Some(summary) => {
                        for part in summary.all() {
                            added.union(&part.any);
                            for based in &part.based {
                                added.insert(based.access.bit());
                            }
                        }
                        self.add_called(machine, summary, &mut added);
                    }
                    None => future.unknown = true,
                }
            }
            if !future.any.union(&added) {
                break;
            }
        }
    }
}

/// Whether a frame runs the operation that it stands at: it is on top, or above it an initialiser
/// runs after which the operation looks at the class again. All other frames are in the middle of
/// one, a call or one that failed and whose exception a filter is asked about.
pub(super) fn runs_again(thread: &Thread, depth: usize) -> bool {
    let above = thread.frames.get(depth + 1).map(|frame| frame.kind);
    match above {
        None | Some(FrameKind::Initializer { .. }) => true,
        Some(FrameKind::Call | FrameKind::Filter) => false,
    }
}

/// Adds what a thread has issued.
fn pending(thread: &Thread, future: &mut Future) {
    for entry in &thread.pending.entries {
        let Some(kind) = entry.access() else {
            continue;
        };
        if kind == AccessKind::Unlock {
            future.monitors.push((entry.object, Place::Exit));
        } else {
            let range = Range::cell(entry.object, entry.offset, entry.cell.size());
            future.memory.push(Touched {
                atomic: !entry.plain,
                ..Touched::plainly(range, kind.is_write())
            });
        }
    }
    if let Status::Ready { object, .. } = thread.status {
        future.monitors.push((object, Place::Enter));
    }
    if let Status::Waiting { object, .. } = thread.status {
        future.monitors.push((object, Place::Enter));
        future.monitors.push((object, Place::Queue));
    }
}

/// What threads may still write.
#[derive(Default)]
pub(super) struct Writes {
    /// Accesses of which only the kind is known.
    pub(super) any: Bits,
    /// Memory that registers say.
    pub(super) ranges: Vec<Range>,
    /// The memory of calls that nothing writes any more.
    pub(super) settled_frames: Vec<ObjectId>,
}

/// Gives symbolic values words.
pub(super) struct Reader<'a> {
    pub(super) futures: &'a Futures,
    pub(super) machine: &'a Machine,
    pub(super) state: &'a State,
    /// What some thread may change.
    pub(super) writes: &'a Writes,
    /// Whether anything may change.
    pub(super) hopeless: bool,
    /// What is left of the text of each thread, in their order.
    pub(super) texts: &'a [Option<Texts<'a>>],
    /// What of that they can come to.
    pub(super) callable: &'a Callable<'a>,
}

impl Reader<'_> {
    /// Notes what the thread at a position may do, all of it behind what it is known to pass first.
    fn fill<G: Ord + Clone>(
        &self,
        at: usize,
        thread: &Thread,
        texts: &Texts<'_>,
        (passed, meaning): (&[G], GateMeaning<G>),
        prospects: &mut Prospects<G>,
    ) {
        let mut parts = self.parts(thread, texts, meaning);
        parts.iter_mut().for_each(|part| part.come_after(passed));
        if !passed.is_empty() || parts.iter().any(|part| !part.gates.is_empty()) {
            *prospects = Prospects::default();
            for part in &parts {
                let future = prospects.behind(part.gates.clone());
                (self.callable).add_possible(at, &part.accesses.any, &mut future.any);
            }
            let (futures, machine) = (self.futures, self.machine);
            futures.begin(
                machine,
                self.state,
                thread,
                prospects.behind(passed.to_vec()),
            );
            for behind in &mut prospects.behind {
                futures.add_initializers(machine, self.state, &mut behind.future);
            }
        }
        for part in parts {
            let (thread, frame) = part.frame(thread);
            let future = prospects.behind(part.gates.clone());
            let possible = |based: &&Based| self.callable.is_possible(at, based.access.bit());
            for based in part.accesses.based.iter().filter(possible) {
                self.place(thread, frame, based, future);
            }
            self.follow(thread, frame, part.accesses, future);
        }
    }

    /// Notes an access whose object is known in terms of a frame's registers.
    pub(super) fn place(&self, thread: &Thread, frame: &Frame, based: &Based, future: &mut Future) {
        let Some(place) = self.futures.places.get(based.access.place) else {
            future.unknown = true;
            return;
        };
        let write = based.access.write;
        // What a function gives back is nothing that it touches.
        if place == Place::Result {
            return;
        }
        let (base, anywhere) = self.base_of(based);
        let word = match self.word(thread, frame, base) {
            Ok(word) => word,
            // Which element an address is that of may not be known.
            Err(NoWord::Unknown)
                if let Some(at) = self.futures.values.element_at(base)
                    && let Place::Memory(cell) | Place::Atomic(cell) = place
                    && let Ok(range) = self.elements(thread, frame, at, cell.size()) =>
            {
                let target = self.state.heap.get(range.object);
                if target.is_some_and(|target| target.reach != Reach::Only(thread.id)) {
                    future.memory.push(Touched {
                        atomic: place.is_atomic(),
                        ..Touched::plainly(range, write)
                    });
                }
                return;
            }
            Err(NoWord::Unknown) => {
                let coarse = self.futures.coarse(self.machine, based.access, based.base);
                future.any.insert(coarse.bit());
                return;
            }
            Err(NoWord::Never) => return,
        };
        let (object, offset) = (object_of(word), offset_of(word));
        if matches!(place, Place::End | Place::Clock) {
            if word as i32 != -1 {
                future.any.insert(based.access.bit());
            }
            return;
        }
        // An access to null fails, and nobody else ever gets to what one thread alone can reach.
        let Some(target) = self.state.heap.get(object) else {
            // Static memory comes into being when it is first used.
            if object.statics_class().is_some() {
                future
                    .memory
                    .push(Touched::plainly(Range::whole(object), write));
            }
            return;
        };
        let is_own = target.reach == Reach::Only(thread.id)
            && !(self.machine.manual_memory && target.exposed);
        // What an array refers to may change.
        if matches!(place, Place::Elements(_)) && (!is_own || self.may_fill(thread, object, target))
        {
            future.any.insert(based.access.bit());
            return;
        }
        if is_own && !matches!(place, Place::Elements(_) | Place::Reachable) {
            return;
        }
        let range = match place {
            _ if anywhere => Range::whole(object),
            Place::Bytes(size) | Place::Lock(size) => Range::cell(object, offset, size),
            Place::Field(_, at, size) | Place::Part(_, at, size) => {
                Range::cell(object, offset.wrapping_add(at), size)
            }
            Place::Memory(cell) | Place::Atomic(cell) => Range::cell(object, offset, cell.size()),
            Place::Element(size) => match self.elements(thread, frame, (base, based.index), size) {
                Ok(range) => range,
                Err(NoWord::Unknown) => Range::whole(object),
                Err(NoWord::Never) => return,
            },
            Place::Object | Place::Array => Range::whole(object),
            Place::Elements(_) => {
                let mut objects = vec![object];
                for_each_reference(self.machine, target, |word| objects.push(object_of(word)));
                for object in objects {
                    future
                        .memory
                        .push(Touched::plainly(Range::whole(object), write));
                }
                return;
            }
            Place::Reachable => {
                future.roots.push(object);
                return;
            }
            Place::Enter | Place::TryEnter | Place::Exit | Place::Queue | Place::Timer => {
                future.monitors.push((object, place));
                return;
            }
            Place::Static(..)
            | Place::StaticAtomic(..)
            | Place::StaticLock(..)
            | Place::Class(_)
            | Place::End
            | Place::Join
            | Place::Detach
            | Place::Runtime(_)
            | Place::Clock
            | Place::Arming
            | Place::Interrupt { .. }
            | Place::Exiting
            | Place::OwnFrame
            | Place::Result => {
                future.any.insert(based.access.bit());
                return;
            }
        };
        future.memory.push(Touched {
            range,
            write,
            as_lock: place.is_lock(),
            atomic: place.is_atomic(),
        });
    }

    /// Whether a thread may still write to an array that nobody else can reach. What takes an array
    /// together with what it refers to leaves the array itself as it is.
    fn may_fill(&self, thread: &Thread, array: ObjectId, target: &Object) -> bool {
        let on_its_way = |entry: &Entry| {
            entry.object == array && entry.access().is_some_and(AccessKind::is_write)
        };
        if thread.pending.entries.iter().any(on_its_way) {
            return true;
        }
        let threads = self.state.threads.unseen();
        let mut known = threads.iter().zip(self.texts).enumerate();
        let Some((at, (now, Some(texts)))) = known.find(|(_, (now, _))| now.id == thread.id) else {
            return true;
        };
        let elements = Range {
            from: ARRAY_DATA,
            ..Range::whole(array)
        };
        let all = (self.futures).accesses(self.machine, target, elements, false);
        let leads_on = |bit: u32| {
            let place = self.futures.places.get(bit >> 1);
            matches!(place, Some(Place::Elements(_)))
        };
        let fills = |bit: u32| all.contains(bit) && !leads_on(bit);
        let mut any = Bits::default();
        texts.note_possible(self.callable, at, &mut any);
        for (text, depth) in &texts.list {
            self.futures.add_called(self.machine, text, &mut any);
            let parts = text.all().flat_map(|part| &part.based);
            for based in parts.filter(|based| {
                fills(based.coarse) && self.callable.is_possible(at, based.access.bit())
            }) {
                let (base, _) = self.base_of(based);
                match self.word(now, &now.frames[*depth], base) {
                    Ok(word) if object_of(word) != array => {}
                    Err(NoWord::Never) => {}
                    Ok(_) | Err(NoWord::Unknown) => return true,
                }
            }
        }
        any.iter().any(fills)
    }

    /// The address of an access, and whether it may be anywhere in the object there.
    fn base_of(&self, based: &Based) -> (ValueId, bool) {
        match self.futures.values.get(based.base) {
            Value::Inside(base) => (base, true),
            // All others say where in the object.
            _ => (based.base, false),
        }
    }

    /// What an access of a C program writes, if that is known: some memory, or none. Where memory has
    /// types, the kind of an access says enough.
    fn writes(&self, thread: &Thread, depth: usize, based: &Based) -> Option<Option<Range>> {
        if !self.machine.manual_memory {
            return None;
        }
        if !based.access.write {
            return Some(None);
        }
        let size = match self.futures.places.get(based.access.place)? {
            Place::Memory(cell) | Place::Atomic(cell) => cell.size(),
            Place::Bytes(size) | Place::Lock(size) => size,
            // What no pointer says is known by its kind alone.
            Place::Static(..)
            | Place::StaticAtomic(..)
            | Place::StaticLock(..)
            | Place::Field(..)
            | Place::Element(_)
            | Place::Object
            | Place::Array
            | Place::Elements(_)
            | Place::Part(..)
            | Place::Reachable
            | Place::Enter
            | Place::TryEnter
            | Place::Exit
            | Place::Queue
            | Place::Timer
            | Place::Arming
            | Place::Class(_)
            | Place::End
            | Place::Join
            | Place::Detach
            | Place::Runtime(_)
            | Place::Clock
            | Place::Interrupt { .. }
            | Place::Exiting
            | Place::OwnFrame
            | Place::Result => return None,
        };
        let frame = &thread.frames[depth];
        let (base, anywhere) = self.base_of(based);
        match self.word(thread, frame, base) {
            Ok(word) if anywhere => Some(Some(Range::whole(object_of(word)))),
            Ok(word) => Some(Some(Range::cell(object_of(word), offset_of(word), size))),
            Err(NoWord::Unknown) => None,
            Err(NoWord::Never) => Some(None),
        }
    }
}
