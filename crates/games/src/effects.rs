//! Visible state of a position, and the visible changes that a move makes.

use super::moves::Colour;
use super::seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tessella_boards::{CellId, Point};

/// The face of a tile, numbered from 0. Tiles with the same face match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Face(pub u8);

/// Appearance of a cell according to the rules, without the pieces on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Appearance {
    /// An empty cell.
    Empty,
    /// An empty cell that belongs to a seat.
    Owned(Seat),
    /// A coloured tile.
    Painted {
        /// The colour.
        colour: Colour,
        /// The seat whose region contains the tile.
        holder: Option<Seat>,
    },
    /// A tile with a face.
    Face(Face),
    /// A cell whose tile has been removed.
    Removed,
    /// A tile that can be lit.
    Dark,
    /// A tile that has been lit.
    Lit,
    /// A tile that cannot be entered.
    Blocked,
    /// A seat's stone.
    Stone(Seat),
    /// Ground that can be raised.
    Ground {
        /// The current height in levels.
        height: u8,
        /// The seats whose goal the cell is.
        goals: SeatSet,
    },
}

/// A piece on the board, or waiting beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The seat that owns the piece.
    pub seat: Seat,
    /// Number among the seat's pieces, from 0.
    pub number: u8,
    /// The piece's cell; `None` while it waits beside the board.
    pub at: Option<CellId>,
}

/// A visible change made by a move. After all effects of a move, each cell looks as [`Rules::appearance`] says, and
/// each piece is where [`Rules::pieces`] says.
///
/// [`Rules::appearance`]: super::Rules::appearance
/// [`Rules::pieces`]: super::Rules::pieces
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// The appearance of a cell changes.
    CellChanged {
        /// The cell.
        cell: CellId,
        /// The new appearance.
        appearance: Appearance,
        /// Distance in steps from the origin of the change. Cells that are farther away change later.
        distance: u32,
    },
    /// The line between two matching tiles, with its turns. Points are in the board's plane and may lie outside its
    /// cells.
    PairLine(Vec<Point>),
    /// A tile moves to another cell.
    TileMoved {
        /// The old cell.
        from: CellId,
        /// The new cell.
        to: CellId,
    },
    /// The die shows this number of pips.
    DieRolled(u8),
    /// A piece moves.
    PieceMoved {
        /// The seat that owns the piece.
        seat: Seat,
        /// Number among the seat's pieces, from 0.
        number: u8,
        /// The cells that the piece visits in order, not including the one that it leaves. Empty if it goes back to
        /// wait beside the board.
        path: Vec<CellId>,
        /// `true` if the piece does not step along the path, but is carried from its first cell to its last, as by a
        /// ladder or a snake, or when it jumps or flies.
        carried: bool,
    },
}
