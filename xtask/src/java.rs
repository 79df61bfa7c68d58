//! The built-in Java class library and the Java programs of the tests.

use std::path::Path;

/// Builds the class library beside the committed one and compares them; with `--write`, builds the
/// committed one and the programs of the tests anew.
pub fn run(root: &Path) -> Result<(), String> {
    match std::env::args().nth(2).as_deref() {
        None => check(root),
        Some("--write") => {
            crate::run(root, "sh", &["jdk/build.sh"])?;
            crate::run(root, "sh", &["tests/java/build.sh"])
        }
        Some(_) => Err("usage: cargo xtask java [--write]".to_string()),
    }
}

fn check(root: &Path) -> Result<(), String> {
    let folder = crate::target(root).join("jdk");
    crate::run(root, "sh", &["jdk/build.sh", &folder.display().to_string()])?;
    let read =
        |path: &Path| std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let built = read(&folder.join("fencepost.jar"))?;
    let committed = read(&root.join("jdk/bin/fencepost.jar"))?;
    match built == committed {
        true => Ok(()),
        false => Err(
            "jdk/bin/fencepost.jar is not what its sources build; `cargo xtask java --write` \
             builds it anew"
                .to_string(),
        ),
    }
}
