//! Programs with timers and workers of a pool.

/// A worker has the next one started, for ever, while the program comes to a failure.
pub const RELAY: &str = r#"
class R { static x: i32; static a: i32; static b: i32 }
func `Fencepost.Runtime::TimerMain`(%timer: ref) { }
func `Fencepost.Runtime::PoolMain`(%callback: ref, %state: ref, %context: ref) { call again() }
func `Fencepost.Runtime::ThreadMain`(%thread: ref, %start: ref, %argument: ref, %context: ref) { }
func again() {
  %no = null
  native "Fencepost.Runtime::QueuePoolItem(object,object,object)"(%no, %no, %no)
}
func main() {
  call again()
  store R.x, 1
  %x = load R.x
  %no = 0
  assert %no, "reached"
}
"#;

/// The third timer stops the second, if that is still armed: it is due after three units of time where
/// it is armed at once, and after five where the first has fired before.
pub const ARMED_LATE: &str = r#"
class Timer { number: i32 }
class Third : Timer { override fire = stops }
class R { static a: i32; static b: i32; static second: ref; static done: i32 }
virtual func fire(%this: ref) { }
func stops(%this: ref) {
  %second = load R.second
  %armed: i32 = native "Fencepost.Runtime::StopTimer(object)"(%second)
  store R.a, %armed
  store R.b, 1
  %old = rmw add R.done, 1
}
func `Fencepost.Runtime::TimerMain`(%timer: ref) { callvirt fire(%timer) }
func `Fencepost.Runtime::PoolMain`(%callback: ref, %state: ref, %context: ref) { }
func `Fencepost.Runtime::ThreadMain`(%thread: ref, %start: ref, %argument: ref, %context: ref) { }
func late() {
  %third = new Third
  %due = const i64 3
  %never = const i64 -1
  native "Fencepost.Runtime::StartTimer(object,long,long)"(%third, %due, %never)
}
func main() {
  frame { unused: i32 }
  %never = const i64 -1
  %second = new Timer
  store R.second, %second
  %four = const i64 4
  native "Fencepost.Runtime::StartTimer(object,long,long)"(%second, %four, %never)
  %first = new Timer
  %two = const i64 2
  native "Fencepost.Runtime::StartTimer(object,long,long)"(%first, %two, %never)
  start late()
  %p = addr R.done
  %n = frame unused
  %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%p, 1, 1, %n, %n, -1)
}
"#;

/// Two workers take one lock, which the second to come waits for. What is counted under it shows in
/// `a`.
pub const LOCKED_BY_WORKERS: &str = r#"
class R { static x: i32; static a: i32; static b: i32; static lock: ref }
class Lock { unused: i32 }
func `Fencepost.Runtime::TimerMain`(%timer: ref) { }
func `Fencepost.Runtime::PoolMain`(%callback: ref, %state: ref, %context: ref) {
  %l = load R.lock
  enter %l
  %x = load R.x
  %more = add.i32 %x, 1
  store R.x, %more
  store R.a, %more
  exit %l
}
func `Fencepost.Runtime::ThreadMain`(%thread: ref, %start: ref, %argument: ref, %context: ref) { }
func main() {
  %l = new Lock
  store R.lock, %l
  %no = null
  native "Fencepost.Runtime::QueuePoolItem(object,object,object)"(%no, %no, %no)
  native "Fencepost.Runtime::QueuePoolItem(object,object,object)"(%no, %no, %no)
  %two = load R.a
  store R.b, %two
}
"#;
