//! What is left of a game: the walker, and the tiles that it can still come to.

use super::bipartition::bipartition;
use super::position::LightBlock;
use crate::boards::{CellId, Graph};

/// What is left of a game.
pub(super) struct RemainingBoard<'a> {
    pub(super) graph: &'a Graph,
    /// Where the walker stands.
    pub(super) at: CellId,
    /// Whether a tile can still be stepped on.
    pub(super) is_open: Vec<bool>,
    /// How many can.
    pub(super) open: usize,
    /// A colour for each cell, where a path over what is left takes two in turn.
    pub(super) colours: Option<Vec<bool>>,
}

impl<'a> RemainingBoard<'a> {
    pub(super) fn new(game: &'a LightBlock) -> Self {
        let graph = game.data.board.graph();
        let at = game.at();
        let cells = game.data.board.cells();
        let is_open: Vec<bool> = cells.map(|cell| game.is_open(cell)).collect();
        Self {
            graph,
            at,
            open: game.free() - game.path.len(),
            colours: bipartition(graph, |cell| cell == at || is_open[cell.index()]),
            is_open,
        }
    }
}
