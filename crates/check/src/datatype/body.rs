//! The code of a client: a function that makes the object and starts the threads, and one
//! function per thread.

use super::shape::{Shape, word};
use fencepost_base::Position;
use fencepost_ir::{
    Args, BinaryOp, BinaryOperator, Cell, CompareOp, CompareOperator, ConvertOp, Def, FieldRef,
    FuncId, Function, Kind, Number, Op, OptDef, OptUse, Order, Parameter, Place, Reg, Region,
    RegionKind, Target,
};

/// A function that is being written.
pub(super) struct Body {
    pub function: Function,
}

/// The registers that hold what a call showed.
pub(super) struct Shown {
    /// The result, then the cells whose addresses were passed.
    pub results: Vec<Reg>,
    pub exception: Reg,
}

impl Body {
    pub fn new(name: &str) -> Self {
        Self {
            function: Function::new(name),
        }
    }

    /// A register that is a parameter; these come first.
    pub fn parameter(&mut self, kind: Kind) -> Reg {
        self.function.param_count += 1;
        self.function.add_reg(kind, None)
    }

    pub fn register(&mut self, kind: Kind) -> Reg {
        self.function.add_reg(kind, None)
    }

    pub fn emit(&mut self, op: Op) -> u32 {
        self.function.add_op(op, Position::UNKNOWN)
    }

    fn next(&self) -> u32 {
        self.function.ops.len() as u32
    }

    pub fn constant(&mut self, kind: Kind, bits: u64) -> Reg {
        let dst = self.register(kind);
        let value = Number { kind, bits };
        self.emit(Op::Const {
            dst: Def(dst),
            value,
        });
        dst
    }

    /// A number as a cell has it.
    pub fn number(&mut self, cell: Cell, value: i64) -> Reg {
        self.constant(cell.kind(), word(cell, value))
    }

    /// One of several numbers.
    pub fn one_of(&mut self, cell: Cell, values: &[i64]) -> Reg {
        let mut chosen = self.number(cell, values[0]);
        if values.len() == 1 {
            return chosen;
        }
        let bound = self.constant(Kind::I32, values.len() as u64);
        let index = self.register(Kind::I32);
        self.emit(Op::Choose {
            dst: Def(index),
            bound,
        });
        for (at, &value) in values.iter().enumerate().skip(1) {
            let here = self.constant(Kind::I32, at as u64);
            let condition = self.register(Kind::I32);
            self.emit(Op::Compare {
                operator: CompareOp {
                    operator: CompareOperator::Eq,
                    kind: Kind::I32,
                },
                dst: Def(condition),
                a: index,
                b: here,
            });
            let other = self.number(cell, value);
            let dst = self.register(cell.kind());
            self.emit(Op::Select {
                dst: Def(dst),
                condition,
                a: other,
                b: chosen,
            });
            chosen = dst;
        }
        chosen
    }

    fn binary(&mut self, operator: BinaryOperator, kind: Kind, a: Reg, b: Reg) -> Reg {
        let dst = self.register(kind);
        self.emit(Op::Binary {
            operator: BinaryOp { operator, kind },
            dst: Def(dst),
            a,
            b,
        });
        dst
    }

    fn convert(&mut self, operator: ConvertOp, src: Reg) -> Reg {
        let dst = self.register(operator.to_kind());
        self.emit(Op::Convert {
            operator,
            dst: Def(dst),
            src,
        });
        dst
    }

    /// Any number of so many bits, at most 16.
    fn any_bits(&mut self, bits: u32) -> Reg {
        let bound = self.constant(Kind::I32, 1 << bits);
        let dst = self.register(Kind::I32);
        self.emit(Op::Choose {
            dst: Def(dst),
            bound,
        });
        dst
    }

    /// Any number of 32 bits.
    fn any_word(&mut self) -> Reg {
        let (low, high) = (self.any_bits(16), self.any_bits(16));
        let distance = self.constant(Kind::I32, 16);
        let high = self.binary(BinaryOperator::Shl, Kind::I32, high, distance);
        self.binary(BinaryOperator::Or, Kind::I32, low, high)
    }

    /// Any value of a cell.
    pub fn anything(&mut self, cell: Cell) -> Reg {
        match cell {
            Cell::Bool => self.any_bits(1),
            Cell::U8 => self.any_bits(8),
            Cell::I8 => {
                let byte = self.any_bits(8);
                self.convert(ConvertOp::I32ToI8, byte)
            }
            Cell::U16 | Cell::Char => self.any_bits(16),
            Cell::I16 => {
                let half = self.any_bits(16);
                self.convert(ConvertOp::I32ToI16, half)
            }
            Cell::I32 | Cell::U32 => self.any_word(),
            Cell::F32 => {
                let word = self.any_word();
                self.convert(ConvertOp::BitsF32, word)
            }
            Cell::I64 | Cell::U64 | Cell::F64 => {
                let (low, high) = (self.any_word(), self.any_word());
                let low = self.convert(ConvertOp::U32ToI64, low);
                let high = self.convert(ConvertOp::U32ToI64, high);
                let distance = self.constant(Kind::I32, 32);
                let high = self.binary(BinaryOperator::Shl, Kind::I64, high, distance);
                let both = self.binary(BinaryOperator::Or, Kind::I64, low, high);
                match cell {
                    Cell::F64 => self.convert(ConvertOp::BitsF64, both),
                    _ => both,
                }
            }
            // Operations with such parameters are refused before.
            Cell::Ref | Cell::Ptr => self.register(Kind::Ref),
        }
    }

    /// Calls an operation, and keeps whatever comes out of it.
    pub fn call(&mut self, shape: &Shape, object: Reg, arguments: &[Reg]) -> Shown {
        let mut arguments = arguments.iter();
        let mut passed = vec![object];
        let mut cells = Vec::new();
        for parameter in &shape.params {
            match parameter {
                Parameter::Value(_) => passed.extend(arguments.next()),
                Parameter::Address(cell) => {
                    let offset = self.function.frame.push(*cell, "");
                    let dst = self.register(Kind::Ptr);
                    self.emit(Op::FrameAddress {
                        dst: Def(dst),
                        offset,
                    });
                    passed.push(dst);
                    cells.push((dst, *cell));
                }
            }
        }
        let result = shape.result.map(|cell| self.register(cell.kind()));
        let exception = self.register(Kind::Ref);
        let start = self.emit(Op::Call {
            dst: OptDef(result),
            function: shape.function,
            args: Args(passed.into()),
        });
        let leave = self.emit(Op::Leave { target: Target(0) });
        let filter = self.next();
        let accept = self.constant(Kind::I32, 1);
        self.emit(Op::EndFilter { accept });
        let handler = self.emit(Op::Caught {
            dst: Def(exception),
        });
        let handled = self.emit(Op::Leave { target: Target(0) });
        let after = self.next();
        for pc in [leave, handled] {
            self.function.ops[pc as usize] = Op::Leave {
                target: Target(after),
            };
        }
        self.function.regions.push(Region {
            kind: RegionKind::Filter(filter),
            start,
            end: filter,
            handler,
            handler_end: after,
        });
        let mut results: Vec<Reg> = result.into_iter().collect();
        for (address, cell) in cells {
            let dst = self.register(cell.kind());
            self.emit(Op::Load {
                dst: Def(dst),
                order: Order::Plain,
                place: Place::Pointer(address, 0, cell),
            });
            results.push(dst);
        }
        Shown { results, exception }
    }

    pub fn store(&mut self, field: FieldRef, value: Reg) {
        self.emit(Op::Store {
            order: Order::Plain,
            place: Place::Static(field),
            value,
        });
    }

    pub fn start(&mut self, function: FuncId, args: Vec<Reg>) -> Reg {
        let dst = self.register(fencepost_ir::THREAD_HANDLE);
        self.emit(Op::ThreadStart {
            dst: OptDef(Some(dst)),
            function,
            args: Args(args.into()),
        });
        dst
    }

    pub fn finish(mut self) -> Function {
        self.emit(Op::Return {
            value: OptUse(None),
        });
        self.function
    }
}
