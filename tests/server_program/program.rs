//! Processes of the program.

use crate::clients::CODE;
use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Maximum time that a server takes for one step.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server with a folder of its own. Both are removed with the test.
pub struct ServerProgram {
    child: Child,
    folder: PathBuf,
    port: u16,
}

impl ServerProgram {
    /// Starts a server with a join code, and waits until it admits clients.
    pub fn start(name: &str, arguments: &[&str]) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("server-program");
        let folder = root.join(format!("{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let port = free_port();
        let (out, err) = (folder.join("out"), folder.join("err"));
        let child = command()
            .args(["--code", CODE, "--port", &port.to_string(), "--file"])
            .arg(folder.join("rooms"))
            .args(arguments)
            .stdout(File::create(out).expect("a file"))
            .stderr(File::create(err).expect("a file"))
            .spawn()
            .expect("cargo has built the program");
        let mut server = Self {
            child,
            folder,
            port,
        };
        until("the server listens", || {
            assert!(server.is_running(), "{}", server.errors());
            TcpStream::connect(server.address()).is_ok()
        });
        server
    }

    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("a status").is_none()
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
        drop(fs::remove_dir_all(&self.folder));
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

/// Waits until a condition holds.
#[track_caller]
pub fn until(what: &str, mut happened: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !happened() {
        assert!(begun.elapsed() < PATIENCE, "not in time: {what}");
        sleep(Duration::from_millis(10));
    }
}
