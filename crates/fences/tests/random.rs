//! On random small programs the fences found are as few as trying every set of places gives.

use fencepost_check::{Task, Verdict, check, outcomes};
use fencepost_fences::{FenceTask, Outcome, Unrepairable, With, find_fences};
use fencepost_ir::text::parse_program;
use fencepost_memory_model::builtin;
use fencepost_search::property::PropertyValue;
use fencepost_vm::NativeTable;
use std::sync::Arc;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// A program as lines; those of operations that a fence may be put before are marked.
struct Generated {
    lines: Vec<(String, bool)>,
    results: Vec<String>,
}

impl Generated {
    fn add(&mut self, line: impl Into<String>) {
        self.lines.push((line.into(), false));
    }

    fn operation(&mut self, line: impl Into<String>) {
        self.lines.push((format!("  {}", line.into()), true));
    }

    /// The program with fences before some of the places, and some accesses made volatile.
    /// Accesses are numbered after the places.
    fn text(&self, repairs: &[usize]) -> String {
        let mut text = String::new();
        let mut place = 0;
        let mut access = self.places();
        for (line, is_place) in &self.lines {
            if *is_place {
                if repairs.contains(&place) {
                    text.push_str("  fence full\n");
                }
                place += 1;
            }
            let mut line = line.clone();
            if *is_place && is_plain_access(&line) {
                if repairs.contains(&access) {
                    line = line.replacen("load ", "load volatile ", 1);
                    line = line.replacen("store ", "store volatile ", 1);
                }
                access += 1;
            }
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    fn accesses(&self) -> usize {
        let plain = |line: &&(String, bool)| line.1 && is_plain_access(&line.0);
        self.lines.iter().filter(plain).count()
    }

    fn places(&self) -> usize {
        self.lines.iter().filter(|line| line.1).count()
    }
}

fn is_plain_access(line: &str) -> bool {
    (line.contains("store ") || line.contains("= load ")) && !line.contains("volatile")
}

const CELLS: [&str; 3] = ["S.x", "S.y", "S.z"];

fn access(random: &mut Random) -> (&'static str, &'static str) {
    let order = ["", "", "", " volatile"][random.below(4) as usize];
    (CELLS[random.below(3) as usize], order)
}

/// Two threads that read and write three cells, each with its own function, or through a helper
/// that both call, or in a loop.
fn generate(random: &mut Random) -> Generated {
    let mut program = Generated {
        lines: Vec::new(),
        results: Vec::new(),
    };
    let helper = random.below(3) == 0;
    let mut body: Vec<Vec<String>> = Vec::new();
    for thread in 0..2 {
        let mut lines = Vec::new();
        let mut reads = Vec::new();
        let count = 2 + random.below(2);
        for number in 0..count {
            let (cell, order) = access(random);
            match random.below(7) {
                0..=2 => lines.push(format!("store{order} {cell}, {}", 1 + number)),
                3..=5 => {
                    lines.push(format!("%v{number} = load{order} {cell}"));
                    reads.push(number);
                }
                _ if helper => lines.push(format!("call put({})", 5 + number)),
                _ => lines.push(format!("rmw add {cell}, 1")),
            }
        }
        for number in reads {
            let result = format!("r{thread}{number}");
            lines.push(format!("store S.{result}, %v{number}"));
            program.results.push(result);
        }
        if random.below(4) == 0 {
            // Twice the same, so that a pair can span two iterations.
            lines.insert(0, "%i = const i32 0".to_string());
            lines.insert(1, "again:".to_string());
            lines.push("%i = add.i32 %i, 1".to_string());
            lines.push("%more = lt.i32 %i, 2".to_string());
            lines.push("br %more, again, done".to_string());
            lines.push("done:".to_string());
        }
        body.push(lines);
    }
    program.add("class S {");
    for cell in ["x", "y", "z"] {
        program.add(format!("  static {cell}: i32"));
    }
    for result in program.results.clone() {
        program.add(format!("  static {result}: i32"));
    }
    program.add("}");
    program.add("func main() {\n  %a = start t0()\n  %b = start t1()\n  join %a\n  join %b\n}");
    for (thread, lines) in body.iter().enumerate() {
        program.add(format!("func t{thread}() {{"));
        for line in lines {
            match line.ends_with(':') {
                true => program.add(line),
                false => program.operation(line),
            }
        }
        program.operation("ret");
        program.add("}");
    }
    if helper {
        program.add("func put(%v: i32) {");
        program.operation("store S.x, %v");
        program.operation("store S.y, %v");
        program.operation("ret");
        program.add("}");
    }
    program
}

fn task(text: &str, model: &str) -> Task {
    let program = parse_program(text, "random.fir").unwrap_or_else(|error| {
        panic!("{}:{}: {}\n{text}", error.line, error.column, error.message)
    });
    let model = builtin(model).expect("a built-in model");
    Task::new(Arc::new(program), NativeTable::core(), model)
}

fn rows(text: &str, model: &str, results: &[String]) -> Vec<Vec<PropertyValue>> {
    let mut task = task(text, model);
    task.outcomes = results.iter().map(|result| format!("S.{result}")).collect();
    let report = outcomes(&task).expect("the program runs");
    report.outcomes.into_iter().map(|row| row.values).collect()
}

/// "The end values are among these."
fn one_of(results: &[String], rows: &[Vec<PropertyValue>]) -> String {
    let rows = rows.iter().map(|row| {
        let equal = |(name, value): (&String, &PropertyValue)| format!("S.{name} == {value}");
        let all: Vec<String> = results.iter().zip(row).map(equal).collect();
        format!("({})", all.join(" && "))
    });
    rows.collect::<Vec<_>>().join(" || ")
}

/// The size of the smallest set of these repairs that is one.
fn brute_force(
    program: &Generated,
    model: &str,
    wanted: impl Fn(&mut Task),
    repairs: std::ops::Range<usize>,
) -> Option<usize> {
    let count = repairs.len();
    let mut sets: Vec<Vec<usize>> = (0u32..1 << count)
        .map(|bits| {
            let chosen = |repair: &usize| bits >> (repair - repairs.start) & 1 != 0;
            repairs.clone().filter(chosen).collect()
        })
        .collect();
    sets.sort_by_key(Vec::len);
    let is_repair = |set: &Vec<usize>| {
        let mut task = task(&program.text(set), model);
        wanted(&mut task);
        check(&task).expect("the program runs").verdict == Verdict::Verified
    };
    sets.iter().find(|set| is_repair(set)).map(Vec::len)
}

fn at_the_end(property: &str) -> impl Fn(&mut Task) {
    move |task| task.finals = vec![property.to_string()]
}

fn always(property: &str) -> impl Fn(&mut Task) {
    move |task| task.invariants = vec![property.to_string()]
}

fn verdict(text: &str, model: &str, wanted: impl Fn(&mut Task)) -> Verdict {
    let mut task = task(text, model);
    wanted(&mut task);
    check(&task).expect("the program runs").verdict
}

#[test]
fn as_few_as_trying_every_set_where_every_state_counts() {
    let mut random = Random(0x1234_5eed_0bad_cafe);
    let models = ["pso", "dotnet", "dotnet-strict", "clr", "jsr133"];
    let (mut tried, mut several) = (0, 0);
    while tried < 25 {
        let program = generate(&mut random);
        let model = models[random.below(5) as usize];
        if program.places() > 14 {
            continue;
        }
        let text = program.text(&[]);
        if text.contains("rmw") || text.contains("put") {
            continue;
        }
        // No state that plain interleaving does not show.
        let unseen: Vec<String> = (0..64)
            .map(|n| {
                format!(
                    "!(S.x == {} && S.y == {} && S.z == {})",
                    n & 3,
                    n >> 2 & 3,
                    n >> 4
                )
            })
            .filter(|state| verdict(&text, "sc", always(state)) == Verdict::Verified)
            .collect();
        let property = unseen.join(" && ");
        if verdict(&text, model, always(&property)) != Verdict::Violated {
            continue;
        }
        tried += 1;
        let mut repair = FenceTask::new(task(&text, model));
        repair.task.invariants = vec![property.clone()];
        let report = find_fences(&mut repair).expect("the program runs");
        let context = format!("{text}\nunder {model}: {property}\n{report:?}");
        assert_eq!(report.verdict, Verdict::Verified, "{context}");
        assert!(report.minimal && report.verified_with_fences, "{context}");
        let expected = brute_force(&program, model, always(&property), 0..program.places());
        assert_eq!(Some(report.fences.len()), expected, "{context}");
        several += usize::from(report.fences.len() > 1);
    }
    assert!(several > 0, "every program needed one fence");
}

#[test]
fn as_few_as_trying_every_set() {
    let mut random = Random(0x5eed_f00d_1234_5678);
    let models = ["tso", "pso", "dotnet", "dotnet-strict", "clr", "jsr133"];
    let mut by_count = [0usize; 6];
    let mut tried = 0;
    while tried < 120 {
        let program = generate(&mut random);
        let model = models[random.below(6) as usize];
        if program.places() > 16 || program.results.len() < 2 {
            continue;
        }
        let text = program.text(&[]);
        let allowed = rows(&text, "sc", &program.results);
        if rows(&text, model, &program.results) == allowed && random.below(20) != 0 {
            continue;
        }
        tried += 1;
        let property = one_of(&program.results, &allowed);
        let mut repair = FenceTask::new(task(&text, model));
        repair.task.finals = vec![property.clone()];
        let report = find_fences(&mut repair).expect("the program runs");
        let context = format!("{text}\nunder {model}: {property}\n{report:?}");
        assert_eq!(report.verdict, Verdict::Verified, "{context}");
        assert!(report.minimal && report.verified_with_fences, "{context}");
        let expected = brute_force(&program, model, at_the_end(&property), 0..program.places());
        assert_eq!(Some(report.fences.len()), expected, "{context}");
        let nothing = report.outcome == Outcome::NothingWrong;
        assert_eq!(nothing, report.fences.is_empty(), "{context}");
        by_count[report.fences.len().min(5)] += 1;
    }
    // The test means something only if the answers differ.
    assert!(
        by_count[0] > 0 && by_count[1] > 5 && by_count[2] > 5 && by_count[3] > 0,
        "{by_count:?}"
    );
}

#[test]
fn volatile_accesses_as_few_as_trying_every_set() {
    let mut random = Random(0x0dd_ba11_8765_4321);
    let models = ["pso", "dotnet", "dotnet-strict", "clr", "jsr133"];
    let (mut tried, mut impossible, mut pairs) = (0, 0, 0);
    while tried < 60 {
        let program = generate(&mut random);
        let model = models[random.below(5) as usize];
        let (places, accesses) = (program.places(), program.accesses());
        if program.results.len() < 2 || accesses > 9 {
            continue;
        }
        let text = program.text(&[]);
        let allowed = rows(&text, "sc", &program.results);
        if rows(&text, model, &program.results) == allowed {
            continue;
        }
        tried += 1;
        let property = one_of(&program.results, &allowed);
        let with = match places + accesses <= 14 && random.below(2) == 0 {
            true => With::Any,
            false => With::Volatile,
        };
        let repairs = match with {
            With::Any => 0..places + accesses,
            _ => places..places + accesses,
        };
        let mut repair = FenceTask::new(task(&text, model));
        repair.task.finals = vec![property.clone()];
        repair.with = with;
        let report = find_fences(&mut repair).expect("the program runs");
        let expected = brute_force(&program, model, at_the_end(&property), repairs);
        let context = format!("{text}\nunder {model}: {property}\n{report:?}");
        if report.outcome == Outcome::Unrepairable(Unrepairable::NotVolatile) {
            assert_eq!(expected, None, "{context}");
            impossible += 1;
            continue;
        }
        assert_eq!(report.verdict, Verdict::Verified, "{context}");
        assert!(report.minimal && report.verified_with_fences, "{context}");
        assert_eq!(Some(report.fences.len()), expected, "{context}");
        pairs += usize::from(report.fences.len() > 1);
    }
    assert!(impossible > 0 && pairs > 3, "{impossible} {pairs}");
}
