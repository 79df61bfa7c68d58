//! Waits for the ends of other threads: plain ones, in functions, and such that need not come.

use super::{Flavour, Writer};
use crate::rng::Rng;
use std::fmt::Write as _;

/// Functions that wait for a thread always, sometimes, or unless they fail before.
pub(super) const WAITS: &str = "
func await(%h: i64) {
  join %h
}
func await_if(%h: i64, %yes: i32) {
  br %yes, wait, leave
wait:
  call await(%h)
leave:
  ret
}
func await_or_fail(%h: i64, %yes: i32) {
  br %yes, wait, fail
fail:
  %o = new Oops
  throw %o
wait:
  join %h
}
func await_and_read(%h: i64) -> i32 {
  %s = load R.y
  call await(%h)
  %t = load R.x
  %s = add.i32 %s, %t
  store R.z, %s
  ret %s
}
";

/// A function that waits for threads, and goes on in between.
pub(super) fn waits_for_all(rng: &mut Rng, threads: usize, flavour: Flavour) -> String {
    let mut writer = Writer::new(rng, flavour);
    for thread in 0..threads {
        writer.access();
        writer.join(&format!("%t{thread}"));
        writer.access();
    }
    let params: Vec<String> = (0..threads)
        .map(|thread| format!("%t{thread}: i64"))
        .collect();
    let (params, body) = (params.join(", "), writer.out);
    format!("\nfunc waits({params}) {{\n  %a = 0\n  %b = 1\n  %c = 2\n{body}  store R.q1, %a\n}}\n")
}

impl Writer<'_> {
    /// Waits for a thread, or may do so.
    pub(super) fn join(&mut self, handle: &str) {
        let r = self.register();
        match self.rng.below(6) {
            0 => self.line(&format!("join {handle}")),
            1 => self.line(&format!("call await({handle})")),
            2 => self.line(&format!("call await_if({handle}, {r})")),
            3 => self.line(&format!("{r} = call await_and_read({handle})")),
            4 => {
                self.line("try {");
                self.line(&format!("call await_or_fail({handle}, {r})"));
                self.access();
                self.line("} catch Oops {");
                self.access();
                self.line("}");
            }
            _ => {
                let n = self.label();
                self.line(&format!("br {r}, wait{n}, go{n}"));
                let _ = writeln!(self.out, "wait{n}:");
                self.line(&format!("join {handle}"));
                self.access();
                let _ = writeln!(self.out, "go{n}:");
            }
        }
    }

    /// A plain access.
    pub(super) fn access(&mut self) {
        let (r, x) = (self.register(), self.rng.pick(&super::NUMBERS));
        match self.rng.one_in(2) {
            true => self.line(&format!("{r} = load R.{x}")),
            false => self.line(&format!("store R.{x}, {r}")),
        }
    }
}
