//! What travels: the same bytes from version to version, few of them, and nothing to fear from those of strangers.

use super::harness::Style::{Advised, Random};
use super::harness::{
    MAX_CLIENT_MESSAGE, MAX_SERVER_MESSAGE, TestServer, room_config, small_games,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use tessella::boards::CellId;
use tessella::codec::{decode_within, encode};
use tessella::games::{Colour, Game, Level, Move};
use tessella::lobby::{
    ChatText, ClientMessage, CloseReason, Forfeit, LeaveReason, MatchInfo, MatchResult, PersonId,
    PersonInfo, Presence, RaceGoal, RaceProgress, ReconnectToken, Refusal, RoomConfig, RoomId,
    RoomInfo, RoomStage, SeatInfo, SeatOccupant, ServerMessage, TimeLimit,
};
use tessella::session::{Played, Player, Record};

const TOKEN: ReconnectToken =
    ReconnectToken([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);

/// At least one of each kind.
pub fn client_messages() -> Vec<ClientMessage> {
    let name = || "Anna".to_owned();
    let open = |limit, goal| {
        ClientMessage::OpenRoom(RoomConfig {
            limit,
            goal,
            ..room_config("row:3x3,k3#1", 2)
        })
    };
    let mv = |mv| ClientMessage::Move { ply: 300, mv };
    vec![
        ClientMessage::Hello {
            name: name(),
            token: None,
        },
        ClientMessage::Hello {
            name: name(),
            token: Some(TOKEN),
        },
        ClientMessage::Rename(name()),
        ClientMessage::Chat(ChatText::Phrase(3)),
        ClientMessage::Chat(ChatText::Text("Hi".to_owned())),
        open(TimeLimit::None, RaceGoal::FirstToFinish),
        open(TimeLimit::PerMove(30), RaceGoal::FewestMoves),
        open(TimeLimit::PerSeat(600), RaceGoal::FirstToFinish),
        ClientMessage::TakeSeat(RoomId(7), None),
        ClientMessage::TakeSeat(RoomId(7), Some(1)),
        ClientMessage::Watch(RoomId(7)),
        ClientMessage::LeaveRoom,
        ClientMessage::SetReady(true),
        ClientMessage::SetComputer(1, None),
        ClientMessage::SetComputer(1, Some(Level::Gentle)),
        ClientMessage::SetComputer(1, Some(Level::Easy)),
        ClientMessage::SetComputer(1, Some(Level::Medium)),
        ClientMessage::SetComputer(1, Some(Level::Hard)),
        mv(Move::Paint(Colour(3))),
        mv(Move::Cell(CellId(5))),
        mv(Move::Pair(CellId(5), CellId(600))),
        mv(Move::Piece(2)),
        mv(Move::Chance(6)),
        mv(Move::TimeUp),
        ClientMessage::Chance { ply: 4 },
        ClientMessage::TakeBack(4),
        ClientMessage::AnswerTakeBack(false),
        ClientMessage::Resign,
        ClientMessage::Resync,
    ]
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NameInUse("Anna".to_owned()),
        Refusal::InvalidName,
        Refusal::ServerFull(32),
        Refusal::TooManyRooms(16),
        Refusal::RoomNotFound,
        Refusal::MatchStarted { watch: true },
        Refusal::RoomFull(2),
        Refusal::SeatTaken("Ben".to_owned()),
        Refusal::NoSuchSeat,
        Refusal::NoSpectators,
        Refusal::AlreadyInRoom,
        Refusal::NotSeated,
        Refusal::NotOwner,
        Refusal::NoMatch,
        Refusal::InvalidRoom("why".to_owned()),
        Refusal::IllegalMove("why".to_owned()),
        Refusal::Stale,
        Refusal::NothingToTakeBack,
        Refusal::TakeBackForbidden,
        Refusal::TakeBackPending,
        Refusal::RateLimited,
    ]
}

/// At least one of each kind.
pub fn server_messages() -> Vec<ServerMessage> {
    let person = |presence, room| {
        ServerMessage::Person(PersonInfo {
            id: PersonId(1),
            name: "Anna".to_owned(),
            presence,
            room,
        })
    };
    let place = |occupant| SeatInfo {
        occupant,
        ready: true,
        wins: 2,
    };
    let room = |stage, limit, goal| {
        ServerMessage::Room(RoomInfo {
            id: RoomId(7),
            summary: "row:3x3".to_owned(),
            is_race: false,
            seats: vec![
                place(SeatOccupant::Empty),
                place(SeatOccupant::Person(PersonId(1))),
                place(SeatOccupant::Computer(Level::Hard)),
            ],
            owner: Some(PersonId(1)),
            spectators: vec![PersonId(2)],
            allows_spectators: true,
            limit,
            goal,
            stage,
        })
    };
    let progress = RaceProgress {
        done: 3,
        total: 36,
        moves: 2,
        won: Some(true),
    };
    let ended = |winner, forfeit| ServerMessage::MatchEnded(MatchResult { winner, forfeit });
    let mut server_messages = vec![
        ServerMessage::Welcome {
            you: PersonId(1),
            token: TOKEN,
            reconnect_window: 60,
        },
        ServerMessage::Closing(CloseReason::ServerClosed),
        ServerMessage::Closing(CloseReason::Replaced),
        ServerMessage::Closing(CloseReason::InvalidMessage),
        ServerMessage::Closing(CloseReason::TooManyMessages),
        ServerMessage::Closing(CloseReason::HelloTimeout),
        person(Presence::Connected, None),
        person(Presence::Disconnected(60), Some(RoomId(7))),
        ServerMessage::PersonLeft(PersonId(1), LeaveReason::Left),
        ServerMessage::PersonLeft(PersonId(1), LeaveReason::Disconnected),
        ServerMessage::Chat {
            by: PersonId(1),
            room: Some(RoomId(7)),
            text: ChatText::Phrase(0),
        },
        room(RoomStage::Waiting, TimeLimit::None, RaceGoal::FirstToFinish),
        room(
            RoomStage::Generating,
            TimeLimit::PerMove(30),
            RaceGoal::FewestMoves,
        ),
        room(
            RoomStage::Playing,
            TimeLimit::PerSeat(600),
            RaceGoal::FirstToFinish,
        ),
        room(RoomStage::Over, TimeLimit::None, RaceGoal::FirstToFinish),
        ServerMessage::RoomClosed(RoomId(7)),
        ServerMessage::Match(MatchInfo {
            number: 1,
            first_seat: 1,
            is_race: true,
            progress: vec![progress, RaceProgress::default()],
        }),
        ServerMessage::Board {
            board: 1,
            record: Record {
                code: "row:3x3,k3,s2#1".to_owned(),
                players: vec![Player::Human, Player::Remote, Player::Computer(Level::Easy)],
                moves: vec![Played {
                    mv: Move::Cell(CellId(4)),
                    at: 1500,
                }],
                cursor: 1,
                elapsed: 2000,
            },
            hash: 0x0102_0304,
        },
        ServerMessage::Moved {
            board: 0,
            seq: 1,
            mv: Move::Cell(CellId(4)),
            after: 1500,
            hash: 0x0102_0304.into(),
        },
        ServerMessage::TakenBack {
            board: 0,
            ply: 1,
            elapsed: 2000,
        },
        ServerMessage::TakeBackRequested(PersonId(1)),
        ServerMessage::TakeBackAnswered(true),
        ServerMessage::Progress(1, progress),
        ended(None, None),
        ended(Some(1), Some((0, Forfeit::Left))),
        ended(Some(1), Some((0, Forfeit::Disconnected))),
        ended(Some(1), Some((0, Forfeit::Resigned))),
        ended(Some(1), Some((0, Forfeit::OutOfTime))),
        ServerMessage::Clocks(vec![60_000, 59_000]),
    ];
    server_messages.extend(refusals().into_iter().map(ServerMessage::Refused));
    server_messages
}

/// Who adds a message is reminded here to add it above.
const fn is_client_message_covered(message: &ClientMessage) -> bool {
    match message {
        ClientMessage::Hello { .. }
        | ClientMessage::Rename(_)
        | ClientMessage::Chat(_)
        | ClientMessage::OpenRoom(_)
        | ClientMessage::TakeSeat(..)
        | ClientMessage::Watch(_)
        | ClientMessage::LeaveRoom
        | ClientMessage::SetReady(_)
        | ClientMessage::SetComputer(..)
        | ClientMessage::Move { .. }
        | ClientMessage::Chance { .. }
        | ClientMessage::TakeBack(_)
        | ClientMessage::AnswerTakeBack(_)
        | ClientMessage::Resign
        | ClientMessage::Resync => true,
    }
}

const fn is_server_message_covered(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::Welcome { .. }
        | ServerMessage::Refused(_)
        | ServerMessage::Closing(_)
        | ServerMessage::Person(_)
        | ServerMessage::PersonLeft(..)
        | ServerMessage::Chat { .. }
        | ServerMessage::Room(_)
        | ServerMessage::RoomClosed(_)
        | ServerMessage::Match(_)
        | ServerMessage::Board { .. }
        | ServerMessage::Moved { .. }
        | ServerMessage::TakenBack { .. }
        | ServerMessage::TakeBackRequested(_)
        | ServerMessage::TakeBackAnswered(_)
        | ServerMessage::Progress(..)
        | ServerMessage::MatchEnded(_)
        | ServerMessage::Clocks(_) => true,
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Checks that the encoded messages equal the golden file. Only its first column, the bytes in hexadecimal, is the contract:
/// the second one shows the `Debug` output at the time of writing, with names that have since changed.
#[test]
fn message_bytes_are_the_same_in_every_version() {
    let mut encoded: Vec<(String, String)> = Vec::new();
    for message in client_messages() {
        assert!(is_client_message_covered(&message));
        let bytes = encode(&message).expect("an encoded message");
        encoded.push((hex(&bytes), format!("{message:?}")));
        let decoded = decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes);
        assert_eq!(decoded, Ok(message));
    }
    for message in server_messages() {
        assert!(is_server_message_covered(&message));
        let bytes = encode(&message).expect("an encoded message");
        encoded.push((hex(&bytes), format!("{message:?}")));
        let decoded = decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&bytes);
        assert_eq!(decoded, Ok(message));
    }
    let golden = include_str!("../golden/messages.txt");
    let golden: Vec<&str> = golden
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    for (number, ((bytes, name), golden)) in (1..).zip(encoded.iter().zip(&golden)) {
        assert_eq!(
            bytes, golden,
            "line {number}: {name} would not be understood by other versions"
        );
    }
    assert_eq!(encoded.len(), golden.len(), "number of messages");
}

/// Checks that the golden file has every variant: the compiler reports a missing one in the `match` above, and this test one
/// that is matched but not listed.
#[test]
fn message_list_has_every_variant() {
    let variants = |names: Vec<String>| -> BTreeSet<String> {
        let end = |name: &str| name.find([' ', '(', '{']).unwrap_or(name.len());
        names
            .iter()
            .map(|name| name[..end(name)].to_owned())
            .collect()
    };
    let client = client_messages();
    let client = client.iter().map(|message| format!("{message:?}"));
    assert_eq!(variants(client.collect()).len(), 15);
    let server = server_messages();
    let server = server.iter().map(|message| format!("{message:?}"));
    assert_eq!(variants(server.collect()).len(), 17);
}

#[test]
fn moves_take_few_bytes() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game).into_iter().chain(large(game)) {
            let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
            server.think_time = 1500;
            let people = &[0, 1, 2][..seats.into()];
            server.open_room(room_config(code, seats), people);
            server.start_match(people);
            // Advice on a game against others takes long, and is of no matter here.
            let is_race = server.clients[0]
                .state
                .game()
                .is_some_and(|game| game.info.is_race);
            let first = if is_race { Advised } else { Random };
            let styles = [first, Random, Random];
            let seated: Vec<_> = people
                .iter()
                .map(|&client| (client, styles[client]))
                .collect();
            server.play_out(&seated);
            let (moved, moves) = (server.moved_sizes, server.move_sizes);
            println!(
                "{code}: Moved {:.1} bytes, at most {}; Move {:.1}, at most {}; of {}",
                moved.mean(),
                moved.max,
                moves.mean(),
                moves.max,
                moved.count
            );
            assert!(moved.mean() <= 15.0 && moved.max <= 24, "{code}: {moved:?}");
            assert!(moves.max <= 16, "{code}: {moves:?}");
        }
    }
}

/// Games of a usual size that random moves get to the end of.
fn large(game: Game) -> Option<(&'static str, u8)> {
    match game {
        Game::Drench => Some(("drench:15x15,c6,s2#7", 2)),
        Game::Link => Some(("link:10x10,f16,untimed#7", 2)),
        Game::LightBlock => Some(("light:10x10#7", 2)),
        Game::InARow => Some(("row:15x15,k5#7", 2)),
        Game::Race => Some(("race:ring40,s2,p4#7", 2)),
    }
}

/// Bytes of messages in which some are others, and bytes of nothing.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let client_messages = client_messages()
        .into_iter()
        .map(|message| encode(&message));
    let server_messages = server_messages()
        .into_iter()
        .map(|message| encode(&message));
    let real: Vec<Vec<u8>> = client_messages
        .chain(server_messages)
        .map(|bytes| bytes.expect("bytes"))
        .collect();
    let byte = prop_oneof![3 => any::<u8>(), 1 => 0u8..4, 1 => 250u8..=255];
    let changes = proptest::collection::vec((any::<prop::sample::Index>(), byte.clone()), 0..6);
    let changed = (
        prop::sample::select(real),
        changes,
        any::<prop::sample::Index>(),
    )
        .prop_map(|(mut bytes, changes, end)| {
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            if end.index(4) == 0 {
                bytes.truncate(end.index(bytes.len() + 1));
            }
            bytes
        });
    prop_oneof![3 => changed, 1 => proptest::collection::vec(byte, 0..80)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8000))]

    #[test]
    fn bytes_of_strangers_spell_a_message_or_none(bytes in bytes()) {
        if let Ok(message) = decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes) {
            let again = encode(&message).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&again), Ok(message));
        }
        if let Ok(message) = decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&bytes) {
            let again = encode(&message).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&again), Ok(message));
        }
    }
}

#[test]
fn lengths_that_are_not_there_cost_nothing() {
    // A name of 2^60 letters, and one just within what a value may take, of which there is not a letter.
    for length in [1u64 << 60, (MAX_CLIENT_MESSAGE as u64) - 100] {
        let mut bytes = vec![0];
        bytes.extend(encode(&length).expect("a number"));
        assert!(decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes).is_err());
    }
    let mut board = vec![9, 0];
    for length in [1u64 << 40, 60_000] {
        board.extend(encode(&length).expect("a number"));
        assert!(decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&board).is_err());
    }
}
