//! Deals faces so that the board can be cleared. What a seed deals never changes: codes that players keep depend on it.
//!
//! A deal is made from its own end: a game is played with tiles that have no faces yet, by the very rules and under the
//! very gravity, until the board is empty, and only then the two tiles of each pair that went are given a face. Played
//! again, the same pairs go.

use super::field::{Field, FieldCell, TileGrid};
use super::setup::FACES;
use crate::boards::CellId;
use crate::boards::random::Stream;
use crate::games::SetupError;

/// How often a game with blank tiles is tried on the same cells. It can fail on hexes only: on squares two of the tiles
/// that lie outermost can always go.
const MAX_ATTEMPTS: u32 = 64;
/// Of so many that a tile could go with, the farthest does.
const CANDIDATES: usize = 4;

/// What was dealt: which tiles there are, where they lie, and how they can all go.
#[derive(Debug)]
pub(super) struct Deal {
    /// The face of each tile, numbered by the cell where it was dealt; of no meaning where none was.
    pub(super) faces: Vec<u8>,
    /// Where the tiles lie at first.
    pub(super) tiles: TileGrid,
    /// Pairs that clear the board, each by the cells where its tiles lie when it goes; none if they are not known.
    pub(super) solution: Vec<(CellId, CellId)>,
    /// The same pairs by the numbers of their tiles.
    pub(super) pairs: Vec<[u16; 2]>,
}

/// The faces of so many pairs, each as often as the others or once more, in an order of chance.
pub(super) fn spread_faces(pairs: usize, faces: u8, stream: &mut Stream) -> Vec<u8> {
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
pub(super) fn deal(field: &Field, cells: &[CellId], pairs: &[u8], stream: &mut Stream) -> Deal {
    let attempt = |cells: &[CellId], stream: &mut Stream| {
        (0..MAX_ATTEMPTS).find_map(|_| clear_untyped(field, field.numbered_tiles(cells), stream))
    };
    let mut cells = cells.to_vec();
    let mut found = attempt(&cells, stream);
    if found.is_none() {
        cells = field.cells_by_line();
        cells.truncate(2 * pairs.len());
        found = attempt(&cells, stream);
    }
    // Two that follow each other along a line are next to each other, or the one is alone in its line and the other is
    // the first of the next.
    let in_order = || {
        cells
            .chunks_exact(2)
            .map(|pair| RemovedPair::in_place(field, pair[0], pair[1]))
            .collect()
    };
    let removed = found.unwrap_or_else(in_order);
    let mut faces = vec![0; field.board().len()];
    for (RemovedPair { tiles, .. }, &face) in removed.iter().zip(pairs) {
        for &tile in tiles {
            faces[usize::from(tile)] = face;
        }
    }
    let solution = removed
        .iter()
        .map(|RemovedPair { at: [a, b], .. }| (field.board_cell(*a), field.board_cell(*b)));
    Deal {
        faces,
        solution: solution.collect(),
        pairs: removed.iter().map(|pair| pair.tiles).collect(),
        tiles: field.numbered_tiles(&cells),
    }
}

/// Two tiles that went, and where they lay.
struct RemovedPair {
    tiles: [u16; 2],
    at: [FieldCell; 2],
}

impl RemovedPair {
    /// Two tiles that go from the cells where they were dealt.
    fn in_place(field: &Field, a: CellId, b: CellId) -> Self {
        Self {
            tiles: [a.0 as u16, b.0 as u16],
            at: [field.field_cell(a), field.field_cell(b)],
        }
    }
}

/// Clears the field of its tiles as if all were alike; `None` if it comes to tiles of which no two can be joined.
fn clear_untyped(
    field: &Field,
    mut tiles: TileGrid,
    stream: &mut Stream,
) -> Option<Vec<RemovedPair>> {
    let mut removed = Vec::new();
    loop {
        let mut occupied: Vec<FieldCell> = field.occupied(&tiles).map(|(cell, _)| cell).collect();
        if occupied.is_empty() {
            return Some(removed);
        }
        let (a, b) = choose_pair(field, &tiles, &mut occupied, stream)?;
        removed.push(RemovedPair {
            tiles: [a, b].map(|cell| tiles[usize::from(cell)]),
            at: [a, b],
        });
        field.remove_pair(&mut tiles, a, b);
    }
}

/// Two tiles that can be joined. Those that touch always can, and would be far too many of the pairs: they are chosen
/// about as often as chance lays two alike side by side, and where nothing else goes. Of the others, too, the near ones are
/// in the majority, and so the farthest of a few is removed.
fn choose_pair(
    field: &Field,
    tiles: &TileGrid,
    occupied: &mut [FieldCell],
    stream: &mut Stream,
) -> Option<(FieldCell, FieldCell)> {
    let adjacent = stream.below(field.board().len() as u32) < field.direction_count() as u32;
    let mut pick = |adjacent: bool, stream: &mut Stream| {
        (0..occupied.len()).rev().find_map(|last| {
            occupied.swap(last, stream.below(last as u32 + 1) as usize);
            let one = occupied[last];
            if !adjacent && !field.is_exposed(tiles, one) {
                return None;
            }
            let mut others = field.joined_tiles(tiles, one);
            others.retain(|&other| field.are_adjacent(one, other) == adjacent);
            let candidates = if adjacent { 1 } else { CANDIDATES };
            let drawn = (0..candidates.min(others.len()))
                .map(|_| others[stream.below(others.len() as u32) as usize])
                .max_by_key(|&other| field.distance(one, other))?;
            Some((one, drawn))
        })
    };
    pick(adjacent, stream).or_else(|| pick(!adjacent, stream))
}

/// The deal of a board that is spelt out: 0 for no tile, or one more than its face.
pub(super) fn deal_from_cells(field: &Field, cells: &[u8]) -> Result<Deal, SetupError> {
    let refuse = |why: String| Err(SetupError(why));
    let wanted = field.board().len();
    if cells.len() != wanted {
        return refuse(format!(
            "{} tiles do not fill a board of {wanted}",
            cells.len()
        ));
    }
    let mut counts = [0_usize; FACES as usize + 1];
    for &cell in cells {
        match counts.get_mut(usize::from(cell)) {
            Some(count) => *count += 1,
            None => return refuse(format!("a tile has none of the {FACES} faces")),
        }
    }
    if counts[0] == wanted {
        return refuse("there is no pair of tiles".to_owned());
    }
    if counts[1..].iter().any(|count| count % 2 == 1) {
        return refuse("the tiles of a face are not all in pairs".to_owned());
    }
    let here = |cell: &CellId| cells[cell.index()] != 0;
    let lying: Vec<CellId> = field.board().cells().filter(here).collect();
    let mut tiles = field.numbered_tiles(&lying);
    field.apply_gravity(&mut tiles);
    Ok(Deal {
        faces: cells.iter().map(|cell| cell.saturating_sub(1)).collect(),
        tiles,
        solution: Vec::new(),
        pairs: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::gravity::Gravity;
    use super::*;
    use crate::boards::{Hex, HexLayout, Plan, Shape};

    #[test]
    fn spread_faces_differ_by_at_most_one_pair() {
        let mut stream = Stream::new(b"examples", 1);
        let spread = spread_faces(50, 16, &mut stream);
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
    fn hex_cells_by_line_are_removable_in_order() {
        for layout in HexLayout::ALL {
            for (width, height) in [(2, 20), (3, 4), (4, 3), (30, 3), (5, 6)] {
                let hex = Hex {
                    width,
                    height,
                    layout,
                };
                let plan = Plan::even(Shape::Hex(hex));
                let field = Field::new(&plan, Gravity::None).expect("hexes");
                let cells = field.cells_by_line();
                for len in (2..=cells.len()).step_by(2) {
                    let mut tiles = field.numbered_tiles(&cells[..len]);
                    for pair in cells[..len].chunks_exact(2) {
                        let (a, b) = (field.field_cell(pair[0]), field.field_cell(pair[1]));
                        assert!(field.joins(&tiles, a, b), "{hex:?}: {pair:?} of {len}");
                        field.remove_pair(&mut tiles, a, b);
                    }
                }
            }
        }
    }
}
