//! Expressions over a program that has run to its end.

use super::{Expression, ExpressionError, PropertyValue, number_objects};
use fencepost_ir::Source;
use fencepost_ir::text::parse_program;
use fencepost_memory_model::MemoryModel;
use fencepost_vm::{Machine, NativeTable, Options, RunningState};
use std::sync::Arc;

const PROGRAM: &str = r#"
class Bank {
  static total: i32
  static wide: u64
  static least: i64
  static ratio: f64
  static open: bool
  static letter: char
  static accounts: ref
  static first: Account
  static nobody: Account
  static title: ref
  static corner: Point
  static points: ref
  static balance: i32
}
class Other { static total: i32; static only: i32 }
class My.Space.Outer.Inner { static deep: i32 }
class Untouched { static number: i32; static object: ref }
library class Lib { static only: i32 }
class Account { balance: i32; place: Point; next: Account }
struct Point { x: i32; y: i64 }
array Ints of i32
array Accounts of Account
array Points of Point

func main() {
  store Bank.total, -7
  store Bank.wide, 0xffff_ffff_ffff_ffff
  store Bank.least, -5
  store Bank.ratio, 1.5
  store Bank.open, 1
  store Bank.letter, 'x'
  store Bank.corner.x, 3
  store Bank.corner.y, 4
  store Other.total, 8
  store Other.only, 9
  store My.Space.Outer.Inner.deep, 10
  %a = new Account
  store %a.Account.balance, 5
  store %a.Account.place.y, 6
  store %a.Account.next, %a
  store Bank.first, %a
  %b = new Account
  %accounts = newarr Accounts, 2
  store ref %accounts[0], %a
  store Bank.accounts, %accounts
  %points = newarr Points, 2
  %p = elem %points, 1
  store %p.Point.y, 12
  store Bank.points, %points
  %s = string "hi"
  store Bank.title, %s
  ret
}
"#;

struct World {
    machine: Machine,
    state: RunningState,
}

impl World {
    fn new() -> Self {
        let program = parse_program(PROGRAM, "bank.fir").expect("the program is well-formed");
        let entry = program.entry().expect("the program has an entry");
        let model = MemoryModel::sequential();
        let natives = NativeTable::default();
        let machine = Machine::new(Arc::new(program), natives, model, Options::default());
        let Ok(mut state) = machine.initial(entry, &[], None) else {
            panic!("the program starts");
        };
        let mut choices = Vec::new();
        loop {
            machine.choices(&state, &mut choices);
            let Some(&choice) = choices.first() else {
                break;
            };
            machine
                .apply(&mut state, choice, None)
                .expect("the program runs");
        }
        Self { machine, state }
    }

    fn bind(&self, text: &str) -> Result<super::BoundExpression, ExpressionError> {
        Expression::parse(text)?.bind(self.machine.source.as_ref())
    }

    fn value(&self, text: &str) -> Result<PropertyValue, String> {
        let bound = self.bind(text).map_err(|error| error.to_string())?;
        bound
            .evaluate(&self.machine, &self.state)
            .map_err(|error| error.to_string())
    }

    fn holds(&self, text: &str) -> Result<(), String> {
        let bound = self.bind(text).map_err(|error| error.to_string())?;
        bound.holds(&self.machine, &self.state)
    }
}

fn message(result: Result<impl std::fmt::Debug, impl ToString>) -> String {
    result.expect_err("an error is expected").to_string()
}

#[test]
fn true_expressions() {
    let world = World::new();
    for text in [
        "Bank.total == -7",
        "Bank.wide == 0xFFFF_FFFF_FFFF_FFFF && Bank.wide + 1 > Bank.wide",
        "Bank.least == 5 - 10",
        "Bank.ratio == 1.5 && Bank.ratio * 2 == 3 && Bank.ratio < 2",
        "Bank.open",
        "!Bank.open => false",
        "Bank.open == true",
        "letter == 'x' && 'x' == 120",
        "Bank.accounts.Length == 2",
        "Bank.accounts[0].balance == 5",
        "Bank.accounts[Bank.accounts.Length - 1] == null",
        "Bank.accounts[0] == Bank.first",
        "Bank.first != Bank.nobody",
        "Bank.nobody == null",
        "Bank.first.next.next.balance == 5",
        "Bank.first.place.y == 6 && Bank.first.place.x == 0",
        "Bank.corner.x + Bank.corner.y == 7",
        "corner.x == 3",
        "Bank.points[1].y == 12 && Bank.points[0].y == 0",
        "title == \"hi\" && title.Length == 2 && title[1] == 'i'",
        "My.Space.Outer.Inner.deep == 10 && Inner.deep == 10 && deep == 10",
        "Untouched.number == 0 && Untouched.object == null",
        "only == 9",
        "7 / 2 == 3 && -7 / 2 == -3 && -7 % 2 == -1",
        "1 + 2 * 3 == 7 && (1 + 2) * 3 == 9",
        "1 < 2 == true",
        "false => 1 / 0 == 0",
        "true || Bank.nobody.balance == 0",
        "false => false => false",
        "`Bank`.`total` == -7",
    ] {
        assert_eq!(world.holds(text), Ok(()), "{text}");
    }
}

#[test]
fn false_expressions_say_why() {
    let world = World::new();
    for (text, expected) in [
        ("Bank.total == 2", "Bank.total == 2 is false: total = -7"),
        (
            "Bank.total > 0 || Bank.total == 0",
            "Bank.total > 0 || Bank.total == 0 is false: total = -7",
        ),
        (
            "Bank.total == Other.total",
            "Bank.total == Other.total is false: Bank.total = -7, Other.total = 8",
        ),
        (
            "Bank.accounts[0].balance == 6",
            "Bank.accounts[0].balance == 6 is false: accounts[0].balance = 5",
        ),
        ("1 == 2", "1 == 2 is false"),
        (
            "Bank.nobody.balance == 0",
            "Bank.nobody.balance == 0 is false: `nobody` is null",
        ),
        (
            "Bank.accounts[1].balance == 0",
            "Bank.accounts[1].balance == 0 is false: `accounts[1]` is null",
        ),
        (
            "Bank.accounts[2] == null",
            "Bank.accounts[2] == null is false: index 2 is out of range, `accounts` has 2 elements",
        ),
        (
            "Bank.corner.x / Untouched.number == 1",
            "Bank.corner.x / Untouched.number == 1 is false: 3 / 0 divides by zero",
        ),
        (
            "Bank.first == null",
            "Bank.first == null is false: first = Account",
        ),
        (
            "title == \"ho\"",
            "title == \"ho\" is false: title = \"hi\"",
        ),
    ] {
        assert_eq!(world.holds(text), Err(expected.to_string()), "{text}");
    }
}

#[test]
fn names_that_cannot_be_bound() {
    let world = World::new();
    for (text, expected) in [
        (
            "total == 1",
            "`total` may be any of `Bank.total`, `Other.total`",
        ),
        (
            "Bnk.total == 1",
            "did you mean `Bank.total`, `Other.total`?",
        ),
        ("nothing", "the program has no static field `nothing`"),
        (
            "Bank.total.x == 1",
            "`Bank.total` is a number; nothing is reached from it",
        ),
        (
            "Bank.total && true",
            "`&&` takes a boolean, but this is a number",
        ),
        ("Bank.open == 1", "`==` compares a boolean with a number"),
        (
            "Bank.first + 1 == 2",
            "`+` takes a number, but this is a reference",
        ),
        (
            "Bank.accounts[Bank.open] == null",
            "takes a number, but this is a boolean",
        ),
    ] {
        let found = message(world.bind(text));
        assert!(found.contains(expected), "{text}: {found}");
    }
    let total = Expression::parse("Bank.total").expect("well-formed");
    let condition = total.bind_condition(world.machine.source.as_ref());
    assert!(message(condition).contains("this is a number, not a condition"));
}

#[test]
fn mistakes_that_show_when_evaluated() {
    let world = World::new();
    let found = message(world.value("Bank.first.blance"));
    assert_eq!(
        found,
        "`first` is of class `Account`, which has no field `blance`; \
         it has `balance`, `place`, `next`"
    );
    let bound = world.bind("Bank.nobody != null || Bank.first.blance == 1");
    let bound = bound.expect("it binds");
    assert!(bound.mistake().is_none());
    assert!(bound.holds(&world.machine, &world.state).is_err());
    let mistake = bound.mistake().expect("the mistake is remembered");
    assert!(mistake.message.contains("no field `blance`"));
    let found = message(world.value("Bank.points[1]"));
    assert_eq!(
        found,
        "the elements of `points` are structs; name one of their fields"
    );
    for text in ["Bank.first.place", "Bank.first.next.place == 1"] {
        let found = message(world.value(text));
        assert!(found.contains("`place` of `first"), "{found}");
        assert!(found.ends_with("is a struct; name one of its fields: `x`, `y`"));
    }
    let found = message(world.value("Bank.first.place.z"));
    assert!(found.contains("is a struct"), "{found}");
    let most = "Bank.wide * Bank.wide * Bank.wide";
    assert!(message(world.value(most)).contains("does not fit"));
}

#[test]
fn malformed_texts_are_pointed_at() {
    for (text, column, expected) in [
        ("", 1, "empty"),
        ("a = 1", 3, "write `==`"),
        ("a & b", 3, "`&&`"),
        ("(a == 1", 1, "`(` without `)`"),
        ("a == 1)", 7, "`)` without `(`"),
        ("a[1", 2, "`[` without `]`"),
        ("a ==", 5, "missing at the end"),
        ("a. == 1", 4, "a name is missing"),
        ("a b", 3, "an operator is missing"),
        ("1 < 2 < 3", 1, "do not chain"),
        ("é == #", 6, "no meaning"),
        ("\"abc", 1, "does not end"),
        ("'ab'", 1, "ends with"),
        ("99999999999999999999", 1, "64 bits"),
        ("0xZZ", 1, "not a number"),
        ("f(1)", 2, "cannot call"),
    ] {
        let error = Expression::parse(text).expect_err(text);
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.message.contains(expected), "{text}: {error}");
    }
    let error = Expression::parse("abc + * 2").expect_err("malformed");
    assert_eq!(error.with_carets(), "abc + * 2\n      ^");
}

#[test]
fn deep_and_long_texts_end_in_an_error() {
    let deep = format!("{}1{}", "(".repeat(10_000), ")".repeat(10_000));
    let chains = ["a => ", "1 + ", "!", "-", "a[", "true && "];
    let mut texts: Vec<String> = chains
        .iter()
        .map(|part| format!("{}1", part.repeat(5_000)))
        .collect();
    texts.push(deep);
    texts.push("x".repeat(1 << 20));
    for text in texts {
        assert!(Expression::parse(&text).is_err());
    }
}

#[test]
fn rows_are_ordered_and_objects_numbered() {
    let world = World::new();
    let texts = [
        "Bank.accounts",
        "Bank.first",
        "Bank.first.next",
        "Bank.nobody",
    ];
    let mut row: Vec<PropertyValue> = texts
        .iter()
        .map(|text| world.value(text).expect(text))
        .collect();
    number_objects(&mut row);
    let numbers: Vec<Option<u32>> = row
        .iter()
        .map(|value| match value {
            PropertyValue::Object(object) => Some(object.number),
            _ => None,
        })
        .collect();
    assert_eq!(numbers, [Some(1), Some(2), Some(2), None]);
    let order = ["null", "false", "true", "-1", "2", "\"a\"", "Bank.first"];
    let values: Vec<PropertyValue> = order
        .iter()
        .map(|text| world.value(text).expect(text))
        .collect();
    assert!(values.is_sorted());
}
