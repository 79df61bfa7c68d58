//! What registers and cells hold: numbers as bits, addresses as sets of places, and for each the
//! reads it was computed from.

use crate::circuit::{Bits, Circuit};
use crate::solver::Lit;
use fencepost_base::define_id;
use fencepost_ir::{Cell, Kind};
use std::collections::BTreeMap;
use std::rc::Rc;

define_id!(
    /// An object of the unrolled program.
    ObjectId
);
define_id!(
    /// An access of the unrolled program.
    EventId
);

/// One place that an address may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The object.
    pub object: ObjectId,
    /// The byte in it.
    pub offset: u32,
    /// Whether the address is this place.
    pub holds: Lit,
}

/// An address: one of its places, or null.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The places, by object and offset.
    pub candidates: Vec<Candidate>,
    /// Whether it is null.
    pub null: Lit,
}

/// A value without what it depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Data {
    /// A number, as wide as its kind.
    Bits(Bits),
    /// A reference or a pointer.
    Address(Address),
    /// A number or an address, in programs that put both into one place. Nothing is told of it;
    /// the literal tells one from another.
    Mixed(Lit),
}

/// The reads that something depends on, each under a condition.
pub type Reads = Rc<BTreeMap<EventId, Lit>>;

/// A value.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// What it is.
    pub data: Data,
    /// The reads it was computed from.
    pub reads: Reads,
}

/// How many bits a register of this kind has; none for addresses.
pub fn width(kind: Kind) -> Option<usize> {
    match kind {
        Kind::I32 | Kind::F32 => Some(32),
        Kind::I64 | Kind::F64 => Some(64),
        Kind::Ref | Kind::Ptr => None,
    }
}

impl Address {
    /// Null.
    pub fn null() -> Self {
        Self {
            candidates: Vec::new(),
            null: Lit::TRUE,
        }
    }

    /// The start of an object, or a place in it.
    pub fn of(object: ObjectId, offset: u32) -> Self {
        Self {
            candidates: vec![Candidate {
                object,
                offset,
                holds: Lit::TRUE,
            }],
            null: Lit::FALSE,
        }
    }
}

impl Value {
    /// A value that depends on no read.
    pub fn free(data: Data) -> Self {
        Self {
            data,
            reads: Reads::default(),
        }
    }

    /// A known number.
    pub fn number(bits: u64, width: usize) -> Self {
        Self::free(Data::Bits(Circuit::number(bits, width)))
    }

    /// What a register or cell of a kind starts with.
    pub fn zero(kind: Kind) -> Self {
        match width(kind) {
            Some(width) => Self::number(0, width),
            None => Self::free(Data::Address(Address::null())),
        }
    }

    /// The bits of a number; an address has none.
    pub fn bits(&self) -> Option<&Bits> {
        match &self.data {
            Data::Bits(bits) => Some(bits),
            Data::Address(_) | Data::Mixed(_) => None,
        }
    }

    /// The address, if it is one.
    pub fn address(&self) -> Option<&Address> {
        match &self.data {
            Data::Address(address) => Some(address),
            Data::Bits(_) | Data::Mixed(_) => None,
        }
    }
}

/// Whether a number is zero in every execution, and as wide as an address.
fn is_null(bits: &[Lit]) -> bool {
    bits.len() == 64 && Circuit::known(bits) == Some(0)
}

/// Whether it can be told where two values are equal.
pub fn comparable(a: &Data, b: &Data) -> bool {
    match (a, b) {
        (Data::Bits(_), Data::Bits(_)) | (Data::Address(_), Data::Address(_)) => true,
        (Data::Bits(bits), Data::Address(_)) | (Data::Address(_), Data::Bits(bits)) => {
            is_null(bits)
        }
        (Data::Mixed(_), _) | (_, Data::Mixed(_)) => false,
    }
}

/// The reads of two values together.
pub fn both(circuit: &mut Circuit, a: &Reads, b: &Reads) -> Reads {
    if b.is_empty() || Rc::ptr_eq(a, b) {
        return a.clone();
    }
    if a.is_empty() {
        return b.clone();
    }
    let mut sum = a.as_ref().clone();
    for (&read, &lit) in b.iter() {
        let entry = sum.entry(read).or_insert(Lit::FALSE);
        *entry = circuit.or(*entry, lit);
    }
    Rc::new(sum)
}

/// The reads of one of two values.
pub fn choose_reads(circuit: &mut Circuit, condition: Lit, a: &Reads, b: &Reads) -> Reads {
    if Rc::ptr_eq(a, b) || a == b {
        return a.clone();
    }
    let mut sum = BTreeMap::new();
    for (side, reads) in [(condition, a), (!condition, b)] {
        for (&read, &lit) in reads.iter() {
            let under = circuit.and(side, lit);
            let entry = sum.entry(read).or_insert(Lit::FALSE);
            *entry = circuit.or(*entry, under);
        }
    }
    sum.retain(|_, lit| *lit != Lit::FALSE);
    Rc::new(sum)
}

/// `a` where the condition holds, else `b`.
pub fn choose_data(circuit: &mut Circuit, condition: Lit, a: &Data, b: &Data) -> Data {
    if a == b {
        return a.clone();
    }
    match (a, b) {
        (Data::Bits(a), Data::Bits(b)) => Data::Bits(circuit.choose_bits(condition, a, b)),
        (Data::Address(a), Data::Address(b)) => {
            let mut places: BTreeMap<(ObjectId, u32), (Lit, Lit)> = BTreeMap::new();
            for one in &a.candidates {
                places.insert((one.object, one.offset), (one.holds, Lit::FALSE));
            }
            for one in &b.candidates {
                let entry = places.entry((one.object, one.offset));
                entry.or_insert((Lit::FALSE, Lit::FALSE)).1 = one.holds;
            }
            let mut candidates = Vec::new();
            for ((object, offset), (first, second)) in places {
                let holds = circuit.choose(condition, first, second);
                if holds != Lit::FALSE {
                    candidates.push(Candidate {
                        object,
                        offset,
                        holds,
                    });
                }
            }
            Data::Address(Address {
                candidates,
                null: circuit.choose(condition, a.null, b.null),
            })
        }
        (Data::Bits(bits), Data::Address(_)) if is_null(bits) => {
            choose_data(circuit, condition, &Data::Address(Address::null()), b)
        }
        (Data::Address(_), Data::Bits(bits)) if is_null(bits) => {
            choose_data(circuit, condition, a, &Data::Address(Address::null()))
        }
        _ => Data::Mixed(circuit.fresh()),
    }
}

/// `a` where the condition holds, else `b`.
pub fn choose(circuit: &mut Circuit, condition: Lit, a: &Value, b: &Value) -> Value {
    if a == b {
        return a.clone();
    }
    Value {
        data: choose_data(circuit, condition, &a.data, &b.data),
        reads: choose_reads(circuit, condition, &a.reads, &b.reads),
    }
}

/// Whether two values of one kind are equal.
pub fn equal(circuit: &mut Circuit, a: &Data, b: &Data) -> Lit {
    match (a, b) {
        (Data::Bits(a), Data::Bits(b)) => circuit.equal(a, b),
        (Data::Address(a), Data::Address(b)) => {
            let mut ways = vec![circuit.and(a.null, b.null)];
            for one in &a.candidates {
                let same =
                    |other: &&Candidate| other.object == one.object && other.offset == one.offset;
                if let Some(other) = b.candidates.iter().find(same) {
                    ways.push(circuit.and(one.holds, other.holds));
                }
            }
            circuit.any(&ways)
        }
        (Data::Bits(bits), Data::Address(address)) | (Data::Address(address), Data::Bits(bits))
            if is_null(bits) =>
        {
            address.null
        }
        // Whoever asks has made sure that they are comparable, or takes a difference for granted.
        _ => Lit::FALSE,
    }
}

/// Requires that two values are equal where a condition holds.
pub fn equal_if(circuit: &mut Circuit, condition: Lit, a: &Data, b: &Data) {
    match (a, b) {
        (Data::Bits(a), Data::Bits(b)) => {
            for (&a, &b) in a.iter().zip(b) {
                circuit.equal_if(condition, a, b);
            }
        }
        (Data::Address(a), Data::Address(b)) => {
            circuit.equal_if(condition, a.null, b.null);
            let find = |list: &[Candidate], one: &Candidate| {
                let mut same = list
                    .iter()
                    .filter(|other| other.object == one.object && other.offset == one.offset);
                same.next().map_or(Lit::FALSE, |other| other.holds)
            };
            for one in &a.candidates {
                circuit.equal_if(condition, one.holds, find(&b.candidates, one));
            }
            for one in &b.candidates {
                circuit.equal_if(condition, one.holds, find(&a.candidates, one));
            }
        }
        (Data::Bits(bits), Data::Address(address)) | (Data::Address(address), Data::Bits(bits)) => {
            circuit.clause(&[!condition, address.null]);
            for &bit in bits {
                circuit.clause(&[!condition, !bit]);
            }
        }
        (Data::Mixed(_), _) | (_, Data::Mixed(_)) => {}
    }
}

/// A cell's bits, widened into a register.
pub fn widen(cell: Cell, data: Data) -> Data {
    // Zero is what the register takes it for.
    let mut bits = match data {
        Data::Bits(bits) if cell.kind().is_reference() && is_null(&bits) => {
            return Data::Address(Address::null());
        }
        Data::Address(address) if address.null == Lit::TRUE && !cell.kind().is_reference() => {
            Circuit::number(0, 64)
        }
        Data::Bits(bits) => bits,
        data => return data,
    };
    let size = cell.size() as usize * 8;
    bits.truncate(size);
    let fill = match cell {
        Cell::I8 | Cell::I16 => bits.last().copied().unwrap_or(Lit::FALSE),
        _ => Lit::FALSE,
    };
    bits.resize(width(cell.kind()).unwrap_or(64), fill);
    Data::Bits(bits)
}
