//! Random litmus tests, against a machine with store buffers that was written for this test only.
//!
//! The machine here knows nothing of pending lists and tables: a thread has a queue of writes, a
//! read looks into its own queue and then into memory, a fence or a locked instruction waits for
//! the queue to be empty, and the oldest write of a queue may go to memory at any time.

mod common;

use common::{Folder, fencepost};
use std::collections::{BTreeSet, HashSet, VecDeque};
use std::fmt::Write as _;

const VARIABLES: [&str; 3] = ["x", "y", "z"];
const REGISTERS: [&str; 2] = ["EAX", "EBX"];

#[derive(Clone, Copy)]
enum Instruction {
    Write(usize, i64),
    Read(usize, usize),
    Fence,
    Exchange(usize, usize),
    Increment(usize),
    LockedAdd(usize, i64),
    FetchAdd(usize, usize),
    /// Skip the next instruction if the register is 0.
    SkipIfZero(usize),
    WriteRegister(usize, usize),
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    next: usize,
    /// A read-modify-write without a lock has read this and has not written yet.
    half: Option<i64>,
    registers: [i64; 2],
    buffer: VecDeque<(usize, i64)>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    memory: [i64; 3],
    threads: Vec<Thread>,
}

type Program = Vec<Vec<Instruction>>;
/// End values: the registers of all threads, then memory.
type Outcome = Vec<i64>;

fn read(state: &State, thread: usize, variable: usize) -> i64 {
    let own = state.threads[thread].buffer.iter().rev();
    let found = own.into_iter().find(|(at, _)| *at == variable);
    found.map_or(state.memory[variable], |(_, value)| *value)
}

fn write(state: &mut State, thread: usize, variable: usize, value: i64, buffered: bool) {
    match buffered {
        true => state.threads[thread].buffer.push_back((variable, value)),
        false => state.memory[variable] = value,
    }
}

/// The state after the next instruction of a thread, if it can run now.
fn step(program: &Program, state: &State, thread: usize, buffered: bool) -> Option<State> {
    let instruction = *program[thread].get(state.threads[thread].next)?;
    let mut after = state.clone();
    let empty = state.threads[thread].buffer.is_empty();
    let own = &mut after.threads[thread];
    own.next += 1;
    match instruction {
        Instruction::Write(variable, value) => write(&mut after, thread, variable, value, buffered),
        Instruction::WriteRegister(variable, register) => {
            let value = own.registers[register];
            write(&mut after, thread, variable, value, buffered);
        }
        Instruction::Read(register, variable) => {
            own.registers[register] = read(state, thread, variable);
        }
        Instruction::Fence => return empty.then_some(after),
        Instruction::Exchange(variable, register) => {
            own.registers[register] = state.memory[variable];
            after.memory[variable] = state.threads[thread].registers[register];
            return empty.then_some(after);
        }
        Instruction::FetchAdd(variable, register) => {
            own.registers[register] = state.memory[variable];
            after.memory[variable] += state.threads[thread].registers[register];
            return empty.then_some(after);
        }
        Instruction::LockedAdd(variable, value) => {
            after.memory[variable] += value;
            return empty.then_some(after);
        }
        Instruction::Increment(variable) => match own.half.take() {
            Some(old) => write(&mut after, thread, variable, old + 1, buffered),
            None => {
                own.half = Some(read(state, thread, variable));
                own.next -= 1;
            }
        },
        Instruction::SkipIfZero(register) => {
            if own.registers[register] == 0 {
                own.next += 1;
            }
        }
    }
    Some(after)
}

fn outcomes(program: &Program, buffered: bool) -> BTreeSet<Outcome> {
    let thread = Thread {
        next: 0,
        half: None,
        registers: [0; 2],
        buffer: VecDeque::new(),
    };
    let first = State {
        memory: [0; 3],
        threads: vec![thread; program.len()],
    };
    let mut found = BTreeSet::new();
    let mut seen = HashSet::from([first.clone()]);
    let mut open = vec![first];
    while let Some(state) = open.pop() {
        let mut next = Vec::new();
        for thread in 0..program.len() {
            next.extend(step(program, &state, thread, buffered));
            let mut after = state.clone();
            if let Some((variable, value)) = after.threads[thread].buffer.pop_front() {
                after.memory[variable] = value;
                next.push(after);
            }
        }
        if next.is_empty() {
            let registers = state.threads.iter().flat_map(|thread| thread.registers);
            found.insert(registers.chain(state.memory).collect());
        }
        for after in next {
            if seen.insert(after.clone()) {
                open.push(after);
            }
        }
    }
    found
}

/// A small generator: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

fn random_program(random: &mut Random) -> Program {
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 5 } else { 3 };
    let mut thread = || -> Vec<Instruction> {
        let count = 2 + random.below(most - 1);
        let mut found = Vec::new();
        for _ in 0..count {
            // Few locations, so that threads get into each other's way.
            let variable = [0, 0, 0, 1, 1, 1, 2][random.below(7)];
            let register = random.below(2);
            let value = 1 + random.below(2) as i64;
            found.push(match random.below(20) {
                0..7 => Instruction::Write(variable, value),
                7..14 => Instruction::Read(register, variable),
                14 => Instruction::Fence,
                15 => Instruction::Exchange(variable, register),
                16 => Instruction::Increment(variable),
                17 => match random.below(2) {
                    0 => Instruction::LockedAdd(variable, value),
                    _ => Instruction::FetchAdd(variable, register),
                },
                18 => Instruction::SkipIfZero(register),
                _ => Instruction::WriteRegister(variable, register),
            });
        }
        found
    };
    (0..threads).map(|_| thread()).collect()
}

fn show(instruction: Instruction, label: &mut usize, after: &mut Option<usize>) -> Vec<String> {
    let skip = after.take();
    let mut lines = match instruction {
        Instruction::Write(v, value) => vec![format!("MOV [{}],${value}", VARIABLES[v])],
        Instruction::WriteRegister(v, r) => {
            vec![format!("MOV [{}],{}", VARIABLES[v], REGISTERS[r])]
        }
        Instruction::Read(r, v) => vec![format!("MOV {},[{}]", REGISTERS[r], VARIABLES[v])],
        Instruction::Fence => vec!["MFENCE".to_string()],
        Instruction::Exchange(v, r) => {
            vec![format!("XCHG [{}],{}", VARIABLES[v], REGISTERS[r])]
        }
        Instruction::Increment(v) => vec![format!("INC [{}]", VARIABLES[v])],
        Instruction::LockedAdd(v, value) => {
            vec![format!("LOCK ADD [{}],${value}", VARIABLES[v])]
        }
        Instruction::FetchAdd(v, r) => {
            vec![format!("LOCK XADD [{}],{}", VARIABLES[v], REGISTERS[r])]
        }
        Instruction::SkipIfZero(r) => {
            *label += 1;
            *after = Some(*label);
            vec![
                format!("TEST {0},{0}", REGISTERS[r]),
                format!("JZ L{label}"),
            ]
        }
    };
    if let Some(skip) = skip {
        // The label comes behind the instruction that is skipped.
        lines.push(format!("L{skip}:"));
    }
    lines
}

fn text(program: &Program, name: &str) -> String {
    let columns: Vec<Vec<String>> = program
        .iter()
        .map(|thread| {
            let (mut label, mut after) = (0, None);
            let mut lines: Vec<String> = thread
                .iter()
                .flat_map(|&instruction| show(instruction, &mut label, &mut after))
                .collect();
            lines.extend(after.map(|label| format!("L{label}:")));
            lines
        })
        .collect();
    let mut out = format!("X86 {name}\n{{ }}\n");
    let heads: Vec<String> = (0..program.len()).map(|k| format!("P{k}")).collect();
    let _ = writeln!(out, "{} ;", heads.join(" | "));
    for row in 0..columns.iter().map(Vec::len).max().unwrap_or(0) {
        let cells: Vec<&str> = columns
            .iter()
            .map(|column| column.get(row).map_or("", String::as_str))
            .collect();
        let _ = writeln!(out, "{} ;", cells.join(" | "));
    }
    out.push_str("locations [x; y; z;");
    for thread in 0..program.len() {
        let _ = write!(out, " {thread}:EAX; {thread}:EBX;");
    }
    out.push_str("]\nforall (true)\n");
    out
}

/// A jump over a jump skips both of its lines or one: keep programs without such pairs.
fn is_plain(program: &Program) -> bool {
    program.iter().all(|thread| {
        !thread.windows(2).any(|pair| {
            matches!(pair[0], Instruction::SkipIfZero(_))
                && matches!(pair[1], Instruction::SkipIfZero(_))
        })
    })
}

#[test]
fn random_programs_have_the_outcomes_of_a_store_buffer_machine() {
    let folder = Folder::new("litmus-random");
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut programs = Vec::new();
    while programs.len() < 400 {
        let program = random_program(&mut random);
        if is_plain(&program) {
            let name = format!("r{:04}", programs.len());
            let file = folder.file(&format!("{name}.litmus"));
            std::fs::write(file, text(&program, &name)).expect("written");
            programs.push(program);
        }
    }
    let directory = folder.0.display().to_string();
    for (model, buffered) in [("tso", true), ("sc", false)] {
        let run = fencepost(&["litmus", &directory, "--model", model, "--format", "json"]);
        assert_eq!(run.code, 0, "{}", run.stderr);
        let json = run.json();
        let tests = json["tests"].as_array().expect("tests");
        assert_eq!(tests.len(), programs.len());
        let mut relaxed = 0;
        for (index, (test, program)) in tests.iter().zip(&programs).enumerate() {
            let states = test["states"].as_array().expect("states");
            let mut found = BTreeSet::new();
            for state in states {
                let value = |name: String| state[&name].as_i64().expect("a number");
                let mut row: Outcome = Vec::new();
                for thread in 0..program.len() {
                    row.extend(REGISTERS.map(|r| value(format!("{thread}:{r}"))));
                }
                row.extend(VARIABLES.map(|v| value(format!("[{v}]"))));
                found.insert(row);
            }
            let expected = outcomes(program, buffered);
            assert_eq!(
                found,
                expected,
                "{model}:\n{}",
                text(program, &format!("r{index:04}"))
            );
            relaxed += usize::from(buffered && expected != outcomes(program, false));
        }
        // The comparison would be worth little if no program could tell the models apart.
        assert!(!buffered || relaxed > 20, "only {relaxed}");
    }
}
