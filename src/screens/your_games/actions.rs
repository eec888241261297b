//! What the player does with the games of this device.

use crate::core::History;
use crate::screens::begin_session::GameOpener;
use bevy::prelude::*;
use tessella_library::statistics::{GameKey, GameResult};
use tessella_session::{GameId, GameLibrary, Session};

/// Action that the player asked for.
pub(super) enum GameAction {
    Open(GameId),
    Mark(GameId, bool),
    Remove(GameId),
    PutBack,
}

pub(super) fn act(
    opener: &mut GameOpener,
    history: &mut ResMut<'_, History>,
    action: GameAction,
    now: u64,
) {
    let games = &mut opener.current.local;
    match action {
        GameAction::Open(id) => return opener.open(id),
        GameAction::Mark(id, is_favourite) => games.set_favourite(id, is_favourite),
        GameAction::Remove(id) => {
            games.remove(id);
            if let Some((identity, result)) = given_up(games, now)
                && !has_unfinished(games, &result, identity)
            {
                history.0.results.record(identity, result);
                opener.storage.save_history(&history.0);
            }
        }
        GameAction::PutBack => {
            if let Some((id, result)) = given_up(games, now)
                && history.0.results.take_back(&result.key(id))
            {
                opener.storage.save_history(&history.0);
            }
            games.put_back();
        }
    }
    opener.storage.save(&opener.current.local);
}

/// Returns the result of the unfinished game that was removed last, given up `now`, in seconds since 1970-01-01 in UTC; `None` if
/// no move was made in it, or it cannot be restored.
fn given_up(games: &GameLibrary, now: u64) -> Option<(GameId, GameResult)> {
    let removed = games.removed()?;
    let game = Session::restore(&removed.record).ok()?;
    if game.cursor() == 0 {
        return None;
    }
    let result = GameResult::of_given_up(&game, removed.hints.count(), now, None)?;
    Some((removed.identity(), result))
}

/// Returns `true` if the library has another unfinished game that counts as the same one.
fn has_unfinished(games: &GameLibrary, removed: &GameResult, identity: GameId) -> bool {
    let key = removed.key(identity);
    games.games().iter().any(|other| {
        let is_same = match &key {
            GameKey::Board(code) => other.record.code == *code,
            GameKey::Game(identity) => other.identity() == *identity,
        };
        is_same && !other.is_over && !other.record.moves.is_empty()
    })
}
