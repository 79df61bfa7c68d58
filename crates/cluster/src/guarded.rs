//! Streams between processes, looked at on their way.
//!
//! Timely ends the thread that reads or writes a stream when something is wrong with it, and its
//! workers wait for ever. So errors do not get that far: they are noted where the search looks for
//! them. And what timely reads has been checked before: no message is longer than it may be, and
//! each one comes from the process at the other end and is for this one.

use crate::status::Status;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use timely::communication::allocator::zero_copy::stream::Stream;

/// The longest message that is accepted.
pub(crate) const MOST_MESSAGE_BYTES: u64 = 1 << 28;
/// A process has few channels: those of one dataflow.
const MOST_CHANNELS: u64 = 64;

/// The numbers of a header: channel, source, first target, end of targets, length, sequence number.
const HEADER_NUMBERS: usize = 6;
const HEADER_BYTES: usize = HEADER_NUMBERS * 8;

/// Follows the messages in a stream.
struct Follower {
    own: u64,
    peer: u64,
    header: [u8; HEADER_BYTES],
    /// How much of the next header is there.
    filled: usize,
    /// Bytes of the message that are still to come.
    left: u64,
}

impl Follower {
    fn new(own: usize, peer: usize) -> Self {
        Self {
            own: own as u64,
            peer: peer as u64,
            header: [0; HEADER_BYTES],
            filled: 0,
            left: 0,
        }
    }

    /// Looks at the next bytes.
    fn follow(&mut self, mut bytes: &[u8]) -> Result<(), &'static str> {
        while !bytes.is_empty() {
            if self.left > 0 {
                let some = self.left.min(bytes.len() as u64);
                self.left -= some;
                bytes = &bytes[some as usize..];
                continue;
            }
            let some = (HEADER_BYTES - self.filled).min(bytes.len());
            self.header[self.filled..self.filled + some].copy_from_slice(&bytes[..some]);
            self.filled += some;
            bytes = &bytes[some..];
            if self.filled == HEADER_BYTES {
                self.filled = 0;
                self.left = self.check()?;
            }
        }
        Ok(())
    }

    /// Checks a header. Gives the length of the message.
    fn check(&self) -> Result<u64, &'static str> {
        let mut numbers = [0; HEADER_NUMBERS];
        for (number, bytes) in numbers.iter_mut().zip(self.header.chunks_exact(8)) {
            let mut word = [0; 8];
            word.copy_from_slice(bytes);
            *number = u64::from_be_bytes(word);
        }
        let [channel, source, first, end, length, _] = numbers;
        if length > MOST_MESSAGE_BYTES {
            return Err("sent a message that is too long");
        }
        // An empty message is the last one, and says nothing else.
        let is_last = length == 0 && [channel, source, first, end] == [0; 4];
        let is_for_us = first == self.own && end == self.own + 1;
        if is_last || source == self.peer && channel < MOST_CHANNELS && is_for_us {
            Ok(length)
        } else {
            Err("sent something that is no message")
        }
    }
}

/// A stream to another process.
pub(crate) struct Guarded {
    stream: TcpStream,
    own: usize,
    peer: usize,
    status: Arc<Status>,
    follower: Follower,
}

impl Guarded {
    pub fn new(stream: TcpStream, own: usize, peer: usize, status: Arc<Status>) -> Self {
        Self {
            stream,
            own,
            peer,
            status,
            follower: Follower::new(own, peer),
        }
    }

    fn lose(&self, why: &str) {
        let why = format!("process {} {why}", self.peer);
        self.status.lose(self.peer, why);
        // Whoever waits at the other end hears of it, too.
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}

impl Read for Guarded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.stream.read(buffer) {
                Ok(0) => self.lose("has closed its connection"),
                Ok(count) => match self.follower.follow(&buffer[..count]) {
                    Ok(()) => {
                        self.status.hear(self.peer);
                        return Ok(count);
                    }
                    Err(why) => self.lose(why),
                },
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => self.lose(&format!("cannot be read from: {error}")),
            }
            // Nothing more comes, and timely must not find out.
            loop {
                std::thread::park();
            }
        }
    }
}

impl Write for Guarded {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        if !self.status.is_lost(self.peer) {
            match self.stream.write(buffer) {
                Ok(count) if count > 0 => {
                    self.status.note_sent(count);
                    return Ok(count);
                }
                Ok(_) => self.lose("takes nothing any more"),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => return Ok(0),
                Err(error) => self.lose(&format!("cannot be written to: {error}")),
            }
        }
        // What is written from now on goes nowhere.
        Ok(buffer.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // A stream of the system keeps nothing back.
        Ok(())
    }
}

impl Stream for Guarded {
    fn try_clone(&self) -> io::Result<Self> {
        let stream = self.stream.try_clone()?;
        Ok(Self::new(stream, self.own, self.peer, self.status.clone()))
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.stream.set_nonblocking(nonblocking)
    }

    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        // Somebody who has gone away needs not be told.
        let _ = self.stream.shutdown(how);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(numbers: [u64; HEADER_NUMBERS], body: usize) -> Vec<u8> {
        let mut bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_be_bytes()).collect();
        bytes.resize(bytes.len() + body, 7);
        bytes
    }

    #[test]
    fn messages_are_followed_in_pieces() {
        let mut stream = message([3, 1, 0, 1, 40, 0], 40);
        stream.extend(message([2, 1, 0, 1, 8, 1], 8));
        stream.extend(message([0; HEADER_NUMBERS], 0));
        for size in 1..stream.len() {
            let mut follower = Follower::new(0, 1);
            for piece in stream.chunks(size) {
                assert_eq!(follower.follow(piece), Ok(()));
            }
        }
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let refused = [
            message([3, 1, 0, 1, MOST_MESSAGE_BYTES + 1, 0], 0),
            message([3, 2, 0, 1, 40, 0], 0),
            message([3, 1, 1, 2, 40, 0], 0),
            message([3, 1, 2, 1, 40, 0], 0),
            message([MOST_CHANNELS, 1, 0, 1, 40, 0], 0),
            message([3, 1, 0, 2, 40, 0], 0),
            b"GET / HTTP/1.1\r\nHost: example.org\r\nAccept: */*\r\n\r\n".to_vec(),
        ];
        for bytes in refused {
            assert!(Follower::new(0, 1).follow(&bytes).is_err());
        }
    }
}
