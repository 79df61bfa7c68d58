//! Java PathFinder's own tests: what it expects of each, beside what is found here.
//!
//! `cargo xtask jpf PATH` takes a checkout of `jpf-core`. Each test begins with `if (verify…(…))`,
//! which names what a checker must find; the body runs as an entry point, under `sc`, which is what
//! Java PathFinder knows. Tests that need more of it than `bench/jpf/stubs` has do not compile and
//! are counted as such. The result is written to `bench/jpf/results.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the tests are in a checkout, and which of them speak about programs rather than about the
/// insides of Java PathFinder.
const TESTS: &str = "src/tests";
const FOLDERS: &[&str] = &[
    "gov/nasa/jpf/test/mc/threads",
    "gov/nasa/jpf/test/mc/basic",
    "gov/nasa/jpf/test/mc/data",
    "gov/nasa/jpf/test/java/concurrent",
    "gov/nasa/jpf/test/java/lang",
    "gov/nasa/jpf/test/java/util",
    "gov/nasa/jpf/test/vm/basic",
    "gov/nasa/jpf/test/vm/threads",
];
/// Seconds for one test.
const TIMEOUT: &str = "20";

/// Why a result differs, by the beginning of the test's name.
const REASONS: &[(&str, &str)] = &[
    (
        "gov.nasa.jpf.test.java.concurrent.AtomicIntegerFieldUpdaterTest::",
        "the field is not volatile; a JVM makes no updater then",
    ),
    (
        "gov.nasa.jpf.test.java.concurrent.AtomicReferenceFieldUpdaterTest::",
        "the field is not volatile; a JVM makes no updater then",
    ),
    (
        "gov.nasa.jpf.test.vm.basic.AnnotationToStringTest::",
        "expects the text that JPF makes; that of a JDK has other brackets and spaces",
    ),
    (
        "gov.nasa.jpf.test.vm.threads.ThreadExceptionHandlerTest::testHandlerThrowsExc",
        "a JVM ignores what a handler of uncaught exceptions throws",
    ),
    (
        "gov.nasa.jpf.test.java.lang.BoxObjectCacheTest::",
        "expects the sizes that it configures for JPF's caches; a JVM caches -128 to 127",
    ),
    (
        "gov.nasa.jpf.test.java.lang.SystemTest::testExit",
        "the other thread may begin between the assignment and `System.exit`",
    ),
    (
        "gov.nasa.jpf.test.mc.basic.ExceptionInjectorTest::",
        "a listener of JPF throws the exception",
    ),
    (
        "gov.nasa.jpf.test.mc.basic.FinalBreakTest::testNoFinalBreak",
        "an option of JPF takes writes of final fields for invisible; the object is published \
         before its constructor ends",
    ),
    (
        "gov.nasa.jpf.test.mc.basic.IdleLoopTest::",
        "a listener of JPF leaves the loop",
    ),
    (
        "gov.nasa.jpf.test.mc.basic.RestorerTest::",
        "counts instructions of JPF",
    ),
];

/// One test method and what it says that a checker finds.
struct Test {
    class: String,
    method: String,
    expects: String,
}

pub fn run(root: &Path) -> Result<(), String> {
    let Some(path) = std::env::args().nth(2) else {
        return Err(
            "usage: cargo xtask jpf PATH, where PATH has a checkout of jpf-core".to_string(),
        );
    };
    let sources = Path::new(&path).join(TESTS);
    crate::run(root, "cargo", &["build", "--package", "fencepost"])?;
    let classes = crate::target(root).join("jpf");
    let _ = fs::remove_dir_all(&classes);
    fs::create_dir_all(&classes).map_err(|error| error.to_string())?;
    let mut files = BTreeSet::new();
    for folder in FOLDERS {
        for file in fs::read_dir(sources.join(folder))
            .into_iter()
            .flatten()
            .flatten()
        {
            if file.file_name().to_string_lossy().ends_with("Test.java") {
                files.insert(file.path());
            }
        }
    }
    if files.is_empty() {
        return Err(format!("{} has no tests of jpf-core", sources.display()));
    }
    let refused = compile(root, &sources, &mut files, &classes)?;
    let mut table = String::new();
    let mut lacking = BTreeMap::new();
    let mut counts = [0_usize; 3];
    for file in &files {
        for test in tests(&sources, file)? {
            let found = check(root, &classes, &test)?;
            let verdict = found.split(':').next().unwrap_or_default();
            let place = match verdict {
                verdict if verdict == test.expects => 0,
                "unsupported" | "bounded" => 1,
                _ if found.starts_with(&test.expects) => 0,
                _ => 2,
            };
            counts[place] += 1;
            if place == 1 {
                *lacking.entry(found).or_insert(0_usize) += 1;
            } else if place == 2 {
                let name = format!("{}::{}", test.class, test.method);
                let found = found.replace('|', "\\|");
                let known = REASONS.iter().find(|(start, _)| name.starts_with(start));
                let reason = known.map_or("", |(_, reason)| reason);
                let _ = writeln!(
                    table,
                    "| `{name}` | {} | {found} | {reason} |",
                    test.expects
                );
            }
        }
    }
    if !lacking.is_empty() {
        table.push_str("\n| what is lacking | tests |\n|---|---|\n");
        for (what, count) in &lacking {
            let _ = writeln!(table, "| {what} | {count} |");
        }
    }
    let text = report(counts, &refused, &table);
    print!("{text}");
    fs::write(root.join("bench/jpf/results.md"), text).map_err(|error| error.to_string())
}

/// Compiles what can be compiled; gives the names of what cannot.
fn compile(
    root: &Path,
    sources: &Path,
    files: &mut BTreeSet<PathBuf>,
    classes: &Path,
) -> Result<Vec<String>, String> {
    let mut refused = Vec::new();
    loop {
        let stubs = root.join("bench/jpf/stubs");
        let output = Command::new("javac")
            .args(["-nowarn", "-g", "-proc:none", "-Xmaxerrs", "10000"])
            .arg("-sourcepath")
            .arg(&stubs)
            .arg("-d")
            .arg(classes)
            .args(files.iter())
            .output()
            .map_err(|error| format!("javac cannot be run: {error}"))?;
        if output.status.success() {
            // The checker has this class itself.
            let _ = fs::remove_file(classes.join("fencepost/Verify.class"));
            return Ok(refused);
        }
        let text = String::from_utf8_lossy(&output.stderr).to_string();
        let before = files.len();
        files.retain(|file| {
            let wrong = format!("{}:", file.display());
            let kept = !text
                .lines()
                .any(|line| line.starts_with(&wrong) && line.contains(": error:"));
            if !kept {
                let name = file.strip_prefix(sources).unwrap_or(file);
                refused.push(name.display().to_string());
            }
            kept
        });
        if files.len() == before {
            return Err(format!("the tests cannot be compiled:\n{text}"));
        }
    }
}

/// The tests of a file. A test without a statement about what a checker finds is left out, and so
/// is one that JPF itself ignores.
fn tests(sources: &Path, file: &Path) -> Result<Vec<Test>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let name = file
        .strip_prefix(sources)
        .unwrap_or(file)
        .with_extension("");
    let class = name.display().to_string().replace('/', ".");
    let mut found = Vec::new();
    for part in text.split("@Test").skip(1) {
        let head = part.split('{').next().unwrap_or_default();
        let method = head.split(" void ").nth(1).unwrap_or_default();
        let method = method.split('(').next().unwrap_or_default().trim();
        let Some(at) = part.find("verify") else {
            continue;
        };
        let call = &part[at..];
        let kind = call.split(['(', ' ']).next().unwrap_or_default();
        let argument = call.split('"').nth(1).unwrap_or_default();
        let expects = match kind {
            "verifyNoPropertyViolation" => "verified".to_string(),
            "verifyDeadlock" => "violated: deadlock".to_string(),
            "verifyAssertionError" | "verifyAssertionErrorDetails" => {
                "violated: assertion".to_string()
            }
            "verifyUnhandledException" | "verifyUnhandledExceptionDetails"
                if argument == "java.lang.AssertionError" =>
            {
                "violated: assertion".to_string()
            }
            // The name is not always the first text.
            "verifyUnhandledException" | "verifyUnhandledExceptionDetails"
                if argument.starts_with('+') =>
            {
                "violated: exception".to_string()
            }
            "verifyUnhandledException" | "verifyUnhandledExceptionDetails" => {
                format!("violated: exception {argument}")
            }
            _ => continue,
        };
        if !head.contains("@Ignore") && !method.is_empty() {
            found.push(Test {
                class: class.clone(),
                method: method.to_string(),
                expects,
            });
        }
    }
    Ok(found)
}

/// What is found: the verdict, and the kind of the first violation or what is not modelled.
fn check(root: &Path, classes: &Path, test: &Test) -> Result<String, String> {
    let output = Command::new(crate::target(root).join("debug/fencepost"))
        .arg("check")
        .arg(classes)
        .arg("--entry")
        .arg(format!("{}::{}", test.class, test.method))
        .args(["--model", "sc", "--timeout", TIMEOUT])
        .output()
        .map_err(|error| format!("fencepost cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).to_string();
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    let first = lines.get(1).copied().unwrap_or_default();
    Ok(match output.status.code() {
        Some(0) => "verified".to_string(),
        Some(1) => {
            let kind = if first.contains("deadlock") {
                "deadlock".to_string()
            } else if first.starts_with("assertion") || first.contains("AssertionError") {
                "assertion".to_string()
            } else {
                let mut words = first.split([' ', ':']);
                let name =
                    words.find(|word| word.ends_with("Exception") || word.ends_with("Error"));
                format!("exception {}", name.unwrap_or(first))
            };
            format!("violated: {kind}")
        }
        Some(3) => "bounded".to_string(),
        Some(4) => {
            let what = lines
                .iter()
                .find_map(|line| line.split("not modelled: ").nth(1));
            let what = what.unwrap_or_default();
            let what = what.split(" is not found in").next().unwrap_or(what);
            let what = what.split(" (").next().unwrap_or(what);
            format!(
                "unsupported: {}",
                what.replace("there is no method", "the method")
            )
        }
        code => format!(
            "exit code {code:?}: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        ),
    })
}

fn report(counts: [usize; 3], refused: &[String], table: &str) -> String {
    let [same, open, other] = counts;
    let mut text = String::from("# Java PathFinder's own tests\n\n");
    let _ = writeln!(
        text,
        "Written by `cargo xtask jpf PATH`, where PATH has a checkout of jpf-core. Of {} tests, {same} \
         have the result that Java PathFinder expects, {open} are `unsupported` or `bounded`, and \
         {other} differ.\n",
        same + open + other
    );
    let _ = writeln!(
        text,
        "{} files with tests use parts of Java PathFinder that `bench/jpf/stubs` does not have \
         (listeners, attributes, counters over several executions) and are left out.\n",
        refused.len()
    );
    if !table.is_empty() {
        text.push_str("| test | expected | found | why |\n|---|---|---|---|\n");
        text.push_str(table);
    }
    text
}
