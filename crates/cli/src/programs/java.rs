//! Java programs: class files, archives, folders, and sources by way of the compiler on this
//! machine.

use crate::files::{digest, read_file};
use crate::options::arguments::ProgramOptions;
use crate::programs::assemblies::finish_compiling;
use crate::programs::compilers::TemporaryFolder;
use crate::programs::jdk::Jdk;
use crate::programs::loaded::Loaded;
use crate::programs::machinery::{
    CONCURRENT, LOCKS, NO_LOCK, POOL, Simple, WAITING, outermost, runs_as_it_is,
};
use fencepost_frontend_jvm::reader::{Archive, ClassFile, Constant, MemberRef};
use fencepost_frontend_jvm::{ClassPath, Found, JvmSource};
use fencepost_report::ErrorReport;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The built-in class library is part of the binary.
const LIBRARY: &[u8] = include_bytes!("../../data/jdk/fencepost.jar");

/// What `--jdk` begins with if the JDK's own concurrent collections, locks and executors run.
const OWN: &str = "own";

/// The packages of dates and times.
const TIME: &str = "java/time/";

/// Classes that only link call sites, which no code of a library is needed for.
const LINKED: &[&str] = &[
    "java/lang/invoke/StringConcatFactory",
    "java/lang/runtime/ObjectMethods",
    "java/lang/runtime/SwitchBootstraps",
];

/// The largest class file or archive that is read.
const MAX_BYTES: usize = 256 << 20;

/// How many class files of a folder are looked at.
const MAX_FILES: usize = 1 << 16;

/// How deep folders are looked into.
const MAX_DEPTH: usize = 64;

/// A place where classes are.
enum Place {
    /// Class files that were read already, by internal name.
    Read(BTreeMap<String, Arc<[u8]>>),
    /// A folder with the internal names of its classes.
    Folder(PathBuf, Vec<String>),
    /// An archive.
    Archive(PathBuf, Archive),
}

impl Place {
    fn names(&self) -> Vec<String> {
        match self {
            Place::Read(files) => files.keys().cloned().collect(),
            Place::Folder(_, names) => names.clone(),
            Place::Archive(_, archive) => {
                let names = archive.names().iter();
                let classes = names.filter_map(|name| name.strip_suffix(".class"));
                let mut classes: Vec<String> = classes
                    .filter(|name| !name.starts_with("META-INF/") && !name.ends_with("-info"))
                    .map(str::to_string)
                    .collect();
                classes.sort();
                classes
            }
        }
    }

    fn find(&self, name: &str) -> Option<Arc<[u8]>> {
        match self {
            Place::Read(files) => files.get(name).cloned(),
            Place::Folder(folder, names) => {
                // Only what was listed: a name cannot lead out of the folder.
                names
                    .binary_search_by(|known| known.as_str().cmp(name))
                    .ok()?;
                let path = folder.join(format!("{name}.class"));
                let bytes = read_file(&path.display().to_string(), MAX_BYTES).ok()?;
                Some(bytes.into())
            }
            Place::Archive(_, archive) => {
                let file = archive.read(&format!("{name}.class"))?;
                Some(file.ok()?.into())
            }
        }
    }

    fn shown(&self) -> Option<String> {
        match self {
            Place::Read(_) => None,
            // The working folder has no name of its own.
            Place::Folder(path, _) if path.as_os_str().is_empty() => Some("`.`".to_string()),
            Place::Folder(path, _) | Place::Archive(path, _) => {
                Some(format!("`{}`", path.display()))
            }
        }
    }
}

/// All places of a program, and the library.
struct Classes {
    own: Vec<Place>,
    library: Archive,
    /// Where classes come from that neither has.
    jdk: Option<Jdk>,
    /// Whether the concurrent collections, locks and executors come from there as well.
    real: bool,
    /// What of them is that of the built-in library all the same.
    simple: Simple,
    /// Whether the program needs anything else from there, which may do anything.
    open: bool,
}

impl Classes {
    /// The classes that the program's own ones name and that neither they nor the built-in library
    /// have as they are used.
    fn lack(&self) -> impl Iterator<Item = String> {
        let files = self.own.iter().flat_map(|place| {
            let names = place.names().into_iter();
            names.filter_map(|name| ClassFile::read(place.find(&name)?).ok())
        });
        files.flat_map(|file| {
            let constants = file.pool.iter().map(|(number, constant)| match constant {
                Constant::Class(_) => {
                    let name = file.pool.class(&file.bytes, number).ok();
                    name.filter(|name| !LINKED.contains(&name.as_str()) && !self.has(name))
                }
                // A JDK's dates and times replace all of the built-in ones.
                Constant::Method(..) => {
                    let member = file.pool.member(&file.bytes, number).ok();
                    member
                        .filter(|member| member.class.starts_with(TIME))
                        .filter(|member| !self.declares(member))
                        .map(|member| member.class)
                }
                _ => None,
            });
            constants.flatten().collect::<Vec<_>>()
        })
    }

    /// Whether a class, or what an array consists of, is there.
    fn has(&self, name: &str) -> bool {
        let Some(class) = class_part(name) else {
            return true;
        };
        self.library.contains(&format!("{class}.class")) || self.find(class).is_some()
    }

    /// Whether the class that a member is said to be of declares it.
    fn declares(&self, member: &MemberRef) -> bool {
        let file = self.find(&member.class);
        let file = file.and_then(|found| ClassFile::read(found.bytes).ok());
        file.is_some_and(|file| {
            let mut methods = file.methods.iter();
            methods.any(|m| m.name == member.name && m.descriptor == member.descriptor)
        })
    }

    /// Adds the JDK that `--jdk` asks for. An installed one is added only where it is needed.
    fn with_jdk(mut self, wanted: &str) -> Result<Self, ErrorReport> {
        let (real, wanted) = match wanted.strip_prefix(OWN) {
            Some("") => (true, None),
            Some(rest) if rest.starts_with(':') => (true, Some(&rest[1..])),
            _ => (false, Some(wanted)),
        };
        self.real = real;
        let names = |class: &str| self.named().any(|name| outermost(&name) == class);
        self.simple = Simple {
            locks: real && self.hides_locks(),
            waiting: real && !names(WAITING),
            queues: real && names(POOL),
        };
        let Some(wanted) = wanted else {
            self.jdk = Some(Jdk::installed().ok_or_else(|| {
                ErrorReport::usage(
                    "no JDK is installed: neither `JAVA_HOME` nor the PATH leads to one",
                    "--jdk own",
                )
            })?);
            self.open = self.lacks_more();
            return Ok(self);
        };
        self.jdk = match wanted {
            path if real => Some(Jdk::open(Path::new(path))?),
            "builtin" => None,
            "auto" => {
                let mut lacking = self.lack().peekable();
                let jdk = lacking.peek().and_then(|_| Jdk::installed());
                jdk.filter(|jdk| lacking.any(|name| jdk.find(&name).is_some()))
            }
            path => Some(Jdk::open(Path::new(path))?),
        };
        self.open = match real {
            true => self.lacks_more(),
            false => self.jdk.is_some(),
        };
        Ok(self)
    }

    /// The classes that the program's own ones name.
    fn named(&self) -> impl Iterator<Item = String> {
        let files = self.own.iter().flat_map(Place::names).filter_map(|name| {
            let bytes = self.own.iter().find_map(|place| place.find(&name))?;
            ClassFile::read(bytes).ok()
        });
        files.flat_map(|file| {
            let constants = file
                .pool
                .iter()
                .filter_map(|(number, constant)| match constant {
                    Constant::Class(_) => file.pool.class(&file.bytes, number).ok(),
                    _ => None,
                });
            constants.collect::<Vec<_>>()
        })
    }

    /// Whether the program names concurrent classes that may have locks inside, but no lock.
    fn hides_locks(&self) -> bool {
        let named: Vec<String> = self.named().collect();
        let mut classes = named.iter().filter_map(|name| class_part(name));
        let mut above = classes
            .clone()
            .filter_map(|name| name.strip_prefix(CONCURRENT));
        let locks = |name: &str| name.starts_with(LOCKS) && name != NO_LOCK;
        above.any(|name| !name.contains('/')) && !classes.any(locks)
    }

    /// Whether the program names classes that only the JDK has, other than concurrent ones.
    fn lacks_more(&self) -> bool {
        let alone = |name: &str| {
            let own = self.own.iter().any(|place| place.find(name).is_some());
            own || self.library.contains(&format!("{name}.class"))
        };
        let mut classes = self.named();
        classes.any(|name| {
            let Some(class) = class_part(&name) else {
                return false;
            };
            let known = LINKED.contains(&class) || class.starts_with(CONCURRENT);
            !known && !alone(class)
        })
    }
}

impl Classes {
    /// Whether a class comes from the JDK even if the built-in library has it.
    fn is_preferred(&self, name: &str) -> bool {
        // Of dates and times the built-in library has only what other parts of it use.
        if name.starts_with(TIME) {
            return true;
        }
        self.real && runs_as_it_is(name, &self.simple)
    }
}

impl ClassPath for Classes {
    fn find(&self, name: &str) -> Option<Found> {
        let jdk = self.jdk.as_ref().filter(|_| self.is_preferred(name));
        if let Some(bytes) = jdk.and_then(|jdk| jdk.find(name)) {
            return Some(Found {
                bytes: bytes.into(),
                library: true,
            });
        }
        // No program replaces what the machine builds on.
        let file = self.library.read(&format!("{name}.class"));
        if let Some(Ok(bytes)) = file {
            return Some(Found {
                bytes: bytes.into(),
                library: true,
            });
        }
        if let Some(bytes) = self.own.iter().find_map(|place| place.find(name)) {
            return Some(Found {
                bytes,
                library: false,
            });
        }
        let bytes = self.jdk.as_ref()?.find(name)?;
        Some(Found {
            bytes: bytes.into(),
            library: true,
        })
    }

    fn own_classes(&self) -> Vec<String> {
        let mut names = Vec::new();
        for place in &self.own {
            for name in place.names() {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    fn places(&self) -> Vec<String> {
        let own = self.own.iter().filter_map(Place::shown);
        let jdk = self.jdk.iter();
        own.chain(["the built-in class library".to_string()])
            .chain(jdk.map(|jdk| format!("`{}`", jdk.folder.display())))
            .collect()
    }

    fn is_open(&self) -> bool {
        self.open
    }

    fn has_real_collections(&self) -> bool {
        self.real
    }

    fn has_simple_locks(&self) -> bool {
        self.simple.locks
    }
}

/// The class that a name means, or that the elements of an array are of; none for numbers.
fn class_part(name: &str) -> Option<&str> {
    match name.trim_start_matches('[') {
        plain if plain.len() == name.len() => Some(name),
        element => Some(element.strip_prefix('L')?.trim_end_matches(';')),
    }
}

/// Loads a Java program.
pub fn load(
    path: &str,
    arguments: &[String],
    options: &ProgramOptions,
) -> Result<Loaded, ErrorReport> {
    let ending = Path::new(path).extension();
    let ending = ending.map(|ending| ending.to_string_lossy().to_lowercase());
    let (program, main_class, digest) = match ending.as_deref() {
        _ if Path::new(path).is_dir() => open_folder(path)?,
        Some("jar") => open_archive(path)?,
        Some("java") => compile(path, options)?,
        _ => open_class(path)?,
    };
    let mut own = vec![program];
    let listed = options.classpath.iter().flat_map(std::env::split_paths);
    for entry in listed.chain(options.references.iter().cloned()) {
        own.push(open_place(&entry)?);
    }
    let library = Archive::open(LIBRARY.into()).map_err(|error| {
        ErrorReport::input(format!("the built-in library is damaged: {error}"), path)
    })?;
    let classes = Classes {
        own,
        library,
        jdk: None,
        real: false,
        simple: Simple::default(),
        open: false,
    };
    let classes = classes.with_jdk(&options.jdk)?;
    let jdk = classes.jdk.as_ref();
    let library = match (jdk, classes.real) {
        (None, _) => "builtin".to_string(),
        (Some(jdk), false) => jdk.folder.display().to_string(),
        (Some(jdk), true) => format!("{OWN}:{}", jdk.folder.display()),
    };
    let source = JvmSource::new(Box::new(classes), main_class)
        .with_arguments(arguments.to_vec())
        .with_spurious(options.spurious)
        .with_tearing(options.tearing);
    Ok(Loaded {
        natives: fencepost_runtime_jvm::natives(),
        default_model: "jsr133",
        corlib: Some(library),
        assumptions: Vec::new(),
        source: Arc::new(source),
        digest,
        races: false,
    })
}

type Opened = (Place, Option<String>, String);

fn open_class(path: &str) -> Result<Opened, ErrorReport> {
    let bytes: Arc<[u8]> = read_file(path, MAX_BYTES)?.into();
    let digest = digest(&bytes);
    let file = ClassFile::read(bytes.clone())
        .map_err(|error| ErrorReport::input(error.to_string(), path))?;
    // The folder above the packages is the root of the other classes.
    let depth = file.name.matches('/').count();
    let full =
        std::path::absolute(path).map_err(|error| ErrorReport::input(error.to_string(), path))?;
    let root = full.ancestors().nth(depth + 1);
    let expected = format!("{}.class", file.name);
    let in_place = root.filter(|root| root.join(&expected) == full);
    let place = match in_place {
        Some(root) => {
            let mut names = Vec::new();
            list(
                &full,
                full.parent().unwrap_or(root),
                root,
                &mut names,
                MAX_DEPTH,
            );
            names.sort();
            let shown = Path::new(path).parent().unwrap_or(Path::new("."));
            let shown = match depth {
                0 => shown.to_path_buf(),
                _ => root.to_path_buf(),
            };
            Place::Folder(shown, names)
        }
        None => Place::Read(BTreeMap::from([(file.name.clone(), bytes)])),
    };
    Ok((place, Some(file.name), digest))
}

/// The internal names of the classes in a folder; not those below it if it is a single class's.
fn list(class: &Path, folder: &Path, root: &Path, names: &mut Vec<String>, depth: usize) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if names.len() >= MAX_FILES {
            return;
        }
        if path.is_dir() {
            if class.as_os_str().is_empty() && depth > 0 {
                list(class, &path, root, names, depth - 1);
            }
        } else if path.extension().is_some_and(|ending| ending == "class")
            && let Ok(relative) = path.strip_prefix(root)
        {
            let relative = relative.with_extension("");
            let parts = relative.iter().map(|part| part.to_string_lossy());
            names.push(parts.collect::<Vec<_>>().join("/"));
        }
    }
}

fn folder_place(path: &Path) -> Place {
    let mut names = Vec::new();
    list(Path::new(""), path, path, &mut names, MAX_DEPTH);
    names.retain(|name| !name.ends_with("-info"));
    names.sort();
    Place::Folder(path.to_path_buf(), names)
}

fn open_folder(path: &str) -> Result<Opened, ErrorReport> {
    let place = folder_place(Path::new(path));
    let names = place.names();
    if names.is_empty() {
        return Err(ErrorReport::input("has no class files", path));
    }
    let mut everything = Vec::new();
    for name in &names {
        everything.extend(place.find(name).unwrap_or_default().iter());
    }
    Ok((place, None, digest(&everything)))
}

fn read_archive(path: &Path) -> Result<(Archive, String), ErrorReport> {
    let shown = path.display().to_string();
    let bytes = read_file(&shown, MAX_BYTES)?;
    let digest = digest(&bytes);
    let archive = Archive::open(bytes.into())
        .map_err(|error| ErrorReport::input(error.to_string(), &shown))?;
    Ok((archive, digest))
}

fn open_archive(path: &str) -> Result<Opened, ErrorReport> {
    let (archive, digest) = read_archive(Path::new(path))?;
    let manifest = match archive.read("META-INF/MANIFEST.MF") {
        Some(Ok(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
        Some(Err(error)) => return Err(ErrorReport::input(error.to_string(), path)),
        None => String::new(),
    };
    let main = manifest
        .lines()
        .find_map(|line| line.strip_prefix("Main-Class:"))
        .map(|name| name.trim().replace('.', "/"));
    Ok((Place::Archive(PathBuf::from(path), archive), main, digest))
}

/// An entry of the class path.
fn open_place(path: &Path) -> Result<Place, ErrorReport> {
    if path.is_dir() {
        return Ok(folder_place(path));
    }
    let (archive, _) = read_archive(path)?;
    Ok(Place::Archive(path.to_path_buf(), archive))
}

/// Compiles a source in a temporary folder, and reads what comes out.
fn compile(path: &str, options: &ProgramOptions) -> Result<Opened, ErrorReport> {
    let text = read_file(path, MAX_BYTES)?;
    let failed = |error: std::io::Error| ErrorReport::input(error.to_string(), path);
    let folder = TemporaryFolder::new().map_err(failed)?;
    let output = folder.path.join("classes");
    std::fs::create_dir(&output).map_err(failed)?;
    let log = folder.path.join("messages.txt");
    let messages = std::fs::File::create(&log).map_err(failed)?;
    let mut command = Command::new("javac");
    command.args(["-g", "-nowarn", "-d"]).arg(&output);
    let listed = options.classpath.iter().flat_map(std::env::split_paths);
    let entries: Vec<PathBuf> = listed.chain(options.references.iter().cloned()).collect();
    if let Ok(joined) = std::env::join_paths(&entries)
        && !entries.is_empty()
    {
        command.arg("-cp").arg(joined);
    }
    command
        .arg(path)
        .stdin(Stdio::null())
        .stdout(messages.try_clone().map_err(failed)?)
        .stderr(messages);
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(ErrorReport::input(
                "no `javac` is on the PATH; install a JDK (on Debian: the package \
                 `default-jdk-headless`), or compile the program and check its class files",
                path,
            ));
        }
        Err(error) => return Err(failed(error)),
    };
    finish_compiling(&mut child, &log, path)?;
    let place = folder_place(&output);
    let mut files = BTreeMap::new();
    for name in place.names() {
        if let Some(bytes) = place.find(&name) {
            files.insert(name, bytes);
        }
    }
    // The class with the name of the file is the one to start, if it can be.
    let stem = Path::new(path).file_stem().unwrap_or_default();
    let stem = stem.to_string_lossy();
    let named = files.keys().find(|name| {
        let simple = name.rsplit('/').next().unwrap_or(name);
        simple == stem
    });
    let main = named
        .filter(|name| {
            let file = files.get(*name).map(|bytes| ClassFile::read(bytes.clone()));
            file.is_some_and(|file| {
                file.is_ok_and(|file| file.methods.iter().any(|m| m.name == "main"))
            })
        })
        .cloned();
    Ok((Place::Read(files), main, digest(&text)))
}
