//! What running the compilers of this machine needs: a folder, and patience with an end.

use fencepost_report::ErrorReport;
use std::path::PathBuf;
use std::process::Child;
use std::time::{Duration, Instant};

/// How long a compiler may take.
pub const COMPILER_TIMEOUT: Duration = Duration::from_secs(120);

/// Waits for the end of a compiler, but not for ever.
pub fn wait_for(child: &mut Child, path: &str, patience: Duration) -> Result<(), ErrorReport> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(_)) => return Ok(()),
            Ok(None) if start.elapsed() > patience => {
                // The compiler is on its own here; what it leaves behind is in our folder.
                let _ = child.kill();
                let _ = child.wait();
                return Err(ErrorReport::input("the compiler takes too long", path));
            }
            Ok(None) => std::thread::sleep(Duration::from_millis(10)),
            Err(error) => return Err(ErrorReport::input(error.to_string(), path)),
        }
    }
}

/// A folder that goes when it is no longer needed.
pub struct TemporaryFolder {
    /// Where it is.
    pub path: PathBuf,
}

impl TemporaryFolder {
    /// A fresh folder.
    pub fn new() -> std::io::Result<Self> {
        let base = std::env::temp_dir();
        for attempt in 0..1000 {
            let path = base.join(format!("fencepost-{}-{attempt}", std::process::id()));
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(Self { path }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(std::io::Error::other("no temporary folder can be made"))
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        // Nothing depends on the folder being gone.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
