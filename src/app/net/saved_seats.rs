//! Settings that a reconnect after a crash needs: the known servers and the tokens of the seats there.

use super::link::Net;
use super::names::fresh_name;
use crate::app::core::Screen;
use crate::app::core::settings::{KnownSeat, Settings};
use crate::lobby::ReconnectToken;
use bevy::prelude::*;

/// Number of seats stored.
const REMEMBERED: usize = 8;

pub(super) fn plugin(app: &mut App) {
    let give_name = |mut settings: ResMut<Settings>| give_name(&mut settings);
    app.add_systems(Update, give_name.run_if(in_state(Screen::Lan)));
}

/// Gives a random name to a player without one on entering the network screen. Otherwise the settings stay unchanged.
pub(super) fn give_name(settings: &mut ResMut<Settings>) {
    if crate::lobby::tidy_name(&settings.lan.name).is_none() {
        settings.lan.name = fresh_name();
    }
}

/// Returns all stored seats. The client picks the one of its server after connecting.
pub(super) fn known(settings: &Settings) -> Vec<(u64, ReconnectToken)> {
    let seats = settings.lan.seats.iter();
    seats
        .map(|seat| (seat.server, ReconnectToken(seat.token)))
        .collect()
}

/// Stores the token of the seat at the current server.
pub(super) fn store(net: &Net, settings: &mut ResMut<Settings>) {
    let (Some((server, ..)), Some(token)) = (&net.to, net.lobby.token()) else {
        return;
    };
    let seat = KnownSeat {
        server: *server,
        token: token.0,
    };
    if settings.lan.seats.first() == Some(&seat) {
        return;
    }
    settings
        .lan
        .seats
        .retain(|known| known.server != seat.server);
    settings.lan.seats.insert(0, seat);
    settings.lan.seats.truncate(REMEMBERED);
}
