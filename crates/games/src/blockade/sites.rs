//! Sites: the cells that one build raises together.

use tessella_boards::{Board, CellId};

/// Maximum number of cells that a build raises.
pub(super) const MAX_CELLS: usize = 2;

/// One cell, or two that touch, in numerical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Site {
    first: CellId,
    second: Option<CellId>,
}

impl Site {
    /// Returns the cells in numerical order.
    pub(super) fn cells(&self) -> impl Iterator<Item = CellId> + use<> {
        [self.first].into_iter().chain(self.second)
    }

    /// Returns the first cell, and the second one if there are two.
    pub(super) const fn ends(&self) -> (CellId, Option<CellId>) {
        (self.first, self.second)
    }
}

/// Returns the site of these cells, given in any order; `None` if they do not touch.
pub(super) fn site(board: &Board, first: CellId, second: Option<CellId>) -> Option<Site> {
    let touches = |second: &CellId| board.adjacent(first).contains(second);
    match second {
        Some(other) => touches(&other).then(|| Site {
            first: first.min(other),
            second: Some(first.max(other)),
        }),
        None => Some(Site {
            first,
            second: None,
        }),
    }
}

/// Returns the sites that contain a cell.
pub(super) fn sites_with(board: &Board, cell: CellId) -> impl Iterator<Item = Site> + '_ {
    let seconds = board.adjacent(cell).iter().copied().map(Some);
    let seconds = [None].into_iter().chain(seconds);
    seconds.map(move |second| Site {
        first: second.map_or(cell, |second| cell.min(second)),
        second: second.map(|second| cell.max(second)),
    })
}

/// Returns all sites of a board, ordered by their first cells.
pub(super) fn all_sites(board: &Board) -> impl Iterator<Item = Site> + '_ {
    board.cells().flat_map(|cell| {
        let sites = sites_with(board, cell);
        sites.filter(move |site| site.first == cell)
    })
}
