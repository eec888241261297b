//! Moves of the computer for all seats, for pictures.

use super::Session;
use std::sync::atomic::AtomicBool;
use tessella_games::{IllegalMove, Level, Rules, Turn};

impl Session {
    /// Makes this many moves with the computer player at the level Easy, whoever has the seats; fewer if the game ends
    /// before. Rolls and shuffles follow from the number of the move, so that a picture can be made again.
    ///
    /// # Errors
    /// If the rules refuse a move of the computer.
    pub fn play_computer_moves(&mut self, moves: usize) -> Result<(), IllegalMove> {
        let never = AtomicBool::new(false);
        for number in 0..moves {
            let position = self.position();
            let (seat, mv) = match position.to_move() {
                Turn::Player(seat) => (seat, position.computer_move(Level::Easy, &never)),
                Turn::Chance(seat) => (seat, position.chance_move(number as u32 * 7 + 3)),
                Turn::Nobody => break,
            };
            let Some(mv) = mv else {
                break;
            };
            self.play(seat, mv)?;
        }
        Ok(())
    }
}
