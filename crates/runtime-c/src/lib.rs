//! What C programs ask of a runtime: natives, one file per area, and a library in C over them.
//!
//! What takes one step, or has to look behind memory, is a native. The rest of the library is
//! written in C (`libc/`) and committed as LLVM text, so that its accesses are checked like those of
//! the program.

mod cancellation;
mod floats;
mod math;
mod memory;
mod program;
mod rows;
mod sync;
mod text;
mod threads;

use fencepost_vm::{Native, NativeTable};

/// The library: what reports call its files, and the files as LLVM text.
pub const LIBRARIES: &[(&str, &str)] = &[
    ("libc.ll", include_str!("../libc/libc.ll")),
    ("threads.ll", include_str!("../libc/threads.ll")),
];

/// A part of the library that stands before the rest in programs that call a function.
pub struct Further {
    /// The functions: any of them asks for it.
    pub asked_by: &'static [&'static str],
    /// What reports call the file, and its LLVM text.
    pub file: (&'static str, &'static str),
}

/// What most programs do without.
pub const FURTHER: &[Further] = &[
    Further {
        asked_by: &["pthread_cancel"],
        file: ("cancel.ll", include_str!("../libc/cancel.ll")),
    },
    Further {
        asked_by: &[
            "pthread_mutexattr_setrobust",
            "pthread_mutexattr_getrobust",
            "pthread_mutex_consistent",
            "pthread_mutexattr_setrobust_np",
            "pthread_mutexattr_getrobust_np",
            "pthread_mutex_consistent_np",
        ],
        file: ("robust.ll", include_str!("../libc/robust.ll")),
    },
    Further {
        asked_by: &[
            "longjmp",
            "_longjmp",
            "siglongjmp",
            "__longjmp_chk",
            "setjmp",
            "_setjmp",
        ],
        file: ("jumps.ll", include_str!("../libc/jumps.ll")),
    },
    Further {
        asked_by: &["sem_open", "sem_unlink"],
        file: ("named.ll", include_str!("../libc/named.ll")),
    },
    Further {
        asked_by: &["syscall"],
        file: ("futex.ll", include_str!("../libc/futex.ll")),
    },
    Further {
        asked_by: &[
            "signal",
            "bsd_signal",
            "__sysv_signal",
            "sigaction",
            "raise",
            "kill",
            "pthread_kill",
            "pthread_sigmask",
            "sigprocmask",
            "sigpending",
            "sigemptyset",
            "sigfillset",
            "sigaddset",
            "sigdelset",
            "sigismember",
        ],
        file: ("signals.ll", include_str!("../libc/signals.ll")),
    },
];

/// The headers that programs may include: what they are called, and their texts.
pub const HEADERS: &[(&str, &str)] = &[
    ("fencepost.h", include_str!("../include/fencepost.h")),
    ("genmc.h", include_str!("../include/genmc.h")),
];

/// A header that clang 14 needs in place of its own.
pub const CLANG_14_ATOMICS: &str = include_str!("../include/clang14/stdatomic.h");

/// All natives that a C program may call.
pub fn natives() -> NativeTable {
    table(memory::ROWS)
}

/// The same for programs that must free what they allocate.
pub fn natives_about_leaks() -> NativeTable {
    table(&memory::rows_about_leaks())
}

fn table(memory: &[Native]) -> NativeTable {
    let mut table = NativeTable::core();
    for rows in [memory, &sync::rows(), text::ROWS] {
        let rows: Vec<Native> = rows.iter().map(|&row| rows::in_memory(row)).collect();
        table.add(&rows);
    }
    table.add(math::ROWS);
    table.add(program::ROWS);
    table.add(threads::ROWS);
    table.add(cancellation::ROWS);
    table
}
