//! Which class library a program runs with, and what happens where it lacks something.

mod common;

use common::{Folder, Run, fencepost};
use std::path::Path;
use std::process::Command;

/// Compiles sources into one assembly; nothing where there is no compiler.
fn compile(folder: &Folder, name: &str, source: &str, arguments: &[&str]) -> Option<String> {
    let path = folder.file(&format!("{name}.cs"));
    std::fs::write(&path, source).expect("the source can be written");
    let library = arguments.contains(&"-target:library");
    let output = folder.file(&format!("{name}.{}", if library { "dll" } else { "exe" }));
    let run = Command::new("mcs")
        .args([
            "-debug",
            "-nowarn:219,169",
            &format!("-out:{output}"),
            &path,
        ])
        .args(arguments)
        .output();
    let Ok(run) = run else {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return None;
    };
    let messages = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{name}: {messages}");
    Some(output)
}

fn check(program: &str, arguments: &[&str]) -> Run {
    let mut all = vec!["check", program, "--format", "json"];
    all.extend(arguments);
    fencepost(&all)
}

/// The verdict, and what was not modelled.
fn verdict(run: &Run) -> (String, String) {
    let json = run.json();
    let verdict = json["verdict"].as_str().unwrap_or_default().to_string();
    (verdict, json["unsupported"].to_string())
}

const MISSING: &str = r#"
using System; using System.Threading;
class P {
    static int x;
    static void Other() {
        var client = new System.Net.WebClient();
        client.Dispose();
    }
    static void Main(string[] args) {
        var t = new Thread(() => { x = 1; });
        t.Start();
        if (args.Length > 1 && x == 1) throw new Exception("seen");
        if (args.Length > 0) Other();
        try { x = 2; } catch (System.Net.WebException) { x = 3; }
        t.Join();
    }
}"#;

#[test]
fn only_paths_that_reach_a_missing_member_stop() {
    let folder = Folder::new("library-missing");
    let Some(program) = compile(&folder, "missing", MISSING, &["-r:System.dll"]) else {
        return;
    };
    // Nobody gets there, so nothing is missing.
    let run = check(&program, &["--corlib", "builtin"]);
    assert_eq!((run.code, verdict(&run).0.as_str()), (0, "verified"));
    // Every path gets there: the call and the line are named.
    let run = check(&program, &["--corlib", "builtin", "--", "a"]);
    let (found, what) = verdict(&run);
    assert_eq!((run.code, found.as_str()), (4, "unsupported"), "{what}");
    assert!(what.contains("System.Net.WebClient"), "{what}");
    assert!(what.contains("missing.cs:6"), "{what}");
    // Another path has a violation, which counts.
    let run = check(&program, &["--corlib", "builtin", "--", "a", "b"]);
    let (found, what) = verdict(&run);
    assert_eq!((run.code, found.as_str()), (1, "violated"), "{what}");
    assert!(what.contains("missing.cs:6"), "{what}");
}

fn real_library() -> Option<&'static str> {
    let folder = "/usr/lib/mono/4.5";
    let there = Path::new(folder).join("mscorlib.dll").is_file();
    if !there {
        eprintln!("skipped: Mono's class library is not in {folder}");
    }
    there.then_some(folder)
}

#[test]
fn auto_takes_the_built_in_library_if_it_has_everything() {
    let folder = Folder::new("library-auto");
    // Attributes that nobody has are never run, so they decide nothing.
    let complete = "[System.ComponentModel.DefaultEvent(\"x\")] class P { static void Main() { System.Console.WriteLine(1); } }";
    let Some(complete) = compile(&folder, "complete", complete, &["-r:System.dll"]) else {
        return;
    };
    let run = check(&complete, &[]);
    assert_eq!(run.json()["corlib"], "builtin");
    assert_eq!(run.code, 0);
    let Some(real) = real_library() else { return };
    let missing = compile(&folder, "missing", MISSING, &["-r:System.dll"]).unwrap_or_default();
    let run = check(&missing, &[]);
    assert_eq!(run.json()["corlib"], real);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let text = fencepost(&["check", &missing]);
    assert!(text.stdout.contains(&format!("class library {real}")));
    let run = check(&missing, &["--corlib", "builtin"]);
    assert_eq!(run.json()["corlib"], "builtin");
}

#[test]
fn threads_and_locks_run_on_a_real_library() {
    let folder = Folder::new("library-real");
    let source = r#"
using System; using System.Threading;
class P {
    static int x, y; static object gate = new object();
    static void Add() { for (int i = 0; i < 2; i++) lock (gate) x++; y++; }
    static void Main() {
        var t = new Thread(Add); t.Start(); Add(); t.Join();
        if (x != 4) throw new Exception("lock");
        if (y != 2) throw new Exception("lost " + y);
    }
}"#;
    let (Some(program), Some(real)) = (compile(&folder, "add", source, &[]), real_library()) else {
        return;
    };
    for corlib in ["builtin", real] {
        let run = check(&program, &["--corlib", corlib]);
        assert_eq!(run.code, 1, "{corlib}: {}", run.stdout);
        let message = run.json()["violations"][0]["message"].to_string();
        assert!(message.contains("System.Exception: lost 1"), "{message}");
        let witness = folder.file("witness.json");
        let recorded = fencepost(&["check", &program, "--corlib", corlib, "--witness", &witness]);
        assert_eq!(recorded.code, 1);
        assert_eq!(fencepost(&["replay", &witness]).code, 1, "{corlib}");
    }
}

#[test]
fn waits_that_need_not_wait_notice_interrupts_on_every_library() {
    let folder = Folder::new("library-interrupts");
    let source = r#"
using System; using System.Threading;
class P { static bool join, sleep;
    static bool Interrupted(Action wait) {
        Thread.CurrentThread.Interrupt();
        try { wait(); } catch (ThreadInterruptedException) { return true; }
        try { Thread.Sleep(1); } catch (ThreadInterruptedException) { } return false;
    }
    static void Main() {
        var t = new Thread(() => { }); t.Start(); t.Join();
        join = Interrupted(() => t.Join());
        sleep = Interrupted(() => Thread.Sleep(0));
    }
}"#;
    let compiled = compile(&folder, "interrupts", source, &[]);
    let (Some(program), Some(real)) = (compiled, real_library()) else {
        return;
    };
    for corlib in ["builtin", real] {
        let asked = ["P.join", "P.sleep", "--format", "json", "--corlib", corlib];
        let run = fencepost(&[&["outcomes", &program], &asked[..]].concat());
        assert_eq!(run.code, 0, "{corlib}: {}", run.stdout);
        assert_eq!(run.json()["outcomes"].as_array().map(Vec::len), Some(4));
    }
}

#[test]
fn a_class_library_must_be_one() {
    let folder = Folder::new("library-none");
    let Some(program) = compile(&folder, "p", "class P { static void Main() { } }", &[]) else {
        return;
    };
    let empty = folder.0.display().to_string();
    for (path, message) in [
        ("nonsense", "neither `auto`, `builtin`"),
        (empty.as_str(), "no `mscorlib.dll`"),
    ] {
        let run = fencepost(&["check", &program, "--corlib", path]);
        assert_eq!(run.code, 2, "{path}");
        assert!(run.stderr.contains(message), "{path}: {}", run.stderr);
    }
}

#[test]
fn references_are_found_beside_the_program_or_by_name() {
    let folder = Folder::new("library-references");
    let helper = "public static class Helper { public static int Twice(int n) { return 2 * n; } }";
    let Some(helper) = compile(&folder, "Helper", helper, &["-target:library"]) else {
        return;
    };
    let source = "class P { static void Main() { if (Helper.Twice(2) != 4) throw new System.Exception(); } }";
    let reference = format!("-r:{helper}");
    let program = compile(&folder, "user", source, &[&reference]).unwrap_or_default();
    assert_eq!(check(&program, &[]).code, 0);
    // A library without an entry point has methods that may be one.
    let entry = "public static class Lib { public static void Run() { Helper.Twice(1); } public static void With(int n) { } }";
    let library = compile(&folder, "lib", entry, &["-target:library", &reference]);
    let library = library.unwrap_or_default();
    let run = fencepost(&["check", &library]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("no entry point"), "{}", run.stderr);
    assert_eq!(check(&library, &["--entry", "Lib::Run"]).code, 0);
    assert_eq!(check(&library, &["--entry", "Lib::With"]).code, 2);
    assert_eq!(check(&library, &["--entry", "Lib::None"]).code, 2);
    // Elsewhere it has to be named; if nobody has it, the message says where it was looked for.
    let elsewhere = Folder::new("library-elsewhere");
    let moved = elsewhere.file("Helper.dll");
    std::fs::rename(&helper, &moved).expect("the file moves");
    assert_eq!(check(&program, &["-r", &moved]).code, 0);
    let (found, what) = verdict(&check(&program, &[]));
    assert_eq!(found, "unsupported");
    let place = folder.0.display().to_string();
    assert!(what.contains("assembly `Helper` was not found"), "{what}");
    assert!(what.contains(&place), "{what}");
}

#[test]
fn sources_are_compiled_together() {
    let folder = Folder::new("library-sources");
    let helper = "public static class Helper { public static int Twice(int n) { return 2 * n; } }";
    let Some(helper) = compile(&folder, "Helper", helper, &["-target:library"]) else {
        return;
    };
    let main = folder.file("main.cs");
    let part = folder.file("part.cs");
    let text = "class P { static void Main() { System.Diagnostics.Debug.Assert(Part.Four() == 5, \"four\"); } }";
    std::fs::write(&main, text).expect("the source can be written");
    let text = "static class Part { public static int Four() { return Helper.Twice(2); } }";
    std::fs::write(&part, text).expect("the source can be written");
    let run = check(&main, &["--source", &part, "-r", &helper]);
    assert_eq!(run.code, 1, "{}", run.stdout);
    assert_eq!(run.json()["violations"][0]["kind"], "assertion");
    // What the compiler says is shown as it says it.
    let run = fencepost(&["check", &main]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("does not compile"), "{}", run.stderr);
    assert!(run.stderr.contains("CS0103"), "{}", run.stderr);
    // Without a compiler, the message says what to install.
    let output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(["check", &main])
        .env("PATH", "")
        .output()
        .expect("the binary runs");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.contains("mono-mcs"), "{message}");
}

/// Programs that ask for what is not modelled or not there, with the verdicts they may get and
/// words that the result must have.
const BAD: &[(&str, &str, &[&str], &str)] = &[
    (
        "pinvoke",
        "using System.Runtime.InteropServices; class P { [DllImport(\"libc\")] static extern int getpid();\nstatic void Main() { getpid(); } }",
        &["unsupported"],
        "pinvoke:libc!getpid",
    ),
    (
        "emit",
        "using System.Reflection.Emit; class P { static void Main() {\nvar m = new DynamicMethod(\"f\", typeof(int), new System.Type[0]); } }",
        &["unsupported"],
        "DynamicMethod",
    ),
    (
        "dynamics",
        "class P { static void Main() {\ndynamic d = 5; d = d + 1; System.Console.WriteLine((object)d); } }",
        &["unsupported"],
        "Microsoft.CSharp.RuntimeBinder",
    ),
    (
        "finalizer",
        "using System; class F { ~F() { } } class P { static void Main() { new F(); GC.Collect();\nGC.WaitForPendingFinalizers(); } }",
        &["unsupported"],
        "the finaliser of `F`",
    ),
    (
        "file",
        "class P { static void Main() {\nSystem.IO.File.WriteAllText(\"written.txt\", \"x\"); } }",
        &["unsupported"],
        "System.IO.File",
    ),
    (
        "socket",
        "class P { static void Main() {\nvar c = new System.Net.Sockets.TcpClient(\"localhost\", 80); } }",
        &["unsupported"],
        "TcpClient",
    ),
    (
        "recursion",
        "class P { static int F(int n) {\nreturn F(n + 1) + 1; } static void Main() { F(0); } }",
        &["violated"],
        "StackOverflowException",
    ),
    (
        "giant",
        "class P { static void Main() {\nvar a = new long[int.MaxValue]; a[1] = 1; } }",
        &["bounded", "violated"],
        "",
    ),
    (
        "endless",
        "using System.Collections.Generic; class P { static void Main() { var l = new List<byte[]>();\nwhile (true) l.Add(new byte[1000000]); } }",
        &["bounded", "violated"],
        "",
    ),
];

#[test]
fn what_is_not_modelled_is_named_with_its_line() {
    let folder = Folder::new("library-bad");
    for (name, source, verdicts, words) in BAD {
        let references = [
            "-r:System.dll",
            "-r:System.Core.dll",
            "-r:Microsoft.CSharp.dll",
        ];
        let Some(program) = compile(&folder, name, source, &references) else {
            return;
        };
        let run = check(&program, &["--corlib", "builtin", "--memory", "400"]);
        let (found, _) = verdict(&run);
        assert!(verdicts.contains(&found.as_str()), "{name}: {}", run.stdout);
        assert!(run.stdout.contains(words), "{name}: {}", run.stdout);
        if found == "unsupported" {
            let place = format!("{name}.cs:2");
            assert!(run.stdout.contains(&place), "{name}: {}", run.stdout);
        }
    }
    assert!(!folder.0.join("written.txt").exists());
    // A finaliser that nobody waits for is an assumption.
    let source = "class F { ~F() { } } class P { static void Main() { new F(); } }";
    if let Some(program) = compile(&folder, "assumed", source, &[]) {
        let run = check(&program, &[]);
        assert_eq!(run.json()["assumptions"][0], "finalizers-never-run");
    }
}

/// Assembles a source; nothing where there is no assembler.
fn assemble(folder: &Folder, name: &str, ending: &str, source: &str) -> Option<String> {
    let path = folder.file(&format!("{name}.il"));
    std::fs::write(&path, source).expect("the source can be written");
    let output = folder.file(&format!("{name}.{ending}"));
    let run = Command::new("ilasm")
        .args([&format!("/{ending}"), &format!("/output:{output}"), &path])
        .output();
    let Ok(run) = run else {
        eprintln!("skipped: ilasm is not on the PATH (Debian: mono-devel)");
        return None;
    };
    let messages = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{name}: {messages}");
    Some(output)
}

/// A library that has nothing but forwarders to another one.
fn facade(folder: &Folder, name: &str, target: &str) -> Option<String> {
    let source = format!(
        ".assembly extern {target} {{}}\n.assembly {name} {{}}\n\
         .class extern forwarder T {{ .assembly extern {target} }}\n\
         .class extern forwarder X.Y.Z {{ .assembly extern {target} }}\n"
    );
    assemble(folder, name, "dll", &source)
}

#[test]
fn forwarders_are_followed_from_facade_to_facade() {
    let folder = Folder::new("library-forwarders");
    let program = ".assembly extern mscorlib {}\n.assembly extern A {}\n.assembly P {}
        .method static int32 Main() { .entrypoint
            call int32 [A]T::F() call int32 [A]T/N::G() add
            call int32 [A]X.Y.Z::F() add ret }";
    let real = ".assembly extern mscorlib {}\n.assembly C {}
        .class public T extends [mscorlib]System.Object {
            .class nested public N extends [mscorlib]System.Object {
                .method public static int32 G() { ldc.i4.5 ret } }
            .method public static int32 F() { ldc.i4.3 ret } }
        .class public X.Y.Z extends [mscorlib]System.Object {
            .method public static int32 F() { ldc.i4.4 ret } }";
    let Some(program) = assemble(&folder, "P", "exe", program) else {
        return;
    };
    let refused = |message: &str| {
        let run = check(&program, &[]);
        let (found, what) = verdict(&run);
        assert_eq!((run.code, found.as_str()), (4, "unsupported"), "{what}");
        assert!(what.contains(message), "{what}");
    };
    let beside = folder.0.display().to_string();
    refused(&format!("assembly `A` was not found (looked in {beside}"));
    refused("; `-r` names it)");
    facade(&folder, "A", "B").unwrap();
    facade(&folder, "B", "C").unwrap();
    refused(&format!("assembly `C` was not found (looked in {beside}"));
    let real = assemble(&folder, "C", "dll", real).unwrap();
    let run = check(&program, &[]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert_eq!(run.json()["exit_code"], 12);
    std::fs::remove_file(&real).unwrap();
    facade(&folder, "C", "A").unwrap();
    refused("type `T` is forwarded in a circle: A to B to C to A");
    assemble(&folder, "C", "dll", ".assembly C {}").unwrap();
    refused("type `T` is not in assembly `C`");
}

#[test]
fn a_reference_that_is_named_must_be_there() {
    let folder = Folder::new("library-reference");
    let example = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../crates/frontend-cil/tests/data/Basics.exe")
        .display()
        .to_string();
    let run = check(&example, &["-r", &folder.file("Nowhere.dll")]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(run.stderr.contains("Nowhere.dll: cannot be read"));
}

const ENDS: &str = r#"using System.Diagnostics;
using System.Threading;
static class P {
    static int x;
    static void Work() {
        x = 1;
        if (x == 1)
            return;
        x = 3;
    }
    static void Give(object value) {
        x = (int)value;
    }
    static void Main() {
        var work = new Thread(Work);
        work.Start();
        work.Join();
        var give = new Thread(Give);
        give.Start(2);
        give.Join();
        Debug.Assert(x == 1);
    }
}
"#;

const ENDS_TRACE: &str = "  step  source       Main              Work            Give
     0  ends.cs:16   start Work
     1  ends.cs:6                      write P.x = 1
     2  ends.cs:7                      read P.x → 1
     3  ends.cs:10                     end
     4  ends.cs:17   join Work
     5  ends.cs:19   start Give
     6  ends.cs:12                                     write P.x = 2
     7  ends.cs:13                                     end
     8  ends.cs:20   join Give
        ends.cs:21   read P.x → 2
     9  ends.cs:21   assertion fails";
/// A thread ends in the code of the library that called the program's method.
#[test]
fn a_thread_ends_where_the_programs_method_does() {
    let folder = Folder::new("ends");
    let Some(program) = compile(&folder, "ends", ENDS, &["-define:DEBUG"]) else {
        return;
    };
    let run = fencepost(&["check", &program, "--model", "sc"]);
    let mut parts = run.stdout.split("\n\n");
    let table = parts.find(|part| part.contains("step  source"));
    assert_eq!(table, Some(ENDS_TRACE), "{}", run.stdout);
}

const INLINED: &str = r#"
using System.Diagnostics; using System.Threading; using System.Threading.Tasks;
class P {
    static object gate = new object(); static bool inside; static int x;
    static void Main() {
        Task.Run(() => { }).Wait();
        var t = new Thread(() => { x++; x++; x++; });
        t.Start(); x++; x++; x++; t.Join();
        lock (gate) {
            inside = true;
            Task.Run(() => { if (Monitor.TryEnter(gate)) Debug.Assert(!inside); }).Wait();
            inside = false;
        }
    }
}"#;

#[test]
fn an_assumption_of_the_library_is_lifted() {
    let folder = Folder::new("library-lifted");
    let Some(program) = compile(&folder, "inlined", INLINED, &["-define:DEBUG"]) else {
        return;
    };
    let assumes = |run: &Run| {
        let json = run.json();
        let names = json["assumptions"].as_array().cloned().unwrap_or_default();
        names.iter().any(|name| name == "tasks-run-on-pool")
    };
    let run = check(&program, &["--corlib", "builtin"]);
    assert_eq!((run.code, assumes(&run)), (0, true), "{}", run.stdout);
    let text = fencepost(&["check", &program, "--corlib", "builtin"]);
    assert!(text.stdout.contains("tasks-run-on-pool"), "{}", text.stdout);
    // What a search relied on before it was interrupted still counts after that.
    let (first, saved) = (["--max-states", "40"], folder.file("search.saved"));
    let run = check(&program, &[&first[..], &["--checkpoint", &saved]].concat());
    assert_eq!(run.code, 3, "{}", run.stdout);
    let run = check(&program, &["--resume", &saved]);
    assert_eq!((run.code, assumes(&run)), (0, true), "{}", run.stdout);
    let run = check(&program, &["--resume", &saved, "--lift", "all"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    // The witness has what was lifted.
    let witness = folder.file("witness.json");
    for lift in [
        "tasks-run-on-pool",
        "items-in-order,tasks-run-on-pool",
        "all",
    ] {
        let run = check(&program, &["--lift", lift, "--witness", &witness]);
        assert_eq!((run.code, assumes(&run)), (1, false), "{}", run.stdout);
        let run = fencepost(&["replay", &witness]);
        assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    }
    let text = std::fs::read_to_string(&witness).expect("the witness is there");
    let forged = folder.file("forged.json");
    std::fs::write(&forged, text.replace("\"all\"", "\"none\"")).expect("writable");
    assert_eq!(fencepost(&["replay", &forged]).code, 2);
    let run = check(&program, &["--lift", "everything"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
}

const ENTRIES: &str = r#"
class Tests {
    static void Open<T>() { }
    static void Arguments(int n) { }
    static void Main() { }
    int number;
    Tests(int number) { this.number = number; }
    void NeedsNumber() { }
}
class Generic<T> { static void Run() { } }
abstract class Abstract { void Run() { } }"#;

/// What cannot be called as it stands is no place to start, and the message says why.
#[test]
fn entries_that_cannot_be_called() {
    let folder = Folder::new("library-entries");
    let Some(program) = compile(&folder, "entries", ENTRIES, &[]) else {
        return;
    };
    for (entry, reason) in [
        ("Tests::Open", "type parameters"),
        ("Generic::Run", "type parameters"),
        ("Tests::Arguments", "takes arguments"),
        ("Tests::NeedsNumber", "no constructor without parameters"),
        ("Tests::.ctor", "takes arguments"),
        ("Abstract::Run", "is abstract"),
        ("Abstract::.ctor", "is a constructor"),
        ("Tests::Missing", "there is no method"),
    ] {
        let run = fencepost(&["check", &program, "--entry", entry]);
        assert_eq!(run.code, 2, "{entry}: {}{}", run.stdout, run.stderr);
        assert!(run.stderr.contains(reason), "{entry}: {}", run.stderr);
    }
}

const EARLY: &str = r#"
class Settings { internal static int size; }
class Table { internal static int size = Settings.size; }
class P {
    static void Main() {
        Settings.size = 1;
        if (Table.size == 0) throw new System.Exception("early");
    }
}"#;

/// A witness knows that classes could be initialised early.
#[test]
fn early_initialisers_are_replayed() {
    let folder = Folder::new("library-early");
    let Some(program) = compile(&folder, "early", EARLY, &[]) else {
        return;
    };
    let witness = folder.file("witness.json");
    let lazy = check(&program, &["--corlib", "builtin"]);
    assert_eq!(lazy.code, 0, "{}", lazy.stdout);
    assert_eq!(lazy.json()["assumptions"][0], "beforefieldinit-lazy");
    let early = ["--corlib", "builtin", "--early-initialisers"];
    let found = check(&program, &[&early[..], &["--witness", &witness]].concat());
    assert_eq!(found.code, 1, "{}", found.stdout);
    let replayed = fencepost(&["replay", &witness]);
    assert!(
        replayed.stdout.contains("the execution ends as recorded"),
        "{}{}",
        replayed.stdout,
        replayed.stderr
    );
}
