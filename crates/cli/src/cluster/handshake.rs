//! How two processes make sure of each other.
//!
//! Both have the secret of the run. Each sends a random number and proves, with a keyed hash of
//! both numbers and of who they are, that it has the secret; the secret itself is never sent. What
//! follows on the connection is neither encrypted nor signed: processes on several machines need a
//! network that they can trust.

use sha2::{Digest, Sha256};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// What a connection begins with.
const MAGIC: [u8; 8] = *b"fencepo1";

const NONCE_BYTES: usize = 32;
const PROOF_BYTES: usize = 32;
/// Bytes that a hash takes at once.
const BLOCK_BYTES: usize = 64;

/// What all processes of a run share.
#[derive(Clone)]
pub struct Secret(Vec<u8>);

/// The shortest secret that is accepted.
pub const LEAST_SECRET_BYTES: usize = 16;

impl Secret {
    /// The secret that a text is, if it is long enough.
    pub fn from_text(text: &str) -> Option<Self> {
        let text = text.trim();
        (text.len() >= LEAST_SECRET_BYTES).then(|| Self(text.as_bytes().to_vec()))
    }

    /// A new one, as text.
    pub fn random_text() -> io::Result<String> {
        let random = random::<32>()?;
        Ok(random.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// A keyed hash (HMAC) of some parts, which are of fixed lengths.
    fn sign(&self, parts: &[&[u8]]) -> [u8; PROOF_BYTES] {
        let mut key = [0; BLOCK_BYTES];
        match self.0.len() > BLOCK_BYTES {
            true => key[..PROOF_BYTES].copy_from_slice(&Sha256::digest(&self.0)),
            false => key[..self.0.len()].copy_from_slice(&self.0),
        }
        let mut inner = Sha256::new_with_prefix(key.map(|byte| byte ^ 0x36));
        parts.iter().for_each(|part| inner.update(part));
        let mut outer = Sha256::new_with_prefix(key.map(|byte| byte ^ 0x5c));
        outer.update(inner.finalize());
        outer.finalize().into()
    }
}

fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes)
}

/// Whether two proofs are the same, in a time that does not depend on where they differ.
fn are_equal(a: &[u8; PROOF_BYTES], b: &[u8; PROOF_BYTES]) -> bool {
    a.iter().zip(b).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// Who talks to whom, among how many.
#[derive(Clone, Copy)]
pub struct Ends {
    /// The process that has opened the connection.
    pub caller: u32,
    /// The other one.
    pub host: u32,
    /// How many processes there are.
    pub count: u32,
}

impl Ends {
    fn bytes(self) -> [u8; 12] {
        let mut bytes = [0; 12];
        let numbers = [self.caller, self.host, self.count];
        for (place, number) in bytes.chunks_exact_mut(4).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }
}

fn refused(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, why.to_string())
}

/// Reads so many bytes, however slowly they come, but no longer than until then.
fn read<const N: usize>(stream: &mut TcpStream, until: Instant) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    let mut filled = 0;
    while filled < N {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut bytes[filled..]) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(more) => filled += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(bytes)
}

/// Makes sure that the process that was called has the secret, and proves the same.
pub fn call(
    stream: &mut TcpStream,
    secret: &Secret,
    ends: Ends,
    patience: Duration,
) -> io::Result<()> {
    let until = Instant::now() + patience;
    stream.set_write_timeout(Some(patience))?;
    let own: [u8; NONCE_BYTES] = random()?;
    stream.write_all(&MAGIC)?;
    stream.write_all(&ends.caller.to_le_bytes())?;
    stream.write_all(&own)?;
    let other: [u8; NONCE_BYTES] = read(stream, until)?;
    let proof: [u8; PROOF_BYTES] = read(stream, until)?;
    let all = |role: &'static [u8]| secret.sign(&[role, &ends.bytes(), &own, &other]);
    if !are_equal(&proof, &all(b"host  ")) {
        return Err(refused("it has another secret"));
    }
    stream.write_all(&all(b"caller"))?;
    match read::<1>(stream, until)? {
        [1] => Ok(()),
        _ => Err(refused("it does not accept this process")),
    }
}

/// Makes sure that a process that calls has the secret, and proves the same. Gives its number.
pub fn welcome(
    stream: &mut TcpStream,
    secret: &Secret,
    host: u32,
    count: u32,
    patience: Duration,
) -> io::Result<u32> {
    let until = Instant::now() + patience;
    stream.set_write_timeout(Some(patience))?;
    if read::<8>(stream, until)? != MAGIC {
        return Err(refused("this is no process of fencepost"));
    }
    let caller = u32::from_le_bytes(read(stream, until)?);
    let ends = Ends {
        caller,
        host,
        count,
    };
    let other: [u8; NONCE_BYTES] = read(stream, until)?;
    let own: [u8; NONCE_BYTES] = random()?;
    let all = |role: &'static [u8]| secret.sign(&[role, &ends.bytes(), &other, &own]);
    stream.write_all(&own)?;
    stream.write_all(&all(b"host  "))?;
    let proof: [u8; PROOF_BYTES] = read(stream, until)?;
    if !are_equal(&proof, &all(b"caller")) || caller <= host || caller >= count {
        return Err(refused("it has another secret"));
    }
    stream.write_all(&[1])?;
    Ok(caller)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    const PATIENCE: Duration = Duration::from_secs(20);

    /// What both ends say.
    fn meet(caller: &'static str, host: &'static str) -> (io::Result<()>, io::Result<u32>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let ends = Ends {
            caller: 2,
            host: 0,
            count: 3,
        };
        std::thread::scope(|scope| {
            let called = scope.spawn(move || {
                let mut stream = TcpStream::connect(address).unwrap();
                let secret = Secret::from_text(caller).unwrap();
                call(&mut stream, &secret, ends, PATIENCE)
            });
            let (mut stream, _) = listener.accept().unwrap();
            let secret = Secret::from_text(host).unwrap();
            let welcomed = welcome(&mut stream, &secret, 0, 3, PATIENCE);
            drop(stream);
            (called.join().unwrap(), welcomed)
        })
    }

    #[test]
    fn the_same_secret_opens() {
        let (called, welcomed) = meet("0123456789abcdef0", "0123456789abcdef0\n");
        assert!(called.is_ok());
        assert_eq!(welcomed.unwrap(), 2);
    }

    #[test]
    fn another_secret_is_refused_at_both_ends() {
        let (called, welcomed) = meet("0123456789abcdef0", "0123456789abcdef1");
        let kind = called.unwrap_err().kind();
        assert_eq!(kind, io::ErrorKind::PermissionDenied);
        assert!(welcomed.is_err());
    }

    /// The hash is the one that everybody knows (RFC 4231, test cases 2 and 6).
    #[test]
    fn proofs_are_the_known_hash() {
        let hex = |bytes: [u8; 32]| -> String {
            let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
            digits.collect()
        };
        let short = Secret(b"Jefe".to_vec()).sign(&[b"what do ya want ", b"for nothing?"]);
        assert_eq!(
            hex(short),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
        let text = b"Test Using Larger Than Block-Size Key - Hash Key First";
        assert_eq!(
            hex(Secret(vec![0xaa; 131]).sign(&[text])),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        );
    }

    /// Whoever sends a byte now and then does not keep the process from its work.
    #[test]
    fn a_slow_stranger_is_turned_away_in_time() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let patience = Duration::from_millis(200);
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let mut stream = TcpStream::connect(address).unwrap();
                // Far longer than patience lasts, though no pause does.
                for _ in 0..100 {
                    if stream.write_all(&MAGIC[..1]).is_err() {
                        break;
                    }
                    std::thread::sleep(Duration::from_millis(50));
                }
            });
            let (mut stream, _) = listener.accept().unwrap();
            let secret = Secret::from_text("0123456789abcdef0").unwrap();
            let began = Instant::now();
            let welcomed = welcome(&mut stream, &secret, 0, 3, patience);
            assert!(welcomed.is_err());
            assert!(began.elapsed() < Duration::from_secs(4));
            drop(stream);
        });
    }
}
