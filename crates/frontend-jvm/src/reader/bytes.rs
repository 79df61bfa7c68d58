//! A cursor over big-endian bytes.

use super::{Result, wrong};

/// Reads forward through bytes and never past their end.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at }
    }

    pub(crate) fn position(&self) -> usize {
        self.at
    }

    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8]> {
        let end = self.at.checked_add(count);
        match end.and_then(|end| self.bytes.get(self.at..end)) {
            Some(part) => {
                self.at += count;
                Ok(part)
            }
            None => wrong(self.at, "the file ends too early"),
        }
    }

    pub(crate) fn u8(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    pub(crate) fn u16(&mut self) -> Result<u16> {
        let part = self.take(2)?;
        Ok(u16::from_be_bytes([part[0], part[1]]))
    }

    pub(crate) fn u32(&mut self) -> Result<u32> {
        let part = self.take(4)?;
        Ok(u32::from_be_bytes([part[0], part[1], part[2], part[3]]))
    }

    pub(crate) fn u64(&mut self) -> Result<u64> {
        let high = u64::from(self.u32()?);
        Ok(high << 32 | u64::from(self.u32()?))
    }
}

/// A little-endian number, for archives.
pub(crate) fn little(bytes: &[u8], at: usize, size: usize) -> Result<u64> {
    let end = at.checked_add(size);
    match end.and_then(|end| bytes.get(at..end)) {
        Some(part) => Ok(part
            .iter()
            .rev()
            .fold(0, |number, &byte| number << 8 | u64::from(byte))),
        None => wrong(at, "the file ends too early"),
    }
}
