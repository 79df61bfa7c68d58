//! The shared locations of a test, and how pointers to them are numbers.
//!
//! A location is a static field, an array one field per element. The address of a location is a
//! plain number from a range that no number of the text lies in, so that a cell or a register of
//! 32 bits or more can hold either. An access through a pointer compares the pointer with every
//! address and then accesses the field it names: the comparison needs the pointer's value, which
//! orders the access after the read that the pointer came from, as an address does.

use crate::emit::{Emitter, Label};
use crate::error::{LitmusError, Place};
use crate::types::Type;
use fencepost_ir::{Cell, CompareOperator, FieldRef, Program, Reg, Storage};
use std::collections::BTreeMap;

/// Locations a test may have.
const MAX_LOCATIONS: usize = 256;
/// Elements an array may have.
pub const MAX_ELEMENTS: usize = 64;
/// The distance between the addresses of two locations.
const STRIDE: i64 = 1 << 16;
/// Where the ranges of addresses start that are tried.
const FIRST_BASE: i64 = 0x4000_0000;
const RANGE: i64 = MAX_LOCATIONS as i64 * STRIDE;

/// The first value of a location or a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Initial {
    /// A number.
    Number(i64),
    /// The address of a location.
    Address(String, Place),
}

/// A shared location.
#[derive(Clone, Debug)]
pub struct Location {
    /// Its name in the text.
    pub name: String,
    /// Its type, if the text says one.
    pub declared: Option<Type>,
    /// What a cell of it holds.
    pub cell: Cell,
    /// How many elements it has, if it is an array.
    pub elements: Option<usize>,
    /// What the elements hold at first; zeros where this ends.
    pub initial: Vec<Initial>,
    /// The field of every element.
    pub fields: Vec<FieldRef>,
    /// Where the text first names it.
    pub place: Place,
}

impl Location {
    /// How many cells it has.
    pub fn count(&self) -> usize {
        self.elements.unwrap_or(1)
    }

    /// Whether it is used as a lock.
    pub fn is_lock(&self) -> bool {
        self.declared == Some(Type::Lock)
    }
}

/// An element of a location, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CellId {
    /// The location.
    pub location: usize,
    /// The element.
    pub element: usize,
}

/// All shared locations.
pub struct Memory {
    /// In the order in which the text names them.
    pub locations: Vec<Location>,
    names: BTreeMap<String, usize>,
    base: i64,
}

impl Memory {
    /// No locations. The text says which numbers are not to be addresses.
    pub fn new(text: &str) -> Self {
        let numbers = numbers_in(text);
        let taken = |base: i64| {
            let range = i128::from(base)..i128::from(base + RANGE);
            numbers.iter().any(|number| range.contains(number))
        };
        let mut base = FIRST_BASE;
        while taken(base) && base + 2 * RANGE <= i64::from(i32::MAX) {
            base += RANGE;
        }
        Self {
            locations: Vec::new(),
            names: BTreeMap::new(),
            base,
        }
    }

    /// The location with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.names.get(name).copied()
    }

    /// The location with this name, which becomes known if it is new.
    pub fn declare(&mut self, name: &str, place: Place) -> Result<usize, LitmusError> {
        if let Some(index) = self.find(name) {
            return Ok(index);
        }
        let index = self.locations.len();
        if index == MAX_LOCATIONS {
            return Err(place.unsupported(format!("more than {MAX_LOCATIONS} locations")));
        }
        self.locations.push(Location {
            name: name.to_string(),
            declared: None,
            cell: Cell::I32,
            elements: None,
            initial: Vec::new(),
            fields: Vec::new(),
            place,
        });
        self.names.insert(name.to_string(), index);
        Ok(index)
    }

    /// Makes a field of every location. Types are settled by now.
    pub fn add_fields(&mut self, program: &mut Program) {
        let class = program.declare_class("memory");
        for (index, location) in self.locations.iter_mut().enumerate() {
            for element in 0..location.count() {
                let name = field_name(&location.name, index, element, location.elements.is_some());
                let field = program.add_field(class, &name, Storage::Static, location.cell);
                location.fields.push(field);
            }
        }
    }

    /// The expression that names the value of an element in an end state.
    pub fn expression(&self, id: CellId) -> String {
        let location = &self.locations[id.location];
        let name = field_name(
            &location.name,
            id.location,
            id.element,
            location.elements.is_some(),
        );
        format!("memory.{name}")
    }

    /// Every element of every location that is no lock.
    pub fn cells(&self) -> Vec<CellId> {
        let mut cells = Vec::new();
        for (location, found) in self.locations.iter().enumerate() {
            if !found.is_lock() {
                cells.extend((0..found.count()).map(|element| CellId { location, element }));
            }
        }
        cells
    }

    /// The field of an element.
    pub fn field(&self, id: CellId) -> FieldRef {
        self.locations[id.location].fields[id.element]
    }

    /// The address of an element.
    pub fn address(&self, id: CellId) -> i64 {
        let size = i64::from(self.locations[id.location].cell.size());
        self.base + id.location as i64 * STRIDE + id.element as i64 * size
    }

    /// The element at an address.
    pub fn at_address(&self, address: i128) -> Option<CellId> {
        let offset = address.checked_sub(i128::from(self.base))?;
        if !(0..i128::from(RANGE)).contains(&offset) {
            return None;
        }
        let location = (offset / i128::from(STRIDE)) as usize;
        let bytes = (offset % i128::from(STRIDE)) as usize;
        let found = self.locations.get(location)?;
        let size = found.cell.size() as usize;
        let element = bytes / size;
        (bytes.is_multiple_of(size) && element < found.count())
            .then_some(CellId { location, element })
    }

    /// The name of an element, as the text would write it.
    pub fn name(&self, id: CellId) -> String {
        let location = &self.locations[id.location];
        match location.elements {
            Some(_) => format!("{}[{}]", location.name, id.element),
            None => location.name.clone(),
        }
    }

    /// A value as people read it: the name of a location for its address.
    pub fn show(&self, value: i128) -> String {
        match self.at_address(value) {
            Some(id) if id.element == 0 => self.locations[id.location].name.clone(),
            Some(id) => self.name(id),
            None => value.to_string(),
        }
    }

    /// The number that stands for a first value.
    pub fn initial(&self, initial: &Initial) -> Result<i64, LitmusError> {
        match initial {
            Initial::Number(number) => Ok(*number),
            Initial::Address(name, place) => match self.find(name) {
                Some(location) => Ok(self.address(CellId {
                    location,
                    element: 0,
                })),
                None => Err(place.malformed(format!("there is no location `{name}`"))),
            },
        }
    }

    /// Runs `access` for the element that a pointer points to. Where it points to nothing, the
    /// execution fails: no outcome comes of it, and the result says so.
    pub fn through_pointer<T>(
        &self,
        emitter: &mut Emitter,
        pointer: Reg,
        mut access: impl FnMut(&mut Emitter, CellId) -> T,
    ) {
        let done = emitter.label();
        for id in self.cells() {
            let next = self.case(emitter, pointer, id);
            access(emitter, id);
            emitter.jump(done);
            emitter.bind(next);
        }
        crate::program::emit_wild_pointer(emitter);
        emitter.bind(done);
    }

    /// Goes on here if the pointer points to the element, else at the label.
    fn case(&self, emitter: &mut Emitter, pointer: Reg, id: CellId) -> Label {
        let address = emitter.constant(self.address(id));
        let same = emitter.compare(CompareOperator::Eq, pointer, address);
        let here = emitter.label();
        let next = emitter.label();
        emitter.branch(same, here, next);
        emitter.bind(here);
        next
    }
}

/// The field that holds an element. Names that mean something in expressions get a number.
fn field_name(name: &str, index: usize, element: usize, array: bool) -> String {
    const RESERVED: &[&str] = &["true", "false", "null", "Length"];
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    match (plain && !RESERVED.contains(&name), array) {
        (true, false) => name.to_string(),
        (true, true) => format!("{name}__{index}_{element}"),
        (false, _) => format!("location__{index}_{element}"),
    }
}

/// Every number that a text has, whatever it means there.
fn numbers_in(text: &str) -> Vec<i128> {
    let mut numbers = Vec::new();
    for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        let lower = word.to_ascii_lowercase();
        let (digits, radix) = match lower.strip_prefix("0x") {
            Some(digits) => (digits, 16),
            None => (lower.as_str(), 10),
        };
        let digits = digits.trim_end_matches(['u', 'l']);
        numbers.extend(i128::from_str_radix(digits, radix).ok());
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::{CellId, Memory};
    use crate::error::Place;

    #[test]
    fn addresses_avoid_the_numbers_of_the_text() {
        let place = Place { line: 1, column: 1 };
        let mut memory = Memory::new("x = 0x40000000; y = 1090519040;");
        let x = memory.declare("x", place).expect("room");
        memory.locations[x].elements = Some(3);
        let id = CellId {
            location: x,
            element: 2,
        };
        let address = memory.address(id);
        assert!(address > 1_090_519_040 && address <= i64::from(i32::MAX));
        assert_eq!(memory.at_address(i128::from(address)), Some(id));
        assert_eq!(memory.at_address(i128::from(address) + 1), None);
        assert_eq!(memory.at_address(i128::from(address) + 4), None);
        assert_eq!(memory.show(i128::from(address)), "x[2]");
    }
}
