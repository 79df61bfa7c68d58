//! How much memory there is, and how much the process had.

use std::fs;

/// The limit where the system does not say how much memory is free.
const FALLBACK_BYTES: u64 = 4 << 30;

/// The most memory that the process had, if the system says.
pub fn peak_bytes() -> Option<u64> {
    kibibytes(&fs::read_to_string("/proc/self/status").ok()?, "VmHWM:")
}

/// The memory that the process has now, if the system says.
pub fn resident_bytes() -> Option<u64> {
    kibibytes(&fs::read_to_string("/proc/self/status").ok()?, "VmRSS:")
}

/// A default limit that leaves the machine usable: three quarters of what is free.
pub fn default_limit_bytes() -> u64 {
    let free = fs::read_to_string("/proc/meminfo")
        .ok()
        .and_then(|text| kibibytes(&text, "MemAvailable:"));
    // A container may have less than the machine, by the second or the first version of groups.
    let groups = [
        "/sys/fs/cgroup/memory.max",
        "/sys/fs/cgroup/memory/memory.limit_in_bytes",
    ]
    .map(|file| fs::read_to_string(file).ok()?.trim().parse().ok());
    // So may a process (`ulimit -v`), which could else only abort when it gets no more. Stacks
    // count there although most of them is never used, so half of it is not for states.
    let own = fs::read_to_string("/proc/self/limits")
        .ok()
        .and_then(|text| Some(address_space(&text)? / 2));
    let known = groups.into_iter().chain([free, own]).flatten();
    known.min().map_or(FALLBACK_BYTES, |bytes| bytes / 4 * 3)
}

/// How much a process may map, in what the system says about its limits.
fn address_space(text: &str) -> Option<u64> {
    let heading = "Max address space";
    let line = text.lines().find_map(|line| line.strip_prefix(heading))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The number after a heading, in a file of lines such as `VmHWM:    1234 kB`.
fn kibibytes(text: &str, heading: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(heading))?;
    let number: u64 = line.split_whitespace().next()?.parse().ok()?;
    number.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::{address_space, kibibytes};

    #[test]
    fn numbers_are_found_by_heading() {
        let text = "Name:\tx\nVmHWM:\t   12 kB\n";
        assert_eq!(kibibytes(text, "VmHWM:"), Some(12 * 1024));
        assert_eq!(kibibytes(text, "VmRSS:"), None);
    }
    #[test]
    fn a_limit_of_the_process_is_a_number_or_none() {
        let line = "Max address space         4096000000           unlimited            bytes";
        assert_eq!(
            address_space(&format!("Limit\n{line}\n")),
            Some(4_096_000_000)
        );
        let line = "Max address space         unlimited            unlimited            bytes";
        assert_eq!(address_space(line), None);
    }
}
