//! Numbers that all processes agree on: the first one keeps the tables, the others ask.

use fencepost_base::saved::{Damaged, Reader, Writer, from_bytes, to_bytes};
use fencepost_ir::AskForNumber;
use fencepost_search::link::{Arrival, Channel, Link};
use fencepost_vm::{KeyTables, Machine};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long somebody waits before looking whether there is still somebody to wait for.
const LOOK: Duration = Duration::from_millis(50);

/// Why processes no longer agree, if they do not.
#[derive(Default)]
pub(super) struct Trouble(Mutex<Option<String>>);

impl Trouble {
    pub fn note(&self, why: impl Into<String>) {
        let mut trouble = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        trouble.get_or_insert(why.into());
    }

    pub fn get(&self) -> Option<String> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

fn save_counts(counts: &[u32], out: &mut Writer<'_>) {
    out.len(counts.len());
    counts.iter().for_each(|&count| out.u32(count));
}

fn restore_counts(input: &mut Reader<'_>) -> Result<Vec<u32>, Damaged> {
    let length = input.len(u16::MAX as usize)?;
    (0..length).map(|_| input.u32()).collect()
}

/// What asks the first process.
pub(super) struct Asking {
    link: Arc<dyn Link>,
    tables: KeyTables,
    trouble: Arc<Trouble>,
}

impl Asking {
    pub fn new(link: &Arc<dyn Link>, machine: &Machine, trouble: &Arc<Trouble>) -> Arc<Self> {
        Arc::new(Self {
            link: link.clone(),
            tables: machine.key_tables(),
            trouble: trouble.clone(),
        })
    }

    /// Lets a machine ask from now on.
    pub fn install(self: &Arc<Self>, machine: &Machine) {
        let asking = self.clone();
        let ask: Arc<AskForNumber> = Arc::new(move |table, key| {
            asking.ask(&|out| {
                out.bool(true);
                out.u32(table);
                key(out);
            });
        });
        machine.ask_before_numbering(Some(&ask));
    }

    /// Takes over what others have numbered, if they have numbered this much.
    pub fn catch_up(&self, counts: &[u32]) {
        let own = self.tables.numbered();
        let is_behind = |(own, count): (&u32, &u32)| own < count;
        if own.iter().zip(counts).any(is_behind) {
            self.ask(&|out| out.bool(false));
        }
    }

    /// Sends a request, and numbers what the answer says.
    fn ask(&self, request: &dyn Fn(&mut Writer<'_>)) {
        if self.trouble.get().is_some() {
            return;
        }
        let bytes = to_bytes(|out| {
            save_counts(&self.tables.numbered(), out);
            request(out);
        });
        self.link.send(0, Channel::Numbers, bytes);
        loop {
            match self.link.receive(Channel::Numbers, LOOK) {
                Some(Arrival::Message { from: 0, bytes, .. }) => {
                    let restored = from_bytes(&bytes, |input| self.tables.restore_news(input));
                    if let Err(Damaged(why)) = restored {
                        self.trouble.note(format!("numbers are damaged: {why}"));
                    }
                    return;
                }
                Some(Arrival::Message { .. } | Arrival::RoundOver(_)) => {}
                None => {
                    if let Some(lost) = self.link.lost() {
                        self.trouble.note(lost.why);
                        return;
                    }
                }
            }
        }
    }
}

/// Answers the others until it is over.
pub(super) fn answer(link: &dyn Link, machine: &Machine, over: &AtomicBool, trouble: &Trouble) {
    let tables = machine.key_tables();
    while !over.load(Ordering::Relaxed) {
        let Some(Arrival::Message { from, bytes, .. }) = link.receive(Channel::Numbers, LOOK)
        else {
            continue;
        };
        let known = from_bytes(&bytes, |input| {
            let known = restore_counts(input)?;
            if input.bool()? {
                tables.give_number(input)?;
            }
            Ok(known)
        });
        match known {
            Ok(known) => {
                let news = to_bytes(|out| tables.save_news(&known, out));
                link.send(from, Channel::Numbers, news);
            }
            Err(Damaged(why)) => trouble.note(format!("process {from} sent nonsense: {why}")),
        }
    }
}
