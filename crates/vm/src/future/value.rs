//! Symbolic values: what an address or an index will be, in terms of the registers that a frame
//! has now.
//!
//! A value is a small tree over registers, words, loads and arithmetic. Substitution takes it
//! backwards over an operation that writes one of its registers; a state gives it a word, as long
//! as nobody can change what its loads read.

use fencepost_base::{AppendVec, FxHashMap};
use fencepost_ir::{BinaryOp, BinaryOperator, Cell, ClassId, ConvertOp, Kind, NativeId};
use std::sync::{Mutex, PoisonError};

/// The number of a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ValueId(u32);

impl ValueId {
    /// Nothing is known.
    pub const UNKNOWN: ValueId = ValueId(0);
    /// Memory that does not exist yet, or that no other thread can ever address.
    pub const FRESH: ValueId = ValueId(1);
}

/// What is known about a word before it is computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Value {
    /// Nothing.
    Unknown,
    /// It points to memory that does not exist yet, or that no other thread can ever address.
    Fresh,
    /// A word.
    Word(u64),
    /// What a register of the frame holds now.
    Reg(u16),
    /// What a static field holds.
    Static(ClassId, u32, Cell),
    /// What stands at a distance from an address.
    Load(ValueId, u32, Cell),
    /// An element of an array: array, index.
    Element(ValueId, ValueId, Cell),
    /// An address at a distance from another one.
    Address(ValueId, u32),
    /// The address of a field, or of a part of one: what it is a field of, class that declares it,
    /// offset. Nothing need be known of the object. What has a field of a struct is a pointer to the
    /// struct, or a box if it is known to be of that class.
    FieldAddress(ValueId, ClassId, u32),
    /// The address of a static field.
    StaticAddress(ClassId, u32),
    /// The address of an element of an array: array, index. Nothing need be known of either.
    ElementAddress(ValueId, ValueId),
    /// The result of an operator.
    Binary(BinaryOp, ValueId, ValueId),
    /// A converted number.
    Convert(ConvertOp, ValueId),
    /// An object of a class. Nothing else need be known of it.
    Typed(ValueId, ClassId),
    /// An address in the same object as another one, at a distance that nobody knows.
    Inside(ValueId),
    /// What a native gives whose result is the same for good: its arguments, and zeros behind them.
    /// Of the last one nothing need be known.
    Given(NativeId, [ValueId; MOST_ARGUMENTS]),
}

/// The arguments of a native whose result counts as known.
pub(crate) const MOST_ARGUMENTS: usize = 4;

/// Deeper trees are not worth their cost.
const MAX_DEPTH: u8 = 6;

/// All values that somebody has named, each once.
pub(crate) struct Values {
    list: AppendVec<(Value, u8)>,
    ids: Mutex<FxHashMap<Value, ValueId>>,
}

impl Default for Values {
    fn default() -> Self {
        let values = Self {
            list: AppendVec::new(),
            ids: Mutex::default(),
        };
        values.name(Value::Unknown);
        values.name(Value::Fresh);
        values
    }
}

impl Values {
    /// The value with a number.
    pub fn get(&self, id: ValueId) -> Value {
        let entry = self.list.get(id.0 as usize);
        entry.map_or(Value::Unknown, |&(value, _)| value)
    }

    fn depth(&self, id: ValueId) -> u8 {
        self.list.get(id.0 as usize).map_or(0, |&(_, depth)| depth)
    }

    /// The number of a value; that of the unknown one if it says nothing or is too large.
    pub fn name(&self, value: Value) -> ValueId {
        let two = |a, b| [a, b, None, None];
        let one = |part| two(Some(part), None);
        let parts = match value {
            Value::Unknown
            | Value::Fresh
            | Value::Word(_)
            | Value::Reg(_)
            | Value::Static(..)
            | Value::StaticAddress(..) => [None; MOST_ARGUMENTS],
            Value::Load(base, ..) => {
                if base == ValueId::FRESH {
                    return ValueId::UNKNOWN;
                }
                one(base)
            }
            Value::Address(base, _) => {
                if base == ValueId::FRESH {
                    return ValueId::FRESH;
                }
                match (self.get(base), value) {
                    (_, Value::Address(_, 0)) => return base,
                    (Value::Inside(_), _) => return base,
                    // A part of a field is at a distance from its beginning.
                    (Value::FieldAddress(object, class, offset), Value::Address(_, further)) => {
                        let offset = offset.wrapping_add(further);
                        return self.name(Value::FieldAddress(object, class, offset));
                    }
                    (Value::StaticAddress(class, offset), Value::Address(_, further)) => {
                        let offset = offset.wrapping_add(further);
                        return self.name(Value::StaticAddress(class, offset));
                    }
                    (Value::Address(outer, offset), Value::Address(_, further)) => {
                        return match offset.checked_add(further) {
                            Some(offset) => self.name(Value::Address(outer, offset)),
                            None => ValueId::UNKNOWN,
                        };
                    }
                    _ => one(base),
                }
            }
            Value::Inside(base) => match self.get(base) {
                Value::Inside(_) | Value::Fresh => return base,
                Value::Address(outer, _) => return self.name(Value::Inside(outer)),
                Value::Binary(op, outer, _) if op.kind == Kind::Ptr => {
                    return self.name(Value::Inside(outer));
                }
                _ => one(base),
            },
            Value::Convert(_, base) => one(base),
            Value::Given(_, args) => {
                // What belongs to an object that does not exist yet does not exist, either.
                if args[0] == ValueId::FRESH {
                    return ValueId::FRESH;
                }
                let [a, b, c, last] = args.map(Some);
                [a, b, c, last.filter(|&last| last != ValueId::UNKNOWN)]
            }
            Value::Element(array, index, _) => {
                if array == ValueId::FRESH {
                    return ValueId::UNKNOWN;
                }
                two(Some(array), Some(index))
            }
            Value::FieldAddress(base, ..) | Value::ElementAddress(base, _) => {
                if base == ValueId::FRESH {
                    return ValueId::FRESH;
                }
                // A field of what is itself part of an object is at a distance from that part.
                if let Value::FieldAddress(_, _, offset) = value
                    && self.is_part(base)
                {
                    return self.name(Value::Address(base, offset));
                }
                let index = match value {
                    Value::ElementAddress(_, index) => index,
                    _ => ValueId::UNKNOWN,
                };
                let known = |part| self.is_known(part).then_some(part);
                two(known(base), known(index))
            }
            // Arithmetic does not lead out of an object; the machine says so if it does.
            Value::Binary(op, a, b) if op.kind == Kind::Ptr => {
                if let (BinaryOperator::Add, Value::Word(distance)) = (op.operator, self.get(b))
                    && let Ok(distance) = u32::try_from(distance)
                {
                    return self.name(Value::Address(a, distance));
                }
                let is_vague = !self.is_known(b) || b == ValueId::FRESH;
                let is_inside = matches!(self.get(a), Value::Inside(_) | Value::Fresh);
                if is_vague || is_inside {
                    return self.name(Value::Inside(a));
                }
                two(Some(a), Some(b))
            }
            Value::Binary(_, a, b) => two(Some(a), Some(b)),
            Value::Typed(object, _) => match self.get(object) {
                Value::Fresh | Value::Typed(..) => return object,
                Value::Unknown => two(None, None),
                _ => one(object),
            },
        };
        let mut depth = 0;
        for part in parts.into_iter().flatten() {
            if !self.is_known(part) || part == ValueId::FRESH {
                return ValueId::UNKNOWN;
            }
            depth = depth.max(self.depth(part) + 1);
        }
        if depth > MAX_DEPTH {
            let unknown = ValueId::UNKNOWN;
            return match value {
                // Which field or element it is the address of is still known.
                Value::FieldAddress(object, class, offset) => {
                    let object = match self.get(object) {
                        Value::Typed(_, own) => self.name(Value::Typed(unknown, own)),
                        _ => unknown,
                    };
                    self.name(Value::FieldAddress(object, class, offset))
                }
                Value::ElementAddress(array, index) if index != unknown => {
                    let row = self.row(index);
                    let index = if row == index { unknown } else { row };
                    self.name(Value::ElementAddress(array, index))
                }
                Value::ElementAddress(..) => self.name(Value::ElementAddress(unknown, unknown)),
                Value::Given(native, [a, b, c, last]) if last != unknown => {
                    self.name(Value::Given(native, [a, b, c, unknown]))
                }
                Value::Address(base, offset) if self.array_of(base).is_some() => {
                    let element = self.name(Value::ElementAddress(unknown, unknown));
                    self.name(Value::Address(element, offset))
                }
                Value::Typed(_, class) => self.name(Value::Typed(unknown, class)),
                Value::Binary(op, a, _) if op.kind == Kind::Ptr => self.name(Value::Inside(a)),
                Value::Unknown
                | Value::Fresh
                | Value::Word(_)
                | Value::Reg(_)
                | Value::Static(..)
                | Value::StaticAddress(..)
                | Value::Load(..)
                | Value::Element(..)
                | Value::Address(..)
                | Value::Binary(..)
                | Value::Convert(..)
                | Value::Given(..)
                | Value::Inside(..) => unknown,
            };
        }
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        *ids.entry(value)
            .or_insert_with(|| ValueId(self.list.push((value, depth)) as u32))
    }

    /// Whether more is known of a value than perhaps its class.
    pub fn is_known(&self, id: ValueId) -> bool {
        match self.get(id) {
            Value::Unknown => false,
            Value::Typed(object, _) => object != ValueId::UNKNOWN,
            _ => true,
        }
    }

    /// Whether a value is the address of a part of an object, and not of one as a whole.
    fn is_part(&self, id: ValueId) -> bool {
        match self.get(id) {
            Value::FieldAddress(..) | Value::StaticAddress(..) | Value::ElementAddress(..) => true,
            Value::Address(..) => self.array_of(id).is_some(),
            Value::Unknown
            | Value::Fresh
            | Value::Word(_)
            | Value::Reg(_)
            | Value::Static(..)
            | Value::Load(..)
            | Value::Element(..)
            | Value::Binary(..)
            | Value::Convert(..)
            | Value::Typed(..)
            | Value::Given(..)
            | Value::Inside(..) => false,
        }
    }

    /// The array that an address is in, if it is that of an element or of a part of one.
    pub fn array_of(&self, id: ValueId) -> Option<ValueId> {
        self.element_at(id).map(|(array, _)| array)
    }

    /// The array and the index of the element that an address is that of, or that of a part of it.
    pub fn element_at(&self, id: ValueId) -> Option<(ValueId, ValueId)> {
        match self.get(id) {
            Value::ElementAddress(array, index) => Some((array, index)),
            Value::Address(base, _) => match self.get(base) {
                Value::ElementAddress(array, index) => Some((array, index)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The elements that a place in an array of several dimensions is among if its last index may be
    /// any; all of them if it has no other.
    pub fn row(&self, index: ValueId) -> ValueId {
        match self.get(index) {
            Value::Given(native, [array, dimension, place, _]) => {
                let any = ValueId::UNKNOWN;
                self.name(Value::Given(native, [array, dimension, place, any]))
            }
            _ => ValueId::UNKNOWN,
        }
    }

    /// The address that arithmetic on addresses began with.
    pub fn origin(&self, id: ValueId) -> ValueId {
        match self.get(id) {
            Value::Inside(base) | Value::Address(base, _) => self.origin(base),
            Value::Binary(op, base, _) if op.kind == Kind::Ptr => self.origin(base),
            _ => id,
        }
    }

    /// Whether a value is an address in the memory that one of these registers points to.
    pub fn is_within(&self, id: ValueId, registers: &[bool]) -> bool {
        match self.get(id) {
            Value::Reg(reg) => registers.get(usize::from(reg)) == Some(&true),
            Value::Address(base, _)
            | Value::FieldAddress(base, ..)
            | Value::ElementAddress(base, _)
            | Value::Typed(base, _)
            | Value::Inside(base) => self.is_within(base, registers),
            Value::Binary(op, base, _) if op.kind == Kind::Ptr => self.is_within(base, registers),
            Value::Unknown
            | Value::Fresh
            | Value::Word(_)
            | Value::Static(..)
            | Value::StaticAddress(..)
            | Value::Load(..)
            | Value::Element(..)
            | Value::Binary(..)
            | Value::Given(..)
            | Value::Convert(..) => false,
        }
    }

    /// The value of a register.
    pub fn reg(&self, reg: u16) -> ValueId {
        self.name(Value::Reg(reg))
    }

    /// The value with other values in the place of registers.
    pub fn substitute(&self, id: ValueId, map: &dyn Fn(u16) -> ValueId) -> ValueId {
        let again = |part| self.substitute(part, map);
        match self.get(id) {
            Value::Unknown
            | Value::Fresh
            | Value::Word(_)
            | Value::Static(..)
            | Value::StaticAddress(..) => id,
            Value::Reg(reg) => map(reg),
            Value::Load(base, offset, cell) => self.name(Value::Load(again(base), offset, cell)),
            Value::Element(array, index, cell) => {
                self.name(Value::Element(again(array), again(index), cell))
            }
            Value::Address(base, offset) => self.name(Value::Address(again(base), offset)),
            Value::FieldAddress(base, class, offset) => {
                self.name(Value::FieldAddress(again(base), class, offset))
            }
            Value::ElementAddress(array, index) => {
                self.name(Value::ElementAddress(again(array), again(index)))
            }
            Value::Binary(op, a, b) => self.name(Value::Binary(op, again(a), again(b))),
            Value::Convert(op, value) => self.name(Value::Convert(op, again(value))),
            Value::Typed(object, class) => self.name(Value::Typed(again(object), class)),
            Value::Inside(base) => self.name(Value::Inside(again(base))),
            Value::Given(native, args) => self.name(Value::Given(native, args.map(again))),
        }
    }

    /// Whether a value mentions a register.
    pub fn mentions(&self, id: ValueId, reg: u16) -> bool {
        match self.get(id) {
            Value::Unknown
            | Value::Fresh
            | Value::Word(_)
            | Value::Static(..)
            | Value::StaticAddress(..) => false,
            Value::Reg(own) => own == reg,
            Value::Load(base, ..)
            | Value::Address(base, _)
            | Value::FieldAddress(base, ..)
            | Value::Convert(_, base)
            | Value::Typed(base, _)
            | Value::Inside(base) => self.mentions(base, reg),
            Value::Element(a, b, _) | Value::ElementAddress(a, b) | Value::Binary(_, a, b) => {
                self.mentions(a, reg) || self.mentions(b, reg)
            }
            Value::Given(_, args) => args.iter().any(|&arg| self.mentions(arg, reg)),
        }
    }
}
