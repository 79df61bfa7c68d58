//! Pending lists: operations a thread has issued and not completed, and the values they promise.
//!
//! A register whose read is pending refers to a node; arithmetic on such a register is a node,
//! too. When a read completes, everything that waited for nothing else gets its value by itself.
//! Under sequential consistency all of this stays empty.

use crate::state::location::Location;
use crate::state::record::{RECORDED, Record};
use crate::state::scalar;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{
    BinaryOp, CasOrder, Cell, CompareOp, ConvertOp, FenceKind, FuncId, Kind, RmwOp, UnaryOp,
};
use fencepost_memory_model::AccessKind;

/// A word, or the node that will have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A word.
    Known(u64),
    /// The value of a node.
    Node(u32),
}

/// Arithmetic that cannot fail and may wait for its inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deferred {
    /// An operator of one operand.
    Unary(UnaryOp),
    /// An operator of two operands.
    Binary(BinaryOp),
    /// A comparison.
    Compare(CompareOp),
    /// A conversion.
    Convert(ConvertOp),
    /// The second input if the first is not 0, else the third, both of this kind.
    Select(Kind),
    /// What a cell of this type gives back when the value is stored and read again.
    Narrow(Cell),
}

impl Deferred {
    /// Whether a number can become the address of an object that the thread had no address of, or
    /// an address becomes a number.
    fn converts_address(self) -> bool {
        match self {
            Deferred::Convert(op) => matches!(op, ConvertOp::I64ToPtr | ConvertOp::PtrToI64),
            Deferred::Binary(op) => op.kind == Kind::Ptr,
            Deferred::Unary(_)
            | Deferred::Compare(_)
            | Deferred::Select(_)
            | Deferred::Narrow(_) => false,
        }
    }

    /// Whether an input is a reference or a pointer.
    pub(crate) fn refers(self, input: usize) -> bool {
        let kind = match self {
            Deferred::Unary(op) => op.kind(),
            Deferred::Binary(op) if input == 1 => op.right_kind(),
            Deferred::Binary(op) => op.kind,
            Deferred::Compare(op) => op.kind,
            Deferred::Convert(op) => op.from_kind(),
            Deferred::Select(_) if input == 0 => return false,
            Deferred::Select(kind) => kind,
            Deferred::Narrow(cell) => cell.kind(),
        };
        kind.is_reference()
    }
}

/// What a pending read-modify-write does with the value that it finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Update {
    /// Stores what the operator makes of it and the first operand.
    Rmw(RmwOp),
    /// Stores the second operand if it is the first.
    CompareExchange(CasOrder),
}

/// A value that is not known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// A pending read will supply it.
    Read,
    /// A pending read-modify-write with these operands will supply it.
    Update(Update, [Value; 2]),
    /// Arithmetic will supply it.
    Computed(Deferred, [Value; 3]),
    /// It is known; entries and registers no longer refer to the node.
    Done,
}

impl Node {
    /// The values that it needs.
    pub(crate) fn inputs(&self) -> &[Value] {
        match self {
            Node::Read | Node::Done => &[],
            Node::Update(_, operands) => operands,
            Node::Computed(_, inputs) => inputs,
        }
    }

    pub(crate) fn inputs_mut(&mut self) -> &mut [Value] {
        match self {
            Node::Read | Node::Done => &mut [],
            Node::Update(_, operands) => operands,
            Node::Computed(_, inputs) => inputs,
        }
    }
}

/// What a pending entry does when it completes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A read, write, read-modify-write or unlock, as the table of the model sees it.
    Access(AccessKind),
    /// A one-sided fence; it completes by itself.
    Fence(FenceKind),
}

/// An operation that was issued and has not completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it does.
    pub kind: EntryKind,
    /// The object it touches.
    pub object: ObjectId,
    /// The offset of the cell.
    pub offset: u32,
    /// The type of the cell.
    pub cell: Cell,
    /// For a write: what is written. For a read or a read-modify-write: the node it supplies.
    pub value: Value,
    /// Whether its thread has made its copies stale since, and no longer reads the value as its
    /// own.
    pub stale: bool,
    /// Whether the code makes it a plain access, whatever the table knows it by.
    pub plain: bool,
    /// Where it comes from.
    pub function: FuncId,
    /// The operation there.
    pub pc: u32,
}

impl Entry {
    /// The kind that the table knows it by, unless it is a fence.
    #[inline]
    pub fn access(&self) -> Option<AccessKind> {
        match self.kind {
            EntryKind::Access(kind) => Some(kind),
            EntryKind::Fence(_) => None,
        }
    }

    /// Whether the bytes of two accesses overlap.
    #[inline]
    pub fn overlaps(&self, other: &Entry) -> bool {
        self.object == other.object
            && self.offset < other.offset + other.cell.size()
            && other.offset < self.offset + self.cell.size()
    }

    /// Whether an access touches some of the bytes of a cell.
    #[inline]
    pub(crate) fn overlaps_location(&self, at: Location) -> bool {
        self.object == at.object
            && self.offset < at.offset + at.cell.size()
            && at.offset < self.offset + self.cell.size()
    }

    /// Whether two accesses touch exactly the same bytes.
    #[inline]
    pub fn same_range(&self, other: &Entry) -> bool {
        self.object == other.object
            && self.offset == other.offset
            && self.cell.size() == other.cell.size()
    }
}

/// The pending operations of one thread.
#[derive(Clone, Debug, Default)]
pub struct Pending {
    /// Entries, in program order.
    pub entries: Vec<Entry>,
    /// Values not known yet.
    pub nodes: Vec<Node>,
    /// Registers that hold a promise: place on the register stack, node. Sorted by place.
    pub promises: Vec<(u32, u32)>,
    /// Under a model that lets reads be reused: what the thread has read and may still reuse.
    pub remembered: Vec<Remembered>,
}

impl Pending {
    /// Whether nothing is pending.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The node that a register waits for.
    #[inline]
    pub fn promise(&self, place: u32) -> Option<u32> {
        let at = self.promises.binary_search_by_key(&place, |p| p.0).ok()?;
        Some(self.promises[at].1)
    }

    /// Makes a register wait for a node, or stop waiting.
    pub fn set_promise(&mut self, place: u32, node: Option<u32>) {
        let at = self.promises.binary_search_by_key(&place, |p| p.0);
        match (at, node) {
            (Ok(at), Some(node)) => self.promises[at].1 = node,
            (Ok(at), None) => {
                self.promises.remove(at);
            }
            (Err(at), Some(node)) => self.promises.insert(at, (place, node)),
            (Err(_), None) => {}
        }
    }

    /// Forgets the promises of registers at and above a place. What is recorded stays.
    pub fn drop_promises_from(&mut self, place: u32) {
        let keep = self.promises.partition_point(|p| p.0 < place);
        let recorded = self.promises.partition_point(|p| p.0 < RECORDED);
        self.promises.drain(keep..recorded.max(keep));
    }

    /// Whether there are fences among the entries.
    pub(crate) fn has_fences(&self) -> bool {
        self.entries.iter().any(|entry| entry.access().is_none())
    }

    /// Adds a node.
    pub fn add_node(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Gives a node its value and everything that follows from it theirs. Objects to which numbers
    /// became addresses are added to `found`. Says whether arithmetic on an address led to another
    /// object.
    pub fn resolve(
        &mut self,
        node: u32,
        word: u64,
        (regs, record): (&mut [u64], &mut Record),
        found: &mut Vec<ObjectId>,
    ) -> bool {
        let mut departed = false;
        let mut known = vec![(node, word)];
        while let Some((node, word)) = known.pop() {
            self.nodes[node as usize] = Node::Done;
            let target = Value::Node(node);
            self.promises.retain(|&(place, waits_for)| {
                if waits_for == node {
                    match place.checked_sub(RECORDED) {
                        Some(at) => record.words[at as usize].word = word,
                        None => regs[place as usize] = word,
                    }
                }
                waits_for != node
            });
            for entry in &mut self.entries {
                if entry.value == target && !is_read(entry) {
                    entry.value = Value::Known(word);
                }
            }
            for read in &mut self.remembered {
                if read.value == target {
                    read.value = Value::Known(word);
                }
            }
            for (index, other) in self.nodes.iter_mut().enumerate() {
                let mut touched = false;
                for input in other.inputs_mut() {
                    if *input == target {
                        *input = Value::Known(word);
                        touched = true;
                    }
                }
                let Node::Computed(deferred, inputs) = other else {
                    continue;
                };
                if touched && let Some(result) = compute(*deferred, inputs) {
                    if deferred.converts_address() {
                        found.push(object_of(result));
                    }
                    if let (Deferred::Binary(op), Value::Known(from)) = (*deferred, inputs[0]) {
                        departed |= op.kind == Kind::Ptr && object_of(from) != object_of(result);
                    }
                    known.push((index as u32, result));
                }
            }
        }
        departed
    }

    /// What an entry stores when it completes, or the operands of a read-modify-write.
    pub(crate) fn stored<'a>(&'a self, entry: &'a Entry) -> &'a [Value] {
        operands(&self.nodes, entry)
    }

    /// Whether the value of a node needs that of another one.
    pub fn depends(&self, node: u32, on: u32) -> bool {
        if node == on || self.nodes[node as usize].inputs().is_empty() {
            return node == on;
        }
        let mut seen = vec![false; self.nodes.len()];
        let mut stack = vec![node];
        while let Some(at) = stack.pop() {
            if at == on {
                return true;
            }
            if std::mem::replace(&mut seen[at as usize], true) {
                continue;
            }
            let inputs = self.nodes[at as usize].inputs().iter();
            stack.extend(inputs.filter_map(|input| match input {
                Value::Node(input) => Some(*input),
                Value::Known(_) => None,
            }));
        }
        false
    }

    /// Drops the newest nodes whose values are known: a loop that reads in one long step would else
    /// leave more and more of them behind, and every further read would look at them all.
    pub(crate) fn drop_newest_done(&mut self) {
        while self.nodes.last() == Some(&Node::Done) {
            self.nodes.pop();
        }
    }

    /// Drops nodes nobody refers to and numbers the rest in the order of their first use, so that
    /// equal situations look equal.
    pub fn compact(&mut self) {
        if self.nodes.is_empty() {
            return;
        }
        let mut numbers = vec![u32::MAX; self.nodes.len()];
        let mut order = Vec::new();
        let roots = self
            .entries
            .iter()
            .map(|entry| entry.value)
            .chain(self.promises.iter().map(|&(_, node)| Value::Node(node)))
            .chain(self.remembered.iter().map(|read| read.value));
        for root in roots {
            number_nodes(root, &self.nodes, &mut numbers, &mut order);
        }
        let renumber = |value: &mut Value| {
            if let Value::Node(node) = value {
                *node = numbers[*node as usize];
            }
        };
        let mut nodes: Vec<Node> = order.iter().map(|&n| self.nodes[n as usize]).collect();
        for node in &mut nodes {
            node.inputs_mut().iter_mut().for_each(renumber);
        }
        self.nodes = nodes;
        self.entries.iter_mut().for_each(|e| renumber(&mut e.value));
        let remembered = self.remembered.iter_mut();
        remembered.for_each(|read| renumber(&mut read.value));
        for (_, node) in &mut self.promises {
            *node = numbers[*node as usize];
        }
    }
}

/// What an entry stores when it completes, or the operands of a read-modify-write.
pub(crate) fn operands<'a>(nodes: &'a [Node], entry: &'a Entry) -> &'a [Value] {
    match (entry.access(), entry.value) {
        (Some(kind), Value::Node(node)) if kind.is_update() => {
            nodes.get(node as usize).map_or(&[], Node::inputs)
        }
        (Some(kind), _) if kind.is_write() => std::slice::from_ref(&entry.value),
        _ => &[],
    }
}

fn is_read(entry: &Entry) -> bool {
    entry.access().is_some_and(AccessKind::is_read)
}

/// Numbers a node and what it is computed from. Inputs are always older than the node itself, so
/// an explicit stack of modest depth does.
fn number_nodes(root: Value, nodes: &[Node], numbers: &mut [u32], order: &mut Vec<u32>) {
    let mut stack = vec![root];
    while let Some(value) = stack.pop() {
        let Value::Node(node) = value else { continue };
        if numbers[node as usize] != u32::MAX {
            continue;
        }
        numbers[node as usize] = order.len() as u32;
        order.push(node);
        stack.extend(nodes[node as usize].inputs().iter().rev());
    }
}

/// The result of deferred arithmetic, once all inputs that matter are known.
pub fn compute(deferred: Deferred, inputs: &[Value; 3]) -> Option<u64> {
    let word = |at: usize| match inputs[at] {
        Value::Known(word) => Some(word),
        Value::Node(_) => None,
    };
    Some(match deferred {
        Deferred::Unary(op) => scalar::unary(op, word(0)?),
        Deferred::Binary(op) => scalar::binary(op, word(0)?, word(1)?).unwrap_or(0),
        Deferred::Compare(op) => scalar::compare(op, word(0)?, word(1)?).unwrap_or(0),
        Deferred::Convert(op) => scalar::convert(op, word(0)?).unwrap_or(0),
        Deferred::Select(_) => {
            // All three inputs count: dependence is syntactic.
            let (condition, a, b) = (word(0)?, word(1)?, word(2)?);
            if condition != 0 { a } else { b }
        }
        Deferred::Narrow(cell) => cell.widen(cell.narrow(word(0)?)),
    })
}

/// A value that a thread has read and may use again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remembered {
    /// The cell.
    pub at: Location,
    /// What it held, or the promise of the read.
    pub value: Value,
}

/// Whether a one-sided fence waits for an earlier access.
pub(crate) fn waits_for(fence: FenceKind, earlier: AccessKind) -> bool {
    match fence {
        FenceKind::LoadLoad | FenceKind::LoadStore | FenceKind::Acquire => earlier.is_read(),
        FenceKind::StoreLoad | FenceKind::StoreStore => earlier.is_write(),
        FenceKind::Release => earlier.is_read() || earlier.is_write(),
        FenceKind::Full | FenceKind::AcqRel => true,
    }
}

/// The first fence of a list that waits for nothing any more.
pub(crate) fn satisfied_fence(entries: &[Entry]) -> Option<usize> {
    (0..entries.len()).find(|&k| match entries[k].kind {
        EntryKind::Fence(fence) => !entries[..k]
            .iter()
            .any(|e| e.access().is_some_and(|kind| waits_for(fence, kind))),
        EntryKind::Access(_) => false,
    })
}
