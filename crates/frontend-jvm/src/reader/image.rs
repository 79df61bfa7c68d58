//! The `modules` file of a JDK: an index that is read at once, and classes when they are asked for.
//!
//! The index is a table with perfect hashing. A resource has a path such as
//! `/java.base/java/math/BigInteger.class`, and `/packages/java.math` says which modules have
//! classes of a package.

use super::bytes::little;
use super::{Result, wrong};

/// A file that is too large to be read as a whole.
pub trait ReadAt: Send + Sync {
    /// Bytes from a place on; none if the file does not have them.
    fn read_at(&self, offset: u64, length: usize) -> Option<Vec<u8>>;
}

/// The largest index, and the largest resource, that are read.
const MAX_INDEX_BYTES: usize = 64 << 20;
const MAX_RESOURCE_BYTES: usize = 64 << 20;

const MAGIC: u64 = 0xcafe_dada;
/// The major version of the format in its upper half.
const VERSION: u64 = 1 << 16;
const HEADER_BYTES: usize = 28;
/// Where hashing starts, and what it multiplies with.
const HASH_MULTIPLIER: u32 = 0x0100_0193;
/// How many modules may share a package.
const MAX_MODULES: usize = 64;

/// What the index says about a resource.
#[derive(Clone, Copy, Default, Debug)]
struct Location {
    module: usize,
    parent: usize,
    base: usize,
    extension: usize,
    offset: u64,
    compressed: u64,
    size: u64,
}

/// A `modules` file whose index was read.
pub struct Image {
    file: Box<dyn ReadAt>,
    index: Vec<u8>,
    slots: usize,
    /// Where the parts of the index begin.
    offsets: usize,
    locations: usize,
    strings: usize,
}

impl Image {
    /// Reads the index of an image.
    pub fn open(file: Box<dyn ReadAt>) -> Result<Image> {
        let Some(header) = file.read_at(0, HEADER_BYTES) else {
            return wrong(0, "too short for an image of modules");
        };
        if little(&header, 0, 4)? != MAGIC {
            return wrong(0, "not an image of modules in little-endian order");
        }
        let version = little(&header, 4, 4)?;
        if version != VERSION {
            return wrong(4, format!("version {version:#x} of images is not known"));
        }
        let slots = little(&header, 16, 4)? as usize;
        let locations_size = little(&header, 20, 4)? as usize;
        let strings_size = little(&header, 24, 4)? as usize;
        // Each number has 32 bits, so nothing overflows.
        let offsets = HEADER_BYTES + 4 * slots;
        let locations = offsets + 4 * slots;
        let strings = locations + locations_size;
        let end = strings + strings_size;
        if end > MAX_INDEX_BYTES {
            return wrong(16, "the index of the image is too large");
        }
        match file.read_at(0, end) {
            Some(index) => Ok(Image {
                file,
                index,
                slots,
                offsets,
                locations,
                strings,
            }),
            None => wrong(16, "the index of the image is cut off"),
        }
    }

    /// The class with this internal name; none if no module has it.
    pub fn find(&self, class: &str) -> Option<Result<Vec<u8>>> {
        let (package, _) = class.rsplit_once('/')?;
        let modules = match self.resource(&format!("/packages/{}", package.replace('/', ".")))? {
            Ok(modules) => modules,
            Err(error) => return Some(Err(error)),
        };
        // Each module has a flag, which is set if it has nothing of the package, and its name.
        for entry in modules.chunks_exact(8).take(MAX_MODULES) {
            let number = |at| little(entry, at, 4).unwrap_or_default() as usize;
            if number(0) != 0 {
                continue;
            }
            let Some(module) = self.string(number(4)) else {
                return Some(wrong(self.strings, "the name of a module is cut off"));
            };
            let module = String::from_utf8_lossy(module);
            let found = self.resource(&format!("/{module}/{class}.class"));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The bytes of a resource by its whole path.
    fn resource(&self, path: &str) -> Option<Result<Vec<u8>>> {
        let location = match self.locate(path) {
            Ok(location) => location?,
            Err(error) => return Some(Err(error)),
        };
        if location.compressed != 0 {
            return Some(wrong(0, format!("`{path}` is compressed in the image")));
        }
        if location.size > MAX_RESOURCE_BYTES as u64 {
            return Some(wrong(0, format!("`{path}` is too large")));
        }
        let start = (self.index.len() as u64).checked_add(location.offset);
        let bytes = start.and_then(|start| self.file.read_at(start, location.size as usize));
        Some(match bytes {
            Some(bytes) => Ok(bytes),
            None => wrong(0, format!("`{path}` is cut off in the image")),
        })
    }

    fn locate(&self, path: &str) -> Result<Option<Location>> {
        if self.slots == 0 {
            return Ok(None);
        }
        let slot = hash(path, HASH_MULTIPLIER) as usize % self.slots;
        let redirect = little(&self.index, HEADER_BYTES + 4 * slot, 4)? as u32 as i32;
        let slot = match redirect {
            0 => return Ok(None),
            seed if seed > 0 => hash(path, seed as u32) as usize % self.slots,
            // The complement of a slot.
            direct => !direct as usize,
        };
        if slot >= self.slots {
            return wrong(
                HEADER_BYTES,
                "the table of the image points out of the table",
            );
        }
        let offset = little(&self.index, self.offsets + 4 * slot, 4)? as usize;
        let location = self.location(offset)?;
        // Other paths have the same hash.
        Ok(self.is_at(path, &location).then_some(location))
    }

    fn location(&self, offset: usize) -> Result<Location> {
        let mut at = self.locations + offset;
        let mut location = Location::default();
        while at < self.strings {
            let head = self.index[at];
            let length = usize::from(head & 7) + 1;
            let kind = head >> 3;
            if kind == 0 {
                return Ok(location);
            }
            let Some(bytes) = self.index.get(at + 1..at + 1 + length) else {
                break;
            };
            let value = bytes
                .iter()
                .fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
            match kind {
                1 => location.module = value as usize,
                2 => location.parent = value as usize,
                3 => location.base = value as usize,
                4 => location.extension = value as usize,
                5 => location.offset = value,
                6 => location.compressed = value,
                7 => location.size = value,
                _ => return wrong(at, format!("an attribute of unknown kind {kind}")),
            }
            at += 1 + length;
        }
        wrong(at, "the index of the image is damaged")
    }

    /// Whether a path is that of a location.
    fn is_at(&self, path: &str, location: &Location) -> bool {
        let mut rest = path.as_bytes();
        let mut matches = |before: &str, offset: usize, after: &str| {
            let Some(part) = self.string(offset) else {
                return false;
            };
            if part.is_empty() {
                return true;
            }
            let next = rest
                .strip_prefix(before.as_bytes())
                .and_then(|rest| rest.strip_prefix(part))
                .and_then(|rest| rest.strip_prefix(after.as_bytes()));
            match next {
                Some(next) => {
                    rest = next;
                    true
                }
                None => false,
            }
        };
        matches("/", location.module, "/")
            && matches("", location.parent, "/")
            && matches("", location.base, "")
            && matches(".", location.extension, "")
            && rest.is_empty()
    }

    /// A text of the index, which a zero ends.
    fn string(&self, offset: usize) -> Option<&[u8]> {
        let text = self.index.get(self.strings.checked_add(offset)?..)?;
        let end = text.iter().position(|&byte| byte == 0)?;
        Some(&text[..end])
    }
}

/// The hash of a path.
fn hash(path: &str, seed: u32) -> u32 {
    let mixed = path.bytes().fold(seed, |hash, byte| {
        hash.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(byte)
    });
    mixed & 0x7fff_ffff
}
