//! Flood fill of the seats' regions, on any graph of coloured cells.
//!
//! A region never loses a cell. Each seat keeps the cells on its border sorted by colour, and a move visits only those
//! of the chosen colour and the cells of that colour connected to them, so a cell is visited a few times in a whole
//! game. The textbook flood fill walks the whole region at each move.

use super::setup::SOLVER_COLOURS;
use crate::{Colour, Seat};
use tessella_boards::{CellId, Graph};

/// Marks a cell that no seat holds.
const FREE: u8 = u8::MAX;
/// Maximum number of colours.
const COLOURS: usize = *SOLVER_COLOURS.end() as usize;

/// Holder and colour of each cell of a board.
#[derive(Clone, Debug)]
pub struct Flood {
    /// Colour of each free cell, and of each held cell when it was taken.
    cells: Vec<u8>,
    /// The seat that holds each cell, or [`FREE`].
    holders: Vec<u8>,
    /// Seats on whose border list each cell has been, one bit per seat.
    bordering: Vec<u8>,
    regions: Vec<SeatRegion>,
    /// Number of free cells of each colour.
    free: [u32; COLOURS],
}

/// Region of one seat.
#[derive(Clone, Debug)]
struct SeatRegion {
    home: CellId,
    colour: u8,
    size: u32,
    /// Cells next to the region, by colour. Some may have been taken by the other seat since.
    border: [Vec<CellId>; COLOURS],
}

impl Flood {
    /// Creates the regions that begin at `homes`, one per seat, on cells of these colours (each below 16).
    ///
    /// # Panics
    /// If the number of colours differs from the number of cells, or a home is not on the board.
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

    /// Recolours a seat's region and adds the connected cells of that colour. Returns the number of added cells.
    ///
    /// The colour must not be the other seat's, whose cells are never taken.
    pub fn recolour(&mut self, graph: &Graph, seat: Seat, colour: Colour) -> u32 {
        let bit = 1 << seat.0;
        let region = &mut self.regions[seat.index()];
        region.colour = colour.0;
        // The border list serves as the stack: neighbours of the same colour are pushed onto it.
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

    /// Returns the colours of all cells before the first move.
    pub fn initial_colours(&self) -> &[u8] {
        &self.cells
    }

    /// Returns the cells where the regions began, in seat order.
    pub(super) fn homes(&self) -> impl Iterator<Item = CellId> {
        self.regions.iter().map(|region| region.home)
    }

    /// Returns the cell where a seat's region began.
    pub fn home(&self, seat: Seat) -> CellId {
        self.regions[seat.index()].home
    }

    /// Returns the colour of a seat's region.
    pub fn colour(&self, seat: Seat) -> Colour {
        Colour(self.regions[seat.index()].colour)
    }

    /// Returns the number of cells in a seat's region.
    pub fn size(&self, seat: Seat) -> u32 {
        self.regions[seat.index()].size
    }

    /// Returns the number of free cells of this colour.
    pub fn free(&self, colour: Colour) -> u32 {
        self.free[colour.index()]
    }

    /// Returns the seat that holds a cell.
    pub fn holder(&self, cell: CellId) -> Option<Seat> {
        let holder = self.holders[cell.index()];
        (holder != FREE).then_some(Seat(holder))
    }

    /// Returns the colour that a cell shows.
    pub fn shown(&self, cell: CellId) -> Colour {
        match self.holder(cell) {
            Some(seat) => self.colour(seat),
            None => Colour(self.cells[cell.index()]),
        }
    }

    /// Returns `true` if every free cell has the colour of a region.
    pub fn is_settled(&self) -> bool {
        let of_regions = |colour| {
            self.regions
                .iter()
                .any(|region| usize::from(region.colour) == colour)
        };
        (0..COLOURS).all(|colour| self.free[colour] == 0 || of_regions(colour))
    }
}
