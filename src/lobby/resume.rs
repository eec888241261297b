//! Games from their records, where many began alike.

use crate::session::{Record, Session};

/// The game that a record tells of; `None` if it tells of none. The boards of a race are all dealt alike, and dealing takes
/// longest: `like` is one that may have begun so.
pub(super) fn resume(record: &Record, like: Option<&Session>) -> Option<Session> {
    match like.filter(|like| like.code().to_string() == record.code) {
        Some(like) => play_again(record, like.clone()),
        None => Session::restore(record).ok(),
    }
}

fn play_again(record: &Record, mut game: Session) -> Option<Session> {
    if game.players().len() != record.players.len() {
        return None;
    }
    game.undo_to(0);
    game.set_players(record.players.iter().copied());
    let mut elapsed = record.elapsed;
    for played in &record.moves {
        elapsed = elapsed.max(played.at);
        let (seat, _) = game.player_to_move()?;
        game.set_elapsed(played.at);
        game.advance(seat, played.mv).ok()?;
    }
    game.set_elapsed(elapsed);
    game.go_to(record.cursor as usize);
    Some(game)
}
