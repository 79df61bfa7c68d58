//! The programs among Mono's tests of its runtime and of its C# compiler: what Mono prints and
//! how it ends, our machine must, too.
//!
//! None of them is kept here; `mini` says where the sources come from. A program takes part if it
//! compiles alone and if Mono runs it to an end, twice with the same output. Our machine runs it
//! once, threads taking turns, on the built-in class library.

use crate::mini;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How many programs are worked on at the same time.
const WORKERS: usize = 2;
/// How long Mono and our machine may run, in seconds.
const MONO_SECONDS: &str = "10";
const OUR_SECONDS: &str = "20";
/// What the example ends with when a run has no exit code.
const NO_CODE: i32 = 99;
/// What `timeout` ends with when time is up.
const TIME_UP: i32 = 124;

/// A folder of test programs.
struct Suite {
    folder: &'static str,
    what: &'static str,
    /// Whether a file is a test program.
    takes: fn(&str) -> bool,
}

const SUITES: [Suite; 2] = [
    Suite {
        folder: "mono/tests",
        what: "tests of the runtime",
        takes: |name| name.ends_with(".cs") || name.ends_with(".il"),
    },
    Suite {
        folder: "mcs/tests",
        what: "tests of the C# compiler",
        takes: |name| {
            let is_test = name.starts_with("test-") || name.starts_with("gtest-");
            is_test && name.ends_with(".cs") && !name.contains("-lib") && !name.contains("xml-")
        },
    },
];

/// What became of a program.
enum Outcome {
    LeftOut(&'static str),
    Same,
    TooSlow,
    /// What is not modelled.
    NotModelled(String),
    /// How it differs.
    Different(String),
}

/// Compiles and runs all programs, and writes the section about them.
pub fn run(root: &Path) -> Result<(), String> {
    let target = crate::target(root);
    let work = target.join("mini");
    let source = mini::source(&work)?;
    let build = [
        "build",
        "--package",
        "fencepost-runtime-cil",
        "--example",
        "run",
    ];
    crate::run(root, "cargo", &build)?;
    let runner = Runner {
        tool: target.join("debug").join("examples").join("run"),
        library: root.join("corlib").join("bin").join("fencepost.corlib.dll"),
    };
    let mut sections = String::new();
    let mut table = String::from(
        "| programs | taken | same | not modelled | too slow | different | left out |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for suite in &SUITES {
        let folder = source.join(suite.folder);
        let place = work.join(suite.folder.replace('/', "-"));
        let outcomes = runner.run_all(&folder, &place, suite.takes)?;
        report(suite, &outcomes, &mut table, &mut sections);
    }
    let text = format!(
        "Written by `cargo xtask mono-tests`: the programs among Mono's tests of its runtime and of \
         its C# compiler. Left out are programs that do not compile alone (libraries, tests of \
         errors), that Mono does not end within {MONO_SECONDS} seconds, or whose output differs from \
         one run on Mono to the next. Output and exit code of the others must be Mono's when our \
         machine runs them on the built-in class library, threads taking turns, within \
         {OUR_SECONDS} seconds.\n\n{table}{sections}"
    );
    mini::write_section(root, "Programs", &text)
}

struct Runner {
    tool: PathBuf,
    library: PathBuf,
}

impl Runner {
    fn run_all(
        &self,
        folder: &Path,
        place: &Path,
        takes: fn(&str) -> bool,
    ) -> Result<Vec<(String, Outcome)>, String> {
        let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| takes(name)).collect();
        names.sort();
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..WORKERS {
                scope.spawn(|| {
                    while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let outcome = self.run_one(folder, place, name);
                        if let Ok(mut found) = found.lock() {
                            found.push((name.clone(), outcome));
                        }
                    }
                });
            }
        });
        let found = found.into_inner().map_err(|error| error.to_string())?;
        let mut outcomes = Vec::with_capacity(found.len());
        for (name, outcome) in found {
            outcomes.push((name, outcome?));
        }
        outcomes.sort_by(|(a, _), (b, _)| a.cmp(b));
        Ok(outcomes)
    }

    fn run_one(&self, folder: &Path, place: &Path, name: &str) -> Result<Outcome, String> {
        let here = place.join(name);
        let program = here.join("p.exe");
        if !here.join("compiled").exists() {
            fs::create_dir_all(&here).map_err(|error| error.to_string())?;
            let compiled = compile(folder, name, &program)?;
            let word = if compiled { "y" } else { "n" };
            fs::write(here.join("compiled"), word).map_err(|error| error.to_string())?;
        }
        let compiled = fs::read_to_string(here.join("compiled")).unwrap_or_default();
        if !compiled.starts_with('y') {
            return Ok(Outcome::LeftOut("do not compile alone"));
        }
        let on_mono = || ended(&here, &["timeout", MONO_SECONDS, "mono", "p.exe"]);
        let (wanted, code, _) = on_mono()?;
        if code == TIME_UP {
            return Ok(Outcome::LeftOut("do not end in time on Mono"));
        }
        let (tool, library) = (text(&self.tool), text(&self.library));
        let ours = ["timeout", OUR_SECONDS, &tool, "p.exe", &library];
        let (output, our_code, errors) = ended(&here, &ours)?;
        // An unhandled exception is a violation here, and exit code 1 on Mono.
        let unhandled = our_code == NO_CODE && code == 1;
        if output == wanted && (our_code == code || unhandled) {
            return Ok(Outcome::Same);
        }
        if our_code == TIME_UP {
            return Ok(Outcome::TooSlow);
        }
        let said = errors.lines().next().unwrap_or_default();
        if let Some(what) = said.strip_prefix("unsupported: ") {
            return Ok(Outcome::NotModelled(what.to_string()));
        }
        let (again, code_again, _) = on_mono()?;
        if again != wanted || code_again != code {
            return Ok(Outcome::LeftOut("differ from run to run on Mono"));
        }
        Ok(Outcome::Different(match reason(name) {
            Some(known) => known.to_string(),
            None => format!("exit code {our_code}, on Mono {code}; {said}"),
        }))
    }
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// Runs a command to its end: output, exit code, errors.
fn ended(folder: &Path, command: &[&str]) -> Result<(Vec<u8>, i32, String), String> {
    let output = Command::new(command[0])
        .args(&command[1..])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{} cannot be run: {error}", command[0]))?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok((output.stdout, output.status.code().unwrap_or(-1), errors))
}

/// Compiles a program with the options that its first lines name.
fn compile(folder: &Path, name: &str, target: &Path) -> Result<bool, String> {
    if name.ends_with(".il") {
        let output = format!("-output:{}", target.display());
        ended(folder, &["timeout", "60", "ilasm", &output, name])?;
        return Ok(target.exists());
    }
    let bytes = fs::read(folder.join(name)).map_err(|error| error.to_string())?;
    let source = String::from_utf8_lossy(&bytes).into_owned();
    let named = source.lines().find_map(|line| {
        let options = line.strip_prefix("// Compiler options:")?;
        options.split(';').next()
    });
    let output = format!("-out:{}", target.display());
    let mut command = vec!["timeout", "60", "mcs", "-langversion:latest", "-unsafe"];
    command.extend(["-debug", "-warn:0", "-r:System.Core.dll", &output]);
    command.extend(named.unwrap_or_default().split_whitespace());
    command.push(name);
    ended(folder, &command)?;
    Ok(target.exists())
}

/// Why a program that differs on purpose does so.
fn reason(name: &str) -> Option<&'static str> {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    Some(match stem {
        "gtest-056" | "gtest-072" => "the time of day is fixed here",
        "test-833" => "new identities are fixed here",
        "hashcode"
        | "gtest-anontype-11"
        | "test-455"
        | "test-null-operator-08"
        | "delegate-disposed-hashcode"
        | "gtest-iter-14" => "hash codes have other values",
        "bug-46661" | "bug-78656" | "exception18" | "exception20" | "exception-invokes"
        | "test-async-17" | "test-ex-filter-02" | "test-ex-filter-05" => {
            "stack traces as text are not modelled"
        }
        "test-58" | "test-691" => "prints an address",
        "test-646" => "a native integer too large for `int` is an overflow, as on .NET",
        "test-739" | "delegate12" | "test-769" | "test-826" => {
            "which of two names for one value an enum shows"
        }
        "bug-30085" => "the built-in library is one assembly",
        "calliGenericTest" => "prints the number of processors",
        "threadpool-in-processexit" => "no event tells the end of the process",
        "test-416-mod" | "test-418-2-mod" | "test-418-3-mod" => "is a module, no program",
        "gtest-284" => "Mono fails it, too, in another place",
        "exit-stress" => "ends by chance on Mono",
        "custom-modifiers-append.1" => "custom modifiers of type arguments are not kept",
        "test-async-55" => "a continuation may run on the thread that completes the task",
        "field-layout" => "explicit offsets count from the end of the base class, as on .NET",
        "threadpool" | "threadpool1" => "the pool has other limits",
        "bug-60862" => "an overflow of the stack is a violation",
        "bug-17590" => "the modelled memory is too small",
        "threadpool-exceptions1"
        | "threadpool-exceptions4"
        | "appdomain-unload-exception"
        | "delegate2" => "an unhandled exception ends the run as a violation",
        "test-534" | "test-616" => "the program has no entry point",
        "generic-ldtoken-field.2" | "generic-ldtoken-method.2" => {
            "the object for a member is made anew each time"
        }
        "array-coop-int"
        | "array-coop-smallvt"
        | "array-coop-bigvt"
        | "bug-79684.2"
        | "allow-synchronous-major" => "uses private members of Mono's library",
        "field-access" | "method-access" | "ldftn-access" => "access is not checked",
        "vt-sync-method" | "generic-type-load-exception.2" | "invalid-isbyreflike" => {
            "types that are not valid are not refused"
        }
        other if other.starts_with("tailcall") => "looks for the callee at the caller's address",
        other if other.starts_with("main-") || other.starts_with("subthread-") => {
            "depends on how threads take turns"
        }
        "delegate-exit" | "delegate1" | "test-105" | "thread5" | "thread-stress" => {
            "depends on how threads take turns"
        }
        _ => return None,
    })
}

/// Adds a suite to the table and its section to the page.
fn report(
    suite: &Suite,
    outcomes: &[(String, Outcome)],
    table: &mut String,
    sections: &mut String,
) {
    let mut left_out: BTreeMap<&str, usize> = BTreeMap::new();
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    let mut different = Vec::new();
    let (mut same, mut slow) = (0, 0);
    for (name, outcome) in outcomes {
        match outcome {
            Outcome::LeftOut(why) => *left_out.entry(why).or_default() += 1,
            Outcome::Same => same += 1,
            Outcome::TooSlow => slow += 1,
            Outcome::NotModelled(what) => *missing.entry(subject(what)).or_default() += 1,
            Outcome::Different(how) => different.push((name, how)),
        }
    }
    let out: usize = left_out.values().sum();
    let unsupported: usize = missing.values().sum();
    let taken = outcomes.len() - out;
    println!(
        "{}: {same} of {taken} the same, {unsupported} not modelled, {slow} too slow, {} different",
        suite.folder,
        different.len()
    );
    // Writing to a string cannot fail.
    let _ = writeln!(
        table,
        "| `{}`, {} | {taken} | {same} | {unsupported} | {slow} | {} | {out} |",
        suite.folder,
        suite.what,
        different.len()
    );
    let _ = writeln!(sections, "\n### `{}`\n", suite.folder);
    for (why, count) in left_out {
        let _ = writeln!(sections, "- left out: {count} {why}");
    }
    let mut missing: Vec<(String, usize)> = missing.into_iter().collect();
    missing.sort_by(|(a, m), (b, n)| n.cmp(m).then(a.cmp(b)));
    let named: Vec<String> = (missing.iter().take(12))
        .map(|(what, count)| format!("{what} ({count})"))
        .collect();
    let _ = writeln!(sections, "- not modelled, most often: {}", named.join("; "));
    let _ = writeln!(sections, "\nDifferent:\n");
    for (name, how) in different {
        let _ = writeln!(sections, "- `{name}`: {how}");
    }
}

/// What a message about something that is not modelled is about.
fn subject(what: &str) -> String {
    if what.contains("pinvoke:") {
        return "native code".to_string();
    }
    let class = what
        .split('`')
        .nth(1)
        .and_then(|name| name.split("::").next());
    match class.and_then(|name| name.split('.').nth(1)) {
        Some(_)
            if what.contains("is not in the built-in") || what.contains("does not exist in") =>
        {
            format!("`{}`", class.unwrap_or_default())
        }
        _ => {
            let end = what.rfind(" (").unwrap_or(what.len());
            what[..end].to_string()
        }
    }
}
