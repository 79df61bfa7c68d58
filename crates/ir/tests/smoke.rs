//! The text form on a program that uses most of its syntax.

use fencepost_ir::text::{PrintOptions, parse_program, print_program};

const TEXT: &str = r#"
// comments with // or #
class Peterson {
  static flag0: i32
  static flag1: i32
  static turn: i32
  static counter: i64
  thread_static seen: i32
}
class Animal { name: ref; tag: u8 }
class Dog : Animal, IBark {
  override animal_speak = dog_speak
  init dog_init            // class initialiser
}
interface IBark
struct Point { x: i32; y: i32 }
class Line { a: Point; b: Point; next: Line }
array Ints of i32
array Points of Point
array Dogs of Dog
func main() {
  %t1 = start first()
  %t2 = start second(%t1)
  join %t1
  %r = join %t2 timeout 10
  ret
}
func dog_init() { }
func second(%t: ref) {
  frame { a: i32; b: Point }
  %p = frame b.y
  store i32 [%p], 4
  %d = new Dog
  %v = callvirt animal_speak(%d)
  %n: i32 = native "say"("hello", 1.5, null)
  %l = new Line
  store %l.Line.b.y, 3
}
func first() {
  %one = const i32 1
  store Peterson.flag0, 1
  store volatile Peterson.turn, 1
  %obj = new Dog
  %arr = newarr Ints, 10
  %i = 3
loop:
  %f = load Peterson.flag1
  %g = load volatile %obj.Dog.tag
  %e = load i32 %arr[%i]
  %ptr = elem %arr, 2
  %p = load i32 [%ptr + 8]
  %old = rmw add Peterson.counter, 1
  %old2 = cas Peterson.counter, 0, 1
  %i = add.i32 %i, 1
  br %f, loop, done
done:
  try {
    %q = div.i32 %i, 0
  } catch DivideByZero %ex {
    leave out
  } filter %ex2 { endfilter 1 } handle %ex3 { rethrow }
  finally { fence full }
out:
  enter %obj taken %ptr
  wait %obj
  %w = wait %obj timeout 5
  exit %obj
  assert %w
  assert %w, "message"
  ret
}
virtual func animal_speak(%this: ref) -> i32 { ret 1 }
func dog_speak(%this: ref) -> i32 { ret 2 }
abstract func nothing(%this: ref, %x: f64) -> ptr
"#;

#[test]
fn the_whole_syntax_is_read_and_printed() {
    let program = parse_program(TEXT, "smoke.fir").unwrap_or_else(|e| panic!("{e}"));
    let printed = print_program(&program, PrintOptions::default());
    println!("{printed}");
    let again = parse_program(&printed, "smoke.fir").unwrap_or_else(|e| panic!("{e}\n{printed}"));
    assert_eq!(print_program(&again, PrintOptions::default()), printed);
}
