//! The words that symbolic values have in a state, as far as nobody can change what they are made of.

use super::evaluate::Reader;
use super::prospects::Range;
use super::value::{MOST_ARGUMENTS, Value, ValueId};
use crate::machine::live_registers::is_live;
use crate::machine::native::Span;
use crate::state::flaw::Flaw;
use crate::state::heap::{Object, ObjectKind, initial_word};
use crate::state::scalar;
use crate::state::thread::{Frame, Thread};
use crate::state::word::{ObjectId, address, object_of, offset_of};
use fencepost_ir::{ARRAY_DATA, Cell, ClassKind};
use fencepost_memory_model::AccessKind;

/// Why a value has no word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoWord {
    /// Nobody knows it.
    Unknown,
    /// It would be read from null, so that nothing is ever done with it.
    Never,
}

impl Reader<'_> {
    /// The word that a value has, or none if it is not known. An error if nothing is ever done with
    /// it.
    pub(super) fn known_word(
        &self,
        thread: &Thread,
        frame: &Frame,
        value: ValueId,
    ) -> Result<Option<u64>, ()> {
        match self.word(thread, frame, value) {
            Ok(word) => Ok(Some(word)),
            Err(NoWord::Unknown) => Ok(None),
            Err(NoWord::Never) => Err(()),
        }
    }

    /// The word that a value has, if nobody can change what it is made of.
    pub(super) fn word(
        &self,
        thread: &Thread,
        frame: &Frame,
        value: ValueId,
    ) -> Result<u64, NoWord> {
        let word = |value| self.word(thread, frame, value);
        Ok(match self.futures.values.get(value) {
            Value::Unknown | Value::Fresh | Value::Inside(_) => return Err(NoWord::Unknown),
            Value::Word(word) => word,
            Value::Reg(reg) => {
                let place = frame.base + u32::from(reg);
                debug_assert!(
                    is_live(self.machine, thread, place),
                    "no text names a dead register"
                );
                match thread.regs.get(place as usize) {
                    Some(&word) if thread.pending.promise(place).is_none() => word,
                    Some(_) | None => return Err(NoWord::Unknown),
                }
            }
            Value::Static(class, offset, cell) => {
                self.stable(ObjectId::statics(class), offset, cell)?
            }
            Value::StaticAddress(class, offset) => address(ObjectId::statics(class), offset),
            Value::Load(base, distance, cell) => {
                let base = word(base)?;
                let offset = offset_of(base).wrapping_add(distance);
                self.stable(object_of(base), offset, cell)?
            }
            Value::Element(array, index, cell) => {
                let (array, index) = (object_of(word(array)?), word(index)? as u32);
                let offset = index.checked_mul(cell.size());
                let offset = offset.and_then(|offset| offset.checked_add(ARRAY_DATA));
                self.stable(array, offset.ok_or(NoWord::Unknown)?, cell)?
            }
            Value::Address(base, distance) | Value::FieldAddress(base, _, distance) => {
                word(base)?.wrapping_add(u64::from(distance))
            }
            Value::ElementAddress(array, index) => {
                let (array, index) = (object_of(word(array)?), word(index)? as u32);
                let stride = self.stride(array)?;
                let offset = index.checked_mul(stride);
                let offset = offset.and_then(|offset| offset.checked_add(ARRAY_DATA));
                address(array, offset.ok_or(NoWord::Unknown)?)
            }
            Value::Binary(op, a, b) => {
                scalar::binary(op, word(a)?, word(b)?).map_err(|_| NoWord::Unknown)?
            }
            Value::Given(..) => match self.span(thread, frame, value)? {
                (from, to) if from == to => from,
                _ => return Err(NoWord::Unknown),
            },
            Value::Typed(object, _) => word(object)?,
            Value::Convert(op, value) => {
                scalar::convert(op, word(value)?).map_err(|_| NoWord::Unknown)?
            }
        })
    }

    /// The least and the greatest word that a value may have.
    fn span(&self, thread: &Thread, frame: &Frame, value: ValueId) -> Result<Span, NoWord> {
        let Value::Given(native, args) = self.futures.values.get(value) else {
            let word = self.word(thread, frame, value)?;
            return Ok((word, word));
        };
        let row = self.machine.native(native).ok();
        let lasting = row.and_then(|row| row.lasting).ok_or(NoWord::Unknown)?;
        let mut spans = [None; MOST_ARGUMENTS];
        for (own, arg) in spans.iter_mut().zip(args) {
            *own = match self.span(thread, frame, arg) {
                Ok(span) => Some(span),
                Err(NoWord::Unknown) => None,
                Err(NoWord::Never) => return Err(NoWord::Never),
            };
        }
        lasting(self.machine, self.state, &spans).ok_or(NoWord::Unknown)
    }

    /// The bytes of the elements of an array that have these indices, as far as they are known, and
    /// as many as are touched at the last one.
    pub(super) fn elements(
        &self,
        thread: &Thread,
        frame: &Frame,
        (array, index): (ValueId, ValueId),
        touched: u32,
    ) -> Result<Range, NoWord> {
        let array = object_of(self.word(thread, frame, array)?);
        let stride = u64::from(self.stride(array)?);
        let (first, last) = match self.span(thread, frame, index) {
            Ok((first, last)) => (u64::from(first as u32), u64::from(last as u32)),
            Err(NoWord::Unknown) if self.machine.options.flaw == Flaw::Elements => (0, 0),
            Err(NoWord::Unknown) => return Ok(Range::whole(array)),
            Err(NoWord::Never) => return Err(NoWord::Never),
        };
        let start = |index: u64| u32::try_from(u64::from(ARRAY_DATA) + index * stride);
        match (start(first), start(last)) {
            (Ok(from), Ok(last)) => Ok(Range {
                object: array,
                from,
                to: last.saturating_add(touched.max(stride as u32)),
            }),
            // There are no such elements.
            _ => Err(NoWord::Never),
        }
    }

    /// An object that something is read from. Nothing ever is behind null.
    fn target(&self, object: ObjectId) -> Result<&Object, NoWord> {
        match self.state.heap.get(object) {
            Some(target) => Ok(target),
            None if object == ObjectId::NULL => Err(NoWord::Never),
            None => Err(NoWord::Unknown),
        }
    }

    /// How far the elements of an array are apart.
    fn stride(&self, array: ObjectId) -> Result<u32, NoWord> {
        let ObjectKind::Instance(class) = self.target(array)?.kind else {
            return Err(NoWord::Unknown);
        };
        match self.machine.loaded_class(class).map(|info| info.class.kind) {
            Some(ClassKind::Array { stride }) => Ok(stride),
            Some(_) | None => Err(NoWord::Unknown),
        }
    }

    /// How many elements an array has, which never changes.
    pub(super) fn length(&self, array: ObjectId) -> Result<u64, NoWord> {
        self.stride(array)?;
        Ok(u64::from(self.target(array)?.read(0, Cell::U32) as u32))
    }

    /// The address that static memory holds from the start and for good. The memory itself comes into
    /// being when it is first used.
    fn initial(&self, object: ObjectId, offset: u32, cell: Cell) -> Option<u64> {
        let info = self.machine.class(object.statics_class()?).ok()?;
        let initial = &info.class.initial.addresses;
        let at = initial.binary_search_by_key(&offset, |(at, _)| *at).ok()?;
        (info.class.immutable && info.class.untyped && cell == Cell::Ptr)
            .then(|| initial_word(initial[at].1))
    }

    /// What memory holds, if it holds that for good.
    fn stable(&self, object: ObjectId, offset: u32, cell: Cell) -> Result<u64, NoWord> {
        if let Some(word) = self.initial(object, offset, cell) {
            return Ok(word);
        }
        let target = self.target(object)?;
        if self.hopeless || !target.contains(offset, cell.size()) {
            return Err(NoWord::Unknown);
        }
        if matches!(target.kind, ObjectKind::Frame(_))
            && !self.writes.settled_frames.contains(&object)
        {
            return Err(NoWord::Unknown);
        }
        let range = Range::cell(object, offset, cell.size());
        // Strings and other immutable objects never change.
        if !self.machine.is_unordered(target) || matches!(target.kind, ObjectKind::Bytes) {
            if self
                .futures
                .accesses(self.machine, target, range, false)
                .meets(&self.writes.any)
                || self.writes.ranges.iter().any(|own| own.overlaps(range))
            {
                return Err(NoWord::Unknown);
            }
            let on_its_way = |thread: &Thread| {
                thread.pending.entries.iter().any(|entry| {
                    entry.access().is_some_and(AccessKind::is_write)
                        && Range::cell(entry.object, entry.offset, entry.cell.size())
                            .overlaps(range)
                })
            };
            if self.state.threads.unseen().iter().any(on_its_way) {
                return Err(NoWord::Unknown);
            }
        }
        Ok(target.read(offset, cell))
    }
}
