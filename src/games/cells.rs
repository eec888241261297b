//! The cells of a board spelt out in a game code: a sign a cell, rows parted by `/`.

use super::options::OptionError;
use crate::boards::Shape;

/// The signs that can stand for what lies on a cell, in their order. A sign stands for its place in the list.
#[derive(Clone, Copy, Debug)]
pub struct Signs<'a> {
    /// The signs.
    pub list: &'a str,
    /// What a message says of them, such as "a tile from a to f".
    pub expected: &'a str,
}

/// How many cells a row has, where a game code parts rows; at least one.
fn row(shape: &Shape) -> usize {
    let cells = match shape {
        Shape::Square(square) if square.holes.is_empty() => square.width.into(),
        Shape::Hex(hex) => hex.width.into(),
        Shape::Cube(cube) => cube.width.into(),
        shape => shape.cells() as usize,
    };
    cells.max(1)
}

/// Reads a sign for each cell of a shape; rows may be parted by `/`.
///
/// # Errors
/// Points at a sign that is none of these, at a `/` that parts no rows, at the first cell too many, or at the end where
/// there are too few.
pub fn parse(text: &str, shape: &Shape, signs: Signs<'_>) -> Result<Vec<u8>, OptionError> {
    let wanted = shape.cells() as usize;
    let row = row(shape);
    let mut cells = Vec::with_capacity(wanted);
    // How many tiles there were at the last `/`, which no row of no tiles may follow.
    let mut parted_at = 0;
    for (at, sign) in text.char_indices() {
        let here = at..at + sign.len_utf8();
        if sign == '/' {
            if cells.len() == wanted {
                return Err(OptionError::new(here, "nothing after the last tile"));
            }
            if cells.len() == parted_at || cells.len() % row != 0 {
                let expected = format!("{row} tiles in a row before \"/\"");
                return Err(OptionError::new(here, expected));
            }
            parted_at = cells.len();
            continue;
        }
        match signs.list.chars().position(|known| known == sign) {
            Some(_) if cells.len() == wanted => {
                return Err(OptionError::new(
                    here,
                    format!("no more than {wanted} tiles"),
                ));
            }
            Some(value) => cells.push(value as u8),
            None => return Err(OptionError::new(here, signs.expected)),
        }
    }
    if cells.len() < wanted {
        let expected = format!("{wanted} tiles, found {}", cells.len());
        return Err(OptionError::new(text.len()..text.len(), expected));
    }
    Ok(cells)
}

/// The cells as a game code has them, rows parted by `/`. A value past the list is spelt as its last sign.
pub fn spell(cells: &[u8], shape: &Shape, signs: Signs<'_>) -> String {
    let list: Vec<char> = signs.list.chars().collect();
    let sign = |&cell: &u8| list.get(usize::from(cell)).or(list.last()).copied();
    let rows = cells.chunks(row(shape));
    let rows: Vec<String> = rows
        .map(|row| row.iter().filter_map(sign).collect())
        .collect();
    rows.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::{Hex, HexLayout, Square};
    use proptest::prelude::*;

    const SIGNS: Signs<'static> = Signs {
        list: ".xo●",
        expected: "a stone",
    };

    fn square(width: u16, height: u16) -> Shape {
        Shape::Square(Square::new(width, height))
    }

    #[test]
    fn rows_are_parted_where_the_board_has_them() {
        let cells = [0, 1, 2, 3, 0, 1];
        assert_eq!(spell(&cells, &square(3, 2), SIGNS), ".xo/●.x");
        let hexes = Shape::Hex(Hex {
            width: 2,
            height: 3,
            layout: HexLayout::ALL[0],
        });
        assert_eq!(spell(&cells, &hexes, SIGNS), ".x/o●/.x");
        let with_hole = Shape::Square(Square {
            holes: [(1, 1)].into(),
            ..Square::new(3, 2)
        });
        assert_eq!(spell(&cells[..5], &with_hole, SIGNS), ".xo●.");
    }

    #[test]
    fn what_cannot_be_spelt_is_no_danger() {
        assert_eq!(spell(&[0, 4, 255], &square(3, 1), SIGNS), ".●●");
        assert_eq!(spell(&[1], &square(0, 0), SIGNS), "x");
        let none = Signs { list: "", ..SIGNS };
        assert_eq!(spell(&[1, 2], &square(1, 2), none), "/");
        assert_eq!(parse("", &square(0, 0), SIGNS), Ok(vec![]));
    }

    #[test]
    fn a_wrong_sign_is_pointed_at_in_bytes() {
        let error = |text| parse(text, &square(3, 2), SIGNS).expect_err("wrong cells");
        assert_eq!(error("●●?").at, 6..7);
        assert_eq!(error("●●?").expected, "a stone");
        assert_eq!(error("●●ä").at, 6..8);
        assert_eq!(error("●●●/●●●x").at, 19..20);
        assert_eq!(error("●●●/●●●x").expected, "no more than 6 tiles");
        assert_eq!(error("●●").at, 6..6);
        assert_eq!(error("●●").expected, "6 tiles, found 2");
        assert_eq!(error("●●/").expected, "3 tiles in a row before \"/\"");
    }

    proptest! {
        #[test]
        fn what_is_spelt_is_read_again(
            (shape, cells) in (1..9u16, 1..9u16).prop_flat_map(|(width, height)| {
                let len = usize::from(width * height);
                (Just(square(width, height)), proptest::collection::vec(0..4u8, len))
            }),
        ) {
            prop_assert_eq!(parse(&spell(&cells, &shape, SIGNS), &shape, SIGNS), Ok(cells));
        }
    }
}
