//! Socket on which a running program receives links.
//!
//! A client sends one line with a link, and reads one byte as the answer.

use crate::core::{Service, give_up};
use bevy::log::warn;
use std::fs::{self, Permissions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;
use tessella_tasks as task;

/// Maximum length of a link in bytes.
const MAX_LINK: u64 = 1 << 20;
/// Longest time for which the other side may be silent.
const TIMEOUT: Duration = Duration::from_secs(2);
/// Pause after the system failed to accept a connection.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(200);
/// Answer to a link that was received.
const RECEIVED: &[u8] = b"+";

/// Returns the path of the socket beside the files of the player.
pub fn path(folder: &Path) -> PathBuf {
    folder.join("links.socket")
}

/// Sends a link to the program that listens.
///
/// # Errors
/// If no program listens, or it does not answer in time.
pub fn send(path: &Path, link: &str) -> io::Result<()> {
    let mut stream = UnixStream::connect(path)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    stream.write_all(format!("{link}\n").as_bytes())?;
    let mut answer = [0];
    stream.read_exact(&mut answer)?;
    if answer == RECEIVED {
        Ok(())
    } else {
        Err(io::Error::other("the link was not received"))
    }
}

/// Thread that receives links. It ends when this is dropped, and the socket is removed.
pub struct LinkListener {
    path: PathBuf,
    closing: Arc<AtomicBool>,
}

impl LinkListener {
    /// Listens at a path. `receive` is called with each link, and returns `false` if nobody will open it. Only the program
    /// that has locked the files of the player may do this: a socket that is there is left over from a crash.
    ///
    /// # Errors
    /// If the system reports one, or a file that is no socket is in the way.
    pub fn open(
        path: &Path,
        receive: impl Fn(String) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        use std::os::unix::fs::FileTypeExt;
        if fs::symlink_metadata(path).is_ok_and(|about| about.file_type().is_socket()) {
            fs::remove_file(path)?;
        }
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        let closing = Arc::<AtomicBool>::default();
        let is_closing = Arc::clone(&closing);
        let listen = move || {
            while !is_closing.load(Ordering::Relaxed) {
                match listener.accept() {
                    Ok((stream, _)) => {
                        // A client that sends nothing is no matter for the player.
                        drop(task::catch("link", || answer(stream, &receive)));
                    }
                    Err(error) => {
                        warn!("no link can be received: {error}");
                        sleep(PAUSE_AFTER_ERROR);
                    }
                }
            }
        };
        // The socket is closed with the thread, so that a later link opens a window of its own.
        task::spawn_service("links", listen, || give_up(Service::Links))?;
        Ok(Self {
            path: path.to_owned(),
            closing,
        })
    }
}

impl Drop for LinkListener {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
        // A connection wakes the thread, and is closed at once.
        drop(UnixStream::connect(&self.path));
        if let Err(error) = fs::remove_file(&self.path) {
            warn!("{} remains: {error}", self.path.display());
        }
    }
}

fn answer(stream: UnixStream, receive: &impl Fn(String) -> bool) -> io::Result<()> {
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    let mut line = String::new();
    BufReader::new((&stream).take(MAX_LINK)).read_line(&mut line)?;
    if line.ends_with('\n') && receive(line.trim_end().to_owned()) {
        (&stream).write_all(RECEIVED)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;
    use std::{env, process};

    #[test]
    fn links_are_received_until_the_listener_is_dropped() {
        let folder = env::temp_dir().join(format!("tessella-links-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = path(&folder);
        assert!(send(&path, "tessella:row:3x3,k3,s2#1").is_err());
        // A socket that a crashed program has left.
        drop(UnixListener::bind(&path).expect("a socket"));
        assert!(send(&path, "tessella:row:3x3,k3,s2#1").is_err());
        let (sender, receiver) = channel();
        let listener = LinkListener::open(&path, move |text| sender.send(text).is_ok());
        let listener = listener.expect("a listener");
        for text in ["tessella:row:3x3,k3,s2#1", "anything"] {
            send(&path, text).expect("an answer");
            assert_eq!(receiver.try_recv().expect("a link"), text);
        }
        // A client that ends without a line is no link.
        let mut broken = UnixStream::connect(&path).expect("a connection");
        broken.write_all(b"tessella:row").expect("sent");
        drop(broken);
        send(&path, "last").expect("an answer");
        assert_eq!(receiver.try_recv().expect("a link"), "last");
        drop(listener);
        assert!(!path.exists());
        assert!(send(&path, "later").is_err());
        fs::remove_dir_all(folder).expect("the folder is removed");
    }

    #[test]
    fn file_in_the_place_of_the_socket_stays() {
        let folder = env::temp_dir().join(format!("tessella-links-file-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = path(&folder);
        fs::write(&path, "a note").expect("a file");
        assert!(LinkListener::open(&path, |_| true).is_err());
        assert_eq!(fs::read(&path).expect("the file"), b"a note");
        fs::remove_dir_all(folder).expect("the folder is removed");
    }
}
