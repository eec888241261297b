//! Crash logs: a panic is written to a file beside the saves, and the next start shows the path of the file.

use crate::language::tr;
use bevy::log::warn;
use std::backtrace::Backtrace;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

/// Name of the file to which a panic is written.
const FRESH: &str = "crash.log";
/// Name of the file after it was reported to the player. It replaces the log of the previous crash.
const TOLD: &str = "last-crash.log";
/// Maximum number of panics that one run writes: the first one causes the others.
const MOST: u32 = 8;

/// The file to which this process writes panics.
static LOG: OnceLock<PathBuf> = OnceLock::new();

/// Writes every later panic of this process to a file in a folder, which is created if necessary. Panics are still
/// printed. Only the process that holds the lock of the folder may write there.
pub fn log_panics(folder: &Path) {
    if LOG.set(folder.join(FRESH)).is_err() {
        return; // it is installed already
    }
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        print(info);
        static WRITTEN: AtomicU32 = AtomicU32::new(0);
        if WRITTEN.fetch_add(1, Ordering::Relaxed) < MOST
            && let Some(log) = LOG.get()
            && let Err(error) = append(log, &report(info))
        {
            // A printing macro would panic where standard error is closed.
            let message = format!("{} cannot be written: {error}\n", log.display());
            drop(io::stderr().write_all(message.as_bytes()));
        }
    }));
}

/// Marks the panics that this process has survived as reported: its exit is not a crash.
pub fn forget_survived_panics() {
    if let Some(folder) = LOG.get().and_then(|log| log.parent()) {
        take(folder);
    }
}

/// Returns a sentence saying that the previous run ended with a panic, with the path of its log. Each crash is reported
/// once.
pub(super) fn report_last_crash(folder: &Path) -> Option<String> {
    let log = take(folder)?;
    Some(tr!("last-crash", file = log.display().to_string()))
}

/// Renames a new log to the name of a reported one. Returns its path, or `None` if there is no new log.
fn take(folder: &Path) -> Option<PathBuf> {
    let (fresh, reported) = (folder.join(FRESH), folder.join(TOLD));
    match fs::rename(&fresh, &reported) {
        Ok(()) => Some(reported),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            None
        }
        Err(error) => {
            warn!("{} cannot be renamed: {error}", fresh.display());
            Some(fresh)
        }
    }
}

/// Describes a panic for a maintainer: version, system, time, thread, message, place and backtrace. Programs of packages
/// have no symbols and no tables for unwinding, so their backtraces name no functions.
fn report(info: &PanicHookInfo<'_>) -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    format!(
        "Tessella {} on {} {}, {} seconds after 1970-01-01 UTC\nthread '{}' {info}\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        since.map_or(0, |since| since.as_secs()),
        thread::current().name().unwrap_or("without a name"),
        Backtrace::force_capture(),
    )
}

fn append(log: &Path, report: &str) -> io::Result<()> {
    if let Some(folder) = log.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(log)?;
    file.write_all(report.as_bytes())
}
