//! Every program of `tests/java/sequential` prints what `java` prints.
//!
//! The programs are compiled and what `java` printed is kept beside them (`tests/java/build.sh`),
//! so the test needs no JDK. `FENCEPOST_CASE=part` runs only programs whose name has that part.

mod drive;

use std::fmt::Write as _;

#[test]
fn programs_print_what_java_prints() {
    let folder = drive::root().join("tests/java/sequential");
    let filter = std::env::var("FENCEPOST_CASE").unwrap_or_default();
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().to_string();
            name.strip_suffix(".txt").map(str::to_string)
        })
        .filter(|name| name.contains(&filter))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "no programs in {}", folder.display());
    let mut differences = String::new();
    for name in &names {
        let expected = std::fs::read_to_string(folder.join(format!("{name}.txt"))).unwrap();
        let run = drive::run(&folder.join("programs.jar"), name);
        if let Err(end) = &run.end {
            let _ = writeln!(differences, "{name}: {end}");
        }
        if run.output != expected {
            let lines = expected.lines().zip(run.output.lines());
            let first = lines.enumerate().find(|(_, (a, b))| a != b);
            match first {
                Some((line, (wanted, found))) => {
                    let _ = writeln!(
                        differences,
                        "{name}, line {}: expected `{wanted}`, found `{found}`",
                        line + 1
                    );
                }
                None => {
                    let (wanted, found) = (expected.lines().count(), run.output.lines().count());
                    let _ = writeln!(differences, "{name}: {found} lines, expected {wanted}");
                }
            }
        }
    }
    assert!(
        differences.is_empty(),
        "of {} programs:\n{differences}",
        names.len()
    );
}
