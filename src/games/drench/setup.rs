//! The choices before a game of Drench, and how a game code spells them.

use super::super::SetupError;
use super::super::options::{OptionError, Words, number};
use crate::boards::{Board, Shape, Square};
use std::ops::RangeInclusive;

/// How long a side of the board may be, in tiles. Longer ones serve benchmarks of what is drawn.
pub const SIDES: RangeInclusive<u16> = 5..=if cfg!(feature = "large-boards") {
    100
} else {
    40
};
/// How many colours there may be.
pub const COLOURS: RangeInclusive<u8> = 3..=10;
/// How many colours two players need, so that each always has two to choose from.
pub const COLOURS_FOR_TWO: u8 = 4;
/// What limit of moves may be set.
pub const LIMITS: RangeInclusive<u16> = 1..=999;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// One, within a number of moves.
    One {
        /// The most moves, or `None` for a limit that fits the board.
        limit: Option<u16>,
    },
    /// Two, from opposite corners.
    Two {
        /// Whether the board is dealt so that both have the same chances.
        even: bool,
    },
}

/// The choices before a game of Drench.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Tiles in a row, within [`SIDES`].
    pub width: u16,
    /// Rows, within [`SIDES`].
    pub height: u16,
    /// How many colours, within [`COLOURS`].
    pub colours: u8,
    /// Who plays.
    pub players: Players,
}

impl Default for Setup {
    /// The classic game: alone on 15×15 tiles of 6 colours.
    fn default() -> Self {
        Self {
            width: 15,
            height: 15,
            colours: 6,
            players: Players::One { limit: None },
        }
    }
}

impl Setup {
    /// How many seats the game has.
    pub const fn seats(&self) -> u8 {
        match self.players {
            Players::One { .. } => 1,
            Players::Two { .. } => 2,
        }
    }

    /// Whether the choices fit each other.
    ///
    /// # Errors
    /// Says what does not, and what would.
    pub fn check(&self) -> Result<(), SetupError> {
        let (sides, colours) = (bounds(&SIDES), bounds(&COLOURS));
        if !SIDES.contains(&self.width) || !SIDES.contains(&self.height) {
            return refuse(format!("a side of the board has {sides} tiles"));
        }
        if !COLOURS.contains(&self.colours) {
            return refuse(format!("there are {colours} colours"));
        }
        match self.players {
            Players::Two { .. } if self.colours < COLOURS_FOR_TWO => refuse(format!(
                "two players need at least {COLOURS_FOR_TWO} colours"
            )),
            Players::One { limit: Some(limit) } if !LIMITS.contains(&limit) => {
                refuse(format!("the limit is {} moves", bounds(&LIMITS)))
            }
            _ => Ok(()),
        }
    }

    /// The board of these choices.
    pub(super) fn board(&self) -> Result<Board, SetupError> {
        self.check()?;
        let shape = Shape::Square(Square {
            width: self.width,
            height: self.height,
        });
        Board::new(shape).map_err(|error| SetupError(error.to_string()))
    }

    /// Reads the options of a game code: `15x15,c6,m30`, or `s2` for two seats and `free` with it for a board that
    /// need not be even. What is left out is as in [`Setup::default`].
    ///
    /// # Errors
    /// Points at the word that is wrong and says what was expected.
    pub fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut seats = 1;
        let (mut size_at, mut colours_at, mut limit_at, mut seats_at, mut free_at) =
            (None, None, None, None, None);
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            let once =
                |slot: &mut Option<std::ops::Range<usize>>| match slot.replace(word.at.clone()) {
                    None => Ok(()),
                    Some(_) => Err(error("each option once".to_owned())),
                };
            if word.text == "free" {
                once(&mut free_at)?;
            } else if let Some(count) = word.text.strip_prefix('c') {
                once(&mut colours_at)?;
                setup.colours = number(count, COLOURS)
                    .ok_or_else(|| error(format!("{} colours, such as c6", bounds(&COLOURS))))?;
            } else if let Some(count) = word.text.strip_prefix('m') {
                once(&mut limit_at)?;
                let most = number(count, LIMITS).ok_or_else(|| {
                    error(format!("a limit of {} moves, such as m30", bounds(&LIMITS)))
                })?;
                setup.players = Players::One { limit: Some(most) };
            } else if let Some(count) = word.text.strip_prefix('s') {
                once(&mut seats_at)?;
                seats = number(count, 1..=2)
                    .ok_or_else(|| error("one seat (s1) or two (s2)".to_owned()))?;
            } else if let Some((width, height)) = word.text.split_once('x') {
                once(&mut size_at)?;
                let side = |text| {
                    number(text, SIDES).ok_or_else(|| {
                        error(format!("sides of {} tiles, such as 15x15", bounds(&SIDES)))
                    })
                };
                (setup.width, setup.height) = (side(width)?, side(height)?);
            } else {
                return Err(error(
                    "a size (15x15), colours (c6), a limit of moves (m30), seats (s2) or \"free\""
                        .to_owned(),
                ));
            }
        }
        if seats == 2 {
            if let Some(at) = limit_at {
                return Err(OptionError::new(at, "no limit of moves with two seats"));
            }
            if setup.colours < COLOURS_FOR_TWO {
                let expected = format!("at least {COLOURS_FOR_TWO} colours for two players");
                return Err(OptionError::new(
                    colours_at.unwrap_or(words.end()),
                    expected,
                ));
            }
            setup.players = Players::Two {
                even: free_at.is_none(),
            };
        } else if let Some(at) = free_at {
            return Err(OptionError::new(at, "\"free\" only with two seats (s2)"));
        }
        Ok(setup)
    }

    /// The options as a game code has them.
    pub fn options(&self) -> String {
        let players = match self.players {
            Players::One { limit: None } => String::new(),
            Players::One { limit: Some(limit) } => format!(",m{limit}"),
            Players::Two { even: true } => ",s2".to_owned(),
            Players::Two { even: false } => ",s2,free".to_owned(),
        };
        format!("{}x{},c{}{players}", self.width, self.height, self.colours)
    }

    /// Reads cells spelt out: a letter a tile, from `a`; rows may be parted by `/`.
    ///
    /// # Errors
    /// Points at the sign that is no colour of this game, at a `/` that parts no rows, at the first tile too many, or
    /// at the end where there are too few.
    pub fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        let last = char::from(b'a' + self.colours - 1);
        let wanted = usize::from(self.width) * usize::from(self.height);
        let mut cells = Vec::with_capacity(wanted);
        // How many tiles there were at the last `/`, which no row of no tiles may follow.
        let mut parted_at = 0;
        for (at, sign) in text.char_indices() {
            let here = at..at + sign.len_utf8();
            match sign {
                '/' if cells.len() == wanted => {
                    return Err(OptionError::new(here, "nothing after the last tile"));
                }
                '/' if cells.len() > parted_at && cells.len() % usize::from(self.width) == 0 => {
                    parted_at = cells.len();
                }
                '/' => {
                    let expected = format!("{} tiles in a row before \"/\"", self.width);
                    return Err(OptionError::new(here, expected));
                }
                'a'..='j' if sign <= last && cells.len() < wanted => cells.push(sign as u8 - b'a'),
                'a'..='j' if sign <= last => {
                    return Err(OptionError::new(
                        here,
                        format!("no more than {wanted} tiles"),
                    ));
                }
                _ => {
                    let expected = format!("a tile from a to {last}");
                    return Err(OptionError::new(here, expected));
                }
            }
        }
        if cells.len() < wanted {
            let expected = format!("{wanted} tiles, found {}", cells.len());
            return Err(OptionError::new(text.len()..text.len(), expected));
        }
        Ok(cells)
    }

    /// The cells as a game code has them, rows parted by `/`.
    pub fn spell_cells(&self, cells: &[u8]) -> String {
        let rows: Vec<String> = cells
            .chunks(usize::from(self.width))
            .map(|row| {
                row.iter()
                    .map(|&colour| char::from(b'a' + colour))
                    .collect()
            })
            .collect();
        rows.join("/")
    }
}

fn refuse(why: String) -> Result<(), SetupError> {
    Err(SetupError(why))
}

/// "5 to 40", for messages.
fn bounds<N: std::fmt::Display>(range: &RangeInclusive<N>) -> String {
    format!("{} to {}", range.start(), range.end())
}
