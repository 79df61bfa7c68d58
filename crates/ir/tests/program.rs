//! Programs as a source: dispatch, assignability, statics, faults, building by hand.

use fencepost_base::Position;
use fencepost_ir::text::parse_program;
use fencepost_ir::*;

const TEXT: &str = "
interface Walks
interface Runs : Walks
class Animal { name: ref; static count: i32 }
class Dog : Animal, Runs { override speak = dog_speak; tail: i32 }
class Puppy : Dog
class Cat : Animal
array Animals of Animal
array Dogs of Dog
array Ints of i32
class My.Space.Counter { static count: i64; static total: i32; thread_static own: i32 }
class Exception { message: ref }
class DivideByZero { code: i32 }
class Custom : DivideByZero
virtual func speak(%this: ref) -> i32 { ret 0 }
func dog_speak(%this: ref) -> i32 { ret 1 }
abstract func fly(%this: ref)
entry func begin() { }
";

fn program() -> Program {
    parse_program(TEXT, "dir/test.fir").unwrap()
}

#[test]
fn dispatch_follows_the_parents() {
    let p = program();
    let class = |name| p.find_class(name).unwrap();
    let func = |name| p.find_function(name).unwrap();
    assert_eq!(
        p.dispatch(class("Animal"), func("speak")),
        Ok(func("speak"))
    );
    assert_eq!(
        p.dispatch(class("Dog"), func("speak")),
        Ok(func("dog_speak"))
    );
    assert_eq!(
        p.dispatch(class("Puppy"), func("speak")),
        Ok(func("dog_speak"))
    );
    assert_eq!(p.dispatch(class("Cat"), func("speak")), Ok(func("speak")));
    let problem = p.dispatch(class("Cat"), func("fly")).unwrap_err();
    assert_eq!(
        problem.what,
        "class `Cat` does not override abstract function `fly`"
    );
    assert_eq!(
        p.function(func("fly")).unwrap_err().what,
        "function `fly` has no body"
    );
}

#[test]
fn assignability() {
    let p = program();
    let check = |from, to| p.assignable(p.find_class(from).unwrap(), p.find_class(to).unwrap());
    for (from, to) in [
        ("Dog", "Dog"),
        ("Puppy", "Animal"),
        ("Puppy", "Runs"),
        ("Dog", "Walks"),
        ("Dogs", "Animals"),
        ("Overflow", "Exception"),
        ("Custom", "Exception"),
    ] {
        assert!(check(from, to), "{from} to {to}");
    }
    for (from, to) in [
        ("Animal", "Dog"),
        ("Cat", "Walks"),
        ("Animals", "Dogs"),
        ("Ints", "Animals"),
        ("Dog", "Exception"),
        ("Walks", "Runs"),
    ] {
        assert!(!check(from, to), "{from} to {to}");
    }
}

#[test]
fn what_arrays_can_hold() {
    let p = program();
    let check =
        |array, value| p.array_can_hold(p.find_class(array).unwrap(), p.find_class(value).unwrap());
    assert!(check("Animals", "Puppy"));
    assert!(check("Dogs", "Dog"));
    assert!(!check("Dogs", "Cat"));
    assert!(!check("Dogs", "Animal"));
}

#[test]
fn names_of_statics_and_fields() {
    let p = program();
    assert_eq!(p.find_statics("total").len(), 1);
    assert_eq!(p.find_statics("count").len(), 2);
    for name in [
        "Counter.count",
        "Space.Counter.count",
        "My.Space.Counter.count",
    ] {
        assert_eq!(p.find_statics(name).len(), 1, "{name}");
    }
    for name in [
        "pace.Counter.count",
        "own",
        "name",
        "nothing",
        "Animal.total",
    ] {
        assert!(p.find_statics(name).is_empty(), "{name}");
    }
    let puppy = p.find_class("Puppy").unwrap();
    let name = p.find_instance_field(puppy, "name").unwrap();
    assert_eq!(
        p.field(name).unwrap().class,
        p.find_class("Animal").unwrap()
    );
    assert_eq!(p.find_instance_field(puppy, "count"), None);
}

#[test]
fn faults_and_their_layouts() {
    let p = program();
    for fault in Fault::ALL {
        let FaultTarget::Class(id) = p.fault(fault).unwrap() else {
            panic!()
        };
        let class = p.class(id).unwrap();
        assert_eq!(class.name, fault.name());
        assert!(p.assignable(id, p.find_class(EXCEPTION_CLASS).unwrap()));
        // What the text gives `Exception` is inherited by faults it does not mention.
        assert_eq!(class.layout.cells[0].name, "message");
    }
    let custom = p.class(p.find_class("Custom").unwrap()).unwrap();
    assert_eq!(custom.layout.size, 12);
    assert!(p.string_class().is_some() && p.type_object_class().is_some());
}

#[test]
fn entries_and_positions() {
    let p = program();
    let begin = p.find_function("begin").unwrap();
    assert_eq!(p.entry(), Ok(begin));
    let position = p.function(begin).unwrap().position(0);
    assert_eq!((position.line, position.column), (18, 22));
    assert_eq!(p.describe_position(begin, position), "test.fir:18");
    assert!(p.find_function("main").is_err());
    let text = "func main() { yield @\"src/Other.x\":12:5+40; yield @13:1; yield }";
    let p = parse_program(text, "t.fir").unwrap();
    let main = p.entry().unwrap();
    let f = p.function(main).unwrap();
    assert_eq!(p.describe_position(main, f.position(0)), "Other.x:12");
    assert_eq!(f.position(0).code_offset, 40);
    assert_eq!(p.describe_position(main, f.position(1)), "Other.x:13");
    assert_eq!(p.describe_position(main, f.position(2)), "t.fir:1");
}

#[test]
fn array_layouts() {
    let text = "struct P { a: i64; b: u8 } array Ps of P array Bs of bool array Rs of String";
    let p = parse_program(text, "").unwrap();
    let class = |name| p.class(p.find_class(name).unwrap()).unwrap();
    assert_eq!(class("P").layout.size, 9);
    assert_eq!(class("Ps").kind, ClassKind::Array { stride: 16 });
    assert_eq!(class("Ps").element, p.find_class("P"));
    assert_eq!(class("Bs").kind, ClassKind::Array { stride: 1 });
    assert_eq!(class("Bs").element, None);
    assert_eq!(class("Rs").kind, ClassKind::Array { stride: 8 });
    assert_eq!(class("Rs").element, p.string_class());
}

#[test]
fn programs_built_by_hand() {
    let mut p = Program::new();
    let shared = p.declare_class("Shared");
    let x = p.add_field(shared, "x", Storage::Static, Cell::I32);
    let mut main = Function::new("main");
    let one = main.add_reg(Kind::I32, None);
    let value = Number {
        kind: Kind::I32,
        bits: 1,
    };
    main.add_op(
        Op::Const {
            dst: Def(one),
            value,
        },
        Position::UNKNOWN,
    );
    let place = Place::Static(x);
    main.add_op(
        Op::Store {
            order: Order::Plain,
            place,
            value: one,
        },
        Position::UNKNOWN,
    );
    main.add_op(
        Op::Return {
            value: OptUse(None),
        },
        Position::UNKNOWN,
    );
    let id = p.add_function(main).unwrap();
    assert_eq!(p.verify(), Ok(()));
    assert_eq!(p.entry(), Ok(id));
    assert!(p.add_function(Function::new("main")).is_none());
    let other = p
        .declare_function(
            "other",
            Signature {
                params: vec![],
                result: None,
            },
        )
        .unwrap();
    assert_eq!(p.verify().unwrap_err().message, "the function has no body");
    p.set_virtual(other);
    assert_eq!(p.verify(), Ok(()));
    // A cycle of parents can only be made by hand.
    let a = p.declare_class("A");
    let b = p.declare_subclass("B", a);
    p.class_mut(a).parent = Some(b);
    assert_eq!(
        p.verify().unwrap_err().message,
        "the class is its own ancestor"
    );
    assert!(!p.assignable(a, shared));
    assert_eq!(p.find_field(a, "x"), None);
}
