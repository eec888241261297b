//! What texts and files are that hold no game code.

use crate::text::Text;
use tessella_language::{Language, tr};
use tessella_library::received::{FileKind, MAX_CODES, MAX_TEXT_BYTES, ReceivedError, TextKind};

impl Text for ReceivedError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Empty => tr!(language, "received-empty").to_owned(),
            Self::TooLong => tr!(language, "received-too-long", most = MAX_TEXT_BYTES / 1024),
            Self::Link(error) => error.text(language),
            Self::Code(error) => error.text(language),
            Self::SeveralCodes(codes) => {
                let (count, codes) = (codes.len(), codes.join(" "));
                if count == MAX_CODES {
                    tr!(language, "received-many-codes", most = count, codes)
                } else {
                    tr!(language, "received-several-codes", count, codes)
                }
            }
            Self::Kind(kind) => kind.text(language),
            Self::Unknown => tr!(language, "received-unknown").to_owned(),
        }
    }
}

impl Text for TextKind {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::Backup => tr!(language, "received-backup"),
            Self::Game => tr!(language, "received-game"),
            Self::ServerLink => tr!(language, "received-server"),
            Self::JoinCode => tr!(language, "received-join-code"),
            Self::Address => tr!(language, "received-address"),
            Self::RandomSeed => tr!(language, "received-random-seed"),
            Self::OtherPuzzle => tr!(language, "received-other-puzzle"),
            Self::OtherSave => tr!(language, "received-other-save"),
            Self::Grid => tr!(language, "received-grid"),
            Self::GameName => tr!(language, "received-game-name"),
            Self::WebPage => tr!(language, "received-web-page"),
            Self::FileName => tr!(language, "received-file-name"),
        };
        text.to_owned()
    }
}

impl Text for FileKind {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::Picture => tr!(language, "received-picture"),
            Self::Document => tr!(language, "received-document"),
            Self::Archive => tr!(language, "received-archive"),
            Self::Player => tr!(language, "received-player-file"),
            Self::Unknown => tr!(language, "received-no-text"),
        };
        text.to_owned()
    }
}
