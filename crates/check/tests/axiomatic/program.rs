//! Litmus programs: straight-line threads with simple guards, and their text.

use std::fmt::Write as _;

/// A shared static number.
pub type Number = usize;
/// A register of a thread.
pub type Register = usize;

/// How many registers a thread has.
pub const REGISTERS: usize = 3;
/// How many shared numbers there are.
pub const NUMBERS: usize = 2;

/// What a write stores.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    Constant(i64),
    Register(Register),
}

/// One instruction of a thread.
#[derive(Clone, Copy, Debug)]
pub enum Instruction {
    Read {
        to: Register,
        from: Number,
        volatile: bool,
    },
    Write {
        to: Number,
        value: Source,
        volatile: bool,
    },
    /// A register plus a constant, into a register; cannot fail, so it orders nothing.
    Add {
        to: Register,
        from: Register,
        constant: i64,
    },
    /// Zero that depends on a register.
    Zero {
        to: Register,
        from: Register,
    },
    /// Arithmetic that may fail, and so needs its operand.
    Divide {
        from: Register,
    },
    /// Goes past the next instructions if the register is zero.
    SkipIfZero {
        from: Register,
        count: usize,
    },
    /// Adds a constant in place.
    AtomicAdd {
        to: Register,
        cell: Number,
        constant: i64,
    },
    Fence(&'static str),
    Lock(usize),
    Unlock(usize),
    /// Writes the field of the object that the thread made when it started.
    WriteOwn {
        value: Source,
        volatile: bool,
    },
    ReadOwn {
        to: Register,
    },
    /// Stores a reference to that object for others.
    Publish {
        volatile: bool,
    },
    /// Loads the shared reference and, if there is one, reads the field of its object.
    ReadThrough {
        to: Register,
        volatile: bool,
    },
    /// The same, but writes the field.
    WriteThrough {
        value: Source,
    },
}

/// A program: the instructions of each thread.
pub type Threads = Vec<Vec<Instruction>>;

fn volatile(yes: bool) -> &'static str {
    if yes { "volatile " } else { "" }
}

fn source(value: Source) -> String {
    match value {
        Source::Constant(value) => value.to_string(),
        Source::Register(register) => format!("%v{register}"),
    }
}

/// The expressions whose end values are compared: shared numbers, then all registers.
pub fn outcomes(threads: &Threads) -> Vec<String> {
    let mut list: Vec<String> = (0..NUMBERS).map(|n| format!("R.x{n}")).collect();
    for thread in 0..threads.len() {
        list.extend((0..REGISTERS).map(|r| format!("R.r{thread}_{r}")));
    }
    list
}

/// The text of a program.
pub fn text(threads: &Threads) -> String {
    let mut out =
        String::from("class Lock\nclass Box { value: i32 }\nclass R {\n  static shared: Box\n");
    for name in outcomes(threads) {
        let _ = writeln!(out, "  static {}: i32", &name[2..]);
    }
    out.push_str("}\n");
    for (index, thread) in threads.iter().enumerate() {
        let _ = writeln!(out, "\nfunc t{index}(%m0: ref, %m1: ref) {{");
        for register in 0..REGISTERS {
            let _ = writeln!(out, "  %v{register} = 0");
        }
        if thread.iter().any(uses_own) {
            out.push_str("  %own = new Box\n");
        }
        let mut ends = Vec::new();
        for (at, instruction) in thread.iter().enumerate() {
            write_instruction(&mut out, at, instruction, &mut ends);
            for (end, label) in &ends {
                if *end == at {
                    let _ = writeln!(out, "skip{label}:");
                }
            }
            ends.retain(|(end, _)| *end != at);
        }
        for register in used_registers(thread) {
            let _ = writeln!(out, "  store R.r{index}_{register}, %v{register}");
        }
        out.push_str("}\n");
    }
    out.push_str("\nfunc main() {\n  %a = new Lock\n  %b = new Lock\n");
    for index in 0..threads.len() {
        let _ = writeln!(out, "  %t{index} = start t{index}(%a, %b)");
    }
    for index in 0..threads.len() {
        let _ = writeln!(out, "  join %t{index}");
    }
    out.push_str("}\n");
    out
}

fn uses_own(instruction: &Instruction) -> bool {
    use Instruction as I;
    matches!(
        instruction,
        I::WriteOwn { .. } | I::ReadOwn { .. } | I::Publish { .. }
    )
}

/// The registers that something is put into; the others stay zero and are not stored.
fn used_registers(thread: &[Instruction]) -> Vec<Register> {
    use Instruction as I;
    let target = |instruction: &Instruction| match instruction {
        I::Read { to, .. }
        | I::Add { to, .. }
        | I::Zero { to, .. }
        | I::AtomicAdd { to, .. }
        | I::ReadOwn { to }
        | I::ReadThrough { to, .. } => Some(*to),
        _ => None,
    };
    (0..REGISTERS)
        .filter(|register| thread.iter().filter_map(target).any(|to| to == *register))
        .collect()
}

fn write_instruction(
    out: &mut String,
    at: usize,
    instruction: &Instruction,
    ends: &mut Vec<(usize, usize)>,
) {
    use Instruction as I;
    let line = match *instruction {
        I::Read {
            to,
            from,
            volatile: v,
        } => format!("%v{to} = load {}R.x{from}", volatile(v)),
        I::Write {
            to,
            value,
            volatile: v,
        } => {
            format!("store {}R.x{to}, {}", volatile(v), source(value))
        }
        I::Add { to, from, constant } => format!("%v{to} = add.i32 %v{from}, {constant}"),
        I::Zero { to, from } => format!("%v{to} = xor.i32 %v{from}, %v{from}"),
        I::Divide { from } => {
            format!("%k{at} = add.i32 %v{from}, 100\n  %q{at} = div.i32 7, %k{at}")
        }
        I::SkipIfZero { from, count } => {
            ends.push((at + count, at));
            format!("br %v{from}, go{at}, skip{at}\ngo{at}:")
        }
        I::AtomicAdd { to, cell, constant } => format!("%v{to} = rmw add R.x{cell}, {constant}"),
        I::Fence(kind) => format!("fence {kind}"),
        I::Lock(lock) => format!("enter %m{lock}"),
        I::Unlock(lock) => format!("exit %m{lock}"),
        I::WriteOwn { value, volatile: v } => {
            format!("store {}%own.Box.value, {}", volatile(v), source(value))
        }
        I::ReadOwn { to } => format!("%v{to} = load %own.Box.value"),
        I::Publish { volatile: v } => format!("store {}R.shared, %own", volatile(v)),
        I::ReadThrough { to, volatile: v } => format!(
            "%o{at} = load {}R.shared\n  %n{at} = eq.ref %o{at}, null\n  br %n{at}, past{at}, via{at}\nvia{at}:\n  \
             %v{to} = load %o{at}.Box.value\npast{at}:",
            volatile(v)
        ),
        I::WriteThrough { value } => format!(
            "%o{at} = load R.shared\n  %n{at} = eq.ref %o{at}, null\n  br %n{at}, past{at}, via{at}\nvia{at}:\n  \
             store %o{at}.Box.value, {}\npast{at}:",
            source(value)
        ),
    };
    let _ = writeln!(out, "  {line}");
}
