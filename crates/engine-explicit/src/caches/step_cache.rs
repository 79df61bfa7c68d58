//! Steps that were taken before: what they look at, and what they change.
//!
//! A state is a vector of components, and most steps look at few of them. A step that finds the
//! same components again changes the same ones in the same way, whatever the rest of the state
//! is; then it need not be run, only looked up. A step that ends in a collection also depends on
//! who refers to what in the whole state; what the collection changes in objects that the step did
//! not look at is nothing but who can reach them.

use crate::caches::by_half::HalfTable;
use crate::caches::decision_tree::{DecisionTree, PlacedObject, Start, Trial};
use crate::caches::half_state_cache::{Beside, ByHalf, Dependence, HalfKey, HalfStateCache, Spot};
use crate::caches::reference_shapes::ReferenceShapes;
use fencepost_base::FxHashMap;
use fencepost_search::limits::Limits;
use fencepost_search::store::{StateId, Vector};
use fencepost_vm::{Action, Choice, MAX_OBJECTS, Machine, ObjectId, Seen, State};

/// What happens to a part of a state.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// The globals become this component.
    Globals(u32),
    /// The thread that moves becomes this component.
    Own(u32),
    /// An object becomes this component.
    Object(PlacedObject, u32),
    /// An object can be reached by others than before.
    Reach(PlacedObject, u32),
    /// An object comes.
    Comes(ObjectId, u32),
    /// An object goes.
    Goes(ObjectId),
}

/// Actions with larger numbers are not cached.
const MOST_ACTIONS: u32 = 128;

/// Above this, everything is cleared.
const MOST_ANSWERS: usize = 1 << 16;

/// The changes of a step.
#[derive(Clone, Copy)]
struct Answer {
    first: u32,
    end: u32,
    /// How many objects come, and whether any come or go.
    comes: u32,
    reshapes: bool,
}

/// What a known step leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recalled {
    /// A state with the same threads and objects: the changes are in [`Successor::changes`].
    Similar,
    /// A state with other objects: its vector is in [`Successor`].
    Other,
}

/// Where a known step leads.
#[derive(Default)]
pub(crate) struct Successor {
    /// The places of the state that change, ascending, and the components they get.
    pub changes: Vec<(u32, u32)>,
    /// A whole vector, and the ids of its threads and objects.
    pub components: Vec<u32>,
    pub names: Vec<u32>,
}

/// The steps that one worker has cached.
#[derive(Clone)]
pub(crate) struct StepCache {
    tree: DecisionTree,
    trial: Trial,
    answers: Vec<Answer>,
    changes: Vec<Change>,
    shapes: ReferenceShapes,
    /// What a component becomes if others can reach it.
    reached: FxHashMap<(u32, u32), u32>,
    halves: HalfStateCache,
    /// One more than how many live threads a half has; more than two count as two.
    live: HalfTable<u8>,
    /// The vector before a step that is run, and who refers to what in it.
    components: Vec<u32>,
    names: Vec<u32>,
    whole: Option<u32>,
    /// What a step that was recalled depends on, and what it changes in the other half.
    dependence: Dependence,
    change: Option<HalfKey>,
}

/// What a step starts with, to be cached together with what it did.
#[derive(Clone, Copy)]
pub(crate) struct Beginning {
    start: Start,
    place: usize,
    key: HalfKey,
}

impl StepCache {
    pub fn new(limits: &Limits) -> Self {
        Self {
            tree: DecisionTree::default(),
            trial: Trial::default(),
            answers: Vec::new(),
            changes: Vec::new(),
            shapes: ReferenceShapes::default(),
            reached: FxHashMap::default(),
            halves: HalfStateCache::new(limits),
            live: HalfTable::default(),
            components: Vec::new(),
            names: Vec::new(),
            whole: None,
            dependence: Dependence::default(),
            change: None,
        }
    }

    /// Where a step begins that may be cached. A step of the only live thread is none: the
    /// machine may ask whether a thread is alone without saying so.
    #[inline]
    pub fn begin(&mut self, vector: Vector<'_>, choice: Choice) -> Option<Beginning> {
        if !self.trial.asks() {
            return None;
        }
        let question = match choice.action {
            Action::Step => 0,
            Action::Timeout => 1,
            Action::Complete(entry) if entry < MOST_ACTIONS => 2 + 2 * entry,
            Action::Data(value) if value < MOST_ACTIONS => 3 + 2 * value,
            _ => return None,
        };
        if self.is_alone(vector) {
            return None;
        }
        let place = vector.place_of_thread(choice.thread)?;
        let start = Start::new(question, vector, place);
        let key = HalfKey::new(question, vector, place)?;
        Some(Beginning { start, place, key })
    }

    /// Whether at most one thread has not ended.
    #[inline]
    fn is_alone(&mut self, vector: Vector<'_>) -> bool {
        self.live_in(vector, 0) + self.live_in(vector, 1) < 2
    }

    /// How many threads of a half have not ended; more than two count as two.
    #[inline]
    fn live_in(&mut self, vector: Vector<'_>, half: usize) -> u8 {
        let known = self.live.get(half, vector.half(half));
        known.unwrap_or_else(|| self.count_live(vector, half)) - 1
    }

    /// One more than that.
    fn count_live(&mut self, vector: Vector<'_>, half: usize) -> u8 {
        let threads = 1..=vector.thread_count();
        let places = vector.places_of(half).filter(|at| threads.contains(at));
        let live = places.filter(|&place| !vector.has_ended(place));
        let count = 1 + live.take(2).count() as u8;
        self.live.set(half, vector.half(half), count);
        count
    }

    /// What the half that the thread belongs to says of a step.
    #[inline]
    pub fn recall_by_half(&mut self, vector: Vector<'_>, beginning: Beginning) -> ByHalf {
        let key = beginning.key;
        let shapes = &mut self.shapes;
        let other = || shapes.half(vector, 1 - key.half());
        let known = self.halves.find(key, vector, other);
        if let ByHalf::Leads(_) = known {
            self.trial.note(true);
        }
        known
    }

    /// Works out what a step that was just recalled depends on, and what these changes of it mean
    /// for the other half.
    pub fn note_dependence(
        &mut self,
        vector: Vector<'_>,
        beginning: Beginning,
        changes: Option<&[(u32, u32)]>,
    ) {
        let Beginning { start, key, .. } = beginning;
        let (half, out) = (key.half(), &mut self.dependence);
        *out = Dependence::default();
        let shapes = self.shapes.find(vector);
        let shapes = shapes.zip(self.shapes.half(vector, 1 - half));
        self.tree.note_dependence(vector, start, half, shapes, out);
        out.much |= changes.is_none();
        for &(place, component) in changes.unwrap_or_default() {
            let place = place as usize;
            if vector.half_of(place) == half {
                continue;
            }
            // What becomes of something that was not looked at depends on what it was.
            let seen = |beside: &&(Beside, u32)| match beside.0 {
                Beside::Object(placed) => placed.place(vector) == Some(place),
                Beside::ReferenceShape => false,
            };
            let spot = match (place, out.beside.iter().find(seen)) {
                (0, _) => Some(Spot::Globals),
                (_, Some(&(Beside::Object(placed), _))) => Some(Spot::Object(placed)),
                _ => None,
            };
            let change = spot.map(|spot| (spot, place, component));
            out.much |= change.is_none() || out.change.is_some();
            out.change = change;
        }
        self.change = HalfStateCache::change_of(vector, out);
    }

    /// Remembers by half the step whose dependence was noted, which leads to this state.
    pub fn learn_by_half(&mut self, beginning: Beginning, to: StateId) {
        let to = [to.half(0), to.half(1)];
        let key = beginning.key;
        self.halves.learn(key, self.change, &self.dependence, to);
    }

    /// Where a step leads, if that is known. Memory for more objects must be left for sure.
    #[inline]
    pub fn recall(
        &mut self,
        machine: &Machine,
        vector: Vector<'_>,
        beginning: Beginning,
        out: &mut Successor,
    ) -> Option<Recalled> {
        let shapes = &mut self.shapes;
        let whole = || shapes.find(vector);
        let Some(answer) = self.tree.find(vector, beginning.start, whole) else {
            if self.trial.note(false) {
                self.forget();
            }
            return None;
        };
        self.trial.note(true);
        let answer = self.answers[answer as usize];
        let changes = &self.changes[answer.first as usize..answer.end as usize];
        if answer.reshapes {
            let objects = vector.len() as u64 + u64::from(answer.comes);
            let bytes = objects * vector.most_object_bytes();
            if bytes > machine.options.max_heap_bytes || objects > MAX_OBJECTS as u64 {
                return None;
            }
            reshape(changes, &self.reached, vector, beginning.place, out)?;
            return Some(Recalled::Other);
        }
        out.changes.clear();
        for &change in changes {
            let (place, component) = match change {
                Change::Globals(component) => (0, component),
                Change::Own(component) => (beginning.place, component),
                Change::Object(placed, component) => (placed.place(vector)?, component),
                Change::Reach(placed, reach) => {
                    let place = placed.place(vector)?;
                    let key = (vector.component(place), reach);
                    (place, *self.reached.get(&key)?)
                }
                Change::Comes(..) | Change::Goes(_) => return None,
            };
            out.changes.push((place as u32, component));
        }
        Some(Recalled::Similar)
    }

    /// Keeps what is needed to cache a step that is run next, from `state`, which is what
    /// `vector` says.
    pub fn prepare(&mut self, machine: &Machine, vector: Vector<'_>, state: &State) {
        if self.shapes.is_full() {
            self.forget();
        }
        self.shapes.learn(machine, vector, state);
        self.whole = self.shapes.number(vector);
        self.components.clear();
        self.components.extend_from_slice(vector.components());
        self.names.clear();
        self.names.extend_from_slice(vector.names());
    }

    /// Remembers a step that was prepared for: `state`, which is what `vector` says, knows what it
    /// looked at.
    pub fn learn(&mut self, vector: Vector<'_>, beginning: Beginning, state: &State) {
        let Some(reads) = state.reads() else {
            return;
        };
        let whole = match (state.saw_whole(), self.whole) {
            (true, None) => return,
            (true, whole) => whole,
            (false, _) => None,
        };
        if self.tree.is_full(reads.len()) || self.answers.len() > MOST_ANSWERS {
            self.forget();
            return;
        }
        let first = self.changes.len();
        if self
            .note_changes(vector, beginning, &reads, state)
            .is_none()
        {
            self.changes.truncate(first);
            return;
        }
        let changes = &self.changes[first..];
        let comes = changes.iter().filter(|c| matches!(c, Change::Comes(..)));
        let goes = changes.iter().any(|c| matches!(c, Change::Goes(_)));
        let comes = comes.count() as u32;
        let answer = self.answers.len() as u32;
        self.answers.push(Answer {
            first: first as u32,
            end: self.changes.len() as u32,
            comes,
            reshapes: comes > 0 || goes,
        });
        let start = beginning.start;
        self.tree.learn(start, &reads, whole, vector, answer);
    }

    /// Notes what differs between the vector before a step and the one after it, in the order of
    /// places. None if it is more than a cached step can do.
    fn note_changes(
        &mut self,
        vector: Vector<'_>,
        beginning: Beginning,
        reads: &[Seen],
        state: &State,
    ) -> Option<()> {
        let objects = 1 + vector.thread_count();
        if self.names.get(1..objects)? != &vector.names()[1..objects] {
            return None;
        }
        for place in 0..objects {
            let component = vector.component(place);
            if self.components[place] == component {
                continue;
            }
            self.changes.push(match place {
                0 => Change::Globals(component),
                _ if place == beginning.place => Change::Own(component),
                // Another thread changed, so it was looked at, and the list is not complete.
                _ => return None,
            });
        }
        let (mut old, mut new) = (objects, objects);
        loop {
            let name = |names: &[u32], at: usize| names.get(at).copied();
            let (before, after) = (name(&self.names, old), name(vector.names(), new));
            match (before, after) {
                (None, None) => return Some(()),
                (Some(gone), after) if after.is_none_or(|after| gone < after) => {
                    self.changes.push(Change::Goes(ObjectId(gone)));
                    old += 1;
                }
                (before, Some(id)) if before.is_none_or(|before| id < before) => {
                    let component = vector.component(new);
                    self.changes.push(Change::Comes(ObjectId(id), component));
                    new += 1;
                }
                (_, Some(id)) => {
                    let (from, to) = (self.components[old], vector.component(new));
                    if from != to {
                        let id = ObjectId(id);
                        let placed = PlacedObject::new(id, vector);
                        let is_it = |seen: &Seen| matches!(seen, Seen::Object(o, _) if *o == id);
                        if reads.iter().any(is_it) {
                            self.changes.push(Change::Object(placed, to));
                        } else if !state.saw_whole() {
                            return None;
                        } else {
                            let reach = state.heap.get(id)?.reach_number();
                            self.reached.insert((from, reach), to);
                            self.changes.push(Change::Reach(placed, reach));
                        }
                    }
                    old += 1;
                    new += 1;
                }
                (Some(_), None) => return None,
            }
        }
    }

    /// How much is cached.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Forgets what was known by halves: states were compressed again.
    pub fn forget_halves(&mut self) {
        self.live = HalfTable::default();
        self.halves.clear();
        self.shapes.forget_halves();
    }

    fn forget(&mut self) {
        self.forget_halves();
        self.tree.clear();
        self.answers.clear();
        self.changes.clear();
        self.shapes.clear();
        self.reached.clear();
    }
}

/// Writes the vector that changes lead to; they come in the order of places.
fn reshape(
    changes: &[Change],
    reached: &FxHashMap<(u32, u32), u32>,
    vector: Vector<'_>,
    own: usize,
    out: &mut Successor,
) -> Option<()> {
    let (components, names) = (vector.components(), vector.names());
    let objects = 1 + vector.thread_count();
    let place_of = |id: ObjectId| objects + names[objects..].partition_point(|&name| name < id.0);
    out.components.clear();
    out.names.clear();
    // What stays as it is from here to the next change is copied.
    let mut at = 0;
    for &change in changes {
        let place = match change {
            Change::Globals(_) => 0,
            Change::Own(_) => own,
            Change::Object(placed, _) | Change::Reach(placed, _) => placed.place(vector)?,
            Change::Comes(id, _) | Change::Goes(id) => place_of(id),
        };
        out.components.extend_from_slice(components.get(at..place)?);
        out.names.extend_from_slice(&names[at..place]);
        let becomes = match change {
            Change::Globals(to) | Change::Own(to) | Change::Object(_, to) => Some(to),
            Change::Reach(_, reach) => Some(*reached.get(&(components[place], reach))?),
            Change::Comes(id, component) => {
                out.components.push(component);
                out.names.push(id.0);
                at = place;
                continue;
            }
            Change::Goes(id) if names.get(place) == Some(&id.0) => None,
            Change::Goes(_) => return None,
        };
        if let Some(component) = becomes {
            out.components.push(component);
            out.names.push(names[place]);
        }
        at = place + 1;
    }
    out.components.extend_from_slice(&components[at..]);
    out.names.extend_from_slice(&names[at..]);
    Some(())
}
