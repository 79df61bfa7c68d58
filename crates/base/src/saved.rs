//! A stream of plain values that is written in one process and read in another.
//!
//! Values go in blocks, each with its length and a checksum that also covers its place in the
//! stream, and nothing of a block is handed out before its checksum was right. So a damaged or
//! shortened stream is noticed before anything believes it. What a reader allocates never exceeds
//! what it was given.

/// Blocks are closed once they have this many bytes.
const BLOCK_BYTES: usize = 1 << 20;
/// Long pieces are read in parts of this many bytes, so that a wrong length allocates little.
const PART_BYTES: usize = 1 << 16;

/// Why a stream cannot be used, in words for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub String);

impl Damaged {
    /// A stream with this defect.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

/// A checksum of a block: its number, its length and its bytes.
fn checksum(number: u64, bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |hash: u64, word: u64| {
        let product = u128::from(hash ^ word) * u128::from(FACTOR);
        (product as u64 ^ (product >> 64) as u64).rotate_left(23) ^ word.wrapping_mul(FACTOR)
    };
    let mut hash = mix(number, bytes.len() as u64);
    let mut words = bytes.chunks_exact(8);
    for chunk in &mut words {
        let mut word = [0; 8];
        word.copy_from_slice(chunk);
        hash = mix(hash, u64::from_le_bytes(word));
    }
    let mut last = [0; 8];
    last[..words.remainder().len()].copy_from_slice(words.remainder());
    mix(mix(hash, u64::from_le_bytes(last)), FACTOR)
}

/// What stands before the bytes of a block in a stream.
pub fn seal(number: u64, bytes: &[u8]) -> [u8; 12] {
    let mut head = [0; 12];
    head[..4].copy_from_slice(&(bytes.len() as u32).to_le_bytes());
    head[4..].copy_from_slice(&checksum(number, bytes).to_le_bytes());
    head
}

/// Writes values.
pub struct Writer<'a> {
    block: Vec<u8>,
    number: u64,
    sink: &'a mut dyn FnMut(&[u8]),
}

impl<'a> Writer<'a> {
    /// A writer that gives its bytes to a function, piece by piece.
    pub fn new(sink: &'a mut dyn FnMut(&[u8])) -> Self {
        Self {
            block: Vec::new(),
            number: 0,
            sink,
        }
    }

    #[inline]
    fn put(&mut self, bytes: &[u8]) {
        self.block.extend_from_slice(bytes);
        if self.block.len() >= BLOCK_BYTES {
            self.close();
        }
    }

    fn close(&mut self) {
        (self.sink)(&seal(self.number, &self.block));
        (self.sink)(&self.block);
        self.block.clear();
        self.number += 1;
    }

    /// Writes a number.
    #[inline]
    pub fn u32(&mut self, number: u32) {
        self.put(&number.to_le_bytes());
    }

    /// Writes a number.
    #[inline]
    pub fn u64(&mut self, number: u64) {
        self.put(&number.to_le_bytes());
    }

    /// Writes a number of things.
    pub fn len(&mut self, length: usize) {
        self.u64(length as u64);
    }

    /// Writes yes or no.
    pub fn bool(&mut self, value: bool) {
        self.put(&[u8::from(value)]);
    }

    /// Writes bytes and how many they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.len(bytes.len());
        for part in bytes.chunks(PART_BYTES) {
            self.put(part);
        }
    }

    /// Writes a text.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Ends the stream. An empty block says that it is whole.
    pub fn finish(mut self) {
        if !self.block.is_empty() {
            self.close();
        }
        self.close();
    }
}

/// Fills a buffer with the next bytes of a stream, or says why there are none.
pub type ReadFn<'a> = dyn FnMut(&mut [u8]) -> Result<(), Damaged> + 'a;

/// Reads what a [`Writer`] wrote.
pub struct Reader<'a> {
    block: Vec<u8>,
    at: usize,
    number: u64,
    source: &'a mut ReadFn<'a>,
}

impl<'a> Reader<'a> {
    /// A reader that gets its bytes from a function.
    pub fn new(source: &'a mut ReadFn<'a>) -> Self {
        Self {
            block: Vec::new(),
            at: 0,
            number: 0,
            source,
        }
    }

    /// Reads the next block whole and checks it.
    fn open(&mut self) -> Result<(), Damaged> {
        let (mut length, mut sum) = ([0; 4], [0; 8]);
        (self.source)(&mut length)?;
        (self.source)(&mut sum)?;
        let length = u32::from_le_bytes(length) as usize;
        self.block.clear();
        while self.block.len() < length {
            let start = self.block.len();
            let end = length.min(start + PART_BYTES);
            self.block.resize(end, 0);
            (self.source)(&mut self.block[start..])?;
        }
        if checksum(self.number, &self.block) != u64::from_le_bytes(sum) {
            return Err(Damaged::new("a checksum is wrong"));
        }
        self.at = 0;
        self.number += 1;
        Ok(())
    }

    /// The next bytes; values never cross the border of a block.
    #[inline]
    fn take(&mut self, count: usize) -> Result<&[u8], Damaged> {
        if self.at == self.block.len() {
            self.open()?;
        }
        let bytes = self.block.get(self.at..self.at + count);
        self.at += count;
        bytes.ok_or_else(|| Damaged::new("it ends too early"))
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Damaged> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    /// Reads a number.
    pub fn u32(&mut self) -> Result<u32, Damaged> {
        self.array().map(u32::from_le_bytes)
    }

    /// Reads a number.
    pub fn u64(&mut self) -> Result<u64, Damaged> {
        self.array().map(u64::from_le_bytes)
    }

    /// Reads a number of things, which must not exceed `most`.
    pub fn len(&mut self, most: usize) -> Result<usize, Damaged> {
        match self.u64()? {
            length if length <= most as u64 => Ok(length as usize),
            _ => Err(Damaged::new("a length is too large")),
        }
    }

    /// Reads yes or no.
    pub fn bool(&mut self) -> Result<bool, Damaged> {
        match self.take(1)? {
            [0] => Ok(false),
            [1] => Ok(true),
            _ => Err(Damaged::new("a yes or no is neither")),
        }
    }

    /// Reads bytes.
    pub fn bytes(&mut self) -> Result<Vec<u8>, Damaged> {
        let length = self.len(usize::MAX)?;
        let mut bytes = Vec::new();
        while bytes.len() < length {
            let part = PART_BYTES.min(length - bytes.len());
            bytes.extend_from_slice(self.take(part)?);
        }
        Ok(bytes)
    }

    /// Reads a text.
    pub fn text(&mut self) -> Result<String, Damaged> {
        String::from_utf8(self.bytes()?).map_err(|_| Damaged::new("a text is no text"))
    }

    /// Checks that everything was read.
    pub fn finish(mut self) -> Result<(), Damaged> {
        if self.at == self.block.len() {
            self.open()?;
            // Nothing may follow the empty block at the end.
            if self.block.is_empty() && (self.source)(&mut [0]).is_err() {
                return Ok(());
            }
        }
        Err(Damaged::new("there is more than there should be"))
    }
}

/// A whole stream as bytes.
pub fn to_bytes(write: impl FnOnce(&mut Writer<'_>)) -> Vec<u8> {
    let mut out = Vec::new();
    let mut sink = |bytes: &[u8]| out.extend_from_slice(bytes);
    let mut writer = Writer::new(&mut sink);
    write(&mut writer);
    writer.finish();
    out
}

/// Reads a whole stream from bytes.
pub fn from_bytes<T>(
    bytes: &[u8],
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, Damaged>,
) -> Result<T, Damaged> {
    let mut rest = bytes;
    let mut source = |out: &mut [u8]| {
        let Some((head, tail)) = rest.split_at_checked(out.len()) else {
            return Err(Damaged::new("it ends too early"));
        };
        out.copy_from_slice(head);
        rest = tail;
        Ok(())
    };
    let mut reader = Reader::new(&mut source);
    let value = read(&mut reader)?;
    reader.finish()?;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> Vec<u8> {
        to_bytes(write)
    }

    fn write(writer: &mut Writer<'_>) {
        for number in 0..200_000 {
            writer.u64(number * 7);
            writer.u32(number as u32);
        }
        writer.bool(true);
        writer.text("Änderung");
        writer.bytes(&vec![5; 3 * PART_BYTES + 1]);
    }

    fn read(bytes: &[u8]) -> Result<(), Damaged> {
        from_bytes(bytes, read_all)
    }

    fn read_all(reader: &mut Reader<'_>) -> Result<(), Damaged> {
        for number in 0..200_000 {
            assert_eq!(reader.u64()?, number * 7);
            assert_eq!(reader.u32()?, number as u32);
        }
        assert!(reader.bool()?);
        assert_eq!(reader.text()?, "Änderung");
        assert_eq!(reader.bytes()?, vec![5; 3 * PART_BYTES + 1]);
        Ok(())
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(read(&written()), Ok(()));
    }

    /// A value that is handed out is right; whatever is damaged is noticed.
    #[test]
    fn every_damage_is_noticed() {
        let good = written();
        let mut random = 1u64;
        for _ in 0..60 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let at = (random >> 20) as usize % good.len();
            let mut bad = good.clone();
            bad[at] ^= 1 << (random >> 60 & 7);
            assert!(read(&bad).is_err(), "byte {at}");
            assert!(read(&good[..at]).is_err(), "cut at {at}");
        }
        // Blocks that change places have the right sums at the wrong places.
        let length = |at: usize| {
            let mut length = [0; 4];
            length.copy_from_slice(&good[at..at + 4]);
            12 + u32::from_le_bytes(length) as usize
        };
        let first = length(0);
        let second = length(first);
        let mut swapped = good[first..first + second].to_vec();
        swapped.extend_from_slice(&good[..first]);
        swapped.extend_from_slice(&good[first + second..]);
        assert!(read(&swapped).is_err());
    }
}
