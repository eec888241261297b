//! Guests at a host that tells what it likes.

use super::house::{House, plan};
use super::messages::tells;
use super::play::Style::Random;
use proptest::prelude::*;
use std::time::{Duration, Instant};
use tessella::boards::CellId;
use tessella::games::{Colour, Move, Rules, Seat};
use tessella::lobby::{
    GameInfo, PersonId, PersonInfo, PlaceInfo, Presence, Progress, RoomId, RoomInfo, Stage, Taker,
    Tell, TimeLimit, Token, Visit, Words,
};
use tessella::session::{Played, Player, Record, Session};

const MANY: u32 = 5000;

fn welcome() -> Tell {
    Tell::Welcome {
        you: PersonId(1),
        token: Token([7; 16]),
        grace: 60,
    }
}

fn person(id: u32, name: &str) -> Tell {
    Tell::Person(PersonInfo {
        id: PersonId(id),
        name: name.to_owned(),
        presence: Presence::Here,
        room: Some(RoomId(1)),
    })
}

fn room(id: u32) -> RoomInfo {
    RoomInfo {
        id: RoomId(id),
        about: "row:3x3".to_owned(),
        race: false,
        places: vec![
            PlaceInfo {
                taker: Taker::Person(PersonId(1)),
                ready: true,
                won: 0,
            };
            2
        ],
        opener: None,
        watching: Vec::new(),
        spectators: true,
        limit: TimeLimit::None,
        goal: tessella::lobby::Goal::First,
        stage: Stage::Running,
    }
}

fn game(progress: usize) -> Tell {
    Tell::Game(GameInfo {
        number: 1,
        first: 0,
        race: progress > 0,
        progress: vec![Progress::default(); progress],
    })
}

fn board(board: u8, code: &str, moves: Vec<Played>) -> Tell {
    Tell::Board {
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
fn a_guest_remembers_only_so_much() {
    let mut visit = Visit::default();
    visit.hear(welcome());
    for id in 1..=MANY {
        visit.hear(person(id, "Anna"));
        visit.hear(Tell::Room(room(id)));
        visit.hear(Tell::Said {
            by: PersonId(id),
            room: None,
            words: Words::Text("x".repeat(1000)),
        });
    }
    assert_eq!(visit.people().count(), 2000);
    assert_eq!(visit.rooms().count(), 2000);
    assert_eq!(visit.said().count(), 200);
    assert!(visit.said().all(|said| said.words.text().len() == 200));
    // Those that are known may still change, and who goes makes space.
    visit.hear(person(1, "Ben"));
    assert_eq!(visit.name(PersonId(1)), "Ben");
    visit.hear(Tell::Gone(PersonId(2), tessella::lobby::Gone::Left));
    visit.hear(person(MANY, "Carl"));
    assert_eq!(visit.name(PersonId(MANY)), "Carl");
}

#[test]
fn what_is_too_large_is_left_out() {
    let mut visit = Visit::default();
    visit.hear(welcome());
    visit.hear(person(1, &"x".repeat(100_000)));
    assert_eq!(visit.name(PersonId(1)).len(), 24);
    assert_eq!(visit.hear(person(2, "\u{202e}")), None);
    let places = RoomInfo {
        places: vec![room(1).places[0]; 9],
        ..room(1)
    };
    let watching = RoomInfo {
        watching: vec![PersonId(1); 2001],
        ..room(1)
    };
    let about = RoomInfo {
        about: "x".repeat(500),
        ..room(1)
    };
    for info in [places, watching, about] {
        assert_eq!(visit.hear(Tell::Room(info)), None);
    }
    assert_eq!(visit.rooms().count(), 0);
    assert_eq!(visit.hear(game(9)), None);
    assert_eq!(visit.hear(board(0, "row:3x3,k3#1", Vec::new())), None);
    visit.hear(game(8));
    assert_eq!(visit.hear(Tell::Clock(vec![1; 9])), None);
    assert_eq!(visit.hear(Tell::Progress(8, Progress::default())), None);
    assert_eq!(visit.hear(board(8, "light:5x5#1", Vec::new())), None);
    for at in 0..8 {
        visit.hear(board(at, "light:5x5#1", Vec::new()));
    }
    assert_eq!(visit.game().map(|game| game.boards.len()), Some(8));
}

#[test]
fn a_record_of_a_stranger_is_soon_done_with() {
    let endless = |mv: &[Move]| -> Vec<Played> {
        let moves = mv.iter().copied().cycle().take(1_000_000);
        moves.map(|mv| Played { mv, at: u32::MAX }).collect()
    };
    let paint = endless(&[Move::Paint(Colour(0)), Move::Paint(Colour(1))]);
    let largest = "drench:40x40,c10,m2500#1";
    // A game that goes nowhere, by the rules.
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
    let cast = endless(&[Move::Chance(1)]);
    let tells = [
        board(0, largest, paint.clone()),
        board(0, largest, paint[..20_000].to_vec()),
        board(0, largest, slow.moves().to_vec()),
        board(0, "link:30x20,f16,t3600+60#1", pair[..20_000].to_vec()),
        board(0, "light:60x60,b0#1", walk[..20_000].to_vec()),
        board(0, "race:track200,s2#1", cast),
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
    for tell in tells {
        let code = match &tell {
            Tell::Board { record, .. } => record.code.chars().take(30).collect::<String>(),
            _ => String::new(),
        };
        let mut visit = Visit::default();
        visit.hear(welcome());
        visit.hear(game(2));
        let begin = Instant::now();
        visit.hear(tell);
        let took = begin.elapsed();
        println!("{code}: {took:?}");
        assert!(took < Duration::from_secs(10), "{code}: {took:?}");
    }
}

#[test]
fn who_asks_again_and_again_stops() {
    let mut visit = Visit::default();
    visit.hear(welcome());
    visit.hear(game(2));
    let asked = (0..100).filter(|_| {
        let news = visit.hear(board(0, "light:5x5#1", Vec::new()));
        matches!(news, Some(tessella::lobby::News::Torn(_)))
    });
    assert_eq!(asked.count(), 5);
}

/// All that was told in a game, as material for others to tell.
fn told() -> Vec<Tell> {
    let mut all = tells();
    for (code, places) in [
        ("row:3x3,k3#1", 2),
        ("light:5x5#7", 2),
        ("race:ring24,s3,p2#7", 3),
    ] {
        let mut house = House::of(&["Anna", "Ben", "Carl"]);
        let people = &[0, 1, 2][..places.into()];
        house.room(plan(code, places), people);
        house.begin(people);
        for round in 0..6 {
            for &guest in people {
                if let Some(ask) = house.next_ask(guest, Random, round) {
                    house.ask(guest, ask);
                }
                house.moment();
            }
        }
        all.append(&mut house.guests[0].told);
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_is_told_a_guest_lives_on(
        order in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), any::<u32>()), 0..150),
    ) {
        thread_local!(static TOLD: Vec<Tell> = told());
        TOLD.with(|told| {
            let mut visit = Visit::default();
            for (at, change, number) in order {
                let mut tell = told[at.index(told.len())].clone();
                if change < 40 {
                    match &mut tell {
                        Tell::Moved { board, seq, mv, after, .. } => match change % 4 {
                            0 => *board = number as u8,
                            1 => *seq = number,
                            2 => *mv = Move::Cell(CellId(number)),
                            _ => *after = number,
                        },
                        Tell::TakenBack { ply, elapsed, .. } => (*ply, *elapsed) = (number, number),
                        Tell::Board { record, board, .. } => match change % 5 {
                            0 => *board = number as u8,
                            1 => record.cursor = number,
                            2 => record.players.truncate(number as usize % 3),
                            3 => record.moves.iter_mut().for_each(|played| played.at = number),
                            _ => record.moves.reverse(),
                        },
                        Tell::Game(info) => info.first = number as u8,
                        Tell::Person(info) => info.room = Some(RoomId(number)),
                        Tell::Progress(place, _) => *place = number as u8,
                        _ => {}
                    }
                }
                visit.hear(tell);
                let _ = (visit.room(), visit.place(), visit.place_name(change), visit.said().count());
            }
        });
    }
}
