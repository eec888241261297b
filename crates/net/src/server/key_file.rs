//! File with a server's key pair, beside its rooms. Players recognize the server by it, and their seats depend on it.

use super::config::{FileProblem, ServerError};
use super::rooms_file::{beside, read_start, regular_file, unreadable, unusable};
use std::io;
use std::path::{Path, PathBuf};
use tessella_formats::files;
use tessella_formats::text_format::{TextError, TextFormat};
use tessella_protocol::KeyPair;

/// Format of the file: one line with the private and the public key in base32.
const FORMAT: TextFormat = TextFormat {
    prefix: "tessella-host-key:",
    max_length: 18 + 103,
};
/// Maximum size of the file in bytes, including spaces and line breaks.
const MAX_FILE: u64 = 1024;

/// Returns the path of the key file of the server with these rooms.
pub fn key_path(rooms: &Path) -> PathBuf {
    beside(rooms, ".key")
}

/// Loads the key pair of the server with these rooms. If there is no file, saves a new key pair, in a file that on Unix
/// only its owner can read.
///
/// # Errors
/// If the file cannot be read or written, or does not contain a key pair. It is never replaced, because players
/// recognize the server by it.
pub(super) fn load_or_create(rooms: &Path) -> Result<KeyPair, ServerError> {
    let path = key_path(rooms);
    files::remove_leftovers(&path);
    if regular_file(&path)?.is_some() {
        let bytes = read_start(&path, MAX_FILE + 1).map_err(|error| unreadable(&path, error))?;
        return decode(&bytes).ok_or(ServerError::DamagedKey {
            path,
            length: FORMAT.max_length,
            prefix: FORMAT.prefix,
        });
    }
    let pair = KeyPair::random();
    let written = encode(&pair)
        .map_err(io::Error::other)
        .and_then(|text| files::write(&path, format!("{text}\n").as_bytes()));
    written.map_err(|error| unusable(&path, FileProblem::Unwritable(error.into())))?;
    Ok(pair)
}

fn encode(pair: &KeyPair) -> Result<String, TextError> {
    FORMAT.encode(&[pair.secret(), pair.server_key().0].concat())
}

/// Decodes a key pair, and checks that the private and the public key match, so that a changed character is noticed.
fn decode(bytes: &[u8]) -> Option<KeyPair> {
    let text = str::from_utf8(bytes)
        .ok()
        .filter(|_| bytes.len() as u64 <= MAX_FILE)?;
    let keys = FORMAT.decode(text).ok()?;
    let (secret, public) = keys.split_first_chunk()?;
    let pair = KeyPair::from_secret(secret);
    (pair.server_key().0 == public).then_some(pair)
}

#[cfg(test)]
mod tests {
    use super::super::config::UnusableFile;
    use super::*;
    use std::env;
    use std::fs;
    use std::process;

    /// Runs a test with the path of rooms in a folder that is removed afterwards.
    fn with_rooms(name: &str, test: impl FnOnce(&Path)) {
        let folder = env::temp_dir().join(format!("tessella-key-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        test(&folder.join("club.rooms"));
        fs::remove_dir_all(folder).expect("the folder is removed");
    }

    #[test]
    fn key_file_is_created_once_and_is_private() {
        with_rooms("created", |rooms| {
            let pair = load_or_create(rooms).expect("a new key");
            let path = rooms.with_file_name("club.rooms.key");
            assert_eq!(path, key_path(rooms));
            let text = fs::read_to_string(&path).expect("the file");
            assert_eq!(text.trim_end().len(), FORMAT.max_length);
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt;
                let mode = fs::metadata(&path).expect("the file").permissions().mode();
                assert_eq!(mode & 0o777, 0o600);
            }
            assert_eq!(load_or_create(rooms).expect("the same key"), pair);
            assert_eq!(fs::read_to_string(&path).expect("the file"), text);
            // Somebody may have copied it by hand.
            let (first, last) = text.split_at(40);
            fs::write(&path, format!(" {first}\r\n{last}\n\n")).expect("a file");
            assert_eq!(load_or_create(rooms).expect("the same key"), pair);
        });
    }

    #[test]
    fn damaged_key_file_is_refused_and_stays() {
        with_rooms("damaged", |rooms| {
            let pair = load_or_create(rooms).expect("a new key");
            let path = key_path(rooms);
            let text = fs::read_to_string(&path).expect("the file");
            let is_refused = |bytes: &[u8]| {
                fs::write(&path, bytes).expect("a file");
                let refused = load_or_create(rooms).expect_err("a damaged key");
                let expected = format!(
                    "{} is not a host key, or is damaged: it should hold 121 characters that begin with tessella-host-key:.",
                    path.display()
                );
                assert!(refused.to_string().starts_with(&expected), "{refused}");
                assert_eq!(fs::read(&path).expect("the file"), bytes);
            };
            for at in 0..text.trim_end().len() {
                let mut bytes = text.clone().into_bytes();
                bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
                is_refused(&bytes);
                is_refused(&text.as_bytes()[..at]);
            }
            let long = format!("{text}{}", " ".repeat(2000));
            for other in [b"a shopping list", &[0xFF; 121][..], long.as_bytes()] {
                is_refused(other);
            }
            fs::write(&path, &text).expect("a file");
            assert_eq!(load_or_create(rooms).expect("the key"), pair);
        });
    }

    #[test]
    fn key_file_that_cannot_be_read_or_written_is_an_error_with_its_name() {
        with_rooms("folder", |rooms| {
            let path = key_path(rooms);
            fs::create_dir(&path).expect("a folder");
            let refused = load_or_create(rooms).expect_err("an unusable file");
            let folder = unusable(&path, FileProblem::Folder);
            assert!(matches!(refused, ServerError::UnusableFile(file) if file == folder));
            let below = rooms.with_file_name("file");
            fs::write(&below, "").expect("a file");
            let below = below.join("rooms");
            let refused = load_or_create(&below).expect_err("an unusable file");
            let ServerError::UnusableFile(UnusableFile { path, fault }) = refused else {
                panic!("{refused}");
            };
            assert_eq!(path, key_path(&below));
            let is_io = matches!(
                fault,
                FileProblem::Unreadable(_) | FileProblem::Unwritable(_)
            );
            assert!(is_io, "{fault}");
        });
    }
}
