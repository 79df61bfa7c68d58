//! Programs in which a broken rule loses something.

/// Two threads that write and read each other's numbers: three outcomes.
pub const STORE_BUFFERING: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start t0()
  start t1()
}
func t0() {
  store R.x, 1
  %a = load R.y
  store R.a, %a
}
func t1() {
  store R.y, 1
  %b = load R.x
  store R.b, %b
}
";

/// One thread runs in circles for ever, the other one fails.
pub const SPINNER: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start t0()
  start t1()
}
func t0() {
again:
  %x = load R.x
  jump again
}
func t1() {
  store R.y, 1
  %no = 0
  assert %no, \"reached\"
}
";

/// Store buffering in which one thread writes in a function that it calls.
pub const IN_A_CALL: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  start t0()
  start t1()
}
func put() {
  store R.y, 1
}
func t0() {
  %a = load R.y
  store R.a, %a
}
func t1() {
  %b = load R.x
  call put()
  store R.b, %b
}
";

/// What one thread reads, another one writes once it gets the lock that the main thread holds.
pub const WAITS_AND_READS: &str = "
class Lock
class R { static x: i32; static a: i32; static b: i32; static lock: ref }
func main() {
  %l = new Lock
  store R.lock, %l
  enter %l
  start t0()
  start t1(%l)
  store R.a, 7
  exit %l
}
func t0() {
  %a = load R.x
  store R.a, %a
}
func t1(%l: ref) {
  enter %l
  store R.x, 1
  exit %l
}
";

/// A thread that is stuck writes what another one reads, once a third one lets it go on.
pub const WOKEN_WRITER: &str = "
class Lock
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  %l = new Lock
  enter %l
  start reader()
  start writer(%l)
  %y = rmw add R.y, 1
  exit %l
}
func reader() {
  %a = load R.x
  store R.a, %a
  %y = rmw add R.y, 1
}
func writer(%l: ref) {
  enter %l
  store R.x, 1
  exit %l
}
";

/// A writer waits for a number that the main thread changes before it ends; who reads meanwhile sees
/// whether it has.
pub const COUNTED_WRITER: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32; static busy: i32 }
func main() {
  store R.busy, 1
  start reader()
  start writer()
  %y = rmw add R.y, 1
  store volatile R.busy, 0
}
func reader() {
  %a = load R.x
  store R.a, %a
  %y = rmw add R.y, 1
}
func writer() {
  %y = rmw add R.y, 1
  %p = addr R.busy
  native \"take_zero\"(%p)
  store R.x, 1
}
";

/// Somebody waits for a lock, but not for ever, and may be interrupted.
pub const INTERRUPTED: &str = "
class Lock
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  %l = new Lock
  enter %l
  %t = start sleeper(%l)
  start interrupter(%t)
  exit %l
}
func sleeper(%l: ref) {
  try {
    %r = tryenter %l timeout 5
    store R.a, 1
  } catch ThreadInterrupted {
    store R.a, 2
  }
}
func interrupter(%t: i64) {
  native \"interrupt\"(%t)
}
";

/// Somebody waits for the end of a thread that interrupts it first.
pub const INTERRUPTED_JOIN: &str = "
class Lock
class R { static x: i32; static y: i32; static a: i32; static b: i32; static h: i64 }
func main() {
  %l = new Lock
  enter %l
  %t = start joined(%l)
  %h = start joiner(%t)
  store R.h, %h
  exit %l
}
func joined(%l: ref) {
  enter %l
  %h = load R.h
  exit %l
  native \"interrupt\"(%h)
}
func joiner(%t: i64) {
  try {
    join %t
    store R.a, 1
  } catch ThreadInterrupted {
    store R.a, 2
  }
}
";

/// A thread calls a method of an object that was made long ago.
pub const OLD_OBJECT: &str = "
class Busy { f: i32; override act = busy_act }
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
abstract func act(%this: ref)
func busy_act(%this: ref) { store R.x, 1 }
func main() {
  %o = new Busy
  start caller(%o)
  start reader()
  %y = rmw add R.y, 1
}
func caller(%o: ref) {
  %y = rmw add R.y, 1
  callvirt act(%o)
}
func reader() {
  %a = load R.x
  store R.a, %a
}
";

/// A thread writes through a pointer that may have come from elsewhere by then.
pub const THROUGH_A_POINTER: &str = "
class Box { f: i32 }
class R { static x: i32; static y: i32; static p: ptr; static box: Box; static a: i32; static b: i32 }
func main() {
  %o = new Box
  store R.box, %o
  %p = addr R.x
  store R.p, %p
  start reader(%o)
  start writer()
}
func reader(%o: Box) {
  %a = load R.x
  store R.a, %a
  %b = load %o.Box.f
  store R.b, %b
  %q = addr %o.Box.f
  store R.p, %q
}
func writer() {
  %p = load R.p
  store i32 [%p], 1
}
";

/// An object is published, perhaps before what was written into it.
pub const PUBLICATION: &str = "
class Box { f: i32 }
class R { static a: i32; static b: i32; static box: Box }
func main() {
  start t0()
  start t1()
}
func t0() {
  %o = new Box
  store %o.Box.f, 1
  store R.box, %o
}
func t1() {
  %a = 2
  %o = load R.box
  %none = eq.ref %o, null
  br %none, out, go
go:
  %a = load %o.Box.f
out:
  store R.a, %a
}
";

/// Store buffering through pointers that no call keeps for itself.
pub const THROUGH_REGISTERS: &str = "
class Box { f: i32; g: i32 }
class R { static a: i32; static b: i32; static box: Box }
func main() {
  %o = new Box
  store R.box, %o
  %t = start t0()
  %o = load R.box
  %p = addr %o.Box.g
  store i32 [%p], 1
  %q = addr %o.Box.f
  %v = load i32 [%q]
  store R.b, %v
  join %t
}
func t0() {
  %o = load R.box
  %p = addr %o.Box.f
  store i32 [%p], 1
  %q = addr %o.Box.g
  %v = load i32 [%q]
  store R.a, %v
}
";

/// Store buffering in two fields, of which a call gives back one or the other.
pub const ONE_OR_THE_OTHER: &str = "
class Box { f: i32; g: i32 }
class R { static a: i32; static b: i32; static box: Box }
func either(%o: ref, %k: i32) -> ptr {
  br %k, one, other
one:
  %p = addr %o.Box.f
  ret %p
other:
  %p = addr %o.Box.g
  ret %p
}
func main() {
  %o = new Box
  store R.box, %o
  %t = start t0()
  store %o.Box.g, 1
  %v = load %o.Box.f
  store R.b, %v
  join %t
}
func t0() {
  %o = load R.box
  %p = call either(%o, 1)
  store i32 [%p], 1
  %q = call either(%o, 0)
  %v = load i32 [%q]
  store R.a, %v
}
";

/// A thread waits for the end of another one, and only looks whether a third one has ended.
pub const IMPATIENT_JOIN: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  %t = start t0()
  %u = start t1()
  join %u
  %a = join %t timeout 0
  store R.a, %a
}
func t0() {
  store R.x, 1
}
func t1() {
  store R.y, 1
}
";

/// Two threads, one after the other in any order, with a semaphore. The second one does something
/// else first, so it need not be seen waiting.
pub const SEMAPHORE: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32; static s: i32 }
func main() {
  store R.s, 1
  start t0()
  start t1()
}
func t0() {
  %s = addr R.s
  %ok: i32 = native \"c.sem_wait\"(%s)
  %a = load R.x
  store R.a, %a
  store R.x, 1
  %ok = native \"c.sem_post\"(%s)
}
func t1() {
  store R.y, 1
  %s = addr R.s
  %ok: i32 = native \"c.sem_wait\"(%s)
  %b = load R.x
  store R.b, %b
  store R.x, 1
  %ok = native \"c.sem_post\"(%s)
}
";

/// Three threads, each alone with a number of its own and then with one of all, and one that waits
/// for them: six orders.
pub const JOINED: &str = "
class R { static x: i32; static y: i32; static z: i32; static a: i32; static b: i32 }
func main() {
  %t0 = start t(1)
  %t1 = start t(2)
  %t2 = start t(3)
  join %t0
  join %t1
  join %t2
  %a = load R.x
  store R.a, %a
}
func t(%n: i32) {
  store R.x, %n
}
";

/// One thread lets a pointer point elsewhere, another one writes where it points to, and a third one
/// reads what it points to then.
pub const POINTER_THAT_CHANGES: &str = "
class R { static x: i32; static y: i32; static a: i32; static b: i32; static p: ptr }
func main() {
  %x = addr R.x
  store R.p, %x
  start t0()
  start t1()
  start t2()
}
func t0() {
  %p = addr R.p
  %y = addr R.y
  store ptr [%p], %y
}
func t1() {
  %p = load R.p
  store i32 [%p], 1
}
func t2() {
  %a = load R.y
  store R.a, %a
}
";

/// One thread writes all elements of an array through their addresses, one after the other, and
/// another reads the last and the first one.
pub const THROUGH_AN_ARRAY: &str = "
array Ints of i32
class R { static a: i32; static b: i32 }
func main() {
  %n = newarr Ints, 12
  start t0(%n)
  start t1(%n)
}
func t0(%n: ref) {
  %i = 0
next:
  %e = elem %n, %i
  store i32 [%e], 1
  %i = add.i32 %i, 1
  %more = lt.i32 %i, 12
  br %more, next, done
done:
}
func t1(%n: ref) {
  %b = load i32 %n[11]
  store R.b, %b
  %a = load i32 %n[0]
  store R.a, %a
}
";

/// A call fills a local variable of its caller with an object, which the caller then writes to.
pub const FILLED_BY_A_CALL: &str = "
class Box { value: i32 }
class S { static box: ref }
class R { static x: i32; static y: i32; static a: i32; static b: i32 }
func main() {
  frame { local: ref }
  %l = frame local
  %box = new Box
  store S.box, %box
  start reader()
  %y = load R.y
  store R.b, %y
  call fill(%l)
  %box = load ref [%l]
  store %box.Box.value, 1
}
func fill(%out: ptr) {
  %box = load S.box
  store ref [%out], %box
}
func reader() {
  %box = load S.box
  %a = load %box.Box.value
  store R.a, %a
  store R.y, 1
}
";
