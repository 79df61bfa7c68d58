//! Mono's own tests of its compiler, run by the command-line tool: a method `test_N_name` must
//! return N.
//!
//! The sources are those of the installed version, from Debian's source package or from a folder
//! that `--source` names; none of them is kept here. What passes and what does not is written to
//! `docs/conformance.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The section of the page that is about these tests.
const TITLE: &str = "Tests of the compiler to machine code";

/// The test programs of the suite, without those that need vector instructions.
const PROGRAMS: &[&str] = &[
    "aot-tests.cs",
    "arrays.cs",
    "basic.cs",
    "basic-calls.cs",
    "basic-float.cs",
    "basic-long.cs",
    "basic-math.cs",
    "builtin-types.cs",
    "devirtualization.cs",
    "exceptions.cs",
    "gc-test.cs",
    "generics.cs",
    "gshared.cs",
    "iltests.il",
    "mixed.cs",
    "objects.cs",
    "ratests.cs",
    "unaligned.cs",
];

/// What became of the tests of one program.
struct Outcome {
    program: &'static str,
    passed: usize,
    /// Names and reasons.
    failed: Vec<(String, String)>,
}

/// Unpacks, compiles and runs the suite, and writes the page about it.
pub fn run(root: &Path) -> Result<(), String> {
    let target = crate::target(root);
    let work = target.join("mini");
    let source = source(&work)?;
    let folder = source.join("mono").join("mini");
    if !folder.join("basic.cs").exists() {
        return Err(format!("{} has no basic.cs", folder.display()));
    }
    let binaries = work.join("bin");
    fs::create_dir_all(&binaries).map_err(|error| error.to_string())?;
    compile_helpers(&folder, &binaries)?;
    crate::run(root, "cargo", &["build", "--package", "fencepost"])?;
    let tool = target.join("debug").join("fencepost");
    let mut outcomes = Vec::new();
    for program in PROGRAMS {
        compile(&folder, &binaries, program)?;
        let outcome = run_tests(&tool, &binaries, program)?;
        println!(
            "{program}: {} of {}",
            outcome.passed,
            outcome.passed + outcome.failed.len()
        );
        outcomes.push(outcome);
    }
    write_section(root, TITLE, &page(&outcomes))
}

/// Mono's sources, from where the command line says or from the package.
pub fn source(work: &Path) -> Result<PathBuf, String> {
    fs::create_dir_all(work).map_err(|error| error.to_string())?;
    match named_source()? {
        Some(source) => Ok(source),
        None => download(work),
    }
}

/// Replaces a section of the page, or adds it at the end.
pub fn write_section(root: &Path, title: &str, text: &str) -> Result<(), String> {
    let path = root.join("docs").join("conformance.md");
    let page = fs::read_to_string(&path).unwrap_or_default();
    let mut sections: Vec<(String, String)> = page
        .split("\n## ")
        .skip(1)
        .filter_map(|section| section.split_once('\n'))
        .map(|(title, text)| (title.to_string(), text.trim().to_string()))
        .collect();
    let text = text.trim().to_string();
    match sections.iter_mut().find(|(known, _)| known == title) {
        Some((_, old)) => *old = text,
        None => sections.push((title.to_string(), text)),
    }
    let mut page = "# Conformance\n".to_string();
    for (title, text) in sections {
        page += &format!("\n## {title}\n\n{text}\n");
    }
    fs::write(&path, page).map_err(|error| error.to_string())
}

/// The folder after `--source`, if one is named.
fn named_source() -> Result<Option<PathBuf>, String> {
    let mut arguments = std::env::args().skip(2);
    match (arguments.next().as_deref(), arguments.next()) {
        (None, _) => Ok(None),
        (Some("--source"), Some(folder)) => Ok(Some(PathBuf::from(folder))),
        _ => Err(
            "usage: cargo xtask mini|mono-tests [--source FOLDER OF MONO'S SOURCES]".to_string(),
        ),
    }
}

fn output(folder: &Path, program: &str, args: &[&str]) -> Result<String, String> {
    let output = Command::new(program)
        .args(args)
        .current_dir(folder)
        .output()
        .map_err(|error| format!("{program} cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(format!(
        "failed: {program} {}\n{text}{errors}",
        args.join(" ")
    ))
}

/// Gets the source package of the installed version, with package lists of our own.
fn download(work: &Path) -> Result<PathBuf, String> {
    let version = output(
        work,
        "dpkg-query",
        &["-W", "-f", "${Version}", "mono-runtime"],
    )?;
    let unpacked = work.join("source");
    if unpacked.join("mcs").exists() {
        return Ok(unpacked);
    }
    let release = fs::read_to_string("/etc/os-release").map_err(|error| error.to_string())?;
    let codename = release
        .lines()
        .find_map(|line| line.strip_prefix("VERSION_CODENAME="))
        .ok_or("the release of this system has no name; use --source")?;
    let list = format!(
        "deb-src http://deb.debian.org/debian {codename} main\n\
         deb-src http://deb.debian.org/debian-security {codename}-security main\n"
    );
    for folder in ["lists/partial", "cache/archives/partial", "parts", "source"] {
        fs::create_dir_all(work.join(folder)).map_err(|error| error.to_string())?;
    }
    fs::write(work.join("sources.list"), list).map_err(|error| error.to_string())?;
    let place = |key: &str, name: &str| format!("-o{key}={}", work.join(name).display());
    let options = [
        place("Dir::Etc::SourceList", "sources.list"),
        place("Dir::Etc::SourceParts", "parts"),
        place("Dir::State::Lists", "lists"),
        place("Dir::Cache", "cache"),
    ];
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    output(work, "apt-get", &[&options[..], &["update"]].concat())?;
    let package = format!("mono={version}");
    let fetch = ["source", "--download-only", &package];
    output(work, "apt-get", &[&options[..], &fetch].concat())?;
    let archive = fs::read_dir(work)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .find(|path| path.to_string_lossy().contains(".orig.tar."))
        .ok_or("the source package has no archive")?;
    let archive = archive.to_string_lossy().into_owned();
    let unpack = [
        "-xf",
        &archive,
        "-C",
        "source",
        "--strip-components=1",
        "--wildcards",
        "*/mono/mini/*.cs",
        "*/mono/mini/*.il",
        "*/mono/tests/*.cs",
        "*/mono/tests/*.il",
        "*/mcs/tests/*.cs",
    ];
    output(work, "tar", &unpack)?;
    Ok(unpacked)
}

/// Compiles the libraries that the tests use.
fn compile_helpers(folder: &Path, binaries: &Path) -> Result<(), String> {
    let file = |name: &str| folder.join(name).display().to_string();
    let sources = [file("TestDriver.cs"), file("TestHelpers.cs")];
    let driver = ["-target:library", "-out:TestDriver.dll", "-unsafe"];
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    output(binaries, "mcs", &[&driver[..], &sources].concat())?;
    for name in ["generics-variant-types", "MemoryIntrinsics"] {
        let target = format!("-output:{name}.dll");
        output(
            binaries,
            "ilasm",
            &["-dll", &target, &file(&format!("{name}.il"))],
        )?;
    }
    Ok(())
}

/// Compiles a program as the suite's own makefile does.
fn compile(folder: &Path, binaries: &Path, program: &str) -> Result<(), String> {
    let source = folder.join(program).display().to_string();
    if let Some(stem) = program.strip_suffix(".il") {
        let target = format!("-output:{stem}.exe");
        return output(binaries, "ilasm", &[&target, &source]).map(|_| ());
    }
    let stem = program.strip_suffix(".cs").unwrap_or(program);
    let target = format!("-out:{stem}.exe");
    let mut args = vec![
        "-langversion:latest",
        "-unsafe",
        "-debug",
        "-warn:0",
        "-define:ARCH_64",
        "-r:TestDriver.dll",
        "-r:System.Core.dll",
        &target,
    ];
    match stem {
        "generics" => args.push("-r:generics-variant-types.dll"),
        "unaligned" => args.push("-r:MemoryIntrinsics.dll"),
        _ => {}
    }
    args.push(&source);
    output(binaries, "mcs", &args).map(|_| ())
}

/// Runs all tests of a compiled program, each by a run of the command-line tool.
fn run_tests(tool: &Path, binaries: &Path, program: &'static str) -> Result<Outcome, String> {
    let stem = program.split('.').next().unwrap_or(program);
    let assembly = binaries.join(format!("{stem}.exe")).display().to_string();
    let tool = tool.display().to_string();
    let mut outcome = Outcome {
        program,
        passed: 0,
        failed: Vec::new(),
    };
    for (name, wanted) in tests_of(&output(binaries, &tool, &["dump", &assembly])?) {
        match run_test(&tool, &assembly, &name, wanted)? {
            None => outcome.passed += 1,
            Some(reason) => outcome.failed.push((name, reason)),
        }
    }
    Ok(outcome)
}

/// The tests in a listing of a program's functions, each with what it must return.
fn tests_of(listing: &str) -> Vec<(String, i32)> {
    let names = listing.lines().filter_map(|line| {
        let (name, rest) = line.strip_prefix("func `")?.split_once('`')?;
        let method = name.rsplit_once("::")?.1;
        let number = method.strip_prefix("test_")?.split_once('_')?.0;
        let wanted = number.parse().ok()?;
        rest.starts_with("() ").then(|| (name.to_string(), wanted))
    });
    names.collect()
}

/// Runs one test. Gives why it fails, if it does.
fn run_test(tool: &str, assembly: &str, name: &str, wanted: i32) -> Result<Option<String>, String> {
    let output = Command::new(tool)
        .args(["check", assembly, "--entry", name, "-v", "--timeout", "300"])
        .output()
        .map_err(|error| format!("{tool} cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let returned = text
        .lines()
        .find_map(|line| line.strip_prefix("exit code "));
    if output.status.success() && returned.and_then(|code| code.parse().ok()) == Some(wanted) {
        return Ok(None);
    }
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let starts = [
        "exception:",
        "not modelled:",
        "assertion",
        "deadlock",
        "error:",
    ];
    let said = text
        .lines()
        .chain(errors.lines())
        .find(|line| starts.iter().any(|start| line.starts_with(start)));
    Ok(Some(match (said, returned) {
        (Some(line), _) => line.to_string(),
        (None, Some(code)) => format!("returned {code}"),
        (None, None) => text.lines().next().unwrap_or("no result").to_string(),
    }))
}

/// Why a test that fails on purpose does so; the machine's own words elsewhere.
fn reason(name: &str, said: &str) -> String {
    let known = match name {
        "Tests::test_0_intptr_array_cast" => {
            "the standard keeps arrays of `native int` apart from arrays of `int64`; Mono does not"
        }
        "Tests::test_0_rethrow_stacktrace" | "Tests::test_0_stack_traces" => {
            "stack traces as text are not modelled"
        }
        _ => return said.to_string(),
    };
    format!("{known} ({said})")
}

fn page(outcomes: &[Outcome]) -> String {
    let passed: usize = outcomes.iter().map(|outcome| outcome.passed).sum();
    let failed: usize = outcomes.iter().map(|outcome| outcome.failed.len()).sum();
    let total = passed + failed;
    let mut page = format!(
        "Written by `cargo xtask mini`: Mono's own tests of its compiler (`mono/mini` of the source \
         package of the installed version), compiled by `mcs` and `ilasm` and run by \
         `fencepost check --entry` with the built-in class library. A method `test_N_name` must \
         return N, which is then the exit code. Programs that need \
         vector instructions are left out.\n\n\
         {passed} of {total} tests pass ({:.1} %).\n\n\
         | program | tests | pass | fail |\n|---|---|---|---|\n",
        100.0 * passed as f64 / total.max(1) as f64
    );
    for outcome in outcomes {
        let (passed, failed) = (outcome.passed, outcome.failed.len());
        let total = passed + failed;
        // Writing to a string cannot fail.
        let _ = writeln!(
            page,
            "| `{}` | {total} | {passed} | {failed} |",
            outcome.program
        );
    }
    page += "\nTests that fail:\n";
    for outcome in outcomes.iter().filter(|outcome| !outcome.failed.is_empty()) {
        let _ = writeln!(page, "\n`{}`:\n", outcome.program);
        for (name, said) in &outcome.failed {
            let _ = writeln!(page, "- `{name}`: {}", reason(name, said));
        }
    }
    page
}
