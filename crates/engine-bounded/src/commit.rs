//! One query with commit points: concurrent executions beside the serial ones in the same order.
//!
//! Every operation takes effect at one of its accesses. The order of these accesses is the order
//! in which a second copy of the operations runs, one after the other, with the same arguments.
//! The formula asks for an execution in which the two give different results.

use crate::circuit::Circuit;
use crate::engine::{Engine, last};
use crate::flaw::Flaw;
use crate::formula::Formula;
use crate::order::Order;
use crate::question::{Limit, Row};
use crate::slices::Slices;
use crate::solver::Lit;
use crate::unroll::{Item, Site, Unrolled};
use crate::value::{Data, EventId, equal};
use fencepost_ir::MarkId;
use fencepost_memory_model::{Axioms, ReorderTable};

/// An operation of a test. A mark of this number comes before its accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommitOperation {
    /// The mark.
    pub mark: MarkId,
    /// The thread that calls it.
    pub thread: usize,
    /// What is called: equal for calls of the same function with arguments from the same set.
    pub kind: u32,
}

/// Whether an access at an operation of the program is where an operation of a test takes effect.
pub type IsCommit<'a> = dyn Fn(usize, Site) -> bool + 'a;

/// Where operations take effect.
pub struct Commits<'a> {
    /// The operations, thread by thread, each thread's in their order.
    pub operations: Vec<CommitOperation>,
    /// Which of the wanted cells hold arguments.
    pub arguments: Vec<usize>,
    /// Says whether an access is where an operation, by number, takes effect; the last one that
    /// is executed counts.
    pub is_commit: Box<IsCommit<'a>>,
    /// Whether an operation, by number, says itself that it has taken effect: at the last access
    /// before it did so.
    pub calls: Vec<bool>,
}

/// The operation that each access belongs to, by number.
fn operations_of(program: &Unrolled, commits: &Commits<'_>) -> Vec<Option<usize>> {
    let mut owner = vec![None; program.events.len()];
    for thread in &program.threads {
        let mut current = None;
        for item in &thread.items {
            match item {
                Item::Mark(mark) => {
                    current = commits.operations.iter().position(|one| one.mark == *mark);
                }
                Item::Event(event) => owner[event.index()] = current,
                Item::Fence(..) | Item::Start(_) | Item::Join(..) | Item::Commit(_) => {}
            }
        }
    }
    owner
}

/// Where operations say themselves that they have taken effect: for each of their accesses,
/// whether it is the last one before the last of these calls.
fn called_points(
    circuit: &mut Circuit,
    program: &Unrolled,
    commits: &Commits<'_>,
) -> Vec<Vec<(EventId, Lit)>> {
    let mut points = vec![Vec::new(); commits.operations.len()];
    for thread in &program.threads {
        // From the end: whether a call comes later, and whether it is still to be matched with
        // the next access that is executed.
        let (mut called, mut open) = (Lit::FALSE, Lit::FALSE);
        let mut found = Vec::new();
        for item in thread.items.iter().rev() {
            match item {
                Item::Commit(guard) => {
                    let last = circuit.and(*guard, !called);
                    open = circuit.or(open, last);
                    called = circuit.or(called, *guard);
                }
                Item::Event(event) => {
                    let guard = program.events[event.index()].guard;
                    found.push((*event, circuit.and(guard, open)));
                    open = circuit.and(open, !guard);
                }
                Item::Mark(mark) => {
                    let number = commits.operations.iter().position(|one| one.mark == *mark);
                    let own = std::mem::take(&mut found);
                    if let Some(number) = number.filter(|&number| commits.calls[number]) {
                        points[number] = own;
                    }
                    (called, open) = (Lit::FALSE, Lit::FALSE);
                }
                Item::Fence(..) | Item::Start(_) | Item::Join(..) => {}
            }
        }
    }
    points
}

/// What the order of commit points is like.
struct CommitOrder {
    /// Every operation takes effect somewhere.
    passed: Lit,
    /// Two operations of a thread take effect in the wrong order.
    turned: Lit,
    /// Threads that do the same take effect in the order of their numbers.
    ordered: Lit,
}

/// Two formulas of one circuit, and what is asked about them.
pub(crate) struct Compared {
    /// The operations one after the other. Its circuit is that of the first formula.
    serial: Formula,
    /// There is a difference.
    pub other: Lit,
    /// The results differ, though both come to their end.
    mismatch: Lit,
    /// The first comes to its end, and both have the same arguments.
    fair: Lit,
}

/// The first operations of neighbouring threads that do the same.
fn twins(operations: &[CommitOperation]) -> Vec<(usize, usize)> {
    let mut threads: Vec<(usize, Vec<u32>)> = Vec::new();
    for (at, one) in operations.iter().enumerate() {
        match at.checked_sub(1).map(|before| operations[before].thread) {
            Some(thread) if thread == one.thread => {
                if let Some((_, kinds)) = threads.last_mut() {
                    kinds.push(one.kind);
                }
            }
            _ => threads.push((at, vec![one.kind])),
        }
    }
    let same = |pair: &&[(usize, Vec<u32>)]| pair[0].1 == pair[1].1;
    let pairs = threads.windows(2).filter(same);
    pairs.map(|pair| (pair[0].0, pair[1].0)).collect()
}

impl Engine<'_> {
    /// Looks for an observation that differs from the serial one in the order of commit points.
    pub(crate) fn against_serial(
        &mut self,
        formula: Formula,
        commits: &Commits<'_>,
        rounds: u32,
    ) -> Option<()> {
        let (formula, compared) = self.compared(formula, commits, rounds)?;
        self.judge(formula, &compared)
    }

    /// The formula beside that of the operations one after the other.
    pub(crate) fn compared(
        &mut self,
        mut formula: Formula,
        commits: &Commits<'_>,
        rounds: u32,
    ) -> Option<(Formula, Compared)> {
        let count = commits.operations.len();
        let owner = operations_of(&formula.program, commits);
        // Where each operation takes effect: accesses, and whether each is the last of them.
        let mut points = called_points(&mut formula.circuit, &formula.program, commits);
        for list in &mut points {
            list.retain(|&(event, last)| last != Lit::FALSE && formula.order.has(event));
        }
        for at in (0..formula.program.events.len()).rev() {
            let (id, event) = (EventId::from_index(at), &formula.program.events[at]);
            let (site, guard) = (event.site, event.guard);
            let Some(operation) = owner[at] else { continue };
            let is_commit = !commits.calls[operation] && (commits.is_commit)(operation, site);
            if !is_commit || !formula.order.has(id) {
                continue;
            }
            let mut last = guard;
            for &(later, _) in &points[operation] {
                let later = formula.event(later).guard;
                last = formula.circuit.and(last, !later);
            }
            points[operation].push((id, last));
        }
        let none = points
            .iter()
            .enumerate()
            .filter(|(_, list)| list.is_empty());
        self.result.without_commit = none.map(|(operation, _)| operation).collect();
        let mut earlier = vec![vec![Lit::FALSE; count]; count];
        for i in 0..count {
            for j in i + 1..count {
                let mut ways = Vec::new();
                for &(a, last_a) in &points[i] {
                    for &(b, last_b) in &points[j] {
                        let before = formula.order.before(a, b);
                        let both = formula.circuit.and(last_a, last_b);
                        ways.push(formula.circuit.and(both, before));
                    }
                }
                let lit = formula.circuit.any(&ways);
                earlier[i][j] = lit;
                earlier[j][i] = !lit;
            }
        }
        let passed: Vec<Lit> = points
            .iter()
            .map(|list| {
                let lits: Vec<Lit> = list.iter().map(|(_, last)| *last).collect();
                formula.circuit.any(&lits)
            })
            .collect();
        let passed = formula.circuit.all(&passed);
        let mut turned = Vec::new();
        for (i, first) in commits.operations.iter().enumerate() {
            for (j, second) in commits.operations.iter().enumerate().skip(i + 1) {
                if first.thread == second.thread {
                    turned.push(earlier[j][i]);
                }
            }
        }
        let turned = formula.circuit.any(&turned);
        // Threads that do the same are told apart by nothing but their numbers, so those may be
        // given in the order in which their first operations take effect.
        let twins = twins(&commits.operations);
        let ordered: Vec<Lit> = twins.iter().map(|&(i, j)| earlier[i][j]).collect();
        let ordered = formula.circuit.all(&ordered);
        let serial = self.serial_copy(&mut formula, commits, &earlier, rounds)?;
        let order = CommitOrder {
            passed,
            turned,
            ordered,
        };
        Some(self.compare(formula, serial, commits, &order))
    }

    /// The operations one after the other. The circuit stays with the first formula.
    fn serial_copy(
        &mut self,
        formula: &mut Formula,
        commits: &Commits<'_>,
        earlier: &[Vec<Lit>],
        rounds: u32,
    ) -> Option<Formula> {
        let mut circuit = std::mem::take(&mut formula.circuit);
        let program = self.unrolled(&mut circuit, rounds)?;
        if self.known.objects.grew {
            self.result.limits.insert(Limit::Size);
            return None;
        }
        let owner = operations_of(&program, commits);
        let wanted = self.wanted();
        let drop_quiet = !self.known.one_sided;
        let axioms = Axioms::of_table(ReorderTable::sequential());
        let order = |_: &mut Circuit, program: &Unrolled, _: &Axioms, part: &[EventId]| {
            // What belongs to no operation comes after all of them.
            let operation = |event: EventId| owner[event.index()].unwrap_or(usize::MAX);
            let before = |i: usize, j: usize| match (earlier.get(i), i < j) {
                (Some(row), _) => row.get(j).copied().unwrap_or(Lit::TRUE),
                (None, _) => Lit::FALSE,
            };
            Order::serial(program, part, &operation, &before)
        };
        let made = Formula::with_order(
            circuit, program, axioms, &wanted, drop_quiet, None, true, order,
        );
        let mut serial = made.ok()?;
        formula.circuit = std::mem::take(&mut serial.circuit);
        Some(serial)
    }

    fn compare(
        &mut self,
        mut formula: Formula,
        serial: Formula,
        commits: &Commits<'_>,
        order: &CommitOrder,
    ) -> (Formula, Compared) {
        let &CommitOrder {
            passed,
            turned,
            ordered,
        } = order;
        let circuit = &mut formula.circuit;
        // Of bits that are only moved about, one of each kind is enough.
        let given: Vec<&Data> = [&formula.finals, &serial.finals]
            .into_iter()
            .flat_map(|finals| commits.arguments.iter().map(|&column| &finals[column]))
            .collect();
        let mut pairs = Vec::new();
        let results = formula.finals.iter().zip(&serial.finals).enumerate();
        for (column, values) in results.filter(|(at, _)| !commits.arguments.contains(at)) {
            if let (Data::Bits(own), Data::Bits(other)) = values {
                pairs.extend(own.iter().zip(other).map(|(&a, &b)| (column, a, b)));
            }
        }
        let slices = match self.question.effort.flaw {
            Some(Flaw::MixedBits) => Some(Slices::by_place(circuit, &pairs)),
            Some(_) | None => Slices::of(circuit, &given, &pairs),
        };
        circuit.made = None;
        let is_spare = |bit: Lit| slices.as_ref().is_some_and(|slices| slices.is_spare(bit));
        let mut different = Vec::new();
        for (_, a, b) in pairs {
            if !(is_spare(a) || is_spare(b)) {
                different.push(circuit.xor(a, b));
            }
        }
        let mut same_arguments = Lit::TRUE;
        for (column, (own, other)) in formula.finals.iter().zip(&serial.finals).enumerate() {
            match (commits.arguments.contains(&column), own) {
                (true, _) => {
                    let same = equal(circuit, own, other);
                    same_arguments = circuit.and(same_arguments, same);
                }
                (false, Data::Address(_)) => different.push(!equal(circuit, own, other)),
                // What may be either is refused before.
                (false, Data::Bits(_) | Data::Mixed(_)) => {}
            }
        }
        let different = circuit.any(&different);
        let fair = circuit.all(&[formula.complete, passed, same_arguments]);
        let (other, complete) = (circuit.fresh(), formula.complete);
        circuit.clause(&[!other, complete]);
        let mismatch = circuit.all(&[fair, serial.complete, different]);
        // Operations that wait for ever in this order explain nothing.
        circuit.clause(&[!other, !passed, turned, mismatch, serial.blocked]);
        circuit.clause(&[!other, !passed, ordered]);
        self.result.variables = circuit.solver.variables();
        self.result.clauses = circuit.solver.clauses();
        let compared = Compared {
            serial,
            other,
            mismatch,
            fair,
        };
        (formula, compared)
    }

    /// Asks for a difference, and whether there is anything to compare at all.
    fn judge(&mut self, mut formula: Formula, compared: &Compared) -> Option<()> {
        let &Compared {
            ref serial,
            other,
            mismatch,
            fair,
        } = compared;
        if self.solve(&mut formula, &[other])? {
            let solver = &formula.circuit.solver;
            let objects = &self.known.objects;
            let values = |finals: &[crate::value::Data]| {
                let pairs = finals.iter().zip(&self.question.wanted);
                let each =
                    pairs.map(|(data, one)| last(solver, objects, data, one.cell, &mut Vec::new()));
                each.collect::<Vec<_>>()
            };
            let row = Row {
                values: values(&formula.finals),
                serial: match solver.value(mismatch) {
                    true => values(&serial.finals),
                    false => Vec::new(),
                },
                steps: self.steps(&formula),
            };
            self.result.rows.push(row);
            return Some(());
        }
        // Serial copies that do not come to their end compare with nothing.
        let guards: Vec<Lit> = serial
            .program
            .points
            .iter()
            .map(|point| point.guard)
            .collect();
        let circuit = &mut formula.circuit;
        let stuck = circuit.any(&guards);
        let cut = circuit.all(&[fair, stuck]);
        let ends = circuit.all(&[fair, !stuck]);
        if cut != Lit::FALSE && self.solve(&mut formula, &[cut, serial.whole])? {
            self.result.limits.insert(Limit::Unrolling);
        }
        // There must be executions at all for the answer to mean anything.
        if !self.probe(&mut formula, &[ends, serial.complete])? {
            self.result.vacuous = true;
        }
        Some(())
    }
}
