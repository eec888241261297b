//! Sample positions for pictures.

use bevy::prelude::BevyError;
use tessella_games::GameCode;
use tessella_games::{Position, Rules};
use tessella_session::{Player, Session};

/// A position that the computer reaches from the start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Game code.
    pub code: &'static str,
    /// Number of moves from the start; fewer if the game ends before.
    pub moves: usize,
}

impl Sample {
    /// Creates a sample.
    pub const fn new(code: &'static str, moves: usize) -> Self {
        Self { code, moves }
    }

    /// Plays the game up to the position.
    ///
    /// # Errors
    /// If the game code is not valid.
    pub fn position(self) -> Result<Position, BevyError> {
        Ok(self.session()?.position().clone())
    }

    /// Plays the game, and returns its start position and the one after each move.
    ///
    /// # Errors
    /// If the game code is not valid.
    pub fn positions(self) -> Result<Vec<Position>, BevyError> {
        let session = self.session()?;
        let mut position = session.first().clone();
        let mut positions = vec![position.clone()];
        for played in session.moves() {
            if let Some(seat) = position.to_move().seat() {
                position.advance(seat, played.mv)?;
            }
            positions.push(position.clone());
        }
        Ok(positions)
    }

    fn session(self) -> Result<Session, BevyError> {
        let code: GameCode = self.code.parse()?;
        let players = vec![Player::Human; code.setup.seats().into()];
        let mut session = Session::new(code, players)?;
        session.play_computer_moves(self.moves)?;
        Ok(session)
    }
}
