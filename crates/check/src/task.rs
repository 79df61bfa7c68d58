//! What to check: everything the command line says, as data.

use crate::agree::Disagreement;
use crate::checkpoint::{CheckpointTask, PartsTask, TaskReadFn};
use crate::engine::{Engine, Reduction, Steps};
use crate::linearizable::{Recorder, SerialJudge};
use fencepost_engine_bounded::Fencing;
use fencepost_engine_explicit::Strategy;
use fencepost_ir::{FuncId, Problem, Source};
use fencepost_memory_model::MemoryModel;
use fencepost_search::benign::BenignRace;
use fencepost_search::checks::{Checks, Properties};
use fencepost_search::fairness::{LeadsTo, Liveness};
use fencepost_search::histories::Judge;
use fencepost_search::limits::Limits;
use fencepost_search::link::Link;
use fencepost_search::property::{BoundExpression, Expression, ExpressionError};
use fencepost_search::task::{ProgressFn, StoreKind};
use fencepost_vm::{
    DEFAULT_CLOCK_MOVES, DEFAULT_TIMER_FIRINGS, Machine, Merge, NativeTable, Options,
};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

/// How many executions at random show which part of a program's text counts.
const SAMPLES: u64 = 32;

/// What objects are called in visited states, and workers of a pool that nobody can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeapNames {
    /// Both by position where executions have such workers and the program sees no names, if the
    /// rest of the task allows it.
    Automatic,
    /// By where they come from.
    Origin,
    /// Objects by position, and such workers where the rest of the task allows it.
    Canonical,
}

/// A program, a memory model, properties and limits.
pub struct Task {
    /// The program.
    pub source: Arc<dyn Source>,
    /// What the program may ask of the runtime.
    pub natives: NativeTable,
    /// The memory model.
    pub model: MemoryModel,
    /// How executions are found.
    pub engine: Engine,
    /// Where to start, if not at the program's own entry.
    pub entry: Option<String>,
    /// Expressions that must hold in every state.
    pub invariants: Vec<String>,
    /// Expressions that must hold in every end state.
    pub finals: Vec<String>,
    /// What is asked about executions that never end.
    pub liveness: LivenessTask,
    /// Classes whose objects must behave as if their operations were atomic, by name.
    pub linearizable: Vec<String>,
    /// Whether data races are violations.
    pub races: bool,
    /// Fields (`Type.field`) and functions (`Type::Function`) whose races are no violations, beside
    /// those that the program marks. A race of a program that looks after its memory itself always
    /// is one: nothing is known of what happens behind it.
    pub benign_races: Vec<String>,
    /// Expressions whose end values are collected.
    pub outcomes: Vec<String>,
    /// Whether to say of outcomes which need a reordering; that takes a second search.
    pub classify_outcomes: bool,
    /// Fences beside those of the program, for a solver.
    pub fencing: Fencing,
    /// Whether a solver keeps its formula, and a proof of its answer.
    pub certify: bool,
    /// How many states under `sc` are looked at to find out whether a violation needs a
    /// reordering, if not as many as finding it took.
    pub classify_states: Option<u64>,
    /// Whether to look for every distinct violation.
    pub find_all: bool,
    /// Whether to take executions at random before a large space is searched.
    pub hunt: bool,
    /// Whether to look for a shortest counterexample.
    pub shortest: bool,
    /// When to stop.
    pub limits: Limits,
    /// How visited states are kept.
    pub store: StoreKind,
    /// Whether states that differ only in what objects are called are one.
    pub heap: HeapNames,
    /// How many workers search.
    pub workers: usize,
    /// Whether the violations reported must be those that one worker finds, however many search.
    pub repeatable: bool,
    /// How many states one worker visits before others join it.
    pub share_after: u64,
    /// How many states there are when they are first compressed again.
    pub arrange_after: u64,
    /// How many executions at random show which part of the program's text counts; with none, all of
    /// it does.
    pub samples: u64,
    /// Whether to count where in the code the choices of states come from.
    pub count_origins: bool,
    /// Whether violations come with what memory looks like at every step.
    pub show_memory: bool,
    /// How many operations a thread may have pending.
    pub max_pending: usize,
    /// How often a periodic timer fires.
    pub timer_firings: u32,
    /// How often time passes while the program can tell how much.
    pub clock_moves: u32,
    /// How many values of a variable are on their way, under a model with working copies.
    pub queue_capacity: usize,
    /// Whether the platform acts only where no thread can go on without it; such a search proves
    /// nothing.
    pub program_first: bool,
    /// Whether stores may come before their assigns, under a model with working copies. They may
    /// unless something else in the task is against it, if nobody says.
    pub prescient: Option<bool>,
    /// Whether plain accesses of library code count as volatile.
    pub library_ordered: bool,
    /// What the class library assumes unless it is lifted: the names in results, by number.
    pub library_assumptions: &'static [&'static str],
    /// Which of them are lifted, one bit each.
    pub lifted: u32,
    /// What the model leaves out that the program has, in the words of results.
    pub assumptions: Vec<&'static str>,
    /// Where the search is saved now and then, and at its end.
    pub checkpoint: Option<CheckpointTask>,
    /// A checkpoint to continue from. It is read once.
    pub resume: Option<Mutex<Box<TaskReadFn>>>,
    /// How many processes search together.
    pub processes: usize,
    /// What connects this one to the others, if there are several.
    pub link: Option<Arc<dyn Link>>,
    /// Where processes that search together save, and from where they go on.
    pub parts: PartsTask,
    /// What a checkpoint, or another process of the search, must have in common with this task, by
    /// name.
    pub identity: Vec<(String, String)>,
    /// Set by somebody who wants the search to stop.
    pub interrupt: Option<Arc<AtomicBool>>,
    /// Called now and then with how far the search has come.
    pub progress: Option<Arc<ProgressFn>>,
}

impl Task {
    /// A task with every option at its default.
    pub fn new(source: Arc<dyn Source>, natives: NativeTable, model: MemoryModel) -> Self {
        Self {
            source,
            natives,
            model,
            engine: Reduction::Ample.into(),
            entry: None,
            invariants: Vec::new(),
            finals: Vec::new(),
            liveness: LivenessTask::default(),
            linearizable: Vec::new(),
            races: false,
            benign_races: Vec::new(),
            outcomes: Vec::new(),
            classify_outcomes: true,
            certify: false,
            fencing: Fencing::None,
            classify_states: None,
            find_all: false,
            hunt: false,
            shortest: false,
            limits: Limits::default(),
            store: StoreKind::Exact,
            heap: HeapNames::Automatic,
            workers: 1,
            repeatable: false,
            share_after: 4096,
            arrange_after: 1 << 14,
            samples: SAMPLES,
            count_origins: false,
            show_memory: false,
            max_pending: 64,
            timer_firings: DEFAULT_TIMER_FIRINGS,
            clock_moves: DEFAULT_CLOCK_MOVES,
            queue_capacity: 2,
            program_first: false,
            prescient: None,
            library_ordered: true,
            library_assumptions: &[],
            lifted: 0,
            assumptions: Vec::new(),
            checkpoint: None,
            resume: None,
            processes: 1,
            link: None,
            parts: PartsTask::default(),
            identity: Vec::new(),
            interrupt: None,
            progress: None,
        }
    }
}

/// What is asked about executions that never end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LivenessTask {
    /// Whether a fair execution that never ends is a violation.
    pub livelocks: bool,
    /// Expressions that must hold at some point of every fair execution.
    pub eventually: Vec<String>,
    /// Pairs of expressions, as `A => B`: whenever the first holds, the second must follow.
    pub leads_to: Vec<String>,
    /// Functions that are meant to run for ever, by name.
    pub endless: Vec<String>,
    /// Which rule of what is fair is left out, so that the tests that should notice can be tested.
    #[doc(hidden)]
    pub left_out: Option<fencepost_search::fairness::Rule>,
}

impl LivenessTask {
    /// Whether anything is asked.
    pub fn is_asked(&self) -> bool {
        self.livelocks || !self.eventually.is_empty() || !self.leads_to.is_empty()
    }

    fn bind(&self, source: &dyn Source) -> Result<Liveness, TaskError> {
        let leads_to = self.leads_to.iter().map(|text| {
            let bound = Expression::parse(text).and_then(|both| {
                let (cause, effect) = both.implication()?;
                Ok(LeadsTo {
                    cause: cause.bind_condition(source)?,
                    effect: effect.bind_condition(source)?,
                })
            });
            bound.map_err(|error| TaskError::Expression {
                text: text.clone(),
                error,
            })
        });
        let endless = self.endless.iter();
        Ok(Liveness {
            livelocks: self.livelocks,
            eventually: bind(source, &self.eventually, Expression::bind_condition)?,
            leads_to: leads_to.collect::<Result<_, _>>()?,
            endless: endless
                .map(|name| source.find_function(name).map_err(TaskError::Endless))
                .collect::<Result<_, _>>()?,
            left_out: self.left_out,
        })
    }
}

/// Why a task cannot be started: something the user wrote is wrong.
#[derive(Clone, Debug)]
pub enum TaskError {
    /// The program has no such entry.
    Entry(Problem),
    /// The program has no such function that could be meant to run for ever.
    Endless(Problem),
    /// The program has no such class whose histories could be compared with serial ones.
    Linearizable(Problem),
    /// A name of something whose races are no violations means several things.
    BenignRace(Problem),
    /// Two parts of it do not go together.
    Disagreement(Disagreement),
    /// An expression is malformed or names something unknown.
    Expression {
        /// The expression.
        text: String,
        /// What is wrong with it.
        error: ExpressionError,
    },
    /// A solver does not answer this.
    Solver {
        /// The option that asks for it.
        option: &'static str,
        /// Why not.
        message: String,
    },
    /// The checkpoint to continue from is damaged, or of something else.
    Resume(String),
    /// The processes do not search the same.
    Cluster(String),
}

impl std::fmt::Display for TaskError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TaskError::Entry(problem)
            | TaskError::Endless(problem)
            | TaskError::Linearizable(problem)
            | TaskError::BenignRace(problem) => write!(f, "{problem}"),
            TaskError::Disagreement(disagreement) => f.write_str(&disagreement.message),
            TaskError::Expression { error, .. } => write!(f, "{error}"),
            TaskError::Solver { message, .. } => write!(f, "{message}"),
            TaskError::Resume(message) | TaskError::Cluster(message) => write!(f, "{message}"),
        }
    }
}

/// A task made ready to run: a machine, an entry, and properties bound to the program.
pub struct Setup {
    /// The machine.
    pub machine: Machine,
    /// Where the program starts.
    pub entry: FuncId,
    /// What is checked.
    pub properties: Properties,
}

/// How many invisible operations a step takes along at most where cycles are looked for.
const INVISIBLE_IN_CYCLES: u32 = 1_000;

type Binder = fn(&Expression, &dyn Source) -> Result<BoundExpression, ExpressionError>;

fn bind(
    source: &dyn Source,
    texts: &[String],
    binder: Binder,
) -> Result<Vec<BoundExpression>, TaskError> {
    texts
        .iter()
        .map(|text| {
            Expression::parse(text)
                .and_then(|expression| binder(&expression, source))
                .map_err(|error| TaskError::Expression {
                    text: text.clone(),
                    error,
                })
        })
        .collect()
}

/// The program with the operations of some classes recorded, if the task asks for that.
fn recorder(task: &Task) -> Result<Option<Arc<Recorder>>, TaskError> {
    let mut classes = Vec::new();
    for name in &task.linearizable {
        let found = task.source.class_names(name);
        if found.is_empty() {
            return Err(TaskError::Linearizable(Problem {
                what: format!("there is no class `{name}`"),
                location: String::new(),
            }));
        }
        for class in &found {
            if let Some(why) = task.source.why_no_operations(class) {
                return Err(TaskError::Linearizable(Problem {
                    what: format!(
                        "`{class}` is {why}; name or mark the classes whose objects are meant"
                    ),
                    location: String::new(),
                }));
            }
        }
        classes.extend(found);
    }
    classes.sort();
    classes.dedup();
    let asked = !classes.is_empty();
    Ok(asked.then(|| Arc::new(Recorder::new(task.source.clone(), classes))))
}

/// The races that are no violations: what the program marks, and what the task names.
fn benign_races(task: &Task, source: &dyn Source) -> Result<Vec<BenignRace>, TaskError> {
    let marked = source.benign_races().into_iter().map(BenignRace::marked);
    let mut found: Vec<BenignRace> = marked.collect();
    for name in &task.benign_races {
        let named = BenignRace::named(name, source).map_err(|ambiguous| {
            TaskError::BenignRace(Problem {
                what: format!(
                    "`{}` may mean several classes ({}); write the whole name",
                    ambiguous.name,
                    ambiguous.classes.join(", ")
                ),
                location: String::new(),
            })
        })?;
        found.push(named);
    }
    Ok(found)
}

/// A machine that runs operations one after the other. Every access is a step, so that it shows
/// what they look into.
fn serial_machine(task: &Task, source: Arc<dyn Source>) -> Machine {
    let options = Options {
        merge: Merge::Registers,
        persistent: false,
        defer_entries: false,
        timer_firings: task.timer_firings,
        clock_moves: task.clock_moves,
        lifted: task.lifted,
        records: true,
        ..Options::default()
    };
    let model = MemoryModel::sequential();
    Machine::new(source, task.natives.clone(), model, options)
}

impl Setup {
    /// What is checked.
    pub(crate) fn checks(&self) -> Checks<'_> {
        Checks {
            machine: &self.machine,
            properties: &self.properties,
            find_all: true,
            wanted: None,
        }
    }

    /// Makes a task ready, under its own model or another one.
    pub fn new(task: &Task, model: MemoryModel) -> Result<Self, TaskError> {
        Self::with_reduction(task, model, task.used_engine().reduction())
    }

    /// Makes a task ready under another model and another reduction.
    pub(crate) fn with_reduction(
        task: &Task,
        model: MemoryModel,
        reduction: Reduction,
    ) -> Result<Self, TaskError> {
        let recorder = recorder(task)?;
        let program: Arc<dyn Source> = match &recorder {
            Some(recorder) => recorder.clone(),
            None => task.source.clone(),
        };
        let source = program.as_ref();
        let entry = match &task.entry {
            Some(name) => source.find_entry(name),
            None => source.entry(),
        }
        .map_err(TaskError::Entry)?;
        let properties = Properties {
            invariants: bind(source, &task.invariants, Expression::bind_condition)?,
            races: task.races,
            benign_races: match source.has_manual_memory() {
                true => Vec::new(),
                false => benign_races(task, source)?,
            },
            finals: bind(source, &task.finals, Expression::bind_condition)?,
            outcomes: bind(source, &task.outcomes, Expression::bind)?,
            liveness: task.liveness.bind(source)?,
            histories: recorder.map(|recorder| -> Arc<dyn Judge> {
                let machine = serial_machine(task, recorder.clone());
                Arc::new(SerialJudge::new(recorder, machine))
            }),
        };
        // When calls begin and end must not depend on what is left out.
        let recorded = properties.histories.is_some();
        // A cycle of states must be there as a whole, and a pending entry that is kept back
        // completes nowhere in it.
        let cycles = task.liveness.is_asked();
        // Of the races of an execution a C program shows the first, and which is first depends on
        // the order.
        let wants_all_races = task.find_all && task.races && source.has_manual_memory();
        let options = Options {
            merge: match reduction {
                Reduction::None => Merge::Registers,
                Reduction::Ample | Reduction::Dpor | Reduction::Sdpor => Merge::Private,
            },
            // The shortest execution may be among those that are left out.
            persistent: reduction == Reduction::Ample
                && !task.shortest
                && !cycles
                && !wants_all_races
                && !recorded,
            defer_entries: reduction == Reduction::Ample && !cycles && !recorded,
            stable: reduction.compares_executions()
                || reduction == Reduction::Ample && cycles && !model.is_sequential(),
            max_pending: task.max_pending,
            timer_firings: task.timer_firings,
            clock_moves: task.clock_moves,
            queue_capacity: task.queue_capacity,
            program_first: task.program_first,
            library_ordered: task.library_ordered,
            lifted: task.lifted,
            // What threads know of each other's accesses names objects.
            canonical: task.heap == HeapNames::Canonical
                && (!task.races || !source.has_manual_memory())
                && !reduction.compares_executions()
                && !model.has_working_copies(),
            may_rename: task.heap != HeapNames::Origin
                && task.store == StoreKind::Exact
                && task.checkpoint.is_none()
                && !task.is_together()
                && reduction == Reduction::Ample
                && !(task.races || recorded || cycles)
                && !source.has_manual_memory()
                && !model.has_working_copies(),
            finds_cycles: task.covering_strategy() == Strategy::DepthFirst,
            races: task.races,
            records: recorded,
            observed: properties.observed(),
            observed_at_ends: properties.observed_at_ends(),
            max_invisible: match cycles {
                // A loop that nobody sees is cut into steps, and each takes its time.
                true => INVISIBLE_IN_CYCLES,
                false => Options::default().max_invisible,
            },
            ..Options::default()
        };
        Ok(Self {
            machine: Machine::new(program, task.natives.clone(), model, options),
            entry,
            properties,
        })
    }

    /// Makes the machine ready for stores that come before their assigns. Which of them come is
    /// not to be seen from what a thread does next, so every pending entry is a choice.
    pub(crate) fn foresee(&mut self) {
        self.machine.options.defer_entries = false;
        self.machine.early.activate();
    }

    /// A mistake in an expression that only showed while it was evaluated, such as a field that
    /// the object at hand does not have: the user's, not the program's.
    pub(crate) fn mistake(&self) -> Result<(), TaskError> {
        let properties = &self.properties;
        let all = properties.invariants.iter().chain(&properties.finals);
        let all = all.chain(&properties.outcomes);
        for expression in all.chain(properties.liveness.expressions()) {
            if let Some(error) = expression.mistake() {
                return Err(TaskError::Expression {
                    text: expression.text().to_string(),
                    error,
                });
            }
        }
        Ok(())
    }
}

impl Task {
    /// The engine that runs the task: the one that it names, unless that one would not see all
    /// that is asked for. Where a read is issued as soon as it can be, it has then been decided
    /// that it reads memory, although a compiler may go on with an old value for ever.
    pub fn used_engine(&self) -> Engine {
        match self.engine {
            Engine::Explicit {
                steps: Steps::Ample,
            } if self.liveness.is_asked() && self.model.reuses_reads() => Reduction::None.into(),
            Engine::Explicit { .. }
            | Engine::Dpor
            | Engine::Sdpor
            | Engine::Random { .. }
            | Engine::Bounded { .. } => self.engine,
        }
    }

    /// Whether there is a property to check, or races or executions that never end are looked for.
    pub fn has_properties(&self) -> bool {
        self.races || self.has_claims()
    }

    /// Whether it says itself what must hold.
    pub fn has_claims(&self) -> bool {
        !self.linearizable.is_empty()
            || !self.invariants.is_empty()
            || !self.finals.is_empty()
            || self.liveness.is_asked()
    }

    /// Whether stores that come before their assigns are searched for. That takes searches of the
    /// whole space, one after the other.
    pub fn foresees(&self) -> bool {
        self.model.has_working_copies()
            && self.prescient != Some(false)
            && !self.program_first
            && !self.engine.is_random()
            && self.checkpoint.is_none()
            && self.resume.is_none()
            && !self.is_together()
    }

    /// Whether the search is one of several processes, or is saved like one.
    pub fn is_together(&self) -> bool {
        self.processes > 1 || self.parts.save.is_some() || self.parts.resume.is_some()
    }

    /// Whether the task continues from something that was saved.
    pub(crate) fn is_resumed(&self) -> bool {
        self.resume.is_some() || self.parts.resume.is_some()
    }

    /// The order in which states are visited.
    pub(crate) fn strategy(&self) -> Strategy {
        let sampling = self.engine.sampling();
        sampling.unwrap_or_else(|| self.covering_strategy())
    }

    /// The order in which states are visited by a search that leaves nothing to chance.
    pub(crate) fn covering_strategy(&self) -> Strategy {
        if self.store == StoreKind::Exact
            && (self.shortest || self.find_all && self.outcomes.is_empty())
        {
            // What is reported is then chosen by a rule, not by who finds it first.
            Strategy::BreadthFirst
        } else {
            Strategy::DepthFirst
        }
    }
}
