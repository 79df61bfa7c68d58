//! The screen, drawn into memory and driven by keys.

use super::drawing::{View, draw};
use super::screen::{Flow, press};
use super::session::Session;
use crate::commands::explore_session;
use crate::options::arguments::{Command, CommandLine};
use clap::Parser;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

fn session(arguments: &[&str]) -> Session {
    let programs = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/");
    let program = format!("{programs}{}", arguments[0]);
    let words = ["fencepost", "explore", &program];
    let line = CommandLine::try_parse_from(words.iter().chain(&arguments[1..]));
    let Ok(CommandLine {
        command: Command::Explore(arguments),
    }) = line
    else {
        panic!("the command line is read");
    };
    explore_session(&arguments).unwrap_or_else(|_| panic!("the program is loaded"))
}

/// What is on the screen, line by line.
fn screen(session: &Session, view: &View) -> String {
    screen_of(120, 30, session, view)
}

fn screen_of(width: u16, height: u16, session: &Session, view: &View) -> String {
    let backend = TestBackend::new(width, height);
    let mut terminal = Terminal::new(backend).expect("memory can be drawn on");
    terminal
        .draw(|frame| draw(frame, session, view))
        .expect("it is drawn");
    terminal.backend().to_string()
}

fn press_all(view: &mut View, session: &mut Session, keys: &[KeyCode]) -> Flow {
    let mut flow = Flow::On;
    for &key in keys {
        flow = press(view, session, KeyEvent::new(key, KeyModifiers::NONE));
    }
    flow
}

/// The keys that type a text.
fn typed(text: &str) -> Vec<KeyCode> {
    text.chars().map(KeyCode::Char).collect()
}

#[test]
fn the_screen_shows_execution_threads_source_and_choices() {
    let mut session = session(&["lost_update.fir"]);
    let mut view = View::default();
    let text = screen(&session, &view);
    for part in [
        "step 0",
        "execution",
        "start add_one",
        "threads",
        "lost_update.fir ",
        "%b = start add_one()",
        "choices",
        "start thread 2",
        "Enter take",
    ] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
    // Both threads are there, and the second is the one to move.
    let keys = [KeyCode::Enter, KeyCode::Down];
    assert_eq!(press_all(&mut view, &mut session, &keys), Flow::On);
    assert_eq!(view.selected, 1);
    let text = screen(&session, &view);
    assert!(text.contains("step 1"), "{text}");
    assert!(text.contains("%old = load Counter.value"), "{text}");
    // The line has the numbers of the two threads that stand there.
    assert!(text.contains(" 1,2   13 "), "{text}");
    press_all(&mut view, &mut session, &[KeyCode::Backspace]);
    assert!(screen(&session, &view).contains("step 0, 1 ahead"));
}

#[test]
fn keys_lead_to_a_failure_and_commands_can_be_typed() {
    let mut session = session(&["lost_update.fir", "--final", "Counter.value == 2"]);
    let mut view = View::default();
    press_all(&mut view, &mut session, &[KeyCode::Char('/')]);
    let text = screen(&session, &view);
    assert!(
        text.contains("final: Counter.value == 2 is false"),
        "{text}"
    );
    assert!(text.contains("a failure after"), "{text}");
    let mut keys = typed(":print Counter.value");
    keys.push(KeyCode::Enter);
    press_all(&mut view, &mut session, &keys);
    assert_eq!(view.message, "Counter.value = 1\n");
    // Several lines cover the screen until a key is pressed.
    let mut keys = typed(":help");
    keys.push(KeyCode::Enter);
    press_all(&mut view, &mut session, &keys);
    assert!(screen(&session, &view).contains("any key closes this"));
    press_all(&mut view, &mut session, &[KeyCode::Char('x')]);
    assert!(!screen(&session, &view).contains("any key closes this"));
    let flow = press_all(&mut view, &mut session, &[KeyCode::Char('q')]);
    assert_eq!(flow, Flow::Over);
}

#[test]
fn a_small_terminal_does_not_matter() {
    let mut session = session(&["deadlock.fir"]);
    let mut view = View::default();
    press_all(&mut view, &mut session, &[KeyCode::Char('/')]);
    for (width, height) in [(1, 1), (7, 3), (20, 6), (300, 2)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("it is memory");
        terminal
            .draw(|frame| draw(frame, &session, &view))
            .expect("it is drawn");
    }
}

#[test]
fn a_narrow_screen_shows_whole_sentences() {
    let mut session = session(&["deadlock.fir"]);
    let mut view = View::default();
    let keys = [KeyCode::Char('/'), KeyCode::Enter];
    press_all(&mut view, &mut session, &keys);
    let text = screen_of(80, 45, &session, &view);
    for sentence in super::words::verdicts(session.situation()) {
        for word in sentence.split_whitespace() {
            assert!(text.contains(word), "no `{word}` in\n{text}");
        }
    }
    assert!(text.contains("? help  q quit"), "{text}");
}
