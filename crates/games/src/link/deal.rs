//! Deals of tiles that can be cleared. The deal of a seed never changes, because players keep game codes.
//!
//! A deal is built backwards: a game is played with tiles without faces, under the same rules and gravity, until the
//! board is empty. Then both tiles of each removed pair get the same face. Removing the same pairs in the same order
//! clears the board.

use super::errors::SetupError;
use super::field::{Field, FieldCell, TileGrid};
use super::setup::FACES;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;

/// Maximum number of attempts to clear the same cells with tiles without faces. An attempt can fail only on hexes: on
/// squares, two of the outermost tiles are always joined.
const MAX_ATTEMPTS: u32 = 64;
/// Number of random partners to draw, of which the farthest is taken.
const CANDIDATES: usize = 4;

/// A deal: the faces of the tiles, their cells, and a solution.
#[derive(Debug)]
pub(super) struct Deal {
    /// Face of each tile, indexed by the cell where it was dealt; unspecified for cells without a tile.
    pub(super) faces: Vec<u8>,
    /// Tile on each field cell.
    pub(super) tiles: TileGrid,
    /// Pairs that clear the board, by their cells at the time of removal; empty if unknown.
    pub(super) solution: Vec<(CellId, CellId)>,
    /// The same pairs by the numbers of their tiles.
    pub(super) pairs: Vec<[u16; 2]>,
}

impl Deal {
    /// Returns the face of the tile on each field cell, as a tile number.
    pub(super) fn faces_on(&self, tiles: &TileGrid) -> TileGrid {
        let face = |&tile: &u16| {
            self.faces
                .get(usize::from(tile))
                .map_or(tile, |&face| face.into())
        };
        tiles.iter().map(face).collect()
    }
}

/// Distributes faces over a number of pairs, in random order. The frequencies of any two faces differ by at most one
/// pair.
pub(super) fn spread_faces(pairs: usize, faces: &[u8], stream: &mut SeededRng) -> Vec<u8> {
    let mut order = faces.to_vec();
    stream.shuffle(&mut order);
    let mut spread: Vec<u8> = order.into_iter().cycle().take(pairs).collect();
    stream.shuffle(&mut spread);
    spread
}

/// Deals tiles to these cells so that the board can be cleared: two tiles for each entry of `pairs`.
///
/// The cells stay the same if moves that clear them are found, which is certain on squares. On hexes the tiles may have to
/// move; then they fill the board line by line.
pub(super) fn deal(field: &Field, cells: &[CellId], pairs: &[u8], stream: &mut SeededRng) -> Deal {
    let attempt = |cells: &[CellId], stream: &mut SeededRng| {
        (0..MAX_ATTEMPTS).find_map(|_| clear_untyped(field, field.numbered_tiles(cells), stream))
    };
    let mut cells = cells.to_vec();
    let mut found = attempt(&cells, stream);
    if found.is_none() {
        cells = field.cells_by_line();
        cells.truncate(2 * pairs.len());
        found = attempt(&cells, stream);
    }
    // Consecutive cells of a line are neighbours. Otherwise one cell ends its line and the other begins the next.
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

/// A pair that was removed, and the cells of its tiles.
struct RemovedPair {
    tiles: [u16; 2],
    at: [FieldCell; 2],
}

impl RemovedPair {
    /// Returns a pair of tiles that are removed from the cells where they were dealt.
    fn in_place(field: &Field, a: CellId, b: CellId) -> Self {
        Self {
            tiles: [a.0 as u16, b.0 as u16],
            at: [field.field_cell(a), field.field_cell(b)],
        }
    }
}

/// Removes pairs until the field is empty, as if all faces were equal. Returns `None` if no two of the remaining tiles
/// are joined.
fn clear_untyped(
    field: &Field,
    mut tiles: TileGrid,
    stream: &mut SeededRng,
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

/// Returns two joined tiles. Neighbours are always joined and would be over-represented, so they are chosen only about
/// as often as in a random arrangement, or if there is no other pair. Short lines are more frequent than long ones, so
/// the farthest of a few random partners is taken.
fn choose_pair(
    field: &Field,
    tiles: &TileGrid,
    occupied: &mut [FieldCell],
    stream: &mut SeededRng,
) -> Option<(FieldCell, FieldCell)> {
    let adjacent = stream.below(field.board().len() as u32) < field.direction_count() as u32;
    let mut pick = |adjacent: bool, stream: &mut SeededRng| {
        (0..occupied.len()).rev().find_map(|last| {
            occupied.swap(last, stream.below(last as u32 + 1) as usize);
            let one = occupied[last];
            if !adjacent && !field.is_exposed(tiles, one) {
                return None;
            }
            let mut others = field.joined_tiles(tiles, one);
            others.retain(|&other| field.are_adjacent(one, other) == adjacent);
            let candidates = if adjacent { 1 } else { CANDIDATES };
            let partner = (0..candidates.min(others.len()))
                .map(|_| others[stream.below(others.len() as u32) as usize])
                .max_by_key(|&other| field.distance(one, other))?;
            Some((one, partner))
        })
    };
    pick(adjacent, stream).or_else(|| pick(!adjacent, stream))
}

/// Returns the deal for a board given as cells: 0 for no tile, or the face plus one.
///
/// # Errors
/// If the number of cells or a value is wrong, there is no tile, or the tiles of a face are not in pairs.
pub(super) fn deal_from_cells(field: &Field, cells: &[u8]) -> Result<Deal, crate::SetupError> {
    let (given, wanted) = (cells.len(), field.board().len());
    if given != wanted {
        return Err(crate::SetupError::TileCount { given, wanted });
    }
    let mut counts = [0_usize; FACES as usize + 1];
    for &cell in cells {
        match counts.get_mut(usize::from(cell)) {
            Some(count) => *count += 1,
            None => return Err(SetupError::TileFace { faces: FACES }.into()),
        }
    }
    if counts[0] == wanted {
        return Err(SetupError::NoPair.into());
    }
    if counts[1..].iter().any(|count| count % 2 == 1) {
        return Err(SetupError::OddFace.into());
    }
    let here = |cell: &CellId| cells[cell.index()] != 0;
    let occupied: Vec<CellId> = field.board().cells().filter(here).collect();
    let mut tiles = field.numbered_tiles(&occupied);
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
    use tessella_boards::{Hex, HexLayout, Plan, Shape};

    #[test]
    fn spread_faces_differ_by_at_most_one_pair() {
        let mut stream = SeededRng::new(b"examples", 1);
        let faces: Vec<u8> = (5..21).collect();
        let spread = spread_faces(50, &faces, &mut stream);
        let count = |&face: &u8| spread.iter().filter(|&&other| other == face).count();
        let counts: Vec<usize> = faces.iter().map(count).collect();
        assert!(
            counts.iter().all(|count| [3, 4].contains(count)),
            "{counts:?}"
        );
        assert_eq!(counts.iter().sum::<usize>(), 50);
    }

    /// Checks that the fallback works in every layout: tiles that fill the board line by line can be removed in that
    /// order.
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
