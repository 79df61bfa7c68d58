//! The `modules` file of a JDK: everything that is read is checked where it is used.
#![no_main]

use fencepost_frontend_jvm::reader::{Image, ReadAt};
use libfuzzer_sys::fuzz_target;

struct Bytes(Vec<u8>);

impl ReadAt for Bytes {
    fn read_at(&self, offset: u64, length: usize) -> Option<Vec<u8>> {
        let start = usize::try_from(offset).ok()?;
        let part = self.0.get(start..start.checked_add(length)?)?;
        Some(part.to_vec())
    }
}

fuzz_target!(|data: &[u8]| {
    if let Ok(image) = Image::open(Box::new(Bytes(data.to_vec()))) {
        let _ = image.find("java/math/BigInteger");
        let _ = image.find("a/B");
    }
});
