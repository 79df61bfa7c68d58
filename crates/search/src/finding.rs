//! What a search finds.

use crate::fairness::Cycle;
use crate::histories::{HistoryCall, WrongHistory};
use crate::limits::LimitHit;
use crate::property::PropertyValue;
use crate::store::Tables;
use fencepost_ir::{FuncId, Problem};
use fencepost_vm::{
    Choice, Deadlock, Machine, Mistake, Origin, Race, RacingAccess, Tally, Violation, ViolationKind,
};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A step failed by itself: an assertion, an exception nobody catches.
    Step(Violation),
    /// Threads wait for each other, or for something that cannot come.
    Deadlock(Deadlock),
    /// Two accesses that nothing orders.
    Race(Race),
    /// An invariant does not hold in a state.
    Invariant {
        /// Which one.
        index: usize,
        /// Why not.
        message: String,
    },
    /// A final property does not hold in an end state.
    Final {
        /// Which one.
        index: usize,
        /// Why not.
        message: String,
    },
    /// A fair execution never ends.
    Livelock(Cycle),
    /// What should hold at some point of every fair execution holds nowhere in this one.
    Eventually {
        /// Which one.
        index: usize,
        /// Why not.
        message: String,
        /// What is repeated for ever, if the execution does not end.
        cycle: Option<Cycle>,
    },
    /// A condition holds, and what should follow never does.
    LeadsTo {
        /// Which one.
        index: usize,
        /// Why not.
        message: String,
        /// What is repeated for ever, if the execution does not end.
        cycle: Option<Cycle>,
    },
    /// The history of an object equals no serial one.
    NotLinearizable(Box<WrongHistory>),
}

/// What kind of failure an execution shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FailureKind {
    /// The program ended itself.
    Abort,
    /// An assertion failed.
    Assertion,
    /// Something that threads wait for was used which was not initialised, or was destroyed.
    BadSync,
    /// A lock was released by a thread that does not hold it.
    BadUnlock,
    /// Threads wait for each other, a class initialiser among what they wait for.
    ClassInitDeadlock,
    /// The operations of a data type in the order of their commit points give something else.
    CommitPoint,
    /// Threads wait for each other, or for something that cannot come.
    Deadlock,
    /// Memory was freed twice, or was never allocated.
    DoubleFree,
    /// What should hold at some point never does.
    Eventually,
    /// An exception left a thread.
    Exception,
    /// A final property does not hold.
    Final,
    /// An invariant does not hold.
    Invariant,
    /// What should follow a condition never does.
    LeadsTo,
    /// Memory was never freed.
    Leak,
    /// A fair execution never ends.
    Livelock,
    /// The history of an object equals no serial one.
    NotLinearizable,
    /// The operations of a data type give what they give in no serial execution.
    NotSerial,
    /// A null pointer was used.
    Null,
    /// Memory outside an object was used.
    OutOfBounds,
    /// Two accesses that nothing orders.
    Race,
    /// Memory was read that was never written.
    Uninitialised,
    /// Memory was used after it was freed.
    UseAfterFree,
}

impl From<Mistake> for FailureKind {
    fn from(mistake: Mistake) -> Self {
        match mistake {
            Mistake::Abort => FailureKind::Abort,
            Mistake::UseAfterFree => FailureKind::UseAfterFree,
            Mistake::DoubleFree => FailureKind::DoubleFree,
            Mistake::OutOfBounds => FailureKind::OutOfBounds,
            Mistake::Null => FailureKind::Null,
            Mistake::BadUnlock => FailureKind::BadUnlock,
            Mistake::BadSync => FailureKind::BadSync,
            Mistake::Leak => FailureKind::Leak,
            Mistake::Uninitialised => FailureKind::Uninitialised,
        }
    }
}

impl FailureKind {
    /// Every kind, by name. Results list failures in this order.
    pub const ALL: [FailureKind; 22] = [
        FailureKind::Abort,
        FailureKind::Assertion,
        FailureKind::BadSync,
        FailureKind::BadUnlock,
        FailureKind::ClassInitDeadlock,
        FailureKind::CommitPoint,
        FailureKind::Deadlock,
        FailureKind::DoubleFree,
        FailureKind::Eventually,
        FailureKind::Exception,
        FailureKind::Final,
        FailureKind::Invariant,
        FailureKind::LeadsTo,
        FailureKind::Leak,
        FailureKind::Livelock,
        FailureKind::NotLinearizable,
        FailureKind::NotSerial,
        FailureKind::Null,
        FailureKind::OutOfBounds,
        FailureKind::Race,
        FailureKind::Uninitialised,
        FailureKind::UseAfterFree,
    ];

    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            FailureKind::Abort => "abort",
            FailureKind::Assertion => "assertion",
            FailureKind::BadSync => "bad-sync",
            FailureKind::BadUnlock => "bad-unlock",
            FailureKind::ClassInitDeadlock => "class-init-deadlock",
            FailureKind::CommitPoint => "commit-point",
            FailureKind::Deadlock => "deadlock",
            FailureKind::DoubleFree => "double-free",
            FailureKind::Eventually => "eventually",
            FailureKind::Exception => "exception",
            FailureKind::Final => "final",
            FailureKind::Invariant => "invariant",
            FailureKind::LeadsTo => "leads-to",
            FailureKind::Leak => "leak",
            FailureKind::Livelock => "livelock",
            FailureKind::NotLinearizable => "not-linearizable",
            FailureKind::NotSerial => "not-serial",
            FailureKind::Null => "null",
            FailureKind::OutOfBounds => "out-of-bounds",
            FailureKind::Race => "race",
            FailureKind::Uninitialised => "uninitialised",
            FailureKind::UseAfterFree => "use-after-free",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl std::fmt::Display for FailureKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// What makes two failures the same one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FailureKey {
    /// The kind.
    pub kind: FailureKind,
    /// The property, position or positions, in words that do not depend on dense ids.
    pub detail: String,
}

impl Failure {
    /// The kind.
    pub fn kind(&self) -> FailureKind {
        match self {
            Failure::Step(violation) => match violation.kind {
                ViolationKind::Assertion => FailureKind::Assertion,
                ViolationKind::Exception(_) => FailureKind::Exception,
                ViolationKind::Mistake(mistake) => mistake.into(),
            },
            Failure::Deadlock(deadlock) if deadlock.involves_initializer => {
                FailureKind::ClassInitDeadlock
            }
            Failure::Deadlock(_) => FailureKind::Deadlock,
            Failure::Race(_) => FailureKind::Race,
            Failure::Invariant { .. } => FailureKind::Invariant,
            Failure::Final { .. } => FailureKind::Final,
            Failure::Livelock(_) => FailureKind::Livelock,
            Failure::Eventually { .. } => FailureKind::Eventually,
            Failure::LeadsTo { .. } => FailureKind::LeadsTo,
            Failure::NotLinearizable(_) => FailureKind::NotLinearizable,
        }
    }

    /// What is repeated for ever, if the execution does not end.
    pub fn cycle(&self) -> Option<&Cycle> {
        match self {
            Failure::Livelock(cycle) => Some(cycle),
            Failure::Eventually { cycle, .. } | Failure::LeadsTo { cycle, .. } => cycle.as_ref(),
            Failure::Step(_)
            | Failure::Deadlock(_)
            | Failure::Race(_)
            | Failure::Invariant { .. }
            | Failure::Final { .. }
            | Failure::NotLinearizable(_) => None,
        }
    }

    /// The calls on an object that no serial order explains, if that is what is wrong.
    pub fn history(&self) -> &[HistoryCall] {
        match self {
            Failure::NotLinearizable(wrong) => &wrong.calls,
            Failure::Step(_)
            | Failure::Deadlock(_)
            | Failure::Race(_)
            | Failure::Invariant { .. }
            | Failure::Final { .. }
            | Failure::Livelock(_)
            | Failure::Eventually { .. }
            | Failure::LeadsTo { .. } => &[],
        }
    }

    /// What makes this failure the same as another.
    pub fn key(&self, machine: &Machine) -> FailureKey {
        let place = |function, pc| machine.describe_operation(function, pc);
        FailureKey {
            kind: self.kind(),
            detail: self.detail(machine, &place),
        }
    }

    /// What makes the failure the one it is, by functions and places in their code. Another build
    /// with the same code says the same, whichever lines of its source that code comes from.
    pub fn code_place(&self, machine: &Machine) -> String {
        let place = |function, pc| format!("{}+{pc}", machine.source.function_name(function));
        self.detail(machine, &place)
    }

    fn detail(&self, machine: &Machine, place: &dyn Fn(FuncId, u32) -> String) -> String {
        match self {
            Failure::Step(violation) => {
                let place = place(violation.function, violation.pc);
                match &violation.kind {
                    ViolationKind::Assertion | ViolationKind::Mistake(_) => place,
                    ViolationKind::Exception(class) => format!("{class} {place}"),
                }
            }
            Failure::Deadlock(deadlock) => {
                let places: BTreeSet<String> = deadlock
                    .threads
                    .iter()
                    .map(|&(_, function, pc, _)| place(function, pc))
                    .collect();
                places.into_iter().collect::<Vec<_>>().join(" ")
            }
            Failure::Race(race) => {
                let place_of = |access: &RacingAccess| place(access.function, access.pc);
                let places = [&race.first, &race.second].map(place_of);
                let accesses = [&race.first, &race.second].map(|access| match access.writes {
                    true => "write".to_string(),
                    false => "read".to_string(),
                });
                // What calls of a library do with its objects is its own business.
                let (location, does) = match race.calls {
                    Some(calls) => ("", calls.map(|call| machine.source.function_name(call))),
                    None => (race.location.as_str(), accesses),
                };
                let sides = places.iter().zip(&does);
                let mut sides: Vec<String> = sides
                    .map(|(place, does)| format!("{place} {does}"))
                    .collect();
                sides.sort();
                format!("{location} {}", sides.join(" "))
            }
            Failure::Invariant { index, .. }
            | Failure::Final { index, .. }
            | Failure::Eventually { index, .. }
            | Failure::LeadsTo { index, .. } => index.to_string(),
            Failure::Livelock(cycle) => cycle.detail(machine, place),
            Failure::NotLinearizable(wrong) => wrong.class.clone(),
        }
    }
}

/// A failure and the choices that lead to it from the initial state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What is wrong.
    pub failure: Failure,
    /// The execution.
    pub path: Vec<Choice>,
}

/// Something that is not modelled and the choices that lead to it from the initial state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unmodelled {
    /// What, and where.
    pub problem: Problem,
    /// An execution that needs it.
    pub path: Vec<Choice>,
}

/// What a search found and what it cost.
#[derive(Clone, Debug, Default)]
pub struct SearchResult {
    /// How many states were stored.
    pub states: u64,
    /// How many transitions were taken.
    pub transitions: u64,
    /// How many executions were run to their end, for engines that take them one by one.
    pub executions: Option<u64>,
    /// The length of the longest execution looked at.
    pub depth: u64,
    /// The longest pending list.
    pub longest_pending: usize,
    /// Bytes that the store took.
    pub store_bytes: u64,
    /// Limits that were met.
    pub limits: BTreeSet<LimitHit>,
    /// One finding for each distinct failure.
    pub findings: BTreeMap<FailureKey, Finding>,
    /// What some execution needs and the machine does not model.
    pub unsupported: Vec<Unmodelled>,
    /// The values of the asked expressions in every end state, with an execution that has them.
    pub outcomes: BTreeMap<Vec<PropertyValue>, Vec<Choice>>,
    /// The exit codes of executions that ended, with one execution for each.
    pub ends: BTreeMap<i32, Vec<Choice>>,
    /// Where a full pending list first stopped a thread.
    pub pending_limit_at: Option<String>,
    /// Whether library code was treated as ordered where two threads could have noticed.
    pub library_was_ordered: bool,
    /// How often the machine refused a choice that it had listed: a defect of ours.
    pub refused_choices: u64,
    /// For stores that may miss states: how likely it is, at most, that one was missed.
    pub omission_probability: Option<f64>,
    /// What the search cost in detail, and what its mechanisms saved.
    pub statistics: Statistics,
    /// How many choices of different threads came from where in the code, if that was asked for.
    pub origins: BTreeMap<Origin, u64>,
    /// Why a process that took part is not there any more, if one was lost.
    pub lost: Option<String>,
    /// Whether the whole space was covered.
    pub complete: bool,
}

/// What a search cost in detail.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Statistics {
    /// How many workers searched, in each process.
    pub workers: usize,
    /// How many processes searched together; 0 if there was one.
    pub processes: usize,
    /// Bytes that they sent to each other.
    pub bytes_sent: u64,
    /// Distinct components.
    pub components: u64,
    /// Inner nodes of folded vectors.
    pub nodes: u64,
    /// Bytes of components, of inner nodes, and of what is kept for each state.
    pub component_bytes: u64,
    /// See `component_bytes`.
    pub node_bytes: u64,
    /// See `component_bytes`.
    pub state_bytes: u64,
    /// How often a worker gave a part of its work to another.
    pub shared_work: u64,
    /// Components of a state, and their bytes if each state had its own; averages over a sample.
    pub components_per_state: f64,
    /// See `components_per_state`.
    pub whole_bytes_per_state: f64,
    /// Whether the store gave back memory because it was short.
    pub squeezed: bool,
    /// What the steps that were run did and saved.
    pub tally: Tally,
    /// Steps that were looked up instead of run.
    pub looked_up: u64,
    /// Choices that were left out because a persistent set can do without them.
    pub left_out: u64,
    /// States that were passed through because they had a single way on.
    pub passed_through: u64,
    /// Whether workers of a pool were renumbered before a state was stored.
    pub renamed_workers: bool,
    /// What a search that compares executions did and saved.
    pub comparison: Comparison,
}

/// What a search that compares executions did and saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// Choices of the states it came to that it did not take.
    pub choices_left: u64,
    /// Pairs of steps whose order mattered and that nothing else ordered.
    pub races: u64,
    /// Those of them for which another execution had to be asked for.
    pub reversals: u64,
    /// Executions that ended early, because all that could happen had been tried elsewhere.
    pub cut: u64,
    /// Steps that were run again to come back to a state.
    pub repeated: u64,
}

impl Statistics {
    /// Choices that were not taken, because others can do without them.
    pub fn choices_left(&self) -> u64 {
        self.comparison.choices_left + self.left_out
    }
}

/// The rule by which one of two executions is reported: the shorter, then the smaller by choices.
fn precedes(a: &[Choice], b: &[Choice]) -> bool {
    (a.len(), a) < (b.len(), b)
}

/// Takes over what others found; where both have something, what comes first by its execution.
fn keep_first<K: Ord, V>(
    own: &mut BTreeMap<K, V>,
    others: BTreeMap<K, V>,
    path: impl Fn(&V) -> &[Choice],
) {
    for (key, value) in others {
        match own.entry(key) {
            Entry::Vacant(entry) => {
                entry.insert(value);
            }
            Entry::Occupied(mut entry) => {
                if precedes(path(&value), path(entry.get())) {
                    entry.insert(value);
                }
            }
        }
    }
}

impl SearchResult {
    /// Says what the tables of stored states hold.
    pub fn note_tables(&mut self, tables: &Tables) {
        let [components, nodes, states] = tables.bytes_by_table();
        self.states = tables.len();
        self.store_bytes = tables.bytes();
        let statistics = &mut self.statistics;
        statistics.components = tables.component_count();
        statistics.nodes = tables.node_count();
        statistics.component_bytes = components;
        statistics.node_bytes = nodes;
        statistics.state_bytes = states;
        let average = tables.average_state();
        statistics.components_per_state = average.components;
        statistics.whole_bytes_per_state = average.whole_bytes;
        statistics.squeezed = tables.is_squeezed();
    }

    /// Says whether the whole space was covered, once everything else is known.
    pub fn settle(&mut self, covered: bool) {
        self.complete = covered
            && self.refused_choices == 0
            && self.limits.is_empty()
            && self.unsupported.is_empty();
    }

    /// Takes over what another worker found. Of two executions for the same failure or outcome
    /// the shorter one stays, or the smaller by its choices.
    pub fn absorb(&mut self, other: SearchResult) {
        self.transitions += other.transitions;
        self.depth = self.depth.max(other.depth);
        self.longest_pending = self.longest_pending.max(other.longest_pending);
        self.limits.extend(other.limits);
        self.refused_choices += other.refused_choices;
        self.library_was_ordered |= other.library_was_ordered;
        self.statistics.shared_work += other.statistics.shared_work;
        self.statistics.tally.add(other.statistics.tally);
        self.statistics.looked_up = self
            .statistics
            .looked_up
            .saturating_add(other.statistics.looked_up);
        self.statistics.left_out += other.statistics.left_out;
        self.statistics.passed_through += other.statistics.passed_through;
        for (origin, count) in other.origins {
            *self.origins.entry(origin).or_default() += count;
        }
        self.pending_limit_at = match (self.pending_limit_at.take(), other.pending_limit_at) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        for Unmodelled { problem, path } in other.unsupported {
            self.note_unsupported(problem, || path);
        }
        keep_first(&mut self.findings, other.findings, |finding| &finding.path);
        keep_first(&mut self.outcomes, other.outcomes, Vec::as_slice);
        keep_first(&mut self.ends, other.ends, Vec::as_slice);
    }

    /// Takes over a finding, by the same rule.
    pub fn keep_finding(&mut self, key: FailureKey, finding: Finding) {
        let one = BTreeMap::from([(key, finding)]);
        keep_first(&mut self.findings, one, |finding| &finding.path);
    }

    /// Notes something that is not modelled, once.
    pub fn note_unsupported(&mut self, problem: Problem, path: impl FnOnce() -> Vec<Choice>) {
        let mut known = self.unsupported.iter();
        if !known.any(|known| known.problem == problem) {
            let path = path();
            self.unsupported.push(Unmodelled { problem, path });
        }
    }
}
