//! The usual shapes under every memory model, as a page: what `docs/models-compared.md` shows.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

const MODELS: [&str; 9] = [
    "sc",
    "tso",
    "pso",
    "jsr133",
    "clr-barrier",
    "clr",
    "dotnet-strict",
    "dotnet",
    "jmm96",
];

/// Longer queues than the default, so that no test of `jmm96` is cut.
const QUEUE_CAPACITY: &str = "8";

const HEAD: &str = "\
# The memory models side by side

The tests in `tests/litmus` under every built-in model: can the end state that the test asks about
be seen? **yes** if it can, blank if it cannot; *always* if there is no other. Each file says why.
Written by `cargo xtask shapes`; `fencepost litmus` runs the same tests one by one, and what the
calls and instructions mean is in [its page](litmus.md). [`jmm96`](jmm96.md) has fences
that are stronger than it needs. `clr` and `clr-barrier` differ where references to objects are
published, which the locations of these tests are not.
";

/// Runs the tests under every model, and writes the page.
pub fn run(root: &Path) -> Result<(), String> {
    crate::run(root, "cargo", &["build", "--package", "fencepost"])?;
    let mut page = HEAD.to_string();
    for (folder, title) in [("c", "C"), ("x86", "x86 assembly")] {
        let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for model in MODELS {
            for (name, word) in observations(root, folder, model)? {
                rows.entry(name).or_default().push(word);
            }
        }
        let _ = writeln!(page, "\n## {title}\n\n| test | {} |", MODELS.join(" | "));
        let _ = writeln!(page, "|---|{}", "---|".repeat(MODELS.len()));
        for (name, words) in rows {
            if words.len() != MODELS.len() {
                return Err(format!("{name} did not run under every model"));
            }
            let link = format!("[{name}](../tests/litmus/{folder}/{name}.litmus)");
            let _ = writeln!(page, "| {link} | {} |", words.join(" | "));
        }
    }
    let file = root.join("docs/models-compared.md");
    std::fs::write(file, page).map_err(|error| error.to_string())
}

/// The name of every test of a folder, and how its condition fares.
fn observations(root: &Path, folder: &str, model: &str) -> Result<Vec<(String, String)>, String> {
    let output = Command::new(crate::target(root).join("debug/fencepost"))
        .current_dir(root)
        .args(["litmus", "--quiet", "--model", model])
        .args(["--queue-capacity", QUEUE_CAPACITY])
        .arg(format!("tests/litmus/{folder}"))
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        return Err(format!("{folder} under {model}: {text}"));
    }
    let mut found = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["Observation", name, word, ..] = words.as_slice() {
            let shown = match *word {
                "Always" => "*always*",
                "Sometimes" => "**yes**",
                "Never" => "",
                other => return Err(format!("{name} under {model}: {other}")),
            };
            found.push((name.to_string(), shown.to_string()));
        }
    }
    Ok(found)
}
