//! The tables of the papers, ours beside the printed figures, as one page.

use crate::bench::number_after;
use crate::power::power_program;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use toml::{Table, Value};

/// How long one run may take, in seconds.
const PATIENCE: &str = "60";

/// What every table needs.
struct Papers<'a> {
    root: &'a Path,
    binary: PathBuf,
    printed: Table,
}

/// Runs everything and writes the page. An argument names a binary that is built already.
pub fn run(root: &Path) -> Result<(), String> {
    let given = std::env::args().nth(2);
    let (binary, build) = match given {
        Some(path) => (PathBuf::from(&path), format!("`{path}`")),
        None => {
            crate::run(root, "cargo", &["build", "--release", "-p", "fencepost"])?;
            let binary = crate::target(root).join("release/fencepost");
            (binary, "a release build".to_string())
        }
    };
    let papers = Papers {
        root,
        binary,
        printed: read(&root.join("bench/papers.toml"))?,
    };
    let mut page = format!(
        "# The tables of the papers\n\nWritten by `cargo xtask papers` with {build}, {} one run of \
         each program after the other, at most {PATIENCE} s each; \"–\" where the paper has no \
         figure, \"cut\" where ours did not finish. The sources of the papers' programs are not \
         published, so ours are written from their descriptions: loop bounds and data differ, and \
         the columns compare in their order of magnitude only. Printed times are those of the \
         machines of their days.\n\n",
        load()
    );
    page.push_str(&papers.p1_states()?);
    page.push_str(&papers.p1_barriers()?);
    page.push_str(&papers.p2()?);
    page.push_str(&papers.p3()?);
    page.push_str(&papers.p4_power()?);
    page.push_str(&papers.p4_philosophers()?);
    page.push_str(&papers.p5()?);
    fs::write(root.join("docs/results.md"), page).map_err(|error| error.to_string())
}

/// How busy the machine is, which times depend on, where the system says so.
fn load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    match text.split_whitespace().next() {
        Some(load) => format!("on {cores} cores with a load of {load} when it began,"),
        None => format!("on {cores} cores,"),
    }
}

fn read(file: &Path) -> Result<Table, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    text.parse()
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// A printed figure; a dash if there is none.
fn figure(value: Option<&Value>) -> String {
    match value {
        Some(Value::Integer(number)) => number.to_string(),
        Some(Value::Float(number)) => number.to_string(),
        Some(_) | None => "–".to_string(),
    }
}

fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn number(row: &Value, key: &str) -> i64 {
    row.get(key).and_then(Value::as_integer).unwrap_or_default()
}

/// An entry of a list in a row.
fn entry<'a>(row: &'a Value, key: &str, at: usize) -> Option<&'a Value> {
    row.get(key)?.as_array()?.get(at)
}

/// What one of our runs gave.
struct Ours {
    json: String,
}

impl Ours {
    fn figure(&self, key: &str) -> Option<f64> {
        number_after(&self.json, &format!("\"{key}\":"))
    }

    /// A count, or that the run was cut.
    fn count(&self, key: &str) -> String {
        match (self.verdict(), self.figure(key)) {
            ("bounded", _) => "cut".to_string(),
            (_, Some(count)) => format!("{count:.0}"),
            (_, None) => "–".to_string(),
        }
    }

    fn seconds(&self) -> String {
        match (self.verdict(), self.figure("seconds")) {
            ("bounded", _) => "cut".to_string(),
            (_, Some(seconds)) => format!("{seconds:.3}"),
            (_, None) => "–".to_string(),
        }
    }

    fn verdict(&self) -> &str {
        let rest = self
            .json
            .split_once("\"verdict\": \"")
            .map_or("", |(_, rest)| rest);
        rest.split('"').next().unwrap_or_default()
    }
}

impl Papers<'_> {
    /// Runs our tool and takes its JSON.
    fn ours(&self, arguments: &[&str]) -> Result<Ours, String> {
        let output = Command::new(&self.binary)
            .current_dir(self.root)
            .args(arguments)
            .args(["--format", "json"])
            .output()
            .map_err(|error| format!("{}: {error}", self.binary.display()))?;
        let json = String::from_utf8_lossy(&output.stdout).into_owned();
        match json.contains("\"verdict\"") {
            true => Ok(Ours { json }),
            false => Err(format!(
                "fencepost {}: {}",
                arguments.join(" "),
                String::from_utf8_lossy(&output.stderr)
            )),
        }
    }

    fn rows(&self, name: &str) -> Vec<Value> {
        let rows = self.printed.get(name).and_then(Value::as_array);
        rows.cloned().unwrap_or_default()
    }

    /// The programs of the first paper that it has figures for, with their properties.
    fn p1_programs(&self) -> Result<Vec<Value>, String> {
        let data = read(&self.root.join("tests/dotnet/p1/expect.toml"))?;
        let programs = data.get("program").and_then(Value::as_array);
        Ok(programs.cloned().unwrap_or_default())
    }

    fn p1_states(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P1, Tables 3 and 4: states, transitions, pending lists, times\n\n\
             Huynh and Roychoudhury, *Memory Model Sensitive Bytecode Verification*. Ours, then \
             theirs in parentheses: states under sequential consistency; under the .NET model \
             states, transitions, the longest list and seconds without reduction (Table 3); and \
             states, transitions and seconds with it (Table 4). `fencepost check \
             examples/dotnet/p1/NAME.exe --model dotnet --reduction none`, or `ample`.\n\n\
             | program | `sc` | states | transitions | list | s | reduced states | transitions | s \
             |\n|---|---|---|---|---|---|---|---|---|\n",
        );
        for program in self.p1_programs()? {
            let Some(paper) = program.get("paper") else {
                continue;
            };
            let name = text(&program, "name");
            let file = format!("examples/dotnet/p1/{name}.exe");
            let run = |model: &str, reduction: &str| {
                let options = ["--model", model, "--reduction", reduction];
                let limit = ["--timeout", PATIENCE];
                self.ours(&[&["check", &file][..], &options, &limit].concat())
            };
            let (sequential, whole) = (run("sc", "none")?, run("dotnet", "none")?);
            let reduced = run("dotnet", "ample")?;
            let beside = |ours: String, key: &str| format!("{ours} ({})", figure(paper.get(key)));
            let _ = writeln!(
                out,
                "| {name} | {} | {} | {} | {} | {} | {} | {} | {} |",
                beside(sequential.count("states"), "sc_states"),
                beside(whole.count("states"), "states"),
                beside(whole.count("transitions"), "transitions"),
                beside(whole.count("max_pending"), "pending"),
                beside(whole.seconds(), "total"),
                beside(reduced.count("states"), "reduced_states"),
                beside(reduced.count("transitions"), "reduced_transitions"),
                beside(reduced.seconds(), "reduced_total"),
            );
        }
        Ok(out + "\n")
    }

    fn p1_barriers(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P1, Table 5: barriers\n\n`fencepost fences examples/dotnet/p1/NAME.exe --model \
             dotnet` with the program's property: the fewest fences, proved to be enough and \
             the fewest.\n\n| program | fences | barriers of P1 |\n|---|---|---|\n",
        );
        let programs = self.p1_programs()?;
        for row in self.rows("p1_barriers") {
            let name = text(&row, "program");
            let file = format!("examples/dotnet/p1/{name}.exe");
            let program = programs
                .iter()
                .find(|program| text(program, "name") == name);
            let finals = program.and_then(|program| program.get("final"));
            let finals = finals.and_then(Value::as_array).into_iter().flatten();
            let mut arguments = vec!["fences", &file, "--model", "dotnet", "--timeout", PATIENCE];
            for property in finals.filter_map(Value::as_str) {
                arguments.extend(["--final", property]);
            }
            let ours = self.ours(&arguments)?;
            let found = match ours.verdict() {
                "verified" => ours.json.matches("\"il_offset\"").count().to_string(),
                other => other.to_string(),
            };
            let _ = writeln!(
                out,
                "| {name} | {found} | {} |",
                figure(row.get("barriers"))
            );
        }
        Ok(out + "\n")
    }

    fn p2(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P2, the case study: double-checked locking\n\nRoychoudhury and Mitra, *Specifying \
             Multithreaded Java Semantics for Program Verification*: their checker finds that \
             another thread may use the singleton before its data are written, and a barrier in \
             the constructor repairs it. `fencepost check examples/dotnet/p1/NAME.exe --final \
             'returned0 == 1 && returned1 == 1'`.\n\n| program | P2 | `sc` | `dotnet` | `clr` \
             |\n|---|---|---|---|---|\n",
        );
        for (name, theirs) in [
            ("dcl", "violated"),
            ("dcl-barrier", "safe"),
            ("dcl-volatile", "–"),
        ] {
            let file = format!("examples/dotnet/p1/{name}.exe");
            let property = "returned0 == 1 && returned1 == 1";
            let mut cells = Vec::new();
            for model in ["sc", "dotnet", "clr"] {
                let options = ["--model", model, "--timeout", PATIENCE, "--final", property];
                let ours = self.ours(&[&["check", &file][..], &options].concat())?;
                cells.push(ours.verdict().to_string());
            }
            let _ = writeln!(out, "| {name} | {theirs} | {} |", cells.join(" | "));
        }
        Ok(out + "\n")
    }

    fn p3(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P3, Table 1: stateless and stateful reduction\n\nYang, Chen, Gopalakrishnan and \
             Kirby, *Efficient Stateful Dynamic Partial Order Reduction*. Executions, transitions \
             and seconds, ours, then theirs in parentheses; their \"–\" did not finish in 24 hours. \
             `fencepost check examples/c/NAME/NAME.ll --model sc --no-races --reduction dpor`, or \
             `sdpor`, which counts no executions here. The compressor and the scanner are small \
             programs with the same structure, not the applications.\n\n\
             | program | threads | `dpor` executions | transitions | s | `sdpor` transitions | s \
             |\n|---|---|---|---|---|---|---|\n",
        );
        for row in self.rows("p3") {
            let file = text(&row, "file");
            let run = |reduction: &str| {
                let options = ["--model", "sc", "--no-races", "--reduction", reduction];
                let limit = ["--timeout", PATIENCE];
                self.ours(&[&["check", file][..], &options, &limit].concat())
            };
            let (stateless, stateful) = (run("dpor")?, run("sdpor")?);
            let beside = |ours: String, key: &str, at: usize| {
                format!("{ours} ({})", figure(entry(&row, key, at)))
            };
            let _ = writeln!(
                out,
                "| {} | {} | {} | {} | {} | {} | {} |",
                text(&row, "program"),
                number(&row, "threads"),
                beside(stateless.count("executions"), "dpor", 0),
                beside(stateless.count("transitions"), "dpor", 1),
                beside(stateless.seconds(), "dpor", 2),
                beside(stateful.count("transitions"), "sdpor", 1),
                beside(stateful.seconds(), "sdpor", 2),
            );
        }
        Ok(out + "\n")
    }

    /// Compiles a program, once, and gives the assembly.
    fn compiled(&self, name: &str, program: &str) -> Result<String, String> {
        let folder = crate::target(self.root).join("papers");
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let source = format!("{name}.cs");
        fs::write(folder.join(&source), program).map_err(|error| error.to_string())?;
        let out = format!("-out:{name}.exe");
        crate::run(&folder, "mcs", &["-debug", &out, &source])?;
        Ok(folder.join(format!("{name}.exe")).display().to_string())
    }

    fn p4_power(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P4, Table 6.1: the power calculator\n\nAan de Brugh, *Software Model Checking for \
             Mono*. One thread that only computes; seconds of `fencepost check` under `sc`, beside \
             the printed ones of Mono, MMC and JPF.\n\n| functions | iterations | fencepost | Mono \
             | MMC | JPF |\n|---|---|---|---|---|---|\n",
        );
        for row in self.rows("p4_power") {
            let (functions, iterations) = (number(&row, "functions"), number(&row, "iterations"));
            let program = power_program(functions, iterations);
            let file = self.compiled(&format!("power-{functions}-{iterations}"), &program)?;
            let ours = self.ours(&["check", &file, "--model", "sc", "--timeout", PATIENCE])?;
            let _ = writeln!(
                out,
                "| {functions} | {iterations} | {} | {} | {} | {} |",
                ours.seconds(),
                figure(entry(&row, "seconds", 0)),
                figure(entry(&row, "seconds", 1)),
                figure(entry(&row, "seconds", 2)),
            );
        }
        Ok(out + "\n")
    }

    fn p4_philosophers(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P4, Table 6.2: dining philosophers\n\nListing 6.3 with its deadlock; each tool \
             stops at the first. `fencepost check Philosophers.cs --model sc --workers 1` with \
             `COUNT` replaced (`bench/programs`). Seconds and states.\n\n| philosophers | \
             fencepost, s | states | MMC, s | states | JPF, s | states |\n|---|---|---|---|---|---|---|\n",
        );
        let source = self.root.join("bench/programs/Philosophers.cs");
        let source = fs::read_to_string(&source).map_err(|error| error.to_string())?;
        for row in self.rows("p4_philosophers") {
            let count = number(&row, "count");
            let program = source.replace("COUNT", &count.to_string());
            let file = self.compiled(&format!("philosophers-{count}"), &program)?;
            let options = ["--model", "sc", "--workers", "1", "--timeout", PATIENCE];
            let ours = self.ours(&[&["check", &file][..], &options].concat())?;
            let cell = |key: &str, at: usize| figure(entry(&row, key, at));
            let _ = writeln!(
                out,
                "| {count} | {} | {} | {} | {} | {} | {} |",
                ours.seconds(),
                ours.count("states"),
                cell("mmc", 0),
                cell("mmc", 1),
                cell("jpf", 0),
                cell("jpf", 1),
            );
        }
        Ok(out + "\n")
    }

    fn p5(&self) -> Result<String, String> {
        let mut out = String::from(
            "## P5, Figure 5: a queue by a solver\n\nBurckhardt, Alur and Martin, *Bounded Model \
             Checking of Concurrent Data Types on Relaxed Memory Models: A Case Study*. The fenced \
             two-lock queue; variables and clauses of the largest formula of a test, and the \
             seconds for all questions about it, ours, then theirs in parentheses. `fencepost \
             datatype bench/datatypes/two-lock-queue.toml --engine sat --model relaxed --test \
             NAME`. They gave up Tpc7 after 1000 s.\n\n| test | verdict | variables | clauses | s \
             |\n|---|---|---|---|---|\n",
        );
        for row in self.rows("p5") {
            let test = text(&row, "test");
            let file = "bench/datatypes/two-lock-queue.toml";
            let options = ["--engine", "sat", "--model", "relaxed", "--test", test];
            let limit = ["--timeout", PATIENCE];
            let ours = self.ours(&[&["datatype", file][..], &options, &limit].concat())?;
            let beside = |ours: String, at: usize| {
                format!("{ours} ({})", figure(entry(&row, "figures", at)))
            };
            let _ = writeln!(
                out,
                "| {test} | {} | {} | {} | {} |",
                ours.verdict(),
                beside(ours.count("variables"), 0),
                beside(ours.count("clauses"), 1),
                beside(ours.seconds(), 2),
            );
        }
        Ok(out)
    }
}
