//! Which litmus programs are compared.

use crate::program::{Instruction, NUMBERS, OBJECTS, PLACES, REGISTERS, Source, Threads};
use crate::rng::Rng;

/// Reads and writes, plain or volatile, of two numbers.
const KINDS: usize = 8;

/// Every shape of four plain or volatile accesses to two numbers on two or three threads, up to
/// the names of the numbers; shapes in which no thread writes what another accesses are left out.
pub fn shapes() -> Vec<Threads> {
    let mut shapes = Vec::new();
    for lengths in [vec![2, 2], vec![3, 1], vec![2, 1, 1]] {
        for code in 0..KINDS.pow(4) {
            let digits: Vec<usize> = (0..4).map(|n| code / KINDS.pow(n) % KINDS).collect();
            // Half of the shapes are the other half with the numbers swapped.
            if digits[0] & 1 == 0 {
                let threads = shape(&digits, &lengths);
                if communicates(&threads) {
                    shapes.push(threads);
                }
            }
        }
    }
    shapes
}

fn shape(digits: &[usize], lengths: &[usize]) -> Threads {
    let mut rest = digits.iter();
    let mut value = 0;
    let mut threads = Vec::new();
    for &length in lengths {
        let mut register = 0;
        let thread = rest.by_ref().take(length).map(|digit| {
            let (cell, write, volatile) = (digit & 1, digit & 2 != 0, digit & 4 != 0);
            if write {
                value += 1;
                let value = Source::Constant(value);
                Instruction::Write {
                    to: cell,
                    value,
                    volatile,
                }
            } else {
                register += 1;
                Instruction::Read {
                    to: register - 1,
                    from: cell,
                    volatile,
                }
            }
        });
        threads.push(thread.collect());
    }
    threads
}

/// Whether some thread writes a number that another one accesses.
fn communicates(threads: &Threads) -> bool {
    let touches = |thread: &[Instruction], number: usize, only_writes: bool| {
        thread.iter().any(|instruction| match instruction {
            Instruction::Write { to, .. } => *to == number,
            Instruction::Read { from, .. } => *from == number && !only_writes,
            _ => false,
        })
    };
    (0..NUMBERS).any(|number| {
        (0..threads.len()).any(|writer| {
            touches(&threads[writer], number, true)
                && (0..threads.len())
                    .any(|other| other != writer && touches(&threads[other], number, false))
        })
    })
}

/// A random program of two or three short threads. Every fourth is about objects that one thread
/// fills, links and publishes, and others read or pass on.
pub fn random(seed: u64) -> Threads {
    let mut rng = Rng::new(seed);
    if seed % 4 == 3 {
        return publishing(&mut rng);
    }
    let count = 2 + usize::from(rng.one_in(3));
    let most = match count {
        3 => 2,
        _ => 3 + usize::from(rng.one_in(4)),
    };
    let mut threads: Threads = Vec::new();
    for _ in 0..count {
        let mut thread = Vec::new();
        let mut accesses = 1 + rng.below(most);
        while accesses > 0 {
            accesses -= block(&mut rng, &mut thread, accesses);
        }
        threads.push(thread);
    }
    threads
}

/// One thread reads a number more than once, with something between that needs a value or ends
/// what may be reused; another one changes what is read.
pub fn rereading(seed: u64) -> Threads {
    let mut rng = Rng::new(seed);
    let again = rng.below(NUMBERS);
    let read = |to: usize, from: usize, volatile: bool| Instruction::Read { to, from, volatile };
    let mut reader = vec![read(0, again, rng.one_in(10))];
    let volatile = rng.one_in(6);
    reader.push(read(1, 1 - again, volatile));
    let between = match rng.below(10) {
        0 => vec![Instruction::Fence(rng.pick(&["full", "ll", "ss", "sl"]))],
        1 => vec![Instruction::Write {
            to: again,
            value: Source::Constant(7),
            volatile: rng.one_in(4),
        }],
        2 => vec![Instruction::AtomicAdd {
            to: 1,
            cell: rng.below(NUMBERS),
            constant: 10,
        }],
        3 => vec![Instruction::Lock(0), Instruction::Unlock(0)],
        _ => Vec::new(),
    };
    let from = rng.below(2);
    match rng.below(4) {
        0 => {}
        1 => reader.push(Instruction::Divide { from }),
        // Goes past all of it, or past the next read.
        _ => reader.push(Instruction::SkipIfZero {
            from,
            count: between.len().max(1),
        }),
    }
    reader.extend(between);
    reader.push(read(2, again, rng.one_in(10)));
    if rng.one_in(3) {
        reader.push(Instruction::Write {
            to: rng.below(NUMBERS),
            value: Source::Register(2),
            volatile: false,
        });
    }
    if rng.one_in(3) {
        reader.push(read(0, again, false));
    }
    let mut writer = Vec::new();
    for turn in 0..2 + rng.below(2) {
        if turn > 0 && rng.one_in(3) {
            writer.push(Instruction::Fence(rng.pick(&["full", "ss"])));
        }
        writer.push(Instruction::Write {
            to: (again + turn) % NUMBERS,
            value: Source::Constant(1 + turn as i64),
            volatile: rng.one_in(2),
        });
    }
    vec![reader, writer]
}

/// Fills, links and publishes objects on one thread, reads them on another, and sometimes passes
/// references on or takes them back on a third.
fn publishing(rng: &mut Rng) -> Threads {
    let mut writer = Vec::new();
    let length = 2 + rng.below(3);
    for _ in 0..length {
        let object = rng.below(OBJECTS.len());
        let place = rng.below(PLACES.len());
        let volatile = rng.one_in(8);
        writer.push(match rng.below(14) {
            0..=3 => Instruction::WriteOwn {
                object,
                value: Source::Constant(1 + rng.below(2) as i64),
                volatile,
            },
            4 | 5 => Instruction::Link,
            6 | 7 => Instruction::Publish {
                object,
                place,
                volatile,
            },
            8..=10 => passing(rng),
            11 => Instruction::Write {
                to: rng.below(NUMBERS),
                value: Source::Constant(1),
                volatile,
            },
            12 => Instruction::LinkShared { from: place },
            _ => Instruction::Fence(rng.pick(&["full", "ss"])),
        });
    }
    // Whatever came out so far, something is published, sometimes before all else.
    let publish = Instruction::Publish {
        object: rng.below(OBJECTS.len()),
        place: 0,
        volatile: false,
    };
    match rng.below(3) {
        0 => writer.insert(0, publish),
        _ => writer.push(publish),
    }
    let mut reader = Vec::new();
    if rng.one_in(3) {
        reader.push(Instruction::Read {
            to: 1,
            from: rng.below(NUMBERS),
            volatile: rng.one_in(2),
        });
    }
    reader.push(reading(rng, 0));
    let mut threads = vec![writer, reader];
    match rng.below(4) {
        0 => threads[1].push(reading(rng, 2)),
        1 => threads.push(vec![passing(rng)]),
        _ => {}
    }
    threads
}

/// Reads what a published reference leads to.
fn reading(rng: &mut Rng, to: usize) -> Instruction {
    match rng.below(3) {
        0 => Instruction::ReadNested { to },
        _ => Instruction::ReadThrough {
            place: rng.below(PLACES.len()),
            to,
            volatile: rng.one_in(6),
        },
    }
}

/// Something that a thread does with references without looking at them.
fn passing(rng: &mut Rng) -> Instruction {
    let place = rng.below(PLACES.len());
    match rng.below(4) {
        0 => Instruction::Withdraw { place },
        _ => Instruction::Copy { from: place },
    }
}

/// Adds one thing to a thread; returns how many accesses that were.
fn block(rng: &mut Rng, thread: &mut Vec<Instruction>, most: usize) -> usize {
    match rng.below(10) {
        0 => {
            thread.push(Instruction::Fence(
                rng.pick(&["full", "ll", "ls", "sl", "ss"]),
            ));
            0
        }
        1 => {
            let (to, from) = (rng.below(REGISTERS), rng.below(REGISTERS));
            thread.push(match rng.below(3) {
                0 => Instruction::Zero { to, from },
                1 => Instruction::Divide { from },
                _ => Instruction::Add {
                    to,
                    from,
                    constant: 1,
                },
            });
            0
        }
        2 => {
            let from = rng.below(REGISTERS);
            let at = thread.len();
            let used = access(rng, thread, most);
            let count = thread.len() - at;
            thread.insert(at, Instruction::SkipIfZero { from, count });
            used
        }
        3 => {
            let lock = rng.below(2);
            thread.push(Instruction::Lock(lock));
            let mut used = access(rng, thread, most);
            if used < most && rng.one_in(2) {
                used += access(rng, thread, most - used);
            }
            thread.push(Instruction::Unlock(lock));
            used
        }
        _ => access(rng, thread, most),
    }
}

fn value(rng: &mut Rng) -> Source {
    match rng.below(2) {
        0 => Source::Register(rng.below(REGISTERS)),
        _ => Source::Constant(1 + rng.below(2) as i64),
    }
}

/// Adds one instruction that accesses memory; returns how many accesses it makes.
fn access(rng: &mut Rng, thread: &mut Vec<Instruction>, most: usize) -> usize {
    let (register, number) = (rng.below(REGISTERS), rng.below(NUMBERS));
    let volatile = rng.one_in(4);
    let (instruction, used) = match rng.below(16) {
        0..=4 => (
            Instruction::Read {
                to: register,
                from: number,
                volatile,
            },
            1,
        ),
        5..=9 => {
            let value = value(rng);
            (
                Instruction::Write {
                    to: number,
                    value,
                    volatile,
                },
                1,
            )
        }
        10 => {
            let constant = 1;
            (
                Instruction::AtomicAdd {
                    to: register,
                    cell: number,
                    constant,
                },
                1,
            )
        }
        11 | 12 => {
            let value = value(rng);
            let write = Instruction::WriteOwn {
                object: 0,
                value,
                volatile,
            };
            (write, 1)
        }
        13 if rng.below(2) == 0 => (Instruction::ReadOwn { to: register }, 1),
        13 | 14 => {
            let publish = Instruction::Publish {
                object: 0,
                place: 0,
                volatile,
            };
            (publish, 1)
        }
        _ if most >= 2 => match rng.below(3) {
            0 => {
                let value = value(rng);
                (Instruction::WriteThrough { value }, 2)
            }
            _ => (
                Instruction::ReadThrough {
                    place: 0,
                    to: register,
                    volatile,
                },
                2,
            ),
        },
        _ => (
            Instruction::Read {
                to: register,
                from: number,
                volatile,
            },
            1,
        ),
    };
    thread.push(instruction);
    used
}

/// A random program in which every access is made under one lock; threads lock up to twice.
pub fn locked(seed: u64) -> Threads {
    let mut rng = Rng::new(seed);
    let mut threads: Threads = Vec::new();
    for _ in 0..2 {
        let mut thread = Vec::new();
        for _ in 0..1 + rng.below(2) {
            thread.push(Instruction::Lock(0));
            for _ in 0..1 + rng.below(2) {
                let number = rng.below(NUMBERS);
                thread.push(match rng.below(2) {
                    0 => Instruction::Read {
                        to: rng.below(REGISTERS),
                        from: number,
                        volatile: false,
                    },
                    _ => Instruction::Write {
                        to: number,
                        value: value(&mut rng),
                        volatile: false,
                    },
                });
            }
            thread.push(Instruction::Unlock(0));
        }
        threads.push(thread);
    }
    threads
}

/// A random program of accesses, read-modify-writes and fences of every order.
pub fn ordered(seed: u64) -> Threads {
    use Instruction as I;
    const READS: [&str; 5] = ["relaxed", "relaxed", "acquire", "volatile", ""];
    const WRITES: [&str; 5] = ["relaxed", "relaxed", "release", "volatile", ""];
    const UPDATES: [&str; 5] = ["relaxed", "relaxed", "acquire", "release", "acq_rel"];
    let mut threads = random(seed * 4 + seed % 3);
    let mut rng = Rng::new(seed);
    for instruction in threads.iter_mut().flatten() {
        let operand = value(&mut rng);
        *instruction = match *instruction {
            I::Read { to, from, .. } if rng.one_in(4) => I::Update {
                to,
                cell: from,
                value: operand,
                adds: rng.one_in(2),
                order: rng.pick(&UPDATES),
            },
            I::Read { to, from, .. } => I::OrderedRead {
                to,
                from,
                order: rng.pick(&READS),
            },
            I::Write { to, value, .. } if rng.one_in(4) => I::CompareExchange {
                to: rng.below(REGISTERS),
                cell: to,
                expected: Source::Constant(rng.below(2) as i64),
                value,
                order: rng.pick(&UPDATES),
            },
            I::Write { to, value, .. } => I::OrderedWrite {
                to,
                value,
                order: rng.pick(&WRITES),
            },
            I::Fence(_) => I::Fence(rng.pick(&["acquire", "release", "acq_rel", "full", "sl"])),
            other => other,
        };
    }
    threads
}
