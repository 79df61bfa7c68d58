//! `fencepost explore`.

use super::{CommandResult, Failed};
use crate::explore::plain::run_plain;
use crate::explore::screen::run_screen;
use crate::explore::session::Session;
use crate::options::explore_arguments::ExploreArguments;
use crate::options::histories::Histories;
use crate::programs::litmus::question;
use crate::search::{prepare, task_error};
use crate::test_settings::SettingsFile;
use crate::witness_files::{Recorded, read_recorded, witness_file};
use fencepost_check::{ReplayError, Walk};
use fencepost_report::ErrorReport;
use std::io::IsTerminal;
use std::path::Path;

/// Steps through executions by hand.
pub fn explore(arguments: &ExploreArguments) -> CommandResult {
    let is_screen = !arguments.plain;
    if is_screen && !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
        let message = "this is no terminal; `--plain` reads commands from standard input";
        return Err(ErrorReport::usage(message, "explore").into());
    }
    let mut session = explore_session(arguments)?;
    match is_screen {
        true => run_screen(&mut session).map_err(Failed::Input),
        false => run_plain(&mut session).map_err(Failed::Input),
    }
}

/// A session at the start of the program, or of the witness.
pub fn explore_session(arguments: &ExploreArguments) -> Result<Session, Failed> {
    let path = arguments.program.as_str();
    let ending = Path::new(path).extension();
    if ending.is_some_and(|ending| ending.eq_ignore_ascii_case("json")) {
        return along(arguments);
    }
    for (is_given, option) in [
        (arguments.force, "--force"),
        (arguments.moved.is_some(), "--program"),
    ] {
        if is_given {
            let message = "is for witnesses, and this is a program";
            return Err(ErrorReport::usage(message, option).into());
        }
    }
    let mut search = arguments.search.clone();
    search.program_options.may_be_litmus = true;
    if search.races {
        search.benign_races = SettingsFile::benign_races_nearby()?;
    }
    let histories = Histories::Compared(&arguments.histories);
    let mut prepared = prepare(path, &arguments.arguments, &search, histories, true)?;
    let question = question(path)?;
    if let Some(question) = &question {
        prepared.task.outcomes.clone_from(&question.expressions);
    }
    // Whoever takes the steps, the search does not.
    prepared.task.engine = search.reduction.reduction().into();
    let walk = Walk::new(&prepared.task);
    let walk = walk.map_err(|error| task_error(&error, &prepared.task, path))?;
    let (witness, message) = walk.witness();
    let template = witness_file(&witness, &message, path, &search, &prepared);
    Ok(Session::new(walk, path, template, question))
}

/// A session along a recorded execution.
fn along(arguments: &ExploreArguments) -> Result<Session, Failed> {
    let path = arguments.program.as_str();
    let Recorded {
        file,
        witness,
        task,
        program,
        is_same,
        ..
    } = read_recorded(path, arguments.moved.as_deref(), arguments.force)?;
    let question = question(&program)?;
    let walk = Walk::along(&task, &witness).map_err(|error| match error {
        ReplayError::Task(error) => Failed::Input(task_error(&error, &task, &program)),
        other if !is_same => Failed::Input(ErrorReport::input(
            format!("the execution is not possible in this build of `{program}`: {other}"),
            path,
        )),
        other => Failed::Internal(format!("the witness does not replay: {other}")),
    })?;
    Ok(Session::new(walk, &program, file, question))
}
