//! Runs an assembly on the built-in class library or a real one, threads taking turns.

use fencepost_frontend_cil::{CilSource, Library, Replacements, Resolve, StandIn};
use fencepost_ir::{FuncId, Source, verify_function};
use fencepost_vm::{Action, Choice, Event, EventKind, Machine, Options, Stop, ThreadId};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Finds references beside the program, and in the folders of a real library.
pub struct Beside(pub Vec<PathBuf>);

impl Beside {
    fn read(&self, name: &str, endings: &[&str]) -> Option<Arc<[u8]>> {
        self.0.iter().find_map(|folder| {
            let read = |ending: &&str| std::fs::read(folder.join(format!("{name}.{ending}"))).ok();
            endings.iter().find_map(read).map(Into::into)
        })
    }
}

impl Resolve for Beside {
    fn assembly(&self, name: &str) -> Option<Arc<[u8]>> {
        self.read(name, &["dll", "exe"])
    }

    fn debug_file(&self, name: &str) -> Option<Arc<[u8]>> {
        self.read(name, &["exe.mdb", "dll.mdb", "pdb"])
    }
}

/// What a run gave.
pub struct Run {
    /// The collected output.
    pub output: String,
    /// The exit code, or why there is none.
    pub end: Result<i32, String>,
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

/// What runs instead of methods of Mono's class library.
fn replacements() -> Result<Replacements, String> {
    let stand_in =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corlib/bin/fencepost.mono.dll");
    Ok(Replacements {
        rows: fencepost_runtime_cil::replaced_in_mono().collect(),
        stand_in: Some(StandIn {
            image: std::fs::read(stand_in)
                .map_err(|error| error.to_string())?
                .into(),
            debug: None,
        }),
    })
}

/// Opens a program on a library: an assembly is the built-in one, a folder has a real one.
pub fn open(program: &Path, library: &Path) -> Result<CilSource, String> {
    let read = |path: &Path| std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
    let folder = program.parent().unwrap_or(Path::new(".")).to_path_buf();
    let (library, folders) = if library.is_dir() {
        let facades = library.join("Facades");
        let folders = vec![folder, library.to_path_buf(), facades];
        (Library::Real(replacements()?), folders)
    } else {
        let image = read(library)?.into();
        let debug = None;
        (Library::Builtin { image, debug }, vec![folder])
    };
    CilSource::open(read(program)?.into(), &Beside(folders), &library)
        .map_err(|error| error.to_string())
}

/// Runs a program; every function that the run lowered is verified afterwards.
pub fn run(program: &Path, library: &Path) -> Run {
    let mut output = String::new();
    let end = drive(program, library, &mut output);
    Run { output, end }
}

fn drive(program: &Path, library: &Path, output: &mut String) -> Result<i32, String> {
    let source: Arc<dyn Source> = Arc::new(open(program, library)?);
    let entry = source.entry().map_err(|problem| problem.to_string())?;
    let machine = machine(&source)?;
    let end = play(&machine, entry, u64::MAX, output)?;
    verify_lowered(&*source, &machine)?;
    Ok(end)
}

/// A machine that runs a program under the strongest model.
pub fn machine(source: &Arc<dyn Source>) -> Result<Machine, String> {
    let model = fencepost_memory_model::builtin("sc").ok_or("no model")?;
    let natives = fencepost_runtime_cil::natives_for_mono();
    Ok(Machine::new(
        source.clone(),
        natives,
        model,
        Options::default(),
    ))
}

/// Runs from a function to the end of all threads, within a number of steps.
pub fn play(
    machine: &Machine,
    entry: FuncId,
    steps: u64,
    output: &mut String,
) -> Result<i32, String> {
    let mut events = Vec::new();
    let started = machine.initial(entry, &[], Some(&mut events));
    collect(&mut events, output);
    let mut state = started.map_err(|(_, stop)| stopped(machine, stop))?;
    let mut choices = Vec::new();
    let mut turns = Turns::default();
    for _ in 0..steps {
        machine.choices(&state, &mut choices);
        let Some(choice) = turns.pick(&choices) else {
            if !state.has_ended() {
                return Err("deadlock".to_string());
            }
            return Ok(state.exit_code());
        };
        let result = machine.apply(&mut state, choice, Some(&mut events));
        collect(&mut events, output);
        result.map_err(|stop| stopped(machine, stop))?;
    }
    Err(format!("no end after {steps} steps"))
}

/// Verifies every function that the run has lowered.
pub fn verify_lowered(source: &dyn Source, machine: &Machine) -> Result<(), String> {
    for number in 0.. {
        let id = FuncId(number);
        if source.function_name(id) == "?" {
            break;
        }
        if let Some(function) = machine.loaded_function(id) {
            verify_function(source, function).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
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
