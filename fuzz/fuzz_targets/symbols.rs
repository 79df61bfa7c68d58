//! Mono symbol files and portable PDB of arbitrary bytes.

#![no_main]

use std::sync::LazyLock;

use fencepost_frontend_cil::reader::{DebugInfo, Image};
use libfuzzer_sys::fuzz_target;

#[path = "../../crates/frontend-cil/tests/walk/mod.rs"]
mod walk;

/// The assembly whose methods are asked for.
static HOST: LazyLock<Image> = LazyLock::new(|| {
    let bytes = include_bytes!("../../crates/frontend-cil/tests/data/Basics.exe");
    Image::open(bytes.as_slice().into()).expect("the fixture is an assembly")
});

fuzz_target!(|data: &[u8]| {
    let Ok(info) = DebugInfo::open(data.into()) else {
        return;
    };
    let _ = info.matches(&HOST);
    walk::debug(&info, &HOST, &mut walk::Found::default());
});
