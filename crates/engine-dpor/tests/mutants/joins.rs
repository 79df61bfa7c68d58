//! Programs that may wait for the end of a thread, or not.

/// Somebody calls a function that waits for a thread only if another one was quick enough.
pub const MAY_WAIT: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  %t = start reader()
  start setter()
  %y = load R.y
  call await(%t, %y)
  store R.x, 1
}
func await(%t: i64, %y: i32) {
  br %y, wait, leave
wait:
  join %t
leave:
  ret
}
func reader() {
  %a = load R.x
  store R.a, %a
}
func setter() {
  store R.y, 1
}
";

/// Somebody waits for a thread in a loop, but leaves it if another one was not quick enough.
pub const LEAVES_A_LOOP: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  %t = start reader()
  start setter()
  %i = 0
round:
  %y = load R.y
  br %y, wait, leave
wait:
  join %t
  %i = add.i32 %i, 1
  %more = lt.i32 %i, 2
  br %more, round, leave
leave:
  store R.x, 1
}
func reader() {
  %a = load R.x
  store R.a, %a
}
func setter() {
  store R.y, 1
}
";

/// Somebody waits for one of two threads, and writes what the other one reads.
pub const WAITS_FOR_ONE: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start reader()
  %t = start writer()
  join %t
  store R.x, 1
}
func reader() {
  %a = load R.x
  store R.a, %a
}
func writer() {
  store R.y, 1
}
";
