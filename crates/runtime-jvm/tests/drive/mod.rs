//! Runs a class on the built-in library, threads taking turns.

use fencepost_frontend_jvm::reader::Archive;
use fencepost_frontend_jvm::{ClassPath, Found, JvmSource};
use fencepost_ir::{FuncId, Source, verify_function};
use fencepost_vm::{Action, Choice, Event, EventKind, Machine, Options, Stop, ThreadId};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A run that takes more steps is taken not to end.
const MAX_STEPS: usize = 100_000;

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads an archive.
pub fn archive(path: &Path) -> Result<Archive, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Archive::open(bytes.into()).map_err(|error| format!("{}: {error}", path.display()))
}

/// The classes of a program and of the library.
pub struct Classes {
    program: Archive,
    library: Archive,
}

impl Classes {
    pub fn of(program: &Path) -> Result<Self, String> {
        Ok(Self {
            program: archive(program)?,
            library: archive(&root().join("jdk/bin/fencepost.jar"))?,
        })
    }
}

impl ClassPath for Classes {
    fn find(&self, name: &str) -> Option<Found> {
        let file = format!("{name}.class");
        let found = |archive: &Archive, library| {
            let bytes = archive.read(&file)?.ok()?.into();
            Some(Found { bytes, library })
        };
        found(&self.library, true).or_else(|| found(&self.program, false))
    }

    fn own_classes(&self) -> Vec<String> {
        let names = self.program.names().iter();
        let classes = names.filter_map(|name| name.strip_suffix(".class"));
        classes.map(str::to_string).collect()
    }

    fn places(&self) -> Vec<String> {
        vec!["the archive".to_string()]
    }
}

/// What a run gave.
pub struct Run {
    /// The collected output.
    pub output: String,
    /// Nothing, or why the run did not end well.
    pub end: Result<(), String>,
}

/// Threads take turns, so that one which waits for another does not run for ever.
#[derive(Default)]
struct Turns {
    current: Option<ThreadId>,
    taken: u32,
}

impl Turns {
    fn pick(&mut self, choices: &[Choice]) -> Option<Choice> {
        // Nobody gives up waiting while somebody can do something else, as on a fast machine.
        let patient = choices.iter().filter(|c| c.action != Action::Timeout);
        let patient: Vec<Choice> = patient.copied().collect();
        let choices = match patient.is_empty() {
            true => choices,
            false => &patient,
        };
        let same = choices.iter().find(|c| Some(c.thread) == self.current);
        if let (Some(same), true) = (same, self.taken < 50) {
            self.taken += 1;
            return Some(*same);
        }
        let later = choices.iter().find(|c| Some(c.thread) > self.current);
        let next = *later.or(choices.first())?;
        self.current = Some(next.thread);
        self.taken = 0;
        Some(next)
    }
}

/// Runs the `main` of a class of an archive; every function that the run lowered is verified.
pub fn run(program: &Path, class: &str) -> Run {
    let mut output = String::new();
    let end = drive(program, class, &mut output);
    Run { output, end }
}

fn drive(program: &Path, class: &str, output: &mut String) -> Result<(), String> {
    let classes = Box::new(Classes::of(program)?);
    let source: Arc<dyn Source> = Arc::new(JvmSource::new(classes, Some(class.to_string())));
    let entry = source.entry().map_err(|problem| problem.to_string())?;
    let model = fencepost_memory_model::builtin("sc").ok_or("no model")?;
    let natives = fencepost_runtime_jvm::natives();
    let machine = Machine::new(source.clone(), natives, model, Options::default());
    play(&machine, entry, output)?;
    for number in 0.. {
        let id = FuncId(number);
        if source.function_name(id) == "?" {
            break;
        }
        if let Some(function) = machine.loaded_function(id) {
            verify_function(&*source, function).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

fn play(machine: &Machine, entry: FuncId, output: &mut String) -> Result<(), String> {
    let mut events = Vec::new();
    let started = machine.initial(entry, &[], Some(&mut events));
    collect(&mut events, output);
    let mut state = started.map_err(|(_, stop)| stopped(machine, stop))?;
    let mut choices = Vec::new();
    let mut turns = Turns::default();
    for _ in 0..MAX_STEPS {
        machine.choices(&state, &mut choices);
        let Some(choice) = turns.pick(&choices) else {
            return match state.has_ended() {
                true => Ok(()),
                false => Err("deadlock".to_string()),
            };
        };
        let result = machine.apply(&mut state, choice, Some(&mut events));
        collect(&mut events, output);
        result.map_err(|stop| stopped(machine, stop))?;
    }
    Err(format!("no end after {MAX_STEPS} steps"))
}

fn collect(events: &mut Vec<Event>, output: &mut String) {
    for event in events.drain(..) {
        if let EventKind::Output(text) = event.kind {
            output.push_str(&text);
        }
    }
}

fn stopped(machine: &Machine, stop: Stop) -> String {
    match stop {
        Stop::Violation(violation) => {
            let function = machine.loaded_function(violation.function);
            let position = function.map(|f| f.position(violation.pc));
            let position = position.unwrap_or(fencepost_base::Position::UNKNOWN);
            let place = machine
                .source
                .describe_position(violation.function, position);
            format!("{} ({place})", violation.message)
        }
        Stop::Unsupported(problem) => format!("unsupported: {problem}"),
        other => format!("{other:?}"),
    }
}
