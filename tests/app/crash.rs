//! A panic writes a log next to the saves, and the next start reports it once.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs, thread};
use tessella::core::crash;
use tessella_tasks as task;

/// Name of the environment variable with the folder of the process that panics.
const FOLDER: &str = "TESSELLA_TEST_CRASH_FOLDER";

#[test]
#[ignore = "the process of the other tests, which panics"]
fn panicking_child_process() {
    let folder = env::var_os(FOLDER).expect("a folder from the test that started this process");
    crash::log_panics(&PathBuf::from(folder));
    let worker = thread::Builder::new().name("worker".to_owned());
    let worker = worker.spawn(|| panic!("a worker fails"));
    assert!(worker.expect("a thread").join().is_err());
    panic!("all is lost");
}

#[test]
#[ignore = "the process of the other tests, a task of which panics"]
fn surviving_child_process() {
    let folder = env::var_os(FOLDER).expect("a folder from the test that started this process");
    crash::log_panics(&PathBuf::from(folder));
    let thread = task::spawn("packs", || panic!("a task fails"), drop);
    thread.expect("a thread").join().expect("it ends");
    assert!(task::catch("pack", || panic!("one of its parts fails")).is_err());
    // A process that is killed has no chance to say that all is well.
    std::process::exit(0);
}

/// Runs another process that logs into a folder. Returns `true` if it has ended without a panic.
fn run_elsewhere(folder: &Folder, test: &str) -> bool {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command
        .args(["--exact", test, "--ignored"])
        .env(FOLDER, folder.0.join("data"))
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().expect("another process").success()
}

/// Runs another process that panics and logs into a folder.
fn panic_elsewhere(folder: &Folder) {
    assert!(!run_elsewhere(folder, "crash::panicking_child_process"));
}

/// Returns the sentences in which the next start reports a crash.
fn crash_messages(folder: &Folder) -> Vec<String> {
    let stage = Stage::open(WIDE, folder.storage());
    let words = stage.words().into_iter();
    let message = words.filter(|words| words.starts_with("Tessella crashed last time."));
    message.map(str::to_owned).collect()
}

#[test]
fn panic_is_logged_and_reported_once_at_next_start() {
    let folder = Folder::new("crash");
    let (fresh, shown) = ["crash.log", "last-crash.log"]
        .map(|name| folder.0.join("data").join(name))
        .into();
    // The folder does not exist yet.
    panic_elsewhere(&folder);
    let log = fs::read_to_string(&fresh).expect("a log");
    for part in [
        concat!("Tessella ", env!("CARGO_PKG_VERSION"), " on "),
        "thread 'worker' panicked at ",
        "a worker fails",
        "thread 'crash::panicking_child_process' panicked at ",
        "all is lost",
        // The backtrace.
        "core::panicking::panic_fmt",
    ] {
        assert!(log.contains(part), "{part:?} is not in {log}");
    }
    let place = format!("Details are in {}.", shown.display());
    assert!(crash_messages(&folder).concat().ends_with(&place));
    assert!(!fresh.exists());
    assert_eq!(fs::read_to_string(&shown).expect("the log"), log);
    assert_eq!(crash_messages(&folder), [""; 0], "it is reported once");
}

#[test]
fn second_instance_leaves_panic_log_of_first_unchanged() {
    let folder = Folder::new("crash-second");
    let first = folder.storage();
    panic_elsewhere(&folder);
    assert_eq!(folder.storage().folder(), None, "so it logs nothing there");
    assert_eq!(crash_messages(&folder), [""; 0]);
    drop(first);
    assert_eq!(crash_messages(&folder).len(), 1);
}

#[test]
fn survived_panic_of_a_task_is_logged_and_is_no_crash() {
    let folder = Folder::new("crash-survived");
    let data = folder.0.join("data");
    for _ in 0..2 {
        assert!(run_elsewhere(&folder, "crash::surviving_child_process"));
        let log = fs::read_to_string(data.join("errors.log")).expect("a log");
        assert_eq!(log.matches("a task fails").count(), 1, "{log}");
        for part in ["thread 'packs' panicked at ", "one of its parts fails"] {
            assert!(log.contains(part), "{part:?} is not in {log}");
        }
        assert!(!data.join("crash.log").exists());
        assert_eq!(crash_messages(&folder), [""; 0]);
    }
}
