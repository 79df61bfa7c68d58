//! Our search and Spin's on the same algorithms, in one run, side by side.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A program, and what replaces `COUNT` in it.
struct Instance {
    /// The stem of its file.
    stem: &'static str,
    /// The stem of the same in Promela.
    model: &'static str,
    /// How our file ends.
    ending: &'static str,
    count: Option<u32>,
}

/// What a tool needed for an instance.
struct Cost {
    states: f64,
    transitions: f64,
    seconds: f64,
    bytes: f64,
}

/// Philosophers with these numbers of seats are run.
const SEATS: std::ops::RangeInclusive<u32> = 3..=10;

/// The same in C#, without deadlock.
const SHARP_SEATS: [u32; 3] = [6, 10, 11];

/// Peterson's lock in C# for this many threads.
const SHARP_THREADS: [u32; 2] = [3, 4];

/// Runs every instance with both tools and prints a table.
pub fn run(root: &Path) -> Result<(), String> {
    crate::run(
        root,
        "cargo",
        &["build", "--release", "--package", "fencepost"],
    )?;
    let folder = crate::target(root).join("bench");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let spin = Command::new("spin").arg("-V").output().is_ok();
    if !spin {
        eprintln!("spin is not installed (Debian package `spin`); only our figures are shown");
    }
    let mcs = Command::new("mcs").arg("--version").output().is_ok();
    if !mcs {
        eprintln!("mcs is not installed (Debian package `mono-mcs`); no C# programs");
    }
    let instances = instances(mcs);
    println!(
        "| program | tool | states | transitions | seconds | states/s | transitions/s | bytes/state |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for instance in &instances {
        let language = if instance.ending == "cs" { "C# " } else { "" };
        let name = match instance.count {
            Some(count) => format!("{language}{} {count}", instance.stem),
            None => format!("{language}{}", instance.stem),
        };
        for workers in [1, 2] {
            let program = instantiate(
                root,
                &folder,
                instance.stem,
                instance.ending,
                instance.count,
            )?;
            let cost = ours(
                root,
                &program,
                workers,
                &["--reduction", "none"],
                "verified",
            )?;
            print_row(&name, &format!("fencepost, {workers} workers"), &cost);
        }
        if spin {
            print_row(&name, "spin", &spins(root, &folder, instance)?);
        }
    }
    if mcs {
        dotnet(root, &folder)?;
    }
    Ok(())
}

/// What is run beside Spin.
fn instances(mcs: bool) -> Vec<Instance> {
    let philosophers = SEATS.map(|count| Instance {
        stem: "philosophers",
        model: "philosophers",
        ending: "fir",
        count: Some(count),
    });
    let peterson = Instance {
        stem: "peterson",
        model: "peterson",
        ending: "fir",
        count: None,
    };
    let sharp = |stem, model, count| Instance {
        stem,
        model,
        ending: "cs",
        count: Some(count),
    };
    let mut all: Vec<Instance> = philosophers.chain([peterson]).collect();
    if mcs {
        for count in SHARP_SEATS {
            all.push(sharp("OrderedPhilosophers", "philosophers", count));
        }
        for count in SHARP_THREADS {
            all.push(sharp("FilterLock", "FilterLock", count));
        }
    }
    all
}

/// The deadlocking philosophers of the fourth paper in C#, all states.
fn dotnet(root: &Path, folder: &Path) -> Result<(), String> {
    println!(
        "\n| C# philosophers | states | transitions | seconds | transitions/s | bytes/state |"
    );
    println!("|---|---|---|---|---|---|");
    for (count, reduction) in [
        (3, "none"),
        (4, "none"),
        (3, "ample"),
        (4, "ample"),
        (5, "ample"),
        (6, "ample"),
    ] {
        let program = instantiate(root, folder, "Philosophers", "cs", Some(count))?;
        // Without `--all` the search ends at the deadlock.
        let options = ["--reduction", reduction, "--all"];
        let cost = ours(root, &program, 1, &options, "violated")?;
        println!(
            "| {count}, {reduction} | {} | {} | {:.2} | {:.0} | {:.1} |",
            cost.states,
            cost.transitions,
            cost.seconds,
            cost.transitions / cost.seconds.max(0.001),
            cost.bytes / cost.states.max(1.0),
        );
    }
    Ok(())
}

fn print_row(name: &str, tool: &str, cost: &Cost) {
    let seconds = cost.seconds.max(0.001);
    println!(
        "| {name} | {tool} | {} | {} | {:.3} | {:.0} | {:.0} | {:.1} |",
        cost.states,
        cost.transitions,
        cost.seconds,
        cost.states / seconds,
        cost.transitions / seconds,
        cost.bytes / cost.states.max(1.0),
    );
}

/// Writes an instance of a program next to nothing else and returns its path.
fn instantiate(
    root: &Path,
    folder: &Path,
    stem: &str,
    ending: &str,
    count: Option<u32>,
) -> Result<std::path::PathBuf, String> {
    let source = root.join("bench/programs").join(format!("{stem}.{ending}"));
    let mut text = fs::read_to_string(&source).map_err(|error| error.to_string())?;
    let mut name = stem.to_string();
    if let Some(count) = count {
        text = text.replace("COUNT", &count.to_string());
        name = format!("{name}-{count}");
    }
    let path = folder.join(format!("{name}.{ending}"));
    fs::write(&path, text).map_err(|error| error.to_string())?;
    Ok(path)
}

fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .output()
        .map_err(|error| format!("{command:?}: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).to_string())
}

/// The number after a key such as `"states":`.
pub fn number_after(text: &str, key: &str) -> Option<f64> {
    let at = text.find(key)? + key.len();
    let rest = text[at..].trim_start();
    let end = rest
        .find(|c: char| !c.is_ascii_digit() && c != '.' && c != 'e' && c != '-' && c != '+')
        .unwrap_or(rest.len());
    rest[..end].parse().ok()
}

fn ours(
    root: &Path,
    program: &Path,
    workers: u32,
    options: &[&str],
    verdict: &str,
) -> Result<Cost, String> {
    let text = output(
        Command::new(crate::target(root).join("release/fencepost"))
            .args(["check", "--model", "sc", "--format", "json"])
            .args(["--workers", &workers.to_string()])
            .args(options)
            .arg(program),
    )?;
    if !text.contains(&format!("\"verdict\": \"{verdict}\"")) {
        return Err(format!("{} is not {verdict}:\n{text}", program.display()));
    }
    let field = |key: &str| {
        number_after(&text, &format!("\"{key}\":"))
            .ok_or_else(|| format!("no `{key}` in the result:\n{text}"))
    };
    Ok(Cost {
        states: field("states")?,
        transitions: field("transitions")?,
        seconds: field("seconds")?,
        bytes: field("store_bytes")?,
    })
}

fn spins(root: &Path, folder: &Path, instance: &Instance) -> Result<Cost, String> {
    let program = instantiate(root, folder, instance.model, "pml", instance.count)?;
    let work = program.with_extension("spin");
    fs::create_dir_all(&work).map_err(|error| error.to_string())?;
    output(
        Command::new("spin")
            .current_dir(&work)
            .arg("-a")
            .arg(&program),
    )?;
    crate::run(
        &work,
        "gcc",
        &["-O2", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c"],
    )?;
    let start = std::time::Instant::now();
    let text = output(Command::new(work.join("pan")).current_dir(&work).args([
        "-m2000000",
        "-w22",
        "-n",
    ]))?;
    let wall = start.elapsed().as_secs_f64();
    let before = |key: &str| {
        let line = text.lines().find(|line| line.contains(key))?;
        line.split_whitespace().next()?.parse::<f64>().ok()
    };
    let missing = || format!("spin's result is not understood:\n{text}");
    let states = before("states, stored").ok_or_else(missing)?;
    let vector = number_after(&text, "State-vector").ok_or_else(missing)?;
    // Spin prints how much the stored states take once that is more than a page or so.
    let bytes =
        before("actual memory usage for states").map_or(states * vector, |mib| mib * 1048576.0);
    Ok(Cost {
        states,
        transitions: before("transitions (= stored+matched)").ok_or_else(missing)?,
        seconds: wall,
        bytes,
    })
}
