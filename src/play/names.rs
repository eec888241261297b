//! Names of the players of a game on this device, which people have in the settings.

use crate::core::CurrentGame;
use crate::core::settings::Settings;
use bevy::prelude::*;
use tessella_lobby::tidy_name;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        name_players.run_if(resource_changed::<Settings>.or_else(resource_changed::<CurrentGame>)),
    );
}

/// Gives the players of the current game their names.
fn name_players(settings: Res<Settings>, mut current: ResMut<CurrentGame>) {
    // Names are not part of the game, so this is no change of it.
    let games = &mut current.bypass_change_detection().local;
    if let Some(game) = games.game() {
        let names = names_of(game, &settings.names);
        games.set_names(names);
    }
}

/// Returns the name of each seat of a game; empty for people without one, and for computer players.
fn names_of(game: &Session, names: &[String]) -> Vec<String> {
    let of_seat = |(seat, player): (usize, &Player)| match player {
        Player::Human => names.get(seat).and_then(|name| tidy_name(name)),
        Player::Computer(_) | Player::Remote | Player::ProblemOpponent => None,
    };
    let seats = game.players().iter().enumerate();
    seats
        .map(|seat| of_seat(seat).unwrap_or_default())
        .collect()
}
