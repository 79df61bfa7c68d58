//! Litmus tests of arbitrary text.

#![no_main]

use fencepost_frontend_litmus::Test;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    if let Ok(test) = Test::read(&text, "fuzz.litmus") {
        let width = test.expressions().len();
        test.judge(&[vec![0; width]], true);
    }
});
