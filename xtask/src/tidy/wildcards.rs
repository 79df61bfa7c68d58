//! Matches over operations that end in `_` decide about operations that nobody has thought of yet.
//!
//! A crate that carries the semantics may have such an arm only if a comment above it says why its
//! answer is right for every operation to come, or if it reports a defect.

use super::rust_files;
use std::fs;
use std::path::Path;

/// The crates whose answers decide about verdicts.
const CRATES: &[&str] = &["vm", "search", "engine-explicit", "engine-dpor", "check"];

/// Reports every arm of this kind. Sources are formatted, so arms of one match have one depth.
pub fn check(root: &Path, problems: &mut Vec<String>) {
    for name in CRATES {
        let mut files = Vec::new();
        rust_files(&root.join("crates").join(name).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap_or_default();
            let lines: Vec<&str> = text.lines().collect();
            for (number, line) in lines.iter().enumerate() {
                if is_silent(&lines[..number], line) {
                    let path = file.strip_prefix(root).unwrap_or(&file).display();
                    problems.push(format!(
                        "{path}:{} decides silently about operations to come; ask \
                         `vm::machine::effects`, or say above the arm why it is right for all of them",
                        number + 1
                    ));
                }
            }
        }
    }
}

/// Whether a line is a `_` arm of a match over operations, without a word about it.
fn is_silent(before: &[&str], line: &str) -> bool {
    let depth = indent(line);
    let arm = line.trim_start();
    let is_wildcard = arm.starts_with("_ =>") || arm.starts_with("_ if ");
    let is_told = before
        .last()
        .is_some_and(|above| above.trim_start().starts_with("//"));
    if !is_wildcard || is_told || arm.contains("broken(") {
        return false;
    }
    let arms = before
        .iter()
        .rev()
        .take_while(|above| indent(above) >= depth);
    arms.filter(|above| indent(above) == depth)
        .any(|above| names_operation(above.trim_start()))
}

/// Whether a line begins with the pattern of an operation.
fn names_operation(line: &str) -> bool {
    ["Op::", "| Op::", "Some(Op::", "| Some(Op::"]
        .iter()
        .any(|start| line.starts_with(start))
}

/// How deep a line is. Empty lines do not end a match.
fn indent(line: &str) -> usize {
    match line.trim_start() {
        "" => usize::MAX,
        text => line.len() - text.len(),
    }
}
