//! `file:` URIs (RFC 8089), in which desktops pass files to programs.

use super::{after_word, percent};
use std::fmt;
use std::path::{Path, PathBuf};

/// Returns the URI of an absolute path; `None` if the path is relative or not UTF-8.
///
/// ```
/// use std::path::Path;
/// use tessella_library::links::{file_uri, path_of_file_uri};
///
/// let path = Path::new("/home/zoë/100 %.tessella");
/// let uri = file_uri(path).expect("an absolute path");
/// assert_eq!(uri, "file:///home/zo%C3%AB/100%20%25.tessella");
/// assert_eq!(path_of_file_uri(&uri).as_deref(), Some(path));
/// ```
pub fn file_uri(path: &Path) -> Option<String> {
    let text = path.to_str().filter(|text| text.starts_with('/'))?;
    Some(format!("file://{}", Encoded(text)))
}

/// Returns the path in a `file:` URI; `None` if the text is not such a URI, or names another machine.
pub fn path_of_file_uri(text: &str) -> Option<PathBuf> {
    let rest = after_word(text.trim(), "file")?.strip_prefix(':')?;
    let path = match rest.strip_prefix("//") {
        Some(rest) => after_word(rest, "localhost").unwrap_or(rest),
        None => rest,
    };
    let path = percent::decode(path)?;
    (path.starts_with('/') && !path.contains('\0')).then(|| PathBuf::from(path))
}

/// Displays text with percent-encoding.
struct Encoded<'a>(&'a str);

impl fmt::Display for Encoded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        percent::encode(self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_uri_is_read_with_and_without_a_host() {
        for text in [
            "file:///tmp/a%20b.tessella",
            "file:/tmp/a%20b.tessella",
            "FILE://localhost/tmp/a b.tessella\n",
        ] {
            let path = path_of_file_uri(text);
            assert_eq!(path.as_deref(), Some(Path::new("/tmp/a b.tessella")));
        }
    }

    #[test]
    fn file_uri_of_another_machine_or_without_a_path_is_refused() {
        for text in [
            "",
            "file",
            "file:",
            "file:a.tessella",
            "file://server/a.tessella",
            "file:///%",
            "file:///a%00b",
            "/tmp/a.tessella",
            "tessella:drench:9x9,c6#1",
        ] {
            assert_eq!(path_of_file_uri(text), None, "{text}");
        }
        assert_eq!(file_uri(Path::new("a.tessella")), None);
    }
}
