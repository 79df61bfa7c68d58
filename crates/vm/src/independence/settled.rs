//! Pending entries that complete first, because nobody meets what they touch.

use crate::independence::outlook::Outlook;
use crate::independence::survey::Survey;
use crate::independence::thread_set::ThreadSet;
use crate::machine::choice::{Action, Choice};
use crate::state::flaw::Flaw;
use fencepost_memory_model::AccessKind;

impl Survey<'_> {
    /// A pending entry of some thread that nothing conflicts with that the others can do before it
    /// completes: completing it is enough.
    ///
    /// Its own thread may move before, too. That does not touch the entry, but may hand objects over
    /// to others. It keeps the monitors that it holds: what gives them back behind the entry waits
    /// for it, unless the model lets releases overtake it or a release before it is pending as well.
    pub fn settled_entry(&mut self) -> Option<Choice> {
        let (machine, state) = (self.machine, self.state);
        let outlook = Outlook {
            machine,
            state,
            analysis: self.analysis,
        };
        let flaw = machine.options.flaw;
        let overtaken_by_releases = |kind| machine.table.may_overtake(kind, AccessKind::Unlock);
        for at in self.live.iter() {
            let thread = self.threads[at];
            let others = self.live.without(ThreadSet::of(at));
            let mut releases_before = false;
            for (place, entry) in thread.pending.entries.iter().enumerate() {
                let kind = entry.access();
                let may_release = releases_before || kind.is_some_and(overtaken_by_releases);
                releases_before |= kind == Some(AccessKind::Unlock) && flaw != Flaw::Releases;
                if !machine.can_complete_first(state, thread, place) {
                    continue;
                }
                let movers = match may_release {
                    true => self.live,
                    false => others,
                };
                let givers = match flaw == Flaw::Givers {
                    true => others,
                    false => self.live,
                };
                let next = outlook.of_entry(thread, entry);
                let is_met = others.iter().any(|other| {
                    let meetings = self.meetings_of(&next, other);
                    self.happens(&meetings, other, movers, givers)
                });
                if !is_met || flaw == Flaw::Settled {
                    return Some(Choice {
                        thread: thread.id,
                        action: Action::Complete(place as u32),
                    });
                }
            }
        }
        None
    }
}
