//! Game IDs of Flood in Simon Tatham's Portable Puzzle Collection: `12x12:cells,limit`, one digit per cell.

use super::super::{Colour, GameSetup, NotationError, Start};
use super::errors::Expected;
use super::setup::{COLOURS, LIMITS, Players, SIDES, Setup};
use tessella_boards::notation::number;
use tessella_boards::{Plan, Shape, Square};

/// Parses an ID; `None` if the text does not begin like one.
pub(crate) fn parse_flood_id(text: &str) -> Option<Result<(Setup, Start), NotationError>> {
    text.starts_with(|c: char| c.is_ascii_digit())
        .then(|| read(text))
}

/// Formats colours as in an ID.
pub fn format_flood_colours(colours: &[Colour]) -> String {
    let digits = colours.iter().map(|colour| format!("{:x}", colour.0));
    digits.collect()
}

fn read(text: &str) -> Result<(Setup, Start), NotationError> {
    let size_end = text
        .find(|c: char| !c.is_ascii_digit() && c != 'x')
        .unwrap_or(text.len());
    let size = || {
        let (width, height) = text[..size_end].split_once('x')?;
        Some((number(width, SIDES)?, number(height, SIDES)?))
    };
    let (width, height): (u16, u16) =
        size().ok_or_else(|| NotationError::new(0..size_end, Expected::FloodSize(SIDES)))?;
    // The number of colours and the spare moves can follow; both are redundant.
    let colon = text[size_end..].find(':').map(|at| size_end + at);
    let parameters = &text[size_end..colon.unwrap_or(text.len())];
    let is_parameter = |c: char| c.is_ascii_digit() || c == 'c' || c == 'm';
    let colon = colon
        .filter(|_| parameters.chars().all(is_parameter))
        .ok_or_else(|| NotationError::new(size_end..text.len(), Expected::FloodCells))?;
    let begin = colon + 1;
    let comma = text[begin..].find(',').map_or(text.len(), |at| begin + at);
    let mut cells = Vec::with_capacity(comma - begin);
    let wanted = usize::from(width) * usize::from(height);
    for (at, c) in text[begin..comma].char_indices() {
        let here = begin + at..begin + at + c.len_utf8();
        if cells.len() == wanted {
            let expected = Expected::FloodComma { cells: wanted };
            return Err(NotationError::new(here, expected));
        }
        let colour = c
            .to_digit(16)
            .filter(|&colour| colour < u32::from(*COLOURS.end()));
        let most = COLOURS.end() - 1;
        let colour =
            colour.ok_or_else(|| NotationError::new(here, Expected::FloodColour { most }))?;
        cells.push(colour as u8);
    }
    if cells.len() < wanted {
        let expected = Expected::FloodCellCount {
            cells: wanted,
            found: cells.len(),
        };
        return Err(NotationError::new(comma..comma, expected));
    }
    let limit_at = (comma + 1).min(text.len())..text.len();
    let limit = number(&text[limit_at.clone()], LIMITS)
        .ok_or_else(|| NotationError::new(limit_at, Expected::FloodLimit(LIMITS)))?;
    let most = cells.iter().max().map_or(0, |most| most + 1);
    let setup = Setup {
        plan: Plan::even(Shape::Square(Square::new(width, height))),
        colours: most.max(*COLOURS.start()),
        players: Players::One { limit: Some(limit) },
    };
    let fits = Setup::sizes().check(&setup.plan.shape);
    fits.map_err(|error| error.at_board(0..size_end))?;
    Ok((setup, Start::Cells(cells)))
}
