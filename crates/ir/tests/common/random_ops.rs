//! Random operations of every row of the table, well-typed or not.

use super::Random;
use fencepost_ir::*;

/// What random operations may name.
pub struct World {
    pub regs: u16,
    pub ops: u32,
    pub classes: u32,
    pub functions: u32,
    pub strings: u32,
    pub natives: u32,
    pub frame: u32,
    pub fields: Vec<(FieldRef, Storage)>,
}

impl World {
    fn reg(&self, r: &mut Random) -> Reg {
        Reg(r.below(self.regs.into()) as u16)
    }

    fn def(&self, r: &mut Random) -> Def {
        Def(self.reg(r))
    }

    fn opt_def(&self, r: &mut Random) -> OptDef {
        OptDef((r.below(2) == 0).then(|| self.reg(r)))
    }

    fn opt_use(&self, r: &mut Random) -> OptUse {
        OptUse((r.below(2) == 0).then(|| self.reg(r)))
    }

    fn args(&self, r: &mut Random) -> Args {
        Args((0..r.below(4)).map(|_| self.reg(r)).collect())
    }

    fn target(&self, r: &mut Random) -> Target {
        Target(r.below(self.ops as usize) as u32)
    }

    fn class(&self, r: &mut Random) -> ClassId {
        ClassId(r.below(self.classes as usize) as u32)
    }

    fn func(&self, r: &mut Random) -> FuncId {
        FuncId(r.below(self.functions as usize) as u32)
    }

    fn string(&self, r: &mut Random) -> StringId {
        StringId(r.below(self.strings as usize) as u32)
    }

    fn place(&self, r: &mut Random) -> Place {
        let cell = r.pick(&Cell::ALL);
        match r.below(3) {
            0 => Place::Element(self.reg(r), self.reg(r), cell),
            1 => {
                let offset = r.pick(&[0, 1, -1, 8, -4096, i32::MIN, i32::MAX]);
                Place::Pointer(self.reg(r), offset, cell)
            }
            _ => match r.pick(&self.fields) {
                (field, Storage::Instance) => Place::Field(self.reg(r), field),
                (field, Storage::Static) => Place::Static(field),
                (field, Storage::ThreadStatic) => Place::ThreadStatic(field),
            },
        }
    }

    fn number(&self, r: &mut Random) -> Number {
        let kind = r.pick(&Kind::ALL);
        let bits = match r.below(4) {
            0 => r.next(),
            1 => r.below(3) as u64,
            2 => (r.next() as i8) as i64 as u64,
            _ => (r.below(1000) as f64 / 8.0).to_bits(),
        };
        let narrow = matches!(kind, Kind::I32 | Kind::F32);
        Number {
            kind,
            bits: if narrow { bits as u32 as u64 } else { bits },
        }
    }

    fn binary(r: &mut Random) -> BinaryOp {
        loop {
            let operator = r.pick(BinaryOperator::ALL);
            if let Some(op) = BinaryOp::new(operator, r.pick(&Kind::ALL)) {
                return op;
            }
        }
    }

    fn compare(r: &mut Random) -> CompareOp {
        loop {
            let operator = r.pick(CompareOperator::ALL);
            if let Some(op) = CompareOp::new(operator, r.pick(&Kind::ALL)) {
                return op;
            }
        }
    }

    /// A random operation of the row with this mnemonic.
    pub fn op(&self, r: &mut Random, name: &str) -> Option<Op> {
        let (dst, opt, a, b) = (self.def(r), self.opt_def(r), self.reg(r), self.reg(r));
        let (class, function, target) = (self.class(r), self.func(r), self.target(r));
        let (timeout, taken, args) = (self.opt_use(r), self.opt_use(r), self.args(r));
        let (place, order, value) = (self.place(r), r.pick(Order::ALL), self.reg(r));
        Some(match name {
            "const" => Op::Const {
                dst,
                value: self.number(r),
            },
            "null" => Op::Null { dst },
            "string" => Op::StringLiteral {
                dst,
                literal: self.string(r),
            },
            "typeof" => Op::TypeObject { dst, class },
            "funcaddr" => Op::FunctionAddress { dst, function },
            "frame" => Op::FrameAddress {
                dst,
                offset: r.below(self.frame as usize) as u32,
            },
            "mov" => Op::Move { dst, src: a },
            "UnaryOp" => Op::Unary {
                operator: r.pick(UnaryOp::ALL),
                dst,
                src: a,
            },
            "BinaryOp" => Op::Binary {
                operator: Self::binary(r),
                dst,
                a,
                b,
            },
            "CompareOp" => Op::Compare {
                operator: Self::compare(r),
                dst,
                a,
                b,
            },
            "ConvertOp" => Op::Convert {
                operator: r.pick(ConvertOp::ALL),
                dst,
                src: a,
            },
            "ptrdiff" => Op::PointerDifference { dst, a, b },
            "select" => Op::Select {
                dst,
                condition: value,
                a,
                b,
            },
            "jump" => Op::Jump { target },
            "br" => Op::Branch {
                condition: a,
                then: target,
                otherwise: self.target(r),
            },
            "switch" => Op::Switch {
                index: a,
                targets: Targets((0..r.below(4)).map(|_| self.target(r).0).collect()),
                otherwise: target,
            },
            "ret" => Op::Return { value: timeout },
            "call" => Op::Call {
                dst: opt,
                function,
                args,
            },
            "callvirt" => Op::CallVirtual {
                dst: opt,
                method: function,
                args,
            },
            "callbegins" => Op::CallBegins {
                method: function,
                class: self.class(r),
                object: self.opt_use(r),
                args,
            },
            "callends" => Op::CallEnds {
                class: self.class(r),
                object: self.opt_use(r),
                results: args,
            },
            "calli" => Op::CallIndirect {
                dst: opt,
                function: a,
                args,
            },
            "tailcall" => Op::TailCall { function: a, args },
            "native" => Op::Native {
                dst: opt,
                native: NativeId(r.below(self.natives as usize) as u32),
                args,
            },
            "throw" => Op::Throw { exception: a },
            "rethrow" => Op::Rethrow {},
            "leave" => Op::Leave { target },
            "endfinally" => Op::EndFinally {},
            "endfilter" => Op::EndFilter { accept: a },
            "caught" => Op::Caught { dst },
            "load" => Op::Load {
                dst,
                order: if order == Order::Release {
                    Order::Acquire
                } else {
                    order
                },
                place,
            },
            "store" => Op::Store {
                order: if order == Order::Acquire {
                    Order::Release
                } else {
                    order
                },
                place,
                value,
            },
            "rmw" => Op::Rmw {
                dst: opt,
                order: r.pick(UpdateOrder::ALL),
                operator: r.pick(RmwOp::ALL),
                place,
                value,
            },
            "cas" => Op::CompareExchange {
                dst: opt,
                order: CasOrder {
                    success: r.pick(UpdateOrder::ALL),
                    failure: r.pick(FailureOrder::ALL),
                },
                place,
                expected: a,
                value,
            },
            "addr" => Op::Address { dst, place },
            "fence" => Op::Fence {
                kind: r.pick(FenceKind::ALL),
            },
            "new" => Op::New { dst, class },
            "newarr" => Op::NewArray {
                dst,
                class,
                length: a,
            },
            "newbytes" => Op::NewBytes { dst, size: a },
            "len" => Op::ArrayLength { dst, array: a },
            "elem" => Op::ElementAddress {
                dst,
                array: a,
                index: b,
            },
            "nullcheck" => Op::NullCheck { value },
            "isinst" => Op::IsInstance { dst, class, value },
            "cast" => Op::Cast { dst, class, value },
            "storecheck" => Op::StoreCheck { array: a, value },
            "initclass" => Op::InitClass { class },
            "enter" => Op::MonitorEnter { object: a, taken },
            "exit" => Op::MonitorExit { object: a },
            "tryenter" => Op::MonitorTryEnter {
                dst: opt,
                object: a,
                timeout,
                taken,
            },
            "wait" => Op::MonitorWait {
                dst: opt,
                object: a,
                timeout,
            },
            "pulse" => Op::MonitorPulse { object: a },
            "pulseall" => Op::MonitorPulseAll { object: a },
            "start" => Op::ThreadStart {
                dst: opt,
                function,
                args,
            },
            "join" => Op::ThreadJoin {
                dst: opt,
                thread: a,
                timeout,
            },
            "self" => Op::ThreadSelf { dst },
            "yield" => Op::Yield {},
            "mark" => Op::Mark {
                number: MarkId(r.below(100) as u32),
            },
            "choose" => Op::Choose { dst, bound: a },
            "assert" => Op::Assert {
                condition: a,
                message: OptString((r.below(2) == 0).then(|| self.string(r))),
            },
            "assume" => Op::Assume { condition: a },
            "atomic" => Op::AtomicBegin {},
            "endatomic" => Op::AtomicEnd {},
            _ => return None,
        })
    }
}
