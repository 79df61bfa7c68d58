//! Register words: addresses, and the numbers that stand for functions.
//!
//! An address is an object and a byte offset in one word: the object's dense id in the high half,
//! turned so that the bit of statics blocks is its lowest, and the offset in the low half. A
//! reference is an address with offset 0; null is 0. Arithmetic on pointers is then plain 64-bit
//! arithmetic, and stepping out of an object and back is harmless; only a dereference checks.
//!
//! As long as there are fewer than 32,768 objects and classes, addresses leave the highest 16 bits
//! of their words free, as on common hardware: programs keep counters there.

use fencepost_base::define_id;
use fencepost_ir::{ClassId, FuncId};

define_id!(
    /// A heap object, a statics block, or the memory of a frame. 0 is no object.
    ObjectId
);

/// Statics blocks have ids of their own, computed from the class, so no table is needed.
const STATICS_BIT: u32 = 1 << 31;

impl ObjectId {
    /// The id that null has.
    pub const NULL: ObjectId = ObjectId(0);

    /// The block that holds the static fields of a class.
    #[inline]
    pub fn statics(class: ClassId) -> Self {
        ObjectId(STATICS_BIT | class.0)
    }

    /// The class whose static fields this block holds, if it is such a block.
    #[inline]
    pub fn statics_class(self) -> Option<ClassId> {
        (self.0 & STATICS_BIT != 0).then_some(ClassId(self.0 & !STATICS_BIT))
    }
}

/// The word of a reference to an object.
#[inline]
pub fn reference(object: ObjectId) -> u64 {
    u64::from(object.0.rotate_left(1)) << 32
}

/// The word of an address inside an object.
#[inline]
pub fn address(object: ObjectId, offset: u32) -> u64 {
    reference(object) | u64::from(offset)
}

/// The object an address points into.
#[inline]
pub fn object_of(word: u64) -> ObjectId {
    ObjectId(((word >> 32) as u32).rotate_right(1))
}

/// The byte offset of an address.
#[inline]
pub fn offset_of(word: u64) -> u32 {
    word as u32
}

/// The object that an address belongs to, also if it lies before the start of that: then its offset
/// is a large number, and one less is counted in the high half.
#[inline]
pub fn owner_of(word: u64) -> ObjectId {
    match (offset_of(word) as i32) < 0 {
        true => object_of(word.wrapping_add(1 << 32)),
        false => object_of(word),
    }
}

/// Where the words of functions begin: far from the numbers that C programs make pointers of.
const FIRST_FUNCTION: u64 = 1 << 30;
/// They are as far apart as addresses of memory, so that programs may keep marks in the low bits.
const FUNCTION_STEP: u64 = 16;

/// The word of a pointer to a function: a number below all addresses, so that it points into no
/// object.
#[inline]
pub fn function_word(function: FuncId) -> u64 {
    FIRST_FUNCTION + FUNCTION_STEP * u64::from(function.0)
}

/// The function a word points to.
#[inline]
pub fn word_function(word: u64) -> Option<FuncId> {
    let number = word.checked_sub(FIRST_FUNCTION)?;
    let number = (number % FUNCTION_STEP == 0).then_some(number / FUNCTION_STEP)?;
    (word >> 32 == 0).then_some(FuncId(number as u32))
}
