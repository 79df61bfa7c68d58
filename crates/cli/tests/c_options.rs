//! What the command line says about C programs: assumptions, options, repairs, witnesses, errors.

mod common;

use common::{Folder, fencepost};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

const PROGRAMS: &str = "../../../../tests/c/concurrent";

/// The LLVM text of a program of the tests.
fn program(name: &str) -> String {
    format!("{PROGRAMS}/{name}.clang19.ll")
}

fn check(name: &str, options: &[&str]) -> Value {
    let path = program(name);
    let mut arguments = vec!["check", &path, "--format", "json"];
    arguments.extend(options);
    fencepost(&arguments).json()
}

fn assumptions(name: &str, options: &[&str]) -> Vec<String> {
    let result = check(name, options);
    let all = result["assumptions"].as_array().expect("assumptions");
    let text = |assumption: &Value| assumption.as_str().unwrap_or_default().to_string();
    all.iter().map(text).collect()
}

fn is_installed(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok()
}

fn write(folder: &Folder, name: &str, text: &str) -> String {
    let path = folder.0.join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.display().to_string()
}

#[test]
fn assertions_that_hold_are_not_denied() {
    let run = fencepost(&["check", &program("function_tables"), "--no-races"]);
    assert!(run.stdout.starts_with("verified"), "{}", run.stdout);
    assert!(!run.stdout.contains("no assertion"), "{}", run.stdout);
}

#[test]
fn what_is_taken_for_granted_is_named_and_options_lift_it() {
    let freed = assumptions("freed_after_join", &[]);
    for wanted in [
        "fresh-memory-is-zero",
        "freed-memory-is-not-reused",
        "calls-are-fences",
    ] {
        assert!(freed.iter().any(|a| a == wanted), "{wanted}: {freed:?}");
    }
    let sequential = assumptions("freed_after_join", &["--model", "sc"]);
    assert!(!sequential.iter().any(|a| a == "calls-are-fences"));
    let plain = assumptions("thread_locals", &[]);
    assert!(!plain.iter().any(|a| a == "freed-memory-is-not-reused"));
    // Only where pointers into different objects meet.
    let compares = |name: &str| assumptions(name, &[]).contains(&"addresses-in-order".to_string());
    assert!(compares("addresses_in_order") && !compares("thread_locals"));
    let numbers = assumptions("order_of_allocation", &["--entry", "either_way"]);
    assert!(numbers.contains(&"addresses-in-order".to_string()));

    let named = |options: &[&str], what: &str| {
        let entry = ["--entry", "in_a_loop"];
        let found = assumptions("spurious_wakeups", &[&entry[..], options].concat());
        found.iter().any(|a| a == what)
    };
    assert!(named(&[], "no-spurious-wakeups"));
    assert!(!named(&["--spurious"], "no-spurious-wakeups"));
    assert!(named(&[], "fresh-memory-is-zero"));
    assert!(!named(&["--uninitialised"], "fresh-memory-is-zero"));
    assert!(named(&["--uninitialised"], "reads-in-order"));
    assert!(!named(
        &["--uninitialised", "--model", "sc"],
        "reads-in-order"
    ));
}

#[test]
fn witnesses_of_c_programs_replay_with_their_options() {
    let folder = Folder::new("c-witnesses");
    let cases: [(&str, &[&str], &str); 6] = [
        (
            "c11_races_by_synchronisation",
            &["--entry", "relaxed_flag"],
            "race",
        ),
        ("leaks", &["--leaks"], "leak"),
        ("uninitialised", &["--uninitialised"], "uninitialised"),
        ("spurious_wakeups", &["--spurious"], "assertion"),
        // Another process meets the blocks in another order.
        ("order_of_allocation", &[], "assertion"),
        (
            "order_of_allocation",
            &["--entry", "as_numbers"],
            "assertion",
        ),
    ];
    for (name, options, kind) in cases {
        let file = folder.0.join(format!("{name}.json")).display().to_string();
        let found = check(name, &[options, &["--witness", &file]].concat());
        assert_eq!(found["violations"][0]["kind"], kind, "{name}");
        let run = fencepost(&["replay", &file]);
        assert_eq!(run.code, 1, "{name}: {}{}", run.stdout, run.stderr);
        assert!(run.stdout.starts_with("replayed"), "{}", run.stdout);
    }
}

#[test]
fn a_fence_is_a_line_of_the_source() {
    let folder = Folder::new("c-patch");
    for ending in ["c", "clang19.ll"] {
        let name = format!("relaxed_store_buffering.{ending}");
        let from = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../../tests/c/concurrent")
            .join(&name);
        std::fs::copy(from, folder.0.join(&name)).expect("a program can be copied");
    }
    let path = folder.0.join("relaxed_store_buffering.clang19.ll");
    let patch = folder.0.join("fences.diff").display().to_string();
    let path = path.display().to_string();
    let run = fencepost(&[
        "fences",
        &path,
        "--final",
        "r1 == 1 || r2 == 1",
        "--patch",
        &patch,
    ]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    let text = std::fs::read_to_string(&patch).expect("the patch is there");
    let added = text.lines().filter(|line| {
        line.starts_with('+') && line.contains("atomic_thread_fence(memory_order_seq_cst);")
    });
    assert_eq!(added.count(), 2, "{text}");
}

#[test]
fn several_files_are_one_program() {
    let folder = Folder::new("c-several");
    if !is_installed("clang") {
        return;
    }
    let main = "extern int count(void);\n#include <assert.h>\n\
                int main(void) { count(); assert(count() == 2); return 0; }\n";
    let main = write(&folder, "main.c", main);
    let part = "static int so_far;\nint count(void) { return ++so_far; }\n";
    let part = write(&folder, "part.c", part);
    // Preprocessed sources are sources, too.
    let third = "# 1 \"third.c\"\nint unused(void) { return 3; }\n";
    let third = write(&folder, "third.i", third);
    let run = fencepost(&["check", &main, &part, &third, "--model", "sc"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    let run = fencepost(&["check", &main, "--source", &third, &part]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    // One alone lacks a function.
    let run = fencepost(&["check", &main]);
    assert_eq!(run.code, 4, "{}{}", run.stdout, run.stderr);

    // A witness knows all of them.
    let wrong = "static int so_far;\nint count(void) { return so_far; }\n";
    let wrong = write(&folder, "wrong.c", wrong);
    let file = folder.0.join("several.json").display().to_string();
    let run = fencepost(&["check", &main, &wrong, "--witness", &file]);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    let run = fencepost(&["replay", &file]);
    assert!(run.stdout.starts_with("replayed"), "{}", run.stdout);

    // Behind the program of `outcomes` stand expressions: `b.c` is a field.
    let text = "struct { int c; } b;\nint main(void) { b.c = 4; return 0; }\n";
    let fields = write(&folder, "fields.c", text);
    let run = fencepost(&["outcomes", &fields, "b.c"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("\n4 "), "{}", run.stdout);
}

#[test]
fn options_reach_the_compiler() {
    if !is_installed("clang") {
        return;
    }
    let folder = Folder::new("c-flags");
    let path = write(
        &folder,
        "flags.c",
        "#include <assert.h>\n#include <genmc.h>\nint main(void) { assert(N + M == 5); }\n",
    );
    let verdict = |flags: &[&str]| {
        let run = fencepost(&[&["check", &path][..], flags].concat());
        run.code
    };
    assert_eq!(verdict(&["--cflags", "-DN=2 -DM=3"]), 0);
    assert_eq!(verdict(&["--cflags", "-DN=2", "--cflags", "-DM=4"]), 1);
    assert_eq!(verdict(&[]), 2);
}

#[test]
fn bitcode_is_read_by_the_tool_that_can() {
    if !is_installed("clang") || !is_installed("llvm-dis") {
        return;
    }
    let folder = Folder::new("c-bitcode");
    let source = write(
        &folder,
        "bits.c",
        "int x = 1;\nint main(void) { return x; }\n",
    );
    let output = folder.0.join("bits.bc").display().to_string();
    let status = Command::new("clang")
        .args(["-g", "-O0", "-c", "-emit-llvm", &source, "-o", &output])
        .status()
        .expect("the compiler runs");
    assert!(status.success());
    let run = fencepost(&["check", &output, "--final", "x == 1"]);
    // Version 14 writes typed pointers, which only newer tools turn into others.
    let hint = "typed pointers are not read";
    assert!(
        run.code == 0 || run.code == 2 && run.stderr.contains(hint),
        "{}",
        run.stderr
    );
}

#[test]
fn what_cannot_be_read_gets_a_place_and_a_hint() {
    let folder = Folder::new("c-bad-input");
    let bad = |name: &str, text: &str, code: i32, hint: &str| {
        let path = write(&folder, name, text);
        let run = fencepost(&["check", &path]);
        let all = format!("{}{}", run.stdout, run.stderr);
        assert_eq!(run.code, code, "{name}: {all}");
        assert!(all.contains(hint), "{name}: {all}");
    };
    let typed = "define i32 @main() {\n  %x = alloca i32\n  store i32 0, i32* %x\n  ret i32 0\n}\n";
    bad("typed.ll", typed, 4, "typed pointers are not read");
    bad("typed.ll", typed, 4, "typed.ll:3");
    let global = "@p = global i32* null\ndefine i32 @main() {\n  ret i32 0\n}\n";
    bad(
        "global.ll",
        global,
        2,
        "global.ll:1: typed pointers are not read",
    );
    bad(
        "no_main.ll",
        "define void @f() {\n  ret void\n}\n",
        2,
        "`main`",
    );
    let cut = "define i32 @main() {\n  %x = add i32 1,\n";
    bad("cut.ll", cut, 2, "cut.ll:3");
    let wide = "define i32 @main() {\n  %x = add i256 1, 2\n  ret i32 0\n}\n";
    bad("wide.ll", wide, 4, "256 bits");
    let wide = "@g = global i128 0\ndefine i32 @main() {\n  %x = load atomic i128, ptr @g seq_cst, align 16\n  ret i32 0\n}\n";
    bad(
        "wide_atomic.ll",
        wide,
        4,
        "an atomic access of more than 8 bytes",
    );
    let vector = "define i32 @main() {\n  %x = add <4 x i32> zeroinitializer, zeroinitializer\n  ret i32 0\n}\n";
    bad("vector.ll", vector, 4, "vector.ll:1");
    let jump = "declare i32 @__builtin_setjmp(ptr)\ndefine i32 @main() {\n  %x = call i32 @__builtin_setjmp(ptr null)\n  ret i32 %x\n}\n";
    bad("jump.ll", jump, 4, "__builtin_setjmp");
    let assembly =
        "define i32 @main() {\n  call void asm sideeffect \"hlt\", \"\"()\n  ret i32 0\n}\n";
    bad("assembly.ll", assembly, 4, "inline assembly");
    bad("no_bitcode.bc", "no bitcode", 2, "no_bitcode.bc");
}

#[test]
fn without_a_compiler_there_is_a_hint() {
    let folder = Folder::new("c-no-compiler");
    let path = write(&folder, "program.c", "int main(void) { return 0; }\n");
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(["check", &path])
        .env("PATH", &folder.0)
        .output()
        .expect("the binary runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains("`clang` is not on the PATH"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_compiler_is_found_under_the_name_of_its_version() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("c-named-compiler");
    let path = write(&folder, "program.c", "int main(void) { return 0; }\n");
    let check = || {
        let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
            .args(["check", &path, "--final", "made == 14"])
            .env("PATH", &folder.0)
            .output()
            .expect("the binary runs");
        let all = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&all).into_owned();
        (output.status.code(), text)
    };
    // A compiler that knows only one program, which tells its version.
    let install = |version: u32| {
        let script = format!(
            "#!/bin/sh\n\
             [ \"$1\" = --version ] && {{ echo \"clang version {version}.0.6\"; exit 0; }}\n\
             while [ \"$1\" != -o ]; do shift; done\n\
             printf '@made = global i32 {version}\\ndefine i32 @main() {{\\n  ret i32 0\\n}}\\n' > \"$2\"\n"
        );
        let file = write(&folder, &format!("clang-{version}"), &script);
        let all_may = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&file, all_may).expect("the script can be made to run");
    };
    install(14);
    let (code, text) = check();
    assert_eq!(code, Some(0), "{text}");
    // The newest one is taken.
    install(16);
    let (code, text) = check();
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("made = 16"), "{text}");
}

/// A chain of long steps, in which nobody else sees anything, would take minutes.
#[test]
fn long_steps_look_at_the_time() {
    for reduction in ["ample", "dpor", "none"] {
        let start = std::time::Instant::now();
        let options = ["--entry", "private", "--model", "sc", "--timeout", "1"];
        let options = [&options[..], &["--reduction", reduction]].concat();
        let result = check("long_steps", &options);
        assert_eq!(result["verdict"], "bounded", "{result}");
        let limits = result["limits_hit"].to_string();
        assert!(limits.contains("timeout"), "{limits}");
        assert!(start.elapsed().as_secs() < 12, "{:?}", start.elapsed());
    }
}

/// Atomic accesses take pointers for numbers; traces do not.
#[test]
fn traces_name_what_pointers_point_to() {
    let run = fencepost(&["check", &program("named_pointers"), "--model", "sc"]);
    for part in [
        "write kept = &counter",
        "write slots[1].next = &slots[2]",
        "write second = &slots[1].next",
        "write text = \"hello\"",
        "write inside = &node#1.next",
        "write function = &fill",
        "write number = 3",
        "release write flag = 1",
        "relaxed write flag = 2",
        "seq_cst write head = node#1",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}
