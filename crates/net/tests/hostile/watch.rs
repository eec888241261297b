//! Detection of panics in any thread, memory growth and log floods.

use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};

/// Names of the threads of servers and clients.
const THREADS: [&str; 6] = [
    "client",
    "handshake",
    "handshakes",
    "room_store",
    "server",
    "worker",
];

static PANICS: AtomicU64 = AtomicU64::new(0);
static LINES: AtomicU64 = AtomicU64::new(0);
static WARNINGS: AtomicU64 = AtomicU64::new(0);
static BEGUN: Once = Once::new();

struct LogCounter;

impl log::Log for LogCounter {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        // The filter of the program: netcode logs every packet that it cannot decrypt as an error.
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

/// Counters at the start of a test. Tests in one process share the counters.
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
                // Threads of tests have other names or none.
                let thread = std::thread::current();
                if thread.name().is_some_and(|name| THREADS.contains(&name)) {
                    PANICS.fetch_add(1, Ordering::Relaxed);
                }
                usual(panic);
            }));
            if log::set_logger(&LogCounter).is_ok() {
                log::set_max_level(log::LevelFilter::Info);
            }
        });
        Self {
            memory: memory(),
            lines: LINES.load(Ordering::Relaxed),
            warnings: WARNINGS.load(Ordering::Relaxed),
        }
    }

    /// Returns the growth of memory in bytes, where the system reports it.
    pub fn memory_growth(&self) -> usize {
        memory()
            .zip(self.memory)
            .map_or(0, |(now, before)| now.saturating_sub(before))
    }

    /// Returns the number of log lines, and of warnings and errors among them.
    pub fn log_lines(&self) -> (u64, u64) {
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
