//! Remaining part of a game: the walker and the open tiles.

use super::bipartition::bipartition;
use super::position::LightBlock;
use tessella_boards::{CellId, Graph};

/// Remaining part of a game.
pub(super) struct RemainingBoard<'a> {
    pub(super) graph: &'a Graph,
    /// Tile that the walker stands on.
    pub(super) at: CellId,
    /// `true` for each tile that can still be stepped on.
    pub(super) is_open: Vec<bool>,
    /// Number of open tiles.
    pub(super) open: usize,
    /// Colour of each cell, if the remaining tiles are bipartite.
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
