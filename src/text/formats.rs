//! Errors of files, codes and texts.

use super::{Text, texts};
use std::io;
use tessella_formats::codec::CodecError;
use tessella_formats::files::FileError;
use tessella_formats::join_code::{JOIN_CODE_ALPHABET, JOIN_CODE_LENGTH, JoinCodeError};
use tessella_formats::text_format::TextError;
use tessella_language::Language;

/// Errors of the system are in its own language.
impl Text for io::Error {
    fn text(&self, language: Language) -> String {
        FileError::of(self).map_or_else(|| self.to_string(), |error| error.text(language))
    }
}

texts! { FileError in language {
    NotRegular => "file-not-regular",
    TooLong { limit } => "file-too-long"(most = limit >> 20),
    LinkToItself => "file-link-to-itself",
    TooMany { folder, files } => "file-too-many"(folder = folder.display().to_string(), files),
}}

texts! { CodecError in language {
    // Technical.
    Invalid(error) => { error.to_string() },
    BytesLeft { bytes } => "file-bytes-left"(bytes),
}}

texts! { TextError in language {
    MissingPrefix(prefix) => "text-prefix"(prefix = *prefix),
    TooLong(most) => "text-too-long"(most),
    Encoding => "text-damaged",
}}

texts! { JoinCodeError in language {
    Length(given) => "join-code-length"(signs = JOIN_CODE_LENGTH, given),
    Character(character) =>
        "join-code-sign"(sign = format!("{character:?}"), alphabet = JOIN_CODE_ALPHABET),
}}
