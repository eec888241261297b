//! Report on the people and rooms of a server, for whoever runs it.

use std::net::IpAddr;
use std::time::Duration;
use tessella_lobby::{Lobby, PersonDetails, PersonId, PersonInfo, RoomInfo, ServerBan, SourceKey};
use tessella_protocol::Source;
use tessella_protocol::transport::ServerTransport;

/// People and rooms of a server at one time. It stays in the process of the server: clients are sent no addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerReport {
    /// People, with those who are disconnected and have a seat.
    pub people: Vec<PersonReport>,
    /// Rooms, with those of the matches of tournaments.
    pub rooms: Vec<RoomInfo>,
    /// People who may not come again, in the order of the bans.
    pub bans: Vec<BanReport>,
}

/// A ban in a [`ServerReport`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanReport {
    /// Identifier that the person had.
    pub person: PersonId,
    /// Name that the person had.
    pub name: String,
    /// Address of the person, with the upper 64 bits only if it is one of IPv6; `None` if it is not known.
    pub address: Option<IpAddr>,
    /// `true` if nobody else from the address may come either.
    pub covers_address: bool,
}

/// A person in a [`ServerReport`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonReport {
    /// Facts that everybody knows.
    pub info: PersonInfo,
    /// Address from which the person is connected. Of somebody who is disconnected it is the last one, with the upper 64
    /// bits only if it is one of IPv6; `None` after a restart of the server.
    pub address: Option<IpAddr>,
    /// Times of the connection, if there is one.
    pub connection: Option<ConnectionTimes>,
}

/// Times of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionTimes {
    /// Time since the connection was made.
    pub age: Duration,
    /// Time since the person has last done something.
    pub idle: Duration,
}

impl ServerReport {
    /// Collects the report from the lobby and the transport.
    pub(super) fn new(lobby: &Lobby, transport: &ServerTransport) -> Self {
        let people = lobby.people_details().into_iter();
        Self {
            people: people
                .map(|person| PersonReport::new(person, transport))
                .collect(),
            rooms: lobby.room_infos(),
            bans: lobby.bans().iter().map(BanReport::new).collect(),
        }
    }
}

impl BanReport {
    fn new(ban: &ServerBan) -> Self {
        Self {
            person: ban.person,
            name: ban.name.clone(),
            address: ban.source.map(address_of),
            covers_address: ban.covers_source,
        }
    }
}

/// Returns the address of a source.
const fn address_of(source: SourceKey) -> IpAddr {
    Source::address_of(source.0)
}

impl PersonReport {
    fn new(person: PersonDetails, transport: &ServerTransport) -> Self {
        let PersonDetails {
            info,
            source,
            connection,
        } = person;
        let address = connection.and_then(|connection| transport.client_ip(connection.id.0));
        Self {
            info,
            address: address.or_else(|| source.map(address_of)),
            connection: connection.map(|connection| ConnectionTimes {
                age: Duration::from_millis(connection.age),
                idle: Duration::from_millis(connection.idle),
            }),
        }
    }
}
