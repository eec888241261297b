//! Files that are opened with the program: backups and saves.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use tessella_formats::files;
use tessella_library::backup::BACKUP_EXTENSION;
use tessella_library::links::path_of_file_uri;
use tessella_library::received::text_of_bytes;

/// Maximum size of a file with a game as text, in bytes: enough for the longest game of another device.
const MAX_TEXT_FILE: u64 = 1 << 20;

/// Returns the absolute path of the file that a word of the command line names, by a `file:` URI or by a name with the
/// ending of backups and saves. Other words return `None`.
///
/// # Errors
/// One line if the word is a URI of no file on this machine, or the current folder is unknown.
pub(super) fn file_to_open(word: &OsStr) -> Result<Option<PathBuf>, String> {
    if let Some(text) = word.to_str()
        && let Some((scheme, _)) = text.split_once(':')
        && scheme.eq_ignore_ascii_case("file")
    {
        return match path_of_file_uri(text) {
            Some(path) => Ok(Some(path)),
            None => Err(format!("expected a file on this machine, not {text}")),
        };
    }
    let path = Path::new(word);
    let ending = path.extension().and_then(OsStr::to_str);
    if !ending.is_some_and(|ending| ending.eq_ignore_ascii_case(BACKUP_EXTENSION)) {
        return Ok(None);
    }
    let absolute = std::path::absolute(path);
    absolute
        .map(Some)
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns the text of the file that a word of the command line names; `None` if there is no such file.
///
/// # Errors
/// One line if the file cannot be read, or is not UTF-8.
pub(super) fn text_in_file(word: &OsStr) -> Result<Option<String>, String> {
    let path = Path::new(word);
    if !path.is_file() {
        return Ok(None);
    }
    let shown = path.display();
    let bytes = files::read(path, MAX_TEXT_FILE).map_err(|error| format!("{shown}: {error}"))?;
    let text = text_of_bytes(bytes).map_err(|kind| format!("{shown}: {kind}"))?;
    Ok(Some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_opened_by_name_and_by_uri() {
        let here = std::env::current_dir().expect("a folder");
        for (word, expected) in [
            ("games.tessella", Some(here.join("games.tessella"))),
            ("/a/My games.TESSELLA", Some("/a/My games.TESSELLA".into())),
            ("file:///a/b%20c", Some("/a/b c".into())),
            ("drench:9x9,c6#1", None),
            ("tessella:drench:9x9,c6%231", None),
            (".tessella", None),
            ("tessella", None),
        ] {
            assert_eq!(file_to_open(OsStr::new(word)), Ok(expected), "{word}");
        }
        for word in ["file:a", "FILE://server/a"] {
            assert!(file_to_open(OsStr::new(word)).is_err(), "{word}");
        }
    }
}
