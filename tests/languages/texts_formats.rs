//! Texts of the errors of files, codes and texts.

use crate::example_texts::assert_translated;
use std::io::{self, ErrorKind};
use tessella::text::Text;
use tessella_formats::codec::{self, CodecError};
use tessella_formats::files::FileError;
use tessella_formats::join_code::JoinCodeError;
use tessella_formats::text_format::TextError;
use tessella_language::Language;

#[test]
fn file_errors_are_translated() {
    assert_translated(FileError::NotRegular, |error| {
        Some(match error {
            FileError::NotRegular => FileError::TooLong { limit: 8 << 20 },
            FileError::TooLong { .. } => FileError::LinkToItself,
            FileError::LinkToItself => FileError::TooMany {
                folder: "/home/anna".into(),
                files: 9999,
            },
            FileError::TooMany { .. } => return None,
        })
    });
}

#[test]
fn file_errors_are_translated_inside_errors_of_the_system() {
    let error = io::Error::from(FileError::NotRegular);
    assert_eq!(
        error.text(Language::German),
        "das ist keine gewöhnliche Datei"
    );
    let error = io::Error::from(ErrorKind::NotFound);
    assert_eq!(error.text(Language::German), error.to_string());
}

#[test]
fn codec_errors_are_translated() {
    let left = CodecError::BytesLeft { bytes: 1 };
    assert_translated(left, |error| match error {
        CodecError::BytesLeft { bytes: 1 } => Some(CodecError::BytesLeft { bytes: 2 }),
        // Technical, and the same in every language.
        CodecError::BytesLeft { .. } | CodecError::Invalid(_) => None,
    });
    let invalid = codec::decode::<String>(&[5]).expect_err("a string that is cut off");
    assert!(matches!(invalid, CodecError::Invalid(_)));
    assert_eq!(invalid.text(Language::German), invalid.to_string());
}

#[test]
fn text_errors_are_translated() {
    assert_translated(TextError::MissingPrefix("TG1"), |error| {
        Some(match error {
            TextError::MissingPrefix(_) => TextError::TooLong(400_000),
            TextError::TooLong(_) => TextError::Encoding,
            TextError::Encoding => return None,
        })
    });
}

#[test]
fn join_code_errors_are_translated() {
    assert_translated(JoinCodeError::Length(1), |error| {
        Some(match error {
            JoinCodeError::Length(1) => JoinCodeError::Length(5),
            JoinCodeError::Length(_) => JoinCodeError::Character('é'),
            JoinCodeError::Character(_) => return None,
        })
    });
}
