//! PE, metadata, CIL, attributes and embedded symbols of arbitrary bytes.

#![no_main]

use fencepost_frontend_cil::reader::{DebugInfo, Image};
use libfuzzer_sys::fuzz_target;

#[path = "../../crates/frontend-cil/tests/walk/mod.rs"]
mod walk;

fuzz_target!(|data: &[u8]| {
    let Ok(image) = Image::open(data.into()) else {
        return;
    };
    let mut found = walk::Found::default();
    walk::image(&image, &mut found);
    walk::attributes(&image, &mut found);
    if let Ok(Some(info)) = DebugInfo::embedded(&image) {
        walk::debug(&info, &image, &mut found);
    }
});
