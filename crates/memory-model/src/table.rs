//! Reorder tables and the question they answer.

use std::fmt::Write as _;

/// The kinds of operation that a reorder table speaks about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AccessKind {
    /// A plain read.
    Read,
    /// A plain write.
    Write,
    /// A volatile (acquire) read.
    VolatileRead,
    /// A volatile (release) write.
    VolatileWrite,
    /// The acquisition of a monitor.
    Lock,
    /// The release of a monitor.
    Unlock,
}

impl AccessKind {
    /// Every kind, in the order of the tables' rows and columns.
    pub const ALL: [AccessKind; 6] = [
        AccessKind::Read,
        AccessKind::Write,
        AccessKind::VolatileRead,
        AccessKind::VolatileWrite,
        AccessKind::Lock,
        AccessKind::Unlock,
    ];

    /// The name in model files.
    pub fn key(self) -> &'static str {
        match self {
            AccessKind::Read => "read",
            AccessKind::Write => "write",
            AccessKind::VolatileRead => "volatile-read",
            AccessKind::VolatileWrite => "volatile-write",
            AccessKind::Lock => "lock",
            AccessKind::Unlock => "unlock",
        }
    }

    /// The heading in printed tables.
    pub fn heading(self) -> &'static str {
        match self {
            AccessKind::Read => "Read",
            AccessKind::Write => "Write",
            AccessKind::VolatileRead => "Vol. Read",
            AccessKind::VolatileWrite => "Vol. Write",
            AccessKind::Lock => "Lock",
            AccessKind::Unlock => "Unlock",
        }
    }

    /// Whether the operation reads memory.
    #[inline]
    pub fn is_read(self) -> bool {
        matches!(self, AccessKind::Read | AccessKind::VolatileRead)
    }

    /// Whether the operation writes memory.
    #[inline]
    pub fn is_write(self) -> bool {
        matches!(self, AccessKind::Write | AccessKind::VolatileWrite)
    }
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

/// A memory model given by a table and a few switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReorderTable {
    /// The name people use.
    pub name: String,
    /// Where the model comes from.
    pub source: String,
    /// One sentence on what it is.
    pub summary: String,
    /// `allowed[earlier][later]`: may the later operation complete before the earlier one?
    pub allowed: [[bool; 6]; 6],
    /// Whether two reads of one location stay in order.
    pub same_location_reads_ordered: bool,
    /// Whether a read may take its value from the thread's own pending write.
    pub forwarding: bool,
    /// Which earlier pending writes into objects the write of a reference waits for.
    pub publication: Publication,
    /// Whether threads read working copies: a read happens in its turn, and may give any value
    /// that memory had since the thread last had to look. The table then speaks about writes.
    pub working_copies: bool,
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
            allowed: [[false; 6]; 6],
            same_location_reads_ordered: true,
            forwarding: false,
            publication: Publication::Off,
            working_copies: false,
            dependencies_ordered: true,
            reuse_reads: false,
        }
    }

    /// May `later` complete before `earlier`?
    #[inline]
    pub fn may_overtake(&self, earlier: AccessKind, later: AccessKind) -> bool {
        self.allowed[earlier as usize][later as usize]
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
        self.working_copies || reused || AccessKind::ALL.into_iter().any(differs)
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
        for later in AccessKind::ALL {
            let _ = write!(out, "{:>12}", later.heading());
        }
        out.push('\n');
        for earlier in AccessKind::ALL {
            let _ = write!(out, "{:<12}", earlier.heading());
            for later in AccessKind::ALL {
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
        if self.reuse_reads {
            out.push_str(
                "reused reads: on; a plain read may take the value of the thread's own last plain \
                 read there, but not across\na volatile read, a lock, a fence, an operation in \
                 place or its own write there\n",
            );
        }
        if self.working_copies {
            out.push_str(
                "working copies: on; a read may give any value that memory had since the thread's \
                 last lock, its own last\nwrite and its last read there (of a volatile variable: \
                 its last volatile access)\n",
            );
        }
        out
    }
}
