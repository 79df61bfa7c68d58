//! Statements that take a lock.

use super::Writer;
use std::fmt::Write as _;

impl Writer<'_> {
    pub(super) fn locked(&mut self, depth: usize) {
        let (n, lock) = (self.label(), self.rng.below(2));
        self.line(&format!("%m{n} = load R.lock{lock}"));
        if self.flavour.guards && self.rng.one_in(2) {
            let (r, k) = (self.register(), self.rng.below(3));
            let guard = self.rng.pick(&["guarded", "guarded", "risky"]);
            return self.line(&format!("{r} = call {guard}(%m{n}, {k})"));
        }
        self.line(&format!("enter %m{n}"));
        self.held.push(n);
        for _ in 0..1 + self.rng.below(2) {
            self.statement(depth - 1);
        }
        self.held.pop();
        self.line(&format!("exit %m{n}"));
    }

    pub(super) fn try_locked(&mut self, depth: usize) {
        let (n, lock) = (self.label(), self.rng.below(2));
        self.line(&format!("%m{n} = load R.lock{lock}"));
        self.line(&format!("%g{n} = tryenter %m{n}"));
        self.line(&format!("br %g{n}, got{n}, not{n}"));
        let _ = writeln!(self.out, "got{n}:");
        self.held.push(n);
        self.statement(depth - 1);
        self.held.pop();
        self.line(&format!("exit %m{n}"));
        let _ = writeln!(self.out, "not{n}:");
    }
}
