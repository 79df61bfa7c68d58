//! Which registers are live where, with every way that control can take.

use fencepost_ir::text::parse_program;
use fencepost_ir::*;

/// The function `f` of a text, with the operations at its labels.
struct Example {
    function: std::sync::Arc<Function>,
}

impl Example {
    fn new(params: &str, body: &str) -> Self {
        let text = format!(
            "class Foo {{ static s: i32 }}\nfunc f({params}) {{\n{body}\n}}\nfunc g() -> i32 {{ ret 1 }}\nfunc use(%a: i32) {{ }}"
        );
        let program = parse_program(&text, "t.fir").unwrap_or_else(|e| panic!("{e}\n{text}"));
        let id = program.find_function_id("f").unwrap();
        Self {
            function: program.body(id).unwrap().clone(),
        }
    }

    /// The operation number `nth` with this mnemonic.
    fn at(&self, mnemonic: &str, nth: usize) -> u32 {
        let all = self.function.ops.iter().enumerate();
        let mut found = all.filter(|(_, op)| op.info().name == mnemonic);
        found.nth(nth).unwrap().0 as u32
    }

    fn names(&self, words: &[u64]) -> String {
        let regs = self.function.regs.iter().enumerate();
        let live = regs.filter(|(index, _)| words[index / 64] >> (index % 64) & 1 != 0);
        let names = live.filter_map(|(_, info)| info.name.clone());
        names.collect::<Vec<_>>().join(" ")
    }

    fn before(&self, mnemonic: &str, nth: usize) -> String {
        self.names(self.function.liveness().live_before(self.at(mnemonic, nth)))
    }

    fn during(&self, mnemonic: &str, nth: usize) -> String {
        self.names(self.function.liveness().live_during(self.at(mnemonic, nth)))
    }
}

#[test]
fn straight_code() {
    let e = Example::new(
        "%a: i32, %b: i32",
        "yield\ncall use(%a)\nyield\ncall use(%b)\nyield",
    );
    assert_eq!(e.before("yield", 0), "a b");
    assert_eq!(e.before("yield", 1), "b");
    assert_eq!(e.before("yield", 2), "");
    assert!(e.function.liveness().is_live(0, 0));
    assert!(!e.function.liveness().is_live(2, 0));
}

#[test]
fn a_write_ends_the_life_of_the_value_before() {
    let e = Example::new("%a: i32", "yield\n%a = call g()\nyield\ncall use(%a)");
    assert_eq!(e.before("yield", 0), "");
    assert_eq!(e.before("yield", 1), "a");
}

#[test]
fn loops_keep_what_the_next_round_reads() {
    let e = Example::new(
        "%a: i32, %n: i32",
        "loop: yield\ncall use(%a)\n%n = sub.i32 %n, 1\nbr %n, loop, done\ndone: yield",
    );
    assert_eq!(e.before("yield", 0), "a n");
    assert_eq!(e.before("br", 0), "a n");
    assert_eq!(e.before("yield", 1), "");
}

#[test]
fn blocks_in_reverse_order() {
    let mut body = String::from("jump b199\n");
    for block in 0..200 {
        let next = if block == 0 {
            "end".into()
        } else {
            format!("b{}", block - 1)
        };
        body += &format!("b{block}: yield; jump {next}\n");
    }
    let e = Example::new("%a: i32", &format!("{body}end: call use(%a)"));
    assert_eq!(e.before("yield", 199), "a");
    assert_eq!(e.before("yield", 0), "a");
}

#[test]
fn switches_join_all_targets() {
    let e = Example::new(
        "%a: i32, %b: i32, %c: i32, %d: i32",
        "switch %d, [x, y], z\nx: call use(%a); ret\ny: call use(%b); ret\nz: call use(%c)",
    );
    assert_eq!(e.before("switch", 0), "a b c d");
    assert_eq!(e.before("call", 1), "b");
}

#[test]
fn during_a_call_its_result_is_dead_and_its_arguments_may_be() {
    let e = Example::new(
        "%a: i32, %b: i32",
        "%r = call g()\ncall use(%a)\ncall use(%b)\ncall use(%r)",
    );
    assert_eq!(e.during("call", 0), "a b");
    assert_eq!(e.during("call", 1), "b r");
    assert_eq!(e.during("call", 3), "");
}

#[test]
fn during_a_call_a_handler_may_need_the_old_result() {
    // If the call throws, the handler reads what the register held before.
    let e = Example::new(
        "%r: i32",
        "try { %r = call g() } catch Foo { call use(%r) }",
    );
    assert_eq!(e.during("call", 0), "r");
    assert_eq!(e.before("call", 0), "r");
}

#[test]
fn handlers_keep_what_they_read_only_while_they_can_be_reached() {
    let e = Example::new(
        "%a: i32, %b: i32",
        "yield\ntry { yield } catch Foo { yield; call use(%a) }\nyield\ncall use(%b)",
    );
    assert_eq!(e.before("yield", 0), "a b");
    assert_eq!(e.before("yield", 1), "a b");
    assert_eq!(e.before("yield", 2), "a b", "the handler itself");
    assert_eq!(
        e.before("yield", 3),
        "b",
        "after the try the handler is out of reach"
    );
}

#[test]
fn a_handler_does_not_reach_itself() {
    let e = Example::new("%a: i32", "try { yield } catch Foo { call use(%a); yield }");
    assert_eq!(e.before("yield", 1), "");
}

#[test]
fn a_finally_keeps_what_its_leaves_go_on_to() {
    let e = Example::new(
        "%a: i32, %b: i32, %c: i32",
        "try { yield; br %a, x, y; x: leave one; y: leave two } finally { yield }
         one: call use(%b); ret
         two: call use(%c)",
    );
    assert_eq!(e.before("yield", 1), "b c");
}

#[test]
fn an_inner_finally_keeps_what_outer_ones_read() {
    let e = Example::new(
        "%a: i32, %b: i32",
        "try { try { yield } finally { yield } } catch Foo { call use(%a) } finally { call use(%b) }",
    );
    assert_eq!(e.before("yield", 1), "a b", "inside the inner finally");
    assert_eq!(
        e.before("call", 0),
        "a b",
        "inside the catch, the outer finally is to come"
    );
}

#[test]
fn a_filter_keeps_what_later_rows_and_inner_finallys_read() {
    let e = Example::new(
        "%a: i32, %b: i32, %c: i32",
        "try { try { yield } finally { call use(%a) } }
         filter { yield; endfilter 1 } handle { call use(%b) }
         catch Foo { call use(%c) }",
    );
    assert_eq!(e.before("yield", 1), "a b c");
}

#[test]
fn a_row_before_another_of_the_same_try() {
    // The finally runs before the catch of the row after it.
    let e = Example::new(
        "%a: i32",
        "s: yield
         leave end
         h: yield
         endfinally
         k: call use(%a)
         leave end
         end: ret
         region finally from s to h handler h to k
         region catch Foo from s to h handler k to end",
    );
    assert_eq!(e.before("yield", 1), "a");
}

#[test]
fn more_registers_than_a_word_has_bits() {
    let mut body = String::new();
    for n in 0..150 {
        body += &format!("%r{n} = call g()\n");
    }
    body += "yield\n";
    for n in 0..150 {
        body += &format!("call use(%r{n})\n");
    }
    let e = Example::new("", &body);
    let live = e.function.liveness();
    let pc = e.at("yield", 0);
    assert!((0..150).all(|reg| live.is_live(pc, reg)));
    assert!((0..150).all(|reg| !live.is_live(0, reg)));
    assert_eq!(e.before("call", 299), "r149");
}

#[test]
fn a_huge_function_has_everything_live() {
    let mut function = Function::new("huge");
    for _ in 0..60_000 {
        function.add_reg(Kind::I32, None);
    }
    for _ in 0..60_000 {
        function.add_op(Op::Yield {}, fencepost_base::Position::UNKNOWN);
    }
    let live = function.liveness();
    assert!(live.is_live(59_999, 59_999));
    assert_eq!(live.live_during(30_000), live.live_before(7));
}

#[test]
fn a_flat_handler_needs_what_it_reads_but_not_its_own_exception() {
    let e = Example::new(
        "%a: i32, %b: i32",
        "yield\nfrom: yield\ncall use(%a)\nto: yield\nret\nh: call use(%b)\nthrow %e\n\
         on %e from from to to goto h",
    );
    assert_eq!(e.before("yield", 0), "a b");
    assert_eq!(e.before("yield", 1), "a b");
    assert_eq!(e.during("call", 0), "b");
    assert_eq!(e.before("yield", 2), "");
    assert_eq!(e.before("call", 1), "b e");
    // One that protects itself needs for its own start what it reads.
    let e = Example::new(
        "%a: i32",
        "yield\nh: call use(%a)\nyield\nto: ret\non %e from h to to goto h",
    );
    assert_eq!(e.before("yield", 1), "a");
}

#[test]
fn what_only_makes_itself_is_dead_unless_that_may_fail() {
    let e = Example::new(
        "%n: i32, %m: i32",
        "loop: yield\n%n = add.i32 %n, 1\n%m = div.i32 %m, 2\njump loop",
    );
    assert_eq!(e.before("yield", 0), "m");
}
