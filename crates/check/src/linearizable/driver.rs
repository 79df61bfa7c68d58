//! Writing programs that call operations one after the other.

use super::history::Value;
use super::recorder::Recorder;
use super::serial::{Named, Sequence};
use fencepost_base::Position;
use fencepost_ir::{
    Args, ClassId, ClassKind, Def, FieldId, FieldRef, FuncId, Function, Kind, Number, Op, OptDef,
    OptUse, Order, Parameter, Place, Problem, Reg, Region, RegionKind, Source, THREAD_HANDLE,
    Target,
};

/// A program that makes an object and lets threads call operations on it. Who runs it sees to it
/// that they do so in the order of the sequence.
pub(super) struct Driver {
    pub entry: FuncId,
    /// The operation in a thread's own function that each call is made by.
    pub calls: Vec<u32>,
}

impl Driver {
    pub fn write(recorder: &Recorder, sequence: &Sequence) -> Result<Self, Problem> {
        let threads = sequence.calls.iter().map(|step| step.thread + 1).max();
        let mut main = Writer::new(recorder, "serial execution");
        let object = match sequence.made_as {
            Some(class) => Some(main.make(class, 0)?),
            None => None,
        };
        let outside = outside(sequence);
        let mut passed: Vec<Reg> = object.into_iter().collect();
        for (class, length) in &outside {
            let info = recorder.class(*class)?;
            // What never changes is read without a step, so nobody would notice.
            if info.immutable && !info.layout.cells.is_empty() {
                return Err(problem(format!(
                    "an argument of class `{}`, which an operation may look into",
                    info.name
                )));
            }
            passed.push(main.make(*class, *length)?);
        }
        let mut calls = vec![0; sequence.calls.len()];
        let nobody = main.register(Kind::I32);
        main.emit(Op::Const {
            dst: Def(nobody),
            value: Number {
                kind: Kind::I32,
                bits: 0,
            },
        });
        let mut handles = Vec::new();
        for thread in 0..threads.unwrap_or(0) {
            let mut writer = Writer::new(recorder, "calls");
            // A reference in front would be the object that stands for the thread.
            writer.register(Kind::I32);
            let params: Vec<Reg> = passed.iter().map(|_| writer.register(Kind::Ref)).collect();
            writer.function.param_count = 1 + params.len() as u16;
            let mut params = params.into_iter();
            let object = object.and_then(|_| params.next());
            writer.object = object;
            writer.outside = params.collect();
            writer.given = vec![Vec::new(); sequence.calls.len()];
            for (place, step) in sequence.calls.iter().enumerate() {
                if step.thread == thread {
                    let (pc, results) = writer.call(step.function, object, &step.args)?;
                    calls[place] = pc;
                    writer.given[place] = results;
                }
            }
            let function = recorder.add_driver(writer.finish());
            let function = function.ok_or_else(no_room)?;
            let dst = main.register(THREAD_HANDLE);
            main.emit(Op::ThreadStart {
                dst: OptDef(Some(dst)),
                function,
                args: Args([nobody].into_iter().chain(passed.iter().copied()).collect()),
            });
            handles.push(dst);
        }
        for thread in handles {
            main.emit(Op::ThreadJoin {
                dst: OptDef(None),
                thread,
                timeout: OptUse(None),
            });
        }
        let entry = recorder.add_driver(main.finish()).ok_or_else(no_room)?;
        Ok(Self { entry, calls })
    }
}

fn no_room() -> Problem {
    problem("nothing can be added to this kind of program")
}

/// The objects from outside, in the order of their numbers: class, and length of an array.
fn outside(sequence: &Sequence) -> Vec<(ClassId, u32)> {
    let mut found = Vec::new();
    let args = sequence.calls.iter().flat_map(|step| &step.args);
    args.for_each(|named| add_outside(named, &mut found));
    found
}

fn add_outside(named: &Named, found: &mut Vec<(ClassId, u32)>) {
    match named {
        Named::Outside(number, class, length) if *number == found.len() => {
            found.push((*class, *length));
        }
        Named::Parts(_, parts) => parts.iter().for_each(|part| add_outside(part, found)),
        Named::Outside(..)
        | Named::Value(_)
        | Named::Given(..)
        | Named::Array(..)
        | Named::Settled(..) => {}
    }
}

/// Writes a function of a driver.
struct Writer<'a> {
    recorder: &'a Recorder,
    function: Function,
    /// The object whose operations are called, if they need one.
    object: Option<Reg>,
    /// The objects from outside.
    outside: Vec<Reg>,
    /// The results of each call that the function makes.
    given: Vec<Vec<Reg>>,
}

impl<'a> Writer<'a> {
    fn new(recorder: &'a Recorder, name: &str) -> Self {
        Self {
            recorder,
            function: Function::new(name),
            object: None,
            outside: Vec::new(),
            given: Vec::new(),
        }
    }

    fn finish(mut self) -> Function {
        self.emit(Op::Return {
            value: OptUse(None),
        });
        self.function
    }

    fn emit(&mut self, op: Op) -> u32 {
        self.function.add_op(op, Position::UNKNOWN)
    }

    fn register(&mut self, kind: Kind) -> Reg {
        self.function.add_reg(kind, None)
    }

    fn initialise(&mut self, class: ClassId) -> Result<(), Problem> {
        if self.recorder.class(class)?.initializer.is_some() {
            self.emit(Op::InitClass { class });
        }
        Ok(())
    }

    /// A new object, with zeroes in it.
    fn make(&mut self, class: ClassId, length: u32) -> Result<Reg, Problem> {
        let dst = self.register(Kind::Ref);
        let info = self.recorder.class(class)?;
        match info.kind {
            ClassKind::Array { .. } => {
                let length = self.number(Kind::I32, u64::from(length));
                self.emit(Op::NewArray {
                    dst: Def(dst),
                    class,
                    length,
                });
            }
            ClassKind::Object | ClassKind::Struct | ClassKind::Interface | ClassKind::String => {
                self.emit(Op::New {
                    dst: Def(dst),
                    class,
                });
            }
        }
        Ok(dst)
    }

    fn number(&mut self, kind: Kind, bits: u64) -> Reg {
        let dst = self.register(kind);
        let value = Number { kind, bits };
        self.emit(Op::Const {
            dst: Def(dst),
            value,
        });
        dst
    }

    /// An object that is what it holds.
    fn boxed(&mut self, class: ClassId, bytes: &[u8]) -> Result<Reg, Problem> {
        let info = self.recorder.class(class)?;
        let values = info.layout.cells.iter().map(|cell| {
            let mut raw = [0; 8];
            let from = bytes.iter().skip(cell.offset as usize);
            let from = from.take(cell.cell.size() as usize);
            raw.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
            let bits = cell.cell.widen(u64::from_le_bytes(raw));
            self.number(cell.cell.kind(), bits)
        });
        let values: Vec<Reg> = values.collect();
        self.filled(class, &values)
    }

    /// A new object with these values in its cells.
    fn filled(&mut self, class: ClassId, values: &[Reg]) -> Result<Reg, Problem> {
        let object = self.make(class, 0)?;
        let info = self.recorder.class(class)?;
        for (cell, &value) in info.layout.cells.iter().zip(values) {
            let field = FieldRef {
                id: FieldId(0),
                class,
                offset: cell.offset,
                cell: cell.cell,
            };
            self.emit(Op::Store {
                order: Order::Plain,
                place: Place::Field(object, field),
                value,
            });
        }
        Ok(object)
    }

    fn argument(&mut self, named: &Named) -> Result<Reg, Problem> {
        match named {
            Named::Value(Value::Number(kind, bits)) => Ok(self.number(*kind, *bits)),
            Named::Value(Value::Null) => {
                let dst = self.register(Kind::Ref);
                self.emit(Op::Null { dst: Def(dst) });
                Ok(dst)
            }
            Named::Value(Value::Text(text)) => {
                let literal = self.recorder.add_text(text);
                let dst = self.register(Kind::Ref);
                self.emit(Op::StringLiteral {
                    dst: Def(dst),
                    literal,
                });
                Ok(dst)
            }
            Named::Value(Value::Boxed(class, bytes)) => self.boxed(*class, bytes),
            Named::Value(Value::Itself) => self
                .object
                .ok_or_else(|| problem("an object of operations that need none")),
            Named::Parts(class, parts) => {
                let parts = parts.iter().map(|part| self.argument(part));
                let parts = parts.collect::<Result<Vec<_>, _>>()?;
                self.filled(*class, &parts)
            }
            Named::Value(
                Value::Unknown
                | Value::Object(..)
                | Value::Parts(..)
                | Value::Array(..)
                | Value::Settled(..),
            )
            | Named::Array(..)
            | Named::Settled(..) => Err(problem(
                "an argument that a serial execution cannot be given",
            )),
            Named::Outside(number, ..) => {
                let known = self.outside.get(*number).copied();
                known.ok_or_else(|| problem("an object from outside that nobody made"))
            }
            Named::Given(call, place) => {
                let results = self.given.get(*call);
                let given = results.and_then(|results| match place.as_slice() {
                    [at] => results.get(*at).copied(),
                    // What is a part of a result is not at hand.
                    _ => None,
                });
                given.ok_or_else(|| {
                    problem("an argument that an operation gave to another thread before")
                })
            }
        }
    }

    /// Calls an operation. Says which operation of the function does it, and where the results are.
    fn call(
        &mut self,
        function: FuncId,
        object: Option<Reg>,
        args: &[Named],
    ) -> Result<(u32, Vec<Reg>), Problem> {
        let interface = self.recorder.interface_of(function)?;
        let operation = self.recorder.operation_of(function);
        let operation = operation.ok_or_else(|| problem("a call that is no operation"))?;
        let mut passed: Vec<Reg> = Vec::new();
        self.initialise(operation.owner)?;
        passed.extend(object.filter(|_| operation.receives));
        let mut cells = Vec::new();
        let params = interface.params.iter();
        let params = params.skip(usize::from(operation.receives));
        for (parameter, named) in params.zip(args) {
            let value = self.argument(named)?;
            match parameter {
                Parameter::Value(_) => passed.push(value),
                Parameter::Address(cell) => {
                    let offset = self.function.frame.push(*cell, "");
                    let dst = self.register(Kind::Ptr);
                    self.emit(Op::FrameAddress {
                        dst: Def(dst),
                        offset,
                    });
                    let place = Place::Pointer(dst, 0, *cell);
                    self.emit(Op::Store {
                        order: Order::Plain,
                        place,
                        value,
                    });
                    passed.push(dst);
                    cells.push((place, *cell));
                }
            }
        }
        let result = interface.result.map(|cell| self.register(cell.kind()));
        let pc = self.protected(Op::Call {
            dst: OptDef(result),
            function,
            args: Args(passed.into()),
        });
        let mut results: Vec<Reg> = result.into_iter().collect();
        for (place, cell) in cells {
            let dst = self.register(cell.kind());
            self.emit(Op::Load {
                dst: Def(dst),
                order: Order::Plain,
                place,
            });
            results.push(dst);
        }
        Ok((pc, results))
    }

    /// An operation whose exceptions are caught; that they came is recorded.
    fn protected(&mut self, op: Op) -> u32 {
        let start = self.emit(op);
        let after = start + 6;
        let target = Target(after);
        self.emit(Op::Leave { target });
        let accept = self.register(Kind::I32);
        let value = Number {
            kind: Kind::I32,
            bits: 1,
        };
        self.emit(Op::Const {
            dst: Def(accept),
            value,
        });
        self.emit(Op::EndFilter { accept });
        let caught = self.register(Kind::Ref);
        self.emit(Op::Caught { dst: Def(caught) });
        self.emit(Op::Leave { target });
        self.function.regions.push(Region {
            kind: RegionKind::Filter(start + 2),
            start,
            end: start + 2,
            handler: start + 4,
            handler_end: after,
        });
        start
    }
}

fn problem(what: impl Into<String>) -> Problem {
    Problem {
        what: what.into(),
        location: String::new(),
    }
}
