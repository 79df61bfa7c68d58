//! Reads every part of the assemblies named on the command line and reports
//! what was found; symbols beside them are read too. A quick way to try the
//! reader on other compilers' output:
//! `cargo run --release --example read_everything -- FILE...`

use std::path::Path;
use std::time::Instant;

use fencepost_frontend_cil::reader::*;

#[path = "../tests/walk/mod.rs"]
mod walk;

fn read_file(path: &Path) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let data = bytes.into();
    let start = Instant::now();
    let image = Image::open(data).map_err(|error| error.to_string())?;
    let opened = start.elapsed();
    let mut found = walk::Found::default();
    walk::image(&image, &mut found);
    walk::attributes(&image, &mut found);
    if let Some(info) = find_symbols(path, &image)? {
        let is_match = info.matches(&image).map_err(|error| error.to_string())?;
        walk::debug(&info, &image, &mut found);
        println!("{}: symbols match: {is_match}", path.display());
    }
    println!("{}: opened in {opened:?}: {found:?}", path.display());
    match found.error_count {
        0 => Ok(()),
        count => Err(format!("{count} errors")),
    }
}

fn find_symbols(path: &Path, image: &Image) -> Result<Option<DebugInfo>, String> {
    let embedded = DebugInfo::embedded(image).map_err(|error| error.to_string())?;
    if embedded.is_some() {
        return Ok(embedded);
    }
    let mono = format!("{}.mdb", path.display()).into();
    for place in [mono, path.with_extension("pdb")] {
        if let Ok(bytes) = std::fs::read(&place) {
            let info = DebugInfo::open(bytes.into()).map_err(|error| error.to_string())?;
            return Ok(Some(info));
        }
    }
    Ok(None)
}

fn main() {
    let mut failed = 0;
    for name in std::env::args().skip(1) {
        if let Err(error) = read_file(Path::new(&name)) {
            println!("{name}: FAILED: {error}");
            failed += 1;
        }
    }
    println!("{failed} files failed");
}
