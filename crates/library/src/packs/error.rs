//! Errors in the text of a pack.

use super::reader::{MAX_BYTES, MAX_LEVELS, MAX_TILES, MAX_TITLE_CHARS};
use tessella_games::{CodeError, Game, SetupError};
use thiserror::Error;

/// Error returned if a text is not a valid pack.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// The text has this number of bytes, more than [`MAX_BYTES`].
    #[error("a pack may have at most {MAX_BYTES} bytes, not {0}")]
    TooLong(usize),
    /// There is no title.
    #[error("a line with the title is missing, such as \"title: Corners\"")]
    NoTitle,
    /// There is no level.
    #[error("at least one board is missing: a line with a game code, such as drench:8x8,c4#5")]
    NoLevel,
    /// A line is wrong.
    #[error("line {line}: {error}")]
    Line {
        /// Line number, counted from 1.
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
    #[error("the text must be UTF-8")]
    Encoding,
    /// The line contains this character: a control character, or one that could disguise what the pack is.
    #[error("the character U+{:04X} is not visible", u32::from(*.0))]
    Invisible(char),
    /// An earlier line already has this header.
    #[error("only one line may begin with \"{}:\"", .0.key())]
    DuplicateHeader(PackHeader),
    /// Nothing follows the header.
    #[error("the {word} after \"{word}:\" is missing", word = .0.key())]
    EmptyHeader(PackHeader),
    /// A header, or the title of a level, has more than [`MAX_TITLE_CHARS`] characters.
    #[error("{}: at most {MAX_TITLE_CHARS} characters, not {length}", .header.key())]
    HeaderTooLong {
        /// The header; also [`PackHeader::Title`] for the title of a level.
        header: PackHeader,
        /// Number of characters.
        length: usize,
    },
    /// This level is one more than [`MAX_LEVELS`].
    #[error("a pack may have at most {MAX_LEVELS} boards")]
    TooManyLevels,
    /// With this board, the boards of the pack have more than [`MAX_TILES`] tiles.
    #[error("all boards together may have at most {MAX_TILES} tiles")]
    TooManyTiles,
    /// The same board is on this earlier line.
    #[error("this board is already in the pack, in line {0}")]
    DuplicateBoard(usize),
    /// The game code is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The game has more than one seat.
    #[error(
        "a level must be a game for one player (Drench, Link or Light Block), not {} for {seats}",
        .game.english_title()
    )]
    Seats {
        /// The game.
        game: Game,
        /// Number of seats.
        seats: u8,
    },
    /// The level has a par, but all solutions of a board in this game have the same number of moves.
    #[error(
        "no par is allowed; all solutions of a {} board have the same number of moves",
        .0.english_title()
    )]
    UnexpectedPar(Game),
    /// What follows the word `par` is not a number of moves. Contains up to 16 characters of it.
    #[error("par must be a number of moves from 1 to {most}, not \"{0}\"", most = u16::MAX)]
    Par(String),
    /// The board cannot be set up.
    #[error("the board can't be played: {0}")]
    Setup(SetupError),
    /// The game is over before the first move.
    #[error("the board can't be played: the game is over before the first move")]
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
    /// Returns the word that starts the line, without the colon.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Author => "author",
        }
    }
}
