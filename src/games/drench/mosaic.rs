//! The mosaic of a flooded board: when each tile was taken.

use crate::drawing::tile_style::holder;
use crate::drawing::{Ending, appearances};
use tessella_boards::CellId;
use tessella_games::{Position, Rules, Seat};
use tessella_session::Session;

/// Returns the cells of a seat.
pub(super) fn held_by(seat: Seat, position: &Position) -> Vec<CellId> {
    let held = appearances(position).filter(|(_, look)| holder(*look) == Some(seat));
    held.map(|(cell, _)| cell).collect()
}

/// Returns the mosaic of a solo game.
pub(super) fn of(game: &Session) -> Ending {
    let moves = game.cursor();
    let mut replayed = game.clone();
    let mut taken: Vec<Option<f32>> = vec![None; game.position().board().len()];
    let origin = held_by(Seat::FIRST, game.first()).first().copied();
    for ply in 0..=moves {
        replayed.go_to(ply);
        let share = ply as f32 / moves.max(1) as f32;
        for cell in held_by(Seat::FIRST, replayed.position()) {
            taken[cell.index()].get_or_insert(share);
        }
    }
    let taken = taken.into_iter().map(|share| share.unwrap_or(1.0));
    Ending::Mosaic {
        origin: origin.unwrap_or(CellId(0)),
        taken: taken.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_games::{Colour, GameCode, Move};
    use tessella_session::Player;

    #[test]
    fn mosaic_tells_by_which_move_each_tile_was_taken() {
        let code = "drench:5x5,c3,m4=aabbb/abbbb/bbbcc/bbccc/bcccc";
        let code: GameCode = code.parse().expect("a code");
        let mut game = Session::new(code, vec![Player::Human]).expect("a deal");
        for colour in [1, 2] {
            game.play(Seat::FIRST, Move::Paint(Colour(colour)))
                .expect("a colour");
        }
        let Ending::Mosaic { origin, taken } = of(&game) else {
            panic!("no mosaic");
        };
        assert_eq!(origin, CellId(0));
        assert_eq!(taken[..7], [0.0, 0.0, 0.5, 0.5, 0.5, 0.0, 0.5]);
        assert_eq!(taken[20..], [0.5, 1.0, 1.0, 1.0, 1.0]);
    }
}
