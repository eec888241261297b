//! What is kept of a visit for the time after a crash: where the host is, and what holds the seat there.

use super::names::fresh_name;
use crate::app::core::Screen;
use crate::app::core::settings::{KnownSeat, Settings};
use crate::app::net::Net;
use crate::lobby::ReconnectToken;
use bevy::prelude::*;

/// How many seats are remembered.
const REMEMBERED: usize = 8;

pub(super) fn plugin(app: &mut App) {
    let give_name = |mut settings: ResMut<Settings>| give_name(&mut settings);
    app.add_systems(Update, give_name.run_if(in_state(Screen::Lan)));
}

/// A player who comes to the network without a name is given one. Whoever never does keeps the settings as they are.
pub(super) fn give_name(settings: &mut ResMut<Settings>) {
    if crate::lobby::tidy_name(&settings.lan.name).is_none() {
        settings.lan.name = fresh_name();
    }
}

/// All seats that are held, for a link that finds out which of them is its host's.
pub(super) fn known(settings: &Settings) -> Vec<(u64, ReconnectToken)> {
    let seats = settings.lan.seats.iter();
    seats
        .map(|seat| (seat.host, ReconnectToken(seat.token)))
        .collect()
}

/// Keeps what holds the seat at the host.
pub(super) fn keep(net: &Net, settings: &mut ResMut<Settings>) {
    let (Some((host, ..)), Some(token)) = (&net.to, net.lobby.token()) else {
        return;
    };
    let seat = KnownSeat {
        host: *host,
        token: token.0,
    };
    if settings.lan.seats.first() == Some(&seat) {
        return;
    }
    settings.lan.seats.retain(|known| known.host != seat.host);
    settings.lan.seats.insert(0, seat);
    settings.lan.seats.truncate(REMEMBERED);
}

/// Who leaves gives the seat up.
pub(super) fn forget(net: &Net, settings: &mut ResMut<Settings>) {
    if let Some((host, ..)) = &net.to
        && settings.lan.seats.iter().any(|known| known.host == *host)
    {
        settings.lan.seats.retain(|known| known.host != *host);
    }
}
