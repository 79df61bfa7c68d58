//! `fencepost graph`.

use super::CommandResult;
use crate::options::arguments::GraphArguments;
use crate::options::histories::Histories;
use crate::output;
use crate::search::{prepare, task_error};
use fencepost_check::{LimitHit, Reduction, Verdict};
use fencepost_report::{ErrorReport, graph_dot, graph_json};

/// The coloured state graph of a small program.
pub fn graph(arguments: &GraphArguments) -> CommandResult {
    output::check_writable("--out", arguments.out.as_deref())?;
    let mut prepared = prepare(
        &arguments.program,
        &arguments.arguments,
        &arguments.search,
        Histories::NotCompared,
        true,
    )?;
    // Colours are defined on the graph that skips nothing.
    prepared.task.engine = Reduction::None.into();
    let max_states = arguments.search.max_states.unwrap_or(DEFAULT_STATES) as usize;
    let report = fencepost_check::graph(&prepared.task, max_states)
        .map_err(|error| task_error(&error, &prepared.task, &arguments.program))?;
    let ending = arguments.out.as_deref().and_then(|file| file.extension());
    // A page has no room for what only says how far a thread has come with issuing.
    let drawn = match arguments.whole {
        true => report.clone(),
        false => report.folded(),
    };
    let text = match ending.map(|ending| ending.to_string_lossy().to_lowercase()) {
        Some(ending) if ending == "json" => graph_json(&report, &arguments.program),
        Some(ending) if ending == "dot" || ending == "gv" => graph_dot(&drawn, &arguments.program),
        None => graph_dot(&drawn, &arguments.program),
        Some(ending) => {
            return Err(ErrorReport::usage(
                format!("a graph is written as `.dot` or `.json`, not as `.{ending}`"),
                "--out",
            )
            .into());
        }
    };
    output::deliver(&text, arguments.out.as_deref())?;
    if prepared.task.model.has_working_copies() {
        output::complain("fencepost: a graph is without prescient stores\n");
    }
    if report.complete {
        Ok(Verdict::Verified.exit_code())
    } else {
        let why = match report.limit {
            Some(LimitHit::States) | None => {
                format!("at {max_states} states; --max-states N raises that")
            }
            Some(limit) => format!("by the limit {}", limit.name()),
        };
        output::complain(&format!("fencepost: the graph is cut {why}\n"));
        Ok(Verdict::Bounded.exit_code())
    }
}

/// A picture of more states than this helps nobody.
const DEFAULT_STATES: u64 = 5000;
