//! Assemblies of newer compilers, run by us: what .NET printed when it ran them is kept beside them.

mod drive;

use std::path::{Path, PathBuf};

fn check(folder: &Path, library: &Path) -> Result<(), String> {
    let wanted = std::fs::read_to_string(folder.join("expected.txt")).map_err(|e| e.to_string())?;
    let run = drive::run(&folder.join("program.dll"), library);
    let got = format!("{}exit {}\n", run.output, run.end?);
    if got == wanted {
        return Ok(());
    }
    let pairs = wanted.lines().zip(got.lines());
    let line = pairs.take_while(|(a, b)| a == b).count();
    Err(format!(
        "line {}: wanted {:?}, got {:?}",
        line + 1,
        wanted.lines().nth(line),
        got.lines().nth(line)
    ))
}

#[test]
fn compiled_programs_behave_as_on_dotnet() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let library = root.join("corlib/bin/fencepost.corlib.dll");
    let mut folders: Vec<PathBuf> = std::fs::read_dir(root.join("tests/compiled"))
        .expect("tests/compiled exists")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    assert!(folders.len() >= 7, "programs are missing");
    let failures: Vec<String> = folders
        .iter()
        .filter_map(|folder| {
            let message = check(folder, &library).err()?;
            Some(format!("{}: {message}", folder.display()))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
