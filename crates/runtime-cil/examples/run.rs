//! Runs an assembly on the built-in class library with the simplest of schedules.
//!
//! Prints the collected output and ends with the program's exit code. The first argument is the
//! assembly, the second the class library; references are looked for beside the assembly.

use fencepost_frontend_cil::{CilSource, Library, Resolve};
use fencepost_ir::{Source, verify_function};
use fencepost_vm::{Choice, EventKind, Machine, Options, Stop, ThreadId};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

struct Beside(PathBuf);

impl Resolve for Beside {
    fn assembly(&self, name: &str) -> Option<Arc<[u8]>> {
        let read = |ending: &str| std::fs::read(self.0.join(format!("{name}.{ending}"))).ok();
        read("dll").or_else(|| read("exe")).map(Into::into)
    }

    fn debug_file(&self, name: &str) -> Option<Arc<[u8]>> {
        let read = |ending: &str| std::fs::read(self.0.join(format!("{name}.{ending}"))).ok();
        ["exe.mdb", "dll.mdb", "pdb"]
            .into_iter()
            .find_map(read)
            .map(Into::into)
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(program), Some(library)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: run PROGRAM LIBRARY [verify]");
        return ExitCode::from(2);
    };
    let verify = arguments.next().is_some();
    match run(Path::new(&program), Path::new(&library), verify) {
        Ok(code) => ExitCode::from(code as u8),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(99)
        }
    }
}

/// Threads take turns, so that one which waits for another does not run for ever.
#[derive(Default)]
struct Turns {
    current: Option<ThreadId>,
    taken: u32,
}

impl Turns {
    fn pick(&mut self, choices: &[Choice]) -> Option<Choice> {
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

fn run(program: &Path, library: &Path, verify: bool) -> Result<i32, String> {
    let read = |path: &Path| std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
    let folder = program.parent().unwrap_or(Path::new(".")).to_path_buf();
    let library = Library::Builtin {
        image: read(library)?.into(),
        debug: None,
    };
    let source = CilSource::open(read(program)?.into(), &Beside(folder), &library)
        .map_err(|error| error.to_string())?;
    let source: Arc<dyn Source> = Arc::new(source);
    let entry = source.entry().map_err(|problem| problem.to_string())?;
    let model = fencepost_memory_model::builtin("sc").ok_or("no model")?;
    let natives = fencepost_runtime_cil::natives();
    let machine = Machine::new(source.clone(), natives, model, Options::default());
    let mut events = Vec::new();
    let mut state = match machine.initial(entry, &[], Some(&mut events)) {
        Ok(state) => state,
        Err((_, stop)) => {
            flush(&mut events);
            return Err(stopped(&machine, stop));
        }
    };
    let mut choices = Vec::new();
    let mut turns = Turns::default();
    loop {
        flush(&mut events);
        machine.choices(&state, &mut choices);
        let Some(choice) = turns.pick(&choices) else {
            break;
        };
        if let Err(stop) = machine.apply(&mut state, choice, Some(&mut events)) {
            flush(&mut events);
            return Err(stopped(&machine, stop));
        }
    }
    if verify {
        check_all(&*source, &machine)?;
    }
    if !state.has_ended() {
        return Err("deadlock".to_string());
    }
    Ok(state.globals.exit.unwrap_or(state.globals.exit_code))
}

/// Verifies every function that the run has lowered.
fn check_all(source: &dyn Source, machine: &Machine) -> Result<(), String> {
    for number in 0.. {
        let id = fencepost_ir::FuncId(number);
        if source.signature(id).is_err() && source.function_name(id) == "?" {
            return Ok(());
        }
        if let Some(function) = machine.loaded_function(id) {
            verify_function(source, function).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

fn flush(events: &mut Vec<fencepost_vm::Event>) {
    for event in events.drain(..) {
        if let EventKind::Output(text) = event.kind {
            print!("{text}");
        }
    }
}

fn stopped(machine: &Machine, stop: Stop) -> String {
    match stop {
        Stop::Violation(violation) => {
            let function = machine.loaded_function(violation.function);
            let position = function
                .map(|f| f.position(violation.pc))
                .unwrap_or(fencepost_base::Position::UNKNOWN);
            let place = machine
                .source
                .describe_position(violation.function, position);
            format!(
                "violation at {place}: {:?} {}",
                violation.kind, violation.message
            )
        }
        Stop::Unsupported(problem) => format!("unsupported: {problem}"),
        other => format!("{other:?}"),
    }
}
