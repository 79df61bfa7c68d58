//! What memory held before, as words of a state that is stored.

use crate::state::foresight::EarlyStore;
use crate::state::foresight::EarlyValue;
use crate::state::history::{Change, History, Past};
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::word::ObjectId;
use crate::state::word_reader::{WordReader, pack};
use crate::words::component::pick;
use fencepost_ir::Cell;

fn write_at(at: Location, out: &mut Vec<u64>) {
    out.push(pack(at.object.0, at.offset));
    out.push(at.cell as u64);
}

fn read_at(reader: &mut WordReader<'_>) -> Location {
    let (object, offset) = reader.halves();
    Location {
        object: ObjectId(object),
        offset,
        cell: pick(&Cell::ALL, reader.next() as u32),
    }
}

fn write_views(views: &[(ThreadId, u32)], out: &mut Vec<u64>) {
    out.push(views.len() as u64);
    out.extend(views.iter().map(|&(thread, back)| pack(thread.0, back)));
}

fn read_views(reader: &mut WordReader<'_>) -> Vec<(ThreadId, u32)> {
    let count = reader.length();
    let views = (0..count).map(|_| reader.halves());
    views
        .map(|(thread, back)| (ThreadId(thread), back))
        .collect()
}

/// Writes it behind the words of the globals; nothing if there is none.
pub(crate) fn write_history(history: &History, out: &mut Vec<u64>) {
    if history.is_empty() {
        return;
    }
    out.push(history.cells.len() as u64);
    for past in &history.cells {
        write_at(past.at, out);
        out.push(past.values.len() as u64);
        out.extend(&past.values);
        write_views(&past.views, out);
    }
    out.push(history.changes.len() as u64);
    for change in &history.changes {
        write_at(change.at, out);
        out.push(change.old);
    }
    write_views(&history.floors, out);
    if history.foresees_nothing() {
        return;
    }
    out.push(history.early.len() as u64);
    for store in &history.early {
        write_at(store.at, out);
        out.push(pack(store.thread.0, u32::from(store.fulfilled)));
        out.push(store.raw);
        out.push(store.copies.len() as u64);
        out.extend(&store.copies);
    }
    out.push(history.hoped.len() as u64);
    for value in &history.hoped {
        write_at(value.at, out);
        out.push(u64::from(value.thread.0));
        out.push(value.raw);
    }
    out.push(history.held.len() as u64);
    out.extend(history.held.iter().map(|thread| u64::from(thread.0)));
    out.push(u64::from(history.lost));
}

/// Reads what [`write_history`] wrote.
pub(crate) fn read_history(reader: &mut WordReader<'_>, history: &mut History) {
    *history = History::default();
    // Where there was none, no words are left, and lengths read as 0.
    for _ in 0..reader.length() {
        let at = read_at(reader);
        let count = reader.length();
        let values = reader.take(count).to_vec();
        let views = read_views(reader);
        history.cells.push(Past { at, values, views });
    }
    for _ in 0..reader.length() {
        let at = read_at(reader);
        let old = reader.next();
        history.changes.push(Change { at, old });
    }
    history.floors = read_views(reader);
    for _ in 0..reader.length() {
        let at = read_at(reader);
        let (thread, fulfilled) = reader.halves();
        let raw = reader.next();
        let count = reader.length();
        history.early.push(EarlyStore {
            thread: ThreadId(thread),
            at,
            raw,
            copies: reader.take(count).to_vec(),
            fulfilled: fulfilled != 0,
        });
    }
    for _ in 0..reader.length() {
        let at = read_at(reader);
        let thread = ThreadId(reader.next() as u32);
        let raw = reader.next();
        history.hoped.push(EarlyValue { thread, at, raw });
    }
    for _ in 0..reader.length() {
        history.held.push(ThreadId(reader.next() as u32));
    }
    history.lost = reader.next() != 0;
}
