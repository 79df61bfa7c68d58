//! Reorder tables and the question they answer.

use std::fmt::Write as _;

macro_rules! access_kinds {
    ($($(#[$meta:meta])* $variant:ident = $key:literal, $heading:literal, $words:literal;)*) => {
        /// The kinds of operation that a reorder table speaks about.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum AccessKind { $($(#[$meta])* $variant,)* }

        impl AccessKind {
            /// Every kind, in the order of the tables' rows and columns.
            pub const ALL: [AccessKind; KINDS] = [$(AccessKind::$variant,)*];

            /// The name in model files; of an update, the name in results.
            pub fn key(self) -> &'static str {
                match self { $(AccessKind::$variant => $key,)* }
            }

            /// The heading in printed tables.
            pub fn heading(self) -> &'static str {
                match self { $(AccessKind::$variant => $heading,)* }
            }

            /// The kind in the words of traces.
            pub fn words(self) -> &'static str {
                match self { $(AccessKind::$variant => $words,)* }
            }
        }
    };
}

/// How many kinds there are.
const KINDS: usize = 14;

access_kinds! {
    /// A plain read.
    Read = "read", "Read", "read";
    /// A plain write.
    Write = "write", "Write", "write";
    /// A relaxed read (`opaque` in Java): coherent, and ordered with nothing else.
    RelaxedRead = "relaxed-read", "Rlx. Read", "relaxed read";
    /// A relaxed write (`opaque` in Java).
    RelaxedWrite = "relaxed-write", "Rlx. Write", "relaxed write";
    /// A read that nothing later overtakes.
    AcquireRead = "acquire-read", "Acq. Read", "acquire read";
    /// A write that overtakes nothing earlier.
    ReleaseWrite = "release-write", "Rel. Write", "release write";
    /// A volatile read: acquire, and whatever else a model promises (`seq_cst` in C).
    VolatileRead = "volatile-read", "Vol. Read", "volatile read";
    /// A volatile write: release, and whatever else a model promises (`seq_cst` in C).
    VolatileWrite = "volatile-write", "Vol. Write", "volatile write";
    /// The acquisition of a monitor.
    Lock = "lock", "Lock", "lock";
    /// The release of a monitor.
    Unlock = "unlock", "Unlock", "unlock";
    /// A relaxed read and a relaxed write in one step.
    RelaxedUpdate = "relaxed-update", "Rlx. Update", "relaxed update";
    /// An acquire read and a relaxed write in one step.
    AcquireUpdate = "acquire-update", "Acq. Update", "acquire update";
    /// A relaxed read and a release write in one step.
    ReleaseUpdate = "release-update", "Rel. Update", "release update";
    /// An acquire read and a release write in one step.
    AcqRelUpdate = "acq-rel-update", "A-R Update", "acquire-release update";
}

impl AccessKind {
    /// The kinds that every model file has a row for.
    pub const REQUIRED: [AccessKind; 6] = [
        AccessKind::Read,
        AccessKind::Write,
        AccessKind::VolatileRead,
        AccessKind::VolatileWrite,
        AccessKind::Lock,
        AccessKind::Unlock,
    ];

    /// The kinds that a model file may have a row for. Read-modify-writes have none: one that is
    /// not in place is as ordered as its read and its write.
    pub const LISTED: [AccessKind; 10] = [
        AccessKind::Read,
        AccessKind::Write,
        AccessKind::RelaxedRead,
        AccessKind::RelaxedWrite,
        AccessKind::AcquireRead,
        AccessKind::ReleaseWrite,
        AccessKind::VolatileRead,
        AccessKind::VolatileWrite,
        AccessKind::Lock,
        AccessKind::Unlock,
    ];

    /// Whether the operation reads memory. A read-modify-write does both.
    #[inline]
    pub fn is_read(self) -> bool {
        match self {
            AccessKind::Read
            | AccessKind::RelaxedRead
            | AccessKind::AcquireRead
            | AccessKind::VolatileRead => true,
            AccessKind::Write
            | AccessKind::RelaxedWrite
            | AccessKind::ReleaseWrite
            | AccessKind::VolatileWrite
            | AccessKind::Lock
            | AccessKind::Unlock => false,
            AccessKind::RelaxedUpdate
            | AccessKind::AcquireUpdate
            | AccessKind::ReleaseUpdate
            | AccessKind::AcqRelUpdate => true,
        }
    }

    /// Whether the operation writes memory. A read-modify-write does both.
    #[inline]
    pub fn is_write(self) -> bool {
        match self {
            AccessKind::Write
            | AccessKind::RelaxedWrite
            | AccessKind::ReleaseWrite
            | AccessKind::VolatileWrite => true,
            AccessKind::Read
            | AccessKind::RelaxedRead
            | AccessKind::AcquireRead
            | AccessKind::VolatileRead
            | AccessKind::Lock
            | AccessKind::Unlock => false,
            AccessKind::RelaxedUpdate
            | AccessKind::AcquireUpdate
            | AccessKind::ReleaseUpdate
            | AccessKind::AcqRelUpdate => true,
        }
    }

    /// Whether the operation reads memory and leaves it as it is.
    #[inline]
    pub fn only_reads(self) -> bool {
        self.is_read() && !self.is_write()
    }

    /// Whether the operation reads and writes memory in one step.
    #[inline]
    pub fn is_update(self) -> bool {
        self.is_read() && self.is_write()
    }

    /// Whether it is a read that acquires.
    #[inline]
    pub fn acquires(self) -> bool {
        let (read, _) = self.parts();
        matches!(read, AccessKind::AcquireRead | AccessKind::VolatileRead)
    }

    /// The read and the write that a read-modify-write is as ordered as; any other kind twice.
    pub fn parts(self) -> (AccessKind, AccessKind) {
        match self {
            AccessKind::RelaxedUpdate => (AccessKind::RelaxedRead, AccessKind::RelaxedWrite),
            AccessKind::AcquireUpdate => (AccessKind::AcquireRead, AccessKind::RelaxedWrite),
            AccessKind::ReleaseUpdate => (AccessKind::RelaxedRead, AccessKind::ReleaseWrite),
            AccessKind::AcqRelUpdate => (AccessKind::AcquireRead, AccessKind::ReleaseWrite),
            AccessKind::Read
            | AccessKind::Write
            | AccessKind::RelaxedRead
            | AccessKind::RelaxedWrite
            | AccessKind::AcquireRead
            | AccessKind::ReleaseWrite
            | AccessKind::VolatileRead
            | AccessKind::VolatileWrite
            | AccessKind::Lock
            | AccessKind::Unlock => (self, self),
        }
    }

    /// The required kind whose row a kind has that a model file does not list.
    fn row_of(self) -> AccessKind {
        match self {
            AccessKind::RelaxedRead => AccessKind::Read,
            AccessKind::RelaxedWrite | AccessKind::ReleaseWrite => AccessKind::Write,
            AccessKind::AcquireRead => AccessKind::VolatileRead,
            other => other,
        }
    }

    /// The required kind whose column a kind has that a model file does not list.
    fn column_of(self) -> AccessKind {
        match self {
            AccessKind::RelaxedRead | AccessKind::AcquireRead => AccessKind::Read,
            AccessKind::RelaxedWrite => AccessKind::Write,
            AccessKind::ReleaseWrite => AccessKind::VolatileWrite,
            other => other,
        }
    }
}

/// `table[earlier][later]`: may the later operation complete before the earlier one?
pub type Pairs = [[bool; KINDS]; KINDS];

/// The whole table for the rows that a file lists. An operation that it does not list is as
/// ordered as the one that it is closest to: relaxed as plain; an acquire read holds back what a
/// volatile one does and is held back as a plain one; a release write the other way round. A
/// read-modify-write overtakes, and is overtaken by, what both its parts are.
pub(crate) fn complete_pairs(listed: &Pairs, is_listed: impl Fn(AccessKind) -> bool) -> Pairs {
    let mut pairs = [[false; KINDS]; KINDS];
    let single = |earlier: AccessKind, later: AccessKind| {
        let row = if is_listed(earlier) {
            earlier
        } else {
            earlier.row_of()
        };
        let column = if is_listed(later) {
            later
        } else {
            later.column_of()
        };
        listed[row as usize][column as usize]
    };
    for earlier in AccessKind::ALL {
        for later in AccessKind::ALL {
            let (first, second) = (earlier.parts(), later.parts());
            pairs[earlier as usize][later as usize] = single(first.0, second.0)
                && single(first.0, second.1)
                && single(first.1, second.0)
                && single(first.1, second.1);
        }
    }
    pairs
}

/// Which earlier writes of its thread the write of a reference waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Publication {
    /// None that the table does not name.
    Off,
    /// Those into the object that the reference refers to.
    Instance,
    /// Those into any object.
    All,
}

impl Publication {
    /// The name in model files, unless the switch is off.
    pub fn key(self) -> Option<&'static str> {
        match self {
            Publication::Off => None,
            Publication::Instance => Some("instance"),
            Publication::All => Some("all"),
        }
    }
}

/// A way in which a model is stronger than the document it follows, because a table cannot say
/// less. Results under the model carry its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelAssumption {
    /// A write reaches all threads at once.
    MultiCopyAtomic,
    /// A branch, an address and the outcome of a compare-exchange order what follows.
    NothingSpeculated,
}

impl ModelAssumption {
    /// Every assumption.
    pub const ALL: [ModelAssumption; 2] = [
        ModelAssumption::MultiCopyAtomic,
        ModelAssumption::NothingSpeculated,
    ];

    /// The name in model files and results.
    pub fn name(self) -> &'static str {
        match self {
            ModelAssumption::MultiCopyAtomic => "multi-copy-atomic",
            ModelAssumption::NothingSpeculated => "nothing-speculated",
        }
    }
}

/// A memory model given by a table and a few switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReorderTable {
    /// The name people use.
    pub name: String,
    /// Where the model comes from.
    pub source: String,
    /// One sentence on what it is.
    pub summary: String,
    /// How it is stronger than its source.
    pub assumptions: Vec<ModelAssumption>,
    /// May the later operation complete before the earlier one?
    pub allowed: Pairs,
    /// The kinds that the model's file has a row for.
    pub listed: Vec<AccessKind>,
    /// Whether two reads of one location stay in order even if one of them is plain.
    pub same_location_reads_ordered: bool,
    /// Whether a read may take its value from the thread's own pending write.
    pub forwarding: bool,
    /// Which earlier pending writes into objects the write of a reference waits for.
    pub publication: Publication,
    /// Whether an operation waits for the reads that it depends on, by address, value or branch.
    pub dependencies_ordered: bool,
    /// Whether a plain read may take the value of the thread's own newest plain read of the same
    /// cell instead of reading memory, as long as nothing lies between that forbids it.
    pub reuse_reads: bool,
}

impl ReorderTable {
    /// Sequential consistency: nothing overtakes anything.
    pub fn sequential() -> Self {
        Self {
            name: "sc".into(),
            source: "L. Lamport, How to Make a Multiprocessor Computer That Correctly Executes \
                     Multiprocess Programs, 1979"
                .into(),
            summary: "sequential consistency: nothing is reordered".into(),
            assumptions: Vec::new(),
            allowed: [[false; KINDS]; KINDS],
            listed: AccessKind::REQUIRED.to_vec(),
            same_location_reads_ordered: true,
            forwarding: false,
            publication: Publication::Off,
            dependencies_ordered: true,
            reuse_reads: false,
        }
    }

    /// May `later` complete before `earlier`?
    #[inline]
    pub fn may_overtake(&self, earlier: AccessKind, later: AccessKind) -> bool {
        self.allowed[earlier as usize][later as usize]
    }

    /// Whether two reads of one location stay in order. If at least one of them is plain, that is
    /// a matter of the model; atomic reads of one location are coherent in every model.
    #[inline]
    pub fn orders_reads(&self, earlier: AccessKind, later: AccessKind) -> bool {
        self.same_location_reads_ordered || earlier != AccessKind::Read && later != AccessKind::Read
    }

    /// Whether it matters that a read, or a write, is a volatile one.
    pub fn tells_volatile(&self, is_read: bool) -> bool {
        let (plain, volatile) = match is_read {
            true => (AccessKind::Read, AccessKind::VolatileRead),
            false => (AccessKind::Write, AccessKind::VolatileWrite),
        };
        let differs = |other| {
            self.may_overtake(plain, other) != self.may_overtake(volatile, other)
                || self.may_overtake(other, plain) != self.may_overtake(other, volatile)
        };
        // A volatile read is one that no value is reused for, nor over.
        let reused = is_read && self.reuse_reads;
        reused || AccessKind::ALL.into_iter().any(differs)
    }

    /// Whether no pair may be reordered and every read reads memory, so that no pending list is
    /// needed.
    pub fn is_sequential(&self) -> bool {
        !self.reuse_reads && self.allowed.iter().flatten().all(|allowed| !allowed)
    }

    /// The table and the switches, for people.
    pub fn to_text(&self) -> String {
        let mut out = format!("{}: {}\n{}\n\n", self.name, self.summary, self.source);
        out.push_str("May the 2nd operation complete before the 1st?\n\n");
        let _ = write!(out, "{:<12}", "1st \\ 2nd");
        for later in &self.listed {
            let _ = write!(out, "{:>12}", later.heading());
        }
        out.push('\n');
        for &earlier in &self.listed {
            let _ = write!(out, "{:<12}", earlier.heading());
            for &later in &self.listed {
                let answer = if self.may_overtake(earlier, later) {
                    "Yes"
                } else {
                    "No"
                };
                let _ = write!(out, "{answer:>12}");
            }
            out.push('\n');
        }
        let on_off = |on: bool| if on { "on" } else { "off" };
        let _ = write!(
            out,
            "\nreads of one location: {}\nforwarding of own pending writes: {}\n\
             publication: {}\n",
            if self.same_location_reads_ordered {
                "ordered"
            } else {
                "free"
            },
            on_off(self.forwarding),
            match self.publication {
                Publication::Off => "off",
                Publication::Instance =>
                    "instance (a reference waits for earlier writes into the object it refers to)",
                Publication::All => "all (a reference waits for earlier writes into any object)",
            },
        );
        if !self.dependencies_ordered {
            out.push_str(
                "dependences: free; an operation may complete before a read that it depends on\n",
            );
        }
        if !self.assumptions.is_empty() {
            let names = self.assumptions.iter().map(|one| one.name());
            let names: Vec<&str> = names.collect();
            let _ = writeln!(out, "stronger than its source: {}", names.join(", "));
        }
        if self.reuse_reads {
            out.push_str(
                "reused reads: on; a plain read may take the value of the thread's own last plain \
                 read there, but not across\na volatile read, a lock, a fence, an operation in \
                 place or its own write there\n",
            );
        }
        out
    }
}
