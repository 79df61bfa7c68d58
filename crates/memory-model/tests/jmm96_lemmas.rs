//! The two lemmas of the paper's appendix as tests: every complete trace of the guarded commands
//! obeys the rules, and every complete trace that obeys the rules is one of theirs, but for the
//! differences that are listed here.

#[path = "jmm96/rules.rs"]
mod rules;

use fencepost_memory_model::jmm96::{Action, Guards, Shape, State};
use rules::{Event, Variables, is_complete, obeys, values};
use std::collections::BTreeSet;

const fn shape(threads: usize, plain: usize, volatile: usize, guards: Guards) -> Shape {
    Shape {
        threads,
        plain,
        volatile,
        locks: 1,
        // Larger than any trace here, so that no queue is ever full.
        capacity: 64,
        guards,
    }
}

fn variables(shape: &Shape) -> Variables {
    Variables {
        plain: shape.plain,
        all: shape.plain + shape.volatile,
    }
}

/// The state after a trace and the values of its uses; nothing, and the first action that a
/// guard forbids, if the model does not have the trace.
fn run(shape: &Shape, trace: &[Event]) -> Result<(State, Vec<i64>), usize> {
    let mut state = State::new(shape, vec![0; shape.plain + shape.volatile]);
    let mut uses = Vec::new();
    for (at, &(thread, action)) in trace.iter().enumerate() {
        if !state.is_enabled(shape, thread, action) {
            return Err(at);
        }
        uses.extend(state.perform(shape, thread, action));
    }
    Ok((state, uses))
}

/// Every action that a thread could think of. Assigned values say who assigned; with prescient
/// stores, two values tell a fulfilled one from a broken one.
fn alphabet(shape: &Shape, prescient: bool) -> Vec<Event> {
    let mut found = Vec::new();
    for thread in 0..shape.threads {
        let mut add = |action| found.push((thread, action));
        for v in 0..shape.plain + shape.volatile {
            let own = 1 + thread as i64;
            for action in [
                Action::Use(v),
                Action::Assign(v, own),
                Action::Load(v),
                Action::Store(v),
                Action::Read(v),
                Action::Write(v),
            ] {
                add(action);
            }
            if prescient && v < shape.plain {
                add(Action::Assign(v, own + 10));
                add(Action::PrescientStore(v, own));
            }
        }
        add(Action::Lock(0));
        add(Action::Unlock(0));
    }
    found
}

/// Why the model lacks a trace that the rules allow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Difference {
    /// `lock` waits until every assign has been stored. By the rules, an assign may stay unstored
    /// across a lock if another assign takes its place before the next store or unlock. In a
    /// program that unlocks what it locks, the value is stored before the unlock either way; the
    /// model has the same values with one more store, whose write comes right before the next.
    DirtyAcrossLock,
    /// `lock` waits until every read has been loaded. By the rules, a load may come after the
    /// lock although its read came before, if nobody uses what it gives. The model has the same
    /// trace without that read and load.
    ReadAcrossLock,
    /// `read` waits for a pending prescient store to get its assign. By the rules, it need not,
    /// if its load comes behind the assign. This is a decision: it loses traces in which a thread
    /// loads a value that is older than what it has seen of other variables in between.
    ReadBeforeAssign,
    /// Volatile variables are loaded right before their use and stored right behind their assign
    /// in the model; the rules say so of each variable, not of all together. Nobody sees the
    /// difference: loads and stores happen inside a thread. The test moves them where the model
    /// has them, and finds the same values.
    VolatileOverlap,
    /// Anything else would be a mistake.
    Other,
}

/// The same trace with every volatile load right before its use, and every volatile store right
/// behind its assign. What programs and main memory do stays as it is.
fn without_overlap(shape: &Shape, trace: &[Event]) -> Vec<Event> {
    let mut moved = Vec::new();
    for &(thread, action) in trace {
        match action {
            Action::Load(v) | Action::Store(v) if v >= shape.plain => {}
            Action::Use(v) if v >= shape.plain => {
                moved.extend([(thread, Action::Load(v)), (thread, action)]);
            }
            Action::Assign(v, _) if v >= shape.plain => {
                moved.extend([(thread, action), (thread, Action::Store(v))]);
            }
            _ => moved.push((thread, action)),
        }
    }
    moved
}

/// Why the model lacks a trace that the rules allow. Unless the difference is a decision, the
/// trace is changed as the difference says, until the model has it, and must give the same values.
fn explain(shape: &Shape, trace: &[Event]) -> Difference {
    let variables = variables(shape);
    let mut moved = without_overlap(shape, trace);
    let (memory, uses) = values(trace, shape.threads, variables);
    let mut first = None;
    let mut ends_differ = false;
    loop {
        assert!(obeys(&moved, shape.threads, variables), "{trace:?}");
        let at = match run(shape, &moved) {
            Ok((state, seen)) => {
                assert_eq!(seen, uses, "{trace:?}");
                assert!(ends_differ || state.memory() == memory, "{trace:?}");
                return first.unwrap_or(Difference::VolatileOverlap);
            }
            Err(at) => at,
        };
        let found = classify(shape, &moved, at);
        first.get_or_insert(found);
        match found {
            Difference::ReadAcrossLock => drop_reads(&mut moved, at),
            Difference::DirtyAcrossLock => ends_differ |= store_before(shape, &mut moved, at),
            other => return other,
        }
    }
}

/// Leaves out what the thread reads before a lock and loads behind it.
fn drop_reads(trace: &mut Vec<Event>, lock: usize) {
    let thread = trace[lock].0;
    let mut dropped = BTreeSet::new();
    for (read, &event) in trace[..lock].iter().enumerate() {
        let (owner, Action::Read(v)) = event else {
            continue;
        };
        let nth = trace[..read]
            .iter()
            .filter(|other| **other == event)
            .count();
        let mut loads = trace.iter().enumerate();
        let load = loads
            .by_ref()
            .filter(|(_, other)| **other == (owner, Action::Load(v)))
            .nth(nth);
        if let Some((load, _)) = load
            && owner == thread
            && load > lock
        {
            dropped.extend([read, load]);
        }
    }
    let mut at = 0;
    trace.retain(|_| {
        at += 1;
        !dropped.contains(&(at - 1))
    });
}

/// Stores before a lock what is dirty there. The write comes right before the next one of that
/// variable and thread, so that nobody sees it; whether there is none, and it stays.
fn store_before(shape: &Shape, trace: &mut Vec<Event>, lock: usize) -> bool {
    let thread = trace[lock].0;
    let (state, _) = run(shape, &trace[..lock]).expect("the model has what comes before");
    let v = (0..shape.plain)
        .find(|&v| state.is_enabled(shape, thread, Action::Store(v)))
        .expect("something is dirty");
    let is_store = |event: &Event| {
        let early = matches!(event.1, Action::PrescientStore(x, _) if x == v);
        event.0 == thread && (event.1 == Action::Store(v) || early)
    };
    let before = trace[..lock].iter().filter(|event| is_store(event)).count();
    let mut writes = trace.iter().enumerate();
    let next = writes
        .by_ref()
        .filter(|(_, event)| **event == (thread, Action::Write(v)))
        .nth(before)
        .map(|(at, _)| at);
    if next.is_none() {
        // By the rules, an unlock behind the assign would have needed a store.
        let unlocks = |event: &Event| *event == (thread, Action::Unlock(0));
        assert!(!trace[lock..].iter().any(unlocks), "{trace:?}");
    }
    trace.insert(next.unwrap_or(trace.len()), (thread, Action::Write(v)));
    trace.insert(lock, (thread, Action::Store(v)));
    next.is_none()
}

fn classify(shape: &Shape, trace: &[Event], at: usize) -> Difference {
    let (thread, action) = trace[at];
    let (state, _) = run(shape, &trace[..at]).expect("the model has what comes before");
    if let Action::Read(v) = action
        && v < shape.plain
    {
        let printed = Shape {
            guards: Guards::Printed,
            ..*shape
        };
        return match state.is_enabled(&printed, thread, action) {
            true => Difference::ReadBeforeAssign,
            false => Difference::Other,
        };
    }
    if !matches!(action, Action::Lock(_)) {
        return Difference::Other;
    }
    // Who reads without loading is found by letting the thread load.
    let mut loaded = state.clone();
    let all = 0..shape.plain + shape.volatile;
    for v in all.clone().chain(all.clone()) {
        while loaded.is_enabled(shape, thread, Action::Load(v)) {
            loaded.perform(shape, thread, Action::Load(v));
        }
    }
    if loaded.is_enabled(shape, thread, action) {
        return Difference::ReadAcrossLock;
    }
    let mut stored = loaded;
    for v in all {
        if stored.is_enabled(shape, thread, Action::Store(v)) {
            stored.perform(shape, thread, Action::Store(v));
        }
    }
    match stored.is_enabled(shape, thread, action) {
        true => Difference::DirtyAcrossLock,
        false => Difference::Other,
    }
}

#[derive(Default)]
struct Tally {
    complete: u64,
    both: u64,
    model_only: Vec<Vec<Event>>,
    differences: BTreeSet<Difference>,
    rules_only: u64,
}

/// Compares the two definitions on every complete trace up to a length.
fn compare(shape: &Shape, length: usize, prescient: bool) -> Tally {
    let alphabet = alphabet(shape, prescient);
    let mut tally = Tally::default();
    let mut trace = Vec::new();
    extend(shape, &alphabet, length, &mut trace, &mut tally);
    tally
}

fn extend(
    shape: &Shape,
    alphabet: &[Event],
    left: usize,
    trace: &mut Vec<Event>,
    tally: &mut Tally,
) {
    look_at(shape, trace, tally);
    if left == 0 {
        return;
    }
    for &event in alphabet {
        // Threads are alike: the first one starts.
        if trace.is_empty() && event.0 > 0 {
            continue;
        }
        trace.push(event);
        if can_be_completed(trace, event, left - 1) {
            extend(shape, alphabet, left - 1, trace, tally);
        }
        trace.pop();
    }
}

/// No load comes without a read, no write without a store; and what is open can still be closed.
fn can_be_completed(trace: &[Event], (thread, action): Event, left: usize) -> bool {
    let count = |wanted: &dyn Fn(Event) -> bool| trace.iter().filter(|e| wanted(**e)).count();
    let matched = match action {
        Action::Load(v) => {
            count(&|e| e == (thread, Action::Load(v))) <= count(&|e| e == (thread, Action::Read(v)))
        }
        Action::Write(v) => {
            let stores = |(t, a): Event| {
                let early = matches!(a, Action::PrescientStore(x, _) if x == v);
                t == thread && (a == Action::Store(v) || early)
            };
            count(&|e| e == (thread, Action::Write(v))) <= count(&stores)
        }
        _ => true,
    };
    let opened = count(&|(_, a)| {
        matches!(
            a,
            Action::Read(_) | Action::Store(_) | Action::PrescientStore(..)
        )
    });
    let closed = count(&|(_, a)| matches!(a, Action::Load(_) | Action::Write(_)));
    matched && opened <= closed + left
}

fn look_at(shape: &Shape, trace: &[Event], tally: &mut Tally) {
    let variables = variables(shape);
    if !is_complete(trace, shape.threads, variables) {
        return;
    }
    let found = run(shape, trace);
    let settled = matches!(&found, Ok((state, _)) if state.is_settled(shape));
    // A volatile load that nobody used yet is no complete trace of the model.
    if found.is_ok() && !settled {
        return;
    }
    tally.complete += 1;
    let allowed = obeys(trace, shape.threads, variables);
    match (found, allowed) {
        (Ok((state, uses)), true) => {
            tally.both += 1;
            let (memory, seen) = values(trace, shape.threads, variables);
            assert_eq!(state.memory(), memory, "{trace:?}");
            assert_eq!(uses, seen, "{trace:?}");
        }
        (Ok(_), false) => tally.model_only.push(trace.to_vec()),
        (Err(at), true) => {
            tally.rules_only += 1;
            let difference = explain(shape, trace);
            assert_ne!(difference, Difference::Other, "{trace:?} at {at}");
            tally.differences.insert(difference);
        }
        (Err(_), false) => {}
    }
}

fn lemmas_hold(shape: Shape, length: usize, prescient: bool) -> Tally {
    let tally = compare(&shape, length, prescient);
    let first = tally.model_only.first();
    assert!(first.is_none(), "the rules forbid {first:?}");
    assert!(tally.both > 10, "{}", tally.both);
    tally
}

#[test]
fn one_thread_one_variable() {
    let tally = lemmas_hold(shape(1, 1, 0, Guards::Corrected), 7, false);
    let expected = [Difference::DirtyAcrossLock, Difference::ReadAcrossLock];
    assert_eq!(tally.differences, expected.into());
    // As printed, the core model has no other traces.
    let printed = compare(&shape(1, 1, 0, Guards::Printed), 7, false);
    assert_eq!(
        (printed.both, printed.rules_only),
        (tally.both, tally.rules_only)
    );
    assert!(printed.model_only.is_empty());
}

#[test]
fn one_thread_two_variables() {
    lemmas_hold(shape(1, 2, 0, Guards::Corrected), 5, false);
}

#[test]
fn two_threads_one_variable() {
    lemmas_hold(shape(2, 1, 0, Guards::Corrected), 5, false);
}

#[test]
fn one_volatile_variable() {
    lemmas_hold(shape(1, 0, 1, Guards::Corrected), 7, false);
}

#[test]
fn two_volatile_variables() {
    lemmas_hold(shape(1, 0, 2, Guards::Corrected), 6, false);
}

#[test]
fn a_plain_and_a_volatile_variable() {
    lemmas_hold(shape(1, 1, 1, Guards::Corrected), 5, false);
}

#[test]
fn prescient_stores() {
    lemmas_hold(shape(1, 1, 0, Guards::Corrected), 6, true);
}

/// What is wrong with the guards as printed, each with a trace that the rules forbid.
#[test]
fn the_printed_guards_admit_forbidden_traces() {
    use Action::{Assign, Load, Lock, PrescientStore, Read, Store, Unlock, Use, Write};
    let volatile = [
        // The read of one comes before the write of the other, their accesses the other way round.
        vec![Assign(0, 1), Read(1), Load(1), Use(1), Store(0), Write(0)],
        vec![Read(0), Load(0), Assign(1, 1), Store(1), Write(1), Use(0)],
        vec![Read(0), Read(1), Load(0), Load(1), Use(1), Use(0)],
        vec![
            Assign(0, 1),
            Assign(1, 1),
            Store(1),
            Store(0),
            Write(1),
            Write(0),
        ],
        // What was loaded before the lock is used after it.
        vec![Read(0), Load(0), Lock(0), Read(0), Load(0), Use(0)],
    ];
    let prescient = [
        // A second store of the variable before the assign.
        vec![
            PrescientStore(0, 1),
            PrescientStore(0, 1),
            Assign(0, 1),
            Write(0),
            Write(0),
        ],
        // The first assign is unlocked without a store that follows it.
        vec![
            Lock(0),
            Assign(0, 2),
            PrescientStore(0, 1),
            Write(0),
            Unlock(0),
            Assign(0, 1),
        ],
    ];
    let with = |cases: &[Vec<Action>], plain: usize, volatile: usize| {
        for actions in cases {
            let trace: Vec<Event> = actions.iter().map(|&action| (0, action)).collect();
            let printed = shape(1, plain, volatile, Guards::Printed);
            assert!(run(&printed, &trace).is_ok(), "{trace:?}");
            assert!(!obeys(&trace, 1, variables(&printed)), "{trace:?}");
            let corrected = shape(1, plain, volatile, Guards::Corrected);
            assert!(run(&corrected, &trace).is_err(), "{trace:?}");
        }
    };
    with(&volatile, 0, 2);
    with(&prescient, 1, 0);
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Long random traces of the model with three threads obey the rules, and of what comes of them
/// when two actions change places, both definitions keep the same part.
#[test]
fn random_traces() {
    let shape = Shape {
        locks: 2,
        ..shape(3, 2, 2, Guards::Corrected)
    };
    let variables = variables(&shape);
    let mut random = Random(0x853c_49e6_748f_ea9b);
    let mut alphabet = alphabet(&shape, true);
    for thread in 0..shape.threads {
        alphabet.extend([(thread, Action::Lock(1)), (thread, Action::Unlock(1))]);
    }
    let (mut settled, mut swapped, mut kept) = (0, 0, 0);
    for _ in 0..3_000 {
        let mut state = State::new(&shape, vec![0; variables.all]);
        let mut trace: Vec<Event> = Vec::new();
        for step in 0..200 {
            // First anything, then only what brings the trace to an end.
            let can = |&(thread, action): &Event| state.is_enabled(&shape, thread, action);
            let mut open: Vec<Event> = alphabet.iter().copied().filter(can).collect();
            if step >= 20 {
                let ends = |&(_, action): &Event| match action {
                    Action::Load(_) | Action::Write(_) => true,
                    Action::Use(v) | Action::Store(v) => v >= shape.plain,
                    _ => false,
                };
                let promised = |&(_, action): &Event| matches!(action, Action::Assign(..));
                let first: Vec<Event> = open.iter().copied().filter(ends).collect();
                open = match first.is_empty() {
                    true => open.into_iter().filter(promised).collect(),
                    false => first,
                };
            }
            if step >= 20 && state.is_settled(&shape) || open.is_empty() {
                break;
            }
            let (thread, action) = open[random.below(open.len())];
            state.perform(&shape, thread, action);
            trace.push((thread, action));
        }
        if !state.is_settled(&shape) {
            continue;
        }
        settled += 1;
        assert!(is_complete(&trace, shape.threads, variables));
        assert!(obeys(&trace, shape.threads, variables), "{trace:?}");
        for _ in 0..10 {
            // What other threads do in between mostly changes nothing.
            let mut at = random.below(trace.len() - 1);
            for _ in 0..8 {
                if trace[at].0 != trace[at + 1].0 {
                    at = random.below(trace.len() - 1);
                }
            }
            let mut other = trace.clone();
            other.swap(at, at + 1);
            swapped += 1;
            let found = run(&shape, &other);
            let model = matches!(&found, Ok((state, _)) if state.is_settled(&shape));
            let allowed = obeys(&other, shape.threads, variables);
            match (found, allowed) {
                (Err(first), true) => {
                    let difference = explain(&shape, &other);
                    assert_ne!(difference, Difference::Other, "{other:?} at {first}");
                }
                (_, allowed) => assert_eq!(model, allowed, "{other:?}"),
            }
            kept += u32::from(allowed);
        }
    }
    assert!(
        settled > 500 && kept > 1_000 && swapped > kept + 200,
        "{settled} {swapped} {kept}"
    );
}
