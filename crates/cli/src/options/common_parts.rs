//! What commands have in common: a program, a format, a file for the result.

use crate::options::arguments::{Command, Format};
use std::path::Path;

impl Command {
    /// The format of the result.
    pub fn format(&self) -> Format {
        match self {
            Command::Check(arguments) => arguments.output.format,
            Command::Outcomes(arguments) => arguments.output.format,
            Command::Test(arguments) => arguments.output.format,
            Command::Fences(arguments) => arguments.output.format.into(),
            Command::Datatype(arguments) => arguments.output.format.into(),
            Command::Replay(arguments) => arguments.output.format.into(),
            Command::Models(arguments) => arguments.format.into(),
            Command::Litmus(arguments) => arguments.output.format.into(),
            Command::Doctor(arguments) => arguments.format.into(),
            Command::Graph(_)
            | Command::Explore(_)
            | Command::Dump(_)
            | Command::Completions(_)
            | Command::Man(_) => Format::Text,
        }
    }

    /// The file that the result is written to, if it is not printed.
    pub fn out(&self) -> Option<&Path> {
        match self {
            Command::Check(arguments) => arguments.output.out.as_deref(),
            Command::Outcomes(arguments) => arguments.output.out.as_deref(),
            Command::Test(arguments) => arguments.output.out.as_deref(),
            Command::Fences(arguments) => arguments.output.out.as_deref(),
            Command::Datatype(arguments) => arguments.output.out.as_deref(),
            Command::Replay(arguments) => arguments.output.out.as_deref(),
            Command::Litmus(arguments) => arguments.output.out.as_deref(),
            // What these write is no result that somebody waits for.
            Command::Graph(_)
            | Command::Explore(_)
            | Command::Dump(_)
            | Command::Models(_)
            | Command::Doctor(_)
            | Command::Completions(_)
            | Command::Man(_) => None,
        }
    }

    /// The program, as the user named it.
    pub fn program(&self) -> &str {
        match self {
            Command::Check(arguments) => &arguments.program,
            Command::Outcomes(arguments) => &arguments.program,
            Command::Fences(arguments) => &arguments.program,
            Command::Datatype(arguments) => &arguments.specification,
            Command::Replay(arguments) => &arguments.witness,
            Command::Models(_) | Command::Doctor(_) | Command::Completions(_) | Command::Man(_) => {
                ""
            }
            Command::Graph(arguments) => &arguments.program,
            Command::Explore(arguments) => &arguments.program,
            Command::Litmus(arguments) => arguments.files.first().map_or("", String::as_str),
            Command::Dump(arguments) => &arguments.program,
            Command::Test(arguments) => arguments.assemblies.first().map_or("", String::as_str),
        }
    }

    /// Makes the further files that stand behind the program sources of it, before those that
    /// `--source` names.
    pub fn gather_sources(&mut self) {
        let (further, search) = match self {
            Command::Check(arguments) => (&mut arguments.further, &mut arguments.search),
            Command::Fences(arguments) => (&mut arguments.further, &mut arguments.search),
            Command::Explore(arguments) => (&mut arguments.further, &mut arguments.search),
            Command::Graph(arguments) => (&mut arguments.further, &mut arguments.search),
            // Behind the program other words stand, which may look like the name of a file:
            // `b.c` is a field, too.
            Command::Outcomes(_)
            | Command::Dump(_)
            | Command::Datatype(_)
            | Command::Test(_)
            | Command::Replay(_)
            | Command::Litmus(_)
            | Command::Models(_)
            | Command::Doctor(_)
            | Command::Completions(_)
            | Command::Man(_) => return,
        };
        search
            .program_options
            .sources
            .splice(0..0, further.drain(..));
    }
}
