//! Files that are opened with the program: backups and saves.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use tessella::backup::BACKUP_EXTENSION;
use tessella::links::path_of_file_uri;

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
