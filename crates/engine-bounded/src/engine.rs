//! Questions about all executions, answered by a solver.
//!
//! A program is unrolled until what may be in its cells is settled, then asked: does an operation
//! fault (if so, what follows is unrolled, too)? is anything reached that is not encoded? does
//! something fail? do threads wait for each other? does a loop go on? which values are there in
//! the end?

use crate::certificate::Record;
use crate::circuit::Circuit;
use crate::decode::{Step, steps};
use crate::fencing::{FencePlace, Fencing};
use crate::formula::{Formula, Wanted};
use crate::objects::{Object, ObjectKey, Objects};
use crate::question::{Found, Last, Limit, Question, Result, Row};
use crate::solver::{Answer, Lit, Recorder, Solver};
use crate::unroll::{Bounds, Known, Quiet, Site, TooLarge, Unrolled, What, unroll};
use crate::value::{Data, ObjectId};
use fencepost_ir::{Cell, ClassId, Problem};
use fencepost_memory_model::AccessKind;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// How often a program is unrolled until what is in its cells is settled.
const MAX_SETTLING: usize = 200;
/// How deep calls nest.
const MAX_DEPTH: usize = 64;

/// Answers a question.
pub fn answer(question: &Question<'_>) -> Result {
    let mut engine = Engine {
        question,
        known: Known::default(),
        result: Result::default(),
        recorder: None,
    };
    engine.run();
    let record = engine.recorder.as_ref();
    engine.result.certificate = record.map(|record| record.borrow().certificate());
    engine.result
}

pub(crate) struct Engine<'a> {
    pub question: &'a Question<'a>,
    pub known: Known,
    pub result: Result,
    /// What the last solver was asked, if somebody wants to know.
    recorder: Option<Recorder>,
}

impl Engine<'_> {
    fn stopped(&self) -> Option<Limit> {
        let reason = self.question.stop.as_ref()?();
        reason.map(Limit::Stopped)
    }

    /// Asks whether there is an execution; that there is none is part of the answer.
    pub fn solve(&mut self, formula: &mut Formula, assumptions: &[Lit]) -> Option<bool> {
        let stop = self.question.stop.as_ref();
        let answer = formula.circuit.solver.solve(assumptions, stop);
        self.noted(answer)
    }

    /// Asks whether there is an execution, which there should be.
    pub fn probe(&mut self, formula: &mut Formula, assumptions: &[Lit]) -> Option<bool> {
        let stop = self.question.stop.as_ref();
        let answer = formula.circuit.solver.probe(assumptions, stop);
        self.noted(answer)
    }

    fn noted(&mut self, answer: Answer) -> Option<bool> {
        match answer {
            Answer::Satisfiable => Some(true),
            Answer::Unsatisfiable => Some(false),
            Answer::Stopped => {
                self.result.limits.extend(self.stopped());
                None
            }
        }
    }

    fn run(&mut self) {
        let effort = self.question.effort;
        let mut rounds = effort.first_rounds;
        loop {
            let Some(mut formula) = self.formula(rounds) else {
                return;
            };
            self.result.rounds = rounds;
            match self.expand_faults(&mut formula) {
                None => return,
                Some(true) => continue,
                Some(false) => {}
            }
            let Some(beyond) = self.goes_on(&mut formula) else {
                return;
            };
            if beyond && rounds < effort.last_rounds {
                rounds = (rounds * 2).min(effort.last_rounds);
                // A failure that shows already need not wait for more.
                if self.question.failures && self.fails(&mut formula) == Some(true) {
                    self.figures(&formula);
                    return;
                }
                continue;
            }
            if beyond {
                self.result.limits.insert(Limit::Unrolling);
            }
            self.figures(&formula);
            self.unsupported(&mut formula);
            if let Fencing::Open { chosen, .. } = &self.question.fencing {
                self.repair(formula, chosen, rounds);
                return;
            }
            if self.question.failures {
                self.fails(&mut formula);
            }
            if let Some(commits) = &self.question.commits {
                self.against_serial(formula, commits, rounds);
            } else if self.question.rows {
                self.rows(&mut formula);
            }
            return;
        }
    }

    /// The program unrolled for so many rounds of each loop, unless that is too much.
    pub fn unrolled(&mut self, circuit: &mut Circuit, rounds: u32) -> Option<Unrolled> {
        let question = self.question;
        let (bounds, quiet) = (self.bounds(rounds), self.quiet());
        let unrolled = unroll(
            question.source,
            question.entry,
            circuit,
            &mut self.known,
            bounds,
            question.library_ordered,
            quiet,
            question.stop.as_ref(),
            &|site| question.pins(site),
            &question.fencing,
        );
        let limit = match unrolled {
            Ok(program) => return Some(program),
            Err(TooLarge::Size) => Some(Limit::Size),
            Err(TooLarge::Stopped) => self.stopped(),
        };
        self.result.limits.extend(limit);
        None
    }

    fn bounds(&self, rounds: u32) -> Bounds {
        Bounds {
            rounds,
            events: self.question.effort.events * 4,
            steps: self.question.effort.steps,
            depth: MAX_DEPTH,
            flaw: self.question.effort.flaw,
        }
    }

    fn quiet(&self) -> Quiet {
        let axioms = &self.question.axioms;
        let quiet = |kind| !self.known.one_sided && axioms.is_quiet_read(kind);
        Quiet {
            read: [quiet(AccessKind::Read), quiet(AccessKind::VolatileRead)],
        }
    }

    /// The cells whose last values are asked for.
    pub fn wanted(&mut self) -> Vec<Wanted> {
        let cells = self.question.wanted.iter();
        cells
            .map(|one| Wanted {
                place: (self.statics(one.class), one.offset, one.cell.size()),
                cell: one.cell,
            })
            .collect()
    }

    /// What cells hold before the program runs, if nothing was written before the second thread
    /// started.
    fn constants(&self, wanted: &[Wanted], program: &mut Unrolled) {
        for (one, wanted) in self.question.wanted.iter().zip(wanted) {
            let Ok(class) = self.question.source.class(one.class) else {
                continue;
            };
            let size = one.cell.size() as usize;
            let bytes = class.initial.bytes.iter().skip(one.offset as usize);
            let number = bytes
                .take(size)
                .rev()
                .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
            if number != 0 {
                let data = Data::Bits(Circuit::number(number, size * 8));
                program.initial.entry(wanted.place).or_insert(data);
            }
        }
    }

    /// The formula for so many rounds of each loop.
    fn formula(&mut self, rounds: u32) -> Option<Formula> {
        let question = self.question;
        for _ in 0..MAX_SETTLING {
            if let Some(limit) = self.stopped() {
                self.result.limits.insert(limit);
                return None;
            }
            self.recorder = question
                .certify
                .then(|| Recorder::new(RefCell::new(Record::new(question.solver.proves()))));
            let mut circuit = Circuit::new(Solver::new(question.solver, self.recorder.clone()));
            circuit.made = question.commits.is_some().then(Vec::new);
            let mut program = self.unrolled(&mut circuit, rounds)?;
            if self.known.objects.grew {
                continue;
            }
            let wanted = self.wanted();
            self.constants(&wanted, &mut program);
            if program.events.len() > question.effort.events {
                self.result.limits.insert(Limit::Size);
                return None;
            }
            let axioms = question.axioms.clone();
            let drop_quiet = !self.known.one_sided;
            return match Formula::new(
                circuit,
                program,
                axioms,
                &wanted,
                drop_quiet,
                question.effort.flaw,
            ) {
                Ok(formula) if formula.has_odd_ends(&wanted) => {
                    self.result.unsupported.push(Problem {
                        what:
                            "an end value that is an address in one place and a number in another"
                                .to_string(),
                        location: String::new(),
                    });
                    None
                }
                Ok(formula) => Some(formula),
                Err(_) => {
                    self.result.unsupported.push(Problem {
                        what: "accesses of different sizes to one place are not encoded"
                            .to_string(),
                        location: String::new(),
                    });
                    None
                }
            };
        }
        self.result.limits.insert(Limit::Size);
        None
    }

    fn statics(&mut self, class: ClassId) -> ObjectId {
        self.known.objects.intern(Object {
            key: ObjectKey::Statics(class),
            class: Some(class),
            length: None,
        })
    }

    fn figures(&mut self, formula: &Formula) {
        let events = &formula.program.events;
        self.result.instructions = formula.program.steps;
        self.result.loads = events.iter().filter(|e| e.loaded.is_some()).count();
        self.result.stores = events.iter().filter(|e| e.stored.is_some()).count();
        self.result.variables = formula.circuit.solver.variables();
        self.result.clauses = formula.circuit.solver.clauses();
        self.result.chooses = formula.program.chooses;
        self.result.library_was_ordered = formula.program.library_was_ordered;
        self.result.updates_were_ordered = formula.program.updates_were_ordered;
    }

    /// Follows faults that can happen. Gives whether there were any.
    fn expand_faults(&mut self, formula: &mut Formula) -> Option<bool> {
        let mut open: Vec<(Lit, Site, fencepost_ir::Fault)> = Vec::new();
        for point in formula.program.points.clone() {
            if let What::Fault(fault) = point.what {
                let lit = formula.reached(&point);
                open.push((lit, point.site, fault));
            }
        }
        let mut any = false;
        loop {
            open.retain(|(_, site, fault)| !self.known.faulting.contains(&(*site, *fault)));
            if open.is_empty() {
                return Some(any);
            }
            let lits: Vec<Lit> = open.iter().map(|(lit, ..)| *lit).collect();
            let some = formula.circuit.any(&lits);
            if !self.solve(formula, &[some])? {
                return Some(any);
            }
            for &(lit, site, fault) in &open {
                if formula.circuit.solver.value(lit) {
                    self.known.faulting.insert((site, fault));
                    any = true;
                }
            }
        }
    }

    /// Whether a loop or a call can go on beyond what was unrolled.
    fn goes_on(&mut self, formula: &mut Formula) -> Option<bool> {
        let points = formula.program.points.clone();
        let beyond = points.iter().filter(|point| point.what == What::Bound);
        let lits: Vec<Lit> = beyond.map(|point| formula.reached(point)).collect();
        if lits.is_empty() {
            return Some(false);
        }
        let some = formula.circuit.any(&lits);
        self.solve(formula, &[some])
    }

    /// The execution that was found last.
    pub fn steps(&self, formula: &Formula) -> Vec<Step> {
        steps(formula, &self.known.objects, self.question.source)
    }

    /// Something wrong in the execution that was found last.
    fn found(&mut self, formula: &Formula, what: Option<What>, site: Option<Site>) -> Found {
        Found {
            what,
            site,
            steps: self.steps(formula),
            arguments: self.arguments(formula),
        }
    }

    /// The arguments of the operations in the execution that was found last. They are stored when
    /// all threads have ended, which need not happen in it.
    fn arguments(&mut self, formula: &Formula) -> Vec<Last> {
        let question = self.question;
        let Some(commits) = &question.commits else {
            return Vec::new();
        };
        let wanted = self.wanted();
        let argument = |&column: &usize| {
            let one = &wanted[column];
            let events = formula.program.events.iter().rev();
            let mut stores = events.filter(|event| {
                let mut places = event.targets.iter().map(|(place, _)| *place);
                places.any(|place| place == one.place)
            });
            let stored = stores.find_map(|event| event.stored.as_ref());
            let (solver, objects) = (&formula.circuit.solver, &self.known.objects);
            stored.map_or(Last::Null, |data| {
                last(solver, objects, data, one.cell, &mut Vec::new())
            })
        };
        commits.arguments.iter().map(argument).collect()
    }

    /// Notes everything that executions need and that is not encoded.
    fn unsupported(&mut self, formula: &mut Formula) -> Option<()> {
        let mut told = BTreeSet::new();
        for point in formula.program.points.clone() {
            let What::Unsupported(what) = &point.what else {
                continue;
            };
            if told.contains(&(what.clone(), point.site)) {
                continue;
            }
            let lit = formula.reached(&point);
            if self.solve(formula, &[lit])? {
                told.insert((what.clone(), point.site));
                self.result.unsupported.push(Problem {
                    what: what.clone(),
                    location: self.place(point.site),
                });
            }
        }
        Some(())
    }

    fn place(&self, site: Site) -> String {
        let source = self.question.source;
        let position = source
            .function(site.function)
            .map(|function| function.position(site.pc));
        match position {
            Ok(position) => source.describe_position(site.function, position),
            Err(_) => source.function_name(site.function),
        }
    }

    /// Looks for failures, one for each operation, and for a deadlock.
    fn fails(&mut self, formula: &mut Formula) -> Option<bool> {
        let mut told: BTreeSet<(Site, bool)> = BTreeSet::new();
        for point in formula.program.points.clone() {
            if !matches!(point.what, What::Assertion(_) | What::Exception(_)) {
                continue;
            }
            let key = (point.site, matches!(point.what, What::Assertion(_)));
            if told.contains(&key) {
                continue;
            }
            let lit = formula.reached(&point);
            if self.solve(formula, &[lit])? {
                told.insert(key);
                let found = self.found(formula, Some(point.what.clone()), Some(point.site));
                self.result.failures.push(found);
            }
        }
        let dead = formula.deadlock();
        if self.solve(formula, &[dead])? {
            let found = self.found(formula, None, None);
            self.result.failures.push(found);
        }
        Some(!self.result.failures.is_empty())
    }

    /// Looks for what stands against a choice of fences.
    fn repair(
        &mut self,
        mut formula: Formula,
        chosen: &BTreeSet<FencePlace>,
        rounds: u32,
    ) -> Option<()> {
        let mut ways = Vec::new();
        for point in formula.program.points.clone() {
            if matches!(point.what, What::Assertion(_) | What::Exception(_)) {
                ways.push(formula.reached(&point));
            }
        }
        ways.push(formula.deadlock());
        match &self.question.commits {
            Some(commits) => {
                let (mut formula, compared) = self.compared(formula, commits, rounds)?;
                ways.push(compared.other);
                let bad = formula.circuit.any(&ways);
                self.obstacle(&mut formula, bad, chosen)
            }
            None => {
                let finals = formula.finals.clone();
                let mut outside = vec![formula.complete];
                for row in &self.question.excluded {
                    let clause = self.other_than(&mut formula, &finals, row);
                    outside.push(formula.circuit.any(&clause));
                }
                ways.push(formula.circuit.all(&outside));
                let bad = formula.circuit.any(&ways);
                self.obstacle(&mut formula, bad, chosen)
            }
        }
    }

    /// Collects all combinations of last values.
    fn rows(&mut self, formula: &mut Formula) -> Option<()> {
        let complete = formula.complete;
        let finals = formula.finals.clone();
        if self.question.first_row && !self.probe(formula, &[complete])? {
            self.result.vacuous = true;
        }
        for row in &self.question.excluded {
            let clause = self.other_than(formula, &finals, row);
            formula.circuit.clause(&clause);
        }
        if let Some(row) = &self.question.required {
            let other = self.other_than(formula, &finals, row);
            for lit in other.into_iter().skip(1) {
                formula.circuit.clause(&[!complete, !lit]);
            }
        }
        while self.solve(formula, &[complete])? {
            if self.result.rows.len() >= self.question.effort.rows {
                self.result.limits.insert(Limit::Rows);
                return None;
            }
            let mut values = Vec::new();
            let mut clause = vec![!complete];
            for (data, one) in finals.iter().zip(&self.question.wanted) {
                values.push(last(
                    &formula.circuit.solver,
                    &self.known.objects,
                    data,
                    one.cell,
                    &mut clause,
                ));
            }
            let row = Row {
                values,
                serial: Vec::new(),
                steps: self.steps(formula),
            };
            let sought = self.question.sought.as_ref();
            let ends = self.question.first_row || sought.is_some_and(|sought| sought(&row));
            self.result.rows.push(row);
            if ends {
                return Some(());
            }
            formula.circuit.clause(&clause);
        }
        Some(())
    }
}

impl Engine<'_> {
    /// A clause that says that last values are not those of a row. Objects of one class count as
    /// the same: which one it is differs from program to program.
    fn other_than(&self, formula: &mut Formula, finals: &[Data], row: &[Last]) -> Vec<Lit> {
        let mut clause = vec![!formula.complete];
        for (data, last) in finals.iter().zip(row) {
            match (data, last) {
                (Data::Bits(bits), Last::Word(word)) => {
                    for (at, &lit) in bits.iter().enumerate() {
                        clause.push(if word >> at & 1 != 0 { !lit } else { lit });
                    }
                }
                (Data::Address(address), Last::Null) => clause.push(!address.null),
                (Data::Address(address), Last::Object(_, class)) => {
                    let same = address
                        .candidates
                        .iter()
                        .filter(|one| self.known.objects.get(one.object).class == *class);
                    let lits: Vec<Lit> = same.map(|one| one.holds).collect();
                    clause.push(!formula.circuit.any(&lits));
                }
                (Data::Bits(_), Last::Null | Last::Object(..))
                | (Data::Address(_), Last::Word(_))
                | (Data::Mixed(_), _) => clause.push(Lit::TRUE),
            }
        }
        clause
    }
}

/// The value of a cell in the solution, and what another one would change about it.
pub(crate) fn last(
    solver: &Solver,
    objects: &Objects,
    data: &Data,
    cell: Cell,
    clause: &mut Vec<Lit>,
) -> Last {
    match data {
        Data::Bits(bits) => {
            let mut word = 0;
            for (at, &lit) in bits.iter().enumerate() {
                let value = lit.known().unwrap_or_else(|| solver.value(lit));
                word |= u64::from(value) << at;
                if lit.known().is_none() {
                    clause.push(if value { !lit } else { lit });
                }
            }
            Last::Word(cell.widen(word))
        }
        Data::Address(address) => {
            for one in &address.candidates {
                if one.holds.known().unwrap_or_else(|| solver.value(one.holds)) {
                    clause.push(!one.holds);
                    return Last::Object(one.object.0, objects.get(one.object).class);
                }
            }
            clause.push(!address.null);
            Last::Null
        }
        // Refused before.
        Data::Mixed(_) => Last::Null,
    }
}
