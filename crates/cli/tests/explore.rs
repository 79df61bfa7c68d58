//! Sessions of `explore --plain`: commands on standard input, answers in lines.

mod common;

use common::{Folder, Run, fencepost, programs};
use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

/// Runs a session with these commands.
fn session(arguments: &[&str], commands: &[&str]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .arg("explore")
        .args(arguments)
        .arg("--plain")
        .current_dir(programs())
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("there is an input");
    // A session that cannot begin ends without reading.
    match input.write_all((commands.join("\n") + "\n").as_bytes()) {
        Ok(()) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::BrokenPipe),
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    Run {
        code: output.status.code().expect("the binary exits by itself"),
        stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

/// Asserts that texts occur in an output, one after the other.
fn in_order(run: &Run, texts: &[&str]) {
    let mut rest = run.stdout.as_str();
    for text in texts {
        let at = rest.find(text);
        let at = at.unwrap_or_else(|| panic!("no `{text}` in\n{rest}\nof\n{}", run.stdout));
        rest = &rest[at + text.len()..];
    }
}

#[test]
fn a_thread_that_a_failure_stops_does_not_wait() {
    let run = session(&["assertion.fir"], &["search", "quit"]);
    in_order(
        &run,
        &["a failure after", "threads\n", "stands here in the end\n"],
    );
    let end = run
        .stdout
        .rfind("threads\n")
        .expect("the threads are listed");
    assert!(!run.stdout[end..].contains("waits"), "{}", run.stdout);
}

#[test]
fn choices_are_taken_taken_back_and_taken_again() {
    let run = session(
        &["lost_update.fir", "--final", "Counter.value == 2"],
        &[
            "take 0",
            "0",
            "print Counter.value",
            "back",
            "forward",
            "back 9",
            "goto 1",
            "quit",
        ],
    );
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    in_order(
        &run,
        &[
            "step 0  lost_update.fir under sc\n",
            "threads\n  Main     lost_update.fir:6  can go on\n",
            "choices\n  0  Main     lost_update.fir:6  start thread 2 (add_one)\n",
            "step 1  ",
            "step 2  ",
            "Counter.value = 0\n",
            "step 1, 1 ahead  ",
            "step 2  ",
            "step 0, 2 ahead  ",
            "step 1, 1 ahead  ",
        ],
    );
    // What is ahead is marked in the list of choices.
    assert!(run.stdout.contains("\n> 0  "), "{}", run.stdout);
}

#[test]
fn every_choice_says_what_it_would_do() {
    let run = session(&["lost_update.fir"], &["0", "0"]);
    in_order(
        &run,
        &[
            "step 2  ",
            "choices\n",
            "add_one 1",
            "write Counter.value = 1",
            "add_one 2",
            "read Counter.value → 0",
        ],
    );
}

#[test]
fn runs_stop_at_lines_locations_and_conditions() {
    let run = session(
        &["lost_update.fir"],
        &[
            "break lost_update.fir:15",
            "run",
            "delete 0",
            "break Counter.value",
            "run",
            "delete 0",
            "break if Counter.value == 2",
            "breaks",
            "run",
            "print Counter.value",
            "run",
        ],
    );
    assert_eq!(run.code, 0, "{}", run.stdout);
    in_order(
        &run,
        &[
            "breakpoint 0: lost_update.fir:15\n",
            "to breakpoint 0: lost_update.fir:15\n",
            "lost_update.fir:15  can go on",
            "no breakpoints\n",
            "1 step, to breakpoint 0: Counter.value\n",
            "breakpoint 0: if Counter.value == 2\n",
            "breakpoint 0: if Counter.value == 2\n",
            "to breakpoint 0: if Counter.value == 2\n",
            "Counter.value = 2\n",
            "to the end\n",
            "the program has ended\n",
        ],
    );
}

#[test]
fn a_failure_is_found_saved_replayed_and_walked_along() {
    let folder = Folder::new("explore_saves");
    let file = folder.file("fail.json");
    let save = format!("save {file}");
    let run = session(
        &["lost_update.fir", "--final", "Counter.value == 2"],
        &["run", "start", "search", "trace", &save],
    );
    assert_eq!(run.code, 0, "{}", run.stdout);
    in_order(
        &run,
        &[
            // In program order nothing is wrong.
            "to the end\n",
            "step 0, ",
            "a failure after ",
            "final: Counter.value == 2 is false: value = 1\n",
            "step  source",
            "write Counter.value = 1",
            " steps in ",
        ],
    );
    let replay = fencepost(&["replay", &file, "--format", "json"]);
    assert_eq!(replay.code, 1, "{}", replay.stderr);
    assert_eq!(replay.json()["violations"][0]["kind"], "final");
    let along = session(&[&file], &["forward", "end"]);
    assert_eq!(along.code, 0, "{}{}", along.stdout, along.stderr);
    in_order(
        &along,
        &[
            "step 0, ",
            "\n> ",
            "step 1, ",
            "final: Counter.value == 2 is false",
        ],
    );
}

#[test]
fn a_path_without_a_failure_is_saved_too() {
    let folder = Folder::new("explore_saves_nothing_wrong");
    let file = folder.file("path.json");
    let save = format!("save {file}");
    let run = session(&["lost_update.fir"], &["0", "0", &save]);
    in_order(&run, &["2 steps in ", ": nothing is wrong so far\n"]);
    let replay = fencepost(&["replay", &file]);
    assert_eq!(replay.code, 2);
    assert!(
        replay.stderr.contains("nothing is wrong"),
        "{}",
        replay.stderr
    );
    in_order(
        &session(&[&file], &["end"]),
        &["step 0, 2 ahead", "step 2  "],
    );
}

#[test]
fn a_search_from_here_says_what_it_has_covered() {
    // Once both threads have read, one of the updates is lost in every execution.
    let options = ["lost_update.fir", "--final", "Counter.value == 2"];
    let run = session(&options, &["search 3", "run", "search"]);
    in_order(
        &run,
        &[
            "no failure in the 4 states visited, and there are more: that is as many as were",
            "the program has ended\n",
            "nothing else is wrong in what can follow: 1 state\n",
        ],
    );
}

#[test]
fn pending_operations_and_reorderings_are_shown() {
    let run = session(&["store_buffering.fir", "--model", "tso"], &["run"; 1]);
    assert_eq!(run.code, 0);
    let found = session(
        &[
            "store_buffering.fir",
            "--model",
            "tso",
            "--final",
            "Sb.r1 == 1 || Sb.r2 == 1",
        ],
        &["search", "back 3", "trace"],
    );
    in_order(
        &found,
        &["a failure after ", "final: ", "pending: ", "*read Sb."],
    );
}

#[test]
fn deadlocks_say_who_waits_for_what() {
    let run = session(&["deadlock.fir"], &["search", "memory", "output"]);
    in_order(
        &run,
        &[
            "deadlock: ",
            "waits for Lock#",
            "holds Lock#",
            "Locks.a = Lock#",
            "held by take ",
            "nothing was written so far\n",
        ],
    );
}

#[test]
fn litmus_tests_show_their_question() {
    let run = session(&["../../../../tests/litmus/x86/SB.litmus"], &["run"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    in_order(
        &run,
        &[
            "SB.litmus under tso\n",
            "exists (",
            "the program has ended\n",
            "exists (",
        ],
    );
}

#[test]
fn mistakes_are_refused_and_the_session_goes_on() {
    let run = session(
        &["lost_update.fir"],
        &[
            "sho",
            "fnord",
            "take",
            "7",
            "back",
            "forward",
            "break if Counter.valu == 1",
            "print",
            "save /nowhere/at/all.json",
            "# a comment",
            "0",
        ],
    );
    assert_eq!(run.code, 2);
    assert_eq!(run.stdout.matches("refused: ").count(), 8, "{}", run.stdout);
    in_order(
        &run,
        &[
            "there is no command `fnord`; `help` lists them\n",
            "there are the choices 0 to 1\n",
            "this is the start\n",
            "no static field `Counter.valu`",
            "step 1  ",
        ],
    );
    let program = fencepost(&["explore", "lost_update.fir"]);
    assert_eq!(program.code, 2);
    assert!(program.stderr.contains("--plain"), "{}", program.stderr);
    let nothing = session(&["no_such.fir"], &[]);
    assert_eq!(nothing.code, 2);
}

#[test]
fn a_breakpoint_without_code_names_the_nearest_lines() {
    let folder = Folder::new("explore_lines");
    let file = folder.file("Lines.cs");
    let text = "class P\n{\n    static int x;\n\n    static void Main()\n    {\n        x = 1;\n\n\n        \
                x = 2;\n    }\n}\n";
    std::fs::write(&file, text).expect("the file can be written");
    let run = session(
        &[&file],
        &[
            "break Lines.cs:7",
            "break Lines.cs:9",
            "break Lines.cs:99",
            "break Other.cs:1",
            "break P.y",
            "break P.x",
        ],
    );
    in_order(
        &run,
        &[
            "breakpoint 0: Lines.cs:7\n",
            "breakpoint 1: Lines.cs:9\nno code is known on that line; the nearest is on \
             Lines.cs:7 and Lines.cs:10",
            "breakpoint 2: Lines.cs:99\n",
            "Lines.cs:11\n",
            "breakpoint 3: Other.cs:1\nno code of the program is known in such a file\n",
            "breakpoint 4: P.y\nno field is known by that name; did you mean `P.x`?\n",
            "breakpoint 5: P.x\n",
        ],
    );
}

#[test]
fn histories_are_compared_and_what_is_not_known_is_not_denied() {
    let folder = Folder::new("explore_histories");
    let fixtures = programs().join("../../../../tests/ir/linearizable");
    let program = fixtures.join("lost-update/program.fir");
    let program = program.display().to_string();
    let run = session(&[&program, "--linearizable", "Counter"], &["search"]);
    in_order(&run, &["a failure after", "not-linearizable"]);
    // A serial execution is given an object with nothing in it, so nobody knows what is right.
    let text = "class Item { n: i32 }\nclass Scale { }\n\
                func `Scale::weigh`(%this: ref, %item: ref) -> i32 {\n\
                %n = load %item.Item.n\n  ret %n\n}\n\
                func main() {\n  %s = new Scale\n  %i = new Item\n  store %i.Item.n, 5\n\
                %w = call `Scale::weigh`(%s, %i)\n  ret\n}\n";
    let file = folder.file("scale.fir");
    std::fs::write(&file, text).expect("the file can be written");
    let run = session(&[&file, "--linearizable", "Scale"], &["search"]);
    in_order(&run, &["not modelled"]);
    assert!(
        !run.stdout.contains("nothing else is wrong"),
        "{}",
        run.stdout
    );
}

#[test]
fn messages_do_nothing_to_a_terminal() {
    let folder = Folder::new("explore_escapes");
    let file = folder.file("Escape.cs");
    let text = "class Escape { static string text = \"a\\u001b[2Jb\"; static void Main() \
                { throw new System.Exception(text); } }\n";
    std::fs::write(&file, text).expect("the file can be written");
    let witness = folder.file("w.json");
    let save = format!("save {witness}");
    let run = session(&[&file], &["run", "print Escape.text", &save]);
    assert!(!run.stdout.contains('\u{1b}'), "{:?}", run.stdout);
    in_order(&run, &["a [2Jb"]);
    let run = fencepost(&["check", &file]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert!(!run.stdout.contains('\u{1b}'), "{:?}", run.stdout);
    assert!(run.stdout.contains("a [2Jb"), "{}", run.stdout);
}
