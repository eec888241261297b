//! What is left of a game: the walker, and the tiles that it can still come to.

use super::LightBlock;
use super::colours::colours;
use crate::boards::{CellId, Graph};

/// What is left of a game.
#[derive(Clone)]
pub(super) struct Rest<'a> {
    pub(super) graph: &'a Graph,
    /// Where the walker stands.
    pub(super) at: CellId,
    /// Whether a tile can still be stepped on.
    pub(super) is_open: Vec<bool>,
    /// How many can.
    pub(super) open: usize,
    /// A colour for each cell, on boards where a path takes two in turn.
    pub(super) colours: Option<Vec<bool>>,
}

impl<'a> Rest<'a> {
    pub(super) fn of(game: &'a LightBlock) -> Self {
        let graph = game.ground.board.graph();
        Self {
            graph,
            at: game.at(),
            is_open: game
                .ground
                .board
                .cells()
                .map(|cell| game.is_open(cell))
                .collect(),
            open: game.free() - game.path.len(),
            colours: colours(graph),
        }
    }

    /// The open tiles beside a cell.
    pub(super) fn open_beside(&self, cell: CellId) -> impl Iterator<Item = CellId> + '_ {
        let beside = self.graph.neighbours(cell).iter().copied();
        beside.filter(|next| self.is_open[next.index()])
    }

    /// The walker steps on an open tile beside it.
    pub(super) fn step(&mut self, to: CellId) {
        self.is_open[to.index()] = false;
        self.open -= 1;
        self.at = to;
    }

    /// The walker steps back.
    pub(super) fn step_back(&mut self, to: CellId) {
        self.is_open[self.at.index()] = true;
        self.open += 1;
        self.at = to;
    }
}
