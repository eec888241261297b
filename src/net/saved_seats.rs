//! Settings that a reconnect after a crash needs: the servers that were joined, the key of this device at each, and the seat
//! that the player had.

use super::link::Net;
use super::names::fresh_name;
use crate::core::language::CurrentLanguage;
use crate::core::settings::{HeldSeat, KnownSeat, Settings};
use crate::core::{ExpectedServer, NetRequest, Screen, WallClock};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::net::SocketAddr;
use tessella_protocol::{KeyPair, SeatKey, ServerKey};

/// Time for which the player can return to a seat, in seconds: as long as a client tries to reconnect.
const HELD_TIME: u64 = 30 * 60;
/// Seconds after which the time of a seat that the player has is stored again.
const STORE_INTERVAL: u64 = 60;
/// Number of servers stored.
const REMEMBERED: usize = 32;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, name_player.run_if(in_state(Screen::Lan)));
}

/// Settings of the player in network games.
#[derive(SystemParam)]
pub(super) struct LanPlayer<'w> {
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) language: Res<'w, CurrentLanguage>,
}

impl LanPlayer<'_> {
    /// Gives the player a name, unless they have a valid one.
    pub(super) fn give_name(&mut self) {
        if tessella_lobby::tidy_name(&self.settings.lan.name).is_none() {
            self.settings.lan.name = fresh_name(self.language.0);
        }
    }
}

fn name_player(mut player: LanPlayer) {
    player.give_name();
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

/// Returns the seat that the player held last, if it can still be returned to, unless there is a connection.
pub fn seat_to_return_to(net: &Net, settings: &Settings, clock: &WallClock) -> Option<SeatReturn> {
    if net.link.is_some() {
        return None;
    }
    let seats = settings
        .lan
        .seats
        .iter()
        .filter(|seat| is_kept(seat, clock));
    let held = seats.filter_map(|seat| Some((seat, seat.held.as_ref()?)));
    let (seat, held) = held.max_by_key(|(_, held)| held.last_held)?;
    let request = if held.is_hosted {
        NetRequest::StartServer
    } else {
        NetRequest::Join {
            address: seat.address,
            // The key of the seat is enough.
            code: String::new(),
            server: ExpectedServer::Listed(seat.server_key().id()),
        }
    };
    Some(SeatReturn {
        name: held.name.clone(),
        is_hosted: held.is_hosted,
        request,
    })
}

/// Returns `true` if a place in a room still waits at a server, as far as this device knows.
pub fn is_kept(seat: &KnownSeat, clock: &WallClock) -> bool {
    let held = seat.held.as_ref();
    held.is_some_and(|held| is_recent(held, clock.seconds()))
}

/// Returns `true` if the player can still return to a seat. A clock that was set back by more than a minute makes it too old.
const fn is_recent(held: &HeldSeat, now: u64) -> bool {
    let is_ahead = held.last_held > now.saturating_add(STORE_INTERVAL);
    !is_ahead && now.saturating_sub(held.last_held) < HELD_TIME
}

/// Stores the place that the player has at the current server, and that there is none once the room is left.
pub(super) fn store_held_seat(
    net: Res<Net>,
    clock: Res<WallClock>,
    mut settings: ResMut<Settings>,
) {
    let lobby = net.lobby();
    let Some(me) = lobby.me().and_then(|me| lobby.person(me)) else {
        return;
    };
    let (Some(known), Some((_, name, _))) = (known_seat(&net, &settings), &net.to) else {
        return;
    };
    let held = me.room.map(|_| HeldSeat {
        name: name.clone(),
        is_hosted: net.server.is_some(),
        last_held: clock.seconds(),
    });
    let is_stored = match (&known.held, &held) {
        (None, None) => true,
        (Some(stored), Some(held)) => {
            stored.is_hosted == held.is_hosted
                && stored.last_held.abs_diff(held.last_held) < STORE_INTERVAL
        }
        _ => false,
    };
    if !is_stored {
        hold_seat(&net, &mut settings, held);
    }
}

/// Stores the place of the player at the current server.
fn hold_seat(net: &Net, settings: &mut Settings, held: Option<HeldSeat>) {
    let server = net.to.as_ref().map(|(seat, ..)| seat.server.0);
    let mut seats = settings.lan.seats.iter_mut();
    if let Some(known) = seats.find(|known| Some(known.server) == server) {
        known.held = held;
    }
}

/// Forgets the place of the player at the current server. The settings stay unchanged if there is none.
pub(super) fn forget_seat(net: &Net, settings: &mut ResMut<Settings>) {
    if known_seat(net, settings).is_some_and(|known| known.held.is_some()) {
        hold_seat(net, settings, None);
    }
}

/// Forgets all places that can be returned to: the player does not want to, or one of them is gone. Returns `false` if there is
/// none.
pub fn forget_seats(settings: &mut ResMut<Settings>) -> bool {
    let is_held = settings.lan.seats.iter().any(|seat| seat.held.is_some());
    if is_held {
        settings
            .lan
            .seats
            .iter_mut()
            .for_each(|seat| seat.held = None);
    }
    is_held
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
    if listed.is_empty() {
        keys(&|seat| seat.address == address)
    } else {
        listed
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
        held: known.and_then(|known| known.held.clone()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_is_offered_for_half_an_hour() {
        let held = HeldSeat {
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
                held: None,
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
