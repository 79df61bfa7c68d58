//! Statements made of others: branches, loops, atomic sections; and waits inside of locks.

use super::Writer;
use std::fmt::Write as _;

impl Writer<'_> {
    pub(super) fn branch(&mut self, depth: usize) {
        let (n, r) = (self.label(), self.register());
        self.line(&format!("br {r}, then{n}, else{n}"));
        let _ = writeln!(self.out, "then{n}:");
        self.statement(depth - 1);
        self.line(&format!("jump end{n}"));
        let _ = writeln!(self.out, "else{n}:");
        if self.rng.one_in(2) {
            self.statement(depth - 1);
        }
        let _ = writeln!(self.out, "end{n}:");
    }

    pub(super) fn repeat(&mut self, depth: usize) {
        let n = self.label();
        self.line(&format!("%n{n} = 2"));
        let _ = writeln!(self.out, "loop{n}:");
        self.statement(depth - 1);
        self.line(&format!("%n{n} = sub.i32 %n{n}, 1"));
        self.line(&format!("br %n{n}, loop{n}, done{n}"));
        let _ = writeln!(self.out, "done{n}:");
    }

    pub(super) fn atomic(&mut self, depth: usize) {
        self.line("atomic");
        self.in_atomic = true;
        for _ in 0..2 {
            self.statement(depth.min(1) - 1);
        }
        self.in_atomic = false;
        self.line("endatomic");
    }

    /// Waits on or pulses a monitor that is held, or one that may not be held any more.
    pub(super) fn condition(&mut self) {
        let lock = self.rng.pick(&self.held.clone());
        match self.rng.below(4) {
            0 => self.line(&format!("wait %m{lock}")),
            1 => self.line(&format!("pulseall %m{lock}")),
            _ => self.line(&format!("pulse %m{lock}")),
        }
    }
}
