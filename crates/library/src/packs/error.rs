//! Errors when a text is no pack.

use super::reader::{MAX_BYTES, MAX_LEVELS, MAX_TILES, MAX_TITLE_CHARS};
use tessella_games::{CodeError, Game, SetupError};
use thiserror::Error;

/// Error when a text is no pack.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// The text has this number of bytes, more than [`MAX_BYTES`].
    #[error("expected a pack of at most {MAX_BYTES} bytes, not {0}")]
    TooLong(usize),
    /// No line has the title.
    #[error("expected a line with the title, such as \"title: Corners\"")]
    NoTitle,
    /// There is no level.
    #[error("expected at least one board: a line with a game code, such as drench:8x8,c4#5")]
    NoLevel,
    /// A line is wrong.
    #[error("line {line}: {error}")]
    Line {
        /// Number of the line, counted from 1.
        line: usize,
        /// What is wrong there.
        error: PackLineError,
    },
}

impl PackError {
    /// Returns the line of the error, counted from 1; `None` if the whole text is wrong.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Line { line, .. } => Some(*line),
            Self::TooLong(_) | Self::NoTitle | Self::NoLevel => None,
        }
    }
}

/// What is wrong in a line of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackLineError {
    /// The line is not UTF-8.
    #[error("expected text in UTF-8")]
    Encoding,
    /// The line has this control character, or a character that could hide what the pack is.
    #[error("expected visible characters, not the character U+{:04X}", u32::from(*.0))]
    Invisible(char),
    /// The header is in an earlier line already.
    #[error("expected only one line that begins with \"{}:\"", .0.key())]
    HeaderTwice(PackHeader),
    /// Nothing follows the header.
    #[error("expected the {word} after \"{word}:\"", word = .0.key())]
    HeaderEmpty(PackHeader),
    /// A header, or the title of a level, has more than [`MAX_TITLE_CHARS`] characters.
    #[error("{}: expected at most {MAX_TITLE_CHARS} characters, not {length}", .header.key())]
    HeaderTooLong {
        /// The header; also [`PackHeader::Title`] for the title of a level.
        header: PackHeader,
        /// Number of characters.
        length: usize,
    },
    /// The pack has more than [`MAX_LEVELS`] levels with this one.
    #[error("expected at most {MAX_LEVELS} boards")]
    TooManyLevels,
    /// The boards up to this one have more than [`MAX_TILES`] tiles.
    #[error("expected at most {MAX_TILES} tiles on all boards together")]
    TooManyTiles,
    /// The same board is in this earlier line.
    #[error("expected a board that is not in the pack yet: it is in line {0}")]
    BoardTwice(usize),
    /// The game code is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The game has more than one seat.
    #[error(
        "expected a game for one seat (Drench, Link or Light Block), not {} for {seats}",
        .game.english_title()
    )]
    Seats {
        /// The game.
        game: Game,
        /// Number of seats.
        seats: u8,
    },
    /// The level has a par, and all solutions of a board of this game have the same number of moves.
    #[error(
        "expected no par: all solutions of a board of {} have the same number of moves",
        .0.english_title()
    )]
    UnexpectedPar(Game),
    /// What follows the word `par`, up to 16 characters of it, is not a number of moves.
    #[error("par: expected a number of moves from 1 to {most}, not \"{0}\"", most = u16::MAX)]
    Par(String),
    /// The board cannot be set up.
    #[error("expected a board that can be played: {0}")]
    Setup(SetupError),
    /// The game is over before the first move.
    #[error("expected a board that can be played: the game is over before the first move")]
    Over,
}

/// Header of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackHeader {
    /// The title.
    Title,
    /// The name of the author.
    Author,
}

impl PackHeader {
    /// Returns the word at the start of the line, before a colon.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Author => "author",
        }
    }
}
