//! Remaining tiles on a field without gravity.

use super::bitboard::Bitboard;
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};

/// Occupied cells of a field.
#[derive(Clone)]
enum OccupiedCells {
    Squares(Bitboard),
    Hexes(TileGrid),
}

impl OccupiedCells {
    fn joins(&self, field: &Field, a: FieldCell, b: FieldCell) -> bool {
        match self {
            Self::Squares(bits) => {
                if bits.is_exposed(field, a) && bits.is_exposed(field, b) {
                    bits.joins(field, a, b)
                } else {
                    field.are_adjacent(a, b)
                }
            }
            Self::Hexes(tiles) => field.joins(tiles, a, b),
        }
    }

    fn insert(&mut self, field: &Field, cell: FieldCell) {
        match self {
            Self::Squares(bits) => bits.insert(field, cell),
            Self::Hexes(tiles) => tiles[usize::from(cell)] = 0,
        }
    }

    fn remove(&mut self, field: &Field, cell: FieldCell) {
        match self {
            Self::Squares(bits) => bits.remove(field, cell),
            Self::Hexes(tiles) => tiles[usize::from(cell)] = EMPTY,
        }
    }
}

/// Remaining tiles, by their numbers.
#[derive(Clone)]
pub(super) struct RemainingTiles {
    occupied: OccupiedCells,
    pub(super) is_present: Vec<bool>,
    pub(super) count: usize,
}

impl RemainingTiles {
    /// Returns all tiles of a field, given the cell of each.
    pub(super) fn new(field: &Field, cells: &[FieldCell]) -> Self {
        let mut occupied = if field.is_square() {
            OccupiedCells::Squares(Bitboard::empty(field))
        } else {
            OccupiedCells::Hexes(field.empty_grid())
        };
        for &cell in cells {
            occupied.insert(field, cell);
        }
        Self {
            occupied,
            is_present: vec![true; cells.len()],
            count: cells.len(),
        }
    }

    /// Returns `true` if a line joins the tiles on two cells.
    #[inline]
    pub(super) fn joins(&self, field: &Field, (a, b): CellPair) -> bool {
        self.occupied.joins(field, a, b)
    }

    /// Removes a tile from its cell.
    #[inline]
    pub(super) fn remove(&mut self, field: &Field, tile: usize, cell: FieldCell) {
        self.is_present[tile] = false;
        self.occupied.remove(field, cell);
        self.count -= 1;
    }

    /// Puts a removed tile back on its cell.
    #[inline]
    pub(super) fn restore(&mut self, field: &Field, tile: usize, cell: FieldCell) {
        self.is_present[tile] = true;
        self.occupied.insert(field, cell);
        self.count += 1;
    }
}
