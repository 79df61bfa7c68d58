//! What the calls on an object were given and gave, and which came before which.

use super::recorder::Recorder;
use fencepost_ir::{Cell, ClassId, ClassKind, FuncId, Kind, Parameter, Source};
use fencepost_search::histories::{HistoryCall, WrongHistory};
use fencepost_vm::{
    CallEnd, Machine, ObjectId, ObjectKind, RecordedWord, State, Subject, ThreadId,
};
use std::collections::{BTreeMap, BTreeSet};

/// A value that a call was given or gave.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Value {
    /// A number: its kind and its word.
    Number(Kind, u64),
    /// The null reference.
    Null,
    /// A string, by its text.
    Text(Vec<u16>),
    /// An object that is what it holds, such as a boxed number.
    Boxed(ClassId, Vec<u8>),
    /// One with references in it: its cells, in their order.
    Parts(ClassId, Vec<Value>),
    /// The object whose history it is.
    Itself,
    /// Another object, by its name, with its class and, for an array, its length.
    Object(ObjectId, ClassId, u32),
    /// An array that a call gave: its name, its class, and the numbers or texts that it held then.
    Array(ObjectId, ClassId, Vec<Value>),
    /// An object that a call gave and that had got its value by then, such as a completed task: its
    /// name, its class, and the numbers or texts of the value.
    Settled(ObjectId, ClassId, Vec<Value>),
    /// Something that means nothing in another execution, such as an address.
    Unknown,
}

/// How deep objects that are what they hold are looked into.
const MOST_LEVELS: usize = 8;

/// How a call ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Outcome {
    /// It has not ended.
    Open,
    /// It returned.
    Returned(Vec<Value>),
    /// It ended with an exception of this class.
    Threw(ClassId),
}

/// A call of a history.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Call {
    /// The thread, by its place in the history.
    pub thread: usize,
    pub function: FuncId,
    pub args: Vec<Value>,
    pub outcome: Outcome,
    /// How many calls of each thread come before it.
    pub after: Vec<u32>,
}

/// The calls on one object, or on one class.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct History {
    /// The class that the object was made as; none if no operation needs an object.
    pub made_as: Option<ClassId>,
    /// The calls, by thread and then in their order.
    pub calls: Vec<Call>,
    /// The threads.
    pub threads: Vec<ThreadId>,
    /// Whether somebody changed the object otherwise than by its operations.
    pub changed: bool,
    /// Whether it is the history of a class whose objects have histories, too.
    pub has_objects: bool,
}

/// The histories of a state that are known. One is not while a thread waits for a value in it.
pub(super) fn histories(machine: &Machine, state: &State) -> Vec<(Subject, History)> {
    let mut subjects: BTreeMap<Subject, Vec<ThreadId>> = BTreeMap::new();
    for thread in &state.threads {
        for call in &thread.record.calls {
            let threads = subjects.entry(call.subject).or_default();
            if threads.last() != Some(&thread.id) {
                threads.push(thread.id);
            }
        }
    }
    let known = subjects.into_iter().filter_map(|(subject, threads)| {
        Some((subject, history(machine, state, subject, threads)?))
    });
    known.collect()
}

fn history(
    machine: &Machine,
    state: &State,
    subject: Subject,
    threads: Vec<ThreadId>,
) -> Option<History> {
    let made_as = match subject {
        Subject::Object(object) => Some(class_of(state, object)?),
        Subject::Class(_) => None,
    };
    let mut calls = Vec::new();
    for (place, &id) in threads.iter().enumerate() {
        let thread = state.thread(id)?;
        let recorded = thread.record.calls.iter();
        for call in recorded.filter(|call| call.subject == subject) {
            let read = Read {
                machine,
                state,
                subject,
            };
            let values = |range| read.values(thread.recorded(range)?);
            let count = |thread| {
                let known = call.after.iter().find(|(other, _)| *other == thread);
                known.map_or(0, |&(_, count)| count)
            };
            let own = calls.iter().filter(|call: &&Call| call.thread == place);
            let own = own.count() as u32;
            let after = threads.iter().map(|&thread| match thread == id {
                true => own,
                false => count(thread),
            });
            calls.push(Call {
                thread: place,
                function: call.function,
                args: values(call.args)?,
                outcome: match call.end {
                    CallEnd::Open { .. } => Outcome::Open,
                    CallEnd::Returned => Outcome::Returned(values(call.results)?),
                    CallEnd::Threw(class) => Outcome::Threw(class),
                },
                after: after.collect(),
            });
        }
    }
    let changed = |object| {
        let mut records = state.threads.iter().map(|thread| &thread.record.changed);
        records.any(|changed| changed.contains(object))
    };
    let has_objects = |class: ClassId| {
        let mut all = state.threads.iter().flat_map(|thread| &thread.record.calls);
        all.any(|call| match call.subject {
            Subject::Object(object) => class_of(state, object)
                .is_some_and(|made_as| machine.source.assignable(made_as, class)),
            Subject::Class(_) => false,
        })
    };
    Some(History {
        made_as,
        calls,
        threads,
        has_objects: match subject {
            Subject::Object(_) => false,
            Subject::Class(class) => has_objects(class),
        },
        changed: match &subject {
            Subject::Object(object) => changed(object),
            Subject::Class(_) => false,
        },
    })
}

fn class_of(state: &State, object: ObjectId) -> Option<ClassId> {
    match state.heap.get(object)?.kind {
        ObjectKind::Instance(class) => Some(class),
        ObjectKind::Statics(_)
        | ObjectKind::ThreadStatics(_)
        | ObjectKind::Frame(_)
        | ObjectKind::Bytes
        | ObjectKind::Block { .. }
        | ObjectKind::Freed { .. } => None,
    }
}

/// Reads values off a state.
struct Read<'a> {
    machine: &'a Machine,
    state: &'a State,
    /// Whose history it is.
    subject: Subject,
}

impl Read<'_> {
    /// Words that were recorded, as values. None if one of them will be known in later states.
    fn values(&self, words: &[RecordedWord]) -> Option<Vec<Value>> {
        let mut values = Vec::new();
        let mut at = 0;
        while let Some(one) = words.get(at) {
            at += 1;
            let value = self.value(one.kind, one.word, 0)?;
            let held = one.held.map_or(0, |held| held as usize);
            let held = words.get(at..at + held).filter(|_| one.held.is_some());
            at += held.map_or(0, <[RecordedWord]>::len);
            values.push(match (value, held) {
                (Value::Object(object, class, _), Some(held)) => {
                    let held = self.values(held)?;
                    match self.machine.source.late_value(class) {
                        Some(_) => Value::Settled(object, class, held),
                        None => Value::Array(object, class, held),
                    }
                }
                (value, _) => value,
            });
        }
        Some(values)
    }

    fn value(&self, kind: Kind, word: u64, level: usize) -> Option<Value> {
        match kind {
            Kind::I32 | Kind::I64 | Kind::F32 | Kind::F64 => {
                return Some(Value::Number(kind, word));
            }
            Kind::Ref if word == 0 => return Some(Value::Null),
            Kind::Ref => {}
            Kind::Ptr => return Some(Value::Unknown),
        }
        if let Some(text) = self.machine.string_units(self.state, word) {
            return Some(Value::Text(text));
        }
        let id = fencepost_vm::word::object_of(word);
        if self.subject == Subject::Object(id) {
            return Some(Value::Itself);
        }
        self.object(id, level)
    }

    fn object(&self, id: ObjectId, level: usize) -> Option<Value> {
        let found = || {
            let class = class_of(self.state, id)?;
            let object = self.state.heap.get(id)?;
            Some((class, object, self.machine.source.class(class).ok()?))
        };
        let Some((class, object, info)) = found() else {
            return Some(Value::Unknown);
        };
        let cells = &info.layout.cells;
        let mut offsets = cells.iter().map(|cell| cell.offset);
        let is_fixed = !cells.is_empty() && offsets.all(|at| info.layout.fixed.contains(&at));
        match info.kind {
            ClassKind::Array { .. } => {
                let length = object.read(0, Cell::U32) as u32;
                return Some(Value::Object(id, class, length));
            }
            ClassKind::Struct => {}
            ClassKind::Object if info.library && is_fixed => {}
            ClassKind::Object | ClassKind::Interface | ClassKind::String => {
                return Some(Value::Object(id, class, 0));
            }
        }
        // What is still on its way there is known when it has come.
        let mut threads = self.state.threads.iter();
        if threads.any(|thread| thread.pending.entries.iter().any(|one| one.object == id)) {
            return None;
        }
        if cells.iter().all(|cell| !cell.cell.kind().is_reference()) {
            return Some(Value::Boxed(class, object.bytes.to_vec()));
        }
        if level == MOST_LEVELS {
            return Some(Value::Unknown);
        }
        let parts = cells.iter().map(|cell| {
            let known = object.contains(cell.offset, cell.cell.size());
            let word = known.then(|| object.read(cell.offset, cell.cell));
            self.value(cell.cell.kind(), word.unwrap_or(0), level + 1)
        });
        Some(Value::Parts(class, parts.collect::<Option<_>>()?))
    }
}

impl Value {
    /// Whether a value has a part that means nothing in another execution.
    fn is_unknown(&self) -> bool {
        match self {
            Value::Unknown => true,
            Value::Parts(_, parts) | Value::Array(_, _, parts) | Value::Settled(_, _, parts) => {
                parts.iter().any(Value::is_unknown)
            }
            Value::Number(..)
            | Value::Null
            | Value::Text(_)
            | Value::Boxed(..)
            | Value::Itself
            | Value::Object(..) => false,
        }
    }

    /// Calls `visit` with every object in a value that is told apart by its name alone.
    fn for_each_object(&self, visit: &mut dyn FnMut(ObjectId, ClassId)) {
        match self {
            Value::Object(object, class, _) => visit(*object, *class),
            Value::Parts(_, parts) => parts.iter().for_each(|one| one.for_each_object(visit)),
            Value::Number(..)
            | Value::Null
            | Value::Text(_)
            | Value::Boxed(..)
            | Value::Itself
            | Value::Array(..)
            | Value::Settled(..)
            | Value::Unknown => {}
        }
    }
}

impl History {
    /// An operation that gave something that means nothing in another execution.
    pub fn gives_unknown(&self) -> Option<FuncId> {
        let gives = |call: &&Call| match &call.outcome {
            Outcome::Returned(values) => values.iter().any(Value::is_unknown),
            Outcome::Open | Outcome::Threw(_) => false,
        };
        self.calls.iter().find(gives).map(|call| call.function)
    }

    /// Whether an operation gave an object that nobody had given it and that holds something: what
    /// it holds is not compared.
    pub fn gives_unseen(&self, source: &dyn Source) -> bool {
        let mut given = BTreeSet::new();
        for value in self.calls.iter().flat_map(|call| &call.args) {
            value.for_each_object(&mut |object, _| {
                given.insert(object);
            });
        }
        let mut found = false;
        for call in &self.calls {
            let Outcome::Returned(values) = &call.outcome else {
                continue;
            };
            for value in values {
                value.for_each_object(&mut |object, class| {
                    let holds = source
                        .class(class)
                        .map_or(true, |class| !class.layout.cells.is_empty());
                    found |= holds && !given.contains(&object);
                });
            }
        }
        found
    }

    /// Tells people about a history that nothing explains.
    pub fn describe(&self, recorder: &Recorder, machine: &Machine, state: &State) -> WrongHistory {
        let moments = self.moments();
        let class = match (self.made_as, self.calls.first()) {
            (Some(class), _) => recorder.class(class).map(|class| class.name.clone()).ok(),
            (None, Some(call)) => {
                let name = recorder.function_name(call.function);
                name.rsplit_once("::").map(|(class, _)| class.to_string())
            }
            (None, None) => None,
        };
        let calls = self
            .calls
            .iter()
            .zip(moments)
            .map(|(call, (began, ended))| {
                let words = Words {
                    recorder,
                    machine,
                    state,
                };
                HistoryCall {
                    thread: machine.thread_name(state, self.threads[call.thread]),
                    call: words.call(call),
                    result: words.result(call),
                    exception: words.exception(call),
                    began,
                    ended: (call.outcome != Outcome::Open).then_some(ended),
                }
            });
        WrongHistory {
            class: class.unwrap_or_default(),
            calls: calls.collect(),
        }
    }

    /// When each call begins and ends. What had ended when a call began is more for one that began
    /// later, so the different amounts are the moments at which calls begin.
    fn moments(&self) -> Vec<(usize, usize)> {
        let total = |call: &Call| call.after.iter().sum::<u32>();
        let mut amounts: Vec<u32> = self.calls.iter().map(total).collect();
        amounts.sort_unstable();
        amounts.dedup();
        let moment = |call: &Call| amounts.iter().position(|&one| one == total(call));
        let mut seen = vec![0; self.threads.len()];
        let place = self.calls.iter().map(|call| {
            seen[call.thread] += 1;
            seen[call.thread]
        });
        let place: Vec<u32> = place.collect();
        let ends = self.calls.iter().zip(&place).map(|(call, &place)| {
            // It ends before the first call that knows of its end.
            let later = self
                .calls
                .iter()
                .filter(|other| other.after[call.thread] >= place);
            let first = later.filter_map(moment).min();
            first.map_or(amounts.len(), |first| first) - 1
        });
        let begins = self.calls.iter().map(|call| moment(call).unwrap_or(0));
        begins.zip(ends).collect()
    }
}

/// What calls look like to people.
struct Words<'a> {
    recorder: &'a Recorder,
    machine: &'a Machine,
    state: &'a State,
}

impl Words<'_> {
    fn value(&self, value: &Value, cell: Option<Cell>) -> String {
        match value {
            Value::Number(kind, word) => {
                let cell = cell.unwrap_or(match kind {
                    Kind::I64 => Cell::I64,
                    Kind::F32 => Cell::F32,
                    Kind::F64 => Cell::F64,
                    Kind::I32 | Kind::Ref | Kind::Ptr => Cell::I32,
                });
                self.machine.describe_value(self.state, cell, *word)
            }
            Value::Null => "null".to_string(),
            Value::Text(units) => format!("{:?}", String::from_utf16_lossy(units)),
            Value::Boxed(class, bytes) => {
                let name = self.class_name(*class);
                let layout = self
                    .recorder
                    .class(*class)
                    .map(|class| class.layout.clone());
                let cells = layout.map(|layout| layout.cells).unwrap_or_default();
                let cells = cells.iter().map(|cell| {
                    let from = cell.offset as usize;
                    let mut raw = [0; 8];
                    let bytes = bytes.iter().skip(from).take(cell.cell.size() as usize);
                    raw.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
                    let word = cell.cell.widen(u64::from_le_bytes(raw));
                    self.machine.describe_value(self.state, cell.cell, word)
                });
                format!("{name}({})", cells.collect::<Vec<_>>().join(", "))
            }
            Value::Unknown => "?".to_string(),
            Value::Itself => "this".to_string(),
            Value::Parts(class, parts) | Value::Settled(_, class, parts) => {
                let parts = parts.iter().map(|part| self.value(part, None));
                let parts: Vec<String> = parts.collect();
                format!("{}({})", self.class_name(*class), parts.join(", "))
            }
            Value::Array(object, _, items) => {
                let items = items.iter().map(|item| self.value(item, None));
                let items: Vec<String> = items.collect();
                let name = self.machine.describe_object(self.state, *object);
                format!("{name} [{}]", items.join(", "))
            }
            Value::Object(object, ..) => self.machine.describe_object(self.state, *object),
        }
    }

    fn class_name(&self, class: ClassId) -> String {
        match self.recorder.class(class) {
            Ok(class) => self.recorder.short_type_name(&class.name),
            Err(_) => "an object".to_string(),
        }
    }

    /// The cells of the parameters, and of the results: what is returned, and what addresses led to.
    fn cells(&self, call: &Call) -> (Vec<Cell>, Vec<Cell>) {
        let Ok(interface) = self.recorder.interface_of(call.function) else {
            return (Vec::new(), Vec::new());
        };
        let cell = |parameter: &Parameter| match parameter {
            Parameter::Value(cell) | Parameter::Address(cell) => *cell,
        };
        let receives = self.recorder.operation_of(call.function);
        let skipped = receives.is_some_and(|operation| operation.receives);
        let params = interface.params.iter().skip(usize::from(skipped));
        let mut results: Vec<Cell> = interface.result.into_iter().collect();
        results.extend(
            interface
                .params
                .iter()
                .filter_map(|parameter| match parameter {
                    Parameter::Value(_) => None,
                    Parameter::Address(cell) => Some(*cell),
                }),
        );
        (params.map(cell).collect(), results)
    }

    fn call(&self, call: &Call) -> String {
        let (cells, _) = self.cells(call);
        let mut cells = cells.into_iter();
        let args = call.args.iter().map(|arg| self.value(arg, cells.next()));
        let args: Vec<String> = args.collect();
        let title = self.recorder.function_title(call.function);
        format!("{}({})", title.name, args.join(", "))
    }

    fn result(&self, call: &Call) -> Option<String> {
        match &call.outcome {
            Outcome::Open | Outcome::Threw(_) => None,
            Outcome::Returned(values) => {
                let (_, cells) = self.cells(call);
                let mut cells = cells.into_iter();
                let values = values.iter().map(|value| self.value(value, cells.next()));
                let values: Vec<String> = values.collect();
                (!values.is_empty()).then(|| values.join(", "))
            }
        }
    }

    fn exception(&self, call: &Call) -> Option<String> {
        match call.outcome {
            Outcome::Open | Outcome::Returned(_) => None,
            Outcome::Threw(class) => Some(self.class_name(class)),
        }
    }
}
