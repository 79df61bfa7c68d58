//! Tasks that save themselves into memory and continue from there.

#[path = "models.rs"]
mod models;

use fencepost_base::saved::{Damaged, Writer};
use fencepost_check::{CheckpointTask, Reduction, Task, check};
use fencepost_ir::text::parse_program;
use fencepost_vm::NativeTable;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A task.
pub fn task(text: &str, model: &str, reduction: Reduction) -> Task {
    let program = parse_program(text, "program.fir").expect("the program is fine");
    let model = models::model(model).expect("a built-in model");
    let mut task = Task::new(Arc::new(program), NativeTable::core(), model);
    task.engine = reduction.into();
    task.share_after = 1;
    task.arrange_after = 64;
    task
}

/// The checkpoints that a task writes.
pub type Saved = Arc<Mutex<Vec<Vec<u8>>>>;

/// Makes a task save itself as often as it can.
pub fn save(task: &mut Task) -> Saved {
    let all = Saved::default();
    let saved = all.clone();
    let turn = AtomicUsize::new(0);
    task.checkpoint = Some(CheckpointTask {
        every: Duration::ZERO,
        save: Box::new(move |fill| {
            // Writing each one would take most of the time; later ones are further apart.
            let turn = turn.fetch_add(1, Ordering::Relaxed);
            if turn > 4 && !turn.is_power_of_two() {
                return;
            }
            let mut bytes = Vec::new();
            let mut sink = |part: &[u8]| bytes.extend_from_slice(part);
            let mut writer = Writer::new(&mut sink);
            fill(&mut writer);
            writer.finish();
            saved.lock().unwrap().push(bytes);
        }),
    });
    all
}

/// Makes a task continue from a checkpoint.
pub fn resume(task: &mut Task, bytes: Vec<u8>) {
    let mut at = 0;
    task.resume = Some(Mutex::new(Box::new(move |out: &mut [u8]| {
        let Some(part) = bytes.get(at..at + out.len()) else {
            return Err(Damaged::new("it ends too early"));
        };
        out.copy_from_slice(part);
        at += out.len();
        Ok(())
    })));
}

/// A checkpoint of a program with a bit of everything, and its text.
pub fn example() -> (String, Vec<u8>) {
    let text = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs/philosophers.fir"),
    )
    .expect("readable")
    .replace("COUNT", "4");
    let mut task = task(&text, "sc", Reduction::None);
    let saved = save(&mut task);
    check(&task).expect("the task is fine");
    let saved = saved.lock().unwrap();
    (text, saved[saved.len() / 2].clone())
}
