//! How a search of several processes ends: results are put together, and executions from the
//! parents that the processes have kept.

use super::layers::Origin;
use super::rounds::nonsense;
use super::travel::{Bytes, put_choice, put_number, take_choice};
use super::{Gone, Search, Together, kind, read_stream};
use crate::searches::checkpoint::find_again;
use crate::worker::chains;
use fencepost_base::saved::{Damaged, to_bytes};
use fencepost_ir::FuncId;
use fencepost_search::finding::{SearchResult, Statistics};
use fencepost_search::limits::LimitHit;
use fencepost_search::link::Channel;
use fencepost_search::saved::{SavedFailure, restore_failure};
use fencepost_vm::{Action, Choice};
use std::collections::VecDeque;
use std::sync::atomic::Ordering;

/// How many executions are put together at once.
const TOGETHER: usize = 1 << 12;

/// An execution that is being put together from its end.
struct Trace {
    part: u32,
    layer: u32,
    place: u32,
    /// Its choices, the last one first.
    reversed: Vec<Choice>,
}

impl Trace {
    /// The one that a mark stands for.
    fn of_mark(mark: &[Choice]) -> Result<Self, Damaged> {
        match mark {
            [state, part, rest @ ..] if rest.len() <= 1 => match state.action {
                Action::Data(place) => Ok(Self {
                    part: part.thread.0,
                    layer: state.thread.0,
                    place,
                    reversed: rest.to_vec(),
                }),
                Action::Step | Action::Complete(_) | Action::Timeout | Action::Prescient(_) => {
                    Err(Damaged::new("an execution is no mark"))
                }
            },
            _ => Err(Damaged::new("an execution is no mark")),
        }
    }
}

/// What a process found, failures as what their executions claim.
struct Part {
    result: SearchResult,
    failures: Vec<SavedFailure>,
    /// The functions that it has used, with digests of what states contain of them.
    functions: Vec<(u32, u64)>,
    read_newest: bool,
    relied_on: u32,
    /// Which marks of benign races it left races out for.
    met: Vec<bool>,
    bytes_sent: u64,
}

impl Part {
    /// The paths of everything in it, which are marks at first.
    fn paths(&mut self) -> impl Iterator<Item = &mut Vec<Choice>> {
        let result = &mut self.result;
        let findings = result.findings.values_mut().map(|one| &mut one.path);
        let unsupported = result.unsupported.iter_mut().map(|one| &mut one.path);
        findings
            .chain(unsupported)
            .chain(result.outcomes.values_mut())
            .chain(result.ends.values_mut())
            .chain(self.failures.iter_mut().map(|one| &mut one.path))
    }
}

impl<'a> Search<'a> {
    /// Ends the search. Nothing is given if all is to be searched again.
    pub(super) fn end(&mut self, covered: bool) -> Result<Option<Together>, Gone> {
        match self.link.process() {
            0 => self.put_together(covered),
            _ => self.report(),
        }
    }

    /// What there is to say when the search cannot go on.
    pub(super) fn broken_off(&mut self, why: &str) -> Together {
        // Who still hears this need not find out by waiting.
        self.tell_others(&[&[kind::BROKEN_OFF], why.as_bytes()].concat());
        if self.link.process() != 0 {
            return Together::BrokenOff(why.to_string());
        }
        let mut result = self.own_result();
        result.states += self.explorer.states_elsewhere;
        // The executions that lead to these are in the other processes.
        result.findings.clear();
        result.outcomes.clear();
        result.ends.clear();
        result.unsupported.clear();
        result.limits.insert(LimitHit::ProcessLost);
        result.lost = Some(why.to_string());
        result.settle(false);
        Together::Found(Box::new(result))
    }

    fn own_result(&mut self) -> SearchResult {
        let mut result = self.explorer.result_so_far();
        self.explorer.store.describe(&mut result);
        result.statistics.workers = 1;
        // One that is saved like several is one all the same.
        let count = self.link.processes();
        result.statistics.processes = if count > 1 { count } else { 0 };
        result.statistics.bytes_sent = self.link.bytes_sent();
        result
    }

    /// Sends what was found to the first process, and answers its questions until it is over.
    fn report(&mut self) -> Result<Option<Together>, Gone> {
        let result = self.own_result();
        let machine = self.task.machine;
        let mut message = vec![kind::RESULT];
        message.extend(to_bytes(|out| {
            result.save(out);
            out.len(self.failures.len());
            self.failures.iter().for_each(|failure| failure.save(out));
            let limits: Vec<_> = LimitHit::ALL
                .iter()
                .map(|l| result.limits.contains(l))
                .collect();
            limits.into_iter().for_each(|met| out.bool(met));
            out.u64(result.states);
            out.u64(result.store_bytes);
            tables_of(&result.statistics)
                .into_iter()
                .for_each(|number| out.u64(number));
            out.u64(result.statistics.left_out);
            out.u64(result.statistics.passed_through);
            out.u64(result.statistics.bytes_sent);
            out.bool(machine.natives_read_newest.load(Ordering::Relaxed));
            out.u32(machine.relied_on.load(Ordering::Relaxed));
            let marks = &self.task.properties.benign_races;
            out.len(marks.len());
            marks.iter().for_each(|mark| out.bool(mark.is_met()));
            let functions = machine.loaded_functions();
            out.len(functions.len());
            for id in functions {
                out.u32(id.0);
                out.u64(machine.frame_digest(id).unwrap_or(0));
            }
        }));
        self.link.send(0, Channel::Search, message);
        let mut kept = VecDeque::new();
        loop {
            let (from, round, bytes) = self.next_message()?;
            match bytes.split_first() {
                Some((&kind::ASK_PARENTS, rest)) => {
                    let answer = self.parents(&mut Bytes(rest));
                    let answer = answer.map_err(|why| nonsense(from, why))?;
                    self.link.send(from, Channel::Search, answer);
                }
                Some((&kind::OVER, _)) => return Ok(Some(Together::Reported)),
                Some((&kind::AGAIN, _)) => {
                    self.early = kept;
                    return Ok(None);
                }
                // Somebody may have heard earlier that all is searched again, and have begun.
                _ => kept.push_back((from, round, bytes)),
            }
        }
    }

    /// How states of the own part of layers were reached.
    fn parents(&self, input: &mut Bytes<'_>) -> Result<Vec<u8>, Damaged> {
        let mut answer = vec![kind::PARENTS];
        while !input.is_empty() {
            let (layer, part, place) = (input.short()?, input.short()?, input.short()?);
            let entry = self.layers.entry(layer, part, place);
            let entry = entry.ok_or_else(|| Damaged::new("there is no such state"))?;
            put_number(u64::from(entry.origin.number()), &mut answer);
            put_number(u64::from(entry.parent), &mut answer);
            put_number(u64::from(entry.choice.is_some()), &mut answer);
            if let Some(choice) = entry.choice {
                put_choice(choice, &mut answer);
            }
        }
        Ok(answer)
    }

    /// Puts together what all processes found.
    fn put_together(&mut self, covered: bool) -> Result<Option<Together>, Gone> {
        let mut parts = vec![Part {
            result: self.own_result(),
            failures: std::mem::take(&mut self.failures),
            functions: Vec::new(),
            read_newest: false,
            relied_on: 0,
            met: Vec::new(),
            bytes_sent: 0,
        }];
        let mut others: Vec<Option<Part>> = self.others().map(|_| None).collect();
        while others.iter().any(Option::is_none) {
            let (from, _, bytes) = self.next_message()?;
            if bytes.first() == Some(&kind::RESULT) {
                let part = read_part(&bytes).map_err(|why| nonsense(from, why))?;
                if let Some(place) = from.checked_sub(1).and_then(|at| others.get_mut(at)) {
                    *place = Some(part);
                }
            }
        }
        parts.extend(others.into_iter().flatten());
        self.find_paths(&mut parts)?;
        let result = self.merge(parts, covered)?;
        let found_again = chains::are_found_again(self.task, &result);
        debug_assert!(found_again, "what is left out depends on the state alone");
        if !found_again {
            self.tell_others(&[kind::AGAIN]);
            return Ok(None);
        }
        self.tell_others(&[kind::OVER]);
        Ok(Some(Together::Found(Box::new(result))))
    }

    fn merge(&self, parts: Vec<Part>, covered: bool) -> Result<SearchResult, Damaged> {
        let machine = self.task.machine;
        let mut parts = parts.into_iter();
        let mut result = SearchResult::default();
        if let Some(mut part) = parts.next() {
            self.find_failures(&mut part)?;
            result = part.result;
        }
        for mut part in parts {
            self.find_failures(&mut part)?;
            result.states = result.states.saturating_add(part.result.states);
            result.store_bytes = result.store_bytes.saturating_add(part.result.store_bytes);
            let (all, one) = (&mut result.statistics, part.result.statistics);
            all.components += one.components;
            all.nodes += one.nodes;
            all.component_bytes += one.component_bytes;
            all.node_bytes += one.node_bytes;
            all.state_bytes += one.state_bytes;
            all.bytes_sent += part.bytes_sent;
            result.absorb(part.result);
            if part.read_newest {
                machine.natives_read_newest.store(true, Ordering::Relaxed);
            }
            machine
                .relied_on
                .fetch_or(part.relied_on, Ordering::Relaxed);
            let marks = &self.task.properties.benign_races;
            if part.met.len() != marks.len() {
                return Err(Damaged::new(
                    "processes have different marks of benign races",
                ));
            }
            for (mark, _) in marks.iter().zip(&part.met).filter(|(_, met)| **met) {
                mark.note_met();
            }
            // What results say about the code depends on which functions some run has needed.
            for (id, digest) in part.functions {
                if machine.frame_digest(FuncId(id)).unwrap_or(0) != digest {
                    return Err(Damaged::new("processes have different code"));
                }
            }
        }
        if result.states == 0 {
            return Err(Damaged::new("no process has the initial state"));
        }
        result.settle(covered);
        Ok(result)
    }

    /// Takes executions again that another process found, or an earlier one.
    fn find_failures(&self, part: &mut Part) -> Result<(), Damaged> {
        for failure in &part.failures {
            let (key, finding) = find_again(self.task, failure)?;
            part.result.keep_finding(key, finding);
        }
        Ok(())
    }

    /// Puts executions in the place of their marks.
    fn find_paths(&mut self, parts: &mut [Part]) -> Result<(), Gone> {
        let mut marks: Vec<_> = parts.iter_mut().flat_map(Part::paths).collect();
        self.explorer.marks_paths = false;
        for some in marks.chunks_mut(TOGETHER) {
            let traces = some.iter().map(|mark| Trace::of_mark(mark));
            let traces: Result<Vec<Trace>, Damaged> = traces.collect();
            let mut traces = traces?;
            while traces.iter().any(|trace| trace.layer > 0) {
                self.step_back(&mut traces)?;
            }
            for (path, trace) in some.iter_mut().zip(traces) {
                let whole = trace.reversed.into_iter().rev().collect();
                **path = self.explorer.with_chains(whole);
            }
        }
        self.explorer.marks_paths = true;
        Ok(())
    }

    /// Takes every execution back by one step, with one question to each process.
    fn step_back(&mut self, traces: &mut [Trace]) -> Result<(), Gone> {
        let processes = self.link.processes();
        let mut wanted: Vec<Vec<usize>> = vec![Vec::new(); processes];
        for (number, trace) in traces.iter().enumerate() {
            if trace.layer > 0 {
                let holder = self
                    .layers
                    .holder(trace.layer, trace.part, processes as u32);
                let wanted = wanted.get_mut(holder as usize);
                wanted
                    .ok_or_else(|| Gone::wrong("an execution leads to a process that is none"))?
                    .push(number);
            }
        }
        let mut awaited = 0;
        let mut answers = vec![Vec::new(); wanted.len()];
        for (process, numbers) in wanted.iter().enumerate() {
            if numbers.is_empty() {
                continue;
            }
            let mut question = vec![kind::ASK_PARENTS];
            for &number in numbers {
                put_number(u64::from(traces[number].layer), &mut question);
                put_number(u64::from(traces[number].part), &mut question);
                put_number(u64::from(traces[number].place), &mut question);
            }
            if process == self.link.process() {
                answers[process] = self.parents(&mut Bytes(&question[1..]))?;
            } else {
                self.link.send(process, Channel::Search, question);
                awaited += 1;
            }
        }
        while awaited > 0 {
            let (from, _, bytes) = self.next_message()?;
            if bytes.first() == Some(&kind::PARENTS) {
                answers[from] = bytes;
                awaited -= 1;
            }
        }
        for (process, numbers) in wanted.iter().enumerate() {
            let mut input = Bytes(answers[process].get(1..).unwrap_or_default());
            for &number in numbers {
                let step = take_parent(&mut input, &mut traces[number]);
                step.map_err(|why| nonsense(process, why))?;
            }
        }
        Ok(())
    }
}

/// Takes an execution back by one step, as an answer says.
fn take_parent(input: &mut Bytes<'_>, trace: &mut Trace) -> Result<(), Damaged> {
    let origin = Origin::from_number(input.short()?);
    trace.part = origin.part();
    trace.place = input.short()?;
    let layer = trace.layer.checked_sub(origin.back());
    trace.layer = layer.ok_or_else(|| Damaged::new("an execution begins before its beginning"))?;
    if input.short()? != 0 {
        trace.reversed.push(take_choice(input)?);
    }
    Ok(())
}

/// What the tables of a process hold.
fn tables_of(statistics: &Statistics) -> [u64; 5] {
    [
        statistics.components,
        statistics.nodes,
        statistics.component_bytes,
        statistics.node_bytes,
        statistics.state_bytes,
    ]
}

fn read_part(bytes: &[u8]) -> Result<Part, Damaged> {
    read_stream(bytes, |input| {
        let (mut result, mut failures) = SearchResult::restore(input)?;
        for _ in 0..input.len(usize::MAX)? {
            failures.push(restore_failure(input)?);
        }
        for limit in LimitHit::ALL {
            if input.bool()? {
                result.limits.insert(limit);
            }
        }
        result.states = input.u64()?;
        result.store_bytes = input.u64()?;
        let statistics = &mut result.statistics;
        statistics.components = input.u64()?;
        statistics.nodes = input.u64()?;
        statistics.component_bytes = input.u64()?;
        statistics.node_bytes = input.u64()?;
        statistics.state_bytes = input.u64()?;
        result.statistics.left_out = input.u64()?;
        result.statistics.passed_through = input.u64()?;
        let bytes_sent = input.u64()?;
        let (read_newest, relied_on) = (input.bool()?, input.u32()?);
        let marks = input.len(u32::MAX as usize)?;
        let met: Result<Vec<bool>, Damaged> = (0..marks).map(|_| input.bool()).collect();
        let count = input.len(u32::MAX as usize)?;
        let functions: Result<Vec<(u32, u64)>, Damaged> = (0..count)
            .map(|_| Ok((input.u32()?, input.u64()?)))
            .collect();
        Ok(Part {
            result,
            failures,
            functions: functions?,
            read_newest,
            relied_on,
            met: met?,
            bytes_sent,
        })
    })
}
