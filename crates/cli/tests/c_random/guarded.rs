//! Statements of programs in which every variable has a lock, and nearly everybody takes it.

use crate::writer::Writer;

/// Each variable with its lock and how that is taken; others may take it as well, by mistake.
const GUARDS: [(&str, &str, &str); 3] = [
    ("@x", "mutex_lock(ptr @m)", "mutex_unlock(ptr @m)"),
    ("@y", "mutex_lock(ptr @locks)", "mutex_unlock(ptr @locks)"),
    ("@z", "rwlock_wrlock(ptr @rw)", "rwlock_unlock(ptr @rw)"),
];

/// Functions that touch a variable under its lock, or under one that they are given.
pub const FUNCTIONS: &str = "\
@flag = global i32 0, align 4
define i32 @count_x() {
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %v = load i32, ptr @x, align 4
  %n = add i32 %v, 1
  store i32 %n, ptr @x, align 4
  %b = call i32 @pthread_mutex_unlock(ptr @m)
  ret i32 %v
}
define i32 @add_under(ptr %lock, ptr %at) {
  %a = call i32 @pthread_mutex_lock(ptr %lock)
  %v = load i32, ptr %at, align 4
  %n = add i32 %v, 1
  store i32 %n, ptr %at, align 4
  %b = call i32 @pthread_mutex_unlock(ptr %lock)
  ret i32 %v
}
";

impl Writer<'_> {
    /// A statement of a thread.
    pub fn guarded_statement(&mut self, depth: usize) {
        match self.rng.below(if depth > 0 { 4 } else { 19 }) {
            0..=5 => self.section(depth),
            // Somebody says that it has come so far, and another one goes by that.
            12 | 13 => {
                self.line("store atomic i32 1, ptr @flag monotonic, align 4".to_string());
            }
            14 | 15 => {
                let (flag, test) = (self.name("v"), self.name("v"));
                let load = "load atomic i32, ptr @flag monotonic, align 4";
                self.line(format!("%{flag} = {load}"));
                self.line(format!("%{test} = icmp eq i32 %{flag}, 1"));
                self.when(format!("%{test}"), |writer| writer.section(depth + 1));
            }
            6 => self.call("i32 @count_x()"),
            7 => {
                let places = ["ptr @locks, ptr @y", "ptr @m, ptr @x", "ptr @locks, ptr @y"];
                let arguments = match self.rng.one_in(8) {
                    true => "ptr @m, ptr @y",
                    false => self.rng.pick(&places),
                };
                self.call(&format!("i32 @add_under({arguments})"));
            }
            8 => {
                let (block, wrong) = (self.name("v"), self.rng.one_in(6));
                self.line(format!("%{block} = call ptr @malloc(i64 8)"));
                self.line(format!("store i32 5, ptr %{block}, align 4"));
                self.taking(1, wrong, |writer| {
                    writer.line(format!("store ptr %{block}, ptr @p, align 8"));
                });
            }
            9 => {
                let wrong = self.rng.one_in(6);
                self.taking(1, wrong, |writer| {
                    let (block, test) = (writer.name("v"), writer.name("v"));
                    writer.line(format!("%{block} = load ptr, ptr @p, align 8"));
                    writer.line(format!("%{test} = icmp ne ptr %{block}, null"));
                    writer.when(format!("%{test}"), |writer| {
                        let value = writer.name("v");
                        writer.line(format!("%{value} = load i32, ptr %{block}, align 4"));
                        writer.keep(&format!("%{value}"));
                    });
                });
            }
            10 => self.join_or_detach(),
            11 | 18.. => {
                self.call("i32 @pthread_mutex_lock(ptr @m)");
                self.call("i32 @pthread_cond_signal(ptr @condition)");
                self.access("@x");
                self.call("i32 @pthread_mutex_unlock(ptr @m)");
            }
            16 | 17 => self.wait(),
        }
    }

    /// Waits at the condition variable, mostly for a variable to be something, and accesses what the
    /// mutex guards afterwards, or by mistake something else.
    fn wait(&mut self) {
        let wrong = self.rng.one_in(6);
        self.taking(0, false, |writer| {
            let wait = "i32 @pthread_cond_wait(ptr @condition, ptr @m)";
            match writer.rng.one_in(4) {
                true => writer.call(wait),
                false => {
                    let (value, test) = (writer.name("v"), writer.name("v"));
                    writer.line(format!("%{value} = load i32, ptr @x, align 4"));
                    writer.line(format!("%{test} = icmp eq i32 %{value}, 0"));
                    writer.when(format!("%{test}"), |writer| writer.call(wait));
                }
            }
            writer.access(if wrong { "@y" } else { "@x" });
        });
    }

    /// Accesses to a variable, under its lock or by mistake under another one or none.
    fn section(&mut self, depth: usize) {
        let often = [10, 4][depth.min(1)];
        let (which, wrong) = (self.rng.below(3), self.rng.one_in(often));
        if wrong && self.rng.one_in(2) {
            self.access(GUARDS[which].0);
            return;
        }
        self.taking(which, wrong, |writer| {
            for _ in 0..1 + writer.rng.below(2) {
                writer.access(GUARDS[which].0);
            }
            if writer.rng.one_in(4) && depth == 0 {
                // Locks are taken in order, mostly.
                let next = (which + 1).min(2);
                if next != which {
                    writer.taking(next, false, |writer| writer.access(GUARDS[next].0));
                }
            }
        });
    }

    fn taking(&mut self, which: usize, wrong: bool, body: impl FnOnce(&mut Self)) {
        let lock = match wrong {
            true => (which + 1) % 3,
            false => which,
        };
        let (_, take, give) = GUARDS[lock];
        self.call(&format!("i32 @pthread_{take}"));
        body(self);
        self.call(&format!("i32 @pthread_{give}"));
    }

    fn access(&mut self, at: &str) {
        let value = self.name("v");
        match self.rng.below(3) {
            0 => self.line(format!("store i32 {}, ptr {at}, align 4", self.thread + 1)),
            1 => {
                let sum = self.name("v");
                self.line(format!("%{value} = load i32, ptr {at}, align 4"));
                self.line(format!("%{sum} = add i32 %{value}, 1"));
                self.line(format!("store i32 %{sum}, ptr {at}, align 4"));
            }
            _ => {
                self.line(format!("%{value} = load i32, ptr {at}, align 4"));
                self.keep(&format!("%{value}"));
            }
        }
    }
}
