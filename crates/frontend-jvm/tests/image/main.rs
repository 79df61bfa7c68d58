//! The `modules` file of a JDK: what is in it is found, and damaged ones give errors.

mod writer;

use fencepost_frontend_jvm::reader::{Image, ReadAt};

struct Bytes(Vec<u8>);

impl ReadAt for Bytes {
    fn read_at(&self, offset: u64, length: usize) -> Option<Vec<u8>> {
        let start = usize::try_from(offset).ok()?;
        let part = self.0.get(start..start.checked_add(length)?)?;
        Some(part.to_vec())
    }
}

const CLASSES: &[(&str, &[u8])] = &[
    ("java/math/One", b"the first"),
    ("java/math/Two", b"the second"),
    ("javax/deep/inside/Three$Four", b"the third"),
    ("sun/Five", b""),
];

fn open(bytes: Vec<u8>) -> Option<Image> {
    Image::open(Box::new(Bytes(bytes))).ok()
}

#[test]
fn classes_are_found_by_name() {
    let image = open(writer::image("some.module", CLASSES)).unwrap();
    for (name, bytes) in CLASSES {
        assert_eq!(image.find(name).unwrap().unwrap(), *bytes, "{name}");
    }
    for name in [
        "java/math/Three",
        "java/Math",
        "One",
        "",
        "java/math/",
        "nowhere/One",
    ] {
        assert!(image.find(name).is_none(), "{name}");
    }
}

#[test]
fn compressed_classes_are_refused() {
    let mut bytes = writer::image("some.module", CLASSES);
    // The attribute with the size becomes the one with the compressed size.
    let at = bytes.iter().rposition(|&byte| byte == 7 << 3 | 3).unwrap();
    let at = (0..=at).rev().find(|&at| bytes[at] == 7 << 3 | 3).unwrap();
    bytes[at] = 6 << 3 | 3;
    let image = open(bytes).unwrap();
    let refused = CLASSES.iter().filter(|(name, _)| {
        let found = image.find(name);
        found.is_some_and(|found| found.is_err_and(|error| error.what.contains("compressed")))
    });
    assert_eq!(refused.count(), 1);
}

#[test]
fn damaged_images_are_refused() {
    let original = writer::image("some.module", CLASSES);
    let mut random = 1_u64;
    let mut next = |bound: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % bound.max(1)
    };
    let mut opened = 0;
    for _ in 0..20_000 {
        let mut copy = original.clone();
        if next(8) == 0 {
            copy.truncate(next(original.len()));
        } else {
            for _ in 0..=next(4) {
                let at = next(copy.len());
                copy[at] = match next(3) {
                    0 => next(256) as u8,
                    1 => copy[at] ^ 1 << next(8),
                    _ => [0, 1, 0x7f, 0x80, 0xff][next(5)],
                };
            }
        }
        let Some(image) = open(copy) else { continue };
        opened += 1;
        for (name, _) in CLASSES {
            if let Some(Ok(bytes)) = image.find(name) {
                assert!(bytes.len() <= original.len());
            }
        }
    }
    assert!(opened > 1_000, "only {opened} images had an index");
}
