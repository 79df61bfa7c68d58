//! Checkpoints whose checksums are right and whose content is not.

#[path = "support/rng.rs"]
#[allow(dead_code)]
mod rng;
#[path = "support/saving.rs"]
#[allow(dead_code)]
mod saving;

use fencepost_base::saved::seal;
use fencepost_check::{Reduction, TaskError, check};
use rng::Rng;
use saving::{example, resume, task};

/// Whoever makes the checksums right again can make the search believe anything, but not crash it.
#[test]
fn forged_checkpoints_do_no_harm() {
    let (text, good) = example();
    let length = u32::from_le_bytes(good[..4].try_into().unwrap()) as usize;
    let payload = &good[12..12 + length];
    assert_eq!(good.len(), 12 + length + 12, "it fits into one block");
    let mut rng = Rng::new(8);
    let (mut searched, mut refused) = (0, 0);
    // What goes wrong inside is expected here and would fill the screen.
    std::panic::set_hook(Box::new(|_| {}));
    for round in 0..1_500 {
        let mut bad = payload.to_vec();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(bad.len());
            bad[at] = match rng.below(3) {
                0 => bad[at] ^ 1 << rng.below(8),
                1 => 255,
                _ => rng.below(256) as u8,
            };
        }
        let mut file = seal(0, &bad).to_vec();
        file.extend_from_slice(&bad);
        file.extend_from_slice(&seal(1, &[]));
        let mut task = task(&text, "sc", Reduction::None);
        task.limits.max_states = Some(2_000);
        resume(&mut task, file);
        match check(&task) {
            Ok(_) => searched += 1,
            Err(TaskError::Resume(_)) => refused += 1,
            Err(other) => panic!("round {round}: {other}"),
        }
    }
    drop(std::panic::take_hook());
    assert!(searched > 100 && refused > 100, "{searched} {refused}");
    if let Some(peak) = peak_kib() {
        assert!(
            peak < 1 << 20,
            "a forged number asked for memory: {peak} KiB"
        );
    }
}

/// The most memory this process ever had, where the system says.
fn peak_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
