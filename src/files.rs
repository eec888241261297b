//! Files that survive a crash: locks, atomic writes, and files that cannot be read.

use atomic_write_file::AtomicWriteFile;
use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Locks a file, which is created if necessary with its folder. The lock is released when the file is closed.
///
/// # Errors
/// [`TryLockError::WouldBlock`] when another process holds the lock, or an error of the file system.
pub fn lock(path: &Path) -> Result<File, TryLockError> {
    let open = || {
        create_folder_of(path)?;
        File::create(path)
    };
    let file = open().map_err(TryLockError::Error)?;
    match file.try_lock() {
        // Android has no locks, and the folder belongs to this program alone.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(file),
        locked => locked.map(|()| file),
    }
}

/// Replaces the contents of a file atomically: after a crash it is either the old file or the new one. The folder is
/// created if necessary.
///
/// # Errors
/// An error of the file system; the file is unchanged then.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    create_folder_of(path)?;
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

fn create_folder_of(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Length of the random part at the end of a temporary file's name, in bytes.
const RANDOM_LENGTH: usize = 6;

/// Removes the temporary files that [`write()`] leaves beside a file when its process is killed. Only the process that
/// holds the lock of the file may do this: another one may be writing.
pub fn remove_leftovers(path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return;
    };
    let folder = match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    };
    // Where the folder cannot be read, reading the file itself reports the error.
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for leftover in entries.filter(|entry| is_leftover(&entry.file_name(), name)) {
        if let Err(error) = fs::remove_file(leftover.path()) {
            log::warn!("{} cannot be removed: {error}", leftover.path().display());
        }
    }
}

/// `true` if atomic-write-file may have chosen this name for a temporary file: `.games.tessella.Xy12Zz` beside
/// `games.tessella`.
fn is_leftover(candidate: &OsStr, name: &OsStr) -> bool {
    let random = { candidate.as_encoded_bytes().strip_prefix(b".") }
        .and_then(|rest| rest.strip_prefix(name.as_encoded_bytes()))
        .and_then(|rest| rest.strip_prefix(b"."));
    random.is_some_and(|random| {
        random.len() == RANDOM_LENGTH && random.iter().all(u8::is_ascii_alphanumeric)
    })
}

/// Renames a file that cannot be read, so that the next write does not replace it, and returns its new path: the name
/// with the first unused number, as in `games.tessella.unread-1`.
///
/// # Errors
/// An error of the file system; the file keeps its name then.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let unused = (1..)
        .map(|number| path.with_file_name(format!("{name}.unread-{number}")))
        .find(|path| !path.exists())
        .unwrap_or_else(|| path.with_extension("unread"));
    fs::rename(path, &unused)?;
    Ok(unused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::process;

    #[test]
    fn remove_leftovers_deletes_only_temporary_files_of_killed_writes() {
        let folder = env::temp_dir().join(format!("tessella-leftovers-{}", process::id()));
        let save = folder.join("games.tessella");
        write(&save, b"whole").expect("a file");
        // A write that is never committed nor dropped, as in a process that is killed.
        std::mem::forget(AtomicWriteFile::open(&save).expect("a temporary file"));
        let others = [
            ".games.tessella",
            ".games.tessella.copied-1",
            ".games.tessella.Xy12Zz7",
            ".settings.ron.Xy12Zz",
            "games.tessella.Xy12Zz",
        ];
        for name in others {
            fs::write(folder.join(name), "").expect("a file");
        }
        let count = || fs::read_dir(&folder).expect("the folder").count();
        assert_eq!(count(), others.len() + 2);
        remove_leftovers(&save);
        assert_eq!(count(), others.len() + 1);
        assert!(others.iter().all(|name| folder.join(name).exists()));
        assert_eq!(fs::read(&save).expect("the file"), b"whole");
        remove_leftovers(&folder.join("no folder").join("file"));
        fs::remove_dir_all(folder).expect("the folder is removed");
    }
}
