//! Layers inside a crate: a file names nothing of a layer above its own.
//!
//! What a file names are the paths that begin at the root of its crate. Methods are not looked at:
//! those of `vm::Machine` stand in the layer that they belong to, and lower layers may call them.

use super::rust_files;
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
            &["machine", "exec", "future"],
            &["enabled"],
            &["independence"],
            &["describe"],
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

/// Reports every path into a layer above, and every module that has no layer.
pub fn check(root: &Path, problems: &mut Vec<String>) {
    for (name, layers) in LAYERS {
        let source = root.join("crates").join(name).join("src");
        let top = ["lib.rs", "main.rs"].map(|file| fs::read_to_string(source.join(file)));
        let top = top.into_iter().flatten().collect::<String>();
        let mut files = Vec::new();
        rust_files(&source, &mut files);
        files.sort();
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
            // In a file at the top, `super` is the root of the crate.
            let is_top = parts.len() == 1 || parts.len() == 2 && parts[1] == "mod.rs";
            let text = fs::read_to_string(&file).unwrap_or_default();
            for (number, named) in named_modules(&text, is_top) {
                let module = reexported(&top, named).unwrap_or(named);
                let above = match layer_of(layers, module) {
                    Some(other) => other > level,
                    None => true,
                };
                if above {
                    problems.push(format!(
                        "{path}:{number} names `{named}` of a layer above its own"
                    ));
                }
            }
        }
    }
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
    fn paths_within_a_layer_and_downwards_pass() {
        assert_eq!(complaint("use crate::state::State;\n"), "");
        assert_eq!(complaint("use crate::{State, state};\n"), "");
        assert_eq!(complaint("use super::thread::Thread;\n"), "");
        assert_eq!(complaint("// See crate::words.\n"), "");
        assert_eq!(complaint("#[cfg(test)]\nuse crate::words::Word;\n"), "");
    }
}
