//! Saving a search of several processes, and continuing one that was saved.
//!
//! All processes pause at the same point: nothing is on its way, and nobody expands anything. Each
//! writes its part, and when all have done so, the parts of the point before are removed. So
//! whenever a process dies, the parts of some point are all there.
//!
//! As many processes as before each take one part. If there is another number of them, states
//! belong to other processes than before; then each process reads all parts and takes what is its.

use super::layers::{Arrival, Layers};
use super::{Gone, Search, kind, read_stream};
use crate::searches::checkpoint::{CHAINS, REDUCES, restore_text, save_text};
use crate::worker::explorer::{Explorer, has_chains};
use crate::worker::standing::Standing;
use fencepost_base::saved::{Damaged, Reader, Writer, to_bytes};
use fencepost_search::finding::SearchResult;
use fencepost_search::parts::{FillFn, Point, SavedParts};
use fencepost_search::saved::{SavedFailure, restore_failure};
use fencepost_search::store::{NotMoved, StateId, StateReader, StateStore, Tables};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Reads what a part begins with.
pub type HeadingFn<'a> = dyn Fn(&mut Reader<'_>) -> Result<(), Damaged> + 'a;

/// When and where processes that search together save, and from where they go on.
pub struct Saving<'a> {
    /// Where to save, and how much time to let pass in between.
    pub save: Option<(&'a dyn SavedParts, Duration)>,
    /// Where to go on from.
    pub resume: Option<&'a dyn SavedParts>,
    /// Writes what a part begins with, which says what is searched.
    pub save_heading: &'a FillFn<'a>,
    /// Reads it, and refuses a part of something else.
    pub restore_heading: &'a HeadingFn<'a>,
}

/// What a part has beside its heading.
struct Part {
    result: SearchResult,
    failures: Vec<SavedFailure>,
    tables: Tables,
    layers: Layers,
}

impl Search<'_> {
    /// Saves the search at this point, which all processes have come to.
    pub(super) fn save(&mut self) -> Result<(), Gone> {
        let Some((parts, _)) = self.saving.save else {
            return Ok(());
        };
        let (own, count) = (self.link.process() as u32, self.link.processes() as u32);
        let point = Point {
            run: self.point.run,
            number: self.point.number + 1,
            parts: count,
        };
        let is_written = parts.write(point, own, &|out| self.write_part(point, out));
        self.tell_others(&[kind::SAVED, u8::from(is_written)]);
        let mut written = 0;
        self.pass_round(|_, _, bytes| {
            written += usize::from(bytes == [kind::SAVED, 1]);
            Ok(())
        })?;
        if is_written && written == self.others().count() {
            // Those of processes that are not there any more belong to nobody.
            for (other, part) in parts.list() {
                if other != point && part % count == own {
                    parts.remove(other, part);
                }
            }
            *self.point = point;
        } else if is_written {
            parts.remove(point, own);
        }
        self.explorer.watch.note_saved();
        Ok(())
    }

    /// Says that this point is not saved.
    pub(super) fn note_torn(&self) {
        if let Some((parts, _)) = self.saving.save {
            parts.note_problem("a process has no memory for states that were sent to it");
        }
    }

    fn write_part(&self, point: Point, out: &mut Writer<'_>) {
        let machine = self.task.machine;
        (self.saving.save_heading)(out);
        out.u64(point.run);
        out.u64(point.number);
        out.u32(point.parts);
        out.u32(self.link.process() as u32);
        let chains = if has_chains(self.task) { CHAINS } else { 0 };
        let reduces = match machine.has_persistent_sets() {
            true => REDUCES,
            false => 0,
        };
        out.u32(chains | reduces);
        save_text(self.task, out);
        self.explorer.result_so_far().save(out);
        out.len(self.failures.len());
        self.failures.iter().for_each(|failure| failure.save(out));
        // There is always a store of the process's own.
        if let Some(tables) = self.explorer.store.own_tables() {
            tables.save(out);
        }
        self.layers.save(out);
    }

    fn read_part(&self, point: Point, part: u32, input: &mut Reader<'_>) -> Result<Part, Damaged> {
        (self.saving.restore_heading)(input)?;
        let machine = self.task.machine;
        let found = Point {
            run: input.u64()?,
            number: input.u64()?,
            parts: input.u32()?,
        };
        if found != point || input.u32()? != part {
            return Err(Damaged::new("a part belongs to another checkpoint"));
        }
        let flags = input.u32()?;
        restore_text(self.task, flags & REDUCES != 0, input)?;
        if (flags & CHAINS != 0) != has_chains(self.task) {
            return Err(Damaged::new("it is of a search with another `--max-depth`"));
        }
        let (result, mut failures) = SearchResult::restore(input)?;
        for _ in 0..input.len(usize::MAX)? {
            failures.push(restore_failure(input)?);
        }
        let tables = Tables::restore(input)?;
        if !tables.all_components(|words| machine.load_mentioned(words)) {
            return Err(Damaged::new("it holds what the program does not have"));
        }
        let layers = Layers::restore(input, &tables)?;
        Ok(Part {
            result,
            failures,
            tables,
            layers,
        })
    }

    fn open(&self, parts: &dyn SavedParts, point: Point, part: u32) -> Result<Part, Damaged> {
        let mut read = None;
        parts.read(point, part, &mut |mut input| {
            read = Some(self.read_part(point, part, &mut input)?);
            input.finish()
        })?;
        read.ok_or_else(|| Damaged::new("nothing was read"))
    }

    /// Tells the others from which points this process can go on, and hears the same. The first
    /// process says how a new search is called.
    fn compare_points(&mut self, run: u64, own: Vec<Point>) -> Result<(u64, Vec<Point>), Gone> {
        let mut message = vec![kind::POINTS];
        message.extend(to_bytes(|out| {
            out.u64(run);
            out.len(own.len());
            for point in &own {
                out.u64(point.run);
                out.u64(point.number);
                out.u32(point.parts);
            }
        }));
        self.tell_others(&message);
        let mut all: BTreeSet<Point> = own.into_iter().collect();
        let mut run = run;
        self.pass_round(|_, from, bytes| {
            let (named, points) = read_stream(bytes, |input| {
                let named = input.u64()?;
                let point = |input: &mut Reader<'_>| {
                    Ok(Point {
                        run: input.u64()?,
                        number: input.u64()?,
                        parts: input.u32()?,
                    })
                };
                let count = input.len(u32::MAX as usize)?;
                let points: Result<BTreeSet<Point>, Damaged> =
                    (0..count).map(|_| point(input)).collect();
                Ok((named, points?))
            })?;
            all.retain(|point| points.contains(point));
            if from == 0 {
                run = named;
            }
            Ok(())
        })?;
        Ok((run, all.into_iter().collect()))
    }

    /// Agrees on how a new search is called.
    pub(super) fn agree_on_run(&mut self) -> Result<(), Gone> {
        let Some((parts, _)) = self.saving.save else {
            return Ok(());
        };
        let (run, _) = self.compare_points(parts.new_run(), Vec::new())?;
        self.point.run = run;
        Ok(())
    }

    /// Continues from what was saved, or says why that is not possible. All processes say the same.
    pub(super) fn restore(&mut self, parts: &dyn SavedParts) -> Result<Result<(), Damaged>, Gone> {
        let (own, count) = (self.link.process() as u32, self.link.processes() as u32);
        let mut there: BTreeMap<Point, BTreeSet<u32>> = BTreeMap::new();
        for (point, part) in parts.list() {
            there.entry(point).or_default().insert(part);
        }
        let is_usable = |(point, has): (Point, BTreeSet<u32>)| {
            let usable = match point.parts == count {
                true => has.contains(&own),
                false => (0..point.parts).all(|part| has.contains(&part)),
            };
            (usable && point.parts > 0).then_some(point)
        };
        let usable = there.into_iter().filter_map(is_usable).collect();
        let (_, common) = self.compare_points(0, usable)?;
        let restored = match common.last() {
            Some(&point) => self.restore_from(parts, point),
            None => Err(Damaged::new(
                "there is no checkpoint whose parts are all there",
            )),
        };
        let why = restored.as_ref().err().map(|Damaged(why)| why.clone());
        let message = [&[kind::RESTORED], why.unwrap_or_default().as_bytes()].concat();
        self.tell_others(&message);
        let mut problem = restored.err();
        self.pass_round(|_, from, bytes| {
            if let Some((_, why)) = bytes.split_first()
                && !why.is_empty()
            {
                let why = String::from_utf8_lossy(why);
                problem.get_or_insert(Damaged::new(format!("process {from}: {why}")));
            }
            Ok(())
        })?;
        Ok(problem.map_or(Ok(()), Err))
    }

    fn restore_from(&mut self, parts: &dyn SavedParts, point: Point) -> Result<(), Damaged> {
        let (own, count) = (self.link.process() as u32, self.link.processes() as u32);
        let (result, store) = match point.parts == count {
            true => {
                let part = self.open(parts, point, own)?;
                self.failures = part.failures;
                self.layers = part.layers;
                (
                    part.result,
                    StateStore::sharing_over(part.tables, own, count),
                )
            }
            false => self.spread(parts, point)?,
        };
        let standing = Standing::resumed(self.task, result);
        self.explorer = Explorer::with_store(self.task, standing, store);
        self.prepare();
        *self.point = Point {
            parts: count,
            ..point
        };
        Ok(())
    }

    /// Takes what belongs to this process out of the parts of other processes.
    fn spread(
        &mut self,
        parts: &dyn SavedParts,
        point: Point,
    ) -> Result<(SearchResult, StateStore), Damaged> {
        let (own, count) = (self.link.process() as u32, self.link.processes() as u32);
        let keeps = |part: u32| part % count == own;
        let mut result = SearchResult::default();
        let mut store = StateStore::sharing(own, count);
        store.mark_new();
        let mut layers: Option<Layers> = None;
        let mut last = Vec::new();
        let mut arrivals = Vec::new();
        // The first part has all numbers; the others may lack the last ones.
        for number in 0..point.parts {
            let mut part = self.open(parts, point, number)?;
            if keeps(number) {
                result.absorb(part.result);
                self.failures.append(&mut part.failures);
            }
            let moving = Moving {
                reader: StateReader::new(&part.tables, own, count),
                store: &mut store,
                limits: self.task.limits,
            };
            moving.run(number, &part.layers, &mut last, &mut arrivals)?;
            part.layers.leave(number, point.parts, keeps);
            match &mut layers {
                None => layers = Some(part.layers),
                Some(layers) => {
                    if !layers.join(part.layers) {
                        return Err(Damaged::new("parts have different layers"));
                    }
                }
            }
        }
        let mut layers = layers.ok_or_else(|| Damaged::new("there is no part"))?;
        layers.carry(last);
        layers.arrivals = arrivals;
        self.layers = layers;
        Ok((result, store))
    }
}

/// Moves states of one part into the store of this process.
struct Moving<'a> {
    reader: StateReader<'a>,
    store: &'a mut StateStore,
    limits: &'a fencepost_search::limits::Limits,
}

impl Moving<'_> {
    /// Moves a state, if it belongs to this process. Says whether it was not there before.
    fn take(&mut self, state: StateId) -> Result<Option<(StateId, bool)>, Damaged> {
        let may_grow = |has, more| self.limits.memory_allows(has, more);
        match self.reader.move_to(self.store, state, may_grow) {
            Ok(moved) => Ok(Some(moved)),
            Err(NotMoved::Foreign) => Ok(None),
            Err(NotMoved::Full) => Err(Damaged::new("it needs more memory than there is")),
            Err(NotMoved::Damaged) => Err(Damaged::new("a state is made of what is not there")),
        }
    }

    fn run(
        mut self,
        part: u32,
        layers: &Layers,
        last: &mut Vec<(StateId, u32, u32)>,
        arrivals: &mut Vec<Arrival>,
    ) -> Result<(), Damaged> {
        // States of the next layer stay marked as recent, the others do not.
        for arrival in &layers.arrivals {
            if let Some((state, _)) = self.take(arrival.state)? {
                arrivals.push(arrival.carried(state));
            }
        }
        for (place, &state) in layers.states.iter().enumerate().skip(layers.next) {
            if let Some((state, _)) = self.take(state)? {
                self.store.tables().settle(state);
                last.push((state, part, place as u32));
            }
        }
        let mut all = Vec::new();
        let tables = self.reader.tables();
        tables.for_each_state(|state, is_recent| all.push((state, is_recent)));
        for (state, is_recent) in all {
            // One that is recent and has not arrived, because the list was full, will arrive when
            // its parent is expanded again.
            if let Some((state, true)) = self.take(state)?
                && !is_recent
            {
                self.store.tables().settle(state);
            }
        }
        Ok(())
    }
}
