//! Board of numbered tiles, optimised for removing pairs of tiles and putting them back.

use super::bitboard::Bitboard;
use super::falling_board::MAX_LANES;
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};

/// The remaining tiles on a field, with or without gravity.
#[derive(Debug)]
pub(super) struct TileBoard {
    tiles: TileGrid,
    /// Cell of each tile; [`EMPTY`] for a removed tile.
    cells: Vec<FieldCell>,
    /// The occupied cells; `None` on hexes.
    occupied: Option<Bitboard>,
    /// Number of tiles in each lane.
    lengths: [u8; MAX_LANES],
    left: u16,
    /// Sum of the hashes of the remaining tiles. It identifies the position, because tiles keep their order within a
    /// lane.
    key: u64,
}

impl Clone for TileBoard {
    fn clone(&self) -> Self {
        Self {
            tiles: self.tiles.clone(),
            cells: self.cells.clone(),
            occupied: self.occupied.clone(),
            ..*self
        }
    }

    /// Copies a board, reusing its allocations.
    fn clone_from(&mut self, other: &Self) {
        self.tiles.clone_from(&other.tiles);
        self.cells.clone_from(&other.cells);
        self.occupied.clone_from(&other.occupied);
        self.lengths = other.lengths;
        self.left = other.left;
        self.key = other.key;
    }
}

/// Returns the hash of a tile.
const fn tile_hash(tile: u16) -> u64 {
    let product = (tile as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (product ^ product >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

impl TileBoard {
    /// Creates the board of a field to which gravity has been applied, and whose tile numbers are below `count`.
    pub(super) fn new(field: &Field, tiles: &TileGrid, count: usize) -> Self {
        let mut board = Self {
            tiles: tiles.clone(),
            cells: vec![EMPTY; count],
            occupied: field.is_square().then(|| Bitboard::empty(field)),
            lengths: [0; MAX_LANES],
            left: 0,
            key: 0,
        };
        for (cell, tile) in field.occupied(tiles) {
            board.cells[usize::from(tile)] = cell;
            if let Some(occupied) = &mut board.occupied {
                occupied.insert(field, cell);
            }
            if !field.is_static() {
                board.lengths[field.lane_slot(cell).0] += 1;
            }
            board.left += 1;
            board.key = board.key.wrapping_add(tile_hash(tile));
        }
        board
    }

    /// Returns the number of tiles left.
    pub(super) const fn left(&self) -> u16 {
        self.left
    }

    /// Returns a hash of the position, which depends only on the set of remaining tiles.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the tiles by cell.
    pub(super) const fn tiles(&self) -> &TileGrid {
        &self.tiles
    }

    /// Returns `true` if a tile has not been removed.
    pub(super) fn is_present(&self, tile: u16) -> bool {
        self.cells[usize::from(tile)] != EMPTY
    }

    /// Returns the cells of two tiles.
    #[inline]
    pub(super) fn cells(&self, [a, b]: [u16; 2]) -> CellPair {
        (self.cells[usize::from(a)], self.cells[usize::from(b)])
    }

    /// Returns `true` if a line joins two tiles.
    #[inline]
    pub(super) fn joins(&self, field: &Field, pair: [u16; 2]) -> bool {
        let (a, b) = self.cells(pair);
        match &self.occupied {
            None => field.joins(&self.tiles, a, b),
            Some(bits) if bits.is_exposed(field, a) && bits.is_exposed(field, b) => {
                bits.joins(field, a, b)
            }
            Some(_) => field.are_adjacent(a, b),
        }
    }

    /// Removes a tile. Returns its cell.
    pub(super) fn remove(&mut self, field: &Field, tile: u16) -> FieldCell {
        let cell = self.cells[usize::from(tile)];
        self.cells[usize::from(tile)] = EMPTY;
        self.left -= 1;
        self.key = self.key.wrapping_sub(tile_hash(tile));
        let mut last = cell;
        if !field.is_static() {
            let (lane, slot) = field.lane_slot(cell);
            for &from in &field.lanes()[lane][slot + 1..self.lengths[lane].into()] {
                self.put(last, self.tiles[usize::from(from)]);
                last = from;
            }
            self.lengths[lane] -= 1;
        }
        self.tiles[usize::from(last)] = EMPTY;
        if let Some(occupied) = &mut self.occupied {
            occupied.remove(field, last);
        }
        cell
    }

    /// Puts a tile back on the cell that it was removed from. Of the removed tiles, it must be the one removed last.
    pub(super) fn restore(&mut self, field: &Field, tile: u16, cell: FieldCell) {
        self.left += 1;
        self.key = self.key.wrapping_add(tile_hash(tile));
        let mut last = cell;
        if !field.is_static() {
            let (lane, slot) = field.lane_slot(cell);
            let cells = &field.lanes()[lane][slot..=self.lengths[lane].into()];
            last = cells[cells.len() - 1];
            for two in cells.windows(2).rev() {
                self.put(two[1], self.tiles[usize::from(two[0])]);
            }
            self.lengths[lane] += 1;
        }
        self.put(cell, tile);
        if let Some(occupied) = &mut self.occupied {
            occupied.insert(field, last);
        }
    }

    fn put(&mut self, cell: FieldCell, tile: u16) {
        self.tiles[usize::from(cell)] = tile;
        self.cells[usize::from(tile)] = cell;
    }
}

#[cfg(test)]
mod tests {
    use super::super::gravity::Gravity;
    use super::*;
    use tessella_boards::random::SeededRng;
    use tessella_boards::{CellId, Hex, HexLayout, Plan, Shape, Square};

    /// Removes arbitrary pairs, because gravity does not depend on faces, and puts them back.
    #[test]
    fn tile_board_matches_field_and_restores_tiles() {
        let hex = Shape::Hex(Hex {
            width: 6,
            height: 5,
            layout: HexLayout::OddRows,
        });
        let square = Shape::Square(Square::new(6, 5));
        let squares = Gravity::ALL.map(|gravity| (square.clone(), gravity));
        for (shape, gravity) in squares.into_iter().chain([(hex, Gravity::None)]) {
            let field = Field::new(&Plan::even(shape), gravity).expect("squares or hexes");
            let mut stream = SeededRng::new(b"examples", 4);
            let cells: Vec<CellId> = field.board().cells().collect();
            let mut tiles = field.numbered_tiles(&cells);
            let mut board = TileBoard::new(&field, &tiles, cells.len());
            let mut left: Vec<u16> = (0..cells.len() as u16).collect();
            stream.shuffle(&mut left);
            let mut removed = Vec::new();
            let mut keys = Vec::new();
            while let [.., a, b] = *left {
                keys.push((board.key(), board.tiles().clone()));
                let (one, other) = board.cells([a, b]);
                assert_eq!(
                    board.joins(&field, [a, b]),
                    field.joins(&tiles, one, other),
                    "{gravity:?}: {a} and {b}"
                );
                field.remove_pair(&mut tiles, one, other);
                for tile in [a, b] {
                    removed.push((tile, board.remove(&field, tile)));
                    assert!(!board.is_present(tile));
                }
                assert_eq!(*board.tiles(), tiles, "{gravity:?}");
                left.truncate(left.len() - 2);
                assert_eq!(usize::from(board.left()), left.len());
            }
            while let Some((key, tiles)) = keys.pop() {
                for _ in 0..2 {
                    let (tile, cell) = removed.pop().expect("a removed tile");
                    board.restore(&field, tile, cell);
                }
                assert_eq!(board.key(), key);
                assert_eq!(*board.tiles(), tiles, "{gravity:?}");
            }
        }
    }
}
