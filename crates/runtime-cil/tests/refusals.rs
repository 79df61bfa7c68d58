//! What is outside the model stops the path that meets it and says what and where.

mod drive;

use fencepost_ir::Source;
use std::path::{Path, PathBuf};
use std::process::Command;

fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corlib/bin/fencepost.corlib.dll")
}

/// Compiles a source; nothing if the compiler is not installed.
fn compile(name: &str, source: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("refusals");
    std::fs::create_dir_all(&folder).ok()?;
    let is_il = source.starts_with(".assembly");
    let ending = if is_il { "il" } else { "cs" };
    let file = folder.join(format!("{name}.{ending}"));
    std::fs::write(&file, source).ok()?;
    let program = folder.join(format!("{name}.exe"));
    let mut command = if is_il {
        let mut command = Command::new("ilasm");
        command.arg(format!("/output:{}", program.display()));
        command
    } else {
        let mut command = Command::new("mcs");
        command.args(["-debug", "-unsafe", "-r:System", "-d:DEBUG"]);
        command.arg(format!("-out:{}", program.display()));
        command
    };
    let Ok(output) = command.arg(&file).output() else {
        eprintln!("skipped: no compiler installed");
        return None;
    };
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{name} does not compile: {text}");
    Some(program)
}

/// Runs a source that must stop with a message that has all these parts.
fn refused(name: &str, source: &str, parts: &[&str]) {
    let Some(program) = compile(name, source) else {
        return;
    };
    let run = drive::run(&program, &library());
    let message = match run.end {
        Ok(code) => panic!("ended with {code} and printed {:?}", run.output),
        Err(message) => message,
    };
    for part in parts {
        assert!(message.contains(part), "`{part}` is not in `{message}`");
    }
}

#[test]
fn foreign_code_is_named() {
    refused(
        "pinvoke",
        "using System.Runtime.InteropServices;\nclass P { [DllImport(\"libc\")] static extern int getpid();\nstatic void Main() { getpid(); } }",
        &["unsupported", "pinvoke:libc!getpid", "pinvoke.cs:3"],
    );
}

#[test]
fn a_missing_type_is_named_where_it_is_used() {
    let source = "class P { static void Main() { if (System.Environment.NewLine == \"x\") Other(); Other(); }\nstatic void Other() { new System.Net.WebClient().Dispose(); } }";
    refused(
        "missing",
        source,
        &[
            "unsupported",
            "System.Net.WebClient",
            "built-in class library",
        ],
    );
    let Some(program) = compile("missing", source) else {
        return;
    };
    let missing = drive::open(&program, &library())
        .expect("the program opens")
        .missing_references();
    assert!(
        missing
            .iter()
            .any(|m| m.what.contains("System.Net.WebClient"))
    );
    assert!(missing.iter().all(|m| m.assembly == "missing"));
}

#[test]
fn endless_instantiation_meets_its_limit() {
    refused(
        "endless",
        "using System.Collections.Generic; class P { static int F<T>(int n) { return n == 0 ? 0 : F<List<T>>(n - 1); } static void Main() { F<int>(500); } }",
        &["unsupported", "deeper than 64"],
    );
}

#[test]
fn pointers_through_reflection_are_named() {
    refused(
        "pointers",
        "class P { unsafe static int F(int* p) { return *p; } static void Main() { typeof(P).GetMethod(\"F\", (System.Reflection.BindingFlags)40).Invoke(null, new object[] { null }); } }",
        &["unsupported", "a pointer that goes through reflection"],
    );
}

#[test]
fn a_stack_that_does_not_balance_is_malformed() {
    let method = |body: &str| {
        format!(
            ".assembly extern mscorlib {{}} .assembly t {{}} .class P extends [mscorlib]System.Object {{ .method static void Main() cil managed {{ .entrypoint .maxstack 8 {body} }} }}"
        )
    };
    refused(
        "pop",
        &method("pop ret"),
        &["malformed code", "P::Main+IL_0000"],
    );
    refused(
        "join",
        &method("ldc.i4.0 brtrue A ldc.i4.1 A: ret"),
        &["malformed code", "on one way"],
    );
    refused(
        "kinds",
        &method("ldc.r8 1 ldstr \"x\" add pop ret"),
        &["malformed code"],
    );
    refused(
        "fall",
        &method("nop"),
        &["malformed code", "falls off the end"],
    );
    refused(
        "arglist",
        &method("arglist pop ret"),
        &["unsupported", "arglist"],
    );
}

#[test]
fn failures_are_violations_with_their_place() {
    refused(
        "assertion",
        "using System.Diagnostics;\nclass P { static void Main() {\nDebug.Assert(1 > 2, \"order\"); } }",
        &["order", "assertion.cs:3"],
    );
    refused(
        "exception",
        "using System;\nclass P { static void F(int[] a) {\na[3] = 1; }\nstatic void Main() { F(new int[1]); } }",
        &["System.IndexOutOfRangeException", "exception.cs:3"],
    );
}

#[test]
fn members_are_found_by_the_names_people_use() {
    let source = "namespace N.S { class T { static int counter; public class In { internal static long deep; int own; } } } class P { public static string text; static void Main() { } }";
    let Some(program) = compile("names", source) else {
        return;
    };
    let source = drive::open(&program, &library()).expect("the program opens");
    for name in [
        "counter",
        "T.counter",
        "N.S.T.counter",
        "T.In.deep",
        "N.S.T.In.deep",
        "In.deep",
        "P.text",
    ] {
        assert_eq!(source.find_statics(name).len(), 1, "{name}");
    }
    for name in ["own", "T.deep", "X.counter", "nothing"] {
        assert!(source.find_statics(name).is_empty(), "{name}");
    }
    assert!(source.find_function("P::Main").is_ok());
    assert!(source.find_function("N.S.T::Main").is_err());
    assert!(source.find_function("Main").is_err());
}
