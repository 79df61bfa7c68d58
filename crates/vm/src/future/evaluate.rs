//! What the threads of one state can still do.

use super::keepers::{GateMeaning, Texts};
use super::place::{Based, Bits, Place};
use super::program::Futures;
use super::prospects::{Future, Prospects, Range, Teacher, Touched};
use super::value::{MOST_ARGUMENTS, Value, ValueId};
use crate::machine::Machine;
use crate::machine::collect::for_each_reference;
use crate::machine::live_registers::for_each_live_register;
use crate::machine::native::{RuntimePart, Span};
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::{Object, ObjectKind, Reach, initial_word};
use crate::state::scalar;
use crate::state::thread::{Frame, FrameKind, Status, Thread};
use crate::state::word::{ObjectId, address, object_of, offset_of};
use fencepost_ir::{ARRAY_DATA, Cell, ClassKind};
use fencepost_memory_model::AccessKind;

impl Futures {
    /// What the live threads of a state can still do, in the order of the threads, by who keeps them
    /// from it. None for a thread that has ended.
    pub fn of_state(&self, machine: &Machine, state: &State) -> Vec<Option<Prospects>> {
        self.by_gates(machine, state, |reader, thread, frame, gate| {
            reader.keeper(thread, frame, gate)
        })
    }

    /// The same, by what each thread synchronises with before.
    pub fn by_teachers(&self, machine: &Machine, state: &State) -> Vec<Option<Prospects<Teacher>>> {
        self.by_gates(machine, state, |reader, thread, frame, gate| {
            reader.teacher(thread, frame, gate)
        })
    }

    fn by_gates<G: Ord + Clone>(
        &self,
        machine: &Machine,
        state: &State,
        meaning: GateMeaning<G>,
    ) -> Vec<Option<Prospects<G>>> {
        let threads = state.threads.unseen();
        let texts: Vec<Option<Texts<'_>>> = threads
            .iter()
            .map(|thread| match thread.has_ended() {
                true => None,
                false => self.texts(machine, thread),
            })
            .collect();
        let callable = self.callable(machine, state);
        let mut writes = Writes::default();
        let mut futures: Vec<Option<Prospects<G>>> = threads
            .iter()
            .zip(&texts)
            .enumerate()
            .map(|(at, (thread, texts))| {
                (!thread.has_ended()).then(|| {
                    let mut prospects = Prospects::default();
                    let future = &mut prospects.open;
                    match texts {
                        Some(texts) => {
                            texts.note_possible(&callable, at, &mut future.any);
                            self.begin(machine, state, thread, future);
                        }
                        None => future.unknown = true,
                    }
                    prospects
                })
            })
            .collect();
        let nothing_stays = Reader {
            futures: self,
            machine,
            state,
            writes: &Writes::default(),
            hopeless: true,
        };
        let known = threads.iter().zip(futures.iter().zip(&texts));
        for (at, (thread, (future, texts))) in known.enumerate() {
            let (Some(future), Some(texts)) = (future, texts) else {
                continue;
            };
            writes.any.union(&future.open.any);
            for (text, depth) in &texts.list {
                let parts = text.all().flat_map(|part| &part.based);
                for based in parts.filter(|based| callable.is_possible(at, based.access.bit())) {
                    match nothing_stays.writes(thread, *depth, based) {
                        Some(_) if machine.options.flaw == Flaw::Writes => {}
                        Some(range) => writes.ranges.extend(range),
                        None => {
                            writes.any.insert(based.coarse);
                        }
                    }
                }
                self.add_called(machine, text, &mut writes.any);
            }
        }
        let hopeless = futures.iter().flatten().any(|future| future.open.unknown);
        let reader = Reader {
            futures: self,
            machine,
            state,
            writes: &writes,
            hopeless,
        };
        let known = threads.iter().zip(&texts).zip(&mut futures);
        for (at, ((thread, texts), prospects)) in known.enumerate() {
            let (Some(texts), Some(prospects)) = (texts, prospects) else {
                continue;
            };
            let parts = reader.parts(thread, texts, meaning);
            if parts.iter().any(|part| !part.gates.is_empty()) {
                *prospects = Prospects::default();
                for part in &parts {
                    let future = prospects.behind(part.gates.clone());
                    callable.add_possible(at, &part.accesses.any, &mut future.any);
                }
                self.begin(machine, state, thread, &mut prospects.open);
                for behind in &mut prospects.behind {
                    self.add_initializers(machine, state, &mut behind.future);
                }
            }
            for part in parts {
                let frame = &thread.frames[part.depth];
                let future = prospects.behind(part.gates);
                let possible = |based: &&Based| callable.is_possible(at, based.access.bit());
                for based in part.accesses.based.iter().filter(possible) {
                    reader.place(thread, frame, based, future);
                }
                reader.follow(thread, frame, part.accesses, future);
            }
            pending(thread, &mut prospects.open);
        }
        futures
    }

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
            future.memory.push(Touched::plainly(range, kind.is_write()));
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

/// Why a value has no word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoWord {
    /// Nobody knows it.
    Unknown,
    /// It would be read from null, so that nothing is ever done with it.
    Never,
}

/// What threads may still write.
#[derive(Default)]
struct Writes {
    /// Accesses of which only the kind is known.
    any: Bits,
    /// Memory that registers say.
    ranges: Vec<Range>,
}

/// Gives symbolic values words.
pub(super) struct Reader<'a> {
    pub(super) futures: &'a Futures,
    pub(super) machine: &'a Machine,
    pub(super) state: &'a State,
    /// What some thread may change.
    writes: &'a Writes,
    /// Whether anything may change.
    hopeless: bool,
}

impl Reader<'_> {
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
                    && let Place::Memory(cell) = place
                    && let Ok(range) = self.elements(thread, frame, at, cell.size()) =>
            {
                let target = self.state.heap.get(range.object);
                if target.is_some_and(|target| target.reach != Reach::Only(thread.id)) {
                    future.memory.push(Touched::plainly(range, write));
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
        // What a shared array refers to may change.
        if matches!(place, Place::Elements(_)) && !is_own {
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
            Place::Memory(cell) => Range::cell(object, offset, cell.size()),
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
            Place::Enter | Place::TryEnter | Place::Exit | Place::Queue => {
                future.monitors.push((object, place));
                return;
            }
            Place::Static(..)
            | Place::StaticLock(..)
            | Place::Class(_)
            | Place::End
            | Place::Join
            | Place::Detach
            | Place::Runtime(_)
            | Place::Clock
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
        });
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
            Place::Memory(cell) => cell.size(),
            Place::Bytes(size) | Place::Lock(size) => size,
            // What no pointer says is known by its kind alone.
            Place::Static(..)
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

    /// The word that a value has, or none if it is not known. An error if nothing is ever done with
    /// it.
    pub(super) fn known_word(
        &self,
        thread: &Thread,
        frame: &Frame,
        value: ValueId,
    ) -> Result<Option<u64>, ()> {
        match self.word(thread, frame, value) {
            Ok(word) => Ok(Some(word)),
            Err(NoWord::Unknown) => Ok(None),
            Err(NoWord::Never) => Err(()),
        }
    }

    /// The word that a value has, if nobody can change what it is made of.
    pub(super) fn word(
        &self,
        thread: &Thread,
        frame: &Frame,
        value: ValueId,
    ) -> Result<u64, NoWord> {
        let word = |value| self.word(thread, frame, value);
        Ok(match self.futures.values.get(value) {
            Value::Unknown | Value::Fresh | Value::Inside(_) => return Err(NoWord::Unknown),
            Value::Word(word) => word,
            Value::Reg(reg) => {
                let place = frame.base + u32::from(reg);
                debug_assert!(self.is_kept(thread, place), "no text names a dead register");
                match thread.regs.get(place as usize) {
                    Some(&word) if thread.pending.promise(place).is_none() => word,
                    Some(_) | None => return Err(NoWord::Unknown),
                }
            }
            Value::Static(class, offset, cell) => {
                self.stable(ObjectId::statics(class), offset, cell)?
            }
            Value::StaticAddress(class, offset) => address(ObjectId::statics(class), offset),
            Value::Load(base, distance, cell) => {
                let base = word(base)?;
                let offset = offset_of(base).wrapping_add(distance);
                self.stable(object_of(base), offset, cell)?
            }
            Value::Element(array, index, cell) => {
                let (array, index) = (object_of(word(array)?), word(index)? as u32);
                let offset = index.checked_mul(cell.size());
                let offset = offset.and_then(|offset| offset.checked_add(ARRAY_DATA));
                self.stable(array, offset.ok_or(NoWord::Unknown)?, cell)?
            }
            Value::Address(base, distance) | Value::FieldAddress(base, _, distance) => {
                word(base)?.wrapping_add(u64::from(distance))
            }
            Value::ElementAddress(array, index) => {
                let (array, index) = (object_of(word(array)?), word(index)? as u32);
                let stride = self.stride(array)?;
                let offset = index.checked_mul(stride);
                let offset = offset.and_then(|offset| offset.checked_add(ARRAY_DATA));
                address(array, offset.ok_or(NoWord::Unknown)?)
            }
            Value::Binary(op, a, b) => {
                scalar::binary(op, word(a)?, word(b)?).map_err(|_| NoWord::Unknown)?
            }
            Value::Given(..) => match self.span(thread, frame, value)? {
                (from, to) if from == to => from,
                _ => return Err(NoWord::Unknown),
            },
            Value::Typed(object, _) => word(object)?,
            Value::Convert(op, value) => {
                scalar::convert(op, word(value)?).map_err(|_| NoWord::Unknown)?
            }
        })
    }

    /// The least and the greatest word that a value may have.
    fn span(&self, thread: &Thread, frame: &Frame, value: ValueId) -> Result<Span, NoWord> {
        let Value::Given(native, args) = self.futures.values.get(value) else {
            let word = self.word(thread, frame, value)?;
            return Ok((word, word));
        };
        let row = self.machine.native(native).ok();
        let lasting = row.and_then(|row| row.lasting).ok_or(NoWord::Unknown)?;
        let mut spans = [None; MOST_ARGUMENTS];
        for (own, arg) in spans.iter_mut().zip(args) {
            *own = match self.span(thread, frame, arg) {
                Ok(span) => Some(span),
                Err(NoWord::Unknown) => None,
                Err(NoWord::Never) => return Err(NoWord::Never),
            };
        }
        lasting(self.machine, self.state, &spans).ok_or(NoWord::Unknown)
    }

    /// The bytes of the elements of an array that have these indices, as far as they are known, and
    /// as many as are touched at the last one.
    fn elements(
        &self,
        thread: &Thread,
        frame: &Frame,
        (array, index): (ValueId, ValueId),
        touched: u32,
    ) -> Result<Range, NoWord> {
        let array = object_of(self.word(thread, frame, array)?);
        let stride = u64::from(self.stride(array)?);
        let (first, last) = match self.span(thread, frame, index) {
            Ok((first, last)) => (u64::from(first as u32), u64::from(last as u32)),
            Err(NoWord::Unknown) if self.machine.options.flaw == Flaw::Elements => (0, 0),
            Err(NoWord::Unknown) => return Ok(Range::whole(array)),
            Err(NoWord::Never) => return Err(NoWord::Never),
        };
        let start = |index: u64| u32::try_from(u64::from(ARRAY_DATA) + index * stride);
        match (start(first), start(last)) {
            (Ok(from), Ok(last)) => Ok(Range {
                object: array,
                from,
                to: last.saturating_add(touched.max(stride as u32)),
            }),
            // There are no such elements.
            _ => Err(NoWord::Never),
        }
    }

    /// An object that something is read from. Nothing ever is behind null.
    fn target(&self, object: ObjectId) -> Result<&Object, NoWord> {
        match self.state.heap.get(object) {
            Some(target) => Ok(target),
            None if object == ObjectId::NULL => Err(NoWord::Never),
            None => Err(NoWord::Unknown),
        }
    }

    /// How far the elements of an array are apart.
    fn stride(&self, array: ObjectId) -> Result<u32, NoWord> {
        let ObjectKind::Instance(class) = self.target(array)?.kind else {
            return Err(NoWord::Unknown);
        };
        match self.machine.loaded_class(class).map(|info| info.class.kind) {
            Some(ClassKind::Array { stride }) => Ok(stride),
            Some(_) | None => Err(NoWord::Unknown),
        }
    }

    /// Whether a register is kept where states are stored, so that something may depend on it.
    fn is_kept(&self, thread: &Thread, place: u32) -> bool {
        let mut kept = false;
        for_each_live_register(self.machine, thread, |live, _| {
            kept |= live == place as usize
        });
        kept
    }

    /// The address that static memory holds from the start and for good. The memory itself comes into
    /// being when it is first used.
    fn initial(&self, object: ObjectId, offset: u32, cell: Cell) -> Option<u64> {
        let info = self.machine.class(object.statics_class()?).ok()?;
        let initial = &info.class.initial.addresses;
        let at = initial.binary_search_by_key(&offset, |(at, _)| *at).ok()?;
        (info.class.immutable && info.class.untyped && cell == Cell::Ptr)
            .then(|| initial_word(initial[at].1))
    }

    /// What memory holds, if it holds that for good.
    fn stable(&self, object: ObjectId, offset: u32, cell: Cell) -> Result<u64, NoWord> {
        if let Some(word) = self.initial(object, offset, cell) {
            return Ok(word);
        }
        let target = self.target(object)?;
        if self.hopeless || !target.contains(offset, cell.size()) {
            return Err(NoWord::Unknown);
        }
        let range = Range::cell(object, offset, cell.size());
        // Strings and other immutable objects never change.
        if !self.machine.is_unordered(target) || matches!(target.kind, ObjectKind::Bytes) {
            if self
                .futures
                .accesses(self.machine, target, range, false)
                .meets(&self.writes.any)
                || self.writes.ranges.iter().any(|own| own.overlaps(range))
            {
                return Err(NoWord::Unknown);
            }
            let on_its_way = |thread: &Thread| {
                thread.pending.entries.iter().any(|entry| {
                    entry.access().is_some_and(AccessKind::is_write)
                        && Range::cell(entry.object, entry.offset, entry.cell.size())
                            .overlaps(range)
                })
            };
            if self.state.threads.unseen().iter().any(on_its_way) {
                return Err(NoWord::Unknown);
            }
        }
        Ok(target.read(offset, cell))
    }
}
