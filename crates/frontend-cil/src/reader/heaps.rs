//! The four heaps: names, user strings, GUIDs and blobs.
//!
//! Heap items are slices of the file; only UTF-16 strings are copied, because
//! they need not be aligned in the file.

use super::bytes::Cursor;
use super::error::ReadError;
use super::schema::{BlobIndex, GuidIndex, StringIndex, UserStringIndex};

/// The longest name this reader accepts. Runtimes stop at 1023 bytes; a limit
/// keeps a crafted heap from making every name as long as the file.
pub const MAX_NAME_BYTES: usize = 8192;

/// A byte range of the file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Span {
    /// Offset in the file.
    pub start: usize,
    /// Length in bytes.
    pub size: usize,
}

impl Span {
    /// The bytes of this range.
    pub fn of<'a>(&self, data: &'a [u8]) -> Option<&'a [u8]> {
        data.get(self.start..self.start.checked_add(self.size)?)
    }
}

/// Where the heaps are.
#[derive(Debug, Clone, Copy, Default)]
pub struct Heaps {
    /// `#Strings`.
    pub strings: Span,
    /// `#US`.
    pub user_strings: Span,
    /// `#GUID`.
    pub guids: Span,
    /// `#Blob`.
    pub blobs: Span,
}

/// A slice of a heap and where it is in the file.
#[derive(Debug, Clone, Copy)]
pub struct Blob<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
    /// The offset of the first byte in the file.
    pub offset: usize,
}

impl<'a> Blob<'a> {
    /// A cursor over the blob.
    pub fn cursor(&self, what: &'static str) -> Cursor<'a> {
        Cursor::new(self.bytes, self.offset, what)
    }
}

impl Heaps {
    /// A name of `#Strings`.
    pub fn string<'a>(&self, data: &'a [u8], index: StringIndex) -> Result<&'a str, ReadError> {
        let offset = self.strings.start.saturating_add(index.0 as usize);
        // A file without names may leave the heap out; index zero is empty.
        if index.0 == 0 && self.strings.size == 0 {
            return Ok("");
        }
        let heap = self.strings.of(data).unwrap_or_default();
        let rest = heap
            .get(index.0 as usize..)
            .filter(|rest| !rest.is_empty())
            .ok_or_else(|| ReadError::malformed(offset, "a name outside the #Strings heap"))?;
        let window = &rest[..rest.len().min(MAX_NAME_BYTES)];
        let length = match window.iter().position(|&byte| byte == 0) {
            Some(length) => length,
            None if window.len() == MAX_NAME_BYTES => {
                return Err(ReadError::limit(
                    offset,
                    "the length of a name",
                    MAX_NAME_BYTES as u64,
                ));
            }
            None => return Err(ReadError::truncated(offset, "a name of the #Strings heap")),
        };
        std::str::from_utf8(&window[..length])
            .map_err(|_| ReadError::malformed(offset, "a name that is not UTF-8"))
    }

    /// A blob of `#Blob`.
    pub fn blob<'a>(&self, data: &'a [u8], index: BlobIndex) -> Result<Blob<'a>, ReadError> {
        if index.0 == 0 {
            return Ok(Blob {
                bytes: &[],
                offset: self.blobs.start,
            });
        }
        sized_item(data, self.blobs, index.0, "a blob of the #Blob heap")
    }

    /// A GUID, as its 16 bytes; `None` for index zero.
    pub fn guid(&self, data: &[u8], index: GuidIndex) -> Result<Option<[u8; 16]>, ReadError> {
        let Some(zero_based) = index.0.checked_sub(1) else {
            return Ok(None);
        };
        let position = (zero_based as usize).saturating_mul(16);
        let bytes = self.guids.of(data).unwrap_or_default();
        let slice = bytes.get(position..position.saturating_add(16));
        match slice.and_then(|slice| slice.try_into().ok()) {
            Some(guid) => Ok(Some(guid)),
            None => Err(ReadError::malformed(
                self.guids.start.saturating_add(position),
                "an index outside the #GUID heap",
            )),
        }
    }

    /// A string literal of `#US`, as UTF-16 units.
    pub fn user_string(&self, data: &[u8], index: UserStringIndex) -> Result<Vec<u16>, ReadError> {
        if index.0 == 0 {
            return Ok(Vec::new());
        }
        let what = "a string of the #US heap";
        let item = sized_item(data, self.user_strings, index.0, what)?;
        // The last byte only says whether any character needs special care.
        let characters = item.bytes.len() / 2 * 2;
        Ok(utf16_units(&item.bytes[..characters]))
    }
}

/// The UTF-16 units of little-endian bytes; an odd last byte is dropped.
pub(super) fn utf16_units(bytes: &[u8]) -> Vec<u16> {
    bytes
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
        .collect()
}

fn sized_item<'a>(
    data: &'a [u8],
    heap: Span,
    index: u32,
    what: &'static str,
) -> Result<Blob<'a>, ReadError> {
    let base = heap.start.saturating_add(index as usize);
    let rest = heap
        .of(data)
        .and_then(|heap| heap.get(index as usize..))
        .filter(|rest| !rest.is_empty())
        .ok_or_else(|| ReadError::malformed(base, format!("{what} lies outside the heap")))?;
    let mut cursor = Cursor::new(rest, base, what);
    let length = cursor.compressed_u32()? as usize;
    let offset = cursor.offset();
    let bytes = cursor.take(length)?;
    Ok(Blob { bytes, offset })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps(size: usize) -> Heaps {
        let span = Span { start: 0, size };
        Heaps {
            strings: span,
            user_strings: span,
            guids: span,
            blobs: span,
        }
    }

    #[test]
    fn names_end_at_zero_and_may_share_suffixes() {
        let data = b"\0SomeName\0";
        let heaps = heaps(data.len());
        assert_eq!(heaps.string(data, StringIndex(1)), Ok("SomeName"));
        assert_eq!(heaps.string(data, StringIndex(5)), Ok("Name"));
        assert_eq!(heaps.string(data, StringIndex(0)), Ok(""));
        assert!(heaps.string(data, StringIndex(10)).is_err());
        assert!(heaps.string(data, StringIndex(u32::MAX)).is_err());
    }

    #[test]
    fn names_without_an_end_are_refused() {
        let data = vec![b'a'; MAX_NAME_BYTES * 2];
        let error = heaps(data.len()).string(&data, StringIndex(1));
        assert!(matches!(
            error.unwrap_err().kind,
            crate::reader::ReadErrorKind::LimitExceeded { .. }
        ));
        assert!(heaps(4).string(b"abcd", StringIndex(1)).is_err());
        assert!(heaps(3).string(b"\xff\xff\0", StringIndex(0)).is_err());
    }

    #[test]
    fn blobs_and_literals_stay_inside_their_heap() {
        let data = [0, 3, b'h', 0, 1, 5, 1];
        let heaps = heaps(data.len());
        assert_eq!(
            heaps.user_string(&data, UserStringIndex(1)),
            Ok(vec![u16::from(b'h')])
        );
        let blob = heaps.blob(&data, BlobIndex(1)).unwrap();
        assert_eq!((blob.bytes, blob.offset), (&data[2..5], 2));
        assert!(heaps.blob(&data, BlobIndex(5)).is_err());
        assert!(heaps.guid(&data, GuidIndex(1)).is_err());
        assert_eq!(heaps.guid(&data, GuidIndex(0)), Ok(None));
    }
}
