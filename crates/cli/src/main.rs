//! The command line: flags become a task, a result becomes text and an exit code.
//!
//! This is the only crate that reads files, prints or exits.

mod checkpoint;
mod cluster;
mod code_digests;
mod commands;
mod expectations;
mod explore;
mod files;
mod interrupt;
mod litmus_files;
mod memory;
mod options;
mod output;
mod programs;
mod progress;
mod repair;
mod search;
mod source_files;
mod specification;
mod suggestions;
mod test_settings;
mod witness_files;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use commands::Failed;
use fencepost_report::{ErrorReport, error_junit, error_sarif, internal_json};
use options::arguments::{Command, CommandLine, Format};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The exit code for bad input and bad usage.
const EXIT_BAD_INPUT: i32 = 2;
/// The exit code for a defect of ours.
const EXIT_INTERNAL: i32 = 5;
/// Room for the deepest recursion that the limits of the parsers allow, with a wide margin.
const STACK_BYTES: usize = 256 << 20;

/// The words of the last panic, for the result.
static PANIC: Mutex<String> = Mutex::new(String::new());

fn main() {
    let code = match CommandLine::try_parse() {
        Ok(mut line) => {
            line.command.gather_sources();
            let format = line.command.format();
            let program = line.command.program().to_string();
            guarded(format, &program, move || run(line.command))
        }
        Err(error) => refuse(&error),
    };
    std::process::exit(code);
}

fn run(command: Command) -> i32 {
    let format = command.format();
    let program = command.program().to_string();
    let out = command.out().map(Path::to_path_buf);
    let result = match command {
        Command::Check(arguments) => commands::check(&arguments),
        Command::Outcomes(arguments) => commands::outcomes(&arguments),
        Command::Fences(arguments) => commands::fences(&arguments),
        Command::Datatype(arguments) => commands::datatype(&arguments),
        Command::Replay(arguments) => commands::replay(&arguments),
        Command::Models(arguments) => commands::models(&arguments),
        Command::Explore(arguments) => commands::explore(&arguments),
        Command::Graph(arguments) => commands::graph(&arguments),
        Command::Litmus(arguments) => commands::litmus(&arguments),
        Command::Dump(arguments) => commands::dump(&arguments),
        Command::Test(arguments) => commands::test(&arguments),
        Command::Doctor(arguments) => commands::doctor(&arguments),
        Command::Completions(arguments) => commands::completions(&arguments),
        Command::Man(arguments) => commands::man(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(Failed::Input(error)) => {
            report_error(&error, format, &program, out.as_deref());
            EXIT_BAD_INPUT
        }
        Err(Failed::Internal(message)) => {
            report_internal(format, &program, &message);
            EXIT_INTERNAL
        }
    }
}

/// Runs the work on a thread with a deep stack, and turns a panic into a verdict.
fn guarded(format: Format, program: &str, work: impl FnOnce() -> i32 + Send + 'static) -> i32 {
    let default_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let mut words = PANIC.lock().unwrap_or_else(PoisonError::into_inner);
        if words.is_empty() {
            *words = info.to_string().replace('\n', " ");
        }
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            default_hook(info);
        }
    }));
    let builder = std::thread::Builder::new()
        .name("fencepost".to_string())
        .stack_size(STACK_BYTES);
    let finished = builder.spawn(work).map(|thread| thread.join());
    // The default hook comes back, for whatever goes wrong from here on.
    drop(std::panic::take_hook());
    let message = match finished {
        Ok(Ok(code)) => return code,
        Ok(Err(_)) => PANIC.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        Err(error) => format!("the search thread cannot be started: {error}"),
    };
    report_internal(format, program, &message);
    EXIT_INTERNAL
}

fn report_internal(format: Format, program: &str, message: &str) {
    if format == Format::Json {
        output::print(&internal_json(program, message));
    }
    output::complain(&format!(
        "internal  {program}: {message}\nthis is a defect of fencepost; please report it\n"
    ));
}

fn report_error(error: &ErrorReport, format: Format, program: &str, out: Option<&Path>) {
    let text = match format {
        Format::Text => error.to_text(),
        Format::Json => error.to_json(),
        Format::Sarif => error_sarif(error),
        Format::Junit => error_junit(error, program),
    };
    // Whoever looks for the result there finds out what is wrong. If that file is what is wrong,
    // the message says so.
    if let Some(file) = out {
        let _ = output::write_file(file, &text);
    }
    let machine = matches!(format, Format::Sarif | Format::Junit) && out.is_none();
    if format == Format::Json || machine {
        output::print(&text);
    }
    output::complain(&error.to_text());
}

/// Answers a command line that cannot be read, or one that only asks for help.
fn refuse(error: &clap::Error) -> i32 {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            output::print(&error.to_string());
            return 0;
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            output::complain(&error.to_string());
            return EXIT_BAD_INPUT;
        }
        _ => {}
    }
    // Not `args`, which panics where an argument is not text: that may be what is wrong.
    let arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    if asks_for_json(arguments) {
        let rendered = error.to_string();
        let text = rendered.strip_prefix("error: ").unwrap_or(&rendered);
        let message = text.split("\n\n").next().unwrap_or(text).trim();
        let place = match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(argument)) => argument.clone(),
            Some(ContextValue::Strings(arguments)) => arguments.join(" "),
            _ => "command line".to_string(),
        };
        output::print(&ErrorReport::usage(message, place).to_json());
    }
    output::complain(&error.to_string());
    EXIT_BAD_INPUT
}

/// Whether a command line that cannot be read asks for JSON all the same.
fn asks_for_json(arguments: impl Iterator<Item = String>) -> bool {
    let own: Vec<String> = arguments.take_while(|argument| argument != "--").collect();
    own.iter().any(|argument| argument == "--format=json")
        || own.windows(2).any(|pair| pair == ["--format", "json"])
}

#[cfg(test)]
mod tests {
    use super::{Format, asks_for_json, guarded};

    #[test]
    fn a_panic_is_an_internal_verdict() {
        let code = guarded(Format::Text, "a.fir", || panic!("on purpose"));
        assert_eq!(code, 5);
    }

    #[test]
    fn json_is_noticed_in_a_broken_command_line() {
        let line = |words: &str| words.split(' ').map(str::to_string).collect::<Vec<_>>();
        assert!(asks_for_json(
            line("check --format json --nonsense").into_iter()
        ));
        assert!(asks_for_json(line("check --format=json").into_iter()));
        assert!(!asks_for_json(line("check --format text").into_iter()));
        assert!(!asks_for_json(line("check -- --format json").into_iter()));
    }
}
