//! Putting a test together: locations, threads, what is wanted of the end.

use crate::c;
use crate::condition::{Question, Variable};
use crate::emit::Emitter;
use crate::error::{LitmusError, Place};
use crate::header::Flavour;
use crate::init::RegisterInit;
use crate::memory::{CellId, Initial, Memory};
use crate::propositions::addresses;
use crate::types::Type;
use crate::x86;
use fencepost_base::FileId;
use fencepost_ir::{
    Args, Cell, Def, FieldRef, FuncId, Function, Kind, Op, OptDef, OptString, OptUse, Order,
    Program, Reg, Storage, verify_function,
};
use std::collections::BTreeMap;

/// Threads that a test may have.
pub const MAX_THREADS: usize = 64;

/// What the threads do, as read.
pub enum Threads {
    /// Columns of instructions.
    Assembly {
        /// Thread by thread.
        threads: Vec<x86::Column>,
        /// Whether registers have 64 bits.
        wide: bool,
    },
    /// C functions.
    Code(Vec<c::Thread>),
}

impl Threads {
    fn count(&self) -> usize {
        match self {
            Threads::Assembly { threads, .. } => threads.len(),
            Threads::Code(threads) => threads.len(),
        }
    }
}

/// Refuses more threads than can be run in reasonable time.
pub fn check_thread_count(count: usize, place: Place) -> Result<(), LitmusError> {
    match count > MAX_THREADS {
        true => Err(place.malformed(format!(
            "{count} threads; at most {MAX_THREADS} are modelled"
        ))),
        false => Ok(()),
    }
}

/// Something whose end value is wanted.
#[derive(Clone, Debug)]
pub struct Observed {
    /// What the text calls it.
    pub variable: Variable,
    /// The expression that names its end value.
    pub expression: String,
    /// What cells of its type hold.
    pub cell: Cell,
}

/// A program, and what is wanted of its end states.
pub struct Built {
    /// The program.
    pub program: Program,
    /// In the order in which results show them.
    pub observed: Vec<Observed>,
    /// Whether a read-modify-write asks for less order than it gets.
    pub assumes_ordered_updates: bool,
}

/// An execution that dereferences something that points to no location fails.
pub fn emit_wild_pointer(emitter: &mut Emitter) {
    let never = emitter.constant(0);
    emitter.op(Op::Assert {
        condition: never,
        message: OptString(None),
    });
}

/// Makes the program.
pub fn build(
    file_name: &str,
    flavour: Flavour,
    threads: &Threads,
    memory: &mut Memory,
    registers: &[RegisterInit],
    question: &mut Question,
) -> Result<Built, LitmusError> {
    let mut program = Program::new();
    let file = program.add_file(file_name);
    declare_pointed(memory, registers)?;
    let variables = settle_variables(threads, memory, question)?;
    if flavour == Flavour::C {
        for location in &mut memory.locations {
            location.cell = location.declared.as_ref().map_or(Cell::I64, Type::cell);
        }
    }
    memory.add_fields(&mut program);
    let (observed, ends) = observe(&mut program, memory, threads, &variables)?;
    let mut functions = Vec::new();
    let mut assumes_ordered_updates = false;
    for thread in 0..threads.count() {
        let first = first_values(thread, registers, memory)?;
        let wanted: Vec<(&str, FieldRef)> = ends
            .iter()
            .filter(|((owner, _), _)| *owner == thread)
            .map(|((_, name), field)| (name.as_str(), *field))
            .collect();
        let name = format!("P{thread}");
        let function = match threads {
            Threads::Assembly { threads, .. } => {
                let around = x86::Surroundings {
                    memory,
                    registers: first,
                    observed: wanted,
                    file,
                };
                x86::lower_thread(&name, &threads[thread], &around)?
            }
            Threads::Code(code) => {
                check_variables(&code[thread], thread, registers)?;
                let outside = c::Outside {
                    memory,
                    variables: first,
                    observed: wanted,
                    file,
                };
                let lowered = c::lower_thread(&name, &code[thread], &outside)?;
                assumes_ordered_updates |= lowered.assumes_ordered_updates;
                lowered.function
            }
        };
        functions.push(add(&mut program, function)?);
    }
    let main = main_function(&mut program, memory, &functions, file)?;
    let main = add(&mut program, main)?;
    program.set_entry(main);
    Ok(Built {
        program,
        observed,
        assumes_ordered_updates,
    })
}

/// A name whose address is a first value is a location, even if nothing else names it.
fn declare_pointed(memory: &mut Memory, registers: &[RegisterInit]) -> Result<(), LitmusError> {
    let in_memory = memory.locations.iter().flat_map(|found| &found.initial);
    let in_registers = registers.iter().filter_map(|init| init.value.as_ref());
    let named: Vec<Initial> = in_memory.chain(in_registers).cloned().collect();
    for initial in named {
        if let Initial::Address(name, place) = initial {
            memory.declare(&name, place)?;
        }
    }
    Ok(())
}

/// Adds a function that the verifier accepts. It accepts all that are made here; if it ever does
/// not, that is said instead of run.
fn add(program: &mut Program, function: Function) -> Result<FuncId, LitmusError> {
    let place = Place { line: 1, column: 1 };
    verify_function(program, &function)
        .map_err(|error| place.unsupported(format!("this cannot be lowered: {error}")))?;
    program
        .add_function(function)
        .ok_or_else(|| place.malformed("two threads have one name"))
}

fn check_variables(
    code: &c::Thread,
    thread: usize,
    registers: &[RegisterInit],
) -> Result<(), LitmusError> {
    for init in registers.iter().filter(|init| init.thread == thread) {
        if code.variables.find(&init.name).is_none() {
            let message = code.variables.why_unknown(&init.name, thread);
            return Err(init.place.malformed(message));
        }
    }
    Ok(())
}

/// The variables that results show, each once, registers first. Names get their usual form, and
/// whole arrays become their elements.
fn settle_variables(
    threads: &Threads,
    memory: &mut Memory,
    question: &mut Question,
) -> Result<Vec<(Variable, Place)>, LitmusError> {
    if let Threads::Assembly { wide, .. } = threads {
        question.rename_registers(&|name| x86::normalise(name, *wide));
    }
    let mut compared = Vec::new();
    addresses(&question.condition, &mut compared);
    if let Some(filter) = &question.filter {
        addresses(filter, &mut compared);
    }
    for (name, element, place) in compared {
        let count = memory.find(&name).map(|at| memory.locations[at].count());
        if count.is_none_or(|count| element.unwrap_or(0) >= count) {
            return Err(place.malformed(format!("there is no location `{name}` to compare with")));
        }
    }
    let mut found = BTreeMap::new();
    for (variable, place) in question.variables() {
        match &variable {
            Variable::Register(thread, name) => {
                check_register(threads, *thread, name, place)?;
                found.entry(variable).or_insert(place);
            }
            Variable::Location(name, element) => {
                let location = memory.declare(name, place)?;
                let count = memory.locations[location].elements;
                if memory.locations[location].is_lock() {
                    return Err(place.unsupported("the end value of a lock is not modelled"));
                }
                match (element, count) {
                    (Some(element), count) if *element >= count.unwrap_or(1) => {
                        return Err(place.malformed(format!("`{name}` has no such element")));
                    }
                    (None, Some(count)) => {
                        let shown = question.shown.iter().any(|(other, _)| *other == variable);
                        if !shown {
                            return Err(place.unsupported(format!(
                                "`{name}` is an array: name one of its elements"
                            )));
                        }
                        for element in 0..count {
                            let element = Variable::Location(name.clone(), Some(element));
                            found.entry(element).or_insert(place);
                        }
                    }
                    _ => {
                        found.entry(variable).or_insert(place);
                    }
                }
            }
        }
    }
    Ok(found.into_iter().collect())
}

fn check_register(
    threads: &Threads,
    thread: usize,
    name: &str,
    place: Place,
) -> Result<(), LitmusError> {
    if thread >= threads.count() {
        return Err(place.malformed(format!("there is no thread {thread}")));
    }
    match threads {
        Threads::Assembly { .. } if x86::register_cell(name).is_none() => {
            Err(place.unsupported(format!("the register `{name}` is not modelled")))
        }
        Threads::Code(code) if code[thread].variables.find(name).is_none() => {
            Err(place.malformed(code[thread].variables.why_unknown(name, thread)))
        }
        Threads::Assembly { .. } | Threads::Code(_) => Ok(()),
    }
}

/// A thread and the name of a register.
type RegisterKey = (usize, String);

/// Makes a field for every register whose end value is wanted.
fn observe(
    program: &mut Program,
    memory: &Memory,
    threads: &Threads,
    variables: &[(Variable, Place)],
) -> Result<(Vec<Observed>, BTreeMap<RegisterKey, FieldRef>), LitmusError> {
    let class = program.declare_class("registers");
    let mut observed = Vec::new();
    let mut ends = BTreeMap::new();
    for (index, (variable, place)) in variables.iter().enumerate() {
        let (expression, cell) = match variable {
            Variable::Register(thread, name) => {
                let cell = match threads {
                    Threads::Assembly { .. } => x86::register_cell(name),
                    Threads::Code(code) => code[*thread].variables.find_type(name).map(Type::cell),
                };
                let cell = cell.unwrap_or(Cell::I64);
                let field_name = format!("P{thread}_{index}");
                let field = program.add_field(class, &field_name, Storage::Static, cell);
                ends.insert((*thread, name.clone()), field);
                (format!("registers.{field_name}"), cell)
            }
            Variable::Location(name, element) => {
                let Some(location) = memory.find(name) else {
                    return Err(place.malformed(format!("there is no location `{name}`")));
                };
                let id = CellId {
                    location,
                    element: element.unwrap_or(0),
                };
                (memory.expression(id), memory.locations[location].cell)
            }
        };
        observed.push(Observed {
            variable: variable.clone(),
            expression,
            cell,
        });
    }
    Ok((observed, ends))
}

fn first_values<'a>(
    thread: usize,
    registers: &'a [RegisterInit],
    memory: &Memory,
) -> Result<Vec<(&'a str, i64)>, LitmusError> {
    let mut found = Vec::new();
    for init in registers.iter().filter(|init| init.thread == thread) {
        if let Some(value) = &init.value {
            found.push((init.name.as_str(), memory.initial(value)?));
        }
    }
    Ok(found)
}

/// The thread that fills memory and starts all others.
fn main_function(
    program: &mut Program,
    memory: &Memory,
    functions: &[FuncId],
    file: FileId,
) -> Result<Function, LitmusError> {
    let mut emitter = Emitter::new("main");
    emitter.position = fencepost_base::Position::at(file, 1, 1);
    let mut locks: Vec<Reg> = Vec::new();
    for (index, location) in memory.locations.iter().enumerate() {
        if location.is_lock() {
            let class = program.declare_class("lock");
            let dst = emitter.fresh(Kind::Ref);
            emitter.op(Op::New {
                dst: Def(dst),
                class,
            });
            locks.push(dst);
            continue;
        }
        for (element, initial) in location.initial.iter().enumerate() {
            let value = memory.initial(initial)?;
            if value != 0 {
                let field = memory.field(CellId {
                    location: index,
                    element,
                });
                let value = emitter.constant(value);
                emitter.store(field, Order::Plain, value);
            }
        }
    }
    for &function in functions {
        let takes_locks = program
            .body(function)
            .is_some_and(|body| body.param_count > 0);
        let args = match takes_locks {
            true => locks.clone(),
            false => Vec::new(),
        };
        emitter.op(Op::ThreadStart {
            dst: OptDef(None),
            function,
            args: Args(args.into()),
        });
    }
    emitter.op(Op::Return {
        value: OptUse(None),
    });
    emitter.finish()
}

/// A number as a cell would give it back.
pub fn wrap(cell: Cell, number: i128) -> i128 {
    let raw = number as u64;
    match cell {
        Cell::Bool | Cell::U8 => i128::from(raw as u8),
        Cell::I8 => i128::from(raw as i8),
        Cell::U16 | Cell::Char => i128::from(raw as u16),
        Cell::I16 => i128::from(raw as i16),
        Cell::U32 => i128::from(raw as u32),
        Cell::I32 => i128::from(raw as i32),
        Cell::U64 => i128::from(raw),
        _ => i128::from(raw as i64),
    }
}
