//! Errors of files, codes and texts.

use super::Text;
use std::io;
use tessella_formats::codec::CodecError;
use tessella_formats::files::FileError;
use tessella_formats::join_code::{JOIN_CODE_ALPHABET, JOIN_CODE_LENGTH, JoinCodeError};
use tessella_formats::text_format::TextError;
use tessella_language::{Language, tr};

/// Errors of the system are in its own language.
impl Text for io::Error {
    fn text(&self, language: Language) -> String {
        FileError::of(self).map_or_else(|| self.to_string(), |error| error.text(language))
    }
}

impl Text for FileError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::NotRegular => tr!(language, "file-not-regular").to_owned(),
            Self::TooLong { limit } => tr!(language, "file-too-long", most = limit >> 20),
            Self::LinkToItself => tr!(language, "file-link-to-itself").to_owned(),
            Self::TooMany { folder, files } => {
                let folder = folder.display().to_string();
                tr!(language, "file-too-many", folder, files = *files)
            }
        }
    }
}

impl Text for CodecError {
    fn text(&self, language: Language) -> String {
        match self {
            // Technical.
            Self::Invalid(error) => error.to_string(),
            Self::BytesLeft { bytes } => tr!(language, "file-bytes-left", bytes = *bytes),
        }
    }
}

impl Text for TextError {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::MissingPrefix(prefix) => tr!(language, "text-prefix", prefix),
            Self::TooLong(most) => tr!(language, "text-too-long", most),
            Self::Encoding => tr!(language, "text-damaged").to_owned(),
        }
    }
}

impl Text for JoinCodeError {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::Length(given) => {
                tr!(
                    language,
                    "join-code-length",
                    signs = JOIN_CODE_LENGTH,
                    given
                )
            }
            Self::Character(character) => {
                let sign = format!("{character:?}");
                tr!(
                    language,
                    "join-code-sign",
                    sign,
                    alphabet = JOIN_CODE_ALPHABET
                )
            }
        }
    }
}
