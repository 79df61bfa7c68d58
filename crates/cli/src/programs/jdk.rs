//! The class library of a JDK on this machine: what the built-in Java library does not have.

use fencepost_frontend_jvm::reader::{Image, ReadAt};
use fencepost_report::ErrorReport;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Where a JDK has its classes.
const MODULES: &str = "lib/modules";

/// The packages whose classes run on the built-in library. What else a JDK has expects that the
/// JDK's own start-up ran, or the JDK's own memory below, so it stays unknown.
const PACKAGES: &[&str] = &[
    "java/",
    "javax/",
    "jdk/internal/math/",
    "jdk/internal/util/Preconditions",
    "jdk/internal/util/random/",
    "sun/security/action/",
];

/// A JDK that was opened.
pub struct Jdk {
    /// The folder that it is in.
    pub folder: PathBuf,
    image: Image,
}

impl Jdk {
    /// Opens the JDK that `--jdk` names: its folder, or its `modules` file.
    pub fn open(path: &Path) -> Result<Jdk, ErrorReport> {
        let place = || format!("--jdk {}", path.display());
        let folder = match path.is_dir() {
            true => path.to_path_buf(),
            false => path.ancestors().nth(2).unwrap_or(path).to_path_buf(),
        };
        let modules = folder.join(MODULES);
        if !path.exists() || !modules.is_file() {
            return Err(ErrorReport::usage(
                format!("is neither `auto`, `builtin`, nor the folder of a JDK with `{MODULES}`"),
                place(),
            ));
        }
        let failed = |error: String| ErrorReport::input(error, modules.display().to_string());
        let file = File::open(&modules).map_err(|error| failed(error.to_string()))?;
        let image = Image::open(Box::new(Shared(Mutex::new(file))))
            .map_err(|error| failed(error.to_string()))?;
        Ok(Jdk { folder, image })
    }

    /// The JDK of this machine: the one that `JAVA_HOME` names, or that of the `java` on the PATH.
    /// One that cannot be read is no better than none.
    pub fn installed() -> Option<Jdk> {
        let named = std::env::var_os("JAVA_HOME").map(PathBuf::from);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let on_path = std::env::split_paths(&path).flat_map(|folder| {
            let tools = ["javac", "java"].map(|tool| folder.join(tool));
            tools.into_iter().filter_map(|tool| {
                let tool = tool.canonicalize().ok()?;
                Some(tool.parent()?.parent()?.to_path_buf())
            })
        });
        named
            .into_iter()
            .chain(on_path)
            .find_map(|folder| Jdk::open(&folder).ok())
    }

    /// A class that can run on the built-in library.
    pub fn find(&self, name: &str) -> Option<Vec<u8>> {
        let known = PACKAGES.iter().any(|package| name.starts_with(package));
        self.image.find(name).filter(|_| known)?.ok()
    }
}

/// A file that several searching threads read from.
struct Shared(Mutex<File>);

impl ReadAt for Shared {
    fn read_at(&self, offset: u64, length: usize) -> Option<Vec<u8>> {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // A length that the file cannot have is not allocated.
        let available = file.metadata().ok()?.len().checked_sub(offset)?;
        if length as u64 > available {
            return None;
        }
        file.seek(SeekFrom::Start(offset)).ok()?;
        let mut bytes = vec![0; length];
        file.read_exact(&mut bytes).ok()?;
        Some(bytes)
    }
}
