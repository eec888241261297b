//! Cells that can be chosen, in groups that are scanned one after the other.

use crate::board::Picked;
use crate::core::CurrentGame;
use crate::games::TileAction;
use crate::input::meaning::{is_for_chance, is_playable, meaning};
use tessella_boards::{Board, CellId, Shape};
use tessella_games::{Move, Rules};

/// Number of cells up to which each is a group of its own.
const FEW: usize = 8;

/// Returns the cells whose press has an effect, in groups of neighbours: rows where the board has them. Of cells with the
/// same effect there is one only.
pub(super) fn groups(current: &CurrentGame, picked: &Picked) -> Vec<Vec<CellId>> {
    let Some(game) = current.game() else {
        return Vec::new();
    };
    let board = game.position().board();
    if is_for_chance(game) {
        return vec![board.cells().collect()];
    }
    let mut moves: Vec<Move> = Vec::new();
    let mut cells: Vec<CellId> = Vec::new();
    for cell in board
        .cells()
        .filter(|&cell| is_playable(cell, current, picked))
    {
        let Some((_, TileAction::Move(mv))) = meaning(game, cell, picked) else {
            cells.push(cell);
            continue;
        };
        let target = if let Move::Cell(to) = mv { to } else { cell };
        if !moves.contains(&mv) {
            moves.push(mv);
            cells.push(target);
        }
    }
    cells.sort_unstable();
    cells.dedup();
    match cells.len() {
        0..=FEW => cells.into_iter().map(|cell| vec![cell]).collect(),
        _ => in_rows(board, cells),
    }
}

/// Divides cells into the rows of the board, or into parts of about the same size on a board without rows.
fn in_rows(board: &Board, cells: Vec<CellId>) -> Vec<Vec<CellId>> {
    let row = |cell: CellId| {
        let layer = board.layer(cell).unwrap_or_default();
        (layer, (board.centre(cell).y * 4.0).round() as i32)
    };
    match board.shape() {
        Shape::Track(_) | Shape::Map(_) => {
            let size = cells.len().isqrt().max(1);
            cells.chunks(size).map(<[CellId]>::to_vec).collect()
        }
        _ => {
            let mut cells = cells;
            cells.sort_by_key(|&cell| row(cell));
            let rows = cells.chunk_by(|&first, &second| row(first) == row(second));
            rows.map(<[CellId]>::to_vec).collect()
        }
    }
}
