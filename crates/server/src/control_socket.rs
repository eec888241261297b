//! Socket over which a server's operator controls it.
//!
//! A client sends a command on one line, and reads the reply to its end: a line with `ok`, or with `error` and a
//! reason, and after `ok` the lines of the result.

use super::commands::Commands;
use std::fs::{self, DirBuilder, Permissions};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::os::unix::fs::{DirBuilderExt, FileTypeExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{JoinHandle, sleep};
use std::time::Duration;
use tessella_net::server::{ServerControl, control_socket_path};
use tessella_tasks as task;

/// Maximum time for which a client may be silent.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Pause after a connection could not be accepted, for example because too many files are open.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(200);
/// Maximum length of a command in bytes.
const MAX_COMMAND: u64 = 4096;
/// Maximum length of a reply in bytes.
const MAX_ANSWER: u64 = 16 << 20;

/// Socket beside a server's rooms. It serves commands until it is dropped, which removes it.
pub(super) struct ControlSocket {
    path: PathBuf,
    closing: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl ControlSocket {
    /// Opens the socket beside the rooms, which the server must have locked. `signals` counts the requests to stop.
    ///
    /// # Errors
    /// If the system reports an error, or another program's file is in the way.
    pub(super) fn open(
        rooms: &Path,
        control: ServerControl,
        signals: Arc<AtomicUsize>,
    ) -> io::Result<Self> {
        let path = control_socket_path(rooms);
        let listener = listen(&path)?;
        let closing = Arc::<AtomicBool>::default();
        let is_closing = Arc::clone(&closing);
        let commands = Commands {
            control,
            rooms: rooms.to_owned(),
            signals,
        };
        let listen = move || {
            while !is_closing.load(Ordering::Relaxed) {
                match listener.accept() {
                    Ok((stream, _)) => {
                        let answered = task::catch("command", || answer(stream, &commands));
                        if let Ok(Err(error)) = answered {
                            log::debug!("failed to reply to a command: {error}");
                        }
                    }
                    Err(error) => {
                        log::warn!("failed to accept a command: {error}");
                        sleep(PAUSE_AFTER_ERROR);
                    }
                }
            }
        };
        let given_up = || log::error!("the control socket has given up; no commands are accepted");
        let thread = task::spawn_service("control", listen, given_up)?;
        Ok(Self {
            path,
            closing,
            thread: Some(thread),
        })
    }
}

impl Drop for ControlSocket {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
        // A connection wakes the thread, which closes it at once.
        let is_woken = UnixStream::connect(&self.path).is_ok();
        if let Err(error) = fs::remove_file(&self.path) {
            log::warn!("failed to remove {}: {error}", self.path.display());
        }
        if let (true, Some(thread)) = (is_woken, self.thread.take())
            && thread.join().is_err()
        {
            log::error!("the control socket's thread panicked");
        }
    }
}

/// Listens at a path, replacing a socket that a server left there when it crashed.
fn listen(path: &Path) -> io::Result<UnixListener> {
    match path.symlink_metadata() {
        Ok(about) if about.file_type().is_socket() => fs::remove_file(path)?,
        Ok(_) => return Err(ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    // Until the mode is set, nobody else can connect, because nobody else can enter the folder.
    let mut folder = path.as_os_str().to_owned();
    folder.push(".new");
    let folder = PathBuf::from(folder);
    DirBuilder::new().mode(0o700).create(&folder)?;
    let inside = folder.join("s");
    let listened = UnixListener::bind(&inside).and_then(|listener| {
        fs::set_permissions(&inside, Permissions::from_mode(0o600))?;
        fs::rename(&inside, path)?;
        Ok(listener)
    });
    if listened.is_err() {
        // If it could not be bound, there is nothing to remove.
        drop(fs::remove_file(&inside));
    }
    fs::remove_dir(&folder)?;
    listened
}

fn answer(mut stream: UnixStream, commands: &Commands) -> io::Result<()> {
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    let mut line = String::new();
    BufReader::new((&stream).take(MAX_COMMAND)).read_line(&mut line)?;
    let Some(line) = line.strip_suffix('\n') else {
        return Err(ErrorKind::InvalidData.into());
    };
    let text = match commands.run(line) {
        Ok(result) => format!("ok\n{result}"),
        Err(why) => format!("error {why}\n"),
    };
    stream.write_all(text.as_bytes())
}

/// Sends a command to the server with these rooms, and returns its reply.
///
/// # Errors
/// A sentence that says why there is no reply, or what the server refused.
pub(super) fn send(rooms: &Path, command: &str) -> Result<String, String> {
    let path = control_socket_path(rooms);
    let exchanged = exchange(&path, command);
    let answer = exchanged.map_err(|error| {
        let path = path.display();
        format!("no server answers at {path} ({error}); --file names the rooms of another one")
    })?;
    match answer.split_once('\n') {
        Some(("ok", result)) => Ok(result.to_owned()),
        Some((line, _)) if line.starts_with("error ") => Err(line["error ".len()..].to_owned()),
        _ => Err("the server's answer cannot be understood".to_owned()),
    }
}

fn exchange(path: &Path, command: &str) -> io::Result<String> {
    let mut stream = UnixStream::connect(path)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    stream.write_all(format!("{command}\n").as_bytes())?;
    let mut answer = String::new();
    stream.take(MAX_ANSWER).read_to_string(&mut answer)?;
    Ok(answer)
}
