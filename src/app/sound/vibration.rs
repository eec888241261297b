//! Vibrations along with the sounds of a person's own moves.

use super::result_sound;
use crate::app::core::{CurrentGame, MoveCommitted, MoveRefused, Vibrate};
use crate::app::sound::Sound;
use crate::session::Player;
use bevy::prelude::*;

/// Requests a vibration for each move of a person on this device, for a refused move, and for a won game.
pub(super) fn feel_moves(
    mut committed: MessageReader<MoveCommitted>,
    mut refused: MessageReader<MoveRefused>,
    current: Res<CurrentGame>,
    mut requests: MessageWriter<Vibrate>,
) {
    if refused.read().last().is_some() {
        requests.write(Vibrate::Refusal);
    }
    let (Some(made), Some(game)) = (committed.read().last(), current.game()) else {
        return;
    };
    if result_sound(game) == Some(Sound::Win) {
        requests.write(Vibrate::Win);
    } else if game.players().get(made.seat.index()) == Some(&Player::Human) {
        requests.write(Vibrate::Move);
    }
}
