//! Errors of sessions, saves and exported games.

use super::Text;
use tessella_language::{Language, tr};
use tessella_session::{Hints, HintsError, RestoreError, SaveError, TransferError, VERSION};

impl Text for RestoreError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Code(error) => error.text(language),
            Self::Setup(error) => error.text(language),
            Self::Move { ply, why } => {
                let why = why.text(language);
                tr!(language, "record-move", ply = *ply, why)
            }
        }
    }
}

impl Text for HintsError {
    fn text(&self, language: Language) -> String {
        match *self {
            Self::TooManyPlies { plies } => {
                let most = Hints::MAX_PLIES;
                tr!(language, "save-hint-plies", most, plies)
            }
            Self::Order { before, after } => {
                tr!(language, "save-hint-order", before, after)
            }
            Self::Count { plies, hints } => {
                tr!(language, "save-hint-count", plies, hints)
            }
        }
    }
}

impl Text for SaveError {
    fn text(&self, language: Language) -> String {
        let undecoded = |error: String| tr!(language, "save-not-decoded", error);
        match self {
            Self::NotASave => tr!(language, "save-another-kind").to_owned(),
            Self::UnknownVersion(version) => {
                tr!(
                    language,
                    "save-version",
                    version = *version,
                    latest = VERSION
                )
            }
            Self::Damaged => tr!(language, "save-damaged").to_owned(),
            Self::Codec(error) => undecoded(error.text(language)),
            Self::Hints(error) => undecoded(error.text(language)),
            Self::Game(error) => tr!(language, "save-game", error = error.text(language)),
            Self::MissingGame => tr!(language, "save-missing-game").to_owned(),
        }
    }
}

impl Text for TransferError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Text(error) => error.text(language),
            Self::Codec(error) => error.text(language),
            Self::Save(error) => error.text(language),
            Self::GameCount(count) => tr!(language, "transfer-games", games = *count),
        }
    }
}
