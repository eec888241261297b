//! Writes that replace a file atomically.

use super::{FileError, create_folder_of};
use atomic_write_file::OpenOptions;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replaces the contents of a file atomically: a crash leaves either the old file or the new one. The folder is created
/// if necessary. If the path is a symbolic link, the file that it points to is replaced. On Unix, only the owner can
/// read and write the file.
///
/// # Errors
/// An error from the file system; the file is then unchanged.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = resolve_links(path)?;
    create_folder_of(&path)?;
    let mut file = options().open(&path)?;
    file.write_all(bytes)?;
    file.commit()
}

fn options() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    {
        use atomic_write_file::unix::OpenOptionsExt as _;
        use std::os::unix::fs::OpenOptionsExt as _;
        options.preserve_mode(false).mode(0o600);
    }
    options
}

/// Maximum number of symbolic links to follow, as in the Linux kernel.
const MAX_LINKS: usize = 40;

/// Follows symbolic links and returns the path at the end of them, which need not exist.
fn resolve_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            // There is no file yet, or it is not a link.
            Err(_) => return Ok(path),
        }
    }
    Err(FileError::LinkToItself.into())
}

/// Length of the random part at the end of a temporary file's name, in bytes.
const RANDOM_LENGTH: usize = 6;

/// Removes the temporary files that [`write()`] leaves beside a file when its process is killed. Only the process that
/// holds the file's lock may call this: another one may be writing.
pub fn remove_leftovers(path: &Path) {
    let Ok(path) = resolve_links(path) else {
        return; // reading the file reports the error
    };
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    // If the folder cannot be read, neither can the file, and that error is reported.
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for leftover in entries.filter(|entry| is_leftover(&entry.file_name(), name)) {
        if let Err(error) = fs::remove_file(leftover.path()) {
            log::warn!("failed to remove {}: {error}", leftover.path().display());
        }
    }
}

/// Returns `true` if `atomic-write-file` could have chosen this name for a temporary file: `.games.tessella.Xy12Zz`
/// beside `games.tessella`.
fn is_leftover(candidate: &OsStr, name: &OsStr) -> bool {
    let random = candidate
        .as_encoded_bytes()
        .strip_prefix(b".")
        .and_then(|rest| rest.strip_prefix(name.as_encoded_bytes()))
        .and_then(|rest| rest.strip_prefix(b"."));
    random.is_some_and(|random| {
        random.len() == RANDOM_LENGTH && random.iter().all(u8::is_ascii_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use atomic_write_file::AtomicWriteFile;
    use std::env;
    use std::process;

    #[test]
    fn remove_leftovers_deletes_only_temporary_files_of_killed_writes() {
        let folder = env::temp_dir().join(format!("tessella-leftovers-{}", process::id()));
        let save = folder.join("games.tessella");
        write(&save, b"whole").expect("a file");
        // A write that is neither committed nor dropped, as in a process that is killed.
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

    #[cfg(unix)]
    #[test]
    fn write_follows_symbolic_links_and_makes_private_files() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = env::temp_dir().join(format!("tessella-links-{}", process::id()));
        let elsewhere = folder.join("elsewhere");
        fs::create_dir_all(&elsewhere).expect("a folder");
        let (link, target) = (folder.join("save"), elsewhere.join("target"));
        symlink("next", &link).expect("a link");
        symlink("elsewhere/target", folder.join("next")).expect("a link");
        // The first time the target does not exist; the second time everyone can read it.
        for text in ["first", "second"] {
            write(&link, text.as_bytes()).expect("the file is written");
            assert!(link.is_symlink());
            assert_eq!(fs::read_to_string(&target).expect("the target"), text);
            let mode = fs::metadata(&target).expect("the target").permissions();
            assert_eq!(mode.mode() & 0o777, 0o600);
            fs::set_permissions(&target, fs::Permissions::from_mode(0o644)).expect("a mode");
        }
        let leftover = elsewhere.join(".target.Xy12Zz");
        fs::write(&leftover, "").expect("a file");
        remove_leftovers(&link);
        assert!(!leftover.exists());
        let circle = folder.join("circle");
        symlink("circle", &circle).expect("a link");
        let error = write(&circle, b"").expect_err("the link leads to itself");
        assert_eq!(FileError::of(&error), Some(&FileError::LinkToItself));
        fs::remove_dir_all(folder).expect("the folder is removed");
    }
}
