//! Projects and solutions of .NET. A script stands in for `dotnet`: it answers as the real one does
//! and puts a committed assembly where the project says.

#![cfg(unix)]

mod common;

use common::{Folder, Run};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// Says what it was asked for, and answers `build`, `sln` and `msbuild`.
const DOTNET: &str = r#"#!/bin/sh
echo "$@" >> "$LOG"
case "$1" in
  build)
    case "$2" in Broken*) echo "Broken.cs(1,1): error CS1002: ; expected"; exit 1;; esac ;;
  sln) printf 'Project(s)\n----------\n'; cat "$2" ;;
  msbuild)
    case "$2" in
      *Library*) printf '{ "Properties": { "TargetPath": "%s/Library.dll", "OutputType": "Library" } }' "$BUILT" ;;
      *Several*) printf '{ "Properties": { "TargetPath": "", "OutputType": "Exe" } }' ;;
      *Old*) echo 'MSBUILD : error MSB1001: Unknown switch.' ;;
      *) printf '{ "Properties": { "TargetPath": "%s/Program.dll", "OutputType": "Exe" } }' "$BUILT" ;;
    esac ;;
esac
"#;

/// A folder with projects, and the stand-in if it is wanted.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    let tool = folder.file("dotnet");
    std::fs::write(&tool, DOTNET).expect("the script can be written");
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&tool, executable).expect("it can be run");
    for project in ["App", "Library", "Several", "Old", "Broken"] {
        std::fs::write(folder.file(&format!("{project}.csproj")), "<Project />")
            .expect("the project can be written");
    }
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/dotnet");
    for (file, program) in [("Program.dll", "LostUpdate"), ("Library.dll", "Deadlock")] {
        let from = examples.join(program).join(format!("{program}.exe"));
        std::fs::copy(from, folder.file(file)).expect("the example is there");
    }
    folder
}

fn run(folder: &Folder, path: &str, arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(arguments)
        .current_dir(&folder.0)
        .env("PATH", path)
        .env("LOG", folder.file("log.txt"))
        .env("BUILT", &folder.0)
        .output()
        .expect("the binary runs");
    Run {
        code: output.status.code().expect("it exits by itself"),
        stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

/// The same with the stand-in on the PATH.
fn with_dotnet(folder: &Folder, arguments: &[&str]) -> Run {
    let path = format!("{}:/usr/bin:/bin", folder.0.display());
    run(folder, &path, arguments)
}

#[test]
fn a_project_is_built_and_what_it_builds_is_checked() {
    let folder = folder("projects-check");
    let checked = with_dotnet(&folder, &["check", "App.csproj"]);
    assert_eq!(checked.code, 1, "{}", checked.stderr);
    let said = &checked.stdout;
    assert!(
        said.starts_with("violated  App.csproj under clr\n"),
        "{said}"
    );
    let log = std::fs::read_to_string(folder.file("log.txt")).expect("it was asked");
    assert!(
        log.starts_with("build App.csproj --configuration Debug"),
        "{log}"
    );
    // Several entries are checked of one build.
    std::fs::remove_file(folder.file("log.txt")).expect("the log is there");
    let entries = [
        "--entry",
        "LostUpdate::Repaired",
        "--entry",
        "LostUpdate::Main",
    ];
    let checked = with_dotnet(&folder, &[&["check", "App.csproj"], &entries[..]].concat());
    assert_eq!(checked.code, 1, "{}", checked.stderr);
    let log = std::fs::read_to_string(folder.file("log.txt")).expect("it was asked");
    let builds = log.lines().filter(|line| line.starts_with("build "));
    assert_eq!(builds.count(), 1, "{log}");
}

#[test]
fn the_program_of_a_solution_is_checked_if_it_has_one() {
    let folder = folder("projects-solution");
    let solution = folder.file("All.sln");
    std::fs::write(&solution, "Library.csproj\nApp.csproj\n").expect("it can be written");
    let checked = with_dotnet(&folder, &["check", "All.sln", "--quiet"]);
    assert!(
        checked.stdout.contains("an increment was lost"),
        "{checked:?}"
    );
    std::fs::write(&solution, "App.csproj\nsub/App.csproj\n").expect("it can be written");
    let refused = with_dotnet(&folder, &["check", "All.sln"]);
    assert_eq!(refused.code, 2);
    assert!(
        refused
            .stderr
            .contains("several projects of the solution are programs")
    );
    assert!(refused.stderr.contains("sub/App.csproj"), "{refused:?}");
    std::fs::write(&solution, "Library.csproj\n").expect("it can be written");
    let refused = with_dotnet(&folder, &["check", "All.sln"]);
    assert!(
        refused
            .stderr
            .contains("no project of the solution is a program")
    );
    // All its projects are looked through for tests.
    std::fs::write(&solution, "Library.csproj\nApp.csproj\n").expect("it can be written");
    let tested = with_dotnet(&folder, &["test", "All.sln"]);
    assert_eq!(tested.code, 2);
    assert!(tested.stderr.contains("has no test methods"), "{tested:?}");
}

#[test]
fn what_cannot_be_built_is_bad_input_with_the_reason() {
    let folder = folder("projects-bad");
    let missing = run(&folder, "/nowhere", &["check", "App.csproj"]);
    assert_eq!(missing.code, 2);
    assert!(
        missing
            .stderr
            .contains("install the SDK of .NET 8 or newer"),
        "{missing:?}"
    );
    let cases = [
        ("Broken.csproj", "error CS1002"),
        ("Several.csproj", "several frameworks"),
        ("Old.csproj", "needs the SDK of .NET 8 or newer"),
        ("Absent.csproj", "No such file"),
    ];
    for (project, expected) in cases {
        let refused = with_dotnet(&folder, &["check", project]);
        assert_eq!(refused.code, 2, "{project}");
        assert!(refused.stderr.contains(expected), "{project}: {refused:?}");
    }
}

#[test]
fn messages_of_a_compiler_come_with_what_to_do_about_them() {
    if Command::new("mcs").arg("--version").output().is_err() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let folder = Folder::new("hints");
    let task = "using System.Threading.Tasks; class P { static async Task Main() { await Task.Yield(); } }";
    let cases = [
        ("Async.cs", task, "without `async Main`"),
        (
            "Record.cs",
            "record P(int X); class Q { static void Main() { } }",
            "records",
        ),
        (
            "Top.cs",
            "using System;\nConsole.WriteLine(1);",
            "top-level statements",
        ),
        (
            "Uses.cs",
            "using NUnit.Framework; class Q { static void Main() { } }",
            "`-r FILE.dll`",
        ),
        (
            "Tests.cs",
            "class Tests { public void One() { } }",
            "`--entry TYPE::METHOD`",
        ),
        // A variable that is declared as an argument, inside a lock of an async method.
        (
            "Crash.cs",
            "using System.Threading.Tasks; class P { static object o = new object();\n\
             static bool Try(out int n) { n = 1; return true; }\n\
             static async Task<int> Take() { await Task.Yield(); lock (o)\n\
             return Try(out var n) ? n : 0; }\n\
             static void Main() { Take().Wait(); } }",
            "a defect of `mcs`",
        ),
        // The same with a class that the compiler's own library does not have.
        (
            "Channels.cs",
            "using System.Threading.Channels; using System.Threading.Tasks; class P {\n\
             static Channel<int> all = Channel.CreateUnbounded<int>(); static object o = new object();\n\
             static async Task<int> Take() { await all.Reader.WaitToReadAsync(); lock (o)\n\
             return all.Reader.TryRead(out var n) ? n : 0; }\n\
             static void Main() { Take().Wait(); } }",
            "a defect of `mcs`",
        ),
    ];
    let path = std::env::var("PATH").expect("there is a PATH");
    for (file, source, expected) in cases {
        std::fs::write(folder.file(file), source).expect("it can be written");
        let refused = run(&folder, &path, &["check", file]);
        // Another compiler on this machine may be able to compile it.
        if refused.code == 0 && expected != "`-r FILE.dll`" {
            continue;
        }
        assert_eq!(refused.code, 2, "{file}");
        assert!(refused.stderr.lines().count() < 12, "{file}: {refused:?}");
        assert!(refused.stderr.contains("hint: "), "{file}: {refused:?}");
        assert!(refused.stderr.contains(expected), "{file}: {refused:?}");
    }
}

#[test]
fn the_doctor_finds_tools_under_the_names_that_are_taken() {
    let folder = Folder::new("doctor-names");
    let tool = folder.file("clang-17");
    std::fs::write(&tool, "#!/bin/sh\necho clang version 17.0.6\n").expect("it can be written");
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&tool, executable).expect("it can be run");
    let path = folder.0.display().to_string();
    let found = run(&folder, &path, &["doctor"]);
    let line = found.stdout.lines().find(|line| line.contains("C sources"));
    let line = line.unwrap_or_default();
    assert!(line.contains("found    C sources"), "{found:?}");
    assert!(
        line.contains("clang-17 (clang version 17.0.6)"),
        "{found:?}"
    );
    // An old compiler under the plain name is passed over, as `check` does.
    let old = folder.file("clang");
    std::fs::write(&old, "#!/bin/sh\necho clang version 14.0.6\n").expect("it can be written");
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&old, executable).expect("it can be run");
    let found = run(&folder, &path, &["doctor"]);
    assert!(
        found.stdout.contains("clang-17 (clang version 17.0.6)"),
        "{found:?}"
    );
}
