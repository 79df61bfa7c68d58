//! Layers inside a crate: a file names nothing of a layer above its own.
//!
//! What a file names are the paths that begin at the root of its crate, and the methods that it
//! calls on itself or on a machine: those of `vm::Machine` stand in several layers.

use super::rust_files;
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A crate and its layers from the lowest to the highest. A layer is a few top-level modules,
/// which may name each other.
type Layers = (&'static str, &'static [&'static [&'static str]]);

const LAYERS: &[Layers] = &[
    (
        "vm",
        &[
            &["state"],
            &["machine", "future"],
            &["describe"],
            &["enabled"],
            &["exec"],
            &["independence"],
            &["words"],
        ],
    ),
    (
        "engine-explicit",
        &[&["caches"], &["worker"], &["graph", "fair"], &["searches"]],
    ),
    (
        "cli",
        &[
            &[
                "files",
                "interrupt",
                "memory",
                "output",
                "progress",
                "suggestions",
            ],
            &["options"],
            &["programs"],
            &["search", "checkpoint", "cluster"],
            &[
                "code_digests",
                "expectations",
                "explore",
                "litmus_files",
                "repair",
                "source_files",
                "specification",
                "test_settings",
                "witness_files",
            ],
            &["commands"],
        ],
    ),
];

/// Files that may name one module of a layer above: the row of a native is a function over `Exec`,
/// and the machine has the table of rows.
const EXCEPTIONS: &[(&str, &str, &str)] = &[("vm", "machine/native.rs", "exec")];

/// Reports every path into a layer above, every call of a method from there, and every module that
/// has no layer.
pub fn check(root: &Path, problems: &mut Vec<String>) {
    for (name, layers) in LAYERS {
        let source = root.join("crates").join(name).join("src");
        let top = ["lib.rs", "main.rs"].map(|file| fs::read_to_string(source.join(file)));
        let top = top.into_iter().flatten().collect::<String>();
        let mut files = Vec::new();
        rust_files(&source, &mut files);
        files.sort();
        let mut sources = Vec::new();
        for file in files {
            let inside = file.strip_prefix(&source).unwrap_or(&file);
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            let is_test = parts.last().is_some_and(|last| last == "tests.rs");
            let Some(own) = parts.first().map(|part| part.trim_end_matches(".rs")) else {
                continue;
            };
            if own == "lib" || own == "main" || is_test {
                continue;
            }
            let path = file.strip_prefix(root).unwrap_or(&file).display();
            let Some(level) = layer_of(layers, own) else {
                problems.push(format!("{path} has no layer in xtask tidy"));
                continue;
            };
            sources.push(SourceFile {
                level,
                path: path.to_string(),
                inside: parts.join("/"),
                // In a file at the top, `super` is the root of the crate.
                is_top: parts.len() == 1 || parts.len() == 2 && parts[1] == "mod.rs",
                text: fs::read_to_string(&file).unwrap_or_default(),
            });
        }
        let mut lowest = HashMap::new();
        for file in &sources {
            for (_, name) in names_after(&file.text, &["fn "]) {
                let level = lowest.entry(name.to_string()).or_insert(file.level);
                *level = file.level.min(*level);
            }
        }
        for file in &sources {
            file.check(name, layers, &top, &lowest, problems);
        }
    }
}

/// A file of a crate that has layers.
struct SourceFile {
    /// The number of its layer.
    level: usize,
    /// The path from the root of the repository, and from the root of the crate.
    path: String,
    inside: String,
    /// Whether its parent is the root of the crate.
    is_top: bool,
    text: String,
}

impl SourceFile {
    /// Reports what the file names of layers above its own. Each function has its lowest layer.
    fn check(
        &self,
        name: &str,
        layers: &[&[&str]],
        top: &str,
        lowest: &HashMap<String, usize>,
        problems: &mut Vec<String>,
    ) {
        let path = &self.path;
        for (number, named) in named_modules(&self.text, self.is_top) {
            let module = reexported(top, named).unwrap_or(named);
            let above = layer_of(layers, module).is_none_or(|other| other > self.level);
            if above && !EXCEPTIONS.contains(&(name, &self.inside, module)) {
                problems.push(format!(
                    "{path}:{number} names `{named}` of a layer above its own"
                ));
            }
        }
        for (number, method) in names_after(&self.text, &["self.", "machine."]) {
            if lowest.get(method).is_some_and(|&other| other > self.level) {
                problems.push(format!(
                    "{path}:{number} calls `{method}` of a layer above its own"
                ));
            }
        }
    }
}

/// The names with a list of arguments that follow one of these words, in the same line or in the
/// next, with the numbers of lines. Tests at the end of a file do not count.
fn names_after<'a>(text: &'a str, words: &[&str]) -> Vec<(usize, &'a str)> {
    let code = &text[..text.find("#[cfg(test)]").unwrap_or(text.len())];
    let mut found = Vec::new();
    for word in words {
        // A chain of calls may have its dot at the beginning of a line.
        let (stem, dot) = match word.strip_suffix('.') {
            Some(stem) => (stem, "."),
            None => (*word, ""),
        };
        for (at, _) in code.match_indices(stem) {
            let is_inside = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let line = code[..at].rsplit('\n').next().unwrap_or_default();
            let rest = &code[at + stem.len()..];
            let Some(rest) = rest.trim_start().strip_prefix(dot) else {
                continue;
            };
            let name = first_name(rest);
            let after = rest.trim_start()[name.len()..].chars().next();
            let called = matches!(after, Some('(' | '<' | ':'));
            if called && !name.is_empty() && !is_inside && !line.contains("//") {
                let number = code[..at].matches('\n').count() + 1;
                found.push((number, name));
            }
        }
    }
    found
}

fn layer_of(layers: &[&[&str]], module: &str) -> Option<usize> {
    layers.iter().position(|layer| layer.contains(&module))
}

/// What follows the root of the crate in every path of a file, with the numbers of lines. Tests
/// at the end of a file may name anything.
fn named_modules(text: &str, is_top: bool) -> Vec<(usize, &str)> {
    let roots: &[&str] = match is_top {
        true => &["crate::", "super::"],
        false => &["crate::", "super::super::"],
    };
    let code = text.lines().take_while(|line| *line != "#[cfg(test)]");
    let mut found = Vec::new();
    for (number, line) in code.enumerate() {
        let line = line.split("//").next().unwrap_or(line);
        for root in roots {
            for (at, _) in line.match_indices(root) {
                let continues = line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                if continues || line[..at].ends_with("super::") {
                    continue;
                }
                let rest = &line[at + root.len()..];
                // A group within braces names several modules; one over several lines names none
                // that has a layer, and is reported.
                let paths = match rest.strip_prefix('{') {
                    Some(group) => group.trim_end_matches(['}', ';']).split(','),
                    None => rest[..rest.find(',').unwrap_or(rest.len())].split(','),
                };
                found.extend(paths.map(|path| (number + 1, first_name(path))));
            }
        }
    }
    found
}

fn first_name(path: &str) -> &str {
    let path = path.trim_start();
    let end = path.find(|c: char| !(c.is_alphanumeric() || c == '_'));
    &path[..end.unwrap_or(path.len())]
}

/// The module that the root of a crate has a name from, if it passes that on.
fn reexported<'a>(top: &'a str, name: &str) -> Option<&'a str> {
    let mut uses = top.split("pub use ").skip(1);
    uses.find_map(|rest| {
        let path = &rest[..rest.find(';')?];
        let mut words = path.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        let module = words.next()?;
        words.any(|word| word == name).then_some(module)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// What is said about a crate with two layers, the lower one with this source.
    fn complaint(source: &str) -> String {
        // Tests run side by side, so every tree has a folder of its own.
        static TREES: AtomicU32 = AtomicU32::new(0);
        let number = TREES.fetch_add(1, Ordering::Relaxed);
        let name = format!("fencepost-modules-{}-{number}", std::process::id());
        let root = std::env::temp_dir().join(name);
        let folder = root.join("crates/vm/src/state");
        fs::create_dir_all(&folder).unwrap();
        let above = root.join("crates/vm/src/words");
        fs::create_dir_all(&above).unwrap();
        fs::write(above.join("mod.rs"), "fn spell() {}\nfn get() {}\n").unwrap();
        let top = "mod state;\nmod words;\npub use words::Word;\npub use state::State;\n";
        fs::write(root.join("crates/vm/src/lib.rs"), top).unwrap();
        fs::write(folder.join("heap.rs"), source).unwrap();
        let mut problems = Vec::new();
        check(&root, &mut problems);
        fs::remove_dir_all(root).unwrap();
        problems.join("\n")
    }

    #[test]
    fn a_path_into_a_layer_above_is_noticed() {
        let above = "names `words` of a layer above";
        assert!(complaint("use crate::words::component;\n").contains(above));
        assert!(complaint("fn f() -> crate::words::W {}\n").contains(above));
        assert!(complaint("use super::super::words::Component;\n").contains(above));
        assert!(complaint("use crate::Word;\n").contains("names `Word`"));
        assert!(complaint("use crate::unheard_of::Thing;\n").contains("names `unheard_of`"));
        assert!(complaint("use crate::{state::State, words};\n").contains(above));
        assert!(complaint("use crate::{\n    state,\n    words,\n};\n").contains("names ``"));
    }

    #[test]
    fn a_method_of_a_layer_above_is_noticed() {
        let above = "calls `spell` of a layer above";
        assert!(complaint("fn f() { self.spell(1) }\n").contains(above));
        assert!(complaint("fn f() { self.machine.spell(1) }\n").contains(above));
        assert!(complaint("fn f() {\n    machine\n        .spell(1)\n}\n").contains(above));
        assert_eq!(complaint("fn get() {}\nfn f() { self.get() }\n"), "");
        assert_eq!(complaint("fn f() { list.spell() }\n"), "");
        assert_eq!(complaint("// Calls machine.spell().\n"), "");
    }

    #[test]
    fn paths_within_a_layer_and_downwards_pass() {
        assert_eq!(complaint("use crate::state::State;\n"), "");
        assert_eq!(complaint("use crate::{State, state};\n"), "");
        assert_eq!(complaint("use super::thread::Thread;\n"), "");
        assert_eq!(complaint("// See crate::words.\n"), "");
        assert_eq!(complaint("#[cfg(test)]\nuse crate::words::Word;\n"), "");
    }
}
