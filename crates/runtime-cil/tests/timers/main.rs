//! Random programs with timers: what the default search finds is what a search without any reduction
//! finds.
//!
//! Threads arm, arm again and stop timers that are due at different times, and so do the callbacks.
//! Which timers were still armed, and in half of the programs what callbacks write and what the clock
//! shows, is what can be seen of the order in which they fire. `FENCEPOST_RANDOM=n` takes `n` programs,
//! `FENCEPOST_SEED=n` begins with another one.

#[path = "../../../check/tests/support/rng.rs"]
mod rng;
#[path = "../support/mod.rs"]
mod support;

use fencepost_check::Reduction;
use rng::Rng;
use support::{shown, task};

const TIMERS: usize = 3;

struct Generator {
    rng: Rng,
    /// Whether callbacks write what others write, too.
    writes: bool,
    /// Whether somebody reads the clock.
    asks: bool,
}

impl Generator {
    fn program(seed: u64) -> String {
        let mut rng = Rng::new(seed);
        let (writes, asks) = (rng.one_in(2), rng.one_in(4));
        let mut generator = Self { rng, writes, asks };
        generator.text()
    }

    fn text(&mut self) -> String {
        let fields = (0..TIMERS).map(|n| format!("static t{n}: ref; "));
        let classes = (0..TIMERS).map(|n| {
            let fires = self.statements(1);
            format!(
                "class T{n} : Timer {{ override fire = fire{n} }}\nfunc fire{n}(%this: ref) {{\n{fires}}}\n"
            )
        });
        let classes: String = classes.collect();
        let makes = (0..TIMERS).map(|n| format!("  %t = new T{n}\n  store All.t{n}, %t\n"));
        let (begin, thread, own) = (self.statements(2), self.statements(2), self.statements(1));
        format!(
            r#"
class Timer {{ number: i32 }}
class All {{ {fields} }}
virtual func fire(%this: ref) {{ }}
{classes}
func body() {{ }}
func `Fencepost.Runtime::TimerMain`(%timer: ref) {{
  callvirt fire(%timer)
  %old = rmw add R.cell, 1
}}
func stop(%timer: ref, %weight: i32) {{
  %armed: i32 = native "Fencepost.Runtime::StopTimer(object)"(%timer)
  %add = mul.i32 %armed, %weight
  %old = rmw add R.b, %add
}}
func arm(%timer: ref, %due: i64, %period: i64) {{
  native "Fencepost.Runtime::StartTimer(object,long,long)"(%timer, %due, %period)
}}
func thread() {{
{thread}}}
func main() {{
  frame {{ unused: i32 }}
{makes}{begin}  start thread()
{own}  %p = addr R.cell
  %n = frame unused
  %r: i32 = native "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)"(%p, 1, {awaited}, %n, %n, -1)
}}
"#,
            fields = fields.collect::<String>(),
            makes = makes.collect::<String>(),
            awaited = 1 + self.rng.below(2),
        )
    }

    fn statements(&mut self, most: usize) -> String {
        (0..1 + self.rng.below(most))
            .map(|_| self.statement())
            .collect()
    }

    fn statement(&mut self) -> String {
        let timer = self.rng.below(TIMERS);
        let read = format!("  %t = load All.t{timer}\n");
        let weight = 10_i32.pow(timer as u32);
        match self.rng.below(8) {
            0..4 => {
                let due = self.rng.pick(&[0, 1, 2, 2, 3]);
                let period = match self.rng.one_in(8) {
                    true => 2,
                    false => -1,
                };
                format!(
                    "{read}  %d = const i64 {due}\n  %v = const i64 {period}\n  call arm(%t, %d, %v)\n"
                )
            }
            4..6 => format!("{read}  call stop(%t, {weight})\n"),
            6 if self.asks => {
                "  %now: i64 = native \"Fencepost.Runtime::LogicalTimeMs()\"()\n  %s = i64.to.i32 %now\n  store R.a, %s\n"
                    .to_string()
            }
            _ if self.writes => format!(
                "  %x = load R.c\n  %x = mul.i32 %x, 3\n  %x = add.i32 %x, {timer}\n  store R.c, %x\n"
            ),
            _ => format!("  store R.c, {weight}\n"),
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn reductions_agree_on_programs_with_timers() {
    let programs = number("FENCEPOST_RANDOM").unwrap_or(60);
    let first = number("FENCEPOST_SEED").unwrap_or(1);
    let mut compared = 0;
    for seed in first..first + programs {
        let text = Generator::program(seed);
        let model = ["sc", "sc", "clr"][seed as usize % 3];
        let find = |reduction, most| {
            let mut task = task(&text, model, reduction, &["R.a", "R.b", "R.c"]);
            task.limits.max_states = Some(most);
            shown(&task)
        };
        let Some(all) = find(Reduction::None, 20_000) else {
            continue;
        };
        let found = find(Reduction::Ample, 20_000);
        assert_eq!(found, Some(all), "seed {seed} under {model}\n{text}");
        compared += 1;
    }
    println!("{compared} of {programs} programs compared, first seed {first}");
    assert!(compared * 5 > programs, "{compared} of {programs} compared");
}
