//! The passing of time: clocks, reserved seats, abandoned rooms and connections without a hello.

use super::ids::{ConnectionId, PersonId, RoomId};
use super::info::{ForfeitReason, Presence, RoomStage, SeatOccupant};
use super::matches::{Match, TickEvent};
use super::message::{CloseReason, ServerMessage};
use super::state::{Lobby, LobbyJob, LobbyOutput};
use tessella_games::Level;

/// Maximum step of the clock, in milliseconds. A longer one means that the server was suspended, and is ignored.
const MAX_STEP: u64 = 5000;
/// Time after which a connection without an accepted hello is closed, in milliseconds.
const HELLO_TIMEOUT: u64 = 60_000;
/// Interval between clock updates, in milliseconds.
const CLOCK_INTERVAL: u64 = 1000;

impl Lobby {
    /// Advances the time to `now`, the milliseconds of a monotonic clock.
    pub fn tick(&mut self, now: u64) {
        let passed = now.saturating_sub(self.now);
        self.now = self.now.max(now);
        // Reserved seats do not expire while the server is suspended.
        let passed = if passed > MAX_STEP { 0 } else { passed };
        if passed == 0 {
            return;
        }
        self.tick_connections(passed);
        let rooms: Vec<RoomId> = self.rooms.keys().copied().collect();
        for room in rooms {
            self.tick_disconnected(room, passed);
            self.tick_match(room, passed);
            self.tick_tournament(room, passed);
        }
        if self.now >= self.next_clock_update {
            self.next_clock_update = self.now.saturating_add(CLOCK_INTERVAL);
            self.send_clocks();
        }
    }

    /// Closes connections that have not sent an acceptable hello in time.
    fn tick_connections(&mut self, passed: u64) {
        let mut late = Vec::new();
        for (&connection, state) in &mut self.connections {
            if state.person.is_none() {
                state.unnamed += passed;
                if state.unnamed >= HELLO_TIMEOUT {
                    late.push(connection);
                }
            }
        }
        for connection in late {
            self.close_connection(connection, CloseReason::HelloTimeout);
        }
    }

    /// Frees the reserved seats of disconnected people: after the reconnect window if others are connected in the room,
    /// or all at once if the room has long been abandoned.
    fn tick_disconnected(&mut self, id: RoomId, passed: u64) {
        let Some(room) = self.rooms.get(&id) else {
            return;
        };
        let people: Vec<PersonId> = room.people().collect();
        let people = people.into_iter();
        let away: Vec<PersonId> = people
            .filter(|&person| !self.is_connected(person))
            .collect();
        let is_awaited = self.is_anyone_connected(id);
        let timeout = u64::from(self.limits.abandoned_room_timeout) * 1000;
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        room.abandoned = if is_awaited {
            0
        } else {
            room.abandoned + passed
        };
        let is_expired = room.abandoned > timeout;
        let current = room.current_match.as_ref();
        let is_paused = room.stage == RoomStage::Playing && current.is_some_and(Match::is_paused);
        let window = u64::from(self.limits.reconnect_window) * 1000;
        for id in away {
            let Some(person) = self.people.get_mut(&id) else {
                continue;
            };
            if is_awaited {
                // A pause that the players have agreed on must not cost anybody their seat.
                let passed = if is_paused { 0 } else { passed };
                person.reserved = person.reserved.saturating_sub(passed);
            } else {
                // The server was suspended or nobody is waiting, so nobody is stalling.
                person.reserved = person.reserved.max(window);
                person.pause = person.pause.max(window);
            }
            if is_expired || is_awaited && person.reserved == 0 {
                self.remove_absent(id);
            }
        }
    }

    /// Returns whether each seat in a room stops the clocks, because its person is disconnected and has pause time
    /// left.
    fn paused_seats(&mut self, id: RoomId, passed: u64) -> Vec<bool> {
        let Some(room) = self.rooms.get(&id) else {
            return Vec::new();
        };
        let has_dropped_out = |seat| {
            let current = room.current_match.as_ref();
            current.is_some_and(|current| current.has_dropped_out(seat))
        };
        let occupants = (0..).zip(&room.seats).map(|(seat, place)| {
            let is_playing = !has_dropped_out(seat);
            is_playing.then_some(place.occupant)
        });
        let occupants: Vec<Option<SeatOccupant>> = occupants.collect();
        let is_awaited = self.is_anyone_connected(id);
        let mut is_paused = Vec::new();
        for occupant in occupants {
            is_paused.push(match occupant {
                None | Some(SeatOccupant::Empty | SeatOccupant::Computer(_)) => false,
                Some(SeatOccupant::Person(id)) => match self.people.get_mut(&id) {
                    Some(person) if person.connection.is_none() => {
                        let is_paused = person.pause > 0 || !is_awaited;
                        if is_awaited {
                            person.pause = person.pause.saturating_sub(passed);
                        }
                        is_paused
                    }
                    _ => false,
                },
            });
        }
        is_paused
    }

    /// Advances the running match of a room.
    fn tick_match(&mut self, id: RoomId, passed: u64) {
        let random = (self.random)() as u32;
        let Some(room) = self
            .rooms
            .get(&id)
            .filter(|room| room.stage == RoomStage::Playing)
        else {
            return;
        };
        let levels: Vec<Option<Level>> = (0..room.config.seats)
            .map(|seat| room.computer(seat))
            .collect();
        let level = |seat: u8| levels.get(usize::from(seat)).copied().flatten();
        let due = self
            .running_match(id)
            .map(|current| current.take_due(passed));
        for message in due.into_iter().flatten() {
            self.send_to_spectators(id, &message);
        }
        if self.tick_hold(id, passed) {
            return;
        }
        let is_paused = self.paused_seats(id, passed);
        let Ok(current) = self.running_match(id) else {
            return;
        };
        // Moves are sent before one of them ends the match.
        let (moves, others): (Vec<TickEvent>, Vec<TickEvent>) = current
            .tick(passed as u32, &is_paused, level, random)
            .into_iter()
            .partition(|event| matches!(event, TickEvent::Moved(_)));
        for event in moves.into_iter().chain(others) {
            match event {
                TickEvent::Moved(committed) => self.on_move(id, committed),
                // All racers who are out of time drop out before the race is decided, since none of them can have won.
                TickEvent::OutOfTime(seat) if self.is_race(id) => {
                    self.drop_out(id, seat, ForfeitReason::OutOfTime);
                }
                TickEvent::OutOfTime(seat) => self.forfeit(id, seat, ForfeitReason::OutOfTime),
                TickEvent::NeedsMove(position, level) => {
                    let job = self.next_sequence();
                    if let Ok(current) = self.running_match(id) {
                        current.search_job = Some(job);
                    }
                    self.jobs.push(LobbyJob::FindMove {
                        id: job,
                        room: id,
                        position: *position,
                        level,
                    });
                }
            }
        }
        self.end_if_over(id);
    }

    /// Sends the clocks and the remaining reserved times to the people in each room.
    fn send_clocks(&mut self) {
        let rooms: Vec<RoomId> = self.rooms.keys().copied().collect();
        for id in rooms {
            let clocks = self.running_match(id).ok();
            let clocks = clocks.and_then(|current| current.clocks());
            let people: Vec<PersonId> = self.rooms[&id].people().collect();
            let away = people.iter().filter_map(|&id| self.person_info(id));
            let away = away.filter(|info| info.presence != Presence::Connected);
            let away: Vec<ServerMessage> = away.map(ServerMessage::Person).collect();
            let clocks = clocks.map(ServerMessage::Clocks);
            let here: Vec<ConnectionId> = people
                .iter()
                .filter_map(|id| self.people.get(id)?.connection)
                .collect();
            for to in here {
                let clocks = clocks.iter().cloned();
                let clocks = clocks.map(|message| LobbyOutput::Unreliable(to, message));
                // Presence is sent reliably, because a late message would show somebody who is back as disconnected.
                let away = away.iter().cloned();
                let away = away.map(|message| LobbyOutput::Reliable(to, message));
                self.output.extend(clocks.chain(away));
            }
        }
    }
}
