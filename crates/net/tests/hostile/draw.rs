//! Reproducible random messages and bytes.

use tessella_boards::CellId;
use tessella_boards::random::SeededRng;
use tessella_formats::codec::{decode, encode};
use tessella_games::{Colour, Level, Move};
use tessella_lobby::{
    ChatText, ClientMessage, RaceGoal, RoomConfig, RoomId, ServerMessage, TimeLimit, TournamentKind,
};

/// Codes of small games, and invalid ones.
const CODES: [&str; 8] = [
    "row:3x3,k3#1",
    "row:6x6,k4,s3#7",
    "drench:6x6,c4,s2#1",
    "link:4x4,f4,t6+1#7",
    "light:5x5#7",
    "race:track20,s2#7",
    "race:ring24,s3,p2#7",
    "nonsense",
];
const NAMES: [&str; 6] = ["Eve", "Mallory", "ANNA", "", "\u{202e}Ben", "Trudy"];

pub struct Draw(SeededRng);

impl Draw {
    pub fn new(seed: u64) -> Self {
        Self(SeededRng::new(b"enemies.", seed))
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0.below(end as u32) as usize
    }

    pub fn byte(&mut self) -> u8 {
        self.below(256) as u8
    }

    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.byte()).collect()
    }

    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Returns a small number or an arbitrary one.
    pub fn number(&mut self) -> u32 {
        match self.below(8) {
            0 => self.0.below(u32::MAX),
            _ => self.0.below(24),
        }
    }

    /// Returns the bytes with a few changed, inserted or removed.
    pub fn mutated(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len() + 1);
            let byte = match self.below(3) {
                0 => self.byte(),
                1 => self.below(4) as u8,
                _ => 250 + self.below(6) as u8,
            };
            match self.below(8) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, byte),
                2 if at < bytes.len() => {
                    bytes.remove(at);
                }
                3 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                _ if at < bytes.len() => bytes[at] = byte,
                _ => {}
            }
        }
        bytes
    }

    /// Returns one of these messages mutated, or random bytes.
    pub fn message(&mut self, real: &[Vec<u8>]) -> Vec<u8> {
        match self.below(10) {
            0 => {
                let length = self.below(80);
                self.bytes(length)
            }
            _ => {
                let bytes = self.one_of(real);
                self.mutated(bytes)
            }
        }
    }

    /// Returns an arbitrary message of a client.
    pub fn client_message(&mut self) -> ClientMessage {
        let number = self.number();
        match self.below(21) {
            0 => ClientMessage::Hello {
                name: (*self.one_of(&NAMES)).to_owned(),
            },
            1 => ClientMessage::Rename(format!("{}{}", self.one_of(&NAMES), self.below(9))),
            2 => ClientMessage::Chat(ChatText::Phrase(number as u8)),
            3 => ClientMessage::Chat(ChatText::Text("x".repeat(self.below(400)))),
            4 => ClientMessage::OpenRoom(RoomConfig {
                spectators: self.below(2) == 0,
                limit: *self.one_of(&[
                    TimeLimit::None,
                    TimeLimit::PerMove(1),
                    TimeLimit::PerSeat(number as u16),
                ]),
                goal: *self.one_of(&[RaceGoal::FirstToFinish, RaceGoal::FewestMoves]),
                ..RoomConfig::new(*self.one_of(&CODES), 1 + self.below(4) as u8)
            }),
            5 => ClientMessage::TakeSeat(RoomId(number), None),
            6 => ClientMessage::TakeSeat(RoomId(number), Some(self.below(4) as u8)),
            7 => ClientMessage::Watch(RoomId(number)),
            8 => ClientMessage::LeaveRoom,
            9 | 10 => ClientMessage::SetReady(self.below(4) > 0),
            11 => ClientMessage::SetComputer(self.below(4) as u8, Some(Level::Easy)),
            12 => ClientMessage::Move {
                ply: number,
                mv: self.a_move(),
            },
            13 => ClientMessage::Chance { ply: number },
            14 => ClientMessage::TakeBack(number),
            15 => ClientMessage::AnswerTakeBack(self.below(2) == 0),
            16 => ClientMessage::Resign,
            17 => ClientMessage::EnterTournament,
            18 => ClientMessage::Withdraw,
            19 => ClientMessage::StartTournament(match number % 2 {
                0 => TournamentKind::RoundRobin,
                _ => TournamentKind::KnockOut,
            }),
            _ => ClientMessage::Resync,
        }
    }

    fn a_move(&mut self) -> Move {
        let (one, other) = (CellId(self.number()), CellId(self.number()));
        match self.below(7) {
            0 => Move::Paint(Colour(self.byte())),
            1 => Move::Cell(one),
            2 => Move::Pair(one, other),
            3 => Move::Piece(self.byte()),
            4 => Move::Chance(self.byte().into()),
            5 => Move::PieceByBranch(self.byte()),
            _ => Move::TimeUp,
        }
    }
}

/// Returns encoded messages with every variant, from clients and from servers. The golden file lists the clients' messages
/// first, and the servers' from the welcome on.
pub fn real_messages() -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
    let golden = include_str!("../../../lobby/tests/golden/messages.txt");
    let lines = golden.lines().map(|line| line.split_once(' '));
    let lines: Vec<(&str, &str)> = lines.map(|line| line.expect("two columns")).collect();
    let welcome = lines
        .iter()
        .position(|(_, text)| text.starts_with("Welcome "))
        .expect("a welcome");
    let bytes = |hex: &str| -> Vec<u8> {
        (0..hex.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal"))
            .collect()
    };
    let mut client: Vec<Vec<u8>> = lines.iter().map(|(hex, _)| bytes(hex)).collect();
    let server = client.split_off(welcome);
    let is_client = |bytes: &Vec<u8>| decode::<ClientMessage>(bytes).is_ok();
    let is_server = |bytes: &Vec<u8>| decode::<ServerMessage>(bytes).is_ok();
    assert!(client.iter().all(is_client) && server.iter().all(is_server));
    assert!(client.len() > 20 && server.len() > 20);
    (client, server)
}

pub fn encoded(message: &impl serde::Serialize) -> Vec<u8> {
    encode(message).expect("a message")
}

/// Returns packets in renet's encoding that end a connection whose next chunk has the id `next`.
pub fn harmful_packets(next: u8) -> Vec<(&'static str, Vec<u8>)> {
    use tessella_protocol::transport::{RELIABLE_CHANNEL, UNRELIABLE_CHANNEL};
    let slice = |kind: u8, channel: u8, index: &[u8], count: &[u8]| {
        [&[kind, 0, channel, 0], index, count, &[1, 7]].concat()
    };
    let chunk = |channel: u8, id: &[u8], message: &[u8]| {
        [&[0, 0, channel, 0, 1], id, &[message.len() as u8], message].concat()
    };
    let reliable = |id: &[u8], message: &[u8]| chunk(RELIABLE_CHANNEL, id, message);
    vec![
        (
            "a slice past the count",
            slice(2, RELIABLE_CHANNEL, &[5], &[1]),
        ),
        (
            "an unreliable slice past the count",
            slice(3, UNRELIABLE_CHANNEL, &[5], &[1]),
        ),
        (
            "a million slices",
            slice(2, RELIABLE_CHANNEL, &[0], &[0x80, 0x0F, 0x42, 0x40]),
        ),
        ("an empty message", reliable(&[next], &[])),
        ("a chunk far ahead", reliable(&[0x41, 0], &[1, 1])),
        (
            "a reliable message in the unreliable channel",
            chunk(UNRELIABLE_CHANNEL, &[0], &[1, 1]),
        ),
        ("an invalid channel", chunk(9, &[0], &[1, 1])),
        ("an empty packet", vec![0]),
        (
            "65535 messages",
            vec![0, 0, RELIABLE_CHANNEL, 0xFF, 0xFF, next, 1, 1],
        ),
        ("an unknown kind", vec![9, 9, 9]),
        ("a message without length", reliable(&[next], &[0])),
        ("a message too long", reliable(&[next], &[0xFF, 0xFF, 0x7F])),
    ]
}

/// Returns datagrams that make netcode read out of bounds before decryption.
pub fn out_of_bounds_datagrams() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for first in 0..=u8::MAX {
        for length in [1, 2, 17, 18, 19, 25, 40, 1078, 1400] {
            let mut datagram = vec![0xFF; length];
            datagram[0] = first;
            all.push(datagram);
        }
    }
    all
}
