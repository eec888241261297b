//! Settings that a reconnect after a crash needs: the servers that were joined, the key of this device at each, and the seat
//! that the player had.

use super::link::Net;
use super::names::fresh_name;
use crate::app::core::settings::{HeldSeat, KnownSeat, Settings};
use crate::app::core::{ExpectedServer, NetRequest, Screen, WallClock};
use crate::net::{KeyPair, SeatKey, ServerKey};
use bevy::prelude::*;
use std::net::SocketAddr;

/// Time for which the player can return to a seat, in seconds: as long as a client tries to reconnect.
const HELD_TIME: u64 = 30 * 60;
/// Seconds after which the time of a seat that the player has is stored again.
const STORE_INTERVAL: u64 = 60;
/// Number of servers stored.
const REMEMBERED: usize = 32;

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

/// Seat to which the player can return, with the request that does so.
#[derive(Clone, Debug)]
pub struct SeatReturn {
    /// Name of the server.
    pub name: String,
    /// `true` if the server runs on this device, so that hosting again continues its games.
    pub is_hosted: bool,
    /// Request that returns to the seat.
    pub request: NetRequest,
}

/// Returns the seat to which the player can return, unless there is a connection.
pub fn seat_to_return_to(net: &Net, settings: &Settings, clock: &WallClock) -> Option<SeatReturn> {
    let held = settings.lan.held_seat.as_ref();
    let held = held.filter(|held| net.link.is_none() && is_recent(held, clock.seconds()))?;
    let request = match held.is_hosted {
        true => NetRequest::StartServer,
        false => {
            let mut seats = settings.lan.seats.iter();
            let seat = seats.find(|seat| seat.server == held.server)?;
            NetRequest::Join {
                address: seat.address,
                // The key of the seat is enough.
                code: String::new(),
                server: ExpectedServer::Listed(seat.server_key().id()),
            }
        }
    };
    Some(SeatReturn {
        name: held.name.clone(),
        is_hosted: held.is_hosted,
        request,
    })
}

/// Returns `true` if the player can still return to a seat. A clock that was set back by more than a minute makes it too old.
const fn is_recent(held: &HeldSeat, now: u64) -> bool {
    let is_ahead = held.last_held > now.saturating_add(STORE_INTERVAL);
    !is_ahead && now.saturating_sub(held.last_held) < HELD_TIME
}

/// Stores the seat that the player has, while there is one.
pub(super) fn store_held_seat(
    net: Res<Net>,
    clock: Res<WallClock>,
    mut settings: ResMut<Settings>,
) {
    if !net.is_changed() || net.lobby.me().is_none() {
        return;
    }
    let Some((seat, name, _)) = &net.to else {
        return;
    };
    let held = net.lobby.room().map(|_| HeldSeat {
        server: seat.server.0,
        name: name.clone(),
        is_hosted: net.server.is_some(),
        last_held: clock.seconds(),
    });
    let is_stored = match (&settings.lan.held_seat, &held) {
        (None, None) => true,
        (Some(stored), Some(held)) => {
            (stored.server, stored.is_hosted) == (held.server, held.is_hosted)
                && stored.last_held.abs_diff(held.last_held) < STORE_INTERVAL
        }
        _ => false,
    };
    if !is_stored {
        settings.lan.held_seat = held;
    }
}

/// Forgets the seat of the player. The settings stay unchanged if there is none.
pub(super) fn forget_held_seat(settings: &mut ResMut<Settings>) {
    if settings.lan.held_seat.is_some() {
        settings.lan.held_seat = None;
    }
}

/// Returns the keys of this device at all stored servers. The client picks that of its server.
pub(super) fn known(settings: &Settings) -> Vec<SeatKey> {
    let seats = settings.lan.seats.iter();
    seats
        .map(|seat| SeatKey {
            server: seat.server_key(),
            device: KeyPair::from_secret(&seat.key),
        })
        .collect()
}

/// Returns the keys of which a server must have one to be the one that the player expects.
pub(super) fn expected(
    settings: &Settings,
    address: SocketAddr,
    server: ExpectedServer,
) -> Vec<ServerKey> {
    let keys = |matches: &dyn Fn(&KnownSeat) -> bool| -> Vec<ServerKey> {
        let seats = settings.lan.seats.iter().filter(|seat| matches(seat));
        seats.map(KnownSeat::server_key).collect()
    };
    let listed = match server {
        ExpectedServer::Any => return Vec::new(),
        ExpectedServer::AsBefore => Vec::new(),
        ExpectedServer::Listed(id) => keys(&|seat| seat.server_key().id() == id),
    };
    match listed.is_empty() {
        true => keys(&|seat| seat.address == address),
        false => listed,
    }
}

/// Stores the current server, with the key of this device there.
pub(super) fn store(net: &Net, settings: &mut ResMut<Settings>) {
    let Some((seat, _, address)) = &net.to else {
        return;
    };
    let known = known_seat(net, settings);
    let seat = KnownSeat {
        server: seat.server.0,
        key: seat.device.secret(),
        address: *address,
        has_seat: known.is_some_and(|known| known.has_seat),
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

/// Returns what is stored of the current server.
fn known_seat<'a>(net: &Net, settings: &'a Settings) -> Option<&'a KnownSeat> {
    let (seat, ..) = net.to.as_ref()?;
    let mut seats = settings.lan.seats.iter();
    seats.find(|known| known.server == seat.server.0)
}

/// Stores if a place in a room waits for the player at the current server. The settings change only if that does.
pub(super) fn note_seat(net: &Net, settings: &mut ResMut<Settings>, has_seat: bool) {
    let Some(known) = known_seat(net, settings).filter(|known| known.has_seat != has_seat) else {
        return;
    };
    let server = known.server;
    let mut seats = settings.lan.seats.iter_mut();
    if let Some(known) = seats.find(|known| known.server == server) {
        known.has_seat = has_seat;
    }
}

/// Stores the same as the server tells it.
pub(super) fn follow_seat(net: &Net, settings: &mut ResMut<Settings>) {
    let lobby = net.lobby();
    if let Some(me) = lobby.me().and_then(|me| lobby.person(me)) {
        note_seat(net, settings, me.room.is_some());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_is_offered_for_half_an_hour() {
        let held = HeldSeat {
            server: [1; 32],
            name: "Anna's game".to_owned(),
            is_hosted: false,
            last_held: 1_000_000,
        };
        for (now, is_offered) in [
            (1_000_000, true),
            (1_001_799, true),
            (1_001_800, false),
            (999_940, true),
            (999_939, false),
            (0, false),
        ] {
            assert_eq!(is_recent(&held, now), is_offered, "{now}");
        }
    }

    #[test]
    fn expected_server_is_that_of_the_list_or_of_the_address() {
        let address = |last: u8| SocketAddr::from(([10, 0, 0, last], 47_315));
        let mut settings = Settings::default();
        for (server, last) in [(1, 1), (2, 2), (3, 1)] {
            settings.lan.seats.push(KnownSeat {
                server: [server; 32],
                key: [9; 32],
                address: address(last),
                has_seat: false,
            });
        }
        let key = |server| ServerKey([server; 32]);
        let listed = |server| ExpectedServer::Listed(key(server).id());
        for (last, server, keys) in [
            (1, ExpectedServer::AsBefore, vec![key(1), key(3)]),
            (2, ExpectedServer::AsBefore, vec![key(2)]),
            (3, ExpectedServer::AsBefore, vec![]),
            (3, listed(2), vec![key(2)]),
            (1, listed(2), vec![key(2)]),
            (2, listed(7), vec![key(2)]),
            (3, listed(7), vec![]),
            (1, ExpectedServer::Any, vec![]),
        ] {
            let expected = expected(&settings, address(last), server);
            assert_eq!(expected, keys, "{last}, {server:?}");
        }
    }
}
