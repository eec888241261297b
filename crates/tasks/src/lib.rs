//! Threads and tasks. All of them are started here, so that a panic in one is never overlooked: whoever waits for a
//! result receives [`Panicked`] instead, and a service, which is meant to run as long as the program, is restarted.
//!
//! For tests, the environment variable `TESSELLA_PANIC` injects panics: `TESSELLA_PANIC=computer,sound:2` makes each
//! search for a computer move panic, and the first two runs of the thread that plays sounds. `docs/architecture.md`
//! lists the names.

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, Builder, JoinHandle};
use std::time::{Duration, Instant};

/// Number of panics after which a service is given up, if each came within [`CALM_AFTER`] of its last start.
const MAX_PANICS: u32 = 4;
/// Time that a service must run for its earlier panics no longer to count.
const CALM_AFTER: Duration = Duration::from_secs(60);
/// Pause before a service is restarted.
const RESTART_PAUSE: Duration = Duration::from_millis(20);
/// Environment variable with the names of the tasks that must panic.
const INJECTION: &str = "TESSELLA_PANIC";

/// Stands in for the result of work that panicked. The panic hook has already reported the message and the location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panicked;

thread_local! {
    /// Number of [`guard`] calls on the stack of this thread.
    static GUARDS: Cell<u32> = const { Cell::new(0) };
    /// `true` while a panic unwinds to the innermost of them.
    static IS_UNWINDING: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work` and catches its panic.
fn guard<T>(name: &str, work: impl FnOnce() -> T) -> Result<T, Panicked> {
    GUARDS.set(GUARDS.get() + 1);
    // Callers use what the work leaves behind only if it is valid after every step.
    let result = catch_unwind(AssertUnwindSafe(work));
    GUARDS.set(GUARDS.get() - 1);
    result.map_err(|_| {
        IS_UNWINDING.set(false);
        log::error!("task {name} panicked; continuing without it");
        Panicked
    })
}

/// Runs work on this thread and catches its panic. Use it for one of several parts of a task, such as one of several
/// files.
///
/// # Errors
/// If the work panics.
pub fn catch<T>(name: &str, work: impl FnOnce() -> T) -> Result<T, Panicked> {
    guard(name, || {
        panic_if_injected(name);
        work()
    })
}

/// Runs work on a new thread, and then, on the same thread, `done` with its result or with [`Panicked`].
///
/// # Errors
/// If the system cannot start a thread.
#[expect(clippy::disallowed_methods, reason = "panics are caught here")]
pub fn spawn<T>(
    name: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
    done: impl FnOnce(Result<T, Panicked>) + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    Builder::new().name(name.to_owned()).spawn(move || {
        let result = catch(name, work);
        // The panic hook has reported this panic, and nobody waits for more.
        let _ = guard(name, || done(result));
    })
}

/// Runs a service on a new thread: work that goes on until it returns. If it panics, it is called again, with the state
/// that it has kept. If it keeps panicking, it is given up and `given_up` is called.
///
/// # Errors
/// If the system cannot start a thread.
#[expect(clippy::disallowed_methods, reason = "panics are caught here")]
pub fn spawn_service(
    name: &'static str,
    mut work: impl FnMut() + Send + 'static,
    given_up: impl FnOnce() + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    Builder::new().name(name.to_owned()).spawn(move || {
        let mut panics = 0;
        loop {
            let begun = Instant::now();
            if catch(name, &mut work).is_ok() {
                return;
            }
            if begun.elapsed() > CALM_AFTER {
                panics = 0;
            }
            panics += 1;
            if panics == MAX_PANICS {
                log::error!("service {name} panicked {panics} times; giving up");
                let _ = guard(name, given_up);
                return;
            }
            thread::sleep(RESTART_PAUSE);
        }
    })
}

/// Returns `true` if the program survives the panic that this thread is reporting. Only the panic hook may call it,
/// once per panic: a second panic while unwinding to the same `guard` aborts the program.
pub fn survives_panics() -> bool {
    cfg!(panic = "unwind") && GUARDS.get() > 0 && !IS_UNWINDING.replace(true)
}

/// A task that must panic, for a test.
struct Injection {
    name: String,
    /// Number of panics still to come.
    left: AtomicU32,
}

/// Reads the names in the environment variable, each with the number of panics: `computer,sound:2`.
fn injections(text: &str) -> Vec<Injection> {
    let parts = text.split(',').filter(|part| !part.is_empty());
    let parts = parts.map(|part| match part.split_once(':') {
        Some((name, times)) => (name, times.parse().unwrap_or(1)),
        None => (part, u32::MAX),
    });
    parts
        .map(|(name, times)| Injection {
            name: name.to_owned(),
            left: AtomicU32::new(times),
        })
        .collect()
}

/// Panics if the environment variable names this task.
fn panic_if_injected(name: &str) {
    static INJECTIONS: LazyLock<Vec<Injection>> =
        LazyLock::new(|| injections(&std::env::var(INJECTION).unwrap_or_default()));
    let injection = INJECTIONS.iter().find(|injection| injection.name == name);
    let less_one = |left: u32| left.checked_sub(1);
    let is_due = injection.is_some_and(|injection| {
        let (set, read) = (Ordering::Relaxed, Ordering::Relaxed);
        injection.left.fetch_update(set, read, less_one).is_ok()
    });
    assert!(!is_due, "{INJECTION} makes {name} panic");
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn panic_of_a_thread_takes_the_place_of_its_result() {
        let (sender, results) = channel();
        for is_broken in [false, true] {
            let sender = sender.clone();
            let work = move || {
                assert!(!is_broken, "broken");
                7
            };
            let done = move |result| sender.send(result).expect("a receiver");
            let thread = spawn("number", work, done).expect("a thread");
            thread.join().expect("it ends");
        }
        assert_eq!(
            results.try_iter().collect::<Vec<_>>(),
            [Ok(7), Err(Panicked)]
        );
    }

    #[test]
    fn service_restarts_with_its_state_until_it_gives_up() {
        for panics in [0, 1, MAX_PANICS - 1, MAX_PANICS] {
            let (sender, results) = channel();
            let is_given_up = sender.clone();
            let mut runs = 0;
            let work = move || {
                runs += 1;
                assert!(runs > panics, "broken");
                sender.send(runs).expect("a receiver");
            };
            let given_up = move || is_given_up.send(0).expect("a receiver");
            let thread = spawn_service("service", work, given_up).expect("a thread");
            thread.join().expect("it ends");
            let expected = if panics < MAX_PANICS { panics + 1 } else { 0 };
            assert_eq!(results.iter().collect::<Vec<_>>(), [expected]);
        }
    }

    #[test]
    fn only_a_panic_that_a_guard_catches_is_survived() {
        assert!(!survives_panics());
        let inner = guard("outer", || {
            assert!(survives_panics(), "the first panic on the way to the guard");
            assert!(!survives_panics(), "a second one ends the program");
            IS_UNWINDING.set(false);
            let inner = guard("inner", || {
                assert!(survives_panics());
                panic!("broken");
            });
            assert!(survives_panics(), "the next one is another panic");
            IS_UNWINDING.set(false);
            inner
        });
        assert_eq!(inner, Ok(Err::<(), Panicked>(Panicked)));
        assert!(!survives_panics());
    }

    #[test]
    fn injections_name_tasks_and_numbers_of_panics() {
        let read = injections("computer,sound:2,,links:x");
        let read = read.iter().map(|injection| {
            (
                injection.name.as_str(),
                injection.left.load(Ordering::Relaxed),
            )
        });
        let expected = [("computer", u32::MAX), ("sound", 2), ("links", 1)];
        assert_eq!(read.collect::<Vec<_>>(), expected);
        assert!(injections("").is_empty());
    }
}
