//! A path drawn by dragging a piece over the board.

use crate::core::Input;
use crate::games::game_ui;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Appearance, Position, Rules};
use tessella_session::{Player, Session};

/// A drag that began at the piece.
pub(super) struct PathDrag {
    /// Cells that the piece has walked, with the steps that the drag has added.
    trail: Vec<CellId>,
    /// Position of the pointer in the window.
    pub(super) at: Vec2,
}

impl PathDrag {
    /// Begins a drag at a cell, if a person's piece that can be dragged stands there.
    pub(super) fn begin(game: &Session, cell: CellId, at: Vec2) -> Option<Self> {
        let (_, player) = game.player_to_move()?;
        let trail = game_ui(game.position()).walked();
        let is_piece = trail.last() == Some(&cell) && player == Player::Human;
        is_piece.then(|| Self {
            trail: trail.to_vec(),
            at,
        })
    }

    /// Returns the input for the cell below the pointer: a step to an unlit neighbour, or the undo of the last step. Other
    /// cells are passed over.
    pub(super) fn enter(&mut self, position: &Position, cell: CellId) -> Option<Input> {
        let &here = self.trail.last()?;
        if self.trail.iter().rev().nth(1) == Some(&cell) {
            self.trail.pop();
            return Some(Input::Undo);
        }
        let is_next = position.board().neighbours(here).contains(&cell)
            && position.appearance(cell) == Appearance::Dark
            && !self.trail.contains(&cell);
        is_next.then(|| {
            self.trail.push(cell);
            Input::Tile {
                cell,
                again: false,
                is_inexact: false,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_games::GameCode;

    fn game() -> Session {
        let code: GameCode = "light:4x3=@.../..../...#".parse().expect("a valid code");
        Session::new(code, vec![Player::Human]).expect("a board")
    }

    fn step(cell: u32) -> Option<Input> {
        let cell = CellId(cell);
        Some(Input::Tile {
            cell,
            again: false,
            is_inexact: false,
        })
    }

    #[test]
    fn drag_begins_at_the_piece_only() {
        let game = game();
        assert!(PathDrag::begin(&game, CellId(0), Vec2::ZERO).is_some());
        assert!(PathDrag::begin(&game, CellId(1), Vec2::ZERO).is_none());
    }

    #[test]
    fn drag_steps_to_neighbours_and_undoes_backwards() {
        let game = game();
        let mut drag = PathDrag::begin(&game, CellId(0), Vec2::ZERO).expect("the piece");
        let mut enter = |cell: u32| drag.enter(game.position(), CellId(cell));
        assert_eq!(enter(0), None);
        assert_eq!(enter(1), step(1));
        assert_eq!(enter(5), step(5));
        // Neither a neighbour of the last cell, nor a block.
        assert_eq!(enter(3), None);
        assert_eq!(enter(11), None);
        assert_eq!(enter(1), Some(Input::Undo));
        assert_eq!(enter(2), step(2));
        assert_eq!(enter(1), Some(Input::Undo));
        assert_eq!(enter(0), Some(Input::Undo));
        // The first cell cannot be left backwards.
        assert_eq!(enter(0), None);
        assert_eq!(enter(4), step(4));
    }
}
