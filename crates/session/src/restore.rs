//! Records of sessions, and sessions restored from them.

use super::{Played, Record, Session};
use tessella_games::{CodeError, IllegalMove, Rules, SetupError};
use thiserror::Error;

impl Session {
    /// Restores a recorded game.
    ///
    /// # Errors
    /// If the game cannot be set up, or the rules refuse a move.
    pub fn restore(record: &Record) -> Result<Self, RestoreError> {
        let mut session = Self::new(record.code.parse()?, record.players.clone())?;
        for (ply, &Played { mv, at }) in record.moves.iter().enumerate() {
            let refused = |why| RestoreError::Move { ply: ply + 1, why };
            let seat = session.position.to_move().seat();
            let seat = seat.ok_or(refused(IllegalMove::Over))?;
            session.elapsed = session.elapsed.max(at);
            session.check_time(mv, at).map_err(refused)?;
            session.position.advance(seat, mv).map_err(refused)?;
            session.record_move(seat, mv, at);
        }
        session.elapsed = session.elapsed.max(record.elapsed);
        session.go_to(record.cursor as usize);
        Ok(session)
    }

    /// Returns the record, from which the session can be restored.
    pub fn record(&self) -> Record {
        Record {
            code: self.code.to_string(),
            players: self.players.clone(),
            moves: self.moves.clone(),
            cursor: self.cursor as u32,
            elapsed: self.elapsed,
        }
    }
}

/// Error returned if a record cannot be restored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// The game code is invalid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The rules refuse a move.
    #[error("move {ply} is illegal: {why}")]
    Move {
        /// Number of the move, counted from 1.
        ply: usize,
        /// Why it is refused.
        why: IllegalMove,
    },
}
