//! The programs of the fixtures.

use std::path::{Path, PathBuf};

/// All programs of the fixtures, in order.
pub fn fixture_programs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir");
    let mut all = Vec::new();
    programs(&root, &mut all);
    assert!(all.len() > 50, "{} programs", all.len());
    all
}

fn programs(at: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(at) else {
        return;
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            programs(&path, out);
        } else if path.ends_with("program.fir") {
            out.push(path);
        }
    }
}
