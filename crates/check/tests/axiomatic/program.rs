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
/// The shared references, by name.
pub const PLACES: [&str; 2] = ["R.shared", "R.other"];
/// The objects that a thread makes when it starts, by name.
pub const OBJECTS: [&str; 2] = ["%own", "%inner"];

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
    /// A read of some order.
    OrderedRead {
        to: Register,
        from: Number,
        order: &'static str,
    },
    /// A write of some order.
    OrderedWrite {
        to: Number,
        value: Source,
        order: &'static str,
    },
    /// A read-modify-write of some order: stores a value, or adds it.
    Update {
        to: Register,
        cell: Number,
        value: Source,
        adds: bool,
        order: &'static str,
    },
    /// A compare-exchange of some order.
    CompareExchange {
        to: Register,
        cell: Number,
        expected: Source,
        value: Source,
        order: &'static str,
    },
    Fence(&'static str),
    Lock(usize),
    Unlock(usize),
    /// Writes the field of an object that the thread made when it started.
    WriteOwn {
        object: usize,
        value: Source,
        volatile: bool,
    },
    ReadOwn {
        to: Register,
    },
    /// Stores a reference to one of those objects for others.
    Publish {
        object: usize,
        place: usize,
        volatile: bool,
    },
    /// Stores null there.
    Withdraw {
        place: usize,
    },
    /// Makes the first of those objects refer to the second one.
    Link,
    /// Copies a shared reference to the other place, whatever it is.
    Copy {
        from: usize,
    },
    /// Makes the first own object refer to what a shared reference refers to.
    LinkShared {
        from: usize,
    },
    /// Loads a shared reference and, if there is one, reads the field of its object.
    ReadThrough {
        place: usize,
        to: Register,
        volatile: bool,
    },
    /// Reads the field of the object that the object of the shared reference refers to.
    ReadNested {
        to: Register,
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
    let mut out = String::from(
        "class Lock\nclass Box { value: i32, next: Box }\nclass R {\n  static shared: Box\n  static other: Box\n",
    );
    for name in outcomes(threads) {
        let _ = writeln!(out, "  static {}: i32", &name[2..]);
    }
    out.push_str("}\n");
    for (index, thread) in threads.iter().enumerate() {
        let _ = writeln!(out, "\nfunc t{index}(%m0: ref, %m1: ref) {{");
        for register in 0..REGISTERS {
            let _ = writeln!(out, "  %v{register} = 0");
        }
        for (object, name) in OBJECTS.iter().enumerate() {
            if thread.iter().any(|instruction| uses(instruction, object)) {
                let _ = writeln!(out, "  {name} = new Box");
            }
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

/// Whether an instruction uses an object that its thread made.
fn uses(instruction: &Instruction, wanted: usize) -> bool {
    use Instruction as I;
    match instruction {
        I::WriteOwn { object, .. } | I::Publish { object, .. } => *object == wanted,
        I::ReadOwn { .. } | I::LinkShared { .. } => wanted == 0,
        I::Link => true,
        _ => false,
    }
}

/// The registers that something is put into; the others stay zero and are not stored.
fn used_registers(thread: &[Instruction]) -> Vec<Register> {
    use Instruction as I;
    let target = |instruction: &Instruction| match instruction {
        I::Read { to, .. }
        | I::Add { to, .. }
        | I::Zero { to, .. }
        | I::AtomicAdd { to, .. }
        | I::OrderedRead { to, .. }
        | I::Update { to, .. }
        | I::CompareExchange { to, .. }
        | I::ReadOwn { to }
        | I::ReadThrough { to, .. }
        | I::ReadNested { to } => Some(*to),
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
        I::OrderedRead { to, from, order } => format!("%v{to} = load {order} R.x{from}"),
        I::OrderedWrite { to, value, order } => {
            format!("store {order} R.x{to}, {}", source(value))
        }
        I::Update {
            to,
            cell,
            value,
            adds,
            order,
        } => {
            let operator = if adds { "add" } else { "xchg" };
            format!(
                "%v{to} = rmw {order} {operator} R.x{cell}, {}",
                source(value)
            )
        }
        I::CompareExchange {
            to,
            cell,
            expected,
            value,
            order,
        } => format!(
            "%v{to} = cas {order} R.x{cell}, {}, {}",
            source(expected),
            source(value)
        ),
        I::Fence(kind) => format!("fence {kind}"),
        I::Lock(lock) => format!("enter %m{lock}"),
        I::Unlock(lock) => format!("exit %m{lock}"),
        I::WriteOwn {
            object,
            value,
            volatile: v,
        } => {
            let object = OBJECTS[object];
            format!("store {}{object}.Box.value, {}", volatile(v), source(value))
        }
        I::ReadOwn { to } => format!("%v{to} = load %own.Box.value"),
        I::Publish {
            object,
            place,
            volatile: v,
        } => {
            let (object, place) = (OBJECTS[object], PLACES[place]);
            format!("store {}{place}, {object}", volatile(v))
        }
        I::Withdraw { place } => format!("store {}, null", PLACES[place]),
        I::Link => "store %own.Box.next, %inner".into(),
        I::Copy { from } => format!(
            "%o{at} = load {}\n  store {}, %o{at}",
            PLACES[from],
            PLACES[1 - from]
        ),
        I::LinkShared { from } => format!(
            "%o{at} = load {}\n  store %own.Box.next, %o{at}",
            PLACES[from]
        ),
        I::ReadNested { to } => format!(
            "%o{at} = load R.shared\n  %n{at} = eq.ref %o{at}, null\n  br %n{at}, past{at}, via{at}\nvia{at}:\n  \
             %p{at} = load %o{at}.Box.next\n  %q{at} = eq.ref %p{at}, null\n  br %q{at}, past{at}, in{at}\nin{at}:\n  \
             %v{to} = load %p{at}.Box.value\npast{at}:"
        ),
        I::ReadThrough {
            place,
            to,
            volatile: v,
        } => format!(
            "%o{at} = load {}{}\n  %n{at} = eq.ref %o{at}, null\n  br %n{at}, past{at}, via{at}\nvia{at}:\n  \
             %v{to} = load %o{at}.Box.value\npast{at}:",
            volatile(v),
            PLACES[place]
        ),
        I::WriteThrough { value } => format!(
            "%o{at} = load R.shared\n  %n{at} = eq.ref %o{at}, null\n  br %n{at}, past{at}, via{at}\nvia{at}:\n  \
             store %o{at}.Box.value, {}\npast{at}:",
            source(value)
        ),
    };
    let _ = writeln!(out, "  {line}");
}
