//! Game codes: a whole game in one line that a player can read, type and paste.
//!
//! `drench:15x15,c6,m30#4711` is a game, its options and a seed; with `=` in place of `#` the cells are spelt out.
//! The parser expects a code as the program writes it, with nothing around it; `received` finds codes in the text of people.
//! Codes of other programs are also accepted if a game understands them, and formatted as our own.

use crate::{Game, Setup, Start};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use tessella_boards::notation::{NotationError, number};
use tessella_language::tr;

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
    /// Parses the code of a board that is only solved. In Drench it may have more colours than are drawn; a window refuses
    /// such a code.
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
        let error = |at: Range<usize>, expected: String| CodeError::new(text, &at, expected);
        if let Some(read) = Setup::parse_foreign(text) {
            let (setup, start) =
                read.map_err(|NotationError { at, expected }| error(at, expected))?;
            return Ok(Self { setup, start });
        }
        let name_end = text.find([':', ',', '#', '=']).unwrap_or(text.len());
        let game = Game::ALL
            .iter()
            .copied()
            .find(|game| game.name() == &text[..name_end])
            .ok_or_else(|| {
                let names: Vec<&str> = Game::ALL.iter().map(|game| game.name()).collect();
                let expected = tr!("code-game", names = names.join(", "));
                error(0..name_end, expected)
            })?;
        if !text[name_end..].starts_with(':') {
            let expected = tr!("code-no-options").to_owned();
            return Err(error(name_end..text.len(), expected));
        }
        let options_begin = name_end + 1;
        let options_end = text[options_begin..]
            .find(['#', '='])
            .map_or(text.len(), |at| options_begin + at);
        let shifted = |base: usize| {
            move |NotationError { at, expected }| error(base + at.start..base + at.end, expected)
        };
        let options = &text[options_begin..options_end];
        let setup = parse_options(game, options).map_err(shifted(options_begin))?;
        let rest = options_end + 1;
        let start = match text[options_end..].chars().next() {
            Some('#') => number(&text[rest..], 0..=u64::MAX)
                .map(Start::Seed)
                .ok_or_else(|| {
                    let expected = tr!("code-seed", most = u64::MAX.to_string());
                    error(rest..text.len(), expected)
                })?,
            Some(_) => setup
                .parse_cells(&text[rest..])
                .map(Start::Cells)
                .map_err(shifted(rest))?,
            None => {
                let expected = tr!("code-no-start").to_owned();
                return Err(error(text.len()..text.len(), expected));
            }
        };
        Ok(Self { setup, start })
    }
}

/// Error in a game code, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// Position in characters, counted from 0.
    at: usize,
    found: String,
    expected: String,
}

impl CodeError {
    /// Maximum number of faulty characters shown.
    const MAX_SHOWN: usize = 16;

    fn new(text: &str, at: &Range<usize>, expected: String) -> Self {
        let mut found: String = text[at.clone()].chars().take(Self::MAX_SHOWN).collect();
        if found.len() < at.len() {
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
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, expected) = (self.column(), &self.expected);
        let found = self.found.escape_debug().to_string();
        f.write_str(&match found.is_empty() {
            true => tr!("code-expected", column = column, expected = expected),
            false => tr!(
                "code-expected-not",
                column = column,
                found = found,
                expected = expected
            ),
        })
    }
}

impl std::error::Error for CodeError {}
