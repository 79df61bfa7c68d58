//! Limits hold: memory as the system counts it, time as a clock shows it.

mod common;

use common::{Folder, fencepost};
use std::path::Path;

/// Philosophers who need more memory than the limits of these tests.
fn philosophers(folder: &Folder) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs/philosophers.fir");
    let text = std::fs::read_to_string(path).expect("readable");
    let file = folder.file("philosophers.fir");
    std::fs::write(&file, text.replace("COUNT", "11")).expect("writable");
    file
}

#[test]
#[cfg(target_os = "linux")]
fn memory_is_obeyed_within_a_tenth() {
    let folder = Folder::new("memory");
    let program = philosophers(&folder);
    let ways: [(&[&str], &str); 4] = [
        (&[], "16"),
        (&["--workers", "2"], "18"),
        (&["--all"], "30"),
        (&["--store", "compact"], "30"),
    ];
    for (options, limit) in ways {
        let mut arguments = vec!["check", &program, "--reduction", "none", "--format", "json"];
        arguments.extend_from_slice(options);
        arguments.extend(["--memory", limit]);
        let run = fencepost(&arguments);
        assert_eq!(run.code, 3, "{options:?}: {}", run.stderr);
        let json = run.json();
        assert_eq!(json["verdict"], "bounded");
        assert_eq!(json["limits_hit"][0], "memory", "{options:?}");
        let peak = json["peak_memory_bytes"].as_u64().expect("a number");
        let most = limit.parse::<u64>().expect("a number") << 20;
        assert!(peak <= most / 10 * 11, "{options:?}: {peak} of {most}");
        // The store that the search shares with nobody or with another worker tries harder first.
        if options.is_empty() || options[0] == "--workers" {
            assert_eq!(json["statistics"]["squeezed"], true, "{options:?}");
        }
        // A limit that stops everything at once would be obeyed, too.
        assert!(json["states"].as_u64() > Some(20_000), "{options:?}");
    }
}

#[test]
fn time_is_obeyed_within_a_second() {
    let folder = Folder::new("time");
    let program = philosophers(&folder);
    for options in [&["--workers", "1"][..], &["--workers", "2"], &["--all"]] {
        let mut arguments = vec!["check", &program, "--reduction", "none", "--format", "json"];
        arguments.extend_from_slice(options);
        arguments.extend(["--timeout", "0.5"]);
        let run = fencepost(&arguments);
        let json = run.json();
        assert_eq!(run.code, 3, "{options:?}");
        assert_eq!(json["limits_hit"], serde_json::json!(["timeout"]));
        let seconds = json["seconds"].as_f64().expect("a number");
        assert!((0.5..1.5).contains(&seconds), "{options:?}: {seconds}");
    }
}

/// All cores search unless something says otherwise, and they visit what one visits.
#[test]
fn all_cores_search_by_default() {
    let folder = Folder::new("cores");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs/philosophers.fir");
    let text = std::fs::read_to_string(path).expect("readable");
    let program = folder.file("philosophers.fir");
    std::fs::write(&program, text.replace("COUNT", "7")).expect("writable");
    let check = |options: &[&str]| {
        let mut arguments = vec!["check", &program, "--reduction", "none", "--format", "json"];
        arguments.extend_from_slice(options);
        fencepost(&arguments).json()
    };
    let workers = |options: &[&str]| check(options)["workers"].as_u64();
    assert_eq!(workers(&[]), Some(cores as u64));
    assert_eq!(workers(&["--all"]), Some(cores as u64));
    assert_eq!(workers(&["--workers", "1"]), Some(1));
    assert_eq!(workers(&["--max-depth", "100000"]), Some(1));
    assert_eq!(workers(&["--max-states", "100000"]), Some(1));
    let one = check(&["--workers", "1"]);
    let all = check(&[]);
    assert_eq!(all["states"], one["states"]);
    assert_eq!(all["transitions"], one["transitions"]);
}
