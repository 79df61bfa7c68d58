//! `--cluster`: searches of several processes.

mod handshake;
mod join;

use crate::options::arguments::SearchOptions;
use crate::options::cluster_options::ClusterOptions;
use crate::search::{Prepared, disagreement};
use crate::{files, output};
use fencepost_check::{Partaking, Report, TaskError, agree, take_part};
use fencepost_cluster::TimelyLink;
use fencepost_report::ErrorReport;
use handshake::{LEAST_SECRET_BYTES, Secret};
use join::Joining;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The environment variable with the secret of a run.
const SECRET: &str = "FENCEPOST_CLUSTER_SECRET";
/// The environment variable of a process that another one started on this machine: which one it is,
/// and where the first one waits.
const PLACE: &str = "FENCEPOST_CLUSTER_PLACE";

/// How long processes of one machine wait for each other, and those of several.
const WAIT_HERE: Duration = Duration::from_secs(60);
const WAIT_THERE: Duration = Duration::from_secs(300);
/// How long the first process waits at its end for the others to have heard of it.
const WAIT_AT_END: Duration = Duration::from_secs(10);
/// How long a process waits that cannot search, so that the others hear why. They may wait, too.
const WAIT_TO_BE_HEARD: Duration = Duration::from_secs(1);

/// No more processes than this: each has a connection to each.
const MOST_PROCESSES: usize = 1024;

/// The exit code of a process whose search broke off, and of one that cannot search.
const EXIT_BROKEN_OFF: i32 = 3;
const EXIT_REFUSED: i32 = 2;

/// Where the processes are.
enum Places {
    /// On this machine.
    Here,
    /// At these addresses.
    At(Vec<String>),
}

/// The processes that search together with this one.
pub struct Company {
    own: usize,
    /// Whether another process started this one.
    started: bool,
    link: Option<Arc<TimelyLink>>,
    children: Vec<Child>,
}

fn wrong(message: impl Into<String>, option: &str) -> ErrorReport {
    ErrorReport::usage(message.into(), option)
}

/// Lists of hosts and secrets are short.
const MOST_FILE_BYTES: usize = 1 << 20;

fn read_text(path: &str) -> Result<String, ErrorReport> {
    files::into_text(files::read_file(path, MOST_FILE_BYTES)?, path)
}

/// What `--cluster` names: how many processes, and where they are.
fn places(text: &str) -> Result<(usize, Places), ErrorReport> {
    if let Ok(count) = text.parse::<usize>() {
        return match count {
            1..=MOST_PROCESSES => Ok((count, Places::Here)),
            _ => Err(wrong(
                format!("from 1 to {MOST_PROCESSES} processes search together"),
                "--cluster",
            )),
        };
    }
    let lines = read_text(text)?;
    let lines = lines.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let hosts: Vec<String> = lines.map(str::to_string).collect();
    match hosts.len() {
        1..=MOST_PROCESSES => Ok((hosts.len(), Places::At(hosts))),
        _ => Err(wrong(
            format!("{text} lists no process, or too many; each line is HOST:PORT"),
            "--cluster",
        )),
    }
}

/// The secret of a run of several machines.
fn shared_secret(options: &ClusterOptions) -> Result<Secret, ErrorReport> {
    let (text, option) = match &options.cluster_secret {
        Some(file) => {
            check_private(file)?;
            let text = read_text(&file.to_string_lossy())?;
            (text, "--cluster-secret")
        }
        None => (std::env::var(SECRET).unwrap_or_default(), "--cluster"),
    };
    Secret::from_text(&text).ok_or_else(|| {
        let message = format!(
            "processes of several machines share a secret of at least {LEAST_SECRET_BYTES} \
             characters: name a file with `--cluster-secret`, or set {SECRET}"
        );
        wrong(message, option)
    })
}

/// Refuses a file that others may read.
#[cfg(unix)]
fn check_private(file: &Path) -> Result<(), ErrorReport> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(file).map_or(0, |data| data.permissions().mode());
    match mode & 0o077 {
        0 => Ok(()),
        _ => Err(wrong(
            format!("others may read {}; use `chmod 600`", file.display()),
            "--cluster-secret",
        )),
    }
}

#[cfg(not(unix))]
fn check_private(_file: &Path) -> Result<(), ErrorReport> {
    Ok(())
}

/// The command line of this process without what only belongs to one of several processes.
fn own_arguments() -> Vec<String> {
    let mut arguments = Vec::new();
    let mut given = std::env::args_os().map(|one| one.to_string_lossy().into_owned());
    while let Some(argument) = given.next() {
        match argument.as_str() {
            "--cluster-commands" => {}
            "--process" => {
                given.next();
            }
            one if one.starts_with("--process=") => {}
            _ => arguments.push(argument),
        }
    }
    arguments
}

/// An argument as a shell reads it.
fn quoted(argument: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
    match !argument.is_empty() && argument.chars().all(is_plain) {
        true => argument.to_string(),
        false => format!("'{}'", argument.replace('\'', "'\\''")),
    }
}

/// What to run on each machine, if that is what was asked for.
pub fn commands(options: &ClusterOptions) -> Result<Option<String>, ErrorReport> {
    let Some(cluster) = options
        .cluster
        .as_ref()
        .filter(|_| options.cluster_commands)
    else {
        return Ok(None);
    };
    let (_, Places::At(hosts)) = places(cluster)? else {
        let message = "processes of this machine need no commands; leave `--cluster-commands` out";
        return Err(wrong(message, "--cluster-commands"));
    };
    let mut arguments: Vec<String> = own_arguments().iter().map(|one| quoted(one)).collect();
    let mut out = String::new();
    if options.cluster_secret.is_none() {
        let secret =
            Secret::random_text().map_err(|error| wrong(error.to_string(), "--cluster"))?;
        out.push_str("# First, on every machine:\n");
        out.push_str(&format!("export {SECRET}={secret}\n"));
    }
    // What follows `--` belongs to the program.
    let end = arguments.iter().position(|one| one == "--");
    let end = end.unwrap_or(arguments.len());
    arguments.insert(end, String::new());
    for (process, host) in hosts.iter().enumerate() {
        arguments[end] = format!("--process {process}");
        out.push_str(&format!("# On {host}:\n{}\n", arguments.join(" ")));
    }
    Ok(Some(out))
}

/// Whether this process is not the first of several, so that it says nothing.
pub fn is_silent(options: &ClusterOptions) -> bool {
    std::env::var_os(PLACE).is_some() || options.process.is_some_and(|process| process != 0)
}

/// Joins the other processes, if there are any, and makes the task one of all of them.
pub fn apply(
    options: &ClusterOptions,
    search: &SearchOptions,
    prepared: &mut Prepared,
) -> Result<Company, ErrorReport> {
    let mut company = Company {
        own: 0,
        started: false,
        link: None,
        children: Vec::new(),
    };
    let Some(cluster) = &options.cluster else {
        return Ok(company);
    };
    let (count, places) = places(cluster)?;
    let task = &mut prepared.task;
    task.processes = count;
    if count == 1 {
        return Ok(company);
    }
    if search.workers.is_none() {
        task.workers = 1;
    }
    agree(task).map_err(|error| disagreement(&error))?;
    // A process cannot count what others see.
    task.count_origins = false;
    let failed = |error: io::Error| wrong(error.to_string(), "--cluster");
    let streams = match places {
        Places::Here => {
            if options.process.is_some() {
                let message = "processes of this machine are started by the first one";
                return Err(wrong(message, "--process"));
            }
            if search.memory.is_none() {
                let memory = task.limits.memory_bytes;
                task.limits.memory_bytes = memory.map(|bytes| bytes / count as u64);
            }
            company.gather(count).map_err(failed)?
        }
        Places::At(hosts) => {
            let Some(own) = options.process.filter(|&own| own < count) else {
                let message = format!("say which process this is: 0 to {}", count - 1);
                return Err(wrong(message, "--process"));
            };
            company.own = own;
            let joining = Joining {
                own,
                count,
                secret: &shared_secret(options)?,
                deadline: Instant::now() + WAIT_THERE,
            };
            joining.known(&hosts).map_err(failed)?
        }
    };
    let link = Arc::new(TimelyLink::start(company.own, streams).map_err(failed)?);
    company.link = Some(link.clone());
    task.link = Some(link);
    Ok(company)
}

impl Company {
    /// Starts the other processes on this machine, or joins the one that has started this one.
    fn gather(&mut self, count: usize) -> io::Result<Vec<Option<std::net::TcpStream>>> {
        let nonsense = || io::Error::other(format!("{PLACE} is not for users"));
        let deadline = Instant::now() + WAIT_HERE;
        if let Ok(place) = std::env::var(PLACE) {
            let (own, first) = place.split_once(' ').ok_or_else(nonsense)?;
            let first: SocketAddr = first.parse().map_err(|_| nonsense())?;
            let text = std::env::var(SECRET).unwrap_or_default();
            self.started = true;
            self.own = own.parse().map_err(|_| nonsense())?;
            let joining = Joining {
                own: self.own,
                count,
                secret: &Secret::from_text(&text).ok_or_else(nonsense)?,
                deadline,
            };
            return match (1..count).contains(&self.own) {
                true => joining.follow(first),
                false => Err(nonsense()),
            };
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let secret = Secret::random_text()?;
        for process in 1..count {
            self.children.push(start(process, address, &secret)?);
        }
        let joining = Joining {
            own: 0,
            count,
            secret: &Secret::from_text(&secret).ok_or_else(nonsense)?,
            deadline,
        };
        let children = &mut self.children;
        joining.gather(&listener, || {
            for (child, process) in children.iter_mut().zip(1..) {
                if let Some(status) = child.try_wait()? {
                    let message = format!("process {process} has ended before it came: {status}");
                    return Err(io::Error::other(message));
                }
            }
            Ok(())
        })
    }

    /// Whether another process has the result.
    pub fn is_other(&self) -> bool {
        self.own != 0
    }

    /// Takes part in a search whose result another process has. Gives the exit code.
    pub fn take_part(&self, prepared: &Prepared) -> Result<i32, TaskError> {
        match take_part(&prepared.task) {
            Ok(Partaking::Reported) => Ok(0),
            Ok(Partaking::BrokenOff(why)) => {
                // Where the first process is seen, it says so itself.
                if !self.started {
                    output::complain(&format!("process {}: {why}\n", self.own));
                }
                Ok(EXIT_BROKEN_OFF)
            }
            Err(error) => {
                self.wait_for_others(WAIT_TO_BE_HEARD);
                match self.started {
                    true => Ok(EXIT_REFUSED),
                    false => Err(error),
                }
            }
        }
    }

    /// Says why the search broke off, if it did. If there was none, the others are told so first.
    pub fn ended(&self, result: Result<Report, TaskError>) -> Result<Report, TaskError> {
        match &result {
            Ok(report) => {
                if let Some(why) = &report.lost {
                    output::complain(&format!("warning: the search broke off: {why}\n"));
                }
            }
            Err(_) => self.wait_for_others(WAIT_TO_BE_HEARD),
        }
        result
    }

    /// Waits until the others have gone, but not longer than this.
    fn wait_for_others(&self, most: Duration) {
        if let Some(link) = &self.link {
            link.part(most);
        }
    }

    /// Lets the other processes end.
    pub fn part(mut self) {
        self.wait_for_others(WAIT_AT_END);
        self.end_children();
    }

    fn end_children(&mut self) {
        for mut child in self.children.drain(..) {
            // Who has not ended by now is stuck.
            if !matches!(child.try_wait(), Ok(Some(_))) {
                let _ = child.kill();
            }
            let _ = child.wait();
        }
    }
}

impl Drop for Company {
    fn drop(&mut self) {
        self.end_children();
    }
}

/// Starts a process that does what this one does, as one of several.
fn start(process: usize, address: SocketAddr, secret: &str) -> io::Result<Child> {
    Command::new(std::env::current_exe()?)
        .args(std::env::args_os().skip(1))
        .env(PLACE, format!("{process} {address}"))
        .env(SECRET, secret)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn arguments_are_quoted_for_a_shell() {
        assert_eq!(quoted("--model=tso"), "--model=tso");
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("it's"), "'it'\\''s'");
        assert_eq!(quoted(""), "''");
    }
}
