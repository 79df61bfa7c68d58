//! Many small programs per assembly, run by Mono and by us.
//!
//! Each `public static void` or `int` method without parameters in the class `Cases` of a file in
//! `tests/programs` is a program. Mono runs those that return nothing one after the other, and
//! those that return an exit code each in a process of its own. We run each by itself, threads
//! taking turns, and compare output and exit code. A program whose name ends in `_all` prints the
//! same in every schedule: if it has few enough states, all of them are visited, and no execution
//! may print anything else. Needs `mcs` and `mono`; `FENCEPOST_PROGRAM` limits the run to
//! programs whose names contain it, `FENCEPOST_STATES` prints how many states were visited.

// Other tests use the rest of it.
#[allow(dead_code)]
mod drive;
mod mono;

use fencepost_ir::{FuncId, Source};
use fencepost_vm::component::{write_globals, write_object, write_thread};
use fencepost_vm::{Choice, Event, EventKind, Machine, State};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many states of one program are visited before its schedules count as too many.
const MAX_STATES: usize = 1500;

/// How many steps a single run may take.
const MAX_STEPS: u64 = 3_000_000;

/// A program of an area.
struct Case {
    name: String,
    /// Whether it gives the exit code.
    exits: bool,
}

/// The programs of a source file.
fn cases(source: &str) -> Vec<Case> {
    let found = |line: &str| {
        let rest = line.strip_prefix("    public static ")?;
        let (kind, rest) = rest.split_once(' ')?;
        let (name, _) = rest.split_once("()")?;
        let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
        (is_name && matches!(kind, "void" | "int")).then(|| Case {
            name: name.to_string(),
            exits: kind == "int",
        })
    };
    source.lines().filter_map(found).collect()
}

/// An entry point for Mono: runs one program that exits, or all that do not.
fn main_source(cases: &[Case]) -> String {
    let mut text =
        "public static class Entry { public static int Main(string[] args) {\n".to_string();
    for case in cases {
        let name = &case.name;
        let _ = if case.exits {
            writeln!(
                text,
                "if (args.Length > 0 && args[0] == \"{name}\") return Cases.{name}();"
            )
        } else {
            writeln!(
                text,
                "System.Console.WriteLine(\"== {name}\"); Cases.{name}();"
            )
        };
    }
    // Programs that exit come first, so that nothing else is printed before them.
    let (first, rest): (Vec<&str>, Vec<&str>) = text
        .lines()
        .skip(1)
        .partition(|line| line.starts_with("if "));
    let head = text.lines().next().unwrap_or_default();
    format!(
        "{head}\n{}\n{}\nreturn 0; }} }}\n",
        first.join("\n"),
        rest.join("\n")
    )
}

/// What Mono gives for each program: its output and exit code.
fn on_mono(program: &Path, cases: &[Case]) -> Result<BTreeMap<String, (String, i32)>, String> {
    let mut answers = BTreeMap::new();
    let (text, code) = mono::run(program, &[])?;
    if code != 0 {
        return Err(format!("Mono ends with {code}"));
    }
    let parts = text.split("== ").filter_map(|part| part.split_once('\n'));
    answers.extend(parts.map(|(name, output)| (name.to_string(), (output.to_string(), 0))));
    for case in cases.iter().filter(|case| case.exits) {
        answers.insert(case.name.clone(), mono::run(program, &[&case.name])?);
    }
    Ok(answers)
}

/// Two independent hashes of all that makes a state.
fn key(machine: &Machine, state: &mut State) -> (u64, u64) {
    let mut words = Vec::new();
    write_globals(&state.globals, &mut words);
    for thread in &state.threads {
        write_thread(machine, thread, &mut words);
    }
    let heap = &mut state.heap;
    heap.for_each_mut(|object| write_object(object, &mut words));
    let hash = |salt: u64| {
        let mut hasher = DefaultHasher::new();
        (salt, &words).hash(&mut hasher);
        hasher.finish()
    };
    (hash(0), hash(1))
}

fn printed(events: &mut Vec<Event>, output: &mut String) {
    for event in events.drain(..) {
        if let EventKind::Output(text) = event.kind {
            output.push_str(&text);
        }
    }
}

/// Visits every state of a program, and insists that every execution prints this. Two executions
/// that meet in a state have printed the same so far, or one of them will print something else.
/// Nothing if there are too many states.
fn explore(machine: &Machine, entry: FuncId, wanted: &str) -> Result<Option<usize>, String> {
    let mut events = Vec::new();
    let initial = machine.initial(entry, &[], Some(&mut events));
    let Ok(mut initial) = initial else {
        return Err("does not start".to_string());
    };
    let mut output = String::new();
    printed(&mut events, &mut output);
    let mut seen: HashMap<(u64, u64), usize> = HashMap::new();
    seen.insert(key(machine, &mut initial), output.len());
    let mut choices: Vec<Choice> = Vec::new();
    let mut stack = vec![(initial, output)];
    while let Some((state, output)) = stack.pop() {
        if !wanted.starts_with(&output) {
            return Err(format!(
                "some schedule differs: {}",
                mono::difference(wanted, &output)
            ));
        }
        machine.choices(&state, &mut choices);
        if choices.is_empty() && !state.has_ended() {
            return Err("some schedule deadlocks".to_string());
        }
        if choices.is_empty() && output != wanted {
            return Err(format!(
                "some schedule ends early: {}",
                mono::difference(wanted, &output)
            ));
        }
        for &choice in &choices {
            let mut next = state.clone();
            let mut text = output.clone();
            let result = machine.apply(&mut next, choice, Some(&mut events));
            printed(&mut events, &mut text);
            result.map_err(|stop| format!("some schedule stops: {stop:?}"))?;
            // All outputs so far are beginnings of the same text, so their lengths tell them apart.
            match seen.insert(key(machine, &mut next), text.len()) {
                None => stack.push((next, text)),
                Some(before) if before == text.len() => {}
                Some(_) => return Err("two schedules meet with different outputs".to_string()),
            }
        }
        if seen.len() > MAX_STATES {
            return Ok(None);
        }
    }
    Ok(Some(seen.len()))
}

/// What all areas together came to.
#[derive(Default)]
struct Counts {
    programs: AtomicUsize,
    explored: AtomicUsize,
    states: AtomicUsize,
}

fn check_case(
    source: &dyn Source,
    machine: &Machine,
    case: &Case,
    wanted: &(String, i32),
    counts: &Counts,
) -> Result<(), String> {
    let entry = source
        .find_function(&format!("Cases::{}", case.name))
        .map_err(|problem| problem.to_string())?;
    let mut output = String::new();
    let end = drive::play(machine, entry, MAX_STEPS, &mut output)?;
    if output != wanted.0 {
        return Err(mono::difference(&wanted.0, &output));
    }
    // The system keeps the low byte only.
    if end & 0xff != wanted.1 {
        return Err(format!("exit code: wanted {}, got {end}", wanted.1));
    }
    counts.programs.fetch_add(1, Ordering::Relaxed);
    if case.name.ends_with("_all")
        && let Some(states) = explore(machine, entry, &wanted.0)?
    {
        counts.explored.fetch_add(1, Ordering::Relaxed);
        counts.states.fetch_add(states, Ordering::Relaxed);
        if std::env::var_os("FENCEPOST_STATES").is_some() {
            eprintln!("{states:>8} {}", case.name);
        }
    }
    Ok(())
}

fn check_area(file: &Path, work: &Path, counts: &Counts) -> Result<(), String> {
    let only = std::env::var("FENCEPOST_PROGRAM").unwrap_or_default();
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let all = cases(&text);
    let area = file.file_stem().unwrap_or_default().to_string_lossy();
    let main = work.join(format!("{area}_main.cs"));
    let program = work.join(format!("{area}.exe"));
    let generated = main_source(&all);
    if std::fs::read_to_string(&main).ok().as_ref() != Some(&generated) {
        std::fs::write(&main, &generated).map_err(|e| e.to_string())?;
    }
    mono::compile_csharp(&[file.to_path_buf(), main], &program)?;
    let answers = on_mono(&program, &all)?;
    let source: Arc<dyn Source> = Arc::new(drive::open(&program, &mono::library())?);
    let machine = drive::machine(&source)?;
    let mut failures = String::new();
    for case in all.iter().filter(|case| case.name.contains(&only)) {
        let Some(wanted) = answers.get(&case.name) else {
            let _ = write!(failures, "\n  {}: Mono did not run it", case.name);
            continue;
        };
        if let Err(message) = check_case(&*source, &machine, case, wanted, counts) {
            let _ = write!(failures, "\n  {}: {message}", case.name);
        }
    }
    if !failures.is_empty() {
        return Err(failures);
    }
    drive::verify_lowered(&*source, &machine)
}

#[test]
fn programs_print_what_mono_prints() {
    if let Some(missing) = mono::missing(&["mcs", "mono"]) {
        eprintln!("skipped: {missing} not installed");
        return;
    }
    let folder = mono::root().join("tests/programs");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("tests/programs exists")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "cs"))
        .collect();
    files.sort();
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("programs");
    std::fs::create_dir_all(&work).expect("a folder for compiled programs");
    let counts = Counts::default();
    let name = |file: &PathBuf| {
        let name = file.file_stem().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    let failures = mono::for_all(&files, name, |file| check_area(file, &work, &counts));
    assert!(
        failures.is_empty(),
        "programs differ:\n{}",
        failures.join("\n")
    );
    let explored = counts.explored.load(Ordering::Relaxed);
    eprintln!(
        "{} programs, {explored} of them in every schedule ({} states)",
        counts.programs.load(Ordering::Relaxed),
        counts.states.load(Ordering::Relaxed)
    );
    if std::env::var_os("FENCEPOST_PROGRAM").is_none() {
        assert!(explored >= 20, "only {explored} programs were explored");
    }
}
