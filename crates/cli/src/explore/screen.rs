//! A session on a whole terminal: keys, and the loop that reads them.

use super::drawing::{View, draw};
use super::session::{Reply, Session};
use crate::interrupt;
use fencepost_report::ErrorReport;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How often a signal is looked for while no key is pressed.
const PATIENCE: Duration = Duration::from_millis(250);
/// How many lines a page has when somebody scrolls.
const PAGE: usize = 10;

const KEYS: &str = "\
 Up, Down, j, k      select a choice           0 to 9   take the choice with that number
 Enter, Right        take it                   n        forward, along what is known
 Backspace, Left     take the last one back    Home, End  to the start, as far as is known
 r                   run on in program order, to a breakpoint, a failure or the end
 /                   go to the nearest failure that can follow
 b                   set a breakpoint: FILE:LINE, a location, or `if EXPR`
 s                   save the execution so far as a witness
 v                   show every step, or only what people want to read
 PageUp, PageDown    scroll the execution
 :                   type a command; `:help` lists them
 q, Ctrl-C           quit
";

/// Whether the loop goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It does.
    On,
    /// It is over.
    Over,
}

/// Runs a session on the terminal. Gives the exit code.
pub fn run_screen(session: &mut Session) -> Result<i32, ErrorReport> {
    let failed = |error: std::io::Error| {
        ErrorReport::input(format!("cannot be used: {error}"), "the terminal")
    };
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let mut view = View {
        colours: !refused,
        message: "? lists the keys".to_string(),
        ..View::default()
    };
    select_ahead(&mut view, session);
    let signal = interrupt::flag();
    let mut terminal = ratatui::try_init().map_err(failed)?;
    let mut result = Ok(());
    while !signal.load(Ordering::Relaxed) {
        result = terminal
            .draw(|frame| draw(frame, session, &view))
            .map(|_| ());
        if result.is_err() {
            break;
        }
        match next_event() {
            Ok(Some(Event::Key(key))) if key.kind != KeyEventKind::Release => {
                if press(&mut view, session, key) == Flow::Over {
                    break;
                }
            }
            // Another size is drawn at once; nothing else is of interest.
            Ok(_) => {}
            Err(error) => {
                result = Err(error);
                break;
            }
        }
    }
    ratatui::restore();
    result.map(|()| 0).map_err(failed)
}

fn next_event() -> std::io::Result<Option<Event>> {
    match event::poll(PATIENCE)? {
        true => event::read().map(Some),
        false => Ok(None),
    }
}

/// Does what a key says.
pub fn press(view: &mut View, session: &mut Session, key: KeyEvent) -> Flow {
    if view.overlay.take().is_some() {
        return Flow::On;
    }
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        return Flow::Over;
    }
    if view.prompt.is_some() {
        return press_in_prompt(view, session, key);
    }
    let count = session.situation().choices.len();
    match key.code {
        KeyCode::Char('q') => return Flow::Over,
        KeyCode::Up | KeyCode::Char('k') => view.selected = view.selected.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') => {
            view.selected = (view.selected + 1).min(count.saturating_sub(1));
        }
        KeyCode::Enter | KeyCode::Right => {
            return act(view, session, &view.selected.to_string());
        }
        KeyCode::Char(digit @ '0'..='9') => return act(view, session, &digit.to_string()),
        KeyCode::Backspace | KeyCode::Left => return act(view, session, "back"),
        KeyCode::Char('n') => return act(view, session, "forward"),
        KeyCode::Home => return act(view, session, "start"),
        KeyCode::End => return act(view, session, "end"),
        KeyCode::Char('r') => return act(view, session, "run"),
        KeyCode::Char('/') => return act(view, session, "search"),
        KeyCode::Char('b') => view.prompt = Some("break ".to_string()),
        KeyCode::Char('s') => view.prompt = Some("save ".to_string()),
        KeyCode::Char(':') => view.prompt = Some(String::new()),
        KeyCode::Char('v') => view.whole = !view.whole,
        KeyCode::PageUp => {
            // There are at most as many lines as steps and a few around them.
            let most = session.situation().trace.len() + PAGE;
            view.up = (view.up + PAGE).min(most);
        }
        KeyCode::PageDown => view.up = view.up.saturating_sub(PAGE),
        KeyCode::Char('?') => view.overlay = Some(KEYS.to_string()),
        // Other keys mean nothing.
        _ => {}
    }
    Flow::On
}

fn press_in_prompt(view: &mut View, session: &mut Session, key: KeyEvent) -> Flow {
    let Some(typed) = &mut view.prompt else {
        return Flow::On;
    };
    match key.code {
        KeyCode::Esc => view.prompt = None,
        KeyCode::Backspace if typed.is_empty() => view.prompt = None,
        KeyCode::Backspace => {
            typed.pop();
        }
        KeyCode::Char(c) => typed.push(c),
        KeyCode::Enter => {
            let command = view.prompt.take().unwrap_or_default();
            if !command.trim().is_empty() {
                return act(view, session, &command);
            }
        }
        // Other keys mean nothing here.
        _ => {}
    }
    Flow::On
}

/// Gives the session a command and shows its answer.
fn act(view: &mut View, session: &mut Session, command: &str) -> Flow {
    match session.command(command) {
        Reply::Quit => return Flow::Over,
        Reply::Refused(why) => view.message = why,
        Reply::Moved(text) => {
            view.message = text;
            view.up = 0;
            select_ahead(view, session);
        }
        // What does not fit into a line covers the screen.
        Reply::Told(text) if text.lines().count() > 1 => view.overlay = Some(text),
        Reply::Told(text) => view.message = text,
    }
    Flow::On
}

/// Selects the choice that is known to come next, or the first.
fn select_ahead(view: &mut View, session: &Session) {
    view.selected = session.situation().choice_ahead.unwrap_or(0);
}
