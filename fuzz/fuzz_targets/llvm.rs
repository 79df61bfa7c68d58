//! LLVM text of arbitrary bytes: opened, and all functions lowered.

#![no_main]

use fencepost_frontend_llvm::{Input, LlvmSource, Orders};
use fencepost_ir::Source;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let input = Input {
        name: "fuzz.ll",
        text: &text,
        library: false,
    };
    let Ok(source) = LlvmSource::open(&[input], &["fuzz".to_string()], Orders::SEQUENTIAL) else {
        return;
    };
    for id in source.own_functions() {
        let _ = source.function(id);
    }
    for class in source.initial_statics() {
        let _ = source.class(class);
        let _ = source.static_shape(class).and_then(|shape| source.shape(shape));
    }
});
