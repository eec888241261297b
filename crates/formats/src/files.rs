//! Files that survive a crash: locks, atomic writes, and setting unreadable files aside.

mod atomic;

pub use atomic::{remove_leftovers, write};

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, ErrorKind, Read};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Largest number that [`create_numbered`] puts into a file name.
const LARGEST_NUMBER: u32 = 9999;

/// Why this program refuses a file that the system would accept. It is the inner error of an [`io::Error`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// It is not a regular file but, say, a folder, a pipe or a device.
    #[error("it is not a regular file")]
    NotRegular,
    /// The file is too long.
    #[error("it is larger than {}\u{a0}MiB", limit >> 20)]
    TooLong {
        /// Maximum length, in bytes.
        limit: u64,
    },
    /// It is a symbolic link that leads back to itself, directly or through others.
    #[error("it is a symbolic link to itself")]
    LinkToItself,
    /// All numbered names are taken.
    #[error("{} already has {files} of them", folder.display())]
    TooMany {
        /// The folder.
        folder: PathBuf,
        /// Number of files with such names.
        files: u32,
    },
}

impl FileError {
    /// Returns the reason inside an error from this module; `None` for an error from the system.
    pub fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }
}

impl From<FileError> for io::Error {
    fn from(error: FileError) -> Self {
        let kind = match error {
            FileError::TooMany { .. } => ErrorKind::AlreadyExists,
            _ => ErrorKind::Other,
        };
        Self::new(kind, error)
    }
}

/// Locks a file, and creates it and its folder if necessary. Its contents stay as they are. The lock is released when
/// the file is closed.
///
/// # Errors
/// [`TryLockError::WouldBlock`] if another process holds the lock, or an error from the file system.
pub fn lock(path: &Path) -> Result<File, TryLockError> {
    let open = || {
        // Opening a pipe would wait for a reader.
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(FileError::NotRegular.into());
        }
        create_folder_of(path)?;
        File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
    };
    let file = open().map_err(TryLockError::Error)?;
    match file.try_lock() {
        // Android has no file locks, and there the folder belongs to this program alone.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(file),
        locked => locked.map(|()| file),
    }
}

/// Reads a file of at most `limit` bytes.
///
/// # Errors
/// An error from the file system, or a [`FileError`] if the file is longer or not a regular file, such as a pipe or a
/// device.
pub fn read(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    // Opening a pipe would wait for a writer.
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(FileError::NotRegular.into());
    }
    if about.len() > limit {
        return Err(FileError::TooLong { limit }.into());
    }
    let mut bytes = Vec::new();
    // The file may grow while it is being read.
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        Err(FileError::TooLong { limit }.into())
    } else {
        Ok(bytes)
    }
}

fn create_folder_of(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Renames an unreadable file, so that the next write does not replace it, and returns its new path: the name with the
/// first unused number, as in `games.tessella.unread-1`.
///
/// # Errors
/// An error from the file system; the file then keeps its name.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let unused = (1..)
        .map(|number| path.with_file_name(format!("{name}.unread-{number}")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| path.with_extension("unread"));
    fs::rename(path, &unused)?;
    Ok(unused)
}

/// Creates a file with the first free name: `NAME.END`, `NAME 2.END` and so on. Creates the folder if it is missing.
///
/// # Errors
/// If the file cannot be created, or all numbers are taken.
pub fn create_numbered(
    folder: &Path,
    name: &str,
    end: &str,
) -> io::Result<(PathBuf, BufWriter<File>)> {
    fs::create_dir_all(folder)?;
    for number in 1..=LARGEST_NUMBER {
        let path = folder.join(match number {
            1 => format!("{name}.{end}"),
            _ => format!("{name} {number}.{end}"),
        });
        match File::create_new(&path) {
            Ok(file) => return Ok((path, BufWriter::new(file))),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    let (folder, files) = (folder.to_owned(), LARGEST_NUMBER);
    Err(FileError::TooMany { folder, files }.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::process;

    #[test]
    fn lock_keeps_the_contents_of_the_file() {
        let folder = env::temp_dir().join(format!("tessella-lock-{}", process::id()));
        let path = folder.join("lock");
        let locked = lock(&path).expect("a lock");
        assert!(matches!(lock(&path), Err(TryLockError::WouldBlock)));
        drop(locked);
        fs::write(&path, "a note").expect("a file");
        drop(lock(&path).expect("a lock"));
        assert_eq!(fs::read(&path).expect("the file"), b"a note");
        assert!(matches!(lock(&folder), Err(TryLockError::Error(_))));
        fs::remove_dir_all(folder).expect("the folder is removed");
    }

    #[cfg(unix)]
    #[test]
    fn read_refuses_devices_pipes_and_long_files() {
        let folder = env::temp_dir().join(format!("tessella-read-{}", process::id()));
        let file = folder.join("file");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(&file, [7; 100]).expect("a file");
        assert_eq!(read(&file, 100).expect("the file"), [7; 100]);
        let refusal = |path: &Path, limit| {
            let error = read(path, limit).expect_err("a refusal");
            FileError::of(&error).cloned()
        };
        assert_eq!(refusal(&file, 99), Some(FileError::TooLong { limit: 99 }));
        let pipe = folder.join("pipe");
        let made = process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo is there").success());
        for path in [&pipe, &folder, Path::new("/dev/zero")] {
            assert_eq!(refusal(path, 100), Some(FileError::NotRegular));
            assert!(matches!(lock(path), Err(TryLockError::Error(_))));
        }
        fs::remove_dir_all(folder).expect("the folder is removed");
    }
}
