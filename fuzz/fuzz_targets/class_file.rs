//! Class files: everything that is read is checked where it is used.
#![no_main]

use fencepost_frontend_jvm::reader::{Archive, ClassFile, Code, decode};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(archive) = Archive::open(data.into()) {
        for name in archive.names() {
            let _ = archive.read(name);
        }
    }
    let Ok(file) = ClassFile::read(data.into()) else {
        return;
    };
    for method in &file.methods {
        let Ok(Some(code)) = Code::of(&file, method) else {
            continue;
        };
        let instructions = code.instructions(&file);
        let mut at = 0;
        while let Ok((_, next)) = decode(instructions, at) {
            at = next;
        }
    }
});
