//! `check` with several entries, or a pattern.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};

const PROGRAM: &str = "\
using System.Diagnostics;
class Bank
{
    public static void Good() { Debug.Assert(1 + 1 == 2); }
    public static void Bad() { Debug.Assert(1 + 1 == 3, \"wrong sum\"); }
    public static void Other() { throw new System.Exception(\"other\"); }
    public static void Add(int a) { }
    public void Object() { }
}
class Main2 { static void Main() { } }
";

#[test]
fn entries_are_checked_one_after_the_other() {
    let folder = Folder::new("entries");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let two = [
        "check",
        &file,
        "--entry",
        "Bank::Bad",
        "--entry",
        "Bank::Good",
    ];
    let run = fencepost(&two);
    assert_eq!(run.code, 1, "{}", run.stderr);
    let bad = run.stdout.find("violated  Bank::Bad").expect("a line");
    let good = run.stdout.find("verified  Bank::Good").expect("a line");
    assert!(bad < good, "{}", run.stdout);
    let summary = "2 entries: 1 verified, 1 violated";
    assert!(run.stdout.contains(summary), "{}", run.stdout);
    let json = fencepost(&[&two[..], &["--format", "json"]].concat()).json();
    let problems = schema::validate(&shipped_schema("test"), &json);
    assert!(problems.is_empty(), "{problems:#?}");
    assert_eq!(json["tests"][0]["entry"], "Bank::Bad");
    assert_eq!(json["tests"][1]["verdict"], "verified");
    let xml = fencepost(&[&two[..], &["--format", "junit"]].concat()).stdout;
    assert!(xml.contains("tests=\"2\" failures=\"1\""), "{xml}");
    assert!(xml.contains("name=\"Good\""), "{xml}");
}

#[test]
fn a_pattern_chooses_methods_without_arguments() {
    let folder = Folder::new("entry_pattern");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let all = [
        "check",
        &file,
        "--entry",
        "Bank::*",
        "--entry",
        "Bank::Good",
        "--format",
        "json",
    ];
    let json = fencepost(&all).json();
    let tests = json["tests"].as_array().expect("a list");
    let names: Vec<&str> = tests
        .iter()
        .filter_map(|test| test["name"].as_str())
        .collect();
    assert_eq!(
        names,
        ["Bank::Good", "Bank::Bad", "Bank::Other", "Bank::Object"]
    );
    // A pattern that is one entry only still gives a list.
    let one = fencepost(&["check", &file, "--entry", "*::Goo*", "--format", "json"]);
    assert_eq!(one.code, 0);
    assert_eq!(one.json()["tests"][0]["name"], "Bank::Good");
    let none = fencepost(&["check", &file, "--entry", "Bank::*Nothing"]);
    assert_eq!(none.code, 2);
    assert!(
        none.stderr.contains("matches `Bank::*Nothing`"),
        "{}",
        none.stderr
    );
    let outcomes = fencepost(&["outcomes", &file, "1", "--entry", "Bank::*"]);
    assert_eq!(outcomes.code, 2);
    assert!(
        outcomes.stderr.contains("only `check`"),
        "{}",
        outcomes.stderr
    );
}

#[test]
fn witnesses_of_several_entries_are_numbered_and_replay() {
    let folder = Folder::new("entry_witnesses");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let witness = folder.file("fail.json");
    let run = fencepost(&["check", &file, "--entry", "Bank::*", "--witness", &witness]);
    assert_eq!(run.code, 1);
    for name in ["fail.json", "fail.2.json"] {
        let replay = fencepost(&["replay", &folder.file(name)]);
        assert_eq!(replay.code, 1, "{}", replay.stderr);
    }
}

#[test]
fn a_name_that_is_wrong_is_found_before_anything_runs() {
    let folder = Folder::new("entry_wrong");
    let file = folder.file("Bank.cs");
    std::fs::write(&file, PROGRAM).expect("the program can be written");
    let run = fencepost(&[
        "check",
        &file,
        "--entry",
        "Bank::Bad",
        "--entry",
        "Bank::Goood",
    ]);
    assert_eq!(run.code, 2);
    assert_eq!(run.stdout, "", "nothing is checked for nothing");
    assert!(run.stderr.contains("Bank::Good"), "{}", run.stderr);
    let run = fencepost(&["check", &file, "--entry", "Bank::*", "--cluster", "2"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(run.stderr.contains("one entry"), "{}", run.stderr);
}

/// A test that others share an assembly or a folder with.
const QUIET: &str = "
class ConcurrencyTestAttribute : System.Attribute { }
public class Quiet
{
    static int n;
    [ConcurrencyTest]
    public void Test() { Run(); }
    public static void Run()
    {
        var all = new Thread[2];
        for (int i = 0; i < 2; i++)
        {
            int own = i;
            all[i] = new Thread(() => { lock (all) n += own; Interlocked.Add(ref n, own); });
        }
        foreach (var t in all) t.Start();
        foreach (var t in all) t.Join();
    }
}
";

/// Tests that interrupt, read a clock and ask for states of threads, and one that finds the first of
/// them by its name.
const LOUD: &str = "
public class Loud
{
    [ConcurrencyTest]
    public void Test() { Run(); }
    public static void Run()
    {
        var t = new Thread(() => { try { Thread.Sleep(Timeout.Infinite); } catch (ThreadInterruptedException) { } });
        t.Start();
        t.Interrupt();
        t.Join();
        System.Diagnostics.Debug.Assert(false);
    }
}
class Curious
{
    public static void Run()
    {
        var watch = System.Diagnostics.Stopwatch.StartNew();
        var t = new Thread(() => { });
        t.Start();
        System.Diagnostics.Debug.Assert(t.ThreadState != ThreadState.Aborted && watch.ElapsedTicks >= 0);
        t.Join();
    }
}
class Finder
{
    public static void Run() { Type.GetType(\"Loud\").GetMethod(\"Run\").Invoke(null, null); }
}
class Indirect { public static void Run() { new Caller<Inner>().Call(); } }
interface IAct { void Act(); }
class Inner : IAct { public void Act() { Loud.Run(); } }
class Caller<T> where T : IAct, new() { public void Call() { new T().Act(); } }
";

#[test]
fn what_other_entries_do_costs_an_entry_no_states() {
    let folder = Folder::new("entry_scope");
    let head = "using System; using System.Threading;\n";
    let check = |name: &str, text: String, entry: &str| {
        let file = folder.file(name);
        std::fs::write(&file, text).expect("the program can be written");
        let options = ["--entry", entry, "--model", "sc", "--format", "json"];
        fencepost(&[&["check", &file][..], &options].concat()).json()
    };
    let all = format!("{head}{QUIET}{LOUD}");
    for entry in ["Quiet::Run", "test:Quiet::Test"] {
        let alone = check("Alone.cs", format!("{head}{QUIET}"), entry);
        let beside = check("Beside.cs", all.clone(), entry);
        assert_eq!(beside["verdict"], "verified", "{beside}");
        assert_eq!(beside["states"], alone["states"], "{entry}");
    }
    for entry in [
        "Loud::Run",
        "test:Loud::Test",
        "Finder::Run",
        "Indirect::Run",
    ] {
        let failing = check("Failing.cs", all.clone(), entry);
        assert_eq!(failing["verdict"], "violated", "{entry}: {failing}");
    }
    assert_eq!(
        check("Curious.cs", all, "Curious::Run")["verdict"],
        "verified"
    );
}

/// The same in Java; left out where there is no compiler.
#[test]
fn what_other_java_classes_do_costs_an_entry_no_states() {
    let folder = Folder::new("entry_scope_java");
    let quiet = "
class Quiet
{
    static int n;
    static synchronized void add(int own) { n += own; }
    public static void main(String[] args) throws Exception
    {
        var all = new Thread[2];
        for (int i = 0; i < 2; i++) { int own = i; all[i] = new Thread(() -> { add(own); add(1); }); }
        for (var t : all) t.start();
        for (var t : all) t.join();
    }
}
";
    let loud = "
class Loud
{
    public static void main(String[] args) throws Exception
    {
        var t = new Thread(() -> { try { Thread.sleep(1000000); } catch (InterruptedException e) { } });
        t.start();
        t.interrupt();
        t.join();
        throw new IllegalStateException(\"\" + System.nanoTime());
    }
}
class Finder
{
    public static void main(String[] args) throws Exception
    {
        Class.forName(args.length == 0 ? \"Loud\" : \"Quiet\").getMethod(\"main\", String[].class)
            .invoke(null, (Object) args);
    }
}
";
    let compile = |name: &str, text: String| {
        let (file, classes) = (folder.file(&format!("{name}.java")), folder.file(name));
        std::fs::write(&file, text).expect("the program can be written");
        let mut javac = std::process::Command::new("javac");
        let output = javac.args(["-g", "-d", &classes, &file]).output().ok()?;
        assert!(output.status.success(), "{output:?}");
        Some(classes)
    };
    let (Some(one), Some(all)) = (
        compile("Alone", quiet.to_string()),
        compile("All", format!("{quiet}{loud}")),
    ) else {
        eprintln!("skipped: javac is not installed");
        return;
    };
    let check = |classes: &str, class: &str| {
        let entry = format!("{class}::main");
        let options = ["--entry", &entry, "--model", "sc", "--format", "json"];
        fencepost(&[&["check", classes][..], &options].concat()).json()
    };
    let beside = check(&all, "Quiet");
    assert_eq!(beside["verdict"], "verified", "{beside}");
    assert_eq!(beside["states"], check(&one, "Quiet")["states"]);
    for entry in ["Loud", "Finder"] {
        assert_eq!(check(&all, entry)["verdict"], "violated", "{entry}");
    }
}

#[test]
fn entries_say_what_their_verdicts_leave_out_and_where_they_are() {
    let entries = ["--entry", "*Till::*", "--model", "dotnet"];
    let text = fencepost(&[&["check", "Notes.cs"][..], &entries].concat()).stdout;
    let nothing = "no assertion was reached and no property was given: only deadlocks and \
                   unhandled exceptions were looked for\n";
    let endless = "no execution comes to an end: each goes on for ever, or an assumption of the \
                   program discards it\n";
    let lines = |name: &str, notes: &[&str]| {
        let line = format!("verified  {name}  (");
        let at = text
            .find(&line)
            .unwrap_or_else(|| panic!("{name} in {text}"));
        let rest = text[at..].split_once('\n').map_or("", |(_, rest)| rest);
        let expected: String = notes
            .iter()
            .map(|note| format!("{:13}{note}", ""))
            .collect();
        assert!(rest.starts_with(&expected), "{text}");
    };
    lines("Shop.Till::Sells", &[nothing]);
    lines("Shop.Till::Forever", &[endless, nothing]);
    // A single entry says both, too.
    let one = fencepost(&["check", "Notes.cs", "--entry", "Till::Forever"]).stdout;
    assert!(one.contains(&format!("{endless}{nothing}")), "{one}");
    let junit = [&entries[..], &["--format", "junit"]].concat();
    let xml = fencepost(&[&["check", "Notes.cs"][..], &junit].concat()).stdout;
    let noted = "<system-out>no execution comes to an end";
    assert_eq!(xml.matches(noted).count(), 1, "{xml}");
    for part in [
        "classname=\"Shop.Till\" name=\"Sells\"",
        "file=\"Notes.cs\" line=\"11\"",
        // The failure text has what the text report has before the trace.
        "only reorderings show this",
        " completed after ",
        "at Till.Reordered",
    ] {
        assert!(xml.contains(part), "no `{part}` in {xml}");
    }
    // How an entry is spelt does not matter to who counts the cases.
    let two = ["--entry", "Till::Sells", "--entry", "Shop.Till::Write"];
    let options = [&two[..], &["--format", "junit"]].concat();
    let xml = fencepost(&[&["check", "Notes.cs"][..], &options].concat()).stdout;
    assert_eq!(xml.matches("classname=\"Shop.Till\"").count(), 2, "{xml}");
}

#[test]
fn names_that_are_misspelt_are_corrected() {
    for (arguments, meant) in [
        (
            &["check", "Moved.java", "--final", "Moved.nn == 1"][..],
            "`Moved.n`",
        ),
        (
            &["check", "Moved.java", "--entry", "Moved::secnd"],
            "`Moved::second`",
        ),
        (
            &["check", "Notes.cs", "--entry", "Till::Sels"],
            "`Shop.Till::Sells`",
        ),
        (&["datatype", "misspelt.toml"], "`Shop.Till::Sells`"),
    ] {
        let run = fencepost(arguments);
        assert_eq!(run.code, 2, "{}", run.stdout);
        let end = format!("did you mean {meant}");
        assert!(run.stderr.contains(&end), "{}", run.stderr);
    }
}
