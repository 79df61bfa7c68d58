//! Random statements about structs: inside objects and static fields, in boxes, in arrays and in
//! the memory of calls; and pointers into them, which calls are given and give back.

use super::Writer;

/// Structs, whoever has them, and functions that follow pointers to them.
pub const STRUCTS: &str = "
struct Pair { a: i32; b: i32 }
struct Holder { k: i32; pair: Pair; to: ref }
class Home { k: i32; pair: Pair; held: Holder }
array Pairs of Pair
array Numbers of i32
class S {
  static home: Home; static boxed: ref; static pairs: ref; static numbers: ref
  static own: Pair; static at: ptr
}
func second(%p: ptr) -> ptr {
  %q = addr %p.Pair.b
  ret %q
}
func pair_of(%h: ref) -> ptr {
  %q = addr %h.Home.held.pair.a
  ret %q
}
func either(%h: ref, %k: i32) -> ptr {
  br %k, one, other
one:
  %q = addr %h.Home.pair.a
  ret %q
other:
  %q = addr %h.Home.held.pair.a
  ret %q
}
func made(%k: i32) -> ptr {
  %h = new Home
  store %h.Home.pair.b, %k
  %q = addr %h.Home.pair.a
  ret %q
}
func exchange(%p: ptr, %k: i32) -> i32 {
  %v = load %p.Pair.a
  store %p.Pair.b, %k
  ret %v
}
func through(%p: ptr, %k: i32) -> i32 {
  %q = call second(%p)
  %v = load i32 [%q]
  store i32 [%q], %k
  ret %v
}
func in_frame(%k: i32) -> i32 {
  frame { p: Pair; h: Holder }
  %p = frame p
  store %p.Pair.a, %k
  %q = call second(%p)
  store i32 [%q], 1
  %h = frame h
  %home = load S.home
  store %h.Holder.to, %home
  %j = load %h.Holder.to
  %v = load %j.Home.pair.a
  %w = call exchange(%p, %v)
  %s = add.i32 %v, %w
  ret %s
}
func copied(%h: ref, %k: i32) -> i32 {
  frame { p: Pair }
  %p = frame p
  %v = load %h.Home.pair.b
  store %p.Pair.a, %v
  br %k, keep, other
other:
  %p = addr %h.Home.held.pair.a
keep:
  store %p.Pair.b, %k
  %w = load %p.Pair.a
  ret %w
}
";

/// What the main thread does for them.
pub const STRUCTS_START: &str = "  %sh = new Home
  store S.home, %sh
  %sb = new Pair
  store S.boxed, %sb
  %sp = newarr Pairs, 2
  store S.pairs, %sp
  %sn = newarr Numbers, 4
  store S.numbers, %sn
  %sa = addr %sh.Home.pair.b
  store S.at, %sa
";

/// What the main thread looks at when the others have ended.
pub const STRUCTS_END: &str = "  %sh = load S.home
  %sv = load %sh.Home.pair.a
  %sw = load %sh.Home.pair.b
  %sv = mul.i32 %sv, 8
  %sv = add.i32 %sv, %sw
  %sw = load %sh.Home.held.pair.b
  %sv = mul.i32 %sv, 8
  %sv = add.i32 %sv, %sw
  store R.q0, %sv
  %sp = load S.pairs
  %se = elem %sp, 1
  %sv = load %se.Pair.b
  %sn = load S.numbers
  %sw = load i32 %sn[1]
  %sv = mul.i32 %sv, 8
  %sv = add.i32 %sv, %sw
  %sb = load S.boxed
  %sq = box.to.ptr %sb
  %sw = load %sq.Pair.b
  %sv = mul.i32 %sv, 8
  %sv = add.i32 %sv, %sw
  store R.q1, %sv
";

impl Writer<'_> {
    /// Leaves a pointer to some pair in `%sp`.
    fn pair(&mut self) {
        match self.rng.below(8) {
            0 => {
                self.line("%sh = load S.home");
                self.line("%sp = addr %sh.Home.pair.a");
            }
            1 => {
                self.line("%sh = load S.home");
                self.line("%sp = call pair_of(%sh)");
            }
            2 => {
                let r = self.register();
                self.line("%sh = load S.home");
                self.line(&format!("%sp = call either(%sh, {r})"));
            }
            3 => {
                self.line("%sb = load S.boxed");
                self.line("%sp = box.to.ptr %sb");
            }
            4 => {
                let index = self.rng.below(2);
                self.line("%se = load S.pairs");
                self.line(&format!("%sp = elem %se, {index}"));
            }
            5 => {
                let r = self.register();
                self.line("%se = load S.pairs");
                self.line(&format!("%si = and.i32 {r}, 1"));
                self.line("%sp = elem %se, %si");
            }
            6 => self.line("%sp = addr S.own.a"),
            _ => {
                let o = self.operand();
                self.line(&format!("%sp = call made({o})"));
            }
        }
    }

    /// Reads or writes a pair, replaces what has one, or calls what does.
    pub(super) fn about_structs(&mut self) {
        let (r, o) = (self.register(), self.operand());
        match self.rng.below(12) {
            0 => {
                self.pair();
                self.line(&format!("store %sp.Pair.b, {o}"));
            }
            1 => {
                self.pair();
                self.line(&format!("{r} = load %sp.Pair.b"));
            }
            2 => {
                self.pair();
                self.line(&format!("{r} = call exchange(%sp, {o})"));
            }
            3 => {
                self.pair();
                self.line(&format!("{r} = call through(%sp, {o})"));
            }
            4 => {
                self.pair();
                self.line("%sq = call second(%sp)");
                self.line(&format!("{r} = rmw add i32 [%sq], {o}"));
            }
            5 => {
                self.pair();
                self.line("store S.at, %sp");
            }
            6 => {
                self.line("%sq = load S.at");
                self.line(&format!("store i32 [%sq], {o}"));
            }
            7 => self.line(&format!("{r} = call in_frame({o})")),
            8 => {
                self.line("%sh = load S.home");
                self.line(&format!("{r} = call copied(%sh, {r})"));
            }
            9 => {
                self.line("%sh = new Home");
                self.line("%sp = call pair_of(%sh)");
                self.line(&format!("store %sp.Pair.b, {o}"));
                self.line("store S.home, %sh");
            }
            // Two numbers that are written as one.
            10 => {
                let at = self.rng.below(2) * 8;
                self.line("%sn = load S.numbers");
                self.line("%sp = elem %sn, 0");
                self.line(&format!("store i64 [%sp + {at}], 0x100000002"));
            }
            _ => {
                let index = self.rng.below(4);
                self.line("%sn = load S.numbers");
                self.line(&format!("{r} = load i32 %sn[{index}]"));
            }
        }
    }
}
