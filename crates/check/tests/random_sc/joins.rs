//! Waits for the ends of other threads: plain ones, in functions, in loops, and such that need not
//! come.

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

/// The threads that a loop waits for.
pub(super) const HANDLES: &str = "array Handles of i64\n";

/// A function that waits for threads in a loop, which it may leave early.
pub(super) fn waits_in_turn(rng: &mut Rng, threads: usize, flavour: Flavour) -> String {
    let mut writer = Writer::new(rng, flavour);
    writer.line("%i = 0");
    writer.out.push_str("round:\n");
    if writer.rng.one_in(2) {
        writer.access();
    }
    if writer.rng.one_in(3) {
        let r = writer.register();
        writer.line(&format!("br {r}, over, round_on"));
        writer.out.push_str("round_on:\n");
    }
    writer.line("%t = load i64 %handles[%i]");
    match writer.rng.one_in(3) {
        true => writer.join("%t"),
        false => writer.line("join %t"),
    }
    if writer.rng.one_in(2) {
        writer.access();
    }
    writer.line("%i = add.i32 %i, 1");
    writer.line(&format!("%more = lt.i32 %i, {threads}"));
    writer.line("br %more, round, over");
    writer.out.push_str("over:\n");
    writer.access();
    writer.access();
    let body = writer.out;
    format!(
        "\nfunc waits_in_turn(%handles: ref) {{\n  %a = 0\n  %b = 1\n  %c = 2\n{body}  store R.q1, %a\n}}\n"
    )
}

/// The threads in an array, and the wait for them.
pub(super) fn wait_in_turn(threads: usize) -> String {
    let mut out = format!("  %handles = newarr Handles, {threads}\n");
    for thread in 0..threads {
        let _ = writeln!(out, "  store i64 %handles[{thread}], %t{thread}");
    }
    out.push_str("  call waits_in_turn(%handles)\n");
    out
}

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
