//! Clients of the class library, made from a table: two threads, one operation each.
//!
//! `tests/clients/table.txt` says which operations a type has; there is a client for every pair.
//! `clients.cs` is made of it here; what Roslyn made of that is committed (`program.dll`). .NET 10
//! runs every client many times, with delays; the checker explores each once. What .NET shows, the
//! checker has to show.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How often .NET runs each client.
const RUNS: &str = "1000";

/// What .NET shows against its documentation: clients, a result of theirs, and why.
const SLIPS: &[(&str, &str, &str)] = &[
    ("Monitor_1_4", REFUSED, REFUSAL),
    ("Monitor_2_4", REFUSED, REFUSAL),
];
const REFUSED: &str = "False | SynchronizationLockException | False";
const REFUSAL: &str = "TryEnter may refuse a free monitor while its object gets a header";

/// A type of the table.
struct Kind {
    name: String,
    new: String,
    show: String,
    operations: Vec<String>,
}

/// The assumptions that all clients may have lifted.
const LIFT: &str = "tasks-run-on-pool,continuations-run-at-once,items-in-order";

/// Writes `clients.cs` into the target folder, to be compiled there.
pub fn run(root: &Path) -> Result<(), String> {
    let text = source(&table(&root.join("tests/clients"))?);
    let folder = crate::target(root).join("clients");
    let file = folder.join("clients.cs");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    fs::write(&file, text).map_err(|error| error.to_string())?;
    println!("{}", file.display());
    Ok(())
}

fn table(folder: &Path) -> Result<Vec<Kind>, String> {
    let text = fs::read_to_string(folder.join("table.txt")).map_err(|error| error.to_string())?;
    let mut kinds: Vec<Kind> = Vec::new();
    for line in text.lines() {
        let Some((word, rest)) = line.split_once(' ') else {
            continue;
        };
        if word == "type" {
            kinds.push(Kind {
                name: rest.to_string(),
                new: String::new(),
                show: String::new(),
                operations: Vec::new(),
            });
            continue;
        }
        let Some(kind) = kinds.last_mut() else {
            continue;
        };
        match word {
            "new" => kind.new = rest.to_string(),
            "show" => kind.show = rest.to_string(),
            "op" => kind.operations.push(rest.to_string()),
            _ => return Err(format!("table.txt: `{line}` is not understood")),
        }
    }
    Ok(kinds)
}

/// A method of an operation: an expression has a result, a statement has none.
fn operation(name: &str, code: &str) -> String {
    let body = match code.ends_with(';') {
        true => format!("{{ {code} return \"-\"; }}"),
        false => code.to_string(),
    };
    format!("        string {name}() {{ return Text.Try(() => {body}); }}\n")
}

/// The name of the client of two operations.
fn client(kind: &Kind, first: usize, second: usize) -> String {
    format!("{}_{first}_{second}", kind.name)
}

fn source(kinds: &[Kind]) -> String {
    let mut clients = String::new();
    let mut list = String::new();
    for kind in kinds {
        for (i, first) in kind.operations.iter().enumerate() {
            for (j, second) in kind.operations.iter().enumerate().skip(i) {
                let name = client(kind, i, j);
                clients.push_str(&format!(
                    "static class {name}\n{{\n    public static string result;\n    \
                     public static void Run() {{ result = Pair.Run(Make()); }}\n\n    \
                     public static Trial Make()\n    {{\n        var o = {};\n{}{}        \
                     return new Trial(First, Second, () => Text.Of({}));\n    }}\n}}\n\n",
                    kind.new,
                    operation("First", first),
                    operation("Second", second),
                    kind.show,
                ));
                list.push_str(&format!("        new Client(\"{name}\", {name}.Make),\n"));
            }
        }
    }
    format!(
        "{HEAD}{clients}static class Clients\n{{\n    public static readonly Client[] All =\n    {{\n{list}    }};\n}}\n"
    )
}

const HEAD: &str = include_str!("clients_head.cs");

/// What .NET shows of each client, and what the checker shows.
pub fn compare(root: &Path, dotnet: &str, program: &Path) -> Result<usize, String> {
    let folder = root.join("tests/clients");
    let run = Command::new(dotnet).arg(program).arg(RUNS).output();
    let run = run.map_err(|error| format!("{dotnet}: {error}"))?;
    if !run.status.success() {
        return Err(String::from_utf8_lossy(&run.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    let mut seen: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in text.lines() {
        if let Some((name, result)) = line.split_once('\t') {
            seen.entry(name).or_default().insert(result);
        }
    }
    let clients = table(&folder)?;
    for kind in &clients {
        for i in 0..kind.operations.len() {
            for j in i..kind.operations.len() {
                let name = client(kind, i, j);
                if !seen.contains_key(&*name) {
                    return Err(format!("{name} is in table.txt and not in program.dll"));
                }
            }
        }
    }
    super::run(root, "cargo", &["build", "-p", "fencepost"])?;
    let checker = crate::target(root).join("debug/fencepost");
    let clients: Vec<_> = seen.iter().collect();
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((name, results)) = clients.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    if let Err(text) = shows(&checker, &folder, name, results) {
                        wrong.lock().unwrap_or_else(|e| e.into_inner()).push(text);
                    }
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().unwrap_or_else(|e| e.into_inner());
    wrong.sort();
    println!("{} clients, {} not as expected", clients.len(), wrong.len());
    match wrong.is_empty() {
        true => Ok(clients.len()),
        false => Err(wrong.join("\n")),
    }
}

/// Whether a result is none that the checker has to show; says so where it is met.
fn slips(name: &str, result: &str) -> bool {
    let slip = SLIPS
        .iter()
        .find(|(client, shown, _)| *client == name && *shown == result);
    if let Some((_, _, why)) = slip {
        println!("{name}: only .NET shows {result:?}: {why}");
    }
    slip.is_some()
}

/// Whether the checker shows these results of a client, with assumptions lifted if it has to.
fn shows(checker: &Path, folder: &Path, name: &str, wanted: &BTreeSet<&str>) -> Result<(), String> {
    let mut missing = Vec::new();
    for lift in [None, Some(LIFT)] {
        let mut command = Command::new(checker);
        command
            .arg("outcomes")
            .arg(folder.join("program.dll"))
            .args([
                &format!("{name}.result"),
                "--entry",
                &format!("{name}::Run"),
            ])
            .args(["--corlib", "builtin", "--timeout", "60", "--workers", "1"]);
        if let Some(names) = lift {
            command.args(["--lift", names]);
        }
        let run = command.output().map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&run.stdout).into_owned();
        if !text.starts_with("verified") {
            return Err(format!(
                "{name}: {}",
                text.lines().next().unwrap_or_default()
            ));
        }
        missing = wanted
            .iter()
            .filter(|result| !text.contains(&format!("\"{result}\"")))
            .filter(|result| !slips(name, result))
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
    }
    Err(format!("{name}: only .NET shows {missing:?}"))
}
