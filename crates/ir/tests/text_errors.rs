//! Errors in texts: what they say and where they point.

use fencepost_ir::text::{TextError, parse_program};

fn error(text: &str) -> TextError {
    match parse_program(text, "test.fir") {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

/// Fails unless the text is refused with exactly this.
fn check(text: &str, expected: &str) {
    assert_eq!(error(text).to_string(), expected, "in:\n{text}");
}

/// The same for the statements of a function; the first is in line 2.
fn check_body(body: &str, expected: &str) {
    let text = format!("func f(%o: ref, %n: i32, %p: ptr) {{\n{body}\n}}\n{DECLARATIONS}");
    check(&text, expected);
}

const DECLARATIONS: &str = "
class Foo { y: i32; z: ref; static s: i32; thread_static t: i32 }
struct Point { x: i32 }
interface I
func g(%a: i32) -> i32 { ret %a }
abstract func h(%this: ref)
";

#[test]
fn tokens() {
    check(
        "class A\n  $$$",
        "2:3: expected a declaration (`class`, `interface`, `struct`, `array` or `func`), found `$$$`",
    );
    check("!", "1:1: unexpected character `!`");
    check(
        "func f() {\n  %x = string \"abc\n}",
        "2:15: nothing closes this \" before the end of the line",
    );
    check(
        "func f() {\n  % = null\n}",
        "2:4: a register needs a name after `%`",
    );
    check("func f() {\n  ret\n", "1:10: nothing closes this `{`");
    check(
        "class `a",
        "1:7: nothing closes this ` before the end of the line",
    );
    check(
        "func f() { %x = string \"\\q\" }",
        "1:24: unknown escape; known are \\n \\r \\t \\0 \\\\ \\\" \\' \\` \\u{…}",
    );
    check(
        "func f() { %x = string \"\\u{110000}\" }",
        "1:24: `\\u` needs a code point, as in `\\u{41}`",
    );
    check(
        "func f() { %x = const i32 12ab }",
        "1:27: `12ab` is not a number",
    );
    check(
        "func f() { %x = 'ab' }",
        "1:17: expected one UTF-16 code unit between `'`",
    );
}

#[test]
fn declarations() {
    check("class A\nclass A", "2:7: class `A` is declared twice");
    check("class i32", "1:7: `i32` is the name of a cell type");
    check(
        "func f() { }\nfunc f() { }",
        "2:6: function `f` is declared twice",
    );
    check("class A : B", "1:11: unknown class `B`");
    check(
        "class Animal\nclass Dog : Animl",
        "2:13: unknown class `Animl`; did you mean `Animal`?",
    );
    check("class A : A", "1:7: class `A` extends or contains itself");
    check(
        "class A : B\nclass B : A",
        "1:7: class `A` extends or contains itself",
    );
    check(
        "struct A { a: A }",
        "1:8: class `A` extends or contains itself",
    );
    check("interface I\nclass A : I, I", "2:14: `I` is named twice");
    check(
        "class A\nclass B\nclass C : A, B",
        "3:14: a class has one parent; the rest are interfaces",
    );
    check("struct S\nclass A : S", "2:11: `S` cannot be extended here");
    check(
        "class A { x: i33 }",
        "1:14: unknown type `i33`; did you mean `i32`?",
    );
    check(
        "class A { x: i32; x: i64 }",
        "1:19: field `x` is declared twice",
    );
    check(
        "class A { x }",
        "1:11: expected a field (`name: type`), `override` or `init`, found `x`",
    );
    check(
        "interface I { x: i32 }",
        "1:15: only classes and structs have instance fields",
    );
    check(
        "class A { init a; init b }",
        "1:19: a class has one initialiser",
    );
    check(
        "class A { init nothing }",
        "1:16: unknown function `nothing`",
    );
    check(
        "class A { x: i32; size 2 }",
        "1:7: size 2 is not between 4 (what the cells need) and 16777216",
    );
    check(
        "class A { x: i32 at 16777214 }",
        "1:11: `x` ends past 16777216 bytes, the limit for an object",
    );
    check("array A i32", "1:9: expected `of`, found `i32`");
    check(
        "array A of i32 { x: i32 }",
        "1:18: an array class has no fields",
    );
    check("virtual class A", "1:1: only functions can be `virtual`");
    check(
        "abstract func f() { }",
        "1:19: an abstract function has no body",
    );
    check(
        "entry func a() { }\nentry func b() { }",
        "2:12: a program has one entry function",
    );
    check(
        "func f(%a: i32, %a: i32) { }",
        "1:17: parameter `%a` is declared twice",
    );
    check("func f(%a: foo) { }", "1:12: unknown kind `foo`");
    check(
        "struct P { x: i32 }\nfunc f(%a: P) { }",
        "2:12: a register cannot hold the struct `P`; pass `ptr`",
    );
}

#[test]
fn statements() {
    check_body("  frobnicate %o", "2:3: unknown operation `frobnicate`");
    check_body(
        "  %x = lod i32 [%p]",
        "2:8: unknown operation `lod`; did you mean `load`?",
    );
    check_body(
        "  %x = add %n, 1",
        "2:8: `add` needs a kind, as in `add.i32`",
    );
    check_body("  %x = store Foo.s, 1", "2:3: `store` has no result");
    check_body(
        "  load Foo.s",
        "2:3: `load` needs a register for its result, as in `%x = load …`",
    );
    check_body(
        "  %x = load Foo.q",
        "2:13: unknown field `q` of class `Foo`; it has `y`, `z`, `s`, `t`",
    );
    check_body(
        "  %x = load Fo.s",
        "2:13: unknown class `Fo`; did you mean `Foo`?",
    );
    check_body(
        "  %x = load Foo",
        "2:13: expected a field such as `Class.field`, found `Foo`",
    );
    check_body(
        "  %x = load Foo.y",
        "2:13: `Foo.y` is a field of objects; name one, as in `%x.Foo.y`",
    );
    check_body(
        "  %x = load %o.Foo.s",
        "2:13: a static field is named without a register",
    );
    check_body(
        "  %x = load %o[%n]",
        "2:13: an element needs its type, as in `i32 %a[%i]`",
    );
    check_body(
        "  %x = load [%p]",
        "2:13: an access needs its type, as in `i32 [%p]`",
    );
    check_body(
        "  %x = load i32 [%p + 4294967296]",
        "2:21: the offset does not fit into 32 bits",
    );
    check_body("  jump nowhere", "2:8: unknown label `nowhere`");
    check_body(
        "lop:\n  jump loop",
        "3:8: unknown label `loop`; did you mean `lop`?",
    );
    check_body("a:\na:\n  ret", "3:1: label `a` stands twice");
    check_body(
        "  %x = call gg(1)",
        "2:13: unknown function `gg`; did you mean `g`?",
    );
    check_body("  %x = new Bar", "2:12: unknown class `Bar`");
    check_body(
        "  %x = frame a",
        "2:14: unknown cell `a` of the frame; it has none",
    );
    check_body(
        "  frame { a: i32; b: Point }\n  %x = frame c",
        "3:14: unknown cell `c` of the frame; it has `a`, `b`, `b.x`",
    );
    check_body(
        "  frame { a: i32 }\n  frame { b: i32 }",
        "3:9: a function has one frame",
    );
    check_body(
        "  %x = const i32 4294967296",
        "2:18: 4294967296 does not fit into i32",
    );
    check_body("  %x = const u8 4", "2:14: unknown kind `u8`");
    check_body("  %x = const i32 1.5", "2:18: expected i32, found a float");
    check_body("  store Foo.s, null", "2:16: expected i32, found `null`");
    check_body(
        "  store Foo.s, \"text\"",
        "2:16: expected i32, found a string",
    );
    check_body(
        "  rmw plus Foo.s, 1",
        "2:7: expected `xchg`, `add`, `sub`, `and`, `or` or `xor`, found `plus`",
    );
    check_body(
        "  cas acquire else release Foo.s, 1, 2",
        "2:20: expected `relaxed`, `acquire` or `volatile`, found `release`; did you mean `relaxed`?",
    );
    check_body(
        "  ret ret",
        "2:7: expected a register or a literal, found `ret`",
    );
    check_body(
        "  nullcheck %o %o",
        "2:16: expected the end of the line or `;`, found `%o`",
    );
    check_body("  br %n a, b", "2:9: expected `,`, found `a`");
    check_body(
        "  native show()",
        "2:10: expected the name of a native in quotes, found `show`",
    );
    check_body("  ]", "2:3: expected a statement or `}`, found `]`");
    check_body("  regs %o: i32", "2:8: `%o` is known already");
}

#[test]
fn registers() {
    check_body(
        "  %a = add.i32 %nn, 1",
        "2:16: nothing writes `%nn`; did you mean `%n`?",
    );
    check_body(
        "  %a = native \"f\"()",
        "2:3: cannot tell the kind of `%a`; say it as in `%a: i32 = …`",
    );
    check_body(
        "  %a: i32 = const i64 1",
        "2:3: `%a` is i32, but the result is i64",
    );
    check_body(
        "  %a = const i64 1\n  %a: i32 = const i32 1",
        "3:7: `%a` is i64 already",
    );
}

#[test]
fn exceptions() {
    check_body(
        "  try { yield }\n  ret",
        "3:3: expected `catch`, `filter`, `finally` or `fault` after a `try` block, found `ret`",
    );
    check_body(
        "  try { yield } catch Foe { }",
        "2:23: unknown class `Foe`; did you mean `Foo`?",
    );
    check_body(
        "  try { yield } filter { yield } handle { }",
        "2:32: a filter ends with `endfilter`",
    );
    check_body(
        "  try { yield } filter { endfilter 1 }\n  ret",
        "3:3: expected `handle`, found `ret`",
    );
    check_body(
        "  region catsh Foo from a to b handler c to d",
        "2:10: expected `catch`, `filter`, `finally` or `fault`, found `catsh`",
    );
    check_body(
        "  region catch Foo from a to b handler c to d",
        "2:25: unknown label `a`",
    );
}

#[test]
fn verifier_errors_point_at_the_text() {
    // An explicit position says where the operation comes from, not where the mistake is.
    check_body(
        "  yield\n  nullcheck %n @\"Other.x\":70:7\n  yield",
        "3:3: `%n` is i32, but ref or ptr is needed here",
    );
    check_body(
        "  %x = call g(1, 2)",
        "2:3: `g` takes 1 arguments, but is given 2",
    );
}
