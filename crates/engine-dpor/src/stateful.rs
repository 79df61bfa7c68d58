//! Stateful dynamic partial order reduction.
//!
//! Visited states cut the search. With every state goes a summary of the operations that the
//! explored part of the state space has behind it, those of threads that are stuck included; from
//! it follows which threads a state must explore. When a summary grows, the states before it are
//! looked at again, until nothing grows any more. Then every cycle gets a state that explores
//! everything, so that no thread is put off for ever. `docs/reductions.md` argues why that is enough.

use crate::Fault;
use crate::future::Summaries;
use crate::graph::{Graph, Need, Node};
use crate::record::Record;
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::{StateNumbers, StateStore, Stored};
use fencepost_search::task::{SearchTask, StoreKind};
use fencepost_vm::{
    Action, Footprint, Machine, Mode, Resource, RunningState, ThreadId, Touch, WaitsFor,
};
use std::collections::VecDeque;
use std::rc::Rc;

/// Explores a part of the state space that shows everything the whole does, unless broken.
pub fn explore_broken(task: &SearchTask<'_>, fault: Fault) -> SearchResult {
    let mut record = Record::new(task);
    let state = match task.machine.initial(task.entry, &[], None) {
        Ok(state) => state,
        Err((_, stop)) => {
            record.executions = 1;
            record.stopped(stop, &Vec::new);
            return record.finish(true);
        }
    };
    let mut search = Search {
        machine: task.machine,
        record,
        store: match task.store {
            StoreKind::LocalIds => StateStore::with_local_ids(),
            _ => StateStore::default(),
        },
        numbers: StateNumbers::default(),
        state,
        current: None,
        graph: Graph::default(),
        summaries: Summaries::new(),
        waiting: VecDeque::new(),
        footprint: Footprint::default(),
        max_depth: task.limits.max_depth.unwrap_or(u64::MAX),
        fault,
    };
    let covered = search.run() == Going::On;
    search.record.result.note_tables(search.store.tables());
    if task.store == StoreKind::LocalIds {
        // The tables do not have the threads, so they cannot say how large states are.
        search.record.result.statistics.components_per_state = 0.0;
        search.record.result.statistics.whole_bytes_per_state = 0.0;
    }
    let left = search.graph.nodes.iter().flat_map(|node| &node.taken);
    let left = left.filter(|taken| taken.is_none()).count();
    search.record.result.statistics.comparison.choices_left = left as u64;
    search.record.result.store_bytes = search.store.bytes() + search.numbers.bytes();
    search.record.finish(covered)
}

struct Search<'a> {
    machine: &'a Machine,
    record: Record<'a>,
    store: StateStore,
    numbers: StateNumbers,
    state: RunningState,
    /// The stored state that `state` equals, if it equals one.
    current: Option<u32>,
    graph: Graph,
    summaries: Summaries,
    /// States to be looked at, those found first first.
    waiting: VecDeque<u32>,
    footprint: Footprint,
    max_depth: u64,
    fault: Fault,
}

impl Search<'_> {
    fn run(&mut self) -> Going {
        let Some(stored) = self.put() else {
            return Going::Over;
        };
        let initial = self.numbers.of(stored.id());
        self.current = Some(initial);
        if self.enter(None) == Going::Over {
            return Going::Over;
        }
        self.queue(initial);
        loop {
            while let Some(state) = self.waiting.pop_front() {
                self.graph.nodes[state as usize].queued = false;
                if self.follow(state) == Going::Over {
                    return Going::Over;
                }
            }
            let cycles = self.graph.cycles();
            if cycles.is_empty() || self.fault == Fault::Cycles {
                return Going::On;
            }
            for state in cycles {
                self.graph.nodes[state as usize].need = Need::All;
                self.queue(state);
            }
        }
    }

    fn queue(&mut self, state: u32) {
        let node = &mut self.graph.nodes[state as usize];
        if !std::mem::replace(&mut node.queued, true) {
            self.waiting.push_back(state);
        }
    }

    /// Takes what must be taken from a state, and goes on from there as long as there is something.
    fn follow(&mut self, mut state: u32) -> Going {
        let mut moved = false;
        loop {
            let Some(index) = self.missing(state) else {
                self.record.executions += u64::from(moved);
                return Going::On;
            };
            // There may be more to take here later.
            self.queue(state);
            moved = true;
            match self.step(state, index) {
                Err(going) => return going,
                Ok(Some(next)) => state = next,
                Ok(None) => {
                    self.record.executions += 1;
                    return Going::On;
                }
            }
        }
    }

    /// A choice of a state that must be taken and was not. Computes again what must be taken.
    fn missing(&mut self, state: u32) -> Option<usize> {
        loop {
            let node = &self.graph.nodes[state as usize];
            if u64::from(node.depth) >= self.max_depth {
                if !node.choices.is_empty() {
                    self.record.result.limits.insert(LimitHit::Depth);
                }
                return None;
            }
            if let Some(index) = node.missing() {
                return Some(index);
            }
            let need = self.wider(state)?;
            self.graph.nodes[state as usize].need = need;
        }
    }

    /// What must be taken from a state if what was taken meets something that another thread may
    /// do; nothing if it does not.
    fn wider(&mut self, state: u32) -> Option<Need> {
        let node = &self.graph.nodes[state as usize];
        let (mut inside, touches) = match &node.need {
            Need::All => return None,
            Need::Single(index) => {
                let touches: Vec<Touch> = node.taken[*index]
                    .iter()
                    .flat_map(|t| t.iter())
                    .copied()
                    .collect();
                (vec![node.choices[*index].thread], touches)
            }
            Need::Threads(threads) => (threads.clone(), self.touches_of(node, threads)),
        };
        let operations = self.summaries.operations(node.future);
        let mut met: Vec<ThreadId> = Vec::new();
        for (thread, touch) in operations {
            let Some(thread) = self.ancestor(thread, &node.threads) else {
                return Some(Need::All);
            };
            if !inside.contains(&thread)
                && !met.contains(&thread)
                && touches.iter().any(|mine| mine.conflicts(touch))
            {
                met.push(thread);
            }
        }
        if met.is_empty() {
            return None;
        }
        if let Need::Single(_) = node.need {
            return Some(Need::Threads(inside));
        }
        let before = inside.len();
        self.load(state);
        for thread in met {
            if !self.include(state, thread, &mut inside) {
                return Some(Need::All);
            }
        }
        // Those met may all be waiting for somebody who is chosen already.
        (inside.len() > before).then_some(Need::Threads(inside))
    }

    /// What the chosen threads may do first: what their choices touched, and what they wait for.
    fn touches_of(&self, node: &Node, threads: &[ThreadId]) -> Vec<Touch> {
        let mut touches: Vec<Touch> = Vec::new();
        for (choice, taken) in node.choices.iter().zip(&node.taken) {
            if threads.contains(&choice.thread) {
                touches.extend(taken.iter().flat_map(|t| t.iter()));
            }
        }
        let blocked = self.summaries.operations(node.blocked);
        let blocked = blocked.filter(|(thread, _)| threads.contains(thread));
        touches.extend(blocked.map(|(_, touch)| touch));
        touches
    }

    /// The thread of a state that a thread descends from, or is.
    fn ancestor(&self, mut thread: ThreadId, threads: &[ThreadId]) -> Option<ThreadId> {
        while !threads.contains(&thread) {
            let creator = self.machine.identities.thread_key(thread).creator;
            if creator == thread {
                return None;
            }
            thread = creator;
        }
        Some(thread)
    }

    /// Makes sure that a thread cannot move without one that is chosen: chooses it if it can, else
    /// the one it waits for. False if nobody in particular is known: a lock that is memory of the
    /// program may be overwritten by anybody.
    fn include(&self, state: u32, thread: ThreadId, inside: &mut Vec<ThreadId>) -> bool {
        let node = &self.graph.nodes[state as usize];
        let mut at = thread;
        for _ in 0..=node.threads.len() {
            if inside.contains(&at) {
                return true;
            }
            if node.choices.iter().any(|choice| choice.thread == at) {
                inside.push(at);
                return true;
            }
            let waits = self.state.thread(at).and_then(|thread| {
                match self.machine.waits_for(&self.state, thread)? {
                    WaitsFor::Monitor(_) if self.machine.source.has_manual_memory() => None,
                    waits => waits.thread(),
                }
            });
            match waits {
                Some(next) => at = next,
                None => return false,
            }
        }
        false
    }

    /// Stores the running state; None, and a limit is noted, if there is no memory for it.
    fn put(&mut self) -> Option<Stored> {
        let limits = self.record.task.limits;
        let may_grow = |has, more| limits.memory_allows(has, more);
        let stored = self
            .store
            .try_store(self.machine, &mut self.state, may_grow);
        if stored.is_none() {
            self.record.result.limits.insert(LimitHit::Memory);
        }
        stored
    }

    fn load(&mut self, state: u32) {
        if self.current != Some(state) {
            self.store.load(self.numbers.state(state), &mut self.state);
            self.current = Some(state);
        }
    }

    /// Takes a choice. Gives the state it leads to.
    fn step(&mut self, from: u32, index: usize) -> Result<Option<u32>, Going> {
        self.load(from);
        self.current = None;
        let choice = self.graph.nodes[from as usize].choices[index];
        self.record.set_deadline(&mut self.state.record);
        let applied = self
            .machine
            .apply_noting(&mut self.state, choice, &mut self.footprint);
        if self.record.is_late(&mut self.state.record) {
            return Err(Going::Over);
        }
        self.record.keep_marks(&mut self.state.record);
        let mut touches = std::mem::take(&mut self.footprint.touches);
        self.fault.overlook(&self.state, &mut touches);
        let observed = &self.machine.options.observed;
        if touches.iter().any(|touch| touch.changes(observed)) {
            touches.push(Touch {
                resource: Resource::Observed,
                mode: Mode::Write,
            });
        }
        let whole = touches.iter().any(|t| t.resource == Resource::Everything);
        let exclusive = self
            .state
            .threads
            .iter()
            .any(|t| !t.has_ended() && t.is_exclusive());
        if whole || exclusive || applied.is_err() {
            // Others cannot come after this step, or not yet; so they must come instead of it.
            self.graph.nodes[from as usize].need = Need::All;
        }
        let operations = self.summaries.of(choice.thread, &touches);
        self.graph.nodes[from as usize].taken[index] = Some(Rc::from(touches));
        let depth = self.graph.nodes[from as usize].depth + 1;
        let (store, numbers, summaries) = (&self.store, &self.numbers, &self.summaries);
        let bytes = || store.bytes() + numbers.bytes() + summaries.bytes();
        if self.record.count(u64::from(depth), store.len(), bytes) == Going::Over {
            return Err(Going::Over);
        }
        let to = match applied {
            Err(stop) => {
                self.store.forget_running();
                let graph = &self.graph;
                let path = || graph.path(from, Some(choice));
                if self.record.stopped(stop, &path) == Going::Over {
                    return Err(Going::Over);
                }
                None
            }
            Ok(()) => {
                let Some(stored) = self.put() else {
                    return Err(Going::Over);
                };
                let to = self.numbers.of(stored.id());
                self.current = Some(to);
                if let Stored::New(_) = stored
                    && self.enter(Some((from, choice))) == Going::Over
                {
                    return Err(Going::Over);
                }
                Some(to)
            }
        };
        let behind = to.filter(|_| self.fault != Fault::Summary);
        let grown = self
            .graph
            .connect(from, behind, operations, &mut self.summaries);
        for state in grown {
            self.queue(state);
        }
        Ok(to)
    }

    /// Looks at a state that was just stored for the first time.
    fn enter(&mut self, parent: Option<(u32, fencepost_vm::Choice)>) -> Going {
        let mut choices = Vec::new();
        self.machine.choices(&self.state, &mut choices);
        let threads: Vec<ThreadId> = self.state.threads.iter().map(|t| t.id).collect();
        let threads = match parent {
            Some((from, _)) if *self.graph.nodes[from as usize].threads == *threads => {
                self.graph.nodes[from as usize].threads.clone()
            }
            _ => Rc::from(threads),
        };
        let mut blocked = crate::future::Summary::EMPTY;
        for thread in self.state.threads.iter().filter(|t| !t.has_ended()) {
            let in_place = |choice: &fencepost_vm::Choice| {
                choice.thread == thread.id && !matches!(choice.action, Action::Complete(_))
            };
            if !choices.iter().any(in_place) && self.fault != Fault::Blocked {
                let touches = self.machine.awaited(&self.state, thread);
                let operations = self.summaries.of(thread.id, &touches);
                blocked = self.summaries.union(blocked, operations);
            }
        }
        let mut node = Node::new(choices, blocked, threads);
        node.parent = parent;
        node.depth = parent.map_or(0, |(from, _)| self.graph.nodes[from as usize].depth + 1);
        node.need = self.first_need(&node, parent.map(|(_, choice)| choice.thread));
        let stuck = node.choices.is_empty();
        let id = self.graph.nodes.len() as u32;
        self.graph.nodes.push(node);
        let graph = &self.graph;
        self.record
            .enter(&self.state, stuck, &|| graph.path(id, None))
    }

    /// What to take first from a state about whose future nothing is known.
    fn first_need(&self, node: &Node, last: Option<ThreadId>) -> Need {
        // Whose thread a timer's is follows from when it was armed, not from its name.
        if !self.state.globals.timers.is_empty() {
            return Need::All;
        }
        let completes =
            |choice: &fencepost_vm::Choice| matches!(choice.action, Action::Complete(_));
        // An invariant sees every order of the writes of one thread.
        if self.machine.options.observed.is_nothing()
            && let Some(index) = node.choices.iter().position(completes)
        {
            return Need::Single(index);
        }
        let same = node
            .choices
            .iter()
            .find(|choice| Some(choice.thread) == last);
        match same.or(node.choices.first()) {
            Some(choice) => Need::Threads(vec![choice.thread]),
            None => Need::All,
        }
    }
}
