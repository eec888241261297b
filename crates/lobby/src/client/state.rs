//! State of a client: people, rooms, chat and the match in its room.

use super::event::{ChatMessage, ClientEvent};
use super::game::{ClientBoards, ClientGame, GameUpdate};
use super::tournament::tidied;
use crate::chat::ChatText;
use crate::ids::{DeviceTag, PersonId, RoomId};
use crate::info::{
    Entrant, MatchInfo, MatchPlayer, PersonInfo, Presence, RoomInfo, RoomStage, SeatOccupant,
    TournamentInfo,
};
use crate::message::{ClientMessage, ServerMessage};
use crate::names::tidy_name;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use tessella_games::Level;
use tessella_games::Seat;

/// Maximum number of stored chat messages.
const MAX_CHAT: usize = 200;
/// Maximum number of people, and of rooms, that a server can make a client store; more than any server has.
const MAX_KNOWN: usize = 2000;
/// Maximum length of a room's summary, in bytes.
const MAX_SUMMARY_BYTES: usize = 400;
/// Number of consecutive resyncs after which a board is left as it is.
const MAX_RESYNCS: u8 = 5;

/// State of a client, built from the server's messages.
#[derive(Clone, Debug, Default)]
pub struct ClientState {
    me: Option<PersonId>,
    has_joined: bool,
    /// `true` once the client has received all people and rooms after the welcome.
    knows_lobby: bool,
    reconnect_window: u16,
    people: BTreeMap<PersonId, PersonInfo>,
    rooms: BTreeMap<RoomId, RoomInfo>,
    chat: VecDeque<ChatMessage>,
    /// Devices whose chat messages are hidden, under whatever name.
    muted: BTreeSet<DeviceTag>,
    game: Option<ClientGame>,
    tournament: Option<TournamentInfo>,
    resyncs: u8,
}

impl ClientState {
    /// Returns the identifier of the client's person, once the server has accepted the hello.
    pub const fn me(&self) -> Option<PersonId> {
        self.me
    }

    /// Returns `true` once the server has accepted a hello, even while the connection is lost.
    pub const fn has_joined(&self) -> bool {
        self.has_joined
    }

    /// Returns the time for which the seat of a disconnected person is reserved, in seconds.
    pub const fn reconnect_window(&self) -> u16 {
        self.reconnect_window
    }

    /// Iterates over all people in the order in which they joined.
    pub fn people(&self) -> impl Iterator<Item = &PersonInfo> {
        self.people.values()
    }

    /// Returns a person.
    pub fn person(&self, id: PersonId) -> Option<&PersonInfo> {
        self.people.get(&id)
    }

    /// Returns the name of a person.
    pub fn name(&self, id: PersonId) -> DisplayName {
        match self.people.get(&id) {
            Some(person) => DisplayName::Chosen(person.name.clone()),
            None if id == PersonId::SERVER => DisplayName::Host,
            None => DisplayName::Unknown,
        }
    }

    /// Iterates over all rooms, oldest first.
    pub fn rooms(&self) -> impl Iterator<Item = &RoomInfo> {
        self.rooms.values()
    }

    /// Returns the room that the client is in.
    pub fn room(&self) -> Option<&RoomInfo> {
        let room = self.people.get(&self.me?)?.room?;
        self.rooms.get(&room)
    }

    /// Returns the client's seat in its room.
    pub fn seat(&self) -> Option<u8> {
        let me = SeatOccupant::Person(self.me?);
        let seats = &self.room()?.seats;
        let at = seats.iter().position(|seat| seat.occupant == me)?;
        Some(at as u8)
    }

    /// Returns the name of a seat's occupant; `None` if it is empty.
    pub fn seat_name(&self, seat: u8) -> Option<DisplayName> {
        match self.room()?.seats.get(usize::from(seat))?.occupant {
            SeatOccupant::Empty => None,
            SeatOccupant::Person(id) => Some(self.name(id)),
            SeatOccupant::Computer(level) => Some(DisplayName::Computer(level)),
        }
    }

    /// Returns the name of a seat's player in the match, even after they have left or while the connection is lost.
    pub fn player_name(&self, seat: u8) -> Option<DisplayName> {
        let game = self.game.as_ref()?;
        match game.info.players.get(usize::from(seat))? {
            MatchPlayer::Nobody => None,
            MatchPlayer::Person(name) => Some(DisplayName::Chosen(name.clone())),
            &MatchPlayer::Computer(level) => Some(DisplayName::Computer(level)),
        }
    }

    /// Returns the tournament of the client's room, or the one that its match belongs to.
    pub fn tournament(&self) -> Option<&TournamentInfo> {
        let home = self.home(Some(self.room()?.id));
        self.tournament
            .as_ref()
            .filter(|info| Some(info.room) == home)
    }

    /// Returns a room.
    pub fn room_with(&self, id: RoomId) -> Option<&RoomInfo> {
        self.rooms.get(&id)
    }

    /// Returns the tournament's room if this is the room of one of its matches, and otherwise the room itself.
    pub fn home(&self, room: Option<RoomId>) -> Option<RoomId> {
        let known = self.rooms.get(&room?);
        known.and_then(|known| known.home).or(room)
    }

    /// Returns `true` if the client's room is for a match of a tournament whose pairing has no result yet.
    pub fn is_in_undecided_match(&self) -> bool {
        let room = self.room().filter(|room| room.home.is_some());
        let pairing = room.and_then(|room| self.tournament()?.pairing_in(room.id));
        pairing.is_some_and(|pairing| pairing.result.is_none())
    }

    /// Returns `true` if the client is playing in a running match, which it would lose by leaving. While the connection
    /// is lost, the seats are unknown, so anybody who sees a match counts as playing.
    pub fn is_playing(&self) -> bool {
        let game = self.game.as_ref();
        if self.me.is_none() {
            return game.is_some_and(|game| game.result.is_none());
        }
        let is_on = self
            .room()
            .is_some_and(|room| room.stage == RoomStage::Playing);
        let has_dropped_out = |seat: u8| game.is_some_and(|game| game.has_dropped_out(seat));
        is_on && self.seat().is_some_and(|seat| !has_dropped_out(seat))
    }

    /// Returns `true` if the client has games left in a running tournament, which it would lose by leaving.
    pub fn has_tournament_games(&self) -> bool {
        let own = self.tournament().zip(self.entrant());
        own.is_some_and(|(info, entrant)| {
            let is_here = info.entrants.get(usize::from(entrant));
            is_here.is_some_and(|own| own.is_here) && info.has_games_left(entrant)
        })
    }

    /// Returns the client's index among the entrants of the tournament.
    pub fn entrant(&self) -> Option<u8> {
        let device = self.people.get(&self.me?)?.device;
        let mut entrants = self.tournament()?.entrants.iter();
        let is_own = |entrant: &Entrant| entrant.computer.is_none() && entrant.device == device;
        let at = entrants.position(is_own)?;
        u8::try_from(at).ok()
    }

    /// Iterates over the chat messages of people who are not muted, oldest first.
    pub fn chat(&self) -> impl DoubleEndedIterator<Item = &ChatMessage> {
        self.chat
            .iter()
            .filter(|message| !self.muted.contains(&message.device))
    }

    /// Returns the match in the client's room.
    pub const fn game(&self) -> Option<&ClientGame> {
        self.game.as_ref()
    }

    /// Returns `true` if the chat messages of a person are hidden.
    pub fn is_muted(&self, id: PersonId) -> bool {
        let person = self.people.get(&id);
        person.is_some_and(|person| self.muted.contains(&person.device))
    }

    /// Hides or shows the chat messages of a person's device, which stays muted even if it leaves and comes back.
    pub fn mute(&mut self, id: PersonId, muted: bool) {
        let Some(person) = self.people.get(&id) else {
            return;
        };
        if muted {
            self.muted.insert(person.device)
        } else {
            self.muted.remove(&person.device)
        };
    }

    /// Drops what is valid only while connected. The chat and the match are kept.
    pub fn disconnect(&mut self) {
        self.people.clear();
        self.rooms.clear();
        (self.me, self.knows_lobby) = (None, false);
    }

    /// Applies a message from the server to the state and to the boards of the match. Messages that contradict the state
    /// are ignored.
    pub fn apply(
        &mut self,
        boards: &mut ClientBoards,
        message: ServerMessage,
    ) -> Option<ClientEvent> {
        match message {
            ServerMessage::Welcome {
                you,
                reconnect_window,
            } => {
                self.people.clear();
                self.rooms.clear();
                (self.game, self.tournament) = (None, None);
                (self.me, self.has_joined, self.knows_lobby) = (Some(you), true, false);
                self.reconnect_window = reconnect_window;
                Some(ClientEvent::Welcome)
            }
            ServerMessage::Refused(refusal) => Some(ClientEvent::Refused(refusal)),
            ServerMessage::Closing(why) => Some(ClientEvent::Closing(why)),
            ServerMessage::Person(info) => self.apply_person(info),
            ServerMessage::PersonLeft(id, _) => self.apply_person_left(id),
            ServerMessage::Chat { by, room, text } => self.apply_chat(by, room, &text),
            ServerMessage::Room(info) => self.apply_room(info),
            ServerMessage::RoomClosed(id) => {
                self.rooms.remove(&id);
                Some(ClientEvent::Changed)
            }
            ServerMessage::RemovedFromRoom(why) => Some(ClientEvent::RemovedFromRoom(why)),
            ServerMessage::Match(info) => self.apply_match(info),
            ServerMessage::Tournament(info) => {
                self.tournament = Some(tidied(info)?);
                Some(ClientEvent::Changed)
            }
            about_match => match self.game.as_mut()?.apply(boards, about_match)? {
                GameUpdate::Event(event) => Some(event),
                GameUpdate::Synced(board) => {
                    self.resyncs = 0;
                    Some(ClientEvent::BoardSynced(board))
                }
                GameUpdate::Desync(board) => self.request_resync(board),
            },
        }
    }

    fn apply_person(&mut self, mut info: PersonInfo) -> Option<ClientEvent> {
        info.name = tidy_name(&info.name)?;
        let before = self.people.get(&info.id);
        let event = self.person_event(before, &info);
        // The server announces a new person to everybody, including that person, after it has sent them the lobby.
        self.knows_lobby |= Some(info.id) == self.me && before.is_some();
        if Some(info.id) == self.me && before.and_then(|before| before.room) != info.room {
            self.game = None;
        }
        if !has_capacity(&self.people, &info.id) {
            return None;
        }
        self.people.insert(info.id, info);
        Some(event)
    }

    /// Returns the event that a change in a person is to those in the same room.
    fn person_event(&self, before: Option<&PersonInfo>, now: &PersonInfo) -> ClientEvent {
        let own = self.room().map(|room| room.id);
        let Some(before) = before.filter(|_| own.is_some() && Some(now.id) != self.me) else {
            return ClientEvent::Changed;
        };
        let is_connected = |person: &PersonInfo| person.presence == Presence::Connected;
        match (before.room == own, now.room == own) {
            // Players in a tournament move to the room of their match and back.
            (true, false) if self.home(now.room) == self.home(own) => ClientEvent::Changed,
            (true, false) => ClientEvent::PersonLeft(now.name.clone()),
            (true, true) if is_connected(before) && !is_connected(now) => {
                ClientEvent::PersonDisconnected(now.id)
            }
            (true, true) if !is_connected(before) && is_connected(now) => {
                ClientEvent::PersonReconnected(now.id)
            }
            _ => ClientEvent::Changed,
        }
    }

    fn apply_person_left(&mut self, id: PersonId) -> Option<ClientEvent> {
        let own = self.room().map(|room| room.id);
        let person = self.people.remove(&id)?;
        if own.is_some() && person.room == own {
            Some(ClientEvent::PersonLeft(person.name))
        } else {
            Some(ClientEvent::Changed)
        }
    }

    fn apply_chat(
        &mut self,
        by: PersonId,
        room: Option<RoomId>,
        text: &ChatText,
    ) -> Option<ClientEvent> {
        let person = self.people.get(&by);
        let message = ChatMessage {
            by,
            device: person.map(|person| person.device).unwrap_or_default(),
            name: self.name(by),
            room,
            text: text.tidy()?,
        };
        self.chat.push_back(message.clone());
        if self.chat.len() > MAX_CHAT {
            self.chat.pop_front();
        }
        (!self.muted.contains(&message.device)).then_some(ClientEvent::Chat(message))
    }

    fn apply_room(&mut self, info: RoomInfo) -> Option<ClientEvent> {
        let is_bounded = info.seats.len() <= Seat::MAX_COUNT.into()
            && info.spectators.len() <= MAX_KNOWN
            && info.summary.len() <= MAX_SUMMARY_BYTES;
        if !is_bounded || !has_capacity(&self.rooms, &info.id) {
            return None;
        }
        let is_news = self.knows_lobby
            && self.room().is_none()
            && info.home.is_none()
            && info.owner != self.me
            && !self.rooms.contains_key(&info.id);
        let event = if is_news {
            ClientEvent::RoomOpened(info.id)
        } else {
            ClientEvent::Changed
        };
        self.rooms.insert(info.id, info);
        Some(event)
    }

    fn apply_match(&mut self, info: MatchInfo) -> Option<ClientEvent> {
        let most = usize::from(Seat::MAX_COUNT);
        let lengths = [info.progress.len(), info.players.len(), info.forfeits.len()];
        if lengths.iter().any(|&length| length > most) {
            return None;
        }
        let mut info = info;
        for player in &mut info.players {
            if let MatchPlayer::Person(name) = player {
                *name = tidy_name(name)?;
            }
        }
        let boards = match &mut self.game {
            Some(game) if game.info.number == info.number => std::mem::take(&mut game.boards),
            _ => BTreeSet::new(),
        };
        self.game = Some(ClientGame::new(info, boards));
        Some(ClientEvent::Match)
    }

    /// Requests the boards again after a desync, up to a limit.
    fn request_resync(&mut self, board: u8) -> Option<ClientEvent> {
        self.resyncs = self.resyncs.saturating_add(1);
        if self.resyncs > MAX_RESYNCS {
            return Some(ClientEvent::BoardSynced(board));
        }
        let game = self.game.as_mut()?;
        // One request brings all boards.
        let is_requested = !game.desynced.is_empty();
        game.desynced.insert(board);
        (!is_requested).then_some(ClientEvent::Desync(ClientMessage::Resync))
    }
}

/// Returns `true` if an entry with this key can be stored.
fn has_capacity<K: Ord, V>(known: &BTreeMap<K, V>, key: &K) -> bool {
    known.len() < MAX_KNOWN || known.contains_key(key)
}

/// Name to display for somebody in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DisplayName {
    /// Name that the person has chosen.
    Chosen(String),
    /// The operator of the server, as the sender of a message.
    Host,
    /// Unknown person.
    Unknown,
    /// Computer player of this level.
    Computer(Level),
}
