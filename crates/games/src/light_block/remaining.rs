//! Remaining part of a game: the walker and the open tiles.

use super::position::LightBlock;
use tessella_boards::{CellId, Graph};

/// Remaining part of a game.
pub(super) struct RemainingBoard<'a> {
    pub(super) graph: &'a Graph,
    /// Tile that the walker is on.
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

/// Colours the cells for which `counts` returns `true` so that neighbours have different colours; `None` if that
/// subgraph is not bipartite. Other cells get an arbitrary colour.
pub(super) fn bipartition(graph: &Graph, counts: impl Fn(CellId) -> bool) -> Option<Vec<bool>> {
    let mut colours: Vec<Option<bool>> = vec![None; graph.len()];
    let mut stack = Vec::new();
    for first in 0..graph.len() as u32 {
        if colours[first as usize].is_some() {
            continue;
        }
        colours[first as usize] = Some(false);
        if counts(CellId(first)) {
            stack.push((CellId(first), false));
        }
        while let Some((cell, colour)) = stack.pop() {
            let beside = graph.neighbours(cell).iter();
            for &next in beside.filter(|&&next| counts(next)) {
                match colours[next.index()] {
                    None => {
                        colours[next.index()] = Some(!colour);
                        stack.push((next, !colour));
                    }
                    Some(other) if other == colour => return None,
                    Some(_) => {}
                }
            }
        }
    }
    colours.into_iter().collect()
}
