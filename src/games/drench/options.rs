//! Text of a setup of Drench in game codes.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{GameSetup, SetupError, Start};
use super::flood_id;
use super::setup::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, FEWEST_TILES, LIMITS, MOST_TILES, Players, RINGS,
    SIDES, Setup,
};
use crate::boards::Plan;

/// Letters of the colours in game codes.
const COLOUR_LETTERS: &str = "abcdefghij";

impl Setup {
    /// Returns the letters of the colours and their description in error messages.
    fn letters(&self) -> (&'static str, String) {
        let colours = usize::from(self.colours).clamp(1, COLOUR_LETTERS.len());
        let list = &COLOUR_LETTERS[..colours];
        (
            list,
            format!("a tile from a to {}", &list[list.len() - 1..]),
        )
    }
}

impl GameSetup for Setup {
    fn seats(&self) -> u8 {
        match self.players {
            Players::One { .. } => 1,
            Players::Two { .. } => 2,
        }
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn set_plan(&mut self, plan: Plan) {
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        Sizes {
            squares: Some([SIDES, SIDES]),
            hexes: Some([SIDES, SIDES]),
            cubes: Some(CUBE_SIDES),
            areas: Some(AREAS),
            rings: Some(RINGS),
            tracks: None,
            cells: FEWEST_TILES..=MOST_TILES,
            corners: true,
            variants: true,
            hills: true,
            otherwise: "on an open track every move of Drench is forced; take a ring instead",
        }
    }

    /// Parses a board as in [`plan`], `c6` for six colours, `m30` for a move limit, or `s2` for two seats, with `free`
    /// for a start position that need not be symmetric.
    fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut seats = 1;
        let mut board = PlanWords::default();
        let (mut colours_at, mut limit_at, mut seats_at, mut free_at) = (None, None, None, None);
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            let once =
                |slot: &mut Option<std::ops::Range<usize>>| match slot.replace(word.at.clone()) {
                    None => Ok(()),
                    Some(_) => Err(error("each option once".to_owned())),
                };
            if board.read(&word)? {
                continue;
            }
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
            } else {
                return Err(error(format!(
                    "{}, colours (c6), a limit of moves (m30), seats (s2) or \"free\"",
                    plan::EXAMPLES
                )));
            }
        }
        let shape_at = board.shape_at();
        setup.plan = board.finish(setup.plan.shape)?;
        if let Err(SetupError(why)) = Self::sizes().check(&setup.plan.shape) {
            let at = shape_at.unwrap_or(words.end());
            return Err(OptionError::new(at, format!("a board that fits: {why}")));
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

    fn parse_foreign(text: &str) -> Option<Result<(Self, Start), OptionError>> {
        flood_id::parse(text)
    }

    fn options(&self) -> String {
        let players = match self.players {
            Players::One { limit: None } => String::new(),
            Players::One { limit: Some(limit) } => format!(",m{limit}"),
            Players::Two { even: true } => ",s2".to_owned(),
            Players::Two { even: false } => ",s2,free".to_owned(),
        };
        format!("{},c{}{players}", plan::spell(&self.plan), self.colours)
    }

    /// Parses spelt-out cells: one letter per tile, from `a`; rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        let (list, expected) = self.letters();
        let signs = Signs {
            list,
            expected: &expected,
        };
        cells::parse(text, &self.plan.shape, signs)
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        let (list, expected) = self.letters();
        let signs = Signs {
            list,
            expected: &expected,
        };
        cells::spell(cells, &self.plan.shape, signs)
    }
}
