//! The values of annotations, written as a text that the class library reads again.
//!
//! A list is its length, `;` and its parts. A text is its length in 16-bit units, `:` and the units.
//! An annotation is the descriptor of its type and a list of names with values. A value is its tag and
//! a number up to the next `;`, a text, two texts (an enumeration's constant), an annotation or a list.

use super::bytes::Cursor;
use super::{ClassFile, Constant, Result, wrong};
use std::ops::Range;

/// Annotations nested deeper than this are not read.
const MAX_DEPTH: usize = 64;
/// Nor are those whose text is longer than this many bytes: a short file can ask for much of it.
const MAX_TEXT: usize = 1 << 20;

impl ClassFile {
    /// The annotations in an attribute that lists some.
    pub fn annotation_list(&self, range: Range<usize>) -> Result<String> {
        let mut input = Cursor::new(&self.bytes[..range.end], range.start);
        let mut out = String::new();
        self.annotations_at(&mut input, &mut out)?;
        Ok(out)
    }

    /// The annotations of each parameter of a method.
    pub fn parameter_annotations(&self, range: Range<usize>) -> Result<String> {
        let mut input = Cursor::new(&self.bytes[..range.end], range.start);
        let count = input.u8()?;
        let mut out = format!("{count};");
        for _ in 0..count {
            self.annotations_at(&mut input, &mut out)?;
        }
        Ok(out)
    }

    /// The value that an element of an annotation has where none is given.
    pub fn default_value(&self, range: Range<usize>) -> Result<String> {
        let mut input = Cursor::new(&self.bytes[..range.end], range.start);
        let mut out = String::new();
        self.annotation_value(&mut input, &mut out, 0)?;
        Ok(out)
    }

    /// The classes in the attribute with the exceptions that a method declares.
    pub fn class_list(&self, range: Range<usize>) -> Result<Vec<String>> {
        let mut input = Cursor::new(&self.bytes[..range.end], range.start);
        let count = input.u16()?;
        (0..count)
            .map(|_| self.pool.class(&self.bytes, input.u16()?))
            .collect()
    }

    fn annotations_at(&self, input: &mut Cursor<'_>, out: &mut String) -> Result<()> {
        let count = input.u16()?;
        out.push_str(&format!("{count};"));
        for _ in 0..count {
            self.annotation(input, out, 0)?;
        }
        Ok(())
    }

    fn put_text(&self, index: u16, out: &mut String) -> Result<()> {
        let text = self.text(index)?;
        if out.len() + text.len() > MAX_TEXT {
            return wrong(0, "annotations are too long");
        }
        out.push_str(&format!("{}:{text}", text.encode_utf16().count()));
        Ok(())
    }

    fn annotation(&self, input: &mut Cursor<'_>, out: &mut String, depth: usize) -> Result<()> {
        self.put_text(input.u16()?, out)?;
        let count = input.u16()?;
        out.push_str(&format!("{count};"));
        for _ in 0..count {
            self.put_text(input.u16()?, out)?;
            self.annotation_value(input, out, depth + 1)?;
        }
        Ok(())
    }

    fn annotation_value(
        &self,
        input: &mut Cursor<'_>,
        out: &mut String,
        depth: usize,
    ) -> Result<()> {
        if depth > MAX_DEPTH {
            return wrong(input.position(), "annotations are nested too deeply");
        }
        let tag = input.u8()?;
        out.push(char::from(tag));
        match tag {
            b'e' => {
                self.put_text(input.u16()?, out)?;
                self.put_text(input.u16()?, out)
            }
            b's' | b'c' => self.put_text(input.u16()?, out),
            b'@' => self.annotation(input, out, depth),
            b'[' => {
                let count = input.u16()?;
                out.push_str(&format!("{count};"));
                for _ in 0..count {
                    self.annotation_value(input, out, depth + 1)?;
                }
                Ok(())
            }
            b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => {
                let number = match *self.pool.get(input.u16()?)? {
                    Constant::Integer(number) => i64::from(number),
                    Constant::Long(number) => number,
                    Constant::Float(bits) => i64::from(bits),
                    Constant::Double(bits) => bits as i64,
                    _ => return wrong(input.position(), "a value that is no number"),
                };
                out.push_str(&format!("{number};"));
                Ok(())
            }
            other => wrong(input.position(), format!("no value has the tag {other}")),
        }
    }
}
