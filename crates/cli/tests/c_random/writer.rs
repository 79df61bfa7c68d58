//! Programs of random statements, as LLVM text.

use crate::OUTCOMES;
use crate::guarded;
use crate::rng::Rng;
use std::fmt::Write as _;

const LOADS: [&str; 4] = ["", "monotonic", "acquire", "seq_cst"];
const STORES: [&str; 4] = ["", "monotonic", "release", "seq_cst"];
const UPDATES: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
const FAILURES: [&str; 3] = ["monotonic", "acquire", "seq_cst"];
const FENCES: [&str; 4] = ["acquire", "release", "acq_rel", "seq_cst"];

/// What main reads of variables that others have locks for.
const READS: &str = "  %x = load i32, ptr @x, align 4\n  %y = load i32, ptr @y, align 4\n  \
                     %sum = add i32 %x, %y\n  store i32 %sum, ptr @r2, align 4\n";

/// A thread's function while it is written.
pub struct Writer<'a> {
    pub rng: &'a mut Rng,
    pub thread: usize,
    /// The next name of a value or a block.
    next: usize,
    /// How likely plain accesses are: one in so many.
    plain: usize,
    text: String,
}

impl Writer<'_> {
    pub fn name(&mut self, what: &str) -> String {
        self.next += 1;
        format!("{what}{}", self.next)
    }

    pub fn line(&mut self, text: String) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn order(&mut self, orders: &[&'static str]) -> &'static str {
        match self.rng.one_in(self.plain) {
            true => orders[0],
            false => orders[1 + self.rng.below(orders.len() - 1)],
        }
    }

    fn load(&mut self, ty: &str, pointer: &str) -> String {
        let value = format!("%{}", self.name("v"));
        let line = match self.order(&LOADS) {
            "" => format!("{value} = load {ty}, ptr {pointer}, align 8"),
            order => format!("{value} = load atomic {ty}, ptr {pointer} {order}, align 8"),
        };
        self.line(line);
        value
    }

    fn store(&mut self, ty: &str, value: &str, pointer: &str) {
        let line = match self.order(&STORES) {
            "" => format!("store {ty} {value}, ptr {pointer}, align 8"),
            order => format!("store atomic {ty} {value}, ptr {pointer} {order}, align 8"),
        };
        self.line(line);
    }

    pub fn keep(&mut self, value: &str) {
        let thread = self.thread;
        self.line(format!("store i32 {value}, ptr @r{thread}, align 4"));
    }

    /// Some statements under a condition.
    pub fn when(&mut self, condition: String, body: impl FnOnce(&mut Self)) {
        let (inside, behind) = (self.name("b"), self.name("b"));
        let labels = format!("label %{inside}, label %{behind}");
        self.line(format!("br i1 {condition}, {labels}"));
        let _ = writeln!(self.text, "{inside}:");
        body(self);
        self.line(format!("br label %{behind}"));
        let _ = writeln!(self.text, "{behind}:");
    }

    fn variable(&mut self) -> &'static str {
        self.rng.pick(&["@x", "@y", "@z"])
    }

    fn statement(&mut self, depth: usize) {
        let kinds = if depth > 1 { 7 } else { 36 };
        match self.rng.below(kinds) {
            0 | 1 => {
                let (at, value) = (self.variable(), self.rng.below(2) + 1);
                self.store("i32", &value.to_string(), at);
            }
            2 | 3 => {
                let at = self.variable();
                let value = self.load("i32", at);
                self.keep(&value);
            }
            4 => {
                let (at, order) = (self.variable(), self.rng.pick(&UPDATES));
                let (value, what) = (self.name("%v"), self.rng.pick(&["add", "xchg", "or"]));
                let update = format!("atomicrmw {what} ptr {at}, i32 1 {order}, align 4");
                self.line(format!("{value} = {update}"));
                self.keep(&value);
            }
            5 => {
                let (at, order) = (self.variable(), self.rng.pick(&UPDATES));
                let failure = self.rng.pick(&FAILURES);
                let weak = self.rng.pick(&["weak ", ""]);
                let (pair, value) = (self.name("v"), self.name("v"));
                self.line(format!(
                    "%{pair} = cmpxchg {weak}ptr {at}, i32 0, i32 3 {order} {failure}, align 4"
                ));
                self.line(format!("%{value} = extractvalue {{ i32, i1 }} %{pair}, 0"));
                self.keep(&format!("%{value}"));
            }
            6 => {
                let order = self.rng.pick(&FENCES);
                self.line(format!("fence {order}"));
            }
            7 => {
                let call = |what: &str| format!("call i32 @pthread_mutex_{what}(ptr @m)");
                let (first, second) = (self.name("v"), self.name("v"));
                self.line(format!("%{first} = {}", call("lock")));
                self.statement(2);
                self.line(format!("%{second} = {}", call("unlock")));
            }
            8 => {
                let at = self.variable();
                let value = self.load("i32", at);
                let (test, wanted) = (self.name("v"), self.rng.below(2));
                self.line(format!("%{test} = icmp eq i32 {value}, {wanted}"));
                self.when(format!("%{test}"), |writer| writer.statement(depth + 1));
            }
            9 => {
                // A new block, filled and given away.
                let block = self.name("v");
                self.line(format!("%{block} = call ptr @malloc(i64 8)"));
                self.store("i32", "5", &format!("%{block}"));
                self.store("ptr", &format!("%{block}"), "@p");
            }
            10 => {
                let block = self.load("ptr", "@p");
                let test = self.name("v");
                self.line(format!("%{test} = icmp ne ptr {block}, null"));
                self.when(format!("%{test}"), |writer| {
                    let value = writer.load("i32", &block);
                    writer.keep(&value);
                });
            }
            11 => {
                let (block, order) = (self.name("v"), self.rng.pick(&UPDATES));
                let xchg = format!("atomicrmw xchg ptr @p, ptr null {order}, align 8");
                self.line(format!("%{block} = {xchg}"));
                self.line(format!("call void @free(ptr %{block})"));
            }
            // What the thread was given: a cell of its own, or one that it shares.
            12 => {
                let value = self.rng.below(2) + 1;
                self.store("i32", &value.to_string(), "%argument");
            }
            13 => {
                let value = self.load("i32", "%argument");
                self.keep(&value);
            }
            14 => {
                let at = self.element();
                let value = self.load("i32", &at);
                self.keep(&value);
            }
            15 => {
                let at = self.element();
                self.store("i32", "4", &at);
            }
            16 => {
                let place = self.given_place();
                let value = self.name("v");
                self.line(format!("%{value} = call i32 @touch(ptr {place})"));
                self.keep(&format!("%{value}"));
            }
            17 => {
                let (lock, number) = (self.name("v"), self.rng.below(2));
                self.line(format!(
                    "%{lock} = getelementptr [2 x [40 x i8]], ptr @locks, i64 0, i64 {number}"
                ));
                let (first, second) = (self.name("v"), self.name("v"));
                let call = |what: &str| format!("call i32 @pthread_mutex_{what}(ptr %{lock})");
                if self.rng.one_in(3) {
                    self.line(format!("%{first} = {}", call("trylock")));
                    let test = self.name("v");
                    self.line(format!("%{test} = icmp eq i32 %{first}, 0"));
                    self.when(format!("%{test}"), |writer| {
                        writer.statement(2);
                        writer.line(format!("%{second} = {}", call("unlock")));
                    });
                } else {
                    self.line(format!("%{first} = {}", call("lock")));
                    self.statement(2);
                    self.line(format!("%{second} = {}", call("unlock")));
                }
            }
            18 => {
                self.line("call void @__VERIFIER_atomic_begin()".to_string());
                self.statement(2);
                self.line("call void @__VERIFIER_atomic_end()".to_string());
            }
            // A lock is memory that anybody may write: its owner is forgotten.
            19 => match self.rng.below(3) {
                0 => self.call("i32 @pthread_mutex_init(ptr @m, ptr null)"),
                1 => self.call("i32 @pthread_rwlock_init(ptr @rw, ptr null)"),
                _ => self.copy("@m", "@fresh"),
            },
            20 => {
                let what = self.rng.pick(&["rdlock", "wrlock"]);
                self.call(&format!("i32 @pthread_rwlock_{what}(ptr @rw)"));
                self.statement(2);
                // Sometimes it is kept.
                if !self.rng.one_in(3) {
                    self.call("i32 @pthread_rwlock_unlock(ptr @rw)");
                }
            }
            21 => {
                let what = self.rng.pick(&["wait", "post", "post"]);
                self.call(&format!("i32 @sem_{what}(ptr @semaphore)"));
            }
            22 => {
                self.call("i32 @pthread_mutex_lock(ptr @m)");
                self.call("i32 @pthread_cond_wait(ptr @condition, ptr @m)");
                self.statement(2);
                self.call("i32 @pthread_mutex_unlock(ptr @m)");
            }
            23 => {
                let what = self.rng.pick(&["signal", "broadcast"]);
                self.call(&format!("i32 @pthread_cond_{what}(ptr @condition)"));
            }
            24 => {
                let at = self.variable();
                let value = self.load("i32", at);
                let test = self.name("v");
                self.line(format!("%{test} = icmp eq i32 {value}, 1"));
                self.when(format!("%{test}"), |writer| {
                    writer.line("call void @pthread_exit(ptr null)".to_string());
                });
            }
            // Numbers that could be addresses.
            25 => self.copy("@table", "@pair"),
            // Calls through tables of functions, one of which threads change.
            26 => {
                let (at, place) = (self.slot("@handlers"), self.given_place());
                let function = self.name("v");
                self.line(format!("%{function} = load ptr, ptr {at}, align 8"));
                self.call(&format!("i32 %{function}(ptr {place})"));
            }
            27 => {
                let (at, place) = (self.slot("@slots"), self.given_place());
                let function = self.load("ptr", &at);
                self.call(&format!("i32 {function}(ptr {place})"));
            }
            28 => {
                let at = self.slot("@slots");
                let function = self.rng.pick(&["@touch", "@peek", "@put"]);
                self.store("ptr", function, &at);
            }
            29 => {
                let (number, place) = (self.rng.below(3), self.given_place());
                self.call(&format!("i32 @dispatch(i64 {number}, ptr {place})"));
            }
            // Whoever joins or detaches the thread first does; nobody starts another one after it,
            // so its number stays its own.
            30 | 31 => self.join_or_detach(),
            32 => self.call("i32 @pthread_barrier_wait(ptr @barrier)"),
            33 => self.call("i32 @pthread_once(ptr @once, ptr @first)"),
            34 => {
                let (result, test) = (self.name("v"), self.name("v"));
                let (call, end) = match self.rng.below(3) {
                    0 => (
                        "pthread_mutex_timedlock(ptr @m, ptr @until)",
                        "pthread_mutex_unlock(ptr @m)",
                    ),
                    1 => (
                        "sem_timedwait(ptr @semaphore, ptr @until)",
                        "sem_post(ptr @semaphore)",
                    ),
                    _ => ("sem_trywait(ptr @semaphore)", "sem_post(ptr @semaphore)"),
                };
                self.line(format!("%{result} = call i32 @{call}"));
                self.keep(&format!("%{result}"));
                self.line(format!("%{test} = icmp eq i32 %{result}, 0"));
                self.when(format!("%{test}"), |writer| {
                    writer.call(&format!("i32 @{end}"));
                });
            }
            // An address that is read as a number, as clang reads an atomic pointer.
            _ => {
                let number = self.load("i64", "@p");
                let (block, test) = (self.name("v"), self.name("v"));
                self.line(format!("%{block} = inttoptr i64 {number} to ptr"));
                self.line(format!("%{test} = icmp ne ptr %{block}, null"));
                self.when(format!("%{test}"), |writer| {
                    writer.store("i32", "6", &format!("%{block}"));
                });
            }
        }
    }

    pub fn join_or_detach(&mut self) {
        let (handle, result) = (self.name("v"), self.name("v"));
        self.line(format!(
            "%{handle} = load atomic i64, ptr @child acquire, align 8"
        ));
        let call = match self.rng.one_in(4) {
            true => format!("@pthread_detach(i64 %{handle})"),
            false => format!("@pthread_join(i64 %{handle}, ptr null)"),
        };
        self.line(format!("%{result} = call i32 {call}"));
        self.keep(&format!("%{result}"));
    }

    pub fn call(&mut self, call: &str) {
        let result = self.name("v");
        self.line(format!("%{result} = call {call}"));
    }

    fn copy(&mut self, to: &str, from: &str) {
        self.line(format!(
            "call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 16, i1 false)"
        ));
    }

    fn given_place(&mut self) -> String {
        match self.rng.below(3) {
            0 => "%argument".to_string(),
            1 => self.element(),
            _ => "@y".to_string(),
        }
    }

    /// The address of an entry of a table of functions.
    fn slot(&mut self, table: &str) -> String {
        let index = match self.rng.one_in(3) {
            true => self.index(),
            false => self.rng.below(2).to_string(),
        };
        let address = self.name("v");
        self.line(format!(
            "%{address} = getelementptr [3 x ptr], ptr {table}, i64 0, i64 {index}"
        ));
        format!("%{address}")
    }

    /// The address of an element of the table that a variable chooses.
    fn element(&mut self) -> String {
        let (index, address) = (self.index(), self.name("v"));
        self.line(format!(
            "%{address} = getelementptr [4 x i32], ptr @table, i64 0, i64 {index}"
        ));
        format!("%{address}")
    }

    /// Zero or one, as a variable says.
    fn index(&mut self) -> String {
        let at = self.variable();
        let index = self.load("i32", at);
        let (low, wide) = (self.name("v"), self.name("v"));
        self.line(format!("%{low} = and i32 {index}, 1"));
        self.line(format!("%{wide} = zext i32 %{low} to i64"));
        format!("%{wide}")
    }
}

/// Whether the variables of a program have locks.
fn is_guarded(seed: u64) -> bool {
    seed % 5 == 4 || std::env::var_os("FENCEPOST_GUARDED").is_some()
}

/// The text of a program.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let threads = 2 + usize::from(rng.one_in(3) && !is_guarded(seed));
    let plain = rng.pick(&[3, 8, 1_000_000]);
    let mut text = String::new();
    for (number, name) in OUTCOMES.iter().enumerate() {
        let debug = 10 + number;
        let _ = writeln!(text, "@{name} = global i32 0, align 8, !dbg !{debug}");
    }
    text += "@p = global ptr null, align 8\n@m = global [40 x i8] zeroinitializer, align 8\n";
    text +=
        "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n";
    text += "declare i32 @pthread_mutex_lock(ptr)\n";
    text += "declare i32 @pthread_mutex_unlock(ptr)\ndeclare ptr @malloc(i64)\n";
    text += "declare void @free(ptr)\ndeclare i32 @pthread_mutex_trylock(ptr)\n";
    text += "declare void @__VERIFIER_atomic_begin()\ndeclare void @__VERIFIER_atomic_end()\n";
    text += "@table = global [4 x i32] zeroinitializer, align 8\n";
    text += "@locks = global [2 x [40 x i8]] zeroinitializer, align 8\n";
    text += "@rw = global [56 x i8] zeroinitializer, align 8\n";
    text += "@semaphore = global [32 x i8] zeroinitializer, align 8\n";
    text += "@condition = global [48 x i8] zeroinitializer, align 8\n";
    text += "@fresh = global [40 x i8] zeroinitializer, align 8\n";
    text += "@pair = global [4 x i32] [i32 2, i32 1, i32 1, i32 2], align 8\n";
    for what in ["mutex_init", "rwlock_init", "cond_wait"] {
        let _ = writeln!(text, "declare i32 @pthread_{what}(ptr, ptr)");
    }
    for what in [
        "rwlock_rdlock",
        "rwlock_wrlock",
        "rwlock_unlock",
        "cond_signal",
    ] {
        let _ = writeln!(text, "declare i32 @pthread_{what}(ptr)");
    }
    for what in ["pthread_cond_broadcast", "sem_wait", "sem_post"] {
        let _ = writeln!(text, "declare i32 @{what}(ptr)");
    }
    text +=
        "@child = global i64 0, align 8\n@barrier = global [32 x i8] zeroinitializer, align 8\n";
    text += "@once = global i32 0, align 4\n@until = global [2 x i64] zeroinitializer, align 8\n";
    text += "declare i32 @pthread_detach(i64)\ndeclare i32 @pthread_barrier_init(ptr, ptr, i32)\n";
    text += "declare i32 @pthread_barrier_wait(ptr)\ndeclare i32 @pthread_once(ptr, ptr)\n";
    text += "declare i32 @pthread_mutex_timedlock(ptr, ptr)\ndeclare i32 @sem_trywait(ptr)\n";
    text += "declare i32 @sem_timedwait(ptr, ptr)\n";
    text +=
        "define void @first() {\n  store atomic i32 8, ptr @y monotonic, align 4\n  ret void\n}\n";
    text += "define ptr @leaf(ptr %at) {\n  store atomic i32 9, ptr @z monotonic, align 4\n  \
             ret ptr null\n}\n";
    text +=
        "declare void @pthread_exit(ptr)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n";
    text += "define i32 @touch(ptr %at) {\n  %old = atomicrmw add ptr %at, i32 1 acq_rel, align 4\n  \
             ret i32 %old\n}\n";
    text += "define i32 @peek(ptr %at) {\n  %v = load atomic i32, ptr %at acquire, align 4\n  \
             ret i32 %v\n}\n";
    text += "define i32 @put(ptr %at) {\n  store atomic i32 7, ptr @x monotonic, align 4\n  \
             ret i32 0\n}\n";
    text += "@handlers = constant [3 x ptr] [ptr @peek, ptr @touch, ptr @put], align 8\n";
    text += "@slots = global [3 x ptr] [ptr @touch, ptr @peek, ptr null], align 8\n";
    text += "define i32 @dispatch(i64 %k, ptr %at) {\n  \
             %s = getelementptr [3 x ptr], ptr @handlers, i64 0, i64 %k\n  \
             %f = load ptr, ptr %s, align 8\n  %r = call i32 %f(ptr %at)\n  ret i32 %r\n}\n";
    text += guarded::FUNCTIONS;
    let given = rng.below(4);
    for thread in 0..threads {
        let statements = 1 + rng.below(4 - threads / 3);
        let mut writer = Writer {
            rng: &mut rng,
            thread,
            next: 0,
            plain,
            text: String::new(),
        };
        (0..statements).for_each(|_| match is_guarded(seed) {
            true => writer.guarded_statement(0),
            false => writer.statement(0),
        });
        let body = format!("{{\n{}  ret ptr null\n}}", writer.text);
        let _ = writeln!(text, "define ptr @t{thread}(ptr %argument) {body}");
    }
    text += "define i32 @main() {\nentry:\n  %handles = alloca [3 x i64], align 8\n";
    text += "  %local = alloca [3 x i32], align 8\n";
    text += "  %b = call i32 @pthread_barrier_init(ptr @barrier, ptr null, i32 2)\n";
    for thread in 0..threads {
        // Elements of one's own, of a local variable too, or one for all.
        let argument = match given {
            0 => "@table".to_string(),
            1 => "@z".to_string(),
            2 => format!("getelementptr ([4 x i32], ptr @table, i64 0, i64 {thread})"),
            _ => {
                let _ = writeln!(
                    text,
                    "  %a{thread} = getelementptr [3 x i32], ptr %local, i64 0, i64 {thread}"
                );
                format!("%a{thread}")
            }
        };
        let _ = writeln!(
            text,
            "  %h{thread} = getelementptr [3 x i64], ptr %handles, i64 0, i64 {thread}\n  \
             %c{thread} = call i32 @pthread_create(ptr %h{thread}, ptr null, ptr @t{thread}, ptr {argument})"
        );
    }
    if text.contains("ptr @child acquire") {
        text += "  %c = call i32 @pthread_create(ptr @child, ptr null, ptr @leaf, ptr null)\n";
    }
    // Sometimes the program ends before its last thread.
    let joined = threads - usize::from(rng.one_in(5));
    let early = is_guarded(seed) && rng.one_in(8);
    let in_turn = rng.one_in(2);
    let one_by_one = match in_turn {
        true => 0,
        false => joined,
    };
    if in_turn {
        text += &join_in_turn(&mut rng, joined);
    }
    for thread in 0..one_by_one {
        if early && thread + 1 == one_by_one {
            text += READS;
        }
        let _ = writeln!(
            text,
            "  %i{thread} = load i64, ptr %h{thread}, align 8\n  \
             %j{thread} = call i32 @pthread_join(i64 %i{thread}, ptr null)"
        );
    }
    if is_guarded(seed) && (in_turn || !early) {
        text += READS;
    }
    text += "  ret i32 0\n}\n!llvm.dbg.cu = !{!0}\n";
    text += "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, globals: !2)\n";
    text += "!1 = !DIFile(filename: \"random.c\", directory: \".\")\n!2 = !{!10}\n";
    text += "!3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n";
    for (number, name) in OUTCOMES.iter().enumerate() {
        let (expression, variable) = (10 + number, 20 + number);
        let _ = writeln!(
            text,
            "!{expression} = !DIGlobalVariableExpression(var: !{variable}, expr: !DIExpression())\n\
             !{variable} = distinct !DIGlobalVariable(name: \"{name}\", scope: !0, file: !1, \
             line: 1, type: !3, isLocal: false, isDefinition: true)"
        );
    }
    text
}

/// Waits for threads in a loop, which looks at what they write or may be left early.
fn join_in_turn(rng: &mut Rng, joined: usize) -> String {
    let mut text = "  br label %round\nround:\n".to_string();
    text += "  %i = phi i64 [ 0, %entry ], [ %next, %waited ]\n";
    match rng.below(4) {
        0 => {
            text += "  %seen = load atomic i32, ptr @z monotonic, align 4\n";
            text += "  %stop = icmp eq i32 %seen, 9\n  br i1 %stop, label %over, label %wait\n";
        }
        _ => text += "  br label %wait\n",
    }
    text += "wait:\n  %at = getelementptr [3 x i64], ptr %handles, i64 0, i64 %i\n";
    text += "  %id = load i64, ptr %at, align 8\n";
    let result = match rng.below(3) {
        0 => "@fresh",
        _ => "null",
    };
    let _ = writeln!(text, "  %w = call i32 @pthread_join(i64 %id, ptr {result})");
    if rng.one_in(3) {
        text += "  %now = load i32, ptr @y, align 4\n  store i32 %now, ptr @r1, align 4\n";
    }
    text += "  br label %waited\nwaited:\n  %next = add i64 %i, 1\n";
    let _ = writeln!(
        text,
        "  %more = icmp ult i64 %next, {joined}\n  br i1 %more, label %round, label %over\nover:"
    );
    text
}
