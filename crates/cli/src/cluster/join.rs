//! How processes find each other and open their connections.
//!
//! Each process opens connections to those before it and waits for those after it. Who does not
//! prove that it has the secret of the run is turned away, and the process goes on waiting.

use super::handshake::{Ends, Secret, call, welcome};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How long a caller may take to prove itself.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often somebody looks who waits.
const LOOK: Duration = Duration::from_millis(10);
/// So many callers may prove themselves at once; others are turned away.
const MOST_CALLERS: usize = 64;

/// What a process needs to know to join the others.
pub struct Joining<'a> {
    /// Which process this is.
    pub own: usize,
    /// How many there are.
    pub count: usize,
    /// What they share.
    pub secret: &'a Secret,
    /// When to give up.
    pub deadline: Instant,
}

fn too_late(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, what.to_string())
}

impl Joining<'_> {
    /// Opens a connection to a process before this one, which may not have begun yet.
    pub fn call(&self, host: usize, address: &str) -> io::Result<TcpStream> {
        let ends = Ends {
            caller: self.own as u32,
            host: host as u32,
            count: self.count as u32,
        };
        let mut last = None;
        while Instant::now() < self.deadline {
            match self.connect(address) {
                Ok(mut stream) => {
                    match call(&mut stream, self.secret, ends, self.time_left()) {
                        Ok(()) => return Ok(stream),
                        // It says no; asking again does not help.
                        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                            return Err(error);
                        }
                        Err(error) => last = Some(error),
                    }
                }
                Err(error) => last = Some(error),
            }
            std::thread::sleep(LOOK * 10);
        }
        let why = last.map_or_else(String::new, |error| format!(" ({error})"));
        Err(too_late(&format!(
            "process {host} at {address} cannot be reached{why}"
        )))
    }

    /// How long there is to wait; never nothing, which would mean for ever.
    fn time_left(&self) -> Duration {
        let left = self.deadline.saturating_duration_since(Instant::now());
        left.max(LOOK)
    }

    /// Opens a connection before the deadline. A host that drops what it gets would keep a caller
    /// waiting for minutes otherwise.
    fn connect(&self, address: &str) -> io::Result<TcpStream> {
        let mut last = io::Error::new(io::ErrorKind::NotFound, "the name has no address");
        for address in address.to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, self.time_left()) {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Waits for the processes after this one and puts their connections into their places.
    /// `look` is asked now and then whether waiting makes sense.
    pub fn welcome(
        &self,
        listener: &TcpListener,
        streams: &mut [Option<TcpStream>],
        mut look: impl FnMut() -> io::Result<()>,
    ) -> io::Result<()> {
        listener.set_nonblocking(true)?;
        let (own, count) = (self.own as u32, self.count as u32);
        let (report, came) = mpsc::channel();
        let callers = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            while streams[self.own + 1..].iter().any(Option::is_none) {
                if Instant::now() >= self.deadline {
                    let missing = (self.own + 1..self.count).find(|&i| streams[i].is_none());
                    let missing = missing.unwrap_or_default();
                    return Err(too_late(&format!("process {missing} has not come")));
                }
                look()?;
                match listener.accept() {
                    Ok((mut stream, _)) if callers.load(Ordering::Relaxed) < MOST_CALLERS => {
                        callers.fetch_add(1, Ordering::Relaxed);
                        let (report, callers) = (report.clone(), &callers);
                        scope.spawn(move || {
                            let known = stream.set_nonblocking(false).and_then(|()| {
                                welcome(&mut stream, self.secret, own, count, PATIENCE)
                            });
                            if let Ok(caller) = known {
                                let _ = report.send((caller as usize, stream));
                            }
                            callers.fetch_sub(1, Ordering::Relaxed);
                        });
                    }
                    // Too many at once: this one may come again.
                    Ok(_) => {}
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                        std::thread::sleep(LOOK);
                    }
                    Err(error) => return Err(error),
                }
                while let Ok((caller, stream)) = came.try_recv() {
                    streams[caller].get_or_insert(stream);
                }
            }
            Ok(())
        })
    }

    fn places(&self) -> Vec<Option<TcpStream>> {
        (0..self.count).map(|_| None).collect()
    }

    /// Joins processes that wait at known addresses.
    pub fn known(&self, addresses: &[String]) -> io::Result<Vec<Option<TcpStream>>> {
        let listener = TcpListener::bind(&addresses[self.own]).map_err(|error| {
            let address = &addresses[self.own];
            io::Error::new(error.kind(), format!("{address} cannot be used: {error}"))
        })?;
        let mut streams = self.places();
        for host in 0..self.own {
            streams[host] = Some(self.call(host, &addresses[host])?);
        }
        self.welcome(&listener, &mut streams, || Ok(()))?;
        Ok(streams)
    }

    /// Joins processes of this machine that were started by this one, the first. They get ports
    /// from the system, and hear of each other's here.
    pub fn gather(
        &self,
        listener: &TcpListener,
        look: impl FnMut() -> io::Result<()>,
    ) -> io::Result<Vec<Option<TcpStream>>> {
        let mut streams = self.places();
        self.welcome(listener, &mut streams, look)?;
        let mut ports = vec![0u8; 2 * self.count];
        for (port, stream) in ports.chunks_exact_mut(2).zip(&mut streams) {
            if let Some(stream) = stream {
                stream.read_exact(port)?;
            }
        }
        for stream in streams.iter_mut().flatten() {
            stream.write_all(&ports)?;
        }
        Ok(streams)
    }

    /// Joins processes of this machine, by the address of the first one.
    pub fn follow(&self, first: SocketAddr) -> io::Result<Vec<Option<TcpStream>>> {
        let mut streams = self.places();
        let mut stream = self.call(0, &first.to_string())?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        stream.write_all(&port.to_le_bytes())?;
        let mut ports = vec![0u8; 2 * self.count];
        stream.read_exact(&mut ports)?;
        streams[0] = Some(stream);
        for host in 1..self.own {
            let port = u16::from_le_bytes([ports[2 * host], ports[2 * host + 1]]);
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
            streams[host] = Some(self.call(host, &address.to_string())?);
        }
        self.welcome(&listener, &mut streams, || Ok(()))?;
        Ok(streams)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A host that lets connections wait is given up at the deadline.
    #[cfg(target_os = "linux")]
    #[test]
    fn connecting_ends_at_the_deadline() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        // Nobody accepts, so that the queue of the listener gets full, and further calls wait.
        let brief = Duration::from_millis(300);
        let mut waiting = Vec::new();
        while let Ok(stream) = TcpStream::connect_timeout(&address, brief) {
            waiting.push(stream);
            assert!(waiting.len() < 20_000, "the queue never gets full");
        }
        let began = Instant::now();
        let joining = Joining {
            own: 1,
            count: 2,
            secret: &Secret::from_text("0123456789abcdef0").unwrap(),
            deadline: began + brief,
        };
        let called = joining.call(0, &address.to_string());
        assert_eq!(called.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(began.elapsed() < Duration::from_secs(5));
    }
}
