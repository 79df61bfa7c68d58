//! All executions of an unrolled program under a memory model, as one formula.
//!
//! An execution is a total order of accesses that extends the preserved program order; a read
//! gives the last write before it, or its own thread's pending one. The order has an end behind
//! which nothing counts, so executions that stop half-way are part of the formula.

use crate::circuit::Circuit;
use crate::flaw::Flaw;
use crate::objects::{MONITOR, Place};
use crate::order::Order;
use crate::solver::Lit;
use crate::unroll::{Event, Item, Point, Unrolled};
use crate::value::{Data, EventId, Value, equal_if};
use crate::waits::Wakings;
use fencepost_base::FxHashMap;
use fencepost_ir::Cell;
use fencepost_memory_model::{AccessKind, Axioms, Publication};
use std::collections::BTreeMap;

/// A cell whose last value is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The cell.
    pub place: Place,
    /// Its type.
    pub cell: Cell,
}

/// The formula, and the literals that questions are made of.
pub(crate) struct Formula {
    pub circuit: Circuit,
    pub program: Unrolled,
    pub order: Order,
    axioms: Axioms,
    flaw: Option<Flaw>,
    /// Everything has happened, and no thread stopped on its way.
    pub complete: Lit,
    /// Everything has happened.
    pub whole: Lit,
    /// The last values of the cells that were asked for.
    pub finals: Vec<Data>,
    pub writers: FxHashMap<Place, Vec<EventId>>,
    /// Who is woken by which pulse.
    pub wakings: Wakings,
    /// An operation waits for a pulse that never comes, where that is not excluded.
    pub blocked: Lit,
}

/// Two cells overlap and are not the same.
pub(crate) struct Overlap;

impl Formula {
    /// All executions under a memory model.
    pub fn new(
        circuit: Circuit,
        program: Unrolled,
        axioms: Axioms,
        wanted: &[Wanted],
        drop_quiet: bool,
        flaw: Option<Flaw>,
    ) -> Result<Self, Overlap> {
        let order = |circuit: &mut Circuit, program: &_, axioms: &_, part: &[EventId]| {
            Order::new(circuit, program, axioms, part, flaw)
        };
        Self::with_order(
            circuit, program, axioms, wanted, drop_quiet, flaw, false, order,
        )
    }

    /// All executions whose order is made by somebody else. Where `waits_block`, executions in
    /// which somebody goes on without having been woken are told by `blocked`, not left out.
    #[allow(clippy::too_many_arguments)]
    pub fn with_order(
        mut circuit: Circuit,
        program: Unrolled,
        axioms: Axioms,
        wanted: &[Wanted],
        drop_quiet: bool,
        flaw: Option<Flaw>,
        waits_block: bool,
        order: impl FnOnce(&mut Circuit, &Unrolled, &Axioms, &[EventId]) -> Order,
    ) -> Result<Self, Overlap> {
        check_overlaps(&program, wanted)?;
        let mut writers: FxHashMap<Place, Vec<EventId>> = FxHashMap::default();
        let mut readers: FxHashMap<Place, usize> = FxHashMap::default();
        for (at, event) in program.events.iter().enumerate() {
            for (place, _) in &event.written {
                let list = writers.entry(*place).or_default();
                list.push(EventId::from_index(at));
            }
            if event.loaded.is_some() {
                for (place, _) in &event.targets {
                    *readers.entry(*place).or_default() += 1;
                }
            }
        }
        let is_dropped = |event: &Event| {
            let [(place, _)] = event.written.as_slice() else {
                return false;
            };
            // What a reference published later waits for is more than the table says.
            let published = flaw != Some(Flaw::DropPublished)
                && axioms.table.publication != Publication::Off
                && !program.statics.contains(&place.0);
            drop_quiet
                && !event.pinned
                && !published
                && !event.in_place
                && event.loaded.is_none()
                && place.1 != MONITOR
                && axioms.is_quiet_write(event.kind)
                && !readers.contains_key(place)
                && writers.get(place).is_some_and(|list| list.len() == 1)
        };
        let part: Vec<EventId> = (0..program.events.len())
            .map(EventId::from_index)
            .filter(|id| !is_dropped(&program.events[id.index()]))
            .collect();
        let order = order(&mut circuit, &program, &axioms, &part);
        let mut formula = Self {
            circuit,
            program,
            order,
            axioms,
            flaw,
            complete: Lit::FALSE,
            whole: Lit::FALSE,
            finals: Vec::new(),
            writers,
            wakings: Wakings::default(),
            blocked: Lit::FALSE,
        };
        for &event in &part {
            if formula.event(event).loaded.is_some() {
                formula.read(event);
            }
        }
        formula.exclusion(&part);
        formula.open_sections(&part);
        formula.wakings = formula.wakings();
        let mut unfounded = formula.wakings.unfounded.clone();
        for &event in &part {
            if let Some(condition) = formula.event(event).condition {
                let done = formula.done(event);
                unfounded.push(formula.circuit.and(done, !condition));
            }
        }
        match waits_block {
            // Whoever waits for ever does not go on.
            false => unfounded
                .iter()
                .for_each(|&lit| formula.circuit.clause(&[!lit])),
            true => formula.blocked = formula.circuit.any(&unfounded),
        }
        formula.finals = wanted.iter().map(|one| formula.last_value(*one)).collect();
        formula.ends(&part);
        Ok(formula)
    }

    /// Whether the end value of a cell is not of the kind that the cell is asked for as.
    pub fn has_odd_ends(&self, wanted: &[Wanted]) -> bool {
        let mut ends = self.finals.iter().zip(wanted);
        ends.any(|(data, one)| match data {
            Data::Bits(_) => one.cell.kind().is_reference(),
            Data::Address(_) => !one.cell.kind().is_reference(),
            Data::Mixed(_) => true,
        })
    }

    pub fn event(&self, id: EventId) -> &Event {
        &self.program.events[id.index()]
    }

    /// Whether an access is executed, and counts.
    pub fn done(&mut self, id: EventId) -> Lit {
        let (guard, counts) = (self.event(id).guard, self.order.counts(id));
        self.circuit.and(guard, counts)
    }

    /// Whether an access touches a cell that another one writes.
    pub(crate) fn meets(&mut self, reader: EventId, writer: EventId) -> Lit {
        let (reader, writer) = (
            &self.program.events[reader.index()],
            &self.program.events[writer.index()],
        );
        let mut ways = Vec::new();
        for &(place, a) in &reader.targets {
            for &(other, b) in &writer.written {
                if place == other {
                    ways.push(self.circuit.and(a, b));
                }
            }
        }
        self.circuit.any(&ways)
    }

    /// What a cell starts with.
    pub(crate) fn initial(&self, place: &Place, like: &Data) -> Data {
        match (self.program.initial.get(place), like) {
            (Some(data), _) => data.clone(),
            (None, Data::Bits(bits)) => Data::Bits(Circuit::number(0, bits.len())),
            (None, Data::Address(_) | Data::Mixed(_)) => Value::zero(fencepost_ir::Kind::Ref).data,
        }
    }

    /// A read gives what the last write before it wrote.
    fn read(&mut self, reader: EventId) {
        let event = self.event(reader).clone();
        let Some(loaded) = event.loaded.clone() else {
            return;
        };
        let mut writers: Vec<EventId> = Vec::new();
        for (place, _) in &event.targets {
            writers.extend(self.writers.get(place).into_iter().flatten());
        }
        writers.sort_unstable();
        writers.dedup();
        // A write of its own thread that comes later is never seen.
        writers.retain(|&writer| {
            let other = self.event(writer);
            let later = other.thread == event.thread && other.position >= event.position;
            writer != reader && !later
        });
        let forwarding = self.axioms.table.forwarding && !event.in_place;
        let mut sources = Vec::new();
        for &writer in &writers {
            let meets = self.meets(reader, writer);
            if meets == Lit::FALSE {
                continue;
            }
            let own = self.event(writer).thread == event.thread;
            let before = self.order.before(writer, reader);
            let locks = event.kind == AccessKind::Lock;
            let seen = match own && forwarding && !locks {
                true => Lit::TRUE,
                false => before,
            };
            let seen = self.circuit.and(meets, seen);
            sources.push((writer, seen, before));
        }
        let done = self.done(reader);
        let mut clause = vec![!done];
        for at in 0..sources.len() {
            let (writer, seen, before) = sources[at];
            if seen == Lit::FALSE {
                continue;
            }
            let from = self.circuit.fresh();
            clause.push(from);
            self.circuit.clause(&[!from, seen]);
            for &(other, other_seen, _) in &sources {
                if other != writer {
                    let earlier = self.order.before(other, writer);
                    self.circuit.clause(&[!from, !other_seen, earlier]);
                }
            }
            let stored = self.event(writer).stored.clone();
            if let Some(stored) = stored {
                equal_if(&mut self.circuit, from, &loaded, &stored);
            }
            let checks = self.axioms.dependencies && self.flaw != Some(Flaw::ForwardUnknown);
            if before != Lit::TRUE && checks {
                // A value that is not yet written must be known to be given away.
                let feeders = self.event(writer).feeders.clone();
                for (&feeder, &lit) in feeders.iter() {
                    if self.order.has(feeder) {
                        let known = self.order.before(feeder, reader);
                        self.circuit.clause(&[!from, before, !lit, known]);
                    }
                }
            }
        }
        let from_start = self.circuit.fresh();
        clause.push(from_start);
        for &(_, seen, _) in &sources {
            self.circuit.clause(&[!from_start, !seen]);
        }
        for (place, lit) in &event.targets {
            let initial = self.initial(place, &loaded);
            let both = self.circuit.and(from_start, *lit);
            equal_if(&mut self.circuit, both, &loaded, &initial);
        }
        self.circuit.clause(&clause);
    }

    /// The last value of a cell.
    fn last_value(&mut self, wanted: Wanted) -> Data {
        let zero = Value::zero(wanted.cell.kind()).data;
        let like = match zero {
            Data::Bits(_) => Data::Bits(Circuit::number(0, wanted.cell.size() as usize * 8)),
            Data::Address(_) | Data::Mixed(_) => zero,
        };
        let initial = self.initial(&wanted.place, &like);
        let writers = self.writers.get(&wanted.place).cloned().unwrap_or_default();
        let condition = |event: &Event| {
            let mut own = event.written.iter().filter(|(p, _)| *p == wanted.place);
            own.next().map_or(Lit::FALSE, |(_, lit)| *lit)
        };
        let mut value = initial;
        // The last of several is chosen by whether all others come before it.
        for &writer in &writers {
            let executed = condition(self.event(writer));
            let mut last = executed;
            for &other in &writers {
                if other != writer {
                    let there = condition(self.event(other));
                    let earlier = self.order.before(other, writer);
                    let fine = self.circuit.or(!there, earlier);
                    last = self.circuit.and(last, fine);
                }
            }
            if let Some(stored) = self.event(writer).stored.clone() {
                value = crate::value::choose_data(&mut self.circuit, last, &stored, &value);
            }
        }
        value
    }

    /// Who comes into a monitor after another thread comes after that has left it. This follows
    /// from what locks read, and lets a solver see it at once.
    fn exclusion(&mut self, part: &[EventId]) {
        let locks: Vec<EventId> = part
            .iter()
            .copied()
            .filter(|&id| self.event(id).kind == AccessKind::Lock)
            .collect();
        for &first in &locks {
            let (thread, position) = (self.event(first).thread, self.event(first).position);
            let behind = |id: &EventId| {
                let event = self.event(*id);
                event.thread == thread && event.position > position
            };
            let monitor = |id: &EventId| {
                let mut places = self.event(*id).targets.iter().map(|(place, _)| place.1);
                places.any(|offset| offset == MONITOR)
            };
            let later: Vec<EventId> = part
                .iter()
                .copied()
                .filter(|id| behind(id) && monitor(id))
                .collect();
            let others: Vec<EventId> = locks
                .iter()
                .copied()
                .filter(|&id| self.event(id).thread != thread)
                .collect();
            // What comes before the monitor is entered again gives it back.
            for exit in later {
                let same_monitor = self.meets(first, exit);
                let event = self.event(exit);
                if same_monitor == Lit::FALSE {
                    continue;
                }
                // One that is tried to be entered is entered again, too.
                if event.loaded.is_some() {
                    break;
                }
                let guard = event.guard;
                for &second in &others {
                    let meets = self.meets(first, second);
                    let (enters, leaves) = (
                        self.order.before(first, second),
                        self.order.before(exit, second),
                    );
                    let counts = self.order.counts(second);
                    let conditions = [!meets, !same_monitor, !guard, !counts, !enters];
                    let clause: Vec<Lit> = conditions.into_iter().chain([leaves]).collect();
                    self.circuit.clause(&clause);
                }
            }
        }
    }

    /// Nobody moves once a thread has begun a section that it does not end.
    fn open_sections(&mut self, part: &[EventId]) {
        for point in self.program.points.clone() {
            let Some(section) = point.section else {
                continue;
            };
            for &inside in part {
                let event = self.event(inside);
                if event.section != Some(section) {
                    continue;
                }
                let (thread, guard) = (event.thread, event.guard);
                for &other in part {
                    if self.event(other).thread == thread {
                        continue;
                    }
                    let before = self.order.before(other, inside);
                    let done = self.done(other);
                    self.circuit.clause(&[!point.guard, !guard, !done, before]);
                }
            }
        }
    }

    fn ends(&mut self, part: &[EventId]) {
        self.whole = self.circuit.fresh();
        for &event in part {
            let counts = self.order.counts(event);
            self.circuit.clause(&[!self.whole, counts]);
        }
        self.complete = self.circuit.fresh();
        self.circuit.clause(&[!self.complete, self.whole]);
        self.circuit.clause(&[!self.complete, !self.blocked]);
        for at in 0..self.program.points.len() {
            let guard = self.program.points[at].guard;
            self.circuit.clause(&[!self.complete, !guard]);
        }
    }

    /// A literal that requires a thread to come to a point.
    pub fn reached(&mut self, point: &Point) -> Lit {
        let lit = self.circuit.fresh();
        self.circuit.clause(&[!lit, point.guard]);
        for (&read, &under) in point.stops.iter() {
            let counts = self.order.counts(read);
            self.circuit.clause(&[!lit, !under, counts]);
        }
        self.arrived(lit, point.thread as usize, point.position as usize);
        if !self.axioms.dependencies {
            self.circuit.clause(&[!lit, self.whole]);
        }
        lit
    }

    /// Requires what must be complete when a thread stands behind so many of its items.
    fn arrived(&mut self, lit: Lit, thread: usize, position: usize) {
        for event in self.program.before_start(thread) {
            self.must_count(lit, event, Lit::TRUE);
        }
        let items: Vec<Item> = self.program.threads[thread].items[..position].to_vec();
        let mut earlier: Vec<EventId> = Vec::new();
        for item in items {
            match item {
                Item::Event(event) => {
                    let (in_place, kind) = (self.event(event).in_place, self.event(event).kind);
                    if in_place {
                        let guard = self.event(event).guard;
                        for &before in &earlier {
                            self.must_count(lit, before, guard);
                        }
                    }
                    if in_place || kind == AccessKind::Lock {
                        self.must_count(lit, event, Lit::TRUE);
                    }
                    earlier.push(event);
                }
                Item::Fence(fencepost_ir::FenceKind::Full, guard) => {
                    for &before in &earlier {
                        self.must_count(lit, before, guard);
                    }
                }
                Item::Fence(..) | Item::Mark(_) | Item::Commit(_) => {}
                Item::Start(child) => {
                    let guard = self.program.threads[child as usize].guard;
                    for &before in &earlier {
                        self.must_count(lit, before, guard);
                    }
                }
                Item::Join(child, guard) => {
                    for (event, under) in self.program.before_end(child as usize) {
                        let both = self.circuit.and(guard, under);
                        self.must_count(lit, event, both);
                    }
                    for &before in &earlier {
                        self.must_count(lit, before, guard);
                    }
                }
            }
        }
    }

    /// Requires an access, if it is executed, to count where two conditions hold.
    pub(crate) fn must_count(&mut self, lit: Lit, event: EventId, condition: Lit) {
        let (guard, counts) = (self.event(event).guard, self.order.counts(event));
        self.circuit.clause(&[!lit, !condition, !guard, counts]);
    }
}

/// Cells that overlap must be the same.
fn check_overlaps(program: &Unrolled, wanted: &[Wanted]) -> Result<(), Overlap> {
    let mut cells: BTreeMap<(crate::value::ObjectId, u32), u32> = BTreeMap::new();
    let places = program.events.iter().flat_map(|event| &event.targets);
    let places = places.map(|(place, _)| *place);
    let all = places
        .chain(program.initial.keys().copied())
        .chain(wanted.iter().map(|one| one.place));
    for (object, offset, size) in all.filter(|place| place.1 != MONITOR) {
        if *cells.entry((object, offset)).or_insert(size) != size {
            return Err(Overlap);
        }
    }
    let list: Vec<_> = cells.into_iter().collect();
    let overlap = list.windows(2).any(|pair| {
        let [((object, offset), size), ((next, start), _)] = pair else {
            return false;
        };
        object == next && offset + size > *start
    });
    if overlap { Err(Overlap) } else { Ok(()) }
}
