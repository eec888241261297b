//! The rules of Link: against reference rules, and by example.

use crate::helpers::*;
use crate::reference::ReferenceRules;
use proptest::prelude::*;
use tessella_boards::CellId;
use tessella_games::GameCode;
use tessella_games::link::{FACES_DIFFER, Link, NO_LINE, NO_TILE, SAME_TILE};
use tessella_games::{
    Appearance, Colour, Effect, Face, GameSetup, IllegalMove, Move, Outcome, Rules, Seat, Turn,
};
use tessella_session::{Player, Session};

/// Asserts that the rules agree with the reference rules for every two cells.
fn assert_agreement(game: &Link) {
    let reference = ReferenceRules::new(game);
    for a in game.board().cells() {
        let centre = game.board().centre(a);
        let (x, y) = reference.centre(reference.at(a));
        assert!((f64::from(centre.x) - x).hypot(f64::from(centre.y) - y) < 0.001);
        for b in game.board().cells() {
            let why_not = match (game.face(a), game.face(b)) {
                (None, _) | (_, None) => Some(NO_TILE),
                _ if a == b => Some(SAME_TILE),
                (one, other) => {
                    let joined = reference.shortest_line(reference.at(a), reference.at(b));
                    let line = game.line(a, b);
                    assert_eq!(line.is_some(), joined.is_some(), "{a:?} to {b:?}");
                    if let (Some(line), Some((turns, steps))) = (line, joined) {
                        assert_eq!(line.first(), Some(&centre));
                        assert_eq!(line.last(), Some(&game.board().centre(b)));
                        assert_eq!(line.len() as u32, turns + 2, "{a:?} to {b:?}: {line:?}");
                        assert_eq!(
                            reference.assert_line(&line),
                            steps,
                            "{a:?} to {b:?}: {line:?}"
                        );
                    }
                    match (one == other, joined) {
                        (false, _) => Some(FACES_DIFFER),
                        (true, None) => Some(NO_LINE),
                        (true, Some(_)) => None,
                    }
                }
            };
            assert_eq!(game.why_not(a, b), why_not, "{a:?} with {b:?}");
        }
    }
    let pairs = reference.pairs();
    assert_eq!(game.pairs(), pairs);
    assert_eq!(
        game.is_stuck(),
        pairs.is_empty() && !reference.faces.is_empty()
    );
    assert_eq!(game.tiles_left(), reference.faces.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn link_rules_agree_with_reference(setup in setups(6), seed: u64, share in 5..=100_u32) {
        let game = from_cells(&setup, seed, share);
        assert_agreement(&game);
    }

    #[test]
    fn link_gravity_agrees_with_reference(setup in setups(7), seed: u64, share in 20..=100_u32) {
        let mut game = from_cells(&setup, seed, share);
        let mut expected = ReferenceRules::new(&game);
        play_randomly(&mut game, seed, |game, mv| {
            let now = ReferenceRules::new(game);
            assert_eq!(now.faces, expected.faces);
            expected = now;
            match mv {
                Move::Pair(a, b) => {
                    let (a, b) = (expected.at(a), expected.at(b));
                    expected.remove_pair(a, b);
                }
                mv => {
                    let mut after = game.clone();
                    after.advance(Seat::FIRST, mv).expect("a shuffle");
                    let counts = |reference: &ReferenceRules| {
                        let mut faces: Vec<u8> = reference.faces.values().copied().collect();
                        faces.sort_unstable();
                        faces
                    };
                    let shuffled = ReferenceRules::new(&after);
                    assert_eq!(counts(&shuffled), counts(&expected));
                    if shuffled.layout.is_none() {
                        assert!(shuffled.faces.keys().eq(expected.faces.keys()));
                    }
                    assert!(!after.is_stuck());
                    assert_solution_clears(&after);
                    expected = shuffled;
                }
            }
        });
    }

    #[test]
    fn link_effects_lead_to_next_appearance(
        setup in setups(8), seed: u64, is_from_cells: bool, share in 20..=100_u32,
    ) {
        let mut game = if is_from_cells { from_cells(&setup, seed, share) } else { new_game(&setup, seed) };
        play_randomly(&mut game, seed, |game, mv| {
            let mut after = game.clone();
            let effects = after.play(Seat::FIRST, mv).expect("a legal move");
            assert_eq!(game.effects(Seat::FIRST, mv), effects);
            let mut shown = appearances(game);
            let mut slid = appearances(game);
            for effect in &effects {
                match effect {
                    &Effect::CellChanged { cell, appearance, .. } => {
                        shown[cell.index()] = appearance;
                        if appearance == Appearance::Removed {
                            slid[cell.index()] = appearance;
                        }
                    }
                    &Effect::TileMoved { from, to } => {
                        assert_eq!(slid[to.index()], Appearance::Removed, "{from:?} slides onto a tile");
                        slid.swap(from.index(), to.index());
                    }
                    Effect::PairLine(line) => {
                        let Move::Pair(a, b) = mv else { panic!("{mv:?} joins tiles") };
                        assert_eq!(Some(line), game.line(a, b).as_ref());
                    }
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(shown, appearances(&after), "{mv:?}: {effects:?}");
            if let Move::Pair(..) = mv {
                assert!(matches!(effects[0], Effect::PairLine(_)));
                assert_eq!(slid, appearances(&after), "what slid after {mv:?}: {effects:?}");
            }
        });
        prop_assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
        prop_assert_eq!(game.tiles_left(), 0);
    }

    #[test]
    fn link_accepts_exactly_legal_moves(
        setup in setups(6), seed: u64, share in 5..=100_u32, plies in 0..12_usize,
        tries in proptest::collection::vec((any::<u8>(), 0..6_u8, any::<u32>(), any::<u32>()), 60),
    ) {
        let mut game = from_cells(&setup, seed, share);
        let mut positions = Vec::new();
        play_randomly(&mut game, seed, |game, _| positions.push(game.clone()));
        positions.push(game);
        let mut game = positions.swap_remove(plies.min(positions.len() - 1));
        let cells = setup.plan.shape.cells() as u32;
        for (seat, kind, one, other) in tries {
            let seat = if seat < 200 { Seat::FIRST } else { Seat(seat) };
            let near = |id: u32| CellId(if id.is_multiple_of(5) { id } else { id % cells });
            let mv = match kind {
                0 => Move::Paint(Colour(one as u8)),
                1 => Move::Cell(near(one)),
                2 => Move::Pair(near(one), near(other)),
                3 => Move::Piece(one as u8),
                4 => Move::Chance(one),
                _ => Move::TimeUp,
            };
            let listed = game.legal_moves();
            let is_legal = game.to_move().seat() == Some(seat) && match mv {
                Move::Pair(a, b) => listed.contains(&Move::Pair(a.min(b), a.max(b))),
                Move::Chance(_) => listed.contains(&Move::Chance(0)),
                Move::TimeUp => game.setup().countdown().is_some(),
                mv => listed.contains(&mv),
            };
            prop_assert_eq!(game.check(seat, mv).is_ok(), is_legal, "{:?}: {:?}", mv, game.check(seat, mv));
            let before = appearances(&game);
            let mut tried = game.clone();
            let answer = tried.play(seat, mv);
            prop_assert_eq!(answer.is_ok(), is_legal);
            if is_legal {
                if mv != Move::TimeUp {
                    game = tried;
                }
            } else {
                prop_assert_eq!(appearances(&tried), before);
                prop_assert_eq!(tried.moves(), game.moves());
                prop_assert!(tried.effects(seat, mv).is_empty());
            }
        }
        for mv in game.legal_moves() {
            prop_assert!(game.clone().play(Seat::FIRST, mv).is_ok(), "{:?} is listed", mv);
        }
    }
}

#[test]
fn link_time_up_loses_game_with_countdown() {
    let mut untimed = game("link:4x4,untimed#1");
    assert_eq!(
        untimed.advance(Seat::FIRST, Move::TimeUp),
        Err(IllegalMove::WrongKind)
    );
    let mut timed = game("link:4x4#1");
    assert_eq!(timed.play(Seat::FIRST, Move::TimeUp), Ok(Vec::new()));
    assert_eq!(
        (timed.outcome(), timed.to_move()),
        (Some(Outcome::Lost), Turn::Nobody)
    );
    assert!(timed.legal_moves().is_empty());
    assert_eq!(
        timed.advance(Seat::FIRST, Move::TimeUp),
        Err(IllegalMove::Over)
    );
}

/// Checks a board on which two pairs block each other: neither can be joined around the other.
#[test]
fn link_stuck_position_is_shuffled_by_chance() {
    let mut game = game("link:2x2,untimed=ab/ba");
    assert!(game.is_stuck());
    assert_eq!(game.to_move(), Turn::Chance(Seat::FIRST));
    assert_eq!(game.legal_moves(), [Move::Chance(0)]);
    let pair = Move::Pair(CellId(0), CellId(3));
    assert_eq!(game.check(Seat::FIRST, pair), Err(NO_LINE));
    game.advance(Seat::FIRST, Move::Chance(99))
        .expect("a shuffle");
    assert_eq!(game.to_move(), Turn::Player(Seat::FIRST));
    assert_eq!(
        game.check(Seat::FIRST, Move::Chance(99)),
        Err(IllegalMove::WrongKind)
    );
    assert_solution_clears(&game);
}

#[test]
fn link_gravity_applies_to_start_position() {
    let shown = |code: &str| {
        let game = game(code);
        let faces = game.board().cells().map(|cell| game.face(cell));
        faces
            .map(|face| face.map_or('.', |Face(face)| char::from(b'a' + face)))
            .collect::<String>()
    };
    assert_eq!(shown("link:4x2,untimed=ab../..ab"), "ab....ab");
    assert_eq!(shown("link:4x2,down,untimed=ab../..ab"), "....abab");
    assert_eq!(shown("link:4x2,left,untimed=.ab./..ab"), "ab..ab..");
    assert_eq!(shown("link:4x2,middle,untimed=a..b/.ab."), ".ab..ab.");
    assert_eq!(shown("link:5x2,middle,untimed=a...b/b...a"), "..ab...ba.");
}

#[test]
fn link_record_restores_shuffles() {
    let code: GameCode = "link:2x2,f2=ab/ba".parse().expect("a code");
    let mut session = Session::new(code, vec![Player::Human]).expect("a game");
    session
        .play(Seat::FIRST, Move::Chance(5))
        .expect("a shuffle");
    let position = session.position().legal_moves()[0];
    session.play(Seat::FIRST, position).expect("a pair");
    let again = Session::restore(&session.record()).expect("a record that holds");
    assert_eq!(again.record(), session.record());
    assert_eq!(
        again.position().legal_moves(),
        session.position().legal_moves()
    );
}
