//! Where the frames of a thread stand in their texts, who keeps the thread from what is there, and
//! whom it synchronises with on the way.

use super::callable::Callable;
use super::evaluate::{Reader, runs_again};
use super::flow::Points;
use super::gates::Gate;
use super::place::Bits;
use super::program::Futures;
use super::prospects::{Keeper, Range, Teacher};
use super::text::{Accesses, Text};
use super::value::ValueId;
use crate::machine::Machine;
use crate::machine::native::{Native, Readiness};
use crate::state::keys::ThreadId;
use crate::state::thread::{Frame, Thread};
use crate::state::word::{object_of, offset_of};
use fencepost_ir::NativeId;
use std::rc::Rc;

/// The texts of a thread, one for each frame, outermost first.
#[derive(Clone)]
pub(super) struct Texts<'a> {
    pub list: Vec<(&'a Text, usize)>,
    points: Vec<&'a Points>,
}

impl Texts<'_> {
    /// Notes accesses of which only the kind is known, as far as the thread at a position may still
    /// make them.
    pub fn note_possible(&self, callable: &Callable<'_>, thread: usize, any: &mut Bits) {
        for part in self.list.iter().flat_map(|(text, _)| text.all()) {
            callable.add_possible(thread, &part.any, any);
        }
    }
}

/// A part of what a frame can still do.
pub(super) struct Part<'a, G> {
    pub accesses: &'a Accesses,
    /// The depth of the frame.
    depth: usize,
    /// What the thread must pass before.
    pub gates: Vec<G>,
    /// The thread as it is then, if the frame was followed.
    ahead: Option<Rc<Thread>>,
}

impl<'a, G: Ord> Part<'a, G> {
    pub fn new(
        accesses: &'a Accesses,
        depth: usize,
        mut gates: Vec<G>,
        ahead: Option<Rc<Thread>>,
    ) -> Self {
        gates.sort_unstable();
        gates.dedup();
        Self {
            accesses,
            depth,
            gates,
            ahead,
        }
    }

    /// Lets the thread pass these first, too.
    pub fn come_after(&mut self, gates: &[G])
    where
        G: Clone,
    {
        self.gates.extend_from_slice(gates);
        self.gates.sort_unstable();
        self.gates.dedup();
    }

    /// The thread and the frame whose registers the accesses are about, given the thread as it is now.
    pub fn frame<'t>(&'t self, now: &'t Thread) -> (&'t Thread, &'t Frame) {
        let thread = self.ahead.as_deref().unwrap_or(now);
        (thread, &thread.frames[self.depth])
    }
}

/// What a gate means in a state to the thread that has a frame; nothing if it stands open.
pub(super) type GateMeaning<G> = fn(&Reader<'_>, &Thread, &Frame, Gate) -> Option<G>;

impl Futures {
    /// Where the frames of a thread stand. None if one of them was not foreseen.
    pub(super) fn texts<'a>(&'a self, machine: &Machine, thread: &Thread) -> Option<Texts<'a>> {
        let mut list = Vec::with_capacity(thread.frames.len());
        let mut all = Vec::with_capacity(thread.frames.len());
        for (depth, frame) in thread.frames.iter().enumerate() {
            let points = self.points(machine, frame.function)?;
            let texts = match runs_again(thread, depth) {
                true => &points.before,
                false => &points.during,
            };
            all.push(points);
            // A frame behind its last operation has nothing left to do.
            if let Some(text) = texts.get(frame.pc as usize) {
                list.push((text, depth));
            }
        }
        Some(Texts { list, points: all })
    }
}

impl Reader<'_> {
    /// What the frames of a thread can still do, by what it must pass before.
    pub(super) fn parts<'t, G: Ord + Clone>(
        &self,
        thread: &Thread,
        texts: &Texts<'t>,
        meaning: GateMeaning<G>,
    ) -> Vec<Part<'t, G>> {
        let on_top = thread.frames.len().saturating_sub(1);
        let mut parts = Vec::new();
        // What the frames above must pass before control comes back.
        let mut above: Vec<G> = Vec::new();
        for &(text, depth) in texts.list.iter().rev() {
            let (frame, points) = (&thread.frames[depth], texts.points[depth]);
            let is_on_top = depth == on_top;
            if !is_on_top && points.is_guarded.get(frame.pc as usize) == Some(&true) {
                // A failure that is handled here comes back before.
                above.clear();
            }
            let passed = self.follow_ahead(thread, depth, points, &above, meaning, &mut parts);
            if let Some(passed) = passed {
                above = passed;
                continue;
            }
            for (gates, accesses) in text.parts() {
                let mut gates = self.meanings(thread, depth, gates, meaning);
                gates.extend_from_slice(&above);
                parts.push(Part::new(accesses, depth, gates, None));
            }
            if is_on_top {
                let gates = points.returns_behind.get(frame.pc as usize);
                let gates = gates.map_or(&[][..], Vec::as_slice);
                above.extend(self.meanings(thread, depth, gates, meaning));
            }
        }
        parts
    }

    /// What gates mean to the thread that has a frame.
    pub(super) fn meanings<G>(
        &self,
        thread: &Thread,
        depth: usize,
        gates: &[Gate],
        meaning: GateMeaning<G>,
    ) -> Vec<G> {
        let frame = &thread.frames[depth];
        let gates = gates.iter();
        gates
            .filter_map(|&gate| meaning(self, thread, frame, gate))
            .collect()
    }

    /// Whom a thread synchronises with when it passes a gate.
    pub(super) fn teacher(&self, thread: &Thread, frame: &Frame, gate: Gate) -> Option<Teacher> {
        match gate {
            // Who knows which accesses are over is kept for C programs, which have neither.
            Gate::Monitor(_) | Gate::End(_) | Gate::Cell(..) => None,
            Gate::EndInNative(native, which, limit) => {
                let (row, words) = self.join(thread, frame, native, which, limit)?;
                let ended = row.joins_patiently(self.state, thread.id, &words)?;
                Some(Teacher::End(ended))
            }
            Gate::Lock(native, first, second) => {
                let (row, _, at) = self.lock(thread, frame, native, (first, second))?;
                Some(Teacher::Lock(at, row.text().learns_of_sharers))
            }
        }
    }

    /// A call that waits for the end of a thread, with the arguments that say which and for how long.
    fn join(
        &self,
        thread: &Thread,
        frame: &Frame,
        native: NativeId,
        which: ValueId,
        limit: Option<ValueId>,
    ) -> Option<(&Native, Vec<u64>)> {
        let row = self.machine.native(native).ok()?;
        let mut words = vec![0; row.params.len()];
        *words.first_mut()? = self.word(thread, frame, which).ok()?;
        if let (Some(at), Some(limit)) = (row.text().timeout, limit) {
            *words.get_mut(at)? = self.word(thread, frame, limit).ok()?;
        }
        Some((row, words))
    }

    /// A call that takes a lock, with its arguments and the memory of the lock.
    fn lock(
        &self,
        thread: &Thread,
        frame: &Frame,
        native: NativeId,
        arguments: (ValueId, Option<ValueId>),
    ) -> Option<(&Native, Vec<u64>, Range)> {
        let row = self.machine.native(native).ok()?;
        let words = self.words(thread, frame, arguments)?;
        let (place, size) = row.one_lock()?;
        let &word = words.get(place)?;
        let at = Range::cell(object_of(word), offset_of(word), size);
        Some((row, words, at))
    }

    /// One or two arguments of a call.
    fn words(
        &self,
        thread: &Thread,
        frame: &Frame,
        (first, second): (ValueId, Option<ValueId>),
    ) -> Option<Vec<u64>> {
        let values = std::iter::once(first).chain(second);
        let words = values.map(|value| self.word(thread, frame, value).ok());
        words.collect()
    }

    /// Who else holds a lock, or has not ended, or the memory that must change.
    pub(super) fn keeper(&self, thread: &Thread, frame: &Frame, gate: Gate) -> Option<Keeper> {
        let word = |value| self.word(thread, frame, value).ok();
        let blocks = |row: &Native, words: &[u64]| {
            let ready = row.ready?;
            let readiness = ready(self.machine, self.state, thread.id, words);
            (readiness == Readiness::Blocked).then_some(())
        };
        let (keeper, lock) = match gate {
            Gate::Monitor(object) => {
                let object = self.state.heap.get(object_of(word(object)?))?;
                let (owner, _) = object.monitor.as_ref()?.owner?;
                (owner, None)
            }
            Gate::End(handle) => {
                let ended = ThreadId((word(handle)? as u32).checked_sub(1)?);
                (ended, None)
            }
            Gate::EndInNative(native, which, limit) => {
                let (row, words) = self.join(thread, frame, native, which, limit)?;
                blocks(row, &words)?;
                (row.joins_patiently(self.state, thread.id, &words)?, None)
            }
            Gate::Lock(native, first, second) => {
                let (row, words, at) = self.lock(thread, frame, native, (first, second))?;
                blocks(row, &words)?;
                (row.holder(self.state, thread.id, &words)?, Some(at))
            }
            Gate::Cell(native, first, second) => {
                let row = self.machine.native(native).ok()?;
                let words = self.words(thread, frame, (first, second))?;
                blocks(row, &words)?;
                let (at, size) = (row.gate?)(&words);
                let cell = Range::cell(object_of(at), offset_of(at), size);
                return Some(Keeper::Cell(cell));
            }
        };
        let lives = !self.state.thread(keeper)?.has_ended();
        (lives && keeper != thread.id).then_some(Keeper::Thread {
            thread: keeper,
            lock,
        })
    }
}
