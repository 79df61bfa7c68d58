//! Who is woken by which pulse.
//!
//! Threads that wait for a monitor stand in a queue, in the order in which they gave it up. A
//! pulse is for the first of them, for any, or for all; a thread whose time is over has left the
//! queue.

use crate::circuit::Circuit;
use crate::formula::Formula;
use crate::solver::Lit;
use crate::unroll::{Wait, Wakes};
use crate::value::EventId;

/// Whether the waits of a formula are woken.
#[derive(Clone, Default)]
pub(crate) struct Wakings {
    /// For each wait, whether some pulse that counts wakes it.
    pub woken: Vec<Lit>,
    /// For each wait, whether it goes on although nothing has woken it.
    pub unfounded: Vec<Lit>,
}

impl Formula {
    /// Whether two accesses touch one cell.
    fn touches(&mut self, a: EventId, b: EventId) -> Lit {
        let (first, second) = (self.event(a).targets.clone(), self.event(b).targets.clone());
        let mut ways = Vec::new();
        for &(place, one) in &first {
            for &(other, two) in &second {
                if place == other {
                    ways.push(self.circuit.and(one, two));
                }
            }
        }
        self.circuit.any(&ways)
    }

    /// Whether a thread stands in the queue when a pulse comes, unless one before has woken it.
    fn is_queued(&mut self, wait: &Wait, pulse: EventId) -> Lit {
        let touches = self.touches(wait.release, pulse);
        if touches == Lit::FALSE {
            return Lit::FALSE;
        }
        let released = self.done(wait.release);
        let before = self.order.before(wait.release, pulse);
        let mut queued = self.circuit.all(&[touches, released, before]);
        if let Some((expiry, over)) = wait.expiry {
            let earlier = self.order.before(expiry, pulse);
            let left = self.circuit.and(over, earlier);
            queued = self.circuit.and(queued, !left);
        }
        queued
    }

    /// Says that a pulse wakes just one of those that stand in the queue, if there are any.
    fn wakes_any(
        &mut self,
        pulse: usize,
        done: Lit,
        wakes: &[Vec<Lit>],
        queued: &[Vec<Lit>],
        earlier: &[Vec<Lit>],
    ) {
        let mut stands = Vec::new();
        for w in 0..wakes.len() {
            let here = self
                .circuit
                .all(&[done, queued[w][pulse], !earlier[w][pulse]]);
            self.circuit.clause(&[!wakes[w][pulse], here]);
            for other in 0..w {
                let both = [!wakes[w][pulse], !wakes[other][pulse]];
                self.circuit.clause(&both);
            }
            stands.push(here);
        }
        let woken: Vec<Lit> = wakes.iter().map(|row| row[pulse]).collect();
        for here in stands {
            let clause: Vec<Lit> = [!here].into_iter().chain(woken.iter().copied()).collect();
            self.circuit.clause(&clause);
        }
    }

    /// Says which pulse wakes which wait.
    pub fn wakings(&mut self) -> Wakings {
        let (waits, pulses) = (self.program.waits.clone(), self.program.pulses.clone());
        let mut wakes = vec![vec![Lit::FALSE; pulses.len()]; waits.len()];
        let mut queued = wakes.clone();
        for (w, wait) in waits.iter().enumerate() {
            for (p, pulse) in pulses.iter().enumerate() {
                queued[w][p] = self.is_queued(wait, pulse.event);
                if queued[w][p] != Lit::FALSE {
                    wakes[w][p] = self.circuit.fresh();
                }
            }
        }
        // Whether a pulse before another one has woken a thread.
        let mut earlier = vec![vec![Lit::FALSE; pulses.len()]; waits.len()];
        for w in 0..waits.len() {
            for (p, pulse) in pulses.iter().enumerate() {
                let mut ways = Vec::new();
                for (other, before) in pulses.iter().enumerate().filter(|(q, _)| *q != p) {
                    let before = self.order.before(before.event, pulse.event);
                    ways.push(self.circuit.and(wakes[w][other], before));
                }
                earlier[w][p] = self.circuit.any(&ways);
            }
        }
        for (p, pulse) in pulses.iter().enumerate() {
            if pulse.wakes == Wakes::Any {
                let done = self.done(pulse.event);
                self.wakes_any(p, done, &wakes, &queued, &earlier);
            }
        }
        for (w, wait) in waits.iter().enumerate() {
            for (p, pulse) in pulses.iter().enumerate() {
                if queued[w][p] == Lit::FALSE || pulse.wakes == Wakes::Any {
                    continue;
                }
                let done = self.done(pulse.event);
                let mut all = vec![done, queued[w][p], !earlier[w][p]];
                for (other, ahead) in waits.iter().enumerate() {
                    if other != w && pulse.wakes == Wakes::First {
                        let before = self.order.before(ahead.release, wait.release);
                        let stands = [queued[other][p], before, !earlier[other][p]];
                        all.push(!self.circuit.all(&stands));
                    }
                }
                let lit = self.circuit.all(&all);
                equal(&mut self.circuit, wakes[w][p], lit);
            }
        }
        let mut result = Wakings::default();
        for (w, wait) in waits.iter().enumerate() {
            let woken = self.circuit.any(&wakes[w]);
            let mut reasons = Vec::new();
            for (p, pulse) in pulses.iter().enumerate() {
                let before = self.order.before(pulse.event, wait.retake);
                reasons.push(self.circuit.and(wakes[w][p], before));
            }
            let mut wrong = Lit::FALSE;
            if let Some((expiry, over)) = wait.expiry {
                // A time that is over ends the wait; before that, nobody has woken the thread.
                reasons.push(over);
                let mut ways = Vec::new();
                for (p, pulse) in pulses.iter().enumerate() {
                    let before = self.order.before(pulse.event, expiry);
                    ways.push(self.circuit.and(wakes[w][p], before));
                }
                let late = self.circuit.any(&ways);
                let over = self.done(expiry);
                wrong = self.circuit.and(over, late);
            }
            let done = self.done(wait.retake);
            let reason = self.circuit.any(&reasons);
            let groundless = self.circuit.and(done, !reason);
            result.unfounded.push(self.circuit.or(groundless, wrong));
            result.woken.push(woken);
        }
        result
    }
}

/// Requires that two literals are equal.
fn equal(circuit: &mut Circuit, a: Lit, b: Lit) {
    circuit.clause(&[!a, b]);
    circuit.clause(&[a, !b]);
}
