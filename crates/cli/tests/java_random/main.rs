//! Random Java programs, as class files: every reduction gives what no reduction gives.
//!
//! They have plain and volatile fields, monitors with waits, atomic numbers, objects that are given
//! away, collections of the library. `FENCEPOST_RANDOM=n` runs `n` of them, `FENCEPOST_SEED=n`
//! begins with another one, `FENCEPOST_MODEL=m` takes them all under one model.

mod class_writer;
#[path = "../../../check/tests/support/rng.rs"]
mod rng;

use class_writer::{ClassWriter, Code};
use fencepost_check::{Classification, LimitHit, Reduction, Report, Task, check};
use fencepost_frontend_jvm::reader::Archive;
use fencepost_frontend_jvm::{ClassPath, Found, JvmSource};
use fencepost_memory_model::{MemoryModel, builtin};
use fencepost_runtime_jvm::natives;
use rng::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Programs with more states than this without reduction are left out.
const MOST_STATES: u64 = 3_000;
/// A search that takes longer is left out, too.
const MOST_TIME: Duration = Duration::from_secs(4);
/// Executions are cut here in the search that keeps no states.
const MOST_EVENTS: u64 = 200;

const MODELS: [&str; 4] = ["jsr133", "sc", "tso", "pso"];
const OUTCOMES: [&str; 6] = [
    "Main.x",
    "Main.v",
    "Main.a[0]",
    "Main.r0",
    "Main.r1",
    "Main.r2",
];

const GETSTATIC: u8 = 0xb2;
const PUTSTATIC: u8 = 0xb3;
const GETFIELD: u8 = 0xb4;
const PUTFIELD: u8 = 0xb5;
const INVOKEVIRTUAL: u8 = 0xb6;
const RETURN: u8 = 0xb1;
const POP: u8 = 0x57;
const ASTORE: u8 = 0x3a;
const ALOAD: u8 = 0x19;

const ATOMIC: &str = "java/util/concurrent/atomic/AtomicInteger";
const QUEUE: &str = "java/util/concurrent/ConcurrentLinkedQueue";

/// The method of a thread while it is written.
struct Body<'a> {
    rng: &'a mut Rng,
    class: &'a mut ClassWriter,
    code: Code,
    thread: usize,
}

impl Body<'_> {
    fn load(&mut self, name: &str, descriptor: &str) {
        self.class
            .access(&mut self.code, GETSTATIC, "Main", name, descriptor);
    }

    fn store(&mut self, name: &str, descriptor: &str) {
        self.class
            .access(&mut self.code, PUTSTATIC, "Main", name, descriptor);
    }

    /// Keeps the number on the stack as a result.
    fn keep(&mut self) {
        let result = format!("r{}", self.thread);
        self.store(&result, "I");
    }

    fn call(&mut self, class: &str, name: &str, descriptor: &str) {
        self.class
            .call(&mut self.code, INVOKEVIRTUAL, class, name, descriptor);
    }

    fn variable(&mut self) -> &'static str {
        self.rng.pick(&["x", "x", "y", "v", "w"])
    }

    fn locked(&mut self, depth: usize) {
        let waits = self.rng.below(6);
        self.load("m", "Ljava/lang/Object;");
        self.code.op(0x59);
        self.code.local(ASTORE, 1);
        self.code.op(0xc2);
        match waits {
            0 => {
                self.code.local(ALOAD, 1);
                self.call("java/lang/Object", "notify", "()V");
            }
            1 => {
                // Only if there is nothing to see yet, so that most programs end.
                self.load("x", "I");
                let behind = self.code.jump(0x9a);
                self.code.local(ALOAD, 1);
                self.call("java/lang/Object", "wait", "()V");
                self.code.land(behind);
            }
            _ => self.statement(depth + 2),
        }
        self.code.local(ALOAD, 1);
        self.code.op(0xc3);
    }

    fn statement(&mut self, depth: usize) {
        let kinds = if depth > 1 { 8 } else { 14 };
        match self.rng.below(kinds) {
            0 | 1 => {
                let (name, value) = (self.variable(), self.rng.below(2) as u8 + 1);
                self.code.number(value);
                self.store(name, "I");
            }
            2 | 3 => {
                let name = self.variable();
                self.load(name, "I");
                self.keep();
            }
            4 => {
                self.load("n", &format!("L{ATOMIC};"));
                self.call(ATOMIC, "incrementAndGet", "()I");
                self.keep();
            }
            5 => {
                self.load("n", &format!("L{ATOMIC};"));
                self.code.number(0);
                self.code.number(2);
                self.call(ATOMIC, "compareAndSet", "(II)Z");
                self.keep();
            }
            6 => {
                self.load("a", "[I");
                self.code.number(0);
                self.code.number(3);
                self.code.op(0x4f);
            }
            7 => {
                self.load("a", "[I");
                self.code.number(0);
                self.code.op(0x2e);
                self.keep();
            }
            8 => {
                let name = self.variable();
                self.load(name, "I");
                let behind = self.code.jump(self.rng.pick(&[0x99, 0x9a]));
                self.statement(depth + 1);
                self.code.land(behind);
            }
            9 | 10 => self.locked(depth),
            11 => {
                // A new object, filled and given away.
                self.class.make(&mut self.code, "Box");
                self.code.op(0x59);
                self.code.number(5);
                self.class
                    .access(&mut self.code, PUTFIELD, "Box", "content", "I");
                self.store("p", "LBox;");
            }
            12 => {
                self.load("p", "LBox;");
                self.code.op(0x59);
                self.code.local(ASTORE, 1);
                let behind = self.code.jump(0xc6);
                self.code.local(ALOAD, 1);
                self.class
                    .access(&mut self.code, GETFIELD, "Box", "content", "I");
                self.keep();
                self.code.land(behind);
            }
            _ => {
                self.load("q", &format!("L{QUEUE};"));
                if self.rng.one_in(2) {
                    self.code.local(ALOAD, 0);
                    self.call(QUEUE, "add", "(Ljava/lang/Object;)Z");
                    self.code.op(POP);
                } else {
                    self.call(QUEUE, "poll", "()Ljava/lang/Object;");
                    let behind = self.code.jump(0xc6);
                    self.code.number(4);
                    self.keep();
                    self.code.land(behind);
                }
            }
        }
    }
}

/// The classes of a program.
fn program(seed: u64) -> BTreeMap<String, Arc<[u8]>> {
    let mut rng = Rng::new(seed);
    let threads = 2 + usize::from(rng.one_in(4));
    let mut classes: BTreeMap<String, Arc<[u8]>> = BTreeMap::new();
    let mut main = ClassWriter::new("Main", &[]);
    for name in ["x", "y", "r0", "r1", "r2"] {
        main.field(name, "I", true, false);
    }
    for name in ["v", "w"] {
        main.field(name, "I", true, true);
    }
    let (atomic, queue) = (format!("L{ATOMIC};"), format!("L{QUEUE};"));
    let objects = [("m", "Ljava/lang/Object;"), ("n", &atomic), ("q", &queue)];
    let mut start = Code::default();
    for (name, descriptor) in objects {
        main.field(name, descriptor, true, false);
        let class = &descriptor[1..descriptor.len() - 1];
        main.make(&mut start, class);
        main.access(&mut start, PUTSTATIC, "Main", name, descriptor);
    }
    main.field("p", "LBox;", true, false);
    main.field("a", "[I", true, false);
    start.number(2);
    start.op(0xbc);
    start.op(10);
    main.access(&mut start, PUTSTATIC, "Main", "a", "[I");
    start.op(RETURN);
    main.method("<clinit>", "()V", true, start);
    let mut code = Code::default();
    for thread in 0..threads {
        let name = format!("T{thread}");
        let mut class = ClassWriter::new(&name, &["java/lang/Runnable"]);
        class.constructor();
        let statements = 1 + rng.below(4 - threads / 3);
        let mut body = Body {
            rng: &mut rng,
            class: &mut class,
            code: Code::default(),
            thread,
        };
        // The receiver, even if nothing uses it.
        body.code.local(ALOAD, 0);
        body.code.op(POP);
        (0..statements).for_each(|_| body.statement(0));
        body.code.op(RETURN);
        let run = body.code;
        class.method("run", "()V", false, run);
        classes.insert(name.clone(), class.finish().into());
        main.make(&mut code, &name);
        code.local(ASTORE, 8);
        main.make_thread(&mut code, 8);
        code.op(0x59);
        code.local(ASTORE, thread as u8 + 1);
        main.call(&mut code, INVOKEVIRTUAL, "java/lang/Thread", "start", "()V");
    }
    for thread in 0..threads {
        code.local(ALOAD, thread as u8 + 1);
        main.call(&mut code, INVOKEVIRTUAL, "java/lang/Thread", "join", "()V");
    }
    code.op(RETURN);
    main.method("main", "([Ljava/lang/String;)V", true, code);
    classes.insert("Main".to_string(), main.finish().into());
    let mut content = ClassWriter::new("Box", &[]);
    content.field("content", "I", false, false);
    content.constructor();
    classes.insert("Box".to_string(), content.finish().into());
    classes
}

/// The classes of a program on the built-in library.
struct Classes {
    own: BTreeMap<String, Arc<[u8]>>,
    library: Arc<Archive>,
}

impl ClassPath for Classes {
    fn find(&self, name: &str) -> Option<Found> {
        if let Some(bytes) = self.own.get(name) {
            return Some(Found {
                bytes: bytes.clone(),
                library: false,
            });
        }
        let bytes = self.library.read(&format!("{name}.class"))?.ok()?;
        Some(Found {
            bytes: bytes.into(),
            library: true,
        })
    }

    fn own_classes(&self) -> Vec<String> {
        self.own.keys().cloned().collect()
    }

    fn places(&self) -> Vec<String> {
        Vec::new()
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn search(classes: Classes, model: &MemoryModel, reduction: Reduction, races: bool) -> Report {
    let source = JvmSource::new(Box::new(classes), Some("Main".to_string()));
    let mut task = Task::new(Arc::new(source), natives(), model.clone());
    task.engine = reduction.into();
    task.find_all = true;
    task.races = races;
    task.outcomes = OUTCOMES.map(str::to_string).to_vec();
    task.limits.timeout = Some(MOST_TIME);
    match reduction {
        Reduction::None => task.limits.max_states = Some(MOST_STATES),
        Reduction::Dpor => task.limits.max_depth = Some(MOST_EVENTS),
        Reduction::Ample | Reduction::Sdpor => {}
    }
    check(&task).unwrap_or_else(|error| panic!("{error}"))
}

fn essence(report: &Report) -> BTreeSet<String> {
    let outcomes = report.outcomes.iter();
    let outcomes = outcomes.map(|row| format!("outcome {:?} {:?}", row.values, row.class));
    let violations = report.violations.iter();
    let violations = violations.map(|v| format!("{} {} {:?}", v.kind, v.witness.detail, v.class));
    let unsupported = report.unsupported.iter().map(|p| p.to_string());
    outcomes.chain(violations).chain(unsupported).collect()
}

/// Whether a limit was met, in the search or when results were told apart.
fn was_cut(report: &Report) -> bool {
    let classes = report.outcomes.iter().map(|row| row.class);
    let mut classes = classes.chain(report.violations.iter().map(|v| v.class));
    !report.limits_hit.is_empty() && report.limits_hit != [LimitHit::Pending]
        || classes.any(|class| class == Classification::Unknown)
}

/// Compares the reductions on one program. False if it was too large.
fn compare(seed: u64, library: &Arc<Archive>) -> bool {
    let chosen = std::env::var("FENCEPOST_MODEL").ok();
    let usual = match seed % 3 {
        0 => MODELS[1 + seed as usize / 3 % 3],
        _ => MODELS[0],
    };
    let name = chosen.as_deref().unwrap_or(usual);
    let model = builtin(name).unwrap_or_else(|| panic!("no model {name}"));
    let races = seed % 4 == 1;
    let own = program(seed);
    let classes = || Classes {
        own: own.clone(),
        library: library.clone(),
    };
    let full = search(classes(), &model, Reduction::None, races);
    if was_cut(&full) {
        return false;
    }
    let expected = essence(&full);
    let modelled = full.unsupported.is_empty();
    assert!(modelled, "seed {seed}: {:?}", full.unsupported);
    for reduction in [Reduction::Ample, Reduction::Dpor, Reduction::Sdpor] {
        if races && reduction == Reduction::Sdpor {
            continue;
        }
        let reduced = search(classes(), &model, reduction, races);
        // Waits for a class initialiser are more than these two can follow.
        if was_cut(&reduced) || !reduced.unsupported.is_empty() && reduction != Reduction::Ample {
            continue;
        }
        let found = essence(&reduced);
        let lost: Vec<&String> = expected.difference(&found).collect();
        let new: Vec<&String> = found.difference(&expected).collect();
        assert!(
            lost.is_empty() && new.is_empty() && reduced.internal.is_empty(),
            "seed {seed} under {name}, {}: lost {lost:#?}, new {new:#?} {:?}",
            reduction.name(),
            reduced.internal
        );
    }
    true
}

#[test]
fn random_classes_keep_their_results() {
    let programs = number("FENCEPOST_RANDOM").unwrap_or(60);
    let first = number("FENCEPOST_SEED").unwrap_or(1_000);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../jdk/bin/fencepost.jar");
    let bytes = std::fs::read(path).expect("the library is there");
    let library = Arc::new(Archive::open(bytes.into()).expect("the library is an archive"));
    // Where it fails, `FENCEPOST_CLASSES=DIR` writes the classes of the first program.
    if let Ok(folder) = std::env::var("FENCEPOST_CLASSES") {
        for (name, bytes) in program(first) {
            let file = Path::new(&folder).join(format!("{name}.class"));
            std::fs::write(file, bytes).expect("the classes can be written");
        }
    }
    let compared = (first..first + programs)
        .filter(|&seed| compare(seed, &library))
        .count() as u64;
    println!("{compared} of {programs} programs compared, first seed {first}");
    assert!(
        compared * 2 >= programs,
        "only {compared} programs are small enough"
    );
}
