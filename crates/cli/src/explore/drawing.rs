//! The screen of a session: what is drawn where. Nothing here reads keys or changes the session.

use super::session::Session;
use super::words;
use fencepost_base::SourcePosition;
use fencepost_check::{Situation, ThreadView};
use fencepost_report::draw_story;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, List, ListItem, ListState, Paragraph, Wrap};

/// What the screen shows beside the session itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// The choice that Enter takes.
    pub selected: usize,
    /// Whether every step of the execution is shown.
    pub whole: bool,
    /// How many lines of the execution are hidden below the window.
    pub up: usize,
    /// The command that is being typed.
    pub prompt: Option<String>,
    /// What the last command said.
    pub message: String,
    /// A text that covers the screen until a key is pressed.
    pub overlay: Option<String>,
    /// Whether to use colours.
    pub colours: bool,
}

impl View {
    fn style(&self, colour: Color) -> Style {
        match self.colours {
            true => Style::new().fg(colour),
            // What a colour says is said by bold letters, too.
            false => Style::new(),
        }
    }

    fn alarm(&self) -> Style {
        self.style(Color::Red).add_modifier(Modifier::BOLD)
    }
}

/// Below this width, choices go across the whole screen.
const NARROW: u16 = 100;
/// How much of a wide screen the execution and the choices take.
const LEFT_PERCENT: usize = 60;

/// Where the execution, the choices and the rest go.
fn areas(body: Rect, is_narrow: bool, wanted: u16) -> (Rect, Rect, Rect) {
    let rows = Layout::vertical([Constraint::Min(3), Constraint::Length(wanted)]);
    let left = Constraint::Percentage(LEFT_PERCENT as u16);
    let columns = Layout::horizontal([left, Constraint::Min(0)]);
    if is_narrow {
        let [above, choices] = rows.areas(body);
        let [story, right] = columns.areas(above);
        return (story, choices, right);
    }
    let [left, right] = columns.areas(body);
    let [story, choices] = rows.areas(left);
    (story, choices, right)
}

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, session: &Session, view: &View) {
    let [head, body, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(4),
        Constraint::Length(2),
    ])
    .areas(frame.area());
    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Line::styled(words::headline(session), bold), head);
    let situation = session.situation();
    let choices = situation.choices.iter();
    let wanted: usize = choices
        .map(|choice| 1 + usize::from(words::choice_end(choice).is_some()))
        .sum();
    let is_narrow = body.width < NARROW;
    let columns = match is_narrow {
        true => usize::from(body.width),
        false => usize::from(body.width) * LEFT_PERCENT / 100,
    };
    let lines = |text: &String| {
        text.chars()
            .count()
            .div_ceil(columns.saturating_sub(2).max(1))
    };
    let verdicts: usize = words::verdicts(situation).iter().map(lines).sum();
    let verdicts = verdicts + usize::from(session.question().is_some());
    let wanted = (wanted + verdicts + 2).clamp(3, usize::from(body.height / 2).max(3));
    let wanted = u16::try_from(wanted).unwrap_or(u16::MAX);
    let (story, choices, right) = areas(body, is_narrow, wanted);
    let [threads, source] =
        Layout::vertical([Constraint::Percentage(50), Constraint::Percentage(50)]).areas(right);
    draw_execution(frame, situation, view, story);
    draw_choices(frame, session, view, choices);
    draw_threads(frame, situation, view, threads);
    draw_source(frame, session, view, source);
    draw_foot(frame, view, foot);
    if let Some(text) = &view.overlay {
        let area = frame.area();
        frame.render_widget(Clear, area);
        let block = Block::bordered().title(" any key closes this ");
        frame.render_widget(Paragraph::new(text.as_str()).block(block), area);
    }
}

/// The execution so far. The last lines are in view unless somebody has scrolled up.
fn draw_execution(frame: &mut Frame<'_>, situation: &Situation, view: &View, area: Rect) {
    let title = match view.whole {
        true => " execution, every step ",
        false => " execution ",
    };
    let block = Block::bordered().title(title);
    let inner = block.inner(area);
    let width = usize::from(inner.width);
    let text = match situation.story.is_empty() && !view.whole || situation.trace.is_empty() {
        true => "no visible step so far\n".to_string(),
        false => draw_story(
            &situation.trace,
            &situation.story,
            None,
            view.whole,
            Some(width),
        )
        .replace("-v shows all", "v shows all"),
    };
    let lines: Vec<Line<'_>> = text
        .lines()
        .map(|line| match line.contains('*') {
            true => Line::styled(line, view.style(Color::Yellow)),
            false => Line::raw(line),
        })
        .collect();
    let height = usize::from(inner.height);
    let hidden = lines.len().saturating_sub(height + view.up);
    let shown: Vec<Line<'_>> = lines.into_iter().skip(hidden).take(height).collect();
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

fn draw_choices(frame: &mut Frame<'_>, session: &Session, view: &View, area: Rect) {
    let situation = session.situation();
    let block = Block::bordered().title(" choices ");
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let mut verdicts: Vec<Line<'_>> = words::verdicts(situation)
        .into_iter()
        .map(|line| match situation.failures.is_empty() {
            true => Line::raw(line),
            false => Line::styled(line, view.alarm()),
        })
        .collect();
    if let Some(question) = session.question() {
        let values = words::values(session).join(", ");
        verdicts.push(Line::raw(format!(
            "{}: {values}",
            words::clean(&question.condition)
        )));
    }
    let rows = u16::try_from(verdicts.len()).unwrap_or(u16::MAX);
    let rows = match situation.choices.is_empty() {
        true => inner.height,
        // A choice is always in view, whatever is wrong.
        false => rows.min(inner.height.saturating_sub(1)),
    };
    let [above, below] =
        Layout::vertical([Constraint::Length(rows), Constraint::Min(0)]).areas(inner);
    let verdicts = Paragraph::new(verdicts).wrap(Wrap { trim: false });
    frame.render_widget(verdicts, above);
    let items = situation
        .choices
        .iter()
        .enumerate()
        .map(|(number, choice)| {
            let mark = match situation.choice_ahead == Some(number) {
                true => ">",
                false => " ",
            };
            let style = match choice.out_of_order {
                true => view.style(Color::Yellow),
                false => Style::new(),
            };
            let name = Style::new().add_modifier(Modifier::BOLD);
            let mut lines = vec![Line::from(vec![
                Span::raw(format!("{mark}{number} ")),
                Span::styled(words::clean(&choice.thread_name), name),
                Span::raw(format!(" {} ", words::clean(&choice.source))),
                Span::styled(words::choice_words(choice), style),
            ])];
            if let Some(end) = words::choice_end(choice) {
                lines.push(Line::styled(format!("     leads to {end}"), view.alarm()));
            }
            ListItem::new(lines)
        });
    let list = List::new(items).highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    let mut state = ListState::default();
    if !situation.choices.is_empty() {
        state.select(Some(view.selected.min(situation.choices.len() - 1)));
    }
    frame.render_stateful_widget(list, below, &mut state);
}

fn draw_threads(frame: &mut Frame<'_>, situation: &Situation, view: &View, area: Rect) {
    let mut lines = Vec::new();
    for thread in &situation.threads {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        lines.push(Line::from(vec![
            Span::raw(format!("{} ", thread.number)),
            Span::styled(words::clean(&thread.name), bold),
            Span::raw(format!("  {}", words::thread_words(thread))),
        ]));
        for entry in &thread.pending {
            let text = format!("    pending: {}", words::clean(entry));
            lines.push(Line::styled(text, view.style(Color::Yellow)));
        }
    }
    let block = Block::bordered().title(" threads ");
    let text = Paragraph::new(lines).wrap(Wrap { trim: false });
    frame.render_widget(text.block(block), area);
}

/// The source around where the thread of the selected choice stands.
fn draw_source(frame: &mut Frame<'_>, session: &Session, view: &View, area: Rect) {
    let situation = session.situation();
    let chosen = situation.choices.get(view.selected);
    let threads = situation.threads.iter();
    let of_chosen = threads
        .clone()
        .find(|thread| chosen.is_some_and(|chosen| chosen.thread == thread.number));
    let mut standing = of_chosen.into_iter().chain(threads);
    let position = standing.find_map(|thread| thread.position.as_ref());
    let Some(position) = position else {
        frame.render_widget(Block::bordered().title(" source "), area);
        return;
    };
    let file = position.file.rsplit(['/', '\\']).next().unwrap_or_default();
    let block = Block::bordered().title(format!(" {} ", words::clean(file)));
    let inner = block.inner(area);
    let lines = match session.source(&position.file) {
        Some(text) => source_lines(text, position, session, inner.height),
        None => vec![Line::raw("the source is not at hand")],
    };
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Lines of a source, with the numbers of the threads that stand there and marks at breakpoints.
fn source_lines<'a>(
    text: &'a str,
    position: &SourcePosition,
    session: &Session,
    height: u16,
) -> Vec<Line<'a>> {
    let height = usize::from(height);
    let middle = usize::try_from(position.line).unwrap_or(1);
    let first = middle.saturating_sub(height / 2).max(1);
    let threads = &session.situation().threads;
    let lines = (1_u32..).zip(text.lines()).skip(first - 1).take(height);
    lines
        .map(|(number, line)| {
            let stands = |thread: &&ThreadView| {
                let at = thread.position.as_ref();
                at.is_some_and(|at| at.file == position.file && at.line == number)
            };
            let here: Vec<String> = threads
                .iter()
                .filter(stands)
                .map(|thread| thread.number.to_string())
                .collect();
            let mut breakpoints = session.breakpoints().iter();
            let mark = match breakpoints.any(|one| one.is_at(&position.file, number)) {
                true => '●',
                false => ' ',
            };
            let style = match number == position.line {
                true => Style::new().add_modifier(Modifier::BOLD),
                false => Style::new(),
            };
            let text = format!(
                "{:>4}{mark}{number:>4} {}",
                here.join(","),
                words::clean(&line.replace('\t', "    "))
            );
            Line::styled(text, style)
        })
        .collect()
}

fn draw_foot(frame: &mut Frame<'_>, view: &View, area: Rect) {
    let keys = "Enter take  Backspace back  ? help  q quit  r run  / search  b break  : command  n forward";
    let first = match &view.prompt {
        Some(typed) => Line::raw(format!(":{typed}_")),
        None => Line::raw(words::clean(view.message.trim_end())),
    };
    let lines = vec![
        first,
        Line::styled(keys, Style::new().add_modifier(Modifier::DIM)),
    ];
    frame.render_widget(Paragraph::new(lines), area);
}
