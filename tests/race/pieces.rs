//! Movement of pieces: effects, positions and choices.

use super::{any_move, begin, facts, is_ring, setups};
use std::collections::{HashMap, HashSet};
use tessella::boards::random::SeededRng;
use tessella::boards::{CellId, Stretch};
use tessella::games::race::Race;
use tessella::games::{Appearance, Effect, IllegalMove, Move, Outcome, Rules, Seat, Turn};

/// Checks that no two pieces share a cell of a ring or lane, and that lanes contain only pieces of their seat.
fn check_ring(race: &Race) {
    let course = race.board().course().expect("a ring has a course");
    let mut taken = HashSet::new();
    for piece in race.pieces() {
        let Some(cell) = piece.at else { continue };
        assert!(
            taken.insert(cell),
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
            Stretch::Branch(_) => panic!("a ring has no branches"),
        }
    }
}

/// Applies the effects of a move to `places`. They must be steps forward, existing jumps, or captures.
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
                        for &cell in path {
                            if let Some(last) = last {
                                assert!(course.forward(last).contains(&cell));
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
        assert!(places.values().all(Option::is_none));
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
            let movable = race.movable();
            match race.to_move() {
                Turn::Player(_) => assert!(movable.len() > 1, "no choice: {}", facts(&race)),
                _ => assert_eq!(movable, [] as [u8; 0]),
            }
            let pieces: Vec<Move> = movable.iter().copied().map(Move::Piece).collect();
            for number in 0..6 {
                let at = race.destination(number);
                assert_eq!(at.is_some(), movable.contains(&number));
                let Some(at) = at else { continue };
                assert!(pieces.contains(&Move::Piece(number)));
                let mut after = race.clone();
                after
                    .advance(seat, Move::Piece(number))
                    .expect("a legal choice");
                let there = (after.pieces().into_iter())
                    .find(|piece| (piece.seat, piece.number) == (seat, number));
                assert_eq!(there.and_then(|piece| piece.at), Some(at));
            }
            race.advance(seat, mv).expect("a legal move");
        }
    }
}
