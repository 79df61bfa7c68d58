//! Models with reused reads: what they show, how it is told, and what does not support them.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};

/// A copy of `clr` with the switch on.
fn model(folder: &Folder) -> String {
    let file = folder.file("reuse.toml");
    let text = include_str!("../../../models/clr.toml")
        .replace("\"clr\"", "\"clr-reuse\"")
        .replace("[switches]", "[switches]\nreuse-reads = true");
    std::fs::write(&file, text).expect("the model can be written");
    file
}

#[test]
fn a_reused_read_is_found_named_and_replayed() {
    let folder = Folder::new("a_reused_read");
    let model = model(&folder);
    assert_eq!(
        fencepost(&["check", "reused_read.fir", "--model", "clr"]).code,
        0
    );
    let witness = folder.file("fail.json");
    let check = ["check", "reused_read.fir", "--model", &model];
    let text = fencepost(&[&check[..], &["--witness", &witness]].concat());
    assert_eq!(text.code, 1, "{}{}", text.stdout, text.stderr);
    let named = "reused_read.fir:13 read S.x took the value of reused_read.fir:9 read S.x";
    assert!(text.stdout.contains(named), "{}", text.stdout);
    assert!(
        text.stdout.contains("reused read S.x → 0"),
        "{}",
        text.stdout
    );
    assert_eq!(fencepost(&["replay", &witness]).code, 1);
    for more in [
        &["--reduction", "none"][..],
        &["--heap", "canonical"],
        &["--shortest"],
        &["--all"],
    ] {
        let run = fencepost(&[&check[..], more, &["--format", "json"]].concat());
        assert_eq!(run.code, 1, "{more:?} {}", run.stderr);
        let json = run.json();
        let problems = schema::validate(&shipped_schema("check"), &json);
        assert!(problems.is_empty(), "{problems:?}");
        let violation = &json["violations"][0];
        assert_eq!(violation["class"], "relaxed", "{more:?}");
        let reused = &violation["reused_reads"][0];
        assert_eq!(reused["value_of"], "reused_read.fir:9 read S.x", "{more:?}");
    }
    assert!(
        fencepost(&["models", &model])
            .stdout
            .contains("reused reads: on")
    );
}

#[test]
fn what_does_not_follow_reused_reads_says_so() {
    let folder = Folder::new("reused_refused");
    let model = model(&folder);
    for arguments in [
        &["check", "reused_read.fir", "--reduction", "dpor"][..],
        &["check", "reused_read.fir", "--reduction", "sdpor"],
        &["fences", "reused_read.fir"],
    ] {
        let run = fencepost(&[arguments, &["--model", &model]].concat());
        assert_eq!(run.code, 2, "{arguments:?} {}", run.stdout);
        assert!(
            run.stderr.contains("value of an earlier one"),
            "{}",
            run.stderr
        );
    }
}
