//! Executions in which no thread can go on.

use crate::formula::Formula;
use crate::solver::Lit;
use crate::unroll::{Item, What};
use crate::value::{Data, EventId, equal_if};
use fencepost_memory_model::AccessKind;

/// A literal that requires a thread to wait at an access, and who holds what it waits for: one of
/// these threads, each with a literal that says so. Nobody does where anybody may end the wait.
struct Stuck {
    lit: Lit,
    holders: Option<Vec<(Lit, u32)>>,
}

impl Formula {
    /// A literal that requires that no thread can go on, and that one waits for a monitor, a cell,
    /// a pulse or another thread; or that some threads wait for each other, whatever others do.
    #[allow(clippy::needless_range_loop, reason = "threads are numbers here")]
    pub fn deadlock(&mut self) -> Lit {
        let dead = self.circuit.fresh();
        let threads = self.program.threads.len();
        // The ways in which each thread is stuck, with where.
        let mut stuck: Vec<Vec<(Lit, u32)>> = vec![Vec::new(); threads];
        let mut at_lock = vec![!dead];
        // Who is in a ring of threads, and the ways in which each waits for another one of it.
        let ring: Vec<Lit> = (0..threads).map(|_| self.circuit.fresh()).collect();
        let mut turns: Vec<Vec<Lit>> = vec![Vec::new(); threads];
        for thread in 0..threads {
            let items = self.program.threads[thread].items.clone();
            for item in &items {
                if let Item::Event(event) = item
                    && let Some(Stuck { lit, holders }) = self.stuck_at(*event)
                {
                    stuck[thread].push((lit, self.event(*event).position));
                    at_lock.push(lit);
                    if let Some(holders) = holders {
                        let turn = self.circuit.fresh();
                        self.circuit.clause(&[!turn, lit]);
                        for (holds, holder) in holders {
                            self.circuit.clause(&[!turn, !holds, ring[holder as usize]]);
                        }
                        // Who waits for a pulse does not yet wait for the monitor.
                        let mut waits = self.program.waits.iter();
                        if let Some(number) = waits.position(|wait| wait.retake == *event) {
                            let over = self.program.waits[number].expiry.map(|(_, over)| over);
                            let woken = [!turn, self.wakings.woken[number]];
                            let clause: Vec<Lit> = woken.into_iter().chain(over).collect();
                            self.circuit.clause(&clause);
                        }
                        turns[thread].push(turn);
                    }
                }
            }
        }
        for number in 0..self.program.waits.len() {
            let wait = self.program.waits[number];
            if wait.expiry.is_none() {
                let lit = self.stuck_waiting(number);
                let event = self.event(wait.retake);
                stuck[event.thread as usize].push((lit, event.position));
                at_lock.push(lit);
            }
        }
        // Joins refer to other threads, which may refer to others in turn, or back.
        let mut joins = Vec::new();
        for thread in 0..threads {
            let items = self.program.threads[thread].items.clone();
            for (at, item) in items.iter().enumerate() {
                if let Item::Join(child, guard) = item {
                    let (lit, turn) = (self.circuit.fresh(), self.circuit.fresh());
                    for one in [lit, turn] {
                        self.circuit.clause(&[!one, *guard]);
                        self.all_before(one, thread, at as u32);
                    }
                    self.circuit.clause(&[!turn, ring[*child as usize]]);
                    turns[thread].push(turn);
                    joins.push((lit, *child));
                    stuck[thread].push((lit, at as u32));
                    at_lock.push(lit);
                }
            }
        }
        for (lit, child) in joins {
            let others = stuck[child as usize].iter().map(|(other, _)| *other);
            let clause: Vec<Lit> = [!lit].into_iter().chain(others).collect();
            self.circuit.clause(&clause);
        }
        self.circuit.clause(&at_lock);
        for thread in 0..threads {
            let ways = turns[thread].iter().copied();
            let clause: Vec<Lit> = [!ring[thread]].into_iter().chain(ways).collect();
            self.circuit.clause(&clause);
        }
        for thread in 0..threads {
            if let Some((parent, position)) = self.program.threads[thread].parent {
                let lit = self.circuit.fresh();
                let earlier = stuck[parent as usize]
                    .iter()
                    .filter(|(_, at)| *at < position);
                let mut clause = vec![!lit];
                clause.extend(earlier.map(|(other, _)| *other));
                self.circuit.clause(&clause);
                // Where the parent never gets there, this thread does nothing.
                stuck[thread].push((lit, 0));
            }
        }
        for thread in 0..threads {
            let finished = self.finished(thread);
            let mut clause = vec![!dead, finished];
            clause.extend(stuck[thread].iter().map(|(lit, _)| *lit));
            self.circuit.clause(&clause);
        }
        let some = self.circuit.any(&ring);
        let cycle = self.circuit.fresh();
        self.circuit.clause(&[!cycle, some]);
        // What is not encoded may be what ends such a wait, such as an interrupt.
        for point in self.program.points.clone() {
            if matches!(point.what, What::Unsupported(_)) {
                self.circuit.clause(&[!cycle, !point.guard]);
            }
        }
        self.circuit.or(dead, cycle)
    }

    /// Requires everything of a thread before one of its items to count.
    fn all_before(&mut self, lit: Lit, thread: usize, position: u32) {
        for event in self.program.before_start(thread) {
            self.must_count(lit, event, Lit::TRUE);
        }
        for item in self.program.threads[thread].items.clone() {
            if let Item::Event(event) = item
                && self.event(event).position < position
            {
                self.must_count(lit, event, Lit::TRUE);
            }
        }
    }

    /// A literal that requires a thread to have done all it has to do.
    fn finished(&mut self, thread: usize) -> Lit {
        let lit = self.circuit.fresh();
        self.all_before(lit, thread, u32::MAX);
        for at in 0..self.program.points.len() {
            let (owner, guard) = (
                self.program.points[at].thread,
                self.program.points[at].guard,
            );
            if owner as usize == thread {
                self.circuit.clause(&[!lit, !guard]);
            }
        }
        for item in self.program.threads[thread].items.clone() {
            if let Item::Join(child, guard) = item {
                for (event, under) in self.program.before_end(child as usize) {
                    let both = self.circuit.and(guard, under);
                    self.must_count(lit, event, both);
                }
            }
        }
        lit
    }

    /// A literal that requires a thread to wait at an access: for a monitor that another one
    /// holds, or for a cell to change. Nothing if it does not wait.
    fn stuck_at(&mut self, lock: EventId) -> Option<Stuck> {
        let condition = self.event(lock).condition;
        if condition.is_none() && self.event(lock).kind != AccessKind::Lock {
            return None;
        }
        let lit = self.circuit.fresh();
        let (guard, counts) = (self.event(lock).guard, self.order.counts(lock));
        self.circuit.clause(&[!lit, guard]);
        self.circuit.clause(&[!lit, !counts]);
        let (thread, position) = (self.event(lock).thread, self.event(lock).position);
        self.all_before(lit, thread as usize, position);
        for (&read, &under) in self.event(lock).stops.clone().iter() {
            let counts = self.order.counts(read);
            self.circuit.clause(&[!lit, !under, counts]);
        }
        // One that the thread holds itself is not waited for.
        if let Some(condition) = condition {
            self.circuit.clause(&[!lit, !condition]);
        } else if let Some(Data::Bits(bits)) = &self.event(lock).loaded {
            let again = bits[0];
            self.circuit.clause(&[!lit, !again]);
        }
        // The last that counts of all accesses to the monitor left it held, or it was held from
        // the start and nobody has touched it. What is read of a cell is what it was left with;
        // the access does not count, so nothing else says what it reads.
        let awaited = condition.and(self.event(lock).loaded.clone());
        let mut writers: Vec<EventId> = Vec::new();
        for (place, _) in &self.event(lock).targets {
            writers.extend(self.writers.get(place).into_iter().flatten());
        }
        writers.retain(|&writer| writer != lock);
        writers.sort_unstable();
        writers.dedup();
        let mut done = Vec::new();
        for &writer in &writers {
            let (meets, counts) = (self.meets(lock, writer), self.done(writer));
            done.push(self.circuit.and(meets, counts));
        }
        let mut clause = vec![!lit];
        let mut holders = Vec::new();
        for (at, &writer) in writers.iter().enumerate() {
            let Some(left) = self.event(writer).stored.clone() else {
                continue;
            };
            let last = self.circuit.fresh();
            clause.push(last);
            holders.push((last, self.event(writer).thread));
            self.circuit.clause(&[!last, done[at]]);
            match (&awaited, &left) {
                (Some(read), left) => equal_if(&mut self.circuit, last, read, left),
                (None, Data::Bits(stored)) => self.circuit.clause(&[!last, stored[0]]),
                (None, Data::Address(_) | Data::Mixed(_)) => self.circuit.clause(&[!last]),
            }
            for (other, &earlier) in writers.iter().enumerate() {
                if other != at {
                    let before = self.order.before(earlier, writer);
                    self.circuit.clause(&[!last, !done[other], before]);
                }
            }
        }
        let untouched = self.circuit.fresh();
        clause.push(untouched);
        for &there in &done {
            self.circuit.clause(&[!untouched, !there]);
        }
        if let Some(read) = &awaited {
            for (place, here) in self.event(lock).targets.clone() {
                let both = self.circuit.and(untouched, here);
                let initial = self.initial(&place, read);
                equal_if(&mut self.circuit, both, read, &initial);
            }
            self.circuit.clause(&clause);
            return Some(Stuck { lit, holders: None });
        }
        let mut held = vec![!untouched];
        for (place, here) in self.event(lock).targets.clone() {
            if let Some(Data::Bits(bits)) = self.program.initial.get(&place).cloned() {
                held.push(self.circuit.and(here, bits[0]));
            }
        }
        self.circuit.clause(&held);
        self.circuit.clause(&clause);
        // What is held from the start was taken when there was one thread only.
        holders.push((untouched, 0));
        let holders = Some(holders);
        Some(Stuck { lit, holders })
    }

    /// A literal that requires a thread to wait for a pulse that nobody sends.
    fn stuck_waiting(&mut self, number: usize) -> Lit {
        let wait = self.program.waits[number];
        let lit = self.circuit.fresh();
        let guard = self.event(wait.retake).guard;
        self.circuit.clause(&[!lit, guard]);
        let counts = self.order.counts(wait.retake);
        self.circuit.clause(&[!lit, !counts]);
        let woken = self.wakings.woken[number];
        self.circuit.clause(&[!lit, !woken]);
        let (thread, position) = {
            let event = self.event(wait.retake);
            (event.thread as usize, event.position)
        };
        self.all_before(lit, thread, position);
        lit
    }
}
