//! A session: where the walk stands, breakpoints, and the commands that people type.

use super::words;
use crate::output::write_file;
use crate::programs::litmus::Question;
use crate::suggestions::did_you_mean;
use crate::{interrupt, source_files};
use fencepost_check::{Breakpoint, Halt, Searched, Situation, Walk, WalkError};
use fencepost_report::{WitnessFile, draw_story};
use std::collections::BTreeMap;
use std::path::Path;

/// How many steps `run` takes at most.
const MOST_STEPS: usize = 10_000;
/// How many states `search` visits unless it is told otherwise.
const USUAL_STATES: u64 = 100_000;
/// How many states `search` may be told to visit.
const MOST_STATES: u64 = 100_000_000;

/// The commands, each with what follows it and what it does.
const COMMANDS: &[(&str, &str, &str)] = &[
    ("show", "", "where everything stands, and every choice"),
    ("take", "N", "take choice N; the number alone does, too"),
    ("back", "[N]", "take back the last N choices, or one"),
    (
        "forward",
        "[N]",
        "take again what was taken back, or what the witness has next",
    ),
    (
        "goto",
        "N",
        "go to where N choices were taken, as far as they are known",
    ),
    ("start", "", "go to the start"),
    ("end", "", "go as far as choices are known"),
    (
        "run",
        "",
        "go on in program order, to a breakpoint, a failure or the end",
    ),
    (
        "search",
        "[N]",
        "go to the nearest failure that can follow, within N states",
    ),
    (
        "break",
        "WHERE",
        "stop at FILE:LINE, at accesses to a location, or `if EXPR`",
    ),
    ("breaks", "", "list the breakpoints"),
    ("delete", "N", "delete breakpoint N"),
    (
        "print",
        "EXPR",
        "the value of an expression, from what has been written",
    ),
    (
        "memory",
        "",
        "static fields, objects that the trace names, and monitors",
    ),
    (
        "trace",
        "[all]",
        "the execution so far; `all` with every step",
    ),
    ("output", "", "what the program has written to the console"),
    (
        "save",
        "FILE.json",
        "write the execution so far to a witness",
    ),
    ("help", "", "list the commands"),
    ("quit", "", "end the session"),
];

/// What a command has led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// An answer that leaves everything as it is.
    Told(String),
    /// The session stands elsewhere; what led there, if it needs a word.
    Moved(String),
    /// The command cannot be done, and why.
    Refused(String),
    /// The session is over.
    Quit,
}

/// A walk through executions, with breakpoints.
pub struct Session {
    walk: Walk,
    situation: Situation,
    program: String,
    breakpoints: Vec<Breakpoint>,
    /// What every witness of this program has in common.
    template: WitnessFile,
    /// What a litmus test asks.
    question: Option<Question>,
    /// The sources that positions have named, if they could be read.
    sources: BTreeMap<String, Option<String>>,
}

impl Session {
    /// A session over a walk of a program.
    pub fn new(
        walk: Walk,
        program: &str,
        template: WitnessFile,
        question: Option<Question>,
    ) -> Self {
        let situation = walk.situation();
        let mut session = Self {
            walk,
            situation,
            program: program.to_string(),
            breakpoints: Vec::new(),
            template,
            question,
            sources: BTreeMap::new(),
        };
        session.look();
        session
    }

    /// The program.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// The memory model.
    pub fn model(&self) -> &str {
        self.walk.model()
    }

    /// Where the session stands.
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// What a litmus test asks, if the program is one.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The breakpoints.
    pub fn breakpoints(&self) -> &[Breakpoint] {
        &self.breakpoints
    }

    /// The text of a source that a position names.
    pub fn source(&self, file: &str) -> Option<&str> {
        self.sources.get(file)?.as_deref()
    }

    /// Looks at where the walk stands.
    fn look(&mut self) {
        self.situation = self.walk.situation();
        let threads = self.situation.threads.iter();
        let positions = threads.filter_map(|thread| thread.position.as_ref());
        for position in positions {
            if !self.sources.contains_key(&position.file) {
                let text = source_files::read(&self.program, &position.file);
                self.sources.insert(position.file.clone(), text);
            }
        }
    }

    /// Does what a line says. A number takes the choice with that number; an empty line is `show`.
    pub fn command(&mut self, line: &str) -> Reply {
        let line = line.trim();
        let (name, rest) = match line.split_once(char::is_whitespace) {
            Some((name, rest)) => (name, rest.trim()),
            None => (line, ""),
        };
        if name.is_empty() {
            return Reply::Told(words::show(self));
        }
        if let Ok(number) = name.parse::<usize>() {
            return self.take(number);
        }
        let all = COMMANDS.iter().map(|(command, _, _)| *command);
        let meant: Vec<&str> = match all.clone().find(|command| *command == name) {
            Some(whole) => vec![whole],
            None => all.filter(|command| command.starts_with(name)).collect(),
        };
        match meant.as_slice() {
            // `b` is what people type to go back, and `br` is a breakpoint.
            ["back", ..] if name == "b" => self.command_named("back", rest),
            [command] => self.command_named(command, rest),
            ["break", "breaks"] => self.command_named("break", rest),
            // The more frequent of several comes first in the list.
            [first, ..] if name.len() == 1 => self.command_named(first, rest),
            [] => {
                let known = COMMANDS
                    .iter()
                    .map(|(command, _, _)| (*command).to_string());
                let hint = did_you_mean(name, known);
                Reply::Refused(format!(
                    "there is no command `{name}`{hint}; `help` lists them"
                ))
            }
            several => Reply::Refused(format!("`{name}` may be {}", several.join(" or "))),
        }
    }

    fn command_named(&mut self, command: &str, rest: &str) -> Reply {
        match command {
            "show" => Reply::Told(words::show(self)),
            "take" => match rest.parse() {
                Ok(number) => self.take(number),
                Err(_) => Reply::Refused("`take` needs the number of a choice".to_string()),
            },
            "back" => self.counted(rest, |walk, count| walk.back(count)),
            "forward" => self.counted(rest, |walk, count| {
                (0..count.min(walk.ahead().max(1))).try_for_each(|_| walk.forward())
            }),
            "goto" => match rest.parse() {
                Ok(step) => self.moved(|walk| walk.go_to(step)),
                Err(_) => Reply::Refused("`goto` needs a number of steps".to_string()),
            },
            "start" => self.moved(|walk| walk.go_to(0)),
            "end" => self.moved(|walk| walk.go_to(usize::MAX)),
            "run" => self.run(),
            "search" => self.search(rest),
            "break" if rest.is_empty() => Reply::Told(self.list_breakpoints()),
            "break" => self.add_breakpoint(rest),
            "breaks" => Reply::Told(self.list_breakpoints()),
            "delete" => self.delete_breakpoint(rest),
            "print" if rest.is_empty() => Reply::Refused("`print` needs an expression".to_string()),
            "print" => match self.walk.evaluate(rest) {
                Ok(value) => Reply::Told(format!("{rest} = {}\n", words::clean(&value))),
                Err(error) => Reply::Refused(error),
            },
            "memory" => Reply::Told(words::memory(&self.walk.memory())),
            "trace" => self.trace(rest),
            "output" => Reply::Told(words::console(&self.situation.output)),
            "save" if rest.is_empty() => Reply::Refused("`save` needs a file".to_string()),
            "save" => self.save(rest),
            "help" => Reply::Told(help()),
            "quit" => Reply::Quit,
            other => Reply::Refused(format!("there is no command `{other}`")),
        }
    }

    fn take(&mut self, number: usize) -> Reply {
        self.moved(|walk| walk.take(number))
    }

    /// Moves as often as a number says, or once.
    fn counted(
        &mut self,
        rest: &str,
        act: impl FnOnce(&mut Walk, usize) -> Result<(), WalkError>,
    ) -> Reply {
        let count = match rest {
            "" => Ok(1),
            rest => rest.parse(),
        };
        match count {
            Ok(count) => self.moved(|walk| act(walk, count)),
            Err(_) => Reply::Refused(format!("`{rest}` is not a number of steps")),
        }
    }

    fn moved(&mut self, act: impl FnOnce(&mut Walk) -> Result<(), WalkError>) -> Reply {
        let result = act(&mut self.walk);
        self.look();
        match result {
            Ok(()) => Reply::Moved(String::new()),
            Err(error) => Reply::Refused(error.to_string()),
        }
    }

    fn run(&mut self) -> Reply {
        let before = self.walk.len();
        let flag = interrupt::flag();
        let halt = self.walk.run(&self.breakpoints, MOST_STEPS, Some(&flag));
        self.look();
        let steps = words::count(self.walk.len() - before, "step");
        match halt {
            Ok(Halt::Breakpoint(number)) => Reply::Moved(format!(
                "{steps}, to breakpoint {number}: {}\n",
                self.breakpoints[number]
            )),
            Ok(Halt::Failure) => Reply::Moved(format!("{steps}, to a failure\n")),
            Ok(Halt::Over) => Reply::Moved(format!("{steps}, to the end\n")),
            Ok(Halt::Steps) => Reply::Moved(format!("{steps}; `run` goes on\n")),
            Ok(Halt::Interrupted) => Reply::Moved(format!("interrupted after {steps}\n")),
            Err(error) => Reply::Refused(error.to_string()),
        }
    }

    fn search(&mut self, rest: &str) -> Reply {
        let states = match rest {
            "" => Ok(USUAL_STATES),
            rest => rest.parse::<u64>(),
        };
        let Ok(states) = states.map(|states| states.clamp(1, MOST_STATES)) else {
            return Reply::Refused(format!("`{rest}` is not a number of states"));
        };
        let flag = interrupt::flag();
        let found = self.walk.search(states, Some(&flag));
        match found {
            Ok(Searched::Found { steps }) => {
                self.look();
                Reply::Moved(format!("a failure after {}\n", words::count(steps, "step")))
            }
            Ok(Searched::Nothing { states }) => Reply::Told(format!(
                "nothing else is wrong in what can follow: {}\n",
                words::count(states as usize, "state")
            )),
            Ok(Searched::Cut { states, why }) => Reply::Told(format!(
                "no failure in the {} visited, and there are more: {why}\n",
                words::count(states as usize, "state")
            )),
            Err(error) => Reply::Refused(error.to_string()),
        }
    }

    fn add_breakpoint(&mut self, text: &str) -> Reply {
        match self.walk.breakpoint(text) {
            Ok(breakpoint) => {
                let mut told = format!("breakpoint {}: {breakpoint}\n", self.breakpoints.len());
                if let Some(nothing) = self.walk.without_code(&breakpoint) {
                    told.push_str(&words::no_code(&nothing));
                }
                if let Some(fields) = self.walk.without_field(&breakpoint) {
                    let meant = did_you_mean(text.trim(), fields);
                    told.push_str(&format!("no field is known by that name{meant}\n"));
                }
                self.breakpoints.push(breakpoint);
                Reply::Told(told)
            }
            Err(error) => Reply::Refused(error.to_string()),
        }
    }

    fn delete_breakpoint(&mut self, rest: &str) -> Reply {
        match rest.parse::<usize>() {
            Ok(number) if number < self.breakpoints.len() => {
                self.breakpoints.remove(number);
                Reply::Told(self.list_breakpoints())
            }
            Ok(_) | Err(_) => Reply::Refused(format!("there is no breakpoint `{rest}`")),
        }
    }

    fn list_breakpoints(&self) -> String {
        if self.breakpoints.is_empty() {
            return "no breakpoints\n".to_string();
        }
        let all = self.breakpoints.iter().enumerate();
        all.map(|(number, one)| format!("breakpoint {number}: {one}\n"))
            .collect()
    }

    fn trace(&self, rest: &str) -> Reply {
        let whole = match rest {
            "" => false,
            "all" => true,
            other => return Reply::Refused(format!("`trace` takes `all`, not `{other}`")),
        };
        let Situation { trace, story, .. } = &self.situation;
        if story.is_empty() && !whole || trace.is_empty() {
            return Reply::Told("no visible step so far\n".to_string());
        }
        let text = draw_story(trace, story, None, whole, None);
        Reply::Told(text.replace("-v shows all", "`trace all` shows all"))
    }

    fn save(&self, file: &str) -> Reply {
        let (witness, message) = self.walk.witness();
        let recorded = WitnessFile {
            model: witness.model.clone(),
            reduction: witness.reduction.clone(),
            prescient: witness.prescient,
            kind: witness.kind.clone(),
            detail: witness.detail.clone(),
            code_place: witness.code_place.clone(),
            message: message.clone(),
            steps: witness.steps.iter().map(|step| step.to_text()).collect(),
            cycle_start: None,
            ..self.template.clone()
        };
        match write_file(Path::new(file), &recorded.to_json()) {
            Ok(()) => Reply::Told(format!(
                "{} in {file}: {}\n",
                words::count(recorded.steps.len(), "step"),
                words::clean(&message)
            )),
            Err(error) => Reply::Refused(error.to_text().trim_end().to_string()),
        }
    }
}

/// The list of commands.
fn help() -> String {
    let mut text = String::new();
    for (name, rest, what) in COMMANDS {
        let command = format!("{name} {rest}");
        text.push_str(&format!("  {command:<16} {what}\n"));
    }
    text.push_str("A command may be cut short where only one begins like that.\n");
    text
}
