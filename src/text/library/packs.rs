//! Titles of the packs that the program comes with, and errors of packs.

use crate::text::Text;
use tessella_language::{Language, tr};
use tessella_library::packs::{
    MAX_BYTES, MAX_LEVELS, MAX_TILES, MAX_TITLE_CHARS, Pack, PackError, PackHeader, PackLineError,
};

/// Returns the title of a pack: in this language if the program comes with it, and otherwise that of its file.
pub fn pack_title(pack: &Pack, language: Language) -> &str {
    match pack.title() {
        "Drench: Squares" => tr!(language, "pack-title-drench"),
        "Drench: Shapes" => tr!(language, "pack-title-drench-shapes"),
        "Link: Squares" => tr!(language, "pack-title-link"),
        "Link: Falling and Hexes" => tr!(language, "pack-title-link-shapes"),
        "Light Block: Squares" => tr!(language, "pack-title-light-block"),
        "Light Block: Shapes" => tr!(language, "pack-title-light-block-shapes"),
        title => title,
    }
}

impl Text for PackError {
    fn text(&self, language: Language) -> String {
        match self {
            &Self::TooLong(bytes) => {
                tr!(language, "pack-too-long", most = MAX_BYTES, bytes)
            }
            Self::NoTitle => tr!(language, "pack-no-title").to_owned(),
            Self::NoLevel => tr!(language, "pack-no-board").to_owned(),
            Self::Line { line, error } => {
                let error = error.text(language);
                tr!(language, "pack-error-in-line", line = *line, error)
            }
        }
    }
}

impl Text for PackLineError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::Encoding => tr!(language, "pack-encoding").to_owned(),
            Self::Invisible(character) => {
                let code = format!("U+{:04X}", u32::from(*character));
                tr!(language, "pack-invisible", character = code)
            }
            Self::HeaderTwice(header) => {
                tr!(language, "pack-header-twice", word = header.key())
            }
            Self::HeaderEmpty(PackHeader::Title) => tr!(language, "pack-title-empty").to_owned(),
            Self::HeaderEmpty(PackHeader::Author) => tr!(language, "pack-author-empty").to_owned(),
            &Self::HeaderTooLong { header, length } => {
                let most = MAX_TITLE_CHARS;
                match header {
                    PackHeader::Title => {
                        tr!(language, "pack-title-too-long", most, length)
                    }
                    PackHeader::Author => {
                        tr!(language, "pack-author-too-long", most, length)
                    }
                }
            }
            Self::TooManyLevels => tr!(language, "pack-too-many-boards", most = MAX_LEVELS),
            Self::TooManyTiles => tr!(language, "pack-too-many-tiles", most = MAX_TILES),
            Self::BoardTwice(line) => tr!(language, "pack-board-twice", line = *line),
            Self::Code(error) => error.text(language),
            &Self::Seats { game, seats } => {
                let game = game.text(language);
                tr!(language, "pack-seats", game, seats)
            }
            Self::UnexpectedPar(game) => {
                tr!(language, "pack-no-par", game = game.text(language))
            }
            Self::Par(found) => {
                tr!(
                    language,
                    "pack-par",
                    most = u16::MAX,
                    found = found.as_str()
                )
            }
            Self::Setup(error) => {
                tr!(language, "pack-board", reason = error.text(language))
            }
            Self::Over => tr!(language, "pack-board-over").to_owned(),
        }
    }
}
