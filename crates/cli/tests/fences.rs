//! `fencepost fences`: what repairs what, and what it says where nothing does.

mod common;

use common::{Run, fencepost, schema, shipped_schema};
use serde_json::Value;

const EXAMPLES: &str = "../../../../examples";

fn fences(arguments: &[&str]) -> Run {
    let mut all = vec!["fences", "--format", "json"];
    all.extend(arguments);
    fencepost(&all)
}

/// A result that keeps to the schema.
fn result(arguments: &[&str]) -> (i32, Value) {
    let run = fences(arguments);
    let json = run.json();
    let problems = schema::validate(&shipped_schema("fences"), &json);
    assert!(problems.is_empty(), "{problems:#?}\n{}", run.stdout);
    (run.code, json)
}

fn places(json: &Value) -> Vec<String> {
    let fences = json["fences"].as_array().expect("fences");
    let before = |fence: &Value| fence["before"].as_str().unwrap_or_default().to_string();
    fences.iter().map(before).collect()
}

/// The programs that P1 repairs, with the barriers of its Table 5.
const TABLE_5: [(&str, &str, usize); 6] = [
    ("peterson", "Peterson.counter == 2", 3),
    (
        "tbarrier",
        "TournamentBarrier.seen[0] == 1 && TournamentBarrier.seen[1] == 1",
        3,
    ),
    (
        "dc",
        "DoubleChecked.seen0 == 1 && DoubleChecked.seen1 == 1",
        1,
    ),
    ("rw-vol", "", 4),
    ("rowo", "", 2),
    ("po", "", 6),
];

/// The property of a P1 program, as the fixtures have it.
fn p1_property(name: &str) -> String {
    let text = include_str!("../../../tests/dotnet/p1/expect.toml");
    let data: toml::Table = text.parse().expect("the fixture is TOML");
    let programs = data["program"].as_array().expect("programs");
    let named = |program: &&toml::Value| program["name"].as_str() == Some(name);
    let program = programs.iter().find(named).expect("the program is there");
    program["final"][0]
        .as_str()
        .expect("a property")
        .to_string()
}

#[test]
fn no_more_fences_than_the_first_paper() {
    for (name, property, most) in TABLE_5 {
        let file = format!("{EXAMPLES}/dotnet/p1/{name}.exe");
        let known = p1_property(name);
        assert!(property.is_empty() || property == known, "{name}");
        let (code, json) = result(&[&file, "--model", "dotnet", "--final", &known]);
        assert_eq!(code, 0, "{name}: {json}");
        assert_eq!(json["verdict"], "verified", "{name}");
        assert_eq!(json["verified_with_fences"], true, "{name}");
        assert_eq!(json["minimal"], true, "{name}");
        let found = places(&json).len();
        // The paper finds "three places in each thread" of Peterson's algorithm, whose threads
        // have each their own code, and counts three.
        let threads = if name == "peterson" { 2 } else { 1 };
        assert!(found > 0 && found <= most * threads, "{name}: {json}");
    }
}

#[test]
fn a_fence_is_named_by_line_method_and_offset() {
    let file = format!("{EXAMPLES}/dotnet/p1/dc.exe");
    let property = p1_property("dc");
    let (_, json) = result(&[&file, "--model", "dotnet", "--final", &property]);
    let fence = &json["fences"][0];
    assert_eq!(fence["before"], "dc.cs:11");
    assert!(
        fence["method"]
            .as_str()
            .is_some_and(|m| m == "Helper::.ctor")
    );
    assert!(fence["il_offset"].is_u64());
    assert_eq!(fence["library"], false);
}

#[test]
fn store_buffering_needs_a_fence_in_each_thread() {
    let file = "store_buffering.fir";
    let (code, json) = result(&[file, "--model", "tso", "--final", "r1 == 1 || r2 == 1"]);
    assert_eq!((code, places(&json).len()), (0, 2), "{json}");
    assert_eq!(json["outcome"], "repaired");
    assert_eq!(json["violations"][0]["class"], "relaxed");
}

/// A null pointer is a mistake of a C program, with fences put into it as without them.
#[test]
fn mistakes_of_c_programs_are_repaired() {
    let program = "../../../../tests/c/fences/publish.clang14.ll";
    let (code, json) = result(&[program, "--no-races"]);
    assert_eq!(code, 0, "{json:#}");
    assert_eq!(places(&json).len(), 1, "{json:#}");
}

fn kinds(json: &Value) -> Vec<String> {
    let fences = json["fences"].as_array().expect("fences");
    let kind = |fence: &Value| fence["kind"].as_str().unwrap_or_default().to_string();
    fences.iter().map(kind).collect()
}

/// Where a language has orders, the weakest one that is enough is suggested, and the patch says so.
#[test]
fn stronger_orders_repair_c_programs() {
    let patch = std::env::temp_dir().join(format!("fencepost-orders-{}", std::process::id()));
    let patch = patch.display().to_string();
    let folder = "../../../../tests/c/fences";
    let program = format!("{folder}/publish.clang14.ll");
    let (code, json) = result(&[
        &program,
        "--no-races",
        "--with",
        "orders",
        "--patch",
        &patch,
    ]);
    assert_eq!(code, 0, "{json:#}");
    assert_eq!(kinds(&json), ["release-write"], "{json:#}");
    assert_eq!(json["fences"][0]["line"], 14, "{json:#}");
    let text = std::fs::read_to_string(&patch).expect("the patch is there");
    std::fs::remove_file(&patch).expect("the patch can be removed");
    let wanted = "+    atomic_store_explicit(&ready, 1, memory_order_release);";
    assert!(text.contains(wanted), "{text}");
    // A read that nothing keeps in front of the next one.
    let program = format!("{folder}/consume.clang14.ll");
    let (code, json) = result(&[&program, "--no-races", "--with", "orders"]);
    assert_eq!(
        (code, kinds(&json)),
        (0, vec!["acquire-read".to_string()]),
        "{json:#}"
    );
    // Only sequentially consistent accesses are not reordered here, all four of them.
    let program = format!("{folder}/buffering.clang14.ll");
    let (code, json) = result(&[&program, "--with", "orders"]);
    assert_eq!(code, 0, "{json:#}");
    let four = [
        "seq-cst-read",
        "seq-cst-read",
        "seq-cst-write",
        "seq-cst-write",
    ];
    assert_eq!(kinds(&json), four, "{json:#}");
}

#[test]
fn nothing_wrong_needs_nothing() {
    let (code, json) = result(&["store_buffering.fir", "--model", "tso"]);
    assert_eq!(code, 0);
    assert_eq!(json["verdict"], "verified");
    assert_eq!(json["outcome"], "nothing-wrong");
    assert!(places(&json).is_empty());
    let text = fencepost(&["fences", "store_buffering.fir", "--model", "tso"]);
    assert!(
        text.stdout.contains("no fence is needed"),
        "{}",
        text.stdout
    );
}

#[test]
fn what_plain_interleaving_shows_cannot_be_repaired() {
    let (code, json) = result(&["lost_update.fir", "--model", "tso", "--final", "value == 2"]);
    assert_eq!(code, 1, "{json}");
    assert_eq!(json["verdict"], "violated");
    assert_eq!(json["outcome"], "sequential");
    assert_eq!(json["verified_with_fences"], false);
    assert!(places(&json).is_empty());
    assert_eq!(json["violations"][0]["class"], "sequential");
    assert!(
        json["violations"][0]["trace"]
            .as_array()
            .is_some_and(|t| !t.is_empty())
    );
    let text = fencepost(&["fences", "lost_update.fir", "--final", "value == 2"]);
    assert!(
        text.stdout.contains("plain interleaving"),
        "{}",
        text.stdout
    );
}

#[test]
fn a_limit_in_the_middle_gives_the_best_known_set() {
    let file = format!("{EXAMPLES}/ir/peterson.fir");
    let property = "Peterson.counter == 2";
    let common = [file.as_str(), "--model", "pso", "--final", property];
    let (_, whole) = result(&common);
    let most = whole["states"].as_u64().expect("states");
    let mut seen = Vec::new();
    for states in [1, 5, 10, 20, 40, 60, 80, 100, 140] {
        let states = states.to_string();
        let mut arguments = common.to_vec();
        arguments.extend(["--max-states", states.as_str()]);
        let (code, json) = result(&arguments);
        assert!(json["states"].as_u64() <= Some(most));
        if json["verdict"] == "verified" {
            assert_eq!((code, places(&json)), (0, places(&whole)));
            continue;
        }
        assert_eq!(
            (code, json["verdict"].as_str()),
            (3, Some("bounded")),
            "{json}"
        );
        assert_eq!(json["minimal"], false);
        assert_eq!(json["limits_hit"][0], "max-states", "{json}");
        seen.push(places(&json).len());
    }
    assert!(
        seen.contains(&0) && seen.iter().any(|&count| count > 0),
        "{seen:?}"
    );
}

#[test]
fn points_inside_a_library_are_avoided_and_reported() {
    let common = ["library_buffering.fir", "--model", "tso"];
    let property = ["--final", "r1 == 1 || r2 == 1"];
    let (code, json) = result(&[&common[..], &property].concat());
    assert_eq!(
        (code, json["outcome"].as_str()),
        (1, Some("library")),
        "{json}"
    );
    assert_eq!(json["verdict"], "violated");
    assert!(places(&json).is_empty());
    let would_repair = json["would_repair"].as_array().expect("points");
    assert!(!would_repair.is_empty());
    assert!(would_repair.iter().all(|point| point["library"] == true));
    let (code, json) = result(&[&common[..], &property, &["--library"]].concat());
    assert_eq!((code, places(&json).len()), (0, 2), "{json}");
    assert_eq!(json["fences"][0]["library"], true);
    assert_eq!(json["verified_with_fences"], true);
}

#[test]
fn mistakes_are_said_before_anything_runs() {
    let run = fences(&["store_buffering.fir", "--engine", "random"]);
    assert_eq!(run.code, 2);
    assert_eq!(run.json()["error"]["kind"], "usage");
    let run = fences(&["store_buffering.fir", "--final", "nobody == 1"]);
    assert_eq!(run.code, 2, "{}", run.stdout);
    let run = fences(&["nothing.fir"]);
    assert_eq!(run.code, 2);
    assert_eq!(run.json()["error"]["kind"], "input");
}

#[derive(serde::Deserialize)]
struct Examples {
    program: Vec<Example>,
}

#[derive(serde::Deserialize)]
struct Example {
    name: String,
    #[serde(rename = "final")]
    property: Option<String>,
    fences: std::collections::BTreeMap<String, usize>,
}

fn examples() -> Vec<Example> {
    let text = include_str!("../../../examples/dotnet/fences.toml");
    let examples: Examples = toml::from_str(text).expect("the data file is TOML");
    examples.program
}

impl Example {
    fn arguments(&self, file: &str, model: &str) -> Vec<String> {
        let mut arguments = vec![file.to_string(), "--model".to_string(), model.to_string()];
        if let Some(property) = &self.property {
            arguments.extend(["--final".to_string(), property.clone()]);
        }
        arguments
    }
}

fn borrowed(arguments: &[String]) -> Vec<&str> {
    arguments.iter().map(String::as_str).collect()
}

#[test]
fn the_examples_need_as_many_fences_as_their_page_says() {
    for example in examples() {
        let name = &example.name;
        let file = format!("{EXAMPLES}/dotnet/{name}/{name}.exe");
        for (model, count) in &example.fences {
            let (code, json) = result(&borrowed(&example.arguments(&file, model)));
            assert_eq!(
                (code, places(&json).len()),
                (0, *count),
                "{name} {model}: {json}"
            );
            assert_eq!(json["minimal"], true);
        }
    }
}

/// Puts the lines of a unified diff into a text.
fn patched(text: &str, diff: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut out = Vec::new();
    let mut next = 0;
    for line in diff.lines() {
        if let Some(range) = line.strip_prefix("@@ -") {
            let start: usize = range.split(',').next().unwrap().parse().unwrap();
            out.extend(&lines[next..start - 1]);
            next = start - 1;
        } else if line.starts_with("---") || line.starts_with("+++") || line.starts_with('#') {
            continue;
        } else if let Some(new) = line.strip_prefix('+') {
            out.push(new);
        } else if let Some(old) = line.strip_prefix('-') {
            assert_eq!(lines[next], old, "what goes is in the text");
            next += 1;
        } else if let Some(old) = line.strip_prefix(' ') {
            assert_eq!(lines[next], old, "the context is the text");
            out.push(old);
            next += 1;
        }
    }
    out.extend(&lines[next..]);
    out.join("\n") + "\n"
}

fn has_compiler() -> bool {
    let compiler = std::process::Command::new("mcs").arg("--version").output();
    if compiler.is_err() {
        eprintln!("skipped: mcs is not installed");
    }
    compiler.is_ok()
}

/// All examples with what they need to be repaired under a model.
fn repairable(model: &str) -> Vec<(String, Vec<String>)> {
    let mut programs: Vec<(String, Vec<String>)> = Vec::new();
    for example in examples() {
        let file = format!("{EXAMPLES}/dotnet/{0}/{0}.exe", example.name);
        programs.push((example.name.clone(), example.arguments(&file, model)));
    }
    for (name, ..) in TABLE_5 {
        let file = format!("{EXAMPLES}/dotnet/p1/{name}.exe");
        let property = p1_property(name);
        let arguments = ["--model", model, "--final", property.as_str()];
        let mut all = vec![file];
        all.extend(arguments.map(str::to_string));
        programs.push((name.to_string(), all));
    }
    programs
}

/// Repairs a program by a patch; if that is said to be possible, the patched source must compile
/// and be verified. Gives the result and the patch.
fn patch_and_check(
    folder: &common::Folder,
    name: &str,
    mut arguments: Vec<String>,
    options: &[&str],
) -> (Value, String) {
    let patch = folder.file(&format!("{name}.patch"));
    let source = std::path::Path::new(&arguments[0]).with_extension("cs");
    let source = std::fs::read_to_string(common::programs().join(source)).unwrap();
    let mut fencing = borrowed(&arguments);
    fencing.extend(["--patch", &patch]);
    fencing.extend(options);
    let (code, json) = result(&fencing);
    let diff = std::fs::read_to_string(&patch).expect("the patch is there");
    if code != 0 {
        return (json, diff);
    }
    let file = folder.file(&format!("{name}.cs"));
    std::fs::write(&file, patched(&source, &diff)).unwrap();
    let compiled = std::process::Command::new("mcs")
        .args(["-debug", "-define:DEBUG", "-nowarn:414,420"])
        .arg(&file)
        .output()
        .expect("the compiler runs");
    assert!(compiled.status.success(), "{name}: {compiled:?}\n{diff}");
    arguments[0] = folder.file(&format!("{name}.exe"));
    let mut checking = vec!["check", "--quiet"];
    checking.extend(borrowed(&arguments));
    let run = fencepost(&checking);
    assert_eq!(run.code, 0, "{name}: {}\n{diff}", run.stdout);
    (json, diff)
}

#[test]
fn patched_examples_compile_and_are_verified() {
    if !has_compiler() {
        return;
    }
    let folder = common::Folder::new("fences-patched");
    for (name, arguments) in repairable("dotnet") {
        let (json, diff) = patch_and_check(&folder, &name, arguments, &[]);
        assert_eq!(json["verified_with_fences"], true, "{name}: {json}");
        let added = diff.lines().filter(|line| line.contains("+  ")).count();
        assert_eq!(added, places(&json).len(), "{name}:\n{diff}");
    }
}

#[test]
fn volatile_changes_are_edits_of_declarations_and_accesses() {
    if !has_compiler() {
        return;
    }
    let folder = common::Folder::new("fences-volatile");
    let (mut repaired, mut declarations, mut accesses) = (0, 0, 0);
    for (name, arguments) in repairable("dotnet-strict") {
        let (json, diff) = patch_and_check(&folder, &name, arguments, &["--with", "volatile"]);
        if json["outcome"] != "repaired" {
            assert!(["nothing-wrong", "not-volatile"].contains(&json["outcome"].as_str().unwrap()));
            continue;
        }
        repaired += 1;
        assert!(
            !diff.contains('#'),
            "{name}: something is not in the patch:\n{diff}"
        );
        declarations += diff.matches(" volatile ").count();
        accesses += diff.matches("Volatile.").count();
    }
    assert!(
        repaired > 4 && declarations > 4 && accesses > 0,
        "{repaired} {declarations} {accesses}"
    );
}

#[test]
fn a_cut_keeps_to_the_time_it_has() {
    let file = format!("{EXAMPLES}/dotnet/ChaseLev/ChaseLev.exe");
    let (code, json) = result(&[&file, "--method", "min-cut", "--timeout", "1"]);
    assert_eq!((code, json["verdict"].as_str()), (3, Some("bounded")));
    assert_eq!(json["limits_hit"][0], "timeout");
    assert!(json["seconds"].as_f64() < Some(60.0), "{json}");
}

#[test]
fn a_cut_of_the_state_graph_repairs_too() {
    for (name, _, most) in TABLE_5 {
        // The graphs of the last two take a debug build too long.
        if ["rowo", "po"].contains(&name) {
            continue;
        }
        let file = format!("{EXAMPLES}/dotnet/p1/{name}.exe");
        let property = p1_property(name);
        let threads = if name == "peterson" { 2 } else { 1 };
        for capacities in ["basic", "modified"] {
            let mut arguments = vec![file.as_str(), "--model", "dotnet", "--final", &property];
            arguments.extend(["--method", "min-cut", "--capacities", capacities]);
            let (code, json) = result(&arguments);
            assert_eq!(
                (code, json["method"].as_str()),
                (0, Some("min-cut")),
                "{json}"
            );
            assert_eq!(json["verified_with_fences"], true, "{name}");
            assert_eq!(json["minimal"], false, "{name}");
            assert!(places(&json).len() <= most * threads, "{name}: {json}");
        }
    }
}

#[test]
fn volatile_changes_repair_what_the_table_lets_them() {
    let file = format!("{EXAMPLES}/dotnet/p1/peterson.exe");
    let property = p1_property("peterson");
    let common = [file.as_str(), "--final", &property, "--with", "volatile"];
    // Volatile reads overtake volatile writes here, so Peterson's algorithm stays broken.
    let (code, json) = result(&[&common[..], &["--model", "dotnet"]].concat());
    assert_eq!(
        (code, json["outcome"].as_str()),
        (1, Some("not-volatile")),
        "{json}"
    );
    let (code, json) = result(&[&common[..], &["--model", "dotnet-strict"]].concat());
    assert_eq!(
        (code, json["verified_with_fences"].as_bool()),
        (0, Some(true)),
        "{json}"
    );
    let kinds = json["fences"].as_array().expect("fences").iter();
    assert!(kinds.clone().count() > 0);
    assert!(
        kinds.clone().all(|fence| fence["kind"] != "barrier"),
        "{json}"
    );
    let (_, any) = result(&[
        file.as_str(),
        "--final",
        &property,
        "--with",
        "any",
        "--model",
        "dotnet-strict",
    ]);
    assert!(places(&any).len() <= places(&json).len(), "{any}");
}

#[test]
fn costs_decide_between_sets() {
    let folder = common::Folder::new("fences-cost");
    let file = folder.0.join("cost.toml");
    let cost = file.display().to_string();
    let program = "store_buffering.fir";
    let common = [
        program,
        "--model",
        "tso",
        "--final",
        "r1 == 1 || r2 == 1",
        "--cost",
        &cost,
    ];
    // A place with a high cost is not taken where another one does.
    let (_, plain) = result(&common[..5]);
    let taken = places(&plain);
    let text = format!("default = 1\n\"{}\" = 1000\n", taken[0]);
    std::fs::write(&file, text).unwrap();
    let (code, json) = result(&common);
    assert_eq!(code, 0, "{json}");
    assert_eq!(
        json["cost"], 1001,
        "no other place lies between the two accesses: {json}"
    );
    std::fs::write(&file, "default = 0\n").unwrap();
    assert_eq!(fences(&common).code, 2);
    assert_eq!(fences(&[program, "--cost", "cheap"]).code, 2);
    assert_eq!(fences(&[program, "--cost", "nothing.toml"]).code, 2);
}
