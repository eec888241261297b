//! Titles of the packs that the program comes with, and errors of packs.

use crate::text::texts;
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
        "Link: Falling and hexes" => tr!(language, "pack-title-link-shapes"),
        "Light Block: Squares" => tr!(language, "pack-title-light-block"),
        "Light Block: Shapes" => tr!(language, "pack-title-light-block-shapes"),
        title => title,
    }
}

texts! { PackError in language {
    TooLong(bytes) => "pack-too-long"(most = MAX_BYTES, bytes),
    NoTitle => "pack-no-title",
    NoLevel => "pack-no-board",
    Line { line, error } => "pack-error-in-line"(line, error = error.text(language)),
}}

texts! { PackLineError in language {
    Encoding => "pack-encoding",
    Invisible(character) =>
        "pack-invisible"(character = format!("U+{:04X}", u32::from(*character))),
    DuplicateHeader(header) => "pack-header-twice"(word = header.key()),
    EmptyHeader(PackHeader::Title) => "pack-title-empty",
    EmptyHeader(PackHeader::Author) => "pack-author-empty",
    HeaderTooLong { header: PackHeader::Title, length } =>
        "pack-title-too-long"(most = MAX_TITLE_CHARS, length),
    HeaderTooLong { header: PackHeader::Author, length } =>
        "pack-author-too-long"(most = MAX_TITLE_CHARS, length),
    TooManyLevels => "pack-too-many-boards"(most = MAX_LEVELS),
    TooManyTiles => "pack-too-many-tiles"(most = MAX_TILES),
    DuplicateBoard(line) => "pack-board-twice"(line),
    Code(error) => error,
    Seats { game, seats } => "pack-seats"(game = game.text(language), seats),
    UnexpectedPar(game) => "pack-no-par"(game = game.text(language)),
    Par(found) => "pack-par"(most = u16::MAX, found = found.as_str()),
    Setup(error) => "pack-board"(reason = error.text(language)),
    Over => "pack-board-over",
}}
