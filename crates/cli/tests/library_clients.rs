//! The built-in class library shows at least what Mono's shows.
//!
//! Every file under `tests/library` with a method `Run` is a client: it leaves what it saw in its
//! static field `result`. Mono runs each client many times, with delays where schedules are rare;
//! the checker explores each once. A client may name assumptions that have to be lifted
//! (`// --lift …`); without that, the result has to carry them. `FENCEPOST_CLIENT_RUNS=n` says how
//! often Mono runs each client, `FENCEPOST_CASE=part` takes only the clients with that in their name.

mod common;

use common::{Folder, Run, fencepost};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Enough for what is not rare; more by `FENCEPOST_CLIENT_RUNS`.
const RUNS: &str = "60";

struct Client {
    name: String,
    /// What has to be lifted to see everything.
    lift: Option<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/library")
}

fn clients() -> Vec<Client> {
    let filter = std::env::var("FENCEPOST_CASE").unwrap_or_default();
    let files = std::fs::read_dir(root()).expect("the clients are there");
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    let mut clients = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a client can be read");
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if !text.contains("static void Run()") || !name.contains(&filter) {
            continue;
        }
        let lift = text
            .lines()
            .find_map(|line| line.strip_prefix("// --lift "));
        clients.push(Client {
            name: name.into_owned(),
            lift: lift.map(str::to_string),
        });
    }
    clients
}

/// Compiles all clients into one assembly; nothing where there is no compiler.
fn compile(output: &str, options: &[&str]) -> Option<()> {
    let mut command = Command::new("mcs");
    command
        .args(["-debug", "-warn:0", "-langversion:latest"])
        .args(["-r:System.Core.dll", &format!("-out:{output}")])
        .args(options)
        .arg(format!("-recurse:{}/*.cs", root().display()));
    let Ok(run) = command.output() else {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return None;
    };
    let messages = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{messages}");
    Some(())
}

/// What each client gave on Mono.
fn seen_on_mono(program: &str) -> Option<BTreeMap<String, BTreeSet<String>>> {
    let runs = std::env::var("FENCEPOST_CLIENT_RUNS");
    let runs = runs.as_deref().unwrap_or(RUNS);
    let Ok(run) = Command::new("mono").args([program, runs]).output() else {
        eprintln!("skipped: mono is not on the PATH (Debian: mono-runtime)");
        return None;
    };
    let messages = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{messages}");
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in String::from_utf8_lossy(&run.stdout).lines() {
        let (name, result) = line.split_once('\t').expect("a name and a result");
        let results = seen.entry(name.to_string()).or_default();
        results.insert(result.to_string());
    }
    Some(seen)
}

fn explore(program: &str, client: &Client, lift: Option<&str>) -> Run {
    let result = format!("{}.result", client.name);
    let entry = format!("{}::Run", client.name);
    let mut arguments = vec!["outcomes", program, &result, "--entry", &entry];
    arguments.extend(["--corlib", "builtin", "--format", "json", "--timeout", "60"]);
    if let Some(names) = lift {
        arguments.extend(["--lift", names]);
    }
    fencepost(&arguments)
}

/// The results of all executions, or why they are not known.
fn results(run: &Run, client: &Client) -> Result<BTreeSet<String>, String> {
    let json = run.json();
    if json["verdict"] != "verified" {
        return Err(format!("{}: {}", client.name, run.stdout));
    }
    let field = format!("{}.result", client.name);
    let rows = json["outcomes"].as_array().map_or(&[][..], Vec::as_slice);
    let texts = rows.iter().map(|row| row["values"][&field].as_str());
    Ok(texts.flatten().map(str::to_string).collect())
}

/// What is wrong with a client, if anything is.
fn compare(program: &str, client: &Client, mono: &BTreeSet<String>) -> Result<(), String> {
    let name = &client.name;
    if mono.is_empty() {
        return Err(format!("{name}: Mono shows nothing"));
    }
    let lifted = explore(program, client, client.lift.as_deref());
    let shown = results(&lifted, client)?;
    let missing: Vec<&String> = mono.difference(&shown).collect();
    if !missing.is_empty() {
        return Err(format!(
            "{name}: only Mono shows {missing:?}; ours {shown:?}"
        ));
    }
    // What is left out by default is said.
    if let Some(names) = &client.lift {
        let usual = explore(program, client, None);
        let less = results(&usual, client)? != shown;
        let json = usual.json();
        let assumed = json["assumptions"].as_array().is_some_and(|assumptions| {
            let mut names = names.split(',');
            names.all(|name| assumptions.iter().any(|assumed| assumed == name))
        });
        if less && !assumed {
            return Err(format!(
                "{name}: {names} is not among {}",
                json["assumptions"]
            ));
        }
    }
    Ok(())
}

#[test]
fn the_library_shows_at_least_what_monos_shows() {
    let folder = Folder::new("library-clients");
    let (ours, theirs) = (folder.file("ours.exe"), folder.file("theirs.exe"));
    if compile(&ours, &[]).is_none() || compile(&theirs, &["-define:DELAYS"]).is_none() {
        return;
    }
    let Some(mono) = seen_on_mono(&theirs) else {
        return;
    };
    let clients = clients();
    assert!(!clients.is_empty(), "no clients");
    let none = BTreeSet::new();
    let failures: Vec<String> = clients
        .iter()
        .filter_map(|client| {
            let seen = mono.get(&client.name).unwrap_or(&none);
            compare(&ours, client, seen).err()
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
