//! Connection to a server, and the state received from it.

use crate::core::{Authority, CurrentGame, Waker};
use crate::text::{Wording, wording};
use bevy::prelude::*;
use std::net::SocketAddr;
use std::time::Instant;
use tessella_language::{Language, tr};
use tessella_lobby::{ClientGame, ClientMessage, ClientState, MatchHold, Presence};
use tessella_net::client::{Client, ClientConfig, LinkState};
use tessella_net::server::Server;
use tessella_protocol::SeatKey;

/// Connection to a server and the state received from it.
#[derive(Resource, Default)]
pub struct Net {
    pub(super) server: Option<Server>,
    pub(super) client: Option<Client>,
    /// State of the connection; `None` without one.
    pub(super) link: Option<LinkState>,
    /// Keys, name and address of the server, for a reconnect after a crash.
    pub(super) to: Option<(SeatKey, String, SocketAddr)>,
    /// Join code with which the client joins.
    pub(super) code: String,
    pub(super) lobby: ClientState,
    /// Time at which the pause or countdown of the match was received.
    pub(super) held_since: Option<Instant>,
    /// Number of unread chat messages.
    pub(super) unread: usize,
    /// Name that the player has asked for and the server has not accepted yet.
    pub(super) wanted_name: Option<String>,
    /// Name with which the player joins, until the server has given them one.
    pub(super) asked_name: Option<String>,
    /// Number of names that the server has refused before the player was in.
    pub(super) name_tries: u8,
    /// Time of the last panic of a server in this process.
    pub(super) last_failure: Option<Instant>,
}

impl Net {
    /// Returns the state received from the server.
    pub const fn lobby(&self) -> &ClientState {
        &self.lobby
    }

    /// Returns the state of the current game that the server has sent, if the server decides its moves.
    pub fn game_of(&self, current: &CurrentGame) -> Option<&ClientGame> {
        let is_remote = current.authority() == Authority::Remote;
        self.lobby.game().filter(|_| is_remote)
    }

    /// Returns `true` if the current game is a network game that is paused, so that its board is hidden.
    pub fn is_paused(&self, current: &CurrentGame) -> bool {
        let hold = self.game_of(current).and_then(|game| game.hold);
        matches!(hold, Some(MatchHold::Paused(_)))
    }

    /// Returns the time left of the countdown before the match goes on, in milliseconds.
    pub fn countdown(&self) -> Option<u32> {
        let Some(MatchHold::Countdown(left)) = self.lobby.game()?.hold else {
            return None;
        };
        let passed = self.held_since?.elapsed().as_millis();
        let left = left.saturating_sub(u32::try_from(passed).unwrap_or(u32::MAX));
        (left > 0).then_some(left)
    }

    /// Returns `true` if the player loses a match, or games of a tournament, by leaving the room or the server.
    pub fn loses_by_leaving(&self) -> bool {
        self.lobby.is_playing() || self.lobby.has_tournament_games()
    }

    /// Returns the state of the connection; `None` without one.
    pub const fn link(&self) -> Option<&LinkState> {
        self.link.as_ref()
    }

    /// Returns `true` if the server has admitted the player.
    pub fn has_joined(&self) -> bool {
        self.client.is_some() && self.lobby.has_joined()
    }

    /// Returns the server that runs in this process.
    pub const fn server(&self) -> Option<&Server> {
        self.server.as_ref()
    }

    /// Returns the name of the connected server.
    pub fn server_name(&self, language: Language) -> &str {
        let name = self.to.as_ref().map(|(_, name, _)| name.as_str());
        name.unwrap_or_else(|| tr!(language, "lobby-unnamed-host"))
    }

    /// Returns the number of unread chat messages.
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// Marks all chat messages as read.
    pub const fn read_all(&mut self) {
        self.unread = 0;
    }

    /// Returns the number of other people who are connected to the server in this process.
    pub fn client_count(&self) -> u32 {
        let others = self.lobby.people().filter(|person| {
            person.presence == Presence::Connected && Some(person.id) != self.lobby.me()
        });
        self.server.as_ref().map_or(0, |_| others.count() as u32)
    }

    pub(super) fn send(&self, message: ClientMessage) {
        if let Some(client) = &self.client {
            client.send(message);
        }
    }

    /// Suspends client and server while the program is in the background, so that they use no processor time. The other
    /// players see this player as disconnected.
    pub(crate) fn suspend(&self) {
        self.client.iter().for_each(Client::suspend);
        self.server.iter().for_each(Server::suspend);
    }

    /// Resumes client and server when the program is in the foreground again.
    pub(crate) fn resume(&self) {
        self.server.iter().for_each(Server::resume);
        self.client.iter().for_each(Client::resume);
    }

    /// Closes the connection and stops a server in this process. The game shown stays until the screen changes.
    pub(super) fn end(&mut self) {
        self.client = None;
        self.server = None;
        self.link = None;
        self.to = None;
        self.lobby = ClientState::default();
        self.held_since = None;
        self.unread = 0;
        self.wanted_name = None;
        self.asked_name = None;
        self.name_tries = 0;
    }

    pub(super) fn join(&mut self, config: ClientConfig, waker: &Waker) -> Result<(), Wording> {
        let waker = waker.clone();
        let wake = Box::new(move || waker.wake());
        self.lobby = ClientState::default();
        self.code.clone_from(&config.code);
        (self.asked_name, self.name_tries) = (Some(config.name.clone()), 0);
        let joined = Client::join(config, wake)
            .map_err(|error| wording!("join-not-possible", error = error.to_string()));
        self.client = Some(joined?);
        self.link = Some(LinkState::Joining);
        Ok(())
    }
}
