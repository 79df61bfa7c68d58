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

    /// Takes from a number before some statements and gives back behind them, or does only one of
    /// both.
    pub(super) fn counted(&mut self, depth: usize) {
        let (n, r) = (self.label(), self.register());
        let field = self.rng.pick(&["one", "one", "one", "none", "busy"]);
        let on_object = self.rng.one_in(4);
        if on_object {
            self.line(&format!("%k{n} = load N.object"));
            self.line(&format!("%p{n} = addr %k{n}.Count.left"));
        } else {
            self.line(&format!("%p{n} = addr N.{field}"));
        }
        let is_busy = field == "busy" && !on_object;
        match self.rng.below(6) {
            _ if is_busy => self.line(&format!("native \"take_zero\"(%p{n})")),
            0 => self.line(&format!("call take_if(%p{n}, {r})")),
            1 => self.line(&format!(
                "try {{ call take_or_fail(%p{n}, {r}) }} catch Oops {{ {r} = 2 }}"
            )),
            2 if on_object => self.line(&format!("call enter_count(%k{n})")),
            3 => {}
            _ => self.line(&format!("call take(%p{n})")),
        }
        for _ in 0..1 + self.rng.below(2) {
            self.statement(depth - 1);
        }
        match self.rng.below(8) {
            0 => {}
            1 if is_busy => self.line("store N.busy, 0"),
            2 if is_busy => self.line("store volatile N.busy, 0"),
            _ if is_busy => self.line(&format!("{r} = rmw xchg i32 [%p{n}], 0")),
            _ => self.line(&format!("{r} = rmw add i32 [%p{n}], 1")),
        }
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
