//! A part of the framework that is given with `--reference` runs as it is.

mod common;

use common::{Folder, fencepost};
use std::process::Command;

/// Compiles a source; false where there is no compiler.
fn compile(source: &str, text: &str, arguments: &[&str]) -> bool {
    std::fs::write(source, text).expect("a source can be written");
    match Command::new("mcs").args(arguments).arg(source).output() {
        Ok(run) => {
            let messages = String::from_utf8_lossy(&run.stderr);
            assert!(run.status.success(), "{messages}");
            true
        }
        Err(_) => {
            eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
            false
        }
    }
}

#[test]
fn a_given_part_of_the_framework_runs() {
    let folder = Folder::new("framework-parts");
    let (part, program) = (folder.file("System.Parts.dll"), folder.file("program.exe"));
    let built = compile(
        &folder.file("part.cs"),
        "namespace System.Parts { public static class Part { public static int Answer() { return 42; } } }",
        &["-target:library", &format!("-out:{part}")],
    );
    if !built {
        return;
    }
    compile(
        &folder.file("program.cs"),
        "class P { static int answer; static void Main() { answer = System.Parts.Part.Answer(); } }",
        &[&format!("-r:{part}"), &format!("-out:{program}")],
    );
    let outcomes = [
        "outcomes", &program, "P.answer", "--corlib", "builtin", "--format", "json",
    ];
    // Without being named, the name means the built-in library, which has no such type.
    let unnamed = fencepost(&outcomes);
    assert_eq!(unnamed.json()["verdict"], "unsupported");
    let named = fencepost(&[&outcomes[..], &["-r", &part]].concat());
    assert_eq!(named.json()["verdict"], "verified");
    assert_eq!(named.json()["outcomes"][0]["values"]["P.answer"], 42);
}
