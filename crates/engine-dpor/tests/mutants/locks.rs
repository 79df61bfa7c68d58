//! Programs whose threads keep others waiting at locks, and give them back.

/// One thread keeps a lock for ever. Whether the other one gets it first shows in `a`; if it does
/// not, its operation never happens.
pub const KEPT_LOCK: &str = "
class Lock
class R { static x: i32; static y: i32; static a: i32; static b: i32; static lock: ref }
func main() {
  %l = new Lock
  store R.lock, %l
  start t0(%l)
  start t1(%l)
}
func t0(%l: ref) {
  enter %l
}
func t1(%l: ref) {
  enter %l
  store R.a, 1
  exit %l
}
";

/// Published under a lock that was held when the object was made: the thread that makes it has one
/// private step to take and then waits, so it seems that nobody could notice the step.
pub const BEHIND_A_LOCK: &str = "
class Lock
class Box { f: i32 }
class R { static a: i32; static b: i32; static box: Box }
func main() {
  %l = new Lock
  enter %l
  start t0(%l)
  exit %l
  %a = 2
  %o = load R.box
  %none = eq.ref %o, null
  br %none, out, go
go:
  %a = load %o.Box.f
out:
  store R.a, %a
}
func t0(%l: ref) {
  %o = new Box
  store %o.Box.f, 1
  enter %l
  store R.box, %o
  exit %l
}
";

/// A number that is written under one lock and read under another, after somebody has said that it
/// may be. No state has both accesses next.
pub const ANOTHER_LOCK: &str = "
class R {
  static x: i32; static flag: i32; static a: i32; static b: i32
  static m0: i64; static m1: i64; static m2: i64; static m3: i64; static m4: i64
  static n0: i64; static n1: i64; static n2: i64; static n3: i64; static n4: i64
}
func main() {
  start t0()
  start t1()
}
func t0() {
  %m = addr R.m0
  %ok: i32 = native \"c.mutex_lock\"(%m)
  store R.x, 1
  %ok = native \"c.mutex_unlock\"(%m)
  store relaxed R.flag, 1
}
func t1() {
  %flag = load relaxed R.flag
  br %flag, said, not
said:
  %n = addr R.n0
  %ok: i32 = native \"c.mutex_lock\"(%n)
  %a = load R.x
  %ok = native \"c.mutex_unlock\"(%n)
not:
}
";

/// Somebody fails before taking a lock, and handles that without it.
pub const FAILS_BEFORE_A_LOCK: &str = "
class Lock
class Box { f: i32 }
class R { static x: i32; static y: i32; static a: i32; static b: i32; static box: Box }
func main() {
  %l = new Lock
  enter %l
  start writer(%l)
  %a = load R.x
  store R.a, %a
  exit %l
}
func writer(%l: ref) {
  try {
    %o = load R.box
    %b = load %o.Box.f
    enter %l
    store R.b, %b
    exit %l
  } catch NullReference {
    store R.x, 1
  }
}
";

/// Whose release is pending reads what another one writes under the same lock. The write before the
/// release cannot complete at once, because a third thread looks at it.
pub const RELEASED_BEFORE_A_READ: &str = "
class Lock
class R { static a: i32; static b: i32 }
func main() {
  %m = new Lock
  start t0(%m)
  start t1(%m)
  start t2()
  start t2()
}
func t0(%m: ref) {
  enter %m
  store R.a, 2
  exit %m
}
func t1(%m: ref) {
  enter %m
  store R.a, 1
  exit %m
  %a = load R.a
  store R.b, %a
}
func t2() {
  %a = load R.a
}
";

/// The end of a thread takes a release and a read behind it along in one step, and between them
/// another thread can write under the same lock.
pub const RELEASED_AND_ENDED: &str = "
class Lock
class R { static a: i32; static b: i32; static c: i32 }
func main() {
  %m = new Lock
  start t0(%m)
  start t1(%m)
}
func t0(%m: ref) {
  enter %m
  store R.a, 0
  exit %m
  %b = load R.c
  store R.b, %b
}
func t1(%m: ref) {
  store R.a, 0
  %a = rmw add R.a, 1
  enter %m
  store R.c, 2
  exit %m
}
";

/// One thread writes behind a lock, gives it back and writes once more. The other one may see the
/// first write without the second. Three more meet elsewhere, so that several can move all the time;
/// they come first, so that it is asked for them what the one that waits for the lock can still do.
pub const RELEASED_ON_THE_WAY: &str = "
class Lock
class R { static x: i32; static y: i32; static a: i32; static b: i32; static z: i32 }
func main() {
  %l = new Lock
  start t2()
  start t2()
  start t2()
  start t0(%l)
  start t1(%l)
}
func t0(%l: ref) {
  enter %l
  store R.x, 1
  exit %l
  store R.y, 1
}
func t1(%l: ref) {
  enter %l
  %x = load R.x
  store R.a, %x
  %y = load R.y
  store R.b, %y
  exit %l
}
func t2() {
  store R.z, 1
}
";
