//! Grids of colours in the two formats of Flood-It collections.

use std::str::FromStr;
use tessella_boards::{Board, CellId, Shape, Square};
use tessella_games::Colour;
use tessella_games::drench::SOLVER_COLOURS;

/// Lengths that a side can have, as in Drench, and the maximum number of colours.
const SIDE_LENGTHS: std::ops::RangeInclusive<u16> = 2..=40;
const MAX_COLOURS: usize = *SOLVER_COLOURS.end() as usize;

/// Where the flood starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StartCell {
    /// The first cell.
    #[default]
    Corner,
    /// The centre; if the number of rows or columns is even, the later of the two middle ones.
    Centre,
    /// A column and a row, counted from 0.
    At(u16, u16),
}

impl FromStr for StartCell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "corner" => return Ok(Self::Corner),
            "centre" | "center" => return Ok(Self::Centre),
            _ => {}
        }
        let numbers = text
            .split_once('.')
            .and_then(|(column, row)| Some(Self::At(column.parse().ok()?, row.parse().ok()?)));
        numbers.ok_or_else(|| {
            format!(
                "expected corner, centre, or a column and a row from 0 such as 4.7, not \"{text}\""
            )
        })
    }
}

/// Grid of colours, and the cell from which it is flooded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Shape of the grid.
    pub square: Square,
    /// Colour of each cell, row by row.
    pub cells: Vec<Colour>,
    /// Cell from which the grid is flooded.
    pub start: CellId,
    /// Notation of each colour in the file.
    pub signs: Vec<String>,
    /// Separator of colours in the file: a space between numbers, nothing between characters.
    pub separator: &'static str,
}

impl Grid {
    /// Returns the same grid with another start cell.
    ///
    /// # Errors
    /// If there is no such cell.
    pub fn with_start(mut self, start: StartCell) -> Result<Self, String> {
        let (width, height) = (self.square.width, self.square.height);
        let (column, row) = match start {
            StartCell::Corner => (0, 0),
            StartCell::Centre => (width / 2, height / 2),
            StartCell::At(column, row) => (column, row),
        };
        if column >= width || row >= height {
            return Err(format!(
                "expected a board with a cell in column {column}, row {row}, counted from 0, and it has {width}x{height} cells"
            ));
        }
        self.start = CellId(u32::from(row) * u32::from(width) + u32::from(column));
        Ok(self)
    }

    /// Builds the board.
    ///
    /// # Errors
    /// If there are too many cells, which the parser rules out.
    pub fn board(&self) -> Result<Board, String> {
        Board::new(Shape::Square(self.square.clone())).map_err(|error| error.to_string())
    }

    /// Formats colours in the notation of the file.
    pub fn format_colours(&self, colours: &[Colour]) -> String {
        let signs: Vec<&str> = colours
            .iter()
            .map(|colour| self.signs[colour.index()].as_str())
            .collect();
        signs.join(self.separator)
    }
}

/// A grid and, if given, the length of an optimal solution.
type ParsedGrid = (Grid, Option<u32>);

/// Parses a board in the format of the "99 problems": the numbers of rows, columns and colours, a colour from 1 for
/// each cell, and the length of an optimal solution, or 0 if it is unknown.
///
/// # Errors
/// The line with the error, and what was expected there.
pub(super) fn read_rows(lines: &[(usize, &str)]) -> Result<ParsedGrid, (usize, String)> {
    let mut words = lines
        .iter()
        .flat_map(|&(line, text)| text.split_whitespace().map(move |word| (line, word)));
    let last = lines.last().map_or(1, |&(line, _)| line);
    let mut number = |what: &str| -> Result<(usize, u32), (usize, String)> {
        let (line, word) = words
            .next()
            .ok_or_else(|| (last, format!("expected {what}, and the file ends")))?;
        let number = word
            .parse::<u32>()
            .map_err(|_| (line, format!("expected {what}, not \"{word}\"")))?;
        Ok((line, number))
    };
    let mut side = |what: &str| {
        let (line, side) = number(what)?;
        let side = u16::try_from(side)
            .ok()
            .filter(|side| SIDE_LENGTHS.contains(side));
        side.ok_or_else(|| {
            let (least, most) = (SIDE_LENGTHS.start(), SIDE_LENGTHS.end());
            (line, format!("expected {least} to {most} {what}"))
        })
    };
    let (height, width) = (side("rows")?, side("columns")?);
    let (line, colours) = number("the number of colours")?;
    if !(2..=MAX_COLOURS as u32).contains(&colours) {
        let expected = format!("expected 2 to {MAX_COLOURS} colours, not {colours}");
        return Err((line, expected));
    }
    let count = usize::from(width) * usize::from(height);
    let mut cells = Vec::with_capacity(count);
    for at in 1..=count {
        let (line, colour) = number(&format!("colour {at} of {count}"))?;
        if !(1..=colours).contains(&colour) {
            return Err((
                line,
                format!("expected a colour from 1 to {colours}, not {colour}"),
            ));
        }
        cells.push(Colour(colour as u8 - 1));
    }
    let (line, known) = number("the number of moves, or 0 if it is not known")?;
    if let Some((line, word)) = words.next() {
        return Err((
            line,
            format!("expected nothing after the number of moves, not \"{word}\""),
        ));
    }
    if known > u32::from(u16::MAX) {
        return Err((line, format!("expected a number of moves, not {known}")));
    }
    let grid = Grid {
        square: Square::new(width, height),
        cells,
        start: CellId(0),
        signs: (1..=colours).map(|colour| colour.to_string()).collect(),
        separator: " ",
    };
    Ok((grid, (known > 0).then_some(known)))
}

/// Parses a board on one line: a square of cells, with a letter or a digit for each, optionally followed by the length
/// of an optimal solution.
///
/// # Errors
/// A sentence that says what was expected.
pub(super) fn read_line(line: &str) -> Result<ParsedGrid, String> {
    let mut words = line.split_whitespace();
    let text = words.next().unwrap_or_default();
    let known = match words.next() {
        None => None,
        Some(word) => {
            let known = word.parse::<u16>().ok();
            let known =
                known.ok_or_else(|| format!("expected the number of moves, not \"{word}\""))?;
            Some(u32::from(known)).filter(|&known| known > 0)
        }
    };
    if let Some(word) = words.next() {
        return Err(format!(
            "expected nothing after the number of moves, not \"{word}\""
        ));
    }
    if let Some(sign) = text.chars().find(|sign| !sign.is_ascii_alphanumeric()) {
        return Err(format!(
            "expected a letter or a digit for each cell, or a game code, not \"{}\"",
            sign.escape_debug()
        ));
    }
    let side = text.len().isqrt();
    let fits = |side: &usize| side * side == text.len();
    let side = Some(side)
        .filter(fits)
        .and_then(|side| u16::try_from(side).ok());
    let side = side
        .filter(|side| SIDE_LENGTHS.contains(side))
        .ok_or_else(|| {
            let (least, most) = (SIDE_LENGTHS.start(), SIDE_LENGTHS.end());
            format!(
                "expected the cells of a square with a side of {least} to {most}, and there are {}",
                text.len()
            )
        })?;
    let mut signs: Vec<u8> = text.bytes().collect();
    signs.sort_unstable();
    signs.dedup();
    if signs.len() > MAX_COLOURS {
        return Err(format!(
            "expected at most {MAX_COLOURS} colours, and there are {}",
            signs.len()
        ));
    }
    let colour = |sign: u8| {
        signs
            .iter()
            .position(|&known| known == sign)
            .unwrap_or_default()
    };
    let grid = Grid {
        square: Square::new(side, side),
        cells: text
            .bytes()
            .map(|sign| Colour(colour(sign) as u8))
            .collect(),
        start: CellId(0),
        signs: signs
            .iter()
            .map(|&sign| char::from(sign).to_string())
            .collect(),
        separator: "",
    };
    Ok((grid, known))
}
