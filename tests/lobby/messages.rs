//! What travels: the same bytes from version to version, few of them, and nothing to fear from those of strangers.

use super::house::{ASK, House, TELL, plan, small};
use super::play::Style::{Advised, Random};
use proptest::prelude::*;
use std::fmt::Write;
use tessella::boards::CellId;
use tessella::codec::{decode_within, encode};
use tessella::games::{Colour, Game, Level, Move};
use tessella::lobby::{
    Ask, Ending, Farewell, Forfeit, GameInfo, Goal, Gone, PersonId, PersonInfo, PlaceInfo,
    Presence, Progress, Refusal, RoomId, RoomInfo, RoomPlan, Stage, Taker, Tell, TimeLimit, Token,
    Words,
};
use tessella::session::{Played, Player, Record};

const TOKEN: Token = Token([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);

/// At least one of each kind.
pub fn asks() -> Vec<Ask> {
    let name = || "Anna".to_owned();
    let open = |limit, goal| {
        Ask::Open(RoomPlan {
            limit,
            goal,
            ..plan("row:3x3,k3#1", 2)
        })
    };
    let mv = |mv| Ask::Move { ply: 300, mv };
    vec![
        Ask::Hello {
            name: name(),
            token: None,
        },
        Ask::Hello {
            name: name(),
            token: Some(TOKEN),
        },
        Ask::Rename(name()),
        Ask::Say(Words::Phrase(3)),
        Ask::Say(Words::Text("Hi".to_owned())),
        open(TimeLimit::None, Goal::First),
        open(TimeLimit::Move(30), Goal::Fewest),
        open(TimeLimit::Game(600), Goal::First),
        Ask::Sit(RoomId(7), None),
        Ask::Sit(RoomId(7), Some(1)),
        Ask::Watch(RoomId(7)),
        Ask::Leave,
        Ask::Ready(true),
        Ask::Seat(1, None),
        Ask::Seat(1, Some(Level::Gentle)),
        Ask::Seat(1, Some(Level::Easy)),
        Ask::Seat(1, Some(Level::Medium)),
        Ask::Seat(1, Some(Level::Hard)),
        mv(Move::Paint(Colour(3))),
        mv(Move::Cell(CellId(5))),
        mv(Move::Pair(CellId(5), CellId(600))),
        mv(Move::Piece(2)),
        mv(Move::Chance(6)),
        mv(Move::TimeUp),
        Ask::Chance { ply: 4 },
        Ask::TakeBack(4),
        Ask::Allow(false),
        Ask::GiveUp,
        Ask::Again,
    ]
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NameInUse("Anna".to_owned()),
        Refusal::NoName,
        Refusal::HostFull(32),
        Refusal::TooManyRooms(16),
        Refusal::NoRoom,
        Refusal::Begun { watch: true },
        Refusal::RoomFull(2),
        Refusal::PlaceTaken("Ben".to_owned()),
        Refusal::NoPlace,
        Refusal::NoSpectators,
        Refusal::InARoom,
        Refusal::NotSeated,
        Refusal::NotOpener,
        Refusal::NoGame,
        Refusal::Plan("why".to_owned()),
        Refusal::Rules("why".to_owned()),
        Refusal::Stale,
        Refusal::NothingToTakeBack,
        Refusal::MovesCount,
        Refusal::AskedAlready,
        Refusal::TooFast,
    ]
}

/// At least one of each kind.
pub fn tells() -> Vec<Tell> {
    let person = |presence, room| {
        Tell::Person(PersonInfo {
            id: PersonId(1),
            name: "Anna".to_owned(),
            presence,
            room,
        })
    };
    let place = |taker| PlaceInfo {
        taker,
        ready: true,
        won: 2,
    };
    let room = |stage, limit, goal| {
        Tell::Room(RoomInfo {
            id: RoomId(7),
            about: "row:3x3".to_owned(),
            race: false,
            places: vec![
                place(Taker::Nobody),
                place(Taker::Person(PersonId(1))),
                place(Taker::Computer(Level::Hard)),
            ],
            opener: Some(PersonId(1)),
            watching: vec![PersonId(2)],
            spectators: true,
            limit,
            goal,
            stage,
        })
    };
    let progress = Progress {
        done: 3,
        of: 36,
        moves: 2,
        ended: Some(true),
    };
    let ended = |winner, forfeit| Tell::Ended(Ending { winner, forfeit });
    let mut tells = vec![
        Tell::Welcome {
            you: PersonId(1),
            token: TOKEN,
            grace: 60,
        },
        Tell::Farewell(Farewell::Closing),
        Tell::Farewell(Farewell::Elsewhere),
        Tell::Farewell(Farewell::Nonsense),
        Tell::Farewell(Farewell::TooMuch),
        Tell::Farewell(Farewell::Nameless),
        person(Presence::Here, None),
        person(Presence::CutOff(60), Some(RoomId(7))),
        Tell::Gone(PersonId(1), Gone::Left),
        Tell::Gone(PersonId(1), Gone::CutOff),
        Tell::Said {
            by: PersonId(1),
            room: Some(RoomId(7)),
            words: Words::Phrase(0),
        },
        room(Stage::Waiting, TimeLimit::None, Goal::First),
        room(Stage::Dealing, TimeLimit::Move(30), Goal::Fewest),
        room(Stage::Running, TimeLimit::Game(600), Goal::First),
        room(Stage::Over, TimeLimit::None, Goal::First),
        Tell::RoomClosed(RoomId(7)),
        Tell::Game(GameInfo {
            number: 1,
            first: 1,
            race: true,
            progress: vec![progress, Progress::default()],
        }),
        Tell::Board {
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
        Tell::Moved {
            board: 0,
            seq: 1,
            mv: Move::Cell(CellId(4)),
            after: 1500,
            hash: 0x0102_0304.into(),
        },
        Tell::TakenBack {
            board: 0,
            ply: 1,
            elapsed: 2000,
        },
        Tell::TakeBackAsked(PersonId(1)),
        Tell::TakeBackAnswered(true),
        Tell::Progress(1, progress),
        ended(None, None),
        ended(Some(1), Some((0, Forfeit::Left))),
        ended(Some(1), Some((0, Forfeit::CutOff))),
        ended(Some(1), Some((0, Forfeit::GaveUp))),
        ended(Some(1), Some((0, Forfeit::Time))),
        Tell::Clock(vec![60_000, 59_000]),
    ];
    tells.extend(refusals().into_iter().map(Tell::Refused));
    tells
}

/// Who adds a message is reminded here to add it above.
const fn is_pinned_ask(ask: &Ask) -> bool {
    match ask {
        Ask::Hello { .. }
        | Ask::Rename(_)
        | Ask::Say(_)
        | Ask::Open(_)
        | Ask::Sit(..)
        | Ask::Watch(_)
        | Ask::Leave
        | Ask::Ready(_)
        | Ask::Seat(..)
        | Ask::Move { .. }
        | Ask::Chance { .. }
        | Ask::TakeBack(_)
        | Ask::Allow(_)
        | Ask::GiveUp
        | Ask::Again => true,
    }
}

const fn is_pinned_tell(tell: &Tell) -> bool {
    match tell {
        Tell::Welcome { .. }
        | Tell::Refused(_)
        | Tell::Farewell(_)
        | Tell::Person(_)
        | Tell::Gone(..)
        | Tell::Said { .. }
        | Tell::Room(_)
        | Tell::RoomClosed(_)
        | Tell::Game(_)
        | Tell::Board { .. }
        | Tell::Moved { .. }
        | Tell::TakenBack { .. }
        | Tell::TakeBackAsked(_)
        | Tell::TakeBackAnswered(_)
        | Tell::Progress(..)
        | Tell::Ended(_)
        | Tell::Clock(_) => true,
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[test]
fn the_bytes_of_messages_stay_as_they_are() {
    let mut lines = String::new();
    for ask in asks() {
        assert!(is_pinned_ask(&ask));
        let bytes = encode(&ask).expect("an ask");
        let _ = writeln!(lines, "{} {ask:?}", hex(&bytes));
        assert_eq!(decode_within::<ASK, Ask>(&bytes), Ok(ask));
    }
    for tell in tells() {
        assert!(is_pinned_tell(&tell));
        let bytes = encode(&tell).expect("something that is told");
        let _ = writeln!(lines, "{} {tell:?}", hex(&bytes));
        assert_eq!(decode_within::<TELL, Tell>(&bytes), Ok(tell));
    }
    let golden = include_str!("../golden/messages.txt");
    for (number, (line, golden)) in (1..).zip(lines.lines().zip(golden.lines())) {
        assert_eq!(
            line, golden,
            "line {number}: guests of other versions would not understand this"
        );
    }
    assert_eq!(lines, golden, "a message without its line:\n{lines}");
}

#[test]
fn moves_take_few_bytes() {
    for &game in Game::ALL {
        for (code, places) in small(game).into_iter().chain(large(game)) {
            let mut house = House::of(&["Anna", "Ben", "Carl"]);
            house.pause = 1500;
            let people = &[0, 1, 2][..places.into()];
            house.room(plan(code, places), people);
            house.begin(people);
            // Advice on a game against others takes long, and is of no matter here.
            let is_race = house.guests[0]
                .visit
                .game()
                .is_some_and(|game| game.info.race);
            let first = if is_race { Advised } else { Random };
            let styles = [first, Random, Random];
            let seated: Vec<_> = people.iter().map(|&guest| (guest, styles[guest])).collect();
            house.play_out(&seated);
            let (moved, moves) = (house.moved, house.moves);
            println!(
                "{code}: Moved {:.1} bytes, at most {}; Move {:.1}, at most {}; of {}",
                moved.mean(),
                moved.most,
                moves.mean(),
                moves.most,
                moved.count
            );
            assert!(
                moved.mean() <= 15.0 && moved.most <= 24,
                "{code}: {moved:?}"
            );
            assert!(moves.most <= 16, "{code}: {moves:?}");
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
    let asks = asks().into_iter().map(|ask| encode(&ask));
    let tells = tells().into_iter().map(|tell| encode(&tell));
    let real: Vec<Vec<u8>> = asks
        .chain(tells)
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
        if let Ok(ask) = decode_within::<ASK, Ask>(&bytes) {
            let again = encode(&ask).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(decode_within::<ASK, Ask>(&again), Ok(ask));
        }
        if let Ok(tell) = decode_within::<TELL, Tell>(&bytes) {
            let again = encode(&tell).map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(decode_within::<TELL, Tell>(&again), Ok(tell));
        }
    }
}

#[test]
fn lengths_that_are_not_there_cost_nothing() {
    // A name of 2^60 letters, and one just within what a value may take, of which there is not a letter.
    for length in [1u64 << 60, (ASK as u64) - 100] {
        let mut bytes = vec![0];
        bytes.extend(encode(&length).expect("a number"));
        assert!(decode_within::<ASK, Ask>(&bytes).is_err());
    }
    let mut board = vec![9, 0];
    for length in [1u64 << 40, 60_000] {
        board.extend(encode(&length).expect("a number"));
        assert!(decode_within::<TELL, Tell>(&board).is_err());
    }
}
