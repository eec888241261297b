//! Restoring sessions from records that share a start position.

use tessella_session::{Record, Session};

/// Restores a session; `None` if the record is invalid. The boards of a race share their start position, and generating
/// it takes the longest, so a `similar` session with the same game code is copied instead.
pub(super) fn restore_session(record: &Record, similar: Option<&Session>) -> Option<Session> {
    match similar.filter(|similar| similar.code().to_string() == record.code) {
        Some(similar) => replay(record, similar.clone()),
        None => Session::restore(record).ok(),
    }
}

fn replay(record: &Record, mut session: Session) -> Option<Session> {
    if session.players().len() != record.players.len() {
        return None;
    }
    session.undo_to(0);
    session.set_players(record.players.iter().copied());
    let mut elapsed = record.elapsed;
    for played in &record.moves {
        elapsed = elapsed.max(played.at);
        let (seat, _) = session.player_to_move()?;
        session.set_elapsed(played.at);
        session.advance(seat, played.mv).ok()?;
    }
    session.set_elapsed(elapsed);
    session.go_to(record.cursor as usize);
    Some(session)
}
