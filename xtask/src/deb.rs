//! The Debian package: a release build, the manual pages and completions that it writes itself, and
//! `cargo deb`, which puts them together as `crates/cli/Cargo.toml` says.

use crate::{run, target};
use std::path::Path;
use std::process::Command;

/// The shells that have completions, and the names of their files.
const SHELLS: &[(&str, &str)] = &[
    ("bash", "fencepost"),
    ("zsh", "_fencepost"),
    ("fish", "fencepost.fish"),
];

/// Builds the package.
pub fn build(root: &Path) -> Result<(), String> {
    run(
        root,
        "cargo",
        &["build", "--release", "--locked", "-p", "fencepost"],
    )?;
    let binary = target(root).join("release/fencepost");
    // What the package has besides the binary is where its manifest looks for it.
    let folder = root.join("target/deb");
    for part in ["man", "completions"] {
        std::fs::create_dir_all(folder.join(part)).map_err(|error| error.to_string())?;
    }
    let pages = folder.join("man").display().to_string();
    printed(&binary, &["man", "--out", &pages])?;
    for (shell, file) in SHELLS {
        let text = printed(&binary, &["completions", shell])?;
        std::fs::write(folder.join("completions").join(file), text)
            .map_err(|error| error.to_string())?;
    }
    run(root, "cargo", &["deb", "-p", "fencepost", "--no-build"])
}

/// What a command of the binary prints.
fn printed(binary: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new(binary)
        .args(arguments)
        .output()
        .map_err(|error| format!("{} cannot be run: {error}", binary.display()))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}
