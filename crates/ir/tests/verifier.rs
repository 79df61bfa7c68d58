//! What the verifier accepts and what it refuses, rule by rule.

use fencepost_base::Position;
use fencepost_ir::text::{parse_program, parse_program_unverified};
use fencepost_ir::*;

const DECLARATIONS: &str = "
class Foo { y: i32; z: ref; static s: i32; static w: i64; static d: f64; static o: ref; static q: ptr }
class Other { y: i32 }
struct Point { x: i32 }
interface I
array Ints of i32
func g(%a: i32, %b: ref) -> i32 { ret %a }
func nothing() { }
abstract func h(%this: ref) -> i32
virtual func v(%this: ref) { }
virtual func odd(%this: i32) { }
";

fn program(body: &str) -> String {
    format!(
        "func f(%i: i32, %l: i64, %x: f32, %d: f64, %r: ref, %p: ptr) {{\n{body}\n}}\n{DECLARATIONS}"
    )
}

fn accept(body: &str) {
    if let Err(error) = parse_program(&program(body), "t.fir") {
        panic!("{error}\n{body}");
    }
}

fn refuse(body: &str, message: &str) {
    match parse_program(&program(body), "t.fir") {
        Ok(_) => panic!("accepted, but expected: {message}\n{body}"),
        Err(error) => assert_eq!(error.message, message, "{body}"),
    }
}

#[test]
fn kinds_of_operands() {
    for (good, bad) in [
        ("%k = neg.i32 %i", "%k = neg.i32 %l"),
        ("%k = add.f64 %d, %d", "%k = add.f64 %d, %i"),
        ("%k = shl.i64 %l, %i", "%k = shl.i64 %l, %l"),
        ("%k = add.ptr %p, %l", "%k = add.ptr %p, %i"),
        ("%k = eq.ref %r, %r", "%k = eq.ref %r, %p"),
        ("%k = i32.to.i64 %i", "%k = i32.to.i64 %r"),
        ("%k = ptrdiff %p, %p", "%k = ptrdiff %r, %p"),
        ("%k = select %i, %l, %l", "%k = select %i, %l, %d"),
        ("%k = select %r, %d, %d", "%k = select %x, %d, %d"),
        ("%i = mov %i", "%i = mov %l"),
        ("br %p, a, a; a: yield", "br %d, a, a; a: yield"),
        ("switch %i, [a], a; a: yield", "switch %l, [a], a; a: yield"),
        ("%k: i32 = calli %p(%i)", "%k: i32 = calli %r(%i)"),
        ("throw %r", "throw %p"),
        ("%k = load i32 [%p]", "%k = load i32 [%r]"),
        ("%k = load i32 %r[%i]", "%k = load i32 %p[%i]"),
        ("%k = load i32 %r[%i]", "%k = load i32 %r[%l]"),
        ("%k = load %r.Foo.y", "%k = load %l.Foo.y"),
        ("%k = load %p.Foo.y", "%k = load %i.Foo.y"),
        ("%i = load Foo.s", "%l = load Foo.s"),
        ("store Foo.w, %l", "store Foo.w, %i"),
        ("%l = rmw add Foo.w, %l", "%i = rmw add Foo.w, %l"),
        ("rmw add Foo.w, %l", "rmw add Foo.w, %i"),
        ("%l = cas Foo.w, %l, %l", "%l = cas Foo.w, %i, %l"),
        ("%l = cas Foo.w, %l, %l", "%l = cas Foo.w, %l, %i"),
        ("%p = addr Foo.s", "%r = addr Foo.s"),
        ("%r = new Foo", "%p = new Foo"),
        ("%r = newarr Ints, %i", "%r = newarr Ints, %l"),
        ("%p = newbytes %l", "%p = newbytes %d"),
        ("%p = newbytes %i", "%r = newbytes %i"),
        ("%i = len %r", "%i = len %p"),
        ("%i = len %r", "%l = len %r"),
        ("%p = elem %r, %i", "%p = elem %r, %l"),
        ("nullcheck %p", "nullcheck %d"),
        ("%r = isinst Foo, %r", "%r = isinst Foo, %p"),
        ("%r = cast Foo, %r", "%i = cast Foo, %r"),
        ("storecheck %r, %r", "storecheck %r, %p"),
        ("enter %r taken %p", "enter %r taken %r"),
        ("exit %r", "exit %p"),
        ("%i = tryenter %r timeout %i", "%i = tryenter %r timeout %l"),
        ("%i = wait %r", "%r = wait %r"),
        ("pulse %r", "pulse %i"),
        ("pulseall %r", "pulseall %i"),
        ("%l = start g(%i, %r)", "%l = start g(%r, %r)"),
        ("%l = start nothing()", "%r = start nothing()"),
        ("%i = join %l timeout %i", "%i = join %r"),
        ("%l = self", "%i = self"),
        ("%i = choose %i", "%i = choose %l"),
        ("assert %r", "assert %d"),
        ("assume %l", "assume %x"),
        ("%r = string \"s\"", "%p = string \"s\""),
        ("%r = typeof Foo", "%p = typeof Foo"),
        ("%p = funcaddr g", "%r = funcaddr g"),
        ("%r = null", "%p = null"),
        ("%x = const f32 1", "%d = const f32 1"),
        ("%i = call g(%i, %r)", "%i = call g(%l, %r)"),
        ("%i = call g(%i, %r)", "%l = call g(%i, %r)"),
        ("%i = callvirt h(%r)", "%l = callvirt h(%r)"),
    ] {
        accept(good);
        let error = parse_program(&program(bad), "t.fir").err();
        let error = error.unwrap_or_else(|| panic!("accepted: {bad}"));
        assert!(error.message.starts_with('`'), "{bad}: {error}");
        assert!(
            error.message.contains(" is needed here")
                || error.message.contains("but the result is"),
            "{error}"
        );
        assert_eq!((error.line, error.column), (2, 1), "{bad}: {error}");
    }
    refuse("%i = len %p", "`%p` is ptr, but ref is needed here");
    refuse("%l = len %r", "`%l` is i64, but the result is i32");
}

#[test]
fn calls() {
    refuse("call g(%i)", "`g` takes 2 arguments, but is given 1");
    refuse("start g()", "`g` takes 2 arguments, but is given 0");
    refuse("%k: i32 = call nothing()", "`nothing` gives no result");
    refuse("call h(%r)", "`h` has no body; only `callvirt` can name it");
    refuse(
        "start h(%r)",
        "`h` has no body; only `callvirt` can name it",
    );
    refuse(
        "%k = funcaddr h",
        "`h` has no body; only `callvirt` can name it",
    );
    refuse(
        "callvirt nothing()",
        "a virtual call needs an object as its first argument",
    );
    refuse(
        "callvirt odd(1)",
        "the first argument of a virtual call must be a ref",
    );
    accept("callvirt v(%r)");
    refuse("ret %i", "the function has no result to return");
    let text = "func f() -> i32 { ret }";
    let error = parse_program(text, "t.fir").unwrap_err();
    assert_eq!(error.to_string(), "1:19: `ret` needs a value of kind i32");
    let error = parse_program("func f() -> i32 { yield }", "t.fir").unwrap_err();
    assert_eq!(
        error.to_string(),
        "1:19: control falls off the end of the function; end it with `ret`, `throw` or a jump"
    );
}

#[test]
fn classes_and_cells() {
    accept("%k = new Point");
    refuse("%k = new I", "`I` is an interface, which `new` cannot make");
    refuse(
        "%k = new Ints",
        "`Ints` is an array class, which `new` cannot make",
    );
    refuse(
        "%k = new String",
        "`String` is the class of strings, which `new` cannot make",
    );
    refuse(
        "%k = newarr Foo, 1",
        "`Foo` is a class, which `newarr` cannot make",
    );
    refuse(
        "%k = newarr Point, 1",
        "`Point` is a struct, which `newarr` cannot make",
    );
    accept("rmw xchg Foo.o, %r");
    for order in ["", "relaxed", "acquire", "release", "acq_rel", "volatile"] {
        accept(&format!("rmw {order} xchg Foo.o, %r"));
        accept(&format!("cas {order} Foo.o, %r, %r"));
        accept(&format!("cas {order} else relaxed Foo.o, %r, %r"));
    }
    for order in ["", "relaxed", "acquire", "volatile"] {
        accept(&format!("%r = load {order} Foo.o"));
    }
    for order in ["", "relaxed", "release", "volatile"] {
        accept(&format!("store {order} Foo.o, %r"));
    }
    refuse("%r = load release Foo.o", "a load cannot release");
    refuse("store acquire Foo.o, %r", "a store cannot acquire");
    refuse(
        "rmw add Foo.o, %r",
        "`rmw add` needs an integer cell, not ref",
    );
    refuse(
        "rmw or Foo.d, %d",
        "`rmw or` needs an integer cell, not f64",
    );
    accept("frame { a: i32 }\n%k = frame 3");
    refuse(
        "frame { a: i32 }\n%k = frame 4",
        "offset 4 is outside the frame of 4 bytes",
    );
    refuse("%k = frame 0", "offset 0 is outside the frame of 0 bytes");
}

#[test]
fn regions() {
    accept("try { yield } catch Foo { } finally { }");
    accept("try { try { yield } finally { } } catch Foo { try { yield } fault { } }");
    accept("try { jump a; a: yield; leave b } catch Foo { leave b }\nb: ret");
    refuse(
        "a: yield; try { jump a } catch Foo { }",
        "control goes out of a try; use `leave`",
    );
    refuse(
        "a: yield; try { yield } catch Foo { jump a }",
        "control goes out of a handler; use `leave`",
    );
    refuse(
        "a: yield; try { yield } catch Foo { yield; br %i, a, b; b: leave a }",
        "control goes out of a handler; use `leave`",
    );
    refuse(
        "a: yield; try { yield } finally { jump a }",
        "control goes out of a handler; use `leave`",
    );
    refuse(
        "a: yield; try { yield } filter { jump a } handle { }",
        "control goes out of a filter; use `endfilter`",
    );
    refuse(
        "jump a; try { yield } catch Foo { a: yield }",
        "control goes into a handler or filter",
    );
    refuse(
        "try { ret } catch Foo { }",
        "`ret` inside a try or a handler; use `leave` first",
    );
    refuse(
        "try { yield } catch Foo { ret }",
        "`ret` inside a try or a handler; use `leave` first",
    );
    refuse("a: leave a", "`leave` outside a try or handler; use `jump`");
    refuse(
        "a: yield; try { yield } finally { leave a }",
        "`leave` cannot leave a finally or fault handler",
    );
    refuse(
        "a: yield; try { yield } fault { leave a }",
        "`leave` cannot leave a finally or fault handler",
    );
    refuse(
        "a: yield; try { yield } filter { leave a } handle { }",
        "`leave` outside a try or handler; use `jump`",
    );
    refuse(
        "a: yield; try { try { yield } filter { leave a } handle { } } finally { }",
        "`leave` cannot leave a filter",
    );
    refuse(
        "try { leave a } catch Foo { a: yield }",
        "`leave` goes into a handler or filter",
    );
    refuse(
        "endfinally",
        "`endfinally` outside a finally or fault handler",
    );
    refuse(
        "try { yield } catch Foo { endfinally }",
        "`endfinally` outside a finally or fault handler",
    );
    refuse(
        "try { yield } finally { try { endfinally } catch Foo { } }",
        "`endfinally` outside a finally or fault handler",
    );
    refuse("endfilter %i", "`endfilter` outside a filter");
    refuse(
        "try { yield } catch Foo { endfilter %i }",
        "`endfilter` outside a filter",
    );
    refuse(
        "rethrow",
        "`rethrow` outside a handler that caught something",
    );
    refuse(
        "try { yield } finally { rethrow }",
        "`rethrow` outside a handler that caught something",
    );
    refuse(
        "try { yield } filter { rethrow } handle { }",
        "`rethrow` outside a handler that caught something",
    );
    accept("try { yield } catch Foo { try { rethrow } finally { } }");
    refuse("%k = caught", "`caught` outside a handler or filter");
    refuse(
        "try { %k = caught } catch Foo { }",
        "`caught` outside a handler or filter",
    );
    refuse(
        "try { yield } finally { %k = caught }",
        "`caught` outside a handler or filter",
    );
}

#[test]
fn region_lines() {
    let code = "
a: yield
b: yield
c: leave end
d: %k = caught
e: endfilter %i
f: yield
g: leave end
end: ret
z:";
    let with = |line: &str| format!("{code}\n{line}");
    accept(&with("region filter d from a to d handler f to end"));
    refuse(
        &with("region filter f from a to d handler f to end"),
        "the code of a filter must stand right before its handler",
    );
    refuse(
        &with("region catch Foo from d to a handler f to end"),
        "a region protects operations 3 to 0 of 8",
    );
    refuse(
        &with("region catch Foo from a to a handler f to end"),
        "a region protects operations 0 to 0 of 8",
    );
    refuse(
        &with("region catch Foo from a to d handler f to f"),
        "a handler has operations 5 to 5 of 8",
    );
    refuse(
        &with("region catch Foo from a to f handler d to end"),
        "a handler overlaps the operations it protects",
    );
    refuse(
        &with(
            "region catch Foo from a to c handler f to end\nregion catch Foo from b to d handler f to end",
        ),
        "exception regions overlap without one being inside the other",
    );
    refuse(
        &with(
            "region catch Foo from a to d handler f to end\nregion catch Foo from b to d handler f to end",
        ),
        "an inner region must come before the region around it",
    );
    refuse(
        &with("region catch Foo from a to b handler d to end"),
        "control goes out of a try; use `leave`",
    );
    // The code of a handler cannot be reached by falling into it.
    let falls = "a: yield\nb: leave end\nc: yield\nd: leave end\nend: ret";
    accept(&format!(
        "{falls}\nregion catch Foo from a to c handler c to end"
    ));
    refuse(
        &format!("{falls}\nregion catch Foo from a to c handler d to end"),
        "control goes into a handler or filter",
    );
}

#[test]
fn atomic_sections() {
    accept("atomic\nstore Foo.s, 1\nendatomic");
    accept("atomic\nbr %i, a, b\na: endatomic; jump c\nb: endatomic\nc: ret");
    accept("atomic");
    accept("atomic\natomic\nendatomic\nendatomic");
    refuse(
        "atomic\natomic\nendatomic",
        "`ret` inside an atomic section",
    );
    refuse(
        "a: atomic\nbr %i, a, b\nb: endatomic",
        "an atomic section is open on one way here only",
    );
    refuse(
        "endatomic\natomic\nendatomic",
        "`endatomic` where no atomic section is open",
    );
    refuse(
        "atomic\nbr %i, a, b\na: endatomic\nb: jump b",
        "an atomic section is open on one way here only",
    );
    refuse(
        "atomic\nbr %i, a, b\na: endatomic\nret\nb: ret",
        "`ret` inside an atomic section",
    );
    refuse(
        "try { yield } catch Foo { endatomic }\natomic\nendatomic",
        "`endatomic` where no atomic section is open",
    );
}

#[test]
fn classes_of_programs() {
    let refuse = |text: &str, expected: &str| {
        let error = parse_program(&format!("{text}\n{DECLARATIONS}"), "t.fir");
        assert_eq!(
            error.err().map(|e| e.to_string()).as_deref(),
            Some(expected)
        );
    };
    refuse(
        "class A { init g }",
        "1:7: initialiser `g` must have no parameters and no result",
    );
    refuse(
        "abstract func i()\nclass A { init i }",
        "2:7: initialiser `i` has no body",
    );
    refuse(
        "class A { override g = g }",
        "1:7: `g` is overridden, but not virtual or abstract",
    );
    refuse(
        "class A { override h = g }",
        "1:7: `h` and `g`, which overrides it, differ in parameters or result",
    );
    refuse(
        "func o(%a: i32) { }\nclass A { override odd = o }",
        "2:7: the first parameter of `odd` must be a ref",
    );
    refuse(
        "func main(%a: i32) { }",
        "1:6: the entry function takes no parameters",
    );
    refuse(
        "abstract func main()",
        "1:15: the entry function has no body",
    );
}

/// Functions that no text can say.
#[test]
fn functions_built_by_hand() {
    let source = parse_program(DECLARATIONS, "t.fir").unwrap();
    let message = |function: &Function| verify_function(&source, function).unwrap_err().message;
    let ret = || Op::Return {
        value: OptUse(None),
    };
    let mut empty = Function::new("empty");
    assert_eq!(message(&empty), "a function needs at least one operation");
    empty.ops.push(ret());
    assert_eq!(message(&empty), "every operation needs one position");
    empty.positions.push(Position::UNKNOWN);
    assert!(verify_function(&source, &empty).is_ok());
    empty.param_count = 1;
    assert_eq!(message(&empty), "more parameters than registers");
    empty.param_count = 0;
    empty.frame.cells.push(CellAt {
        offset: 2,
        cell: Cell::I32,
        name: "a".into(),
    });
    assert_eq!(message(&empty), "the frame: cell `a` ends past the end");
    empty.frame.size = 17 << 20;
    assert_eq!(
        message(&empty),
        "the frame: 17825792 bytes; the limit is 16777216"
    );
    empty.frame.size = 100;
    empty.frame.cells.push(CellAt {
        offset: 0,
        cell: Cell::I32,
        name: "b".into(),
    });
    assert_eq!(message(&empty), "the frame: cells are not sorted by offset");

    let one = |op: Op| {
        let mut function = Function::new("f");
        function.add_reg(Kind::I32, None);
        function.add_op(op, Position::UNKNOWN);
        function.add_op(ret(), Position::UNKNOWN);
        function
    };
    let null = Op::Null { dst: Def(Reg(7)) };
    assert_eq!(message(&one(null)), "register number 7 does not exist");
    let value = Number {
        kind: Kind::I32,
        bits: 1 << 32,
    };
    let wide = Op::Const {
        dst: Def(Reg(0)),
        value,
    };
    assert_eq!(
        message(&one(wide)),
        "a 32-bit constant has bits above the low half"
    );
    let far = Op::Jump { target: Target(2) };
    assert_eq!(
        message(&one(far)),
        "goes to operation 2, but there are only 2"
    );
    let mut many = one(ret());
    many.regs.resize(
        65_536,
        RegInfo {
            kind: Kind::I32,
            name: None,
        },
    );
    assert_eq!(message(&many), "65536 registers; the limit is 65535");

    let field = source
        .find_field(source.find_class("Foo").unwrap(), "s")
        .unwrap();
    let load = |place| {
        one(Op::Load {
            dst: Def(Reg(0)),
            order: Order::Plain,
            place,
        })
    };
    assert!(verify_function(&source, &load(Place::Static(field))).is_ok());
    let wrong = "field `s` is not where the access says";
    assert_eq!(message(&load(Place::ThreadStatic(field))), wrong);
    let moved = FieldRef { offset: 4, ..field };
    assert_eq!(message(&load(Place::Static(moved))), wrong);
    let unknown = FieldRef {
        id: FieldId(999),
        offset: 400,
        ..field
    };
    let message = message(&load(Place::Static(unknown)));
    assert!(
        message.starts_with("a field at offset 400 does not fit"),
        "{message}"
    );
}

#[test]
fn the_limits_of_regions() {
    let mut program = parse_program_unverified(&program("yield"), "t.fir").unwrap();
    let id = program.find_function_id("f").unwrap();
    let build = |count: usize| {
        let mut function = Function::new("f");
        for _ in 0..2 {
            let target = Target(2);
            function.add_op(Op::Leave { target }, Position::UNKNOWN);
        }
        function.add_op(
            Op::Return {
                value: OptUse(None),
            },
            Position::UNKNOWN,
        );
        let region = Region {
            kind: RegionKind::Catch(ClassId(0)),
            start: 0,
            end: 1,
            handler: 1,
            handler_end: 2,
        };
        function.regions = vec![region; count];
        function
    };
    for (count, message) in [
        (256, None),
        (257, Some("more than 256 regions around an operation")),
        (1025, Some("1025 exception regions; the limit is 1024")),
    ] {
        program.define_function(id, build(count));
        let error = program.verify().err().map(|e| e.message);
        assert_eq!(error.as_deref(), message);
    }
}

#[test]
fn flat_tables() {
    accept(
        "a: yield\nb: jump a\non %e from a to b goto a\non Exception %e from b to b2 goto a\nb2: ret",
    );
    // Ranges overlap, a handler is in its own range, and control goes in and out.
    accept(
        "jump b\na: yield\nb: ret\nc: throw %e\nd: ret\non %e from a to d goto c\non %e from b to c goto a",
    );
    refuse(
        "a: yield\nb: ret\non %e from a to a goto b",
        "a handler protects operations 0 to 0 of 2",
    );
    refuse(
        "a: yield\nb: ret\non %i from a to b goto b",
        "the register of a handler must be a ref",
    );
    refuse(
        "a: tailcall %p()\nb: ret\non %e from a to b goto b",
        "`tailcall` where a handler protects",
    );
    refuse(
        "a: leave b\nb: ret\non %e from a to b goto b",
        "`leave` outside a try or handler; use `jump`",
    );
    refuse(
        "a: yield\nb: %e = caught\nret\non %e from a to b goto b",
        "`caught` outside a handler or filter",
    );
    refuse(
        "try { yield } catch Exception { }\na: yield\nb: ret\non %e from a to b goto b",
        "a function has either regions or a flat table of handlers",
    );
}
