//! Parts of random programs that are always the same.

/// Classes with initialisers: one looks around, one needs the other, one fails now and then, two
/// need each other, and one uses a constant of another, unless somebody changes that.
pub const CLASSES: &str = "
class First { static f: i32; init first_init }
class Second { static f: i32; init second_init }
class Third { static f: i32; init third_init }
class Fourth { static f: i32; init fourth_init }
class Fifth { static f: i32; init fifth_init }
class Sixth { static f: i32; init sixth_init }
class Seventh { static f: i32; init seventh_init }
func first_init() {
  %v = load R.x
  store First.f, %v
  store R.y, 1
}
func second_init() {
  store Second.f, 1
  initclass First
}
func third_init() {
  %v = load R.z
  br %v, fail, fine
fail:
  %e = new Oops
  throw %e
fine:
  store Third.f, 2
}
func fourth_init() {
  store Fourth.f, 1
  initclass Fifth
  %v = load Fifth.f
  store R.q0, %v
  store Fourth.f, 2
}
func fifth_init() {
  store Fifth.f, 1
  initclass Fourth
  %v = load Fourth.f
  store R.q1, %v
  store Fifth.f, 2
}
func sixth_init() {
  store Sixth.f, 1
}
func seventh_init() {
  initclass Sixth
  %v = load Sixth.f
  store Seventh.f, %v
}
";

/// Numbers that say how many may go on: in static fields, one of them with room for one and one that
/// somebody has to let others through at, and in an object. Functions take them, one of them not
/// always.
pub const COUNTS: &str = "
class Count { f: i32; left: i32 }
class N { static one: i32; static none: i32; static busy: i32; static object: Count }
func take(%p: ptr) {
  native \"take_positive\"(%p)
}
func take_if(%p: ptr, %yes: i32) {
  br %yes, take, leave
take:
  call take(%p)
leave:
  ret
}
func take_or_fail(%p: ptr, %yes: i32) {
  br %yes, take, fail
fail:
  %o = new Oops
  throw %o
take:
  call take(%p)
}
func enter_count(%o: Count) {
  %p = addr %o.Count.left
  call take(%p)
}
";

/// What is there before the threads start.
pub const COUNTS_START: &str = "  store N.one, 1
  %o = new Count
  store %o.Count.left, 1
  store N.object, %o
";

/// Two classes with different ideas of a method, functions to be called through a pointer, and
/// what is shared of all that.
pub const INDIRECT: &str = "
array Cells of i32
class Calm { f: i32; override act = calm_act }
class Busy { f: i32; override act = busy_act }
class I { static at: ptr; static function: ptr; static actor: ref; static cells: ref }
abstract func act(%this: ref, %k: i32) -> i32
func calm_act(%this: ref, %k: i32) -> i32 {
  %v = load %this.Calm.f
  ret %v
}
func busy_act(%this: ref, %k: i32) -> i32 {
  store %this.Busy.f, %k
  store R.x, %k
  %v = load R.y
  ret %v
}
func pause(%k: i32) -> i32 { ret %k }
func bump(%k: i32) -> i32 {
  store R.z, %k
  %v = load R.x
  ret %v
}
";

/// What the main thread does for them.
pub const INDIRECT_START: &str = "  %p = addr R.z
  store I.at, %p
  %f = funcaddr pause
  store I.function, %f
  %v = new Calm
  store I.actor, %v
  %c = newarr Cells, 2
  store I.cells, %c
";

/// A thread of a program that waits: two take a number and wait, one pulses and notes who came.
pub fn waiting_part(thread: usize) -> String {
    const PULSE: &str = "  enter %w\n  %b = load R.x\n  %a = mul.i32 %a, 4\n  %a = add.i32 %a, %b\n  \
                         pulse %w\n  exit %w\n";
    let rest = match thread {
        2 => PULSE.repeat(3),
        _ => format!(
            "  enter %w\n  %a = rmw add R.z, 1\n  wait %w\n  store R.x, {}\n  exit %w\n",
            thread + 1
        ),
    };
    format!("  %w = load R.lock0\n{rest}")
}

/// Locks as compilers write them, of an object that is given: one with a flag that says whether the
/// lock was taken, and a finally; one behind an access that may fail and is then handled without the
/// lock.
pub const GUARDED: &str = "
func refuse() {
  %e = new Oops
  throw %e
}
func guarded(%l: ref, %v: i32) -> i32 {
  frame { flag: bool }
  %p = frame flag
  %no = 0
  store bool [%p], %no
  try {
    %f = frame flag
    %t = load bool [%f]
    br %t, taken, free
  taken:
    call refuse()
  free:
    enter %l taken %f
    %s = load R.x
    %s = add.i32 %s, %v
    store R.x, %s
    store R.z, %v
  } finally {
    %t = load bool [%p]
    br %t, held, done
  held:
    exit %l
  done:
    %no = 0
  }
  %s = load R.y
  ret %s
}
func risky(%l: ref, %v: i32) -> i32 {
  %s = 0
  try {
    %o = load R.box
    %i = load %o.Box.inner
    %s = load %i.Box.f
    enter %l
    store R.x, %v
    %s = load R.z
    exit %l
  } catch NullReference {
    store R.x, %v
    %s = load R.y
  }
  ret %s
}
";
