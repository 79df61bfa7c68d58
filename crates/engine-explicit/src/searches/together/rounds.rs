//! How messages are waited for and dealt with.

use super::travel::{Bytes, put_number};
use super::{Gone, LOOK, Search, Summary, kind};
use fencepost_base::saved::Damaged;
use fencepost_search::link::{Arrival, Channel};
use std::time::{Duration, Instant};

/// How often a process says how many states it has.
const COUNT_EVERY: Duration = Duration::from_millis(50);

impl Search<'_> {
    /// Says that nothing more comes in this round, and waits until everything has come.
    pub(super) fn pass_round(
        &mut self,
        mut handle: impl FnMut(&mut Self, usize, &[u8]) -> Result<(), Gone>,
    ) -> Result<(), Gone> {
        self.link.end_round();
        // Those that came while this process was in the round before.
        for _ in 0..self.early.len() {
            let Some((from, round, bytes)) = self.early.pop_front() else {
                break;
            };
            match round == *self.round {
                true => handle(self, from, &bytes)?,
                false => self.early.push_back((from, round, bytes)),
            }
        }
        loop {
            match self.link.receive(Channel::Search, LOOK) {
                Some(Arrival::Message { from, round, bytes }) => {
                    if self.is_urgent(from, &bytes)? {
                        // It does not belong to a round.
                    } else if round == *self.round {
                        handle(self, from, &bytes)?;
                    } else {
                        self.early.push_back((from, round, bytes));
                    }
                }
                Some(Arrival::RoundOver(round)) if round == *self.round => break,
                Some(Arrival::RoundOver(_)) => {}
                None => self.look_at_limits(),
            }
            self.look_for_trouble()?;
        }
        *self.round += 1;
        Ok(())
    }

    /// Looks at limits, and whether it is time to save, while this process has nothing to expand.
    /// After a layer it is too late: others may have decided already what comes next.
    fn look_at_limits(&mut self) {
        if !self.expanding {
            return;
        }
        self.explorer.watch.look_soon();
        if self.explorer.limit_met(u64::from(self.layers.depth())) {
            self.stop();
        }
        self.pause_if_due();
    }

    /// Deals with a message that does not belong to a round, if it is one.
    fn is_urgent(&mut self, from: usize, bytes: &[u8]) -> Result<bool, Gone> {
        let Some((&kind, rest)) = bytes.split_first() else {
            return Ok(false);
        };
        match kind {
            kind::BROKEN_OFF => return Err(Gone::lost(String::from_utf8_lossy(rest))),
            kind::REFUSED => return Err(Gone::wrong(String::from_utf8_lossy(rest))),
            kind::STOP => self.stopping = true,
            kind::PAUSE => self.pausing = true,
            kind::TAKEN => {
                let taken = Bytes(rest).number();
                let taken = taken.map_err(|why| nonsense(from, why))?;
                let in_flight = &mut self.in_flight[from];
                *in_flight = in_flight.saturating_sub(taken);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn look_for_trouble(&self) -> Result<(), Gone> {
        if let Some(why) = self.trouble.get() {
            return Err(Gone::lost(why));
        }
        match self.link.lost() {
            Some(lost) => Err(Gone::lost(lost.why)),
            None => Ok(()),
        }
    }

    /// Deals with the next message, if it comes within this time. Says whether one came.
    pub(super) fn take_message(&mut self, wait: Duration) -> Result<bool, Gone> {
        // What came while this process was in the round before comes first: each state is sent as
        // its differences from the one before it.
        let mut early = self.early.iter();
        if let Some(at) = early.position(|(_, round, _)| *round == *self.round)
            && let Some((from, _, bytes)) = self.early.remove(at)
        {
            self.handle(from, &bytes)?;
            return Ok(true);
        }
        let Some(arrival) = self.link.receive(Channel::Search, wait) else {
            return Ok(false);
        };
        if let Arrival::Message { from, round, bytes } = arrival
            && !self.is_urgent(from, &bytes)?
        {
            match round == *self.round {
                true => self.handle(from, &bytes)?,
                false => self.early.push_back((from, round, bytes)),
            }
        }
        Ok(true)
    }

    /// The next message after the last layer, in whatever round it was sent.
    pub(super) fn next_message(&mut self) -> Result<(usize, u64, Vec<u8>), Gone> {
        loop {
            if let Some(message) = self.early.pop_front() {
                return Ok(message);
            }
            let arrival = self.link.receive(Channel::Search, LOOK);
            let is_idle = arrival.is_none();
            if let Some(Arrival::Message { from, round, bytes }) = arrival
                && !self.is_urgent(from, &bytes)?
            {
                return Ok((from, round, bytes));
            }
            // The others may be gone already; the first one needs this process and nobody else.
            match self.link.process() {
                0 => self.look_for_trouble()?,
                _ if is_idle && self.link.is_lost(0) => {
                    let why = self.link.lost().map(|lost| lost.why);
                    return Err(Gone::lost(why.unwrap_or_default()));
                }
                _ => {}
            }
        }
    }

    /// Looks at what has come.
    pub(super) fn poll(&mut self) -> Result<(), Gone> {
        while self.take_message(Duration::ZERO)? {}
        if self.counted.elapsed() >= COUNT_EVERY {
            self.counted = Instant::now();
            self.look_for_trouble()?;
            let own = self.explorer.store.len();
            self.counts[self.link.process()] = own;
            let mut message = vec![kind::COUNT];
            put_number(own, &mut message);
            match self.task.limits.max_states {
                Some(_) => self.tell_others(&message),
                // Only the first one tells how far all have come.
                None if self.link.process() != 0 => self.link.send(0, Channel::Search, message),
                None => {}
            }
        }
        Ok(())
    }

    pub(super) fn note_counts(&mut self) {
        let others = self.others();
        let counts = others.map(|process| self.counts[process]);
        self.explorer.states_elsewhere = counts.fold(0, u64::saturating_add);
    }

    /// Deals with a message of this round.
    pub(super) fn handle(&mut self, from: usize, bytes: &[u8]) -> Result<(), Gone> {
        let Some((&kind, rest)) = bytes.split_first() else {
            return Err(nonsense(from, Damaged::new("an empty message")));
        };
        let nonsense = |why| nonsense(from, why);
        let mut input = Bytes(rest);
        match kind {
            kind::STATES => {
                // Whoever saves needs everything that was sent.
                if !self.stopping || self.saves() {
                    self.take_states(from, &mut input).map_err(nonsense)?;
                }
                let mut answer = vec![kind::TAKEN];
                put_number(bytes.len() as u64, &mut answer);
                self.link.send(from, Channel::Search, answer);
            }
            kind::COUNT => {
                self.counts[from] = input.number().map_err(nonsense)?;
                self.note_counts();
            }
            kind::SUMMARY => {
                let summary = Summary::take(&mut input).map_err(nonsense)?;
                self.summaries[from] = Some(summary);
            }
            _ => return Err(nonsense(Damaged::new("a message of an unknown kind"))),
        }
        Ok(())
    }

    /// Lets everybody stop.
    pub(super) fn stop(&mut self) {
        if !std::mem::replace(&mut self.stopping, true) {
            self.tell_others(&[kind::STOP]);
        }
    }

    /// Lets everybody pause, to save the search, if this is the first process and it is time to.
    pub(super) fn pause_if_due(&mut self) {
        let is_due = self.link.process() == 0 && self.explorer.watch.save_is_due();
        if is_due && self.saves() && !std::mem::replace(&mut self.pausing, true) {
            self.tell_others(&[kind::PAUSE]);
        }
    }
}

/// What another process sent cannot be understood.
pub(super) fn nonsense(from: usize, Damaged(why): Damaged) -> Gone {
    Gone::wrong(format!("process {from} sent nonsense: {why}"))
}
