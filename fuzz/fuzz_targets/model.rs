//! Memory models as files.

#![no_main]

use fencepost_memory_model::parse_model;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    if let Ok(model) = parse_model(&text) {
        let _ = model.to_text();
    }
});
