//! Project chores. `cargo xtask ci` is what the continuous integration runs, job by job.

mod areas;
mod bench;
mod clients;
mod deb;
mod dotnet10;
mod extend;
mod genmc;
mod java;
mod jpf;
mod mini;
mod mono_tests;
mod p1;
mod papers;
mod power;
mod real_library;
mod reductions;
mod sctbench;
mod seeded;
mod shapes;
mod spaces;
mod tests;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask COMMAND

  ci       everything below except `setup`, in order; what .ci/run calls (after `setup`)
  setup    install the Debian packages the tests use (Mono's compiler, assembler and runtime), as
           root or with sudo
  fmt      check the formatting
  lint     run clippy, warnings are errors
  tidy     check the layers, the file sizes and the words of the tree
  test     run all tests
  corlib   check that the committed class library is what its sources build (part of `test`);
           `--write` builds it anew
  areas    check the table of docs/dotnet.md against its data (part of `tidy`); `--write` makes it
           anew
  clients  write the source of the clients in tests/clients, for a C# compiler
  deb      the Debian package, with manual pages and completions (not part of ci; needs `cargo-deb`)
  dotnet10 PATH
           the compiled programs of the tests on the .NET 10 whose `dotnet` is at PATH (not part of
           ci): it prints what is committed, what a fixture calls impossible does not show, and
           what it shows of the clients in tests/clients the checker shows, too
  extend   what ARCHITECTURE.md says about adding something, tried out on a copy of the tree (not
           part of ci: it builds the tool anew)
  genmc CHECKOUT [FENCEPOST]
           the programs of GenMC's own tests (not part of ci; needs clang and a checkout of GenMC)
  java     check that the committed Java class library is what its sources build (needs a JDK 17;
           not part of ci); `--write` builds it and the Java programs of the tests anew
  jpf PATH
           Java PathFinder's own tests from a checkout of jpf-core, verdict by verdict; writes
           bench/jpf/results.md (not part of ci; needs a JDK 17)
  power    the power calculator of P4 here and on Mono (not part of ci)
  bench    our search beside Spin's on the same algorithms (not part of ci)
  mini     Mono's own tests of its compiler on our machine; writes docs/conformance.md (not part
           of ci; `--source DIR` names Mono's sources if they are already there)
  mono-tests
           the programs among Mono's tests of its runtime and its C# compiler, output and exit code
           beside Mono's; writes docs/conformance.md (not part of ci; `--source` as for `mini`)
  real-library [FOLDER]
           the test programs on a real class library (not part of ci)
  reductions [PROGRAMS [SEED] | table]
           every reduction on all C# programs and on random ones, or what each costs on the C#
           programs (not part of ci)
  sctbench CHECKOUT [FENCEPOST]
           the C programs of SCTBench (not part of ci; needs clang and a checkout of SCTBench)
  shapes   the usual shapes under every memory model; writes docs/models-compared.md (not part of
           ci)
  seeded   how soon seeded bugs are reported (not part of ci; needs Mono's compiler)
  spaces   how many states small programs have (not part of ci; needs Mono's compiler)
  loom     the lock-free tables under the interleavings of two threads (not part of ci: seconds to
           run, minutes to build)
  papers [FENCEPOST]
           the tables of the papers, ours beside the printed ones; writes docs/results.md (not part
           of ci; needs Mono's compiler)
  p1       our search on the first paper's programs, beside its figures (not part of ci)
";

/// Where Debian has Mono's class libraries.
const MONO: &str = "/usr/lib/mono/4.5";

/// The Debian packages that the tests need.
const MONO_PACKAGES: &str = "mono-mcs mono-runtime mono-devel";

/// One job: its name and what it does.
type Job = (&'static str, fn(&Path) -> Result<(), String>);

const CI: &[Job] = &[
    ("fmt", fmt),
    ("tidy", tidy::check),
    ("lint", lint),
    ("test", tests::run),
];

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map_or_else(|| PathBuf::from("."), Path::to_path_buf);
    let command = std::env::args().nth(1).unwrap_or_default();
    let result = match command.as_str() {
        "ci" => CI.iter().try_for_each(|(name, job)| {
            eprintln!("== {name}");
            job(&root)
        }),
        "setup" => setup(&root),
        "fmt" => fmt(&root),
        "lint" => lint(&root),
        "tidy" => tidy::check(&root),
        "test" => tests::run(&root),
        "bench" => bench::run(&root),
        "areas" => areas::run(&root),
        "clients" => clients::run(&root),
        "dotnet10" => dotnet10::run(&root),
        "deb" => deb::build(&root),
        "extend" => extend::check(&root),
        "corlib" => corlib(&root),
        "genmc" => genmc::run(&root),
        "sctbench" => sctbench::run(&root),
        "java" => java::run(&root),
        "jpf" => jpf::run(&root),
        "power" => power::run(&root),
        "real-library" => real_library::run(&root),
        "reductions" => reductions::run(&root),
        "loom" => loom(&root),
        "mini" => mini::run(&root),
        "mono-tests" => mono_tests::run(&root),
        "p1" => p1::run(&root),
        "papers" => papers::run(&root),
        "shapes" => shapes::run(&root),
        "seeded" => seeded::run(&root),
        "spaces" => spaces::run(&root),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Where cargo puts what it builds.
fn target(root: &Path) -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR");
    chosen.map_or_else(|| root.join("target"), |place| root.join(place))
}

fn run(root: &Path, program: &str, args: &[&str]) -> Result<(), String> {
    let status = Command::new(program)
        .args(args)
        .current_dir(root)
        .status()
        .map_err(|error| format!("{program} cannot be run: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("failed: {program} {}", args.join(" ")))
    }
}

/// The files in a folder with this ending, sorted by name.
fn sources(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut found: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == ending)
        })
        .collect();
    found.sort();
    Ok(found)
}

fn fmt(root: &Path) -> Result<(), String> {
    run(root, "cargo", &["fmt", "--all", "--check"])
}

fn lint(root: &Path) -> Result<(), String> {
    run(
        root,
        "cargo",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
    )
}

/// Builds the store on atomics that `loom` controls, apart from everything else.
fn loom(root: &Path) -> Result<(), String> {
    let flags = ["--config", r#"build.rustflags=["--cfg", "loom"]"#];
    let place = ["--target-dir", "target/loom"];
    let tests = ["-p", "fencepost-search", "--lib", "interleavings"];
    run(
        root,
        "cargo",
        &[&["test"][..], &flags, &place, &tests].concat(),
    )
}

/// Builds the class library and what stands in for Mono's beside the committed ones and compares
/// them; with `--write`, builds the committed ones anew.
fn corlib(root: &Path) -> Result<(), String> {
    if Command::new("mcs").arg("--version").output().is_err() {
        return Err("mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)".to_string());
    }
    match std::env::args().nth(2).as_deref() {
        None => {
            let package = ["-p", "fencepost-frontend-cil", "--test", "corlib_sources"];
            run(
                root,
                "cargo",
                &[&["test", "--quiet"][..], &package].concat(),
            )
        }
        Some("--write") => {
            run(root, "sh", &["corlib/build.sh"])?;
            let public = root.join("target").join("public-mscorlib");
            std::fs::create_dir_all(&public).map_err(|error| error.to_string())?;
            let public = public.join("mscorlib.dll").display().to_string();
            let core = format!("{MONO}/mscorlib.dll");
            let example = ["--example", "publicise", "--", &core, &public];
            let package = ["run", "--quiet", "-p", "fencepost-frontend-cil"];
            run(root, "cargo", &[&package[..], &example].concat())?;
            run(root, "sh", &["corlib/mono/build.sh", &public, MONO])
        }
        Some(_) => Err("usage: cargo xtask corlib [--write]".to_string()),
    }
}

/// Installs Mono if it is not there. Without the right to, it says what to type.
fn setup(root: &Path) -> Result<(), String> {
    let runs = |tool: &str| Command::new(tool).arg("--version").output().is_ok();
    if ["mono", "mcs", "ilasm"].into_iter().all(runs) {
        return Ok(());
    }
    let by_hand = |why: &str| {
        format!(
            "The tests compare with Mono, which is not installed{why}. As root, type\n\n    \
             apt-get update && apt-get install --no-install-recommends {MONO_PACKAGES}\n\n\
             (on other systems than Debian: whatever gives you `mono`, `mcs` and `ilasm`), \
             and call this again."
        )
    };
    if !runs("apt-get") {
        return Err(by_hand(", and there is no apt-get to install it with"));
    }
    let user = Command::new("id").arg("-u").output();
    let is_root = user.is_ok_and(|output| output.stdout == b"0\n");
    let become_root = match (is_root, runs("sudo")) {
        (true, _) => "",
        (false, true) => "sudo ",
        (false, false) => return Err(by_hand(", and only root can install it")),
    };
    let script = format!(
        "{become_root}apt-get update -q && {become_root}env DEBIAN_FRONTEND=noninteractive \
         apt-get install -y -q --no-install-recommends {MONO_PACKAGES}"
    );
    run(root, "sh", &["-c", &script]).map_err(|_| by_hand(", and installing it failed"))
}
