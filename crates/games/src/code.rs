//! Game codes: a whole game in one line that a player can read, type and paste.
//!
//! `drench:15x15,c6,m30#4711` is a game, its options and a seed; with `=` in place of `#` the cells are given one by
//! one. The parser expects a code as the program writes it, with nothing around it; `received` finds codes in the text
//! of people. Codes of other programs are also accepted if a game understands them, and formatted as our own.

use crate::{Expected, Game, NotationError, Setup, Start};
use std::fmt;
use std::str::FromStr;
use tessella_boards::notation::number;
use thiserror::Error;

/// Game that can be set up: the game, its options and its start position.
///
/// ```
/// use tessella_games::GameCode;
///
/// let code: GameCode = "drench:15x15,c6,m30#4711".parse()?;
/// assert_eq!(code.to_string(), "drench:15x15,c6,m30#4711");
///
/// let error = "drench:15x99#4711".parse::<GameCode>().unwrap_err();
/// assert_eq!(error.column(), 8);
/// # Ok::<(), tessella_games::CodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCode {
    /// Game and options.
    pub setup: Setup,
    /// Seed or cells of the start position.
    pub start: Start,
}

impl fmt::Display for GameCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.setup.game().name(), self.setup.options())?;
        match &self.start {
            Start::Seed(seed) => write!(f, "#{seed}"),
            Start::Cells(cells) => write!(f, "={}", self.setup.format_cells(cells)),
        }
    }
}

impl FromStr for GameCode {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        Self::parse_with(text, Setup::parse)
    }
}

impl GameCode {
    /// Parses the code of a board that is only to be solved, not played. In Drench it may have more colours than are
    /// drawn; a window refuses such a code.
    ///
    /// # Errors
    /// The position of the error, and what was expected there.
    pub fn parse_for_solver(text: &str) -> Result<Self, CodeError> {
        Self::parse_with(text, Setup::parse_for_solver)
    }

    fn parse_with(
        text: &str,
        parse_options: fn(Game, &str) -> Result<Setup, NotationError>,
    ) -> Result<Self, CodeError> {
        Self::read(text, parse_options).map_err(|error| CodeError::new(text, error))
    }

    fn read(
        text: &str,
        parse_options: fn(Game, &str) -> Result<Setup, NotationError>,
    ) -> Result<Self, NotationError> {
        if let Some(read) = Setup::parse_foreign(text) {
            return read.map(|(setup, start)| Self { setup, start });
        }
        let name_end = text.find([':', ',', '#', '=']).unwrap_or(text.len());
        let mut games = Game::ALL.iter().copied();
        let game = games
            .find(|game| game.name() == &text[..name_end])
            .ok_or_else(|| NotationError::new(0..name_end, Expected::Game))?;
        if !text[name_end..].starts_with(':') {
            return Err(NotationError::new(name_end..text.len(), Expected::Options));
        }
        let options_begin = name_end + 1;
        let options_end = text[options_begin..]
            .find(['#', '='])
            .map_or(text.len(), |at| options_begin + at);
        let options = &text[options_begin..options_end];
        let setup = parse_options(game, options).map_err(|error| error.shifted(options_begin))?;
        let rest = options_end + 1;
        let start = match text[options_end..].chars().next() {
            Some('#') => number(&text[rest..], 0..=u64::MAX)
                .map(Start::Seed)
                .ok_or_else(|| NotationError::new(rest..text.len(), Expected::Seed))?,
            Some(_) => setup
                .parse_cells(&text[rest..])
                .map(Start::Cells)
                .map_err(|error| error.shifted(rest))?,
            None => return Err(NotationError::new(text.len()..text.len(), Expected::Start)),
        };
        Ok(Self { setup, start })
    }
}

/// Error in a game code, with its position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game code, column {}{}: expected {expected}", self.column(), self.quoted())]
pub struct CodeError {
    /// Position in characters, counted from 0.
    at: usize,
    found: String,
    expected: Expected,
}

impl CodeError {
    /// Maximum number of invalid characters shown.
    const MAX_SHOWN: usize = 16;

    fn new(text: &str, NotationError { at, expected }: NotationError) -> Self {
        let shown: String = text[at.clone()].chars().take(Self::MAX_SHOWN).collect();
        let mut found = shown.escape_debug().to_string();
        if shown.len() < at.len() {
            found.push('…');
        }
        Self {
            at: text[..at.start].chars().count(),
            found,
            expected,
        }
    }

    /// Returns the column of the error in characters, counted from 1.
    pub const fn column(&self) -> usize {
        self.at + 1
    }

    /// Returns the beginning of the invalid part, with control characters escaped. Empty if the error is at the end of
    /// the code.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// Returns what is expected at the column.
    pub const fn expected(&self) -> &Expected {
        &self.expected
    }

    /// Returns the invalid part in quotes and parentheses, for a message.
    fn quoted(&self) -> String {
        match self.found() {
            "" => String::new(),
            found => format!(" (\"{found}\")"),
        }
    }
}
