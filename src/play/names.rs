//! Names of the players of a game on this device: people have those of the settings, and one of several computer players is
//! called by its colour.

use crate::core::CurrentGame;
use crate::core::language::CurrentLanguage;
use crate::core::palette::Paints;
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::text::capitalized;
use bevy::prelude::*;
use tessella_language::Language;
use tessella_lobby::tidy_name;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        name_players.run_if(
            resource_changed::<Settings>
                .or_else(resource_changed::<CurrentGame>)
                .or_else(resource_changed::<CurrentLanguage>)
                .or_else(resource_changed::<Theme>),
        ),
    );
}

/// Gives the players of the current game their names.
fn name_players(
    settings: Res<Settings>,
    (language, theme): (Res<CurrentLanguage>, Res<Theme>),
    mut current: ResMut<CurrentGame>,
) {
    // Names are not part of the game, so this is no change of it.
    let games = &mut current.bypass_change_detection().local;
    if let Some(game) = games.game() {
        let names = names_of(game, &settings.names, &theme.paints, language.0);
        games.set_names(names);
    }
}

/// Returns the name of each seat of a game; empty for people without one and for a computer player who is the only opponent.
fn names_of(game: &Session, names: &[String], paints: &Paints, language: Language) -> Vec<String> {
    let is_table = game.players().len() > 2;
    let of_seat = |(seat, player): (usize, &Player)| match player {
        Player::Human => names.get(seat).and_then(|name| tidy_name(name)),
        Player::Computer(_) if is_table => {
            Some(capitalized(paints.of_seat(seat as u8).0.name(language)))
        }
        Player::Computer(_) | Player::Remote | Player::ProblemOpponent => None,
    };
    let seats = game.players().iter().enumerate();
    seats
        .map(|seat| of_seat(seat).unwrap_or_default())
        .collect()
}
