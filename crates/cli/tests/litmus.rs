//! Litmus tests: the fixtures under every model, tables of expected results, bad input.

mod common;

use common::{Folder, Run, fencepost};
use std::path::Path;

fn fixtures(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/litmus")
        .join(name)
        .display()
        .to_string()
}

fn litmus(arguments: &[&str]) -> Run {
    fencepost(&[&["litmus"], arguments].concat())
}

/// Every test of a folder gives what the folder's table for the model says.
fn as_expected(folder: &str, model: &str, reduction: &str) {
    let folder = fixtures(folder);
    let table = format!("{folder}/expected-{model}.txt");
    let run = litmus(&[
        &folder,
        "--model",
        model,
        "--reduction",
        reduction,
        "--expect",
        &table,
        "--format",
        "json",
    ]);
    let json = run.json();
    let differing: Vec<_> = json["tests"]
        .as_array()
        .expect("tests")
        .iter()
        .filter(|test| test["differs"] == true)
        .collect();
    assert!(differing.is_empty(), "{model}: {differing:#?}");
    assert_eq!(run.code, 0, "{model}\n{}", run.stderr);
    // A test without a line in the table would prove nothing.
    assert_eq!(json["summary"]["compared"], json["summary"]["tests"]);
}

#[test]
fn x86_fixtures() {
    for model in ["sc", "tso", "pso"] {
        as_expected("x86", model, "ample");
    }
    as_expected("x86", "tso", "none");
}

#[test]
fn c_fixtures() {
    for model in ["sc", "tso", "pso", "dotnet", "clr", "jsr133"] {
        as_expected("c", model, "ample");
    }
}

#[test]
fn the_report_has_the_usual_form() {
    let run = litmus(&[&fixtures("x86/SB.litmus")]);
    assert_eq!(run.code, 0);
    let text: Vec<&str> = run
        .stdout
        .lines()
        .filter(|line| !line.starts_with("Time "))
        .collect();
    assert_eq!(
        text,
        [
            "Test SB Allowed",
            "States 4",
            "0:EAX=0; 1:EAX=0;",
            "0:EAX=0; 1:EAX=1;",
            "0:EAX=1; 1:EAX=0;",
            "0:EAX=1; 1:EAX=1;",
            "Ok",
            "Witnesses",
            "Positive: 1 Negative: 3",
            "Condition exists (0:EAX=0 /\\ 1:EAX=0)",
            "Observation SB Sometimes 1 3",
            "Model tso",
            "",
        ]
    );
    // With `~exists`, the witnesses are of the whole condition, the observation of its inside.
    let run = litmus(&[&fixtures("x86/xadd-tickets.litmus")]);
    for line in [
        "Test xadd-tickets Forbidden",
        "Ok",
        "Positive: 2 Negative: 0",
        "Observation xadd-tickets Never 0 2",
    ] {
        assert!(run.stdout.lines().any(|found| found == line), "{line}");
    }
}

#[test]
fn json_has_states_as_values() {
    let run = litmus(&[&fixtures("x86/dependency.litmus"), "--format", "json"]);
    let json = run.json();
    let test = &json["tests"][0];
    assert_eq!(test["observation"], "Never");
    assert_eq!(test["model"], "tso");
    assert_eq!(test["answer"], "No");
    let states = test["states"].as_array().expect("states");
    assert!(states.iter().any(|state| state["1:EAX"] == "x"));
    assert!(states.iter().any(|state| state["1:EBX"] == 1));
}

#[test]
fn differences_are_named_and_give_exit_code_1() {
    let folder = Folder::new("litmus-differences");
    let table = folder.file("table.txt");
    std::fs::write(&table, "SB Never\nMP.litmus Never\n").expect("written");
    let arguments = [
        fixtures("x86/SB.litmus"),
        fixtures("x86/MP.litmus"),
        "--expect".to_string(),
        table.clone(),
    ];
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let run = litmus(&arguments);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("expected never, came Sometimes"));
    assert!(
        run.stdout
            .contains("Compared 2: 1 as expected, 1 different")
    );
    // The log of a run is a table for the next one.
    let log = folder.file("log.txt");
    assert_eq!(litmus(&[&fixtures("x86"), "--out", &log]).code, 0);
    let run = litmus(&[&fixtures("x86"), "--quiet", "--expect", &log]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert!(run.stdout.contains(" 0 different"));
}

#[test]
fn tables_that_name_nothing_are_refused() {
    let folder = Folder::new("litmus-tables");
    let table = folder.file("table.txt");
    let sb = fixtures("x86/SB.litmus");
    for (text, message) in [
        ("SB Sometimes\nNoSuchTest Never\n", "`NoSuchTest`"),
        ("SB Perhaps\n", "`perhaps` is no result"),
        ("SB\n", "expected the name of a test and a word"),
    ] {
        std::fs::write(&table, text).expect("written");
        let run = litmus(&[&sb, "--expect", &table]);
        assert_eq!(run.code, 2, "{text}");
        assert!(run.stderr.contains(message), "{text}: {}", run.stderr);
    }
    let run = litmus(&[&sb, "--expect", "no-such-table.txt"]);
    assert_eq!(run.code, 2);
}

#[test]
fn one_bad_file_does_not_stop_the_others() {
    let folder = Folder::new("litmus-mixed");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).expect("written");
    };
    let good = std::fs::read_to_string(fixtures("x86/SB.litmus")).expect("the fixture");
    write("a.litmus", &good.replace("MOV [x],$1", "CLFLUSH [x]"));
    write("b.litmus", &good);
    let run = litmus(&[&folder.0.display().to_string()]);
    assert_eq!(run.code, 4);
    assert!(
        run.stdout
            .contains("a.litmus:5:2: the instruction `CLFLUSH` is not modelled")
    );
    assert!(run.stdout.contains("Observation SB Sometimes 1 3"));
    write("c.litmus", "X86 c\n{ }\nP0 ;\nNOP ;\nexists (x=\n");
    let run = litmus(&[&folder.0.display().to_string()]);
    assert_eq!(run.code, 2);
    assert!(run.stdout.contains("malformed"));
    assert!(run.stdout.contains("c.litmus:6:1: expected a value"));
}

#[test]
fn bad_files_have_a_line_and_a_column() {
    let folder = Folder::new("litmus-bad");
    let many: String = (0..65)
        .map(|k| format!("P{k}(int *x) {{ *x = {k}; }}\n"))
        .collect();
    let cases: Vec<(String, i32, &str)> = vec![
        ("".into(), 2, "1:1: expected a flavour"),
        ("Z80 a\n{}\nP0;\n".into(), 2, "1:1: the flavour `Z80`"),
        (
            "AArch64 a\n{}\nP0;\n".into(),
            2,
            "1:1: the flavour `AArch64`",
        ),
        ("X86 a\n".into(), 2, "expected an initial state"),
        (
            "X86 a\n{ x=0 \nP0;\n".into(),
            2,
            "3:1: expected `;`, found `P0`",
        ),
        ("X86 a\n{}\nP0 | P2 ;\n".into(), 2, "3:6: expected `P1`"),
        (
            "X86 a\n{}\nP0 ;\nMOV EAX ;\n".into(),
            2,
            "4:1: `MOV` takes 2",
        ),
        (
            "X86 a\n{}\nP0 ;\n FROB [x],$1 ;\n".into(),
            2,
            "4:2: `FROB` is no instruction",
        ),
        (
            "X86 a\n{}\nP0 ;\nRCLL EAX,$1 ;\n".into(),
            4,
            "4:1: the instruction `RCLL` is not modelled",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV $1,$2 ;\n".into(),
            2,
            "4:1: the destination",
        ),
        (
            "X86 a\n{}\nP0 ;\nJMP L ;\n".into(),
            2,
            "4:1: there is no label `L`",
        ),
        (
            "X86 a\n{}\nP0 ;\nNOP | NOP ;\n".into(),
            2,
            "4:7: this row has 2",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV AL,[x] ;\nMOV EAX,[x] ;\n".into(),
            4,
            "5:1: an access of 32",
        ),
        (
            "X86 a\n{}\nP0 ;\nNOP ;\nexists (1:EAX=0)".into(),
            2,
            "5:9: there is no thread 1",
        ),
        (
            "X86 a\n{}\nP0 ;\nNOP ;\nexists (0:EAX=zz)".into(),
            2,
            "5:9: there is no location `zz`",
        ),
        (
            "X86 a\n{}\nP0 ;\nNOP ;\nexists (0:EAX=0 /\\".into(),
            2,
            "expected a register",
        ),
        (
            "C a\n{}\nP0(int *x) { *x = ; }\n".into(),
            2,
            "3:19: expected an expression",
        ),
        (
            "C a\n{}\nP0(int *x) { *x = 1; \n".into(),
            2,
            "4:1: a `}` is missing",
        ),
        (
            "C a\n{}\nP0(int *x) { rcu_read_lock(); rcu_read_unlock(); rcu_read_lock(); }\n\
             P1(int *x) { synchronize_rcu(); }\n"
                .into(),
            4,
            "3:14: several sections of one reader",
        ),
        (
            "C a\n{}\nP0(spinlock_t *l) { spin_lock(l); int r0 = spin_is_locked(l); }\n".into(),
            4,
            "a thread that asks about its own lock",
        ),
        (
            "C a\n{}\nP0(int *x) { call_rcu(x); }\n".into(),
            4,
            "3:14: `call_rcu` is not modelled",
        ),
        (
            "C a\n{}\nP0(int *x) { *x = r0; }\n".into(),
            2,
            "no variable or location `r0`",
        ),
        (
            "C a\n{}\nP0(int *x) { *x = 1; }\nexists (0:r9=1)".into(),
            2,
            "4:9: thread 0 has no variable `r9`",
        ),
        (
            "C a\n{}\nP0(struct s *x) { }\n".into(),
            4,
            "3:4: `struct` is not modelled",
        ),
        (
            format!("C a\n{{}}\n{many}"),
            2,
            "68:1: 65 threads; at most 64",
        ),
        (
            "X86 a (* never closed\n{}\nP0 ;\nNOP ;\nexists (x=0)".into(),
            2,
            "1:7: this comment does not end",
        ),
        (
            "X86 a\n{}\nP0 ;\nNOP ;\nexists (x=0) << never closed".into(),
            2,
            "5:14: this comment does not end",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV [x],[y] ;\n".into(),
            2,
            "4:1: `MOV` has at most one operand in memory",
        ),
        (
            "X86_64 a\n{}\nP0 ;\nleaq (x),(y) ;\n".into(),
            2,
            "4:1: `leaq` has at most one operand in memory",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV EAX,$0x100000000 ;\n".into(),
            2,
            "4:1: the number 4294967296 does not fit",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV AL,$256 ;\n".into(),
            2,
            "4:1: the number 256 does not fit",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV AX,$-32769 ;\n".into(),
            2,
            "4:1: the number -32769 does not fit",
        ),
        (
            "X86 a\n{}\nP0 ;\nMOV [x],$18446744073709551615 ;\n".into(),
            2,
            "4:1: the number 18446744073709551615 does not fit",
        ),
        (
            "X86_64 a\n{ uint64_t x; }\nP0 ;\nmovq $0x80000000,(x) ;\n".into(),
            2,
            "4:1: the number 2147483648 does not fit",
        ),
        (
            "X86_64 a\n{}\nP0 ;\nshll $256,%eax ;\n".into(),
            2,
            "4:1: the number 256 does not fit",
        ),
        (
            "X86_64 a\n{}\nP0 ;\nshll %dl,%eax ;\n".into(),
            2,
            "4:1: the count is a number or `cl`",
        ),
        (
            "X86_64 a\n{}\nP0 ;\nshll $2,%eax ;\nsetl %bl ;\n".into(),
            4,
            "4:1: this leaves a flag undefined",
        ),
        (
            "C a\n{}\nP0(int *x) { { int r = 2; } *x = r; }\n".into(),
            2,
            "3:34: there is no variable or location `r`",
        ),
        (
            "C a\n{}\nP0(int *x) { { int r = 2; } r = 3; }\n".into(),
            2,
            "3:29: `r` is not declared here",
        ),
        (
            "C a\n{}\nP0(int *x) { int r = 1; int r = 2; *x = r; }\n".into(),
            2,
            "3:29: `r` is declared twice",
        ),
        (
            "C a\n{}\nP0(int *x) { r = 1; int r; }\n".into(),
            2,
            "3:25: `r` is declared twice",
        ),
        (
            "C a\n{}\nP0(int *x) { int x = 1; }\n".into(),
            2,
            "3:18: `x` is a parameter already",
        ),
        (
            "C a\n{}\nP0(int *x) { do { int r = 1; } while (r); }\n".into(),
            2,
            "there is no variable or location `r`",
        ),
        (
            "C a\n{}\nP0(int *x) { y = 1; }\nP1(int *y) { *y = 2; }\n".into(),
            2,
            "3:14: `y` is a location, but no parameter of this thread",
        ),
        (
            "C a\n{}\nP0(int *x) { { int r = 1; } { int r = 2; } }\nexists (0:r=1)".into(),
            2,
            "4:9: thread 0 declares `r` in several blocks, so it is not clear which is meant",
        ),
    ];
    for (text, code, message) in cases {
        let file = folder.file("bad.litmus");
        std::fs::write(&file, &text).expect("written");
        let run = litmus(&[&file]);
        assert_eq!(run.code, code, "{text}\n{}", run.stdout);
        assert!(run.stdout.contains(message), "{text}\n{}", run.stdout);
        let json = litmus(&[&file, "--format", "json"]).json();
        assert!(json["tests"][0]["error"]["line"].is_number(), "{text}");
    }
}

#[test]
fn a_test_may_have_a_dozen_threads() {
    let folder = Folder::new("litmus-dozen");
    let file = folder.file("dozen.litmus");
    let row = |cell: &dyn Fn(usize) -> String| {
        let cells: Vec<String> = (0..12).map(cell).collect();
        format!("{} ;\n", cells.join(" | "))
    };
    let text = format!(
        "X86 dozen\n{{ }}\n{}{}forall (x0=1 /\\ x11=12)\n",
        row(&|thread| format!("P{thread}")),
        row(&|thread| format!("MOV [x{thread}],${}", thread + 1)),
    );
    std::fs::write(&file, text).expect("written");
    let run = litmus(&[&file, "--quiet"]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert!(run.stdout.contains("Observation dozen Always 1 0"));
}

#[test]
fn numbers_fit_as_far_as_instructions_have_room() {
    let folder = Folder::new("litmus-numbers");
    let file = folder.file("numbers.litmus");
    let text = "X86_64 numbers\n{ uint64_t x; uint32_t y; uint8_t z; }\nP0 ;\n\
                movq $0xFFFFFFFFFFFFFFFF,(x) ;\nmovl $0xFFFFFFFF,(y) ;\nmovb $-128,(z) ;\n\
                movq $0x123456789ABCDEF0,%rax ;\naddq $-2147483648,%rbx ;\n\
                forall (x=-1 /\\ y=-1 /\\ z=128 /\\ 0:rax=0x123456789ABCDEF0 /\\ \
                0:rbx=-2147483648)\n";
    std::fs::write(&file, text).expect("written");
    let run = litmus(&[&file]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert!(
        run.stdout.contains("Observation numbers Always 1 0"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_wild_pointer_is_not_modelled() {
    let folder = Folder::new("litmus-wild");
    let file = folder.file("wild.litmus");
    let text = "X86 wild\n{ x=1; }\nP0 ;\nMOV EAX,[x] ;\nMOV EBX,[EAX] ;\nexists (0:EBX=0)\n";
    std::fs::write(&file, text).expect("written");
    let run = litmus(&[&file]);
    assert_eq!(run.code, 4, "{}", run.stdout);
    assert!(run.stdout.contains("no location"));
}

#[test]
fn a_limit_leaves_the_answer_open_unless_it_is_known() {
    let folder = Folder::new("litmus-bounded");
    let file = folder.file("loop.litmus");
    // The loop of writes fills any list, so not every execution can be followed.
    let table = "P0 | P1 ;\nL: MOV [x],$1 | MOV EAX,[x] ;\nMOV [y],$2 | NOP ;\nJMP L | NOP ;\n";
    for (condition, answer, observation) in [
        ("exists (1:EAX=7)", "Unknown", "Unknown"),
        ("~exists (1:EAX=7)", "Unknown", "Unknown"),
    ] {
        std::fs::write(&file, format!("X86 loop\n{{ }}\n{table}{condition}\n")).expect("written");
        let run = litmus(&[&file, "--format", "json", "--max-pending", "4"]);
        let test = &run.json()["tests"][0];
        assert_eq!(run.code, 3, "{}", run.stdout);
        assert_eq!(test["answer"], answer);
        assert_eq!(test["observation"], observation);
        assert_eq!(test["limits_hit"][0], "max-pending");
    }
}

#[test]
fn files_are_found_in_folders_patterns_and_lists() {
    let folder = Folder::new("litmus-lists");
    let list = folder.file("@all");
    let sb = fixtures("x86/SB.litmus");
    std::fs::write(&list, format!("# a list\n{sb}\n{sb}\n")).expect("written");
    for argument in [list.clone(), format!("@{list}"), fixtures("x86/S?.litmus")] {
        let run = litmus(&[&argument, "--quiet"]);
        assert_eq!(run.code, 0, "{argument}: {}", run.stderr);
        assert!(
            run.stdout.contains("Observation SB Sometimes 1 3"),
            "{argument}"
        );
    }
    let empty = folder.file("empty");
    std::fs::create_dir_all(&empty).expect("made");
    for argument in [empty, folder.file("*.litmus"), folder.file("none.litmus")] {
        let run = litmus(&[&argument]);
        assert_eq!(run.code, 2, "{argument}");
    }
}
