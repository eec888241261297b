//! Crash logs: a panic is written to a file beside the saves. If it ended the program, the next start shows the path of the file.

use crate::core::redraw::RedrawRequest;
use crate::core::schedule::RedrawSystems;
use crate::text::{Wording, wording};
use bevy::log::warn;
use bevy::prelude::*;
use std::backtrace::Backtrace;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};
use tessella_tasks as task;

/// Name of the file to which a panic is written.
const FRESH: &str = "crash.log";
/// Name of the file after it was reported to the player. It replaces the log of the previous crash.
const TOLD: &str = "last-crash.log";
/// Name of the file to which panics of tasks are written, without which the program goes on. The first one of a run replaces
/// those of the run before.
const SURVIVED: &str = "errors.log";
/// Maximum number of panics that one run writes to each file: the first one causes the others.
const MOST: u32 = 8;
/// Time and number of frames after which the program has survived the panic of a thread that belongs to a library.
const SURVIVAL_TIME: f32 = 2.0;
const SURVIVAL_FRAMES: u32 = 4;

/// The file to which this process writes panics.
static LOG: OnceLock<PathBuf> = OnceLock::new();
/// `true` after a panic that no task has caught: either the program ends, or the thread belongs to a library.
static IS_UNCAUGHT: AtomicBool = AtomicBool::new(false);

/// Writes every later panic of this process to a file in a folder, which is created if necessary. Panics are still
/// printed. Only the process that holds the lock of the folder may write there.
pub fn log_panics(folder: &Path) {
    if LOG.set(folder.join(FRESH)).is_err() {
        return; // it is installed already
    }
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        print(info);
        static CRASHES: AtomicU32 = AtomicU32::new(0);
        static SURVIVALS: AtomicU32 = AtomicU32::new(0);
        let Some(fresh) = LOG.get() else {
            return;
        };
        let (log, number) = if task::survives_panics() {
            (fresh.with_file_name(SURVIVED), &SURVIVALS)
        } else {
            IS_UNCAUGHT.store(true, Ordering::Relaxed);
            (fresh.clone(), &CRASHES)
        };
        let number = number.fetch_add(1, Ordering::Relaxed);
        let is_replaced = number == 0 && log != *fresh;
        if number < MOST
            && let Err(error) = write(&log, is_replaced, &report(info))
        {
            // A printing macro would panic where standard error is closed.
            let message = format!("{} cannot be written: {error}\n", log.display());
            drop(io::stderr().write_all(message.as_bytes()));
        }
    }));
}

/// Marks the panic of a thread that belongs to a library as survived when the program has gone on for a while: the program may
/// end later in a way that it does not notice, as a phone ends it.
fn note_survival(
    mut frames: Local<(u32, f32)>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if !IS_UNCAUGHT.load(Ordering::Relaxed) {
        return;
    }
    let (count, seconds) = &mut *frames;
    *count += 1;
    *seconds += time.delta_secs();
    if *count < SURVIVAL_FRAMES || *seconds < SURVIVAL_TIME {
        redraw.request_within(SURVIVAL_TIME / 2.0);
        return;
    }
    *frames = (0, 0.0);
    IS_UNCAUGHT.store(false, Ordering::Relaxed);
    forget_survived_panics();
}

/// Marks the panics that this process has survived as reported: its exit is not a crash.
pub fn forget_survived_panics() {
    if let Some(folder) = LOG.get().and_then(|log| log.parent()) {
        take(folder);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, note_survival.before(RedrawSystems));
}

/// Returns a sentence saying that the previous run ended with a panic, with the path of its log. Each crash is reported
/// once.
pub(super) fn report_last_crash(folder: &Path) -> Option<Wording> {
    let log = take(folder)?;
    Some(wording!("last-crash", file = log.display().to_string()))
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
/// have no symbols, so their backtraces name no functions.
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

/// Writes a report to a log, after earlier ones or in their place.
fn write(log: &Path, is_replaced: bool, report: &str) -> io::Result<()> {
    if let Some(folder) = log.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.create(true);
    let options = if is_replaced {
        options.write(true).truncate(true)
    } else {
        options.append(true)
    };
    let mut file = options.open(log)?;
    file.write_all(report.as_bytes())
}
