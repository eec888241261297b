//! Movement of pieces: effects, positions and choices.

use super::{any_move, begin, facts, is_ring, ring, roll_all, setups, varied};
use std::collections::{HashMap, HashSet};
use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, Stretch};
use tessella_games::GameCode;
use tessella_games::race::{Race, Setup};
use tessella_games::{
    Appearance, Effect, GameSetup, IllegalMove, Move, Outcome, Rules, Seat, Turn,
};

/// Checks that no two pieces share a cell of a ring or lane, and that lanes contain only pieces of their seat.
fn check_ring(race: &Race) {
    let course = race.board().course().expect("a ring has a course");
    let mut taken = HashSet::new();
    for piece in race.pieces() {
        let Some(cell) = piece.at else { continue };
        let is_safe = matches!(course.stretch(cell), Stretch::Branch(_));
        let owner = is_safe.then_some(piece.seat);
        assert!(
            taken.insert((owner, cell)),
            "two pieces at {cell:?}: {}",
            facts(race)
        );
        match course.stretch(cell) {
            Stretch::Main => assert!(matches!(
                race.appearance(cell),
                Appearance::Empty | Appearance::Owned(_)
            )),
            Stretch::Lane(lane) => {
                assert_eq!(lane, piece.seat.index());
                assert_eq!(race.appearance(cell), Appearance::Owned(piece.seat));
            }
            Stretch::Branch(_) => {
                assert!(race.setup().forks);
                assert_eq!(race.appearance(cell), Appearance::Empty);
            }
        }
    }
}

/// Applies the effects of a move to `places`. Each must be steps forward, four steps back, an existing jump, or a
/// capture.
fn follow(
    race: &Race,
    mv: Move,
    effects: &[Effect],
    places: &mut HashMap<(Seat, u8), Option<CellId>>,
) {
    let course = race.board().course().expect("a race has a course");
    let mut mover = None;
    for (at, effect) in effects.iter().enumerate() {
        match effect {
            Effect::DieRolled(pips) => {
                assert_eq!((at, mv), (0, Move::Chance(u32::from(*pips))));
            }
            Effect::PieceMoved {
                seat,
                number,
                path,
                carried,
            } => {
                let place = places
                    .get_mut(&(*seat, *number))
                    .expect("a piece that there is");
                match (carried, path.as_slice()) {
                    (true, []) => {
                        let captor = mover.expect("a piece that captures");
                        assert_ne!(captor, *seat);
                        assert_eq!(
                            places[&(captor, moved_piece(effects))],
                            places[&(*seat, *number)]
                        );
                        places.insert((*seat, *number), None);
                        continue;
                    }
                    (true, &[from, to]) => {
                        assert_eq!(*place, Some(from));
                        assert_eq!(race.board().jumps(from), [to]);
                    }
                    (true, _) => panic!("carried over more than two cells"),
                    (false, path) => {
                        assert!((1..=6).contains(&path.len()));
                        let mut last = *place;
                        let is_four = race.last_roll().is_some_and(|(_, pips)| pips == 4);
                        let is_rolled = matches!(mv, Move::Chance(_));
                        let pips = match mv {
                            Move::Chance(pips) => pips,
                            _ if is_four => 4,
                            _ => 0,
                        };
                        let is_backward = race.setup().back_four && pips == 4;
                        assert!(is_rolled || pips == 4 || !is_backward);
                        assert!(!is_backward || path.len() == 4);
                        for &cell in path {
                            if let Some(last) = last {
                                let next = if is_backward {
                                    course.backward(last)
                                } else {
                                    course.forward(last)
                                };
                                assert!(next.contains(&cell));
                            } else if is_ring(race) {
                                assert_eq!(
                                    race.appearance(cell),
                                    Appearance::Owned(*seat),
                                    "the start"
                                );
                            } else {
                                assert_eq!(cell, CellId(0));
                            }
                            last = Some(cell);
                        }
                        mover = Some(*seat);
                    }
                }
                *place = path.last().copied();
            }
            other => panic!("a race shows no {other:?}"),
        }
    }
}

/// Returns the number of the first piece in the effects.
fn moved_piece(effects: &[Effect]) -> u8 {
    let mut numbers = effects.iter().filter_map(|effect| match effect {
        Effect::PieceMoved { number, .. } => Some(*number),
        _ => None,
    });
    numbers.next().expect("a piece that moves")
}

#[test]
fn piece_positions_match_the_effects_of_moves() {
    for (at, setup) in setups().iter().enumerate() {
        let mut dice = SeededRng::new(b"test die", at as u64);
        let mut race = begin(setup, at as u64);
        let appearances: Vec<Appearance> = race
            .board()
            .cells()
            .map(|cell| race.appearance(cell))
            .collect();
        let of = |race: &Race| -> HashMap<_, _> {
            let pieces = race.pieces().into_iter();
            pieces
                .map(|piece| ((piece.seat, piece.number), piece.at))
                .collect()
        };
        let mut places = of(&race);
        assert_eq!(places.len(), usize::from(setup.seats * setup.pieces()));
        let has_head_start = is_ring(&race) && setup.seats >= 4;
        let out = places.values().filter(|at| at.is_some()).count();
        assert_eq!(
            out,
            if has_head_start {
                setup.seats.into()
            } else {
                0
            }
        );
        while let Some((seat, mv)) = any_move(&race, &mut dice) {
            assert!(race.legal_moves().contains(&mv));
            let before = race.clone();
            let effects = race.play(seat, mv).expect("a legal move");
            follow(&before, mv, &effects, &mut places);
            assert_eq!(places, of(&race), "{mv:?} in {}", facts(&before));
            if is_ring(&race) {
                check_ring(&race);
            }
            assert!(race.rolls() < 1_000_000, "a race without an end: {setup:?}");
        }
        let Some(Outcome::Won(winner)) = race.outcome() else {
            panic!("nobody won: {setup:?}");
        };
        for seat in race.seats() {
            let home = race.pieces_home(seat);
            assert_eq!(home == setup.pieces(), seat == winner, "{setup:?}");
        }
        assert!(
            race.board()
                .cells()
                .all(|cell| race.appearance(cell) == appearances[cell.index()])
        );
        assert_eq!(race.legal_moves(), []);
        let refused = race.check(winner, Move::Chance(1));
        assert_eq!(refused, Err(IllegalMove::Over));
    }
}

#[test]
fn choice_destination_matches_the_cell_of_the_moved_piece() {
    for (at, setup) in setups().iter().enumerate() {
        let mut dice = SeededRng::new(b"choosing", at as u64);
        let mut race = begin(setup, at as u64);
        while let Some((seat, mv)) = any_move(&race, &mut dice) {
            let choices = match race.to_move() {
                Turn::Player(_) => race.legal_moves(),
                _ => Vec::new(),
            };
            assert_ne!(choices.len(), 1, "no choice: {}", facts(&race));
            let mut numbers: Vec<u8> = choices.iter().map(|&mv| number_of(mv)).collect();
            numbers.dedup();
            assert_eq!(race.movable(), numbers);
            for mv in (0..6).flat_map(|number| [Move::Piece(number), Move::PieceByBranch(number)]) {
                let destination = race.destination(mv);
                assert_eq!(destination.is_some(), choices.contains(&mv));
                assert_eq!(race.to_go_after(mv).is_some(), choices.contains(&mv));
                if destination.is_none() {
                    continue;
                }
                let mut after = race.clone();
                after.advance(seat, mv).expect("a legal choice");
                let there = (after.pieces().into_iter())
                    .find(|piece| (piece.seat, piece.number) == (seat, number_of(mv)));
                assert_eq!(there.and_then(|piece| piece.at), destination);
                let [to_go, _] = after.to_go(seat, number_of(mv));
                assert_eq!(race.to_go_after(mv), Some(to_go));
            }
            race.advance(seat, mv).expect("a legal move");
        }
    }
}

/// Returns the number of the piece that a move chooses.
fn number_of(mv: Move) -> u8 {
    match mv {
        Move::Piece(number) | Move::PieceByBranch(number) => number,
        other => panic!("{other:?} chooses no piece"),
    }
}

#[test]
fn piece_that_passes_a_fork_has_two_paths_of_different_length() {
    // In each half of the ring the path splits at its cell 4 and joins at its cell 12. The first branch has cells 32 to 42.
    let mut race = begin(&varied(ring(32, 2, 1, false), 1, true, false), 1);
    let idle = |race: &mut Race| roll_all(race, &[1, 1, 1]);
    roll_all(&mut race, &[6]);
    idle(&mut race);
    roll_all(&mut race, &[3]);
    idle(&mut race);
    assert_eq!(race.pieces()[0].at, Some(CellId(3)));
    assert_eq!(race.to_go(Seat(0), 0), [29, 37]);
    race.advance(Seat(0), Move::Chance(3)).expect("a roll");
    assert_eq!(race.to_move(), Turn::Player(Seat(0)));
    let moves = [Move::Piece(0), Move::PieceByBranch(0)];
    assert_eq!(race.legal_moves(), moves);
    assert_eq!(
        moves.map(|mv| race.destination(mv)),
        [6, 33].map(|cell| Some(CellId(cell)))
    );
    assert_eq!(moves.map(|mv| race.to_go_after(mv)), [Some(26), Some(30)]);
    let effects = race.play(Seat(0), moves[1]).expect("a path");
    let path = [4, 32, 33].map(CellId).to_vec();
    let seat = Seat(0);
    let moved = Effect::PieceMoved {
        seat,
        number: 0,
        path,
        carried: false,
    };
    assert_eq!(effects, [moved]);
    idle(&mut race);
    let why = race.check(Seat(0), moves[1]);
    assert_eq!(why, Err(IllegalMove::WrongKind), "the die is to be rolled");
}

#[test]
fn four_goes_back_past_the_start_and_home_from_behind() {
    let mut race = begin(&varied(ring(16, 2, 1, false), 1, false, true), 1);
    let idle = |race: &mut Race| roll_all(race, &[1, 1, 1]);
    roll_all(&mut race, &[6]);
    idle(&mut race);
    roll_all(&mut race, &[2]);
    idle(&mut race);
    assert_eq!(race.progress(Seat(0), 0), (3, 17));
    let effects = race.play(Seat(0), Move::Chance(4)).expect("a roll");
    let path = [1, 0, 15, 14].map(CellId).to_vec();
    let seat = Seat(0);
    let moved = Effect::PieceMoved {
        seat,
        number: 0,
        path,
        carried: false,
    };
    assert_eq!(effects[1..], [moved]);
    assert_eq!(race.progress(Seat(0), 0), (15, 17));
    idle(&mut race);
    roll_all(&mut race, &[2]);
    assert_eq!(race.outcome(), Some(Outcome::Won(Seat(0))));
}

#[test]
fn laps_are_counted_back_and_forth_but_not_below_none() {
    let mut race = begin(&varied(ring(16, 2, 2, false), 2, false, true), 1);
    let idle = |race: &mut Race| roll_all(race, &[1, 1, 1]);
    let mut go = |pips: u32| {
        roll_all(&mut race, &[pips]);
        idle(&mut race);
        (race.progress(Seat(0), 0).0, race.laps(Seat(0), 0))
    };
    assert_eq!(go(6), (1, (0, 1)));
    assert_eq!(
        go(4),
        (13, (0, 1)),
        "back past the start, without a lap to take"
    );
    assert_eq!(go(5), (18, (1, 1)), "past the start");
    assert_eq!(go(4), (14, (0, 1)), "back past the start");
    assert_eq!(go(3), (17, (1, 1)), "on the start");
    for _ in 0..3 {
        go(5);
    }
    assert_eq!(go(2), (34, (1, 1)), "home");
    assert_eq!(race.pieces_home(Seat(0)), 1);
    roll_all(&mut race, &[4]);
    assert_eq!(race.pieces_home(Seat(0)), 0, "out of the lane again");
}

#[test]
fn four_does_not_move_a_piece_near_the_start_of_a_track() {
    let code: GameCode = "race:track36,s2,back4,once#3".parse().expect("a code");
    let setup = Setup::parse("track36,s2,back4,once").expect("options");
    assert_eq!(code.setup.options(), setup.options());
    let mut race = begin(&setup, 3);
    roll_all(&mut race, &[4, 4]);
    assert_eq!(race.pieces()[0].at, None, "it waits beside the board");
    let effects = race.play(Seat(0), Move::Chance(1)).expect("a roll");
    assert_eq!(effects.len(), 2);
    roll_all(&mut race, &[4, 4]);
    assert_eq!(race.pieces()[0].at, Some(CellId(0)));
}
