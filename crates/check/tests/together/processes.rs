//! Threads that search as processes do, and where they save.

use fencepost_base::saved::{Damaged, Reader, Writer, to_bytes};
use fencepost_check::{Partaking, Report, Task, TaskError, check, take_part};
use fencepost_search::link::{Link, LocalLink};
use fencepost_search::parts::{FillFn, Point, SavedParts, TakeFn};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// What so many processes say.
pub fn together(count: usize, make: &(dyn Fn() -> Task + Sync)) -> Result<Report, TaskError> {
    let (report, parts) = apart(count, make);
    if let Ok(report) = &report {
        for part in parts {
            assert_eq!(part.ok(), Some(Partaking::Reported), "{:?}", report.lost);
        }
    }
    report
}

type Parts = Vec<Result<Partaking, TaskError>>;

/// What so many processes say, each for itself.
pub fn apart(count: usize, make: &(dyn Fn() -> Task + Sync)) -> (Result<Report, TaskError>, Parts) {
    let links = LocalLink::all(count).into_iter();
    run_with(
        links.map(|link| Arc::new(link) as Arc<dyn Link>).collect(),
        make,
    )
}

/// The same with links that are given.
pub fn run_with(
    links: Vec<Arc<dyn Link>>,
    make: &(dyn Fn() -> Task + Sync),
) -> (Result<Report, TaskError>, Parts) {
    let count = links.len();
    let mut links = links.into_iter();
    let first = links.next().expect("there is a first process");
    let run = |link: Arc<dyn Link>| {
        let mut task = make();
        task.processes = count;
        task.link = Some(link);
        task
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = links
            .map(|link| {
                let builder = std::thread::Builder::new().stack_size(64 << 20);
                let part = move || take_part(&run(link));
                builder.spawn_scoped(scope, part).expect("a thread")
            })
            .collect();
        let report = check(&run(first));
        let others = others.into_iter();
        let parts = others.map(|other| other.join().expect("no process fails"));
        (report, parts.collect())
    })
}

/// Parts in memory. Those that are removed are kept all the same, to go on from each of them.
#[derive(Default)]
pub struct MemoryParts {
    pub all: Mutex<BTreeMap<(Point, u32), Vec<u8>>>,
    /// What is left after removing.
    pub left: Mutex<BTreeMap<(Point, u32), Vec<u8>>>,
}

impl MemoryParts {
    /// Those of one point that were saved.
    pub fn of(&self, point: Point) -> Self {
        let all = self.all.lock().unwrap();
        let chosen = all.iter().filter(|((other, _), _)| *other == point);
        let chosen = chosen.map(|(key, bytes)| (*key, bytes.clone())).collect();
        Self {
            all: Mutex::default(),
            left: Mutex::new(chosen),
        }
    }

    /// Every point that was saved.
    pub fn points(&self) -> Vec<Point> {
        let all = self.all.lock().unwrap();
        let mut points: Vec<Point> = all.keys().map(|(point, _)| *point).collect();
        points.dedup();
        points
    }
}

impl SavedParts for MemoryParts {
    fn new_run(&self) -> u64 {
        1
    }

    fn list(&self) -> Vec<(Point, u32)> {
        self.left.lock().unwrap().keys().copied().collect()
    }

    fn write(&self, point: Point, part: u32, fill: &FillFn<'_>) -> bool {
        let bytes = to_bytes(|out: &mut Writer<'_>| fill(out));
        let mut all = self.all.lock().unwrap();
        all.insert((point, part), bytes.clone());
        self.left.lock().unwrap().insert((point, part), bytes);
        true
    }

    fn read(&self, point: Point, part: u32, take: &mut TakeFn<'_>) -> Result<(), Damaged> {
        let bytes = self.left.lock().unwrap().get(&(point, part)).cloned();
        let bytes = bytes.ok_or_else(|| Damaged::new("it is not there"))?;
        let mut rest = bytes.as_slice();
        let mut source = |out: &mut [u8]| {
            let Some((head, tail)) = rest.split_at_checked(out.len()) else {
                return Err(Damaged::new("it ends too early"));
            };
            out.copy_from_slice(head);
            rest = tail;
            Ok(())
        };
        take(Reader::new(&mut source))
    }

    fn remove(&self, point: Point, part: u32) {
        self.left.lock().unwrap().remove(&(point, part));
    }

    fn note_problem(&self, _why: &str) {
        // Then there is no point to go on from, and whoever asks for one finds out.
    }
}
