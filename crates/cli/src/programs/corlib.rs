//! Which class library a program runs with.
//!
//! A run has one library, whole. By default that is the built-in one if it has everything that
//! the program refers to, else a real one found on this machine if that has more of it. What
//! neither has stops the paths that reach it, and only those.

use crate::programs::assemblies::Files;
use fencepost_frontend_cil::{CilSource, Library, OpenError, Replacements, StandIn};
use fencepost_report::ErrorReport;
use fencepost_vm::NativeTable;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The built-in class library and its debug information are part of the binary.
pub const CORLIB: &[u8] = include_bytes!("../../data/corlib/fencepost.corlib.dll");
const CORLIB_DEBUG: &[u8] = include_bytes!("../../data/corlib/fencepost.corlib.dll.mdb");

/// What stands in for methods of Mono's class library, see `corlib/mono`.
const MONO: &[u8] = include_bytes!("../../data/corlib/fencepost.mono.dll");
const MONO_DEBUG: &[u8] = include_bytes!("../../data/corlib/fencepost.mono.dll.mdb");

/// Names the folder of a real library that is not in one of the usual places.
const VARIABLE: &str = "FENCEPOST_CORLIB";

/// The file that makes a folder a class library.
const CORE: &str = "mscorlib.dll";

/// Where Mono's libraries usually are.
const PLACES: &[&str] = &[
    "/usr/lib/mono/4.5",
    "/usr/local/lib/mono/4.5",
    "/opt/mono/lib/mono/4.5",
    "/opt/homebrew/lib/mono/4.5",
    "/Library/Frameworks/Mono.framework/Versions/Current/lib/mono/4.5",
    "C:\\Program Files\\Mono\\lib\\mono\\4.5",
];

/// A program with the library it runs with.
pub struct Opened {
    /// The program.
    pub source: CilSource,
    /// What its library may ask of the runtime.
    pub natives: NativeTable,
    /// The library: `builtin`, or the folder of a real one.
    pub corlib: String,
}

/// Opens a program with the library that `--corlib` asks for.
pub fn open(program: &Arc<[u8]>, files: &Files, wanted: &str) -> Result<Opened, ErrorReport> {
    let shown = files.program.display().to_string();
    let failed = |error: OpenError| ErrorReport::input(error.to_string(), &shown);
    match wanted {
        "builtin" => builtin(program, files).map_err(failed),
        "auto" => auto(program, files).map_err(failed),
        path => real(program, files, &folder_of(Path::new(path))?).map_err(failed),
    }
}

fn builtin(program: &Arc<[u8]>, files: &Files) -> Result<Opened, OpenError> {
    let library = Library::Builtin {
        image: CORLIB.into(),
        debug: Some(CORLIB_DEBUG.into()),
    };
    Ok(Opened {
        source: CilSource::open(program.clone(), files, &library)?,
        natives: fencepost_runtime_cil::natives(),
        corlib: "builtin".to_string(),
    })
}

fn real(program: &Arc<[u8]>, files: &Files, folder: &Path) -> Result<Opened, OpenError> {
    let files = files.with_library(folder);
    let replacements = Replacements {
        rows: fencepost_runtime_cil::replaced_in_mono().collect(),
        stand_in: Some(StandIn {
            image: MONO.into(),
            debug: Some(MONO_DEBUG.into()),
        }),
    };
    Ok(Opened {
        source: CilSource::open(program.clone(), &files, &Library::Real(replacements))?,
        natives: fencepost_runtime_cil::natives_for_mono(),
        corlib: folder.display().to_string(),
    })
}

fn auto(program: &Arc<[u8]>, files: &Files) -> Result<Opened, OpenError> {
    let own = builtin(program, files)?;
    let lacks = own.source.missing_references().len();
    if lacks == 0 {
        return Ok(own);
    }
    let Some(folder) = installed(files) else {
        return Ok(own);
    };
    // A library that cannot be read is no better than none.
    match real(program, files, &folder) {
        Ok(other) if other.source.missing_references().len() < lacks => Ok(other),
        _ => Ok(own),
    }
}

/// The folder of the library that a path names: the folder itself, or its `mscorlib.dll`.
fn folder_of(path: &Path) -> Result<PathBuf, ErrorReport> {
    let place = || format!("--corlib {}", path.display());
    let folder = if path.is_dir() {
        path.to_path_buf()
    } else if path.is_file() {
        path.parent().unwrap_or(Path::new(".")).to_path_buf()
    } else {
        return Err(ErrorReport::usage(
            "is neither `auto`, `builtin`, nor a class library or its folder",
            place(),
        ));
    };
    match folder.join(CORE).is_file() {
        true => Ok(folder),
        false => Err(ErrorReport::usage(
            format!("has no `{CORE}`, so it is no class library"),
            place(),
        )),
    }
}

/// The folder of the real library of this machine, wherever the program is.
pub fn installed_folder() -> Option<String> {
    let files = Files::new(Path::new(""), &[]);
    installed(&files).map(|folder| folder.display().to_string())
}

/// The real library of this machine: the one that the environment names, the one beside the
/// program, that of the `mono` on the PATH, or one in a usual place.
fn installed(files: &Files) -> Option<PathBuf> {
    let named = std::env::var_os(VARIABLE).map(PathBuf::from);
    let beside = files.program.parent().map(Path::to_path_buf);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let of_mono = std::env::split_paths(&path).find_map(|folder| {
        let is_there = folder.join("mono").is_file() || folder.join("mono.exe").is_file();
        let prefix = folder.parent().filter(|_| is_there)?;
        Some(prefix.join("lib").join("mono").join("4.5"))
    });
    named
        .into_iter()
        .chain(beside)
        .chain(of_mono)
        .chain(PLACES.iter().map(PathBuf::from))
        .find(|folder| folder.join(CORE).is_file())
}
