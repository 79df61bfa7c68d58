//! Names for the objects and threads of one execution.

use crate::outcome::TraceStep;
use crate::trace::number_threads;
use fencepost_ir::{Cell, WrittenAs};
use fencepost_vm::{
    Event, EventKind, Location, Machine, Note, Noted, ObjectId, ObjectKind, PlaceName, State,
    ThreadId, ValueName,
};
use std::collections::{HashMap, HashSet};

/// A name, whole and in short.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Name {
    /// With namespaces.
    pub full: String,
    /// Without.
    pub short: String,
}

impl Name {
    /// A name that is short already.
    pub fn same(text: &str) -> Self {
        Self {
            full: text.to_string(),
            short: text.to_string(),
        }
    }
}

/// Where library objects were kept in the course of an execution. In the end they may be gone.
#[derive(Default)]
pub(crate) struct PastHolders {
    /// For each object, the fields of the program's own that referred to it, each with how many
    /// events had come before when it was first and last seen there.
    found: HashMap<ObjectId, Vec<(PlaceName, usize, usize)>>,
}

impl PastHolders {
    /// Looks at a state that so many events lead to.
    pub fn look(&mut self, machine: &Machine, state: &State, at: usize) {
        for (object, mut places) in all_holders(machine, state) {
            places.retain(|place| !is_made(machine, place));
            let known = self.found.entry(object).or_default();
            for place in places {
                match known.iter_mut().find(|(other, ..)| *other == place) {
                    Some((_, _, last)) => *last = at,
                    None => known.push((place, at, at)),
                }
            }
        }
    }
}

/// An object that has a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbered {
    /// The object, and which of those that had this id one after the other.
    key: (ObjectId, usize),
    /// Its class, in short.
    short: String,
}

/// Who is who in an execution.
pub(crate) struct Names<'a> {
    machine: &'a Machine,
    end: &'a State,
    /// When the number of an object was given to a new one, in the order of time.
    births: HashMap<ObjectId, Vec<usize>>,
    /// The classes of objects in short, and their numbers among those of the class, as they appear.
    numbers: HashMap<(ObjectId, usize), (String, usize)>,
    counts: HashMap<String, usize>,
    /// The only field of the program's own that refers to a library object in the end.
    holders: HashMap<ObjectId, PlaceName>,
    /// The library objects that only fields refer to that nobody wrote.
    kept_by_compiler: HashSet<ObjectId>,
    /// Where objects were kept in the course of the execution.
    past_holders: Option<&'a PastHolders>,
    /// The threads, in the order in which they appear, and what they are called.
    threads: Vec<(ThreadId, String)>,
}

impl<'a> Names<'a> {
    /// Looks at an execution.
    pub fn new(machine: &'a Machine, end: &'a State, events: &[Event], notes: &[Noted]) -> Self {
        Self::in_order(machine, end, events, notes, &[])
    }

    /// The same, with these objects numbered before all others.
    pub fn in_order(
        machine: &'a Machine,
        end: &'a State,
        events: &[Event],
        notes: &[Noted],
        order: &[Numbered],
    ) -> Self {
        let mut births: HashMap<ObjectId, Vec<usize>> = HashMap::new();
        for noted in notes {
            if let Note::New { object, .. } = noted.note {
                births.entry(object).or_default().push(noted.at);
            }
        }
        let threads = number_threads(events);
        let threads = threads
            .into_iter()
            .map(|thread| (thread, thread_title(machine, end, events, notes, thread)))
            .collect();
        let mut names = Self {
            machine,
            end,
            births,
            numbers: HashMap::new(),
            counts: HashMap::new(),
            holders: holders(machine, end),
            kept_by_compiler: all_holders(machine, end)
                .into_iter()
                .filter(|(_, places)| places.iter().all(|place| is_made(machine, place)))
                .map(|(object, _)| object)
                .collect(),
            past_holders: None,
            threads,
        };
        for numbered in order {
            names.count(numbered.clone());
        }
        for (at, event) in events.iter().enumerate() {
            if let Some(place) = &event.place {
                names.number(place, at);
            }
            if let Some(ValueName::Object(object)) = &event.value_name {
                names.number(object, at);
            }
        }
        names
    }

    /// With where objects were kept before the end.
    pub fn with_past_holders(mut self, past_holders: &'a PastHolders) -> Self {
        self.past_holders = Some(past_holders);
        self
    }

    /// The only field of the program's own that ever referred to a library object.
    fn past_holder(&self, object: ObjectId, at: usize) -> Option<PlaceName> {
        let birth = self.birth(object, at);
        let kept = self.past_holders?.found.get(&object)?;
        let mut kept = kept.iter().filter(|(_, first, last)| {
            self.birth(object, *first) == birth || self.birth(object, *last) == birth
        });
        let (place, ..) = kept.next()?;
        kept.next().is_none().then(|| place.clone())
    }

    /// Which of the objects that had this number one after the other is meant.
    fn birth(&self, object: ObjectId, at: usize) -> usize {
        let births = self.births.get(&object);
        births.map_or(0, |births| births.partition_point(|&born| born <= at))
    }

    /// The number of an object among those of its class.
    fn number(&mut self, name: &PlaceName, at: usize) -> Option<usize> {
        let object = name.object?;
        let key = (object, self.birth(object, at));
        if let Some((_, number)) = self.numbers.get(&key) {
            return Some(*number);
        }
        // Classes that are called the same in short have different objects under their numbers.
        let short = self.machine.source.short_type_name(&name.class);
        Some(self.count(Numbered { key, short }))
    }

    /// Gives an object the next number of its class.
    fn count(&mut self, numbered: Numbered) -> usize {
        let Numbered { key, short } = numbered;
        let count = self.counts.entry(short.clone()).or_default();
        *count += 1;
        self.numbers.insert(key, (short, *count));
        *count
    }

    /// The objects that lines name, in the order in which they do.
    pub fn named_in(&self, lines: &[TraceStep]) -> Vec<Numbered> {
        let mut by_number: HashMap<usize, Vec<Numbered>> = HashMap::new();
        for (&key, (short, number)) in &self.numbers {
            let short = short.clone();
            let known = by_number.entry(*number).or_default();
            known.push(Numbered { key, short });
        }
        let mut found: Vec<Numbered> = Vec::new();
        let texts = lines.iter().flat_map(|line| {
            let parts = [&line.short_location, &line.short_value];
            let parts = parts.into_iter().filter_map(|part| part.as_deref());
            std::iter::once(line.operation.as_str()).chain(parts)
        });
        for text in texts {
            for (at, _) in text.match_indices('#') {
                let digits = text[at + 1..].split(|c: char| !c.is_ascii_digit()).next();
                let number = digits.and_then(|digits| digits.parse().ok());
                let known = number.and_then(|number: usize| by_number.get(&number));
                let named = known.into_iter().flatten();
                // The name of one class may end like that of another one.
                let named = named.filter(|one| text[..at].ends_with(&one.short));
                if let Some(one) = named.max_by_key(|one| one.short.len())
                    && !found.contains(one)
                {
                    found.push(one.clone());
                }
            }
        }
        found
    }

    /// Whether an object has a number at the time of an event.
    pub fn is_numbered(&self, object: ObjectId, at: usize) -> bool {
        let key = (object, self.birth(object, at));
        self.numbers.contains_key(&key)
    }

    /// What a class or an object is called, at the time of an event.
    fn owner(&mut self, name: &PlaceName, at: usize) -> Name {
        let source = &self.machine.source;
        let short = source.short_type_name(&name.class);
        if name.object.is_none() {
            return Name {
                full: name.class.clone(),
                short,
            };
        }
        let number = self.number(name, at).unwrap_or_default();
        // A variable is known by its function and its own name, unless there are several.
        if is_variable(name) && self.counts.get(&short) == Some(&1) {
            return Name::same(&name.class);
        }
        Name {
            full: format!("{}#{number}", name.class),
            short: format!("{short}#{number}"),
        }
    }

    /// What an object is called that something is done to: a library object by the field that has
    /// it, which says more than its class.
    fn target(&mut self, name: &PlaceName, at: usize) -> Name {
        let plain = self.owner(name, at);
        let Some(object) = name.object else {
            return plain;
        };
        let is_last = self.birth(object, at) == self.birth(object, usize::MAX);
        let holder = self.holders.get(&object).filter(|_| is_last).cloned();
        match holder.or_else(|| self.past_holder(object, at)) {
            Some(holder) => {
                let held = self.place(&holder, at);
                // An object without fields is known by nothing else.
                let full = match is_bare_object(self.machine, self.end, object) {
                    true => held.full,
                    false => plain.full,
                };
                Name {
                    full,
                    short: held.short,
                }
            }
            None => plain,
        }
    }

    /// What a place is called, at the time of an event.
    pub fn place(&mut self, name: &PlaceName, at: usize) -> Name {
        let owner = self.target(name, at);
        let full = format!("{}{}", owner.full, name.part);
        let written = match name.part.is_empty() {
            true => WrittenAs::Field,
            false => self.machine.source.written_as(&name.class, &name.part),
        };
        let short = match written {
            WrittenAs::Field | WrittenAs::Nothing => format!("{}{}", owner.short, name.part),
            WrittenAs::Renamed(part) => format!("{}{part}", owner.short),
            WrittenAs::Local(local) => local,
        };
        Name { full, short }
    }

    /// What a value is called, at the time of an event.
    pub fn value(&mut self, value: &ValueName, at: usize) -> Name {
        match value {
            ValueName::Text(text) => Name::same(text),
            ValueName::Constant(number, name) => Name {
                full: number.clone(),
                short: name.clone(),
            },
            ValueName::Object(object) if self.is_start(object) => self.owner(object, at),
            ValueName::Object(object) => address(self.owner(object, at), object),
        }
    }

    /// Whether a place is the part that a block begins with: a pointer to it is one to the block,
    /// unless it is given to what works on such parts.
    fn is_start(&self, place: &PlaceName) -> bool {
        let Some(object) = place.object.filter(|_| !is_variable(place)) else {
            return false;
        };
        let location = Location {
            object,
            offset: 0,
            cell: Cell::U8,
        };
        let start = self.machine.place_name(self.end, location);
        start.is_some_and(|start| start.part == place.part)
    }

    /// What an argument is called, at the time of an event.
    pub fn argument(&mut self, value: &ValueName, at: usize) -> Name {
        match value {
            ValueName::Text(text) => Name::same(text),
            ValueName::Constant(number, name) => Name {
                full: number.clone(),
                short: name.clone(),
            },
            ValueName::Object(object) => address(self.target(object, at), object),
        }
    }

    /// What an object that is there in the end is called, in short, if people can know it: not
    /// where a library keeps it to itself.
    pub fn known_in_the_end(&mut self, object: ObjectId) -> Option<String> {
        let is_inner = is_bare_object(self.machine, self.end, object);
        if is_inner && !self.holders.contains_key(&object) && self.is_kept_by_library(object) {
            return None;
        }
        let name = self.machine.object_name(self.end, object)?;
        Some(self.target(&name, usize::MAX).short)
    }

    /// Whether the program knows a library object only by fields that nobody wrote.
    pub fn is_kept_by_compiler(&self, object: ObjectId) -> bool {
        self.kept_by_compiler.contains(&object)
    }

    /// Whether a library object refers to an object.
    fn is_kept_by_library(&self, object: ObjectId) -> bool {
        let word = fencepost_vm::word::reference(object);
        self.end.heap.iter().any(|holder| {
            let ObjectKind::Instance(class) = holder.kind else {
                return false;
            };
            let info = self.machine.loaded_class(class);
            info.is_some_and(|info| {
                let mut cells = info.class.layout.cells.iter();
                info.class.library
                    && cells.any(|cell| {
                        cell.cell == Cell::Ref
                            && holder.contains(cell.offset, 8)
                            && holder.read(cell.offset, Cell::Ref) == word
                    })
            })
        })
    }

    /// The number of a thread in the order of appearance.
    pub fn thread_number(&self, thread: ThreadId) -> usize {
        let known = self.threads.iter().position(|(id, _)| *id == thread);
        known.unwrap_or(self.threads.len())
    }

    /// What a thread is called. Several may have the same name.
    pub fn thread(&self, thread: ThreadId) -> String {
        let known = self.threads.iter().find(|(id, _)| *id == thread);
        match known {
            Some((_, name)) => name.clone(),
            None => self.machine.thread_name(self.end, thread),
        }
    }

    /// What a thread is called, with its number if others are called the same.
    pub fn distinct_thread(&self, thread: ThreadId) -> String {
        let name = self.thread(thread);
        let namesakes = self.threads.iter().filter(|(_, other)| *other == name);
        match namesakes.count() > 1 {
            true => format!("{name} {}", self.thread_number(thread)),
            false => name,
        }
    }
}

/// Whether a place is in a local variable, which has the name of its function before its own.
fn is_variable(name: &PlaceName) -> bool {
    name.class.contains("::")
}

/// What people call a pointer: the object that it points to, or the address of a part.
pub(crate) fn address(owner: Name, place: &PlaceName) -> Name {
    let part = &place.part;
    if part.is_empty() && !is_variable(place) {
        return owner;
    }
    Name {
        full: format!("&{}{part}", owner.full),
        short: format!("&{}{part}", owner.short),
    }
}

/// What people call a thread: the name that the program gave it, or the function of the program's
/// own that it began with.
fn thread_title(
    machine: &Machine,
    end: &State,
    events: &[Event],
    notes: &[Noted],
    thread: ThreadId,
) -> String {
    if thread == ThreadId::MAIN {
        return machine.thread_name(end, thread);
    }
    let given = notes.iter().rev().find_map(|noted| match &noted.note {
        Note::Named(named, name) if *named == thread => Some(name.clone()),
        _ => None,
    });
    if let Some(name) = given.or_else(|| machine.given_name(end, thread)) {
        return name;
    }
    let alive = end.thread(thread);
    let label = alive.map(|thread| thread.label);
    let began = || {
        notes.iter().find_map(|noted| match noted.note {
            Note::CallBack { function, .. } if noted.thread == thread => Some(function),
            _ => None,
        })
    };
    let own = label.filter(|&label| !machine.is_library(label));
    let started = events
        .iter()
        .rev()
        .find(|event| event.kind == EventKind::Start(thread));
    match (own, began(), started) {
        (Some(label), _, _) => machine.source.thread_name(label),
        // A program without a class library has no code that starts its threads.
        (None, Some(function), _) if !machine.source.has_manual_memory() => {
            machine.source.thread_name(function)
        }
        (None, _, Some(event)) => event.location_name.clone(),
        // Nobody started it: a firing of a timer begins in the function that the thread began with.
        (None, _, None) => match events.iter().find(|event| event.thread == thread) {
            Some(event) if alive.is_none() => machine.source.thread_name(event.function),
            _ => machine.thread_name(end, thread),
        },
    }
}

/// Whether an object has no fields, so that it is good for locking only.
fn is_bare_object(machine: &Machine, state: &State, object: ObjectId) -> bool {
    let kind = state.heap.get(object).map(|object| object.kind);
    let Some(ObjectKind::Instance(class)) = kind else {
        return false;
    };
    let info = machine.loaded_class(class);
    info.is_some_and(|info| info.class.library && info.class.layout.cells.is_empty())
}

/// The fields of the program's own that refer to library objects. Only objects that one such field
/// refers to are listed.
fn holders(machine: &Machine, end: &State) -> HashMap<ObjectId, PlaceName> {
    let single = |(object, mut places): (ObjectId, Vec<PlaceName>)| {
        places.retain(|place| !is_made(machine, place));
        match places.len() {
            1 => Some((object, places.remove(0))),
            _ => None,
        }
    };
    let found = all_holders(machine, end);
    found.into_iter().filter_map(single).collect()
}

/// Whether nobody wrote a field.
fn is_made(machine: &Machine, place: &PlaceName) -> bool {
    machine.source.written_as(&place.class, &place.part) == WrittenAs::Nothing
}

/// The library objects that fields of the program's own refer to, with these fields.
fn all_holders(machine: &Machine, end: &State) -> HashMap<ObjectId, Vec<PlaceName>> {
    let mut found: HashMap<ObjectId, Vec<PlaceName>> = HashMap::new();
    let is_library = |object: ObjectId| {
        let name = machine.object_name(end, object);
        name.is_some_and(|name| name.library)
    };
    for object in end.heap.iter() {
        let (class, is_static) = match object.kind {
            ObjectKind::Instance(class) => (class, false),
            ObjectKind::Statics(class) => (class, true),
            ObjectKind::ThreadStatics(_)
            | ObjectKind::Frame(_)
            | ObjectKind::Bytes
            | ObjectKind::Block { .. }
            | ObjectKind::Freed { .. } => continue,
        };
        let info = machine.loaded_class(class);
        let Some(info) = info.filter(|info| !info.class.library) else {
            continue;
        };
        let layout = match is_static {
            true => &info.class.statics,
            false => &info.class.layout,
        };
        for cell in layout.cells.iter().filter(|cell| cell.cell == Cell::Ref) {
            if !object.contains(cell.offset, 8) {
                continue;
            }
            let word = object.read(cell.offset, Cell::Ref);
            let target = fencepost_vm::word::object_of(word);
            if word == 0 || !is_library(target) {
                continue;
            }
            let part = format!(".{}", cell.name);
            let written_as = |part: &str| machine.source.written_as(&info.class.name, part);
            // What a struct of the class has in it is not a field of the program's own if the
            // class is a compiler's: people see a variable there.
            let outer = part
                .rfind('.')
                .filter(|&dot| dot > 0)
                .map(|dot| &part[..dot]);
            let is_inside = outer.is_some_and(|outer| written_as(outer) != WrittenAs::Field);
            if is_inside {
                continue;
            }
            found.entry(target).or_default().push(PlaceName {
                object: (!is_static).then_some(object.id),
                class: info.class.name.clone(),
                part,
                library: false,
                cell: None,
            });
        }
    }
    found
}
