//! Report on the people and rooms on a server, for its operator.

use std::net::IpAddr;
use std::time::Duration;
use tessella_lobby::{Lobby, PersonDetails, PersonId, PersonInfo, RoomInfo, ServerBan, SourceKey};
use tessella_protocol::Source;
use tessella_protocol::transport::ServerTransport;

/// People and rooms on a server at one moment. It never leaves the server's process, because clients must not see
/// addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerReport {
    /// People, including those who are disconnected but have a seat.
    pub people: Vec<PersonReport>,
    /// Rooms, including those of tournament matches.
    pub rooms: Vec<RoomInfo>,
    /// Bans, oldest first.
    pub bans: Vec<BanReport>,
}

/// A ban in a [`ServerReport`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanReport {
    /// Identifier that the person had.
    pub person: PersonId,
    /// Name that the person had.
    pub name: String,
    /// The person's address; only its upper 64 bits if it is an IPv6 address. `None` if it is unknown.
    pub address: Option<IpAddr>,
    /// `true` if everybody else from that address is banned, too.
    pub covers_address: bool,
}

/// A person in a [`ServerReport`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonReport {
    /// Facts that everybody knows.
    pub info: PersonInfo,
    /// Address from which the person is connected. For somebody who is disconnected, the last one, with only the upper
    /// 64 bits of an IPv6 address; `None` after a restart of the server.
    pub address: Option<IpAddr>,
    /// Times of the connection, if there is one.
    pub connection: Option<ConnectionTimes>,
}

/// Times of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionTimes {
    /// Time since the connection was made.
    pub age: Duration,
    /// Time since the person last did something.
    pub idle: Duration,
}

impl ServerReport {
    /// Compiles the report from the lobby and the transport.
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
