//! Cells of a board in a game code: one symbol per cell, rows separated by `/`.

use super::expected::{Expected, NotationError};
use tessella_boards::Shape;

/// Returns the number of cells per row in a game code, at least one.
fn row(shape: &Shape) -> usize {
    let cells = match shape {
        Shape::Square(square) if square.holes.is_empty() => square.width.into(),
        Shape::Hex(hex) => hex.width.into(),
        Shape::Cube(cube) => cube.width.into(),
        Shape::Hypercube(hypercube) => hypercube.sides[0].into(),
        shape => shape.cells() as usize,
    };
    cells.max(1)
}

/// Parses one symbol per cell of a shape; each stands for its index in `symbols`. Rows may be separated by `/`.
/// `expected` describes the symbols in the error for any other one.
///
/// # Errors
/// If the text is malformed. The position is that of an unknown symbol, of a `/` that does not end a row, of the first
/// surplus cell, or of the end of the text if cells are missing.
pub fn parse(
    text: &str,
    shape: &Shape,
    symbols: &str,
    expected: impl Into<Expected>,
) -> Result<Vec<u8>, NotationError> {
    let wanted = shape.cells() as usize;
    let row = row(shape);
    let mut cells = Vec::with_capacity(wanted);
    // Number of cells before the last `/`. Another `/` needs a row of cells in between.
    let mut last_separator = 0;
    for (at, symbol) in text.char_indices() {
        let here = at..at + symbol.len_utf8();
        if symbol == '/' {
            if cells.len() == wanted {
                return Err(NotationError::new(here, Expected::EndOfCells));
            }
            if cells.len() == last_separator || cells.len() % row != 0 {
                let expected = Expected::WholeRow { tiles: row };
                return Err(NotationError::new(here, expected));
            }
            last_separator = cells.len();
            continue;
        }
        match symbols.chars().position(|known| known == symbol) {
            Some(_) if cells.len() == wanted => {
                let expected = Expected::FewerCells { most: wanted };
                return Err(NotationError::new(here, expected));
            }
            Some(value) => cells.push(value as u8),
            None => return Err(NotationError::new(here, expected)),
        }
    }
    if cells.len() < wanted {
        let expected = Expected::MoreCells {
            tiles: wanted,
            found: cells.len(),
        };
        return Err(NotationError::new(text.len()..text.len(), expected));
    }
    Ok(cells)
}

/// Formats the cells for a game code, with rows separated by `/`. A value beyond the symbols becomes the last one.
pub fn format(cells: &[u8], shape: &Shape, symbols: &str) -> String {
    let list: Vec<char> = symbols.chars().collect();
    let symbol = |&cell: &u8| list.get(usize::from(cell)).or(list.last()).copied();
    let rows = cells.chunks(row(shape));
    let rows: Vec<String> = rows
        .map(|row| row.iter().filter_map(symbol).collect())
        .collect();
    rows.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link;
    use proptest::prelude::*;
    use tessella_boards::{Hex, HexLayout, Square};

    const SYMBOLS: &str = ".xo●";

    fn read(text: &str, shape: &Shape) -> Result<Vec<u8>, NotationError> {
        parse(text, shape, SYMBOLS, link::Expected::Cells)
    }

    fn square(width: u16, height: u16) -> Shape {
        Shape::Square(Square::new(width, height))
    }

    #[test]
    fn formatted_rows_are_those_of_the_board() {
        let cells = [0, 1, 2, 3, 0, 1];
        assert_eq!(format(&cells, &square(3, 2), SYMBOLS), ".xo/●.x");
        let hexes = Shape::Hex(Hex {
            width: 2,
            height: 3,
            layout: HexLayout::ALL[0],
        });
        assert_eq!(format(&cells, &hexes, SYMBOLS), ".x/o●/.x");
        let with_hole = Shape::Square(Square {
            holes: [(1, 1)].into(),
            ..Square::new(3, 2)
        });
        assert_eq!(format(&cells[..5], &with_hole, SYMBOLS), ".xo●.");
    }

    #[test]
    fn cells_beyond_the_symbols_are_formatted_without_panic() {
        assert_eq!(format(&[0, 4, 255], &square(3, 1), SYMBOLS), ".●●");
        assert_eq!(format(&[1], &square(0, 0), SYMBOLS), "x");
        assert_eq!(format(&[1, 2], &square(1, 2), ""), "/");
        assert_eq!(read("", &square(0, 0)), Ok(vec![]));
    }

    #[test]
    fn wrong_symbol_is_reported_with_its_byte_position() {
        let error = |text| read(text, &square(3, 2)).expect_err("wrong cells");
        let symbol = Expected::Link(link::Expected::Cells);
        assert_eq!(error("●●?"), NotationError::new(6..7, symbol.clone()));
        assert_eq!(error("●●ä"), NotationError::new(6..8, symbol));
        let fewer = Expected::FewerCells { most: 6 };
        assert_eq!(error("●●●/●●●x"), NotationError::new(19..20, fewer));
        let more = Expected::MoreCells { tiles: 6, found: 2 };
        assert_eq!(error("●●"), NotationError::new(6..6, more));
        let row = Expected::WholeRow { tiles: 3 };
        assert_eq!(error("●●/"), NotationError::new(6..7, row));
    }

    proptest! {
        #[test]
        fn formatted_cells_are_parsed_back(
            (shape, cells) in (1..9u16, 1..9u16).prop_flat_map(|(width, height)| {
                let len = usize::from(width * height);
                (Just(square(width, height)), proptest::collection::vec(0..4u8, len))
            }),
        ) {
            prop_assert_eq!(read(&format(&cells, &shape, SYMBOLS), &shape), Ok(cells));
        }
    }
}
