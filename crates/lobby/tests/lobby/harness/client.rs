//! A client of the test server, and statistics of what is sent.

use std::collections::BTreeMap;
use tessella_lobby::{
    ChatText, ClientBoards, ClientEvent, ClientState, CloseReason, ConnectionId, DeviceKey,
    DisplayName, MatchResult, PersonId, Presence, Refusal, RoomInfo, RoomStage, ServerMessage,
    SourceKey,
};
use tessella_session::Session;

pub struct TestClient {
    pub connection: Option<ConnectionId>,
    /// Key that the client proves when it connects.
    pub device: DeviceKey,
    /// Key that it proved for the current connection.
    pub proved: Option<DeviceKey>,
    /// Source of the connections.
    pub source: Option<SourceKey>,
    pub state: ClientState,
    pub sessions: ClientBoards,
    /// Messages since the connection was made.
    pub received: Vec<ServerMessage>,
    pub events: Vec<ClientEvent>,
}

impl TestClient {
    /// Creates a client with a device that differs from those with other numbers.
    pub fn with_device(number: u8) -> Self {
        Self {
            connection: None,
            device: DeviceKey(std::array::from_fn(|at| number ^ (3 * at as u8))),
            proved: None,
            source: None,
            state: ClientState::default(),
            sessions: ClientBoards::new(),
            received: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Returns the latest refusal.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.events.iter().rev().find_map(|event| match event {
            ClientEvent::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    pub fn close_reason(&self) -> Option<CloseReason> {
        self.events.iter().rev().find_map(|event| match event {
            ClientEvent::Closing(why) => Some(*why),
            _ => None,
        })
    }

    pub fn id(&self) -> PersonId {
        self.state.me().expect("a person who has joined")
    }

    pub fn room(&self) -> &RoomInfo {
        self.state.room().expect("the own room")
    }

    pub fn stage(&self) -> Option<RoomStage> {
        self.state.room().map(|room| room.stage)
    }

    /// Visible boards of the match, by number.
    pub fn boards(&self) -> BTreeMap<u8, &Session> {
        let game = self.state.game().into_iter();
        game.flat_map(|game| &game.boards)
            .map(|number| (*number, &self.sessions[number]))
            .collect()
    }

    /// Board of the client's own seat, or the first visible one.
    pub fn board(&self) -> Option<&Session> {
        let boards = self.boards();
        let seat = self.state.seat().unwrap_or(0);
        boards
            .get(&seat)
            .or_else(|| boards.values().next())
            .copied()
    }

    pub fn apply(&mut self, message: ServerMessage) -> Option<ClientEvent> {
        self.state.apply(&mut self.sessions, message)
    }

    /// Returns the number of moves on the board.
    pub fn cursor(&self) -> usize {
        self.board().expect("a board").cursor()
    }

    pub fn result(&self) -> Option<MatchResult> {
        self.state.game()?.result.clone()
    }

    pub fn winner(&self) -> Option<u8> {
        self.result()?.winner
    }

    /// Returns the person whose take-back request is shown here.
    pub fn take_back_request(&self) -> Option<PersonId> {
        self.state.game()?.take_back_request
    }

    pub fn presence_of(&self, person: PersonId) -> Option<Presence> {
        Some(self.state.person(person)?.presence)
    }

    /// Returns the sender and the text of each chat message.
    pub fn chat(&self) -> Vec<(DisplayName, ChatText)> {
        let chat = self.state.chat();
        chat.map(|message| (message.name.clone(), message.text.clone()))
            .collect()
    }
}

/// Sizes of encoded messages, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessageSizes {
    pub count: usize,
    pub total: usize,
    pub max: usize,
}

impl MessageSizes {
    pub(super) fn add(&mut self, bytes: usize) {
        self.count += 1;
        self.total += bytes;
        self.max = self.max.max(bytes);
    }

    pub fn mean(&self) -> f64 {
        self.total as f64 / self.count.max(1) as f64
    }
}
