//! Accesses to memory.

use super::flow::Waiting;
use super::state::State;
use super::{Event, Item, TooLarge, Unroller};
use crate::circuit::Circuit;
use crate::objects::{Object, ObjectKey, Place as Cells};
use crate::solver::Lit;
use crate::value::{Address, Candidate, Data, EventId, Reads, Value, choose_data, widen};
use fencepost_ir::{ARRAY_DATA, Cell, ClassKind, Fault, Order, Place, Reg};
use fencepost_memory_model::AccessKind;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Elements that an index which is not known may mean.
const MAX_ELEMENTS: u32 = 256;

/// The cells that an operation may touch.
pub(super) struct Resolved {
    pub places: Vec<Candidate>,
    pub faults: Vec<(Fault, Lit)>,
}

pub(super) type Refused = &'static str;

/// Cuts a register's value to the bits of a cell.
pub(super) fn narrow(cell: Cell, data: Data) -> Data {
    match data {
        Data::Bits(mut bits) => {
            bits.truncate(cell.size() as usize * 8);
            Data::Bits(bits)
        }
        Data::Address(_) | Data::Mixed(_) => data,
    }
}

impl Unroller<'_> {
    /// The cells that a place stands for, and the path that comes to them; nothing if none does,
    /// because the address is no place or is not encoded.
    pub(super) fn reach(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        place: Place,
    ) -> Result<Option<(State, Vec<Candidate>)>, TooLarge> {
        let resolved = match self.resolve(&mut state, place) {
            Ok(resolved) => resolved,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(None);
            }
        };
        self.faults(waiting, round, pc, &mut state, resolved.faults)?;
        Ok((state.guard != Lit::FALSE).then_some((state, resolved.places)))
    }

    /// The cells that a place stands for. The thread waits for the address.
    pub(super) fn resolve(&mut self, state: &mut State, place: Place) -> Result<Resolved, Refused> {
        match place {
            Place::Field(base, field) => {
                let base = self.get(state, base);
                self.wait_for(state, &base);
                let address = base.address().ok_or("a field of a number")?;
                let moved = address.candidates.iter().map(|one| Candidate {
                    offset: one.offset.saturating_add(field.offset),
                    ..*one
                });
                Ok(Resolved {
                    places: moved.collect(),
                    faults: vec![(Fault::NullReference, address.null)],
                })
            }
            Place::Static(field) => {
                let object = self.statics_of(field.class)?;
                let early = self.early.is_none() && self.done_early.contains(&field.class);
                if early && !state.initialised.contains(&field.class) {
                    return Err("a field of a class that may not be initialised yet");
                }
                Ok(Resolved {
                    places: Address::of(object, field.offset).candidates,
                    faults: Vec::new(),
                })
            }
            Place::ThreadStatic(_) if self.early.is_some() => Err("a field of each thread"),
            Place::ThreadStatic(field) => {
                self.class(field.class)
                    .map_err(|_| "a class that is missing")?;
                let object = self.known.objects.intern(Object {
                    key: ObjectKey::ThreadStatics(self.thread, field.class),
                    class: None,
                    length: None,
                });
                Ok(Resolved {
                    places: Address::of(object, field.offset).candidates,
                    faults: Vec::new(),
                })
            }
            Place::Element(array, index, _) => self.element(state, array, index),
            Place::Pointer(pointer, distance, cell) => {
                let pointer = self.get(state, pointer);
                self.wait_for(state, &pointer);
                let address = pointer.address().ok_or("a pointer that is a number")?;
                let mut places = Vec::new();
                for one in &address.candidates {
                    let offset = i64::from(one.offset) + i64::from(distance);
                    let end = offset + i64::from(cell.size());
                    let inside = self.bytes_of(one).is_none_or(|size| end <= i64::from(size));
                    match u32::try_from(offset).ok().filter(|_| inside) {
                        Some(offset) => places.push(Candidate { offset, ..*one }),
                        None => {
                            if let Some(part) = self.split(state, one.holds) {
                                self.unsupported(part, "an access outside of its object");
                            }
                        }
                    }
                }
                Ok(Resolved {
                    places,
                    faults: vec![(Fault::NullReference, address.null)],
                })
            }
        }
    }

    /// The cells that an element of an array may be.
    pub(super) fn element(
        &mut self,
        state: &mut State,
        array: Reg,
        index: Reg,
    ) -> Result<Resolved, Refused> {
        let (array, index) = (self.get(state, array), self.get(state, index));
        self.wait_for(state, &array);
        self.wait_for(state, &index);
        let address = array.address().ok_or("an element of a number")?;
        let bits = index.bits().ok_or("an index that is an address")?.clone();
        let mut outside = Lit::FALSE;
        let mut places = Vec::new();
        for one in &address.candidates {
            let object = self.known.objects.get(one.object);
            let length = object.length.ok_or("an element of something else")?;
            let class = object.class.ok_or("an element of something else")?;
            let class = self.class(class).map_err(|_| "a class that is missing")?;
            let ClassKind::Array { stride } = class.kind else {
                return Err("an element of something else");
            };
            let limit = Circuit::number(u64::from(length), bits.len());
            let inside = self.circuit.less(&bits, &limit, false);
            let wrong = self.circuit.and(one.holds, !inside);
            outside = self.circuit.or(outside, wrong);
            let range = match Circuit::known(&bits) {
                Some(known) if known < u64::from(length) => known as u32..known as u32 + 1,
                Some(_) => 0..0,
                None if length <= MAX_ELEMENTS => 0..length,
                None => return Err("an index into a large array that is not a known number"),
            };
            for number in range {
                let wanted = Circuit::number(u64::from(number), bits.len());
                let here = self.circuit.equal(&bits, &wanted);
                let holds = self.circuit.and(one.holds, here);
                if holds != Lit::FALSE {
                    places.push(Candidate {
                        object: one.object,
                        offset: ARRAY_DATA + stride * number,
                        holds,
                    });
                }
            }
        }
        let faults = vec![
            (Fault::NullReference, address.null),
            (Fault::IndexOutOfRange, outside),
        ];
        Ok(Resolved { places, faults })
    }

    /// Whether all places are the running thread's own; an error if only some are.
    pub(super) fn is_local(&self, places: &[Candidate]) -> Result<bool, Refused> {
        let mut frames = 0;
        for one in places {
            match self.known.objects.get(one.object).key {
                ObjectKey::Frame(thread, _) | ObjectKey::ThreadStatics(thread, _) => {
                    if thread != self.thread {
                        return Err("memory of another thread's call");
                    }
                    if !self.is_live(one.object) {
                        return Err("memory of a call that has ended");
                    }
                    frames += 1;
                }
                ObjectKey::Function(_) => return Err("what is inside a function"),
                ObjectKey::TypeObject(_) => return Err("what is inside the object of a class"),
                ObjectKey::Text(..) => return Err("what is inside a string"),
                ObjectKey::Made(..)
                | ObjectKey::Block(..)
                | ObjectKey::Statics(_)
                | ObjectKey::Literal(_) => {}
            }
        }
        if self.alone || frames == places.len() {
            return Ok(true);
        }
        match frames {
            0 => Ok(false),
            _ => Err("a pointer that may be to a call's own memory or elsewhere"),
        }
    }

    /// What a cell holds when the second thread starts.
    pub(super) fn initial(&self, place: &Cells, cell: Cell) -> Data {
        let preset = || self.preset(*place).ok().flatten();
        match self.out.initial.get(place).cloned().or_else(preset) {
            Some(data) => data,
            None => narrow(cell, Value::zero(cell.kind()).data),
        }
    }

    /// The kind of an access in the running function.
    fn access_kind(&mut self, read: bool, order: Order) -> AccessKind {
        let library = self.stack.last().is_some_and(|a| a.body.function.library);
        let ordered = library && self.library_ordered;
        if ordered && order == Order::Plain {
            self.out.library_was_ordered = true;
        }
        match (order, read) {
            (Order::Plain, true) if !ordered => AccessKind::Read,
            (Order::Plain, false) if !ordered => AccessKind::Write,
            (Order::Relaxed, true) => AccessKind::RelaxedRead,
            (Order::Relaxed, false) => AccessKind::RelaxedWrite,
            (Order::Acquire | Order::Release, true) => AccessKind::AcquireRead,
            (Order::Acquire | Order::Release, false) => AccessKind::ReleaseWrite,
            (Order::Plain | Order::Volatile, true) => AccessKind::VolatileRead,
            (Order::Plain | Order::Volatile, false) => AccessKind::VolatileWrite,
        }
    }

    /// The cells with the conditions under which they are touched.
    pub(super) fn targets(
        &mut self,
        state: &State,
        places: &[Candidate],
        size: u32,
    ) -> Vec<(Cells, Lit)> {
        let mut targets = Vec::new();
        for one in places {
            let lit = self.circuit.and(state.guard, one.holds);
            if lit != Lit::FALSE {
                targets.push(((one.object, one.offset, size), lit));
            }
        }
        targets
    }

    pub(super) fn check_objects(&mut self, places: &[Candidate], size: u32) -> Result<(), Refused> {
        for one in places {
            let object = self.known.objects.get(one.object);
            let (key, class) = (object.key.clone(), object.class);
            if matches!(key, ObjectKey::Literal(_)) {
                return Err("what is inside a string");
            }
            if self.is_frozen(&key, class) {
                return Err("an object that never changes");
            }
            self.preset((one.object, one.offset, size))?;
        }
        Ok(())
    }

    /// Adds an access; the caller fills in what it reads and writes.
    pub(super) fn event(
        &mut self,
        state: &State,
        kind: AccessKind,
        targets: Vec<(Cells, Lit)>,
        cell: Cell,
    ) -> EventId {
        self.fence_before(state);
        for &(place, _) in &targets {
            if !self.out.initial.contains_key(&place)
                && let Ok(Some(data)) = self.preset(place)
            {
                self.out.initial.insert(place, data);
            }
        }
        let id = EventId::from_index(self.out.events.len());
        let position = self.push(Item::Event(id));
        self.out.events.push(Event {
            thread: self.thread,
            position,
            guard: state.guard,
            kind,
            // In a section without interruption nothing is put off.
            in_place: state.section.is_some(),
            targets,
            written: Vec::new(),
            loaded: None,
            stored: None,
            feeders: Reads::default(),
            stops: state.stops.clone(),
            condition: None,
            site: self.site(),
            cell,
            pinned: (self.pinned)(self.site()),
            section: state.section.map(|(number, _)| number),
        });
        id
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn load(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        dst: Reg,
        order: Order,
        place: Place,
    ) -> Result<(), TooLarge> {
        let Some((mut state, places)) = self.reach(waiting, round, pc, state, place)? else {
            return Ok(());
        };
        match self.read(&state, &places, place.cell(), order) {
            Ok(value) => {
                self.set(&mut state, dst, value);
                self.next(waiting, round, pc, state);
            }
            Err(what) => self.unsupported(state, what),
        }
        Ok(())
    }

    /// The value of a read.
    pub(super) fn read(
        &mut self,
        state: &State,
        places: &[Candidate],
        cell: Cell,
        order: Order,
    ) -> Result<Value, Refused> {
        if self.is_local(places)? {
            return self.local_load(state, places, cell);
        }
        if self.are_frozen(places)? {
            return Ok(self.frozen_load(places, cell));
        }
        self.check_objects(places, cell.size())?;
        let kind = self.access_kind(true, order);
        let size = cell.size();
        let cells: Vec<Cells> = places
            .iter()
            .map(|one| (one.object, one.offset, size))
            .collect();
        let stored = cells
            .iter()
            .any(|place| self.known.objects.is_stored(*place));
        let quiet = match kind {
            AccessKind::Read => self.quiet.read[0],
            AccessKind::VolatileRead => self.quiet.read[1],
            _ => false,
        };
        if !stored && quiet && !(self.pinned)(self.site()) {
            // Nobody writes there, so when it is read does not matter.
            let mut sum: Option<Data> = None;
            for (one, place) in places.iter().zip(&cells) {
                let data = self.initial(place, cell);
                sum = Some(match sum {
                    None => data,
                    Some(other) => choose_data(self.circuit, one.holds, &data, &other),
                });
            }
            let data = sum.unwrap_or_else(|| narrow(cell, Value::zero(cell.kind()).data));
            return Ok(Value::free(widen(cell, data)));
        }
        let initial: Vec<Data> = cells
            .iter()
            .map(|place| self.initial(place, cell))
            .collect();
        let data = self
            .known
            .objects
            .unknown(self.circuit, cell, &cells, &initial);
        let targets = self.targets(state, places, size);
        let event = self.event(state, kind, targets, cell);
        self.out.events[event.index()].loaded = Some(data.clone());
        Ok(Value {
            data: widen(cell, data),
            reads: Rc::new(BTreeMap::from([(event, Lit::TRUE)])),
        })
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn store(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        order: Order,
        place: Place,
        value: Reg,
    ) -> Result<(), TooLarge> {
        let Some((mut state, places)) = self.reach(waiting, round, pc, state, place)? else {
            return Ok(());
        };
        let value = self.get(&state, value);
        match self.write(&mut state, &places, place.cell(), order, &value) {
            Ok(()) => self.next(waiting, round, pc, state),
            Err(what) => self.unsupported(state, what),
        }
        Ok(())
    }

    fn write(
        &mut self,
        state: &mut State,
        places: &[Candidate],
        cell: Cell,
        order: Order,
        value: &Value,
    ) -> Result<(), Refused> {
        if self.is_local(places)? {
            return self.local_store(state, places, cell, value);
        }
        if self.are_frozen(places)? {
            return self.frozen_store(state, places, cell, value);
        }
        self.check_objects(places, cell.size())?;
        let kind = self.access_kind(false, order);
        let data = narrow(cell, value.data.clone());
        let targets = self.targets(state, places, cell.size());
        for (place, _) in &targets {
            self.known.objects.note(*place, &data);
        }
        let event = self.event(state, kind, targets.clone(), cell);
        let event = &mut self.out.events[event.index()];
        event.written = targets;
        event.stored = Some(data);
        event.feeders = value.reads.clone();
        Ok(())
    }

    /// The address of a place.
    pub(super) fn address(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Reg,
        place: Place,
    ) -> Result<(), TooLarge> {
        let resolved = match self.resolve(&mut state, place) {
            Ok(resolved) => resolved,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(());
            }
        };
        self.take_address(waiting, round, pc, state, dst, resolved)
    }

    pub(super) fn element_address(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Reg,
        (array, index): (Reg, Reg),
    ) -> Result<(), TooLarge> {
        match self.element(&mut state, array, index) {
            Ok(resolved) => self.take_address(waiting, round, pc, state, dst, resolved),
            Err(what) => {
                self.unsupported(state, what);
                Ok(())
            }
        }
    }

    fn take_address(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Reg,
        resolved: Resolved,
    ) -> Result<(), TooLarge> {
        self.faults(waiting, round, pc, &mut state, resolved.faults)?;
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let address = Address {
            candidates: resolved.places,
            null: Lit::FALSE,
        };
        self.set(&mut state, dst, Value::free(Data::Address(address)));
        self.next(waiting, round, pc, state);
        Ok(())
    }
}
