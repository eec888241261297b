//! The regions of the seats as they grow, on any graph of coloured cells.
//!
//! A region never loses a cell, so a cell is looked at a few times in a whole game and not once a move: each seat keeps
//! the cells on its border sorted by colour, and a move takes in those of the chosen one and what hangs on them. The
//! textbook's fill walks the whole region for each move instead.

use super::super::{Colour, Seat};
use crate::boards::{CellId, Graph};

/// Marks a cell that no seat holds.
const FREE: u8 = u8::MAX;
/// One more than the largest colour.
const COLOURS: usize = 10;

/// Who holds which cells of a board, and what colour everything has.
#[derive(Clone, Debug)]
pub struct Flood {
    /// The colour that each free cell has, and that each held one had when it was taken.
    cells: Vec<u8>,
    /// The seat that holds each cell, or [`FREE`].
    holders: Vec<u8>,
    /// For each cell, a bit for each seat whose border it has been put on.
    bordering: Vec<u8>,
    regions: Vec<SeatRegion>,
    /// How many free cells of each colour there are.
    free: [u32; COLOURS],
}

/// The region of one seat.
#[derive(Clone, Debug)]
struct SeatRegion {
    home: CellId,
    colour: u8,
    size: u32,
    /// Cells next to the region by colour; some may since have gone to the other seat.
    border: [Vec<CellId>; COLOURS],
}

impl Flood {
    /// The regions that begin at `homes`, one for each seat, on cells of these colours (each below 10).
    ///
    /// # Panics
    /// When there are not as many colours as cells, or a home is not on the board.
    pub fn new(graph: &Graph, cells: &[u8], homes: &[CellId]) -> Self {
        assert_eq!(graph.len(), cells.len(), "a colour for each cell");
        let mut free = [0; COLOURS];
        for &colour in cells {
            free[usize::from(colour)] += 1;
        }
        let mut flood = Self {
            cells: cells.to_vec(),
            holders: vec![FREE; cells.len()],
            bordering: vec![0; cells.len()],
            regions: Vec::with_capacity(homes.len()),
            free,
        };
        for (seat, &home) in homes.iter().enumerate() {
            let colour = cells[home.index()];
            let mut border: [Vec<CellId>; COLOURS] = Default::default();
            border[usize::from(colour)].push(home);
            flood.regions.push(SeatRegion {
                home,
                colour,
                size: 0,
                border,
            });
            flood.recolour(graph, Seat(seat as u8), Colour(colour));
        }
        flood
    }

    /// Recolours a seat's region and takes in what it then touches; how many cells those are.
    ///
    /// The colour must not be the other seat's, else its cells would have to be taken too.
    pub fn recolour(&mut self, graph: &Graph, seat: Seat, colour: Colour) -> u32 {
        let bit = 1 << seat.0;
        let region = &mut self.regions[seat.index()];
        region.colour = colour.0;
        // The list serves as the stack of cells to take in: neighbours of the same colour are put on it.
        let mut stack = std::mem::take(&mut region.border[colour.index()]);
        let mut taken = 0;
        while let Some(cell) = stack.pop() {
            if self.holders[cell.index()] != FREE {
                continue;
            }
            self.holders[cell.index()] = seat.0;
            taken += 1;
            for &next in graph.neighbours(cell) {
                let at = next.index();
                if self.holders[at] == FREE && self.bordering[at] & bit == 0 {
                    self.bordering[at] |= bit;
                    let next_colour = self.cells[at];
                    if next_colour == colour.0 {
                        stack.push(next);
                    } else {
                        region.border[usize::from(next_colour)].push(next);
                    }
                }
            }
        }
        region.size += taken;
        region.border[colour.index()] = stack;
        self.free[colour.index()] -= taken;
        taken
    }

    /// The colours of all cells as they were before the first move.
    pub fn initial_colours(&self) -> &[u8] {
        &self.cells
    }

    /// The cell where a seat's region began.
    pub fn home(&self, seat: Seat) -> CellId {
        self.regions[seat.index()].home
    }

    /// The colour of a seat's region.
    pub fn colour(&self, seat: Seat) -> Colour {
        Colour(self.regions[seat.index()].colour)
    }

    /// How many cells a seat's region has.
    pub fn size(&self, seat: Seat) -> u32 {
        self.regions[seat.index()].size
    }

    /// How many cells of this colour no seat holds.
    pub fn free(&self, colour: Colour) -> u32 {
        self.free[colour.index()]
    }

    /// The seat that holds a cell.
    pub fn holder(&self, cell: CellId) -> Option<Seat> {
        let holder = self.holders[cell.index()];
        (holder != FREE).then_some(Seat(holder))
    }

    /// The colour that a cell shows.
    pub fn shown(&self, cell: CellId) -> Colour {
        match self.holder(cell) {
            Some(seat) => self.colour(seat),
            None => Colour(self.cells[cell.index()]),
        }
    }

    /// Whether every colour that is left is a region's.
    pub fn is_settled(&self) -> bool {
        let of_regions = |colour| {
            self.regions
                .iter()
                .any(|region| usize::from(region.colour) == colour)
        };
        (0..COLOURS).all(|colour| self.free[colour] == 0 || of_regions(colour))
    }
}
