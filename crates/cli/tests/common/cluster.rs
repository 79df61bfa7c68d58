//! Several processes of the binary, each at a port of its own.

use super::{Folder, programs};
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant, SystemTime};

pub const SECRET: &str = "FENCEPOST_CLUSTER_SECRET";

/// What must be the same however many processes search.
pub fn essence(json: &Value) -> Value {
    let violations = json["violations"].as_array().cloned().unwrap_or_default();
    let violations: Vec<Value> = violations
        .iter()
        .map(|one| {
            let message = without_numbers(one["message"].as_str().unwrap_or_default());
            serde_json::json!([one["kind"], message, one["class"]])
        })
        .collect();
    serde_json::json!({
        "verdict": json["verdict"],
        "limits": json["limits_hit"],
        "states": json["states"],
        "transitions": json["transitions"],
        "outcomes": json["outcomes"],
        "violations": violations,
    })
}

/// A message without the numbers of objects. They count objects in the order in which an execution
/// comes to them, and which of several executions to the same state is shown depends on who keeps
/// which states.
fn without_numbers(message: &str) -> String {
    let mut parts = message.split('#');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| {
        text + "#" + part.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

/// Ports that nobody uses at the moment.
pub fn free_ports(count: usize) -> Vec<u16> {
    let listeners: Vec<TcpListener> = (0..count)
        .map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port"))
        .collect();
    let ports = listeners.iter().map(|listener| listener.local_addr());
    ports
        .map(|address| address.expect("an address").port())
        .collect()
}

/// A list of hosts on this machine, and the ports.
pub fn hosts(folder: &Folder, count: usize) -> (String, Vec<u16>) {
    let ports = free_ports(count);
    let lines = ports.iter().map(|port| format!("127.0.0.1:{port}\n"));
    let file = folder.0.join("hosts.txt");
    std::fs::write(&file, lines.collect::<String>()).expect("the file is written");
    (file.to_string_lossy().into_owned(), ports)
}

pub fn start(arguments: &[&str], hosts: &str, process: usize, secret: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(arguments)
        .args(["--format", "json", "--cluster", hosts])
        .args(["--process", &process.to_string()])
        .env(SECRET, secret)
        .current_dir(programs())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts")
}

pub fn result(child: Child) -> (Option<i32>, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("the binary ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// A number below `bound` that differs from run to run: any moment must do.
pub fn at_random(bound: u64) -> u64 {
    let now = SystemTime::now();
    let since = now.duration_since(std::time::UNIX_EPOCH).expect("a clock");
    u64::from(since.subsec_nanos()) / 1000 % bound
}

/// The parts of checkpoints in a directory, and when each was written.
pub fn parts(saved: &str) -> BTreeMap<PathBuf, Option<SystemTime>> {
    let entries = std::fs::read_dir(saved).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .filter(|path| path.extension().is_some_and(|e| e == "part"))
        .map(|path| {
            let written = std::fs::metadata(&path).and_then(|about| about.modified());
            (path, written.ok())
        })
        .collect()
}

/// Waits until something is so that must be soon.
pub fn wait_until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        let patience = Duration::from_secs(120);
        assert!(start.elapsed() < patience, "it does not come");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Waits until something was saved in a directory.
pub fn wait_for(saved: &str) {
    wait_until(|| !parts(saved).is_empty());
}
