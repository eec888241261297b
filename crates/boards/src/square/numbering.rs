//! Numbering of the cells of a rectangle with holes.

use crate::CellId;

/// Mapping between positions, counted row by row, and cells.
#[derive(Debug)]
pub(super) struct Numbering {
    /// Cell of each position.
    cells: Vec<Option<CellId>>,
    /// Position of each cell.
    places: Vec<u32>,
}

impl Numbering {
    /// Numbers the positions that are no holes.
    pub(super) fn new(is_hole: &[bool]) -> Self {
        let (mut cells, mut places) = (vec![None; is_hole.len()], Vec::new());
        for (place, cell) in (0..).zip(&mut cells) {
            if !is_hole[place as usize] {
                *cell = Some(CellId(places.len() as u32));
                places.push(place);
            }
        }
        Self { cells, places }
    }

    /// Returns the number of cells.
    pub(super) const fn len(&self) -> u32 {
        self.places.len() as u32
    }

    /// Returns the position of a cell.
    pub(super) fn place(&self, cell: CellId) -> u32 {
        self.places[cell.index()]
    }

    /// Returns the cell at a position; `None` for a hole.
    pub(super) fn cell(&self, place: usize) -> Option<CellId> {
        self.cells[place]
    }
}
