//! Work on many boards at once, with results in the order of the input.

use super::{Console, progress};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Works on each item on one of several threads, and reports the results in order. Once the console says to stop, no
/// further item is begun, so that there may be fewer results than items.
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
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let bar = progress::bar(items.len(), console.is_interactive);
    let stop = console.stop;
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (next, work, sender) = (&next, &work, sender.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(at) else {
                        break;
                    };
                    if sender.send((at, work(item))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut pending = BTreeMap::new();
        let mut reported = 0;
        for (at, result) in receiver {
            pending.insert(at, result);
            bar.inc(1);
            while let Some(result) = pending.remove(&reported) {
                let written = bar.suspend(|| report(console, result));
                if let Err(error) = written {
                    // The reader has closed the output, so the remaining items are skipped.
                    next.store(items.len(), Ordering::Relaxed);
                    return Err(error);
                }
                reported += 1;
            }
        }
        bar.finish_and_clear();
        Ok(())
    })
}
