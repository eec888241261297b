//! Command line of the program, without a window: exit statuses, error messages, and the files of a server.

#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Maximum time that a command takes to end, or a server to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// Temporary folder, which is deleted with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-line");
        let path = root.join(format!("{name}-{}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file.
    fn put(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("a file");
    }

    /// Returns the names of all entries, with the contents of regular files.
    fn contents(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths
            .map(|path| {
                let is_file = path.symlink_metadata().is_ok_and(|about| about.is_file());
                let read = || fs::read(&path).expect("a file");
                let bytes = if is_file { read() } else { Vec::new() };
                (path, bytes)
            })
            .collect()
    }

    /// Returns a command of the program in this folder, which also holds its data.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tessella"));
        command
            .args(arguments)
            .current_dir(&self.0)
            .env("XDG_DATA_HOME", self.0.join("data"))
            .env_remove("RUST_LOG")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Remaining files do no harm.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Process that is killed with the test.
struct Process(Child);

impl Process {
    fn start(command: &mut Command) -> Self {
        Self(command.spawn().expect("cargo has built the program"))
    }

    /// Waits for the end, and returns the exit status and what was written to standard error.
    fn end(mut self) -> (Option<i32>, String) {
        let begun = Instant::now();
        let status = loop {
            match self.0.try_wait().expect("a status") {
                Some(status) => break status,
                None if begun.elapsed() > PATIENCE => panic!("the command does not end"),
                None => sleep(Duration::from_millis(10)),
            }
        };
        let mut message = String::new();
        if let Some(mut err) = self.0.stderr.take() {
            err.read_to_string(&mut message).expect("text");
        }
        (status.code(), message)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// Returns a port that is free at the moment.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("0.0.0.0", 0)).expect("a port");
    listener.local_addr().expect("its address").port()
}

fn full() -> File {
    let full = File::options().write(true).open("/dev/full");
    full.expect("a device that is always full")
}

/// Waits until a server listens, and returns `true` if it still does after some checks of its status.
fn serves(server: &mut Process, port: u16) -> bool {
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        let ended = server.0.try_wait().expect("a status");
        if ended.is_some() || begun.elapsed() > PATIENCE {
            return false;
        }
        sleep(Duration::from_millis(20));
    }
    sleep(Duration::from_secs(1));
    server.0.try_wait().expect("a status").is_none()
}

#[test]
fn error_that_cannot_be_written_keeps_its_exit_status() {
    let folder = Folder::new("full-errors");
    for arguments in [&["chess:1"][..], &["solve"], &["serve", "--port", "0"]] {
        let process = Process::start(folder.command(arguments).stderr(full()));
        assert_eq!(process.end().0, Some(2), "{arguments:?}");
    }
}

#[test]
fn argument_that_holds_no_game_is_named() {
    let folder = Folder::new("named");
    fs::write(folder.path("board.png"), b"\x89PNG\r\n\x1a\n\0\xff").expect("a file");
    fs::write(folder.path("two.txt"), "drench:9x9,c6#1 or Row:3x3, k3#1").expect("a file");
    let name = "no-such-host-here.invalid";
    for (arguments, expected) in [
        (
            &["7x7n12#123456"][..],
            "a random seed of another program; copy the specific ID",
        ),
        (&["board.png"], "board.png: it is a picture"),
        (&["two.txt"], "not 2: drench:9x9,c6#1 row:3x3,k3,s2#1"),
        (&["BCD 234"], "it is a join code"),
        (&["tessella-backup:ABCD"], "that is a backup"),
        (
            &["join", "drench:9x9,c6#1"],
            "expected the address of a server",
        ),
        (
            &["join", name],
            "the name no-such-host-here.invalid is unknown in this network",
        ),
        (
            &["join", "10.0.0.256"],
            "expected an address such as 192.168.1.20",
        ),
        (
            &["serve", "--metrics", "no-such-host-here.invalid:9090"],
            "is unknown in this network",
        ),
    ] {
        let (status, message) = Process::start(&mut folder.command(arguments)).end();
        assert_eq!(status, Some(2), "{arguments:?}: {message}");
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
    for words in [
        &["Drench:9×9,", "c6#1"][..],
        &["“drench:9x9,c6#1”"],
        &["code.txt"],
    ] {
        fs::write(folder.path("code.txt"), "Look: drench:9x9,c6#1\r\n").expect("a file");
        let output = folder
            .command(&[&["--qr"], words].concat())
            .output()
            .expect("an output");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(
            text.contains("tessella:drench:9x9,c6,m"),
            "{words:?}: {text}"
        );
    }
}

#[test]
fn help_that_cannot_be_written_fails_unless_its_reader_is_gone() {
    let folder = Folder::new("full-help");
    let (status, message) = Process::start(folder.command(&["--help"]).stdout(full())).end();
    assert_eq!(status, Some(1));
    assert!(message.starts_with("tessella: the output cannot be written: "));
    let both = folder
        .command(&["--help"])
        .stdout(full())
        .stderr(full())
        .spawn();
    assert_eq!(Process(both.expect("a process")).end().0, Some(1));
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let (status, message) = Process::start(folder.command(&["--help"]).stdout(writer)).end();
    assert_eq!((status, message.as_str()), (Some(0), ""));
}

#[test]
fn missing_graphics_driver_is_a_sentence() {
    let folder = Folder::new("driver");
    let mut command = folder.command(&["--screenshot", "a.png", "row:3x3,k3,s2#1"]);
    let nowhere = folder.path("driver.json");
    let command = command
        .env("VK_DRIVER_FILES", &nowhere)
        .env("VK_ICD_FILENAMES", &nowhere);
    let (status, message) = Process::start(command).end();
    assert_eq!(status, Some(1), "{message}");
    assert!(
        message.starts_with("tessella: nothing can be drawn: expected a Vulkan driver."),
        "{message}"
    );
    assert_eq!(message.lines().count(), 1, "{message}");
}

#[test]
fn server_continues_when_its_output_cannot_be_written() {
    let folder = Folder::new("full-server");
    let (reader, closed) = std::io::pipe().expect("a pipe");
    drop(reader);
    let closed_too = closed.try_clone().expect("a pipe");
    for (out, err) in [
        (full().into(), full().into()),
        (closed.into(), closed_too.into()),
    ] {
        let (out, err): (Stdio, Stdio) = (out, err);
        // A damaged file makes it write a warning as well.
        folder.put("rooms", "TESSROOM");
        let port = free_port();
        let mut command = folder.command(&["serve", "--file", "rooms", "--port"]);
        let mut server = Process::start(command.arg(port.to_string()).stdout(out).stderr(err));
        assert!(serves(&mut server, port));
    }
    assert!(folder.path("rooms.unread-2").exists());
}

#[test]
fn error_messages_escape_control_characters() {
    let folder = Folder::new("escapes");
    for arguments in [
        &["chess\u{1b}[31m:1"][..],
        &["--\u{1b}[2J"],
        &["--map", "\u{1b}]0;title\u{7}"],
        &["drench:9x9,c6#1", "\u{9b}2J\n\u{202e}"],
        &["join", "\u{1b}[2J"],
        &["serve", "--code", "\u{1b}[2J"],
        &["serve", "--people", "\u{1b}[2J"],
        &["solve", "\u{1b}[2J"],
        &["arena", "row", "\u{1b}[2J", "easy"],
        &["replay", "\u{1b}[2J"],
    ] {
        let (status, message) = Process::start(&mut folder.command(arguments)).end();
        assert_eq!(status, Some(2), "{arguments:?}");
        let line = message.strip_suffix('\n').expect("a line");
        assert!(!line.contains(char::is_control), "{message:?}");
        assert!(!line.contains('\u{202e}'), "{message:?}");
        assert!(line.contains(r"\u{"), "{message:?}");
    }
}

#[test]
fn replay_does_not_wait_for_a_pipe() {
    let folder = Folder::new("pipe");
    make_pipe(&folder.path("pipe"));
    let (status, message) = Process::start(&mut folder.command(&["replay", "pipe"])).end();
    assert_eq!(status, Some(2));
    assert!(message.contains("it is not a regular file"), "{message}");
}

/// Makes a named pipe.
fn make_pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo, of every Linux").success());
    let about = fs::metadata(path).expect("a pipe");
    assert!(about.file_type().is_fifo());
}

#[test]
fn server_refuses_files_of_others_and_changes_nothing() {
    let folder = Folder::new("others");
    folder.put("notes.txt", "a note");
    folder.put("notes.lock", "a note");
    folder.put("x.lock", "a note");
    folder.put("locked.lock", "a note");
    folder.put("coded.code", "a note");
    folder.put("keyed.code", "BCD 234");
    folder.put("keyed.lock", "");
    folder.put("keyed.key", "a note");
    fs::create_dir(folder.path("folder")).expect("a folder");
    make_pipe(&folder.path("pipe"));
    make_pipe(&folder.path("piped.lock"));
    make_pipe(&folder.path("listed.code"));
    symlink("nowhere", folder.path("link")).expect("a link");
    let before = folder.contents();
    for (name, expected) in [
        (
            "notes.txt",
            "notes.txt is not a file of rooms; choose another name with --file",
        ),
        ("x.lock", "x.lock is not a file of rooms"),
        ("folder", "folder is a folder"),
        ("pipe", "pipe is not a regular file"),
        ("link", "link is a link to a file that does not exist"),
        ("notes.txt/rooms", "notes.txt/rooms can't be read"),
        ("locked", "locked.lock is not empty, so it is not a lock"),
        ("coded", "coded.code is not a join code"),
        (
            "keyed",
            "keyed.key is not a host key, or is damaged: it should hold 121 characters that begin with tessella-host-key:",
        ),
        ("piped", "piped.lock is not a regular file"),
        ("listed", "listed.code is not a regular file"),
    ] {
        let port = free_port().to_string();
        let mut command = folder.command(&["serve", "--port", &port, "--file", name]);
        let (status, message) = Process::start(&mut command).end();
        assert_eq!(status, Some(1), "{name}: {message}");
        assert!(
            message.starts_with(&format!("tessella: {expected}")),
            "{message}"
        );
        assert_eq!(message.lines().count(), 1, "{message}");
        assert_eq!(folder.contents(), before, "{name}");
    }
    let (status, _) = Process::start(&mut folder.command(&["serve", "--file", ""])).end();
    assert_eq!(status, Some(2));
}

#[test]
fn server_keeps_its_code_beside_files_of_similar_names() {
    let folder = Folder::new("similar");
    for other in ["club.txt", "club.lock", "club.code"] {
        folder.put(other, "a note");
    }
    // The files that the program chooses keep their names.
    for (arguments, file) in [
        (&["--file", "club.rooms"][..], "club.rooms"),
        (&[], "data/tessella/served-rooms"),
    ] {
        let mut codes = Vec::new();
        for _ in 0..2 {
            let port = free_port().to_string();
            let mut command = folder.command(&["serve", "--port", &port]);
            let mut server = Process::start(command.args(arguments));
            let out = server.0.stdout.take().expect("its output");
            let lines = BufReader::new(out).lines().map_while(Result::ok);
            let code = lines
                .filter_map(|line| Some(line.strip_prefix("Guests need the code ")?.to_owned()))
                .next();
            codes.push(code.expect("a code"));
            // The code is saved before it is announced.
            drop(server);
        }
        assert_eq!(codes[0], codes[1]);
        assert!(folder.path(&format!("{file}.code")).exists());
        assert!(folder.path(&format!("{file}.lock")).exists());
    }
    for other in ["club.txt", "club.lock", "club.code"] {
        assert_eq!(fs::read(folder.path(other)).expect("a file"), b"a note");
    }
}
