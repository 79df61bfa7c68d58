//! What some natives do, in words that need no runtime.

use crate::source::JvmSource;
use fencepost_ir::{Cell, Field, Known, NativeMeaning, Source, Storage, StringId};

/// The meaning of a native, by the name under which the runtime registers it. Those that are not
/// here can only be run, or have a known result.
pub(crate) fn meaning(name: &str) -> Option<NativeMeaning> {
    match name {
        "fencepost/Runtime.freeze" => Some(NativeMeaning::Freeze),
        "fencepost/Runtime.holds(Ljava/lang/Object;)Z" => Some(NativeMeaning::HoldsMonitor),
        "fencepost/Runtime.holdCount(Ljava/lang/Object;)I" => Some(NativeMeaning::HoldCount),
        "java/lang/Object.pickWaiter()V" => Some(NativeMeaning::AnyWaiter),
        "java/lang/Class.isInstance(Ljava/lang/Object;)Z" => Some(NativeMeaning::IsInstance),
        "fencepost/Runtime.length(Ljava/lang/Object;)I" => Some(NativeMeaning::ObjectLength),
        "fencepost/Runtime.newArray(Ljava/lang/Object;I)Ljava/lang/Object;" => {
            Some(NativeMeaning::NewArrayLike)
        }
        "java/lang/Object.clone()Ljava/lang/Object;" => Some(NativeMeaning::CopyArray {
            function: "fencepost.Copies::array",
        }),
        "fencepost/Runtime.awaitAtLeast(Ljava/lang/Object;JII)Z" => {
            Some(NativeMeaning::AwaitField { least: true })
        }
        "fencepost/Runtime.awaitPositiveThenBegin(Ljava/lang/Object;J)V" => {
            Some(NativeMeaning::AwaitCell { positive: true })
        }
        "fencepost/Runtime.awaitAtMost(Ljava/lang/Object;JII)Z" => {
            Some(NativeMeaning::AwaitField { least: false })
        }
        _ => None,
    }
}

/// What a native gives for arguments that are known.
pub(crate) fn result(source: &JvmSource, name: &str, arguments: &[Known]) -> Option<Known> {
    let truth = |holds: bool| Some(Known::Number(u64::from(holds)));
    match (name, arguments) {
        ("fencepost/Runtime.interrupts()Z", []) => truth(source.interrupts()),
        ("fencepost/Runtime.asksStates()Z", []) => truth(source.asks_waiting()),
        ("fencepost/Runtime.inheritsLocals()Z", []) => truth(source.inherits_locals()),
        ("fencepost/Runtime.namesThreads()Z", []) => truth(source.names_threads()),
        ("fencepost/Runtime.handlesUncaught()Z", []) => truth(source.handles_uncaught()),
        ("fencepost/Runtime.hasGroups()Z", []) => truth(source.has_groups()),
        ("fencepost/Runtime.asksGroups()Z", []) => truth(source.asks_groups()),
        ("fencepost/Runtime.waits()Z", []) => truth(source.waits()),
        ("fencepost/Runtime.asksQueues()Z", []) => truth(source.asks_queues()),
        ("fencepost/Runtime.asksBlockers()Z", []) => truth(source.asks_blockers()),
        ("fencepost/Runtime.countsTasks()Z", []) => truth(source.counts_tasks()),
        ("fencepost/Runtime.acquiresSeveral()Z", []) => truth(source.acquires_several()),
        ("fencepost/Runtime.spurious()Z", []) => truth(source.is_spurious()),
        (
            "fencepost/Runtime.primitive(Ljava/lang/String;)Ljava/lang/Class;",
            [Known::Text(name)],
        ) => source.class_named(&text(source, *name)).map(Known::Class),
        ("fencepost/Access.offset(Ljava/lang/Class;Ljava/lang/String;)J", _) => {
            let field = field(source, arguments)??;
            Some(Known::Number(u64::from(field.offset)))
        }
        ("fencepost/Access.type(Ljava/lang/Class;Ljava/lang/String;)I", _) => {
            let number = type_number(field(source, arguments)?.map(|field| field.cell));
            Some(Known::Number(u64::from(number as u32)))
        }
        ("fencepost/Access.isStatic(Ljava/lang/Class;Ljava/lang/String;)Z", _) => {
            let field = field(source, arguments)?;
            truth(field.is_some_and(|field| field.storage == Storage::Static))
        }
        ("java/lang/Class.isPrimitive()Z", [Known::Class(class)]) => {
            truth(source.class_facts(*class).ok()?.is_primitive())
        }
        ("java/lang/Class.isArray()Z", [Known::Class(class)]) => {
            truth(source.class_facts(*class).ok()?.name.starts_with('['))
        }
        ("java/lang/Class.getName()Ljava/lang/String;", [Known::Class(class)]) => {
            let name = source.class_facts(*class).ok()?.name.replace('/', ".");
            let text = source.literal(name.encode_utf16().collect());
            Some(Known::Text(text))
        }
        (
            "java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z",
            [Known::Class(to), Known::Class(from)],
        ) => truth(source.assignable(*from, *to)),
        ("java/lang/String.length()I", [Known::Text(text)]) => {
            Some(Known::Number(source.string_literal(*text).len() as u64))
        }
        ("java/lang/String.hashCode()I", [Known::Text(text)]) => {
            let units = source.string_literal(*text);
            let hash = units.iter().fold(0u32, |hash, &unit| {
                hash.wrapping_mul(31).wrapping_add(u32::from(unit))
            });
            Some(Known::Number(u64::from(hash)))
        }
        ("java/lang/String.same(Ljava/lang/String;)Z", [Known::Text(a), Known::Text(b)]) => {
            truth(source.string_literal(*a) == source.string_literal(*b))
        }
        _ => None,
    }
}

fn text(source: &JvmSource, text: StringId) -> String {
    String::from_utf16_lossy(&source.string_literal(text))
}

/// The field that a class and a name stand for; nothing if the arguments are others.
fn field(source: &JvmSource, arguments: &[Known]) -> Option<Option<Field>> {
    let [Known::Class(class), Known::Text(name)] = arguments else {
        return None;
    };
    Some(source.declared_field(*class, &text(source, *name)))
}

/// How the library numbers the type of a field.
pub fn type_number(cell: Option<Cell>) -> i32 {
    match cell {
        Some(Cell::Bool) => 0,
        Some(Cell::I8) => 1,
        Some(Cell::I16) => 2,
        Some(Cell::Char) => 3,
        Some(Cell::I32) => 4,
        Some(Cell::I64) => 5,
        Some(Cell::F32) => 6,
        Some(Cell::F64) => 7,
        Some(_) => 8,
        None => -1,
    }
}
