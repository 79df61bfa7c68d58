//! The committed LLVM text of the C library is what its sources compile to.
//!
//! Needs clang 19, with which it was compiled; does nothing where that is not installed.
//! `FENCEPOST_BLESS=1` writes the text anew.

use std::path::Path;
use std::process::Command;

const FLAGS: &[&str] = &[
    "-O0",
    "-Xclang",
    "-disable-O0-optnone",
    "-ffreestanding",
    "-fno-builtin",
    "-fno-stack-protector",
    "-w",
    "-S",
    "-emit-llvm",
    "-o",
    "-",
];

/// Lines that say who compiled what, and attributes that nobody reads.
fn is_kept(line: &str) -> bool {
    const LEFT_OUT: &[&str] = &["; ModuleID", "source_filename", "attributes #", "!"];
    !LEFT_OUT.iter().any(|start| line.starts_with(start))
}

fn compiler() -> Option<&'static str> {
    ["clang-19", "clang"].into_iter().find(|name| {
        let output = Command::new(name).arg("--version").output();
        output.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).contains("version 19."))
    })
}

#[test]
fn the_library_is_compiled_from_its_sources() {
    let Some(compiler) = compiler() else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime-c/libc");
    for name in [
        "cancel", "futex", "jumps", "libc", "named", "robust", "signals", "threads",
    ] {
        let output = Command::new(compiler)
            .args(FLAGS)
            .arg(folder.join(format!("{name}.c")))
            .output()
            .expect("the compiler runs");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let kept: Vec<&str> = text.lines().filter(|line| is_kept(line)).collect();
        let text = kept.join("\n") + "\n";
        let file = folder.join(format!("{name}.ll"));
        if std::env::var_os("FENCEPOST_BLESS").is_some() {
            std::fs::write(&file, &text).expect("the text can be written");
        }
        let committed = std::fs::read_to_string(&file).expect("the text is there");
        assert!(committed == text, "{} is out of date", file.display());
    }
}
