//! A bounds-checked cursor over untrusted bytes.
//!
//! It knows the absolute offset of its first byte so that errors point into
//! the file. It never allocates and never panics.

use super::error::ReadError;

/// Reads little-endian values from a slice, front to back.
#[derive(Debug, Clone)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    position: usize,
    base: usize,
    what: &'static str,
}

macro_rules! little_endian {
    ($($name:ident: $ty:ty),*) => {$(
        #[doc = concat!("Reads a little-endian `", stringify!($ty), "`.")]
        pub fn $name(&mut self) -> Result<$ty, ReadError> {
            Ok(<$ty>::from_le_bytes(self.array()?))
        }
    )*};
}

impl<'a> Cursor<'a> {
    /// A cursor over `bytes`, whose first byte is at `base` in the file;
    /// `what` names the item in errors.
    pub fn new(bytes: &'a [u8], base: usize, what: &'static str) -> Self {
        Cursor {
            bytes,
            position: 0,
            base,
            what,
        }
    }

    /// A cursor over a whole file, placed at `offset`.
    pub fn at(bytes: &'a [u8], offset: usize, what: &'static str) -> Result<Self, ReadError> {
        match bytes.get(offset..) {
            Some(rest) => Ok(Cursor::new(rest, offset, what)),
            None => Err(ReadError::truncated(bytes.len(), what)),
        }
    }

    /// The offset in the file of the next byte.
    pub fn offset(&self) -> usize {
        self.base.saturating_add(self.position)
    }

    /// How many bytes were read so far.
    pub fn position(&self) -> usize {
        self.position
    }

    /// How many bytes are left.
    pub fn remaining(&self) -> usize {
        self.bytes.len().saturating_sub(self.position)
    }

    /// True when everything was read.
    pub fn is_empty(&self) -> bool {
        self.remaining() == 0
    }

    /// The bytes that are left, without reading them.
    pub fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.position..).unwrap_or_default()
    }

    /// A "malformed" error at the current offset.
    pub fn malformed(&self, what: impl Into<std::borrow::Cow<'static, str>>) -> ReadError {
        ReadError::malformed(self.offset(), what)
    }

    /// A "truncated" error at the current offset.
    pub fn truncated(&self) -> ReadError {
        ReadError::truncated(self.offset(), self.what)
    }

    /// Reads `count` bytes.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], ReadError> {
        let end = self.position.checked_add(count);
        let slice = end.and_then(|end| self.bytes.get(self.position..end));
        match slice {
            Some(slice) => {
                self.position += count;
                Ok(slice)
            }
            None => Err(self.truncated()),
        }
    }

    /// Skips `count` bytes.
    pub fn skip(&mut self, count: usize) -> Result<(), ReadError> {
        self.take(count).map(|_| ())
    }

    /// Reads up to the next zero byte, and that byte.
    pub fn take_to_zero(&mut self) -> Result<&'a [u8], ReadError> {
        let rest = self.rest();
        match rest.iter().position(|&byte| byte == 0) {
            Some(length) => {
                self.skip(length + 1)?;
                Ok(&rest[..length])
            }
            None => Err(self.truncated()),
        }
    }

    /// The next byte, without reading it.
    pub fn peek(&self) -> Option<u8> {
        self.bytes.get(self.position).copied()
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], ReadError> {
        let slice = self.take(N)?;
        slice.try_into().map_err(|_| self.truncated())
    }

    /// Reads 16 bytes.
    pub fn guid(&mut self) -> Result<[u8; 16], ReadError> {
        self.array()
    }

    little_endian!(u8: u8, i8: i8, u16: u16, i16: i16, u32: u32, i32: i32, u64: u64, i64: i64, f32: f32, f64: f64);

    /// Reads a compressed unsigned integer (ECMA-335 II.23.2).
    pub fn compressed_u32(&mut self) -> Result<u32, ReadError> {
        let start = self.offset();
        let first = u32::from(self.u8()?);
        if first & 0x80 == 0 {
            return Ok(first);
        }
        if first & 0x40 == 0 {
            return Ok((first & 0x3f) << 8 | u32::from(self.u8()?));
        }
        if first & 0x20 == 0 {
            let mut value = first & 0x1f;
            for _ in 0..3 {
                value = value << 8 | u32::from(self.u8()?);
            }
            return Ok(value);
        }
        Err(ReadError::malformed(
            start,
            "a compressed integer with an invalid first byte",
        ))
    }

    /// Reads a compressed signed integer (ECMA-335 II.23.2): the sign bit was
    /// rotated into the lowest bit, and the width decides how to extend it.
    pub fn compressed_i32(&mut self) -> Result<i32, ReadError> {
        let before = self.position;
        let raw = self.compressed_u32()?;
        let magnitude = (raw >> 1) as i32;
        if raw & 1 == 0 {
            return Ok(magnitude);
        }
        Ok(match self.position - before {
            1 => magnitude - 0x40,
            2 => magnitude - 0x2000,
            _ => magnitude - 0x1000_0000,
        })
    }

    /// Reads the 7-bit encoded integer of .NET's `BinaryReader`, which the
    /// Mono symbol format uses; negative numbers take five bytes.
    pub fn seven_bit_i32(&mut self) -> Result<i32, ReadError> {
        let start = self.offset();
        let mut value: u32 = 0;
        for shift in [0, 7, 14, 21, 28] {
            let byte = self.u8()?;
            value |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value as i32);
            }
        }
        Err(ReadError::malformed(
            start,
            "a 7-bit encoded integer longer than five bytes",
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cursor(bytes: &[u8]) -> Cursor<'_> {
        Cursor::new(bytes, 100, "a test")
    }

    #[test]
    fn compressed_unsigned_examples_of_the_standard() {
        for (bytes, value) in [
            (&[0x03][..], 0x03),
            (&[0x7f], 0x7f),
            (&[0x80, 0x80], 0x80),
            (&[0xae, 0x57], 0x2e57),
            (&[0xbf, 0xff], 0x3fff),
            (&[0xc0, 0x00, 0x40, 0x00], 0x4000),
            (&[0xdf, 0xff, 0xff, 0xff], 0x1fff_ffff),
        ] {
            assert_eq!(cursor(bytes).compressed_u32(), Ok(value));
        }
        assert!(cursor(&[0xff]).compressed_u32().is_err());
        assert!(cursor(&[0xc0, 1]).compressed_u32().is_err());
    }

    #[test]
    fn compressed_signed_examples_of_the_standard() {
        for (bytes, value) in [
            (&[0x06][..], 3),
            (&[0x7b], -3),
            (&[0x80, 0x80], 64),
            (&[0x01], -64),
            (&[0xc0, 0x00, 0x40, 0x00], 8192),
            (&[0x80, 0x01], -8192),
            (&[0xdf, 0xff, 0xff, 0xfe], 268_435_455),
            (&[0xc0, 0x00, 0x00, 0x01], -268_435_456),
        ] {
            assert_eq!(cursor(bytes).compressed_i32(), Ok(value));
        }
    }

    #[test]
    fn errors_carry_absolute_offsets() {
        let mut cursor = cursor(&[1, 2, 3]);
        assert_eq!(cursor.u16(), Ok(0x201));
        assert_eq!(cursor.u16().unwrap_err().offset, 102);
        assert_eq!(cursor.take(usize::MAX).unwrap_err().offset, 102);
    }

    #[test]
    fn seven_bit_integers_may_be_negative() {
        let mut cursor = cursor(&[0xff, 0xff, 0xff, 0xff, 0x0f, 0x05]);
        assert_eq!(cursor.seven_bit_i32(), Ok(-1));
        assert_eq!(cursor.seven_bit_i32(), Ok(5));
    }
}
