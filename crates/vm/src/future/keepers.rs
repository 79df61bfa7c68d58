//! Where the frames of a thread stand in their texts, who keeps the thread from what is there, and
//! whom it synchronises with on the way.

use super::callable::Callable;
use super::evaluate::{Reader, runs_again};
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

/// The texts of a thread, one for each frame.
pub(super) struct Texts<'a> {
    pub list: Vec<(&'a Text, usize)>,
    /// What the frame on top must wait for before it returns, and the depth of the lowest frame that
    /// control then comes to without handling a failure.
    returns: (&'a [Gate], usize),
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
    pub depth: usize,
    /// What the thread must pass before.
    pub gates: Vec<G>,
}

/// What a gate means in a state to the thread that has a frame; nothing if it stands open.
pub(super) type GateMeaning<G> = fn(&Reader<'_>, &Thread, &Frame, Gate) -> Option<G>;

impl Futures {
    /// Where the frames of a thread stand. None if one of them was not foreseen.
    pub(super) fn texts<'a>(&'a self, machine: &Machine, thread: &Thread) -> Option<Texts<'a>> {
        let mut list = Vec::with_capacity(thread.frames.len());
        let mut returns: (&[Gate], usize) = (&[], 0);
        for (depth, frame) in thread.frames.iter().enumerate() {
            let points = self.points(machine, frame.function)?;
            let texts = match runs_again(thread, depth) {
                true => &points.before,
                false => &points.during,
            };
            let guarded = points.is_guarded.get(frame.pc as usize) == Some(&true);
            match depth + 1 == thread.frames.len() {
                true => {
                    let gates = points.returns_behind.get(frame.pc as usize);
                    returns.0 = gates.map_or(&[], Vec::as_slice);
                }
                false if guarded => returns.1 = depth + 1,
                false => {}
            }
            // A frame behind its last operation has nothing left to do.
            if let Some(text) = texts.get(frame.pc as usize) {
                list.push((text, depth));
            }
        }
        Some(Texts { list, returns })
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
        let passed = |depth: usize, gates: &[Gate]| -> Vec<G> {
            let frame = &thread.frames[depth];
            let gates = gates.iter();
            gates
                .filter_map(|&gate| meaning(self, thread, frame, gate))
                .collect()
        };
        let mut parts = Vec::new();
        let (gates, lowest) = texts.returns;
        let on_top = thread.frames.len().saturating_sub(1);
        let above = match gates.is_empty() {
            true => Vec::new(),
            false => passed(on_top, gates),
        };
        for &(text, depth) in &texts.list {
            for (gates, accesses) in text.parts() {
                let mut gates = passed(depth, gates);
                if (lowest..on_top).contains(&depth) {
                    gates.extend_from_slice(&above);
                }
                gates.sort_unstable();
                gates.dedup();
                parts.push(Part {
                    accesses,
                    depth,
                    gates,
                });
            }
        }
        parts
    }

    /// Whom a thread synchronises with when it passes a gate.
    pub(super) fn teacher(&self, thread: &Thread, frame: &Frame, gate: Gate) -> Option<Teacher> {
        match gate {
            // Who knows which accesses are over is kept for C programs, which have neither.
            Gate::Monitor(_) | Gate::End(_) => None,
            Gate::EndInNative(native, which, limit) => {
                let (row, words) = self.join(thread, frame, native, which, limit)?;
                let ended = row.joins_patiently(self.state, thread.id, &words)?;
                Some(Teacher::End(ended))
            }
            Gate::Lock(native, lock) => {
                let (_, _, at) = self.lock(thread, frame, native, lock)?;
                Some(Teacher::Lock(at))
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
        lock: ValueId,
    ) -> Option<(&Native, [u64; 1], Range)> {
        let row = self.machine.native(native).ok()?;
        let word = self.word(thread, frame, lock).ok()?;
        let at = Range::cell(object_of(word), offset_of(word), row.one_lock()?);
        Some((row, [word], at))
    }

    /// Who else holds a lock, or has not ended.
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
            Gate::Lock(native, lock) => {
                let (row, words, at) = self.lock(thread, frame, native, lock)?;
                blocks(row, &words)?;
                (row.holder(self.state, thread.id, &words)?, Some(at))
            }
        };
        let lives = !self.state.thread(keeper)?.has_ended();
        (lives && keeper != thread.id).then_some(Keeper {
            thread: keeper,
            lock,
        })
    }
}
