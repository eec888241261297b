//! Processes of the program.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella_net_test_support::clients::CODE;

/// Maximum time that a server takes for one step.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server with a folder of its own. Both are removed with the test.
pub struct ServerProgram {
    child: Child,
    folder: PathBuf,
    /// File of the rooms.
    rooms: PathBuf,
    owns_folder: bool,
    port: u16,
}

impl ServerProgram {
    /// Starts a server with a join code, and waits until it admits clients.
    pub fn start(name: &str, arguments: &[&str]) -> Self {
        Self::start_with(name, arguments, &[])
    }

    /// Does the same with environment variables.
    pub fn start_with(name: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("server-program");
        let folder = root.join(format!("{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let mut server = Self::start_in(folder, "rooms", arguments, variables);
        server.owns_folder = true;
        server
    }

    /// Starts a server in the folder of another, with rooms of its own.
    pub fn start_beside(other: &Self, rooms: &str) -> Self {
        Self::start_in(other.folder.clone(), rooms, &[], &[])
    }

    fn start_in(
        folder: PathBuf,
        rooms: &str,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let port = free_port();
        let (rooms, out) = (folder.join(rooms), folder.join("out"));
        let child = command()
            .args(["--code", CODE, "--port", &port.to_string(), "--file"])
            .arg(&rooms)
            .args(arguments)
            .envs(variables.iter().copied())
            .stdout(File::create(out).expect("a file"))
            .stderr(File::create(folder.join("err")).expect("a file"))
            .spawn()
            .expect("cargo has built the program");
        let mut server = Self {
            child,
            folder,
            rooms,
            owns_folder: false,
            port,
        };
        until("the server listens", || {
            assert!(server.is_running(), "{}", server.errors());
            TcpStream::connect(server.address()).is_ok()
        });
        // It answers clients a little before it answers its owner.
        let says = || fs::read_to_string(server.folder.join("out")).expect("a file");
        until("the server is up", || says().contains("Ctrl+C ends it."));
        server
    }

    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("a status").is_none()
    }

    /// Sends SIGTERM.
    pub fn terminate(&self) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status();
        assert!(sent.expect("kill, of every Linux").success());
    }

    /// Waits until the process ends by itself.
    pub fn end(&mut self) -> ExitStatus {
        until("the server ends", || {
            self.child.try_wait().expect("a status").is_some()
        });
        self.child.wait().expect("a status")
    }

    /// Runs a command of `ctl`, and returns its exit status, its output and its error message.
    pub fn control(&self, words: &[&str]) -> (Option<i32>, String, String) {
        let mut command = command();
        command.args(["ctl", "--file"]).arg(&self.rooms).args(words);
        let output = command.output().expect("cargo has built the program");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    }

    /// Returns the path of a file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns what was written to standard error.
    pub fn errors(&self) -> String {
        fs::read_to_string(self.folder.join("err")).expect("a file")
    }
}

impl Drop for ServerProgram {
    fn drop(&mut self) {
        // It may have ended by itself, and remaining files do no harm.
        drop(self.child.kill());
        drop(self.child.wait());
        if self.owns_folder {
            drop(fs::remove_dir_all(&self.folder));
        }
    }
}

/// Returns a command of the program without options from this environment.
pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessella-server"));
    let variables = std::env::vars_os().map(|(name, _)| name);
    for name in variables.filter(|name| name.to_string_lossy().starts_with("TESSELLA_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

/// Returns a port that is free at the moment.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).expect("a port");
    listener.local_addr().expect("its address").port()
}

/// Asks for a path over HTTP, and returns the status and the text.
pub fn http(port: u16, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let status = answer.split(' ').nth(1).expect("a status");
    let (_, text) = answer.split_once("\r\n\r\n").expect("a head");
    (status.parse().expect("a number"), text.to_owned())
}

/// Waits until a condition holds.
#[track_caller]
pub fn until(what: &str, mut happened: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !happened() {
        assert!(begun.elapsed() < PATIENCE, "not in time: {what}");
        sleep(Duration::from_millis(10));
    }
}
