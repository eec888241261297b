//! Clients of an untrusted server.

use super::harness::Style::Random;
use super::harness::{TestServer, chosen, room_config};
use super::message_samples::server_messages;
use proptest::prelude::*;
use std::time::{Duration, Instant};
use tessella_boards::CellId;
use tessella_games::{Colour, Move, Rules, Seat};
use tessella_lobby::{
    ChatText, ClientBoards, ClientState, Entrant, MAX_CHAT_CHARS, MAX_NAME_CHARS, MatchInfo,
    MatchPlayer, Pairing, PersonId, PersonInfo, Presence, RaceProgress, RoomId, RoomInfo,
    RoomStage, SeatInfo, SeatOccupant, ServerMessage, Standing, TimeLimit, TournamentInfo,
    TournamentKind, TournamentSchedule, TournamentStage,
};
use tessella_session::{Played, Player, Record, Session};

const MANY: u32 = 5000;

fn welcome() -> ServerMessage {
    ServerMessage::Welcome {
        you: PersonId(1),
        reconnect_window: 60,
    }
}

fn person(id: u32, name: &str) -> ServerMessage {
    ServerMessage::Person(PersonInfo {
        id: PersonId(id),
        device: tessella_lobby::DeviceTag(id.into()),
        name: name.to_owned(),
        presence: Presence::Connected,
        room: Some(RoomId(1)),
    })
}

fn room(id: u32) -> RoomInfo {
    RoomInfo {
        id: RoomId(id),
        summary: "row:3x3".to_owned(),
        is_race: false,
        seats: vec![
            SeatInfo {
                occupant: SeatOccupant::Person(PersonId(1)),
                ready: true,
                score: tessella_lobby::Score::default(),
            };
            2
        ],
        owner: None,
        spectators: Vec::new(),
        allows_spectators: true,
        limit: TimeLimit::None,
        goal: tessella_lobby::RaceGoal::FirstToFinish,
        dropouts: tessella_lobby::DropoutPolicy::Computer,
        race_view: tessella_lobby::RaceView::Live,
        stage: RoomStage::Playing,
        tournament: None,
        home: None,
    }
}

fn game(progress: usize) -> ServerMessage {
    ServerMessage::Match(MatchInfo {
        number: 1,
        first_seat: 0,
        is_race: progress > 0,
        progress: vec![RaceProgress::default(); progress],
        players: vec![MatchPlayer::Person("Anna".to_owned()); progress.max(2)],
        forfeits: Vec::new(),
    })
}

fn board(board: u8, code: &str, moves: Vec<Played>) -> ServerMessage {
    ServerMessage::Board {
        board,
        record: Record {
            code: code.to_owned(),
            players: vec![Player::Human; 1 + usize::from(code.starts_with("race"))],
            cursor: moves.len() as u32,
            moves,
            elapsed: 0,
        },
        hash: 0,
    }
}

#[test]
fn client_state_is_bounded() {
    let mut state = ClientState::default();
    let mut boards = ClientBoards::new();
    state.apply(&mut boards, welcome());
    for id in 1..=MANY {
        state.apply(&mut boards, person(id, "Anna"));
        state.apply(&mut boards, ServerMessage::Room(room(id)));
        state.apply(
            &mut boards,
            ServerMessage::Chat {
                by: PersonId(id),
                room: None,
                text: ChatText::Text("x".repeat(1000)),
            },
        );
    }
    assert_eq!(state.people().count(), 2000);
    assert_eq!(state.rooms().count(), 2000);
    assert_eq!(state.chat().count(), 200);
    let cut = ChatText::Text("x".repeat(MAX_CHAT_CHARS));
    assert!(state.chat().all(|message| message.text == cut));
    // Known people may still change, and one who leaves makes space.
    state.apply(&mut boards, person(1, "Ben"));
    assert_eq!(state.name(PersonId(1)), chosen("Ben"));
    state.apply(
        &mut boards,
        ServerMessage::PersonLeft(PersonId(2), tessella_lobby::LeaveReason::Left),
    );
    state.apply(&mut boards, person(MANY, "Carl"));
    assert_eq!(state.name(PersonId(MANY)), chosen("Carl"));
}

#[test]
fn client_ignores_tournaments_that_refer_to_nobody() {
    let mut state = ClientState::default();
    let mut boards = ClientBoards::new();
    state.apply(&mut boards, welcome());
    state.apply(&mut boards, person(1, "Anna"));
    state.apply(&mut boards, ServerMessage::Room(room(1)));
    let info = |entrants: usize, first: u8, rounds: usize, entrant: u8| {
        let device = tessella_lobby::DeviceTag(1);
        let name = "Anna".to_owned();
        let pairing = Pairing {
            first,
            second: None,
            draws: 0,
            result: None,
        };
        let lines = TournamentSchedule::new(TournamentKind::KnockOut, 4).expect("a schedule");
        let line = lines.standings()[0];
        ServerMessage::Tournament(TournamentInfo {
            room: RoomId(1),
            stage: TournamentStage::Running,
            kind: TournamentKind::RoundRobin,
            entrants: vec![
                Entrant {
                    device,
                    name,
                    is_here: true,
                    computer: None,
                };
                entrants
            ],
            rounds: vec![vec![pairing]; rounds],
            round: u8::MAX,
            rooms: Vec::new(),
            standings: vec![Standing { entrant, ..line }],
        })
    };
    let wrong = [
        (33, 0, 1, 0),
        (4, 4, 1, 0),
        (4, 0, 33, 0),
        (4, 0, 1, 4),
        (0, 0, 0, 0),
    ];
    for (entrants, first, rounds, entrant) in wrong {
        let message = info(entrants, first, rounds, entrant);
        assert_eq!(state.apply(&mut boards, message), None);
        assert_eq!(state.tournament(), None);
    }
    assert!(state.apply(&mut boards, info(4, 3, 3, 3)).is_some());
    assert_eq!(state.tournament().map(|info| info.entrants.len()), Some(4));
    assert_eq!(state.entrant(), Some(0));
}

#[test]
fn client_ignores_oversized_messages() {
    let mut state = ClientState::default();
    let mut boards = ClientBoards::new();
    state.apply(&mut boards, welcome());
    state.apply(&mut boards, person(1, &"x".repeat(100_000)));
    let cut = "x".repeat(MAX_NAME_CHARS - 1) + "…";
    assert_eq!(state.name(PersonId(1)), chosen(&cut));
    assert_eq!(state.apply(&mut boards, person(2, "\u{202e}")), None);
    let seats = RoomInfo {
        seats: vec![room(1).seats[0]; 11],
        ..room(1)
    };
    let watching = RoomInfo {
        spectators: vec![PersonId(1); 2001],
        ..room(1)
    };
    let about = RoomInfo {
        summary: "x".repeat(500),
        ..room(1)
    };
    for info in [seats, watching, about] {
        assert_eq!(state.apply(&mut boards, ServerMessage::Room(info)), None);
    }
    assert_eq!(state.rooms().count(), 0);
    assert_eq!(state.apply(&mut boards, game(11)), None);
    assert_eq!(
        state.apply(&mut boards, board(0, "row:3x3,k3#1", Vec::new())),
        None
    );
    state.apply(&mut boards, game(10));
    assert_eq!(
        state.apply(&mut boards, ServerMessage::Clocks(vec![1; 11])),
        None
    );
    assert_eq!(
        state.apply(
            &mut boards,
            ServerMessage::Progress(10, RaceProgress::default())
        ),
        None
    );
    assert_eq!(
        state.apply(&mut boards, board(10, "light:5x5#1", Vec::new())),
        None
    );
    for at in 0..10 {
        state.apply(&mut boards, board(at, "light:5x5#1", Vec::new()));
    }
    assert_eq!(state.game().map(|game| game.boards.len()), Some(10));
}

#[test]
fn client_reads_any_record_within_ten_seconds() {
    let endless = |mv: &[Move]| -> Vec<Played> {
        let moves = mv.iter().copied().cycle().take(1_000_000);
        moves.map(|mv| Played { mv, at: u32::MAX }).collect()
    };
    let paint = endless(&[Move::Paint(Colour(0)), Move::Paint(Colour(1))]);
    let largest = "drench:40x40,c10,m2500#1";
    // A legal game without progress.
    let mut slow =
        Session::new(largest.parse().expect("a code"), vec![Player::Human]).expect("a game");
    while let [one, .., other] = slow.position().legal_moves()[..] {
        let mv = if slow.cursor().is_multiple_of(2) {
            one
        } else {
            other
        };
        slow.advance(Seat::FIRST, mv).expect("a legal move");
    }
    assert!(slow.cursor() > 10);
    let pair = endless(&[Move::Pair(CellId(0), CellId(1))]);
    let walk = endless(&[Move::Cell(CellId(0)), Move::Cell(CellId(u32::MAX))]);
    let roll = endless(&[Move::Chance(1)]);
    let server_messages = [
        board(0, largest, paint.clone()),
        board(0, largest, paint[..20_000].to_vec()),
        board(0, largest, slow.moves().to_vec()),
        board(0, "link:30x20,f16,t3600+60#1", pair[..20_000].to_vec()),
        board(0, "light:60x60,b0#1", walk[..20_000].to_vec()),
        board(0, "race:track200,s2#1", roll),
        board(0, &"drench:".repeat(100_000), Vec::new()),
        board(
            0,
            &format!("drench:map@{}", "~0.0".repeat(10_000)),
            Vec::new(),
        ),
        board(
            0,
            &format!("drench:9x9,holes{}", "0.0+".repeat(10_000)),
            Vec::new(),
        ),
        board(0, "drench:65535x65535#1", Vec::new()),
        board(0, "drench:9x9,hills9-1,c4=a", Vec::new()),
        board(0, "", Vec::new()),
    ];
    for message in server_messages {
        let code = match &message {
            ServerMessage::Board { record, .. } => record.code.chars().take(30).collect::<String>(),
            _ => String::new(),
        };
        let mut state = ClientState::default();
        let mut boards = ClientBoards::new();
        state.apply(&mut boards, welcome());
        state.apply(&mut boards, game(2));
        let begin = Instant::now();
        state.apply(&mut boards, message);
        let took = begin.elapsed();
        println!("{code}: {took:?}");
        assert!(took < Duration::from_secs(10), "{code}: {took:?}");
    }
}

#[test]
fn client_stops_resyncing_after_five_attempts() {
    let mut state = ClientState::default();
    let mut boards = ClientBoards::new();
    state.apply(&mut boards, welcome());
    state.apply(&mut boards, game(2));
    let resyncs = (0..100).filter(|_| {
        let event = state.apply(&mut boards, board(0, "light:5x5#1", Vec::new()));
        matches!(event, Some(tessella_lobby::ClientEvent::Desync(_)))
    });
    assert_eq!(resyncs.count(), 5);
}

/// Messages of real matches, as material for random sequences.
fn received() -> Vec<ServerMessage> {
    let mut all = server_messages();
    for (code, seats) in [
        ("row:3x3,k3#1", 2),
        ("light:5x5#7", 2),
        ("race:ring24,s3,p2#7", 3),
    ] {
        let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
        let people = &[0, 1, 2][..seats.into()];
        server.open_room(room_config(code, seats), people);
        server.start_match(people);
        for round in 0..6 {
            for &client in people {
                if let Some(message) = server.next_message(client, Random, round) {
                    server.send(client, message);
                }
                server.think();
            }
        }
        all.append(&mut server.clients[0].received);
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn client_survives_any_sequence_of_messages(
        order in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), any::<u32>()), 0..150),
    ) {
        thread_local!(static RECEIVED: Vec<ServerMessage> = received());
        RECEIVED.with(|received| {
            let mut state = ClientState::default();
            let mut boards = ClientBoards::new();
            for (at, change, number) in order {
                let mut message = received[at.index(received.len())].clone();
                if change < 40 {
                    match &mut message {
                        ServerMessage::Moved { board, seq, mv, after, .. } => match change % 4 {
                            0 => *board = number as u8,
                            1 => *seq = number,
                            2 => *mv = Move::Cell(CellId(number)),
                            _ => *after = number,
                        },
                        ServerMessage::TakenBack { ply, elapsed, .. } => (*ply, *elapsed) = (number, number),
                        ServerMessage::Board { record, board, .. } => match change % 5 {
                            0 => *board = number as u8,
                            1 => record.cursor = number,
                            2 => record.players.truncate(number as usize % 3),
                            3 => record.moves.iter_mut().for_each(|played| played.at = number),
                            _ => record.moves.reverse(),
                        },
                        ServerMessage::Match(info) => info.first_seat = number as u8,
                        ServerMessage::Person(info) => info.room = Some(RoomId(number)),
                        ServerMessage::Progress(seat, _) => *seat = number as u8,
                        _ => {}
                    }
                }
                state.apply(&mut boards, message);
                let _ = (state.room(), state.seat(), state.seat_name(change), state.chat().count());
            }
        });
    }
}
