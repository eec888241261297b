//! Connections: opening and closing them, and handling received messages.

use super::ids::{ConnectionId, DeviceKey, PersonId, SourceKey};
use super::message::{ClientMessage, CloseReason, LeaveReason, ServerMessage};
use super::rate_limiter::RateLimiter;
use super::refusal::Refusal;
use super::state::{ConnectionState, Lobby, LobbyOutput};
use std::cmp::Reverse;

/// Number of connections beyond the maximum number of people above which those without an accepted hello make room. A
/// program sends its hello at once; it takes longer only if somebody has to choose another name.
const SPARE_CONNECTIONS: usize = 8;
/// Number of messages over the limit after which a connection is closed.
const MAX_EXCESS: u32 = 1000;

impl Lobby {
    /// Opens a connection of a client that has proved that it holds this key, from this source if it is known.
    pub fn connect(
        &mut self,
        connection: ConnectionId,
        device: DeviceKey,
        source: Option<SourceKey>,
    ) {
        self.disconnect(connection);
        let state = ConnectionState {
            device,
            person: None,
            source,
            opened: self.now,
            heard: self.now,
            unnamed: 0,
            // A little faster than a keyboard repeats keys.
            message_limiter: RateLimiter::new(80, 25, self.now),
            excess: 0,
        };
        self.connections.insert(connection, state);
        self.limit_unnamed(connection);
    }

    /// If there are too many connections, closes one without an accepted hello, but not the newest: the oldest from the
    /// source with the most of them.
    fn limit_unnamed(&mut self, newest: ConnectionId) {
        let most = usize::from(self.limits.max_people) + SPARE_CONNECTIONS;
        if self.connections.len() <= most {
            return;
        }
        let unnamed = self
            .connections
            .iter()
            .filter(|(_, state)| state.person.is_none());
        let unnamed: Vec<(ConnectionId, ConnectionState)> =
            unnamed.map(|(&id, &state)| (id, state)).collect();
        let of_source = |source| {
            unnamed
                .iter()
                .filter(move |(_, other)| other.source == source)
        };
        let order = |&(id, state): &(ConnectionId, ConnectionState)| {
            let count = of_source(state.source).count();
            (Reverse(count), state.opened, id)
        };
        let others = unnamed.iter().copied().filter(|&(id, _)| id != newest);
        if let Some((oldest, _)) = others.min_by_key(order) {
            self.close_connection(oldest, CloseReason::HelloTimeout);
        }
    }

    /// Ends a connection that was lost.
    pub fn disconnect(&mut self, connection: ConnectionId) {
        self.end_connection(connection, LeaveReason::Disconnected);
    }

    /// Ends a connection that the client closed deliberately. Its seat stays reserved all the same.
    pub fn leave_server(&mut self, connection: ConnectionId) {
        self.end_connection(connection, LeaveReason::Left);
    }

    fn end_connection(&mut self, connection: ConnectionId, why: LeaveReason) {
        let Some(state) = self.connections.remove(&connection) else {
            return;
        };
        let Some(id) = state.person else {
            return;
        };
        let Some(person) = self.people.get_mut(&id) else {
            return;
        };
        if person.connection != Some(connection) {
            return;
        }
        person.connection = None;
        person.absent_since = self.sequence;
        self.sequence += 1;
        self.remove_if_away(id, why);
        self.announce_person(id);
        self.agree_to_pause_in_absence(id);
    }

    /// Closes a connection whose client sent an invalid message.
    pub fn reject_invalid(&mut self, connection: ConnectionId) {
        if self.has_connection(connection) {
            self.close_connection(connection, CloseReason::InvalidMessage);
        }
    }

    /// Shuts down: closes all connections. Rooms with people in them can still be saved.
    pub fn shut_down(&mut self) {
        for connection in std::mem::take(&mut self.connections).into_keys() {
            self.send_close(connection, CloseReason::ServerClosed);
        }
        for person in self.people.values_mut() {
            person.connection = None;
        }
        let all: Vec<PersonId> = self.people.keys().copied().collect();
        for id in all {
            self.remove_if_away(id, LeaveReason::Disconnected);
        }
    }

    /// Closes a connection. Messages that it still receives are ignored.
    pub(super) fn close_connection(&mut self, connection: ConnectionId, why: CloseReason) {
        self.send_close(connection, why);
        self.disconnect(connection);
    }

    fn send_close(&mut self, connection: ConnectionId, why: CloseReason) {
        let closing = ServerMessage::Closing(why);
        self.output.push(LobbyOutput::Reliable(connection, closing));
        self.output.push(LobbyOutput::Close(connection));
    }

    /// Handles a message from a client.
    pub fn receive(&mut self, connection: ConnectionId, message: ClientMessage) {
        let Some(state) = self.connections.get_mut(&connection) else {
            return;
        };
        state.heard = self.now;
        if !state.message_limiter.try_acquire(self.now) {
            state.excess += 1;
            match state.excess {
                // Only the first excess message gets a reply.
                1 => self.refuse(connection, Refusal::RateLimited),
                MAX_EXCESS => self.close_connection(connection, CloseReason::TooManyMessages),
                _ => {}
            }
            return;
        }
        state.excess = state.excess.saturating_sub(1);
        let result = match (state.person, message) {
            (None, ClientMessage::Hello { name }) => self.hello(connection, &name),
            (None, _) => Ok(()),
            (Some(id), ClientMessage::Hello { name } | ClientMessage::Rename(name)) => {
                self.rename(id, &name)
            }
            (Some(id), message) => self.handle(id, message),
        };
        if let Err(refusal) = result {
            self.refuse(connection, refusal);
        }
    }

    fn handle(&mut self, id: PersonId, message: ClientMessage) -> Result<(), Refusal> {
        match message {
            ClientMessage::Hello { .. } | ClientMessage::Rename(_) => Ok(()),
            ClientMessage::Chat(text) => self.chat(id, &text),
            ClientMessage::OpenRoom(config) => self.open_room(id, config),
            ClientMessage::TakeSeat(room, seat) => self.take_seat(id, room, seat),
            ClientMessage::Watch(room) => self.watch(id, room),
            ClientMessage::LeaveRoom => self.leave_room(id, LeaveReason::Left),
            ClientMessage::SetReady(ready) => self.set_ready(id, ready),
            ClientMessage::SetComputer(seat, level) => self.set_computer(id, seat, level),
            ClientMessage::Move { ply, mv } => {
                self.play(id, |current, seat, _| current.play(seat, ply, mv))
            }
            ClientMessage::Chance { ply } => self.play(id, |current, seat, random| {
                current.play_chance(seat, ply, random)
            }),
            ClientMessage::TakeBack(ply) => self.take_back(id, ply),
            ClientMessage::AnswerTakeBack(accept) => self.answer_take_back(id, accept),
            ClientMessage::Resign => self.resign(id),
            ClientMessage::Resync => self.resync(id),
            ClientMessage::Kick(person, ban) => self.kick(id, person, ban),
            ClientMessage::CloseRoom => self.close_own_room(id),
            ClientMessage::OfferDraw => self.offer_draw(id),
            ClientMessage::AnswerDraw(accept) => self.answer_draw(id, accept),
            ClientMessage::RequestPause => self.request_pause(id),
            ClientMessage::AnswerPause(accept) => self.answer_pause(id, accept),
            ClientMessage::EndPause => self.end_pause(id),
            ClientMessage::EnterTournament => self.enter_tournament(id),
            ClientMessage::Withdraw => self.withdraw(id),
            ClientMessage::StartTournament(kind) => self.start_tournament(id, kind),
            ClientMessage::EndTournament => self.end_tournament(id),
            ClientMessage::SetTournamentComputer(index, level) => {
                self.set_tournament_computer(id, index, level)
            }
        }
    }
}
