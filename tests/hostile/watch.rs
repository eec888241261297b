//! What goes wrong unseen: panics in any thread, memory that grows, logs that fill.

use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};

/// What the threads of hosts and guests are called.
const OURS: [&str; 6] = ["host", "guest", "porter", "door", "worker", "keeper"];

static PANICS: AtomicU64 = AtomicU64::new(0);
static LINES: AtomicU64 = AtomicU64::new(0);
static WARNINGS: AtomicU64 = AtomicU64::new(0);
static BEGUN: Once = Once::new();

struct Ear;

impl log::Log for Ear {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        // As the program has it: netcode calls every packet that does not open an error.
        metadata.level() <= log::Level::Info && !metadata.target().starts_with("renetcode")
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata()) {
            LINES.fetch_add(1, Ordering::Relaxed);
            if record.level() <= log::Level::Warn && WARNINGS.fetch_add(1, Ordering::Relaxed) < 5 {
                println!("{}: {}", record.level(), record.args());
            }
        }
    }

    fn flush(&self) {}
}

/// What had been seen when the watch began. Where several tests share a process they share it as well.
pub struct Watch {
    memory: Option<usize>,
    lines: u64,
    warnings: u64,
}

impl Watch {
    pub fn begin() -> Self {
        BEGUN.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                // The threads of the program; those of tests have their own names, or none.
                let thread = std::thread::current();
                if thread.name().is_some_and(|name| OURS.contains(&name)) {
                    PANICS.fetch_add(1, Ordering::Relaxed);
                }
                usual(panic);
            }));
            if log::set_logger(&Ear).is_ok() {
                log::set_max_level(log::LevelFilter::Info);
            }
        });
        Self {
            memory: memory(),
            lines: LINES.load(Ordering::Relaxed),
            warnings: WARNINGS.load(Ordering::Relaxed),
        }
    }

    /// How many bytes of memory came to it, where that can be told.
    pub fn grown(&self) -> usize {
        memory()
            .zip(self.memory)
            .map_or(0, |(now, before)| now.saturating_sub(before))
    }

    /// How many lines were written into the log, and how many of them are warnings or worse.
    pub fn written(&self) -> (u64, u64) {
        (
            LINES.load(Ordering::Relaxed) - self.lines,
            WARNINGS.load(Ordering::Relaxed) - self.warnings,
        )
    }

    #[track_caller]
    pub fn assert_no_panic(&self) {
        let panics = PANICS.load(Ordering::Relaxed);
        assert_eq!(panics, 0, "threads have panicked");
    }
}

fn memory() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split_whitespace().nth(1)?.parse::<usize>().ok()? * 4096)
}
