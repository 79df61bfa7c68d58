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
    // A container may have less than the machine.
    let allowed = fs::read_to_string("/sys/fs/cgroup/memory.max")
        .ok()
        .and_then(|text| text.trim().parse::<u64>().ok());
    let bytes = match (free, allowed) {
        (Some(free), Some(allowed)) => free.min(allowed),
        (Some(bytes), None) | (None, Some(bytes)) => bytes,
        (None, None) => return FALLBACK_BYTES,
    };
    bytes / 4 * 3
}

/// The number after a heading, in a file of lines such as `VmHWM:    1234 kB`.
fn kibibytes(text: &str, heading: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(heading))?;
    let number: u64 = line.split_whitespace().next()?.parse().ok()?;
    number.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::kibibytes;

    #[test]
    fn numbers_are_found_by_heading() {
        let text = "Name:\tx\nVmHWM:\t   12 kB\n";
        assert_eq!(kibibytes(text, "VmHWM:"), Some(12 * 1024));
        assert_eq!(kibibytes(text, "VmRSS:"), None);
    }
}
