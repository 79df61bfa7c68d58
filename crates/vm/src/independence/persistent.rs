//! Persistent sets: the threads whose choices are enough in a state.
//!
//! A set of threads is persistent if nothing that the others can do, as long as none of the set
//! moves, conflicts with what the set does next, or lets a thread of it do something else. Then
//! the choices of the set are enough: whatever others do first could as well be done later, with
//! the same result. What threads do next is read off the state; what they can still do at all
//! comes from [`crate::future`]. The answer depends on the state alone.
//!
//! Nobody may be put off for ever: whoever leaves choices out must see to it that every cycle of
//! states has one in which nothing was left out ([`Machine::makes_progress`]).

use crate::future::{Coverage, Futures};
use crate::independence::foreseen::Foreseen;
use crate::independence::survey::Survey;
use crate::machine::choice::Choice;
use crate::machine::{MOST_ANALYSES, Machine, Merge};
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::keys::ThreadId;
use crate::state::running_state::RunningState;
use crate::state::thread::{Frame, Status, Thread};
use fencepost_ir::{ClassId, FuncId, Op};
use std::cmp::Ordering;
use std::sync::atomic;

/// The part of a program's text that counts for what threads can still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextThatCounts {
    /// All that may be called.
    Whole,
    /// The operations that runs have come to. A run that comes to more is noted.
    ComeTo,
}

/// A part of a program's text, in an order of its own.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CountedText {
    /// The operations of functions, as words of bits.
    pub functions: Vec<(FuncId, Vec<u64>)>,
    /// Classes of which the runtime makes objects of its own accord.
    pub made: Vec<ClassId>,
}

impl Machine {
    /// Whether it was worked out what threads can still do, or tried to.
    pub fn has_foreseen(&self) -> bool {
        self.analyses[0].get().is_some()
    }

    /// Works out what threads can still do, from what a run that starts with `entry` may come to in
    /// the part of the text that counts. Says whether it did: only so many times is possible.
    pub fn foresee(&self, entry: FuncId, text: TextThatCounts) -> bool {
        let latest = self.analysis.load(atomic::Ordering::Relaxed);
        let next = latest + usize::from(self.has_foreseen());
        if !self.options.persistent || next >= MOST_ANALYSES {
            return false;
        }
        let coverage = match text {
            TextThatCounts::Whole => Coverage::Whole,
            TextThatCounts::ComeTo => self.covered.so_far(),
        };
        self.analyses[next].get_or_init(|| Futures::analyse(self, entry, coverage));
        self.analysis.store(next, atomic::Ordering::Relaxed);
        self.unexpected.store(false, atomic::Ordering::Relaxed);
        self.came_to_more.store(false, atomic::Ordering::Relaxed);
        true
    }

    /// Whether the text that counts is not the whole text.
    pub fn leaves_text_out(&self) -> bool {
        self.futures()
            .is_some_and(|futures| futures.coverage.is_partial())
    }

    /// The part of the text that counts, if not all of it does.
    pub fn text_that_counts(&self) -> Option<CountedText> {
        let Coverage::Partial(part) = &self.futures()?.coverage else {
            return None;
        };
        let functions = part.functions.iter();
        let functions = functions.map(|(&function, words)| (function, words.to_vec()));
        let mut text = CountedText {
            functions: functions.collect(),
            made: part.made.clone(),
        };
        text.functions.sort_unstable();
        Some(text)
    }

    /// Adds to what runs have come to; false if the program does not have it.
    pub fn add_covered(&self, text: &CountedText) -> bool {
        let are_classes = text.made.iter().all(|&class| {
            let is_class = self.class(class).is_ok();
            if is_class {
                self.covered.make(class);
            }
            is_class
        });
        let mut functions = text.functions.iter();
        let are_functions = functions.all(|(function, words)| {
            self.preview(*function).is_ok_and(|code| {
                self.covered.add(*function, code.ops.len(), words);
                words.len() == code.ops.len().div_ceil(64)
            })
        });
        are_classes && are_functions
    }

    /// Forgets which operations runs have come to, so that what counts does not depend on runs that
    /// somebody else took.
    pub fn forget_covered(&self) {
        self.covered.clear();
    }

    /// Whether a run came to operations that do not count.
    pub fn came_to_more(&self) -> bool {
        self.came_to_more.load(atomic::Ordering::Relaxed)
    }

    /// Whether a run came to something that the text did not show: what was left out on the
    /// strength of it may have been needed.
    pub fn met_unexpected(&self) -> bool {
        self.unexpected.load(atomic::Ordering::Relaxed) || self.came_to_more()
    }

    /// Whether a search that leaves choices out has come to something that the text did not show, and
    /// has not begun again: what it has visited is not enough to go on from.
    pub fn must_begin_again(&self) -> bool {
        let gave_up = self.unprofitable.load(atomic::Ordering::Relaxed);
        self.options.persistent && self.futures().is_some() && self.met_unexpected() && !gave_up
    }

    /// Works out no persistent sets from now on: they do not pay for this program.
    pub fn give_up_persistent_sets(&self) {
        self.unprofitable.store(true, atomic::Ordering::Relaxed);
    }

    /// Whether persistent sets are worked out at all under these rules.
    pub fn has_persistent_sets(&self) -> bool {
        self.options.persistent
            && self.options.merge == Merge::Private
            && !self.options.stable
            && !self.has_copies()
            && self.early.is_empty()
            && !self.early.is_active()
            // Where locks ignore interrupts it is known which operations notice them.
            && (!self.interrupts || self.rules.locks_ignore_interrupts)
            // This looks at all memory: what was written.
            && !self.rules.asks_unwritten
            && !self.asks_waiting
            && !self.table.reuse_reads
            && !self.unprofitable.load(atomic::Ordering::Relaxed)
            && self.futures().is_some()
    }

    /// Leaves out choices that a persistent set can do without which has none of the refused threads
    /// move. Says whether some were.
    pub fn reduce(&self, state: &State, choices: &mut Vec<Choice>, refused: &[ThreadId]) -> bool {
        self.reduce_further(state, choices, refused, &mut Foreseen::default())
    }

    /// The same in a chain of steps. Where what was found out before shows that the thread which has
    /// moved last can go on alone, it does.
    pub fn reduce_further(
        &self,
        state: &State,
        choices: &mut Vec<Choice>,
        refused: &[ThreadId],
        foreseen: &mut Foreseen,
    ) -> bool {
        let before = choices.len();
        if before < 2 {
            return false;
        }
        let Some(analysis) = self.futures() else {
            return false;
        };
        let mover = foreseen.mover().filter(|mover| !refused.contains(mover));
        let known = mover.map(|_| foreseen.take());
        let Some(mut survey) = Survey::new(self, state, analysis, choices, known) else {
            return false;
        };
        let goes_on = mover.filter(|&mover| survey.has_single_choice_enough(mover));
        if let Some(mover) = goes_on {
            foreseen.keep(survey.futures.into_known(), state);
            choices.retain(|choice| choice.thread == mover);
            return true;
        }
        if mover.is_some() {
            survey.renew();
        }
        let kept = survey.smallest(refused);
        let stays = |choice: &Choice| {
            let thread = choice.thread;
            kept.as_ref().is_none_or(|kept| kept.contains(&thread))
        };
        // Where states branch, no entries are pending that could as well have completed.
        let branches = choices.iter().filter(|choice| stays(choice)).count() > 1;
        let settled = branches.then(|| survey.settled_entry()).flatten();
        let settled = settled.filter(|choice| !refused.contains(&choice.thread));
        foreseen.keep(survey.futures.into_known(), state);
        match settled {
            Some(settled) => {
                choices.clear();
                choices.push(settled);
                true
            }
            None => {
                choices.retain(stays);
                choices.len() < before
            }
        }
    }

    /// Whether the next step of a thread neither ends the execution nor can lead back to where the
    /// thread stands in its code, as far as that is seen without running it.
    pub fn must_progress(&self, thread: &Thread) -> bool {
        let Some(futures) = self.futures() else {
            return false;
        };
        if self.may_end_inside(thread) || self.may_start_thread(thread) {
            return false;
        }
        if self.options.flaw == Flaw::Progress {
            return true;
        }
        thread.status == Status::Running
            && thread.frames.iter().enumerate().all(|(depth, frame)| {
                let points = futures.points(self, frame.function);
                let top = depth + 1 == thread.frames.len();
                points.is_some_and(|points| !points.may_repeat(frame.pc, !top))
            })
    }

    /// Whether the next step of a thread takes operations along that may end the execution. All
    /// other ends are steps of their own.
    fn may_end_inside(&self, thread: &Thread) -> bool {
        // Any operation on memory that a program looks after itself may be a mistake, which ends the
        // execution.
        if self.manual_memory {
            return true;
        }
        let of_numbers = self
            .futures()
            .is_some_and(Futures::has_addresses_of_numbers);
        match self.next_op(thread) {
            Some(Op::AtomicBegin {} | Op::InitClass { .. }) => true,
            // What is not the address of anything is not modelled.
            Some(
                Op::Load { place, .. }
                | Op::Store { place, .. }
                | Op::Rmw { place, .. }
                | Op::CompareExchange { place, .. },
            ) => of_numbers && matches!(place, fencepost_ir::Place::Pointer(..)),
            Some(Op::Native { native, .. }) => self.native(*native).is_ok_and(|row| row.section),
            // Nothing else keeps others from moving.
            _ => false,
        }
    }

    /// Whether the next step of a thread may have the runtime start another one.
    fn may_start_thread(&self, thread: &Thread) -> bool {
        matches!(self.next_op(thread), Some(Op::Native { native, .. })
            if self.native(*native).is_ok_and(|row| !row.text().starts.is_empty()))
    }

    /// Whether a thread that took a step is further on in its code than before, so that it cannot
    /// have come back to where it was, unless it ends and is started anew. Positions are those of its
    /// frames, outermost first, and in loops the registers that count their rounds.
    ///
    /// In a cycle of steps that all get their threads further on, every thread ends and is started
    /// anew by one that is, too. Follow these starts back until they repeat. A new thread is a child
    /// of the one that starts it, or a sibling (see [`ThreadKey`](crate::ThreadKey)). A child has a
    /// longer path, so all of these are siblings, and one of them has a lower number than the thread
    /// that starts it. Such a start is no progress. Where workers are renamed, names say nothing about
    /// them. Then a search looks for cycles itself (see [`Machine::names_hide_cycles`]); for one that
    /// cannot, no start by a worker is progress: if none of the threads that start one another for ever
    /// were such a worker, they would keep their names.
    pub fn makes_progress(&self, before: &Thread, after: &RunningState) -> bool {
        if after.record.started_over && self.options.flaw != Flaw::StartedOver {
            return false;
        }
        let Some(after) = after.thread(before.id) else {
            return true;
        };
        let has_fired = before.status == Status::Delayed && after.status != Status::Delayed;
        if after.has_ended() || has_fired || self.has_left(before, after) {
            return true;
        }
        let Some(futures) = self.futures() else {
            return false;
        };
        let register = |thread: &Thread, frame: &Frame, reg: u16| {
            let place = frame.base + u32::from(reg);
            match thread.pending.promise(place) {
                Some(_) => None,
                None => thread.regs.get(place as usize).copied(),
            }
        };
        Self::is_further(before, after, &|old, new| {
            let Some(points) = futures.points(self, old.function) else {
                return Ordering::Less;
            };
            points.loops.compare(
                (old.pc, &|reg| register(before, old, reg)),
                (new.pc, &|reg| register(after, new, reg)),
            )
        })
    }

    /// Whether a step left all calls of its thread for another outermost one.
    fn has_left(&self, before: &Thread, after: &Thread) -> bool {
        let outermost = |thread: &Thread| thread.frames.first().map(|frame| frame.function);
        outermost(before) != outermost(after)
            && matches!(self.next_op(before), Some(Op::Native { native, .. })
                if self.native(*native).is_ok_and(|row| row.text().leaves))
    }

    fn is_further(
        before: &Thread,
        after: &Thread,
        compare: &dyn Fn(&Frame, &Frame) -> Ordering,
    ) -> bool {
        for at in 0.. {
            match (before.frames.get(at), after.frames.get(at)) {
                (Some(old), Some(new)) if old.function == new.function => match compare(old, new) {
                    Ordering::Less => return false,
                    Ordering::Equal => {}
                    Ordering::Greater => return true,
                },
                (Some(_), Some(_)) | (Some(_), None) => return false,
                (None, Some(_)) => return true,
                (None, None) => break,
            }
        }
        // The same place: an entry of the pending list may have completed.
        after.pending.entries.len() < before.pending.entries.len()
    }
}
