//! What people call methods, those that compilers make included.
//!
//! Lambdas, local functions, iterators and async methods become methods and classes with names
//! such as `<Main>b__0` that no program can have. They say which method they were written in.

use super::CilSource;
use super::namesakes::Namesakes;
use crate::lower::Lines;
use crate::reader::{MethodDefId, RowId};
use crate::world::FuncKey;
use fencepost_ir::{FuncId, FunctionTitle, Plumbing, Source, WrittenAs, shorten_type_name};

/// Functions of the library that threads begin with, and what people call such threads.
const WORKERS: [(&str, &str); 2] = [
    ("Fencepost.Runtime::PoolMain", "pool thread"),
    ("Fencepost.Runtime::TimerMain", "timer"),
];

impl CilSource {
    pub(super) fn title_of(&self, function: FuncId) -> FunctionTitle {
        let code = self.preview(function).ok();
        let lines = code.iter().flat_map(|code| &code.positions);
        let line = lines.map(|position| position.line).find(|&line| line != 0);
        let line = line.or_else(|| self.line_of_async_body(function));
        let full = self.function_name(function);
        let mut title = self.namesakes().method_title(&full, line);
        // Whoever goes through what an iterator of the library gives calls this.
        if full.ends_with("::MoveNext") && code.is_some_and(|code| code.library) {
            title.name = "MoveNext".to_string();
        }
        title
    }

    /// Where the code of an async method or an iterator begins that this function only starts.
    fn line_of_async_body(&self, function: FuncId) -> Option<u32> {
        let (asm, row) = self.method_row(function)?;
        let debug = self.world().assembly(asm).debug.as_ref()?;
        let body = debug.move_next_of(MethodDefId::from_row(row))?;
        let line = Lines::of(self, asm, body.row()).first().line;
        (line != 0).then_some(line)
    }

    /// The title of a function that has no lines of its own.
    pub(super) fn made_title(&self, function: FuncId) -> FunctionTitle {
        let line = self.line_of_async_body(function);
        let full = self.function_name(function);
        self.namesakes().method_title(&full, line)
    }

    fn method_row(&self, function: FuncId) -> Option<(u32, u32)> {
        match self.world().functions.key(function.0)? {
            key @ FuncKey::Method { row, .. } => {
                let (def, _) = self.world().method_of(key).ok()?;
                Some((def.asm, *row))
            }
            _ => None,
        }
    }

    /// Whether a compiler made up a function of the program: its assembly has symbols, and they
    /// give it no line.
    pub(super) fn is_made(&self, function: FuncId) -> bool {
        let Some((asm, row)) = self.method_row(function) else {
            return false;
        };
        let assembly = self.world().assembly(asm);
        let debug = assembly.debug.as_ref().filter(|_| !assembly.library);
        let points = debug.map(|debug| debug.sequence_points(MethodDefId::from_row(row)));
        points.is_some_and(|points| points.is_ok_and(|points| points.is_empty()))
    }

    pub(super) fn namesakes(&self) -> &Namesakes {
        self.namesakes.get_or_init(|| Namesakes::of(self.world()))
    }

    pub(super) fn thread_title(&self, entry: FuncId) -> String {
        let name = self.function_name(entry);
        let worker = WORKERS.iter().find(|(function, _)| *function == name);
        match worker {
            Some((_, title)) => (*title).to_string(),
            None => self.title_of(entry).name,
        }
    }
}

impl Namesakes {
    /// A type in short.
    pub(crate) fn type_title(&self, name: &str) -> String {
        with_question_marks(self.whole_type_title(name))
    }

    fn whole_type_title(&self, name: &str) -> String {
        // What keeps the state of an iterator or an async method is called by that method.
        let made = made_class(name).and_then(|(_, made)| written_in(made));
        let inner = INNER.iter().find(|(inner, _)| {
            let rest = name.strip_prefix(inner);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('<'))
        });
        if let Some((inner, public)) = inner {
            // What such a task gives is not what its class has for an argument.
            return match *public {
                "Task" => (*public).to_string(),
                _ => shorten_type_name(&format!("{public}{}", &name[inner.len()..]), |part| {
                    self.word(part)
                }),
            };
        }
        match made {
            Some((host, rest)) if !host.is_empty() && keeps_state(rest) => host.to_string(),
            _ => shorten_type_name(name, |part| self.word(part)),
        }
    }

    /// What people call the method with this full name, whose code begins at a line.
    pub(crate) fn method_title(&self, full: &str, line: Option<u32>) -> FunctionTitle {
        let Some((owner, method)) = full.rsplit_once("::") else {
            return FunctionTitle {
                owner: None,
                name: full.to_string(),
            };
        };
        let (outer, made) = match made_class(owner) {
            Some((outer, made)) => (outer, Some(made)),
            None => (owner, None),
        };
        let name = match made {
            Some(made) if is_async_lambda(owner, made) => part_of(made, "", line),
            _ => self.method_name(made, method, line),
        };
        let owner = self.type_title(outer);
        FunctionTitle {
            owner: (!owner.is_empty()).then_some(owner),
            name,
        }
    }

    fn method_name(&self, made: Option<&str>, method: &str, line: Option<u32>) -> String {
        let host = made.and_then(written_in).map(|(host, _)| host);
        if let Some((own_host, rest)) = written_in(method) {
            // What a compiler puts before an async `Main`.
            if rest.is_empty() && !own_host.is_empty() {
                return own_host.to_string();
            }
            let host = match own_host.is_empty() {
                true => host.unwrap_or_default(),
                false => own_host,
            };
            return part_of(host, rest, line);
        }
        match host {
            // The body of an async method or an iterator is in its state machine.
            Some(host) if method == "MoveNext" && !host.is_empty() => match written_in(host) {
                Some((outer, rest)) => part_of(outer, rest, line),
                None => host.to_string(),
            },
            _ => self.plain_method(method),
        }
    }

    fn plain_method(&self, method: &str) -> String {
        let method = without_interface(method);
        let (name, arguments) = match method.find('<') {
            // A name with nothing before its brackets is one that no compiler gives.
            Some(0) | None => (method, ""),
            Some(at) => method.split_at(at),
        };
        let name = match name {
            ".ctor" => "constructor",
            ".cctor" => "initialiser",
            _ => name,
        };
        let arguments = arguments
            .strip_prefix('<')
            .and_then(|rest| rest.strip_suffix('>'));
        match arguments {
            Some(arguments) => format!("{name}<{}>", self.type_title(arguments)),
            None => name.to_string(),
        }
    }
}

/// Where the class library chooses between two ways, and what each of them is.
const WAYS: [(&str, [&str; 2]); 4] = [
    (
        "System.Threading.Tasks.ParallelLoop::RunsHere",
        [
            "each body on its own worker",
            "all bodies on this thread, in order",
        ],
    ),
    (
        "System.Linq.ParallelEnumerable::Aggregate",
        ["each element on its own", "all elements on this thread"],
    ),
    (
        "System.Buffers.StackPool::Rent",
        ["a returned array is lent again", "a new array is made"],
    ),
    (
        "System.Threading.Tasks.Task::RunInsteadOfWaiting",
        ["the pool runs the task", "this thread runs the task"],
    ),
];

/// What it means that a function of the library chose this number.
pub(super) fn choice_words(function: &str, value: u64) -> Option<&'static str> {
    // Type arguments do not matter.
    let mut depth = 0;
    let plain: String = function
        .chars()
        .filter(|&c| {
            depth += i32::from(c == '<');
            let kept = depth == 0;
            depth -= i32::from(c == '>');
            kept
        })
        .collect();
    let (_, ways) = WAYS.iter().find(|(name, _)| *name == plain)?;
    ways.get(usize::try_from(value).ok()?).copied()
}

/// Classes that the library keeps to itself, and what people know their objects as.
const INNER: [(&str, &str); 12] = [
    ("System.Threading.SemaphoreSlim.Waiter", "Task"),
    ("System.Threading.Channels.ChannelWaiter", "Task"),
    ("System.Threading.Tasks.AllResultsTask", "Task"),
    ("System.Threading.Tasks.AllTask", "Task"),
    ("System.Threading.Tasks.DelayTask", "Task"),
    ("System.Threading.Tasks.LimitedWait", "Task"),
    ("System.Threading.Tasks.ProvidedDelay", "Task"),
    (
        "System.Threading.Tasks.Task<System.Threading.Tasks.VoidTaskResult>",
        "Task",
    ),
    (
        "System.Threading.Tasks.TaskCompletionSource<System.Threading.Tasks.VoidTaskResult>",
        "TaskCompletionSource",
    ),
    ("System.Threading.Channels.ChannelItems", "IAsyncEnumerator"),
    (
        "System.Threading.Channels.QueueChannel.QueueReader",
        "ChannelReader",
    ),
    (
        "System.Threading.Channels.QueueChannel.QueueWriter",
        "ChannelWriter",
    ),
];

/// Types as people write them that may have no value.
fn with_question_marks(mut title: String) -> String {
    const NULLABLE: &str = "Nullable<";
    let is_whole = |title: &str, start: usize| {
        let before = title[..start].chars().next_back();
        before.is_none_or(|before| !before.is_alphanumeric() && before != '_')
    };
    loop {
        let mut starts = title.match_indices(NULLABLE).map(|(start, _)| start);
        let Some(start) = starts.find(|&start| is_whole(&title, start)) else {
            break;
        };
        let Some((of, _)) = written_in(&title[start + NULLABLE.len() - 1..]) else {
            break;
        };
        let end = start + NULLABLE.len() + of.len() + 1;
        title = format!("{}{of}?{}", &title[..start], &title[end..]);
    }
    title
}

/// Whether a made class with this behind its brackets is that of an iterator or an async method.
fn keeps_state(rest: &str) -> bool {
    let starts = ["c__Iterator", "c__async", "d__"];
    starts.iter().any(|start| rest.starts_with(start))
}

/// A class that a compiler put inside another one: the other one, and the innermost such class.
fn made_class(owner: &str) -> Option<(&str, &str)> {
    let mut depth = 0_u32;
    let mut first = None;
    let mut last = None;
    let mut before = '.';
    for (at, c) in owner.char_indices() {
        match c {
            '<' if depth == 0 && before == '.' => {
                first = first.or(Some(at));
                last = Some(at);
                depth = 1;
            }
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = c;
    }
    let outer = owner[..first?].trim_end_matches('.');
    Some((outer, &owner[last?..]))
}

/// Whether the class with this full name, which ends with a made one, has the state of an async
/// lambda: such a class stands in that of what the lambda captures.
fn is_async_lambda(owner: &str, made: &str) -> bool {
    let before = &owner[..owner.len() - made.len()];
    let rest = written_in(made).map(|(_, rest)| rest);
    before.contains(">c__AnonStorey") && rest.is_some_and(|rest| rest.starts_with("c__async"))
}

/// What stands in the brackets at the start of a made name, and what follows them.
fn written_in(name: &str) -> Option<(&str, &str)> {
    let inner = name.strip_prefix('<')?;
    let mut depth = 1_u32;
    for (at, c) in inner.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&inner[..at], &inner[at + 1..]));
        }
    }
    None
}

/// A lambda or a local function of a method.
fn part_of(host: &str, rest: &str, line: Option<u32>) -> String {
    // Statements of no method.
    if rest == "$" {
        return host.to_string();
    }
    // A local function keeps its name: `g__Add|0_1`.
    let local = rest
        .strip_prefix("g__")
        .and_then(|rest| rest.split_once('|'));
    let part = match (local, line) {
        (Some((name, _)), _) => name.to_string(),
        (None, Some(line)) => format!("<lambda line {line}>"),
        (None, None) => "<lambda>".to_string(),
    };
    // A lambda in a lambda is written in the same method.
    let host = written_in(host).map_or(host, |(outer, _)| outer);
    match host {
        "" => part,
        ".ctor" => format!("constructor.{part}"),
        ".cctor" => format!("initialiser.{part}"),
        host => format!("{host}.{part}"),
    }
}

/// A method without the interface that stands before the name of an explicit implementation.
fn without_interface(method: &str) -> &str {
    let mut depth = 0_u32;
    let mut start = 0;
    for (at, c) in method.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            // Constructors have names that begin with a dot.
            '.' if depth == 0 && at > start => start = at + 1,
            _ => {}
        }
    }
    &method[start..]
}

/// Classes whose methods are operations that reports have words for.
const BARE: [&str; 4] = [
    "System.Threading.Interlocked::",
    "System.Threading.Monitor::",
    "System.Threading.Thread::",
    "System.Threading.Volatile::",
];

/// Whether a method of the library does little more than one operation.
pub(crate) fn is_bare(full: &str) -> bool {
    BARE.iter().any(|class| full.starts_with(class))
}

/// What a method of the library does for an async method.
pub(crate) fn plumbing(full: &str) -> Plumbing {
    // What throws an exception of the runtime's own is called by no code that anybody wrote.
    if full.starts_with("fault ") {
        return Plumbing::Other;
    }
    let Some(name) = full.strip_prefix("System.Runtime.CompilerServices.") else {
        return Plumbing::None;
    };
    let end = name.find(['<', ':']).unwrap_or(name.len());
    let owner = &name[..end];
    let method = name.find("::").map_or("", |at| &name[at + 2..]);
    if owner.contains("MethodBuilder") {
        return match method {
            "SetResult" => Plumbing::Completes,
            "SetException" => Plumbing::Fails,
            _ if method.starts_with("Await") => Plumbing::Suspends,
            _ => Plumbing::Other,
        };
    }
    match owner.contains("Await") {
        true => Plumbing::Other,
        false => Plumbing::None,
    }
}

/// What of the source code a field stands for.
pub(crate) fn written_as(class: &str, part: &str) -> WrittenAs {
    let name = part.strip_prefix('.').unwrap_or(part);
    let made = made_class(class).is_some();
    // Caches of delegates, states and awaiters: `<>9__0`, `<>f__am$cache0`, `$PC`, `<>1__state`.
    if name.starts_with("<>") || name.starts_with('$') {
        return WrittenAs::Nothing;
    }
    match written_in(name) {
        // A local of an async method or an iterator: `<total>5__2`, `<total>__0`.
        Some((local, rest)) if made && !local.is_empty() && !rest.starts_with("k__") => {
            WrittenAs::Local(local.to_string())
        }
        // The field behind a property: `<Balance>k__BackingField`.
        Some((property, rest)) if rest.starts_with("k__") => {
            WrittenAs::Renamed(format!(".{property}"))
        }
        _ if made && !name.contains(['.', '[']) => WrittenAs::Local(name.to_string()),
        _ => WrittenAs::Field,
    }
}

/// Whether a method is the accessor of a property that a compiler wrote, and the part its field,
/// which is called like the property: no field that people write can be.
pub(crate) fn is_accessor(full: &str, part: &str) -> bool {
    let method = full.rsplit_once("::").map_or(full, |(_, method)| method);
    let accessed = method
        .strip_prefix("get_")
        .or_else(|| method.strip_prefix("set_"));
    let field = part.strip_prefix('.').unwrap_or(part);
    let field = match written_in(field) {
        Some((property, rest)) if rest.starts_with("k__") => property,
        _ => field.split(['.', '[']).next().unwrap_or(field),
    };
    accessed == Some(field)
}

#[cfg(test)]
mod tests {
    use super::{Namesakes, is_accessor, is_bare, plumbing, written_as};
    use fencepost_ir::{Plumbing, WrittenAs};

    #[test]
    fn fields_that_compilers_make() {
        let local = |name: &str| WrittenAs::Local(name.to_string());
        for (class, part, expected) in [
            ("Account", ".balance", WrittenAs::Field),
            ("Dict", ".<>f__am$cache0", WrittenAs::Nothing),
            ("Lost.<>c", ".<>9__0_0", WrittenAs::Nothing),
            ("Lost.<Main>c__AnonStorey0", ".c", local("c")),
            ("Lost.<>c__DisplayClass0_0", ".total", local("total")),
            ("A.<Take>d__1", ".<>1__state", WrittenAs::Nothing),
            ("A.<Take>d__1", ".<sum>5__2", local("sum")),
            ("A.<Take>c__async0", ".$PC", WrittenAs::Nothing),
            (
                "Account",
                ".<Balance>k__BackingField",
                WrittenAs::Renamed(".Balance".to_string()),
            ),
            ("int[]", "[3]", WrittenAs::Field),
        ] {
            assert_eq!(written_as(class, part), expected, "{class}{part}");
        }
    }

    #[test]
    fn state_machines_are_called_by_their_methods() {
        for (class, title) in [
            (
                "N.Enumerable.<SelectIterator>c__Iterator0<A.B,C>",
                "SelectIterator",
            ),
            ("N.A.<TakeAsync>c__async1", "TakeAsync"),
            ("N.A.<TakeAsync>d__4", "TakeAsync"),
            ("N.A.<Main>c__AnonStorey0", "<Main>c__AnonStorey0"),
            ("N.List<N.A>", "List<A>"),
            ("System.Threading.SemaphoreSlim.Waiter", "Task"),
            ("System.Threading.SemaphoreSlim.Waiters", "Waiters"),
            (
                "System.Threading.Tasks.Task<System.Threading.Tasks.VoidTaskResult>",
                "Task",
            ),
            ("System.Threading.Tasks.Task<System.Boolean>", "Task<bool>"),
            ("System.Nullable<System.Int32>[]", "int?[]"),
            (
                "N.List<System.Nullable<N.A<System.Int32>>>",
                "List<A<int>?>",
            ),
            (
                "System.Threading.Channels.QueueChannel.QueueWriter<N.A>",
                "ChannelWriter<A>",
            ),
        ] {
            assert_eq!(Namesakes::default().type_title(class), title);
        }
    }

    #[test]
    fn accessors_that_compilers_write() {
        let field = ".<Balance>k__BackingField";
        assert!(is_accessor("N.Account::get_Balance", field));
        assert!(is_accessor(
            "N.Account::set_Balance",
            ".<Balance>k__BackingField.lo"
        ));
        assert!(is_accessor("N.Account::get_Balance", ".Balance.lo"));
        assert!(!is_accessor("N.A::N.I.get_Balance", ".Balance"));
        assert!(!is_accessor("N.Account::.ctor", field));
        assert!(!is_accessor("N.Account::get_Balance", ".balance"));
        assert!(!is_accessor("N.Account::get_Sum", field));
    }

    #[test]
    fn methods_of_the_library_with_words_of_their_own() {
        assert!(is_bare("System.Threading.Monitor::Wait"));
        assert!(!is_bare("System.Threading.ThreadPool::QueueUserWorkItem"));
        let named = |name: &str| plumbing(&format!("System.Runtime.CompilerServices.{name}"));
        let builder = "AsyncTaskMethodBuilder<System.Int32>";
        let awaits = format!("{builder}::AwaitUnsafeOnCompleted<A::B,C>");
        assert_eq!(named(&awaits), Plumbing::Suspends);
        assert_eq!(named(&format!("{builder}::SetResult")), Plumbing::Completes);
        assert_eq!(named("TaskAwaiter::GetResult"), Plumbing::Other);
        assert_eq!(named("ConditionalWeakTable::Add"), Plumbing::None);
        assert_eq!(plumbing("A::SetResult"), Plumbing::None);
    }

    #[test]
    fn made_methods_are_called_by_what_they_were_written_as() {
        for (full, title) in [
            ("Bank::Transfer", "Bank.Transfer"),
            (
                "N.Bank.<Main>c__AnonStorey0::<>m__0",
                "Bank.Main.<lambda line 9>",
            ),
            ("ListRace::<Main>m__0", "ListRace.Main.<lambda line 9>"),
            (
                "Lost.<>c__DisplayClass0_0::<Main>b__0",
                "Lost.Main.<lambda line 9>",
            ),
            ("Lost.<>c::<Main>b__0_0", "Lost.Main.<lambda line 9>"),
            ("Lost::<Main>g__Add|0_1", "Lost.Main.Add"),
            ("AsyncThrow.<Take>c__async0::MoveNext", "AsyncThrow.Take"),
            ("AsyncThrow.<Take>d__1::MoveNext", "AsyncThrow.Take"),
            ("A.<>c.<<Main>b__0_0>d::MoveNext", "A.Main.<lambda line 9>"),
            ("A<System.Int32>.<Take>d__1<B>::MoveNext", "A<int>.Take"),
            ("A.<<Main>b__0_0>d::MoveNext", "A.Main.<lambda line 9>"),
            (
                "A.<Twice>c__AnonStorey1.<Twice>c__async0::MoveNext",
                "A.Twice.<lambda line 9>",
            ),
            ("P::<Main>", "P.Main"),
            ("Program::<Main>$", "Program.Main"),
            ("Program.<<Main>$>d__0::MoveNext", "Program.Main"),
            ("N.List<System.Int32>::Add", "List<int>.Add"),
            ("N.Task::Run<System.Int32>", "Task.Run<int>"),
            ("A::Do<B.C,System.String[]>", "A.Do<C, string[]>"),
            ("C::.ctor", "C.constructor"),
            ("C::System.IDisposable.Dispose", "C.Dispose"),
            ("C::A.IEnumerable<A.B>.GetEnumerator", "C.GetEnumerator"),
            ("C::A.I<A.B>.Do<A.D>", "C.Do<D>"),
            ("entry", "entry"),
            ("<::<", "<"),
        ] {
            let told = Namesakes::default().method_title(full, Some(9));
            assert_eq!(told.to_string(), title, "{full}");
        }
    }
}
