//! What is left of a game: the walker, and the tiles that are still dark.

use super::LightBlock;
use super::colours::colours;
use crate::boards::{CellId, Graph};

/// What is left of a game.
#[derive(Clone)]
pub(super) struct Rest<'a> {
    pub(super) graph: &'a Graph,
    /// Where the walker stands.
    pub(super) at: CellId,
    pub(super) is_dark: Vec<bool>,
    /// How many tiles are dark.
    pub(super) dark: usize,
    /// A colour for each cell, on boards where a path takes two in turn.
    pub(super) colours: Option<Vec<bool>>,
}

impl<'a> Rest<'a> {
    pub(super) fn of(game: &'a LightBlock) -> Self {
        let graph = game.ground.board.graph();
        Self {
            graph,
            at: game.at(),
            is_dark: game
                .ground
                .board
                .cells()
                .map(|cell| game.is_dark(cell))
                .collect(),
            dark: game.free() - game.lit(),
            colours: colours(graph),
        }
    }

    /// The dark tiles beside a cell.
    pub(super) fn dark_beside(&self, cell: CellId) -> impl Iterator<Item = CellId> + '_ {
        let beside = self.graph.neighbours(cell).iter().copied();
        beside.filter(|next| self.is_dark[next.index()])
    }

    /// The walker steps on a dark tile beside it.
    pub(super) fn step(&mut self, to: CellId) {
        self.is_dark[to.index()] = false;
        self.dark -= 1;
        self.at = to;
    }

    /// The walker steps back.
    pub(super) fn step_back(&mut self, to: CellId) {
        self.is_dark[self.at.index()] = true;
        self.dark += 1;
        self.at = to;
    }
}
