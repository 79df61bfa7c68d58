//! The machine as a whole: what it runs, under which rules, and the caches that make it fast.

pub(crate) mod access_kind;
pub(crate) mod addresses;
pub(crate) mod choice;
pub(crate) mod collect;
mod coverage;
pub(crate) mod early;
pub(crate) mod effects;
pub(crate) mod event;
pub(crate) mod footprint;
pub(crate) mod live_registers;
pub(crate) mod lookahead;
pub(crate) mod native;
pub(crate) mod notes;
mod renaming;
pub(crate) mod rereads;
pub(crate) mod resolve;
pub(crate) mod statics;

use crate::future::Futures;
use crate::machine::coverage::Covered;
use crate::machine::early::EarlyTable;
use crate::machine::event::Stop;
use crate::machine::native::{Native, NativeTable};
use crate::machine::renaming::Renaming;
use crate::machine::rereads::Rereads;
use crate::state::flaw::Flaw;
use crate::state::heap::{Heap, Object, ObjectKind};
use crate::state::keys::{Identities, ObjectKey};
use crate::state::observed::Observed;
use crate::state::thread::{Status, Thread};
use crate::state::word::ObjectId;
use fencepost_base::{FxHashMap, LazyTable};
use fencepost_ir::{
    ARRAY_DATA, Class, ClassId, ClassKind, FuncId, Function, NativeId, Op, Problem, REFUSED_NATIVE,
    Rules, Source,
};
use fencepost_memory_model::{MemoryModel, ReorderTable};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// How often it is worked out what the text of a program says.
pub(crate) const MOST_ANALYSES: usize = 24;

/// How much invisible work a transition takes along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merge {
    /// Register work only; issuing is a transition of its own.
    Registers,
    /// Also accesses that no other thread can notice; issuing is eager.
    Private,
}

/// The rules of a run that are not the memory model.
#[derive(Clone, Debug)]
pub struct Options {
    /// How much invisible work a transition takes along.
    pub merge: Merge,
    /// Whether choices are left out that a persistent set of threads can do without.
    pub persistent: bool,
    /// What is looked at when an execution ends, which may cut threads off.
    pub observed_at_ends: Observed,
    /// Whether pending entries that nobody needs yet are kept back.
    pub defer_entries: bool,
    /// Whether what is visible depends on a thread's own past alone: being the only live thread
    /// counts only before any other has started, what was shared stays shared, and every pending
    /// entry is a choice. Reductions that compare executions need that.
    pub stable: bool,
    /// How many entries a pending list holds before issuing stops.
    pub max_pending: usize,
    /// How many values of a variable are on their way, under a model with working copies.
    pub queue_capacity: usize,
    /// Whether, under a model with working copies, the platform acts only where no thread can go
    /// on without it. That loses executions.
    pub program_first: bool,
    /// Whether plain accesses of library code count as volatile in the model's table.
    pub library_ordered: bool,
    /// Which of the library's assumptions are lifted, one bit each. What they mean is the
    /// library's business.
    pub lifted: u32,
    /// What something looks at in every state.
    pub observed: Observed,
    /// A way to break the rules on purpose.
    #[doc(hidden)]
    pub flaw: Flaw,
    /// Whether data races are looked for.
    pub races: bool,
    /// Whether calls on objects are recorded, so that it matters who else changes these.
    pub records: bool,
    /// Whether objects are renamed by position where states are stored, so that nothing may depend
    /// on what an object is called.
    pub canonical: bool,
    /// Whether a search may rename objects and workers by position if that is likely to pay.
    pub may_rename: bool,
    /// Whether the search finds cycles of states itself where workers are renamed: depth first, on one
    /// worker.
    pub finds_cycles: bool,
    /// How many calls a thread may have active.
    pub max_frames: usize,
    /// How many bytes all objects of a state may have together.
    pub max_heap_bytes: u64,
    /// How many invisible operations a transition takes along at most.
    pub max_invisible: u32,
    /// How often a periodic timer fires.
    pub timer_firings: u32,
    /// How often time passes while the program can tell how much.
    pub clock_moves: u32,
}

/// How often a periodic timer fires, unless somebody says otherwise.
pub const DEFAULT_TIMER_FIRINGS: u32 = 4;

/// How often time passes while the program can tell how much, unless somebody says otherwise.
pub const DEFAULT_CLOCK_MOVES: u32 = 1000;

/// The bit of the assumption that every item of the pool has a thread of its own, which keeps
/// nothing of an earlier one. It matters where the program leaves something with such a thread or asks which one it is.
pub const NEW_WORKERS: u32 = 1 << 16;

/// The bit of the assumption that code takes no time. It matters where the program asks how much
/// has passed.
pub const NO_TIME: u32 = 1 << 17;

/// The bit of [`Machine::relied_on`] for caches that threads share in the program and that each has
/// for itself here.
pub const OWN_CACHES: u32 = 1 << 18;

/// The bit of [`Machine::relied_on`] for numbers made of what an object is, which another execution
/// need not make.
pub const IDENTITY_HASHES: u32 = 1 << 19;

/// The bit of [`Machine::relied_on`] for the order of pointers into different objects, which has
/// nothing to do with the program.
pub const ADDRESS_ORDER: u32 = 1 << 20;

/// The bit of [`Machine::relied_on`] for threads that stand still for the value of a read which
/// another thread may change, where the model would let later reads come before it.
pub const SPECULATION: u32 = 1 << 21;

/// The bit of [`Machine::relied_on`] for atomic updates that wait for what their reads alone might
/// overtake.
pub const ORDERED_UPDATES: u32 = 1 << 22;

impl Default for Options {
    fn default() -> Self {
        Self {
            merge: Merge::Private,
            persistent: false,
            observed_at_ends: Observed::everything(),
            defer_entries: true,
            stable: false,
            max_pending: 64,
            queue_capacity: 2,
            program_first: false,
            library_ordered: true,
            lifted: 0,
            observed: Observed::default(),
            flaw: Flaw::None,
            races: false,
            records: false,
            canonical: false,
            may_rename: false,
            finds_cycles: false,
            max_frames: 16_384,
            max_heap_bytes: 256 << 20,
            max_invisible: 100_000,
            timer_firings: DEFAULT_TIMER_FIRINGS,
            clock_moves: DEFAULT_CLOCK_MOVES,
        }
    }
}

/// A class with what the machine works out about it once.
pub struct ClassInfo {
    /// The class.
    pub class: Arc<Class>,
    /// Offsets of references in an instance, or in one element of an array.
    pub references: Vec<u32>,
    /// Offsets of references among the static fields.
    pub static_references: Vec<u32>,
    /// Offsets of references among the thread-static fields.
    pub thread_static_references: Vec<u32>,
}

/// A program, a memory model and the rules: everything a run needs except the choices.
pub struct Machine {
    /// The program.
    pub source: Arc<dyn Source>,
    /// The memory model.
    pub model: MemoryModel,
    /// What accesses on pending lists obey under it.
    pub(crate) table: ReorderTable,
    /// Whether threads work on copies of variables under it.
    pub(crate) has_copies: bool,
    /// The other rules.
    pub options: Options,
    /// What objects and threads are.
    pub identities: Arc<Identities>,
    /// Under a model with working copies: what may be stored before it is assigned.
    pub early: EarlyTable,
    /// Whether a call into the runtime read memory where a thread could still have used an old
    /// value of its own; a record of all runs.
    pub natives_read_newest: AtomicBool,
    /// Which assumptions some run relied on, one bit each; a record of all runs. The first ones
    /// are the library's, the others are [`NEW_WORKERS`], [`NO_TIME`], [`OWN_CACHES`],
    /// [`IDENTITY_HASHES`] and [`ADDRESS_ORDER`].
    pub relied_on: AtomicU32,
    pub(crate) sequential: bool,
    /// Whether it matters to the model that a write, or a read, is a volatile one.
    pub(crate) tells_volatile: [bool; 2],
    /// Whether somebody may ask what time it is.
    pub tells_time: bool,
    /// Whether somebody may interrupt a thread that waits.
    pub(crate) interrupts: bool,
    /// The rules of the program's platform.
    pub(crate) rules: Rules,
    /// Whether somebody may ask whether a thread waits.
    pub asks_waiting: bool,
    /// What the text of the program says that threads can still do, if somebody asked for it and
    /// it is not too much. It is worked out again when more of the text turns out to count.
    pub(crate) analyses: [OnceLock<Option<Futures>>; MOST_ANALYSES],
    /// Which of these counts: the last one.
    pub(crate) analysis: AtomicUsize,
    /// Which operations runs have come to.
    pub(crate) covered: Covered,
    /// Whether a run came to operations that the text in force leaves out.
    pub(crate) came_to_more: AtomicBool,
    /// Whether a run came to something that the text did not show.
    pub(crate) unexpected: AtomicBool,
    /// Whether leaving choices out was found not to pay.
    pub(crate) unprofitable: AtomicBool,
    pub(crate) renaming: Renaming,
    natives: NativeTable,
    functions: LazyTable<Arc<Function>>,
    /// Functions that were looked at and have not been called.
    previews: LazyTable<Arc<Function>>,
    /// For models that let reads be reused: what may be read again, by function.
    pub(crate) rereads: LazyTable<Rereads>,
    /// Whether the program looks after its memory itself.
    pub(crate) manual_memory: bool,
    classes: LazyTable<ClassInfo>,
    linked_natives: LazyTable<Native>,
    canonical_names: LazyTable<ObjectId>,
    dispatched: RwLock<FxHashMap<(ClassId, FuncId), FuncId>>,
    named: RwLock<FxHashMap<&'static str, FuncId>>,
}

impl Machine {
    /// A machine that runs `source`.
    pub fn new(
        source: Arc<dyn Source>,
        natives: NativeTable,
        model: MemoryModel,
        options: Options,
    ) -> Self {
        Self {
            tells_time: natives.has_clock && source.tells_time(),
            interrupts: source.interrupts(),
            rules: source.rules(),
            manual_memory: source.has_manual_memory(),
            asks_waiting: source.asks_waiting(),
            source,
            sequential: model.is_sequential(),
            tells_volatile: [false, true].map(|is_read| model.tells_volatile(is_read)),
            table: model.table().clone(),
            has_copies: model.has_working_copies(),
            model,
            options,
            identities: Arc::default(),
            early: EarlyTable::default(),
            natives_read_newest: AtomicBool::new(false),
            relied_on: AtomicU32::new(0),
            analyses: [const { OnceLock::new() }; MOST_ANALYSES],
            analysis: AtomicUsize::new(0),
            covered: Covered::default(),
            came_to_more: AtomicBool::new(false),
            unexpected: AtomicBool::new(false),
            unprofitable: AtomicBool::new(false),
            renaming: Renaming::default(),
            natives,
            functions: LazyTable::default(),
            previews: LazyTable::default(),
            rereads: LazyTable::default(),
            classes: LazyTable::default(),
            linked_natives: LazyTable::default(),
            canonical_names: LazyTable::default(),
            dispatched: RwLock::default(),
            named: RwLock::default(),
        }
    }

    /// Notes that a run relies on an assumption, given by its bit.
    pub fn rely_on(&self, bit: u32) {
        self.relied_on.fetch_or(bit, Ordering::Relaxed);
    }

    /// The code of a function, lowered on first use.
    #[inline]
    pub fn function(&self, id: FuncId) -> Result<&Function, Stop> {
        match self.functions.get(id.index()) {
            Some(function) => Ok(function),
            None => self.load_function(id),
        }
    }

    #[cold]
    fn load_function(&self, id: FuncId) -> Result<&Function, Stop> {
        let function = self.source.function(id).map_err(Stop::Unsupported)?;
        Ok(self.functions.fill(id.index(), function))
    }

    /// The code of a function that may be called, for somebody who does not run it.
    pub(crate) fn preview(&self, id: FuncId) -> Result<&Function, Stop> {
        if let Some(function) = self.functions.get(id.index()) {
            return Ok(function);
        }
        if let Some(function) = self.previews.get(id.index()) {
            return Ok(function);
        }
        let function = self.source.preview(id).map_err(Stop::Unsupported)?;
        Ok(self.previews.fill(id.index(), function))
    }

    /// The code of a function that some frame already runs.
    #[inline]
    pub fn loaded_function(&self, id: FuncId) -> Option<&Function> {
        self.functions.get(id.index()).map(Arc::as_ref)
    }

    /// Whether the program looks after its memory itself, as C programs do.
    pub fn looks_after_memory(&self) -> bool {
        self.manual_memory
    }

    /// A class, asked for on first use.
    #[inline]
    pub fn class(&self, id: ClassId) -> Result<&ClassInfo, Stop> {
        match self.classes.get(id.index()) {
            Some(info) => Ok(info),
            None => self.load_class(id),
        }
    }

    #[cold]
    fn load_class(&self, id: ClassId) -> Result<&ClassInfo, Stop> {
        let class = self.source.class(id).map_err(Stop::Unsupported)?;
        let info = ClassInfo {
            references: class.layout.reference_offsets().collect(),
            static_references: class.statics.reference_offsets().collect(),
            thread_static_references: class.thread_statics.reference_offsets().collect(),
            class,
        };
        Ok(self.classes.fill(id.index(), info))
    }

    /// The class with this id, if anything has asked for it before.
    pub fn loaded_class(&self, id: ClassId) -> Option<&ClassInfo> {
        self.classes.get(id.index())
    }

    /// The name of an object at a position.
    pub(crate) fn canonical_name(&self, number: u32) -> ObjectId {
        match self.canonical_names.get(number as usize) {
            Some(&name) => name,
            None => {
                let name = self.identities.object(ObjectKey::Canonical(number));
                *self.canonical_names.fill(number as usize, name)
            }
        }
    }

    /// The functions that were used so far.
    pub fn loaded_functions(&self) -> Vec<FuncId> {
        let filled = self.functions.filled();
        filled.into_iter().map(|id| FuncId(id as u32)).collect()
    }

    /// The classes that were used so far.
    pub(crate) fn loaded_classes(&self) -> Vec<ClassId> {
        let filled = self.classes.filled();
        filled.into_iter().map(|id| ClassId(id as u32)).collect()
    }

    /// The row of a native.
    #[inline]
    pub fn native(&self, id: NativeId) -> Result<&Native, Stop> {
        match self.linked_natives.get(id.index()) {
            Some(native) => Ok(native),
            None => self.link_native(id),
        }
    }

    #[cold]
    fn link_native(&self, id: NativeId) -> Result<&Native, Stop> {
        let name = self.source.native_name(id);
        match self.natives.find(&name) {
            Some(native) => Ok(self.linked_natives.fill(id.index(), *native)),
            None => Err(Stop::Unsupported(Problem {
                what: match name.strip_prefix(REFUSED_NATIVE) {
                    Some(why) => why.to_string(),
                    None => format!("the runtime call `{name}` is not modelled"),
                },
                location: String::new(),
            })),
        }
    }

    /// The function that a virtual call of `method` runs on an object of `class`.
    pub fn dispatch(&self, class: ClassId, method: FuncId) -> Result<FuncId, Stop> {
        let known = self
            .dispatched
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&(class, method))
            .copied();
        if let Some(function) = known {
            return Ok(function);
        }
        let function = self
            .source
            .dispatch(class, method)
            .map_err(Stop::Unsupported)?;
        self.dispatched
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert((class, method), function);
        Ok(function)
    }

    /// A function that the runtime knows by name.
    pub fn named_function(&self, name: &'static str) -> Result<FuncId, Stop> {
        let known = self
            .named
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(name)
            .copied();
        if let Some(function) = known {
            return Ok(function);
        }
        let function = self.source.find_function(name).map_err(Stop::Unsupported)?;
        self.named
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(name, function);
        Ok(function)
    }

    /// The name of the native that a thread stands before, if it does.
    pub fn next_native(&self, thread: &Thread) -> Option<&'static str> {
        match self.next_op(thread)? {
            Op::Native { native, .. } => Some(self.native(*native).ok()?.name),
            // No other operation calls one.
            _ => None,
        }
    }

    /// The operation a running thread stands before; none if it is about to leave an initialiser
    /// that failed, or if its next step ends the execution.
    pub(crate) fn next_op(&self, thread: &Thread) -> Option<&Op> {
        let frame = thread.top()?;
        if thread.leaves_failed_initializer() || thread.status == Status::Failing {
            return None;
        }
        let function = self.loaded_function(frame.function)?;
        function.ops.get(frame.pc as usize)
    }

    /// Whether threads read working copies.
    #[inline]
    pub fn has_copies(&self) -> bool {
        self.has_copies
    }

    /// What threads can still do, if it was worked out.
    #[inline]
    pub(crate) fn futures(&self) -> Option<&Futures> {
        let latest = self.analysis.load(Ordering::Relaxed);
        self.analyses[latest].get()?.as_ref()
    }

    /// Notes that a run came to something that the text did not show.
    pub(crate) fn note_unexpected(&self) {
        self.unexpected.store(true, Ordering::Relaxed);
    }

    /// Whether accesses to an object need no order and are not steps.
    #[inline]
    pub(crate) fn is_unordered(&self, object: &Object) -> bool {
        match object.kind {
            ObjectKind::Frame(_) | ObjectKind::Bytes => true,
            ObjectKind::Block { .. } | ObjectKind::Freed { .. } => false,
            ObjectKind::Statics(_) if !self.manual_memory => false,
            ObjectKind::Instance(class) | ObjectKind::Statics(class) => self
                .classes
                .get(class.index())
                .is_some_and(|info| info.class.immutable),
            ObjectKind::ThreadStatics(_) => false,
        }
    }

    /// Whether a state says which accesses are over for whom, so that every race of a C program is
    /// found.
    pub fn tracks_races(&self) -> bool {
        self.options.races && self.manual_memory
    }

    /// Whether one more object of this many bytes stays within the modelled memory.
    pub(crate) fn heap_has_room(&self, heap: &Heap, bytes: u64) -> bool {
        heap.has_room(bytes, self.options.max_heap_bytes)
    }

    /// The size in bytes of an instance, or of an array with this length.
    pub(crate) fn object_size(class: &Class, length: u64) -> u64 {
        match class.kind {
            ClassKind::Array { stride } => u64::from(ARRAY_DATA) + u64::from(stride) * length,
            _ => u64::from(class.layout.size),
        }
    }
}
