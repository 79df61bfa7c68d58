//! Runs the binary and looks at what it says.

// Every test file uses its own part of this module.
#![allow(dead_code)]

pub mod cluster;
pub mod schema;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What a run of the binary gave.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    /// The standard output as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.stdout)
            .unwrap_or_else(|error| panic!("{error}:\n{}\n{}", self.stdout, self.stderr))
    }

    /// The same, which must be what a schema of the repository says.
    pub fn valid_json(&self, name: &str) -> Value {
        let json = self.json();
        let problems = schema::validate(&shipped_schema(name), &json);
        assert!(problems.is_empty(), "{problems:?}\n{}", self.stdout);
        json
    }
}

/// Runs the binary in the folder of the test programs.
pub fn fencepost(arguments: &[&str]) -> Run {
    let output: Output = Command::new(env!("CARGO_BIN_EXE_fencepost"))
        .args(arguments)
        .current_dir(programs())
        .env_remove("RUST_BACKTRACE")
        .output()
        .expect("the binary runs");
    Run {
        code: output.status.code().expect("the binary exits by itself"),
        stdout: String::from_utf8(output.stdout).expect("output is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

/// The folder of the test programs.
pub fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs")
}

/// A program of the fixtures of the repository.
pub fn fixture(folder: &str, name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(folder);
    root.join(name).join("program.fir").display().to_string()
}

/// A schema that the repository ships.
pub fn shipped_schema(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/schema")
        .join(format!("{name}.schema.json"));
    let text = std::fs::read_to_string(&path).expect("the schema is there");
    serde_json::from_str(&text).expect("the schema is JSON")
}

/// A fresh folder that is removed in the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the folder can be made");
        Self(path)
    }

    /// A file in the folder.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
