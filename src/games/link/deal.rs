//! Deals faces so that the board can be cleared. What a seed deals never changes: codes that players keep depend on it.
//!
//! A deal is made from its own end: a game is played with tiles that have no faces yet, by the very rules and under the
//! very gravity, until the board is empty, and only then the two tiles of each pair that went are given a face. Played
//! again, the same pairs go.

use super::field::{Field, Place, Tiles};
use crate::boards::CellId;
use crate::boards::random::SeededRng;

/// How often a game with blank tiles is tried on the same cells. It can fail on hexes only: on squares two of the tiles
/// that lie outermost can always go.
const TRIES: u32 = 64;
/// Of so many that a tile could go with, the farthest does.
const FEW: usize = 4;

/// What was dealt: which tiles there are, where they lie, and how they can all go.
#[derive(Debug)]
pub(super) struct Deal {
    /// The face of each tile, numbered by the cell where it was dealt; of no meaning where none was.
    pub(super) faces: Vec<u8>,
    /// Where the tiles lie at first.
    pub(super) tiles: Tiles,
    /// Pairs that clear the board, each by the cells where its tiles lie when it goes; none if they are not known.
    pub(super) solution: Vec<(CellId, CellId)>,
    /// The same pairs by the numbers of their tiles.
    pub(super) pairs: Vec<[u16; 2]>,
}

/// The faces of so many pairs, each as often as the others or once more, in an order of chance.
pub(super) fn spread(pairs: usize, faces: u8, stream: &mut SeededRng) -> Vec<u8> {
    let mut order: Vec<u8> = (0..faces).collect();
    stream.shuffle(&mut order);
    let mut spread: Vec<u8> = order.into_iter().cycle().take(pairs).collect();
    stream.shuffle(&mut spread);
    spread
}

/// Lays a tile on each of these cells, two of each face that is listed, so that all can go.
///
/// The cells stay as they are if a way to clear them is found, and on squares one always is. On hexes the tiles may have to
/// move to other cells: the straight lines are filled one after the other then.
pub(super) fn deal(field: &Field, cells: &[CellId], pairs: &[u8], stream: &mut SeededRng) -> Deal {
    let tries = |cells: &[CellId], stream: &mut SeededRng| {
        (0..TRIES).find_map(|_| clear(field, lay(field, cells), stream))
    };
    let mut cells = cells.to_vec();
    let mut found = tries(&cells, stream);
    if found.is_none() {
        cells = field.line_by_line();
        cells.truncate(2 * pairs.len());
        found = tries(&cells, stream);
    }
    // Two that follow each other along a line are next to each other, or the one is alone in its line and the other is
    // the first of the next.
    let in_order = || {
        cells
            .chunks_exact(2)
            .map(|pair| Taken::at_once(field, pair[0], pair[1]))
            .collect()
    };
    let taken = found.unwrap_or_else(in_order);
    let mut faces = vec![0; field.board().len()];
    for (Taken { tiles, .. }, &face) in taken.iter().zip(pairs) {
        for &tile in tiles {
            faces[usize::from(tile)] = face;
        }
    }
    let solution = taken
        .iter()
        .map(|Taken { at: [a, b], .. }| (field.cell(*a), field.cell(*b)));
    Deal {
        faces,
        solution: solution.collect(),
        pairs: taken.iter().map(|pair| pair.tiles).collect(),
        tiles: lay(field, &cells),
    }
}

/// A tile on each of these cells, with the cell's number.
pub(super) fn lay(field: &Field, cells: &[CellId]) -> Tiles {
    let mut tiles = field.bare();
    for &cell in cells {
        tiles[usize::from(field.place(cell))] = cell.0 as u16;
    }
    tiles
}

/// Two tiles that went, and where they lay.
struct Taken {
    tiles: [u16; 2],
    at: [Place; 2],
}

impl Taken {
    /// Two tiles that go from the cells where they were dealt.
    fn at_once(field: &Field, a: CellId, b: CellId) -> Self {
        Self {
            tiles: [a.0 as u16, b.0 as u16],
            at: [field.place(a), field.place(b)],
        }
    }
}

/// Clears the field of its tiles as if all were alike; `None` if it comes to tiles of which no two can be joined.
fn clear(field: &Field, mut tiles: Tiles, stream: &mut SeededRng) -> Option<Vec<Taken>> {
    let mut taken = Vec::new();
    loop {
        let mut lying: Vec<Place> = field.lying(&tiles).map(|(place, _)| place).collect();
        if lying.is_empty() {
            return Some(taken);
        }
        let (a, b) = choose(field, &tiles, &mut lying, stream)?;
        taken.push(Taken {
            tiles: [a, b].map(|place| tiles[usize::from(place)]),
            at: [a, b],
        });
        field.take(&mut tiles, a, b);
    }
}

/// Two tiles that can be joined. Those that touch always can, and would be far too many of the pairs: they are chosen
/// about as often as chance lays two alike side by side, and where nothing else goes. Of the others, too, the near ones are
/// in the majority, and so the farthest of a few is taken.
fn choose(
    field: &Field,
    tiles: &Tiles,
    lying: &mut [Place],
    stream: &mut SeededRng,
) -> Option<(Place, Place)> {
    let side_by_side = stream.below(field.board().len() as u32) < field.sides() as u32;
    let mut pick = |near: bool, stream: &mut SeededRng| {
        (0..lying.len()).rev().find_map(|last| {
            lying.swap(last, stream.below(last as u32 + 1) as usize);
            let one = lying[last];
            if !near && !field.is_open(tiles, one) {
                return None;
            }
            let mut others = field.joined_with(tiles, one);
            others.retain(|&other| field.touch(one, other) == near);
            let few = if near { 1 } else { FEW };
            let drawn = (0..few.min(others.len()))
                .map(|_| others[stream.below(others.len() as u32) as usize])
                .max_by_key(|&other| field.distance(one, other))?;
            Some((one, drawn))
        })
    };
    pick(side_by_side, stream).or_else(|| pick(!side_by_side, stream))
}

#[cfg(test)]
mod tests {
    use super::super::Gravity;
    use super::*;
    use crate::boards::{Hex, HexLayout, Plan, Shape};

    #[test]
    fn a_face_comes_as_often_as_the_others_or_once_more() {
        let mut stream = SeededRng::new(b"examples", 1);
        let spread = spread(50, 16, &mut stream);
        let count = |face| spread.iter().filter(|&&other| other == face).count();
        let counts: Vec<usize> = (0..16).map(count).collect();
        assert!(
            counts.iter().all(|count| [3, 4].contains(count)),
            "{counts:?}"
        );
        assert_eq!(counts.iter().sum::<usize>(), 50);
    }

    /// Where chance finds nothing, the tiles go line by line; that must hold on every layout.
    #[test]
    fn on_hexes_tiles_that_fill_the_lines_can_go_in_order() {
        for layout in HexLayout::ALL {
            for (width, height) in [(2, 20), (3, 4), (4, 3), (30, 3), (5, 6)] {
                let hex = Hex {
                    width,
                    height,
                    layout,
                };
                let plan = Plan::even(Shape::Hex(hex));
                let field = Field::new(&plan, Gravity::None).expect("hexes");
                let cells = field.line_by_line();
                for len in (2..=cells.len()).step_by(2) {
                    let mut tiles = lay(&field, &cells[..len]);
                    for pair in cells[..len].chunks_exact(2) {
                        let (a, b) = (field.place(pair[0]), field.place(pair[1]));
                        assert!(field.joins(&tiles, a, b), "{hex:?}: {pair:?} of {len}");
                        field.take(&mut tiles, a, b);
                    }
                }
            }
        }
    }
}
