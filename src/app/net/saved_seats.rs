//! Settings that a reconnect after a crash needs: the servers that were joined, and the key of this device at each.

use super::link::Net;
use super::names::fresh_name;
use crate::app::core::settings::{KnownSeat, Settings};
use crate::app::core::{ExpectedServer, Screen};
use crate::net::{KeyPair, SeatKey, ServerKey};
use bevy::prelude::*;
use std::net::SocketAddr;

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
    let seat = KnownSeat {
        server: seat.server.0,
        key: seat.device.secret(),
        address: *address,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_server_is_that_of_the_list_or_of_the_address() {
        let address = |last: u8| SocketAddr::from(([10, 0, 0, last], 47_315));
        let mut settings = Settings::default();
        for (server, last) in [(1, 1), (2, 2), (3, 1)] {
            settings.lan.seats.push(KnownSeat {
                server: [server; 32],
                key: [9; 32],
                address: address(last),
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
