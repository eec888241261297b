//! Parallel work on many boards, with results in the order of the input.

use super::Console;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// Interval at which running work is told to stop.
const STOP_INTERVAL: Duration = Duration::from_millis(50);

/// Works on items on several threads, and reports the results in order. Once the console says to stop, no further item
/// is begun, so there can be fewer results than items.
///
/// # Errors
/// The first error of `report`; the remaining items are skipped.
pub(super) fn work_in_order<T: Sync, R: Send>(
    items: &[T],
    workers: usize,
    console: &mut Console<'_>,
    work: impl Fn(&T) -> R + Sync,
    mut report: impl FnMut(&mut Console<'_>, R) -> Result<(), String>,
) -> Result<(), String> {
    let bar = progress_bar(items.len(), console.is_interactive);
    let work = |at: u64, _: &AtomicBool| {
        let result = work(&items[at as usize]);
        bar.inc(1);
        result
    };
    let stop = console.stop;
    let done = work_until(items.len() as u64, workers, stop, work, |_, result| {
        bar.suspend(|| report(console, result)).map(|()| true)
    });
    bar.finish_and_clear();
    done
}

/// Works on the numbers below `count` on several threads, and reports the results in order until `report` returns
/// `false`. Once `stop` is `true`, no further number is begun. `work` receives a flag that becomes `true` once results
/// are no longer needed.
///
/// # Errors
/// The first error of `report`; the remaining numbers are skipped.
pub(super) fn work_until<R: Send>(
    count: u64,
    workers: usize,
    stop: &AtomicBool,
    work: impl Fn(u64, &AtomicBool) -> R + Sync,
    mut report: impl FnMut(u64, R) -> Result<bool, String>,
) -> Result<(), String> {
    let next = AtomicU64::new(0);
    let is_done = AtomicBool::new(stop.load(Ordering::Relaxed));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (next, is_done, work, sender) = (&next, &is_done, &work, sender.clone());
            scope.spawn(move || {
                while !is_done.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count || sender.send((at, work(at, is_done))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut pending = BTreeMap::new();
        let mut reported = 0;
        loop {
            if stop.load(Ordering::Relaxed) {
                is_done.store(true, Ordering::Relaxed);
            }
            match receiver.recv_timeout(STOP_INTERVAL) {
                Ok((at, result)) => pending.insert(at, result),
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            while let Some(result) = pending.remove(&reported) {
                let continues = report(reported, result);
                reported += 1;
                if !matches!(continues, Ok(true)) {
                    // Running work whose result is no longer needed can stop.
                    is_done.store(true, Ordering::Relaxed);
                    return continues.map(|_| ());
                }
            }
        }
    })
}

/// Creates a progress bar with `length` steps, which is hidden unless `is_interactive`.
pub(super) fn progress_bar(length: usize, is_interactive: bool) -> ProgressBar {
    if !is_interactive || length < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length as u64), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template("{bar:30} {pos} of {len}, {elapsed}, about {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
