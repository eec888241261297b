//! Names of the people who play on this device.

use crate::core::CurrentGame;
use crate::core::settings::Settings;
use bevy::prelude::*;
use tessella_lobby::tidy_name;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    let is_changed = |settings: Res<Settings>, current: Res<CurrentGame>| {
        settings.is_changed() || current.is_changed()
    };
    app.add_systems(PreUpdate, name_people.run_if(is_changed));
}

/// Gives the people of the current game on this device their names from the settings.
fn name_people(settings: Res<Settings>, mut current: ResMut<CurrentGame>) {
    // Names are not part of the game, so this is no change of it.
    let games = &mut current.bypass_change_detection().local;
    if let Some(game) = games.game() {
        let names = names_of(game, &settings.names);
        games.set_names(names);
    }
}

/// Returns the name of each seat of a game; empty for computer players and for people without one.
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
