//! Small random concurrent programs in the text form.
//!
//! They share three numbers and two references to objects, and use locks, waits, atomic
//! operations, branches, loops of two rounds, calls and data choices. Every program ends, unless
//! loops that wait for another thread are asked for. A [`Flavour`] says what else there is.

#[path = "control.rs"]
mod control;
#[path = "handlers.rs"]
mod handlers;
#[path = "joins.rs"]
mod joins;
#[path = "locks.rs"]
mod locks;
#[path = "preambles.rs"]
mod preambles;
#[path = "structs.rs"]
mod structs;
#[path = "threads.rs"]
mod threads;

use crate::rng::Rng;
use handlers::HANDLERS;
use preambles::{CLASSES, COUNTS, COUNTS_START, GUARDED, INDIRECT, INDIRECT_START, waiting_part};
use std::fmt::Write as _;
use structs::{STRUCTS, STRUCTS_END, STRUCTS_START};

const NUMBERS: [&str; 3] = ["x", "y", "z"];
const REGISTERS: [&str; 3] = ["%a", "%b", "%c"];

/// The expressions whose end values are compared.
pub const OUTCOMES: [&str; 10] = [
    "R.x", "R.y", "R.z", "R.r0", "R.r1", "R.r2", "R.q0", "R.q1", "R.box.f", "R.box.g",
];

/// How many of them are static numbers.
#[allow(dead_code, reason = "not every test that has random programs asks")]
pub const STATIC_OUTCOMES: usize = 8;

/// What a program has beside shared memory and locks.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Flavour {
    /// Classes to be initialised, and loops that wait for another thread.
    pub extras: bool,
    /// What ends an execution: failures, assumptions that do not hold, calls not modelled.
    pub ends: bool,
    /// What one thread does to others: interrupts, questions, exits; and waits that run out.
    pub threads: bool,
    /// Accesses, read-modify-writes and fences of every order.
    pub modes: bool,
    /// What only an execution shows: where a pointer points, which function is called, which
    /// element is used.
    pub indirect: bool,
    /// Handlers, filters, finallys, and failures that they meet.
    pub handlers: bool,
    /// Structs in objects, boxes, arrays and frames, and pointers into them.
    pub structs: bool,
    /// Locks of objects that are given to functions, with flags, finallys and failures before them.
    pub guards: bool,
    /// Threads that wait for the one before them, and a main function that goes on in between.
    pub joins: bool,
    /// Numbers that say how many may go on, which threads take from and give back to.
    pub counts: bool,
}

struct Writer<'a> {
    rng: &'a mut Rng,
    out: String,
    labels: usize,
    /// Locks held at this point of the text.
    held: Vec<usize>,
    in_atomic: bool,
    /// Whether most statements make, publish, read and write objects.
    on_objects: bool,
    /// Whether the thread may wait for the one before it.
    may_join: bool,
    flavour: Flavour,
}

/// A program. `size` bounds the statements of a thread.
pub fn program(seed: u64, size: usize, flavour: Flavour) -> String {
    let mut rng = Rng::new(seed);
    // Some programs have two waiting threads and one that pulses and looks who came.
    let waits = rng.one_in(10);
    // In others, one statement of two is about objects that become shared.
    let on_objects = rng.one_in(3);
    let threads = if waits {
        3
    } else if on_objects {
        2
    } else {
        2 + usize::from(flavour.extras || rng.one_in(3))
    };
    let mut out = String::from(
        "class Lock\nclass Oops : Exception\nclass Box { f: i32; g: i32; inner: Box }\nclass R {\n  static x: i32; static y: i32; static z: i32\n  \
         static r0: i32; static r1: i32; static r2: i32\n  static lock0: ref; static lock1: ref; static box: Box\n  \
         static q0: i32; static q1: i32; static h0: i64; static h1: i64; static h2: i64\n}\n\n\
         func helper(%p: i32, %q: i32) -> i32 {\n  %s = load R.x\n  %s = add.i32 %s, %p\n  store R.y, %q\n  ret %s\n}\n",
    );
    if flavour.extras {
        out.push_str(CLASSES);
    }
    if flavour.indirect {
        out.push_str(INDIRECT);
    }
    if flavour.handlers {
        out.push_str(HANDLERS);
    }
    if flavour.structs {
        out.push_str(STRUCTS);
    }
    if flavour.guards {
        out.push_str(GUARDED);
    }
    if flavour.joins {
        out.push_str(joins::WAITS);
    }
    if flavour.counts {
        out.push_str(COUNTS);
    }
    for thread in 0..threads {
        let most = match (waits, threads) {
            (true, _) => 1,
            // Each of these is several accesses, most of them relaxed.
            _ if on_objects || flavour.indirect || flavour.structs => size.div_ceil(2),
            (false, 3) => size.div_ceil(2),
            _ => size,
        };
        let statements = 1 + rng.below(most);
        let mut writer = Writer {
            on_objects,
            may_join: flavour.joins && thread > 0,
            ..Writer::new(&mut rng, flavour)
        };
        for _ in 0..statements {
            writer.statement(2);
        }
        let mut body = writer.out;
        if waits {
            body.push_str(&waiting_part(thread));
        }
        let param = if flavour.joins { "%before: i64" } else { "" };
        let _ = write!(
            out,
            "\nfunc t{thread}({param}) {{\n  %a = 0\n  %b = 0\n  %c = 0\n{body}  store R.r{thread}, %a\n}}\n"
        );
    }
    let in_turn = flavour.joins && rng.one_in(2);
    if in_turn {
        out.push_str(joins::HANDLES);
        out.push_str(&joins::waits_in_turn(&mut rng, threads, flavour));
    } else if flavour.joins {
        out.push_str(&joins::waits_for_all(&mut rng, threads, flavour));
    }
    out.push_str("\nfunc main() {\n  %l = new Lock\n  store R.lock0, %l\n  %k = new Lock\n  store R.lock1, %k\n  %o = new Box\n  store %o.Box.f, 5\n  store %o.Box.g, 6\n  store R.box, %o\n");
    if flavour.indirect {
        out.push_str(INDIRECT_START);
    }
    if flavour.structs {
        out.push_str(STRUCTS_START);
    }
    if flavour.counts {
        out.push_str(COUNTS_START);
    }
    for thread in 0..threads {
        let before = match thread {
            _ if !flavour.joins => String::new(),
            0 => "0".to_string(),
            _ => format!("%t{}", thread - 1),
        };
        let _ = writeln!(out, "  %t{thread} = start t{thread}({before})");
        if flavour.threads {
            let _ = writeln!(out, "  store R.h{thread}, %t{thread}");
        }
    }
    if in_turn {
        out.push_str(&joins::wait_in_turn(threads));
    } else if flavour.joins {
        let handles: Vec<String> = (0..threads).map(|thread| format!("%t{thread}")).collect();
        let _ = writeln!(out, "  call waits({})", handles.join(", "));
    }
    for thread in 0..threads {
        let _ = writeln!(out, "  join %t{thread}");
    }
    if flavour.structs {
        out.push_str(STRUCTS_END);
    }
    out.push_str("}\n");
    out
}

impl<'a> Writer<'a> {
    fn new(rng: &'a mut Rng, flavour: Flavour) -> Self {
        Self {
            rng,
            out: String::new(),
            labels: 0,
            held: Vec::new(),
            in_atomic: false,
            on_objects: false,
            may_join: false,
            flavour,
        }
    }
}

impl Writer<'_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }

    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels
    }

    fn register(&mut self) -> &'static str {
        self.rng.pick(&REGISTERS)
    }

    fn read_order(&mut self) -> &'static str {
        match self.flavour.modes {
            true => self
                .rng
                .pick(&["", "relaxed ", "relaxed ", "acquire ", "volatile "]),
            false => self.rng.pick(&["", "", "volatile "]),
        }
    }

    fn write_order(&mut self) -> &'static str {
        match self.flavour.modes {
            true => self
                .rng
                .pick(&["", "relaxed ", "relaxed ", "release ", "volatile "]),
            false => self.rng.pick(&["", "", "volatile "]),
        }
    }

    fn update_order(&mut self) -> &'static str {
        let orders = [
            "", "relaxed ", "relaxed ", "acquire ", "release ", "acq_rel ",
        ];
        match self.flavour.modes {
            true => self.rng.pick(&orders),
            false => "",
        }
    }

    fn failure_order(&mut self) -> &'static str {
        match self.flavour.modes {
            true => self.rng.pick(&["", "", "else relaxed ", "else acquire "]),
            false => "",
        }
    }

    fn operand(&mut self) -> String {
        match self.rng.below(3) {
            0 => self.register().to_string(),
            _ => self.rng.below(3).to_string(),
        }
    }

    fn statement(&mut self, depth: usize) {
        if self.may_join && !self.in_atomic && self.rng.one_in(3) {
            return self.join("%before");
        }
        if self.on_objects && self.rng.one_in(2) {
            return self.object_access();
        }
        if self.flavour.extras && self.rng.one_in(2) {
            return self.extra();
        }
        if self.flavour.ends && self.rng.one_in(3) {
            return self.end();
        }
        if self.flavour.threads && !self.in_atomic && self.rng.one_in(2) {
            return self.about_threads();
        }
        if self.flavour.modes && self.rng.one_in(3) {
            return self.ordered();
        }
        if self.flavour.indirect && self.rng.one_in(2) {
            return self.indirect();
        }
        if self.flavour.structs && self.rng.one_in(2) {
            return self.about_structs();
        }
        if self.flavour.guards && depth > 0 && !self.in_atomic && self.rng.one_in(2) {
            return self.locked(depth);
        }
        if self.flavour.counts && depth > 0 && !self.in_atomic && self.rng.one_in(2) {
            return self.counted(depth);
        }
        if self.flavour.handlers && depth > 0 && !self.in_atomic && self.rng.one_in(2) {
            return self.handled(depth);
        }
        let kind = self.rng.below(if depth > 0 { 22 } else { 13 });
        match kind {
            0..=2 => {
                let (v, x, o) = (self.write_order(), self.rng.pick(&NUMBERS), self.operand());
                self.line(&format!("store {v}R.{x}, {o}"));
            }
            3..=5 => {
                let (r, v, x) = (self.register(), self.read_order(), self.rng.pick(&NUMBERS));
                self.line(&format!("{r} = load {v}R.{x}"));
            }
            6 => {
                let op = self
                    .rng
                    .pick(&["add", "sub", "mul", "xor", "and", "or", "eq", "ne", "lt"]);
                let (r, s, o) = (self.register(), self.register(), self.operand());
                self.line(&format!("{r} = {op}.i32 {s}, {o}"));
            }
            7 => {
                let op = self.rng.pick(&["xchg", "add", "sub", "and", "or", "xor"]);
                let (r, x, o) = (self.register(), self.rng.pick(&NUMBERS), self.operand());
                let order = self.update_order();
                self.line(&format!("{r} = rmw {order}{op} R.{x}, {o}"));
            }
            8 => {
                let (r, x) = (self.register(), self.rng.pick(&NUMBERS));
                let (e, n) = (self.operand(), self.operand());
                let (order, failure) = (self.update_order(), self.failure_order());
                self.line(&format!("{r} = cas {order}{failure}R.{x}, {e}, {n}"));
            }
            9 => self.object_access(),
            10 if !self.in_atomic => {
                let text = self
                    .rng
                    .pick(&["yield", "fence full", "fence ss", "fence sl"]);
                self.line(text);
            }
            11 => {
                let r = self.register();
                self.line(&format!("%ok = ne.i32 {r}, 3"));
                self.line("assert %ok, \"not three\"");
            }
            12 => {
                let (r, p, q) = (self.register(), self.operand(), self.operand());
                self.line(&format!("{r} = call helper({p}, {q})"));
            }
            13 | 14 => self.branch(depth),
            15 => self.repeat(depth),
            16 if !self.in_atomic => {
                let r = self.register();
                let bound = 2 + self.rng.below(2);
                self.line(&format!("{r} = choose {bound}"));
            }
            17 | 18 if !self.in_atomic => self.locked(depth),
            19 if !self.in_atomic && self.held.is_empty() => self.atomic(depth),
            20 if !self.in_atomic => self.try_locked(depth),
            21 if !self.in_atomic && !self.held.is_empty() => self.condition(),
            _ => self.line("%c = mov %a"),
        }
    }

    /// Initialises and uses a class, or waits for another thread.
    fn extra(&mut self) {
        let r = self.register();
        match self.rng.below(4) {
            0 if !self.in_atomic => {
                let (n, x, v) = (self.label(), self.rng.pick(&NUMBERS), self.read_order());
                let _ = writeln!(self.out, "spin{n}:");
                self.line(&format!("%s = load {v}R.{x}"));
                self.line(&format!("br %s, seen{n}, spin{n}"));
                let _ = writeln!(self.out, "seen{n}:");
            }
            1 => {
                self.line(&format!(
                    "try {{ initclass Third }} catch ClassInitialization {{ {r} = 2 }}"
                ));
                self.line("store Third.f, 1");
            }
            _ => {
                // A section cannot wait for an initialiser, which is reported; with reductions
                // nobody waits for those that only set constants, so sections leave them out.
                let classes: &[&str] = if self.in_atomic {
                    &["First", "Second", "Fourth", "Fifth"]
                } else {
                    &[
                        "First", "Second", "Fourth", "Fifth", "Sixth", "Seventh", "Seventh",
                    ]
                };
                let class = self.rng.pick(classes);
                let (before, after) = (self.rng.pick(&NUMBERS), self.rng.pick(&NUMBERS));
                self.line(&format!("store R.{before}, 2"));
                self.line(&format!("initclass {class}"));
                if class == "Sixth" && self.rng.one_in(3) {
                    self.line("store Sixth.f, 2");
                } else if self.rng.one_in(2) {
                    self.line(&format!("{r} = load {class}.f"));
                } else {
                    self.line(&format!("store R.{after}, 1"));
                }
            }
        }
    }

    /// Ends the execution, if a register says so or anyway.
    fn end(&mut self) {
        let (r, k) = (self.register(), self.rng.below(3));
        if self.rng.one_in(3) {
            self.line(&format!("%ok = ne.i32 {r}, {k}"));
            return self.line("assume %ok");
        }
        let n = self.label();
        let always = self.rng.one_in(4);
        if !always {
            self.line(&format!("br {r}, bad{n}, good{n}"));
            let _ = writeln!(self.out, "bad{n}:");
        }
        match self.rng.below(5) {
            0 => {
                self.line("%e = new Oops");
                self.line("throw %e");
            }
            1 => {
                self.line("%gone = null");
                self.line("store %gone.Box.f, 1");
            }
            2 => self.line("native \"unmodelled\"()"),
            3 => self.line("assert 0, \"never\""),
            _ => self.line("assume 0"),
        }
        if !always {
            let _ = writeln!(self.out, "good{n}:");
        }
    }

    /// A fence, or a read-modify-write of a number, of a reference or inside an object.
    fn ordered(&mut self) {
        let (r, o, x) = (self.register(), self.operand(), self.rng.pick(&NUMBERS));
        let (order, failure) = (self.update_order(), self.failure_order());
        let write = self.write_order();
        match self.rng.below(8) {
            0 | 1 if !self.in_atomic => {
                let fences = ["acquire", "release", "acq_rel", "full", "ll", "ls", "ss"];
                let fence = self.rng.pick(&fences);
                self.line(&format!("fence {fence}"));
            }
            2 => {
                self.line("%o = load R.box");
                self.line(&format!("{r} = rmw {order}add %o.Box.f, {o}"));
            }
            3 => {
                self.line("%o = new Box");
                self.line(&format!("{r} = rmw {order}add %o.Box.f, {o}"));
                self.line(&format!("store {write}R.box, %o"));
            }
            4 => {
                self.line("%o = new Box");
                self.line(&format!("store %o.Box.f, {o}"));
                self.line(&format!("%j = rmw {order}xchg R.box, %o"));
                self.line(&format!("{r} = load %j.Box.g"));
            }
            5 => {
                self.line("%j = load R.box");
                self.line("%o = new Box");
                self.line(&format!("store %o.Box.g, {o}"));
                self.line(&format!("%i = cas {order}{failure}R.box, %j, %o"));
            }
            6 => {
                let y = self.rng.pick(&NUMBERS);
                self.line(&format!("{r} = load relaxed R.{x}"));
                self.line(&format!("{r} = rmw {order}xchg R.{y}, {r}"));
            }
            _ => {
                self.line(&format!("{r} = rmw {order}add R.{x}, 1"));
                self.line(&format!("store {write}R.{x}, {o}"));
            }
        }
    }

    /// Uses a pointer, a virtual method, a function pointer or an element, or says what the next
    /// one to do so will find.
    fn indirect(&mut self) {
        let (r, o, x) = (self.register(), self.operand(), self.rng.pick(&NUMBERS));
        match self.rng.below(10) {
            0 => {
                self.line(&format!("%p = addr R.{x}"));
                self.line("store I.at, %p");
            }
            1 => {
                self.line("%o = load R.box");
                self.line("%p = addr %o.Box.f");
                self.line("store I.at, %p");
            }
            2 => {
                self.line("%p = load I.at");
                self.line(&format!("store i32 [%p], {o}"));
            }
            3 => {
                self.line("%p = load I.at");
                self.line(&format!("{r} = load i32 [%p]"));
            }
            4 => {
                let class = self.rng.pick(&["Calm", "Busy"]);
                self.line(&format!("%v = new {class}"));
                self.line(&format!("store %v.{class}.f, {o}"));
                self.line("store I.actor, %v");
            }
            5 => {
                self.line("%v = load I.actor");
                self.line(&format!("{r} = callvirt act(%v, {o})"));
            }
            6 => {
                let function = self.rng.pick(&["pause", "bump"]);
                self.line(&format!("%f = funcaddr {function}"));
                self.line("store I.function, %f");
            }
            7 => {
                self.line("%f = load I.function");
                self.line(&format!("{r} = calli %f({o})"));
            }
            8 => {
                self.line("%e = load I.cells");
                self.line(&format!("%n = and.i32 {r}, 1"));
                self.line(&format!("store i32 %e[%n], {o}"));
            }
            _ => {
                let index = self.rng.below(2);
                self.line("%e = load I.cells");
                self.line(&format!("{r} = load i32 %e[{index}]"));
            }
        }
    }

    /// Reads, writes or replaces the shared object.
    fn object_access(&mut self) {
        let field = self.rng.pick(&["f", "g"]);
        let (mut r, mut o) = (self.register(), self.operand());
        if self.on_objects && self.rng.one_in(2) {
            // Numbers that differ from what is there, read into what shows at the end.
            r = "%a";
            o = (1 + self.rng.below(2)).to_string();
        }
        match self.rng.below(if self.on_objects { 9 } else { 3 }) {
            3 => {
                self.line("%i = load R.box");
                self.line("%o = new Box");
                self.line(&format!("store %o.Box.{field}, {o}"));
                self.line("store %i.Box.inner, %o");
            }
            4 | 5 => {
                let n = self.label();
                self.line("%i = load R.box");
                self.line("%j = load %i.Box.inner");
                self.line("%none = eq.ref %j, null");
                self.line(&format!("br %none, none{n}, some{n}"));
                let _ = writeln!(self.out, "some{n}:");
                self.line(&format!("{r} = load %j.Box.{field}"));
                let _ = writeln!(self.out, "none{n}:");
            }
            7 => {
                // A reference is passed on before anybody needs to know it.
                self.line("%o = load R.box");
                self.line(&format!("store %o.Box.{field}, {o}"));
                self.line("%j = load R.box");
                self.line("store %o.Box.inner, %j");
            }
            8 => {
                self.line("%o = new Box");
                self.line("%j = load R.box");
                self.line("store %o.Box.inner, %j");
                self.line(&format!("store %o.Box.{field}, {o}"));
                self.line("store R.box, %o");
            }
            6 => {
                self.line("%o = new Box");
                self.line("enter %o");
                self.line(&format!("store %o.Box.{field}, {o}"));
                self.line("store R.box, %o");
                self.line("exit %o");
            }
            0 => {
                self.line("%o = load R.box");
                self.line(&format!("store %o.Box.{field}, {o}"));
            }
            1 => {
                self.line("%o = load R.box");
                self.line(&format!("{r} = load %o.Box.{field}"));
            }
            _ => {
                self.line("%o = new Box");
                self.line(&format!("store %o.Box.{field}, {o}"));
                self.line("store R.box, %o");
                self.line(&format!("store %o.Box.{field}, {r}"));
            }
        }
    }
}
