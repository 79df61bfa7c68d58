//! Names the version: release builds from a repository say which commit they are of.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=FENCEPOST_COMMIT");
    let version = env!("CARGO_PKG_VERSION");
    let named = std::env::var("FENCEPOST_COMMIT").ok();
    // Development builds would else be linked again after every commit.
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = named.or_else(|| release.then(head).flatten());
    let version = match commit.filter(|commit| !commit.is_empty()) {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_string(),
    };
    println!("cargo:rustc-env=FENCEPOST_VERSION={version}");
}

/// The commit that is checked out, in short, if this is a repository and Git is there.
fn head() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        let line = text.trim().to_string();
        (output.status.success() && !line.contains(char::is_whitespace)).then_some(line)
    };
    if let Some(file) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo:rerun-if-changed={file}");
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}
