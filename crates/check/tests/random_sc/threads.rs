//! Statements about other threads.

use super::Writer;
use std::fmt::Write as _;

impl Writer<'_> {
    /// Does something to another thread, asks about it, ends all of them, or waits for a while.
    pub(super) fn about_threads(&mut self) {
        let (r, n, other) = (self.register(), self.label(), self.rng.below(3));
        match self.rng.below(9) {
            0..=1 => {
                self.line(&format!("%h = load R.h{other}"));
                self.line("native \"interrupt\"(%h)");
            }
            2 | 3 => {
                self.line(&format!("%h = load R.h{other}"));
                self.line(&format!("{r} = native \"is_waiting\"(%h)"));
            }
            4 => {
                self.line(&format!("br {r}, leave{n}, stay{n}"));
                let _ = writeln!(self.out, "leave{n}:");
                self.line("native \"exit\"(1)");
                let _ = writeln!(self.out, "stay{n}:");
            }
            5 if !self.held.is_empty() => {
                let lock = self.rng.pick(&self.held.clone());
                self.line(&format!("{r} = wait %m{lock} timeout 5"));
            }
            5 | 6 => {
                let lock = self.rng.below(2);
                self.line(&format!("%m{n} = load R.lock{lock}"));
                self.line("try {");
                self.line(&format!("enter %m{n}"));
                self.line(&format!("exit %m{n}"));
                self.line("} catch ThreadInterrupted {");
                self.line(&format!("{r} = 2"));
                self.line("}");
            }
            // The one that is waited for may interrupt the one that waits, and then end.
            7 => {
                self.line(&format!("%h = load R.h{other}"));
                self.line(&format!("br %h, begun{n}, not_yet{n}"));
                let _ = writeln!(self.out, "begun{n}:");
                self.line("try {");
                self.line("join %h");
                self.line("} catch ThreadInterrupted {");
                self.line(&format!("{r} = 3"));
                self.line("}");
                let _ = writeln!(self.out, "not_yet{n}:");
            }
            _ => {
                let lock = self.rng.below(2);
                self.line(&format!("%m{n} = load R.lock{lock}"));
                self.line(&format!("%g{n} = tryenter %m{n} timeout 5"));
                self.line(&format!("br %g{n}, got{n}, not{n}"));
                let _ = writeln!(self.out, "got{n}:");
                self.line(&format!("exit %m{n}"));
                let _ = writeln!(self.out, "not{n}:");
            }
        }
    }
}
