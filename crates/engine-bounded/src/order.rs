//! The memory order: a total order of all accesses, as one literal for each pair.
//!
//! Accesses that are not executed have a place in it, too, which must not matter: an edge is put
//! in without condition only if no chain of such edges through an access that is not executed
//! says more than those between executed ones.

use crate::circuit::Circuit;
use crate::flaw::Flaw;
use crate::solver::Lit;
use crate::unroll::{Event, Item, Unrolled};
use crate::value::EventId;
use fencepost_ir::FenceKind;
use fencepost_memory_model::{AccessKind, Axioms, Publication};

/// A total order of the accesses that take part, and of the end behind which nothing counts.
pub(crate) struct Order {
    /// The place of each access, if it takes part.
    index: Vec<Option<usize>>,
    count: usize,
    pairs: Vec<Lit>,
}

/// An edge: the first comes before the second where all conditions hold.
type Edge = (usize, usize, Vec<Lit>);

impl Order {
    /// Builds the order of the accesses that `part` names.
    #[allow(clippy::needless_range_loop, reason = "pairs are of numbers")]
    pub fn new(
        circuit: &mut Circuit,
        program: &Unrolled,
        axioms: &Axioms,
        part: &[EventId],
        flaw: Option<Flaw>,
    ) -> Self {
        let mut index = vec![None; program.events.len()];
        for (at, event) in part.iter().enumerate() {
            index[event.index()] = Some(at);
        }
        // The end of what is looked at is the last.
        let count = part.len() + 1;
        let mut fixed = vec![vec![false; count]; count];
        let mut edges = Vec::new();
        let mut collector = Collector {
            circuit,
            program,
            axioms,
            closed: axioms.table.is_closed(),
            flaw,
            index: &index,
            fixed: &mut fixed,
            edges: &mut edges,
        };
        collector.collect();
        close(&mut fixed);
        let mut order = Self {
            index,
            count,
            pairs: vec![Lit::FALSE; count * count],
        };
        for first in 0..count {
            for second in first + 1..count {
                let lit = match (fixed[first][second], fixed[second][first]) {
                    (true, _) => Lit::TRUE,
                    (false, true) => Lit::FALSE,
                    (false, false) => circuit.fresh(),
                };
                order.pairs[first * count + second] = lit;
                order.pairs[second * count + first] = !lit;
            }
        }
        if flaw != Some(Flaw::NoTransitivity) {
            order.transitive(circuit);
        }
        order.sections(circuit, program, part);
        for (first, second, conditions) in edges {
            let mut clause: Vec<Lit> = conditions.iter().map(|&lit| !lit).collect();
            clause.push(order.at(first, second));
            circuit.clause(&clause);
        }
        order
    }

    /// The order in which operations run one after the other, each without interruption.
    /// `operation` says to which one an access belongs, and `earlier` whether one of them comes
    /// before another.
    pub fn serial(
        program: &Unrolled,
        part: &[EventId],
        operation: &dyn Fn(EventId) -> usize,
        earlier: &dyn Fn(usize, usize) -> Lit,
    ) -> Self {
        let mut index = vec![None; program.events.len()];
        for (at, event) in part.iter().enumerate() {
            index[event.index()] = Some(at);
        }
        let count = part.len() + 1;
        let mut pairs = vec![Lit::TRUE; count * count];
        for (first, &a) in part.iter().enumerate() {
            for (second, &b) in part.iter().enumerate() {
                let (i, j) = (operation(a), operation(b));
                pairs[first * count + second] = match i == j {
                    true => Lit::constant(first < second),
                    false => earlier(i, j),
                };
            }
            pairs[(count - 1) * count + first] = Lit::FALSE;
        }
        Self {
            index,
            count,
            pairs,
        }
    }

    fn at(&self, first: usize, second: usize) -> Lit {
        self.pairs[first * self.count + second]
    }

    /// Whether an access takes part.
    pub fn has(&self, event: EventId) -> bool {
        self.index[event.index()].is_some()
    }

    /// Whether the first access comes before the second; both take part.
    pub fn before(&self, first: EventId, second: EventId) -> Lit {
        match (self.index[first.index()], self.index[second.index()]) {
            (Some(first), Some(second)) => self.at(first, second),
            _ => Lit::TRUE,
        }
    }

    /// Whether an access comes before the end.
    pub fn counts(&self, event: EventId) -> Lit {
        match self.index[event.index()] {
            Some(at) => self.at(at, self.count - 1),
            None => Lit::TRUE,
        }
    }

    /// What other threads do comes before or after all of a section, and so does the end.
    fn sections(&self, circuit: &mut Circuit, program: &Unrolled, part: &[EventId]) {
        let event = |at: usize| part.get(at).map(|id| &program.events[id.index()]);
        for first in 0..part.len() {
            for second in first + 1..part.len() {
                let (Some(a), Some(b)) = (event(first), event(second)) else {
                    continue;
                };
                if a.section.is_none() || a.section != b.section {
                    continue;
                }
                for other in 0..self.count {
                    if event(other).is_some_and(|one| one.thread == a.thread) {
                        continue;
                    }
                    let (one, two) = (self.at(first, other), self.at(second, other));
                    circuit.clause(&[!a.guard, !b.guard, !one, two]);
                    circuit.clause(&[!a.guard, !b.guard, one, !two]);
                }
            }
        }
    }

    fn transitive(&self, circuit: &mut Circuit) {
        for a in 0..self.count {
            for b in a + 1..self.count {
                for c in b + 1..self.count {
                    let (ab, bc, ac) = (self.at(a, b), self.at(b, c), self.at(a, c));
                    // Only the two cycles of three are excluded; the rest follows.
                    circuit.order_clause(&[!ab, !bc, ac]);
                    circuit.order_clause(&[ab, bc, !ac]);
                }
            }
        }
    }
}

/// Adds what follows from chains of edges.
fn close(fixed: &mut [Vec<bool>]) {
    let count = fixed.len();
    for middle in 0..count {
        for first in 0..count {
            if fixed[first][middle] {
                let through = fixed[middle].clone();
                for (to, &follows) in through.iter().enumerate() {
                    fixed[first][to] |= follows;
                }
            }
        }
    }
}

/// Collects the preserved program order.
struct Collector<'a> {
    circuit: &'a mut Circuit,
    program: &'a Unrolled,
    axioms: &'a Axioms,
    /// Whether chains of table edges are table edges.
    closed: bool,
    flaw: Option<Flaw>,
    index: &'a [Option<usize>],
    fixed: &'a mut [Vec<bool>],
    edges: &'a mut Vec<Edge>,
}

impl Collector<'_> {
    fn event(&self, id: EventId) -> &Event {
        &self.program.events[id.index()]
    }

    /// One access comes before another where the conditions and both are executed. `always` says
    /// that chains of such edges need no condition.
    fn edge(&mut self, first: EventId, second: EventId, conditions: &[Lit], always: bool) {
        let (Some(a), Some(b)) = (self.index[first.index()], self.index[second.index()]) else {
            return;
        };
        if self.fixed[a][b] {
            return;
        }
        let mut all = vec![self.event(first).guard, self.event(second).guard];
        all.extend(conditions);
        all.retain(|&lit| lit != Lit::TRUE);
        all.sort_unstable();
        all.dedup();
        if all.contains(&Lit::FALSE) {
            return;
        }
        let folds = self.flaw == Some(Flaw::FoldConditions);
        match all.is_empty() || always || folds {
            true => self.fixed[a][b] = true,
            false => self.edges.push((a, b, all)),
        }
    }

    fn collect(&mut self) {
        for thread in 0..self.program.threads.len() {
            self.program_order(thread);
        }
        self.starts();
        self.joins();
    }

    /// The accesses of a thread, in program order.
    fn events_of(&self, thread: usize) -> Vec<EventId> {
        let items = self.program.threads[thread].items.iter();
        items
            .filter_map(|item| match item {
                Item::Event(event) => Some(*event),
                Item::Fence(..)
                | Item::Start(_)
                | Item::Join(..)
                | Item::Mark(_)
                | Item::Commit(_) => None,
            })
            .collect()
    }

    fn program_order(&mut self, thread: usize) {
        let program = self.program;
        let items = &program.threads[thread].items;
        let mut earlier: Vec<EventId> = Vec::new();
        // Fences so far: what they order, under which condition, and how many accesses came
        // before.
        let mut fences: Vec<(FenceKind, Lit, usize)> = Vec::new();
        for item in items {
            match item {
                Item::Fence(kind, guard) => fences.push((*kind, *guard, earlier.len())),
                Item::Start(child) => {
                    let guard = program.threads[*child as usize].guard;
                    fences.push((FenceKind::Full, guard, earlier.len()));
                }
                Item::Join(_, guard) => fences.push((FenceKind::Full, *guard, earlier.len())),
                Item::Mark(_) | Item::Commit(_) => {}
                Item::Event(later) => {
                    self.order_behind(*later, &earlier, &fences);
                    earlier.push(*later);
                }
            }
        }
    }

    fn order_behind(
        &mut self,
        later: EventId,
        earlier: &[EventId],
        fences: &[(FenceKind, Lit, usize)],
    ) {
        let program = self.program;
        let second = &program.events[later.index()];
        for (at, &first_id) in earlier.iter().enumerate() {
            let first = &program.events[first_id.index()];
            let kinds = (self.kind(first), self.kind(second));
            let in_table = !self.axioms.table.may_overtake(kinds.0, kinds.1);
            let table = in_table || first.kind == AccessKind::Lock;
            if first.in_place || second.in_place || table {
                let always = self.closed && table && !first.in_place && !second.in_place
                    || self.axioms.table.is_sequential();
                self.edge(first_id, later, &[], always);
                if always {
                    continue;
                }
            }
            for &(kind, guard, before) in fences {
                if at < before && fenced(kind, first, second) {
                    self.edge(first_id, later, &[guard], false);
                }
            }
            self.same_location(first_id, later);
            self.publication(first_id, later);
        }
        if self.axioms.dependencies {
            let forgets = self.flaw == Some(Flaw::NoFeeders);
            let feeders = second.feeders.iter().filter(|_| !forgets);
            for (&read, &lit) in feeders.chain(second.stops.iter()) {
                self.edge(read, later, &[lit], false);
            }
        }
    }

    /// What an access is to the table. What is promised about the publication of references is
    /// promised by a release.
    fn kind(&self, event: &Event) -> AccessKind {
        let reference = event.cell.kind().is_reference();
        match event.kind {
            kind if !reference || self.axioms.table.publication == Publication::Off => kind,
            AccessKind::RelaxedUpdate => AccessKind::ReleaseUpdate,
            AccessKind::AcquireUpdate => AccessKind::AcqRelUpdate,
            kind => kind,
        }
    }

    /// Two accesses to one cell, one of them a write, or two reads that stay in order.
    fn same_location(&mut self, first_id: EventId, later: EventId) {
        let program = self.program;
        let (first, second) = (
            &program.events[first_id.index()],
            &program.events[later.index()],
        );
        let monitor = |event: &Event| matches!(event.kind, AccessKind::Lock | AccessKind::Unlock);
        if monitor(first) || monitor(second) {
            return;
        }
        let (reads, writes) = (first.stored.is_none(), second.stored.is_none());
        // Reads that are not plain are coherent in any case.
        let coherent = first.kind != AccessKind::Read && second.kind != AccessKind::Read;
        let ordered = match (reads, writes) {
            (true, true) => self.axioms.table.same_location_reads_ordered || coherent,
            // What an update writes is not known before it happens.
            (false, true) => !self.axioms.table.forwarding || first.kind.is_update(),
            (true, false) | (false, false) => true,
        };
        if !ordered {
            return;
        }
        for &(place, a) in &first.targets {
            if let Some(&(_, b)) = second.targets.iter().find(|(other, _)| *other == place) {
                self.edge(first_id, later, &[a, b], false);
            }
        }
    }

    /// A write of a reference comes after earlier writes into the object it refers to.
    fn publication(&mut self, first_id: EventId, later: EventId) {
        let program = self.program;
        let (first, second) = (
            &program.events[first_id.index()],
            &program.events[later.index()],
        );
        if self.axioms.table.publication == Publication::Off || !first.kind.is_write() {
            return;
        }
        let Some(crate::value::Data::Address(address)) = &second.stored else {
            return;
        };
        let instance = self.axioms.table.publication == Publication::Instance;
        if instance && second.cell != fencepost_ir::Cell::Ref {
            return;
        }
        for &(place, lit) in &first.targets {
            if program.statics.contains(&place.0) {
                continue;
            }
            if instance {
                let refers = address.candidates.iter();
                let refers: Vec<Lit> = refers
                    .filter(|one| one.object == place.0)
                    .map(|one| one.holds)
                    .collect();
                for holds in refers {
                    self.edge(first_id, later, &[lit, holds], false);
                }
            } else {
                self.edge(first_id, later, &[lit, !address.null], false);
            }
        }
    }

    /// What a thread does comes after what was done before it was started.
    fn starts(&mut self) {
        for thread in 0..self.program.threads.len() {
            let own = self.events_of(thread);
            for earlier in self.program.before_start(thread) {
                for &later in &own {
                    self.edge(earlier, later, &[], true);
                }
            }
        }
    }

    /// What comes after a join comes after all that the joined thread did.
    fn joins(&mut self) {
        let program = self.program;
        for thread in 0..program.threads.len() {
            let items = &program.threads[thread].items;
            for (at, item) in items.iter().enumerate() {
                let Item::Join(child, guard) = item else {
                    continue;
                };
                for (earlier, under) in program.before_end(*child as usize) {
                    let guard = self.circuit.and(*guard, under);
                    for item in &items[at..] {
                        if let Item::Event(later) = item {
                            self.edge(earlier, *later, &[guard], guard == Lit::TRUE);
                        }
                    }
                }
            }
        }
    }
}

/// Whether a fence between two accesses orders them.
fn fenced(kind: FenceKind, first: &Event, second: &Event) -> bool {
    let load = |event: &Event| event.kind.is_read();
    let store = |event: &Event| event.kind.is_write();
    match kind {
        FenceKind::Full => true,
        FenceKind::LoadLoad => load(first) && load(second),
        FenceKind::LoadStore => load(first) && store(second),
        FenceKind::StoreLoad => store(first) && load(second),
        FenceKind::StoreStore => store(first) && store(second),
        FenceKind::Acquire => load(first) && (load(second) || store(second)),
        FenceKind::Release => store(second),
        FenceKind::AcqRel => load(first) && load(second) || store(second),
    }
}
