//! Natives that threads can notice, on small programs in the text form. Every program runs under
//! several models and reductions, and must give the same outcomes under all of them.

#[path = "support/mod.rs"]
mod support;

use fencepost_check::Reduction;
use support::{shown, task};

/// For programs without timers, which still must say what a timer would call.
const NO_TIMER: &str = "func `Fencepost.Runtime::TimerMain`(%timer: ref) { }";

/// The outcomes of a program, one line each, and what is wrong with it.
fn run(text: &str, model: &str, reduction: Reduction, expressions: &[&str]) -> Vec<String> {
    shown(&task(text, model, reduction, expressions)).expect("no limit is met")
}

/// Checks that a program has exactly these outcomes, whatever the rules.
fn expect(text: &str, expressions: &[&str], expected: &[&str]) {
    for model in ["sc", "tso", "clr", "dotnet"] {
        for reduction in [Reduction::None, Reduction::Ample] {
            let found = run(text, model, reduction, expressions);
            assert_eq!(
                found,
                expected,
                "under {model}, reduction {}",
                reduction.name()
            );
        }
    }
}

fn without_timers(text: &str) -> String {
    format!("{text}\n{NO_TIMER}")
}

#[test]
fn a_join_with_a_timeout_may_give_up() {
    let text = without_timers(
        r#"
func body() { store R.a, 1 }
func main() {
  %t = new Thread
  %started = call start_body(%t)
  %again = call start_body(%t)
  store R.c, %again
  %joined = call join_body(%t, 5)
  store R.b, %joined
  %p = addr %t.Thread.handle
  %alive: i32 = native "Fencepost.Runtime::IsThreadAlive(long&)"(%p)
  %both = and.i32 %joined, %alive
  %ok = eq.i32 %both, 0
  assert %ok, "joined and alive"
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.a", "R.b", "R.c"], &["1 0 0", "1 1 0"]);
}

#[test]
fn a_thread_that_was_never_started_cannot_be_joined() {
    let text = without_timers(
        r#"
func body() { }
func main() {
  %t = new Thread
  %p = addr %t.Thread.handle
  %bits: i32 = native "Fencepost.Runtime::ThreadStateBits(long&)"(%p)
  store R.a, %bits
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.a"], &["! exception"]);
}

#[test]
fn a_cell_is_waited_for_and_taken_in_one_step() {
    let text = without_timers(
        r#"
func body() { call take() }
func take() {
  %p = addr R.cell
  frame { never: i32 }
  %n = frame never
  %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%p, 2, 1, %n, %n, -1)
  %a = rmw add R.a, %r
}
func main() {
  %t = new Thread
  call start_body(%t)
  %p = addr R.cell
  %old: i32 = native "Fencepost.Runtime::AddCell(int&,int,int,int)"(%p, 2, 0, 2)
  %over: i32 = native "Fencepost.Runtime::AddCell(int&,int,int,int)"(%p, 3, 0, 2)
  store R.b, %over
  call take()
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.a", "R.b", "R.cell"], &["2 -1 0"]);
}

#[test]
fn a_stop_cell_ends_a_wait() {
    let text = without_timers(
        r#"
func body() {
  %p = addr R.cell
  store volatile R.b, 1
  %old = rmw xchg R.cell, 1
}
func main() {
  frame { never: i32; mine: i32 }
  %t = new Thread
  call start_body(%t)
  %n = frame never
  %m = frame mine
  %p = addr R.cell
  %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%m, 0, 0, %n, %p, -1)
  store R.a, %r
  %b = load R.b
  store R.c, %b
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.a", "R.c"], &["3 1"]);
}

#[test]
fn handles_are_taken_together_or_one_by_one() {
    let text = without_timers(
        r#"
func body() {
  %h = load R.object
  %m = cast Handle, %h
  %ok: i32 = native "Fencepost.Runtime::ReleaseMutex(WaitHandle)"(%m)
  store R.c, %ok
  call wait(%m, 0, -1)
}
func wait(%h: ref, %all: i32, %timeout: i32) -> i32 {
  %a = newarr Handles, 1
  store ref %a[0], %h
  %r: i32 = native "Fencepost.Runtime::WaitHandles(WaitHandle[],bool,int)"(%a, %all, %timeout)
  ret %r
}
func main() {
  %m = new Handle
  store %m.Handle._kind, 2
  store R.object, %m
  %t = new Thread
  call start_body(%t)
  call join_body(%t, -1)
  %r = call wait(%m, 0, -1)
  store R.a, %r
  %ok: i32 = native "Fencepost.Runtime::ReleaseMutex(WaitHandle)"(%m)
  store R.b, %ok
}
"#,
    );
    // The thread ends with the mutex in its hands; the next one is told.
    expect(&text, &["R.a", "R.b", "R.c"], &["128 1 0"]);
}

#[test]
fn an_event_that_is_never_set_is_a_deadlock_or_a_timeout() {
    let text = |timeout: i32| {
        without_timers(&format!(
            r#"
func body() {{ }}
func main() {{
  %e = new Handle
  %a = newarr Handles, 1
  store ref %a[0], %e
  %r: i32 = native "Fencepost.Runtime::WaitHandles(WaitHandle[],bool,int)"(%a, 1, {timeout})
  store R.a, %r
}}
"#
        ))
    };
    expect(&text(0), &["R.a"], &["258"]);
    expect(&text(3), &["R.a"], &["258"]);
    expect(&text(-1), &["R.a"], &["! deadlock"]);
}

#[test]
fn pool_items_run_at_any_time_and_do_not_keep_the_program_alive() {
    let text = without_timers(
        r#"
func body() {
  %pool: i32 = native "Fencepost.Runtime::IsPoolThread()"()
  store R.a, %pool
}
func main() {
  native "Fencepost.Runtime::QueuePoolItem(object,object,object)"(null, null, null)
  %pool: i32 = native "Fencepost.Runtime::IsPoolThread()"()
  store R.b, %pool
}
"#,
    );
    expect(&text, &["R.a", "R.b"], &["0 0", "1 0"]);
}

#[test]
fn timers_fire_in_the_order_of_their_due_times() {
    let text = r#"
class Timer { number: i32 }
func body() { }
func `Fencepost.Runtime::TimerMain`(%timer: ref) {
  %now: i64 = native "Fencepost.Runtime::LogicalTimeMs()"()
  %n = load %timer.Timer.number
  %early = i64.to.i32 %now
  %least = mul.i32 %n, 10
  %ok = ge.i32 %early, %least
  assert %ok, "fired early"
  %counts = lt.i32 %n, 3
  %old = rmw add R.cell, %counts
}
func arm(%number: i32) -> ref {
  %t = new Timer
  store %t.Timer.number, %number
  %ten = mul.i32 %number, 10
  %due = i32.to.i64 %ten
  %never = const i64 -1
  native "Fencepost.Runtime::StartTimer(object,long,long)"(%t, %due, %never)
  ret %t
}
func main() {
  frame { never: i32 }
  %start: i64 = native "Fencepost.Runtime::LogicalTimeMs()"()
  %first = call arm(2)
  %second = call arm(1)
  %third = call arm(3)
  %armed: i32 = native "Fencepost.Runtime::StopTimer(object)"(%third)
  store R.a, %armed
  %again: i32 = native "Fencepost.Runtime::StopTimer(object)"(%third)
  store R.b, %again
  %n = frame never
  %p = addr R.cell
  %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%p, 1, 2, %n, %n, -1)
  %now: i64 = native "Fencepost.Runtime::LogicalTimeMs()"()
  %short = i64.to.i32 %now
  store R.c, %short
}
"#;
    // Timers fire while others are being armed, which moves the time that these count from; and
    // the third may fire before it is stopped.
    let expected = ["0 20", "0 30", "0 40", "0 50", "0 60"];
    expect(text, &["R.b", "R.c"], &expected);
}

#[test]
fn an_interrupt_ends_a_wait() {
    let text = without_timers(
        r#"
func body() {
  frame { never: i32 }
  %n = frame never
  try {
    %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%n, 0, 0, %n, %n, -1)
  } catch ThreadInterrupted %e {
    store R.a, 1
  }
}
func main() {
  %t = new Thread
  call start_body(%t)
  %p = addr %t.Thread.handle
  native "Fencepost.Runtime::Interrupt(long&)"(%p)
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.a"], &["1"]);
}

#[test]
fn nothing_follows_an_exit() {
    let text = without_timers(
        r#"
func body() { store R.a, 1 }
func main() {
  %t = new Thread
  call start_body(%t)
  native "Fencepost.Runtime::Exit(int)"(3)
  assert 0, "after the end"
}
"#,
    );
    expect(&text, &["R.a"], &["0", "1"]);
}

#[test]
fn choices_assumptions_sections_and_assertions() {
    let text = without_timers(
        r#"
func body() { store R.b, 1; store R.c, 1 }
func main() {
  %n: i32 = native "Fencepost.Runtime::Choose(int)"(4)
  %keep = ne.i32 %n, 2
  native "Fencepost.Runtime::Assume(bool)"(%keep)
  store R.a, %n
  %t = new Thread
  call start_body(%t)
  native "Fencepost.Runtime::AtomicBegin()"()
  %b = load R.b
  %c = load R.c
  native "Fencepost.Runtime::AtomicEnd()"()
  %last = eq.i32 %n, 3
  br %last, fail, done
fail:
  native "Fencepost.Runtime::AssertFailed(string)"("three")
done:
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.a"], &["! assertion", "0", "1"]);
}

#[test]
fn a_string_of_a_shared_array_is_one_step() {
    let text = without_timers(
        r#"
func body() {
  %a = load R.object
  store char %a[0], 'x'
}
func main() {
  %a = newarr Chars, 2
  store char %a[0], 'a'
  store char %a[1], 'b'
  store R.object, %a
  %before: ref = native "Fencepost.Runtime::NewString(char[],int,int)"(%a, 0, 2)
  %t = new Thread
  call start_body(%t)
  %s: ref = native "Fencepost.Runtime::NewString(char[],int,int)"(%a, 0, 2)
  %both: ref = native "Fencepost.Runtime::Concat(string,string)"(%before, %s)
  store R.s, %both
  call join_body(%t, -1)
}
"#,
    );
    expect(&text, &["R.s"], &["\"abab\"", "\"abxb\""]);
}

#[test]
fn the_state_of_a_thread_says_whether_it_waits() {
    let text = without_timers(
        r#"
func body() {
  frame { never: i32 }
  %n = frame never
  %p = addr R.cell
  store volatile R.b, 1
  %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%p, 0, 0, %n, %n, -1)
}
func main() {
  %t = new Thread
  call start_body(%t)
  %p = addr %t.Thread.handle
  native "Fencepost.Runtime::SetBackground(long&,bool)"(%p, 1)
  %bits: i32 = native "Fencepost.Runtime::ThreadStateBits(long&)"(%p)
  store R.a, %bits
  %old = rmw xchg R.cell, 1
  call join_body(%t, -1)
  %bits = native "Fencepost.Runtime::ThreadStateBits(long&)"(%p)
  store R.c, %bits
}
// The text form has another name for the question, and who never asks it is not prepared for it.
func unused(%h: i64) {
  %w: i32 = native "is_waiting"(%h)
}
"#,
    );
    expect(&text, &["R.a", "R.c"], &["36 16", "4 16"]);
}
