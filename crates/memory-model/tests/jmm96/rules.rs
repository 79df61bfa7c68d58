//! The rules of chapter 17 of the Java Language Specification (1996), over whole traces.
//!
//! Nothing here knows queues, dirty bits or guards. A trace is a list of actions; it is complete
//! if every read is loaded, every store written, every volatile load used, every volatile assign
//! stored and every prescient store assigned. By the last rule about variables, loads and reads
//! of one thread and variable come in the same order, so the k-th load is that of the k-th read,
//! and the k-th store that of the k-th write.

use fencepost_memory_model::jmm96::Action;

/// A thread and what it does.
pub type Event = (usize, Action);

/// How many variables are plain, and how many there are.
#[derive(Clone, Copy)]
pub struct Variables {
    pub plain: usize,
    pub all: usize,
}

fn positions(trace: &[Event], thread: usize, wanted: impl Fn(Action) -> bool) -> Vec<usize> {
    let hits = trace.iter().enumerate();
    hits.filter(|(_, (t, action))| *t == thread && wanted(*action))
        .map(|(at, _)| at)
        .collect()
}

/// What a thread does to a variable, with stores where the rules see them: a prescient store
/// counts as if it came right behind its assign.
struct Track {
    uses: Vec<usize>,
    assigns: Vec<usize>,
    loads: Vec<usize>,
    /// Where the rules see each store, and where it was.
    stores: Vec<(Moment, usize)>,
    reads: Vec<usize>,
    writes: Vec<usize>,
}

/// A moment in a trace, or right behind one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Moment(usize, bool);

fn at(position: usize) -> Moment {
    Moment(position, false)
}

fn between(moments: impl IntoIterator<Item = Moment>, from: Moment, to: Moment) -> bool {
    moments
        .into_iter()
        .any(|moment| from < moment && moment < to)
}

/// The track of a thread and a variable; nothing if the prescient stores break their rules.
fn track(trace: &[Event], thread: usize, v: usize) -> Option<Track> {
    let find = |wanted: &dyn Fn(Action) -> bool| positions(trace, thread, wanted);
    let assigns = find(&|a| matches!(a, Action::Assign(x, _) if x == v));
    let loads = find(&|a| a == Action::Load(v));
    let locks = find(&|a| matches!(a, Action::Lock(_) | Action::Resume(_)));
    let plain = find(&|a| a == Action::Store(v));
    let early = find(&|a| matches!(a, Action::PrescientStore(x, _) if x == v));
    let mut stores: Vec<(Moment, usize)> = plain.iter().map(|&p| (at(p), p)).collect();
    for &store in &early {
        let Action::PrescientStore(_, value) = trace[store].1 else {
            return None;
        };
        // The assign is bound to occur, with the value that was sent.
        let assign = *assigns.iter().find(|&&assign| assign > store)?;
        if trace[assign].1 != Action::Assign(v, value) {
            return None;
        }
        // No lock, no load, and no other store of the variable intervenes.
        let inside = |p: &usize| store < *p && *p < assign;
        let others = plain.iter().chain(&early);
        if locks.iter().chain(&loads).chain(others).any(inside) {
            return None;
        }
        stores.push((Moment(assign, true), store));
    }
    stores.sort();
    Some(Track {
        uses: find(&|a| a == Action::Use(v)),
        assigns,
        loads,
        stores,
        reads: find(&|a| a == Action::Read(v)),
        writes: find(&|a| a == Action::Write(v)),
    })
}

/// Whether every read is loaded and every store written.
pub fn is_complete(trace: &[Event], threads: usize, variables: Variables) -> bool {
    (0..threads).all(|thread| {
        (0..variables.all).all(|v| {
            let count = |wanted: &dyn Fn(Action) -> bool| positions(trace, thread, wanted).len();
            let stores = count(&|a| {
                a == Action::Store(v) || matches!(a, Action::PrescientStore(x, _) if x == v)
            });
            count(&|a| a == Action::Read(v)) == count(&|a| a == Action::Load(v))
                && stores == count(&|a| a == Action::Write(v))
        })
    })
}

/// Whether a complete trace obeys all rules.
pub fn obeys(trace: &[Event], threads: usize, variables: Variables) -> bool {
    if !locks_are_exclusive(trace, threads) {
        return false;
    }
    for thread in 0..threads {
        let mut tracks = Vec::new();
        for v in 0..variables.all {
            let Some(track) = track(trace, thread, v) else {
                return false;
            };
            if !pairs(&track) || !variable_rules(&track) || !lock_rules(trace, thread, &track) {
                return false;
            }
            tracks.push(track);
        }
        if !volatile_rules(trace, thread, variables, &tracks) {
            return false;
        }
    }
    true
}

/// Each load follows its read, each write its store; and if one load or store precedes another of
/// the same variable, so do the read or write that belong to them.
fn pairs(track: &Track) -> bool {
    if track.loads.len() != track.reads.len() || track.stores.len() != track.writes.len() {
        return false;
    }
    // Within reads and within writes, the order holds because the k-th belongs to the k-th.
    let loads = track.loads.iter().zip(&track.reads);
    let stores = track.stores.iter().zip(&track.writes);
    loads.clone().all(|(load, read)| read < load)
        && stores.clone().all(|((_, store), write)| store < write)
        && loads.clone().all(|(&load, read)| {
            stores
                .clone()
                .all(|((store, _), write)| (*store < at(load)) == (write < read))
        })
}

fn variable_rules(track: &Track) -> bool {
    let assigns = || track.assigns.iter().map(|&p| at(p));
    let loads = || track.loads.iter().map(|&p| at(p));
    let stores = || track.stores.iter().map(|(seen, _)| *seen);
    let uses = || track.uses.iter().map(|&p| at(p));
    // A store intervenes between an assign and a later load.
    let stored = assigns()
        .all(|assign| loads().all(|load| load < assign || between(stores(), assign, load)));
    // An assign intervenes between a load or store and a later store.
    let assigned = loads()
        .chain(stores())
        .all(|before| stores().all(|store| store <= before || between(assigns(), before, store)));
    // An assign or load precedes the first use or store.
    let filled = uses()
        .chain(stores())
        .all(|moment| assigns().chain(loads()).any(|before| before < moment));
    stored && assigned && filled
}

/// A lock is had by one thread at a time, and given back no more often than taken.
fn locks_are_exclusive(trace: &[Event], threads: usize) -> bool {
    let mut held: Vec<Vec<u32>> = vec![Vec::new(); threads];
    let mut saved = vec![0; threads];
    for &(thread, action) in trace {
        let (Action::Lock(l) | Action::Unlock(l) | Action::Wait(l) | Action::Resume(l)) = action
        else {
            continue;
        };
        held.iter_mut()
            .for_each(|counts| counts.resize(counts.len().max(l + 1), 0));
        let others = (0..threads).any(|other| other != thread && held[other][l] > 0);
        let own = &mut held[thread][l];
        match action {
            Action::Lock(_) if !others => *own += 1,
            Action::Unlock(_) if *own > 0 => *own -= 1,
            Action::Wait(_) if *own > 0 => saved[thread] = std::mem::take(own),
            Action::Resume(_) if !others => *own = saved[thread],
            _ => return false,
        }
    }
    true
}

fn lock_rules(trace: &[Event], thread: usize, track: &Track) -> bool {
    let releases = positions(trace, thread, |a| {
        matches!(a, Action::Unlock(_) | Action::Wait(_))
    });
    // Between an assign and a later unlock there is a store, and its write.
    let flushed = releases.iter().all(|&release| {
        track.assigns.iter().all(|&assign| {
            let mut stores = track.stores.iter().zip(&track.writes);
            assign > release
                || stores.any(|((seen, _), &write)| {
                    at(assign) < *seen && *seen < at(release) && write < release
                })
        })
    });
    // Between a lock and a later use or store there is an assign, or a load whose read is there.
    let acquires = positions(trace, thread, |a| {
        matches!(a, Action::Lock(_) | Action::Resume(_))
    });
    let uses = track.uses.iter().map(|&p| at(p));
    let stores = track.stores.iter().map(|(seen, _)| *seen);
    let later: Vec<Moment> = uses.chain(stores).collect();
    let fresh = acquires.iter().all(|&lock| {
        later.iter().all(|&moment| {
            let assigned = between(track.assigns.iter().map(|&p| at(p)), at(lock), moment);
            let mut loads = track.loads.iter().zip(&track.reads);
            let loaded =
                loads.any(|(&load, &read)| at(lock) < at(load) && at(load) < moment && lock < read);
            moment < at(lock) || assigned || loaded
        })
    });
    flushed && fresh
}

/// A volatile variable is loaded right before each use and stored right after each assign, and
/// main memory sees the accesses of all volatile variables in program order.
fn volatile_rules(trace: &[Event], thread: usize, variables: Variables, tracks: &[Track]) -> bool {
    let mut accesses: Vec<(usize, usize)> = Vec::new();
    for (v, track) in tracks.iter().enumerate().skip(variables.plain) {
        let own = positions(trace, thread, |a| {
            a == Action::Use(v)
                || a == Action::Load(v)
                || a == Action::Store(v)
                || matches!(a, Action::Assign(x, _) | Action::PrescientStore(x, _) if x == v)
        });
        let (mut loads, mut stores) = (track.reads.iter(), track.writes.iter());
        let mut pairs = own.chunks_exact(2);
        for pair in pairs.by_ref() {
            let memory = match (trace[pair[0]].1, trace[pair[1]].1) {
                (Action::Load(_), Action::Use(_)) => (pair[1], loads.next()),
                (Action::Assign(..), Action::Store(_)) => (pair[0], stores.next()),
                _ => return false,
            };
            let (program, Some(&memory)) = memory else {
                return false;
            };
            accesses.push((program, memory));
        }
        if !pairs.remainder().is_empty() {
            return false;
        }
    }
    accesses.sort_unstable();
    accesses.is_sorted_by_key(|(_, memory)| *memory)
}

/// What main memory and the uses give, by the rules alone: a read gives the last write before it,
/// a load what its read gave, a store the last assign or load, a use likewise.
pub fn values(trace: &[Event], threads: usize, variables: Variables) -> (Vec<i64>, Vec<i64>) {
    let mut memory = vec![0; variables.all];
    let mut uses = Vec::new();
    let mut local = vec![vec![0; variables.all]; threads];
    let mut read: Vec<Vec<Vec<i64>>> = vec![vec![Vec::new(); variables.all]; threads];
    let mut sent = read.clone();
    let mut loaded = vec![vec![0; variables.all]; threads];
    let mut written = loaded.clone();
    for &(t, action) in trace {
        match action {
            Action::Use(v) => uses.push(local[t][v]),
            Action::Assign(v, value) => local[t][v] = value,
            Action::Read(v) => read[t][v].push(memory[v]),
            Action::Load(v) => {
                local[t][v] = read[t][v][loaded[t][v]];
                loaded[t][v] += 1;
            }
            Action::Store(v) => sent[t][v].push(local[t][v]),
            Action::PrescientStore(v, value) => sent[t][v].push(value),
            Action::Write(v) => {
                memory[v] = sent[t][v][written[t][v]];
                written[t][v] += 1;
            }
            _ => {}
        }
    }
    (memory, uses)
}
