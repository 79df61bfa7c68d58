//! What ARCHITECTURE.md says about the cost of adding something, tried out on a copy of the tree:
//! a memory model, a native, an operation of the text form, an output format.
//!
//! The copy is built in a target folder of its own, which is kept, so that only the first run takes
//! minutes.

use crate::{run, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What the command-line tool is built from.
const PARTS: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "crates",
    "models",
    "corlib/bin",
    "xtask",
];

/// Lines that are put in front of the first one that has `at` in it, or behind it.
struct Edit {
    file: &'static str,
    at: &'static str,
    behind: bool,
    lines: &'static str,
}

const fn edit(file: &'static str, at: &'static str, lines: &'static str) -> Edit {
    Edit {
        file,
        at,
        behind: false,
        lines,
    }
}

/// One file in `models/`, one line.
const MODEL: Edit = edit(
    "crates/memory-model/src/file.rs",
    "(\"jsr133\",",
    "    (\"lazy\", include_str!(\"../models/lazy.toml\")),",
);

/// One row with its function.
const NATIVE: Edit = Edit {
    behind: true,
    ..edit(
        "crates/vm/src/machine/native.rs",
        "const CORE: &[Native] = &[",
        "    visible(\"square\", &[Kind::I32], Some(Kind::I32), Shares::Nothing, |_, args| {
        NativeResult::Done(u64::from((args[0] as u32).wrapping_mul(args[0] as u32)))
    }),",
    )
};

/// The row of an operation, and then what the compiler asks for, file by file.
const OPERATION: &[Edit] = &[
    edit(
        "crates/ir/src/ops.rs",
        "Local ThreadSelf \"self\"",
        "    Local Parity \"parity\" { dst: Def, src: Reg } \"1 if a number is odd, else 0.\";",
    ),
    edit(
        "crates/ir/src/kinds.rs",
        "Op::ThreadSelf {",
        "        Op::Parity { dst, src } => {
            visit(Use, *src, One(I32));
            visit(Def, dst.0, One(I32));
        }",
    ),
    edit(
        "crates/vm/src/machine/effects.rs",
        "| Op::ThreadSelf {",
        "        | Op::Parity { .. }",
    ),
    edit(
        "crates/vm/src/exec/run.rs",
        "Op::ThreadSelf {",
        "            Op::Parity { dst, src } => {
                let odd = self.reg(*src) & 1;
                self.set(dst.0, odd)
            }",
    ),
    edit(
        "crates/vm/src/future/effects.rs",
        "| Op::ThreadSelf {",
        "            | Op::Parity { .. }",
    ),
];

/// What names the file of a format: the crate, the options, and the commands that have a report.
const FORMAT: &[Edit] = &[
    edit("crates/report/src/lib.rs", "mod comparison;", "mod brief;"),
    edit(
        "crates/report/src/lib.rs",
        "pub use comparison::",
        "pub use brief::brief;",
    ),
    edit(
        "crates/cli/src/options/arguments.rs",
        "/// For build servers",
        "    /// For the impatient\n    Brief,",
    ),
    edit(
        "crates/cli/src/commands/check.rs",
        "Format::Json => check_json",
        "        Format::Brief => fencepost_report::brief(&report, &context),",
    ),
    edit(
        "crates/cli/src/commands/check.rs",
        "Format::Json => outcomes_json",
        "        Format::Brief => fencepost_report::brief(&report, &context),",
    ),
    edit(
        "crates/cli/src/commands/check.rs",
        "Format::Sarif | Format::Junit => {",
        "        Format::Brief => reports.iter().map(|r| fencepost_report::brief(r, &context)).collect(),",
    ),
    edit(
        "crates/cli/src/commands/test.rs",
        "Format::Json => tests_json",
        "        Format::Brief => fencepost_report::tests_summary(&results, seconds),",
    ),
    edit(
        "crates/cli/src/main.rs",
        "Format::Json => error.to_json()",
        "        Format::Brief => error.to_text(),",
    ),
];

const BRIEF: &str = "//! The verdict and nothing else.

use crate::Context;
use fencepost_check::Report;

/// The result in one line.
pub fn brief(report: &Report, context: &Context) -> String {
    format!(\"{}: {}\\n\", context.program_name(), report.verdict.name())
}
";

const PROGRAM: &str = "class R { static odd: i32; static square: i32 }
func main() {
  %n = 7
  %odd = parity %n
  store R.odd, %odd
  %square = native \"square\"(%n)
  store R.square, %square
}
";

/// Adds one of each to a copy of the tree, builds it, and uses what was added.
pub fn check(root: &Path) -> Result<(), String> {
    let copy = target(root).join("extend");
    let build = target(root).join("extend-target");
    let failed = |error: std::io::Error| error.to_string();
    if copy.exists() {
        fs::remove_dir_all(&copy).map_err(failed)?;
    }
    for part in PARTS {
        copy_tree(&root.join(part), &copy.join(part)).map_err(failed)?;
    }

    let pso = fs::read_to_string(root.join("models/pso.toml")).map_err(failed)?;
    let lazy = pso.replacen("name = \"pso\"", "name = \"lazy\"", 1);
    fs::write(copy.join("crates/memory-model/models/lazy.toml"), lazy).map_err(failed)?;
    apply(&copy, &MODEL)?;
    apply(&copy, &NATIVE)?;
    fs::write(copy.join("crates/report/src/brief.rs"), BRIEF).map_err(failed)?;
    for edit in FORMAT {
        apply(&copy, edit)?;
    }

    // The compiler must ask for every arm, and name the file.
    for (index, edit) in OPERATION.iter().enumerate() {
        apply(&copy, edit)?;
        let Some(next) = OPERATION.get(index + 1) else {
            break;
        };
        let output = compile(&copy, &build, "check")?;
        let errors = String::from_utf8_lossy(&output.stderr).to_string();
        if output.status.success() || !errors.contains(next.file) {
            return Err(format!(
                "after {} was changed, the compiler should have asked for {}:\n{errors}",
                edit.file, next.file
            ));
        }
        eprintln!("{}: the compiler asks for {}", edit.file, next.file);
    }
    let output = compile(&copy, &build, "build")?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).to_string());
    }

    let program = copy.join("added.fir");
    fs::write(&program, PROGRAM).map_err(failed)?;
    let tool = build.join("debug").join("fencepost").display().to_string();
    let program = program.display().to_string();
    let property = "R.odd == 1 && R.square == 49";
    let common = ["check", &program, "--final", property];
    run(root, &tool, &common)?;
    run(root, &tool, &["models", "lazy"])?;
    run(root, &tool, &[&common[..], &["--model", "lazy"]].concat())?;
    run(root, &tool, &[&common[..], &["--format", "brief"]].concat())?;
    let wrong = ["check", &program, "--final", "R.square == 48"];
    match run(root, &tool, &wrong) {
        Ok(()) => Err("a wrong property holds".to_string()),
        Err(_) => Ok(()),
    }
}

fn compile(copy: &Path, build: &Path, command: &str) -> Result<Output, String> {
    Command::new("cargo")
        .args([command, "--quiet", "--package", "fencepost", "--target-dir"])
        .arg(build)
        .current_dir(copy)
        .env_remove("CARGO_TARGET_DIR")
        .output()
        .map_err(|error| format!("cargo cannot be run: {error}"))
}

fn apply(copy: &Path, edit: &Edit) -> Result<(), String> {
    let path = copy.join(edit.file);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", edit.file))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.contains(edit.at))
        .ok_or_else(|| format!("{} has no line with `{}`", edit.file, edit.at))?;
    lines.insert(at + usize::from(edit.behind), edit.lines);
    fs::write(&path, lines.join("\n") + "\n").map_err(|error| format!("{}: {error}", edit.file))
}

fn copy_tree(from: &Path, to: &Path) -> std::io::Result<()> {
    if !from.is_dir() {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path: PathBuf = entry?.path();
        if let Some(name) = path.file_name() {
            copy_tree(&path, &to.join(name))?;
        }
    }
    Ok(())
}
