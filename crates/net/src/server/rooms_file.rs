//! A server's files: its rooms, and beside them a lock, the join code and the key pair ([`key_file`](super::key_file)).
//! Only files that a server has written are ever overwritten.

use super::config::{FileProblem, UnusableFile};
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use tessella_formats::files;
use tessella_formats::join_code::JoinCode;

/// First bytes of a rooms file. They also identify the version of its format.
pub(super) const MARK: &[u8; 8] = b"TESSROM2";
/// First bytes of a rooms file from before servers had keys.
pub(super) const OLD_MARK: &[u8; 8] = b"TESSROOM";
/// Maximum size of a file with a join code in bytes, including spaces and dashes.
const MAX_CODE_FILE: u64 = 1024;

/// Checks a file that somebody has named for the rooms: a server may use it if it does not exist, is empty, or has the
/// mark of a rooms file. Changes nothing.
///
/// # Errors
/// If it is anything else, or cannot be read.
pub fn check_rooms_file(path: &Path) -> Result<(), UnusableFile> {
    if regular_file(path)?.is_none() {
        return Ok(());
    }
    let start = read_start(path, MARK.len() as u64).map_err(|error| unreadable(path, error))?;
    // A truncated mark is still ours, and an empty file has nothing to lose.
    if MARK.starts_with(&start) || OLD_MARK.starts_with(&start) {
        Ok(())
    } else {
        Err(unusable(path, FileProblem::NotRooms))
    }
}

/// Loads the join code saved beside the rooms, if there is one.
///
/// # Errors
/// If the file is not a join code, or cannot be read.
pub fn load_code(rooms: &Path) -> Result<Option<JoinCode>, UnusableFile> {
    let path = beside(rooms, ".code");
    if regular_file(&path)?.is_none() {
        return Ok(None);
    }
    let bytes = read_start(&path, MAX_CODE_FILE + 1).map_err(|error| unreadable(&path, error))?;
    if bytes.is_empty() {
        return Ok(None);
    }
    let code = str::from_utf8(&bytes)
        .ok()
        .filter(|_| bytes.len() as u64 <= MAX_CODE_FILE)
        .and_then(|text| text.parse().ok());
    code.map(Some)
        .ok_or_else(|| unusable(&path, FileProblem::NotCode))
}

/// Saves the join code beside the rooms.
///
/// # Errors
/// If the file cannot be written.
pub fn save_code(rooms: &Path, code: JoinCode) -> Result<(), UnusableFile> {
    let path = beside(rooms, ".code");
    files::write(&path, format!("{code}\n").as_bytes())
        .map_err(|error| unusable(&path, FileProblem::Unwritable(error.into())))
}

/// Returns the path of the control socket, beside the rooms.
pub fn control_socket_path(rooms: &Path) -> PathBuf {
    beside(rooms, ".ctl")
}

/// Returns the path of the lock file. A lock file is empty; one with contents belongs to another program and is
/// refused.
pub(super) fn checked_lock_file(rooms: &Path) -> Result<PathBuf, UnusableFile> {
    let path = beside(rooms, ".lock");
    match regular_file(&path)? {
        Some(metadata) if metadata.len() > 0 => Err(unusable(&path, FileProblem::NotLock)),
        _ => Ok(path),
    }
}

/// Returns the metadata of a regular file; `None` if there is none. Call it before opening a file, because opening a
/// pipe or a device could block forever.
pub(super) fn regular_file(path: &Path) -> Result<Option<Metadata>, UnusableFile> {
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => Ok(Some(metadata)),
        Ok(metadata) if metadata.is_dir() => Err(unusable(path, FileProblem::Folder)),
        Ok(_) => Err(unusable(path, FileProblem::NotRegular)),
        Err(error) if error.kind() == ErrorKind::NotFound => match path.symlink_metadata() {
            Ok(_) => Err(unusable(path, FileProblem::BrokenLink)),
            Err(_) => Ok(None),
        },
        Err(error) => Err(unreadable(path, error)),
    }
}

/// Reads at most `most` bytes of a file, without relying on its reported length.
pub(super) fn read_start(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Appends to the complete name of a file, because replacing the extension could give the name of another one.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

pub(super) fn unusable(path: &Path, fault: FileProblem) -> UnusableFile {
    UnusableFile {
        path: path.to_owned(),
        fault,
    }
}

pub(super) fn unreadable(path: &Path, error: io::Error) -> UnusableFile {
    unusable(path, FileProblem::Unreadable(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::process;

    /// Runs a test in a folder that is removed afterwards.
    fn in_folder(name: &str, test: impl FnOnce(&Path)) {
        let folder = env::temp_dir().join(format!("tessella-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        test(&folder);
        fs::remove_dir_all(folder).expect("the folder is removed");
    }

    fn fault<T: std::fmt::Debug>(refused: Result<T, UnusableFile>) -> FileProblem {
        refused.expect_err("an unusable file").fault
    }

    #[test]
    fn rooms_file_is_accepted_only_with_the_mark() {
        in_folder("mark", |folder| {
            let file = folder.join("rooms");
            assert!(check_rooms_file(&file).is_ok(), "there is none");
            for ours in [
                &b""[..],
                b"TESS",
                b"TESSROM2 and more",
                b"TESSROOM and more",
            ] {
                fs::write(&file, ours).expect("a file");
                assert!(check_rooms_file(&file).is_ok(), "{ours:?}");
            }
            for foreign in [&b"a text"[..], b"TESSROOF"] {
                fs::write(&file, foreign).expect("a file");
                assert_eq!(fault(check_rooms_file(&file)), FileProblem::NotRooms);
            }
            assert_eq!(fault(check_rooms_file(folder)), FileProblem::Folder);
            let below = fault(check_rooms_file(&file.join("x")));
            assert!(matches!(below, FileProblem::Unreadable(_)), "{below:?}");
        });
    }

    #[test]
    fn join_code_is_loaded_only_from_a_join_code() {
        in_folder("code", |folder| {
            let rooms = folder.join("club.rooms");
            assert!(matches!(load_code(&rooms), Ok(None)));
            let code = "BCD 234".parse().expect("a join code");
            save_code(&rooms, code).expect("a file");
            assert!(folder.join("club.rooms.code").exists());
            assert!(load_code(&rooms).is_ok_and(|loaded| loaded == Some(code)));
            let long = format!("BCD 234{}", " ".repeat(2000));
            for other in ["BCD 2", "a shopping list", &long] {
                fs::write(folder.join("club.rooms.code"), other).expect("a file");
                assert_eq!(fault(load_code(&rooms)), FileProblem::NotCode);
            }
        });
    }

    #[test]
    fn lock_with_contents_is_refused() {
        in_folder("full-lock", |folder| {
            let rooms = folder.join("notes.txt");
            let lock = checked_lock_file(&rooms).expect("a path");
            assert_eq!(lock, folder.join("notes.txt.lock"));
            fs::write(&lock, "a note").expect("a file");
            let refused = checked_lock_file(&rooms).expect_err("an unusable file");
            assert_eq!(refused, unusable(&lock, FileProblem::NotLock));
            let sentence = format!("{} is not empty, so it is not a lock", lock.display());
            assert_eq!(refused.to_string(), sentence);
        });
    }
}
