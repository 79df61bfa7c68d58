//! What functions give back, as part of what is known about what they touch.

use super::place::{Access, Bits, Place};
use super::program::Analysis;
use super::value::{MOST_ARGUMENTS, Value, ValueId};
use crate::state::flaw::Flaw;
use fencepost_ir::{FuncId, NativeId, Reg};

impl Analysis<'_> {
    /// What stands for the result of a function among what it touches.
    pub fn results(&self) -> Option<Access> {
        let place = self.places.find(Place::Result)?;
        Some(Access {
            place,
            write: false,
        })
    }

    /// Adds accesses of a function that is called, but for its result.
    pub fn add_foreign(&self, theirs: &Bits, out: &mut Bits) -> bool {
        let Some(results) = self.results().filter(|r| theirs.contains(r.bit())) else {
            return out.union(theirs);
        };
        let mut changed = false;
        for bit in theirs.iter().filter(|&bit| bit != results.bit()) {
            changed |= out.insert(bit);
        }
        changed
    }

    /// A call writes its own memory. Nobody else notices, but what that memory holds is not what it
    /// will hold.
    pub fn writes_frame(&self) -> Access {
        let place = self.places.name(Place::OwnFrame);
        Access { place, write: true }
    }

    /// What a native gives back, in terms of the registers of its arguments.
    pub fn given(&self, native: NativeId, args: &[Reg]) -> Option<ValueId> {
        let row = self.machine.native(native).ok()?;
        if row.text().fresh {
            return Some(ValueId::FRESH);
        }
        row.lasting?;
        let mut all = [self.values.name(Value::Word(0)); MOST_ARGUMENTS];
        for (at, arg) in args.iter().enumerate() {
            *all.get_mut(at)? = self.values.reg(arg.0);
        }
        Some(self.values.name(Value::Given(native, all)))
    }

    /// What a call gives back, in terms of the registers of its arguments: memory that did not exist
    /// before if nothing else is given back, or one value.
    pub fn result(&self, function: FuncId, args: &[Reg]) -> Option<ValueId> {
        let results = self.results()?;
        let mut found = Some(ValueId::FRESH);
        let null = self.values.name(Value::Word(0));
        let argument = |param: u16| match args.get(param as usize) {
            Some(reg) => self.values.reg(reg.0),
            None => ValueId::UNKNOWN,
        };
        self.look_at_summary(function, &mut |summary| {
            if summary.all().any(|part| part.any.contains(results.bit())) {
                found = None;
            }
            let based = summary.all().flat_map(|part| &part.based);
            let own = based.filter(|b| b.access == results);
            let counted = match self.machine.options.flaw {
                Flaw::Results => 1,
                _ => usize::MAX,
            };
            for based in own.filter(|based| based.base != null).take(counted) {
                let value = self.values.substitute(based.base, &argument);
                found = found.filter(|&known| known == ValueId::FRESH || known == value);
                found = found.map(|_| value);
            }
        });
        found
    }
}
