//! Results of network matches for the statistics.

use super::link::Net;
use crate::core::CurrentGame;
use tessella_formats::stable_hash::stable_hash;
use tessella_games::Seat;
use tessella_library::statistics::{Ending, GameResult};
use tessella_lobby::{DeviceKey, RoomId};
use tessella_session::{GameId, Player, Session};

/// Returns the identity of the match in the player's room. It stays the same when the connection is lost and comes back.
pub(super) fn match_identity(net: &Net, game: &Session) -> Option<GameId> {
    let (seat, ..) = net.to.as_ref()?;
    let (device, room) = (seat.device.device_key(), net.lobby.room()?.id);
    let number = net.lobby.game()?.info.number;
    Some(identity(&device, room, number, &game.code().to_string()))
}

/// Returns the identity of a match, which is stored with its game and its result.
fn identity(device: &DeviceKey, room: RoomId, number: u32, code: &str) -> GameId {
    // No other device has this key, and this one has another at each server. The length of the key and the last byte are
    // part of the identities that were stored first.
    let length = device.0.len() as u64;
    let bytes = [
        &length.to_le_bytes()[..],
        &device.0,
        &room.0.to_le_bytes(),
        &number.to_le_bytes(),
        code.as_bytes(),
        &[0xff],
    ];
    GameId::from_number(stable_hash(&bytes.concat()))
}

/// Returns the result of the match in the player's room, and its identity; `None` while it runs, for spectators, and for
/// races on copies of a board. `finished_at` is in seconds since 1970-01-01 in UTC.
pub fn match_result(
    net: &Net,
    current: &CurrentGame,
    finished_at: u64,
) -> Option<(GameId, GameResult)> {
    let game = net.lobby.game()?;
    let result = game.result.as_ref().filter(|_| !game.info.is_race)?;
    let own = net.lobby.seat()?;
    let session = current.boards.get(&0)?;
    let seats = session.players().len() as u8;
    let room_seats = game.info.players.len() as u8;
    let seat =
        Seat((own + room_seats - game.info.first_seat % room_seats.max(1)) % room_seats.max(1));
    if seat.0 >= seats {
        return None;
    }
    let ending = match result.winner {
        Some(winner) if winner == own => Ending::Won,
        Some(_) => Ending::Lost,
        None => Ending::Drawn,
    };
    let mut played = session.clone();
    // A seat that has dropped out belongs to nobody at this device any more.
    let players = session.players().iter().enumerate();
    played.set_players(players.map(|(at, &player)| {
        if at == seat.index() {
            Player::Human
        } else {
            player
        }
    }));
    let result = GameResult::of_match(&played, ending, finished_at)?;
    Some((match_identity(net, session)?, result))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identity_of_a_match_is_that_of_stored_results() {
        let device = DeviceKey(std::array::from_fn(|at| at as u8));
        let identity = identity(&device, RoomId(7), 3, "drench:10x10,c6,s2#1");
        assert_eq!(identity.number(), 0x7310_82c3_2370_3824);
    }
}
