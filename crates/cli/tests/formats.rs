//! Help, models, and the formats other than text and JSON.

mod common;

use common::{Folder, fencepost};
use std::process::Command;

#[test]
fn help_teaches_with_examples() {
    let cases: [&[&str]; 5] = [
        &["--help"],
        &["check", "--help"],
        &["outcomes", "--help"],
        &["replay", "--help"],
        &["models", "--help"],
    ];
    for arguments in cases {
        let run = fencepost(arguments);
        assert_eq!(run.code, 0);
        assert!(run.stdout.contains("Examples:"), "{}", run.stdout);
    }
    // Whoever has a program of another kind is told so, too.
    for command in ["check", "outcomes", "fences", "graph", "dump"] {
        let help = fencepost(&[command, "--help"]).stdout;
        for ending in [
            ".exe", ".cs", ".csproj", ".jar", ".java", ".c", ".ll", ".fir",
        ] {
            assert!(help.contains(&format!("`{ending}`")), "{command}: {ending}");
        }
    }
    let help = fencepost(&["check", "--help"]).stdout;
    for default in ["`clr` for", "`jsr133` for Java", "`c11` for C"] {
        assert!(help.contains(default), "{default}");
    }
    let version = fencepost(&["--version"]);
    assert_eq!(version.code, 0);
    assert_eq!(
        version.stdout,
        format!("fencepost {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(fencepost(&[]).code, 2);
}

#[test]
fn models_are_listed_and_shown() {
    let list = fencepost(&["models"]);
    assert_eq!(list.code, 0);
    let names: Vec<&str> = list
        .stdout
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    // Every file of `models/` is built in, each once, and the simplest comes first.
    let folder = std::fs::read_dir("../../models").unwrap();
    let mut files: Vec<String> = folder
        .filter_map(|entry| entry.unwrap().file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".toml").map(String::from))
        .collect();
    files.sort();
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(sorted, files);
    assert_eq!(names[..3], ["sc", "tso", "pso"]);
    let table = fencepost(&["models", "tso"]);
    assert_eq!(table.code, 0);
    assert!(table.stdout.contains("Yes") && table.stdout.contains("No"));
    let json = fencepost(&["models", "tso", "--format", "json"]).json();
    assert_eq!(json["models"][0]["name"], "tso");
    for (name, orders) in [("clr", "instance"), ("clr-barrier", "all")] {
        let json = fencepost(&["models", name, "--format", "json"]).json();
        assert_eq!(json["models"][0]["publication"], true);
        assert_eq!(json["models"][0]["publication_orders"], orders);
        let text = fencepost(&["models", name]).stdout;
        assert!(text.contains(&format!("publication: {orders} (")), "{text}");
    }
    assert_eq!(fencepost(&["models", "nonsense"]).code, 2);
}

#[test]
fn junit_never_passes_what_was_not_shown() {
    for (arguments, code, failures, errors) in [
        (&["store_buffering.fir"][..], 0, 0, 0),
        (&["deadlock.fir"][..], 1, 1, 0),
        (&["endless.fir", "--max-states", "9"][..], 3, 0, 1),
        (&["unsupported.fir"][..], 4, 0, 1),
    ] {
        let run = fencepost(&[&["check", "--format", "junit"], arguments].concat());
        assert_eq!(run.code, code);
        let counts = format!("tests=\"1\" failures=\"{failures}\" errors=\"{errors}\"");
        assert!(run.stdout.contains(&counts), "{}", run.stdout);
        assert!(run.stdout.starts_with("<?xml"));
        assert_eq!(run.stdout.matches("<failure ").count(), failures);
        assert_eq!(run.stdout.matches("<error ").count(), errors);
    }
}

#[test]
fn sarif_has_a_result_with_a_place_and_a_flow() {
    let run = fencepost(&["check", "assertion.fir", "--format", "sarif"]);
    assert_eq!(run.code, 1);
    let json = run.json();
    assert_eq!(json["version"], "2.1.0");
    let result = &json["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "assertion");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "assertion.fir");
    assert_eq!(place["region"]["startLine"], 9);
    let flow = &result["codeFlows"][0]["threadFlows"][0]["locations"];
    assert!(flow.as_array().is_some_and(|steps| !steps.is_empty()));
    let bounded = fencepost(&["check", "endless.fir", "--max-states=9", "--format=sarif"]);
    assert_eq!(bounded.code, 3);
    let notes = &bounded.json()["runs"][0]["invocations"][0]["toolExecutionNotifications"];
    assert_eq!(notes.as_array().map(Vec::len), Some(1));
}

#[test]
fn out_writes_the_same_result_to_a_file() {
    let folder = Folder::new("out_writes");
    let file = folder.file("result.json");
    let run = fencepost(&["check", "deadlock.fir", "--format", "json", "--out", &file]);
    assert_eq!(run.code, 1);
    assert_eq!(run.stdout, "");
    let text = std::fs::read_to_string(&file).expect("the result is there");
    let json: serde_json::Value = serde_json::from_str(&text).expect("the result is JSON");
    assert_eq!(json["verdict"], "violated");
    assert_eq!(
        std::fs::read_dir(&folder.0).map(Iterator::count).ok(),
        Some(1)
    );
}

#[test]
fn the_same_run_gives_the_same_result() {
    let run = || {
        let mut json = fencepost(&["check", "lost_update.fir", "--all", "--format", "json"]).json();
        json["seconds"] = 0.into();
        json["peak_memory_bytes"] = 0.into();
        json
    };
    assert_eq!(run(), run());
}

#[test]
fn bad_input_is_written_in_every_format() {
    let folder = Folder::new("bad_input_formats");
    for (format, words) in [
        ("text", "error: nowhere.fir"),
        ("json", "\"kind\": \"input\""),
        ("sarif", "\"executionSuccessful\": false"),
        ("junit", "tests=\"1\" failures=\"0\" errors=\"1\""),
    ] {
        let file = folder.file(format);
        let run = fencepost(&["check", "nowhere.fir", "--format", format, "--out", &file]);
        assert_eq!(run.code, 2);
        let text = std::fs::read_to_string(&file).expect("the file is there");
        assert!(text.contains(words), "{text}");
        assert!(run.stderr.contains("nowhere.fir"), "{}", run.stderr);
    }
    let printed = fencepost(&["check", "nowhere.fir", "--format", "junit"]);
    assert!(printed.stdout.starts_with("<?xml"), "{}", printed.stdout);
}

#[test]
fn the_name_of_a_case_does_not_depend_on_what_comes_out() {
    let case = |more: &[&str]| {
        let arguments = ["check", "lost_update.fir", "--format", "junit"];
        let xml = fencepost(&[&arguments, more].concat()).stdout;
        let line = xml
            .lines()
            .find(|line| line.contains("<testcase"))
            .map(str::to_string);
        line.and_then(|line| line.split(" time=").next().map(str::to_string))
    };
    let good = case(&[]);
    assert!(good.is_some());
    assert_eq!(good, case(&["--final", "Counter.value == 2"]));
    assert_eq!(good, case(&["--max-states", "1"]));
    let entry = case(&["--entry", "add_one"]).unwrap_or_default();
    assert!(entry.contains("name=\"add_one\""), "{entry}");
}

#[test]
fn sarif_has_a_flow_for_each_thread() {
    let arguments = ["check", "lost_update.fir", "--final", "Counter.value == 2"];
    let json = fencepost(&[&arguments[..], &["--format", "sarif"]].concat()).json();
    let flows = &json["runs"][0]["results"][0]["codeFlows"][0]["threadFlows"];
    let flows = flows.as_array().expect("flows");
    assert_eq!(flows.len(), 3);
    let mut orders = Vec::new();
    for flow in flows {
        let steps = flow["locations"].as_array().expect("steps");
        let own: Vec<u64> = steps
            .iter()
            .filter_map(|step| step["executionOrder"].as_u64())
            .collect();
        assert!(own.is_sorted());
        orders.extend(own);
        let artifact = &steps[0]["location"]["physicalLocation"]["artifactLocation"];
        assert_eq!(artifact["uriBaseId"], "%SRCROOT%");
    }
    orders.sort_unstable();
    assert!(
        orders.windows(2).all(|pair| pair[0] + 1 == pair[1]),
        "{orders:?}"
    );
}

#[test]
fn sarif_has_no_names_that_compilers_make() {
    let program = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/traces/programs/LateSettings.cs"
    );
    if Command::new("mcs").arg("--version").output().is_err() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let run = fencepost(&["check", program, "--format", "sarif"]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    let flows = &run.json()["runs"][0]["results"][0]["codeFlows"];
    let text = flows.to_string();
    assert!(text.contains("write LateSettings.path = "), "{text}");
    assert!(text.contains("Main: start Main.<lambda line 23>"), "{text}");
    for made in ["<>", "c__AnonStorey", "fault ", "ClassInitialization"] {
        assert!(!text.contains(made), "{made}: {text}");
    }
}

#[test]
fn a_graph_has_a_legend_and_fits_a_page_unless_it_is_wanted_whole() {
    let draw = |more: &[&str]| {
        let arguments = ["graph", "store_buffering.fir", "--model", "tso"];
        let run = fencepost(&[&arguments, more].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        run.stdout
    };
    let (folded, whole) = (draw(&[]), draw(&["--whole"]));
    for dot in [&folded, &whole] {
        assert!(dot.contains("only reorderings come here"), "{dot}");
    }
    assert!(!folded.contains("issue"), "{folded}");
    assert!(whole.contains("main/1: issue"), "{whole}");
    let states = |dot: &str| dot.matches("[fillcolor=").count();
    assert!(states(&folded) * 3 < states(&whole), "{}", states(&folded));
}

#[test]
fn a_graph_that_is_cut_is_drawn_as_far_as_it_goes() {
    for states in 1..12 {
        let limit = states.to_string();
        for more in [&[][..], &["--whole"]] {
            let arguments = ["graph", "store_buffering.fir", "--max-states", &limit];
            let run = fencepost(&[&arguments, more].concat());
            assert_eq!(run.code, 3, "{}", run.stderr);
            assert!(run.stdout.contains("digraph"), "{}", run.stdout);
            assert!(run.stderr.contains("--max-states"), "{}", run.stderr);
        }
    }
}

#[test]
fn a_graph_of_a_dotnet_program_has_no_steps_of_the_library() {
    let program = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/dotnet/LostUpdate/LostUpdate.exe"
    );
    let run = fencepost(&["graph", program]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let states = run.stdout.matches("[fillcolor=").count();
    assert!(states < 60, "{states} states");
    assert!(!run.stdout.contains("System."), "{}", run.stdout);
}

#[test]
fn library_code_has_no_place_among_the_sources_of_a_program() {
    if Command::new("mcs").arg("--version").output().is_err() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let program = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/traces/programs/AsyncThrow.cs"
    );
    let run = fencepost(&["check", program, "--format", "sarif"]);
    let result = &run.json()["runs"][0]["results"][0];
    let frames = result["stacks"][0]["frames"].as_array().expect("frames");
    let is_library = |frame: &&serde_json::Value| {
        let text = frame["location"]["message"]["text"].as_str();
        text.is_some_and(|text| text.starts_with("Task."))
    };
    assert!(frames.iter().any(|frame| is_library(&frame)), "{frames:?}");
    for frame in frames.iter().filter(is_library) {
        assert!(frame["location"]["physicalLocation"].is_null(), "{frame}");
    }
}
