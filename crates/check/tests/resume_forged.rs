//! Checkpoints whose checksums are right and whose content is not.

#[path = "support/rng.rs"]
#[allow(dead_code)]
mod rng;
#[path = "support/saving.rs"]
#[allow(dead_code)]
mod saving;

use fencepost_base::saved::seal;
use fencepost_check::{Reduction, Report, TaskError, Verdict, check};
use rng::Rng;
use saving::{resume, save, task};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many forged checkpoints each kind of search is given, if nobody asks for more.
const ROUNDS: usize = 1_500;

/// A number from the environment.
fn number(name: &str, otherwise: usize) -> usize {
    let given = std::env::var(name).ok();
    given
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}

/// Whoever makes the checksums right again can make the search believe that it has seen more or
/// less than it has, but what it then says is not made up, and it does not break.
#[test]
fn forged_checkpoints_do_no_harm() {
    let kinds: [(&str, Reduction, bool, &str); 4] = [
        ("sc", Reduction::None, false, ""),
        ("sc", Reduction::Ample, true, ""),
        ("tso", Reduction::Ample, false, "true"),
        // It is false in some states, so there are failures to be forged.
        ("pso", Reduction::Ample, true, "Shared.x == 0"),
    ];
    let rounds = number("FENCEPOST_MUTATIONS", ROUNDS);
    let first_seed = number("FENCEPOST_MUTATION_SEED", 8);
    let mut problems = Vec::new();
    let (mut searched, mut refused) = (0, 0);
    for (seed, (model, reduction, layers, invariant)) in kinds.into_iter().enumerate() {
        let text = PROGRAM;
        let prepared = || {
            let mut task = task(text, model, reduction);
            task.find_all = layers;
            if !layers {
                task.outcomes = vec!["Shared.x".to_string()];
            }
            if !invariant.is_empty() {
                task.invariants = vec![invariant.to_string()];
            }
            task
        };
        let mut first = prepared();
        let saved = save(&mut first);
        let honest = check(&first).expect("the task is fine");
        let saved = saved.lock().unwrap();
        let mut rng = Rng::new((first_seed + seed) as u64);
        // What goes wrong inside is expected here and would fill the screen.
        std::panic::set_hook(Box::new(|_| {}));
        for round in 0..rounds {
            let good = &saved[rng.below(saved.len())];
            let length = u32::from_le_bytes(good[..4].try_into().unwrap()) as usize;
            assert_eq!(good.len(), 12 + length + 12, "it fits into one block");
            let bad = forge(&good[12..12 + length], &mut rng);
            let mut file = seal(0, &bad).to_vec();
            file.extend_from_slice(&bad);
            file.extend_from_slice(&seal(1, &[]));
            let mut task = prepared();
            task.limits.max_states = Some(2_000);
            resume(&mut task, file);
            let result = catch_unwind(AssertUnwindSafe(|| check(&task)));
            let name = format!("{model}, {reduction:?}, round {round}");
            match result {
                Ok(Ok(report)) => {
                    searched += 1;
                    // The program is modelled whole.
                    if matches!(report.verdict, Verdict::Internal | Verdict::Unsupported) {
                        problems.push(format!(
                            "{name}: {:?} {:?}",
                            report.verdict, report.internal
                        ));
                    }
                    let kind = |report: &Report| {
                        let kinds = report.violations.iter().map(|v| v.kind);
                        kinds.collect::<std::collections::BTreeSet<_>>()
                    };
                    if !kind(&report).is_subset(&kind(&honest)) {
                        problems.push(format!("{name}: made up {:?}", kind(&report)));
                    }
                }
                Ok(Err(TaskError::Resume(_))) => refused += 1,
                Ok(Err(other)) => problems.push(format!("{name}: {other}")),
                Err(_) => problems.push(format!("{name}: it breaks")),
            }
        }
        drop(std::panic::take_hook());
    }
    assert!(problems.is_empty(), "{problems:#?}");
    assert!(searched > 100 && refused > 100, "{searched} {refused}");
    if let Some(peak) = peak_kib() {
        assert!(
            peak < 1 << 20,
            "a forged number asked for memory: {peak} KiB"
        );
    }
}

/// Changes a few bytes or words, or puts a part elsewhere.
fn forge(good: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bad = good.to_vec();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bad.len());
        match rng.below(6) {
            0 => bad[at] ^= 1 << rng.below(8),
            1 => bad[at] = 255,
            2 => bad[at] = rng.below(256) as u8,
            3 => bad[at] = bad[at].wrapping_add(1),
            // Numbers have four or eight bytes.
            4 => {
                let (from, to) = (rng.below(bad.len()), at);
                let count = 4.min(bad.len() - from.max(to));
                let part = bad[from..from + count].to_vec();
                bad[to..to + count].copy_from_slice(&part);
            }
            _ => {
                let count = 8.min(bad.len() - at);
                bad[at..at + count].fill(0);
                bad[at] = rng.below(4) as u8;
            }
        }
    }
    bad
}

/// Threads, a lock, an array, a string of steps that can fail, and a class that is initialised.
const PROGRAM: &str = r#"
class Shared { static x: i32; static y: i32; static list: ref; static lock: ref }
class Late { static n: i32; init late_init }
class Lock { }
array Ints of i32
func late_init() {
  store Late.n, 7
}
func other(%k: i32) {
  %m = load Shared.lock
  enter %m
  %v = load Shared.x
  %v = add.i32 %v, %k
  store Shared.x, %v
  exit %m
  %a = load Shared.list
  store i32 %a[%k], %v
  initclass Late
  %n = load Late.n
  store Shared.y, %n
}
func main() {
  %m = new Lock
  store Shared.lock, %m
  %a = newarr Ints, 3
  store Shared.list, %a
  %s = start other(1)
  %t = start other(2)
  join %s
  join %t
  %x = load Shared.x
  %ok = eq.i32 %x, 3
  assert %ok
}
"#;

/// The most memory this process ever had, where the system says.
fn peak_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
