//! The committed class library is what its sources build: types, signatures, code, lines.
//!
//! The compiler puts fresh identities into every build, so the files cannot be compared byte by
//! byte. `cargo xtask corlib` runs this alone; without `mcs` there is nothing to compare with.

use fencepost_frontend_cil::reader::{DebugInfo, Image};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

mod canonical;
mod publicise;

fn corlib() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corlib")
}

fn open(path: &Path) -> canonical::Description {
    let read = |path: &Path| -> Arc<[u8]> { std::fs::read(path).unwrap().into() };
    let image = Image::open(read(path)).unwrap();
    let mut symbols = path.as_os_str().to_os_string();
    symbols.push(".mdb");
    let debug = DebugInfo::open(read(Path::new(&symbols))).unwrap();
    assert!(
        debug.matches(&image).unwrap(),
        "the symbols belong to another build"
    );
    canonical::describe(&image, Some(&debug)).unwrap()
}

/// What differs, in the words of the library: at most this many members in full.
const SHOWN: usize = 20;

fn differences(committed: &canonical::Description, built: &canonical::Description) -> Vec<String> {
    let mut found = Vec::new();
    for (name, text) in committed {
        match built.get(name) {
            None => found.push(format!("only in the committed library: {name}")),
            Some(other) if other != text => {
                let (mut old, mut new) = (text.lines(), other.lines());
                let line = loop {
                    match (old.next(), new.next()) {
                        (Some(a), Some(b)) if a == b => {}
                        (a, b) => break (a.unwrap_or("nothing"), b.unwrap_or("nothing")),
                    }
                };
                found.push(format!(
                    "{name}\n  committed: {}\n  sources:   {}",
                    line.0, line.1
                ));
            }
            Some(_) => {}
        }
    }
    for name in built.keys() {
        if !committed.contains_key(name) {
            found.push(format!("only in the sources: {name}"));
        }
    }
    found
}

/// Whether the compiler is there; a message says so if not.
fn has_compiler() -> bool {
    let probe = Command::new("mcs").arg("--version").output();
    let there = probe.is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
    }
    there
}

/// Runs a build script, and compares what it makes with the committed assembly of that name.
fn compare(folder: &Path, script: &str, arguments: &[&Path], name: &str) {
    let output = folder.join(name);
    let built = Command::new("sh")
        .arg(corlib().join(script))
        .args(arguments)
        .arg(&output)
        .output()
        .unwrap();
    assert!(
        built.status.success(),
        "the sources do not compile:\n{}{}",
        String::from_utf8_lossy(&built.stdout),
        String::from_utf8_lossy(&built.stderr)
    );
    let (built, committed) = (open(&output), open(&corlib().join("bin").join(name)));
    assert!(committed.len() > 100, "nothing was compared");
    let found = differences(&committed, &built);
    let shown: Vec<&str> = found.iter().take(SHOWN).map(String::as_str).collect();
    assert!(
        found.is_empty(),
        "corlib/bin/{name} is not what its sources build; run `cargo xtask corlib --write` and \
         commit what changes.\n{} of {} types and members differ:\n{}",
        found.len(),
        committed.len(),
        shown.join("\n")
    );
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fencepost-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_sources_build_to_the_committed_library() {
    if has_compiler() {
        let folder = folder("corlib");
        compare(&folder, "build.sh", &[], "fencepost.corlib.dll");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

/// Where Debian has Mono's libraries; elsewhere this part is not checked.
const MONO: &str = "/usr/lib/mono/4.5";

#[test]
fn the_sources_build_to_the_committed_stand_in() {
    let library = Path::new(MONO);
    let Ok(core) = std::fs::read(library.join("mscorlib.dll")) else {
        eprintln!("skipped: Mono's class library is not in {MONO}");
        return;
    };
    if has_compiler() {
        let folder = folder("stand-in");
        let public = folder.join("mscorlib.dll");
        std::fs::write(&public, publicise::public(core).unwrap()).unwrap();
        compare(
            &folder,
            "mono/build.sh",
            &[&public, library],
            "fencepost.mono.dll",
        );
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn a_difference_is_noticed() {
    let committed = open(&corlib().join("bin/fencepost.corlib.dll"));
    let mut other = committed.clone();
    assert_eq!(differences(&committed, &other), Vec::<String>::new());
    let name = committed
        .iter()
        .find(|(name, text)| name.starts_with("method ") && text.contains("IL_0000 ldarg.0"))
        .map(|(name, _)| name.clone())
        .unwrap();
    let changed = committed[&name].replacen("IL_0000 ldarg.0", "IL_0000 ldarg.1", 1);
    other.insert(name.clone(), changed);
    other.remove("type System.Object");
    other.insert("type System.Extra".to_string(), String::new());
    let found = differences(&committed, &other);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.iter().any(|text| text.starts_with(&name)));
    assert!(found.contains(&"only in the committed library: type System.Object".to_string()));
    assert!(found.contains(&"only in the sources: type System.Extra".to_string()));
}
